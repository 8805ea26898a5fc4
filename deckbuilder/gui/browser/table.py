"""The found cards as a table, one line each; a click on a header sorts by changing the query's order."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.gui import columns
from deckbuilder.gui.rows import (
    Inks,
    draw_hairline,
    draw_name,
    draw_rank,
    draw_steps,
    draw_tags,
    draw_text,
    fill_row,
)
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.rows_table import RowsTable
from deckbuilder.paper.signs import painting

from .columns import LOOKS, Column
from .heading import draw_heading
from .keys import CardKeys
from .model import CARD_ROLE, COPIES_ROLE, HEADING_ROLE, CardModel, Heading
from .sorting import Sort

Index = QModelIndex | QPersistentModelIndex

_KEYS = [column.key for column in Column]


class RowDelegate(QStyledItemDelegate):
    """Paints each cell of a row of the table."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.2 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        rect = QRectF(option.rect)
        heading = index.data(HEADING_ROLE)
        if isinstance(heading, Heading):
            self._paint_heading(painter, rect, heading, option.widget)
            return
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        card = index.data(CARD_ROLE)
        inks = Inks.of(self._theme, selected)
        view = option.widget
        first = isinstance(view, QTableView) and view.horizontalHeader().visualIndex(index.column()) == 0
        current = isinstance(view, QTableView) and view.currentIndex().row() == index.row()
        with painting(painter):
            fill_row(painter, rect, self._theme, selected=False, focused=False, alt=index.row() % 2 == 1)
            if selected:
                painter.fillRect(rect, self._theme.color("sel"))
            if first and (selected or (current and view.hasFocus())):
                painter.fillRect(
                    QRectF(rect.left(), rect.top(), 3, rect.height()), self._theme.color("focus")
                )
            if not first:
                draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), self._theme)
            if current and view.hasFocus():
                for y in (rect.top(), rect.bottom() - 1):
                    painter.fillRect(QRectF(rect.left(), y, rect.width(), 2), self._theme.color("focus"))
            self._paint_cell(painter, rect, index, card, inks)

    def _paint_heading(self, painter: QPainter, cell: QRectF, heading: Heading, view: QWidget | None) -> None:
        """The whole line in every cell, each showing its part of it; it stays where columns are scrolled."""
        if not isinstance(view, QTableView):
            return
        with painting(painter):
            painter.setClipRect(cell)
            row = QRectF(0, cell.top(), view.viewport().width(), cell.height())
            draw_heading(painter, row, heading, self._theme)

    def _paint_cell(self, painter: QPainter, rect: QRectF, index: Index, card: Card, inks: Inks) -> None:
        theme = self._theme
        pad = 0.5 * theme.em
        inner = rect.adjusted(pad, 0, -pad, 0)
        column = Column(index.column())
        match column:
            case Column.COPIES:
                copies = index.data(COPIES_ROLE)
                strong = theme.font(weight=QFont.Weight.DemiBold)
                center = Qt.AlignmentFlag.AlignHCenter
                if copies:
                    draw_text(painter, rect, str(copies), strong, inks.text, center)
                else:
                    draw_text(painter, rect, "·", theme.font(), inks.second, center)
            case Column.COLOR:
                draw_tags(painter, inner, card, theme)
            case Column.RANK:
                draw_rank(painter, rect, card, theme, inks.text)
            case Column.NAME:
                draw_name(painter, inner, str(index.data()), theme, inks, QFont.Weight.DemiBold)
            case Column.STEP:
                draw_steps(painter, rect, card, theme, inks.text)
            case _ if LOOKS[column].is_number:
                text = str(index.data())
                ink = inks.text if text and card.power_label else inks.second
                draw_text(painter, inner, text or "–", theme.font(), ink, Qt.AlignmentFlag.AlignRight)
            case _:
                draw_text(painter, inner, str(index.data()) or "–", theme.font(), inks.second)


