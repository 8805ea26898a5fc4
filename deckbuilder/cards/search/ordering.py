"""The orders a list of cards can be in (4.3): stable, by natural number within equals, gaps always last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.names import fold_name

from .context import SearchContext
from .index import Row

_POOL_TYPES = {CardType.MONSTER: 0, CardType.BATTLE: 1, CardType.STRATEGY: 2}
_DECK_TYPES = {CardType.BATTLE: 0, CardType.STRATEGY: 1, CardType.MONSTER: 2}
_COLORS = {color: place for place, color in enumerate(Color)}


def _color_key(card: Card) -> tuple[int, ...]:
    """Cards of one colour before those of several."""
    return (len(card.colors), *(_COLORS[color] for color in card.colors))


# None: the card has no such value and comes after the others in either direction.
_KEYS: dict[str, Callable[[Card], Any]] = {
    "rank": lambda card: (card.rank, _POOL_TYPES[card.type]),
    "number": lambda card: card.sort_key,
    "name": lambda card: fold_name(card.name),
    "type": lambda card: (_DECK_TYPES[card.type], card.rank, _color_key(card)),
    "color": _color_key,
    "power": lambda card: card.power,
    "threat": lambda card: card.threat,
    "cp": lambda card: card.counter_power,
    "step": lambda card: card.invasion,
    "rarity": lambda card: card.rarity,
}


def _counts(order: str, context: SearchContext) -> Mapping[str, int]:
    return (context.owned or {}) if order == "owned" else context.counts


def depends_on_context(order: str) -> bool:
    """True for the orders that the open deck or the collection changes."""
    return order not in _KEYS


def sort_rows(
    rows: Iterable[Row], order: str, descending: bool, context: SearchContext | None = None
) -> tuple[Row, ...]:
    """Rows that are ``by_number`` in an order of ``words.ORDERS``; equals stay so in both directions."""
    counts: Mapping[str, int] = _counts(order, context) if context else {}

    def copies(card: Card) -> int:
        return counts.get(card.number, 0)

    key = _KEYS.get(order, copies)
    keyed = [(key(row.card), row) for row in rows]
    present = sorted(
        (pair for pair in keyed if pair[0] is not None), key=lambda pair: pair[0], reverse=descending
    )
    return tuple(row for _, row in (*present, *(pair for pair in keyed if pair[0] is None)))
