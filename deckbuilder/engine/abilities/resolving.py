"""Carrying out an ability instruction by instruction, until it asks somebody or is done (A5, A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.engine.actions import DONE, NO, YES, Action, Kind
from deckbuilder.engine.events import Event
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.evolution import evolution_choices
from deckbuilder.engine.state import Ask, Frame, Question

from .model import Bound, Branch, Context, Do, Evolving, May, Modes, Pick, PickZone, Skip, Step, Trigger

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


def begin(state: GameState, frame: Frame) -> None:
    """Start resolving an ability; its ``if`` is looked at now (R21.9)."""
    trigger = state.table[frame.source].abilities.triggers[frame.ability]
    if trigger.condition(state, _context(frame, trigger)):
        state.frames.append(frame)
        state.events.append(Event(What.ABILITY_BEGAN, frame.owner, frame.source, frame.ability))


def step(state: GameState) -> None:
    """One instruction of the ability on top."""
    frame = state.frames[-1]
    trigger = state.table[frame.source].abilities.triggers[frame.ability]
    if frame.place >= len(trigger.program):
        state.frames.pop()
        state.events.append(Event(What.ABILITY_ENDED, frame.owner, frame.source, frame.ability))
        return
    _carry_out(state, frame, trigger.program[frame.place], _context(frame, trigger))


def _context(frame: Frame, trigger: Trigger) -> Context:
    buried = trigger.from_discard or trigger.from_pile
    return Context(frame.owner, frame.source, frame.happening, frame.bound, buried)


def _go(state: GameState, frame: Frame, by: int) -> None:
    owner, source, ability, place, happening, bound, _ = frame
    state.frames[-1] = Frame(owner, source, ability, place + by, happening, bound)


def _bind(state: GameState, frame: Frame, name: str, value: tuple[int, ...]) -> None:
    owner, source, ability, place, happening, bound, _ = frame
    state.frames[-1] = Frame(owner, source, ability, place + 1, happening, _set(bound, name, value))


def _set(bound: Bound, name: str, value: tuple[int, ...]) -> Bound:
    """The variables with one of them set."""
    return (*[pair for pair in bound if pair[0] != name], (name, value))


def _carry_out(state: GameState, frame: Frame, instruction: Step, context: Context) -> None:
    match instruction:
        case Do(act):
            _go(state, frame, 1)  # first, since a deed may put other abilities on top
            place = len(state.frames) - 1
            for name, value in act(state, context):
                current = state.frames[place]
                state.frames[place] = current._replace(bound=_set(current.bound, name, value))
        case Branch(test, skip):
            _go(state, frame, 1 if test(state, context) else skip + 1)
        case Skip(skip):
            _go(state, frame, skip + 1)
        case May(asks_owner, payable, skip):
            if payable(state, context):
                state.ask = Question(Ask.MAY, _asked(frame, asks_owner), frame.source)
            else:
                _go(state, frame, skip + 1)
        case PickZone():
            _pick_zone(state, frame, instruction, context)
        case Pick():
            _pick(state, frame, instruction, context)
        case Modes(starts=starts, skip=skip):
            ready = _open_modes(state, instruction, context)
            if len(ready) > 1:
                state.ask = Question(Ask.MODE, frame.owner, frame.source)
            else:
                _go(state, frame, starts[ready[0]] if ready else skip + 1)
        case Evolving(name):
            _evolve(state, frame, name, context)


def _asked(frame: Frame, asks_owner: bool) -> int:
    return frame.owner if asks_owner else 1 - frame.owner


def _pick(state: GameState, frame: Frame, pick: Pick, context: Context) -> None:
    """Ask for one more card; what leaves no choice is taken without a question."""
    have = len(frame.picked)
    if have >= pick.most(state, context):
        _bind(state, frame, pick.name, frame.picked)
        return
    left = _left(state, frame, pick, context)
    if not left:
        _bind(state, frame, pick.name, frame.picked)
    elif have + len(left) <= pick.least(state, context):
        _bind(state, frame, pick.name, (*frame.picked, *left))
    else:
        state.ask = Question(Ask.PICK, _asked(frame, pick.asks_owner), frame.source)


def _pick_zone(state: GameState, frame: Frame, pick: PickZone, context: Context) -> None:
    """Ask for one more zone; the last one left needs no question."""
    missing = pick.count(state, context) - len(frame.picked)
    left = _zones_left(state, frame, pick, context) if missing > 0 else ()
    if not left:
        _bind(state, frame, pick.name, frame.picked)
    elif len(left) == 1 or (pick.alike and len(left) <= missing):
        _bind(state, frame, pick.name, (*frame.picked, *left))
    else:
        state.ask = Question(Ask.ZONE, _asked(frame, pick.asks_owner), frame.source)


def _zones_left(state: GameState, frame: Frame, pick: PickZone, context: Context) -> tuple[int, ...]:
    return tuple(zone for zone in pick.options(state, context) if zone not in frame.picked)


def _open_modes(state: GameState, modes: Modes, context: Context) -> list[int]:
    return [place for place, test in enumerate(modes.tests) if test(state, context)]


def _evolve(state: GameState, frame: Frame, name: str, context: Context) -> None:
    """The next card of the variable evolves if it can; the program goes on when none is left (A17)."""
    cards = context.get(name)
    if not cards:
        _go(state, frame, 1)
        return
    state.frames[-1] = frame._replace(bound=_set(frame.bound, name, cards[1:]))
    if evolution_choices(state, frame.owner, cards[0]):
        state.ask = Question(Ask.EVOLVE, frame.owner, cards[0])


def _left(state: GameState, frame: Frame, pick: Pick, context: Context) -> list[int]:
    picked, fits = frame.picked, pick.fits
    left = sorted({each.card for each in pick.options(state, context)}.difference(picked))
    if fits is None:
        return left
    return [card for card in left if fits(state, context, (*picked, card))]


# ---- the questions ---------------------------------------------------------------------------------------


def answers(state: GameState) -> tuple[Action, ...]:
    """The answers to the question that the ability on top asks."""
    frame = state.frames[-1]
    trigger = state.table[frame.source].abilities.triggers[frame.ability]
    instruction, context = trigger.program[frame.place], _context(frame, trigger)
    match instruction:
        case May():
            return (YES, NO)
        case PickZone():
            return tuple(
                Action(Kind.ZONE, zone=zone) for zone in _zones_left(state, frame, instruction, context)
            )
        case Modes():
            return tuple(Action(Kind.MODE, place) for place in _open_modes(state, instruction, context))
        case Pick():
            picks = tuple(Action(Kind.PICK, card) for card in _left(state, frame, instruction, context))
            enough = len(frame.picked) >= instruction.least(state, context)
            return (*picks, DONE) if enough else picks
        case _:
            return ()


def answer(state: GameState, action: Action) -> None:
    """Take an answer and go on."""
    frame = state.frames[-1]
    instruction = state.table[frame.source].abilities.triggers[frame.ability].program[frame.place]
    match instruction:
        case May(skip=skip):
            _go(state, frame, 1 if action.kind is Kind.YES else skip + 1)
        case PickZone():
            state.frames[-1] = frame._replace(picked=(*frame.picked, action.zone))
        case Modes(starts=starts):
            _go(state, frame, starts[action.card])
        case Pick(name=name):
            if action.kind is Kind.DONE:
                _bind(state, frame, name, frame.picked)
            else:
                state.frames[-1] = frame._replace(picked=(*frame.picked, action.card))
        case _:
            pass
