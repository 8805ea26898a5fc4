"""Plays batches outside the thread of the window, which looks in now and then and never waits."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from deckbuilder.engine import Action, SetupError
from deckbuilder.gui.beside import collector
from deckbuilder.play.cluster import ConnectingCancelled, cluster
from deckbuilder.play.report import Report
from deckbuilder.play.simulation import Cancel, Job, SimulationError, actions_of, simulate
from deckbuilder.play.tally import Tally
from deckbuilder.play.workers import Pool, local_processes

LOOK = 50
"""Milliseconds between two looks at how far a batch is."""


class Place(NamedTuple):
    """Where games are played."""

    workers: int = 1
    """Processes of this machine."""

    scheduler: str = ""
    """The address of a cluster's scheduler, which has its own workers; empty for this machine."""


Pools = Callable[[Place, Cancel], AbstractContextManager[Pool | None]]
"""Makes what plays the games, unless it is cancelled before; None for the thread that asks."""


def pool_at(place: Place, cancel: Cancel) -> AbstractContextManager[Pool]:
    """Processes of this machine, or the workers of a cluster."""
    return cluster(place.scheduler, cancel=cancel) if place.scheduler else local_processes(place.workers)


@dataclass(slots=True)
class _Run:
    """What a batch tells the window; the thread writes it, the window reads it."""

    jobs: Sequence[Job]
    games: int
    seed: int
    reports: dict[int, Report] = field(default_factory=dict[int, Report])
    """The newest report by job; replaced, never changed."""

    games_over: dict[int, int] = field(default_factory=dict[int, int])
    """By job, also where the report is older."""

    wanted: threading.Event = field(default_factory=threading.Event)
    """Set when the window has shown the reports; they are copied no more often than that."""

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

    def __init__(self, pools: Pools = pool_at, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pools = pools
        self._collector = collector()
        self._stop = threading.Event()
        self._closed = threading.Event()
        self._batches = ThreadPoolExecutor(1, "batch")
        self._aside = ThreadPoolExecutor(1, "game")
        self._stack = ExitStack()
        self._pool: Pool | None = None
        self._place: Place | None = None
        """Where the pool is; None while there is none."""

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
        return sum(self._run.games_over.copy().values()) if self._run else 0

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

    def start(self, jobs: Sequence[Job], games: int, seed: int, place: Place) -> None:
        """Begin a batch; the one in progress must have ended."""
        if self._run is not None:
            raise RuntimeError("A batch is being played")
        self._stop.clear()
        self._run = run = _Run(jobs, games, seed)
        self._seen = 0
        self._began = monotonic()
        self._collector.hold(self._batches.submit(self._play, run, place))
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
            run.wanted.set()
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

    def _play(self, run: _Run, where: Place) -> None:
        run.wanted.set()
        try:
            for place, job in enumerate(run.jobs):
                if self._stop.is_set():
                    break
                pool = self._pool_at(where)

                def tell(tally: Tally, place: int = place, job: Job = job) -> None:
                    run.games_over[place] = tally.games
                    if run.wanted.is_set():
                        run.wanted.clear()
                        run.reports[place] = Report(job.names, job.bots, run.games, run.seed, tally.copy())
                        run.changes += 1

                report = simulate(job, run.games, run.seed, pool, progress=tell, cancel=self._stop.is_set)
                run.reports[place] = report
                run.games_over[place] = report.tally.games
                run.changes += 1
        except ConnectingCancelled:
            pass  # nothing was played
        except (SimulationError, SetupError) as error:
            run.error = str(error)
            self._leave()
        except Exception as error:  # the window would wait for ever
            run.error = f"{type(error).__name__}: {error}"
            self._leave()
        finally:
            run.done = True

    def _pool_at(self, place: Place) -> Pool | None:
        """The workers there are, or those of another place."""
        if place != self._place:
            self._leave()
            self._pool = self._stack.enter_context(self._pools(place, self._stop.is_set))
            self._place = place
        return self._pool

    def _leave(self) -> None:
        """Have no workers any more: others are wanted, or these may be broken."""
        self._place = None
        self._stack.close()

    def _actions(self, job: Job, seed: int) -> tuple[Action, ...]:
        return actions_of(job, seed, self._closed.is_set)
