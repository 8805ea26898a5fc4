"""Which cards of a deck a player does not own: any print of a card counts for it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language, card_name
from deckbuilder.cards.numbers import natural_key
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.interchange.table import protected

from .counts import Collection


@dataclass(frozen=True, slots=True)
class MissingLine:
    """One card of the deck, of both sections and all prints together."""

    number: str
    """The base number, or the text of an unknown card."""

    needed: int
    owned: int
    """Copies of all prints in the collection, perhaps more than needed."""

    card: Card | None = None
    """None for a card that the data does not have."""

    @property
    def missing(self) -> int:
        """Copies to be found."""
        return max(0, self.needed - self.owned)

    def name(self, language: Language = "en") -> str:
        """The card's name, empty for an unknown card."""
        return card_name(self.card, language) if self.card else ""

    def __str__(self) -> str:
        return f"{self.missing} {self.number} {self.name()}".rstrip()


@dataclass(frozen=True, slots=True)
class Missing:
    """A deck held against a collection: a line for each of its cards, in natural order of the numbers."""

    lines: tuple[MissingLine, ...]

    @property
    def short(self) -> tuple[MissingLine, ...]:
        """The cards of which copies are missing."""
        return tuple(line for line in self.lines if line.missing)

    @property
    def needed(self) -> int:
        """The cards of the deck."""
        return sum(line.needed for line in self.lines)

    @property
    def missing(self) -> int:
        """The copies to be found."""
        return sum(line.missing for line in self.lines)

    @property
    def owned(self) -> int:
        """The copies of the deck that are there."""
        return self.needed - self.missing

    def as_text(self, language: Language = "en") -> str:
        """The missing cards as a list to send or to paste: ``2 EBP01-016 Ebirah(2004)``."""
        return "".join(f"{_words(line, language)}\n" for line in self.short)

    def as_csv(self, language: Language = "en") -> str:
        """Every card of the deck for spreadsheets: ``number,name,needed,owned,missing``."""
        text = io.StringIO(newline="")
        writer = csv.writer(text)
        writer.writerow(("number", "name", "needed", "owned", "missing"))
        for line in self.lines:
            words = (protected(line.number), protected(line.name(language)))
            writer.writerow((*words, line.needed, line.owned, line.missing))
        return text.getvalue()


def _words(line: MissingLine, language: Language) -> str:
    return f"{line.missing} {line.number} {line.name(language)}".rstrip()


def missing_cards(deck: Deck, collection: Collection, catalogue: Catalogue | None = None) -> Missing:
    """What the deck needs, card by card, and what of it the collection has."""
    return Missing(tuple(_lines(deck, collection, catalogue)))


def _lines(deck: Deck, collection: Collection, catalogue: Catalogue | None) -> Iterator[MissingLine]:
    owned = collection.by_card()
    copies = deck.copies()
    for number in sorted(copies, key=natural_key):
        card = catalogue.get(number) if catalogue else None
        yield MissingLine(number, copies[number], owned[number], card)
