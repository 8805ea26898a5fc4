"""The search line of the library: words of a deck's name, and what is in the deck.

``red has:EBP01-077 -f:standard-jp legal:yes``: all terms must hold; ``-`` turns one round, quotes keep
blanks.
``has:`` takes a number in any spelling, with ``+`` only that print, or a card's name; ``c:`` colours of the
rank I monster (``c:red``, ``c:rb``); ``f:`` a format's id, which without ``+`` stands for all its variants;
``tag:`` a tag or the beginning of one; ``note:`` or ``n:`` words of the notes; ``legal:`` yes or no.
Everything else is looked for in name, folder and tags.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Color
from deckbuilder.cards.messages import Message, joined, say
from deckbuilder.cards.names import fold_name
from deckbuilder.cards.numbers import parse_number

from .summaries import DeckSummary

Predicate = Callable[[DeckSummary], bool]

_TERM = re.compile(
    r'(?P<no>-?)(?:(?P<key>has|c|f|tag|note|n|legal):)?(?:"(?P<quoted>[^"]*)"?|(?P<plain>\S*))', re.IGNORECASE
)
_INITIALS = {color.value[0]: color for color in Color}


class LibraryQueryError(ValueError):
    """A term that means nothing; ``sentence`` says which and what was expected."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def parse_library_query(text: str, catalogue: Catalogue, is_legal: Predicate) -> Predicate:
    """The test that a search line puts each deck to; an empty line lets all pass.

    ``is_legal`` judges a deck in its format, for ``legal:``.
    """
    terms = [_term(match, catalogue, is_legal) for match in _TERM.finditer(text) if match[0]]
    return lambda summary: all(term(summary) for term in terms)


def _term(match: re.Match[str], catalogue: Catalogue, is_legal: Predicate) -> Predicate:
    value = match["plain"] if match["quoted"] is None else match["quoted"]
    key = (match["key"] or "").lower()
    if key and not value:
        raise LibraryQueryError(
            say(
                "A value is missing after {key}: write {example}, for example.",
                key=key,
                example=_EXAMPLES[key],
            )
        )
    match key:
        case "has":
            test = _has(value, catalogue)
        case "c":
            test = _has_colors(value)
        case "f":
            test = _is_for(value)
        case "tag":
            test = _is_tagged(value)
        case "note" | "n":
            test = _is_noted(value)
        case "legal":
            test = _is_judged(value, is_legal)
        case _:
            test = _is_called(value)
    return _not(test) if match["no"] and (key or value) else test


_EXAMPLES = {
    "has": "has:EBP01-077",
    "c": "c:red",
    "f": "f:standard-en",
    "tag": "tag:league",
    "note": "note:rodan",
    "n": "n:rodan",
    "legal": "legal:yes",
}


def _not(test: Predicate) -> Predicate:
    return lambda summary: not test(summary)


def _is_called(text: str) -> Predicate:
    wanted = fold_name(text)
    return lambda summary: any(
        wanted in fold_name(text) for text in (summary.name, summary.folder, *summary.deck.tags)
    )


def _is_tagged(text: str) -> Predicate:
    wanted = fold_name(text)
    return lambda summary: any(fold_name(tag).startswith(wanted) for tag in summary.deck.tags)


def _is_noted(text: str) -> Predicate:
    wanted = fold_name(text)
    return lambda summary: wanted in fold_name(summary.deck.notes)


def _is_judged(text: str, is_legal: Predicate) -> Predicate:
    match text.casefold():
        case "yes" | "y":
            return is_legal
        case "no" | "n":
            return _not(is_legal)
        case _:
            raise LibraryQueryError(say("{text} is no answer: expected legal:yes or legal:no.", text=text))


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
        raise LibraryQueryError(
            say(
                "{text} is no colour: expected {names}, or initials such as rb.",
                text=text,
                names=joined(Color),
            )
        )
    return lambda summary: wanted <= set(summary.colors)
