"""What every node of the ability language shares, and its small closed word lists (EFFECTS B0)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, Strict

Who = Literal["you", "opp", "each"]
"""A player, seen from the ability's controller."""

Side = Literal["you", "opp"]
Place = Literal[
    "zones",
    "discard",
    "strategy",
    "under_self",
    "deck",
    "hand",
    "play",
    "under_my_monster",
    "monster_deck",
    "monster",
]
RefName = Literal[
    "self",
    "my_monster",
    "opp_monster",
    "milled",
    "revealed",
    "discarded",
    "found",
    "chosen",
    "host",
    "played",
    "created",
    "event",
    "invasion_discard",
    "linked",
]
"""Fixed cards (self and the two monsters) and the variables of one resolution."""

MonsterName = Literal["self", "my_monster", "opp"]
"""A monster named by an action or a condition: this card, yours, the enemy's."""

Phase = Literal["main", "counter", "end"]
Cause = Literal["any", "opp_effect", "invasion_cost"]
Comparison = Literal[">=", "<=", "=="]
Duration = Literal["turn", "game"]
Keyword = Literal["burst", "evolution", "base"]
Number = Annotated[int, Strict()]
"""A whole number: neither ``"3"`` nor ``true`` passes, since set files are also used as they are written."""

Zone = Annotated[Number, Field(ge=1, le=8)]
MonsterRank = Annotated[Number, Field(ge=1, le=4)]
Step = Literal[1, 2]
Positive = Annotated[Number, Field(ge=1)]
NonNegative = Annotated[Number, Field(ge=0)]

_T = TypeVar("_T")


def _one_as_tuple(value: object) -> object:
    """A single word stands for a list of one: ``"red"`` and ``["red"]`` mean the same."""
    return (value,) if isinstance(value, str) else value


AnyOf = Annotated[
    tuple[_T, ...],
    BeforeValidator(_one_as_tuple, json_schema_input_type=_T | tuple[_T, ...]),
    Field(min_length=1),
]
"""One value or a list of them; a list means "any of"."""


class Node(BaseModel):
    """One item of the ability language: frozen, no unknown keys, written under the names of the data."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        validate_by_name=True,
        validate_by_alias=True,
        defer_build=True,  # built once, by the adapter of a whole card: a fifth of the time
    )
