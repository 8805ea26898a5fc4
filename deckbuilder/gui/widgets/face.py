"""A card face as a widget: one card, as large as its width allows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import say
from deckbuilder.gui.describe import card_in_words
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

RATIO = 88 / 63


class FaceWidget(QWidget):
    """Draws one card; keeps the proportions of a card at any width."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self._card: Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        services.theme.changed.connect(self.update)
        services.pictures.changed.connect(self.update)

    def show_card(self, card: Card | None) -> None:
        """Show another card, or none."""
        self._card = card
        self.setAccessibleName(card_in_words(card, self._services.language) if card else tr("No card"))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The height follows the width; scroll areas do not ask for it."""
        super().resizeEvent(event)
        self.setFixedHeight(round(self.width() * RATIO))

    def sizeHint(self) -> QSize:
        """A face on which the rules text can be read."""
        width = self._theme.ems(17)
        return QSize(width, round(width * RATIO))

    def minimumSizeHint(self) -> QSize:
        """Small enough for a narrow window."""
        width = self._theme.ems(9)
        return QSize(width, round(width * RATIO))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the face in the middle, as large as fits."""
        if self._card is None:
            return
        services = self._services
        width = round(min(self.width(), self.height() / RATIO))
        painter = QPainter(self)
        image = services.faces.image(
            self._card,
            width,
            scheme=self._theme.scheme,
            ratio=self.devicePixelRatio(),
            language=services.language,
            set_name=shown(say(services.catalogue.set_name(self._card.set_code))),
        )
        painter.drawImage(QPointF((self.width() - width) // 2, 0), image)
        painter.end()
