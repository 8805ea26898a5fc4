"""The numbers of a figure as a table model: to be read by keys and by screen readers, and exported."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from .figures import Table

Index = QModelIndex | QPersistentModelIndex
_EMPTY = Table((), (), ())


class TableModel(QAbstractTableModel):
    """Rows and columns of text; the first column names the row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = _EMPTY

    def show_table(self, table: Table) -> None:
        """Show other numbers."""
        if table != self.table:
            self.beginResetModel()
            self.table = table
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a value of the horizontal axis."""
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One column a series."""
        return 0 if parent.isValid() else len(self.table.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The texts; a screen reader hears each with its column and its row."""
        if not index.isValid():
            return None
        row = self.table.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = self.table.heads[index.column()]
            words = f"{head}: {row[index.column()]}"
            return words if index.column() == 0 else f"{self.table.heads[0]} {row[0]}, {words}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the series."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.table.heads[section]
        return None


def csv_of(table: Table) -> str:
    """The table as comma-separated values with a line of heads."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.heads)
    writer.writerows(table.rows)
    return text.getvalue()
