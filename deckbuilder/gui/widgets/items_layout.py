"""What layouts share whose height follows from the width: the items, and the heights already worked out."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class ItemsLayout(QLayout):
    """Keeps the items in order; a subclass says how high they are at a width, and where each one lies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """By width; Qt asks time and again for the same."""

    @abstractmethod
    def height_at(self, width: int) -> int:
        """How high all items are at this width, in pixels."""

    def invalidate(self) -> None:
        """An item is another size."""
        self._heights.clear()
        super().invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Put an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One item; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As ``height_at``, worked out once for each width."""
        if width not in self._heights:
            self._heights[width] = self.height_at(width)
        return self._heights[width]

    def minimumSize(self) -> QSize:
        """As wide as the widest item, with the margins."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())
