"""A pane that scrolls up and down only and is never narrower than what is in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Column(QScrollArea):
    """Takes its least width from its content, also after the font or the content changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._told = QSize()
        """The least size that the panes around this one know of."""

    def set_content(self, content: QWidget) -> None:
        """Show this widget."""
        self.setWidget(content)
        for each in (content, self.viewport()):  # the one hears of its children, the other of its own size
            each.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """The content's width and the scroll bar; any height."""
        content = self.widget()
        least = 0
        if content is not None:
            least = max(content.minimumWidth(), content.minimumSizeHint().width())
        return QSize(least + self.verticalScrollBar().sizeHint().width(), 80)

    def ensureWidgetVisible(self, child: QWidget, xmargin: int = 0, ymargin: int = 50) -> None:
        """Scroll up or down to a widget, never sideways."""
        super().ensureWidgetVisible(child, xmargin, ymargin)
        self.horizontalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that the content needs another width; its height is nobody else's, and the window waits."""
        if event.type() is QEvent.Type.LayoutRequest:
            least = self.minimumSizeHint()
            if least != self._told:
                self._told = least
                self.updateGeometry()
        return super().eventFilter(watched, event)
