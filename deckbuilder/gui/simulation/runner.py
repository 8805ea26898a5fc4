"""Plays batches outside the thread of the window, which looks in now and then and never waits."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from deckbuilder.engine import Action, SetupError
from deckbuilder.gui.beside import collector
from deckbuilder.play.report import Report
from deckbuilder.play.simulation import Job, SimulationError, actions_of, simulate
from deckbuilder.play.tally import Tally
from deckbuilder.play.workers import local_processes

LOOK = 50
"""Milliseconds between two looks at how far a batch is."""

Executors = Callable[[int], AbstractContextManager[Executor | None]]
"""Makes what plays the games, for so many workers; None for the thread that asks."""


@dataclass(slots=True)
class _Run:
    """What a batch tells the window; the thread writes it, the window reads it."""

    jobs: Sequence[Job]
    games: int
    seed: int
    reports: dict[int, Report] = field(default_factory=dict[int, Report])
    """The newest report by job; replaced, never changed."""

    changes: int = 0
    error: str = ""
    done: bool = False


class Runner(QObject):
    """One batch at a time, of one job or several, and single games again; workers live until ``close``."""

    progressed = Signal(object)
    """The reports so far, by the place of their job; also while the first one is empty."""

    finished = Signal(object)
    """The reports of all jobs that were begun, by place; cancelled ones with what was played."""

    failed = Signal(str)
    """The batch cannot be played; a sentence."""

    replayed = Signal(object, int, object)
    """A job, a seed, and the actions of that game."""

    def __init__(self, executors: Executors = local_processes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executors = executors
        self._collector = collector()
        self._stop = threading.Event()
        self._closed = threading.Event()
        self._batches = ThreadPoolExecutor(1, "batch")
        self._aside = ThreadPoolExecutor(1, "game")
        self._stack = ExitStack()
        self._executor: Executor | None = None
        self._workers = 0
        self._run: _Run | None = None
        self._seen = 0
        self._began = 0.0
        self._games: list[tuple[Job, int, Future[tuple[Action, ...]]]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether a batch is being played."""
        return self._run is not None

    @property
    def played(self) -> int:
        """Games over so far, of all jobs."""
        return sum(report.tally.games for report in self._run.reports.values()) if self._run else 0

    @property
    def wanted(self) -> int:
        """Games asked for, of all jobs."""
        return self._run.games * len(self._run.jobs) if self._run else 0

    @property
    def seconds_left(self) -> float | None:
        """At the pace so far; None while that is not known."""
        played = self.played
        if played < 1:
            return None
        return (monotonic() - self._began) * (self.wanted - played) / played

    def start(self, jobs: Sequence[Job], games: int, seed: int, workers: int) -> None:
        """Begin a batch; the one in progress must have ended."""
        if self._run is not None:
            raise RuntimeError("A batch is being played")
        self._stop.clear()
        self._run = run = _Run(jobs, games, seed)
        self._seen = 0
        self._began = monotonic()
        self._collector.hold(self._batches.submit(self._play, run, workers))
        self._timer.start()

    def cancel(self) -> None:
        """End the batch with what is finished; ``finished`` comes soon."""
        self._stop.set()

    def play_again(self, job: Job, seed: int) -> None:
        """Find out the actions of one game, for ``replayed``."""
        task = self._aside.submit(self._actions, job, seed)
        self._collector.hold(task)
        self._games.append((job, seed, task))
        self._timer.start()

    def close(self) -> None:
        """End everything without waiting: the workers stop by themselves, no signal comes any more."""
        if self._closed.is_set():
            return
        self._timer.stop()
        self._run = None
        self._games.clear()
        self._stop.set()
        self._closed.set()
        self._aside.shutdown(wait=False, cancel_futures=True)
        self._collector.hold(self._batches.submit(self._stack.close))
        self._batches.shutdown(wait=False)

    # ---- in the window's thread ---------------------------------------------------------------------------

    def _look(self) -> None:
        self._look_at_games()
        run = self._run
        if run is None:
            if not self._games:
                self._timer.stop()
            return
        done = run.done  # read first: what is told after it belongs to it
        if run.changes != self._seen:
            self._seen = run.changes
            self.progressed.emit(dict(run.reports))
        if done:
            self._run = None
            if run.error:
                self.failed.emit(run.error)
            else:
                self.finished.emit(dict(run.reports))

    def _look_at_games(self) -> None:
        for each in [each for each in self._games if each[2].done()]:
            self._games.remove(each)
            job, seed, future = each
            try:
                actions = future.result()
            except Exception as error:  # whatever befell a worker is told
                self.failed.emit(str(error))
            else:
                self.replayed.emit(job, seed, actions)

    # ---- in other threads ---------------------------------------------------------------------------------

    def _play(self, run: _Run, workers: int) -> None:
        try:
            for place, job in enumerate(run.jobs):
                if self._stop.is_set():
                    break
                executor = self._executor_for(workers)

                def tell(tally: Tally, place: int = place, job: Job = job) -> None:
                    run.reports[place] = Report(job.names, job.bots, run.games, run.seed, tally.copy())
                    run.changes += 1

                report = simulate(job, run.games, run.seed, executor, progress=tell, cancel=self._stop.is_set)
                run.reports[place] = report
                run.changes += 1
        except (SimulationError, SetupError) as error:
            run.error = str(error)
        except Exception as error:  # the window would wait for ever
            run.error = f"{type(error).__name__}: {error}"
        finally:
            run.done = True

    def _executor_for(self, workers: int) -> Executor | None:
        """The workers there are, or new ones where another number is wanted or they broke."""
        broken = getattr(self._executor, "_broken", False)
        if workers != self._workers or broken:
            self._stack.close()
            self._executor = self._stack.enter_context(self._executors(workers))
            self._workers = workers
        return self._executor

    def _actions(self, job: Job, seed: int) -> tuple[Action, ...]:
        return actions_of(job, seed, self._closed.is_set)
