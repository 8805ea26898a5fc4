"""The table of a comparison: signs and words before the cards, both counts behind them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from deckbuilder.decks.compare import Comparison, Mark
from deckbuilder.gui.describe import called
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.rows import Inks, draw_hairline, draw_name, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.signs import painting

from .model import MARK_WORDS, ROW_ROLE, Column, ComparisonModel, Index, Row, rows_of

_PAD = 0.6
_BADGE = 2.2
"""Width of the badge of a rank, in em."""


class RowDelegate(QStyledItemDelegate):
    """Paints a cell; changed lines are strong and have a sign and a word, colour tells nothing."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = services.theme
        self._services = services

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.1 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.1)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell of a line or of a heading."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        inks = Inks.of(self._theme, selected)
        with painting(painter):
            fill_row(painter, rect, self._theme, selected=False, focused=False, alt=row.is_heading)
            if selected:
                painter.fillRect(rect, self._theme.color("sel"))
                if index.column() == 0:
                    bar = QRectF(rect.left(), rect.top(), 3, rect.height())
                    painter.fillRect(bar, self._theme.color("focus"))
            draw_hairline(painter, rect.left(), rect.right() + 1, rect.bottom(), self._theme)
            pad = _PAD * self._theme.em
            self._paint_cell(painter, rect.adjusted(pad, 0, -pad, 0), row, Column(index.column()), inks)

    def _paint_cell(self, painter: QPainter, rect: QRectF, row: Row, column: Column, inks: Inks) -> None:
        theme = self._theme
        changed = row.is_heading or row.mark is not Mark.SAME
        font = theme.font(weight=QFont.Weight.DemiBold if changed else QFont.Weight.Normal)
        ink = inks.text if changed else inks.second
        match column:
            case Column.MARK:
                draw_text(painter, rect, row.mark_words, font, ink)
            case Column.WHAT if row.card is not None:
                draw_rank(
                    painter,
                    QRectF(rect.left(), rect.top(), _BADGE * theme.em, rect.height()),
                    row.card,
                    theme,
                    ink,
                )
                left = rect.adjusted((_BADGE + 0.5) * theme.em, 0, 0, 0)
                x = draw_tags(painter, left, row.card, theme) + 0.5 * theme.em
                weight = QFont.Weight.DemiBold if changed else QFont.Weight.Normal
                draw_name(
                    painter,
                    left.adjusted(x, 0, 0, 0),
                    called(row.card, self._services.language),
                    theme,
                    inks,
                    weight,
                )
            case Column.WHAT:
                draw_text(painter, rect, row.title, font, ink)
            case Column.BEFORE | Column.AFTER:
                text = row.before if column is Column.BEFORE else row.after
                if row.is_heading and not text:
                    return
                draw_text(
                    painter, rect, text or "–", font if text else theme.font(), ink if text else inks.second
                )


class ComparisonView(QTableView):
    """Read only; one line at a time can be chosen and is said by screen readers as a sentence."""

    def __init__(self, services: Services, name: str, parent: QWidget | None = None) -> None:
        """``name`` is what the settings call the table."""
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self.model_ = ComparisonModel(self)
        self.setModel(self.model_)
        self.setItemDelegate(RowDelegate(services, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAccessibleName(tr("Differences"))
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(Column.WHAT, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(1)
        self.columns = KeptColumns(self, self.model_, services, always=Column.WHAT, widths=self._share)
        self.columns.keep(name)
        self._theme.changed.connect(self._fit)
        self._fit()

    def show_comparison(
        self, found: Comparison, titles: tuple[str, str], *, only_changes: bool = False
    ) -> None:
        """Show a comparison; the titles head the columns of the two decks."""
        rows = rows_of(found, self._services.catalogue, self._services.language, only_changes=only_changes)
        self.model_.show_rows(rows, titles)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns share the width until the player chose their own."""
        super().resizeEvent(event)
        self.columns.share()

    def _fit(self) -> None:
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(max(24, self._theme.ems(2.1)))
        self.viewport().update()

    def _share(self) -> None:
        """The mark has the room of its longest word; the card takes twice what a deck takes."""
        header = self.horizontalHeader()
        metrics = QFontMetricsF(self._theme.font(weight=QFont.Weight.DemiBold))
        longest = max(metrics.horizontalAdvance(shown(word)) for word in MARK_WORDS.values())
        mark = round(longest + metrics.horizontalAdvance("+99 ") + 2 * _PAD * self._theme.em) + 2
        rest = max(4, self.viewport().width() - (0 if header.isSectionHidden(Column.MARK) else mark))
        for column, width in ((Column.MARK, mark), (Column.BEFORE, rest // 4), (Column.AFTER, rest // 4)):
            header.resizeSection(column, width)
