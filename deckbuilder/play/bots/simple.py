"""The two simplest bots: one does as little as it can, the other anything."""

from __future__ import annotations

from deckbuilder.engine import DONE, PASS, Action, Question

from .bot import Dice
from .view import View


class PassiveBot:
    """Passes, picks nothing where it may, and else the first thing offered."""

    name = "passive"

    def choose(self, view: View, question: Question, legal: tuple[Action, ...], dice: Dice) -> Action:  # noqa: ARG002
        """Pass, or the end of the choice, or the first action."""
        for quiet in (PASS, DONE):
            if quiet in legal:
                return quiet
        return legal[0]


class RandomBot:
    """Chooses evenly among the legal actions."""

    name = "random"

    def choose(self, view: View, question: Question, legal: tuple[Action, ...], dice: Dice) -> Action:  # noqa: ARG002
        """Any action."""
        return legal[dice.below(len(legal))]
