"""Reading set files: the border where JSON becomes cards, with every fault of a file reported at once.

A set file is a JSON list of cards (ARCHITECTURE 2). The facts are checked at every start; the abilities of
the shipped files are checked by the test suite and by ``deckbuilder data check``, those of a user's file when
it is loaded, because building the models of the ability language costs more than everything else at start-up.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from .card import Card, Requirement, Resonance
from .facts import CardType, Color, Region
from .faults import Fault, faults_of
from .numbers import CardNumber

_POWER = {CardType.MONSTER: "threat", CardType.BATTLE: "counter_power"}
MAX_FILE_BYTES = 16 * 1024 * 1024


class RegionFacts(BaseModel):
    """What a region's print says differently (R4.21)."""

    model_config = ConfigDict(extra="forbid")

    traits: tuple[str, ...]


class CardFacts(BaseModel):
    """One card of a set file; ``abilities`` is checked separately."""

    model_config = ConfigDict(extra="forbid")

    number: str = Field(pattern=r"^E(?:(?:BP|SD|SC|FC)[0-9]{2}|PR)-(?:[0-9]{3}|T[0-9]{2})$")
    name: str = Field(min_length=1, max_length=120)
    name_ja: str | None = Field(None, min_length=1, max_length=120)
    type: CardType
    rank: int = Field(ge=1, le=99)
    colors: tuple[Color, ...] = Field(min_length=1, max_length=4)
    traits: tuple[str, ...] = ()
    threat: int | str | None = Field(None, validate_default=True)
    counter_power: int | str | None = Field(None, validate_default=True)
    invasion: int | None = Field(None, ge=1, le=2)
    rarity: str | None = Field(None, min_length=1, max_length=8)
    nicknames: tuple[str, ...] = ()
    regions: dict[Region, RegionFacts] = {}
    abilities: tuple[dict[str, Any], ...] = ()

    @field_validator("threat", "counter_power")
    @classmethod
    def _power_fits_the_type(cls, value: int | str | None, info: ValidationInfo) -> int | str | None:
        card_type, name = info.data.get("type"), info.field_name
        if card_type is None:  # the type itself is at fault
            return value
        if _POWER.get(card_type) != name:
            if value is not None:
                raise ValueError(f"a {card_type} card has no {name}")
        elif not (value == "X" or (isinstance(value, int) and value >= 0)):
            raise ValueError(f"a {card_type} card needs {name}: a number from 0, or X")
        return value

    @field_validator("rank")
    @classmethod
    def _rank_fits_the_type(cls, value: int, info: ValidationInfo) -> int:
        if info.data.get("type") is CardType.MONSTER and value > 4:
            raise ValueError("the rank of a monster card is 1 to 4")
        return value


class LoadedSet(NamedTuple):
    """The readable cards of a file and what is wrong with the rest."""

    cards: tuple[Card, ...]
    faults: tuple[Fault, ...]
    content: bytes = b""
    """The file as it was read; empty when it could not be."""


def read_set(path: Path, *, check_abilities: bool) -> LoadedSet:
    """Read one set file; a file that cannot be read at all gives no cards and one fault."""
    try:
        if not path.is_file():  # a named pipe would be waited for without end
            return _unreadable(
                path, "is not a file, expected a set file" if path.exists() else "does not exist"
            )
        if path.stat().st_size > MAX_FILE_BYTES:
            return _unreadable(path, f"larger than {MAX_FILE_BYTES // 2**20} MB, expected a list of cards")
        content = path.read_bytes()
    except OSError as error:
        return _unreadable(path, f"cannot be read: {error.strerror or error}")
    try:
        data: Any = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        return _unreadable(path, f"is not JSON: {error}", content)
    if not isinstance(data, list):
        return _unreadable(path, "expected a JSON list of cards", content)
    cards, faults = _read_cards(path.name, cast(Iterable[Any], data), check_abilities=check_abilities)
    return LoadedSet(tuple(cards), tuple(faults), content)


def _unreadable(path: Path, message: str, content: bytes = b"") -> LoadedSet:
    return LoadedSet((), (Fault(path.name, "", "", message),), content)


def _read_cards(file: str, rows: Iterable[Any], *, check_abilities: bool) -> tuple[list[Card], list[Fault]]:
    adapter = TypeAdapter(CardFacts)
    cards: dict[str, Card] = {}
    faults: list[Fault] = []
    for index, row in enumerate(rows, start=1):
        label = _label(row, index)
        ability_faults = _ability_faults(file, label, row) if check_abilities else []
        try:
            facts = adapter.validate_python(row)
        except ValidationError as error:
            ill_formed = {fault.field for fault in ability_faults}
            faults += [f for f in faults_of(file, label, "", error, row) if f.field not in ill_formed]
            faults += ability_faults
            continue
        faults += ability_faults
        if facts.number in cards:
            faults.append(Fault(file, label, "number", "appears twice in this file, the later card counts"))
        try:
            cards[facts.number] = _card(facts, manual=bool(ability_faults))
        except (KeyError, TypeError, ValueError) as error:
            faults.append(Fault(file, label, "abilities", f"the deck rule cannot be read: {error!r}"))
    return list(cards.values()), faults


def _label(row: object, index: int) -> str:
    """How faults name a card: its number, or its place in the file."""
    number = cast(dict[str, Any], row).get("number") if isinstance(row, dict) else None
    return number if isinstance(number, str) and number else f"card {index}"


def _ability_faults(file: str, label: str, row: object) -> list[Fault]:
    from .abilities import parse_abilities

    abilities: Any = cast(dict[str, Any], row).get("abilities", ()) if isinstance(row, dict) else ()
    try:
        parse_abilities(abilities)
    except ValidationError as error:
        return faults_of(file, label, "abilities", error, abilities)
    return []


def _card(facts: CardFacts, *, manual: bool) -> Card:
    abilities: tuple[Mapping[str, Any], ...] = () if manual else facts.abilities
    return Card(
        number=CardNumber(facts.number),
        name=facts.name,
        name_ja=facts.name_ja,
        type=facts.type,
        rank=facts.rank,
        colors=facts.colors,
        traits=facts.traits,
        threat=facts.threat if isinstance(facts.threat, int) else None,
        counter_power=facts.counter_power if isinstance(facts.counter_power, int) else None,
        invasion=facts.invasion,
        rarity=facts.rarity,
        nicknames=facts.nicknames,
        traits_by_region={region: own.traits for region, own in facts.regions.items()},
        keywords=frozenset(str(a.get("name")) for a in abilities if a.get("kind") == "keyword"),
        any_copies=any(a.get("kind") == "deck" and a.get("rule") == "any_copies" for a in abilities),
        resonance=_resonance(abilities),
        ability_data=facts.abilities,
        manual=manual,
    )


def _resonance(abilities: Iterable[Mapping[str, Any]]) -> Resonance | None:
    for data in abilities:
        if data.get("kind") == "deck" and data.get("rule") == "resonance":
            return Resonance(
                tuple(Color(color) for color in data["colors"]),
                tuple(_requirement(each) for each in data["require"]),
            )
    return None


def _requirement(data: Mapping[str, Any]) -> Requirement:
    traits = data.get("trait", ())
    return Requirement(
        CardType(data["type"]),
        (traits,) if isinstance(traits, str) else tuple(traits),
        data.get("rank_min"),
        data.get("min_count"),
    )


def set_file_schema() -> dict[str, Any]:
    """The JSON Schema of a set file, abilities included."""
    from pydantic import create_model

    from .abilities import Ability

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
