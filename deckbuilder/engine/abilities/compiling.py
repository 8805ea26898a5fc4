"""From the ability language to functions: triggers, gates, static effects (B.ev, B.gate, B.fx)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import ability as ab
from deckbuilder.cards.abilities import events as ev
from deckbuilder.cards.abilities import statics as fx
from deckbuilder.cards.abilities.base import Node
from deckbuilder.cards.abilities.selectors import CardsOf, Selector
from deckbuilder.cards.card import Card
from deckbuilder.engine import rulings
from deckbuilder.engine.board import same_column

from . import acts_board, acts_cards, acts_monsters
from .conditions import condition
from .model import (
    PHASE_STARTS,
    CardTest,
    Compiled,
    Context,
    Fx,
    Happening,
    Heard,
    Listeners,
    NotSupportedError,
    PlayRules,
    Replacement,
    Static,
    Target,
    Test,
    Trigger,
)
from .program import PHASES, Compiler, always, never
from .rewriting import PlayRule, add_play_rule, compile_replacement, compile_rescue
from .selecting import card_test, in_column, number, selection, zone_of

if TYPE_CHECKING:
    from deckbuilder.engine.definition import Definition
    from deckbuilder.engine.state import GameState

_KINDS = {"monster": 0, "battle": 1, "strategy": 2}
ACTIONS = (acts_board, acts_cards, acts_monsters)
"""The modules that register how each action is compiled."""


def compile_card(card: Card, tokens: Mapping[str, Definition]) -> Compiled:
    """The abilities of a card; raises ``NotSupportedError`` for one that the engine cannot carry out.

    Keywords and deck rules are nothing to compile: the definition and the rules know them by themselves.

    ``tokens`` are the definitions of tokens by name, for the cards that create them.
    """
    waiting = [each for each in card.abilities if isinstance(each, ab.Trigger)]
    compiler = Compiler(tokens, _granted, triggers=len(waiting))
    triggers = [_trigger(each, compiler) for each in waiting]
    statics: list[Static] = []
    counts = False
    play, rescue, replacements = PlayRules(), None, list[Replacement]()
    for ability in card.abilities:
        compiler.ability = ability
        if isinstance(ability, ab.Static):
            holds = _exists_and_holds(ability)
            counts = counts or any(isinstance(each, fx.CountsAs) for each in ability.apply)
            statics += [_static(each, holds) for each in ability.apply if not isinstance(each, fx.CountsAs)]
        elif isinstance(ability, PlayRule):
            play = add_play_rule(play, ability, _exists_and_holds(ability), compiler)
        elif isinstance(ability, ab.Replace) and isinstance(ability.of, ev.WouldBeDestroyed):
            rescue = compile_rescue(ability, _exists_and_holds(ability), compiler)
        elif isinstance(ability, ab.Replace):
            replacements.append(compile_replacement(ability, _exists_and_holds(ability), compiler))
    return Compiled(
        triggers=(*triggers, *compiler.programs),
        statics=tuple(statics),
        granted=tuple(compiler.granted),
        play=play if play != PlayRules() else None,
        rescue=rescue,
        replacements=tuple(replacements),
        counts_as_monster=counts,
        applies=_applies(play, replacements, [*statics, *compiler.granted]),
        hears=_listeners(triggers),
        hears_buried=_listeners(triggers, from_discard=True),
        hears_from_pile=_listeners(triggers, from_pile=True),
    )


def _listeners(triggers: list[Trigger], *, from_discard: bool = False, from_pile: bool = False) -> Listeners:
    """The triggers that listen from one kind of place, by their event."""
    found: dict[str, tuple[tuple[int, Trigger], ...]] = {}
    for place, each in enumerate(triggers):
        if each.from_discard is from_discard and each.from_pile is from_pile:
            found[each.event] = (*found.get(each.event, ()), (place, each))
    return found


def _applies(play: PlayRules, replacements: list[Replacement], statics: list[Static]) -> int:
    bits = Fx.PLAY_RULES if play != PlayRules() else 0
    for static in statics:
        bits |= static.fx
    for replacement in replacements:
        bits |= replacement.instead_of
    return bits


def _trigger(ability: ab.Trigger, compiler: Compiler) -> Trigger:
    event, heard, listens = _event(ability.on)
    compiler.ability = ability
    exists, holds = _gates(ability), _condition(ability)
    if ability.awakening is not None and rulings.AWAKENING_IS_CHECKED_AGAIN:
        holds = _all(_awakened(ability.awakening), holds)
    if isinstance(ability.on, ev.SelfDiscarded) and ability.on.check is not None:
        exists, holds = _all(exists, holds), always  # A4: looked at when it happens and not again
    return Trigger(
        event=event,
        heard=heard,
        exists=exists,
        condition=holds,
        program=compiler.program(ability.do, may=ability.may),
        from_discard=listens is True,
        from_pile=listens is None,
        ability=ability,
    )


def _exists_and_holds(ability: ab.Gated) -> Test:
    return _all(_gates(ability), _condition(ability))


# ---- gates -----------------------------------------------------------------------------------------------


def _gates(ability: ab.Gated) -> Test:
    """Turn, Awakening, Overwhelm: whether the ability exists at all (A4)."""
    tests: list[Test] = []
    if ability.turn is not None:
        mine = ability.turn == "you"
        tests.append(lambda state, context: (state.active == context.owner) is mine)
    if ability.awakening is not None:
        tests.append(_awakened(ability.awakening))
    if ability.overwhelm:
        tests.append(
            lambda state, context: state.players[context.owner].zone >= state.players[1 - context.owner].zone
        )
    return _all(*tests)


def _awakened(zone: int) -> Test:
    return lambda state, context: state.players[context.owner].zone >= zone


def _condition(ability: ab.Gated) -> Test:
    return _all() if ability.condition is None else condition(ability.condition)


def _all(*tests: Test) -> Test:
    """The tests together; one that always holds is none."""
    asked = [test for test in tests if test is not always]
    if not asked:
        return always
    if len(asked) == 1:
        return asked[0]

    def hold(state: GameState, context: Context) -> bool:
        for test in asked:  # noqa: SIM110 - all() would start a generator each time
            if not test(state, context):
                return False
        return True

    return hold


# ---- events ----------------------------------------------------------------------------------------------

_Waits = tuple[str, Heard, bool | None]
"""The event's name, what of it is meant, and where the ability listens.

