"""The few calls that drive a game, a person, a bot and a batch alike."""

from __future__ import annotations

from .actions import CONCEDE, Action
from .by_hand import ByHand
from .events import Event
from .legal import legal_actions, why_not
from .outcome import Outcome
from .perform import perform
from .state import GameState, Question
from .turn import run


class IllegalActionError(ValueError):
    """An action that is not open; the message is the reason, the state is as it was."""

    def __init__(self, action: Action | ByHand, reason: str) -> None:
        super().__init__(f"{action}: {reason}")
        self.action, self.reason = action, reason


def decision(state: GameState) -> Question | None:
    """The one open question; None means that the game is over."""
    return state.ask


def outcome(state: GameState) -> Outcome | None:
    """Who won and why, or None while the game runs."""
    return state.outcome


def apply(state: GameState, action: Action) -> list[Event]:
    """Carry out an action in place and give what happened, up to the next question.

    Raises ``IllegalActionError`` for an action that is not open, and then leaves the state equal.
    """
    if action != CONCEDE and action not in legal_actions(state):
        raise IllegalActionError(action, why_not(state, action) or "not open now")
    if state.outcome is not None:
        raise IllegalActionError(action, f"the game is over: {state.outcome}")
    return apply_unchecked(state, action)


def apply_unchecked(state: GameState, action: Action) -> list[Event]:
    """As ``apply`` without looking whether the action is open: for callers that pass on what was offered."""
    state.events = []
    perform(state, action)
    run(state)
    return state.events
