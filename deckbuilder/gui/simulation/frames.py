"""Parts of a window that have changed together are painted one after the other, one a frame."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

FRAME = 16
"""Milliseconds; what is painted in less is seen to move without a stop."""

LONGEST = 0.15
"""Seconds after which all that still waits is painted at once: the machine is too busy for turns."""


class Frames(QObject):
    """Holds parts back from painting and lets them go in turn; what they show is up to date meanwhile."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[QWidget] = []
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._next)

    def stagger(self, parts: Sequence[QWidget]) -> None:
        """Paint these one a frame, from the next frame on; a part that waits already keeps its turn."""
        if not self._waiting:
            self._since = monotonic()
        for part in parts:
            if part not in self._waiting and part.isVisible():
                part.setUpdatesEnabled(False)
                self._waiting.append(part)
        if self._waiting:
            self._timer.start()

    def _next(self) -> None:
        late = monotonic() - self._since > LONGEST
        for part in self._waiting[: None if late else 1]:
            part.setUpdatesEnabled(True)
        del self._waiting[: None if late else 1]
        if not self._waiting:
            self._timer.stop()
