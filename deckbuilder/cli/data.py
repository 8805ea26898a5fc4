"""``deckbuilder data``: check the card data, write its schema, list the generated rules texts, report."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import inputs, output
from .data_import import import_, own, remove, restore, undo
from .data_report import report
from .errors import FAULTS, FINE, CommandError
from .search import Searcher, join_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from deckbuilder.cards.card import Card
    from deckbuilder.cards.faults import Fault
    from deckbuilder.cards.sets import CardSet


def app() -> typer.Typer:
    """The commands below ``data``."""
    group = typer.Typer(help="Card data: check it, describe it, read it back.", no_args_is_help=True)
    group.command()(check)
    group.command()(schema)
    group.command()(report)
    group.command("import")(import_)
    for command in (own, remove, restore, undo):
        group.command()(command)
    group.command(context_settings={"ignore_unknown_options": True})(text)
    return group


def check(
    path: Annotated[
        str | None,
        typer.Argument(metavar="PATH", help="Set file, format file or folder of them; default: all."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check set files and format files: every fault with file, card, field and what was expected.

    Exit code 0: no faults; 1: faults found; 2: there is no such file.
    """
    files, cards, faults = _checked(path)
    if json:
        output.as_json(_as_data(files, cards, faults))
    else:
        for fault in faults:
            output.line(str(fault))
        _say_coverage(cards)
        output.line(
            f"{output.counted(len(files), 'file')}, {output.counted(len(cards), 'card')}, "
            f"{output.counted(len(faults), 'fault')}"
        )
    raise typer.Exit(FAULTS if faults else FINE)


def schema(
    path: Annotated[
        str, typer.Argument(metavar="OUT", help="The file to write; - is standard output.")
    ] = inputs.STANDARD_STREAM,
) -> None:
    """Write the JSON Schema of a set file, as editors use it to help while typing."""
    from deckbuilder.cards.setmodel import schema_text

    if path == inputs.STANDARD_STREAM:
        output.line(schema_text().rstrip("\n"))
        return
    from deckbuilder.decks.disk import DeckFileError, write_file

    try:
        write_file(Path(path), schema_text().encode("utf-8"))
    except DeckFileError as error:
        raise CommandError(f"{error.path}: {error.reason}", advice=error.advice) from error


def text(
    query: Annotated[
        list[str] | None, typer.Argument(metavar="QUERY", help="Search text; all cards without.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the rules text of cards as generated from their abilities."""
    catalogue = inputs.load_cards()
    searcher = Searcher(catalogue, inputs.load_all_formats(catalogue.sets))
    wanted = join_words(query or ())
    cards = searcher.select(searcher.query(wanted)) if wanted else catalogue.cards
    if json:
        rows = [{"number": card.number, "name": card.name, "text": card.text} for card in cards]
        output.as_json({"cards": rows})
        return
    for card in cards:
        output.line(str(card))
        for paragraph in card.text.splitlines():
            output.line(f"  {paragraph}")


def _checked(path: str | None) -> tuple[list[Path], list[Card], list[Fault]]:
    """The files looked at, their readable cards, and every fault, abilities included."""
    import card_data
    from deckbuilder.cards.sets import read_sets

    sets, _ = read_sets(card_data.ROOT / "sets.json")
    files = _files(path)
    cards: list[Card] = []
    faults: list[Fault] = []
    for file in files:
        found, wrong = _check_file(file, sets)
        cards += found
        faults += wrong
    return files, cards, faults


def _check_file(file: Path, sets: Mapping[str, CardSet]) -> tuple[Sequence[Card], Sequence[Fault]]:
    """The cards of a file and its faults: a list of sets goes by its name, formats are an object."""
    from deckbuilder.cards.setfile import read_set
    from deckbuilder.cards.sets import read_sets
    from deckbuilder.decks.formatfile import read_formats

    if file.name == "sets.json":
        return (), read_sets(file, check=True)[1]
    if _holds_formats(file):
        return (), read_formats(file, sets, check=True)[1]
    loaded = read_set(file, check=True)
    return loaded.cards, loaded.faults


def _files(path: str | None) -> list[Path]:
    """The files at a path, or all there are: the shipped ones and the player's own."""
    import card_data
    from deckbuilder.decks.paths import app_paths

    if path is None:
        own = app_paths()
        folders = (card_data.ROOT, card_data.SETS, own.user_sets, own.user_formats)
        return [file for folder in folders for file in _data_files(folder)]
    given = Path(path)
    try:
        found = _data_files(given) if given.is_dir() else [given]
        if found and not found[0].exists():
            raise CommandError(f"{path}: there is no such file or folder")
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from error
    if not found:
        raise CommandError(f"{path}: no data files in this folder", expected="files named *.json")
    return found


def _data_files(folder: Path) -> list[Path]:
    """The data files of a folder; a schema among them says how they look and is none."""
    from deckbuilder.cards.setfile import DataFileError, data_files

    try:
        return [path for path in data_files(folder) if not path.name.endswith(".schema.json")]
    except DataFileError as error:
        raise CommandError(f"{folder} {error}") from error


def _holds_formats(file: Path) -> bool:
    from deckbuilder.cards.setfile import MAX_FILE_BYTES, DataFileError, read_data_file
    from deckbuilder.decks.formatfile import holds_formats

    try:
        return holds_formats(read_data_file(file, MAX_FILE_BYTES))
    except DataFileError:
        return False


def _say_coverage(cards: Iterable[Card]) -> None:
    from deckbuilder.cards.card import CardStatus
    from deckbuilder.cards.coverage import coverage

    rows = [
        (code, str(sum(counts.values())), *(str(counts[status]) for status in CardStatus))
        for code, counts in coverage(cards).items()
    ]
    if rows:
        output.table(("set", "cards", *CardStatus), rows, right=("cards", *CardStatus))


def _as_data(files: list[Path], cards: list[Card], faults: list[Fault]) -> dict[str, object]:
    from deckbuilder.cards.coverage import coverage

    return {
        "files": [str(file) for file in files],
        "cards": len(cards),
        "status": dict(Counter(str(card.status) for card in cards)),
        "sets": {
            code: {str(status): count for status, count in counts.items()}
            for code, counts in coverage(cards).items()
        },
        "faults": [
            {"file": each.file, "card": each.card, "field": each.field, "message": each.message}
            for each in faults
        ],
    }
