"""Actions with battle cards and zones (B.act, B.place)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.engine import deeds

from .model import (
    Bound,
    Branch,
    Context,
    Do,
    Evolving,
    NotSupportedError,
    Pick,
    PickZone,
    Selection,
    Step,
    Target,
)
from .placing import optional, places, play_steps
from .program import MANY, Compiler, compile_action, counts, do, for_each
from .selecting import in_column, number, refer, selection, side, zone_of

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


@compile_action.register(act.Destroy)
def _(node: act.Destroy, compiler: Compiler) -> list[Step]:
    """Several selectors are chosen first and handled together (A5)."""
    selectors = node.what if isinstance(node.what, tuple) else (node.what,)
    chosen = [compiler.choose(each) for each in selectors]
    singly = any(isinstance(each.pick, sel.PickCount) and each.pick.one_by_one for each in selectors)

    def run(state: GameState, context: Context) -> Bound:
        targets = list(dict.fromkeys(each for _, meant in chosen for each in meant(state, context)))
        for together in [[each] for each in targets] if singly else [targets]:
            deeds.destroy(state, together, by=context.owner)
        return ()

    return [*(step for steps, _ in chosen for step in steps), Do(run)]


@compile_action.register(act.PlayCard)
def _(node: act.PlayCard, compiler: Compiler) -> list[Step]:
    """Rank is not checked; own zones but the monster's, overload included (A15)."""
    meant = _to_play(node.what)
    if node.what.pick is None:
        picks: list[Step] = []
    elif isinstance(node.what.pick, sel.PickMax):
        room = places(node.where)
        picks = [Pick("played", True, meant, number(MANY), lambda s, c: len(room(s, c)))]
    else:
        picks = [compiler.pick("played", node.what)]
    chosen = meant if not picks else _named("played")
    steps = [*picks, *play_steps(chosen, node.where)]
    return optional(steps, meant) if node.optional else steps


def _to_play(node: sel.Selector) -> Selection:
    """The cards a play means; the card itself and the one paid must still lie in the discard pile (A3)."""
    meant = selection(node)
    if not isinstance(node, sel.CardsOf) or node.ref not in ("self", "invasion_discard"):
        return meant

    def lying_there(state: GameState, context: Context) -> list[Target]:
        return [each for each in meant(state, context) if each.card in state.players[context.owner].discard]

    return lying_there


def _named(name: str) -> Selection:
    return lambda state, context: refer(state, context, name)


@compile_action.register(act.CreateToken)
def _(node: act.CreateToken, compiler: Compiler) -> list[Step]:
    """Each token in another zone of the controller's choice, in a numbered one, or in every one (R19.5)."""
    token = compiler.tokens.get(node.token)
    if token is None:
        raise NotSupportedError(f"token {node.token}")
    zones = places(node.where)
    count = number(MANY if node.n == "all" else node.n)

    def run(state: GameState, context: Context) -> Bound:
        made = tuple(deeds.create_token(state, context.owner, token, zone) for zone in context.get("zone"))
        return (("created", made),)

    return [PickZone("zone", True, zones, count, alike=True), Do(run)]


@compile_action.register(act.Evolve)
def _(node: act.Evolve, compiler: Compiler) -> list[Step]:
    """All evolve before any Enter resolves (A17)."""
    steps, meant = compiler.choose(node.what)

    def run(state: GameState, context: Context) -> Bound:
        return (("evolving", tuple(each.card for each in meant(state, context))),)

    return [*steps, Do(run), Evolving("evolving")]


@compile_action.register(act.MoveBattle)
def _(node: act.MoveBattle, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)
    place, candidates = node.to.zones, selection(node.what)

    def possible(state: GameState, context: Context) -> bool:
        return any(deeds.zones_for_move(state, [each], place) for each in candidates(state, context))

    def zones(state: GameState, context: Context) -> tuple[int, ...]:
        return deeds.zones_for_move(state, meant(state, context), place)

    def run(state: GameState, context: Context) -> Bound:
        for each, zone in zip(meant(state, context), context.get("zone"), strict=False):
            deeds.move_stack(state, each, zone)
        return ()

    asked = [*steps, PickZone("zone", True, zones, number(1), cards=meant), Do(run)]
    if node.optional:
        asked = optional(asked, candidates)
    return [Branch(possible, len(asked)), *asked]  # which card is no question if none can move


@compile_action.register(act.Swap)
def _(node: act.Swap, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.what)

    def run(state: GameState, context: Context) -> Bound:
        pair = meant(state, context)
        if len(pair) == 2:
            deeds.swap(state, *pair)
        return ()

    return optional([*steps, Do(run)], selection(node.what)) if node.optional else [*steps, Do(run)]


@compile_action.register(act.ChooseZone)
def _(node: act.ChooseZone, compiler: Compiler) -> list[Step]:
    """An empty zone may be chosen too (A5)."""
    of, below, column = node.of, node.upto_zone, node.col

    def zones(state: GameState, context: Context) -> tuple[int, ...]:
        owner, center = side(context, of), zone_of(state, context, column) if column else None
        if column and center is None:
            return ()
        last = state.players[context.owner].zone if below else 8
        return tuple(
            zone
            for zone in range(1, last + 1)
            if center is None or in_column(center, Target(-1, owner, zone))
        )

    return [PickZone("chosen", True, zones, number(1))]


@compile_action.register(act.EachChooses)
def _(node: act.EachChooses, compiler: Compiler) -> list[Step]:
    """Each player among the own cards; both choices together are what is chosen."""
    meant, (least, most, _fits) = selection(node.what), counts(node.what.pick)

    def of(who: str) -> Selection:
        return lambda state, context: [
            each for each in meant(state, context) if each.owner == side(context, who)
        ]

    def run(state: GameState, context: Context) -> Bound:
        return (("chosen", (*context.get("chosen by you"), *context.get("chosen by opp"))),)

    order = ("you", "opp") if node.first == "you" else ("opp", "you")
    return [*(Pick(f"chosen by {who}", who == "you", of(who), least, most) for who in order), Do(run)]


@compile_action.register(act.Link)
def _(node: act.Link, compiler: Compiler) -> list[Step]:
    _, meant = compiler.choose(node.b)
    return [for_each(meant, lambda s, c, each: deeds.link(s, c.owner, c.source, each))]


@compile_action.register(act.Grant)
def _(node: act.Grant, compiler: Compiler) -> list[Step]:
    if node.duration != "turn":
        raise NotSupportedError("grant for longer than a turn")
    place = len(compiler.granted)
    compiler.granted.append(compiler.make_static(node.effect))
    return [do(lambda state, context: deeds.grant(state, context.owner, context.source, place))]


@compile_action.register(act.Modify)
def _(node: act.Modify, compiler: Compiler) -> list[Step]:
    steps, meant = compiler.choose(node.target)
    amount, times = number(node.amount or 0), node.multiply

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deeds.add_power(state, each, times, amount(state, context))
        return ()

    return [*steps, Do(run)]
