"""Which cards of a deck do less than the rest, by what many games show: evidence, never a bare number."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from statistics import median
from typing import NamedTuple

from deckbuilder.cards.numbers import CardNumber

from .estimates import Estimate, share
from .report import Report
from .sides import CardRow

FEWEST = 30
"""Games in which a card must have been in the first hand before anything is said of it."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A card that may go, and what speaks for it."""

    number: CardNumber
    games: int
    """In which it was drawn."""

    early: int
    """In which it was in the first hand."""

    unused: Estimate | None
    """Dead draws, of the copies drawn, where they are more than of all cards together."""

    stuck: Estimate | None
    """Copies stuck in the hand at the end, likewise."""

    later: Estimate | None
    """Turns that wins come later than on average with it in the first hand, where that is surely later than
    with the middle card of the deck."""

    loses: Estimate | None
    """How much smaller the share of games won is then (below 0), where that is as sure."""

    @property
    def weight(self) -> float:
        """What the list is ordered by: how sure it is, not how large."""
        parts = [each.low for each in (self.unused, self.stuck, self.later) if each]
        return sum(parts) - (10 * self.loses.high if self.loses else 0)


def cuts(report: Report, main: Collection[str]) -> tuple[Cut, ...]:
    """The cards of the main deck that stand out to the worse, the surest first.

    Each is measured against the middle card of the deck: a few cards that carry it leave all others below
    its average. Games decide; a card that is only dead or only stuck may be there for what the games do not
    show, so both together are needed where they are the only evidence.
    """
    cards = report.tally.sides[0].cards
    rows = [
        (number, row)
        for row in report.side(0).cards
        if (number := CardNumber(row.number)) in main and row.games_early >= FEWEST
    ]
    tallies = [cards[number] for number, _ in rows]
    drawn = sum(each.drawn for each in tallies)
    usual = _Usual(
        share(sum(each.unused for each in tallies), drawn),
        share(sum(each.stuck for each in tallies), drawn),
        _middle(row.win_turn_early for _, row in rows),
        _middle(row.win_rate_early for _, row in rows),
    )
    found = [_cut(number, row, usual) for number, row in rows]
    return tuple(sorted((each for each in found if each is not None), key=lambda each: -each.weight))


class _Usual(NamedTuple):
    """What a card is measured against: the copies of all cards together, and the middle card."""

    unused: Estimate | None
    stuck: Estimate | None
    later: float
    loses: float


def _middle(found: Iterable[Estimate | None]) -> float:
    values = [each.value for each in found if each is not None]
    return median(values) if values else 0.0


def _cut(number: CardNumber, row: CardRow, usual: _Usual) -> Cut | None:
    later, loses = row.win_turn_early, row.win_rate_early
    cut = Cut(
        number,
        row.games_drawn,
        row.games_early,
        _above(row.unused, usual.unused),
        _above(row.stuck_drawn, usual.stuck),
        later if later and later.low > max(0.0, usual.later) else None,
        loses if loses and loses.high < min(0.0, usual.loses) else None,
    )
    return cut if cut.later or cut.loses or (cut.unused and cut.stuck) else None


def _above(found: Estimate | None, usual: Estimate | None) -> Estimate | None:
    return found if found and usual and found.low > usual.value else None
