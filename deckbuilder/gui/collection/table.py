"""The table of prints: copies are typed, stepped or set, for one row or for all selected ones."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from deckbuilder.cards.language import card_name
from deckbuilder.decks.collection import MAX_OWNED
from deckbuilder.gui.columns import columns_state, restore_columns
from deckbuilder.gui.rows import Inks, draw_hairline, draw_name, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.rows_table import RowsTable
from deckbuilder.paper.signs import painting

from .model import ROW_ROLE, TITLES, Column, PrintModel, PrintRow

Index = QModelIndex | QPersistentModelIndex

WIDTHS = {
    Column.OWNED: 5.0,
    Column.ALL: 3.4,
    Column.COLOR: 4.2,
    Column.RANK: 3.8,
    Column.NAME: 19.0,
    Column.NUMBER: 7.6,
    Column.SET: 9.5,
    Column.RARITY: 4.6,
}
"""First widths in em."""

NAMES = tuple(column.name.lower() for column in Column)
"""What the settings call the columns."""

ALWAYS = (Column.OWNED, Column.NAME)
"""The columns that cannot be hidden."""

ORDERS = {
    Column.OWNED: "owned",
    Column.ALL: "owned",
    Column.COLOR: "color",
    Column.RANK: "rank",
    Column.NAME: "name",
    Column.NUMBER: "number",
    Column.SET: "number",
    Column.RARITY: "rarity",
}
"""Which ``order:`` of the search language each header stands for."""

_HELD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class PrintDelegate(QStyledItemDelegate):
    """Paints the cells and edits the copies in a spin box."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme: Theme = services.theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.2 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        theme, rect = self._theme, QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        inks = Inks.of(theme, selected)
        row: PrintRow = index.data(ROW_ROLE)
        with painting(painter):
            fill_row(painter, rect, theme, selected=False, focused=False, alt=index.row() % 2 == 1)
            if selected:
                painter.fillRect(rect, theme.color("sel"))
                if index.column() == 0:
                    painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), theme.color("focus"))
            draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)
            self._paint_cell(painter, rect, index, row, inks)

    def _paint_cell(self, painter: QPainter, rect: QRectF, index: Index, row: PrintRow, inks: Inks) -> None:
        theme = self._theme
        inner = rect.adjusted(0.5 * theme.em, 0, -0.5 * theme.em, 0)
        column, text = Column(index.column()), str(index.data() or "")
        center = Qt.AlignmentFlag.AlignHCenter
        if column is Column.OWNED:
            font = theme.font(weight=QFont.Weight.DemiBold) if text else theme.font()
            draw_text(painter, rect, text or "·", font, inks.text if text else inks.second, center)
        elif column is Column.ALL:
            draw_text(painter, rect, text, theme.font(), inks.second, center)
        elif row.card is None or column not in (Column.COLOR, Column.RANK, Column.NAME):
            draw_text(painter, inner, text or "–", theme.font(), inks.second)
        elif column is Column.COLOR:
            draw_tags(painter, inner, row.card, theme)
        elif column is Column.RANK:
            draw_rank(painter, rect, row.card, theme, inks.text)
        else:
            name = card_name(row.card, self._services.language)
            weight = QFont.Weight.Normal if row.signs else QFont.Weight.DemiBold
            draw_name(painter, inner, name, theme, inks, weight)

    # ---- editing ------------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002
        """A spin box as wide as the cell."""
        box = QSpinBox(parent)
        box.setRange(0, MAX_OWNED)
        box.setFrame(False)
        box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row: PrintRow = index.data(ROW_ROLE)
        box.setAccessibleName(tr("Copies of {number}", number=row.number))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with the copies there are."""
        if isinstance(editor, QSpinBox):
            editor.setValue(int(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Hand the number over."""
        if isinstance(editor, QSpinBox):
            editor.interpretText()
            model.setData(index, editor.value())


