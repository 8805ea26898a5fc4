"""What a line can be: the parts of a card line, a heading, a count. Plain files need no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Section
from deckbuilder.decks.edits import MAX_COPIES

from .report import quoted

MAX_LINE = 400
"""Longer lines hold no card; parsing stops being cheap there."""

MAX_HEADING = 80
"""Longer lines are no heading."""


@dataclass(frozen=True, slots=True)
class CardText:
    """The parts of a line about a card."""

    count: int | None = None
    """None when the line says no count."""

    number: str = ""
    """The card number as written, or empty."""

    name: str = ""
    """The rest of the line: a name, print marks, anything."""

    notes: tuple[str, ...] = ()
    """Corrections, one phrase each."""

    comment: str = ""
    second: str = ""
    """Another card number after the first."""

    problem: str = ""
    """Why the line is no card line; the other parts then mean nothing."""


class Heading(NamedTuple):
    """A line that opens a part of the list."""

    name: str
    section: Section | None = None
    """None for a group of one card type, or a heading nobody knows."""

    total: int | None = None
    """How many cards the heading says will follow."""

    group: bool = False
    """A heading of cards of one type, which does not change the section."""


def amount(digits: str) -> int | str:
    """The count that digits say, or why it is none."""
    significant = digits.lstrip("0")
    if len(significant) > 2:
        return say(
            "the count {count} is too large; at most {limit} of a card fit in a deck",
            count=quoted(digits, 12),
            limit=MAX_COPIES,
        )
    return int(significant or "0")
