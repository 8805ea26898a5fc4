"""The ability language: one frozen model a vocabulary item, no free dictionaries (EFFECTS part B).

    >>> from deckbuilder.cards.abilities import parse_abilities
    >>> parse_abilities([{"kind": "keyword", "name": "burst", "from_rank": 2}])
    (Burst(kind='keyword', name='burst', from_rank=2),)

Importing this package builds some 150 models, so callers on the start-up path import it when first needed.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from .ability import (
    Ability,
    AltMonster,
    AnyCopies,
    Base,
    Burst,
    CannotBePlayed,
    DeckRule,
    Evolution,
    Gated,
    KeywordAbility,
    OnTop,
    PlayRule,
    RankMod,
    Replace,
    Requirement,
    Resonance,
    StartZone,
    Static,
    Token,
    Trigger,
    ZoneOnly,
)


@lru_cache(maxsize=1)
def _adapter() -> TypeAdapter[tuple[Ability, ...]]:
    return TypeAdapter(tuple[Ability, ...])


def parse_abilities(data: Sequence[Any]) -> tuple[Ability, ...]:
    """The abilities written in ``data``; raises ``pydantic.ValidationError`` that lists every fault."""
    return _adapter().validate_python(data)


__all__ = [
    "Ability",
    "AltMonster",
    "AnyCopies",
    "Base",
    "Burst",
    "CannotBePlayed",
    "DeckRule",
    "Evolution",
    "Gated",
    "KeywordAbility",
    "OnTop",
    "PlayRule",
    "RankMod",
    "Replace",
    "Requirement",
    "Resonance",
    "StartZone",
    "Static",
    "Token",
    "Trigger",
    "ZoneOnly",
    "parse_abilities",
]
