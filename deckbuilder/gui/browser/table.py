"""The found cards as a table, one line each; a click on a header sorts by changing the query's order."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
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
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.signs import painting

from .keys import CardKeys
from .model import CARD_ROLE, COPIES_ROLE, TITLES, CardModel, Column

Index = QModelIndex | QPersistentModelIndex

WIDTHS = {
    Column.COPIES: 2.6,
    Column.COLOR: 4.2,
    Column.RANK: 3.8,
    Column.NAME: 18.0,
    Column.POWER: 4.8,
    Column.STEP: 3.6,
    Column.TRAITS: 13.0,
    Column.NUMBER: 7.0,
    Column.SET: 9.0,
    Column.RARITY: 4.4,
}
"""First widths in em."""

ORDERS = {
    Column.COPIES: "qty",
    Column.COLOR: "color",
    Column.RANK: "rank",
    Column.NAME: "name",
    Column.POWER: "power",
    Column.STEP: "step",
    Column.NUMBER: "number",
    Column.SET: "number",
    Column.RARITY: "rarity",
}
"""Which ``order:`` of the search language each header stands for."""


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
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        card = index.data(CARD_ROLE)
        inks = Inks.of(self._theme, selected)
        with painting(painter):
            fill_row(painter, rect, self._theme, selected=False, focused=False, alt=index.row() % 2 == 1)
            if selected:
                painter.fillRect(rect, self._theme.color("sel"))
                if index.column() == 0:
                    painter.fillRect(
                        QRectF(rect.left(), rect.top(), 3, rect.height()), self._theme.color("focus")
                    )
            if index.column() > 0:
                draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), self._theme)
            self._paint_cell(painter, rect, index, card, inks)

    def _paint_cell(self, painter: QPainter, rect: QRectF, index: Index, card: Card, inks: Inks) -> None:
        theme = self._theme
        pad = 0.5 * theme.em
        inner = rect.adjusted(pad, 0, -pad, 0)
        match Column(index.column()):
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
                draw_name(painter, inner, card.name, theme, inks, QFont.Weight.DemiBold)
            case Column.STEP:
                draw_steps(painter, rect, card, theme, inks.text)
            case Column.POWER:
                dim = card.type is CardType.STRATEGY
                text = str(index.data()) or "–"
                ink = inks.second if dim else inks.text
                draw_text(painter, inner, text, theme.font(), ink, Qt.AlignmentFlag.AlignRight)
            case _:
                draw_text(painter, inner, str(index.data()) or "–", theme.font(), inks.second)


class CardTable(QTableView):
    """Rows of cards. Columns can be moved, widened and hidden; the header remembers."""

    def __init__(self, model: CardModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setModel(model)
        self.keys = CardKeys(self)
        self.setItemDelegate(RowDelegate(theme, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setDragEnabled(True)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAccessibleName("Cards found")
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._choose_columns)
        header.setStretchLastSection(False)
        theme.changed.connect(self._fit)
        self._fit()
        self.reset_columns()

    def reset_columns(self) -> None:
        """The first widths and order, every column shown."""
        header = self.horizontalHeader()
        for column, ems in WIDTHS.items():
            header.moveSection(header.visualIndex(column), int(column))
            header.setSectionHidden(column, False)
            header.resizeSection(column, self._theme.ems(ems))

    def show_order(self, order: str, descending: bool) -> None:
        """Put the sort triangle on the header that stands for the query's order."""
        column = next((column for column, name in ORDERS.items() if name == order), None)
        direction = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(-1 if column is None else int(column), direction)

    def _fit(self) -> None:
        header = self.verticalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setDefaultSectionSize(max(24, self._theme.ems(2.2)))
        self.horizontalHeader().setMinimumSectionSize(self._theme.ems(2))
        self.viewport().update()

    def _choose_columns(self, position: QPoint) -> None:
        header = self.horizontalHeader()
        menu = QMenu(self)
        for column in Column:
            if column is Column.NAME:
                continue
            action = menu.addAction(TITLES[column][1].capitalize())
            action.setCheckable(True)
            action.setChecked(not header.isSectionHidden(column))
            action.toggled.connect(lambda on, column=column: header.setSectionHidden(column, not on))
        menu.addSeparator()
        menu.addAction("Reset columns", self.reset_columns)
        menu.popup(header.mapToGlobal(position))
