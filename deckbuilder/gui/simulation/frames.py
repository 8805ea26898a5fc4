"""Parts of a window that have changed together are filled and painted one after the other, one a frame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

FRAME = 16
"""Milliseconds; what is filled and painted in less is seen to move without a stop."""

Fill = Callable[[], object]
"""Puts into a part what it is to show."""


class Frames(QObject):
    """Fills parts in turn; what cannot be seen at all is filled at once, for there is no frame to keep."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: dict[QWidget, Fill] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._next)

    def fill(self, parts: Mapping[QWidget, Fill]) -> None:
        """Fill these one a frame, those that are seen first; one that waits already gets the newer filling.

        A part keeps its picture until its turn has come.
        """
        for part in sorted(parts, key=lambda part: not part.isVisible()):
            if part.isVisible():
                part.setUpdatesEnabled(False)
            self._waiting[part] = parts[part]
        if self._window.isVisible():
            self._timer.start()
        else:
            self.finish()

    @property
    def busy(self) -> bool:
        """Whether parts still wait."""
        return bool(self._waiting)

    def finish(self) -> None:
        """Fill all that still waits now."""
        while self._waiting:
            self._fill_one()
        self._timer.stop()

    def _next(self) -> None:
        if self._waiting:
            self._fill_one()
        if not self._waiting:
            self._timer.stop()

    def _fill_one(self) -> None:
        part = next(iter(self._waiting))
        self._waiting.pop(part)()
        part.setUpdatesEnabled(True)
