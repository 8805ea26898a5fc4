"""Filters, selectors, quantities, conditions as functions over a state (B.sel, B.qty, B.cond)."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import conditions as cond
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Node
from deckbuilder.cards.facts import CardType
from deckbuilder.engine.board import ADJACENT, OPPOSITE, SAME_COLUMN

from .model import CardTest, Context, NotSupportedError, Number, Selection, Target, Test
from .places import cards_in, find

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState

_KINDS = {CardType.MONSTER: 0, CardType.BATTLE: 1, CardType.STRATEGY: 2}

# ---- references ------------------------------------------------------------------------------------------


def refer(state: GameState, context: Context, name: str) -> list[Target]:
    """The card or cards that a reference means now (B.ref)."""
    match name:
        case "self":
            found = find(state, context.source)
            return [found or Target(context.source, context.owner)]
        case "my_monster" | "opp_monster":
            player = context.owner if name == "my_monster" else 1 - context.owner
            me = state.players[player]
            return [Target(me.monster[-1], player, me.zone)]
        case "event":
            happening = context.happening
            return [Target(happening.card, happening.player, happening.zone)]
        case _:
            return [find(state, card) or Target(card, context.owner) for card in context.get(name)]


def zone_of(state: GameState, context: Context, name: str) -> Target | None:
    """A reference that must stand in a zone, or None if it does not."""
    return next((each for each in refer(state, context, name) if each.zone), None)


def in_column(one: Target, other: Target) -> bool:
    """Whether two cards in zones are in the same column, across the front line too (R2.5, R2.6)."""
    table = SAME_COLUMN if one.owner == other.owner else OPPOSITE
    return other.zone in table[one.zone]


def side(context: Context, of: str) -> int:
    """The player that "you", "opp" and the monsters named in actions mean."""
    return 1 - context.owner if of in ("opp", "opp_monster") else context.owner


# ---- quantities ------------------------------------------------------------------------------------------


def number(amount: sel.Amount) -> Number:
    """A fixed number, or one read from the board when it is needed."""
    if isinstance(amount, int):
        return lambda state, context: amount
    return _quantity(amount)


@singledispatch
def _quantity(node: Node) -> Number:
    raise NotSupportedError(f"quantity {type(node).__name__}")


@_quantity.register(sel.CountOf)
def _(node: sel.CountOf) -> Number:
    chosen, per, every = selection(node.of), node.x, node.every or 1
    return lambda state, context: per * (len(chosen(state, context)) // every)


@_quantity.register(sel.ColorsOf)
def _(node: sel.ColorsOf) -> Number:
    chosen, per = selection(node.of), node.x

    def colors(state: GameState, context: Context) -> int:
        shown: set[str] = set()
        for target in chosen(state, context):
            shown |= state.table[target.card].colors
        return per * len(shown)

    return colors


@_quantity.register(sel.MonsterRankOf)
def _(node: sel.MonsterRankOf) -> Number:
    of, per = node.of, node.x

    def rank(state: GameState, context: Context) -> int:
        return per * state.table[state.players[side(context, of)].monster[-1]].rank

    return rank


@_quantity.register(sel.RageOf)
def _(node: sel.RageOf) -> Number:
    of, per = node.of, node.x
    return lambda state, context: per * state.players[side(context, of)].rage


@_quantity.register(sel.EmptyZonesOf)
def _(node: sel.EmptyZonesOf) -> Number:
    of, per = node.of, node.x
    return lambda state, context: per * empty_zones(state, side(context, of))


@_quantity.register(sel.InvadedZones)
def _(node: sel.InvadedZones) -> Number:
    per = node.x
    return lambda state, context: per * state.players[context.owner].invaded


@_quantity.register(sel.RefRank)
def _(node: sel.RefRank) -> Number:
    name = node.ref

    def rank(state: GameState, context: Context) -> int:
        if name == "event":
            return context.happening.rank
        return max((state.table[each.card].rank for each in refer(state, context, name)), default=0)

    return rank


@_quantity.register(sel.RefCount)
def _(node: sel.RefCount) -> Number:
    name, per = node.ref, node.x
    return lambda state, context: per * len(context.get(name))


@_quantity.register(sel.EventAmount)
def _(node: sel.EventAmount) -> Number:
    return lambda state, context: context.happening.amount


def empty_zones(state: GameState, player: int) -> int:
    """Zones with neither a battle card nor the owner's monster (R2.12)."""
    me = state.players[player]
    return sum(1 for zone in range(1, 9) if zone != me.zone and not me.zones[zone])


# ---- filters and selectors -------------------------------------------------------------------------------


def card_test(node: sel.CardFilter) -> CardTest:
    """Every given field must hold; a list inside a field means "any of" (B.sel)."""
    tests = [*_fact_tests(node)]
    if isinstance(node, sel.PlaceFilter):
        tests += _place_tests(node)
    if not tests:
        return lambda state, context, target: True
    if len(tests) == 1:
        return tests[0]
    return lambda state, context, target: all(test(state, context, target) for test in tests)


