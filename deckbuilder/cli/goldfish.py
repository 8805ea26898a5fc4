"""``deckbuilder goldfish``: how fast a deck wins against an opponent that does nothing."""

from __future__ import annotations

from typing import Annotated

import typer

from . import batch
from .errors import CommandError, unknown_choice


def goldfish(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="Deck file; - is standard input.")],
    games: batch.GamesOption = 1000,
    seed: batch.SeedOption = 0,
    workers: batch.WorkersOption = None,
    scheduler: batch.SchedulerOption = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays the deck.")] = "greedy",
    zone: Annotated[int, typer.Option(metavar="1-8", help="Where the opponent's monster starts.")] = 1,
    rank: Annotated[int, typer.Option(metavar="1-4", help="Its rank: your draws in the Start Phase.")] = 1,
    threat: Annotated[int, typer.Option(metavar="N", help="Its threat; countering it once wins.")] = 30_000,
    rage: Annotated[int, typer.Option(metavar="N", help="Its rage until its first turn.")] = 0,
    behaviour: Annotated[
        str, typer.Option(metavar="advances|stands", help="Whether it walks in its End Phase.")
    ] = "advances",
    first: batch.FirstOption = None,
    game_seconds: batch.SecondsOption = 60.0,
    game_decisions: batch.DecisionsOption = 20_000,
    format_id: batch.FormatOption = None,
    unchecked: batch.UncheckedOption = False,
    json: batch.JsonOption = False,
    csv: batch.CsvOption = False,
) -> None:
    """Play a deck against a passive opponent, many times.

    The report has the turn of the win, the course of the game by turn, and what each card did. The same
    seed gives the same report. Exit code 1: some games were given up; 130: stopped by Ctrl+C.
    """
    from deckbuilder.play.goldfish import Behaviour, Goldfish

    batch.one_shape(json=json, csv=csv)
    batch.check_bot(bot, "--bot")
    if behaviour not in list(Behaviour):
        raise unknown_choice("--behaviour", behaviour, Behaviour)
    try:
        opponent = Goldfish(zone, rank, rage, threat, Behaviour(behaviour))
    except ValueError as error:
        raise CommandError(str(error)) from error
    room = batch.Room(format_id, unchecked=unchecked)
    job = room.job(room.player(deck), opponent, (bot, "passive"), first, game_decisions, game_seconds)
    with batch.Batch(games, seed, batch.processes(workers, games), scheduler).running() as running:
        report = running.run(job)
    batch.answer(report, room, json=json, csv=csv)
    raise typer.Exit(running.code(report))
