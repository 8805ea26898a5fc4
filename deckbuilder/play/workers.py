"""Where the games of a batch are played: what a pool of workers is, and the processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import ParamSpec, Protocol, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")

GRACE = 5.0
"""Seconds that a process has, after nobody wants its results any more, to end by itself."""

unwanted = threading.Event()
"""Set in a worker process when nobody wants its results any more; never in any other."""


class Pool(Protocol):
    """Takes tasks and gives their results later: any executor of ``concurrent.futures`` is one."""

    def submit(self, task: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a task done; it, what it takes and what it gives go through ``pickle``."""
        ...


@contextmanager
def local_processes(workers: int, *, fork: bool = False) -> Generator[Pool]:
    """So many processes of this machine; what still runs when the block is left is ended soon after.

    They leave Ctrl+C to the program.

    With ``fork`` they are copies of this one, which start at once with all that is loaded here. That is for a
    program without threads or a window: a copy has their locks and connections as they were at that moment.
    """
    context = multiprocessing.get_context("fork" if fork else "spawn")
    # The processes read from a pipe that nobody writes to: it ends when this end is closed, or dies.
    theirs, mine = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, context, _begin, (theirs, mine))
    if fork:
        executor.submit(_nothing)  # they are copied now, before the executor has a thread
    try:
        yield executor
    finally:
        mine.close()
        executor.shutdown(cancel_futures=True)
        theirs.close()


def _nothing() -> None:
    """A task without work."""


def _begin(pipe: Connection, other_end: Connection) -> None:
    """Prepare a process: the terminal sends Ctrl+C to all of them, and the program decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    other_end.close()
    threading.Thread(target=_end_with, args=(pipe,), daemon=True).start()


def _end_with(pipe: Connection) -> None:
    try:
        pipe.recv()
    except (EOFError, OSError):
        unwanted.set()
        time.sleep(GRACE)
        os._exit(0)
