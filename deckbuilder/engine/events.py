"""What happened: a short record of each change, for screens, logs and the abilities that wait for it.

As text: ``advanced p0 #3 first=2`` is the advance of player 0's monster, card 3, to zone 2.
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import NamedTuple

from .members import plain_members


@plain_members
class Kind(IntEnum):
    """The kinds of change."""

    GAME_BEGAN = 0
    TURN_BEGAN = 1
    PHASE_BEGAN = 2
    DRAWN = 3
    DECK_REBUILT = 4
    SHUFFLED = 5
    DISCARDED = 6
    BATTLE_PLAYED = 7
    STRATEGY_PLAYED = 8
    MONSTER_PLAYED = 9
    EVOLVED = 10
    RAGE_CHANGED = 11
    ADVANCED = 12
    BLOCKED = 13
    RETREATED = 14
    DESTROYED = 15
    STRATEGY_DISCARDED = 16
    BURST_ENDED = 17
    COUNTER_TRIED = 18
    COUNTERED = 19
    RANKED_UP = 20
    GAME_ENDED = 21
    ABILITY_BEGAN = 22
    """What follows is its doing until it ends; ``first`` is its place among the card's programs."""

    ABILITY_ENDED = 23
    MILLED = 24
    """From the deck to the discard pile."""

    TAKEN = 25
    """From the deck to the hand without drawing; ``first`` is 1 if both players have seen it."""

    RETURNED = 26
    """From anywhere else to the hand."""

    TO_DECK = 27
    """``first`` is 1 on top, 0 at the bottom."""

    PUT_UNDER = 28
    """``first`` is the uid of the card it lies under now."""

    MOVED = 29
    """A battle card to another zone, from ``second`` to ``first``."""

    POWER_GAINED = 30
    """Counter power for this turn: ``first``."""

    GRANTED = 31
    """A text of the card holds for this turn."""

    REVEALED = 32
    """A card of the deck lies open."""

    WIDENED = 33
    """A player has ``first`` strategy zones now."""

    BY_HAND = 34
    """Everything in this step is done by hand, not by the rules."""


@plain_members
class Cause(IntEnum):
    """Why a card was discarded or destroyed."""

    RULE = 0
    RAGE = 1
    INVASION = 2
    CRUSH = 3
    OVERLOAD = 4
    EFFECT = 5
    BASE = 6
    BY_HAND = 7


class Event(NamedTuple):
    """One change. What ``first`` and ``second`` mean depends on the kind."""

    kind: Kind
    player: int
    """Whose card, monster or turn it is, 0 or 1."""

    card: int = -1
    """The uid of the card concerned, or -1."""

    first: int = 0
    """Zone reached, amount before, total counter power, phase."""

    second: int = 0
    """Cause, amount after, threat."""

    def __str__(self) -> str:
        words = f"{self.kind.name.lower()} p{self.player}"
        words += f" #{self.card}" if self.card >= 0 else ""
        words += f" first={int(self.first)}" if self.first else ""
        return words + (f" second={int(self.second)}" if self.second else "")


class EventSyntaxError(ValueError):
    """A text that is no event; the message quotes it."""

    def __init__(self, text: str) -> None:
        super().__init__(f'"{text}" is no event; expected a text like "advanced p0 #3 first=2"')
        self.text = text


_SHAPE = re.compile(
    r"(?P<kind>[a-z_]+) p(?P<player>[01])(?: #(?P<card>[0-9]{1,9}))?"
    r"(?: first=(?P<first>-?[0-9]{1,12}))?(?: second=(?P<second>-?[0-9]{1,12}))?"
)


def parse_event(text: str) -> Event:
    """Read what ``str(event)`` wrote; raises ``EventSyntaxError``."""
    match = _SHAPE.fullmatch(text.strip())
    if match is None or match["kind"].upper() not in Kind.__members__:
        raise EventSyntaxError(text)
    card, first, second = (int(match[name] or usual) for name, usual in _USUAL)
    return Event(Kind[match["kind"].upper()], int(match["player"]), card, first, second)


_USUAL = (("card", -1), ("first", 0), ("second", 0))
