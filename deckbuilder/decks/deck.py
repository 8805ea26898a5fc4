"""What a deck is: two ordered lists of entries and what its player wrote about it; a plain value.

A deck is never refused: unknown cards are kept as written, illegal decks are decks. Edits are pure and give a
new deck; ``DeckDocument`` is the gate through which an open deck changes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.numbers import CardNumber, parse_number

DEFAULT_FORMAT = "standard-en"

MAIN_DECK_SIZE = 50
"""Cards of a main deck (R4.1)."""

MONSTER_DECK_SIZE = 4
"""Cards of a monster deck, one of each rank (R4.2)."""

STEP_2_LIMIT = 10
"""Most cards with the invasion icon 2 in a main deck (R4.7)."""

RAGE_CARDS = frozenset(CardNumber(f"EPR-{serial:03}") for serial in (11, 12, 13))
"""Printings of rage cards. They are markers (R3.11), so the card database has no entry for them."""


class Section(StrEnum):
    """The two decks of a player (R4.1, R4.2)."""

    MONSTER = "monster"
    MAIN = "main"

    @property
    def label(self) -> Message:
        """``monster deck`` or ``main deck``."""
        return say("monster deck" if self is Section.MONSTER else "main deck")


def canonical(number: str) -> str:
    """The canonical printed spelling of a card number; text that is no number comes back stripped."""
    read = parse_number(number)
    return str(read.printed) if read else number.strip()


def tags_of(*texts: str) -> tuple[str, ...]:
    """The tags in texts with commas between them, blanks tidied; one that differs only in case comes once."""
    found: dict[str, str] = {}
    for tag in (" ".join(tag.split()) for text in texts for tag in _COMMA.split(text)):
        if tag:
            found.setdefault(tag.casefold(), tag)
    return tuple(found.values())


_COMMA = re.compile("[,，、]")


@dataclass(frozen=True, slots=True)
class Entry:
    """Some copies of one print: ``number`` as printed (``EBP01-016+``), or the text of an unknown card.

    A card number in any spelling becomes the canonical one, so that lines of one print are equal.
    """

    number: str
    count: int = 1

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError(f"an entry has at least 1 copy, not {self.count} of {self.number}")
        object.__setattr__(self, "number", canonical(self.number))

    @property
    def base(self) -> CardNumber | None:
        """The number of the rules card (R4.5), or None for text that is no card number."""
        read = parse_number(self.number)
        return read.printed.base if read else None

    @property
    def key(self) -> str:
        """What copies are counted by: the base number, or the text itself."""
        return self.base or self.number


@dataclass(frozen=True, slots=True)
class Deck:
    """A monster deck and a main deck, in the player's order, with everything their file says about them."""

    name: str = ""
    format: str = DEFAULT_FORMAT
    """Id of the construction format the player builds for."""

    monster: tuple[Entry, ...] = ()
    main: tuple[Entry, ...] = ()
    player: str = ""
    event: str = ""
    notes: str = ""
    deck_log_code: str = ""
    tags: tuple[str, ...] = ()
    """What the player sorts decks by, in the player's order: no commas, no two alike but for case."""

    unread: tuple[str, ...] = ()
    """Lines of the file nobody understood; kept and written back."""

    extra: tuple[tuple[str, str], ...] = ()
    """Metadata keys of the file that this version does not know; kept and written back."""

    def __post_init__(self) -> None:
        if self.tags:
            object.__setattr__(self, "tags", tags_of(*self.tags))

    def section(self, section: Section) -> tuple[Entry, ...]:
        """The entries of one of the two decks."""
        return self.monster if section is Section.MONSTER else self.main

    def count(self, section: Section) -> int:
        """How many cards are in a section, unknown ones too."""
        return sum(entry.count for entry in self.section(section))

    def copies_of(self, section: Section, number: str) -> int:
        """How many copies of exactly this print are in a section."""
        number = canonical(number)
        return sum(entry.count for entry in self.section(section) if entry.number == number)

    def copies(self) -> Counter[str]:
        """Copies of each card over both decks, by base number; unknown text counts under itself."""
        result: Counter[str] = Counter()
        for entry in (*self.monster, *self.main):
            result[entry.key] += entry.count
        return result

    @property
    def is_empty(self) -> bool:
        """True without a single card or unread line."""
        return not (self.monster or self.main or self.unread)

    # ---- edits: each gives a new deck ---------------------------------------------------------------------

    def with_section(self, section: Section, entries: Iterable[Entry]) -> Deck:
        """This deck with other entries in one section."""
        entries = tuple(entries)
        return replace(self, monster=entries) if section is Section.MONSTER else replace(self, main=entries)

    def add(self, section: Section, number: str, count: int = 1) -> Deck:
        """More copies of a print: at its place if it is there, else at the end."""
        number = canonical(number)
        entries = list(self.section(section))
        for index, entry in enumerate(entries):
            if entry.number == number:
                entries[index] = Entry(number, entry.count + count)
                return self.with_section(section, entries)
        return self.with_section(section, (*entries, Entry(number, count)))

    def remove(self, section: Section, number: str, count: int = 1) -> Deck:
        """Fewer copies of a print, the last lines first; removing more than there are removes all."""
        number = canonical(number)
        kept: list[Entry] = []
        for entry in reversed(self.section(section)):
            if entry.number != number or count <= 0:
                kept.append(entry)
                continue
            taken = min(count, entry.count)
            count -= taken
            if entry.count > taken:
                kept.append(Entry(number, entry.count - taken))
        return self.with_section(section, reversed(kept))

    def set_count(self, section: Section, number: str, count: int) -> Deck:
        """Exactly so many copies of a print; 0 removes it."""
        have = self.copies_of(section, number)
        if count > have:
            return self.add(section, number, count - have)
        return self.remove(section, number, have - count) if count < have else self

    def move(self, number: str, source: Section, target: Section, count: int = 1) -> Deck:
        """Copies of a print from one section to the other, as many as there are at most."""
        count = min(count, self.copies_of(source, number))
        return self.remove(source, number, count).add(target, number, count) if count > 0 else self

    def merged(self) -> Deck:
        """The same cards with each print on one line a section, at its first place."""
        return replace(self, monster=_merge(self.monster), main=_merge(self.main))


def _merge(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.number] = counts.get(entry.number, 0) + entry.count
    return tuple(Entry(number, count) for number, count in counts.items())
