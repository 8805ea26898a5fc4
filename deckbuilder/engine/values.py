"""The numbers that the rules compare, worked out when they are read: threat, counter power, ranks (R15.4, R15.7)."""

from __future__ import annotations

from .definition import Definition
from .state import RAGE_THREAT, GameState


def monster_of(state: GameState, player: int) -> Definition:
    """The definition of a player's current monster."""
    return state.table[state.players[player].monster[-1]]


def threat(state: GameState, player: int) -> int:
    """The threat of a player's monster: printed, and 5000 for each rage (R15.7)."""
    me = state.players[player]
    return state.table[me.monster[-1]].threat + RAGE_THREAT * me.rage


def total_counter_power(state: GameState, player: int) -> int:
    """The sum over the player's zones of the top battle card's counter power (R15.4, R15.5)."""
    table = state.table
    total = 0
    for stack in state.players[player].zones:
        if stack:
            total += table[stack[-1]].power
    return total
