"""Batches on a cluster: the report of this machine, and a sentence for whatever keeps it out of reach."""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import Any

import pytest

from deckbuilder.play import cluster as module
from deckbuilder.play.cluster import ConnectingCancelled, cluster, missing_extra
from deckbuilder.play.simulation import SimulationError, simulate
from deckbuilder.play.tally import Tally
from tests.helpers.batches import against_deck, against_goldfish
from tests.helpers.cluster import local_cluster

JOB = dataclasses.replace(against_goldfish(bot="greedy"), keep_games=True)


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with local_cluster(tmp_path_factory.mktemp("dask"), workers=2) as made:
        yield made


@pytest.fixture
def silent_port() -> Iterator[str]:
    """Something listens there that never says a word."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield f"tcp://127.0.0.1:{listening.getsockname()[1]}"


@pytest.mark.parametrize("job", [JOB, against_deck()], ids=["goldfish", "deck"])
def test_a_cluster_gives_the_report_of_this_machine(dask: Any, job: Any) -> None:
    with cluster(dask.scheduler_address) as pool:
        there = simulate(job, 20, 40, pool, chunk=3)
    here = simulate(job, 20, 40)
    assert there == here
    assert json.dumps(there.as_data()) == json.dumps(here.as_data())
    assert list(there.csv_rows()) == list(here.csv_rows())


def test_cancel_does_not_wait_for_the_cluster(dask: Any) -> None:
    """B76: under half a second, with more tasks handed out than the workers can begin."""
    asked: list[float] = []

    def progress(tally: Tally) -> None:
        asked[:] = asked or [time.monotonic()]

    with cluster(dask.scheduler_address) as pool:
        report = simulate(against_deck(), 100_000, 0, pool, progress=progress, cancel=lambda: bool(asked))
        assert time.monotonic() - asked[0] < 0.5
        assert 0 < report.tally.games < 100_000


def test_a_fault_on_a_worker_is_told_with_its_seeds(dask: Any) -> None:
    class Lost:
        def __init__(self, pool: Any) -> None:
            self.pool = pool

        def submit(self, task: object, /, *args: object) -> Any:
            return self.pool.submit(int, "no tally")

    with cluster(dask.scheduler_address) as pool, pytest.raises(SimulationError, match="seeds 5 to 7"):
        simulate(JOB, 3, 5, Lost(pool), chunk=3)


def test_where_nobody_listens_it_is_told_in_time() -> None:
    began = time.monotonic()
    with (
        pytest.raises(SimulationError, match="No scheduler answers at tcp://127"),
        cluster("tcp://127.0.0.1:1", patience=0.3),
    ):
        pass
    assert time.monotonic() - began < 3


def test_what_listens_but_never_answers_is_told_in_time(silent_port: str) -> None:
    """Dask itself would wait for ever."""
    began = time.monotonic()
    with pytest.raises(SimulationError, match="No scheduler answers"), cluster(silent_port, patience=0.3):
        pass
    assert time.monotonic() - began < 3


def test_connecting_can_be_cancelled(silent_port: str) -> None:
    began = time.monotonic()
    with pytest.raises(ConnectingCancelled), cluster(silent_port, 60, lambda: True):
        pass
    assert time.monotonic() - began < 0.5


@pytest.mark.parametrize("address", ["nonsense", "carrier-pigeon://roof:1"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(SimulationError, match=f"“{address}” is no address of a scheduler"), cluster(address):
        pass


def test_a_scheduler_without_workers_is_told(tmp_path: Any) -> None:
    with local_cluster(tmp_path, workers=0) as idle:
        with (
            pytest.raises(SimulationError, match="has had no worker"),
            cluster(idle.scheduler_address, patience=0.3),
        ):
            pass
        with pytest.raises(ConnectingCancelled), cluster(idle.scheduler_address, 60, lambda: True):
            pass


def test_a_scheduler_that_is_lost_ends_the_batch() -> None:
    class Gone:
        def submit(self, task: object, /, *args: object) -> Any:
            future: Future[Tally] = Future()
            future.set_exception(CancelledError())  # as the futures of Dask are then
            return future

    with pytest.raises(SimulationError, match="The connection to the workers was lost"):
        simulate(JOB, 4, 0, Gone())


def test_workers_that_take_nothing_any_more_end_the_batch() -> None:
    with ThreadPoolExecutor(1) as closed:
        pass
    with pytest.raises(SimulationError, match="The workers take no games any more"):
        simulate(JOB, 4, 0, closed)


def test_another_version_on_a_worker_is_refused(dask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "__version__", "9.9")  # workers in this process have it too
    monkeypatch.setattr(module, "program", _older)
    with (
        pytest.raises(SimulationError, match="of this program, this machine 9"),
        cluster(dask.scheduler_address),
    ):
        pass


def _older() -> str:
    return "0.0"


def test_a_worker_without_the_program_is_named(dask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "program", _not_there)
    with (
        pytest.raises(SimulationError, match="must be installed there: No module named 'deckbuilder'"),
        cluster(dask.scheduler_address),
    ):
        pass


def _not_there() -> str:
    raise ModuleNotFoundError("No module named 'deckbuilder'")


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert 'pip install "godzilla-deckbuilder[cluster]"' in missing_extra()
    with pytest.raises(SimulationError, match="which is not installed"), cluster("tcp://127.0.0.1:1"):
        pass


def test_a_built_program_does_not_ask_for_a_package_that_it_could_not_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert missing_extra().startswith("This built program cannot play on a cluster.")
