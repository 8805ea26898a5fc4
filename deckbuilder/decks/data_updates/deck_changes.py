"""Which decks hold cards that change, and whether a deck becomes legal or is no longer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import NamedTuple

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import DEFAULT_FORMAT, Deck
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.formats import Format, Formats
from deckbuilder.decks.legality import Violation, check, is_legal
from deckbuilder.decks.paths import AppPaths


class Data(NamedTuple):
    """All cards and formats at one moment."""

    catalogue: Catalogue
    formats: Formats


class NamedDeck(NamedTuple):
    """A deck and what the player calls it."""

    name: str
    deck: Deck


@dataclass(frozen=True, slots=True)
class DeckChange:
    """One deck that something changes for."""

    name: str
    numbers: tuple[str, ...]
    """The cards in it that change, come or go."""

    before: tuple[Violation, ...]
    after: tuple[Violation, ...]

    @property
    def turns(self) -> bool:
        """Whether it becomes legal, or is no longer."""
        return is_legal(self.before) != is_legal(self.after)

    @property
    def news(self) -> tuple[Violation, ...]:
        """What is wrong afterwards and was not before."""
        known = {violation.sentence for violation in self.before}
        return tuple(violation for violation in self.after if violation.sentence not in known)


def library_decks(
    paths: AppPaths, catalogue: Catalogue, leave_out: Collection[Path] = ()
) -> Iterator[NamedDeck]:
    """The readable decks of the library; ``leave_out`` are files of which more is known."""
    for each in Library(paths.decks, catalogue).scan().decks:
        if not each.problem and each.path not in leave_out:
            yield NamedDeck(each.name, each.deck)


def deck_changes(
    decks: Iterable[NamedDeck],
    now: Data,
    then: Data,
    numbers: Collection[str],
    formats: Collection[str],
    on: date,
    keep_going: Callable[[], bool] = lambda: True,
) -> tuple[DeckChange, ...]:
    """The decks that hold one of the cards, or whose verdict is another; those that turn come first.

    ``formats`` are the ids of those that change. At the first no of ``keep_going`` the rest is left out.
    """
    found: list[DeckChange] = []
    for each in decks:
        if not keep_going():
            break
        held = _held(each.deck, numbers)
        if not held and each.deck.format.partition("+")[0] not in formats:
            continue
        before = check(each.deck, now.catalogue, _format_of(each.deck, now.formats), on)
        after = check(each.deck, then.catalogue, _format_of(each.deck, then.formats), on)
        change = DeckChange(each.name, held, before, after)
        if held or change.turns or change.news:
            found.append(change)
    return tuple(sorted(found, key=lambda change: (not change.turns, change.name.casefold())))


def _held(deck: Deck, numbers: Collection[str]) -> tuple[str, ...]:
    read = (parse_number(entry.number) for entry in (*deck.monster, *deck.main))
    bases = dict.fromkeys(each.printed.base for each in read if each is not None)
    return tuple(base for base in bases if base in numbers)


def _format_of(deck: Deck, formats: Formats) -> Format:
    return formats.find(deck.format) or formats[DEFAULT_FORMAT]
