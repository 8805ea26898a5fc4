"""The closed vocabularies of card facts: types, colours, regions."""

from __future__ import annotations

from enum import StrEnum


class CardType(StrEnum):
    """What kind of card it is (R3.1)."""

    MONSTER = "monster"
    BATTLE = "battle"
    STRATEGY = "strategy"


class Color(StrEnum):
    """A card colour; white is the neutral one (R3.7). The order is that of every list on screen and paper."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    WHITE = "white"


class Region(StrEnum):
    """Whose print counts: the English or the Japanese one (R4.21)."""

    EN = "en"
    JP = "jp"


ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV"}
"""Monster ranks as printed."""
