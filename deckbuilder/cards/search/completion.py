"""What a search text could go on with at the cursor: keys, and the values of the key before it (4.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from deckbuilder.cards.facts import CardType, Color

from .index import compact
from .keys import BY_SPELLING, KEYS, Key
from .syntax import quote
from .vocabulary import Vocabulary
from .words import GROUPS, KEYWORDS, ORDERS, STATES

MOST = 8
"""Never more than these are offered."""


class Completion(NamedTuple):
    """One way to go on."""

    start: int
    end: int
    """The characters of the text it takes the place of."""

    text: str
    words: str
    """What it means, where the text alone does not say so; may be a translatable sentence."""

    def applied_to(self, text: str) -> tuple[str, int]:
        """The text with it, and where the cursor stands then."""
        return text[: self.start] + self.text + text[self.end :], self.start + len(self.text)


_PART = re.compile(r'[^\s(),|"]+')
_KEYED = re.compile(r"(?P<key>\w+)(?P<op>:|!=|>=|<=|=|<|>)")
_OPEN = re.compile(r"(?P<key>\w+)(?:[:=]|!=)\((?P<before>[^()]*)$")


def completions(text: str, cursor: int, vocabulary: Vocabulary) -> tuple[Completion, ...]:
    """The ways to go on from the cursor, the likeliest first; none for what is complete or means nothing."""
    before = text[:cursor]
    if _PART.match(text, cursor):
        return ()  # in the middle of a word nobody wants another end
    opened = _OPEN.search(before)
    start, begun = _begun(before)
    keyed = _KEYED.match(begun)
    if keyed and (key := BY_SPELLING.get(keyed["key"].casefold())):
        return _matching(start + keyed.end(), cursor, begun[keyed.end() :], _values(key, vocabulary))
    if opened and (key := BY_SPELLING.get(opened["key"].casefold())):
        return _matching(start, cursor, begun, _values(key, vocabulary))
    if not begun or not begun.isalpha():
        return ()
    found = [
        Completion(start, cursor, f"{spelling}:", key.help)
        for key in KEYS
        if (spelling := _spelling(key, begun.casefold()))
    ]
    return tuple(found[:MOST])


def _begun(before: str) -> tuple[int, str]:
    """Where the word at the end begins, a minus or an open quote left out of nothing but the word."""
    quoted = before.count('"') % 2 == 1
    if quoted:
        at = before.rindex('"')
        head = re.search(r"[^\s(),|]*$", before[:at])
        begin = head.start() if head else at
        return begin, before[begin:]
    match = re.search(r'[^\s(),|"]*$', before)
    start = match.start() if match else len(before)
    word = before[start:]
    stripped = word.lstrip("-!")
    return start + len(word) - len(stripped), stripped


def _spelling(key: Key, begun: str) -> str:
    """The spelling of a key that begins so: the long one, which says what it is; nothing for a whole one."""
    if begun in key.spellings:
        return ""
    return next(
        (each for each in sorted(key.spellings, key=len) if len(each) > 1 and each.startswith(begun)), ""
    )


def _matching(start: int, end: int, begun: str, values: Iterable[tuple[str, str]]) -> tuple[Completion, ...]:
    wanted = compact(begun.lstrip('"'))
    first: list[Completion] = []
    later: list[Completion] = []
    for value, words in values:
        names = [compact(value), compact(words)]
        if wanted in names[:1]:
            return ()  # it is complete
        completion = Completion(start, end, quote(value), words)
        if any(name.startswith(wanted) for name in names):
            first.append(completion)
        elif wanted and any(compact(part).startswith(wanted) for part in f"{value} {words}".split()):
            later.append(completion)
    return tuple((*first, *later)[:MOST])


def _values(key: Key, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """The values of a key that can be listed, each with what it means."""
    match key.name:
        case "type":
            yield from ((each.value, "") for each in CardType)
        case "color":
            yield from ((each.value, "") for each in Color)
        case "step":
            yield from (("1", ""), ("2", ""), ("none", ""))
        case "trait":
            yield from ((trait, "") for trait in vocabulary.traits)
        case "keyword":
            yield from ((word, "") for word in KEYWORDS)
        case "set":
            yield from ((code.lower(), name) for code, name in vocabulary.sets.items())
        case "rarity":
            yield from ((rarity.lower(), "") for rarity in vocabulary.rarities)
        case "is":
            yield from STATES.items()
        case "legal" | "banned" | "restricted":
            yield from (("deck", ""), *((each, "") for each in vocabulary.formats or ()))
        case "in" | "fits":
            yield ("deck", "")
        case "order":
            yield from ((order, "") for order in ORDERS)
        case "dir":
            yield from (("asc", ""), ("desc", ""))
        case "group":
            yield from GROUPS.items()
        case _:
            pass
