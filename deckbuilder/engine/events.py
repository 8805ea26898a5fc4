"""What happened: a short record of each change, for screens, logs and the abilities that wait for it."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


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


class Cause(IntEnum):
    """Why a card was discarded or destroyed."""

    RULE = 0
    RAGE = 1
    INVASION = 2
    CRUSH = 3
    OVERLOAD = 4
    EFFECT = 5
    BASE = 6


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
