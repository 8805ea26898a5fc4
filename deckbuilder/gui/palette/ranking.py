"""Which names a few letters mean, and in which order; names that are only alike where there are no others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from deckbuilder.cards.names import fold_name

_WORD = re.compile(r"\w+")
SHORTEST_LIKENESS = 4
"""Fewer letters are like everything."""

LEAST_LIKENESS = 75
"""Of 100; below it the names have little in common with what was typed."""


class Fit(IntEnum):
    """How well letters fit a name, best first."""

    WHOLE = 0
    START = 1
    """The name begins so."""

    WORD_START = 2
    """One of its words begins so, and the rest follows."""

    WORDS = 3
    """Each of the words typed begins one of its words, in any order."""

    INSIDE = 4
    """The letters stand somewhere in it."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """A name as names are compared."""

    text: str
    words: tuple[str, ...]
    starts: tuple[int, ...]
    """Where the words begin."""


@lru_cache(maxsize=32768)
def spelling(name: str) -> Spelling:
    """A name made ready; remembered."""
    text = fold_name(name)
    found = list(_WORD.finditer(text))
    return Spelling(text, tuple(each[0] for each in found), tuple(each.start() for each in found))


def fit(typed: Spelling, names: Iterable[Spelling]) -> Fit | None:
    """How well what was typed fits the best of some names; None if it fits none."""
    fits = [each for name in names if (each := _fit(typed, name)) is not None]
    return min(fits, default=None)


def _fit(typed: Spelling, name: Spelling) -> Fit | None:
    inside = typed.text in name.text
    if inside and name.text.startswith(typed.text):
        return Fit.WHOLE if name.text == typed.text else Fit.START
    if inside and any(name.text.startswith(typed.text, start) for start in name.starts):
        return Fit.WORD_START
    if typed.words and all(any(word.startswith(part) for word in name.words) for part in typed.words):
        return Fit.WORDS
    return Fit.INSIDE if inside else None


def alike(typed: Spelling, names: Sequence[str], limit: int) -> list[int]:
    """The places of the names that are most like what was typed, best first: for slips of the fingers."""
    if len(typed.text) < SHORTEST_LIKENESS:
        return []
    from rapidfuzz import fuzz, process  # 20 ms that only a slip costs

    found = process.extract(typed.text, names, scorer=fuzz.WRatio, limit=limit, score_cutoff=LEAST_LIKENESS)
    return [place for _, _, place in found]
