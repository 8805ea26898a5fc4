"""Around the engine: sessions with undo, replays, bots, matches; no Qt.

>>> from deckbuilder.cards import load_catalogue
>>> from deckbuilder.engine.lists import deck_list, define_all
>>> from deckbuilder.play import RandomBot, play_game
>>> table = define_all(load_catalogue())
>>> deck = deck_list(table, [f"ESD01-00{rank}" for rank in (1, 2, 3, 4)], ["ESD01-008"] * 50)
>>> play_game((deck, deck), (RandomBot(), RandomBot()), seed=7).outcome is not None
True
"""

from .bots import Bot, Dice, PassiveBot, RandomBot, View
from .match import BotError, GameRecord, Limits, Stop, play_game, play_on

__all__ = [
    "Bot",
    "BotError",
    "Dice",
    "GameRecord",
    "Limits",
    "PassiveBot",
    "RandomBot",
    "Stop",
    "View",
    "play_game",
    "play_on",
]
