"""Which monster may stand on which: rank up after a counter (R15.12), plays from hand (R12.2, R12.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Region


class _PlayRules(NamedTuple):
    """What a monster card's own text says about where it may be played."""

    burst_from: frozenset[int]
    """Ranks of monsters on which it may be played by Burst."""

    alternatives: tuple[_Alternative, ...]


class _Alternative(NamedTuple):
    """A monster on which the text allows the card to be played without the usual conditions (R12.17)."""

    rank: int | None
    traits: frozenset[str]
    rank_up: bool
    """It holds for the rank up after a counter too (R15.19)."""

    def allows(self, lower: Card, region: Region) -> bool:
        return (self.rank is None or self.rank == lower.rank) and not (
            self.traits and self.traits.isdisjoint(lower.traits_in(region))
        )


def shared_traits(lower: Card, higher: Card, region: Region) -> tuple[str, ...]:
    """The traits two monsters have in common, in the printed order of the lower one."""
    others = higher.traits_in(region)
    return tuple(trait for trait in lower.traits_in(region) if trait in others)


@lru_cache(maxsize=16384)
def can_rank_up(lower: Card, higher: Card, region: Region) -> bool:
    """Whether a monster of the next rank may be put on the lower one after a counter (R15.12, R15.19)."""
    if shared_traits(lower, higher, region):
        return True
    return any(each.rank_up and each.allows(lower, region) for each in _play_rules(higher).alternatives)


@lru_cache(maxsize=16384)
def can_replace(monster: Card, card: Card, region: Region) -> bool:
    """Whether a monster card may be played from hand on a monster: same rank or Burst, or its own text."""
    rules = _play_rules(card)
    fits_rank = card.rank == monster.rank or monster.rank in rules.burst_from
    if fits_rank and shared_traits(monster, card, region):
        return True
    return any(each.allows(monster, region) for each in rules.alternatives)


def burst_ranks(card: Card) -> frozenset[int]:
    """The ranks of monsters on which a card may be played by Burst (R12.10)."""
    return _play_rules(card).burst_from


@lru_cache(maxsize=8192)
def _play_rules(card: Card) -> _PlayRules:
    """Read from the ability data itself: building the ability models costs more than a whole check."""
    burst: set[int] = set()
    alternatives: list[_Alternative] = []
    for ability in () if card.manual else card.ability_data:
        if ability.get("kind") == "keyword" and ability.get("name") == "burst":
            burst.add(ability["from_rank"])
        elif ability.get("kind") == "play" and ability.get("rule") == "alt_monster":
            alternatives.append(_alternative(ability))
    return _PlayRules(frozenset(burst), tuple(alternatives))


def _alternative(ability: Mapping[str, Any]) -> _Alternative:
    on: Mapping[str, Any] = ability["on"]
    traits: str | Sequence[str] = on.get("trait", ())
    named = {traits} if isinstance(traits, str) else traits
    return _Alternative(on.get("rank"), frozenset(named), bool(ability.get("rank_up", False)))
