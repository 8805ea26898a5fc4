"""``deckbuilder missing``: the cards of a deck that the player does not own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import inputs, output
from .errors import CommandError, UnreadableError

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.decks.collection import Collection, Missing


def missing(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck file; - is standard input.")],
    collection: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="A CSV of number and count; default: the window's collection."),
    ] = None,
    all_cards: Annotated[bool, typer.Option("--all", help="List the cards that are there, too.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print every card of the deck as CSV.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="en|ja", help="Language of names.")
    ] = "en",
) -> None:
    """List the cards of a deck that are missing in your collection.

    A print other than the one in the deck counts for its card.
    """
    from deckbuilder.decks.collection import missing_cards

    language = inputs.read_language(lang)
    catalogue = inputs.load_cards()
    asked, _ = inputs.read_one_deck(deck, catalogue)
    found = missing_cards(asked, _owned(collection, catalogue), catalogue)
    if json:
        output.as_json(_as_data(found))
    elif csv:
        sys.stdout.write(found.as_csv(language).replace("\r\n", "\n"))
    else:
        rows = [
            (line.number, line.name(language), str(line.needed), str(line.owned), str(line.missing))
            for line in (found.lines if all_cards else found.short)
        ]
        if rows:
            counts = ("needed", "owned", "missing")
            output.table(("number", "name", *counts), rows, right=counts)
        output.note(f"{output.counted(found.missing, 'card')} missing of {found.needed}")


def _owned(file: str | None, catalogue: Catalogue) -> Collection:
    if file is not None:
        return _from_file(file, catalogue)
    owned = inputs.load_collection()
    if owned is None:
        raise CommandError(
            "No collection is kept",
            advice="The window keeps one: Tools, Collection. Or give a CSV: --collection FILE.",
        )
    return owned


def _from_file(file: str, catalogue: Catalogue) -> Collection:
    from deckbuilder.decks.collection import read_collection
    from deckbuilder.decks.disk import DeckFileError, read_file

    try:
        reading = read_collection(read_file(Path(file)), catalogue)
    except DeckFileError as error:
        raise UnreadableError(f"{error.path}: {error.reason}", advice=error.advice) from error
    if not reading.ok:
        raise UnreadableError(f"{file}: {reading.report.refusal}")
    for text in inputs.problem_lines(reading.report):
        output.note(text)
    return reading.collection


def _as_data(found: Missing) -> dict[str, object]:
    return {
        "needed": found.needed,
        "owned": found.owned,
        "missing": found.missing,
        "cards": [
            {
                "number": line.number,
                "name": line.name() or None,
                "needed": line.needed,
                "owned": line.owned,
                "missing": line.missing,
            }
            for line in found.lines
        ],
    }
