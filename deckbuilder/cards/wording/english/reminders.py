"""What keywords and terms mean, in a few words, by vocabulary item (R12.10, R19, R20)."""

from __future__ import annotations

from deckbuilder.cards.abilities import Base, Burst, Evolution, Token
from deckbuilder.cards.facts import ROMAN

from .words import a


def awakening(zone: int) -> str:
    """How far the monster must be (R20.4)."""
    return f"your monster in zone {zone}" + (" or beyond" if zone < 8 else "")


_ONCE_PLAYED = "once played, the printed rank counts"

BY_ITEM = {
    "gate:overwhelm": "your monster's zone number no lower than the enemy monster's",
    "ev:invading": "once for every zone advanced",
    "ev:revenge": "when an effect or a moving monster destroys this card",
    "qty:colors": "white is a colour too",
    "cond:colors": "white is a colour too",
    "act:mill": "milled cards go from the top of the deck into the discard pile",
    "pick:as_many_as_possible": "one card a zone, also where one of your battle cards is",
    "fx:cannot_engage": "their counter power does not count against your monster",
    "act:evolve": "to evolve is to use Evolution at once",
    "play:rank_mod": _ONCE_PLAYED,
    "play:on_top_of": _ONCE_PLAYED,
    "fx:play_rank": _ONCE_PLAYED,
    "sel:edge": "as you see them; in a column of two you choose",
}
"""Reminders behind the ability that uses the item."""


def burst(keyword: Burst) -> str:
    """When it may be played and when it goes (R12.10, R12.14)."""
    rank = ROMAN.get(keyword.from_rank, str(keyword.from_rank))
    return f"may be played from rank {rank}; if so, discarded when your end phase starts"


def evolution(keyword: Evolution) -> str:
    """What is searched for, and when (R20.9)."""
    card = a(f"{keyword.trait} battle card of rank {keyword.rank_max} or lower")
    return (
        f"when your main phase starts, you may play {card} from your deck on top of this card, then shuffle"
    )


def base(_: Base) -> str:
    """How long it stays (R20.11)."""
    return "stays in play; destroyed when either monster invades into zones 6 to 8"


def token(_: Token) -> str:
    """Where it comes from and goes to (R19)."""
    return "never in a deck; removed from the game when it leaves the zones"
