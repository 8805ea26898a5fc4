"""References, filters, selectors and quantities as functions over a state (B.ref, B.sel, B.qty)."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Node
from deckbuilder.cards.facts import CardType
from deckbuilder.engine.board import ADJACENT, COLUMN_SEEN, OPPOSITE, SAME_COLUMN

from .model import CardTest, Context, NotSupportedError, Number, Selection, Target
from .places import cards_in, find

if TYPE_CHECKING:
    from deckbuilder.engine.definition import Definition
    from deckbuilder.engine.state import GameState

_KINDS = {CardType.MONSTER: 0, CardType.BATTLE: 1, CardType.STRATEGY: 2}

# ---- references ------------------------------------------------------------------------------------------


def refer(state: GameState, context: Context, name: str) -> list[Target]:
    """The card or cards that a reference means now (B.ref)."""
    match name:
        case "self":
            if context.buried:
                return _in_pile(state, context, context.source)
            found = find(state, context.source)
            return [found or Target(context.source, context.owner)]
        case "my_monster" | "opp_monster":
            player = context.owner if name == "my_monster" else 1 - context.owner
            me = state.players[player]
            return [Target(me.monster[-1], player, me.zone)]
        case "event":
            happening = context.happening
            return [Target(happening.card, happening.player, happening.zone)]
        case "invasion_discard":
            return _in_pile(state, context, context.happening.other)
        case "linked":
            other = context.happening.other
            return [find(state, other) or Target(other, context.owner)] if other >= 0 else []
        case _:
            return [find(state, card) or Target(card, context.owner) for card in context.get(name)]


def _in_pile(state: GameState, context: Context, card: int) -> list[Target]:
    """A card of the controller's discard pile; none if it has left that (A3)."""
    return [Target(card, context.owner)] if card in state.players[context.owner].discard else []


def zone_of(state: GameState, context: Context, name: str) -> Target | None:
    """A reference that must stand in a zone, or None if it does not."""
    for each in refer(state, context, name):
        if each.zone:
            return each
    return None


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
    return quantity(amount)


@singledispatch
def quantity(node: Node) -> Number:
    """A number read from the board; raises ``NotSupportedError`` for one the engine does not know."""
    raise NotSupportedError(f"quantity {type(node).__name__}")


