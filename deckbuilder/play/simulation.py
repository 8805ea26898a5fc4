"""Many games of one deck, against the goldfish or another deck, on any number of workers with one result."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from deckbuilder.cards.catalogue import load_catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import Action, DeckList, Definition, Event, GameState, new_game
from deckbuilder.engine.lists import deck_list, define_all

from .goldfish import Goldfish, goldfish_game
from .match import Limits, Watch, play_on
from .opening import NO_DECK, Numbers, Opening
from .report import Report
from .roster import BOTS
from .session import Session
from .tally import GameLog, Tally
from .workers import Pool, unwanted

SLICE = 0.2
"""Seconds after which a worker hands over what it has, so that progress is seen and cancels are heard."""

LOOK_AGAIN = 0.1
"""Seconds between two looks at ``cancel`` while workers are busy."""

IN_FLIGHT = 64
"""Tasks given to a pool at a time; the rest waits here, where it can be dropped."""

DEFAULT_CHUNK = 50

Progress = Callable[[Tally], None]
"""Called with what there is so far, now and then; it must not change it."""

Cancel = Callable[[], bool]
"""Asked often; True ends the batch with what is finished. ``threading.Event().is_set`` is one."""


class SimulationError(RuntimeError):
    """The batch cannot be played: a deck with unknown cards, other card data on a worker, a lost worker."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is played, in plain data that can be sent to another machine."""

    deck: Numbers
    opponent: Numbers | Goldfish
    names: tuple[str, str] = ("Deck", "Opponent")
    bots: tuple[str, str] = ("greedy", "passive")
    """Who plays the deck and who the opponent."""

    first: int | None = None
    """Who takes the first turn: 0 the deck, 1 the opponent, None by the seed."""

    max_decisions: int = 20_000
    """Of one game; a longer one counts as failed, with its seed."""

    max_seconds: float | None = None
    """As ``max_decisions``, on the clock: a game near this limit may fail on one machine only."""

    user_sets: str | None = None
    """The folder of the player's own set files."""

    region: Region = Region.EN
    data_version: str = ""
    """Of the card data the decks were read with; a worker with other data refuses. Empty for any."""

    keep_games: bool = False
    """Whether the report has the result of every single game; its size then grows with their number."""


