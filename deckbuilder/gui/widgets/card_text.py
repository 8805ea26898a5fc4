"""What stands on a card as text to read, to copy and to hear: a face is a picture (LOOK 9, B58)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextBrowser, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import Language
from deckbuilder.cards.wording import card_text
from deckbuilder.gui.describe import called, card_in_words
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr


class CardText(QTextBrowser):
    """Names, facts and rules text of one card, in the player's language; as tall as it is at its width."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language: Language = services.language
        self.setObjectName("plain")
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(0)

    def show_card(self, card: Card) -> None:
        """Show another card."""
        name = called(card, self._language)
        other_language: Language = "en" if self._language == "ja" else "ja"
        other = called(card, other_language)
        names = name if other == name else f"{name}\n{other}"
        rules = card_text(card, self._language) or tr("No ability")
        self.setPlainText(f"{names}\n{card_in_words(card, self._language)}\n\n{rules}")
        self.setAccessibleName(tr("Text of {name}", name=name))

    def fit(self, width: int) -> None:
        """Be as tall as the text is at a width."""
        document = self.document()
        document.setTextWidth(max(50, width))
        self.setFixedHeight(round(document.size().height()) + 4)