@quantity.register(sel.CountOf)
def _(node: sel.CountOf) -> Number:
    chosen, per, every = selection(node.of, counting=True), node.x, node.every or 1
    return lambda state, context: per * (len(chosen(state, context)) // every)


@quantity.register(sel.ColorsOf)
def _(node: sel.ColorsOf) -> Number:
    chosen, per = selection(node.of), node.x

    def colors(state: GameState, context: Context) -> int:
        shown: set[str] = set()
        for target in chosen(state, context):
            shown |= state.table[target.card].colors
        return per * len(shown)

    return colors


@quantity.register(sel.MonsterRankOf)
def _(node: sel.MonsterRankOf) -> Number:
    of, per = node.of, node.x

    def rank(state: GameState, context: Context) -> int:
        return per * state.table[state.players[side(context, of)].monster[-1]].rank

    return rank


@quantity.register(sel.RageOf)
def _(node: sel.RageOf) -> Number:
    of, per = node.of, node.x
    return lambda state, context: per * state.players[side(context, of)].rage


@quantity.register(sel.EmptyZonesOf)
def _(node: sel.EmptyZonesOf) -> Number:
    of, per = node.of, node.x
    return lambda state, context: per * empty_zones(state, side(context, of))


@quantity.register(sel.InvadedZones)
def _(node: sel.InvadedZones) -> Number:
    per = node.x
    return lambda state, context: per * state.players[context.owner].invaded


@quantity.register(sel.RefRank)
def _(node: sel.RefRank) -> Number:
    name = node.ref

    def rank(state: GameState, context: Context) -> int:
        if name == "event":
            return context.happening.rank
        return max((state.table[each.card].rank for each in refer(state, context, name)), default=0)

    return rank


@quantity.register(sel.RefCount)
def _(node: sel.RefCount) -> Number:
    name, per = node.ref, node.x
    return lambda state, context: per * len(context.get(name))


@quantity.register(sel.EventAmount)
def _(node: sel.EventAmount) -> Number:
    return lambda state, context: context.happening.amount


def empty_zones(state: GameState, player: int) -> int:
    """Zones with neither a battle card nor the owner's monster (R2.12)."""
    me = state.players[player]
    return sum(1 for zone in range(1, 9) if zone != me.zone and not me.zones[zone])


# ---- filters and selectors -------------------------------------------------------------------------------


def card_test(node: sel.CardFilter, *, counting: bool = False) -> CardTest:
    """Every given field must hold; a list inside a field means "any of" (B.sel).

    With ``counting``, a card that counts as a monster in the discard pile passes for one there (A20).
    """
    tests = _card_tests(node, counting=counting)
    if len(tests) == 1:
        return tests[0]

    def passes(state: GameState, context: Context, target: Target) -> bool:
        for test in tests:  # noqa: SIM110 - all() would start a generator for every card
            if not test(state, context, target):
                return False
        return True

    return passes


def _card_tests(node: sel.CardFilter, *, counting: bool) -> list[CardTest]:
    """A test for every given field."""
    tests = _fact_tests(node, counting=counting)
    return [*tests, *_place_tests(node)] if isinstance(node, sel.PlaceFilter) else tests


def _fact_tests(node: sel.CardFilter, *, counting: bool) -> list[CardTest]:
    from deckbuilder.engine.values import counter_power, rank_in_play, threat

    tests: list[CardTest] = []
    if node.type is not None:
        kinds = frozenset(_KINDS[each] for each in node.type)
        if counting and 0 in kinds:
            tests.append(
                lambda state, context, target: (
                    state.table[target.card].kind in kinds
                    or state.table[target.card].abilities.counts_as_monster
                )
            )
        else:
            tests.append(lambda state, context, target: state.table[target.card].kind in kinds)
    tests += _relation_tests(node)
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


def _relation_tests(node: sel.CardFilter) -> list[CardTest]:
    """Filters that compare a card with another one."""
    tests: list[CardTest] = []
    if node.rank_ref is not None:
        plus = node.rank_ref.plus
        tests.append(lambda s, c, target: s.table[target.card].rank == _monster(s, c).rank + plus)
    if node.shares_trait is not None:
        tests.append(lambda s, c, target: not s.table[target.card].traits.isdisjoint(_monster(s, c).traits))
    if node.same_name_as is not None:
        tests.append(lambda s, c, target: s.table[target.card].name == s.table[c.source].name)
    return tests


def _monster(state: GameState, context: Context) -> Definition:
    return state.table[state.players[context.owner].monster[-1]]


def _keyword_test(name: str) -> CardTest:
    match name:
        case "burst":
            return lambda state, context, target: state.table[target.card].burst_from > 0
        case "evolution":
            return lambda state, context, target: state.table[target.card].evolution is not None
        case _:
            return lambda state, context, target: state.table[target.card].is_base


def _place_tests(node: sel.PlaceFilter) -> list[CardTest]:
    tests: list[CardTest] = []
    if node.zone_in is not None:
        named = node.zone_in.ref
        tests.append(lambda state, context, target: target.zone in ranks_of(state, context, named))
    if node.same_no is not None:
        tests.append(lambda s, c, target: any(target.zone == me.zone for me in refer(s, c, "self")))
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


def ranks_of(state: GameState, context: Context, name: str) -> set[int]:
    """The printed ranks of the cards a reference means, to compare zone numbers with (B.qty)."""
    return {state.table[each.card].rank for each in refer(state, context, name)}


def selection(node: sel.Selector, *, counting: bool = False) -> Selection:
    """The cards a selector means now; its pick is somebody else's business."""
    chosen = _selection(node, counting=counting)
    if node.edge is not None:
        edge = node.edge
        return lambda state, context: _outermost(chosen(state, context), context, edge)
    if node.lowest is not None:
        return lambda state, context: _lowest(state, chosen(state, context))
    return chosen


def _outermost(found: list[Target], context: Context, edge: str) -> list[Target]:
    """Those in the column furthest to one side, as the controller sees both boards (R2.4)."""
    places = {each: COLUMN_SEEN[each.owner == context.owner][each.zone] for each in found}
    furthest = (min if edge == "left" else max)(places.values(), default=0)
    return [each for each in found if places[each] == furthest]


def _lowest(state: GameState, found: list[Target]) -> list[Target]:
    from deckbuilder.engine.values import rank_in_play

    ranks = {each: rank_in_play(state, each) for each in found}
    return [each for each in found if ranks[each] == min(ranks.values())]


def _selection(node: sel.Selector, *, counting: bool) -> Selection:
    """One test after another over what is left, which for a deck is less work than all tests of each card."""
    tests = _card_tests(node, counting=counting and isinstance(node, sel.CardsIn) and node.place == "discard")
    everything = _everything(node)

    def chosen(state: GameState, context: Context) -> list[Target]:
        found = everything(state, context)
        for test in tests:
            found = [each for each in found if test(state, context, each)]
        return found

    return chosen


def _everything(node: sel.Selector) -> Selection:
    """The cards among which a selector chooses."""
    if isinstance(node, sel.CardsOf):
        name = node.ref
        return lambda state, context: refer(state, context, name)
    of, place = node.of, node.place
    if of == "each":
        return lambda state, context: [
            *cards_in(state, context.owner, place, context.source),
            *cards_in(state, 1 - context.owner, place, context.source),
        ]
    return lambda state, context: cards_in(state, side(context, of), place, context.source)
