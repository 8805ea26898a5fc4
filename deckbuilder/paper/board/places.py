"""The places of the two boards by name, seen from the player at the bottom (R2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from deckbuilder.engine.board import ZONES


class Where(StrEnum):
    """The kinds of place a player has."""

    ZONE = "zone"
    STRATEGY = "strategy"
    RAGE = "rage"
    DECK = "deck"
    DISCARD = "discard"
    MONSTERS = "monsters"
    HAND = "hand"


class Place(NamedTuple):
    """One place on the table."""

    near: bool
    """On the side of the player at the bottom."""

    where: Where
    at: int = 0
    """The zone from 1 to 8, the strategy zone from 1, the card of an open hand from 1; else 0."""

    def player(self, viewer: int) -> int:
        """Whose place it is, 0 or 1."""
        return viewer if self.near else 1 - viewer


def all_places(strategies: tuple[int, int], hand: int) -> Iterator[Place]:
    """Every place, the far side first; so many strategy zones (near, far) and cards in the near hand."""
    for near, count in ((False, strategies[1]), (True, strategies[0])):
        yield from (Place(near, Where.ZONE, zone) for zone in ZONES)
        yield from (Place(near, Where.STRATEGY, at) for at in range(1, count + 1))
        yield from (Place(near, where) for where in (Where.RAGE, Where.DECK, Where.DISCARD, Where.MONSTERS))
    yield Place(False, Where.HAND)
    yield from (Place(True, Where.HAND, at) for at in range(1, hand + 1))
