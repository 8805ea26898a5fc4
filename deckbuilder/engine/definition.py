"""What the engine knows of a card: a frozen definition from its data; states refer to it by uid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.numbers import CardNumber

from .abilities.model import NO_ABILITIES, Compiled

MONSTER, BATTLE, STRATEGY = 0, 1, 2
"""Card types as small numbers, which compare faster than enum members in the inner loop."""

_KINDS = {CardType.MONSTER: MONSTER, CardType.BATTLE: BATTLE, CardType.STRATEGY: STRATEGY}


@dataclass(frozen=True, slots=True)
class Evolution:
    """What may be played from the deck on top of the card when its controller's main phase begins (R20.9)."""

    rank_max: int
    trait: str


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """One rules card as the game needs it; the same object for every copy of the card in a game."""

    number: CardNumber
    name: str
    kind: int
    """``MONSTER``, ``BATTLE`` or ``STRATEGY``."""

    rank: int
    threat: int
    """Printed threat; 0 where an X is printed, which the card's own ability sets."""

    power: int
    """Printed counter power; 0 where an X is printed."""

    step: int
    """The invasion icon, 1 or 2; 0 for a card without one."""

    traits: frozenset[str]
    colors: frozenset[str]
    burst_from: int
    """The rank from which it may be played by Burst (R12.10); 0 without Burst."""

    evolution: Evolution | None
    is_base: bool
    is_token: bool
    start_zone: int
    """Where it starts as the rank I monster (R5.7)."""

    abilities: Compiled = NO_ABILITIES
    """What its text does, as far as it is played by the engine."""

    name_ja: str = ""
    """The Japanese name for whoever tells the game; empty where none is known."""


RAGE = Definition(
    number=CardNumber("RAGE"),
    name="Rage",
    kind=-1,
    rank=0,
    threat=0,
    power=0,
    step=0,
    traits=frozenset(),
    colors=frozenset(),
    burst_from=0,
    evolution=None,
    is_base=False,
    is_token=True,
    start_zone=1,
)
"""A rage card where one is a thing of its own: under a card that collects them. It is no card of any type."""


def define(
    card: Card,
    traits: tuple[str, ...] | None = None,
    *,
    abilities: bool = False,
    tokens: Mapping[str, Definition] | None = None,
) -> Definition:
    """The definition of a card; ``traits`` are those of the print in play where they differ (R4.21).

    Without ``abilities`` it has the rules and its keywords alone. With them, raises ``NotSupportedError``
    for a card whose text the engine cannot carry out.
    """
    keywords = {str(each.get("name")): each for each in card.ability_data if each.get("kind") == "keyword"}
    evolution = keywords.get("evolution")
    return Definition(
        number=card.number,
        name=card.name,
        kind=_KINDS[card.type],
        rank=card.rank,
        threat=card.threat or 0,
        power=card.counter_power or 0,
        step=card.invasion or 0,
        traits=frozenset(card.traits if traits is None else traits),
        colors=frozenset(color.value for color in card.colors),
        burst_from=_number(keywords.get("burst"), "from_rank"),
        evolution=Evolution(_number(evolution, "rank_max"), str(evolution["trait"])) if evolution else None,
        is_base="base" in keywords,
        is_token="token" in keywords,
        start_zone=_start_zone(card),
        abilities=_compile(card, tokens or {}) if abilities else NO_ABILITIES,
        name_ja=card.name_ja or "",
    )


def _compile(card: Card, tokens: Mapping[str, Definition]) -> Compiled:
    from .abilities.compiling import compile_card  # builds the models of the language, half a second

    return compile_card(card, tokens)


def _number(ability: Mapping[str, Any] | None, key: str) -> int:
    return int(ability[key]) if ability else 0


def _start_zone(card: Card) -> int:
    for ability in card.ability_data:
        if ability.get("kind") == "deck" and ability.get("rule") == "start_zone":
            return int(ability["zone"])
    return 1
