"""From a list of actions to a program: picks, questions, branches and deeds one after the other (B.ctl)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import singledispatch
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities import Ability
from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities import selectors as sel
from deckbuilder.cards.abilities.base import Node
from deckbuilder.cards.abilities.statics import StaticEffect
from deckbuilder.engine import deeds
from deckbuilder.engine.tasks import Phase

from .conditions import condition
from .model import (
    Bound,
    Branch,
    Context,
    Do,
    May,
    Modes,
    NotSupportedError,
    Number,
    Pick,
    PickZone,
    Selection,
    Skip,
    Static,
    Step,
    Target,
    Test,
    Trigger,
)
from .picking import fitting
from .places import find, owner_of
from .selecting import card_test, number, selection, side

if TYPE_CHECKING:
    from deckbuilder.engine.definition import Definition
    from deckbuilder.engine.state import GameState

Deed = Callable[["GameState", Context], object]
PHASES = {"start": Phase.START, "main": Phase.MAIN, "counter": Phase.COUNTER, "end": Phase.END}


def always(state: GameState, context: Context) -> bool:
    """The test of what has no condition."""
    del state, context
    return True


def never(state: GameState, context: Context, happening: object) -> bool:
    """What a program hears that something else starts."""
    del state, context, happening
    return False


def do(deed: Deed) -> Do:
    """An instruction that sets no variable."""

    def run(state: GameState, context: Context) -> Bound:
        deed(state, context)
        return ()

    return Do(run)


def for_each(meant: Selection, deed: Callable[[GameState, Context, Target], None]) -> Do:
    """The same deed for every card that a selector means."""

    def run(state: GameState, context: Context) -> Bound:
        for each in meant(state, context):
            deed(state, context, each)
        return ()

    return Do(run)


def lowest_zones(meant: Selection, amount: Number) -> Selection:
    """So many cards from the lowest zone number on; nobody picks, protected ones take a place (R17.15)."""

    def first(state: GameState, context: Context) -> list[Target]:
        return sorted(meant(state, context), key=lambda each: each.zone)[: amount(state, context)]

    return first


@dataclass(slots=True)
class Compiler:
    """Compiles the actions of one card; keeps what its programs refer to by place."""

    tokens: Mapping[str, Definition]
    make_static: Callable[[StaticEffect], Static]
    programs: list[Trigger] = field(default_factory=list[Trigger])
    """Programs that something else starts; they come after the card's ``triggers``."""

    granted: list[Static] = field(default_factory=list[Static])
    triggers: int = 0
    """How many abilities of the card wait for events."""

    picks: int = 0
    ability: Ability | None = None
    """The ability that is compiled now."""

    def program(self, actions: Sequence[ctl.Action], *, may: bool = False) -> tuple[Step, ...]:
        """The instructions of a list of actions; with ``may`` they stand behind one question."""
        steps = self.all_of(actions)
        return (May(True, always, len(steps)), *steps) if may else tuple(steps)

    def all_of(self, actions: Sequence[ctl.Action]) -> list[Step]:
        """The instructions of actions one after the other."""
        return [_said(step, action) for action in actions for step in compile_action(action, self)]

    def add_program(self, steps: Sequence[Step]) -> int:
        """Keep a program; gives the place by which frames know it."""
        self.programs.append(Trigger("", never, always, always, tuple(steps), ability=self.ability))
        return self.triggers + len(self.programs) - 1

    def choose(
        self, what: sel.Selector, *, name: str = "", asks_owner: bool = True
    ) -> tuple[list[Step], Selection]:
        """The picks that a selector asks for, and the cards they come to mean."""
        meant, pick = selection(what), what.pick
        if pick is None or isinstance(pick, sel.PickAll):
            return [], meant
        if isinstance(pick, sel.PickCount) and pick.order is not None:
            return [], lowest_zones(meant, number(pick.n))
        if not name:
            name = f"pick {self.picks}"
            self.picks += 1

        def picked(state: GameState, context: Context) -> list[Target]:
            return [find(state, card) or Target(card, owner_of(state, card)) for card in context.get(name)]

        return [self.pick(name, what, asks_owner=asks_owner)], picked

    def pick(self, name: str, what: sel.Selector, *, asks_owner: bool = True, may_fail: bool = False) -> Pick:
        """The question for the cards of a selector; with ``may_fail`` it can be answered with none (A6)."""
        least, most, fits = counts(what.pick)
        least = number(0) if may_fail else least
        return Pick(name, asks_owner, selection(what), least, most, fits)


def _said(step: Step, action: ctl.Action) -> Step:
    """A question with the innermost action that asks it, so that the words of the data can be put to it."""
    if isinstance(step, May | Pick | PickZone | Modes) and step.action is None:
        return replace(step, action=action)
    return step


MANY = 99
"""More cards than any place holds that is picked from without a number."""


