"""Reads the values of terms: words of closed lists, letters, numbers, ranges; each error names its place."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from deckbuilder.cards.messages import one_of, say
from deckbuilder.cards.names import fold_name

from .errors import QueryError, closest
from .index import compact
from .syntax import Term, Value, ValueKind, quote
from .words import ROMAN_NUMBERS

COMPARE: Mapping[str, Callable[[Any, Any], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def fail(value: Value, message: str, expected: str = "", suggestion: str = "") -> NoReturn:
    """Refuse a value."""
    raise QueryError(message, value.span, expected, suggestion)


def spelled(term: Term, value: str = "") -> str:
    """The term as it would be typed with another value."""
    return f"{term.key}{term.op}{quote(value) if value else ''}"


def choose(term: Term, value: Value, words: Mapping[str, str], what: str) -> str:
    """The word of a closed list that the value is, or an error that names the list."""
    found = words.get(compact(value.text))
    if found is None:
        near = closest(compact(value.text), words)
        fail(
            value,
            say('Unknown {what} "{value}"', what=what, value=value.text),
            one_of(dict.fromkeys(words.values())),
            spelled(term, words[near]) if near else "",
        )
    return found


def letters(term: Term, value: Value, words: Mapping[str, object], what: str) -> list[object]:
    """One word of the list, or several letters of it run together."""
    text = compact(value.text)
    if value.kind is ValueKind.PATTERN:
        fail(value, say("A {what} is not searched by pattern", what=what), say("a {what}", what=what))
    if text in words:
        return [words[text]]
    if text and all(char in words for char in text):
        return [words[char] for char in text]
    full = [word for word in words if len(word) > 1]
    near = closest(text, full)
    names = dict.fromkeys(str(meant) for meant in words.values())
    fail(
        value,
        say('Unknown {what} "{value}"', what=what, value=value.text),
        one_of(names),
        spelled(term, near) if near else "",
    )


_NUMBER = re.compile(r"(\d+(?:,\d{3})*)(k?)", re.IGNORECASE)


def number_check(term: Term, value: Value, text: str, expected: str) -> Callable[[int], bool]:
    """The comparison with a number, or with a range ``a..b`` open at either end."""

    def read(part: str) -> int:
        match = _NUMBER.fullmatch(fold_name(part))
        if match is None:
            bare = value.text.lstrip("<>=")
            again = f"{term.key}{value.text}" if bare != value.text and bare.isdecimal() else ""
            fail(value, say('"{value}" is not a number', value=value.text), expected, again)
        return int(match[1].replace(",", "")) * (1000 if match[2] else 1)

    low_text, dots, high_text = text.partition("..")
    if not dots:
        number = read(text)
        compare = COMPARE["=" if term.op == "!=" else term.op]
        return lambda found: compare(found, number)
    if term.op not in (":", "=", "!="):
        fail(value, say("{op} takes one number, not a range", op=term.op), expected)
    if not low_text and not high_text:
        fail(value, say("This range has no ends"), expected)
    low = read(low_text) if low_text else 0
    high = read(high_text) if high_text else None
    if high is not None and high < low:
        fail(
            value,
            say("This range runs backwards"),
            say("the smaller number first"),
            spelled(term, f"{high_text}..{low_text}"),
        )
    return lambda found: low <= found and (high is None or found <= high)


def roman_as_digits(text: str) -> tuple[str, bool]:
    """A rank with its Roman numerals as digits, and whether there were any."""
    parts = [fold_name(part) for part in text.split("..")]
    roman = any(part in ROMAN_NUMBERS for part in parts)
    return "..".join(str(ROMAN_NUMBERS.get(part, part)) for part in parts), roman
