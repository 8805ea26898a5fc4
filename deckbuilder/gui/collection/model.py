"""The prints of the collection window as a Qt model: a row a card, one more for other art that is owned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import COLORS_JA
from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import natural_key
from deckbuilder.decks.collection import MAX_OWNED, Collection
from deckbuilder.gui.describe import called, card_in_words, tip
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
MAX_SIGNS = 3
"""Plus signs that the prints of one number can have."""


class Column(IntEnum):
    """The columns, in their first order."""

    OWNED = 0
    ALL = 1
    COLOR = 2
    RANK = 3
    NAME = 4
    NUMBER = 5
    SET = 6
    RARITY = 7


TITLES = {
    Column.OWNED: (say("Owned"), say("copies of this print")),
    Column.ALL: (say("All"), say("copies of all prints of the card")),
    Column.COLOR: (say("Col."), say("colour")),
    Column.RANK: (say("Rank"), say("rank")),
    Column.NAME: (say("Name"), say("name")),
    Column.NUMBER: (say("Number"), say("card number")),
    Column.SET: (say("Set"), say("set")),
    Column.RARITY: (say("Rarity"), say("rarity")),
}


class PrintRow(NamedTuple):
    """One print."""

    number: str
    """As printed, ``EBP01-016+``, or the text of an unknown number."""

    card: Card | None

    @property
    def signs(self) -> int:
        """The plus signs of the number."""
        return len(self.number) - len(self.number.rstrip("+")) if self.card else 0


def rows_of(cards: Iterable[Card], collection: Collection, unknown: Iterable[str]) -> Iterator[PrintRow]:
    """Each card with its owned prints after it, then some unknown numbers."""
    other: dict[str, list[str]] = {}
    for number in collection.counts:
        base = number.rstrip("+")
        if base != number:
            other.setdefault(base, []).append(number)
    for card in cards:
        yield PrintRow(card.number, card)
        for number in sorted(other.get(card.number, ()), key=natural_key):
            yield PrintRow(number, card)
    yield from (PrintRow(number, None) for number in sorted(unknown, key=natural_key))


class PrintModel(QAbstractTableModel):
    """Rows of prints with the copies of each; counts are edited in place."""

    counts_wanted = Signal(object, int)
    """Some numbers, and how many copies of each the player says there are."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._rows: Sequence[PrintRow] = ()
        self._counts: Mapping[str, int] = {}
        self._by_card: Mapping[str, int] = {}

    @property
    def rows(self) -> Sequence[PrintRow]:
        """What is shown, in order."""
        return self._rows

    def show_rows(self, rows: Sequence[PrintRow]) -> None:
        """Show other prints."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def show_counts(self, counts: Mapping[str, int], by_card: Mapping[str, int]) -> None:
        """Show other numbers of copies beside the same prints."""
        self._counts, self._by_card = counts, by_card
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(Column) - 1))

    def insert_print(self, after: int) -> int | None:
        """A row for the next other art of the print in a row; its place, or None where there is no next."""
        row = self._rows[after]
        if row.card is None or row.signs >= MAX_SIGNS:
            return None
        new = PrintRow(f"{row.number}+", row.card)
        if new in self._rows:
            return self._rows.index(new)
        self.beginInsertRows(QModelIndex(), after + 1, after + 1)
        self._rows = (*self._rows[: after + 1], new, *self._rows[after + 1 :])
        self.endInsertRows()
        return after + 1

    def row_of(self, number: str) -> int | None:
        """The place of a print, None if it is not shown."""
        return next((place for place, row in enumerate(self._rows) if row.number == number), None)

    def count_at(self, place: int) -> int:
        """The copies of the print in a row."""
        return self._counts.get(self._rows[place].number, 0)

    # ---- QAbstractTableModel ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a print."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The columns of the table."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The print for the delegate, words for everyone else."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, Column(index.column()))
        if role == Qt.ItemDataRole.EditRole and index.column() == Column.OWNED:
            return self._counts.get(row.number, 0)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._words(row))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: ANN401
        """Ask for another number of copies; whoever keeps the collection answers with new counts."""
        if not index.isValid() or index.column() != Column.OWNED or role != Qt.ItemDataRole.EditRole:
            return False
        self.counts_wanted.emit([self._rows[index.row()].number], max(0, min(int(value), MAX_OWNED)))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The copies can be edited."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == Column.OWNED else flags

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles, with the whole words for tips and screen readers."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        title, words = TITLES[Column(section)]
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(title)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return shown(words)
        if role == Qt.ItemDataRole.TextAlignmentRole and section in (Column.OWNED, Column.ALL, Column.RANK):
            return Qt.AlignmentFlag.AlignCenter
        return None

    # ---- inside -------------------------------------------------------------------------------------------

    def _all_of(self, row: PrintRow) -> int:
        return self._by_card.get(row.card.number if row.card else row.number, 0)

    def _text(self, row: PrintRow, column: Column) -> str:
        card, services = row.card, self._services
        match column:
            case Column.OWNED:
                return str(self._counts.get(row.number, 0) or "")
            case Column.ALL:
                return str(self._all_of(row) or "")
            case Column.NUMBER:
                return row.number
            case Column.NAME:
                return called(card, services.language) if card else tr("unknown number")
            case _ if card is None:
                return ""
            case Column.COLOR:
                japanese = services.language == "ja"
                return " ".join(COLORS_JA[color] if japanese else color.value for color in card.colors)
            case Column.RANK:
                return card.rank_label
            case Column.SET:
                return services.catalogue.set_name(card.set_code)
            case Column.RARITY:
                return card.rarity or ""

    def _words(self, row: PrintRow) -> str:
        card = row.card
        words = card_in_words(card, self._services.language) if card else row.number
        if card and row.signs:
            words = tr("{card}, other art {number}", card=words, number=row.number)
        elif card is None:
            words = tr("{number}, unknown number", number=words)
        count, together = self._counts.get(row.number, 0), self._all_of(row)
        if together != count:
            return tr("{card}: {count} owned, {all} of all prints", card=words, count=count, all=together)
        return tr("{card}: {count} owned", card=words, count=count)
