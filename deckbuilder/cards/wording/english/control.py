"""Whole sentences: instructions in turn, conditions, costs, choices (EFFECTS B.ctl)."""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import control as ctl

from .actions import all_revealed, instruction, result
from .conditions import if_
from .events import phase_start
from .words import NOTHING_SAID, Clause, Said, as_sentences, capital, in_turn, plural


def sentences(actions: Sequence[ctl.Action], said: Said = NOTHING_SAID) -> list[str]:
    """The actions as sentences without capitals and full stops."""
    done: list[str] = []
    together: list[str] = []
    for before, action, after in zip((None, *actions), actions, (*actions[1:], None), strict=False):
        if isinstance(action, ctl.If | ctl.May | ctl.ChooseMode | ctl.Delayed) or _optional(action):
            done += [in_turn(together)] if together else []
            together = []
            done += _controlled(action, said)
        else:
            together.append(_beside(action, before, after) or instruction(action).text(said))
        if isinstance(action, act.RevealTop):
            done.append(in_turn(together))
            together = []
        said = Said(None, result(action) or said.topic)
    return done + ([in_turn(together)] if together else [])


def _beside(action: ctl.Action, before: ctl.Action | None, after: ctl.Action | None) -> str:
    """What reads otherwise because of its neighbours; empty for all else.

    A draw and a plain discard side by side say "cards" once; where a condition takes all revealed cards or
    none, the rest are "them".
    """
    match action, before, after:
        case act.Draw(), _, act.Discard(filter=None):
            return f"draw {action.n}"
        case act.Discard(filter=None), act.Draw(), _:
            return f"discard {action.n} {plural('card', action.n != 1)}"
        case act.RestToDiscard(), ctl.If(then=(act.TakeRevealed(what=what),), otherwise=()), None:
            return "otherwise, put them into your discard pile" if all_revealed(what) else ""
        case _:
            return ""


def _optional(action: ctl.Action) -> bool:
    match action:
        case act.PlayCard() | act.PlayStrategy() | act.MoveBattle() | act.Swap():
            return action.optional
        case _:
            return False


def _controlled(action: ctl.Action, said: Said) -> list[str]:
    match action:
        case ctl.If():
            return _if(action, said)
        case ctl.May():
            return _may(action, said)
        case ctl.ChooseMode():
            return [_modes(action)]
        case ctl.Delayed():
            *parts, last = sentences(action.do, said)
            return [*parts, f"{last} at the {phase_start(action.at, any_='the next')}"]
        case _:
            return [instruction(action).allowed("you", said)]


@instruction.register(ctl.If)
@instruction.register(ctl.May)
@instruction.register(ctl.ChooseMode)
@instruction.register(ctl.Delayed)
def _(action: ctl.If | ctl.May | ctl.ChooseMode | ctl.Delayed) -> Clause:
    """Where one clause is asked for, as in a cost, its sentences follow one another."""
    return Clause("; ".join(_controlled(action, NOTHING_SAID)))


def conditional(lead: str, parts: Sequence[str]) -> list[str]:
    """Sentences, of which the first begins with a condition."""
    return [f"{lead} {parts[0]}", *parts[1:]] if parts else []


def _if(action: ctl.If, said: Said) -> list[str]:
    lead, then_said = if_(action.condition, said)
    last = action.then[-1] if action.then else None
    otherwise = sentences(action.otherwise, said)
    if isinstance(last, ctl.May) and last.otherwise == action.otherwise:
        # Refusing and not being able come to the same: one sentence says both.
        then = (*action.then[:-1], last.model_copy(update={"otherwise": ()}))
        return [
            *conditional(lead, sentences(then, then_said)),
            *conditional("in every other case," if otherwise else "", otherwise),
        ]
    return [
        *conditional(lead, sentences(action.then, then_said)),
        *conditional("otherwise,", otherwise),
    ]


def _may(action: ctl.May, said: Said) -> list[str]:
    who, they = ("you", "you") if action.who == "you" else ("the opponent", "they")
    offer = in_turn([allowed(cost, who, said) for cost in action.cost])
    then = sentences(action.then)
    otherwise = sentences(action.otherwise)
    return [
        offer,
        *conditional(f"if {they} do so,", then),
        *conditional("otherwise," if then else f"if {they} do not,", otherwise),
    ]


def allowed(action: ctl.Action, who: str, said: Said = NOTHING_SAID) -> str:
    """``who`` may do the action."""
    clause = instruction(action)
    if clause.subject is not None and clause.subject.text == who:
        return f"{who} may {clause.verb} {clause.predicate().partition(' ')[2]}"
    return clause.allowed(who, said)


def _modes(action: ctl.ChooseMode) -> str:
    options: list[str] = []
    for mode in action.modes:
        parts = sentences(mode.do)
        if mode.condition is not None:
            lead, said = if_(mode.condition)
            parts = conditional(lead, sentences(mode.do, said))
        gate = f"Awakening {mode.awakening}: " if mode.awakening else ""
        options.append(f"• {gate}{as_sentences(parts)}")
    return f"choose one: {capital(' '.join(options))}"
