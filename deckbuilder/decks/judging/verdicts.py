"""The verdict on each deck of a file, or why the file could not be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from pathlib import Path

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import Message, counted, joined, say
from deckbuilder.decks.deck import DEFAULT_FORMAT, Deck
from deckbuilder.decks.disk import DeckFileError, read_file
from deckbuilder.decks.formats import Format, Formats
from deckbuilder.decks.interchange import LineState, ReadResult, Report, read_deck
from deckbuilder.decks.legality import Violation, check, is_legal, verdict


class Standing(StrEnum):
    """How a deck or file comes out, worst first."""

    UNREADABLE = "unreadable"
    """No deck could be read from the file."""

    ILLEGAL = "illegal"
    DOUBTFUL = "doubtful"
    """What was read is legal, but lines were not, or the format is not known: a person has to look."""

    LEGAL = "legal"

    @property
    def words(self) -> Message:
        """For a filter or a table cell."""
        return _WORDS[self]


_WORDS = {
    Standing.UNREADABLE: say("Not readable"),
    Standing.ILLEGAL: say("Not legal"),
    Standing.DOUBTFUL: say("To be looked at"),
    Standing.LEGAL: say("Legal"),
}


@dataclass(frozen=True)
class Judged:
    """One deck with its verdict."""

    path: Path
    place: str
    """The file as it is told."""

    number: int | None
    """Which deck of the file it is, from 1; None where it holds only one."""

    deck: Deck
    format: Format
    format_assumed: bool
    """True when the deck names a format that nobody knows, and the standard one took its place."""

    on: date
    """The day whose lists and pool count."""

    violations: tuple[Violation, ...]
    report: Report
    """How the lines of this deck were read."""

    @property
    def file(self) -> str:
        """The file, with the number of the deck where there are several: ``club.txt, deck 2``."""
        if self.number is None:
            return self.place
        return say("{file}, deck {number}", file=self.place, number=self.number)

    @property
    def standing(self) -> Standing:
        """How it comes out."""
        if not is_legal(self.violations):
            return Standing.ILLEGAL
        return Standing.DOUBTFUL if self.report.problems or self.format_assumed else Standing.LEGAL

    @property
    def verdict(self) -> Message:
        """``Not legal: 2 problems``; ``Legal as far as it was read``."""
        if self.standing is Standing.DOUBTFUL:
            return say("Legal as far as it was read")
        return verdict(self.violations)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What a judge has to know besides the violations: an unknown format, unread lines."""
        said: list[str] = []
        if self.format_assumed:
            said.append(
                say(
                    'Its format "{format}" is not known; checked as {used}',
                    format=self.deck.format,
                    used=say(self.format.name),
                )
            )
        said += self.report.remarks
        said += (
            say(
                "Line {number}, {state}: {text}: {message}" if each.line_no else "{text}: {message}",
                number=each.line_no,
                state=each.state.words,
                text=each.text,
                message=each.message,
            )
            for each in self.report.problems
        )
        return tuple(said)


@dataclass(frozen=True, slots=True)
class Unread:
    """A file or folder in which no deck could be read."""

    path: Path
    place: str
    reason: str
    """As a clause."""

    advice: str = ""
    """In whole sentences."""

    @property
    def file(self) -> str:
        """The file or folder."""
        return self.place

    @property
    def standing(self) -> Standing:
        """The worst."""
        return Standing.UNREADABLE


def format_as_named(formats: Formats) -> Callable[[Deck], tuple[Format, bool]]:
    """Chooses the format that a deck names, and says whether the standard one had to take its place."""

    def choose(deck: Deck) -> tuple[Format, bool]:
        found = formats.find(deck.format)
        return (formats[DEFAULT_FORMAT], True) if found is None else (found, False)

    return choose


@dataclass(frozen=True)
class Judge:
    """Checks decks by the lists and pools of one day."""

    catalogue: Catalogue
    on: date
    choose: Callable[[Deck], tuple[Format, bool]]
    """The format a deck is checked in, and whether it only stands in for an unknown one."""

    def file(self, path: Path, place: str) -> Sequence[Judged | Unread]:
        """The verdicts on the decks of a file of any format we read. Never raises for what it holds."""
        try:
            result = read_deck(read_file(path), self.catalogue, name_hint=path.stem, source=place)
        except DeckFileError as error:
            return [Unread(path, place, error.reason, error.advice)]
        if not result.ok:
            return [Unread(path, place, result.report.refusal)]
        if _is_something_else(result):
            return [Unread(path, place, say("no line of it names a card"))]
        return list(self.decks(result, path, place))

    def decks(self, result: ReadResult, path: Path, place: str) -> Iterator[Judged]:
        """The verdicts on the decks of what was read."""
        several = len(result.decks) > 1
        for index, deck in enumerate(result.decks):
            format_, assumed = self.choose(deck)
            yield Judged(
                path,
                place,
                index + 1 if several else None,
                deck,
                format_,
                assumed,
                self.on,
                check(deck, self.catalogue, format_, self.on),
                result.only(index).report,
            )


def _is_something_else(result: ReadResult) -> bool:
    """A text with lines that are not understood and without a single card is a letter, no deck."""
    has_cards = any(deck.main or deck.monster for deck in result.decks)
    return not has_cards and bool(result.report.in_state(LineState.REJECTED))


def worst_first(found: Iterable[Judged | Unread]) -> list[Judged | Unread]:
    """By standing, then by player, deck and file."""
    return sorted(found, key=_weight)


_ORDER = {standing: index for index, standing in enumerate(Standing)}


def _weight(each: Judged | Unread) -> tuple[object, ...]:
    names = (each.deck.player, each.deck.name) if isinstance(each, Judged) else ("", "")
    return (_ORDER[each.standing], *(name.casefold() for name in names), each.file.casefold())


def tally(found: Iterable[Judged | Unread]) -> Message:
    """``12 decks: 9 legal, 2 not legal, 1 to be looked at; 1 file not readable``."""
    counts = Counter(each.standing for each in found)
    unreadable = counts.pop(Standing.UNREADABLE, 0)
    decks = counted(counts.total(), "deck")
    parts = [say(_TALLIED[standing], count=counts[standing]) for standing in _TALLIED if counts[standing]]
    said = say("{decks}: {parts}", decks=decks, parts=joined(parts)) if parts else decks
    if not unreadable:
        return said
    return say("{decks}; {files} not readable", decks=said, files=counted(unreadable, "file"))


_TALLIED = {
    Standing.LEGAL: say("{count} legal"),
    Standing.ILLEGAL: say("{count} not legal"),
    Standing.DOUBTFUL: say("{count} to be looked at"),
}
