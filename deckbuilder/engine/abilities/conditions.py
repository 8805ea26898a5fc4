"""The conditions of abilities as functions over a state (B.cond)."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import conditions as cond
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Node
from deckbuilder.engine.board import ADJACENT

from .model import Context, NotSupportedError, Test
from .places import cards_in
from .selecting import (
    card_test,
    empty_zones,
    in_column,
    number,
    quantity,
    ranks_of,
    refer,
    selection,
    side,
    zone_of,
)

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    ">=": lambda one, two: one >= two,
    "<=": lambda one, two: one <= two,
    "==": lambda one, two: one == two,
}


@singledispatch
def condition(node: Node) -> Test:
    """A condition as a function; raises ``NotSupportedError`` for one the engine does not know."""
    raise NotSupportedError(f"condition {type(node).__name__}")


@condition.register(cond.AllOf)
def _(node: cond.AllOf) -> Test:
    parts = [condition(each) for each in node.all]
    return lambda state, context: all(part(state, context) for part in parts)


@condition.register(cond.CountCondition)
def _(node: cond.CountCondition) -> Test:
    chosen, compare, needed = selection(node.of, counting=True), _COMPARE[node.cmp], node.n
    return lambda state, context: compare(len(chosen(state, context)), needed)


@condition.register(cond.ColorsCondition)
def _(node: cond.ColorsCondition) -> Test:
    colors = quantity(sel.ColorsOf(qty="colors", of=node.of, x=1))
    compare, needed = _COMPARE[node.cmp], node.n
    return lambda state, context: compare(colors(state, context), needed)


@condition.register(cond.RageCondition)
def _(node: cond.RageCondition) -> Test:
    of, compare, needed = node.of, _COMPARE[node.cmp], node.n
    return lambda state, context: compare(state.players[side(context, of)].rage, needed)


@condition.register(cond.MonsterZoneCondition)
def _(node: cond.MonsterZoneCondition) -> Test:
    if node.ranks is not None:
        whose, named = node.of, node.ranks.ref
        return lambda state, context: (
            state.players[side(context, whose)].zone in ranks_of(state, context, named)
        )
    of, low, high = node.of, node.min or 1, node.max or 8
    return lambda state, context: low <= state.players[side(context, of)].zone <= high


@condition.register(cond.MonsterRankCondition)
def _(node: cond.MonsterRankCondition) -> Test:
    rank, compare, needed = number(sel.MonsterRankOf(qty="monster_rank", of=node.of, x=1)), node.cmp, node.n
    return lambda state, context: _COMPARE[compare](rank(state, context), needed)


@condition.register(cond.SelfColumnCondition)
def _(node: cond.SelfColumnCondition) -> Test:
    name, color = node.other, node.color

    def same(state: GameState, context: Context) -> bool:
        me, other = zone_of(state, context, "self"), zone_of(state, context, name)
        if me is None or other is None or not in_column(me, other):
            return False
        return color is None or color.value in state.table[other.card].colors

    return same


@condition.register(cond.SelfZoneCondition)
def _(node: cond.SelfZoneCondition) -> Test:
    zones = frozenset(node.zones)

    def there(state: GameState, context: Context) -> bool:
        me = zone_of(state, context, "self")
        return me is not None and me.zone in zones

    return there


@condition.register(cond.SelfAdjacentCondition)
def _(node: cond.SelfAdjacentCondition) -> Test:
    name = node.other

    def next_to(state: GameState, context: Context) -> bool:
        me, other = zone_of(state, context, "self"), zone_of(state, context, name)
        return me is not None and other is not None and other.zone in ADJACENT[me.zone]

    return next_to


@condition.register(cond.SelfSameNumberCondition)
def _(node: cond.SelfSameNumberCondition) -> Test:
    name = node.other

    def same(state: GameState, context: Context) -> bool:
        me, other = zone_of(state, context, "self"), zone_of(state, context, name)
        return me is not None and other is not None and me.zone == other.zone

    return same


@condition.register(cond.EveryZoneCondition)
def _(node: cond.EveryZoneCondition) -> Test:
    test, name = card_test(node.has), node.where.adj

    def every(state: GameState, context: Context) -> bool:
        center = zone_of(state, context, name)
        if center is None:
            return False
        cards = {each.zone: each for each in cards_in(state, center.owner, "zones", context.source)}
        return all(zone in cards and test(state, context, cards[zone]) for zone in ADJACENT[center.zone])

    return every


@condition.register(cond.StepCrushed)
def _(node: cond.StepCrushed) -> Test:
    if node.who != "you":
        raise NotSupportedError("condition step_crushed of the opponent")
    return lambda state, context: context.happening.amount > 0


@condition.register(cond.TraitsDiffer)
def _(node: cond.TraitsDiffer) -> Test:
    name, both = node.ref, node.both_have

    def differ(state: GameState, context: Context) -> bool:
        traits = [state.table[each.card].traits for each in refer(state, context, name)]
        return len(traits) == 2 and traits[0] != traits[1] and (not both or all(traits))

    return differ


@condition.register(cond.InvadedThisTurn)
def _(node: cond.InvadedThisTurn) -> Test:
    """By any monster of the player, or by this very card (A12)."""
    if node.who == "self":
        return lambda state, context: state.players[context.owner].invader == context.source
    return lambda state, context: state.players[context.owner].invaded > 0


@condition.register(cond.InvadedZonesCondition)
def _(node: cond.InvadedZonesCondition) -> Test:
    compare, needed = _COMPARE[node.cmp], node.n
    return lambda state, context: compare(state.players[context.owner].invaded, needed)


@condition.register(cond.EmptyZonesCondition)
def _(node: cond.EmptyZonesCondition) -> Test:
    of, compare, needed = node.of, _COMPARE[node.cmp], node.n
    return lambda state, context: compare(empty_zones(state, side(context, of)), needed)


@condition.register(cond.DestroyedThisTurn)
def _(node: cond.DestroyedThisTurn) -> Test:
    who = node.who
    return lambda state, context: state.players[side(context, who)].destroyed > 0


@condition.register(cond.NotBehind)
def _(node: cond.NotBehind) -> Test:
    return lambda state, context: state.players[context.owner].zone >= state.players[1 - context.owner].zone


@condition.register(cond.RefIs)
def _(node: cond.RefIs) -> Test:
    return _ref_test(node, node.ref)


@condition.register(cond.RefAny)
def _(node: cond.RefAny) -> Test:
    return _ref_test(node, node.ref)


def _ref_test(node: sel.CardFilter, name: str) -> Test:
    test = card_test(node)
    return lambda state, context: any(test(state, context, each) for each in refer(state, context, name))
