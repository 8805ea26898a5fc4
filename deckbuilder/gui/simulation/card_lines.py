"""The figures of the cards as rows: texts, words with interval and sample size, and an order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import counted, say
from deckbuilder.gui.describe import called, tip
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play.estimates import Estimate
from deckbuilder.play.report import Report
from deckbuilder.play.sides import CardRow
from deckbuilder.play.tally import STUCK_AFTER

from .results import interval_words, percent, signed

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
SORT_ROLE = Qt.ItemDataRole.UserRole + 2


class Column(IntEnum):
    """The columns in their first order."""

    NAME = 0
    DRAWN = 1
    PLAYED = 2
    FIRST = 3
    STUCK = 4
    UNUSED = 5
    TURN = 6
    RATE = 7
    WON_DRAWN = 8
    WON_PLAYED = 9


TITLES = {
    Column.NAME: say("Card"),
    Column.DRAWN: say("Drawn in"),
    Column.PLAYED: say("Played"),
    Column.FIRST: say("First turn"),
    Column.STUCK: say("Stuck at end"),
    Column.UNUSED: say("Dead draws"),
    Column.TURN: say("Win turn if in the first hand"),
    Column.RATE: say("Games won if in the first hand"),
    Column.WON_DRAWN: say("Won when drawn"),
    Column.WON_PLAYED: say("Won when played"),
}

TIPS = {
    Column.NAME: say("The cards of the deck that was played"),
    Column.DRAWN: say("Games in which it was drawn; the other figures rest on these"),
    Column.PLAYED: say("Share of the games in which it was drawn in which it was played"),
    Column.FIRST: say("Mean own turn of its first play"),
    Column.STUCK: say(
        "Copies still in the hand at the end after {turns} own turns or more, of those drawn",
        turns=STUCK_AFTER,
    ),
    Column.UNUSED: say("Copies neither played nor paid for rage or an invasion, of those drawn"),
    Column.TURN: say(
        "Turns that wins come later than on average when it was drawn before the first own Main Phase; "
        "below zero is sooner. Later draws are left out: they tell of long games"
    ),
    Column.RATE: say(
        "Percentage points of games won more than on average when it was drawn before the first own "
        "Main Phase"
    ),
    Column.WON_DRAWN: say("Share of the games won in which it was drawn"),
    Column.WON_PLAYED: say("Share of the games won in which it was played"),
}


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card with its figures."""

    number: str
    name: str
    card: Card | None
    row: CardRow
    texts: tuple[str, ...]
    """What stands in each column, made once: cells are painted often."""


class CardModel(QAbstractTableModel):
    """The cards of one report."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.lines: list[CardLine] = []
        self.turn_scale = self.rate_scale = 1.0
        """The largest difference that must find room on the axis of an interval column."""

    def show_report(self, report: Report | None) -> None:
        """Show other figures."""
        self.beginResetModel()
        self.lines = [] if report is None else [self._line(row) for row in report.side(0).cards]
        self.turn_scale = _scale([line.row.win_turn_early for line in self.lines], 0.2)
        self.rate_scale = _scale([line.row.win_rate_early for line in self.lines], 0.02)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a card."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One column a figure."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Texts, words for a screen reader with interval and sample, and what is sorted by."""
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], Column(index.column())
        if role == ROW_ROLE:
            return line
        if role == SORT_ROLE:
            return _key(line, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return line.texts[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words(line, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self.words(line, column))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Titles, and what they mean."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(TITLES[Column(section)])
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(shown(TIPS[Column(section)]))
        if role == Qt.ItemDataRole.TextAlignmentRole and section not in (
            Column.NAME,
            Column.TURN,
            Column.RATE,
        ):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def words(self, line: CardLine, column: Column) -> str:
        """One figure of a card as a sentence with its sample size."""
        name = f"{line.name}, {line.number}" if line.card else line.number
        if column in (Column.TURN, Column.RATE):
            sample = tr("{games} with it in the first hand", games=counted(line.row.games_early, "game"))
        else:
            sample = tr("{games} drawn", games=counted(line.row.games_drawn, "game"))
        if column is Column.NAME:
            return tr("{name}, {sample}", name=name, sample=sample)
        found, is_share = _estimate(line.row, column)
        value = line.texts[column]
        title = shown(TITLES[column])
        if found is None:
            return tr("{name}, {title}: {value}", name=name, title=title, value=value)
        if column is Column.RATE:
            found = Estimate(*(100 * each for each in found))
        interval = interval_words(found, share=is_share, sign=not is_share)
        return tr(
            "{name}, {title}: {value}, 95 % interval {interval}, {sample}",
            name=name,
            title=title,
            value=value,
            interval=interval,
            sample=sample,
        )

    def _line(self, row: CardRow) -> CardLine:
        card = self._services.catalogue.get(row.number)
        name = called(card, self._services.language) if card else row.number
        texts = tuple(_text(name, row, column) for column in Column)
        return CardLine(row.number, name, card, row, texts)


def _scale(found: Sequence[Estimate | None], least: float) -> float:
    return max([least, *(max(abs(each.low), abs(each.high)) for each in found if each)])


def _estimate(row: CardRow, column: Column) -> tuple[Estimate | None, bool]:
    """The figure of a column with its interval, and whether it is a share."""
    return {
        Column.PLAYED: (row.played_drawn, True),
        Column.STUCK: (row.stuck_drawn, True),
        Column.UNUSED: (row.unused, True),
        Column.TURN: (row.win_turn_early, False),
        Column.RATE: (row.win_rate_early, False),
        Column.WON_DRAWN: (row.won_drawn, True),
        Column.WON_PLAYED: (row.won_played, True),
    }.get(column, (None, False))


def _text(name: str, row: CardRow, column: Column) -> str:
    if column is Column.NAME:
        return name
    if column is Column.DRAWN:
        return f"{row.games_drawn:,}" if row.games_drawn else "–"
    if column is Column.FIRST:
        return "–" if row.first_turn is None else f"{row.first_turn:.1f}"
    found, is_share = _estimate(row, column)
    if found is None:
        return "–"
    if column is Column.RATE:
        return f"{signed(100 * found.value, 1)} ± {50 * (found.high - found.low):.1f}"
    if not is_share:
        half = (found.high - found.low) / 2
        return f"{signed(found.value)} ± {half:.2f}"
    if column in (Column.WON_DRAWN, Column.WON_PLAYED):
        half = 50 * (found.high - found.low)
        return f"{percent(found.value)} ± {half:.1f}"
    return percent(found.value, 0)


def _key(line: CardLine, column: Column) -> Any:  # noqa: ANN401 - a name or a number
    if column is Column.NAME:
        return line.name.casefold()
    if column is Column.DRAWN:
        return line.row.games_drawn
    if column is Column.FIRST:
        return line.row.first_turn
    found, _ = _estimate(line.row, column)
    return found.value if found else None


class Sorted(QSortFilterProxyModel):
    """Sorts by ``SORT_ROLE``; rows without a figure stand last in either order."""

    def lessThan(self, left: Index, right: Index) -> bool:
        """Whether the left one stands first in ascending order."""
        one, other = left.data(SORT_ROLE), right.data(SORT_ROLE)
        if one is None or other is None:
            ascending = self.sortOrder() is Qt.SortOrder.AscendingOrder
            return (other is None) is ascending and one is not other
        return bool(one < other)
