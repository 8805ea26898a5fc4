"""``deckbuilder counter-power``: the most counter power that a deck can put on its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from . import batch, drawing, inputs, output
from .errors import CommandError

if TYPE_CHECKING:
    from deckbuilder.play.strongest import Moment, Strongest


def counter_power(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="Deck file; - is standard input.")],
    zone: Annotated[int, typer.Option(metavar="1-8", help="Where your monster stands.")] = 1,
    against: Annotated[
        int,
        typer.Option(metavar="1-8", help="The zone of the opponent's monster: your highest rank."),
    ] = 8,
    rank: Annotated[int, typer.Option(metavar="1-4", help="Rank of your monster.")] = 1,
    their_rank: Annotated[int, typer.Option(metavar="1-4", help="Rank of the opponent's monster.")] = 1,
    rage: Annotated[int, typer.Option(metavar="N", help="Your rage.")] = 0,
    their_rage: Annotated[int, typer.Option(metavar="N", help="The opponent's rage.")] = 0,
    positions: Annotated[
        int, typer.Option(min=1, max=10_000_000, metavar="N", help="How many boards to try.")
    ] = 20_000,
    seed: batch.SeedOption = 0,
    format_id: batch.FormatOption = None,
    unchecked: batch.UncheckedOption = False,
    json: batch.JsonOption = False,
    picture: drawing.PictureOption = None,
    dark: drawing.DarkOption = False,
    width: drawing.WidthOption = None,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Picture: its language.")
    ] = "en",
    overwrite: drawing.OverwriteOption = False,
) -> None:
    """Look for the board of a deck with the most counter power, and show it.

    The result is a lower bound: a better board may exist, and what cards do when they enter is not tried.
    The same seed finds the same board; Ctrl+C prints the best so far (exit code 130).
    """
    from deckbuilder.engine import SetupError
    from deckbuilder.engine.lists import define_all
    from deckbuilder.engine.scenario import lay_out
    from deckbuilder.play.strongest import Moment, StrongestError, plain_monsters, strongest_board
    from deckbuilder.play.voice import Voice

    wish = drawing.BoardPicture(picture, dark, width, overwrite=overwrite)
    wish.check(json=json)
    language = inputs.read_language(lang)
    try:
        moment = Moment(zone, against, rank, their_rank, rage, their_rage)
    except StrongestError as error:
        raise CommandError(str(error)) from error
    room = batch.Room(format_id, unchecked=unchecked)
    player = room.player(deck)
    cards = define_all(room.catalogue, player.format.region)
    with batch.Batch(1, seed, 1).running() as running:
        try:
            found = strongest_board(
                player.cards,
                moment,
                cards,
                plain_monsters(room.catalogue),
                seed=seed,
                positions=positions,
                cancel=lambda: running.interrupted,
            )
        except (StrongestError, SetupError) as error:
            raise CommandError(f"{deck}: {error}") from error
        with wish.answering():
            _answer(player.name, moment, found, room, json=json)
        names = player.name, Voice(language=language).name(1)
        wish.write(lay_out(found.scenario, cards), room.catalogue, language, names, json=json)
        raise typer.Exit(running.code())


def _answer(name: str, moment: Moment, found: Strongest, room: batch.Room, *, json: bool) -> None:
    from deckbuilder.cards.facts import ROMAN

    if json:
        output.as_json({"name": name, **found.as_data(room.name_of)})
        return
    output.line(f"{name}: counter power at least {found.total:,}")
    output.line(
        f"Your monster: rank {ROMAN[moment.rank]}, zone {moment.zone}, rage {moment.rage}; the opponent's: "
        f"rank {ROMAN[moment.their_rank]}, zone {moment.against}, rage {moment.their_rage}"
    )
    output.table(
        ("place", "card", "counts", "printed"), found.rows(room.name_of), right=("counts", "printed")
    )
    output.line(
        f"A lower bound: the best of {found.tried:,} boards tried, a better one may exist. Only what lies on "
        "the board counts: no effects of cards that enter, no tokens."
    )