def _fact_tests(node: sel.CardFilter) -> list[CardTest]:
    from deckbuilder.engine.values import counter_power, rank_in_play, threat

    _refuse(node, "rank_ref", "shares_trait", "same_name_as", "lowest")
    tests: list[CardTest] = []
    if node.type is not None:
        kinds = frozenset(_KINDS[each] for each in node.type)
        tests.append(lambda state, context, target: state.table[target.card].kind in kinds)
    if node.trait is not None:
        any_of = frozenset(node.trait)
        tests.append(lambda state, context, target: not any_of.isdisjoint(state.table[target.card].traits))
    if node.traits_all is not None:
        every = frozenset(node.traits_all)
        tests.append(lambda state, context, target: every <= state.table[target.card].traits)
    if node.name is not None:
        names = frozenset(node.name)
        tests.append(lambda state, context, target: state.table[target.card].name in names)
    if node.name_has is not None:
        part = node.name_has
        tests.append(lambda state, context, target: part in state.table[target.card].name)
    if node.color is not None:
        colors = frozenset(each.value for each in node.color)
        tests.append(lambda state, context, target: not colors.isdisjoint(state.table[target.card].colors))
    if node.not_color is not None:
        other = node.not_color.value
        tests.append(lambda state, context, target: other not in state.table[target.card].colors)
    if node.icon is not None:
        icon = node.icon
        tests.append(lambda state, context, target: state.table[target.card].step == icon)
    if node.has is not None:
        tests.append(_keyword_test(node.has))
    if node.rank is not None:
        exact = node.rank
        tests.append(lambda state, context, target: rank_in_play(state, target) == exact)
    if node.rank_not is not None:
        never = node.rank_not
        tests.append(lambda state, context, target: rank_in_play(state, target) != never)
    if node.rank_min is not None:
        low = node.rank_min
        tests.append(lambda state, context, target: rank_in_play(state, target) >= low)
    if node.rank_max is not None:
        high = number(node.rank_max)
        tests.append(lambda state, context, target: rank_in_play(state, target) <= high(state, context))
    if node.cp_max is not None:
        power = node.cp_max
        tests.append(lambda state, context, target: counter_power(state, target) <= power)
    if node.threat_max is not None:
        most = node.threat_max
        tests.append(lambda state, context, target: threat(state, target.owner) <= most)
    return tests


def _keyword_test(name: str) -> CardTest:
    match name:
        case "burst":
            return lambda state, context, target: state.table[target.card].burst_from > 0
        case "evolution":
            return lambda state, context, target: state.table[target.card].evolution is not None
        case _:
            return lambda state, context, target: state.table[target.card].is_base


def _place_tests(node: sel.PlaceFilter) -> list[CardTest]:
    _refuse(node, "zone_in", "edge", "same_no")
    tests: list[CardTest] = []
    if node.zones is not None:
        zones = frozenset(node.zones)
        tests.append(lambda state, context, target: target.zone in zones)
    if node.col is not None:
        tests.append(_near(node.col, in_column))
    if node.adj is not None:
        tests.append(
            _near(node.adj, lambda one, two: one.owner == two.owner and two.zone in ADJACENT[one.zone])
        )
    if node.other is True:
        tests.append(lambda state, context, target: target.card != context.source)
    elif node.other == "chosen":
        tests.append(lambda state, context, target: target.card not in context.get("chosen"))
    if node.chosen_zone:
        tests.append(lambda state, context, target: target.zone in context.get("chosen"))
    if node.area is not None:
        tests.append(
            lambda state, context, target: any(
                target.zone == zone or target.zone in ADJACENT[zone] for zone in context.get("chosen")
            )
        )
    return tests


def _near(name: str, related: Callable[[Target, Target], bool]) -> CardTest:
    def near(state: GameState, context: Context, target: Target) -> bool:
        center = zone_of(state, context, name)
        return center is not None and target.zone > 0 and related(center, target)

    return near


def _refuse(node: Node, *fields: str) -> None:
    for field in fields:
        if getattr(node, field) is not None:
            raise NotSupportedError(f"filter {field}")


def selection(node: sel.Selector) -> Selection:
    """The cards a selector means now; its pick is somebody else's business."""
    test = card_test(node)
    if isinstance(node, sel.CardsOf):
        name = node.ref
        return lambda state, context: [
            each for each in refer(state, context, name) if test(state, context, each)
        ]
    of, place = node.of, node.place

    def chosen(state: GameState, context: Context) -> list[Target]:
        players = (context.owner, 1 - context.owner) if of == "each" else (side(context, of),)
        found = [each for player in players for each in cards_in(state, player, place, context.source)]
        return [each for each in found if test(state, context, each)]

    return chosen


# ---- conditions ------------------------------------------------------------------------------------------

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
    chosen, compare, needed = selection(node.of), _COMPARE[node.cmp], node.n
    return lambda state, context: compare(len(chosen(state, context)), needed)


@condition.register(cond.ColorsCondition)
def _(node: cond.ColorsCondition) -> Test:
    colors = _quantity(sel.ColorsOf(qty="colors", of=node.of, x=1))
    compare, needed = _COMPARE[node.cmp], node.n
    return lambda state, context: compare(colors(state, context), needed)


@condition.register(cond.RageCondition)
def _(node: cond.RageCondition) -> Test:
    of, compare, needed = node.of, _COMPARE[node.cmp], node.n
    return lambda state, context: compare(state.players[side(context, of)].rage, needed)


@condition.register(cond.MonsterZoneCondition)
def _(node: cond.MonsterZoneCondition) -> Test:
    if node.ranks is not None:
        raise NotSupportedError("condition monster_zone by ranks")
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


@condition.register(cond.InvadedThisTurn)
def _(node: cond.InvadedThisTurn) -> Test:
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
