"""The few words a face prints besides name and text, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import TYPES_JA, Language


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language."""

    language: Language
    types: Mapping[CardType, str]
    threat: str
    counter: str
    strategy: str
    base: str
    type_base: str
    """Base as it follows the type in the type line."""

    no_icon: str
    """Stands where a token has no invasion icon."""

    no_ability: str
    by_hand: str
    """What a card says whose abilities the data does not hold."""

    between_traits: str


_ENGLISH = Words(
    language="en",
    types=MappingProxyType(
        {CardType.MONSTER: "Monster", CardType.BATTLE: "Battle", CardType.STRATEGY: "Strategy"}
    ),
    threat="THREAT",
    counter="COUNTER",
    strategy="STRATEGY",
    base="BASE",
    type_base="Base",
    no_icon="TOKEN",
    no_ability="No ability",
    by_hand="Read the printed card",
    between_traits=" / ",
)
_JAPANESE = Words(
    language="ja",
    types=TYPES_JA,
    threat="脅威度",
    counter="撃退力",
    strategy="戦略",
    base="拠点",
    type_base="拠点",
    no_icon="トークン",
    no_ability="能力なし",
    by_hand="カードの文章を参照",
    between_traits="／",
)


def words_in(language: Language) -> Words:
    """The words of a language."""
    return _JAPANESE if language == "ja" else _ENGLISH
