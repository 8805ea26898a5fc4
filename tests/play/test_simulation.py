"""Batches: one result whatever the workers, seeds that lead back to a game, limits, progress, cancel."""

import dataclasses
import pickle
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from deckbuilder.engine import SetupError
from deckbuilder.play import simulation as module
from deckbuilder.play.goldfish import Goldfish
from deckbuilder.play.opening import Numbers
from deckbuilder.play.replay import read_replay, write_replay
from deckbuilder.play.simulation import SimulationError, simulate
from deckbuilder.play.tally import KEPT_FAILURES, Tally
from deckbuilder.play.workers import local_processes
from tests.helpers import decks
from tests.helpers.batches import against_deck, against_goldfish, shipped

SLOW = Goldfish(threat=900_000)


class BrokenBot:
    """Fails with some seeds, by its dice."""

    name = "broken"

    def choose(self, view: object, question: object, legal: tuple[object, ...], dice: object) -> object:
        if dice.below(10) == 0:
            raise RuntimeError("the bot is broken")
        return legal[0]


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    """Two processes; they start slowly, so tests share them."""
    with local_processes(2) as executor:
        yield executor


@pytest.mark.parametrize("job", [against_goldfish(), against_deck()], ids=["goldfish", "deck"])
def test_one_worker_and_two_give_the_same_report(job: module.Job, pool: Executor) -> None:
    alone = simulate(job, 12, 40)
    shared = simulate(job, 12, 40, pool, chunk=3)
    assert shared == alone
    assert shared.as_data() == alone.as_data()
    assert list(shared.csv_rows()) == list(alone.csv_rows())


@pytest.mark.skipif(sys.platform != "linux", reason="processes are copied on Linux only")
def test_copied_processes_give_the_same_report() -> None:
    job = against_deck()
    module.prepare(job)
    with local_processes(2, fork=threading.active_count() == 1) as executor:
        assert simulate(job, 8, 1, executor, chunk=2) == simulate(job, 8, 1)


@pytest.mark.parametrize("chunk", [1, 5, 100])
def test_any_executor_and_any_chunk_do(chunk: int) -> None:
    with ThreadPoolExecutor(3) as executor:
        assert simulate(against_goldfish(), 9, 3, executor, chunk) == simulate(against_goldfish(), 9, 3)


def test_two_halves_of_the_seeds_add_up_to_the_whole() -> None:
    whole = simulate(against_deck(), 10, 0).tally
    halves = simulate(against_deck(), 5, 5).tally
    halves.add(simulate(against_deck(), 5, 0).tally)
    assert halves == whole


def test_only_plain_data_goes_to_a_worker_and_back() -> None:
    job = against_deck()
    assert pickle.loads(pickle.dumps(job)) == job
    tally = simulate(job, 2).tally
    assert pickle.loads(pickle.dumps(tally)) == tally


def test_what_is_kept_does_not_grow_with_the_games() -> None:
    """200 games weigh what 40 do, within what rare turns and hands add."""
    job = against_goldfish()
    few, many = (len(pickle.dumps(simulate(job, games).tally)) for games in (40, 200))
    assert many < few * 1.5


# ---- limits and faults -----------------------------------------------------------------------------------


def test_a_game_of_too_many_decisions_is_counted_with_its_seed() -> None:
    report = simulate(dataclasses.replace(against_deck(), max_decisions=3), 4, 70)
    assert (report.tally.games, report.tally.finished, report.tally.failed) == (4, 0, 4)
    assert [each.seed for each in report.failures] == [70, 71, 72, 73]
    assert {each.what for each in report.failures} == {"too many decisions"}
    assert "Not finished: 4" in list(report.sentences())


def test_a_game_of_too_much_time_is_counted_with_its_seed() -> None:
    report = simulate(dataclasses.replace(against_deck(), max_seconds=0.0), 2, 9)
    assert [(each.seed, each.what) for each in report.failures] == [
        (9, "too much time"),
        (10, "too much time"),
    ]


def test_an_exception_keeps_its_seed_and_the_batch_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(module.BOTS, "broken", BrokenBot())
    job = dataclasses.replace(against_deck(), bots=("broken", "random"))
    report = simulate(job, 30, 100)
    assert report.complete
    assert report.failures
    failure = report.failures[0]
    assert failure.what.startswith("RuntimeError: the bot is broken (test_simulation.py:")
    assert simulate(job, 1, failure.seed).failures == (failure,)


def test_failures_are_all_counted_and_the_lowest_seeds_kept() -> None:
    one, two = Tally(), Tally()
    for seed in range(KEPT_FAILURES):
        one.add_failure(seed * 2, "broken")
        two.add_failure(seed * 2 + 1, "broken")
    one.add(two)
    assert (one.games, one.failed) == (2 * KEPT_FAILURES, 2 * KEPT_FAILURES)
    assert [each.seed for each in one.failures] == list(range(KEPT_FAILURES))


