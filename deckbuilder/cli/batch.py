"""What the commands that play many games share: decks fit to play, options, progress, Ctrl+C, the answer."""

from __future__ import annotations

import csv as comma_separated
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import date
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from . import inputs, output
from .errors import CommandError, unknown_choice

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.formats import Format
    from deckbuilder.play.goldfish import Goldfish
    from deckbuilder.play.opening import Numbers
    from deckbuilder.play.report import Report
    from deckbuilder.play.simulation import Job
    from deckbuilder.play.tally import Tally
    from deckbuilder.play.workers import Pool

FINE, FAULTS, INTERRUPTED = 0, 1, 130

GAMES_A_WORKER = 400
"""Fewer games than this do not pay for the start of another process."""

GamesOption = Annotated[
    int, typer.Option("--games", min=1, max=10_000_000, metavar="N", help="How many games.")
]
SeedOption = Annotated[
    int,
    typer.Option("--seed", min=0, max=2**63, metavar="S", help="Seed of the first game; game i has S + i."),
]
WorkersOption = Annotated[
    int | None,
    typer.Option(
        "--workers", min=1, max=512, metavar="W", help="Processes; the result is the same for any number."
    ),
]
SchedulerOption = Annotated[
    str | None,
    typer.Option(
        "--scheduler",
        metavar="ADDRESS",
        help="Play on a Dask cluster: the address of its scheduler, such as tcp://192.168.0.7:8786.",
    ),
]
FirstOption = Annotated[
    str | None,
    typer.Option("--first", metavar="1|2", help="Who takes the first turn; default: the seed decides."),
]
SecondsOption = Annotated[
    float, typer.Option("--game-seconds", min=0.01, metavar="T", help="Give a game up after so long.")
]
DecisionsOption = Annotated[
    int, typer.Option("--game-decisions", min=1, metavar="N", help="Give a game up after so many decisions.")
]
UncheckedOption = Annotated[bool, typer.Option("--unchecked", help="Play illegal decks too.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
CsvOption = Annotated[bool, typer.Option("--csv", help="Print CSV, one figure a row.")]
FormatOption = Annotated[
    str | None, typer.Option("--format", metavar="ID", help="Format; default: the one each deck names.")
]


class Player(NamedTuple):
    """A deck that can be played."""

    name: str
    cards: Numbers
    format: Format


class Room:
    """The cards and formats that a command plays with."""

    def __init__(self, format_id: str | None = None, *, unchecked: bool = False) -> None:
        self.catalogue: Catalogue = inputs.load_cards()
        self._formats = inputs.load_all_formats(self.catalogue.sets)
        self._format = inputs.find_format(self._formats, format_id) if format_id else None
        self._unchecked = unchecked

    def player(self, argument: str) -> Player:
        """The deck of an input; raises ``CommandError`` for one that is illegal or cannot be played."""
        from deckbuilder.decks.deck import DEFAULT_FORMAT
        from deckbuilder.play.opening import numbers_of

        deck, _ = inputs.read_one_deck(argument, self.catalogue)
        format_ = self._format or self._formats.find(deck.format) or self._formats[DEFAULT_FORMAT]
        if not self._unchecked:
            self._refuse_illegal(argument, deck, format_)
        player = Player(deck.name or "Unnamed deck", numbers_of(deck), format_)
        self._refuse_unplayable(argument, player)
        return player

    def _refuse_illegal(self, argument: str, deck: Deck, format_: Format) -> None:
        from deckbuilder.decks.legality import Severity, check

        violations = check(deck, self.catalogue, format_, date.today())
        errors = [each for each in violations if each.severity is Severity.ERROR]
        if errors:
            listed = "\n".join(f"  {each.rule} {each.sentence}" for each in errors)
            raise CommandError(
                f"{argument}: not legal in {format_.full_id}\n{listed}",
                advice="To play it all the same, use --unchecked.",
            )

    def _refuse_unplayable(self, argument: str, player: Player) -> None:
        from deckbuilder.engine import SetupError, new_game
        from deckbuilder.engine.lists import deck_list, define_all

        try:
            found = deck_list(define_all(self.catalogue), player.cards.monsters, player.cards.main)
            new_game((found, found), 0, 0)
        except SetupError as error:
            raise CommandError(f"{argument}: {error}") from error

    def name_of(self, number: str) -> str:
        """The name of a card."""
        card = self.catalogue.get(number)
        return card.name if card else ""

    def job(
        self,
        one: Player,
        two: Player | Goldfish,
        bots: tuple[str, str],
        first: str | None,
        decisions: int,
        seconds: float,
    ) -> Job:
        """What is played, as the workers take it."""
        from deckbuilder.decks.paths import app_paths
        from deckbuilder.play.simulation import Job, SimulationError, prepare

        opponent, name = (two.cards, two.name) if isinstance(two, Player) else (two, str(two))
        job = Job(
            one.cards,
            opponent,
            (one.name, name),
            bots,
            read_first(first),
            decisions,
            seconds,
            str(app_paths().user_sets),
            one.format.region,
            self.catalogue.data_version,
        )
        try:
            prepare(job)
        except SimulationError as error:
            raise CommandError(str(error)) from error
        return job


def read_first(text: str | None) -> int | None:
    """The player who takes the first turn, from 0."""
    if text not in (None, "1", "2"):
        raise unknown_choice("--first", text, ("1", "2"))
    return None if text is None else int(text) - 1


def check_bot(name: str, option: str) -> str:
    """The name of a bot; raises ``CommandError`` for any other word."""
    from deckbuilder.play.roster import BOTS

    if name not in BOTS:
        raise unknown_choice(option, name, BOTS)
    return name


def one_shape(*, json: bool, csv: bool) -> None:
    """An answer is JSON or CSV, not both."""
    if json and csv:
        raise CommandError("--json and --csv cannot both go to standard output", advice="Choose one.")


def processes(workers: int | None, games: int) -> int:
    """How many processes to use when the player has not said."""
    return workers or max(1, min(os.cpu_count() or 1, games // GAMES_A_WORKER))


class Batch:
    """Runs jobs with a progress bar; after Ctrl+C the one in progress ends with what is finished."""

    def __init__(self, games: int, seed: int, workers: int, scheduler: str | None = None) -> None:
        self._games, self._seed, self._workers, self._scheduler = games, seed, workers, scheduler
        self._stop = threading.Event()
        self._pool: Pool | None = None

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl+C was pressed."""
        return self._stop.is_set()

    @contextmanager
    def running(self) -> Generator[Batch]:
        """The time in which jobs may be run: the first Ctrl+C asks for the end, a second one forces it."""
        with _ctrl_c(self._stop.set), self._pool_wanted() as self._pool:
            yield self

    def _pool_wanted(self) -> AbstractContextManager[Pool | None]:
        if self._scheduler:
            return self._cluster(self._scheduler)
        if self._workers < 2:
            return nullcontext()
        from deckbuilder.play.workers import local_processes

        return local_processes(self._workers, fork=sys.platform == "linux" and threading.active_count() == 1)

    @contextmanager
    def _cluster(self, scheduler: str) -> Generator[Pool]:
        from deckbuilder.play.cluster import ConnectingCancelled, cluster
        from deckbuilder.play.simulation import SimulationError

        try:
            with cluster(scheduler, cancel=self._stop.is_set) as pool:
                yield pool
        except ConnectingCancelled as stop:
            raise typer.Exit(INTERRUPTED) from stop
        except SimulationError as error:
            raise CommandError(str(error)) from error

    def run(self, job: Job) -> Report:
        """Play the games of one job."""
        from deckbuilder.engine import SetupError
        from deckbuilder.play.simulation import SimulationError, simulate

        with _progress(self._games, " v ".join(job.names)) as show:
            try:
                return simulate(
                    job,
                    self._games,
                    self._seed,
                    self._pool,
                    progress=show,
                    cancel=self._stop.is_set,
                )
            except (SimulationError, SetupError) as error:
                raise CommandError(str(error)) from error

    def code(self, *reports: Report) -> int:
        """The exit code: games that failed are faults."""
        if self.interrupted:
            return INTERRUPTED
        return FAULTS if any(report.failures for report in reports) else FINE


@contextmanager
def _ctrl_c(ask: Callable[[], None]) -> Generator[None]:
    """Call ``ask`` at the first Ctrl+C; the next one interrupts as usual."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.getsignal(signal.SIGINT)

    def heard(number: int, frame: object) -> None:  # noqa: ARG001
        signal.signal(signal.SIGINT, usual)
        ask()

    signal.signal(signal.SIGINT, heard)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def _progress(games: int, what: str) -> Generator[Callable[[Tally], None] | None]:
    """A bar on the terminal, beside the output; None where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(escape(output.shown(what))[:28], total=games)
        yield lambda tally: bar.update(task, completed=tally.games)


def answer(report: Report, room: Room, *, json: bool, csv: bool) -> None:
    """Print a report in the shape that was asked for."""
    if json:
        output.as_json(report.as_data(room.name_of))
        return
    if csv:
        from deckbuilder.play.report import CSV_COLUMNS

        as_csv(CSV_COLUMNS, report.csv_rows())
        return
    for sentence in report.sentences():
        output.line(sentence)
    for table in report.tables(room.name_of):
        output.line()
        output.line(table.title)
        output.table(table.columns, table.rows, right=table.numeric)


def as_csv(columns: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> None:
    """Rows for a spreadsheet on standard output."""
    writer = comma_separated.writer(sys.stdout, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
