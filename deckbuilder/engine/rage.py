"""Rage: a number beside the monster; each point gained is heard on its own (R11)."""

from __future__ import annotations

from .abilities.listening import hear
from .events import Event, Kind
from .state import GameState


def set_rage(state: GameState, player: int, amount: int) -> None:
    """Rage becomes an amount, never below 0; nothing happens if it already is (R7.9, R11.4)."""
    me = state.players[player]
    before, after = me.rage, max(amount, 0)
    if after == before:
        return
    me.rage = after
    state.events.append(Event(Kind.RAGE_CHANGED, player, -1, before, after))
    if not state.hears:
        return
    monster = me.monster[-1]
    for _ in range(me.rage - before):  # R11.5: once for each point
        hear(state, "rage_up", player, monster, me.zone, amount=1)
    if me.rage < before:
        hear(state, "rage_down", player, monster, me.zone, amount=before - me.rage)
        if me.rage == 0:
            hear(state, "rage_zero", player, monster, me.zone)
