"""The table of the cards: what each did, with its intervals drawn; hollow where zero is inside (LOOK 7)."""

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
    QPointF,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import counted, say
from deckbuilder.gui.columns import columns_state, restore_columns
from deckbuilder.gui.describe import called, tip
from deckbuilder.gui.rows import Inks, draw_hairline, draw_name, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.signs import painting
from deckbuilder.play.estimates import Estimate
from deckbuilder.play.report import CardRow, Report
from deckbuilder.play.tally import STUCK_AFTER

from .plain_table import PlainTable
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

_WIDTHS = {
    Column.NAME: 19.0,
    Column.DRAWN: 5.8,
    Column.PLAYED: 4.8,
    Column.FIRST: 5.4,
    Column.STUCK: 7.6,
    Column.UNUSED: 7.4,
    Column.TURN: 18.0,
    Column.RATE: 18.0,
    Column.WON_DRAWN: 10.0,
    Column.WON_PLAYED: 10.5,
}
NAMES = tuple(column.name.lower() for column in Column)

_ASCENDING = (Column.NAME, Column.FIRST)
"""Columns of which the first click shows the smallest on top."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card with its figures."""

    number: str
    name: str
    card: Card | None
    row: CardRow


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
            return _text(line, column)
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
        found, is_share = _estimate(line, column)
        value = _text(line, column)
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
        return CardLine(row.number, name, card, row)


def _scale(found: Sequence[Estimate | None], least: float) -> float:
    return max([least, *(max(abs(each.low), abs(each.high)) for each in found if each)])


def _estimate(line: CardLine, column: Column) -> tuple[Estimate | None, bool]:
    """The figure of a column with its interval, and whether it is a share."""
    row = line.row
    return {
        Column.PLAYED: (row.played_drawn, True),
        Column.STUCK: (row.stuck_drawn, True),
        Column.UNUSED: (row.unused, True),
        Column.TURN: (row.win_turn_early, False),
        Column.RATE: (row.win_rate_early, False),
        Column.WON_DRAWN: (row.won_drawn, True),
        Column.WON_PLAYED: (row.won_played, True),
    }.get(column, (None, False))


def _text(line: CardLine, column: Column) -> str:
    row = line.row
    if column is Column.NAME:
        return line.name
    if column is Column.DRAWN:
        return f"{row.games_drawn:,}" if row.games_drawn else "–"
    if column is Column.FIRST:
        return "–" if row.first_turn is None else f"{row.first_turn:.1f}"
    found, is_share = _estimate(line, column)
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
    found, _ = _estimate(line, column)
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


class CardDelegate(QStyledItemDelegate):
    """Paints names with tag and badge, numbers at the right, differences as intervals about a zero line."""

    def __init__(self, services: Services, model: CardModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._model = model
        self._theme: Theme = services.theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.2 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        theme, rect = self._theme, QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        inks = Inks.of(theme, selected)
        line: CardLine = index.data(ROW_ROLE)
        column = Column(index.column())
        with painting(painter):
            fill_row(painter, rect, theme, selected=False, focused=False, alt=index.row() % 2 == 1)
            if selected:
                painter.fillRect(rect, theme.color("sel"))
                if column is Column.NAME:
                    painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), theme.color("focus"))
            draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)
            inner = rect.adjusted(0.5 * theme.em, 0, -0.6 * theme.em, 0)
            if column is Column.NAME:
                self._paint_name(painter, inner, line, inks)
            elif column is Column.TURN:
                self._paint_interval(
                    painter, inner, line.row.win_turn_early, self._model.turn_scale, str(index.data()), inks
                )
            elif column is Column.RATE:
                self._paint_interval(
                    painter, inner, line.row.win_rate_early, self._model.rate_scale, str(index.data()), inks
                )
            else:
                draw_text(
                    painter, inner, str(index.data()), theme.font(), inks.text, Qt.AlignmentFlag.AlignRight
                )

    def _paint_name(self, painter: QPainter, rect: QRectF, line: CardLine, inks: Inks) -> None:
        theme, x = self._theme, rect.left()
        if line.card is not None:
            x += draw_tags(painter, rect, line.card, theme) + 0.4 * theme.em
            draw_rank(
                painter, QRectF(x, rect.top(), 1.9 * theme.em, rect.height()), line.card, theme, inks.text
            )
            x += 2.3 * theme.em
        draw_name(painter, QRectF(x, rect.top(), rect.right() - x, rect.height()), line.name, theme, inks)

    def _paint_interval(
        self,
        painter: QPainter,
        rect: QRectF,
        found: Estimate | None,
        scale: float,
        text: str,
        inks: Inks,
    ) -> None:
        theme, em = self._theme, self._theme.em
        room = QRectF(rect.right() - 8 * em, rect.top(), 8 * em, rect.height())
        noise = found is None or found.is_noise
        font = theme.font(weight=QFont.Weight.Normal if noise else QFont.Weight.DemiBold)
        draw_text(painter, room, text, font, inks.second if noise else inks.text, Qt.AlignmentFlag.AlignRight)
        axis = QRectF(rect.left(), rect.top(), room.left() - rect.left() - 0.6 * em, rect.height())
        draw_interval(painter, axis, found, scale, theme, inks)


