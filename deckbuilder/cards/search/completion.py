"""What could be typed next in a search line: keys, and the values of the key at the cursor, explained."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from deckbuilder.cards.facts import CardType, Color

from .index import compact
from .keys import BY_SPELLING, KEYS
from .syntax import quote
from .vocabulary import Vocabulary, shipped_vocabulary
from .words import DIRECTIONS, GROUPS, KEYWORDS, ORDERS, STATES

_AT_CURSOR = re.compile(
    r"(?:^|[\s,(|])[-!]*"
    r"(?:(?P<key>[A-Za-z]+)(?::|!=|<=|>=|[=<>])(?:\((?:[^()]*[\s,])?)?)?"  # a key, values in brackets
    r"""(?P<part>"[^"]*|[^\s"(),|]*)$"""
)


@dataclass(frozen=True, slots=True)
class Completion:
    """One proposal: put ``text`` in place of the part from ``start`` to ``end``."""

    text: str
    help: str
    start: int
    end: int


def values_of(key: str, vocabulary: Vocabulary | None = None) -> Mapping[str, str]:
    """The values a key can have and what each means, in the order of the help page; empty for open ones."""
    words = vocabulary or shipped_vocabulary()
    formats = {"deck": "the open deck's format", **dict.fromkeys(words.formats or (), "format")}
    by_key: dict[str, Mapping[str, str]] = {
        "type": {**{str(type_): f"{type_} cards" for type_ in CardType}, "base": "bases"},
        "color": {str(color): f"{color} cards" for color in Color},
        "step": {"1": "one footprint", "2": "two footprints", "none": "no footprint"},
        "trait": dict.fromkeys(words.traits, "trait"),
        "keyword": KEYWORDS,
        "set": {code.lower(): name for code, name in words.sets.items()},
        "rarity": dict.fromkeys(words.rarities, "rarity"),
        "is": STATES,
        "in": {"deck": "the open deck"},
        "fits": {"deck": "the open deck"},
        "order": ORDERS,
        "dir": DIRECTIONS,
        "group": GROUPS,
        "legal": formats,
        "banned": formats,
        "restricted": formats,
    }
    return by_key.get(key, {})


def complete(text: str, cursor: int, vocabulary: Vocabulary | None = None) -> tuple[Completion, ...]:
    """What fits at the cursor; nothing where any word may stand and none has been begun."""
    match = _AT_CURSOR.search(text[:cursor])
    if match is None:
        return ()
    part, start = match["part"], match.start("part")
    if match["key"] is None:
        return _keys(part, start, cursor)
    key = BY_SPELLING.get(match["key"].lower())
    if key is None:
        return ()
    wanted = compact(part)
    return tuple(
        Completion(quote(value), help_text, start, cursor)
        for value, help_text in values_of(key.name, vocabulary).items()
        if compact(value).startswith(wanted)
    )


def _keys(part: str, start: int, cursor: int) -> tuple[Completion, ...]:
    begun = part.lower()
    if not begun:
        return ()
    return tuple(
        Completion(f"{spelling}:", key.help, start, cursor)
        for key in KEYS
        for spelling in key.spellings
        if spelling.startswith(begun)
    )
