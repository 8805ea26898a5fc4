"""``deckbuilder convert``: a deck from any format that is read into any that is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import files, inputs, output
from .errors import FAULTS, FINE, CommandError, unknown_choice
from .options import NamesIn, WhichDeck

if TYPE_CHECKING:
    from deckbuilder.decks.interchange import ReadResult

_USUAL = {".deck": "deck", ".txt": "text", ".csv": "csv", ".json": "json"}
"""The format a player means by the ending of a file, which several formats share."""


def convert(
    source: Annotated[
        str, typer.Argument(metavar="IN", help="Deck file of any format; - is standard input.")
    ],
    target: Annotated[str, typer.Argument(metavar="OUT", help="The file to write; - is standard output.")],
    to: Annotated[
        str | None,
        typer.Option("--to", metavar="FORMAT", help="Format; default: by the ending of OUT."),
    ] = None,
    deck: WhichDeck = None,
    keep_prints: Annotated[
        bool, typer.Option("--keep-prints", help="For the simulator: keep the + of other art.")
    ] = False,
    lang: NamesIn = "en",
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace OUT if it exists.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON about what was done.")] = False,
) -> None:
    """Convert a deck file.

    What was not read, and what the new format cannot hold, is said. Exit code 1: it was written, but some
    lines of IN could not be read.
    """
    from deckbuilder.decks.interchange import ExportOptions, losses, write_deck

    inputs.read_language(lang)
    if json and target == inputs.STANDARD_STREAM:
        raise CommandError(
            "--json and the deck cannot both go to standard output", advice="Name a file for OUT."
        )
    format_id = _format(to, target)
    catalogue = inputs.load_cards()
    chosen, result = inputs.read_one_deck(source, catalogue, deck)
    options = ExportOptions(keep_prints=keep_prints, language=lang)
    lost = losses(chosen, format_id, options)
    if not result.report.is_clean:
        output.note(f"lines of {result.source}: {result.report.summary()}")
    for each in lost:
        output.note(f"not kept by this format: {each}")
    files.write(target, write_deck(chosen, format_id, catalogue, options), overwrite=overwrite)
    if json:
        output.as_json(_as_data(result, target, format_id, lost))
    raise typer.Exit(FAULTS if result.report.problems else FINE)


def _format(to: str | None, target: str) -> str:
    from deckbuilder.decks.interchange import EXPORTS

    if to is not None:
        if to not in EXPORTS:
            raise unknown_choice("--to", to, EXPORTS)
        return to
    suffix = Path(target).suffix.lower()
    if suffix in _USUAL:
        return _USUAL[suffix]
    formats = "\n".join(f"  {each.id:12} {each.suffix:8} {each.label}" for each in EXPORTS.values())
    place = (
        "standard output needs a format"
        if target == inputs.STANDARD_STREAM
        else f"{target}: its ending tells no format"
    )
    raise CommandError(f"{place}\n{formats}", advice="Choose one of these with --to.")


def _as_data(result: ReadResult, target: str, format_id: str, lost: tuple[str, ...]) -> dict[str, object]:
    return {
        "in": result.source,
        "read_as": result.format_name,
        "out": target,
        "format": format_id,
        "lost": list(lost),
        "remarks": list(result.report.remarks),
        "lines": [
            {"line": each.line_no, "text": each.text, "state": str(each.state), "message": each.message}
            for each in result.report.lines
        ],
    }
