"""What can be done by hand with the rules off: small values that know no game, as text that reads back.

``hand p0 draw 3``, ``hand p0 mill 2``, ``hand p0 look 3``, ``hand p0 order 5 12 7`` (the top of the deck from
now on, the next draw first), ``hand p0 shuffle``, ``hand p0 rage 4``, ``hand p0 walk 5`` (the monster to zone
5), ``hand p0 move 12 zone 5``, ``hand p0 search 12 hand`` (and the deck is shuffled), ``hand p0 token
EBP02-T01 5``, ``hand p0 remove 60``.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from .members import plain_members


@plain_members
class Deed(StrEnum):
    """What is done."""

    DRAW = "draw"
    MILL = "mill"
    LOOK = "look"
    """At the top of the deck; nothing changes, but the game remembers that it was looked at."""

    ORDER = "order"
    SHUFFLE = "shuffle"
    RAGE = "rage"
    WALK = "walk"
    MOVE = "move"
    SEARCH = "search"
    TOKEN = "token"  # noqa: S105 - a token of the game, no secret
    REMOVE = "remove"
    """A token or a rage card ceases to exist (R19.3)."""


@plain_members
class To(StrEnum):
    """Where a card can be put."""

    HAND = "hand"
    DECK = "deck"
    """``at`` is its place from the top: 1 on top, 2 the second."""

    BOTTOM = "bottom"
    DISCARD = "discard"
    MONSTERS = "monsters"
    """The monster deck."""

    ZONE = "zone"
    """``at`` is the zone; on top of what lies there."""

    OVER = "over"
    """The same, and what lies there goes to the discard pile."""

    UNDER = "under"
    """Under what lies in zone ``at``."""

    STRATEGY = "strategy"
    """``at`` is the strategy zone from 1; what lies there goes to the discard pile."""

    UNDER_STRATEGY = "understrategy"
    MONSTER = "monster"
    """On top of the monster: the card is the monster from now on."""

    UNDER_MONSTER = "undermonster"


NUMBERED = frozenset({To.DECK, To.ZONE, To.OVER, To.UNDER, To.STRATEGY, To.UNDER_STRATEGY})
"""Where it must be said which one."""


class ByHand(NamedTuple):
    """One thing done by hand on a player's side."""

    deed: Deed
    player: int
    card: int = -1
    """The card moved, found or removed."""

    to: To | None = None
    at: int = 0
    """How many cards, which zone, how much rage, which place of the deck."""

    cards: tuple[int, ...] = ()
    """Of ``ORDER``: the top of the deck, the next draw first."""

    number: str = ""
    """Of ``TOKEN``: its card number."""

    def __str__(self) -> str:
        parts: list[object] = ["hand", f"p{self.player}", self.deed.value]
        match self.deed:
            case Deed.DRAW | Deed.MILL | Deed.LOOK | Deed.RAGE | Deed.WALK:
                parts.append(self.at)
            case Deed.ORDER:
                parts += self.cards
            case Deed.MOVE | Deed.SEARCH:
                assert self.to is not None
                parts += [self.card, self.to.value, *((self.at,) if self.to in NUMBERED else ())]
            case Deed.TOKEN:
                parts += [self.number, self.at]
            case Deed.REMOVE:
                parts.append(self.card)
            case Deed.SHUFFLE:
                pass
        return " ".join(map(str, parts))


class ByHandSyntaxError(ValueError):
    """A text that is nothing to do by hand; the message quotes it and says what was expected."""

    def __init__(self, text: str) -> None:
        deeds = ", ".join(Deed)
        super().__init__(
            f'"{text}" is nothing that can be done by hand; expected "hand p0" or "hand p1", one of {deeds}, '
            "and what it needs"
        )
        self.text = text


_NUMBER = "[0-9]{1,6}"
_PLACES = "|".join(
    f"{to.value} {_NUMBER}" if to in NUMBERED else to.value for to in sorted(To, key=lambda to: -len(to))
)
_SHAPE = re.compile(
    r"hand p(?P<player>[01]) (?:"
    rf"(?P<counting>draw|mill|look|rage|walk) (?P<count>{_NUMBER})"
    rf"|(?P<moving>move|search) (?P<moved>{_NUMBER}) (?P<place>{_PLACES})"
    rf"|order(?P<order>(?: {_NUMBER})*)"
    rf"|token (?P<number>[^\s]{{1,40}}) (?P<zone>{_NUMBER})"
    rf"|remove (?P<removed>{_NUMBER})"
    r"|(?P<shuffle>shuffle))"
)


def parse_by_hand(text: str) -> ByHand:
    """Read what ``str(ByHand(...))`` wrote; raises ``ByHandSyntaxError``."""
    match = _SHAPE.fullmatch(" ".join(text.split()))
    if match is None:
        raise ByHandSyntaxError(text)
    player = int(match["player"])
    if match["counting"]:
        return ByHand(Deed(match["counting"]), player, at=int(match["count"]))
    if match["moving"]:
        place, _, at = match["place"].partition(" ")
        return ByHand(Deed(match["moving"]), player, int(match["moved"]), To(place), int(at or 0))
    if match["number"]:
        return ByHand(Deed.TOKEN, player, at=int(match["zone"]), number=match["number"])
    if match["removed"]:
        return ByHand(Deed.REMOVE, player, int(match["removed"]))
    if match["shuffle"]:
        return ByHand(Deed.SHUFFLE, player)
    return ByHand(Deed.ORDER, player, cards=tuple(map(int, match["order"].split())))
