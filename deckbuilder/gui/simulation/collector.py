"""Keeps Python's collector of cycles in the thread of the window while others work.

It runs in whatever thread makes objects, and what it takes down may be a widget that was closed; Qt does not
survive that outside the thread of the window. Objects without cycles are freed as ever.
"""

from __future__ import annotations

import gc
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

TICK = 50
"""Milliseconds between two collections while others work."""

_OFTEN = 20
"""Ticks after which older objects are looked at too."""


class Collector(QObject):
    """One for the app; it holds the collector while there are tasks, and one tick longer."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._tasks: list[Future[Any]] = []
        self._ticks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._on_tick)

    def hold(self, task: Future[Any]) -> None:
        """Hold the collector until this task is over."""
        gc.disable()
        self._tasks.append(task)
        self._timer.start()

    def _on_tick(self) -> None:
        self._ticks += 1
        gc.collect(1 if self._ticks % _OFTEN == 0 else 0)
        if self._tasks:
            self._tasks = [task for task in self._tasks if not task.done()]
        else:
            self._timer.stop()
            gc.enable()


def collector() -> Collector:
    """The one of the app."""
    app = QCoreApplication.instance()
    found = None if app is None else app.findChild(Collector)
    return found if isinstance(found, Collector) else Collector(app)
