"""A Dask cluster as the place where batches are played; ``distributed`` is imported only when one is used."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import sys
import threading
import time
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future, wait
from contextlib import contextmanager
from typing import Any, ParamSpec, Protocol, TypeVar

from deckbuilder import __version__
from deckbuilder.cards.messages import say

from .simulation import LOOK_AGAIN, Cancel, SimulationError
from .workers import Pool

PATIENCE = 10.0
"""Seconds in which the scheduler must answer, and seconds in which it must have a worker."""

_P = ParamSpec("_P")
_T = TypeVar("_T")


class ConnectingCancelled(Exception):  # noqa: N818 - a request, no fault
    """Nobody wants the cluster any more, before it was reached."""


def missing_extra() -> str:
    """A sentence that says what to install; empty where it is installed."""
    if importlib.util.find_spec("distributed") is not None:
        return ""
    command = 'python -m pip install "godzilla-deckbuilder[cluster]"'
    if getattr(sys, "frozen", False):
        return say(
            "This built program cannot play on a cluster. Installed by {command} it can", command=command
        )
    return say(
        "Playing on a cluster needs the package “distributed”, which is not installed: {command}",
        command=command,
    )


@contextmanager
def cluster(address: str, patience: float = PATIENCE, cancel: Cancel | None = None) -> Generator[Pool]:
    """The workers of the scheduler at an address such as ``tcp://192.168.0.7:8786``.

    They are left as they are afterwards: what still runs there ends with its slice of time. Raises
    ``SimulationError`` where nobody answers in time, there is no worker, or one has another version of this
    program; ``ConnectingCancelled`` when ``cancel`` says so before.
    """
    missing = missing_extra()
    if missing:
        raise SimulationError(missing)
    stop = cancel or _never
    distributed: Any = importlib.import_module("distributed")
    try:
        _unless(stop, patience, lambda: asyncio.run(_knock(address, patience)))
    except ConnectingCancelled:
        raise
    except ValueError as error:
        raise SimulationError(
            say("“{address}” is no address of a scheduler: {reason}", address=address, reason=error)
        ) from error
    except Exception as error:  # each way of connecting has its own
        raise SimulationError(
            say(
                "No scheduler answers at {address}. Is it running, and can this machine reach it?",
                address=address,
            )
        ) from error
    # A client that cannot connect is not rid of easily, so it is made when the scheduler has answered.
    client: _Client = distributed.Client(address, timeout=patience, set_as_default=False)
    try:
        _await_a_worker(client, address, patience, stop)
        _compare_programs(_programs(client, address, patience, stop))
        yield _Tasks(client)
    finally:
        client.close(timeout=2)


class _Theirs(Protocol):
    """A future of Dask."""

    def result(self) -> Any: ...  # noqa: ANN401 - whatever the task gives
    def add_done_callback(self, act: Callable[[object], None], /) -> None: ...
    def release(self) -> None: ...


class _Client(Protocol):
    """What is used of a client of Dask."""

    def submit(self, task: Callable[..., object], /, *args: object, **kwargs: object) -> _Theirs: ...
    def run(self, task: Callable[[], object], /, *, on_error: str) -> Mapping[str, object]: ...
    def nthreads(self) -> Mapping[str, int]: ...
    def close(self, timeout: float) -> None: ...


class _Tasks:
    """The pool of a client. Its own executor waits for the scheduler each time a task is dropped."""

    def __init__(self, client: _Client) -> None:
        self._client = client

    def submit(self, task: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a task done by a worker."""
        theirs = self._client.submit(task, *args, pure=False, **kwargs)
        mine: Future[_T] = Future()

        def pass_on(_: object) -> None:
            if not mine.set_running_or_notify_cancel():
                return
            try:
                mine.set_result(theirs.result())
            except Exception as error:  # of the task, or ``CancelledError`` where the scheduler is gone
                mine.set_exception(error)

        theirs.add_done_callback(pass_on)
        mine.add_done_callback(lambda _: theirs.release())
        return mine


def program() -> str:
    """The version of this program, asked of each worker: another one may play another game."""
    return __version__


async def _knock(address: str, patience: float) -> None:
    connect: Any = importlib.import_module("distributed.comm").connect
    comm = await connect(address, timeout=patience)
    await comm.close()


def _await_a_worker(client: _Client, address: str, patience: float, stop: Cancel) -> None:
    until = time.monotonic() + patience
    while not client.nthreads():
        if stop():
            raise ConnectingCancelled
        if time.monotonic() > until:
            raise SimulationError(
                say(
                    "The scheduler at {address} has had no worker for {seconds} seconds.",
                    address=address,
                    seconds=f"{patience:g}",
                )
            )
        time.sleep(LOOK_AGAIN)


def _programs(client: _Client, address: str, patience: float, stop: Cancel) -> Mapping[str, object]:
    try:
        return _unless(stop, patience, lambda: client.run(program, on_error="return"))
    except TimeoutError as error:
        raise SimulationError(
            say("The workers of the scheduler at {address} do not answer.", address=address)
        ) from error


def _compare_programs(found: Mapping[str, object]) -> None:
    for worker, version in found.items():
        if isinstance(version, Exception):
            raise SimulationError(
                say(
                    "The worker {worker} cannot run this program, which must be installed there: {reason}",
                    worker=worker,
                    reason=version,
                )
            ) from version
        if version != __version__:
            raise SimulationError(
                say(
                    "The worker {worker} has version {theirs} of this program, this machine {mine}.",
                    worker=worker,
                    theirs=version,
                    mine=__version__,
                )
            )


def _unless(stop: Cancel, patience: float, act: Callable[[], _T]) -> _T:
    """What ``act`` gives, which is left to itself when ``stop`` says so or it takes too long.

    What listens at an address may be anything: Dask itself waits without limit for it to say what it is.
    """
    result: Future[_T] = Future()

    def run() -> None:
        try:
            result.set_result(act())
        except BaseException as error:  # told to the one who waits
            result.set_exception(error)

    threading.Thread(target=run, name="connecting", daemon=True).start()
    until = time.monotonic() + patience + LOOK_AGAIN
    while not wait([result], LOOK_AGAIN).done:
        if stop():
            raise ConnectingCancelled
        if time.monotonic() > until:
            raise TimeoutError
    return result.result()


def _never() -> bool:
    return False
