"""A layout that puts widgets side by side like words and goes on in the next line where one ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from .items_layout import ItemsLayout


class Flow(ItemsLayout):
    """Every widget keeps its own size; the height follows from the width."""

    def __init__(self, parent: QWidget | None = None, *, last_right: bool = False) -> None:
        """``last_right``: the last widget stands at the right end of its line."""
        super().__init__(parent)
        self._last_right = last_right

    def expandingDirections(self) -> Qt.Orientation:
        """Takes no more room than it needs."""
        return Qt.Orientation(0)

    def height_at(self, width: int) -> int:
        """The height of all lines."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """The least size; more width is welcome."""
        return self.minimumSize()

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Go through the lines; the height they take with the margins."""
        inner = rect.marginsRemoved(self.contentsMargins())
        gap = self.spacing()
        y, line = inner.top(), list[tuple[int, QLayoutItem]]()
        bottom, x = inner.top(), inner.left()
        for item in (each for each in self._items if not each.isEmpty()):
            width = item.sizeHint().width()
            if line and x + width > inner.right() + 1:
                bottom = self._place(line, y, move=move)
                x, y, line = inner.left(), bottom + gap, []
            if self._last_right and item is self._items[-1]:
                x = max(x, inner.right() + 1 - width)
            line.append((x, item))
            x += width + gap
        if line:
            bottom = self._place(line, y, move=move)
        return bottom - rect.top() + self.contentsMargins().bottom()

    @staticmethod
    def _place(line: list[tuple[int, QLayoutItem]], y: int, *, move: bool) -> int:
        """Put the items of a line in the middle of its height; where the line ends."""
        height = max(item.sizeHint().height() for _, item in line)
        for x, item in line if move else ():
            size = item.sizeHint()
            item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
        return y + height
