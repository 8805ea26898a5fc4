"""A layout of two parts: side by side where both have room, else one below the other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from .items_layout import ItemsLayout


class Sides(ItemsLayout):
    """Side by side, what is left of the width is shared by ``shares``; the height follows from the width."""

    def __init__(self, left: QWidget, right: QWidget, *, gap: int, shares: tuple[int, int] = (1, 1)) -> None:
        super().__init__()
        self._gap, self._shares = gap, shares
        self.addWidget(left)
        self.addWidget(right)

    def expandingDirections(self) -> Qt.Orientation:
        """Takes no more height than it needs."""
        return Qt.Orientation.Horizontal

    def height_at(self, width: int) -> int:
        """The height of the higher part, or of both."""
        return max((place.bottom() + 1 for place in self._places(QRect(0, 0, width, 0))), default=0)

    def sizeHint(self) -> QSize:
        """Both side by side."""
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() for hint in hints) + self._gap
        return QSize(width, max((hint.height() for hint in hints), default=0))

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
