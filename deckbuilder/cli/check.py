"""``deckbuilder check``: may these decks be played, and if not, why, and what mends them."""

from __future__ import annotations

from typing import Annotated

import typer

from .checking import CheckArguments, check_decks


def check(
    decks: Annotated[list[str], typer.Argument(metavar="DECK", help="Deck files; - is standard input.")],
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
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check decks against the construction rules of a format.

    Every violation is reported at once, with its rule and, where there is one, the fix. Exit code 0: all
    legal; 1: a deck is illegal or has lines that could not be read; 2: a file could not be read at all.
    """
    raise typer.Exit(
        check_decks(CheckArguments(tuple(decks), format_id, on, tuple(with_additions or ()), json))
    )