class CardTable(RowsTable):
    """Rows of cards. Columns can be moved, widened, hidden and shown; the settings remember."""

    def __init__(self, model: CardModel, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(model, tr("Cards found"), parent)
        theme = self._theme = services.theme
        self._cards = model
        self.keys = CardKeys(self, services)
        self.setItemDelegate(RowDelegate(theme, self))
        self.setDragEnabled(True)
        header = self.horizontalHeader()
        header.customContextMenuRequested.connect(self._choose_columns)
        header.setStretchLastSection(False)
        self.horizontalScrollBar().valueChanged.connect(lambda _: self.viewport().update())
        theme.changed.connect(self._fit)
        self._fit()
        self.reset_columns()

    # ---- columns ------------------------------------------------------------------------------------------

    def reset_columns(self) -> None:
        """The first widths, order and columns."""
        header = self.horizontalHeader()
        for column, look in LOOKS.items():
            header.moveSection(header.visualIndex(column), int(column))
            header.setSectionHidden(column, not look.shown)
            header.resizeSection(column, self._theme.ems(look.ems))

    def columns_state(self) -> str:
        """Order, widths and hidden columns, for the settings."""
        return columns.columns_state(self.horizontalHeader(), _KEYS, self._theme.em)

    def restore_columns(self, state: str) -> None:
        """Take them from the settings."""
        name = Column.NAME.key
        columns.restore_columns(self.horizontalHeader(), _KEYS, self._theme.em, state, kept=name)
        self.show_owned(self._cards.has_owned)

    def show_owned(self, kept: bool) -> None:
        """Without a collection there is no column for it."""
        if not kept:
            self.setColumnHidden(Column.OWNED, True)

    def fill_menu(self, menu: QMenu) -> None:
        """Put every column with a tick into a menu."""
        header = self.horizontalHeader()
        for column, look in LOOKS.items():
            if column is Column.NAME or (column is Column.OWNED and not self._cards.has_owned):
                continue
            action = menu.addAction(shown(look.words))
            action.setCheckable(True)
            action.setChecked(not header.isSectionHidden(column))
            action.toggled.connect(lambda on, column=column: self._show_column(column, on))
        menu.addSeparator()
        menu.addAction(tr("Reset columns"), self.reset_columns)

    def show_sort(self, sort: Sort) -> None:
        """Put the sort triangle on the header of the first key; the tip of the second says so."""
        header = self.horizontalHeader()
        first = sort[0] if sort else None
        column = next((each for each in Column if first and LOOKS[each].order == first.order), None)
        down = first is not None and first.descending
        direction = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        header.setSortIndicator(-1 if column is None else int(column), direction)

    # ---- keys and drags ------------------------------------------------------------------------------------

    def startDrag(self, supportedActions: Qt.DropAction) -> None:  # noqa: N803, ARG002 - named by Qt
        """Carry the chosen cards."""
        self.keys.drag()

    def keyboardSearch(self, search: str) -> None:
        """Letters go to the next card whose name begins so."""
        current = self.currentIndex()
        if current.isValid() and current.column() != Column.NAME:
            flag = self.selectionModel().SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(current.siblingAtColumn(Column.NAME), flag)
        super().keyboardSearch(search)

    # ---- inside -------------------------------------------------------------------------------------------

    def _show_column(self, column: Column, on: bool) -> None:
        header = self.horizontalHeader()
        header.setSectionHidden(column, not on)
        if on and header.sectionSize(column) < self._theme.ems(1):
            header.resizeSection(column, self._theme.ems(LOOKS[column].ems))

    def _fit(self) -> None:
        header = self.verticalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setDefaultSectionSize(max(24, self._theme.ems(2.2)))
        self.horizontalHeader().setMinimumSectionSize(self._theme.ems(2))
        self.viewport().update()

    def _choose_columns(self, position: QPoint) -> None:
        menu = QMenu(self)
        self.fill_menu(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.horizontalHeader().mapToGlobal(position))
