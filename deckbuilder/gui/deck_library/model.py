"""The library as a tree: my decks with their folders, the decks that come with the app, the trash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.cards.messages import counted, joined, say
from deckbuilder.gui.tr import shown, tr

from .mime import TYPE, pack_decks
from .stock import Place, ShelfDeck, Stock

NODE_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex

MY_DECKS = say("My decks")
SAMPLES = say("Starter and sample decks")
RECENT = say("Recent")
TRASH = say("Trash")


class Kind(Enum):
    """What a row of the tree is."""

    FOLDER = auto()
    """My decks, or a folder below."""

    RECENT = auto()
    SAMPLES = auto()
    TRASH = auto()
    DECK = auto()


@dataclass(eq=False, slots=True)
class Node:
    """One row of the tree."""

    kind: Kind
    title: str
    key: str
    """Tells it in the next stock too: the file of a deck, the name of a folder."""

    folder: str = ""
    """The folder that this is or that it lies in, ``/`` between levels; empty for my decks themselves."""

    deck: ShelfDeck | None = None
    parent: Node | None = None
    children: list[Node] = field(default_factory=list["Node"])
    number: int = -1
    """Its place in the model's list of nodes."""

    @property
    def depth(self) -> int:
        """How many rows it lies below."""
        return 0 if self.parent is None else self.parent.depth + 1

    @property
    def count(self) -> int:
        """The decks in it and below."""
        return sum(1 if child.deck else child.count for child in self.children)

    @property
    def words(self) -> str:
        """The row for a screen reader."""
        if self.deck is not None:
            return self.deck.words
        decks = counted(self.count, "deck")
        if self.folder:
            return tr("{title}, folder, {decks}", title=self.title, decks=decks)
        return tr("{title}, section, {decks}", title=self.title, decks=decks)

    def add(self, child: Node) -> Node:
        """Put a row below this one; the row itself is returned."""
        child.parent = self
        self.children.append(child)
        return child


def nodes_of(stock: Stock, *, searching: bool) -> list[Node]:
    """The top rows with everything below them; a search leaves out what has nothing in it."""
    mine = Node(Kind.FOLDER, shown(MY_DECKS), "folder:")
    folders = {"": mine}

    def folder_node(name: str) -> Node:
        if name not in folders:
            parent, _, title = name.rpartition("/")
            folders[name] = folder_node(parent).add(Node(Kind.FOLDER, title, f"folder:{name}", name))
        return folders[name]

    for name in stock.folders:
        folder_node(name)
    for name in sorted({deck.summary.folder for deck in stock.decks}, key=str.casefold):
        folder_node(name)  # all folders first, so that they stand before the decks beside them
    for deck in stock.decks:
        folders[deck.summary.folder].add(_deck_node(deck))
    recent = _section(Kind.RECENT, RECENT, () if searching else stock.recent, "recent:")
    samples = _section(Kind.SAMPLES, SAMPLES, stock.samples)
    trash = _section(Kind.TRASH, TRASH, stock.trash)
    tops = [top for top in (mine, samples, trash) if top.children or not searching]
    return [recent, *tops] if recent.children else tops


def _section(kind: Kind, title: str, decks: Sequence[ShelfDeck], mark: str = "") -> Node:
    top = Node(kind, shown(title), f"section:{kind.name.lower()}")
    for deck in decks:
        top.add(_deck_node(deck, mark))
    return top


def _deck_node(deck: ShelfDeck, mark: str = "") -> Node:
    """A deck's row; ``mark`` tells the second row of one deck from its first."""
    return Node(Kind.DECK, deck.summary.name, f"{mark}{deck.path}", deck.summary.folder, deck)


class LibraryModel(QAbstractItemModel):
    """One column, drawn by a delegate. Indexes carry the number of their node."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tops: list[Node] = []
        self._nodes: list[Node] = []

    def show_stock(self, stock: Stock, *, searching: bool) -> None:
        """Show another state of the library."""
        self.beginResetModel()
        self._tops = nodes_of(stock, searching=searching)
        self._nodes = []
        for top in self._tops:
            self._enlist(top)
        self.endResetModel()

    @property
    def nodes(self) -> Sequence[Node]:
        """All rows from top to bottom, those in closed folders included."""
        return self._nodes

    def index_of(self, node: Node) -> QModelIndex:
        """Where a row is."""
        siblings = self._tops if node.parent is None else node.parent.children
        return self.createIndex(siblings.index(node), 0, node.number)

    def find(self, key: str) -> Node | None:
        """The row of a deck or a folder."""
        return next((node for node in self._nodes if node.key == key), None)

    # ---- QAbstractItemModel -------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """The row so far down below another."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, self._below(parent)[row].number)

    def parent(self, child: Index = QModelIndex()) -> Any:  # noqa: B008, ANN401 - QObject.parent() is the other overload
        """The row that another lies below."""
        above = self._nodes[child.internalId()].parent if child.isValid() else None
        return QModelIndex() if above is None else self.index_of(above)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows lie directly below."""
        return len(self._below(parent))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, ARG002
        """One column."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Text, accessible words, and the node itself for the delegate."""
        if not index.isValid():
            return None
        node = self._nodes[index.internalId()]
        if role == NODE_ROLE:
            return node
        if role == Qt.ItemDataRole.DisplayRole:
            return node.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return node.words
        if role == Qt.ItemDataRole.ToolTipRole:
            return _tip(node.deck) if node.deck is not None else f"<qt>{escape(node.words)}</qt>"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """All rows can be chosen, decks of the library dragged, and anything may be a place to drop on."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDropEnabled
        deck = self._nodes[index.internalId()].deck
        if deck is not None and deck.place is Place.LIBRARY:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def supportedDragActions(self) -> Qt.DropAction:
        """Into a folder a deck is moved; another window takes its file."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        """Decks travel as files with a mark."""
        return [TYPE]

    def mimeData(self, indexes: Any) -> QMimeData:  # noqa: ANN401
        """The dragged decks."""
        nodes: list[Node] = [self._nodes[index.internalId()] for index in indexes]
        return pack_decks(
            [node.deck.path for node in nodes if node.deck and node.deck.place is Place.LIBRARY]
        )

    # ---- inside -------------------------------------------------------------------------------------------

    def _below(self, parent: Index) -> list[Node]:
        return self._nodes[parent.internalId()].children if parent.isValid() else self._tops

    def _enlist(self, node: Node) -> None:
        node.number = len(self._nodes)
        self._nodes.append(node)
        for child in node.children:
            self._enlist(child)


def _tip(deck: ShelfDeck) -> str:
    """Name and file, then what is wrong; escaped, since Qt reads what looks like mark-up as such (H27)."""
    lines = [deck.summary.name, str(deck.path), deck.state, *map(shown, deck.problems[:5])]
    more = len(deck.problems) - 5
    lines += [tr("and {count} more", count=more)] if more > 0 else []
    tags = deck.summary.deck.tags
    lines += [tr("Tags: {tags}", tags=joined(tags))] if tags else []
    return f"<qt>{'<br>'.join(map(escape, lines))}</qt>"