def draw_interval(
    painter: QPainter, axis: QRectF, found: Estimate | None, scale: float, theme: Theme, inks: Inks
) -> None:
    """An estimate with its interval about a zero line in the middle; hollow when zero is inside."""
    em, zero = theme.em, axis.center().x()
    painter.fillRect(QRectF(round(zero), axis.top(), 1.5, axis.height()), theme.color("edge"))
    if found is None or axis.width() < 3 * em:
        return
    half, y = (axis.width() - em) / 2, axis.center().y()
    low, value, high = (zero + half * each / scale for each in (found.low, found.value, found.high))
    color = inks.second if found.is_noise else inks.text
    painter.setPen(QPen(color, 1.4))
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for x in (low, high):
        painter.drawLine(QPointF(x, y - 0.32 * em), QPointF(x, y + 0.32 * em))
    painter.setBrush(theme.color("base") if found.is_noise else color)
    painter.drawEllipse(QPointF(value, y), 0.34 * em, 0.34 * em)


class CardTable(PlainTable):
    """Sortable, columns movable and remembered; choosing a card chooses it in the deck."""

    chosen = Signal(str)
    """The number of a card that was pressed or entered."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self.cards = CardModel(services, self)
        self.sorted = Sorted(self)
        self.sorted.setSourceModel(self.cards)
        self.setModel(self.sorted)
        self.setItemDelegate(CardDelegate(services, self.cards, self))
        self.setAccessibleName(tr("Cards, what each did"))
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        self._widths()
        header.sectionClicked.connect(self._on_header)
        self._by: tuple[int, bool] = (Column.TURN, True)
        self.setSortingEnabled(False)
        self.activated.connect(lambda index: self.chosen.emit(index.data(ROW_ROLE).number))
        self._sort()

    def show_report(self, report: Report | None) -> None:
        """Show other figures; the chosen card and the order stay."""
        line = self.currentIndex().data(ROW_ROLE)
        self.cards.show_report(report)
        # Where every game was won, none of them can be won more often.
        decided = report is not None and report.tally.sides[0].wins.total() == report.tally.finished
        self.setColumnHidden(Column.RATE, decided)
        if line is not None:
            for row in range(self.sorted.rowCount()):
                index = self.sorted.index(row, 0)
                if index.data(ROW_ROLE).number == line.number:
                    self.setCurrentIndex(index)

    def columns_state(self) -> str:
        """Order and widths, for the settings."""
        return columns_state(self.horizontalHeader(), NAMES, self._theme.em)

    def restore_columns(self, state: str) -> None:
        """Take them from a state."""
        restore_columns(self.horizontalHeader(), NAMES, self._theme.em, state, NAMES[0])

    def sort_by(self, column: Column, *, ascending: bool) -> None:
        """Put the rows in the order of a column."""
        self._by = (column, ascending)
        self._sort()

    def _on_header(self, section: int) -> None:
        column, ascending = self._by
        first = Column(section) in (*_ASCENDING, Column.TURN)
        self.sort_by(Column(section), ascending=not ascending if column == section else first)

    def _sort(self) -> None:
        column, ascending = self._by
        order = Qt.SortOrder.AscendingOrder if ascending else Qt.SortOrder.DescendingOrder
        self.horizontalHeader().setSortIndicatorShown(True)
        self.horizontalHeader().setSortIndicator(column, order)
        self.sorted.sort(column, order)

    def _widths(self) -> None:
        for column, ems in _WIDTHS.items():
            self.setColumnWidth(column, self._theme.ems(ems))
