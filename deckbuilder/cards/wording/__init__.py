"""Rules text generated from the abilities of cards; each language has its own package.

    >>> from deckbuilder.cards.catalogue import load_catalogue
    >>> card = load_catalogue().get("EBP01-024")
    >>> print(card_text(card))
    Enter: The opponent loses 1 rage.
    >>> print(card_text(card, "ja"))
    【出現時】相手の怒りを１減らす。

The publisher's sentences are not stored anywhere; what a player reads is what the data means.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from deckbuilder.cards.language import Language, japanese_names

from .paragraph import Paragraph

if TYPE_CHECKING:
    from deckbuilder.cards.card import Card

_UNREADABLE: Mapping[Language, Paragraph] = {
    "en": Paragraph(body="The text of this card could not be read; please use the printed card."),
    "ja": Paragraph(
        body="このカードのテキストは読み込めませんでした。印刷されたカードをご覧ください。", language="ja"
    ),
}


def paragraphs(
    card: Card, language: Language = "en", names: Mapping[str, str] | None = None
) -> tuple[Paragraph, ...]:
    """The card's rules text in a language, one paragraph an ability; empty for a card without abilities.

    ``names`` is for cards of other sets than the shipped ones: the Japanese name of each English one.
    """
    if card.manual:
        return (_UNREADABLE[language],)
    # The ability models load when the first text is asked for.
    if language == "en":
        from .english import paragraphs as in_english

        return in_english(card.abilities)
    from .japanese import paragraphs as in_japanese

    return in_japanese(card.abilities, _shipped_names() if names is None else names)


def card_text(card: Card, language: Language = "en", names: Mapping[str, str] | None = None) -> str:
    """The card's rules text as plain lines, one an ability; ``Card.text`` keeps the English one."""
    return "\n".join(str(paragraph) for paragraph in paragraphs(card, language, names))


@cache
def _shipped_names() -> Mapping[str, str]:
    from deckbuilder.cards.catalogue import load_catalogue

    return japanese_names(load_catalogue())


__all__ = ["Language", "Paragraph", "card_text", "paragraphs"]
