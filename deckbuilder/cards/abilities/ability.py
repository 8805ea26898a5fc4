"""The abilities themselves: triggers, statics, replacements, play rules, keywords, deck rules (A1)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from deckbuilder.cards.facts import CardType, Color

from .base import AnyOf, MonsterRank, Node, NonNegative, Number, Positive, Zone
from .conditions import Condition
from .control import Action
from .events import Event, ReplacedEvent
from .selectors import Amount, CardsIn, CardsOf
from .statics import StaticEffect


class Gated(Node):
    """What decides whether the ability exists at all (A4)."""

    turn: Literal["you", "opp"] | None = None
    awakening: Zone | None = None
    overwhelm: Literal[True] | None = None
    condition: Condition | None = Field(None, alias="if")


class Trigger(Gated):
    """Waits for one event, then resolves."""

    kind: Literal["trigger"]
    on: Event
    may: bool = False
    do: tuple[Action, ...] = Field(min_length=1)


class Static(Gated):
    """Holds as long as its gates and its condition hold."""

    kind: Literal["static"]
    apply: tuple[StaticEffect, ...] = Field(min_length=1)


class Replace(Gated):
    """Changes an event before it happens (A9)."""

    kind: Literal["replace"]
    of: ReplacedEvent
    may: bool = False
    cost: tuple[Action, ...] = ()
    instead: tuple[Action, ...] = Field(min_length=1)
    icon_from: Literal["milled"] | None = None


class RankMod(Gated):
    """The card's rank for playing it from hand changes, perhaps for a cost."""

    kind: Literal["play"]
    rule: Literal["rank_mod"]
    amount: Amount
    cost: tuple[Action, ...] = ()


class AltMonster(Gated):
    """The monster may also be played on such a monster, and rank up on it with ``rank_up`` (R15.19)."""

    kind: Literal["play"]
    rule: Literal["alt_monster"]
    on: CardsOf
    cost: tuple[Action, ...] = ()
    rank_up: bool = False


class OnTop(Gated):
    """The card may be played on top of such a card, with its rank changed."""

    kind: Literal["play"]
    rule: Literal["on_top_of"]
    on: CardsIn
    amount: Number


class ZoneOnly(Gated):
    """The card may only be played in these zones."""

    kind: Literal["play"]
    rule: Literal["zone_only"]
    zones: tuple[Zone, ...] = Field(min_length=1)


class CannotBePlayed(Gated):
    """The card cannot be played while the condition holds, by an effect either with ``any_origin``."""

    kind: Literal["play"]
    rule: Literal["cannot_play"]
    any_origin: bool = False


PlayRule = Annotated[RankMod | AltMonster | OnTop | ZoneOnly | CannotBePlayed, Field(discriminator="rule")]


class Burst(Node):
    """May be played while the current monster has that rank (R12.10)."""

    kind: Literal["keyword"]
    name: Literal["burst"]
    from_rank: MonsterRank


class Evolution(Node):
    """May be covered from the deck at the start of the main phase (R20.9)."""

    kind: Literal["keyword"]
    name: Literal["evolution"]
    rank_max: Positive
    trait: str


class Base(Node):
    """Stays through start phases; destroyed when a monster invades into zones 6-8 (R20.11)."""

    kind: Literal["keyword"]
    name: Literal["base"]


class Token(Node):
    """Never in a deck; gone when it leaves the zones (R19)."""

    kind: Literal["keyword"]
    name: Literal["token"]


KeywordAbility = Annotated[Burst | Evolution | Base | Token, Field(discriminator="name")]


class AnyCopies(Node):
    """Any number of copies may be in a deck (R4.4)."""

    kind: Literal["deck"]
    rule: Literal["any_copies"]


class Requirement(Node):
    """What Resonance asks of the cards of one type in both decks (R4.13)."""

    type: CardType
    trait: AnyOf[str] | None = None
    rank_min: NonNegative | None = None
    min_count: Positive | None = None


class Resonance(Node):
    """As the rank I monster: these colours may be mixed if the requirements are met (R4.11)."""

    kind: Literal["deck"]
    rule: Literal["resonance"]
    colors: tuple[Color, ...] = Field(min_length=2)
    require: tuple[Requirement, ...] = Field(min_length=1)


class StartZone(Node):
    """As the rank I monster: the game begins in this zone (R5.7)."""

    kind: Literal["deck"]
    rule: Literal["start_zone"]
    zone: Zone


DeckRule = Annotated[AnyCopies | Resonance | StartZone, Field(discriminator="rule")]

Ability = Annotated[
    Trigger | Static | Replace | PlayRule | KeywordAbility | DeckRule, Field(discriminator="kind")
]
