"""Around the engine: sessions with undo, replays, bots, matches, batches with their reports; no Qt.

>>> from deckbuilder.cards import load_catalogue
>>> from deckbuilder.engine.lists import deck_list, define_all
>>> from deckbuilder.play import RandomBot, play_game
>>> table = define_all(load_catalogue())
>>> deck = deck_list(table, [f"ESD01-00{rank}" for rank in (1, 2, 3, 4)], ["ESD01-008"] * 50)
>>> play_game((deck, deck), (RandomBot(), RandomBot()), seed=7).outcome is not None
True
"""

from .bots import Bot, Budget, Dice, GreedyBot, LookaheadBot, PassiveBot, RandomBot, View
from .describe import ONLOOKER, Voice, describe_action, describe_event, describe_events, describe_outcome
from .goldfish import Behaviour, Goldfish, goldfish_game
from .match import BotError, GameRecord, Limits, Stop, play_game, play_on
from .opening import Numbers, Opening, numbers_of
from .prompt import label, prompt
from .replay import Note, Replay, ReplayError, read_replay, write_replay
from .report import Report
from .roster import BOTS
from .session import Change, Move, ReadOnlyError, Session, Step
from .simulation import Job, SimulationError, simulate
from .workers import Pool, local_processes

__all__ = [
    "BOTS",
    "ONLOOKER",
    "Behaviour",
    "Bot",
    "BotError",
    "Budget",
    "Change",
    "Dice",
    "GameRecord",
    "Goldfish",
    "GreedyBot",
    "Job",
    "Limits",
    "LookaheadBot",
    "Move",
    "Note",
    "Numbers",
    "Opening",
    "PassiveBot",
    "Pool",
    "RandomBot",
    "ReadOnlyError",
    "Replay",
    "ReplayError",
    "Report",
    "Session",
    "SimulationError",
    "Step",
    "Stop",
    "View",
    "Voice",
    "describe_action",
    "describe_event",
    "describe_events",
    "describe_outcome",
    "goldfish_game",
    "label",
    "local_processes",
    "numbers_of",
    "play_game",
    "play_on",
    "prompt",
    "read_replay",
    "simulate",
    "write_replay",
]
