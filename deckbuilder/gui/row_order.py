"""The order a player gives the rows of a table by its headers: one key, a second one for equals (B49)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, Qt

KEYS = 2
"""Rows are sorted by so many columns at most; what is equal by them keeps its place."""


@dataclass(frozen=True, slots=True)
class RowOrder:
    """Columns by name, each with whether it runs downwards; none is the order the rows came in."""

    keys: tuple[tuple[str, bool], ...] = ()

    @classmethod
    def read(cls, text: str, names: Sequence[str]) -> RowOrder:
        """The order of ``str(order)``; names that no column has are left out."""
        words = [each.split() for each in text.split(",") if each.strip()]
        return cls(tuple((name, rest == ["desc"]) for name, *rest in words if name in names)[:KEYS])

    def __str__(self) -> str:
        """``missing desc, name``."""
        return ", ".join(f"{name} desc" if down else name for name, down in self.keys)

    def by(self, name: str, direction: Qt.SortOrder) -> RowOrder:
        """The order after a click on a header: it decides, the one before orders what is equal."""
        others = [key for key in self.keys if key[0] != name]
        return RowOrder(((name, direction is Qt.SortOrder.DescendingOrder), *others)[:KEYS])

    def first(self, names: Sequence[str]) -> tuple[int, Qt.SortOrder]:
        """The column that decides and its direction; no column is -1."""
        name, down = self.keys[0] if self.keys else ("", False)
        section = names.index(name) if name in names else -1
        return section, Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder

    def places(self, rows: Sequence[int], key: Callable[[int, str], Any]) -> list[int]:
        """Places of rows as they are shown; ``key`` tells what a row has in a column to be sorted by."""
        found = list(rows)
        for name, down in reversed(self.keys):
            values = {place: key(place, name) for place in found}
            found.sort(key=values.__getitem__, reverse=down)
        return found


class OrderedModel(Protocol):
    """A model whose rows can be put into an order."""

    order: RowOrder

    @property
    def names(self) -> tuple[str, ...]:
        """What the settings call the columns."""
        ...

    def show_order(self, order: RowOrder) -> None:
        """Put the rows into another order."""
        ...


def moved(
    model: QAbstractTableModel, before: Sequence[int], after: Sequence[int], take: Callable[[], None]
) -> None:
    """Let a model ``take`` another order of its rows; what is chosen and widgets on rows go with them."""
    model.layoutAboutToBeChanged.emit()
    rows = {place: row for row, place in enumerate(after)}
    old = model.persistentIndexList()
    take()
    new = [model.index(rows[before[index.row()]], index.column()) for index in old]
    model.changePersistentIndexList(old, new)
    model.layoutChanged.emit()
