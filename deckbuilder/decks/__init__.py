"""What a deck is: the value, its edits, legality, statistics, files, and the formats it travels in.

    >>> from deckbuilder.decks import Deck, DeckDocument, Section
    >>> document = DeckDocument(Deck())
    >>> changes = document.edit("add 2 Ebirah", lambda deck: deck.add(Section.MAIN, "bp01-016", 2))
    >>> document.deck.main, document.undo_text
    ((Entry(number='EBP01-016', count=2),), 'add 2 Ebirah')

The larger parts are packages and modules of their own: ``legality``, ``interchange``, ``formats``, ``files``,
``library``, ``statistics``, ``odds``.
"""

from .deck import DEFAULT_FORMAT, Deck, Entry, Section
from .document import Changes, DeckDocument

__all__ = ["DEFAULT_FORMAT", "Changes", "Deck", "DeckDocument", "Entry", "Section"]
