"""Evolution: a battle card of the deck goes on top of one in a zone (R20.9)."""

from __future__ import annotations

from .abilities.listening import hear
from .abilities.model import Target
from .definition import BATTLE
from .events import Event, Kind
from .piles import shuffle_deck
from .state import GameState, Uid, Wait, Waiting
from .values import closed_zones, rank_in_play


def collect_evolutions(state: GameState) -> None:
    """Each top card with Evolution may be covered now, and only now (R20.9, R20.9.3)."""
    table = state.table
    for stack in state.players[state.active].zones:
        if stack and table[stack[-1]].evolution is not None:
            state.waiting.append(Waiting(state.active, Wait.EVOLUTION, stack[-1]))


def evolution_choices(state: GameState, player: int, card: Uid) -> list[Uid]:
    """The cards of the deck that may go on top of a card (R20.9).

    None if it is no top card any more, or its zone is closed to battle cards (R20.9.7).
    """
    me, table = state.players[player], state.table
    evolution = table[card].evolution
    zone = next((number for number, stack in enumerate(me.zones) if stack and stack[-1] == card), 0)
    if evolution is None or not zone or zone in closed_zones(state, player):
        return []
    rank, trait = evolution.rank_max, evolution.trait
    found: list[Uid] = []
    for uid in me.deck:
        candidate = table[uid]
        if candidate.kind == BATTLE and candidate.rank <= rank and trait in candidate.traits:
            found.append(uid)
    found.sort()
    return found


def evolve(state: GameState, player: int, card: Uid, on_top: Uid) -> None:
    """Put a battle card of the deck on top of a card in a zone, then shuffle (R20.9, R20.9.5)."""
    me = state.players[player]
    zone = next(number for number, stack in enumerate(me.zones) if stack and stack[-1] == card)
    me.deck.remove(on_top)
    me.zones[zone] = (*me.zones[zone], on_top)
    state.events.append(Event(Kind.EVOLVED, player, on_top, zone))
    shuffle_deck(state, player)
    if state.hears:
        rank = rank_in_play(state, Target(on_top, player, zone))
        hear(state, "enter", player, on_top, zone, rank, "evolution")
        hear(state, "battle_played", player, on_top, zone, rank, "evolution")
