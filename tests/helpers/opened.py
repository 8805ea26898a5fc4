"""Open decks for tests of panels: a document in its wrapper, checked on the day of the tests."""

from __future__ import annotations

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.document import DeckDocument
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services


def opened(deck: Deck, services: Services) -> OpenDeck:
    """A deck as the panels get it."""
    return OpenDeck(DeckDocument(deck), services)
