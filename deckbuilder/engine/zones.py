"""Battle cards and strategy cards in their zones: placing, overload, destruction of whole stacks (R17)."""

from __future__ import annotations

from .abilities.listening import hear, replaced
from .abilities.model import Context, Fx, Rescue, Target
from .events import Cause, Event, Kind
from .state import EMPTY, GameState, Uid
from .values import rank_in_play


def place_battle(state: GameState, player: int, card: Uid, zone: int) -> None:
    """Put a battle card in a zone; what was there is destroyed by overload, without Revenge (R9.4, R17.4)."""
    me = state.players[player]
    if me.zones[zone]:
        destroy_stack(state, player, zone, Cause.OVERLOAD)
    me.zones[zone] = (card,)


def destroy_stack(state: GameState, player: int, zone: int, cause: Cause, *, by_enemy: bool = False) -> None:
    """Destroy the battle card of a zone; everything under it goes to the discard pile too (R17.1, R17.7)."""
    me = state.players[player]
    stack = me.zones[zone]
    rescue = state.table[stack[-1]].abilities.rescue
    if rescue is not None and _rescued(state, rescue, player, stack[-1], by_enemy=by_enemy):
        return
    stack = me.zones[zone]
    rank = rank_in_play(state, Target(stack[-1], player, zone))  # A7: the event keeps the current one
    me.zones[zone] = EMPTY
    me.destroyed += 1
    end_bonuses(state, stack)
    bury(state, player, stack)
    state.events.append(Event(Kind.DESTROYED, player, stack[-1], zone, cause))
    if state.hears:
        hear(state, "battle_destroyed", player, stack[-1], zone, rank)
        if cause is not Cause.OVERLOAD:  # R17.3
            hear(state, "revenge", player, stack[-1], zone, rank)


def _rescued(state: GameState, rescue: Rescue, player: int, card: Uid, *, by_enemy: bool) -> bool:
    """Do what a card does instead of being destroyed; False if it is destroyed all the same (A9)."""
    context = Context(player, card)
    if (rescue.by_enemy and not by_enemy) or not rescue.holds(state, context):
        return False
    for deed in rescue.deeds:
        deed.act(state, context)
    return not rescue.proceeds


def arrive(state: GameState, player: int, card: Uid, zone: int, origin: str) -> None:
    """A battle card has come into a zone: its Enter, and those that watch such plays (R9.6, R20.1)."""
    state.events.append(Event(Kind.BATTLE_PLAYED, player, card, zone))
    if state.hears:
        rank = rank_in_play(state, Target(card, player, zone))
        hear(state, "enter", player, card, zone, rank, origin)
        hear(state, "battle_played", player, card, zone, rank, origin)


def arrive_as_monster(state: GameState, player: int, card: Uid, origin: str = "") -> None:
    """A monster comes to lie on the old one, in its zone: its Enter, and those that watch it (R12.4)."""
    me = state.players[player]
    me.monster = (*me.monster, card)
    state.events.append(Event(Kind.MONSTER_PLAYED, player, card, me.zone))
    if state.hears:
        rank = state.table[card].rank
        hear(state, "enter", player, card, me.zone, rank, origin)
        hear(state, "monster_played", player, card, me.zone, rank, origin)


def end_bonuses(state: GameState, cards: tuple[Uid, ...]) -> None:
    """Counter power until the turn ends is lost when the card leaves its zone (A11)."""
    if state.lasting:
        state.lasting = [each for each in state.lasting if each.static >= 0 or each.card not in cards]


def bury(state: GameState, player: int, stack: tuple[Uid, ...]) -> None:
    """Cards go to their owner's discard pile, the top one first; tokens cease to exist (R17.12, R19.3)."""
    table, discard = state.table, state.players[player].discard
    for card in reversed(stack):
        if not table[card].is_token:
            discard.append(card)


def destroy_bases(state: GameState) -> None:
    """Every base of both players is destroyed, the active player's first (R13.13)."""
    for player in (state.active, 1 - state.active):
        me = state.players[player]
        for place, stack in enumerate(me.strategies):
            if stack and state.table[stack[-1]].is_base:
                discard_strategy(state, player, place, Cause.BASE)


def discard_strategy(
    state: GameState, player: int, place: int, cause: Cause, *, settled: bool = False
) -> None:
    """A strategy card and what lies under it go from their zone to the discard pile.

    Unless a card replaces it (A9); ``settled`` says that its player has already refused that.
    """
    me = state.players[player]
    stack = me.strategies[place]
    if not settled and replaced(state, Fx.REPLACES_DISCARD, player, stack[-1]):
        return
    me.strategies[place] = EMPTY
    bury(state, player, stack)
    state.events.append(Event(Kind.STRATEGY_DISCARDED, player, stack[-1], place, cause))
    if state.hears:
        hear(state, "strategy_to_discard", player, stack[-1])


def place_strategy(state: GameState, player: int, card: Uid) -> bool:
    """Put a strategy card into the first free strategy zone; False when all are full (R10.1, R10.2)."""
    me, place = state.players[player], free_strategy_zone(state, player)
    if place < 0:
        return False
    me.strategies[place] = (card,)
    me.strategy_turns[place] = state.turn
    state.events.append(Event(Kind.STRATEGY_PLAYED, player, card, place))
    return True


def free_strategy_zone(state: GameState, player: int) -> int:
    """The first free strategy zone, or -1 when all are full (R10.1)."""
    for place, stack in enumerate(state.players[player].strategies):
        if not stack:
            return place
    return -1
