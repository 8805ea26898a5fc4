"""The Counter Phase: one comparison, retreat, rank up or the end of the game (R15)."""

from __future__ import annotations

from .abilities.listening import hear
from .abilities.model import Context, Fx
from .events import Event, Kind
from .movement import jump_behind
from .outcome import Outcome, Reason
from .state import GameState, Uid
from .values import monster_target, reaching, threat, total_counter_power


def try_counter(state: GameState) -> None:
    """Compare the active player's total with the threat of the other's monster; equality succeeds (R15.8)."""
    player, other = state.active, 1 - state.active
    total, needed = total_counter_power(state, player), threat(state, other)
    state.events.append(Event(Kind.COUNTER_TRIED, player, -1, total, needed))
    if total < needed:
        return
    immune, shifts = is_immune(state, other, total)
    if not immune:
        counter(state, other)
    elif shifts:
        jump_behind(state, other)


def is_immune(state: GameState, player: int, total: int | None = None) -> tuple[bool, bool]:
    """Whether a total cannot counter a monster, and whether it shifts all the same (R15.20 to R15.24).

    Without a total, that of the moment is compared with the limits: a counter by an effect.
    """
    immune = shifts = False
    if state.applies & Fx.COUNTER_IMMUNITY:
        for static, context in reaching(state, Fx.COUNTER_IMMUNITY, monster_target(state, player)):
            limit = static.amount(state, context)
            if total is None:
                total = total_counter_power(state, 1 - player)
            if limit < 0 or total <= limit:
                shifts = static.flag if not immune else shifts and static.flag
                immune = True
    return immune, shifts


def counter(state: GameState, player: int) -> None:
    """A player's monster is countered: it jumps back and ranks up, or the game is lost (R15.11 to R15.16)."""
    me = state.players[player]
    countered, from_zone = me.monster[-1], me.zone
    state.events.append(Event(Kind.COUNTERED, player, countered, from_zone))
    if state.hears:
        hear(state, "countered", player, countered, from_zone)
    jump_behind(state, player)
    follower = next_monster(state, player)
    if follower < 0:
        state.outcome = Outcome(1 - player, Reason.COUNTER)
        return
    me.monster_deck.remove(follower)
    me.monster = (*me.monster, follower)
    state.events.append(Event(Kind.RANKED_UP, player, follower, me.zone))
    if state.hears:
        rank = state.table[follower].rank
        hear(state, "enter", player, follower, me.zone, rank)
        hear(state, "monster_played", player, follower, me.zone, rank)  # B0: it comes to lie on top
        hear(state, "counter_success", 1 - player, countered, from_zone)


def next_monster(state: GameState, player: int) -> Uid:
    """The card of the monster deck one rank above the current monster that shares a trait, or -1 (R15.12)."""
    me = state.players[player]
    table = state.table
    current = table[me.monster[-1]]
    for card in me.monster_deck:
        candidate = table[card]
        if candidate.rank == current.rank + 1 and (
            not candidate.traits.isdisjoint(current.traits) or _follows(state, player, card)
        ):
            return card
    return -1


def _follows(state: GameState, player: int, card: Uid) -> bool:
    """Whether a monster's own text lets it follow a monster with which it shares no trait (R15.19)."""
    rules = state.table[card].abilities.play
    alt = rules.monster if rules is not None else None
    return (
        alt is not None
        and alt.rank_up
        and alt.fits(state, Context(player, card), monster_target(state, player))
    )
