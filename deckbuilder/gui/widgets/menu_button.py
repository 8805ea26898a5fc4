"""A button that opens a menu, flat at rest, with the house's ring when it has the focus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.paper.signs import painting


class MenuButton(QToolButton):
    """Reached by Tab, opened by a click, Space or Enter; never lower or narrower than 24 pixels."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.choices = QMenu(self)
        self.choices.setToolTipsVisible(True)
        self.setMenu(self.choices)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def sizeHint(self) -> QSize:
        """A little room beside the words for the ring."""
        return super().sizeHint().expandedTo(QSize(24, 24)) + QSize(self._theme.ems(0.6), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, then the ring."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            with painting(painter):
                painter.setPen(QPen(self._theme.color("focus"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
            painter.end()
