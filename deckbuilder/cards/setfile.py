"""Reading set files: the border where JSON becomes cards, with every fault of a file reported at once.

A set file is a JSON list of cards. A player's file is checked by the models of ``setmodel`` when it is
loaded. The shipped files become cards as they are: the test suite has checked them, and the models cost more
than everything else at start-up.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

from .card import Card, Requirement, Resonance
from .facts import CardType, Color, Region
from .faults import Fault
from .messages import say
from .numbers import CardNumber

MAX_FILE_BYTES = 16 * 1024 * 1024
_LONGEST_LABEL = 20
NOT_AS_SHIPPED = say("is not as it was shipped; install the program again")


class LoadedSet(NamedTuple):
    """The readable cards of a file and what is wrong with the rest."""

    cards: tuple[Card, ...]
    faults: tuple[Fault, ...]
    content: bytes = b""
    """The file as it was read; empty when it could not be."""


def read_set(path: Path, *, check: bool) -> LoadedSet:
    """Read one set file; a file that cannot be read at all gives no cards and one fault.

    Without ``check`` its content is taken for right, and only what cannot become a card is a fault.
    """
    try:
        content = read_data_file(path, MAX_FILE_BYTES)
    except DataFileError as error:
        return LoadedSet((), (Fault(path.name, "", "", str(error)),))
    return set_of(path.name, content, check=check)


def set_of(file: str, content: bytes, *, check: bool = True) -> LoadedSet:
    """The same for a file whose bytes are here already; ``file`` is what faults call it."""
    try:
        rows = json_list(content)
    except DataFileError as error:
        return LoadedSet((), (Fault(file, "", "", str(error)),), content)
    cards, faults = _checked(file, rows) if check else _trusted(file, rows)
    return LoadedSet(tuple(cards), tuple(faults), content)


class DataFileError(Exception):
    """A data file cannot be read at all; the message says why, to follow the file's name."""


def data_files(folder: Path) -> tuple[Path, ...]:
    """The data files (``*.json``) of a folder by name, none if there is no such folder.

    Raises ``DataFileError`` for a folder that cannot be looked into.
    """
    try:
        return tuple(sorted(folder.glob("*.json")))
    except OSError as error:
        raise DataFileError(say("cannot be read: {reason}", reason=error.strerror or str(error))) from error


def read_data_file(path: Path, limit: int) -> bytes:
    """The bytes of a data file; raises ``DataFileError``. A named pipe would be waited for without end."""
    try:
        if not path.is_file():
            raise DataFileError(say("is not a file") if path.exists() else say("does not exist"))
        if path.stat().st_size > limit:
            raise DataFileError(say("is larger than {limit} MB", limit=limit // 2**20))
        return path.read_bytes()
    except OSError as error:
        raise DataFileError(say("cannot be read: {reason}", reason=error.strerror or str(error))) from error


def json_list(content: bytes) -> list[object]:
    """The JSON list in a file's bytes; raises ``DataFileError``."""
    try:
        data: object = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise DataFileError(say("is not JSON: {reason}", reason=str(error))) from error
    if not isinstance(data, list):
        raise DataFileError(say("expected a JSON list"))
    return cast(list[object], data)


def _trusted(file: str, rows: Iterable[object]) -> tuple[list[Card], list[Fault]]:
    cards: list[Card] = []
    faults: list[Fault] = []
    for index, row in enumerate(rows, start=1):
        try:
            cards.append(_card(cast(Mapping[str, Any], row), readable=True))
        except (AttributeError, KeyError, TypeError, ValueError):
            faults.append(Fault(file, _label(row, index), "", NOT_AS_SHIPPED))
    return cards, faults


def _checked(file: str, rows: Iterable[object]) -> tuple[list[Card], list[Fault]]:
    from .setmodel import check_card

    cards: dict[str, Card] = {}
    faults: list[Fault] = []
    for index, row in enumerate(rows, start=1):
        label = _label(row, index)
        facts, readable, found = check_card(file, label, row)
        faults += found
        if facts is None:
            continue
        if label in cards:
            faults.append(
                Fault(file, label, "number", say("appears twice in this file, the later card counts"))
            )
        cards[label] = _card(facts, readable=readable)
    return list(cards.values()), faults


def _label(row: object, index: int) -> str:
    """How faults name a card: what it has for a number, or its place in the file."""
    number = cast(Mapping[str, object], row).get("number") if isinstance(row, Mapping) else None
    return number if isinstance(number, str) and 0 < len(number) <= _LONGEST_LABEL else f"card {index}"


def _card(row: Mapping[str, Any], *, readable: bool) -> Card:
    """The card of a row in plain values; its abilities are taken over only if they are readable."""
    abilities: tuple[Mapping[str, Any], ...] = tuple(row.get("abilities", ())) if readable else ()
    return Card(
        number=CardNumber(row["number"]),
        name=row["name"],
        name_ja=row.get("name_ja"),
        type=CardType(row["type"]),
        rank=row["rank"],
        colors=tuple(map(Color, row["colors"])),
        traits=tuple(row.get("traits", ())),
        threat=_printed(row.get("threat")),
        counter_power=_printed(row.get("counter_power")),
        invasion=row.get("invasion"),
        rarity=row.get("rarity"),
        nicknames=tuple(row.get("nicknames", ())),
        traits_by_region={
            Region(region): tuple(own["traits"]) for region, own in row.get("regions", {}).items()
        },
        keywords=frozenset(str(each.get("name")) for each in abilities if each.get("kind") == "keyword"),
        any_copies=any(each.get("kind") == "deck" and each.get("rule") == "any_copies" for each in abilities),
        resonance=_resonance(abilities),
        ability_data=abilities,
        manual=not readable,
    )


def _printed(power: int | str | None) -> int | None:
    """A printed power; None for the X."""
    return power if isinstance(power, int) else None


def _resonance(abilities: Iterable[Mapping[str, Any]]) -> Resonance | None:
    for data in abilities:
        if data.get("kind") == "deck" and data.get("rule") == "resonance":
            return Resonance(tuple(map(Color, data["colors"])), tuple(map(_requirement, data["require"])))
    return None


def _requirement(data: Mapping[str, Any]) -> Requirement:
    traits = data.get("trait", ())
    return Requirement(
        CardType(data["type"]),
        (traits,) if isinstance(traits, str) else tuple(traits),
        data.get("rank_min"),
        data.get("min_count"),
    )
