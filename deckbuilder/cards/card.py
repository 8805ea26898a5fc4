"""One rules card: its facts, and its abilities and text made from the data when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .facts import ROMAN, CardType, Color, Region
from .numbers import CardNumber, natural_key

if TYPE_CHECKING:
    from .abilities import Ability


class CardStatus(StrEnum):
    """How much of a card the ability data covers."""

    VANILLA = "vanilla"
    """It has no abilities."""

    FULL = "full"
    """Every ability is in the data."""

    MANUAL = "manual"
    """Some ability could not be read; the card is shown and players carry it out by hand."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """What a Resonance asks of the cards of one type in both decks (R4.13)."""

    type: CardType
    traits: tuple[str, ...] = ()
    """Every card of the type must have one of these; empty for no such demand."""

    rank_min: int | None = None
    min_count: int | None = None
    """So many cards of the type must be in the main deck (R4.14)."""


@dataclass(frozen=True, slots=True)
class Resonance:
    """The deck rule of a rank I monster that lets colours mix (R4.11)."""

    colors: tuple[Color, ...]
    requirements: tuple[Requirement, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Card:
    """A rules card. Frozen; two cards are the same only if they are the same object of one catalogue."""

    number: CardNumber
    name: str
    type: CardType
    rank: int
    """1-4 for monsters (printed I-IV), else 1-8; one card prints 23."""

    colors: tuple[Color, ...]
    """As printed, at least one."""

    traits: tuple[str, ...] = ()
    threat: int | None = None
    """Printed threat of a monster; None for a printed X and for other types."""

    counter_power: int | None = None
    """Printed counter power of a battle card; None for a printed X and for other types."""

    invasion: int | None = None
    """The step icon, 1 or 2; None on a card without one (R3.6)."""

    name_ja: str | None = None
    rarity: str | None = None
    nicknames: tuple[str, ...] = ()
    traits_by_region: Mapping[Region, tuple[str, ...]] = field(default_factory=dict[Region, tuple[str, ...]])
    """Traits of a region's print where they differ from ``traits`` (R4.21)."""

    keywords: frozenset[str] = frozenset()
    """The keyword macros it has: ``burst``, ``evolution``, ``base``, ``token``."""

    any_copies: bool = False
    """A deck may hold any number of this card (R4.4)."""

    resonance: Resonance | None = None
    ability_data: tuple[Mapping[str, Any], ...] = ()
    """The abilities as written in the set file, all of them checked; empty for a ``manual`` card."""

    manual: bool = False
    """True when the file's abilities could not be read; nothing of them is kept."""

    @cached_property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities in printed order; raises ``pydantic.ValidationError`` for data never checked."""
        from .abilities import parse_abilities

        return parse_abilities(self.ability_data)

    @cached_property
    def text(self) -> str:
        """The English rules text, one ability a line, made from ``abilities``; empty without any."""
        from .wording import card_text

        return card_text(self)

    @property
    def status(self) -> CardStatus:
        """How much of the card the ability data covers."""
        if self.manual:
            return CardStatus.MANUAL
        return CardStatus.FULL if self.ability_data else CardStatus.VANILLA

    @property
    def set_code(self) -> str:
        """The set's code, ``EBP01``."""
        return self.number.partition("-")[0]

    @property
    def power(self) -> int | None:
        """Threat or counter power, whichever the type has; None for X and for strategy cards."""
        return self.threat if self.type is CardType.MONSTER else self.counter_power

    @property
    def power_label(self) -> str:
        """The power as players read it: ``18,000``, ``X``, or an empty string for strategy cards."""
        if self.type is CardType.STRATEGY:
            return ""
        return "X" if self.power is None else f"{self.power:,}"

    @property
    def rank_label(self) -> str:
        """The rank as printed: Roman for monsters."""
        return ROMAN.get(self.rank, str(self.rank)) if self.type is CardType.MONSTER else str(self.rank)

    @property
    def is_token(self) -> bool:
        """True for a card kept outside the decks (R19)."""
        return "token" in self.keywords

    @property
    def is_base(self) -> bool:
        """True for a base (R20.11)."""
        return "base" in self.keywords

    def traits_in(self, region: Region) -> tuple[str, ...]:
        """The traits of that region's print (R4.21)."""
        return self.traits_by_region.get(region, self.traits)

    @cached_property
    def sort_key(self) -> tuple[int, str, int, str, int]:
        """Natural order of numbers: promos last, tokens after the cards of their set."""
        return natural_key(self.number)

    def __repr__(self) -> str:
        return f"<Card {self}>"

    def __str__(self) -> str:
        return f"{self.number} {self.name}"