class PrintTable(RowsTable):
    """Digits open the spin box, + and − step, Delete empties, Enter edits and goes on in the next row."""

    step_wanted = Signal(object, int)
    """Some numbers of prints, and 1 or -1."""

    counts_wanted = Signal(object, int)
    """Some numbers of prints, and how many copies of each there are."""

    menu_wanted = Signal(object)
    """The global point at which the menu of the chosen prints should open."""

    left_upwards = Signal()
    """The player went up from the first row."""

    def __init__(self, model: PrintModel, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(model, tr("Your cards"), parent)
        self._model, self._theme = model, services.theme
        self.setItemDelegate(PrintDelegate(services, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        header = self.horizontalHeader()
        header.customContextMenuRequested.connect(self._choose_columns)
        header.setStretchLastSection(True)
        self._theme.changed.connect(self._fit)
        self._fit()
        self.reset_columns()

    def reset_columns(self) -> None:
        """The first widths and order, every column shown."""
        header = self.horizontalHeader()
        for column, ems in WIDTHS.items():
            header.moveSection(header.visualIndex(column), int(column))
            header.setSectionHidden(column, False)
            header.resizeSection(column, self._theme.ems(ems))

    def columns_state(self) -> str:
        """Order, widths and hidden columns."""
        return columns_state(self.horizontalHeader(), NAMES, self._theme.em)

    def restore_columns(self, state: str) -> None:
        """Take them from a state."""
        restore_columns(self.horizontalHeader(), NAMES, self._theme.em, state, NAMES[Column.OWNED])
        for column in ALWAYS:
            self.setColumnHidden(column, False)

    def show_order(self, order: str, descending: bool) -> None:
        """Put the sort triangle on the header that stands for the query's order."""
        column = next((column for column, name in ORDERS.items() if name == order), None)
        direction = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(-1 if column is None else int(column), direction)

    # ---- rows ---------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> list[int]:
        """The selected rows in order; the current one if none is selected."""
        rows = sorted({index.row() for index in self.selectionModel().selectedIndexes()})
        current = self.currentIndex()
        return rows or ([current.row()] if current.isValid() else [])

    @property
    def chosen_numbers(self) -> list[str]:
        """The prints of the chosen rows."""
        return [self._model.rows[row].number for row in self.chosen]

    def go_to(self, row: int) -> None:
        """Put the cursor on the copies of a row."""
        index = self._model.index(row, Column.OWNED)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def edit_count(self, digit: str = "") -> None:
        """Open the spin box of the current row, perhaps with the first digit typed."""
        row = self.currentIndex().row()
        if row < 0:
            return
        index = self._model.index(row, Column.OWNED)
        chosen = self.chosen
        self.setCurrentIndex(index)
        self._keep_chosen(chosen)
        self.edit(index)
        box = self.indexWidget(index)
        if digit and isinstance(box, QSpinBox):
            box.setValue(int(digit))
            box.lineEdit().deselect()
            box.lineEdit().setCursorPosition(len(digit))

    def commitData(self, editor: QWidget) -> None:
        """What is typed for one of several selected rows is meant for all of them."""
        numbers = self.chosen_numbers
        if isinstance(editor, QSpinBox) and len(numbers) > 1:
            editor.interpretText()
            self.counts_wanted.emit(numbers, editor.value())
        else:
            super().commitData(editor)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter goes on to the next row, as in a spreadsheet."""
        super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache and len(self.chosen) == 1:
            row = min(self.currentIndex().row() + 1, self._model.rowCount() - 1)
            self.go_to(row)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_chosen(self, rows: list[int]) -> None:
        if len(rows) > 1:
            self.clearSelection()
            flags = self.selectionModel().SelectionFlag
            for row in rows:
                self.selectionModel().select(self._model.index(row, 0), flags.Select | flags.Rows)

    # ---- events -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the house for counts."""
        numbers = self.chosen_numbers
        if self.state() is QAbstractItemView.State.EditingState:
            return  # the Enter that ends an edit comes by here, too
        if event.modifiers() & _HELD or not numbers:
            super().keyPressEvent(event)
            return
        key, text = event.key(), event.text()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.edit_count()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.counts_wanted.emit(numbers, 0)
        elif text in ("+", "="):
            self.step_wanted.emit(numbers, 1)
        elif text in ("-", "−"):
            self.step_wanted.emit(numbers, -1)
        elif len(text) == 1 and text in "0123456789":
            self.edit_count(text)
        elif key == Qt.Key.Key_Up and self.currentIndex().row() == 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the chosen prints, by mouse or key."""
        if self.chosen:
            point = event.globalPos()
            if event.reason() is QContextMenuEvent.Reason.Keyboard:
                below = self.visualRect(self.currentIndex()).bottomLeft()
                point = self.viewport().mapToGlobal(below)
            self.menu_wanted.emit(point)

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
        menu.aboutToHide.connect(menu.deleteLater)
        for column in Column:
            if column in ALWAYS:
                continue
            words = shown(TITLES[column][1])
            action = menu.addAction(words[:1].upper() + words[1:])
            action.setCheckable(True)
            action.setChecked(not header.isSectionHidden(column))
            action.toggled.connect(lambda on, column=column: header.setSectionHidden(column, not on))
        menu.addSeparator()
        menu.addAction(tr("Reset columns"), self.reset_columns)
        menu.popup(header.mapToGlobal(position))
