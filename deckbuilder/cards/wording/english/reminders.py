"""What keywords and terms mean, in a few words, by vocabulary item (R12.10, R19, R20)."""

from __future__ import annotations

from ...abilities import Base, Burst, Evolution, Token
from ...facts import ROMAN
from .words import a

AWAKENING = "your monster in zone {n} or beyond"

BY_ITEM = {
    "gate:overwhelm": "your monster's zone number no lower than the enemy monster's",
    "ev:revenge": "when an effect or a moving monster destroys this card",
    "qty:colors": "white is a colour too",
    "cond:colors": "white is a colour too",
    "fx:cannot_engage": "their counter power does not count against your monster",
    "sel:edge": "as you see them; in a column of two you choose",
}
"""Reminders behind the ability that uses the item."""


def burst(keyword: Burst) -> str:
    """When it may be played and when it goes (R12.10, R12.14)."""
    rank = ROMAN.get(keyword.from_rank, str(keyword.from_rank))
    return f"may be played from rank {rank}; discarded at the start of your end phase"


def evolution(keyword: Evolution) -> str:
    """What is searched for, and when (R20.9)."""
    card = a(f"{keyword.trait} battle card of rank {keyword.rank_max} or lower")
    return (
        f"at the start of your main phase you may put {card} from your deck on top of this card, then shuffle"
    )


def base(_: Base) -> str:
    """How long it stays (R20.11)."""
    return "stays in play; destroyed when either monster invades into zones 6–8"


def token(_: Token) -> str:
    """Where it comes from and goes to (R19)."""
    return "never in a deck; removed from the game when it leaves its zone"
