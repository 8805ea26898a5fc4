"""``deckbuilder check``: may these decks be played, and if not, why, and what mends them."""

from __future__ import annotations

from typing import Annotated

import typer

from . import inputs
from .checking import CheckArguments, check_decks
from .errors import CommandError
from .judging import hold_against, write_page


def check(
    decks: Annotated[
        list[str],
        typer.Argument(metavar="DECK", help="Deck files, and folders of them; - is standard input."),
    ],
    format_id: Annotated[
        str | None, typer.Option("--format", metavar="ID", help="Format; default: the one each deck names.")
    ] = None,
    on: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help="Day whose lists and pool count; default: today.")
    ] = None,
    with_additions: Annotated[
        list[str] | None,
        typer.Option(metavar="ID", help="Switch on an optional list of the format; may be repeated."),
    ] = None,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write all verdicts as one HTML page, to be printed.")
    ] = None,
    event: Annotated[str, typer.Option(help="Name of the event, for the page.")] = "",
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a page that is there.")] = False,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Language of the page.")
    ] = "en",
    against: Annotated[
        str | None,
        typer.Option(metavar="DECK", help="The deck a player presents, held against the registered DECK."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check decks against the construction rules of a format.

    Every violation is reported at once, with its rule and, where there is one, the fix. Of a folder, every
    file is read. Exit code 0: all legal, and as registered; 1: a deck is illegal, has lines that could not
    be read, or is not as registered; 2: a file could not be read at all.
    """
    arguments = CheckArguments(tuple(decks), format_id, on, tuple(with_additions or ()), json)
    language = inputs.read_language(lang)
    if html is None and (event or overwrite or language != "en"):
        raise CommandError("--event, --overwrite, --language: only of use with --html")
    if against is not None:
        if html is not None:
            raise CommandError("--html, --against: only one of them at a time")
        raise typer.Exit(hold_against(arguments, against))
    if html is not None:
        raise typer.Exit(write_page(arguments, html, event, language, overwrite=overwrite))
    raise typer.Exit(check_decks(arguments))
