"""What a card is: facts, abilities, numbers, names, the catalogue of them all.

>>> from deckbuilder.cards import load_catalogue
>>> catalogue = load_catalogue()
>>> str(catalogue.get("bp01 16")), len(catalogue)
('EBP01-016 Ebirah(2004)', 400)
"""

from .card import Card, CardStatus, Requirement, Resonance
from .catalogue import Catalogue, load_catalogue
from .facts import ROMAN, CardType, Color, Region
from .faults import Fault
from .names import fold_name
from .numbers import CardNumber, PrintedNumber, ReadNumber, natural_key, parse_number
from .sets import CardSet

__all__ = [
    "ROMAN",
    "Card",
    "CardNumber",
    "CardSet",
    "CardStatus",
    "CardType",
    "Catalogue",
    "Color",
    "Fault",
    "PrintedNumber",
    "ReadNumber",
    "Region",
    "Requirement",
    "Resonance",
    "fold_name",
    "load_catalogue",
    "natural_key",
    "parse_number",
]
