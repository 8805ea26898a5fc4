"""The search line of the library: words of a deck's name, and what is in the deck.

``red has:EBP01-077 -f:standard-jp``: every term must hold; ``-`` turns one round; quotes keep blanks.
``has:`` takes a number in any spelling, with ``+`` only that print, or a card's name; ``c:`` colours of the
rank I monster (``c:red``, ``c:rb``); ``f:`` a format's id, which without ``+`` stands for all its variants.
Everything else is looked for in name and folder.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Color
from deckbuilder.cards.names import fold_name
from deckbuilder.cards.numbers import parse_number

from .summaries import DeckSummary

Predicate = Callable[[DeckSummary], bool]

_TERM = re.compile(r'(?P<no>-?)(?:(?P<key>has|c|f):)?(?:"(?P<quoted>[^"]*)"?|(?P<plain>\S*))', re.IGNORECASE)
_INITIALS = {color.value[0]: color for color in Color}


class LibraryQueryError(ValueError):
    """A term that means nothing; the text says which and what was expected."""


def parse_library_query(text: str, catalogue: Catalogue) -> Predicate:
    """The test that a search line puts each deck to; an empty line lets all pass."""
    terms = [_term(match, catalogue) for match in _TERM.finditer(text) if match[0]]
    return lambda summary: all(term(summary) for term in terms)


def _term(match: re.Match[str], catalogue: Catalogue) -> Predicate:
    value = match["plain"] if match["quoted"] is None else match["quoted"]
    key = (match["key"] or "").lower()
    if key and not value:
        raise LibraryQueryError(f"{key}: needs a value, such as {_EXAMPLES[key]}")
    match key:
        case "has":
            test = _has(value, catalogue)
        case "c":
            test = _has_colors(value)
        case "f":
            test = _is_for(value)
        case _:
            test = _is_called(value)
    return _not(test) if match["no"] and (key or value) else test


_EXAMPLES = {"has": "has:EBP01-077", "c": "c:red", "f": "f:standard-en"}


def _not(test: Predicate) -> Predicate:
    return lambda summary: not test(summary)


def _is_called(text: str) -> Predicate:
    wanted = fold_name(text)
    return lambda summary: wanted in fold_name(summary.name) or wanted in fold_name(summary.folder)


def _is_for(format_id: str) -> Predicate:
    wanted = format_id.casefold()

    def test(summary: DeckSummary) -> bool:
        full_id = summary.format.casefold()
        return wanted in (full_id, full_id.partition("+")[0])

    return test


def _has(text: str, catalogue: Catalogue) -> Predicate:
    read = parse_number(text)
    if read is not None:
        number = str(read.printed)
        return lambda summary: number in summary.numbers
    wanted = fold_name(text)
    cards = catalogue.named(text) or [
        card for card in catalogue if wanted in fold_name(f"{card.name}\n{card.name_ja or ''}")
    ]
    numbers = frozenset[str](card.number for card in cards)
    return lambda summary: (
        not numbers.isdisjoint(summary.numbers)
        or any(wanted in fold_name(name) for name in summary.numbers if parse_number(name) is None)
    )


def _has_colors(text: str) -> Predicate:
    folded = text.casefold()
    if folded in set(Color):
        wanted = {Color(folded)}
    elif set(folded) <= _INITIALS.keys():
        wanted = {_INITIALS[initial] for initial in folded}
    else:
        expected = ", ".join(Color)
        raise LibraryQueryError(f"{text} is no colour; expected {expected}, or initials such as rb")
    return lambda summary: wanted <= set(summary.colors)
