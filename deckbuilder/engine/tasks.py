"""A turn as tasks in phases, and the steps of it before which a player wants to be asked."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .members import plain_members


@plain_members
class Phase(IntEnum):
    """The four phases in their order (R6.1)."""

    START = 0
    MAIN = 1
    COUNTER = 2
    END = 3


@plain_members
class Task(IntEnum):
    """The steps of a turn in their order; see ``turn``."""

    BEGIN_START = 0
    DRAW = 1
    DISCARD = 2
    RESET_RAGE = 3
    BEGIN_MAIN = 4
    MAIN = 5
    BEGIN_COUNTER = 6
    COUNTER = 7
    BEGIN_END = 8
    ADVANCE = 9
    REFILL = 10
    BEGIN_TURN = 11
    """The other player's turn."""


STEPS = (Task.DRAW, Task.DISCARD, Task.RESET_RAGE, Task.COUNTER, Task.ADVANCE, Task.REFILL)
"""What a turn does by itself, in its order: a player may want to be asked before (R7, R15, R16)."""


class Stop(NamedTuple):
    """A step of a player's turns that waits until the player says so."""

    player: int
    step: Task

    def __str__(self) -> str:
        return f"{self.step.name.lower()} p{self.player}"


Stops = tuple[Stop, ...]


class StopSyntaxError(ValueError):
    """A text that is no list of stops; the message quotes it and says what was expected."""

    def __init__(self, text: str) -> None:
        steps = ", ".join(step.name.lower() for step in STEPS)
        super().__init__(f'"{text}" is no step to stop at; expected "none" or one of {steps}, then p0 or p1')
        self.text = text


def stops_in_words(stops: Stops) -> str:
    """Stops as text: ``draw p0, refill p0``, or ``none``; ``parse_stops`` reads it back."""
    return ", ".join(map(str, stops)) or "none"


def parse_stops(text: str) -> Stops:
    """Read what ``stops_in_words`` wrote; raises ``StopSyntaxError``."""
    words = [each.strip() for each in text.split(",")]
    if words == ["none"]:
        return ()
    known = {str(stop): stop for step in STEPS for stop in (Stop(0, step), Stop(1, step))}
    unknown = next((each for each in words if each not in known), None)
    if unknown is not None:
        raise StopSyntaxError(unknown)
    return tuple(known[each] for each in words)
