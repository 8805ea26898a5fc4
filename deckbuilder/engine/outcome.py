"""How a game ended: who won and why (R23)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


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
