"""Cards that come from hand into play, once it is decided and paid (R9.6, R10.2, R12.4)."""

from __future__ import annotations

from .abilities.listening import hear
from .rage import set_rage
from .state import GameState, Uid
from .zones import arrive, arrive_as_monster, place_battle, place_strategy


def battle_from_hand(state: GameState, player: int, card: Uid, zone: int) -> None:
    """The card leaves the hand, the old one is destroyed, the new one is in the zone (R9.6)."""
    state.players[player].hand.remove(card)
    place_battle(state, player, card, zone)
    arrive(state, player, card, zone, "hand")


def strategy_from_hand(state: GameState, player: int, card: Uid) -> None:
    """Put it in a free strategy zone, where it stays until the next own Start Phase (R10.2, R10.3)."""
    state.players[player].hand.remove(card)
    place_strategy(state, player, card)
    if state.hears:
        hear(state, "enter", player, card, cause="hand")
        hear(state, "activate", player, card)


def monster_from_hand(state: GameState, player: int, card: Uid) -> None:
    """On top of the old one, in its zone, with one rage; another rank may mean Burst (R12.4, R12.12)."""
    me, table = state.players[player], state.table
    me.hand.remove(card)
    current = table[me.monster[-1]].rank
    if table[card].rank != current and table[card].burst_from == current:
        me.burst = card
    arrive_as_monster(state, player, card, "hand")
    me.monster_played = True
    set_rage(state, player, me.rage + 1)
