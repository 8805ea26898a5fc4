"""What is compared in a search: the folded facts of each card, made once and kept as long as the card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Color, Region
from deckbuilder.cards.names import fold_name

_SIGNS = re.compile(r"[\W_]+")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d\d\d)")


def compact(text: str) -> str:
    """Folded letters and digits alone: ``M.O.G.U.E.R.A.`` is ``moguera``, ``Super-X`` is ``superx``."""
    return _SIGNS.sub("", fold_name(text))


def fold_text(text: str) -> str:
    """Rules text as it is compared: each line folded, numbers without commas (``20,000`` is ``20000``)."""
    return _THOUSANDS.sub("", "\n".join(fold_name(line) for line in text.splitlines()))


class Row:
    """One card as searches see it. Texts in several lines keep names apart, so no phrase spans two.

    Every fact is made when it is first asked for.
    """

    __slots__ = ("card", "colors", "compact_names", "keywords", "names", "number", "text", "traits")

    card: Card
    number: str
    """In small letters."""

    colors: frozenset[Color]
    names: str
    """All names, folded."""

    compact_names: str
    """The same in letters and digits alone."""

    traits: Mapping[Region, frozenset[str]]
    text: str
    """The folded rules text; the first use makes the card's text."""

    keywords: frozenset[str]
    """Keywords and icons: ``burst`` and, where it has a number, ``burst2`` as well."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def __getattr__(self, name: str) -> object:
        """A fact that is not there yet; Python asks here only for what it does not find."""
        if name not in _FACTS:
            raise AttributeError(name)
        fact = _FACTS[name](self.card)
        setattr(self, name, fact)
        return fact


_FACTS: Mapping[str, Callable[[Card], object]] = {
    "number": lambda card: card.number.casefold(),
    "colors": lambda card: frozenset(card.colors),
    "names": lambda card: "\n".join(map(fold_name, _names(card))),
    "compact_names": lambda card: "\n".join(map(compact, _names(card))),
    "traits": lambda card: _traits(card),
    "text": lambda card: fold_text(card.text),
    "keywords": lambda card: frozenset(card.keywords) | frozenset(_keywords(card.ability_data)),
}


def _names(card: Card) -> list[str]:
    return [name for name in (card.name, card.name_ja, *card.nicknames) if name]


def _traits(card: Card) -> Mapping[Region, frozenset[str]]:
    common = frozenset(map(compact, card.traits))
    if not card.traits_by_region:
        return dict.fromkeys(Region, common)
    return {region: frozenset(map(compact, card.traits_in(region))) for region in Region}


_EVENTS = {"enter": "enter", "revenge": "revenge", "invading": "invading"}
_TURNS = {"you": "yourturn", "opp": "opponentsturn"}
_NUMBERED = {"burst": "from_rank", "evolution": "rank_max"}


def _keywords(data: object) -> Iterator[str]:
    """The icons of abilities as written, those inside their modes too."""
    if isinstance(data, Mapping):
        node = cast("Mapping[str, object]", data)
        yield from _own_keywords(node)
        for inner in node.values():
            yield from _keywords(inner)
    elif isinstance(data, (list, tuple)):
        for inner in cast("Sequence[object]", data):
            yield from _keywords(inner)


def _own_keywords(node: Mapping[str, Any]) -> Iterator[str]:
    if node.get("kind") == "keyword":
        yield node["name"]
        if number := node.get(_NUMBERED.get(node["name"], "")):
            yield f"{node['name']}{number}"
    if node.get("kind") == "deck" and node.get("rule") == "resonance":
        yield "resonance"
    if isinstance(event := node.get("on"), Mapping):
        name = cast("Mapping[str, str]", event).get("ev", "")
        if name in _EVENTS:
            yield _EVENTS[name]
    if (turn := node.get("turn")) in _TURNS:
        yield _TURNS[turn]
    if zone := node.get("awakening"):
        yield from ("awakening", f"awakening{zone}")
    if node.get("overwhelm"):
        yield "overwhelm"


def row_of(card: Card) -> Row:
    """The row of a card; cards never change, so it is made once.

    It is kept on the card, as cached properties are: in a table beside the cards, even a weak one, a row
    would keep its card, and so itself, for ever.
    """
    kept: dict[str, Any] = vars(card)
    row: Row | None = kept.get("search_row")
    if row is None:
        row = kept["search_row"] = Row(card)
    return row


def by_number(rows: Iterable[Row]) -> tuple[Row, ...]:
    """The rows in natural order of their numbers, from which every other order starts."""
    return tuple(sorted(rows, key=lambda row: row.card.sort_key))


class SearchIndex:
    """Some cards ready to be searched many times: rows made, each order sorted once, texts made early."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = tuple(cards)
        self.rows = by_number(map(row_of, self.cards))
        self._sorted: dict[tuple[str, bool], tuple[Row, ...]] = {}

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def sorted_rows(self, order: str, descending: bool) -> tuple[Row, ...]:
        """All rows in an order that does not depend on the open deck; sorted at its first use."""
        from .ordering import sort_rows

        key = (order, descending)
        if key not in self._sorted:
            self._sorted[key] = sort_rows(self.rows, order, descending)
        return self._sorted[key]

    def warm(self) -> None:
        """Do now what the first searches would wait for: the grammar and every card's text and keywords.

        Takes a second or more, since it builds the models of all abilities; safe in a background thread.
        """
        from .reader import read

        read("")
        self.sorted_rows("rank", descending=False)
        for row in self.rows:
            _ = row.names, row.compact_names, row.traits, row.text, row.keywords
