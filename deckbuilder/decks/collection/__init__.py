"""The cards a player owns: counted by print, kept in one file, traded as CSV, held against decks.

>>> from deckbuilder.decks.collection import Collection, missing_cards
>>> from deckbuilder.decks.deck import Deck, Section
>>> owned = Collection({"EBP01-016": 1, "EBP01-016+": 1})
>>> [str(line) for line in missing_cards(Deck().add(Section.MAIN, "EBP01-016", 4), owned).short]
['2 EBP01-016']
"""

from .counts import MAX_OWNED, Collection, combined, print_key
from .document import CollectionDocument
from .missing import Missing, MissingLine, missing_cards
from .store import CollectionStore
from .table import TableReading, read_collection, write_collection, write_stored

__all__ = [
    "MAX_OWNED",
    "Collection",
    "CollectionDocument",
    "CollectionStore",
    "Missing",
    "MissingLine",
    "TableReading",
    "combined",
    "missing_cards",
    "print_key",
    "read_collection",
    "write_collection",
    "write_stored",
]
