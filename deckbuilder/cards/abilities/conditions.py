"""What must hold: the conditions of abilities (EFFECTS B.cond)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from deckbuilder.cards.facts import Color

from .base import Comparison, MonsterName, Node, NonNegative, RefName, Side, Zone
from .selectors import CardFilter, RefRanks, Selector


class CountCondition(Node):
    """So many selected cards are there."""

    cond: Literal["count"]
    of: Selector
    cmp: Comparison
    n: NonNegative


class ColorsCondition(Node):
    """The selected cards show so many different colours."""

    cond: Literal["colors"]
    of: Selector
    cmp: Comparison
    n: NonNegative


class RageCondition(Node):
    """That monster's player has so much rage."""

    cond: Literal["rage"]
    of: MonsterName
    cmp: Comparison
    n: NonNegative


class MonsterZoneCondition(Node):
    """That player's monster stands between two zones, or in a zone numbered as one of the ranks."""

    cond: Literal["monster_zone"]
    of: Side
    min: Zone | None = None
    max: Zone | None = None
    ranks: RefRanks | None = Field(None, alias="in")


class MonsterRankCondition(Node):
    """That player's monster has such a rank."""

    cond: Literal["monster_rank"]
    of: Side
    cmp: Comparison
    n: NonNegative


class SelfColumnCondition(Node):
    """This card is in the column of that monster (of that colour)."""

    cond: Literal["self_column"]
    other: RefName = Field(alias="with")
    color: Color | None = None


class SelfZoneCondition(Node):
    """This card is in one of these zones."""

    cond: Literal["self_zone"]
    zones: tuple[Zone, ...]


class SelfAdjacentCondition(Node):
    """This card is next to that monster (R2.8)."""

    cond: Literal["self_adjacent"]
    other: RefName = Field(alias="with")


class SelfSameNumberCondition(Node):
    """This card's zone has the same number as that monster's."""

    cond: Literal["self_same_number"]
    other: RefName = Field(alias="with")


class InvadedThisTurn(Node):
    """This card, or the controller's monster, advanced by invasion this turn (R13.12)."""

    cond: Literal["invaded_this_turn"]
    who: Literal["self", "you"]


class InvadedZonesCondition(Node):
    """The controller's monster advanced so many zones by invasion this turn."""

    cond: Literal["invaded_zones"]
    cmp: Comparison
    n: NonNegative


class EmptyZonesCondition(Node):
    """That player has so many empty zones (R2.12)."""

    cond: Literal["empty_zones"]
    of: Side
    cmp: Comparison
    n: NonNegative


class ZoneNextTo(Node):
    """The zones next to a card."""

    adj: RefName


class EveryZoneCondition(Node):
    """Every such zone holds such a card."""

    cond: Literal["every_zone"]
    where: ZoneNextTo
    has: CardFilter


class DestroyedThisTurn(Node):
    """A battle card of that player was destroyed this turn, by any cause."""

    cond: Literal["destroyed_this_turn"]
    who: Side


class NotBehind(Node):
    """The zone number of the controller's monster is at least the enemy monster's."""

    cond: Literal["not_behind"]


class StepCrushed(Node):
    """The advance that triggered this crushed a battle card of that player."""

    cond: Literal["step_crushed"]
    who: Side


class RefIs(CardFilter):
    """The referred card is like that, by its printed facts."""

    cond: Literal["ref_is"]
    ref: RefName


class RefAny(CardFilter):
    """At least one of the referred cards is like that."""

    cond: Literal["ref_any"]
    ref: RefName


class TraitsDiffer(Node):
    """The referred cards have different sets of traits; with ``both_have`` each must have one."""

    cond: Literal["traits_differ"]
    ref: RefName
    both_have: bool = False


class AllOf(Node):
    """Every one of these conditions."""

    cond: Literal["and"]
    all: tuple[Condition, ...] = Field(min_length=2)


Condition = Annotated[
    CountCondition
    | ColorsCondition
    | RageCondition
    | MonsterZoneCondition
    | MonsterRankCondition
    | SelfColumnCondition
    | SelfZoneCondition
    | SelfAdjacentCondition
    | SelfSameNumberCondition
    | InvadedThisTurn
    | InvadedZonesCondition
    | EmptyZonesCondition
    | EveryZoneCondition
    | DestroyedThisTurn
    | NotBehind
    | StepCrushed
    | RefIs
    | RefAny
    | TraitsDiffer
    | AllOf,
    Field(discriminator="cond"),
]
