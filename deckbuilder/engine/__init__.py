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

from .actions import CONCEDE, DONE, GO, PASS, Action, ActionSyntaxError, parse_action
from .by_hand import ByHand, ByHandSyntaxError, Deed, To, parse_by_hand
from .definition import Definition, define
from .events import Cause, Event, EventSyntaxError, parse_event
from .free_table import apply_by_hand, why_not_by_hand, why_not_now
from .game import IllegalActionError, apply, apply_unchecked, decision, outcome
from .legal import legal_actions, why_not
from .notation import NotationError, from_json, to_json
from .observation import Observation, SideSeen, determinize, observe
from .outcome import Outcome, OutcomeSyntaxError, Reason, parse_outcome
from .scenario import Placed, Scenario, ScenarioError, Side, begin, read_scenario, scenario_of
from .setup import DeckList, SetupError, new_game
from .state import Ask, GameState, PlayerState, Question
from .tasks import STEPS, Phase, Stop, Stops, StopSyntaxError, Task, parse_stops, stops_in_words

__all__ = [
    "CONCEDE",
    "DONE",
    "GO",
    "PASS",
    "STEPS",
    "Action",
    "ActionSyntaxError",
    "Ask",
    "ByHand",
    "ByHandSyntaxError",
    "Cause",
    "DeckList",
    "Deed",
    "Definition",
    "Event",
    "EventSyntaxError",
    "GameState",
    "IllegalActionError",
    "NotationError",
    "Observation",
    "Outcome",
    "OutcomeSyntaxError",
    "Phase",
    "Placed",
    "PlayerState",
    "Question",
    "Reason",
    "Scenario",
    "ScenarioError",
    "SetupError",
    "Side",
    "SideSeen",
    "Stop",
    "StopSyntaxError",
    "Stops",
    "Task",
    "To",
    "apply",
    "apply_by_hand",
    "apply_unchecked",
    "begin",
    "decision",
    "define",
    "determinize",
    "from_json",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "parse_action",
    "parse_by_hand",
    "parse_event",
    "parse_outcome",
    "parse_stops",
    "read_scenario",
    "scenario_of",
    "stops_in_words",
    "to_json",
    "why_not",
    "why_not_by_hand",
    "why_not_now",
]
