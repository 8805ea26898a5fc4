"""Writes the ``.deck`` text that the app saves and the simulator opens (2.2); ``text`` reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from deckbuilder.decks.deck import Deck, Entry, Section, canonical

from .fields import as_value, write_fields
from .lines import portions

HEADINGS = {Section.MONSTER: "[monster deck]", Section.MAIN: "[main deck]"}
_BARE = re.compile(r"[A-Za-z][A-Za-z0-9._+-]{0,59}")


def write_native(deck: Deck) -> str:
    """The deck as a file that loses nothing: reading it gives an equal deck, each print merged."""
    lines = [*write_fields(deck)]
    for section in Section:
        lines += ["", HEADINGS[section], *map(card_line, portions(deck.section(section)))]
    return "\n".join(lines) + "\n"


def write_peer(deck: Deck, keep_prints: bool = False) -> str:
    """The deck with nothing but counts and numbers, as the simulator writes it (2.2).

    Its card list has no other art, so ``+`` is dropped unless ``keep_prints``.
    """
    return "\n".join(_peer_lines(deck, keep_prints)) + "\n"


def _peer_lines(deck: Deck, keep_prints: bool) -> Iterator[str]:
    for section in Section:
        if section is Section.MAIN:
            yield ""
        yield HEADINGS[section]
        counts: dict[str, int] = {}
        for entry in deck.section(section):
            number = entry.number if keep_prints else entry.key
            counts[number] = counts.get(number, 0) + entry.count
        yield from map(card_line, portions(Entry(number, count) for number, count in counts.items()))


def card_line(entry: Entry) -> str:
    """``4 EBP01-016``; the text of an unknown card stands in quotes unless it is a short plain word."""
    return f"{entry.count} {card_word(entry.number)}"


def card_word(number: str) -> str:
    """A number or placeholder as one unmistakable item of a line."""
    if _BARE.fullmatch(number) and canonical(number) == number:
        return number
    value = as_value(number)
    return value if value.startswith('"') else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
