"""The order the player gave a list: one key, or a second one for equals; remembered as text (4.3, B49)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from deckbuilder.cards.card import Card
from deckbuilder.cards.search import Query, SearchContext, SearchIndex
from deckbuilder.cards.search.index import row_of
from deckbuilder.cards.search.ordering import sort_rows
from deckbuilder.cards.search.words import ORDERS

KEYS = 2
"""A list is sorted by so many keys at most; the rest is decided by the number."""


class Key(NamedTuple):
    """One key of a sort."""

    order: str
    """A word of ``ORDERS``."""

    descending: bool = False

    def __str__(self) -> str:
        return f"{self.order} desc" if self.descending else self.order


Sort = tuple[Key, ...]
"""The keys, the first one first; none is the usual order."""


def read_sort(text: str) -> Sort:
    """``power desc, name`` as a sort; words nobody knows are left out."""
    keys: list[Key] = []
    for part in text.split(","):
        order, _, direction = part.strip().partition(" ")
        if order in ORDERS and order not in [key.order for key in keys]:
            keys.append(Key(order, direction.strip() == "desc"))
    return tuple(keys[:KEYS])


def sort_text(sort: Sort) -> str:
    """The sort as ``read_sort`` takes it."""
    return ", ".join(map(str, sort))


def by_header(sort: Sort, order: str) -> Sort:
    """The sort after a click on a header: it comes first, the other way round on the second click."""
    first, *others = sort or (None,)
    if first is not None and first.order == order:
        return (Key(order, not first.descending), *others)
    return (Key(order), *(key for key in sort[: KEYS - 1] if key.order != order))


def effective(query: Query, sort: Sort) -> Sort:
    """What a list is sorted by: an order in the query itself wins over the one that was chosen."""
    if query.commands & {"order", "dir"}:
        return (Key(query.order, query.direction == "desc"),)
    return sort


def select(query: Query, sort: Sort, index: SearchIndex, context: SearchContext) -> tuple[Card, ...]:
    """The cards a query finds, sorted; raises ``QueryError``."""
    if not sort:
        return query.select(index, context)
    *first, last = sort
    cards = directed(query, last).select(index, context)
    for key in reversed(first):
        rows = sort_rows(map(row_of, cards), key.order, key.descending, context)
        cards = tuple(row.card for row in rows)
    return cards


def directed(query: Query, key: Key) -> Query:
    """The query with another order."""
    return replace(query, order=key.order, direction="desc" if key.descending else "asc")
