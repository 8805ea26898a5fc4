"""Which cards of a deck do less than the rest, by what many games show: evidence, never a bare number."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from deckbuilder.cards.numbers import CardNumber

from .estimates import Estimate, share
from .report import Report
from .sides import CardRow

FEWEST = 30
"""Games in which a card must have been in the first hand before anything is said of it."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A card that may go, and what speaks for it; one of the three is there at least."""

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
    """Turns that wins come later than on average with it in the first hand, where that is no noise."""

    loses: Estimate | None
    """How much smaller the share of games won is then (below 0), where that is no noise."""

    @property
    def weight(self) -> float:
        """What the list is ordered by: how sure it is, not how large."""
        parts = [each.low for each in (self.unused, self.stuck, self.later) if each]
        return sum(parts) - (10 * self.loses.high if self.loses else 0)


def cuts(report: Report, main: Collection[str]) -> tuple[Cut, ...]:
    """The cards of the main deck that stand out to the worse, the surest first."""
    cards = report.tally.sides[0].cards
    rows = [(number, row) for row in report.side(0).cards if (number := CardNumber(row.number)) in main]
    tallies = [cards[number] for number, _ in rows]
    drawn = sum(each.drawn for each in tallies)
    unused = share(sum(each.unused for each in tallies), drawn)
    stuck = share(sum(each.stuck for each in tallies), drawn)
    found = [_cut(number, row, unused, stuck) for number, row in rows if row.games_early >= FEWEST]
    return tuple(sorted((each for each in found if each is not None), key=lambda each: -each.weight))


def _cut(number: CardNumber, row: CardRow, unused: Estimate | None, stuck: Estimate | None) -> Cut | None:
    cut = Cut(
        number,
        row.games_drawn,
        row.games_early,
        _above(row.unused, unused),
        _above(row.stuck_drawn, stuck),
        row.win_turn_early if row.win_turn_early and row.win_turn_early.low > 0 else None,
        row.win_rate_early if row.win_rate_early and row.win_rate_early.high < 0 else None,
    )
    return cut if cut.unused or cut.stuck or cut.later or cut.loses else None


def _above(found: Estimate | None, usual: Estimate | None) -> Estimate | None:
    return found if found and usual and found.low > usual.value else None
