"""A button that opens a menu, flat at rest, with the house's ring when it has the focus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from deckbuilder.gui.style import draw_chevron
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
        """The words, the arrow, and a little room beside them for the ring."""
        metrics, em = self.fontMetrics(), self._theme.em
        words = metrics.horizontalAdvance(self.text())
        return QSize(round(words + 2.2 * em), metrics.height() + self._theme.steps(2)).expandedTo(
            QSize(24, 24)
        )

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The words, the arrow after them, the ring."""
        theme, em = self._theme, self._theme.em
        rect = QRectF(self.rect())
        lifted = self.isEnabled() and (self.underMouse() or self.isDown())
        ink = theme.color("onsel" if lifted else "text" if self.isEnabled() else "faint")
        painter = QPainter(self)
        with painting(painter):
            if lifted:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("sel"))
                painter.drawRoundedRect(rect, 3, 3)
            painter.setFont(self.font())
            painter.setPen(ink)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect.adjusted(0.6 * em, 0, -1.4 * em, 0), int(flags), self.text())
            draw_chevron(painter, QPointF(rect.right() - em, rect.center().y()), em, ink)
            if self.hasFocus():
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
        painter.end()
