"""The numbers of a figure as a table model: to be read by keys and by screen readers, and exported."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.gui.describe import tip
from deckbuilder.gui.row_order import RowOrder, moved

from .figures import Table

Index = QModelIndex | QPersistentModelIndex
_EMPTY = Table((), (), ())


class TableModel(QAbstractTableModel):
    """Rows and columns of text; the first column names the row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order = RowOrder()
        self._given = _EMPTY
        self._places: list[int] = []

    @property
    def table(self) -> Table:
        """The numbers in the order they are shown in."""
        given, places = self._given, self._places
        rows = tuple(given.rows[place] for place in places)
        return Table(given.heads, rows, tuple(given.numbers[place] for place in places))

    @property
    def names(self) -> tuple[str, ...]:
        """What the settings call the columns: series come and go, so by their place."""
        return tuple(f"series{place}" for place in range(len(self._given.heads)))

    def show_table(self, table: Table) -> None:
        """Show other numbers."""
        if table != self._given:
            self.beginResetModel()
            self._given = table
            self._places = self.order.places(range(len(table.rows)), self._key)
            self.endResetModel()

    def show_order(self, order: RowOrder) -> None:
        """Put the rows into another order."""
        self.order = order
        places = order.places(range(len(self._given.rows)), self._key)
        moved(self, self._places, places, lambda: setattr(self, "_places", places))

    def _key(self, place: int, name: str) -> tuple[int, float, str]:
        if name not in self.names:
            return 0, 0.0, ""
        return _value_of(self._given.rows[place][self.names.index(name)])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a value of the horizontal axis."""
        return 0 if parent.isValid() else len(self._given.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One column a series."""
        return 0 if parent.isValid() else len(self._given.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The texts; a screen reader hears each with its column and its row."""
        if not index.isValid():
            return None
        row = self._given.rows[self._places[index.row()]]
        if role == Qt.ItemDataRole.DisplayRole:
            return row[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = self._given.heads[index.column()]
            words = f"{head}: {row[index.column()]}"
            return words if index.column() == 0 else f"{self._given.heads[0]} {row[0]}, {words}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the series."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._given.heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._given.heads[section]
        return tip(self._given.heads[section]) if role == Qt.ItemDataRole.ToolTipRole else None


def _value_of(text: str) -> tuple[int, float, str]:
    """A text to sort by: numbers by what they are worth (``> 99.9 %`` is below 100), words after them."""
    beyond = {">": 0.05, "<": -0.05}.get(text[:1], 0.0)
    try:
        return 0, float(text.strip("<>% ").replace(",", "")) + beyond, ""
    except ValueError:
        return 1, 0.0, text


def csv_of(table: Table) -> str:
    """The table as comma-separated values with a line of heads."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.heads)
    writer.writerows(table.rows)
    return text.getvalue()
