"""Batches beside the window: progress in slices, a quick cancel, workers that end, faults that are told."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import pytest

from deckbuilder.gui.simulation.runner import Place, Runner, pool_at
from deckbuilder.play import simulation
from deckbuilder.play.goldfish import Goldfish
from deckbuilder.play.opening import Numbers
from deckbuilder.play.report import Report
from deckbuilder.play.simulation import Job, simulate
from deckbuilder.play.tally import Tally
from tests.helpers.batches import against_deck, against_goldfish

JOB = replace(against_goldfish(bot="greedy"), keep_games=True)
SLOW = replace(against_goldfish(Goldfish(threat=900_000)), keep_games=True)


@pytest.fixture
def runner(qapp: object) -> Iterator[Runner]:
    made = Runner(lambda *_: nullcontext(None))
    yield made
    made.close()


def finished(runner: Runner, qtbot: Any, *jobs: Job, games: int = 5, seed: int = 0) -> dict[int, Report]:
    with qtbot.waitSignal(runner.finished, timeout=20_000) as waiting:
        runner.start(jobs, games, seed, Place(1))
    return waiting.args[0]


def test_a_batch_gives_the_report_of_the_terminal(runner: Runner, qtbot: Any) -> None:
    report = finished(runner, qtbot, JOB, games=6, seed=40)[0]
    plain = simulate(replace(JOB, keep_games=False), 6, 40)
    assert report.as_data() == plain.as_data()
    assert list(report.csv_rows()) == list(plain.csv_rows())


def test_reports_are_copied_no_more_often_than_they_are_looked_at(
    runner: Runner, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A report of 200,000 games is large, and thousands of tasks bring news of it."""
    monkeypatch.setattr(simulation, "SLICE", 0.0)  # news after each game
    copies: list[int] = []
    copy = Tally.copy
    monkeypatch.setattr(Tally, "copy", lambda tally: copies.append(tally.games) or copy(tally))
    looks: list[object] = []
    runner.progressed.connect(looks.append)
    report = finished(runner, qtbot, JOB, games=60)[0]
    assert report.complete
    assert len(copies) <= len(looks) + 1


def test_several_jobs_come_one_after_the_other(runner: Runner, qtbot: Any) -> None:
    reports = finished(runner, qtbot, JOB, replace(against_deck(), keep_games=True), games=2)
    assert sorted(reports) == [0, 1]
    assert all(report.complete for report in reports.values())


def test_progress_comes_in_slices_and_the_time_left_is_known(runner: Runner, qtbot: Any) -> None:
    seen: list[int] = []
    runner.progressed.connect(lambda reports: seen.append(runner.played))
    runner.start([SLOW], 100_000, 0, Place(1))
    assert runner.seconds_left is None
    qtbot.waitUntil(lambda: len(seen) >= 2, timeout=20_000)
    assert runner.wanted == 100_000
    assert runner.seconds_left is not None
    assert seen == sorted(seen)
    with qtbot.waitSignal(runner.finished, timeout=5000):
        runner.cancel()


def test_cancel_is_quick_and_keeps_what_is_finished(runner: Runner, qtbot: Any) -> None:
    """B76: under half a second."""
    runner.start([SLOW], 100_000, 0, Place(1))
    qtbot.waitUntil(lambda: runner.played > 0, timeout=20_000)
    began = time.monotonic()
    with qtbot.waitSignal(runner.finished, timeout=5000) as waiting:
        runner.cancel()
    assert time.monotonic() - began < 0.5
    report = waiting.args[0][0]
    assert 0 < report.tally.games < 100_000
    assert len(report.tally.results) == report.tally.finished
    assert not runner.is_running


def test_after_a_cancel_the_next_batch_runs(runner: Runner, qtbot: Any) -> None:
    runner.start([SLOW], 100_000, 0, Place(1))
    with qtbot.waitSignal(runner.finished, timeout=5000):
        runner.cancel()
    assert finished(runner, qtbot, JOB)[0].complete


def test_what_cannot_be_played_is_told(runner: Runner, qtbot: Any) -> None:
    with qtbot.waitSignal(runner.failed, timeout=5000) as waiting:
        runner.start([replace(JOB, deck=Numbers(("XXX-001",), ()))], 5, 0, Place(1))
    assert "XXX-001" in waiting.args[0]
    assert not runner.is_running


def test_closing_asks_nothing_more_of_the_window(qtbot: Any, qapp: object) -> None:
    runner = Runner(lambda *_: nullcontext(None))
    told: list[object] = []
    runner.finished.connect(told.append)
    runner.start([SLOW], 100_000, 0, Place(1))
    began = time.monotonic()
    runner.close()
    assert time.monotonic() - began < 0.1, "nobody waits for the workers"
    qtbot.wait(100)
    assert told == []


def test_one_game_is_found_out_again(runner: Runner, qtbot: Any) -> None:
    with qtbot.waitSignal(runner.replayed, timeout=10_000) as waiting:
        runner.play_again(JOB, 3)
    job, seed, actions = waiting.args
    assert (job, seed) == (JOB, 3)
    assert actions


def test_two_processes_give_the_same_report_and_end_with_the_runner(qtbot: Any, qapp: object) -> None:
    """The real thing; two at once share nothing (B77)."""
    first, second = Runner(), Runner(lambda *_: nullcontext(None))
    try:
        second.start([JOB], 20, 7, Place(1))
        with qtbot.waitSignals([first.finished, second.finished], timeout=60_000):
            first.start([JOB], 20, 7, Place(2))
        executor: Any = first._pool
        processes = list(executor._processes.values())
        assert len(processes) == 2
    finally:
        first.close()
        second.close()
    deadline = time.monotonic() + 10
    while any(each.is_alive() for each in processes) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(each.is_alive() for each in processes)


# ---- on a cluster ----------------------------------------------------------------------------------------


def test_a_cluster_out_of_reach_is_told_and_the_next_batch_is_played_here(qtbot: Any, qapp: object) -> None:
    runner = Runner(lambda place, stop: pool_at(place, stop) if place.scheduler else nullcontext(None))
    try:
        with qtbot.waitSignal(runner.failed, timeout=5000) as waiting:
            runner.start([JOB], 5, 0, Place(scheduler="nonsense"))
        assert "“nonsense” is no address of a scheduler" in waiting.args[0]
        assert finished(runner, qtbot, JOB)[0].complete
    finally:
        runner.close()


def test_connecting_to_a_cluster_can_be_cancelled(qtbot: Any, qapp: object) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        runner = Runner()
        try:
            runner.start([JOB], 5, 0, Place(scheduler=f"tcp://127.0.0.1:{silent.getsockname()[1]}"))
            qtbot.wait(50)
            assert runner.is_running
            with qtbot.waitSignal(runner.finished, timeout=2000) as waiting:
                runner.cancel()
            assert waiting.args[0] == {}
        finally:
            runner.close()
