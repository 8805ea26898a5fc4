"""How many copies of which print a player owns; a plain value whose edits give a new one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import canonical

MAX_OWNED = 9_999
"""Most copies of one print; keeps a slip of the finger from making millions."""

MAX_KEY = 80
"""Longest text that is kept in place of an unknown number."""


def print_key(number: str) -> str:
    """What copies are counted under: the canonical printed number, or the text of an unknown one in one line.

    An empty string for text without a single visible character.
    """
    plain = "".join(char if char.isprintable() else " " for char in number)
    return canonical(" ".join(plain.split())[:MAX_KEY])


def base_of(number: str) -> str:
    """The number of the card that a print is of; text that is no card number stands for itself."""
    read = parse_number(number)
    return read.printed.base if read else number


@dataclass(frozen=True, slots=True)
class Collection:
    """Copies by printed number, ``EBP01-016`` apart from its other art ``EBP01-016+``; no count is 0."""

    counts: Mapping[str, int] = field(default_factory=dict[str, int])

    @classmethod
    def of(cls, counts: Iterable[tuple[str, int]]) -> Collection:
        """The sums of some numbers in any spelling with their counts."""
        sums: Counter[str] = Counter()
        for number, count in counts:
            sums[print_key(number)] += count
        return cls({key: min(count, MAX_OWNED) for key, count in sums.items() if key and count > 0})

    def owned(self, number: str) -> int:
        """Copies of exactly this print."""
        return self.counts.get(print_key(number), 0)

    def by_card(self) -> Counter[str]:
        """Copies of all prints of each card, by base number; unknown text counts under itself."""
        sums: Counter[str] = Counter()
        for number, count in self.counts.items():
            sums[base_of(number)] += count
        return sums

    @property
    def total(self) -> int:
        """All copies of all prints."""
        return sum(self.counts.values())

    def __len__(self) -> int:
        return len(self.counts)

    # ---- edits: each gives a new collection ---------------------------------------------------------------

    def with_count(self, number: str, count: int) -> Collection:
        """Exactly so many copies of a print, from 0 to ``MAX_OWNED``."""
        key, count = print_key(number), max(0, min(count, MAX_OWNED))
        if not key or self.counts.get(key, 0) == count:
            return self
        counts = {**self.counts, key: count}
        if not count:
            del counts[key]
        return Collection(counts)

    def add(self, number: str, count: int = 1) -> Collection:
        """More copies of a print, or fewer for a negative count."""
        return self.with_count(number, self.owned(number) + count)

    def plus(self, other: Collection) -> Collection:
        """The copies of both."""
        return Collection.of((*self.counts.items(), *other.counts.items()))


def difference(before: Collection, after: Collection) -> dict[str, int]:
    """What was added to each print, negative for what was taken away; prints that stayed are left out."""
    numbers = {**before.counts, **after.counts}
    changes = {number: after.counts.get(number, 0) - before.counts.get(number, 0) for number in numbers}
    return {number: change for number, change in changes.items() if change}


def changed_by(collection: Collection, changes: Mapping[str, int], times: int = 1) -> Collection:
    """The collection with the changes made once, or taken back for -1; no count falls below 0."""
    counts = dict(collection.counts)
    for number, change in changes.items():
        counts[number] = max(0, min(MAX_OWNED, counts.get(number, 0) + times * change))
    return Collection({number: count for number, count in counts.items() if count})


def combined(base: Collection, ours: Collection, theirs: Collection) -> Collection:
    """What is owned after two windows changed the same ``base``: both changes, the one upon the other."""
    return changed_by(theirs, difference(base, ours))
