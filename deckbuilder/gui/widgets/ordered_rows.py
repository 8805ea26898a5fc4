"""A table model of lines that the player can put into an order: what the lists of dialogs have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from deckbuilder.gui.row_order import RowOrder, moved
from deckbuilder.gui.tr import shown

Index = QModelIndex | QPersistentModelIndex
Line = TypeVar("Line")


class OrderedRows(QAbstractTableModel, Generic[Line]):
    """A row a line. A subclass says what stands in a cell and by what a column is sorted."""

    def __init__(
        self,
        names: tuple[str, ...],
        titles: Sequence[str],
        lines: Sequence[Line] = (),
        parent: QObject | None = None,
    ) -> None:
        """``names`` is what the settings call the columns, ``titles`` what their heads say."""
        super().__init__(parent)
        self.names = names
        self.order = RowOrder()
        self._titles = titles
        self._given = tuple(lines)
        self._places = list(range(len(self._given)))

    def key_of(self, line: Line, name: str) -> int | str:
        """What a line has in the column of this name to be sorted by."""
        raise TypeError(f"{type(self).__name__} does not say how {name!r} of {line!r} is sorted")

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is shown, a row each."""
        return tuple(self._given[place] for place in self._places)

    def line_at(self, index: Index) -> Line:
        """The line of a cell."""
        return self._given[self._places[index.row()]]

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines, in the order that was chosen; before that in the order given."""
        self.beginResetModel()
        self._given = tuple(lines)
        self._places = self._placed(self.order)
        self.endResetModel()

    def show_changed(self, lines: Sequence[Line]) -> None:
        """Show the same lines with other words; each stays where it is."""
        self._given = tuple(lines)
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._given) - 1, len(self.names) - 1))

    def show_order(self, order: RowOrder) -> None:
        """Put the lines into another order."""
        self.order = order
        places = self._placed(order)
        moved(self, self._places, places, lambda: setattr(self, "_places", places))

    def _placed(self, order: RowOrder) -> list[int]:
        return order.places(
            range(len(self._given)), lambda place, name: self.key_of(self._given[place], name)
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a line."""
        return 0 if parent.isValid() else len(self._given)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One column a name."""
        return 0 if parent.isValid() else len(self.names)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return shown(self._titles[section])
        return None
