"""The sheet on which a deck is registered for a tournament: a neutral form, as PDF and for previews.

>>> from datetime import date
>>> from deckbuilder.cards.catalogue import load_catalogue
>>> from deckbuilder.decks.deck import Deck, Entry
>>> from deckbuilder.decks.formats import load_formats
>>> deck = Deck(name="Fire Mountain", main=(Entry("EBP01-016", 4),))
>>> data = SheetData(deck, load_catalogue(), load_formats()["standard-en"], date(2026, 11, 30))
>>> data.is_legal, [(group.type.value, group.total) for group in data.groups if group.type]
(False, [('battle', 4)])
"""

from .data import Group, Line, SheetData
from .flow import SIZES, PageSize
from .items import Page
from .pdf import paint_sheet, sheet_pages, write_sheet

__all__ = [
    "SIZES",
    "Group",
    "Line",
    "Page",
    "PageSize",
    "SheetData",
    "paint_sheet",
    "sheet_pages",
    "write_sheet",
]
