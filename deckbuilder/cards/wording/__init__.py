"""Rules text generated from the abilities of cards; each language has its own package.

    >>> from deckbuilder.cards.catalogue import load_catalogue
    >>> print(card_text(load_catalogue().get("EBP01-024")))
    Enter: The opponent loses 1 rage.

The publisher's sentences are not stored anywhere; what a player reads is what the data means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .paragraph import Paragraph

if TYPE_CHECKING:
    from deckbuilder.cards.card import Card

_UNREADABLE = Paragraph(body="The text of this card could not be read; please use the printed card.")


def paragraphs(card: Card) -> tuple[Paragraph, ...]:
    """The card's rules text in English, one paragraph an ability; empty for a card without abilities."""
    from .english import paragraphs as in_english  # the ability models load when the first text is asked for

    return (_UNREADABLE,) if card.manual else in_english(card.abilities)


def card_text(card: Card) -> str:
    """The card's rules text as plain lines, one an ability; ``Card.text`` keeps it."""
    return "\n".join(str(paragraph) for paragraph in paragraphs(card))


__all__ = ["Paragraph", "card_text", "paragraphs"]
