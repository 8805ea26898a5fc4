"""The window as a screen reader meets it: roles, names, descriptions and values in their order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_LISTS = (QAccessible.Role.List, QAccessible.Role.Table, QAccessible.Role.Tree)
MOST_ROWS = 40
"""Rows of a list that are listened to; the others are like them."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One object of the accessibility tree."""

    depth: int
    role: str
    name: str
    description: str
    value: str
    focusable: bool

    def __str__(self) -> str:
        parts = [self.role, self.name, self.description and f"({self.description})", self.value]
        return "  " * self.depth + " ".join(part for part in parts if part)


def hear(widget: QWidget) -> list[Heard]:
    """Everything visible below a widget."""
    return list(_walk(QAccessible.queryAccessibleInterface(widget), 0))


def _walk(node: QAccessibleInterface | None, depth: int) -> Iterator[Heard]:
    if node is None or not node.isValid() or node.state().invisible:  # type: ignore[attr-defined]
        return
    text = QAccessible.Text
    role = node.role()
    yield Heard(
        depth,
        role.name,
        node.text(text.Name),
        node.text(text.Description),
        node.text(text.Value),
        bool(node.state().focusable),  # type: ignore[attr-defined]
    )
    count = min(node.childCount(), MOST_ROWS) if role in _LISTS else node.childCount()
    for number in range(count):
        yield from _walk(node.child(number), depth + 1)
