"""A layout of two parts: side by side where both have room, else one below the other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Sides(QLayout):
    """Side by side, what is left of the width is shared by ``shares``; the height follows from the width."""

    def __init__(self, left: QWidget, right: QWidget, *, gap: int, shares: tuple[int, int] = (1, 1)) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """By width; Qt asks time and again for the same."""

        self._gap, self._shares = gap, shares
        self.addWidget(left)
        self.addWidget(right)

    def invalidate(self) -> None:
        """A part is another size."""
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

    def expandingDirections(self) -> Qt.Orientation:
        """Takes no more height than it needs."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Below one another the parts are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the higher part, or of both."""
        if width not in self._heights:
            places = self._places(QRect(0, 0, width, 0))
            self._heights[width] = max((place.bottom() + 1 for place in places), default=0)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Both side by side."""
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() for hint in hints) + self._gap
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """As wide as the wider part."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        """Put both in their places."""
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect), strict=True):
            item.setGeometry(place)

    def _places(self, rect: QRect) -> list[QRect]:
        least = [item.minimumSize().width() for item in self._items]
        spare = rect.width() - sum(least) - self._gap
        places: list[QRect] = []
        x, y = rect.left(), rect.top()
        for item, width, share in zip(self._items, least, self._shares, strict=True):
            if spare >= 0:
                width += spare * share // sum(self._shares)
            else:
                width = rect.width()
            place = QRect(x, y, width, _height(item, width))
            places.append(place)
            if spare >= 0:
                x += width + self._gap
            else:
                y += place.height() + self._gap
        return places


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