In play (False), from the discard pile to its own card (True), from there to others (None).
"""


def _own(state: GameState, context: Context, happening: Happening) -> bool:
    return happening.card == context.source


def _always(state: GameState, context: Context, happening: Happening) -> bool:
    return True


def _by(who: str) -> Heard:
    mine = who in ("you", "my_monster")
    return lambda state, context, happening: (happening.player == context.owner) is mine


@singledispatch
def _event(node: Node) -> _Waits:
    raise NotSupportedError(f"event {type(node).__name__}")


@_event.register(ev.Enter)
def _(node: ev.Enter) -> _Waits:
    origin = node.origin

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        return happening.card == context.source and origin in (None, happening.cause)

    return "enter", heard, False


@_event.register(ev.Activate)
def _(node: ev.Activate) -> _Waits:
    return "activate", _own, False


@_event.register(ev.Invading)
def _(node: ev.Invading) -> _Waits:
    return "invading", _own, False


@_event.register(ev.PhaseStart)
def _(node: ev.PhaseStart) -> _Waits:
    phase, whose = PHASES[node.phase], node.whose

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        mine = happening.player == context.owner
        return whose == "any" or mine is (whose == "you")

    return PHASE_STARTS[phase], heard, False


@_event.register(ev.Revenge)
def _(node: ev.Revenge) -> _Waits:
    return "revenge", _always, True


@_event.register(ev.RageUp)
def _(node: ev.RageUp) -> _Waits:
    return "rage_up", _own if node.of == "self" else _by(node.of), False


@_event.register(ev.RageDown)
def _(node: ev.RageDown) -> _Waits:
    return "rage_down", _by(node.of), False


@_event.register(ev.RageZero)
def _(node: ev.RageZero) -> _Waits:
    return "rage_zero", _by(node.of), False


@_event.register(ev.CounterSuccess)
def _(node: ev.CounterSuccess) -> _Waits:
    return "counter_success", _by("you"), False


@_event.register(ev.Countered)
def _(node: ev.Countered) -> _Waits:
    return "countered", _own, False


@_event.register(ev.MonsterInvades)
def _(node: ev.MonsterInvades) -> _Waits:
    return "monster_invades", _by(node.who), False


@_event.register(ev.MonsterAdvances)
def _(node: ev.MonsterAdvances) -> _Waits:
    return "monster_advances", _own, False


@_event.register(ev.MonsterReaches)
def _(node: ev.MonsterReaches) -> _Waits:
    zone = node.zone
    return (
        "monster_advances",
        lambda s, c, happening: happening.card == c.source and happening.zone == zone,
        False,
    )


@_event.register(ev.MonsterPlayed)
def _(node: ev.MonsterPlayed) -> _Waits:
    return "monster_played", _by(node.who), None if node.listen is not None else False


@_event.register(ev.BattlePlayed)
def _(node: ev.BattlePlayed) -> _Waits:
    by, from_deck = _by(node.who), node.origin == "deck"

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        return by(state, context, happening) and (not from_deck or happening.cause in ("deck", "evolution"))

    return "battle_played", heard, False


@_event.register(ev.BattleDestroyed)
def _(node: ev.BattleDestroyed) -> _Waits:
    by, column, color = _by(node.who), node.col is not None, node.not_color

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        if not by(state, context, happening):
            return False
        if color is not None and color.value in state.table[happening.card].colors:
            return False
        if not column:
            return True
        me = zone_of(state, context, "self")
        return me is not None and in_column(me, Target(happening.card, happening.player, happening.zone))

    return "battle_destroyed", heard, False


@_event.register(ev.HandDiscarded)
def _(node: ev.HandDiscarded) -> _Waits:
    if node.batch:
        return "hand_discarded_together", _by_enemy_effect, False
    if node.cause not in (None, "any"):
        raise NotSupportedError("event HandDiscarded by its cause")
    by, kind = _by(node.who), None if node.type is None else _KINDS[node.type.value]

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        fits = kind is None or state.table[happening.card].kind == kind
        return fits and by(state, context, happening)

    return "hand_discarded", heard, False


@_event.register(ev.SelfDiscarded)
def _(node: ev.SelfDiscarded) -> _Waits:
    cause = node.cause

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        if cause == "opp_effect":
            return happening.cause == "effect" and happening.amount != context.owner
        return cause in ("any", happening.cause)

    return "hand_discarded", heard, True


def _by_enemy_effect(state: GameState, context: Context, happening: Happening) -> bool:
    return happening.player == context.owner and happening.amount != context.owner


@_event.register(ev.MonsterEntersColumn)
def _(node: ev.MonsterEntersColumn) -> _Waits:
    """Tested at the step: the zone before it was not in that column (B0)."""

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        theirs = state.players[1 - happening.player].zone
        return (
            happening.card == context.source
            and same_column(happening.zone, theirs)
            and not same_column(happening.zone - 1, theirs)
        )

    return "monster_advances", heard, False


@_event.register(ev.ReturnedFromDiscard)
def _(node: ev.ReturnedFromDiscard) -> _Waits:
    return "returned_from_discard", _by(node.who), False


@_event.register(ev.StrategyToDiscard)
def _(node: ev.StrategyToDiscard) -> _Waits:
    return "strategy_to_discard", _by(node.who), False


@_event.register(ev.SelfStrategyToDiscard)
def _(node: ev.SelfStrategyToDiscard) -> _Waits:
    return "strategy_to_discard", _always, True


@_event.register(ev.UnderReaches)
def _(node: ev.UnderReaches) -> _Waits:
    count = node.n

    def heard(state: GameState, context: Context, happening: Happening) -> bool:
        return happening.card == context.source and happening.rank < count <= happening.amount

    return "under_reaches", heard, False


@_event.register(ev.LinkBroken)
def _(node: ev.LinkBroken) -> _Waits:
    return "link_broken", never, False


@_event.register(ev.BurstDiscarded)
def _(node: ev.BurstDiscarded) -> _Waits:
    return "burst_discarded", _always, True


# ---- static effects --------------------------------------------------------------------------------------

_ADDS: dict[type[Node], int] = {
    fx.CounterPower: Fx.CP,
    fx.CounterPowerSet: Fx.CP,
    fx.Threat: Fx.THREAT,
    fx.ThreatSet: Fx.THREAT,
    fx.Rank: Fx.RANK,
    fx.PlayRank: Fx.PLAY_RANK,
}
_FORBIDS: dict[type[Node], int] = {
    fx.CannotInvade: Fx.CANNOT_INVADE,
    fx.CannotAdvance: Fx.CANNOT_ADVANCE,
    fx.CannotEngage: Fx.CANNOT_ENGAGE,
    fx.CannotBeMoved: Fx.CANNOT_BE_MOVED,
    fx.Indestructible: Fx.INDESTRUCTIBLE,
    fx.RageLock: Fx.RAGE_LOCK,
    fx.KeepAtStart: Fx.KEEP_AT_START,
}


def _nought(state: GameState, context: Context) -> int:
    return 0


def _static(node: fx.StaticEffect, holds: Test) -> Static:
    """One static effect. An X that a card prints is 0 in its definition, so setting it is adding it."""
    if isinstance(
        node, fx.CounterPower | fx.CounterPowerSet | fx.Threat | fx.ThreatSet | fx.Rank | fx.PlayRank
    ):
        return Static(_ADDS[type(node)], holds, _reach(node.target), number(node.amount))
    if isinstance(
        node,
        fx.CannotInvade
        | fx.CannotAdvance
        | fx.CannotEngage
        | fx.CannotBeMoved
        | fx.Indestructible
        | fx.RageLock
        | fx.KeepAtStart,
    ):
        return Static(_FORBIDS[type(node)], holds, _reach(node.target), _nought)
    match node:
        case fx.TotalCounterPower(amount=amount):
            return Static(Fx.TOTAL_CP, holds, None, number(amount))
        case fx.EndAdvance(amount=amount):
            return Static(Fx.END_ADVANCE, holds, None, number(amount))
        case fx.CounterImmunity(target=target, max=limit, retreat=retreat):
            most = -1 if limit is None else limit
            return Static(Fx.COUNTER_IMMUNITY, holds, _reach(target), number(most), flag=retreat)
        case fx.CannotPlay(who=who, type=kind, where=where):
            reach = None if where is None else _in_column_of(where.col)
            code = _KINDS[kind.value]
            return Static(Fx.CANNOT_PLAY, holds, reach, _nought, on_owner=who == "you", kind=code)
        case fx.CannotPayInvasion(who=who, icon=icon):
            return Static(Fx.CANNOT_PAY, holds, None, number(icon), on_owner=who == "you")
        case fx.InvasionStep(icon=icon, zones=zones):
            return Static(Fx.INVASION_STEP, holds, None, number(zones), kind=icon)
        case fx.CannotDraw(who=who, phase="end"):
            return Static(Fx.CANNOT_DRAW, holds, None, _nought, on_owner=who == "you")
        case _:
            raise NotSupportedError(f"static effect {type(node).__name__}")


def _granted(node: fx.StaticEffect) -> Static:
    return _static(node, always)


def _reach(node: Selector) -> CardTest:
    """Whether a selector means a card: by place and filters, or by reference."""
    if isinstance(node, CardsOf):
        chosen, only_itself = selection(node), node.ref == "self"

        def meant(state: GameState, context: Context, target: Target) -> bool:
            if only_itself and target.card != context.source:
                return False
            return any(each.card == target.card for each in chosen(state, context))

        return meant
    test, of, place = card_test(node), node.of, node.place

    def reach(state: GameState, context: Context, target: Target) -> bool:
        if of != "each" and (target.owner == context.owner) is not (of == "you"):
            return False
        there = target.zone > 0 if place in ("zones", "monster") else target.zone == 0
        return there and test(state, context, target)

    return reach


def _in_column_of(name: str) -> CardTest:
    def reach(state: GameState, context: Context, target: Target) -> bool:
        center = zone_of(state, context, name)
        return center is not None and in_column(center, target)

    return reach
