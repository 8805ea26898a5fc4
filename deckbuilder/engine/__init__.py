"""The game itself: state, decisions, actions, events; pure, fast, no Qt, no files.

>>> from deckbuilder.engine import apply, decision, legal_actions, new_game, outcome
>>> from deckbuilder.engine.lists import deck_list, define_all
>>> from deckbuilder.cards import load_catalogue
>>> table = define_all(load_catalogue())
>>> starter = deck_list(table, ["ESD01-001", "ESD01-002", "ESD01-003", "ESD01-004"], ["ESD01-005"] * 50)
>>> state = new_game((starter, starter), seed=7)
>>> decision(state).kind.name, len(state.players[state.active].hand), legal_actions(state)[0]
('MAIN', 6, Action(kind=<Kind.PASS: 'pass'>, card=-1, zone=0))
"""

from .actions import CONCEDE, DONE, PASS, Action, ActionSyntaxError, parse_action
from .definition import Definition, define
from .events import Cause, Event
from .game import IllegalActionError, apply, apply_unchecked, decision, outcome
from .legal import legal_actions, why_not
from .outcome import Outcome, Reason
from .setup import DeckList, SetupError, new_game
from .state import Ask, GameState, Phase, PlayerState, Question

__all__ = [
    "CONCEDE",
    "DONE",
    "PASS",
    "Action",
    "ActionSyntaxError",
    "Ask",
    "Cause",
    "DeckList",
    "Definition",
    "Event",
    "GameState",
    "IllegalActionError",
    "Outcome",
    "Phase",
    "PlayerState",
    "Question",
    "Reason",
    "SetupError",
    "apply",
    "apply_unchecked",
    "decision",
    "define",
    "legal_actions",
    "new_game",
    "outcome",
    "parse_action",
    "why_not",
]
