"""The one interface of all bots, and the dice they may throw."""

from __future__ import annotations

from typing import Protocol

from deckbuilder.engine import Action, Question
from deckbuilder.engine.chance import draw_below, draw_bits

from .view import View

_BOT_STREAM = 0xB07


class Dice:
    """A stream of random numbers of its own, so that a bot's choices never shift the shuffles of the game.

    Every bot gets its own from the game's seed: equal seeds give equal games, on every platform.
    """

    __slots__ = ("_seed", "_step")

    def __init__(self, seed: int) -> None:
        self._seed, self._step = seed & ((1 << 64) - 1), 0

    @classmethod
    def of_player(cls, seed: int, player: int) -> Dice:
        """The dice of a player in the game with a seed."""
        return cls(draw_bits(seed ^ _BOT_STREAM, player))

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        value = draw_below(self._seed, self._step, limit)
        self._step += 1
        return value

    def seed(self) -> int:
        """A seed for something else that is random."""
        value = draw_bits(self._seed, self._step)
        self._step += 1
        return value


class Bot(Protocol):
    """Something that plays. It keeps nothing from one decision to the next: all it needs is in the view."""

    @property
    def name(self) -> str:
        """The word by which a player asks for it."""
        ...

    def choose(self, view: View, question: Question, legal: tuple[Action, ...], dice: Dice) -> Action:
        """One of the legal actions, by what the player who is asked may know; the same for the same dice."""
        ...
