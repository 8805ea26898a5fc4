"""The table of the cards: what each did, with its intervals drawn; hollow where zero is inside (LOOK 7)."""

from __future__ import annotations

import sys

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from deckbuilder.gui.columns import columns_state, restore_columns
from deckbuilder.gui.rows import Inks, draw_name, draw_rank, draw_tags
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import painting
from deckbuilder.play.estimates import Estimate
from deckbuilder.play.report import Report

from .card_lines import ROW_ROLE, CardLine, CardModel, Column, Index, Sorted
from .frames import FRAME
from .plain_table import PlainTable

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
ROWS = 4
"""So many are painted a frame when all of them are new."""

EVERY_ROW = sys.maxsize

NAMES = tuple(column.name.lower() for column in Column)

_ASCENDING = (Column.NAME, Column.FIRST)
"""Columns of which the first click shows the smallest on top."""

_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class CardDelegate(QStyledItemDelegate):
    """Paints names with tag and badge, numbers at the right, differences as intervals about a zero line.

    Many cells are painted within a frame, so what all of them share is made once.
    """

    def __init__(self, services: Services, lines: Sorted, model: CardModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = lines
        self._model = model
        self.until = EVERY_ROW
        """Rows from this one on stay empty for now."""

        self._theme: Theme = services.theme
        self._theme.changed.connect(self._dress)
        self._dress()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.2 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        if index.row() >= self.until:
            return
        theme, rect, column = self._theme, QRectF(option.rect), index.column()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        line = self._model.lines[self._lines.mapToSource(index).row()]
        if selected:
            painter.fillRect(rect, self._sel)
            if column == Column.NAME:
                painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), self._focus)
        elif index.row() % 2:
            painter.fillRect(rect, self._alt)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), self._rule)
        inks = self._inks[selected]
        inner = rect.adjusted(0.5 * theme.em, 0, -0.6 * theme.em, 0)
        if column == Column.NAME:
            with painting(painter):
                self._paint_name(painter, inner, line, inks)
        elif column == Column.TURN:
            self._paint_interval(painter, inner, line.row.win_turn_early, self._model.turn_scale, line, inks)
        elif column == Column.RATE:
            self._paint_interval(painter, inner, line.row.win_rate_early, self._model.rate_scale, line, inks)
        else:
            self._write(painter, inner, line.texts[column], self._font, self._metrics, inks.text)

    def _dress(self) -> None:
        theme = self._theme
        self._sel, self._focus, self._alt, self._rule = map(theme.color, ("sel", "focus", "alt", "rule"))
        self._inks = {selected: Inks.of(theme, selected) for selected in (False, True)}
        self._font, self._strong = theme.font(), theme.font(weight=QFont.Weight.DemiBold)
        self._metrics, self._strong_metrics = QFontMetricsF(self._font), QFontMetricsF(self._strong)

    @staticmethod
    def _write(
        painter: QPainter, rect: QRectF, text: str, font: QFont, metrics: QFontMetricsF, ink: QColor
    ) -> None:
        """A short text at the right, cut with an ellipsis."""
        if metrics.horizontalAdvance(text) > rect.width():
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(rect, _RIGHT, text)

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
        line: CardLine,
        inks: Inks,
    ) -> None:
        theme, em = self._theme, self._theme.em
        text = line.texts[Column.TURN if found is line.row.win_turn_early else Column.RATE]
        room = QRectF(rect.right() - 8 * em, rect.top(), 8 * em, rect.height())
        if found is None or found.is_noise:
            self._write(painter, room, text, self._font, self._metrics, inks.second)
        else:
            self._write(painter, room, text, self._strong, self._strong_metrics, inks.text)
        axis = QRectF(rect.left(), rect.top(), room.left() - rect.left() - 0.6 * em, rect.height())
        with painting(painter):
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
        self._painter = CardDelegate(services, self.sorted, self.cards, self)
        self.setItemDelegate(self._painter)
        self._revealing = QTimer(self)
        self._revealing.setInterval(FRAME)
        self._revealing.timeout.connect(self._reveal_more)
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
        self._reveal()

    @property
    def is_revealing(self) -> bool:
        """Whether rows that are seen are still to be painted."""
        return self._revealing.isActive()

    def _reveal(self) -> None:
        """Paint the rows that are seen a few a frame, from the top on: all at once they take several."""
        if self.isVisible() and self.sorted.rowCount():
            self._painter.until = max(0, self.rowAt(0))
            self._revealing.start()

    def _reveal_more(self) -> None:
        top = self.rowViewportPosition(self._painter.until)
        high = self.viewport().height() - top
        if top >= 0 and high > ROWS * self.rowHeight(0):
            self._painter.until += ROWS
            high = ROWS * self.rowHeight(0)
        else:  # what is left, also of rows that were scrolled to meanwhile
            self._painter.until = EVERY_ROW
            self._revealing.stop()
        self.viewport().update(0, max(0, top), self.viewport().width(), max(0, high))

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
