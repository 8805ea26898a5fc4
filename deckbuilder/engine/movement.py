"""How a monster moves on its owner's board, and the crush of own battle cards in its way (R14)."""

from __future__ import annotations

from .abilities.listening import drop_crushed, hear
from .abilities.model import Fx
from .board import BEHIND, LAST_ZONE
from .events import Cause, Event, Kind
from .state import GameState
from .values import forbidden, monster_target
from .zones import destroy_stack


def crush(state: GameState, player: int) -> None:
    """A battle card in the zone of its owner's monster is destroyed at once (R14.3, R14.4)."""
    me = state.players[player]
    if me.zones[me.zone]:
        destroy_stack(state, player, me.zone, Cause.CRUSH)


def step_forward(state: GameState, player: int) -> bool:
    """Advance one zone with crush; False in zone 8, where nothing happens (R14.13)."""
    me = state.players[player]
    if me.zone >= LAST_ZONE or (state.applies & Fx.CANNOT_ADVANCE and cannot_advance(state, player)):
        return False
    me.zone += 1
    state.events.append(Event(Kind.ADVANCED, player, me.monster[-1], me.zone))
    if state.hears:
        hear(state, "monster_advances", player, me.monster[-1], me.zone)
    crush(state, player)
    return True


def cannot_advance(state: GameState, player: int) -> bool:
    """Whether a monster may not advance at all, in an invasion, at the end or by an effect (R13.9)."""
    return forbidden(state, Fx.CANNOT_ADVANCE, monster_target(state, player))


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
    target = BEHIND[state.players[player].zone]
    if target == state.players[player].zone:
        return False
    jump_to(state, player, target)
    return True


def jump_to(state: GameState, player: int, target: int) -> None:
    """Jump to a zone, crushing there and nowhere on the way (R14.7)."""
    me = state.players[player]
    me.zone = target
    state.events.append(Event(Kind.RETREATED, player, me.monster[-1], target))
    crush(state, player)


def advance(state: GameState, player: int, count: int) -> int:
    """Advance zone by zone, each one entered is crushed; how many zones it went (R14.6)."""
    start = len(state.waiting)
    walked = 0
    while walked < count and step_forward(state, player):
        walked += 1
    forget_crushed(state, start)
    return walked


def forget_crushed(state: GameState, start: int) -> None:
    """Abilities collected since ``start`` of a movement fall if it crushed their card (R21.11)."""
    if len(state.waiting) > start:
        crushed = (e.card for e in state.events if e.kind is Kind.DESTROYED and e.second is Cause.CRUSH)
        drop_crushed(state, start, tuple(crushed))
