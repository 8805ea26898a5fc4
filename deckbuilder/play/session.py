"""A game that a person plays, looks back on and takes back: every step kept with the state before it.

The engine's states are small and their randomness is part of them, so undo is simply an earlier state, and a
redone shuffle gives the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import (
    Action,
    ByHand,
    Definition,
    Event,
    GameState,
    IllegalActionError,
    Outcome,
    Question,
    Stops,
    apply,
    apply_by_hand,
    legal_actions,
)

from .describe import ONLOOKER, Voice, describe_action, describe_events, resolving, retells
from .opening import Opening


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the history."""

    player: int
    action: Action | ByHand
    before: GameState
    """The state in which it was chosen; nobody changes it."""

    events: tuple[Event, ...]
    answered: bool
    """True for what no person chose: the only answer there was, an automatic step, the move of a bot."""

    def text(self, voice: Voice = ONLOOKER) -> str:
        """The step in a player's words: "You play Ebirah (2004) in zone 5"."""
        return describe_action(self.before, self.action, voice)


class Move(StrEnum):
    """How a session came to where it is."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    JUMP = "jump"


@dataclass(frozen=True, slots=True)
class Change:
    """What a session tells its listeners."""

    move: Move
    start: int
    """Steps done before the change."""

    end: int
    """Steps done after it."""


Listener = Callable[[Change], None]


class ReadOnlyError(RuntimeError):
    """Playing on in a session that is only to be looked at; a branch of it can be played."""


class Session:
    """A game and its whole history, of which the present is one place."""

    def __init__(
        self,
        state: GameState,
        opening: Opening | None = None,
        *,
        auto_answer: bool = False,
        read_only: bool = False,
    ) -> None:
        """Take over a state, which belongs to the session from now on.

        ``opening`` is what it began from, without which it cannot be saved; with ``auto_answer`` a question
        with one legal answer is answered at once, as part of the step that led to it.
        """
        self.opening = opening
        self.stops: Stops = state.stops
        """The steps of a turn before which a player is asked from now on."""

        self.auto_answer = auto_answer
        self.read_only = read_only
        self._states = [state]
        self._steps: list[Step] = []
        self._at = 0
        self._listeners: list[Listener] = []
        if auto_answer:
            self._answer()

    # ---- the present -------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The present position, to read only."""
        return self._states[self._at]

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        return self.state.ask

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has here."""
        return self.state.outcome

    @property
    def legal(self) -> tuple[Action, ...]:
        """The actions open now."""
        return legal_actions(self.state)

    @property
    def steps(self) -> Sequence[Step]:
        """The steps up to the present."""
        return tuple(self._steps[: self._at])

    @property
    def undone(self) -> Sequence[Step]:
        """The steps that can be done again, the next one first."""
        return tuple(self._steps[self._at :])

    @property
    def position(self) -> int:
        """How many steps lead to the present."""
        return self._at

    def __len__(self) -> int:
        return len(self._steps)

    # ---- playing -----------------------------------------------------------------------------------------

    def do(self, action: Action, *, answered: bool = False) -> Sequence[Step]:
        """Carry out an action; gives its step and those answered after it. What was undone is forgotten.

        One that is ``answered`` for the player is undone and redone with the step before it. Raises
        ``IllegalActionError`` with the reason, or ``ReadOnlyError``; the session is then as before.
        """
        self._check_open()
        start = self._at
        self._append(action, answered=answered)
        if self.auto_answer:
            self._answer()
        self._tell(Move.DO, start)
        return tuple(self._steps[start : self._at])

    def do_by_hand(self, deed: ByHand, cards: Mapping[CardNumber, Definition] | None = None) -> Step:
        """Do something that the rules would not, as a step like any other; nothing is answered after it.

        ``cards`` are those of which tokens can be made. Raises as ``do`` does.
        """
        self._check_open()
        start = self._at
        self._append(deed, cards=cards or {})
        self._tell(Move.DO, start)
        return self._steps[start]

    def _check_open(self) -> None:
        if self.read_only:
            raise ReadOnlyError("This game is only to be looked at; branch off to play from here")

    def _append(
        self,
        action: Action | ByHand,
        *,
        answered: bool = False,
        cards: Mapping[CardNumber, Definition] | None = None,
    ) -> None:
        before = self.state
        after = before.clone()
        after.stops = self.stops
        if isinstance(action, ByHand):
            events = tuple(apply_by_hand(after, action, cards or {}))
        else:
            events = tuple(apply(after, action))
        player = before.ask.player if before.ask else before.active
        del self._steps[self._at :], self._states[self._at + 1 :]
        self._steps.append(Step(player, action, before, events, answered))
        self._states.append(after)
        self._at += 1

    def _answer(self) -> None:
        """Answer every question that has one legal answer."""
        while len(legal := self.legal) == 1:
            self._append(legal[0], answered=True)

    # ---- going back and forth ----------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a step of a player leads here."""
        return any(not step.answered for step in self._steps[: self._at])

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self._at < len(self._steps)

    def undo(self) -> Step | None:
        """Take back the last step of a player with what was answered after it; None at the start."""
        if not self.can_undo:
            return None
        start = self._at
        while self._steps[self._at - 1].answered:
            self._at -= 1
        self._at -= 1
        self._tell(Move.UNDO, start)
        return self._steps[self._at]

    def redo(self) -> Step | None:
        """Do the next undone step again, and what was answered after it, with the same random results."""
        if not self.can_redo:
            return None
        start = self._at
        self._at += 1
        while self._at < len(self._steps) and self._steps[self._at].answered:
            self._at += 1
        self._tell(Move.REDO, start)
        return self._steps[start]

    def go_to(self, position: int) -> None:
        """Jump to the moment after so many steps; ``ValueError`` outside the history."""
        if not 0 <= position <= len(self._steps):
            raise ValueError(f"There is no step {position}; the history has {len(self._steps)}")
        start, self._at = self._at, position
        if start != position:
            self._tell(Move.JUMP, start)

    @property
    def turns(self) -> dict[int, int]:
        """Each turn of the whole history with the position of its first decision."""
        found: dict[int, int] = {}
        for position, state in enumerate(self._states):
            found.setdefault(state.turn, position)
        return found

    def branch(self, position: int | None = None) -> Session:
        """A session of its own with the history up to a position (the present), to go on from there."""
        at = self._at if position is None else position
        if not 0 <= at <= len(self._steps):
            raise ValueError(f"There is no step {at}; the history has {len(self._steps)}")
        other = Session(self._states[0], self.opening)
        other.auto_answer = self.auto_answer
        other._states = self._states[: at + 1]
        other._steps = self._steps[:at]
        other._at = at
        other.stops = other.state.stops
        return other

    # ---- telling -----------------------------------------------------------------------------------------

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call a listener after every change; gives the function that ends it."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def _tell(self, move: Move, start: int) -> None:
        change = Change(move, start, self._at)
        for listener in tuple(self._listeners):
            listener(change)

    def log(self, voice: Voice = ONLOOKER) -> list[str]:
        """The steps up to the present and what each brought about, a sentence each."""
        lines: list[str] = []
        for step in self._steps[: self._at]:
            lines += [step.text(voice), *self.news(step, voice)]
        return lines

    def news(self, step: Step, voice: Voice = ONLOOKER) -> list[str]:
        """What a step of this session brought about, a sentence each, without what its action has said."""
        told = [event for event in step.events if not retells(step.action, event)]
        return describe_events(self._states[-1], told, voice, resolving(step.before))


__all__ = ["Change", "IllegalActionError", "Listener", "Move", "ReadOnlyError", "Session", "Step"]
