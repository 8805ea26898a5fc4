"""What the library holds, read and judged for a list; made in another thread, so no widgets here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Any

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.language import color_word
from deckbuilder.cards.messages import counted, joined, say
from deckbuilder.decks.deck import DEFAULT_FORMAT, Deck
from deckbuilder.decks.deck_library import Library, Trashed
from deckbuilder.decks.deck_library_search import Predicate
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.file_names import SUFFIX
from deckbuilder.decks.formats import Formats
from deckbuilder.decks.legality import check
from deckbuilder.decks.summaries import DeckSummary, sample_decks, summarise
from deckbuilder.gui.tr import shown, tr


class Order(StrEnum):
    """What the decks of a folder are sorted by."""

    NAME = "name"
    CHANGED = "changed"
    """Last changed first."""

    LEGALITY = "legality"
    """Legal ones first, then by how many problems there are."""


class Place(StrEnum):
    """Where a deck of the list is, which decides what can be done with it."""

    LIBRARY = "library"
    SAMPLES = "samples"
    TRASH = "trash"
    ELSEWHERE = "elsewhere"
    """A file outside the library that was used lately."""


@dataclass(frozen=True, slots=True)
class ShelfDeck:
    """One deck as its row shows it."""

    summary: DeckSummary
    place: Place
    monsters: tuple[Card | None, ...] = (None,) * len(ROMAN)
    """The first monster of each rank, I to IV."""

    format_name: str = ""
    problems: tuple[str, ...] = ()
    """What makes it illegal in its format, worst first; or why it cannot be read."""

    trashed: Trashed | None = None
    """Its place in the trash."""

    @property
    def path(self) -> Path:
        """Its file."""
        return self.summary.path

    @property
    def is_readable(self) -> bool:
        """False for a file in which there is no deck."""
        return not self.summary.problem

    @property
    def state(self) -> str:
        """Whether it may be played, in two words."""
        if not self.is_readable:
            return tr("Unreadable")
        if not self.problems:
            return tr("Legal")
        return shown(counted(len(self.problems), "problem"))

    @property
    def counts(self) -> str:
        """``50 + 4``: main deck and monster deck."""
        return f"{self.summary.main_count} + {self.summary.monster_count}"

    @property
    def when(self) -> str:
        """When the file was last written, or the deck deleted."""
        if self.trashed is not None:
            return tr("deleted {date}", date=f"{self.trashed.deleted.astimezone():%Y-%m-%d %H:%M}")
        return f"{self.summary.modified:%Y-%m-%d %H:%M}"

    @property
    def words(self) -> str:
        """The row for a screen reader: name, counts, colours, format, state, date (LOOK 9)."""
        summary = self.summary
        if not self.is_readable:
            return tr(
                "{name}, cannot be read: {problem}, {when}",
                name=summary.name,
                problem=summary.problem,
                when=self.when,
            )
        missing = [ROMAN[rank] for rank, card in enumerate(self.monsters, start=1) if card is None]
        colors = tr(" and ").join(shown(color_word(color)) for color in summary.colors)
        parts: list[str] = [
            summary.name,
            counted(summary.main_count, "main deck card"),
            counted(summary.monster_count, "monster"),
            say("no monster of rank {ranks}", ranks=joined(missing)) if missing else "",
            colors or tr("no colour"),
            self.format_name,
            self.state,
            self.when,
        ]
        if summary.deck.tags:
            parts.append(say("tags {tags}", tags=joined(summary.deck.tags)))
        if self.trashed is not None:
            folder = self.trashed.folder.replace("/", " / ")
            parts.append(say("was in {folder}", folder=folder) if folder else say("was in my decks"))
        return shown(joined([part for part in parts if part]))


@dataclass(frozen=True, slots=True)
class Stock:
    """Everything the library shows."""

    decks: tuple[ShelfDeck, ...] = ()
    """By folder and name."""

    folders: tuple[str, ...] = ()
    """All folders, also those without decks; ``/`` between levels."""

    samples: tuple[ShelfDeck, ...] = ()
    recent: tuple[ShelfDeck, ...] = ()
    """Those used last, newest first; decks of the library stand in ``decks`` too."""

    trash: tuple[ShelfDeck, ...] = ()
    """Last deleted first."""

    problems: tuple[DeckFileError, ...] = ()
    """Folders that could not be looked into."""

    def legal(self) -> frozenset[Path]:
        """The files of the decks that may be played in their formats."""
        every = (*self.decks, *self.samples, *self.trash)
        return frozenset(deck.path for deck in every if not deck.problems)

    def found(self, test: Predicate) -> Stock:
        """What a search leaves; folders only where something is left in them."""
        decks, samples, trash = (
            tuple(deck for deck in part if test(deck.summary))
            for part in (self.decks, self.samples, self.trash)
        )
        return Stock(decks, (), samples, (), trash, self.problems)

    def sorted(self, order: Order) -> Stock:
        """The same with the decks of each folder in another order."""
        return replace(self, decks=tuple(sorted(self.decks, key=_ORDERS[order])))

    @property
    def count(self) -> int:
        """How many decks a search goes through: own ones, samples and those in the trash."""
        return len(self.decks) + len(self.samples) + len(self.trash)


_ORDERS: Mapping[Order, Callable[[ShelfDeck], Any]] = {
    Order.NAME: lambda deck: deck.summary.name.casefold(),
    Order.CHANGED: lambda deck: -deck.summary.modified.timestamp(),
    Order.LEGALITY: lambda deck: (len(deck.problems), deck.summary.name.casefold()),
}

MOST_RECENT = 5
"""How many decks stand among the recent ones."""


class StockTaker:
    """Reads and judges the library; what did not change since the last time costs nothing."""

    def __init__(self, library: Library, catalogue: Catalogue, formats: Formats) -> None:
        self._library = library
        self._catalogue = catalogue
        self._formats = formats
        self._judged: dict[Path, tuple[DeckSummary, date, ShelfDeck]] = {}
        self._in_trash: dict[Path, DeckSummary] = {}
        self._samples: tuple[DeckSummary, ...] | None = None

    def take(self, on: date, keep_going: Callable[[int], bool], recent: Sequence[Path] = ()) -> Stock | None:
        """Everything, judged for a day; None when ``keep_going`` (asked with the decks so far) said no.

        ``recent`` are the files used last, newest first.
        """
        listing = self._library.scan(keep_going)
        decks: list[ShelfDeck] = []
        for summary in listing.decks:
            if not keep_going(len(listing.decks)):
                return None
            decks.append(self._judge(summary, Place.LIBRARY, on))
        trash = self._take_trash(on)
        if self._samples is None:
            self._samples = sample_decks(self._catalogue)
        samples = tuple(self._judge(summary, Place.SAMPLES, on) for summary in self._samples)
        used = self._take_recent(recent, decks, on)
        if not keep_going(len(decks)):
            return None
        every = (*decks, *trash, *samples, *used)
        self._judged = {deck.path: self._judged[deck.path] for deck in every}
        return Stock(tuple(decks), listing.folders, samples, used, trash, listing.problems)

    def _take_recent(
        self, recent: Sequence[Path], decks: Sequence[ShelfDeck], on: date
    ) -> tuple[ShelfDeck, ...]:
        listed = {deck.path: deck for deck in decks}
        found: list[ShelfDeck] = []
        for path in recent:
            if path in listed:
                found.append(listed[path])
            elif path.suffix.lower() == SUFFIX and len(found) < MOST_RECENT:
                with suppress(OSError):  # gone, or on a disk that is not there
                    found.append(self._judge(summarise(path, self._catalogue), Place.ELSEWHERE, on))
        return tuple(found[:MOST_RECENT])

    def _take_trash(self, on: date) -> tuple[ShelfDeck, ...]:
        known: dict[Path, DeckSummary] = {}
        found: list[ShelfDeck] = []
        for trashed in self._library.trash():
            summary = self._in_trash.get(trashed.file)  # what lies in the trash does not change
            if summary is None:
                try:
                    summary = summarise(trashed.file, self._catalogue, trashed.folder)
                except OSError:  # gone since the trash was listed
                    continue
            known[trashed.file] = summary
            found.append(self._judge(summary, Place.TRASH, on, trashed))
        self._in_trash = known
        return tuple(found)

    def _judge(
        self, summary: DeckSummary, place: Place, on: date, trashed: Trashed | None = None
    ) -> ShelfDeck:
        known = self._judged.get(summary.path)
        if known is not None and known[0] is summary and known[1] == on:
            return known[2]
        deck = self._looked_at(summary, place, on, trashed)
        self._judged[summary.path] = (summary, on, deck)
        return deck

    def _looked_at(self, summary: DeckSummary, place: Place, on: date, trashed: Trashed | None) -> ShelfDeck:
        if summary.problem:
            return ShelfDeck(summary, place, problems=(summary.problem,), trashed=trashed)
        known = self._formats.find(summary.format)
        judged_by = known or self._formats[DEFAULT_FORMAT]
        name = known.name if known else say("unknown format {name}", name=summary.format)
        found = check(summary.deck, self._catalogue, judged_by, on)
        problems = tuple(violation.sentence for violation in found if violation.is_error)
        return ShelfDeck(summary, place, _monsters(summary.deck, self._catalogue), name, problems, trashed)


def _monsters(deck: Deck, catalogue: Catalogue) -> tuple[Card | None, ...]:
    by_rank: dict[int, Card] = {}
    for entry in deck.monster:
        card = catalogue.get(entry.number)
        if card is not None and card.type is CardType.MONSTER:
            by_rank.setdefault(card.rank, card)
    return tuple(by_rank.get(rank) for rank in ROMAN)
