"""A card's face beside words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.gui.services import Services


class SmallFace(QWidget):
    """Draws one card, or nothing; what it shows is told beside it."""

    def __init__(self, services: Services, ems: float = 4.6) -> None:
        """So many ems wide until ``set_width``."""
        super().__init__()
        self._services, self._ems = services, ems
        self._width: int | None = None
        self._card: Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        services.theme.changed.connect(self.updateGeometry)
        services.pictures.changed.connect(self.update)

    def show_card(self, card: Card | None) -> None:
        """Show a card."""
        if card != self._card:
            self._card = card
            self.update()

    def set_width(self, width: int) -> None:
        """So many pixels wide."""
        if width != self._width:
            self._width = width
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Of the shape of a card."""
        width = self._services.theme.ems(self._ems) if self._width is None else self._width
        return QSize(width, round(width * 88 / 63))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the face."""
        if self._card is None:
            return
        services, painter = self._services, QPainter(self)
        image = services.faces.image(
            self._card,
            self.width(),
            scheme=services.theme.scheme,
            ratio=self.devicePixelRatio(),
            language=services.language,
        )
        painter.drawImage(0, 0, image)
        painter.end()
