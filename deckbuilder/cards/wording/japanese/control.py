"""Whole sentences: instructions in turn, conditions, costs, choices (EFFECTS B.ctl)."""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.cards.abilities import actions as act
from deckbuilder.cards.abilities import conditions as cond
from deckbuilder.cards.abilities import control as ctl
from deckbuilder.cards.abilities.base import RefName

from .actions import all_revealed, instruction, result
from .conditions import case
from .events import phase_start
from .referents import THAT_CARD, acting, referred, spoken_again
from .selectors import FROM_THOSE, filtered
from .words import allowed, as_sentences, in_turn, number

NOTHING = "何もしない"
"""The whole of an ability whose only parts are empty."""


def sentences(actions: Sequence[ctl.Action], topic: RefName | None = None) -> list[str]:
    """The actions as sentences without full stops; ``topic`` is a card that has just been named."""
    done: list[str] = []
    together: list[str] = []
    for action, after in zip(actions, (*actions[1:], None), strict=False):
        if isinstance(action, ctl.If | ctl.May | ctl.ChooseMode | ctl.Delayed) or _optional(action):
            done += [in_turn(together)] if together else []
            together = []
            done += _controlled(action, topic)
        else:
            phrase = spoken_again(instruction(action), topic)
            again = any(phrase_.startswith(FROM_THOSE) for phrase_ in together)
            together.append(phrase.removeprefix(FROM_THOSE) if again else phrase)
        if together and _stops(action, after):
            done.append(in_turn(together))
            together = []
        topic = result(action) or topic
    return _mended(actions, done + ([in_turn(together)] if together else []))


def after_case(condition: cond.Condition, actions: Sequence[ctl.Action], topic: RefName | None) -> list[str]:
    """The actions behind a condition: the card that has been found to be like that is そのカード."""
    parts = sentences(actions, topic)
    if not isinstance(condition, cond.RefIs):
        return parts
    card = referred(condition.ref)
    like = f"{filtered(condition)}である{card}"
    return [part.replace(like, THAT_CARD).replace(card, THAT_CARD) for part in parts]


def _stops(action: ctl.Action, after: ctl.Action | None) -> bool:
    """True where one sentence ends, though another instruction follows."""
    return isinstance(action, act.RevealTop | act.ChooseZone | act.EachChooses) or (
        isinstance(action, act.Choose | act.Mill) and after is not None
    )


def _mended(actions: Sequence[ctl.Action], done: list[str]) -> list[str]:
    """Where a condition takes all revealed cards or none, there is no rest: the others are それら."""
    match actions[-2:]:
        case [ctl.If(then=(act.TakeRevealed(what=what),), otherwise=()), act.RestToDiscard()] if all_revealed(
            what
        ):
            return [*done[:-1], "そうでない場合、それらを捨て札に置く"]
        case _:
            return done


def _optional(action: ctl.Action) -> bool:
    match action:
        case act.PlayCard() | act.PlayStrategy() | act.MoveBattle() | act.Swap():
            return action.optional
        case _:
            return False


def _controlled(action: ctl.Action, topic: RefName | None) -> list[str]:
    match action:
        case ctl.If():
            return _if(action, topic)
        case ctl.May():
            return _may(action, topic)
        case ctl.ChooseMode():
            return [_modes(action)]
        case ctl.Delayed():
            return conditional(f"{phase_start(action.at, any_='次の')}、", sentences(action.do, topic))
        case _:
            return [spoken_again(allowed(instruction(action)), topic)]


@instruction.register(ctl.If)
@instruction.register(ctl.May)
@instruction.register(ctl.ChooseMode)
@instruction.register(ctl.Delayed)
def _(action: ctl.If | ctl.May | ctl.ChooseMode | ctl.Delayed) -> str:
    """Where one phrase is asked for, as in a cost, its sentences become one action."""
    done = _controlled(action, None)
    return f"「{as_sentences(done)}」を行う" if done else NOTHING


def conditional(lead: str, parts: Sequence[str]) -> list[str]:
    """Sentences, of which the first begins with a condition or a time."""
    return [f"{lead}{parts[0]}", *parts[1:]] if parts else []


def _if(action: ctl.If, topic: RefName | None) -> list[str]:
    lead = case(action.condition, topic)
    last = action.then[-1] if action.then else None
    otherwise = sentences(action.otherwise, topic)
    if isinstance(last, ctl.May) and last.otherwise == action.otherwise:
        # Refusing and not being able come to the same: one sentence says both.
        then = (*action.then[:-1], last.model_copy(update={"otherwise": ()}))
        return [
            *conditional(lead, after_case(action.condition, then, topic)),
            *conditional("それ以外の場合、" if otherwise else "", otherwise),
        ]
    return [
        *conditional(lead, after_case(action.condition, action.then, topic)),
        *conditional("そうでない場合、", otherwise),
    ]


def _may(action: ctl.May, topic: RefName | None) -> list[str]:
    offer = spoken_again(allowed(in_turn([instruction(cost) for cost in action.cost])), topic)
    who = acting(action.who)
    return [
        offer if offer.startswith(who) else f"{who}{offer}",
        *conditional("そうした場合、", sentences(action.then)),
        *conditional("そうしなかった場合、", sentences(action.otherwise)),
    ]


def _modes(action: ctl.ChooseMode) -> str:
    options: list[str] = []
    for mode in action.modes:
        parts = sentences(mode.do)
        if mode.condition is not None:
            parts = conditional(case(mode.condition), after_case(mode.condition, mode.do, None))
        gate = f"【覚醒{number(mode.awakening)}】" if mode.awakening else ""
        options.append(f"•{gate}{as_sentences(parts)}")
    return f"次から１つを選んで行う。{''.join(options)}"
