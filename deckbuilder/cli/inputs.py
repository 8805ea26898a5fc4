"""What the commands work on: the catalogue, the formats, decks from files or standard input, days."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from deckbuilder.cards.language import LANGUAGES, Language

from .errors import CommandError, UnreadableError, unknown_choice
from .output import counted, note

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.cards.faults import Fault
    from deckbuilder.cards.sets import CardSet
    from deckbuilder.decks.collection import Collection
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.formats import Format, Formats
    from deckbuilder.decks.interchange import ReadResult, Report

STANDARD_STREAM = "-"
"""How standard input and output are named where a file is expected."""


def load_cards() -> Catalogue:
    """All cards, the player's own among them; what is wrong with those is noted."""
    from deckbuilder.cards.catalogue import load_catalogue
    from deckbuilder.decks.paths import app_paths

    catalogue = load_catalogue(app_paths().user_sets)
    _note_faults(catalogue.faults)
    return catalogue


def load_all_formats(sets: Mapping[str, CardSet]) -> Formats:
    """All formats, the player's own among them; what is wrong with those is noted."""
    from deckbuilder.decks.formats import load_formats
    from deckbuilder.decks.paths import app_paths

    formats = load_formats(app_paths().user_formats, sets)
    _note_faults(formats.faults)
    return formats


def _note_faults(faults: tuple[Fault, ...]) -> None:
    if faults:
        files = ", ".join(sorted({fault.file for fault in faults}))
        note(f"{counted(len(faults), 'fault')} in {files}; to see them: deckbuilder data check")


def load_collection() -> Collection | None:
    """The cards the player owns; None while no collection is kept. The file is only looked at."""
    from deckbuilder.decks.collection import CollectionStore
    from deckbuilder.decks.disk import DeckFileError
    from deckbuilder.decks.paths import app_paths

    try:
        return CollectionStore(app_paths().collection).look()
    except DeckFileError as error:
        raise UnreadableError(f"{error.path}: {error.reason}", advice=error.advice) from error


def find_format(formats: Formats, text: str, option: str = "--format") -> Format:
    """The format of an id, perhaps with additions (``standard-jp+zero-copies``)."""
    found = formats.find(text)
    if found is None:
        base = formats.find(text.partition("+")[0])
        if base is not None:
            raise unknown_choice(
                f"{option}: addition of {base.id}",
                text.partition("+")[2],
                (addition.id for addition in base.additions),
            )
        raise unknown_choice(option, text, formats)
    return found


def format_of(deck: Deck, formats: Formats, advice: str = "") -> Format:
    """The format a deck names; the standard one, with a note that ends in the advice, if it is not known."""
    from deckbuilder.decks.deck import DEFAULT_FORMAT

    found = formats.find(deck.format)
    if found is None:
        found = formats[DEFAULT_FORMAT]
        note(f'{title(deck)}: its format "{deck.format}" is not known, {found.id} is used{advice}')
    return found


def title(deck: Deck) -> str:
    """What a deck is called where it needs a name."""
    return deck.name or "Unnamed deck"


def read_language(text: str, option: str = "--lang") -> Language:
    """A language that cards are known in."""
    for language in LANGUAGES:
        if language == text:
            return language
    raise unknown_choice(option, text, LANGUAGES)


def read_day(text: str | None, option: str = "--on") -> date:
    """A day as ``YYYY-MM-DD``; today when none is given."""
    if text is None:
        return date.today()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CommandError(
            f'{option}: "{text}" is no day', expected="YYYY-MM-DD, such as 2026-05-23"
        ) from None


def read_input(argument: str, catalogue: Catalogue) -> ReadResult:
    """The decks of a file, or of standard input for ``-``; raises ``UnreadableError`` when there are none."""
    from deckbuilder.decks.disk import DeckFileError, read_file
    from deckbuilder.decks.interchange import read_deck

    if argument == STANDARD_STREAM:
        result = read_deck(_standard_input(), catalogue, source="standard input")
    else:
        path = Path(argument)
        try:
            result = read_deck(read_file(path), catalogue, name_hint=path.stem, source=argument)
        except DeckFileError as error:
            raise UnreadableError(f"{error.path}: {error.reason}", advice=error.advice) from error
    if not result.ok:
        raise UnreadableError(f"{result.source}: {result.report.refusal}")
    return result


def _standard_input() -> bytes:
    """Standard input, one byte more than any deck may have, so that the reader refuses what is longer."""
    from deckbuilder.decks.interchange import MAX_BYTES

    if sys.stdin.isatty():
        note("Reading a deck from the keyboard; end it with Ctrl+D (Windows: Ctrl+Z, Enter).")
    return sys.stdin.buffer.read(MAX_BYTES + 1)


def read_one_deck(argument: str, catalogue: Catalogue, deck_no: int | None = None) -> tuple[Deck, ReadResult]:
    """The deck of an input, or the one of that number (from 1) of several; unread lines are noted."""
    result = read_input(argument, catalogue)
    if deck_no is None and len(result.decks) > 1:
        names = "\n".join(f"  {index} {deck.name}" for index, deck in enumerate(result.decks, start=1))
        raise CommandError(
            f"{result.source}: holds {len(result.decks)} decks\n{names}",
            advice="Choose one with --deck and its number.",
        )
    if deck_no is not None and not 1 <= deck_no <= len(result.decks):
        raise CommandError(f"--deck: there is no deck {deck_no}", expected=f"1 to {len(result.decks)}")
    chosen = result.only((deck_no or 1) - 1)
    for text in problem_lines(chosen.report):
        note(text)
    return chosen.deck, chosen


def problem_lines(report: Report) -> Iterable[str]:
    """What was not read as the player may have meant it, one sentence a line of the input."""
    yield from report.remarks
    for each in report.problems:
        place = f"{report.unit} {each.line_no}" if each.line_no else "whole input"
        text = each.text if len(each.text) <= 60 else each.text[:59] + "…"
        yield (
            f'{place}, {each.state}: "{text}": {each.message}'
            if text
            else f"{place}, {each.state}: {each.message}"
        )
        if each.candidates:
            yield "  it may be " + ", or ".join(choice.label for choice in each.candidates[:5])
