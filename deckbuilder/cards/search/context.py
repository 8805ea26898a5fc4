"""What a search may ask beyond the card itself: the open deck, and what the formats say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Color, Region
from deckbuilder.cards.messages import say

from .errors import QueryError


class Standing(StrEnum):
    """What a format says of a card."""

    LEGAL = "legal"
    RESTRICTED = "restricted"
    """It may be played, with fewer copies or not beside another card (R4.19)."""

    BANNED = "banned"
    OUTSIDE = "not in pool"


@dataclass(frozen=True, slots=True)
class SearchContext:
    """The surroundings of a search. The empty context has no deck and knows no format."""

    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    """Copies in the open deck, both sections, by base number."""

    formats: Mapping[str, Callable[[Card], str]] = field(default_factory=dict[str, Callable[[Card], str]])
    """By format id, what the format says of a card: a ``Standing`` or its text."""

    format: str = ""
    """The id of the open deck's format; ``legal:deck`` means it."""

    colors: Collection[Color] | None = None
    """The colours the open deck may hold (R4.8-R4.11); None while nothing decides it."""

    parallels: Collection[str] = frozenset()
    """Base numbers of the cards that the open deck holds with other art (``+``)."""

    region: Region = Region.EN
    """Whose traits count (R4.21)."""

    owned: Mapping[str, int] | None = None
    """Copies the player owns, all prints together, by base number; None while no collection is kept."""


def owned_in(context: SearchContext, span: tuple[int, int]) -> Mapping[str, int]:
    """What the player owns; raises ``QueryError`` about that part of the text while no collection is kept."""
    if context.owned is None:
        raise QueryError(
            say("There is no collection yet"),
            span,
            say("a list of the cards you own, which the window keeps under Tools, Collection"),
        )
    return context.owned
