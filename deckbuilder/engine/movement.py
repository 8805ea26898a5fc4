"""How a monster moves on its owner's board, and the crush of own battle cards in its way (R14)."""

from __future__ import annotations

from .board import BEHIND, LAST_ZONE
from .events import Cause, Event, Kind
from .state import GameState
from .zones import destroy_stack


def crush(state: GameState, player: int) -> None:
    """A battle card in the zone of its owner's monster is destroyed at once (R14.3, R14.4)."""
    me = state.players[player]
    if me.zones[me.zone]:
        destroy_stack(state, player, me.zone, Cause.CRUSH)


def step_forward(state: GameState, player: int) -> bool:
    """Advance one zone with crush; False in zone 8, where nothing happens (R14.13)."""
    me = state.players[player]
    if me.zone >= LAST_ZONE:
        return False
    me.zone += 1
    state.events.append(Event(Kind.ADVANCED, player, me.monster[-1], me.zone))
    crush(state, player)
    return True


def step_back(state: GameState, player: int) -> bool:
    """Retreat one zone with crush; False in zone 1, where nothing happens (R14.12)."""
    me = state.players[player]
    if me.zone <= 1:
        return False
    me.zone -= 1
    state.events.append(Event(Kind.RETREATED, player, me.monster[-1], me.zone))
    crush(state, player)
    return True


def jump_behind(state: GameState, player: int) -> bool:
    """Jump as a counter makes a monster jump, crushing at the destination only (R14.7, R15.11)."""
    me = state.players[player]
    target = BEHIND[me.zone]
    if target == me.zone:
        return False
    me.zone = target
    state.events.append(Event(Kind.RETREATED, player, me.monster[-1], target))
    crush(state, player)
    return True


def advance(state: GameState, player: int, count: int) -> int:
    """Advance zone by zone, each one entered is crushed; how many zones it went (R14.6)."""
    return sum(step_forward(state, player) for _ in range(count))
