"""How good a position is for a player, as one number: 1000 is won, -1000 lost, 1 about a zone's worth."""

from __future__ import annotations

from deckbuilder.engine import GameState
from deckbuilder.engine.board import LAST_ZONE
from deckbuilder.engine.state import RAGE_THREAT
from deckbuilder.engine.values import monster_of, threat, total_counter_power

WON = 1000.0


def judge(state: GameState, player: int) -> float:
    """The worth of a position for a player; what it reads of hidden cards is only their number."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else (WON if winner == player else -WON)
    return _side(state, player) - _side(state, 1 - player)


def _side(state: GameState, player: int) -> float:
    """One player's prospects: way gone, lives left, power against the other's threat, cards, a shut door."""
    me, other = state.players[player], state.players[1 - player]
    worth = 1.0 * me.zone
    if me.zone >= LAST_ZONE - 1 and not other.zones[LAST_ZONE]:
        worth += 3.0
    worth -= 5.0 * (monster_of(state, player).rank - 1)
    power = total_counter_power(state, player)
    worth += power / 4000
    if power >= threat(state, 1 - player):
        worth += 2.0
    worth += 0.4 * len(me.hand)
    if state.active == player:
        worth += 0.3 * me.rage * RAGE_THREAT / 5000
    if other.zone >= LAST_ZONE - 2 and (me.zones[LAST_ZONE] or me.zone == LAST_ZONE):
        worth += 3.0 if me.zones[LAST_ZONE] else -3.0
    return worth
