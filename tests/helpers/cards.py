"""Builds cards for tests: a plain red battle card, changed by whatever facts a test names."""

from typing import Any

from deckbuilder.cards import Card, CardNumber, CardType, Color


def make_card(number: str = "EBP01-001", **facts: Any) -> Card:
    """A red battle card of rank 3 with 2,000 counter power and step 1, with the given facts instead."""
    type_ = CardType(facts.pop("type", CardType.BATTLE))
    given: dict[str, Any] = {
        "name": "Gigan",
        "rank": 3,
        "colors": ("red",),
        "invasion": 1,
        "threat": 13000 if type_ is CardType.MONSTER else None,
        "counter_power": 2000 if type_ is CardType.BATTLE else None,
    }
    given |= facts
    given["colors"] = tuple(Color(color) for color in given["colors"])
    return Card(number=CardNumber(number), type=type_, **given)
