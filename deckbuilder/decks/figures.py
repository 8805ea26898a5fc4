"""The figures of a deck as values (4.4), made by ``statistics``; unless said otherwise of the main deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from deckbuilder.cards.card import Requirement
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.numbers import CardNumber

from .deck import STEP_2_LIMIT

ColorStack = Mapping[tuple[Color, ...], int]
"""Copies by the colours printed on a card, in the order in which bars are stacked: single colours first."""

BEST_ZONES = 8
"""A player has eight zones for battle cards (R15.5)."""


@dataclass(frozen=True, slots=True)
class RankColumn:
    """One bar of the rank curve: battle and strategy cards of a rank."""

    rank: int
    battle: ColorStack
    strategy: ColorStack

    @property
    def total(self) -> int:
        """Copies of the rank."""
        return sum(self.battle.values()) + sum(self.strategy.values())


@dataclass(frozen=True, slots=True)
class MonsterColumn:
    """The monsters of one rank in the main deck."""

    rank: int
    colors: ColorStack
    followers: int
    """Main-deck monsters that may be played on the monster deck's one of the rank (R12.2, R12.10, R12.17)."""

    burst: int
    """Main-deck monsters with Burst from this rank (R12.10)."""

    @property
    def total(self) -> int:
        """Copies of the rank."""
        return sum(self.colors.values())


@dataclass(frozen=True, slots=True)
class StepCounts:
    """Invasion icons of the main deck; step-2 cards have a cap (R4.7)."""

    one: int
    two: int
    none: int
    cap: int = STEP_2_LIMIT


@dataclass(frozen=True, slots=True)
class TraitRow:
    """Copies of cards with a trait, in both decks."""

    trait: str
    monsters: int
    """Monster cards of both decks, which must share traits to follow each other."""

    battle: int
    strategy: int

    @property
    def total(self) -> int:
        """Copies in both decks."""
        return self.monsters + self.battle + self.strategy


@dataclass(frozen=True, slots=True)
class ChainStep:
    """One rank up of the monster deck (R15.12): from a rank to the next."""

    rank: int
    """The lower rank, 1 to 3."""

    lower: CardNumber | None
    upper: CardNumber | None
    """None when the monster deck has no or several monsters of the rank."""

    shared: tuple[str, ...] = ()
    by_text: bool = False
    """No trait is shared, but the upper card's text allows the step (R15.19)."""

    alternatives: tuple[CardNumber, ...] = ()
    """Main-deck monsters of the next rank that would continue a broken chain."""

    @property
    def holds(self) -> bool | None:
        """Whether the rank up can happen; None when a monster is missing or doubled."""
        return None if self.lower is None or self.upper is None else bool(self.shared) or self.by_text


@dataclass(frozen=True, slots=True)
class CounterPower:
    """Printed counter power of the battle cards; a printed X counts as 0 in sums and averages."""

    count: int
    total: int
    best: int
    """Sum of the eight strongest copies, one for each zone."""

    unprinted: int
    """Copies with a printed X."""

    spread: Mapping[int, int]
    """Copies by counter power, smallest first, without X."""

    @property
    def average(self) -> float | None:
        """Mean of the cards that print a number; None without any."""
        printed = self.count - self.unprinted
        return self.total / printed if printed else None


@dataclass(frozen=True, slots=True)
class SourceCounts:
    """Copies that do something for their player, by their abilities."""

    rage_discards: int
    """Monster cards: each can be discarded for one rage (R11.1)."""

    rage_cards: int
    """Cards with an ability that gives the own monster rage."""

    draw: int
    search: int
    """Cards that find cards in the deck: search, or take from the top."""

    unread: int
    """Cards whose abilities are not in the data."""


@dataclass(frozen=True, slots=True)
class Copies:
    """One rules card over both decks and all its prints (R4.5)."""

    number: CardNumber
    main: int
    monster: int
    prints: tuple[str, ...]
    """As printed, each once, in deck order."""

    @property
    def total(self) -> int:
        """Copies over both decks."""
        return self.main + self.monster


@dataclass(frozen=True, slots=True)
class RequirementStatus:
    """One condition of the Resonance and how the deck stands."""

    requirement: Requirement
    misfits: tuple[CardNumber, ...]
    """Cards of either deck that break it."""

    count: int
    """Main-deck cards of the type, for a smallest number (R4.14)."""

    @property
    def met(self) -> bool:
        """Whether the deck fulfils it now."""
        return not self.misfits and self.count >= (self.requirement.min_count or 0)


@dataclass(frozen=True, slots=True)
class ResonanceStatus:
    """The Resonance of the rank I monster (R4.11)."""

    monster: CardNumber
    colors: tuple[Color, ...]
    requirements: tuple[RequirementStatus, ...]

    @property
    def met(self) -> bool:
        """Whether every condition is fulfilled."""
        return all(requirement.met for requirement in self.requirements)


@dataclass(frozen=True, slots=True)
class DeckStatistics:
    """All figures of one deck."""

    main: int
    """Cards in the main deck, unknown ones too; of ``MAIN_DECK_SIZE``."""

    monster: int
    """Cards in the monster deck, unknown ones too; of ``MONSTER_DECK_SIZE``."""

    unknown: int
    """Cards of both decks that are not in the database and in no other figure."""

    types: Mapping[CardType, int]
    ranks: tuple[RankColumn, ...]
    """Ranks 1 to 8, and above that those the deck has."""

    monsters: tuple[MonsterColumn, ...]
    """Ranks I to IV."""

    steps: StepCounts
    colors: Mapping[Color, int]
    """Cards of both decks that have the colour; one with two colours counts for both."""

    allowed_colors: frozenset[Color] | None
    """What the rank I monster allows, white included (R4.8-R4.11); None without exactly one."""

    off_color: tuple[CardNumber, ...]
    """Cards of either deck with none of the allowed colours."""

    traits: tuple[TraitRow, ...]
    """The most frequent first."""

    chain: tuple[ChainStep, ...]
    """From I to II, II to III, III to IV."""

    counter_power: CounterPower
    sources: SourceCounts
    any_copies: tuple[Copies, ...]
    """Cards of which a deck may hold any number (R4.4)."""

    copies: tuple[Copies, ...]
    """Every known card, by number."""

    resonance: ResonanceStatus | None
    """None unless the only rank I monster has Resonance."""

    @property
    def duplicates(self) -> tuple[Copies, ...]:
        """The cards that stand in both decks or in several prints: they count together (R4.3, R4.5)."""
        return tuple(row for row in self.copies if len(row.prints) > 1 or (row.main and row.monster))
