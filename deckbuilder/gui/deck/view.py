"""The deck list: keys and clicks become wishes; the window turns them into edits."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QModelIndex, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTreeView, QWidget

from deckbuilder.decks.deck import Entry, Section
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.dragging import DropFrame, drag_cards
from deckbuilder.gui.folding import fold, is_folded
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

from .delegate import DeckDelegate, Places
from .model import GROUP_ROLE, ROW_ROLE, DeckModel, DeckRow, Index


class DeckView(QTreeView):
    """Grouped rows of the current deck. Current row, selection and scroll survive every change."""

    card_current = Signal(object)
    """A ``Card`` to preview, or None."""

    step_wanted = Signal(object, int)
    """Rows (``list[DeckRow]``) and how many copies more each should have: 1 or -1."""

    count_wanted = Signal(object, int)
    """Rows and the count each should have."""

    removal_wanted = Signal(object)
    """Rows to take out wholly."""

    monster_wanted = Signal(object)
    """Rows whose cards should go to the monster deck."""

    menu_wanted = Signal(object, object)
    """Rows and the global point at which their menu should open."""

    bar_resized = Signal(int)
    """How many pixels the scroll bar takes from the rows; 0 without one."""

    choice_told = Signal(str)
    """How many rows and copies are chosen, in words; empty for one row or none."""

    cards_dropped = Signal(object)
    """A ``CardsMime`` dropped here."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        self._deck: OpenDeck | None = None
        self._model = DeckModel(services, self)
        self._pressed: tuple[Section, str] | None = None
        self._pressed_at = 0  # milliseconds
        self.setModel(self._model)
        self._delegate = DeckDelegate(services.theme, self)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setAccessibleName(tr("Main deck"))
        self.collapsed.connect(lambda index: fold(services.settings, self._group_key(index), True))
        self.expanded.connect(lambda index: fold(services.settings, self._group_key(index), False))
        self._frame = DropFrame(self.viewport(), services.theme)
        services.theme.changed.connect(self._on_theme_changed)

    @property
    def model_(self) -> DeckModel:
        """The rows on show."""
        return self._model

    def updateGeometries(self) -> None:
        """Tell what room the scroll bar takes."""
        super().updateGeometries()
        self.bar_resized.emit(self.width() - self.viewport().width())

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show a deck, or the changed one."""
        keep = [row.key for row in self.selected_rows()]
        current = self.current_row()
        position = self.currentIndex().row(), self.currentIndex().parent().row()
        scroll = self.verticalScrollBar().value() if deck is self._deck else 0
        self._deck = deck
        self.blockSignals(True)  # where Qt puts the cursor when rows go is nobody's choice
        self._model.show_deck(deck)
        self._delegate.tag_count = self._model.tag_count
        for number, group in enumerate(self._model.groups):
            key = f"deck/{group.key}"
            self.setExpanded(self._model.index(number, 0), not is_folded(self._services.settings, key))
        self._restore(keep, current, position)
        if self.isVisible():
            self.executeDelayedItemsLayout()  # or the bar would not reach so far yet
        self.verticalScrollBar().setValue(scroll)
        self.setAccessibleDescription("" if self._model.groups else self._first_words)
        self.blockSignals(False)
        if len(keep) > 1:
            self._tell_choice()

    @property
    def _first_words(self) -> str:
        """What stands in the place of the rows while there is none."""
        return tr("No card in the main deck yet: Enter on a found card adds it, or drop it here.")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or what to do first."""
        super().paintEvent(event)
        if self._model.groups:
            return
        margin = self._theme.steps(3)
        painter = QPainter(self.viewport())
        painter.setPen(self._theme.color("text2"))
        room = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), self._first_words)
        painter.end()

    def set_order(self, order: str) -> None:
        """Sort the list by one of the ``ORDERS`` of the model, now and in every deck."""
        self._services.settings.layout.sorts["deck"] = order
        self.show_deck(self._deck)

    def current_row(self) -> DeckRow | None:
        """The row the keys act on."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, DeckRow) else None

    def selected_rows(self) -> list[DeckRow]:
        """The selected rows from top to bottom."""
        rows = [index.data(ROW_ROLE) for index in self.selectedIndexes()]
        chosen = {row.key for row in rows if isinstance(row, DeckRow)}
        return [row for group in self._model.groups for row in group.rows if row.key in chosen]

    def chosen_rows(self) -> list[DeckRow]:
        """What keys and menus act on: the selected rows, or the current one when none is selected."""
        current = self.current_row()
        return self.selected_rows() or ([current] if current else [])

    def chosen_entries(self) -> dict[Section, list[Entry]]:
        """The chosen prints with their counts, for the clipboard."""
        entries: dict[Section, list[Entry]] = {}
        for row in self.chosen_rows():
            entries.setdefault(row.section, []).append(Entry(row.number, row.count))
        return entries

    def select_cards(self, numbers: set[str]) -> None:
        """Select every row of these cards and show the first (a click on a violation)."""
        self.clearSelection()
        first = True
        for group_no, group in enumerate(self._model.groups):
            for row_no, row in enumerate(group.rows):
                base = row.card.number if row.card else row.number
                if base in numbers or row.number in numbers:
                    index = self._model.index(row_no, 0, self._model.index(group_no, 0))
                    self.selectionModel().select(index, self.selectionModel().SelectionFlag.Select)
                    if first:
                        flag = self.selectionModel().SelectionFlag.NoUpdate
                        self.selectionModel().setCurrentIndex(index, flag)
                        self.scrollTo(index)
                        first = False

    # ---- keys ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus and digits count; Delete takes out; Shift+Enter goes to the monster deck."""
        rows = self.chosen_rows()
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
            | Qt.KeyboardModifier.AltModifier
            | Qt.KeyboardModifier.MetaModifier
        )
        index = self.currentIndex()
        on_group = index.isValid() and self.current_row() is None
        if rows and plain and not on_group and self._count_key(rows, event):
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if on_group:
                self.setExpanded(index, not self.isExpanded(index))
            elif rows and shift:
                self.monster_wanted.emit(rows)
            elif rows:
                self.step_wanted.emit(rows, 1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and plain:
            if rows:
                self.removal_wanted.emit(rows)
        elif key == Qt.Key.Key_Escape and self.selectedIndexes():
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def _count_key(self, rows: list[DeckRow], event: QKeyEvent) -> bool:
        text = event.text()
        if text in ("+", "="):
            self.step_wanted.emit(rows, 1)
        elif text in ("-", "−"):
            self.step_wanted.emit(rows, -1)
        elif len(text) == 1 and text in "0123456789":
            self.count_wanted.emit(rows, int(text))
        else:
            return False
        return True

    # ---- mouse --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on − or + of the current row counts; on a group it opens or closes."""
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW_ROLE)
        if isinstance(row, DeckRow) and index == self.currentIndex():
            if self._is_hasty(row, event):
                return
            if self._press_button(row, index, event):
                return
        self._pressed = None
        super().mousePressEvent(event)
        if index.isValid() and not isinstance(row, DeckRow):
            self.setExpanded(index, not self.isExpanded(index))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click counts only for the card that the first one hit (B10)."""
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW_ROLE)
        if self._pressed is not None:
            if isinstance(row, DeckRow) and row.key == self._pressed:
                self._press_button(row, index, event)
            return
        if isinstance(row, DeckRow) and event.button() is Qt.MouseButton.LeftButton:
            self.step_wanted.emit([row], 1)

    def _is_hasty(self, row: DeckRow, event: QMouseEvent) -> bool:
        """Whether this press belongs to clicks on a card that has just left from under the pointer (B10)."""
        if self._pressed in (None, row.key):
            return False
        since, self._pressed_at = event.timestamp() - self._pressed_at, event.timestamp()
        return since < QApplication.doubleClickInterval()

    def _press_button(self, row: DeckRow, index: QModelIndex, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        places = Places.in_row(QRectF(self.visualRect(index)), self._theme)
        position: QPointF = event.position()
        for place, step in ((places.minus, -1), (places.plus, 1)):
            if place.contains(position):
                self._pressed, self._pressed_at = row.key, event.timestamp()
                self.step_wanted.emit([row], step)
                return True
        return False

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the chosen rows; asked for by key, at the current one."""
        rows = self.chosen_rows()
        if rows:
            place = event.globalPos()
            if event.reason() is not QContextMenuEvent.Reason.Mouse:
                place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
            self.menu_wanted.emit(rows, place)

    # ---- drops --------------------------------------------------------------------------------------------

    def startDrag(self, supportedActions: Qt.DropAction) -> None:  # noqa: N803, ARG002 - named by Qt
        """Carry one copy of each chosen row, all of the section of the first."""
        rows = self.chosen_rows()
        if rows:
            section = rows[0].section
            numbers = tuple(row.number for row in rows if row.section is section)
            drag_cards(self, CardsMime(numbers, section), self._services)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards are welcome, other things go to the window."""
        self._frame.answer(event, self._refusal(event))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Anywhere on the list will do."""
        self._frame.answer(event, self._refusal(event))

    def dropEvent(self, event: QDropEvent) -> None:
        """Cards from the list are added, cards of the monster deck move here."""
        cards = CardsMime.unpack(event.mimeData())
        if cards is not None and self._refusal(event) is None:
            event.acceptProposedAction()
            self.cards_dropped.emit(cards)
        else:
            event.ignore()

    @staticmethod
    def _refusal(event: QDropEvent) -> str | None:
        cards = CardsMime.unpack(event.mimeData())
        if cards is None:
            return ""
        return tr("These cards are in the main deck already") if cards.source is Section.MAIN else None

    # ---- inside -------------------------------------------------------------------------------------------

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Say how many are chosen."""
        super().selectionChanged(selected, deselected)
        self._tell_choice()

    def _tell_choice(self) -> None:
        rows = self.selected_rows()
        copies = sum(row.count for row in rows)
        words = tr("{rows} rows chosen, {copies:,} cards", rows=len(rows), copies=copies)
        self.choice_told.emit(words if len(rows) > 1 else "")

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Preview the card under the cursor."""
        super().currentChanged(current, previous)
        row = current.data(ROW_ROLE)
        if isinstance(row, DeckRow) and row.card is not None:
            self.card_current.emit(row.card)

    def _restore(
        self, keep: list[tuple[Section, str]], current: DeckRow | None, position: tuple[int, int]
    ) -> None:
        selection = self.selectionModel()
        index = self._model.index_of(current.key) if current else QModelIndex()
        if current is not None and not index.isValid() and position[1] >= 0:
            group = self._model.index(min(position[1], self._model.rowCount() - 1), 0)
            index = self._model.index(min(position[0], self._model.rowCount(group) - 1), 0, group)
        if index.isValid():
            selection.setCurrentIndex(index, selection.SelectionFlag.NoUpdate)
        chosen = [found for key in keep if (found := self._model.index_of(key)).isValid()]
        if len(chosen) != len(self.selectedIndexes()) or not chosen:
            selection.clearSelection()  # Qt goes on to a row beside one that is gone
        for each in chosen or ([index] if index.isValid() and keep else []):
            selection.select(each, selection.SelectionFlag.Select)

    @staticmethod
    def _group_key(index: QModelIndex) -> str:
        group = index.data(GROUP_ROLE)
        return f"deck/{group.key}" if group else ""

    def _on_theme_changed(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def viewportPoint(self, row: DeckRow, part: str) -> QPoint:
        """The middle of a part of a row (``minus``, ``plus``, ``name``), for tests and tips."""
        index = self._model.index_of(row.key)
        places = Places.in_row(QRectF(self.visualRect(index)), self._theme)
        place: QRectF = getattr(places, part)
        return place.center().toPoint()