def test_a_lost_worker_is_named_with_its_seeds() -> None:
    class Lost(ThreadPoolExecutor):
        def submit(self, *args: object, **kwargs: object) -> object:
            return super().submit(int, "no tally")

    with Lost(1) as executor, pytest.raises(SimulationError, match="seeds 5 to 7"):
        simulate(against_goldfish(), 3, 5, executor, chunk=3)


def test_unknown_cards_are_named_before_anything_is_played() -> None:
    job = dataclasses.replace(against_deck(), opponent=Numbers(shipped("ESD01").monsters, ("EBP99-001",)))
    with pytest.raises(SetupError, match="EBP99-001"):
        simulate(job, 1)


def test_other_card_data_are_refused() -> None:
    with pytest.raises(SimulationError, match="card data"):
        simulate(dataclasses.replace(against_deck(), data_version="older"), 1)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SimulationError, match='"wizard"'):
        simulate(dataclasses.replace(against_deck(), bots=("wizard", "random")), 1)


# ---- progress and cancel ---------------------------------------------------------------------------------


def test_progress_tells_how_many_games_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLICE", 0.0)
    seen: list[int] = []
    simulate(against_goldfish(), 6, progress=lambda tally: seen.append(tally.games))
    assert seen == [1, 2, 3, 4, 5, 6]


def test_cancel_gives_what_is_finished() -> None:
    stop = threading.Event()

    def progress(tally: Tally) -> None:
        stop.set()

    report = simulate(against_deck(), 100_000, progress=progress, cancel=stop.is_set)
    assert not report.complete
    assert report.tally.finished == report.tally.games > 0
    assert next(text for text in report.sentences() if "stopped after" in text)


@pytest.mark.parametrize("workers", [1, 2])
def test_cancel_is_heard_in_half_a_second(workers: int, pool: Executor) -> None:
    stop = threading.Event()
    asked: list[float] = []

    def progress(tally: Tally) -> None:
        if not asked:
            asked.append(time.monotonic())
            stop.set()

    executor = pool if workers > 1 else None
    simulate(against_deck(), 100_000, 0, executor, progress=progress, cancel=stop.is_set)
    heard = time.monotonic()
    assert heard - asked[0] < 0.5


def test_cancel_is_heard_in_the_middle_of_a_game() -> None:
    asked = iter([False] * 5 + [True] * 1000)
    report = simulate(against_deck(), 1, cancel=lambda: next(asked))
    assert (report.tally.games, report.complete) == (0, False)
    assert report.side(0).cards == ()


def test_no_games_no_figures() -> None:
    report = simulate(against_deck(), 5, cancel=lambda: True)
    assert report.side(0).win_rate is None
    assert list(report.tables()) == []
    assert report.as_data()["played"] == 0
    assert list(report.csv_rows())


def test_a_job_that_keeps_its_games_has_them_by_seed() -> None:
    job = dataclasses.replace(against_goldfish(bot="greedy"), keep_games=True)
    report = simulate(job, 6, 40)
    assert sorted(report.tally.results) == list(range(40, 46))
    turns = sorted(result.turn for result in report.tally.results.values() if result.winner == 0)
    assert turns == sorted(report.tally.sides[0].win_turns.elements())
    plain = simulate(dataclasses.replace(job, keep_games=False), 6, 40)
    assert plain.tally.results == {}
    assert plain.as_data() == report.as_data()


@pytest.mark.parametrize(
    "job", [against_goldfish(bot="greedy"), against_deck("greedy")], ids=["goldfish", "deck"]
)
def test_a_game_of_a_batch_is_played_again_by_its_seed(job: module.Job) -> None:
    job = dataclasses.replace(job, keep_games=True)
    result = simulate(job, 1, 7).tally.results[7]
    session = module.session_of(job, 7, module.actions_of(job, 7))
    assert session.position == 0
    again = read_replay(write_replay(session, decks.cards()), decks.cards())
    assert not again.notes
    session.go_to(len(session))
    assert session.outcome is not None
    assert (session.outcome.winner, session.outcome.reason.value) == (result.winner, result.reason)


def test_a_game_that_failed_is_seen_up_to_its_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """B76."""
    monkeypatch.setitem(module.BOTS, "random", BrokenBot())
    job = against_goldfish()
    failure = simulate(job, 20, 1).failures[0]
    session = module.session_of(job, failure.seed, module.actions_of(job, failure.seed))
    assert session.outcome is None
    assert module.actions_of(job, failure.seed, lambda: True) == ()
