"""How the simulation window does while it plays, measured offscreen with worker processes.

- ``simulation_1000_s``: from Run to the result of 1,000 greedy games against the passive opponent, on two
  processes that have yet to start.
- ``simulation_frame_p99_ms``: what one pass of the event loop takes meanwhile, p99 of those that did
  anything: processor time of the window's thread, since the workers want the same processors.
- ``cancel_s``: from Cancel in the middle of a large batch to the window that says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

import card_data
from deckbuilder.decks.interchange import read_deck

from .compare.sides import Sides
from .services import Services
from .settings import SimulationChoices
from .simulation.plan import Entrant, Plan
from .simulation.window import SimulationWindow
from .workspace import Workspace

SIZE = (1440, 900)
GAMES, MANY = 1000, 100_000
WORKERS = 2
STARTER = "ESD01"
IDLE_MS = 0.3
"""A pass of the loop below this did nothing."""


def game_figures(services: Services, percentile: Callable[[list[float], float], float]) -> dict[str, float]:
    """All three figures; ``percentile`` takes times and a share."""
    deck = read_deck((card_data.DECKS / f"{STARTER}.deck").read_bytes(), services.catalogue).deck
    window = SimulationWindow(services, Sides(Workspace(services), services), lambda *_: None)
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()

    def plan(games: int) -> Plan:
        return Plan(Entrant(STARTER, deck), (), SimulationChoices(games=games, workers=WORKERS))

    passes = _Passes()
    begin = time.perf_counter()
    passes.during(lambda: window.run(plan(GAMES), None), window)
    whole = time.perf_counter() - begin
    figures = {
        "simulation_1000_s": round(whole, 2),
        "simulation_frame_p99_ms": round(percentile(passes.times, 0.99), 2),
        "cancel_s": round(_cancel(window, plan(MANY)), 3),
    }
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    return figures


class _Passes:
    """Processor time of each pass of the event loop, told by a timer that is always due."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._before = 0.0

    def during(self, act: Callable[[], object], window: SimulationWindow) -> None:
        """From an action to the end of the batch it began, and a few passes that paint its result."""
        loop, timer = QEventLoop(), QTimer()
        window.runner.finished.connect(loop.quit)
        timer.timeout.connect(self._tick)
        self._before = time.thread_time()
        timer.start(0)
        act()
        loop.exec()
        window.runner.finished.disconnect(loop.quit)
        QTimer.singleShot(300, loop.quit)
        loop.exec()
        timer.stop()

    def _tick(self) -> None:
        taken = 1000 * (time.thread_time() - self._before)
        if taken > IDLE_MS:
            self.times.append(taken)
        time.sleep(0.001)  # a window that waits leaves the processor to the workers
        self._before = time.thread_time()


def _cancel(window: SimulationWindow, plan: Plan) -> float:
    loop = QEventLoop()
    window.runner.progressed.connect(loop.quit)
    window.run(plan, None)
    while not window.runner.played:
        loop.exec()
    window.runner.progressed.disconnect(loop.quit)
    window.runner.finished.connect(loop.quit)
    begin = time.perf_counter()
    window.runner.cancel()
    loop.exec()
    QApplication.processEvents()
    return time.perf_counter() - begin
