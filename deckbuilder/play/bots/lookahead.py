"""A bot that tries its likely actions in games that could be this one, played on by greedy for a few turns.

What it cannot see is dealt at random in each trial, so it never knows more than its player. Its limits are
numbers of trials and actions, with which its choices are repeatable; the limit of time is for live play.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from deckbuilder.engine import PASS, Action, Ask, GameState, Question, apply_unchecked, legal_actions
from deckbuilder.engine.actions import Kind

from .bot import Dice
from .greedy import GreedyBot, Plan
from .judge import WON, judge
from .view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one decision."""

    deals: int = 6
    """Games that could be this one, each tried with the same candidates."""

    nodes: int = 4000
    """Actions applied in all trials together."""

    seconds: float | None = None
    """Time on the clock, None for no limit; with one the same seed need not give the same game."""

    turns: int = 2
    """How many turns a trial goes on, this one included, until it is judged."""

    width: int = 8
    """Candidates that are tried."""


class Imagined(View):
    """A view of a game that is imagined already: to guess again what is hidden would only cost time."""

    def imagine(self, seed: int) -> GameState:  # noqa: ARG002
        """The game itself."""
        return self._state.clone()


class LookaheadBot:
    """Chooses what turns out best on average; greedy plays the trials on for both sides."""

    name = "lookahead"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._greedy = GreedyBot()

    def choose(self, view: View, question: Question, legal: tuple[Action, ...], dice: Dice) -> Action:
        """The candidate with the best trials, greedy's own choice among equals."""
        favourite = self._greedy.choose(view, question, legal, dice)
        candidates = shortlist(view, question, legal, favourite)[: self.budget.width]
        if len(candidates) == 1:
            return favourite
        return _Search(self.budget, self._greedy, view, candidates).run(dice)


def shortlist(view: View, question: Question, legal: tuple[Action, ...], first: Action) -> list[Action]:
    """The actions worth trying, the favourite first: one of those that come to the same."""
    if question.kind is not Ask.MAIN:
        return [first, *(action for action in legal if action != first)]
    plan = Plan(view, legal)
    found = {_sort_of(view, first): first}
    for action in (*plan.likely(), PASS):
        found.setdefault(_sort_of(view, action), action)
    return list(found.values())


def _sort_of(view: View, action: Action) -> tuple[Kind, str, int]:
    """Equal for actions that differ only in the copy of a card or in what pays for the same invasion."""
    if action.kind is Kind.INVADE:
        return action.kind, "", view.card(action.card).step if action.card >= 0 else 0
    return action.kind, view.card(action.card).number if action.card >= 0 else "", action.zone


class _Search:
    """The trials of one decision."""

    def __init__(self, budget: Budget, greedy: GreedyBot, view: View, candidates: list[Action]) -> None:
        self.budget, self.greedy, self.view = budget, greedy, view
        self.candidates = candidates
        self.worth = dict.fromkeys(candidates, 0.0)
        self.nodes = 0
        self.until = view.turn + budget.turns
        self.deadline = None if budget.seconds is None else time.monotonic() + budget.seconds

    def run(self, dice: Dice) -> Action:
        """Deal, try all, and after every second deal go on with the better half only."""
        for deal in range(self.budget.deals):
            guess = self.view.imagine(dice.seed())
            trial_seed = dice.seed()
            for action in self.candidates:
                self.worth[action] += self._try(guess.clone(), action, Dice(trial_seed))
            if self._is_spent():
                break
            if deal % 2 == 1 and len(self.candidates) > 2:
                self._halve()
        return max(self.candidates, key=lambda action: self.worth[action])

    def _halve(self) -> None:
        ranked = sorted(self.candidates, key=lambda action: -self.worth[action])
        better = ranked[: (len(ranked) + 1) // 2]
        self.candidates = [action for action in self.candidates if action in better]

    def _is_spent(self) -> bool:
        late = self.deadline is not None and time.monotonic() > self.deadline
        return late or self.nodes >= self.budget.nodes

    def _try(self, state: GameState, action: Action, dice: Dice) -> float:
        """One action and how greedy plays on from there, as the worth of the end; sooner wins are better."""
        views = Imagined(state, 0), Imagined(state, 1)
        apply_unchecked(state, action)
        self.nodes += 1
        steps = 0
        while (ask := state.ask) is not None and not self._is_far(state, ask):
            legal = legal_actions(state)
            reply = legal[0] if len(legal) == 1 else self.greedy.choose(views[ask.player], ask, legal, dice)
            apply_unchecked(state, reply)
            steps += 1
            if self._is_spent():
                break
        self.nodes += steps
        worth = judge(state, self.view.player)
        return worth - steps if worth == WON else worth

    def _is_far(self, state: GameState, ask: Question) -> bool:
        return ask.kind is Ask.MAIN and state.turn >= self.until
