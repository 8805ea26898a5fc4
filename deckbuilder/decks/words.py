"""Small phrases that many sentences share: copies, cards, lists of words."""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import type_word
from deckbuilder.cards.messages import Message, all_of, counted, one_of, say

__all__ = ["all_of", "cards", "copies", "counted", "one_of", "traits_of"]


def copies(count: int) -> Message:
    """``1 copy``, ``2 copies``."""
    return counted(count, "copy", "copies")


def cards(count: int, kind: CardType | None = None) -> Message:
    """``1 card``, ``9 strategy cards``."""
    if kind is None:
        return counted(count, "card")
    return say(
        "{count:,} {type} card" if count == 1 else "{count:,} {type} cards", count=count, type=type_word(kind)
    )


def traits_of(traits: Sequence[str]) -> Message:
    """``no trait``, ``the trait Rodan``, ``the traits Rodan and Final Wars``."""
    if not traits:
        return say("no trait")
    names = all_of(map(say, traits))
    return say("the traits {traits}" if len(traits) > 1 else "the trait {traits}", traits=names)
