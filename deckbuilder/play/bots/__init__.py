"""Players made of code: they see what a player may see and answer one question at a time."""

from .bot import Bot, Dice
from .greedy import GreedyBot
from .lookahead import Budget, LookaheadBot
from .simple import PassiveBot, RandomBot
from .view import OwnSide, Side, View

__all__ = [
    "Bot",
    "Budget",
    "Dice",
    "GreedyBot",
    "LookaheadBot",
    "OwnSide",
    "PassiveBot",
    "RandomBot",
    "Side",
    "View",
]
