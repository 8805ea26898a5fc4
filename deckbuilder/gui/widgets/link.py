"""A word that can be pressed inside a line of text: underlined, no frame, a ring when it has the focus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.paper.signs import painting


class Link(QPushButton):
    """As small as its words."""

    def __init__(self, theme: Theme, text: str, scale: float = 0.92, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._scale = scale
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._dress)
        self._dress()

    def sizeHint(self) -> QSize:
        """The words and the room of the ring."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 8, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The words, their line, the ring."""
        theme = self._theme
        painter = QPainter(self)
        with painting(painter):
            rect = QRectF(self.rect())
            ink = theme.color("text" if self.isEnabled() else "faint")
            font = theme.font(self._scale)
            font.setUnderline(True)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(rect.adjusted(4, 0, -4, 0), int(Qt.AlignmentFlag.AlignVCenter), self.text())
            if self.hasFocus():
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
        painter.end()

    def _dress(self) -> None:
        self.setFont(self._theme.font(self._scale))
        self.updateGeometry()
