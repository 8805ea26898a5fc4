"""What a set file may hold, as pydantic models: they check players' files, and the shipped ones on request.

Importing this module costs more than loading all shipped cards, so nothing on the start-up path does: the
shipped files are checked by the test suite and by ``deckbuilder data check``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, Literal, cast

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    create_model,
    field_validator,
)

from .abilities import Ability, parse_abilities
from .abilities.base import Number
from .facts import CardType, Color, Region
from .faults import Fault, faults_of
from .language import type_word
from .messages import say

Power = Number | Literal["X"]
"""Threat or counter power in points; some cards print an X."""

_POWER = {CardType.MONSTER: "threat", CardType.BATTLE: "counter_power"}


_SET = "E(?:(?:BP|SD|SC|FC)[0-9]{2}|PR)"


def _like(example: str) -> WrapValidator:
    """Refuses with an example, where pydantic would show a pattern."""

    def check(value: object, handler: ValidatorFunctionWrapHandler) -> object:
        try:
            return handler(value)
        except ValidationError:
            raise ValueError(say("expected something like {example}", example=example)) from None

    return WrapValidator(check)


def _on_one_line(text: str) -> str:
    if not text.strip() or len(text.splitlines()) > 1:
        raise ValueError(say("expected words on one line"))
    return text


Words = Annotated[str, Field(min_length=1, max_length=120), AfterValidator(_on_one_line)]
"""A name or a trait; lists show each on one line."""


class RegionFacts(BaseModel):
    """What a region's print says differently (R4.21)."""

    model_config = ConfigDict(extra="forbid")

    traits: tuple[Words, ...]


class CardFacts(BaseModel):
    """One card of a set file; ``abilities`` is checked separately."""

    model_config = ConfigDict(extra="forbid")

    number: Annotated[str, Field(pattern=rf"^{_SET}-(?:[0-9]{{3}}|T[0-9]{{2}})$"), _like("EBP01-016")]
    name: Words
    name_ja: Words | None = None
    type: CardType
    rank: Number = Field(ge=1, le=99)
    colors: tuple[Color, ...] = Field(min_length=1, max_length=4)
    traits: tuple[Words, ...] = ()
    threat: Power | None = Field(None, validate_default=True)
    counter_power: Power | None = Field(None, validate_default=True)
    invasion: Number | None = Field(None, ge=1, le=2)
    rarity: str | None = Field(None, min_length=1, max_length=8)
    nicknames: tuple[Words, ...] = ()
    regions: dict[Region, RegionFacts] = {}
    abilities: tuple[dict[str, Any], ...] = ()

    @field_validator("threat", "counter_power")
    @classmethod
    def _power_fits_the_type(cls, value: Power | None, info: ValidationInfo) -> Power | None:
        card_type, name = info.data.get("type"), info.field_name
        if card_type is None:  # the type itself is at fault
            return value
        if _POWER.get(card_type) != name:
            if value is not None:
                raise ValueError(say("a {type} card has no {name}", type=type_word(card_type), name=name))
        elif value is None or (isinstance(value, int) and value < 0):
            raise ValueError(
                say("a {type} card needs {name}: a number from 0, or X", type=type_word(card_type), name=name)
            )
        return value

    @field_validator("colors")
    @classmethod
    def _each_color_once(cls, value: tuple[Color, ...]) -> tuple[Color, ...]:
        if len(set(value)) < len(value):
            raise ValueError(say("expected each colour once"))
        return value

    @field_validator("rank")
    @classmethod
    def _rank_fits_the_type(cls, value: int, info: ValidationInfo) -> int:
        if info.data.get("type") is CardType.MONSTER and value > 4:
            raise ValueError(say("the rank of a monster card is 1 to 4"))
        return value


class SetFacts(BaseModel):
    """One row of ``sets.json``."""

    model_config = ConfigDict(extra="forbid")

    code: Annotated[str, Field(pattern=rf"^{_SET}$"), _like("EBP01")]
    name: str = Field(min_length=1)
    name_ja: str | None = None
    product: str = Field(min_length=1)
    released: dict[Region, date] = {}
    note: str = ""


def check_card(file: str, label: str, row: object) -> tuple[dict[str, Any] | None, bool, list[Fault]]:
    """The row in plain values, None if its facts are wrong; whether its abilities are right; every fault."""
    ability_faults = _ability_faults(file, label, row)
    try:
        facts = CardFacts.model_validate(row)
    except ValidationError as error:
        told = {fault.field for fault in ability_faults}
        wrong = [fault for fault in faults_of(file, label, "", error, row) if fault.field not in told]
        return None, False, wrong + ability_faults
    return facts.model_dump(mode="json"), not ability_faults, ability_faults


def _ability_faults(file: str, label: str, row: object) -> list[Fault]:
    abilities: Any = cast(dict[str, Any], row).get("abilities", ()) if isinstance(row, dict) else ()
    try:
        parse_abilities(abilities)
    except ValidationError as error:
        return faults_of(file, label, "abilities", error, abilities)
    return []


def check_sets(file: str, rows: Sequence[object]) -> list[Fault]:
    """Every fault of the rows of a list of sets."""
    try:
        TypeAdapter(list[SetFacts]).validate_python(rows)
    except ValidationError as error:
        return faults_of(file, "", "", error, rows)
    return []


def set_file_schema() -> dict[str, Any]:
    """The JSON Schema of a set file, abilities included."""
    fields: dict[str, Any] = {"abilities": (tuple[Ability, ...], ())}
    card = create_model("CardOfASetFile", __base__=CardFacts, **fields)
    card.__doc__ = "One card: its facts as printed and its abilities."
    schema = card.model_json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A set file: the cards of one set",
        "type": "array",
        "$defs": schema.pop("$defs"),
        "items": schema,
    }


def schema_text() -> str:
    """The text of ``card_data/card.schema.json``, which ``deckbuilder data schema`` writes."""
    return json.dumps(set_file_schema(), indent=1) + "\n"
