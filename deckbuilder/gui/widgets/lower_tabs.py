"""Tabs that keep their size hints: the splitters around them ask some hundred times while a window opens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QTabWidget

_OTHER_SIZES = {
    QEvent.Type.LayoutRequest,
    QEvent.Type.FontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.Polish,
}
"""After these a panel, its title or the style may need another size; the splitters ask again after them."""


class LowerTabs(QTabWidget):
    """Measures its panels once after each change of their layout, not whenever a splitter asks."""

    def __init__(self) -> None:
        super().__init__()
        self._size: QSize | None = None
        self._least: QSize | None = None

    def sizeHint(self) -> QSize:
        """As Qt says, kept."""
        if self._size is None:
            self._size = super().sizeHint()
        return self._size

    def minimumSizeHint(self) -> QSize:
        """As Qt says, kept."""
        if self._least is None:
            self._least = super().minimumSizeHint()
        return self._least

    def event(self, event: QEvent) -> bool:
        """Forget what was measured when it may be otherwise by now."""
        if event.type() in _OTHER_SIZES:
            self._forget()
        return super().event(event)

    def tabInserted(self, index: int) -> None:
        """One more panel to measure."""
        super().tabInserted(index)
        self._forget()

    def tabRemoved(self, index: int) -> None:
        """One less."""
        super().tabRemoved(index)
        self._forget()

    def _forget(self) -> None:
        self._size = self._least = None
