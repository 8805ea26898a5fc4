"""Carrying out an ability instruction by instruction, until it asks somebody or is done (A5, A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.engine.actions import DONE, NO, YES, Action, Kind
from deckbuilder.engine.events import Event
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.evolution import evolution_choices
from deckbuilder.engine.state import Ask, Frame, Question

from .model import Branch, Context, Do, Evolving, May, Modes, Pick, PickZone, Skip, Step

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


def begin(state: GameState, frame: Frame) -> None:
    """Start resolving an ability; its ``if`` is looked at now (R21.9)."""
    trigger = state.table[frame.source].abilities.triggers[frame.ability]
    if trigger.condition(state, _context(state, frame)):
        state.frames.append(frame)
        state.events.append(Event(What.ABILITY_BEGAN, frame.owner, frame.source, frame.ability))


def step(state: GameState) -> None:
    """One instruction of the ability on top."""
    frame = state.frames[-1]
    steps = state.table[frame.source].abilities.triggers[frame.ability].program
    if frame.place >= len(steps):
        state.frames.pop()
        state.events.append(Event(What.ABILITY_ENDED, frame.owner, frame.source, frame.ability))
        return
    _carry_out(state, frame, steps[frame.place])


def _context(state: GameState, frame: Frame) -> Context:
    trigger = state.table[frame.source].abilities.triggers[frame.ability]
    buried = trigger.from_discard or trigger.from_pile
    return Context(frame.owner, frame.source, frame.happening, frame.bound, buried)


def _go(state: GameState, frame: Frame, by: int) -> None:
    state.frames[-1] = frame._replace(place=frame.place + by, picked=())


def _bind(state: GameState, frame: Frame, name: str, value: tuple[int, ...]) -> None:
    kept = tuple(pair for pair in frame.bound if pair[0] != name)
    state.frames[-1] = frame._replace(place=frame.place + 1, picked=(), bound=(*kept, (name, value)))


def _carry_out(state: GameState, frame: Frame, instruction: Step) -> None:
    context = _context(state, frame)
    match instruction:
        case Do(act):
            _go(state, frame, 1)  # first, since a deed may put other abilities on top
            place = len(state.frames) - 1
            for name, value in act(state, context):
                current = state.frames[place]
                kept = tuple(pair for pair in current.bound if pair[0] != name)
                state.frames[place] = current._replace(bound=(*kept, (name, value)))
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
            _pick_zone(state, frame, instruction)
        case Pick():
            _pick(state, frame, instruction)
        case Modes(starts=starts, skip=skip):
            ready = _open_modes(state, frame, instruction)
            if len(ready) > 1:
                state.ask = Question(Ask.MODE, frame.owner, frame.source)
            else:
                _go(state, frame, starts[ready[0]] if ready else skip + 1)
        case Evolving(name):
            _evolve(state, frame, name)


def _asked(frame: Frame, asks_owner: bool) -> int:
    return frame.owner if asks_owner else 1 - frame.owner


def _pick(state: GameState, frame: Frame, pick: Pick) -> None:
    """Ask for one more card; what leaves no choice is taken without a question."""
    left = _left(state, frame, pick)
    context = _context(state, frame)
    most, least = pick.most(state, context), pick.least(state, context)
    have = len(frame.picked)
    if have >= most or not left:
        _bind(state, frame, pick.name, frame.picked)
    elif have + len(left) <= least:
        _bind(state, frame, pick.name, (*frame.picked, *left))
    else:
        state.ask = Question(Ask.PICK, _asked(frame, pick.asks_owner), frame.source)


def _pick_zone(state: GameState, frame: Frame, pick: PickZone) -> None:
    """Ask for one more zone; the last one left needs no question."""
    left = _zones_left(state, frame, pick)
    missing = pick.count(state, _context(state, frame)) - len(frame.picked)
    if missing <= 0 or not left:
        _bind(state, frame, pick.name, frame.picked)
    elif len(left) == 1 or (pick.alike and len(left) <= missing):
        _bind(state, frame, pick.name, (*frame.picked, *left))
    else:
        state.ask = Question(Ask.ZONE, _asked(frame, pick.asks_owner), frame.source)


def _zones_left(state: GameState, frame: Frame, pick: PickZone) -> tuple[int, ...]:
    return tuple(zone for zone in pick.options(state, _context(state, frame)) if zone not in frame.picked)


def _open_modes(state: GameState, frame: Frame, modes: Modes) -> list[int]:
    context = _context(state, frame)
    return [place for place, test in enumerate(modes.tests) if test(state, context)]


def _evolve(state: GameState, frame: Frame, name: str) -> None:
    """The next card of the variable evolves if it can; the program goes on when none is left (A17)."""
    cards = _context(state, frame).get(name)
    kept = tuple(pair for pair in frame.bound if pair[0] != name)
    if not cards:
        _go(state, frame, 1)
        return
    state.frames[-1] = frame._replace(bound=(*kept, (name, cards[1:])))
    if evolution_choices(state, frame.owner, cards[0]):
        state.ask = Question(Ask.EVOLVE, frame.owner, cards[0])


def _left(state: GameState, frame: Frame, pick: Pick) -> tuple[int, ...]:
    options = (each.card for each in pick.options(state, _context(state, frame)))
    left = sorted(card for card in dict.fromkeys(options) if card not in frame.picked)
    if pick.fits is None:
        return tuple(left)
    context, picked = _context(state, frame), frame.picked
    return tuple(card for card in left if pick.fits(state, context, (*picked, card)))


# ---- the questions ---------------------------------------------------------------------------------------


def answers(state: GameState) -> tuple[Action, ...]:
    """The answers to the question that the ability on top asks."""
    frame = state.frames[-1]
    instruction = state.table[frame.source].abilities.triggers[frame.ability].program[frame.place]
    match instruction:
        case May():
            return (YES, NO)
        case PickZone():
            return tuple(Action(Kind.ZONE, zone=zone) for zone in _zones_left(state, frame, instruction))
        case Modes():
            return tuple(Action(Kind.MODE, place) for place in _open_modes(state, frame, instruction))
        case Pick():
            picks = tuple(Action(Kind.PICK, card) for card in _left(state, frame, instruction))
            enough = len(frame.picked) >= instruction.least(state, _context(state, frame))
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
