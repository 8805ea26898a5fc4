"""Small phrases that many sentences share: copies, cards, lists of words."""

from __future__ import annotations

from collections.abc import Sequence

from deckbuilder.cards.messages import counted

__all__ = ["all_of", "cards", "copies", "counted", "one_of", "traits_of"]


def copies(count: int) -> str:
    """``1 copy``, ``2 copies``."""
    return "1 copy" if count == 1 else f"{count} copies"


def cards(count: int, kind: str = "") -> str:
    """``1 card``, ``9 strategy cards``."""
    return f"{count} {kind}{' ' if kind else ''}{'card' if count == 1 else 'cards'}"


def traits_of(traits: Sequence[str]) -> str:
    """``no trait``, ``the trait Rodan``, ``the traits Rodan and Final Wars``."""
    return f"the trait{'s' if len(traits) > 1 else ''} {all_of(traits)}" if traits else "no trait"


def all_of(words: Sequence[str]) -> str:
    """``red``, ``red and white``, ``red, blue and white``."""
    return _joined(words, "and")


def one_of(words: Sequence[str]) -> str:
    """``Weapon``, ``Weapon or Mech``, ``I, II or III``."""
    return _joined(words, "or")


def _joined(words: Sequence[str], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
