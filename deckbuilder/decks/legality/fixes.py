"""Making fixes: which lines lose copies is fixed, main deck before monster deck and last line first."""

from __future__ import annotations

from collections.abc import Iterable

from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.deck import MAIN_DECK_SIZE, Entry, Section

from .reading import Reading
from .violation import Fix, FixEdit, Move, Remove, Replace


def remove(lines: Iterable[tuple[Section, Entry]], count: int) -> Fix:
    """Take so many copies from these lines, in their order."""
    taken: dict[tuple[Section, str], int] = {}
    left = count
    for section, entry in lines:
        if left == 0:
            break
        copies = min(left, entry.count)
        taken[section, entry.number] = taken.get((section, entry.number), 0) + copies
        left -= copies
    edits = tuple(Remove(section, number, copies) for (section, number), copies in taken.items())
    return Fix(say("Remove {count}", count=count - left), edits)


def remove_all(reading: Reading, number: str) -> Fix:
    """Take every copy of a card out of both decks."""
    lines = list(reading.lines(number))
    return remove(lines, sum(entry.count for _, entry in lines))


def replace_all(reading: Reading, number: CardNumber, by: CardNumber) -> Fix:
    """Put another card in the place of every copy of a card."""
    counts: dict[tuple[Section, str], int] = {}
    for section, entry in reading.lines(number):
        counts[section, entry.number] = counts.get((section, entry.number), 0) + entry.count
    edits = tuple(Replace(section, print_, by, count) for (section, print_), count in counts.items())
    return Fix(say("Replace {count}", count=sum(counts.values())), edits)


def leave_monster_deck(reading: Reading, entries: Iterable[Entry], count: int) -> Fix:
    """Take so many cards of these lines from the monster deck, to the main deck if it has room for all."""
    edits: list[FixEdit] = []
    has_room = reading.main_count + count <= MAIN_DECK_SIZE
    left = count
    for entry in entries:
        copies = min(left, entry.count)
        if copies == 0:
            break
        left -= copies
        if has_room:
            edits.append(Move(entry.number, Section.MONSTER, Section.MAIN, copies))
        else:
            edits.append(Remove(Section.MONSTER, entry.number, copies))
    return Fix(say("Move {count}" if has_room else "Remove {count}", count=count), tuple(edits))
