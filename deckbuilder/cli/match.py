"""``deckbuilder match`` and ``deckbuilder gauntlet``: a deck against another one, or a folder of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import batch, output
from .errors import CommandError

if TYPE_CHECKING:
    from deckbuilder.play.report import Report

    Round = tuple[str, Report]
    """The file of the opponent, and what came of it."""


def match(
    deck: Annotated[str, typer.Argument(metavar="A", help="Deck file; - is standard input.")],
    other: Annotated[str, typer.Argument(metavar="B", help="Deck file of the opponent.")],
    games: batch.GamesOption = 1000,
    seed: batch.SeedOption = 0,
    workers: batch.WorkersOption = None,
    scheduler: batch.SchedulerOption = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays A.")] = "greedy",
    other_bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays B.")] = "greedy",
    first: batch.FirstOption = None,
    game_seconds: batch.SecondsOption = 60.0,
    game_decisions: batch.DecisionsOption = 20_000,
    format_id: batch.FormatOption = None,
    unchecked: batch.UncheckedOption = False,
    json: batch.JsonOption = False,
    csv: batch.CsvOption = False,
) -> None:
    """Play two decks against each other, many times.

    The report has who wins, how and when, and what each card did. The same seed gives the same report.
    Exit code 1: some games were given up; 130: stopped by Ctrl+C.
    """
    batch.one_shape(json=json, csv=csv)
    bots = (batch.check_bot(bot, "--bot"), batch.check_bot(other_bot, "--other-bot"))
    room = batch.Room(format_id, unchecked=unchecked)
    job = room.job(room.player(deck), room.player(other), bots, first, game_decisions, game_seconds)
    with batch.Batch(games, seed, batch.processes(workers, games), scheduler).running() as running:
        report = running.run(job)
    batch.answer(report, room, json=json, csv=csv)
    raise typer.Exit(running.code(report))


def gauntlet(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="Deck file; - is standard input.")],
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="Folder with the opponents' deck files.")],
    games: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="Games with each opponent.")
    ] = 200,
    seed: batch.SeedOption = 0,
    workers: batch.WorkersOption = None,
    scheduler: batch.SchedulerOption = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays the deck.")] = "greedy",
    other_bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays the opponents.")] = "greedy",
    first: batch.FirstOption = None,
    game_seconds: batch.SecondsOption = 60.0,
    game_decisions: batch.DecisionsOption = 20_000,
    format_id: batch.FormatOption = None,
    unchecked: batch.UncheckedOption = False,
    json: batch.JsonOption = False,
    csv: batch.CsvOption = False,
) -> None:
    """Play a deck against every deck of a folder.

    Files that are no legal deck are named and left out. Exit code 1: some were left out, or games were given
    up; 130: stopped by Ctrl+C.
    """
    batch.one_shape(json=json, csv=csv)
    bots = (batch.check_bot(bot, "--bot"), batch.check_bot(other_bot, "--other-bot"))
    room = batch.Room(format_id, unchecked=unchecked)
    mine = room.player(deck)
    opponents, left_out = _opponents(room, folder)
    rounds: list[Round] = []
    with batch.Batch(
        games, seed, batch.processes(workers, games * len(opponents)), scheduler
    ).running() as running:
        for path, opponent in opponents:
            if not running.interrupted:
                job = room.job(mine, opponent, bots, first, game_decisions, game_seconds)
                rounds.append((path, running.run(job)))
    _answer(rounds, room, json=json, csv=csv)
    code = running.code(*(report for _, report in rounds))
    raise typer.Exit(code or (batch.FAULTS if left_out else batch.FINE))


def _opponents(room: batch.Room, folder: str) -> tuple[list[tuple[str, batch.Player]], int]:
    """The decks of a folder that can be played, and how many files were left out."""
    try:
        files = sorted(path for path in Path(folder).iterdir() if path.is_file() and path.name[0] != ".")
    except OSError as error:
        raise CommandError(f"{folder}: {error.strerror}", expected="a folder of deck files") from error
    found: list[tuple[str, batch.Player]] = []
    for path in files:
        try:
            found.append((str(path), room.player(str(path))))
        except CommandError as error:
            output.note(f"left out: {error.what}")
    if not found:
        raise CommandError(f"{folder}: no deck in it can be played", expected="a folder of legal deck files")
    return found, len(files) - len(found)


COLUMNS = (
    "opponent",
    "games",
    "won",
    "interval",
    "turn of win",
    "turn of loss",
    "first player won",
    "failed",
)


def _answer(rounds: Sequence[Round], room: batch.Room, *, json: bool, csv: bool) -> None:
    if json:
        opponents = [{"path": path, **report.as_data(room.name_of)} for path, report in rounds]
        output.as_json({"opponents": opponents})
    elif csv:
        from deckbuilder.play.report import CSV_COLUMNS

        rows = (
            ("opponent", *CSV_COLUMNS),
            ((path, *row) for path, each in rounds for row in each.csv_rows()),
        )
        batch.as_csv(*rows)
    else:
        _say(rounds)


def _say(rounds: Sequence[Round]) -> None:
    if rounds:
        report = rounds[0][1]
        output.line(f"{report.names[0]} ({report.bots[0]}), seeds from {report.seed}")
    output.table(COLUMNS, _rows(rounds), right=COLUMNS[1:])
    for path, report in rounds:
        for failure in report.failures[:1]:
            output.note(f"{path}: seed {failure.seed}: {failure.what}")


def _rows(rounds: Sequence[Round]) -> Iterator[tuple[str, ...]]:
    for _, report in rounds:
        mine, theirs = report.side(0), report.side(1)
        rate, first = mine.win_rate, report.first_player
        yield (
            report.names[1],
            str(report.tally.games),
            f"{rate.value:.1%}" if rate else "",
            f"{rate.low:.1%} to {rate.high:.1%}" if rate else "",
            f"{mine.win_turn.mean.value:.1f}" if mine.win_turn else "",
            f"{theirs.win_turn.mean.value:.1f}" if theirs.win_turn else "",
            f"{first.value:.1%}" if first else "",
            str(report.tally.failed),
        )