def counts(
    pick: sel.Pick | None,
) -> tuple[Number, Number, Callable[[GameState, Context, tuple[int, ...]], bool] | None]:
    """At least and at most how many cards a pick takes, and which fit together."""
    match pick:
        case sel.PickCount(n=amount, up_to=up_to):
            most = number(amount)
            return (number(0) if up_to else most), most, None
        case sel.PickEach(each_of=slots, n=each, up_to=up_to) if up_to:
            values = slots.name or slots.color or ()
            return number(0), number(len(values) * each), fitting(pick)
        case sel.PickAny():
            return number(0), number(MANY), fitting(pick)
        case sel.PickMax() | sel.PickAll() | None:
            return number(MANY), number(MANY), None
        case _:
            raise NotSupportedError(f"pick {type(pick).__name__}")


@singledispatch
def compile_action(node: Node, compiler: Compiler) -> list[Step]:
    """The instructions of one action; raises ``NotSupportedError`` for one the engine does not know."""
    raise NotSupportedError(f"action {type(node).__name__}")


@compile_action.register(ctl.If)
def _(node: ctl.If, compiler: Compiler) -> list[Step]:
    test, then, otherwise = (
        condition(node.condition),
        compiler.all_of(node.then),
        compiler.all_of(node.otherwise),
    )
    if not otherwise:
        return [Branch(test, len(then)), *then]
    return [Branch(test, len(then) + 1), *then, Skip(len(otherwise)), *otherwise]


@compile_action.register(ctl.May)
def _(node: ctl.May, compiler: Compiler) -> list[Step]:
    paid = [*compiler.all_of(node.cost), *compiler.all_of(node.then)]
    otherwise = compiler.all_of(node.otherwise)
    can_pay = payable(node.cost)
    owner = node.who == "you"
    if not otherwise:
        return [May(owner, can_pay, len(paid)), *paid]
    return [May(owner, can_pay, len(paid) + 1), *paid, Skip(len(otherwise)), *otherwise]


@compile_action.register(ctl.ChooseMode)
def _(node: ctl.ChooseMode, compiler: Compiler) -> list[Step]:
    """Each mode ends by skipping those after it."""
    bodies = [compiler.all_of(mode.do) for mode in node.modes]
    sizes = [len(body) + 1 for body in bodies]
    steps: list[Step] = []
    for place, body in enumerate(bodies):
        steps += [*body, Skip(sum(sizes[place + 1 :]))]
    starts = tuple(1 + sum(sizes[:place]) for place in range(len(sizes)))
    tests = tuple(_mode_test(mode) for mode in node.modes)
    return [Modes(tests, starts, sum(sizes)), *steps]


def _mode_test(mode: ctl.Mode) -> Test:
    test = always if mode.condition is None else condition(mode.condition)
    zone = mode.awakening or 0
    return lambda state, context: state.players[context.owner].zone >= zone and test(state, context)


@compile_action.register(ctl.Delayed)
def _(node: ctl.Delayed, compiler: Compiler) -> list[Step]:
    if node.at.whose != "any":
        raise NotSupportedError("delayed to one player's phase")
    program, phase = compiler.add_program(compiler.all_of(node.do)), PHASES[node.at.phase]
    return [do(lambda state, context: deeds.put_off(state, context.owner, context.source, program, phase))]


# ---- costs -----------------------------------------------------------------------------------------------


def payable(cost: Sequence[ctl.Action], *, besides_itself: bool = False) -> Test:
    """Whether a cost can be paid wholly; if not, it is not even offered (A6).

    ``besides_itself`` keeps the card whose cost it is out of what may pay.
    """
    tests = [_payable(each, besides_itself=besides_itself) for each in cost]
    return lambda state, context: all(test(state, context) for test in tests)


def _payable(node: ctl.Action, *, besides_itself: bool) -> Test:
    match node:
        case act.Discard(who=who, n=count, filter=kind):
            test = card_test(kind) if kind else None

            def enough(state: GameState, context: Context) -> bool:
                player = side(context, who)
                cards = [Target(card, player) for card in state.players[player].hand]
                fit = [each for each in cards if test is None or test(state, context, each)]
                return sum(1 for each in fit if not besides_itself or each.card != context.source) >= count

            return enough
        case act.DiscardDownTo(who=who, n=keep, at_least=least):
            return lambda state, context: len(state.players[side(context, who)].hand) >= keep + (least or 0)
        case act.PutUnder(what=what, target=holder) if not isinstance(holder, str):
            cards, holders = selection(what), selection(holder)
            return lambda state, context: bool(cards(state, context)) and bool(holders(state, context))
        case act.PutUnder(what=what) | act.ReturnToHand(what=what) | act.ReturnToDeck(what=what):
            return _available(what)
        case act.Destroy(what=what) if not isinstance(what, tuple):
            return _available(what)
        case act.RageLose(of=of, n=loss):
            amount = number(loss)
            return lambda state, context: state.players[side(context, of)].rage >= amount(state, context)
        case act.PlayCard(what=what, where=act.InZone(zone=zone)):
            meant = selection(what)
            return lambda state, context: any(
                zone in deeds.open_zones(state, context.owner, each.card) for each in meant(state, context)
            )
        case _:
            return always


def _available(what: sel.Selector) -> Test:
    """Whether there are as many cards as the selector wants exactly."""
    meant = selection(what)
    wanted = what.pick.n if isinstance(what.pick, sel.PickCount) and not what.pick.up_to else 1
    least = number(wanted)
    return lambda state, context: len(meant(state, context)) >= least(state, context)
