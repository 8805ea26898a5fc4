"""Which cards an ability speaks of, and how many: filters, selectors, picks, quantities (B.sel to B.qty)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal, cast

from pydantic import Discriminator, Field, Tag

from deckbuilder.cards.facts import CardType, Color

from .base import (
    AnyOf,
    Keyword,
    MonsterName,
    Node,
    NonNegative,
    Number,
    Place,
    Positive,
    RefName,
    Side,
    Step,
    Who,
    Zone,
)

# ---- quantities ------------------------------------------------------------------------------------------


class CountOf(Node):
    """``x`` for each selected card; with ``every`` only full sets of that many count (A5)."""

    qty: Literal["count"]
    of: Selector
    x: Number
    every: Positive | None = None


class ColorsOf(Node):
    """``x`` for each different colour among the selected cards; white is a colour (A10.8)."""

    qty: Literal["colors"]
    of: Selector
    x: Number


class MonsterRankOf(Node):
    """``x`` for each rank of that player's monster."""

    qty: Literal["monster_rank"]
    of: Side
    x: Number


class RageOf(Node):
    """``x`` for each point of rage of that monster's player."""

    qty: Literal["rage"]
    of: MonsterName
    x: Number


class EmptyZonesOf(Node):
    """``x`` for each empty zone of that player (R2.12)."""

    qty: Literal["empty_zones"]
    of: Side
    x: Number


class InvadedZones(Node):
    """``x`` for each zone the controller's monster advanced by invasion this turn."""

    qty: Literal["invaded_zones"]
    x: Number


class RefRank(Node):
    """The rank of the referred card."""

    qty: Literal["ref_rank"]
    ref: RefName


class RefRanks(Node):
    """The ranks of the referred cards, as a list to compare zone numbers with."""

    qty: Literal["ref_ranks"]
    ref: RefName


class RefCount(Node):
    """``x`` for each referred card."""

    qty: Literal["ref_count"]
    ref: RefName
    x: Number


class EventAmount(Node):
    """The amount of the event that triggered the ability."""

    qty: Literal["event_amount"]


Quantity = Annotated[
    CountOf
    | ColorsOf
    | MonsterRankOf
    | RageOf
    | EmptyZonesOf
    | InvadedZones
    | RefRank
    | RefRanks
    | RefCount
    | EventAmount,
    Field(discriminator="qty"),
]
Amount = Number | Quantity
"""A fixed number or one read from the board when it is needed."""

# ---- picks -----------------------------------------------------------------------------------------------


class EachOf(Node):
    """One slot per listed value: one card of each name, or of each colour."""

    name: tuple[str, ...] | None = None
    color: tuple[Color, ...] | None = None


class PickAll(Node):
    """Every selected card; nothing to choose."""

    all: Literal[True]


class PickCount(Node):
    """``n`` cards, or up to ``n``; in zone order and one by one where the text says so (A5)."""

    n: Positive | Quantity
    up_to: bool = False
    order: Literal["zone_asc"] | None = None
    one_by_one: bool = False


class PickAny(Node):
    """Any number of cards whose ranks sum to the limit at most."""

    any: Literal[True]
    sum_rank_max: Amount


class PickMax(Node):
    """As many as possible."""

    max: Literal[True]


class PickEach(Node):
    """``n`` (or up to ``n``) for each of the listed names or colours."""

    each_of: EachOf
    n: Positive
    up_to: bool = False


def _keys(value: object) -> Collection[str]:
    if isinstance(value, dict):
        return cast("dict[str, object]", value).keys()
    return value.model_fields_set if isinstance(value, Node) else ()


def _pick_kind(value: object) -> str:
    keys = _keys(value)
    return next((key for key in ("all", "any", "max", "each_of") if key in keys), "n")


Pick = Annotated[
    Annotated[PickAll, Tag("all")]
    | Annotated[PickAny, Tag("any")]
    | Annotated[PickMax, Tag("max")]
    | Annotated[PickEach, Tag("each_of")]
    | Annotated[PickCount, Tag("n")],
    Discriminator(_pick_kind),
]

# ---- filters and selectors -------------------------------------------------------------------------------


class RankRef(Node):
    """A rank measured from a monster: exactly ``plus`` above it."""

    of: Literal["my_monster"]
    plus: Number


class CardFilter(Node):
    """What a card must be like; every given field must hold, a list inside a field means "any of"."""

    type: AnyOf[CardType] | None = None
    rank: NonNegative | None = None
    rank_max: Amount | None = None
    rank_min: NonNegative | None = None
    rank_not: NonNegative | None = None
    rank_ref: RankRef | None = None
    trait: AnyOf[str] | None = None
    traits_all: tuple[str, ...] | None = None
    shares_trait: Literal["my_monster"] | None = None
    name: AnyOf[str] | None = None
    name_has: str | None = None
    same_name_as: Literal["self"] | None = None
    color: AnyOf[Color] | None = None
    not_color: Color | None = None
    icon: Step | None = None
    has: Keyword | None = None
    cp_max: NonNegative | None = None
    threat_max: NonNegative | None = None
    lowest: Literal["rank"] | None = None


class PlaceFilter(CardFilter):
    """A card filter that also looks at where the card lies."""

    col: RefName | None = None
    adj: RefName | None = None
    area: Literal["chosen"] | None = None
    chosen_zone: Literal[True] | None = None
    zones: tuple[Zone, ...] | None = None
    zone_in: RefRanks | None = None
    same_no: Literal["self"] | None = None
    edge: Literal["left", "right"] | None = None
    other: Literal[True, "chosen"] | None = None


class CardsIn(PlaceFilter):
    """Cards in a place of a player; without ``pick`` a set to count or to affect as a whole."""

    of: Who
    place: Place = Field(alias="in")
    pick: Pick | None = None


class CardsOf(PlaceFilter):
    """The referred card or cards that pass the filters."""

    ref: RefName
    pick: Pick | None = None


def selector_kind(value: object) -> str:
    """The tag of a selector: by reference or by place."""
    return "ref" if "ref" in _keys(value) else "in"


Selector = Annotated[
    Annotated[CardsIn, Tag("in")] | Annotated[CardsOf, Tag("ref")], Discriminator(selector_kind)
]
