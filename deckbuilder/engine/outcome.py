"""How a game ended: who won and why (R23)."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from .members import plain_members


@plain_members
class Reason(StrEnum):
    """The ways a game ends."""

    INVASION = "invasion"
    """R23.1"""

    COUNTER = "counter"
    """R23.2"""

    CARD = "card"
    """R23.4"""

    CONCESSION = "concession"
    """R23.5"""

    TURN_LIMIT = "turn limit"
    """R23.8"""

    LOOP = "loop"
    """R23.8: too many abilities in one turn."""


class Outcome(NamedTuple):
    """The result; ``winner`` is 0 or 1, or None for a draw."""

    winner: int | None
    reason: Reason

    def __str__(self) -> str:
        return (
            f"draw by {self.reason}" if self.winner is None else f"player {self.winner} wins by {self.reason}"
        )


class OutcomeSyntaxError(ValueError):
    """A text that is no outcome; the message quotes it."""

    def __init__(self, text: str) -> None:
        reasons = ", ".join(Reason)
        super().__init__(
            f'"{text}" is no outcome; expected "player 0 wins by ..." or "draw by ..." with one of {reasons}'
        )
        self.text = text


_SHAPE = re.compile(rf"(?:draw|player (?P<winner>[01]) wins) by (?P<reason>{'|'.join(Reason)})")


def parse_outcome(text: str) -> Outcome:
    """Read what ``str(outcome)`` wrote; raises ``OutcomeSyntaxError``."""
    match = _SHAPE.fullmatch(text.strip())
    if match is None:
        raise OutcomeSyntaxError(text)
    return Outcome(int(match["winner"]) if match["winner"] else None, Reason(match["reason"]))
