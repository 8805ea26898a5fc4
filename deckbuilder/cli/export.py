"""``deckbuilder export``: a deck as a registration sheet, picture, proxies, or file for another program."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import CommandError
from .exporting import PAGES, Details, ExportArguments, export_deck
from .options import NamesIn, WhichDeck

_PAGES = "|".join(PAGES)


def export(
    deck: Annotated[
        str, typer.Argument(metavar="DECK", help="Deck file of any format; - is standard input.")
    ],
    sheet: Annotated[
        str | None, typer.Option(metavar="FILE.pdf", help="Write the registration sheet for a tournament.")
    ] = None,
    picture: Annotated[
        str | None, typer.Option(metavar="FILE.png", help="Write a picture of the whole deck.")
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(metavar="FILE.pdf", help="Write cards to cut out, 63 x 88 mm; print them at 100 %."),
    ] = None,
    tts: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER", help="Write the files for Tabletop Simulator there: best its own Saved Objects."
        ),
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Write a list for a chat.")] = False,
    format_id: Annotated[
        str | None, typer.Option("--format", metavar="ID", help="Write another file format; see convert.")
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="For --text and --format; default: standard output."),
    ] = None,
    page: Annotated[str, typer.Option(metavar=_PAGES, help="Paper of sheet and proxies.")] = "A4",
    event: Annotated[str, typer.Option(help="Sheet: the event; default: the one in the deck.")] = "",
    event_date: Annotated[str, typer.Option("--date", help="Sheet: its date.")] = "",
    place: Annotated[str, typer.Option(help="Sheet: where it is.")] = "",
    player: Annotated[str, typer.Option(help="Sheet: your name; default: the one in the deck.")] = "",
    player_id: Annotated[str, typer.Option(metavar="ID", help="Sheet: your Bushi Navi number.")] = "",
    rules: Annotated[
        str | None,
        typer.Option("--for", metavar="ID", help="Format to check for; default: the one the deck names."),
    ] = None,
    on: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help="Day whose lists and pool count; default: today.")
    ] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Picture: on a dark ground.")] = False,
    width: Annotated[
        int | None, typer.Option(metavar="PIXELS", help="Picture: 600 to 4000; default: 1800.")
    ] = None,
    mono: Annotated[bool, typer.Option("--mono", help="Proxies: black and white.")] = False,
    mark: Annotated[bool, typer.Option("--mark", help="Proxies: write PROXY on each.")] = False,
    pictures: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="Your own pictures of cards in place of the drawn ones."),
    ] = None,
    lang: NamesIn = "en",
    deck_no: WhichDeck = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace files that exist.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON about what was written.")] = False,
) -> None:
    """Export a deck: draw it, print it, or write it for another program.

    Several of --sheet, --picture, --proxies, --tts and --text or --format can be asked for at once. No
    display is needed. Exit code 1: it was written, but the deck on the sheet is illegal, or some lines of
    DECK could not be read.
    """
    if text and format_id is not None:
        raise CommandError("--text and --format: one of them is enough", advice="--text is --format text.")
    details = Details(event, event_date, place, player, player_id)
    raise typer.Exit(
        export_deck(
            ExportArguments(
                deck=deck,
                deck_no=deck_no,
                sheet=sheet,
                picture=picture,
                proxies=proxies,
                tts=tts,
                format_id="text" if text else format_id,
                out=out,
                page=page,
                details=details,
                rules=rules,
                on=on,
                dark=dark,
                width=width,
                mono=mono,
                mark=mark,
                pictures=pictures,
                lang=lang,
                overwrite=overwrite,
                json=json,
            )
        )
    )
