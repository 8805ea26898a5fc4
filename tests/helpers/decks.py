"""Decks in a few words, and what a check says about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import lru_cache

import card_data
from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.formats import Format, Formats, load_formats
from deckbuilder.decks.legality import Severity, Violation, check

TODAY = date(2026, 11, 30)
"""A day on which every set is out."""

MAIN, MONSTER = Section.MAIN, Section.MONSTER

_Fill = Callable[[Card], bool]
_FILLERS: dict[str, _Fill] = {
    "red": lambda card: card.colors == (Color.RED,),
    "blue": lambda card: card.colors == (Color.BLUE,),
    "blue or green": lambda card: card.colors in ((Color.BLUE,), (Color.GREEN,)),
    "weapons": lambda card: card.colors[0] in (Color.RED, Color.BLUE) and "Weapon" in card.traits,
    "rank 5": lambda card: card.colors[0] in (Color.RED, Color.GREEN) and card.rank >= 5,
}


@lru_cache(maxsize=1)
def cards() -> Catalogue:
    """The shipped cards."""
    return load_catalogue()


@lru_cache(maxsize=1)
def formats() -> Formats:
    """The shipped formats."""
    return load_formats(sets=cards().sets)


def entries(text: str) -> tuple[Entry, ...]:
    """``"4 EBP01-016, EBP01-017+"`` as lines of a deck; a count of 1 may be left out."""
    return tuple(_entry(item) for item in text.replace("\n", ",").split(",") if item.strip())


def _entry(item: str) -> Entry:
    count, _, number = item.strip().partition(" ")
    return Entry(number, int(count)) if count.isdecimal() else Entry(item.strip())


def deck(monster: str = "", main: str = "", fill: str = "") -> Deck:
    """A deck of these lines; ``fill`` names the battle cards with Step 1 that bring the main deck to 50."""
    result = Deck(monster=entries(monster), main=entries(main))
    for card in cards() if fill else ():
        room = 50 - result.count(MAIN)
        plain = card.type is CardType.BATTLE and card.invasion == 1 and not card.is_token
        if room > 0 and plain and _FILLERS[fill](card) and card.number not in result.copies():
            result = result.add(MAIN, card.number, min(4, room))
    return result


def red(main: str = "") -> Deck:
    """A legal red deck with these cards in it: rank I to IV of Godzilla(1954), red battle cards."""
    return deck("EBP01-001, EBP01-002, EBP01-003, EBP01-004", main, "red")


def shipped(name: str) -> Deck:
    """A deck that comes with the app (``ESD01``, ``ginza-rampage`` ...); its fields are not read."""
    result = Deck()
    section = MAIN
    for line in (card_data.DECKS / f"{name}.deck").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = Section(line.strip("[]").split()[0])
        elif line and not line.startswith("#"):
            entry = _entry(line)
            result = result.add(section, entry.number, entry.count)
    return result


def swap(before: Deck, out: str, into: str, count: int = 1, section: Section = MAIN) -> Deck:
    """The deck with copies of one card in place of as many of another."""
    assert before.copies_of(section, out) >= count, f"not {count} {out} in the {section} deck"
    return before.remove(section, out, count).add(section, into, count)


def found(tested: Deck, format_: str | Format = "standard-en", on: date = TODAY) -> tuple[Violation, ...]:
    """Everything the check finds."""
    rules = formats().find(format_) if isinstance(format_, str) else format_
    assert rules is not None, f"no format {format_}"
    return check(tested, cards(), rules, on)


def errors(tested: Deck, format_: str | Format = "standard-en", on: date = TODAY) -> list[str]:
    """The codes of the errors, worst first."""
    return [each.code for each in found(tested, format_, on) if each.is_error]


def advice(tested: Deck, format_: str | Format = "standard-en", on: date = TODAY) -> list[str]:
    """The codes of the warnings."""
    return [each.code for each in found(tested, format_, on) if each.severity is Severity.WARNING]


def facts(violations: Iterable[Violation]) -> list[Mapping[str, object]]:
    """What was found, without the fixes, which may name other lines of an equal deck."""
    return [{**each.as_data(), "fix": None, "words": each.rule_words} for each in violations]
