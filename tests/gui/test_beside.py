"""Closed widgets are taken down in the thread of the window, whatever else runs."""

from __future__ import annotations

import gc
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QCoreApplication

from deckbuilder.gui.beside import Collector, collector


def test_cycles_are_collected_here_while_a_task_runs_and_everywhere_after_it(
    qtbot: Any, qapp: object
) -> None:
    task: Future[None] = Future()
    gc.enable()
    collector().hold(task)
    assert not gc.isenabled()

    class Loop:
        """Holds itself."""

    gone: list[bool] = []

    class Seen(Loop):
        def __del__(self) -> None:
            gone.append(True)

    loop: Any = Seen()
    loop.me = loop
    del loop
    qtbot.waitUntil(lambda: bool(gone), timeout=5000)
    assert not gc.isenabled()
    task.set_result(None)
    qtbot.waitUntil(gc.isenabled, timeout=5000)


def test_the_app_has_one(qapp: QCoreApplication) -> None:
    assert collector() is collector()
    assert len(qapp.findChildren(Collector)) == 1
