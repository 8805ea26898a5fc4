"""Reading set files: the border where JSON becomes cards, with every fault of a file reported at once.

A set file is a JSON list of cards (ARCHITECTURE 2). The facts are checked at every start; the abilities of
the shipped files are checked by the test suite and by ``deckbuilder data check``, those of a user's file when
it is loaded, because building the models of the ability language costs more than everything else at start-up.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from .card import Card, Requirement, Resonance
from .facts import CardType, Color, Region
from .faults import Fault, faults_of
from .numbers import CardNumber

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
    threat: int | str | None = None
    counter_power: int | str | None = None
    invasion: int | None = Field(None, ge=1, le=2)
    rarity: str | None = Field(None, min_length=1, max_length=8)
    nicknames: tuple[str, ...] = ()
    regions: dict[Region, RegionFacts] = {}
    abilities: tuple[dict[str, Any], ...] = ()

    @model_validator(mode="after")
    def _power_fits_the_type(self) -> CardFacts:
        powers = {CardType.MONSTER: "threat", CardType.BATTLE: "counter_power"}
        for card_type, name in powers.items():
            value = getattr(self, name)
            if self.type is card_type and not (value == "X" or (isinstance(value, int) and value >= 0)):
                raise ValueError(f"a {card_type} card needs {name}: a number from 0, or X")
            if self.type is not card_type and value is not None:
                raise ValueError(f"a {self.type} card has no {name}")
        if self.type is CardType.MONSTER and self.rank > 4:
            raise ValueError("the rank of a monster card is 1 to 4")
        return self


class LoadedSet(NamedTuple):
    """The readable cards of a file and what is wrong with the rest."""

    cards: tuple[Card, ...]
    faults: tuple[Fault, ...]


def read_set(path: Path, *, check_abilities: bool) -> LoadedSet:
    """Read one set file; a file that cannot be read at all gives no cards and one fault."""
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            return _unreadable(path, f"larger than {MAX_FILE_BYTES // 2**20} MB, expected a list of cards")
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        return _unreadable(path, f"cannot be read: {error.strerror or error}")
    except (ValueError, RecursionError) as error:
        return _unreadable(path, f"is not JSON: {error}")
    if not isinstance(data, list):
        return _unreadable(path, "expected a JSON list of cards")
    return _read_cards(path.name, data, check_abilities=check_abilities)


def _unreadable(path: Path, message: str) -> LoadedSet:
    return LoadedSet((), (Fault(path.name, "", "", message),))


def _read_cards(file: str, rows: Iterable[Any], *, check_abilities: bool) -> LoadedSet:
    adapter = TypeAdapter(CardFacts)
    cards: list[Card] = []
    faults: list[Fault] = []
    for index, row in enumerate(rows, start=1):
        label = str(row.get("number") or f"card {index}") if isinstance(row, dict) else f"card {index}"
        try:
            facts = adapter.validate_python(row)
        except ValidationError as error:
            faults += faults_of(file, label, "", error)
            continue
        ability_faults = _ability_faults(file, facts) if check_abilities else []
        faults += ability_faults
        try:
            cards.append(_card(facts, manual=bool(ability_faults)))
        except (KeyError, TypeError, ValueError) as error:
            faults.append(Fault(file, label, "abilities", f"the deck rule cannot be read: {error!r}"))
    return LoadedSet(tuple(cards), tuple(faults))


def _ability_faults(file: str, facts: CardFacts) -> list[Fault]:
    from .abilities import parse_abilities

    try:
        parse_abilities(facts.abilities)
    except ValidationError as error:
        return faults_of(file, facts.number, "abilities", error)
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

    whole = create_model("CardOfASetFile", __base__=CardFacts, abilities=(tuple[Ability, ...], ()))
    whole.__doc__ = "One card: its facts as printed and its abilities."
    schema = TypeAdapter(list[whole]).json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A set file: the cards of one set",
        **schema,
    }
