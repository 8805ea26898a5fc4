"""What a list of decks shows of each: name, counts, colours, and why it cannot be read, if so."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

import card_data
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType, Color

from .deck import Deck, Section
from .disk import DeckFileError
from .file_names import SUFFIX
from .files import read_deck_file


@dataclass(frozen=True)
class DeckSummary:
    """One deck file of a folder, read well enough to list, search and draw it."""

    path: Path
    folder: str
    """The folder below the library, ``/`` between levels; empty for the library itself."""

    name: str
    """The deck's name, or the file's if it has none or cannot be read."""

    deck: Deck
    """Its content; empty if it cannot be read."""

    colors: tuple[Color, ...]
    """Those of its rank I monsters (R4.9), in the usual order."""

    modified: datetime
    """When the file was last written, with time zone."""

    problem: str = ""
    """Why the file cannot be read, as a clause; empty when it can."""

    @property
    def format(self) -> str:
        """Id of the construction format."""
        return self.deck.format

    @property
    def monster_count(self) -> int:
        """Cards in the monster deck."""
        return self.deck.count(Section.MONSTER)

    @property
    def main_count(self) -> int:
        """Cards in the main deck."""
        return self.deck.count(Section.MAIN)

    @cached_property
    def numbers(self) -> frozenset[str]:
        """Every card in it, by printed and by base number; text, for an unknown card."""
        entries = (*self.deck.monster, *self.deck.main)
        return frozenset(name for entry in entries for name in (entry.number, entry.key))


def summarise(path: Path, catalogue: Catalogue, folder: str = "") -> DeckSummary:
    """Read one deck file for a list. A file that cannot be read is a summary with a problem.

    Raises ``OSError`` only if there is no such file any more.
    """
    modified = datetime.fromtimestamp(look_at(path).st_mtime, UTC).astimezone()
    try:
        deck = read_deck_file(path, catalogue).result.deck
    except DeckFileError as error:
        return DeckSummary(path, folder, path.stem, Deck(path.stem), (), modified, error.reason)
    return DeckSummary(path, folder, deck.name or path.stem, deck, _leaders_colors(deck, catalogue), modified)


def look_at(path: Path) -> os.stat_result:
    """The size and times of a file, or of the link itself where that leads nowhere."""
    try:
        return path.stat()
    except OSError:
        return path.lstat()


def sample_decks(catalogue: Catalogue) -> tuple[DeckSummary, ...]:
    """The decks that ship with the app: the starter decks as sold, then decks of our own."""
    return tuple(summarise(path, catalogue) for path in sorted(card_data.DECKS.glob(f"*{SUFFIX}")))


def _leaders_colors(deck: Deck, catalogue: Catalogue) -> tuple[Color, ...]:
    cards = [catalogue.get(entry.number) for entry in deck.monster]
    leaders = [card for card in cards if card and card.type is CardType.MONSTER and card.rank == 1]
    return tuple(color for color in Color if any(color in card.colors for card in leaders))
