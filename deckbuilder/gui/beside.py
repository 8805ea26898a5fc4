"""Work beside the window; while any goes on, Python's collector of cycles stays in the window's thread.

The collector runs in whatever thread makes objects, and what it takes down may be a widget that was closed;
Qt does not survive that outside the thread of the window. Objects without cycles are freed as ever.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, QTimer

TICK = 50
"""Milliseconds between two collections while others work."""

_OFTEN = 20
"""Ticks after which older objects are looked at too."""


class Task(Protocol):
    """Work that ends; a ``Future`` is one."""

    def done(self) -> bool:
        """True when it is over."""
        ...


class Collector(QObject):
    """One for the app; it holds the collector while there are tasks, and one tick longer."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._tasks: list[Task] = []
        self._ticks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._on_tick)

    def hold(self, task: Task) -> None:
        """Hold the collector until this task is over."""
        gc.disable()
        self._tasks.append(task)
        self._timer.start()

    @property
    def holds(self) -> bool:
        """True while work goes on beside the window."""
        return self._timer.isActive()

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


def start(pool: QThreadPool, work: Callable[[], object], priority: int = 0) -> None:
    """Let a thread of the pool do some work; call it in the window's thread."""
    running = _Running(work)
    collector().hold(running)
    pool.start(running, priority=priority)


class _Running:
    """A piece of work that says when it is over."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._work = work
        self._over = False

    def __call__(self) -> None:
        try:
            self._work()
        finally:
            self._over = True

    def done(self) -> bool:
        return self._over
