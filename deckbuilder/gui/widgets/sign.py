"""A state sign as a label: octagon, triangle, tick and the others of LOOK 5."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.paper.signs import StateSign, draw_state


class SignLabel(QWidget):
    """Draws one sign; its word belongs in the accessible name of the row around it."""

    def __init__(
        self, theme: Theme, sign: StateSign, ems: float = 1.5, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign = sign
        self._ems = ems
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_sign(self, sign: StateSign) -> None:
        """Draw another sign."""
        if sign is not self._sign:
            self._sign = sign
            self.update()

    def sizeHint(self) -> QSize:
        """A square that grows with the font."""
        return QSize(self._theme.ems(self._ems), self._theme.ems(self._ems))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the sign."""
        painter = QPainter(self)
        draw_state(painter, QRectF(self.rect()), self._sign, self._theme.scheme)
        painter.end()
