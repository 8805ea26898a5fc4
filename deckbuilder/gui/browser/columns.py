"""The columns of the table of cards: what each shows of a card, its titles, its width, how it sorts (B50)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import COLORS_JA, TYPES_JA, Language, card_traits
from deckbuilder.cards.messages import say
from deckbuilder.cards.search import Standing
from deckbuilder.gui.describe import called
from deckbuilder.gui.tr import tr


class Column(IntEnum):
    """Every field of a card that can be a column, in their first order."""

    COPIES = 0
    COLOR = 1
    RANK = 2
    NAME = 3
    POWER = 4
    STEP = 5
    TRAITS = 6
    NUMBER = 7
    SET = 8
    RARITY = 9
    TYPE = 10
    NAME_JA = 11
    THREAT = 12
    COUNTER_POWER = 13
    LEGALITY = 14
    OWNED = 15

    @property
    def key(self) -> str:
        """What the settings call it."""
        return self.name.lower()


class Look(NamedTuple):
    """How a column looks."""

    title: str
    words: str
    """The title in full, for tips, the menu of columns and screen readers."""

    ems: float
    """First width."""

    order: str = ""
    """The ``order:`` of the search language that a click on its header asks for; empty for none."""

    shown: bool = True
    """At first."""

    is_number: bool = False
    """Written at the right."""


LOOKS: dict[Column, Look] = {
    Column.COPIES: Look(say("#"), say("Copies in the deck"), 2.6, "qty"),
    Column.COLOR: Look(say("Col."), say("Colour"), 4.2, "color"),
    Column.RANK: Look(say("Rank"), say("Rank"), 3.8, "rank"),
    Column.NAME: Look(say("Name"), say("Name"), 18.0, "name"),
    Column.POWER: Look(say("Power"), say("Threat or counter power"), 4.8, "power", is_number=True),
    Column.STEP: Look(say("Step"), say("Invasion step"), 3.6, "step"),
    Column.TRAITS: Look(say("Traits"), say("Traits"), 13.0),
    Column.NUMBER: Look(say("Number"), say("Card number"), 7.0, "number"),
    Column.SET: Look(say("Set"), say("Set"), 9.0, "number"),
    Column.RARITY: Look(say("Rarity"), say("Rarity"), 4.4, "rarity"),
    Column.TYPE: Look(say("Type"), say("Type"), 6.0, "type", shown=False),
    Column.NAME_JA: Look(say("Japanese"), say("Japanese name"), 14.0, shown=False),
    Column.THREAT: Look(say("Threat"), say("Threat"), 5.0, "threat", shown=False, is_number=True),
    Column.COUNTER_POWER: Look(say("CP"), say("Counter power"), 5.2, "cp", shown=False, is_number=True),
    Column.LEGALITY: Look(say("Legality"), say("What the deck’s format says"), 7.0, shown=False),
    Column.OWNED: Look(say("Owned"), say("Copies in the collection"), 4.4, "owned", shown=False),
}


STANDINGS = {
    Standing.LEGAL: say("legal"),
    Standing.RESTRICTED: say("restricted"),
    Standing.BANNED: say("banned"),
    Standing.OUTSIDE: say("not in pool"),
}
"""What a format says of a card, in words."""


def fact(card: Card, column: Column, catalogue: Catalogue, language: Language) -> str:
    """What a column says of a card, apart from what the deck and the collection know."""
    japanese = language == "ja"
    match column:
        case Column.COLOR:
            return " ".join(COLORS_JA[color] if japanese else color.value for color in card.colors)
        case Column.RANK:
            return card.rank_label
        case Column.NAME:
            return called(card, language)
        case Column.POWER:
            if card.type is CardType.STRATEGY:
                return tr("base") if card.is_base else ""
            return card.power_label
        case Column.STEP:
            return str(card.invasion) if card.invasion else ""
        case Column.TRAITS:
            return tr(", ").join(card_traits(card, language))
        case Column.NUMBER:
            return card.number
        case Column.SET:
            return catalogue.set_name(card.set_code)
        case Column.RARITY:
            return card.rarity or ""
        case Column.TYPE:
            return TYPES_JA[card.type] if japanese else card.type.value
        case Column.NAME_JA:
            return card.name_ja or ""
        case Column.THREAT:
            return card.power_label if card.type is CardType.MONSTER else ""
        case Column.COUNTER_POWER:
            return card.power_label if card.type is CardType.BATTLE else ""
        case _:
            return ""
