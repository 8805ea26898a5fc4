"""How many cards of each set the ability data covers, so that a card cannot quietly fall out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from .card import Card, CardStatus


def coverage(cards: Iterable[Card]) -> Mapping[str, Mapping[CardStatus, int]]:
    """Cards of each status by set code, sets in the order of the cards; statuses without a card are 0."""
    counts: dict[str, Counter[CardStatus]] = {}
    for card in cards:
        counts.setdefault(card.set_code, Counter(dict.fromkeys(CardStatus, 0)))[card.status] += 1
    return counts
