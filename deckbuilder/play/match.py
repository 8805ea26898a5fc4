"""One game between two bots from the first shuffle to its end, within limits, as a small record."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from deckbuilder.engine import (
    CONCEDE,
    Action,
    DeckList,
    Event,
    GameState,
    Outcome,
    apply_unchecked,
    legal_actions,
    new_game,
)

from .bots.bot import Bot, Dice
from .bots.view import View

Watch = Callable[[GameState, Action, list[Event]], None]
"""Called after each action with the state it led to, the action and its events; it changes nothing."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a game is given up unfinished."""

    decisions: int = 20_000
    """Decisions of both players together."""

    seconds: float | None = None
    """Time on the clock, looked at before each decision of a bot; None for no limit. It makes results
    depend on the machine, so batches that must be repeatable set only ``decisions``."""


NO_HURRY = Limits()


class Stop(StrEnum):
    """Why a game was given up."""

    DECISIONS = "too many decisions"
    TIME = "too much time"


@dataclass(frozen=True, slots=True)
class GameRecord:
    """How one game went, enough to play it again: ``new_game(decks, seed, first)`` and the actions."""

    seed: int
    first: int
    """Who took the first turn."""

    outcome: Outcome | None
    """None for a game that was given up."""

    stopped: Stop | None
    turns: int
    """Turns begun, both players' together."""

    actions: tuple[Action, ...]
    """Every decision of both players."""

    def __str__(self) -> str:
        end = str(self.outcome) if self.outcome else f"given up ({self.stopped})"
        return f"seed {self.seed}: {end} in turn {self.turns}"


class BotError(RuntimeError):
    """A bot chose something that was not open; the message has the seed with which it does so again."""


def play_game(
    decks: tuple[DeckList, DeckList],
    bots: tuple[Bot, Bot],
    seed: int,
    first: int | None = None,
    limits: Limits = NO_HURRY,
    watch: Watch | None = None,
) -> GameRecord:
    """Play a new game; the result depends on the arguments alone (unless there is a limit of time)."""
    return play_on(new_game(decks, seed, first), bots, seed, limits, watch)


def play_on(
    state: GameState,
    bots: tuple[Bot, Bot],
    seed: int,
    limits: Limits = NO_HURRY,
    watch: Watch | None = None,
) -> GameRecord:
    """Play a game that has begun to its end, in place; ``seed`` is that of the bots' dice."""
    actions: list[Action] = []
    views = (View(state, 0), View(state, 1))
    dice = (Dice.of_player(seed, 0), Dice.of_player(seed, 1))
    deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
    stopped = None
    while (ask := state.ask) is not None:
        if len(actions) >= limits.decisions:
            stopped = Stop.DECISIONS
            break
        legal = legal_actions(state)
        action = legal[0]
        if len(legal) > 1:
            if deadline is not None and time.monotonic() > deadline:
                stopped = Stop.TIME
                break
            action = bots[ask.player].choose(views[ask.player], ask, legal, dice[ask.player])
            if action not in legal and action != CONCEDE:
                raise BotError(f"{bots[ask.player].name} chose {action}, which is not open (seed {seed})")
        actions.append(action)
        events = apply_unchecked(state, action)
        if watch is not None:
            watch(state, action, events)
    return GameRecord(seed, state.first, state.outcome, stopped, state.turn, tuple(actions))
