"""The rules about numbers of cards in the main deck: its size (R4.1) and the Step-2 limit (R4.7)."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import MAIN_DECK_SIZE, STEP_2_LIMIT, Section
from deckbuilder.decks.words import cards

from . import fixes
from .reading import Reading
from .violation import Code, Severity, Violation


def main_deck_size(reading: Reading) -> Iterator[Violation]:
    """Exactly 50 cards, whatever they are; unknown cards and tokens count (R4.1)."""
    count = reading.main_count
    if count == MAIN_DECK_SIZE:
        return
    fix = None
    if count > MAIN_DECK_SIZE:
        lines = ((Section.MAIN, entry) for entry in reversed(reading.deck.main))
        fix = fixes.remove(lines, count - MAIN_DECK_SIZE)
    yield Violation(
        Code.MAIN_DECK_SIZE,
        "R4.1",
        Severity.ERROR,
        (),
        count,
        MAIN_DECK_SIZE,
        say("Main deck has {cards}, needs {needed}", cards=cards(count), needed=MAIN_DECK_SIZE),
        say("main deck size"),
        fix,
    )


def step_2_limit(reading: Reading) -> Iterator[Violation]:
    """At most 10 cards with the invasion icon 2 in the main deck; the monster deck is free (R4.7)."""
    stepping = {number for number, use in reading.uses.items() if use.main and use.card.invasion == 2}
    count = sum(reading.uses[number].main for number in stepping)
    if count <= STEP_2_LIMIT:
        return
    lines = ((Section.MAIN, entry) for entry in reversed(reading.deck.main) if entry.base in stepping)
    yield Violation(
        Code.STEP_2_LIMIT,
        "R4.7",
        Severity.ERROR,
        tuple(sorted(stepping)),
        count,
        STEP_2_LIMIT,
        say("Main deck has {count} cards with Step 2, limit {limit}", count=count, limit=STEP_2_LIMIT),
        say("invasion icon 2 in the main deck"),
        fixes.remove(lines, count - STEP_2_LIMIT),
    )
