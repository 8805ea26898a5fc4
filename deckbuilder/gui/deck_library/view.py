"""The tree of the library: keys, clicks and drags become wishes; the panel turns them into actions."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QKeyCombination, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr

from .commands import Chosen, Command
from .delegate import LibraryDelegate
from .mime import TYPE, unpack_decks
from .model import NODE_ROLE, Index, Kind, LibraryModel, Node
from .stock import Place, Stock

_KEYS = {
    Qt.Key.Key_F2: Command.RENAME,
    Qt.Key.Key_Delete: Command.DELETE,
    Qt.Key.Key_Backspace: Command.DELETE,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DUPLICATE = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_D)


class LibraryView(QTreeView):
    """Chosen rows, cursor, scroll and closed folders survive every new stock."""

    command_wanted = Signal(object)
    """A ``Command`` for the chosen rows."""

    chosen_changed = Signal()
    menu_wanted = Signal(object)
    """The global point at which the menu of the chosen rows should open."""

    decks_dropped = Signal(object, str)
    """A list of ``Path`` and the folder they should move to."""

    decks_thrown_away = Signal(object)
    """A list of ``Path`` dropped on the trash."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = LibraryModel(self)
        self._delegate = LibraryDelegate(services, self)
        self._closed = {"section:trash"}
        self._searching = False
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)  # the delegate indents, so that the ground of a row spans the list
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(False)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setAccessibleName(tr("Decks"))
        self.collapsed.connect(self._on_collapsed)
        self.expanded.connect(self._on_expanded)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        self._theme = services.theme
        services.theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def model_(self) -> LibraryModel:
        """The rows on show."""
        return self._model

    @property
    def chosen(self) -> Chosen:
        """The selected rows from top to bottom; the one under the cursor if none is selected."""
        nodes = [index.data(NODE_ROLE) for index in self.selectedIndexes()]
        if not nodes and self.currentIndex().isValid():
            nodes = [self.currentIndex().data(NODE_ROLE)]
        return Chosen(tuple(sorted(nodes, key=lambda node: node.number)))

    def show_stock(self, stock: Stock, *, searching: bool) -> None:
        """Show another state of the library; a search opens every folder for as long as it lasts."""
        keep = [node.key for node in self.chosen.nodes]
        current = self.currentIndex().data(NODE_ROLE)
        row = current.number if isinstance(current, Node) else 0
        scroll = self.verticalScrollBar().value()
        self._searching = searching
        self._model.show_stock(stock, searching=searching)
        for node in self._model.nodes:
            if node.deck is None:
                self.setExpanded(self._model.index_of(node), searching or node.key not in self._closed)
        if not self.choose(keep) and keep and self._model.nodes:
            self.choose([self._model.nodes[min(row, len(self._model.nodes) - 1)].key])
        self.verticalScrollBar().setValue(scroll)
        self.chosen_changed.emit()

    def choose(self, keys: list[str], *, reveal: bool = False) -> bool:
        """Select these rows and put the cursor on the first; False if there is none of them."""
        nodes = [node for key in keys if (node := self._model.find(key)) is not None]
        selection = self.selectionModel()
        for place, node in enumerate(nodes):
            index = self._model.index_of(node)
            if place == 0:
                selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                if reveal:
                    self._open_above(node)
                    self.scrollTo(index)
            selection.select(index, QItemSelectionModel.SelectionFlag.Select)
        return bool(nodes)

    def enter(self) -> None:
        """Take the focus; the cursor goes to the first deck if it is nowhere."""
        if not self.currentIndex().isValid():
            nodes = self._model.nodes
            first = next((node for node in nodes if node.deck), nodes[0] if nodes else None)
            if first is not None:
                self.choose([first.key], reveal=True)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- keys and mouse -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, F2 renames, Ctrl+D duplicates, Delete throws away; the rest moves the cursor."""
        node = self.currentIndex().data(NODE_ROLE)
        if event.key() in _ENTER and isinstance(node, Node):
            if node.deck is None:
                self.setExpanded(self.currentIndex(), not self.isExpanded(self.currentIndex()))
            else:
                self._open(node)
        elif event.keyCombination() == _DUPLICATE:
            self.command_wanted.emit(Command.DUPLICATE)
        elif (command := _KEYS.get(Qt.Key(event.key()))) is not None:
            self.command_wanted.emit(command)
        elif event.key() == Qt.Key.Key_Left and isinstance(node, Node) and node.deck and node.parent:
            self.setCurrentIndex(self._model.index_of(node.parent))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on a folder's triangle opens or closes it."""
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        node = index.data(NODE_ROLE)
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if isinstance(node, Node) and node.deck is None and plain and _is_left(event):
            self.setExpanded(index, not self.isExpanded(index))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the deck; on a folder the second press of a double click does nothing."""
        node = self.indexAt(event.position().toPoint()).data(NODE_ROLE)
        if isinstance(node, Node) and node.deck is not None and _is_left(event):
            self._open(node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the chosen rows, at the pointer or, by key, at the cursor's row."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            rect = self.visualRect(self.currentIndex())
            self.menu_wanted.emit(self.viewport().mapToGlobal(rect.center()))
        else:
            self.menu_wanted.emit(event.globalPos())

    # ---- drops --------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Decks of the library may come in; where they may be let go is asked while they move."""
        if event.mimeData().hasFormat(TYPE):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show which folder would take the decks; the view scrolls at its edges."""
        super().dragMoveEvent(event)
        target = self._target(event)
        self._show_target(target)
        if target is None:
            event.ignore()
        else:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Back to rest."""
        super().dragLeaveEvent(event)
        self._show_target(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Move the decks; the row itself is moved by the next stock, not by Qt."""
        target = self._target(event)
        self._show_target(None)
        if target is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)  # Qt takes the rows of a move out of the model
        event.accept()
        paths = unpack_decks(event.mimeData())
        if target.kind is Kind.TRASH:
            self.decks_thrown_away.emit(paths)
        else:
            self.decks_dropped.emit(paths, target.folder)

    # ---- inside -------------------------------------------------------------------------------------------

    def _target(self, event: QDropEvent) -> Node | None:
        """The folder under the pointer, or that of the deck under it."""
        if not event.mimeData().hasFormat(TYPE):
            return None
        node = self.indexAt(event.position().toPoint()).data(NODE_ROLE)
        if isinstance(node, Node) and node.deck is not None:
            node = node.parent
        return node if isinstance(node, Node) and node.kind in (Kind.FOLDER, Kind.TRASH) else None

    def _show_target(self, target: Node | None) -> None:
        key = target.key if target else ""
        if key != self._delegate.target:
            self._delegate.target = key
            self.viewport().update()

    def _open(self, node: Node) -> None:
        in_trash = node.deck is not None and node.deck.place is Place.TRASH
        self.command_wanted.emit(Command.RESTORE if in_trash else Command.OPEN)

    def _open_above(self, node: Node) -> None:
        above = node.parent
        while above is not None:
            self.setExpanded(self._model.index_of(above), True)
            above = above.parent

    def _on_collapsed(self, index: Index) -> None:
        node = index.data(NODE_ROLE)
        if isinstance(node, Node) and not self._searching:
            self._closed.add(node.key)

    def _on_expanded(self, index: Index) -> None:
        node = index.data(NODE_ROLE)
        if isinstance(node, Node) and not self._searching:
            self._closed.discard(node.key)

    def _on_theme_changed(self) -> None:
        self.setMinimumWidth(self._theme.ems(17))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def place_of(self, key: str) -> QPoint:
        """The middle of a row in the viewport, for tests and tips."""
        node = self._model.find(key)
        return self.visualRect(self._model.index_of(node)).center() if node else QPoint()


def _is_left(event: QMouseEvent) -> bool:
    return event.button() is Qt.MouseButton.LeftButton