def simulate(
    job: Job,
    games: int,
    seed: int = 0,
    pool: Pool | None = None,
    chunk: int | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Report:
    """Play so many games, game i with seed ``seed`` + i, and report on them.

    Without a pool the games are played here. With one (``local_processes``, ``cluster``, any executor)
    tasks of at most ``chunk`` games go to its workers. The report is the same either way. A game that
    raises, or takes too long, is counted with its seed and the batch goes on. Raises ``SimulationError``,
    and ``SetupError`` for a deck with which no game can begin.
    """
    prepare(job)
    total = Tally()
    chunk = chunk or max(1, min(DEFAULT_CHUNK, math.ceil(games / 8)))
    parts = (
        _play_here(job, seed, seed + games, cancel)
        if pool is None
        else _play_there(job, seed, seed + games, pool, chunk, cancel)
    )
    for part in parts:
        total.add(part)
        if progress is not None:
            progress(total)
    return Report(job.names, job.bots, games, seed, total)


def prepare(job: Job) -> None:
    """Load what a job needs, so that copies of this process have it; raises what ``simulate`` raises."""
    _check_data(job)
    _begin(job, 0)
    for name in job.bots:
        if name not in BOTS:
            raise SimulationError(f'No bot is called "{name}"; there are {", ".join(BOTS)}')


# ---- one process -----------------------------------------------------------------------------------------


class _Cancelled(Exception):  # noqa: N818 - a request, no fault
    """The game in progress is not wanted any more."""


def play_slice(job: Job, start: int, stop: int, cancel: Cancel | None = None) -> Tally:
    """Play the games of the seeds from ``start`` on, up to ``stop``, until a slice of time is over.

    At least one game, unless cancelled: ``Tally.games`` says how many.
    """
    _check_data(job)
    tally = Tally()
    until = time.monotonic() + SLICE
    for seed in range(start, stop):
        try:
            _play_one(job, seed, tally, cancel or unwanted.is_set)
        except _Cancelled:
            break
        if time.monotonic() > until:
            break
    return tally


def _play_one(job: Job, seed: int, tally: Tally, cancel: Cancel) -> None:
    """Play one game and count it, whatever becomes of it."""
    try:
        state = _begin(job, seed)
        log = GameLog(state)
        limits = Limits(job.max_decisions, job.max_seconds)
        record = play_on(state, (BOTS[job.bots[0]], BOTS[job.bots[1]]), seed, limits, _watched(log, cancel))
    except _Cancelled:
        raise
    except Exception as error:  # a fault in one game of a thousand must not lose the others
        tally.add_failure(seed, _described(error))
        return
    if record.outcome is None:
        tally.add_failure(seed, str(record.stopped))
    else:
        log.add_to(tally, state, record, keep=job.keep_games)


def _watched(log: GameLog, cancel: Cancel) -> Watch:
    def watch(state: GameState, action: Action, events: list[Event]) -> None:
        if cancel():
            raise _Cancelled
        log(state, action, events)

    return watch


def _described(error: Exception) -> str:
    """The error and the innermost line of the program where it was raised."""
    place, step = "", error.__traceback__
    while step is not None:
        place = f" ({Path(step.tb_frame.f_code.co_filename).name}:{step.tb_lineno})"
        step = step.tb_next
    return f"{type(error).__name__}: {error}{place}"


def _begin(job: Job, seed: int) -> GameState:
    deck = _deck(job.user_sets, job.region, job.deck)
    if isinstance(job.opponent, Goldfish):
        return goldfish_game(deck, job.opponent, seed, job.first)
    return new_game((deck, _deck(job.user_sets, job.region, job.opponent)), seed, job.first)


@lru_cache(maxsize=4)
def _definitions(user_sets: str | None, region: Region) -> tuple[str, Mapping[CardNumber, Definition]]:
    """The data version and the definitions of all cards: loaded once in each process."""
    catalogue = load_catalogue(Path(user_sets) if user_sets else None)
    return catalogue.data_version, define_all(catalogue, region)


@lru_cache(maxsize=64)
def _deck(user_sets: str | None, region: Region, deck: Numbers) -> DeckList:
    """Raises ``SetupError`` for unknown cards."""
    return deck_list(_definitions(user_sets, region)[1], deck.monsters, deck.main)


def _check_data(job: Job) -> None:
    version, _ = _definitions(job.user_sets, job.region)
    if job.data_version not in ("", version):
        raise SimulationError(f"The card data here is {version}, the batch was made with {job.data_version}")


# ---- one game again --------------------------------------------------------------------------------------


def actions_of(job: Job, seed: int, cancel: Cancel | None = None) -> tuple[Action, ...]:
    """Every decision of one game of a batch, up to the fault of a game that failed; empty if cancelled."""
    actions: list[Action] = []

    def watch(state: GameState, action: Action, events: list[Event]) -> None:  # noqa: ARG001
        if cancel is not None and cancel():
            raise _Cancelled
        actions.append(action)

    limits = Limits(job.max_decisions, job.max_seconds)
    try:
        play_on(_begin(job, seed), (BOTS[job.bots[0]], BOTS[job.bots[1]]), seed, limits, watch)
    except _Cancelled:
        return ()
    except Exception:  # the game is looked at because of its fault, and ends there
        return tuple(actions)
    return tuple(actions)


def session_of(job: Job, seed: int, actions: Iterable[Action]) -> Session:
    """One game of a batch as a session that stands at its beginning."""
    fish = job.opponent if isinstance(job.opponent, Goldfish) else None
    other = NO_DECK if isinstance(job.opponent, Goldfish) else job.opponent
    opening = Opening((job.deck, other), seed, job.first, job.region, fish)
    session = Session(_begin(job, seed), opening)
    for action in actions:
        session.do(action)
    session.go_to(0)
    return session


# ---- here and there --------------------------------------------------------------------------------------


def _play_here(job: Job, start: int, stop: int, cancel: Cancel | None) -> Iterator[Tally]:
    while start < stop and not (cancel is not None and cancel()):
        part = play_slice(job, start, stop, cancel)
        start += part.games
        yield part


def _play_there(
    job: Job, start: int, stop: int, pool: Pool, chunk: int, cancel: Cancel | None
) -> Iterator[Tally]:
    """Hand out ranges of seeds; what a task leaves over is handed out again."""
    waiting = deque((each, min(each + chunk, stop)) for each in range(start, stop, chunk))
    running: dict[Future[Tally], tuple[int, int]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < IN_FLIGHT:
                task = waiting.popleft()
                running[_submitted(pool, job, *task)] = task
            done, _ = wait(running, LOOK_AGAIN, FIRST_COMPLETED)
            for future in done:
                begin, end = running.pop(future)
                part = _result(future, begin, end)
                if begin + part.games < end:
                    waiting.appendleft((begin + part.games, end))
                yield part
            if cancel is not None and cancel():
                return
    finally:
        for future in running:
            future.cancel()


def _submitted(pool: Pool, job: Job, begin: int, end: int) -> Future[Tally]:
    try:
        return pool.submit(play_slice, job, begin, end)
    except Exception as error:
        raise SimulationError(f"The workers take no games any more: {error}") from error


def _result(future: Future[Tally], begin: int, end: int) -> Tally:
    try:
        return future.result()
    except CancelledError as error:
        raise SimulationError("The connection to the workers was lost") from error
    except Exception as error:
        raise SimulationError(f"A worker failed with the seeds {begin} to {end - 1}: {error}") from error
