"""The Counter Phase: one comparison, retreat, rank up or the end of the game (R15)."""

from __future__ import annotations

from .events import Event, Kind
from .movement import jump_behind
from .outcome import Outcome, Reason
from .state import GameState, Uid
from .values import threat, total_counter_power


def try_counter(state: GameState) -> None:
    """Compare the active player's total with the threat of the other's monster; equality succeeds (R15.8)."""
    player, other = state.active, 1 - state.active
    total, needed = total_counter_power(state, player), threat(state, other)
    state.events.append(Event(Kind.COUNTER_TRIED, player, first=total, second=needed))
    if total >= needed:
        counter(state, other)


def counter(state: GameState, player: int) -> None:
    """A player's monster is countered: it jumps back and ranks up, or its player has lost (R15.11 to R15.16)."""
    me = state.players[player]
    state.events.append(Event(Kind.COUNTERED, player, me.monster[-1], me.zone))
    jump_behind(state, player)
    follower = next_monster(state, player)
    if follower < 0:
        state.outcome = Outcome(1 - player, Reason.COUNTER)
        return
    me.monster_deck.remove(follower)
    me.monster = (*me.monster, follower)
    state.events.append(Event(Kind.RANKED_UP, player, follower, me.zone))


def next_monster(state: GameState, player: int) -> Uid:
    """The card of the monster deck one rank above the current monster that shares a trait, or -1 (R15.12)."""
    me = state.players[player]
    table = state.table
    current = table[me.monster[-1]]
    for card in me.monster_deck:
        candidate = table[card]
        if candidate.rank == current.rank + 1 and not candidate.traits.isdisjoint(current.traits):
            return card
    return -1
