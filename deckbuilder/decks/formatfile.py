"""Reading format files: the border where JSON becomes formats, with all faults of a file at once.

A player's file is checked by the models of ``formatmodel``. The shipped one becomes formats as it is: the
test suite has checked it, and the models would cost a good part of the start-up time.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any, cast

import card_data
from deckbuilder.cards.facts import Region
from deckbuilder.cards.faults import Fault
from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.cards.setfile import NOT_AS_SHIPPED, DataFileError, data_files, read_data_file
from deckbuilder.cards.sets import CardSet, read_sets

from .formats import (
    USUAL_COPIES,
    ChoiceGroup,
    Confidence,
    DatedList,
    Exclusion,
    Format,
    ListedCard,
    Pool,
)

MAX_FILE_BYTES = 4 * 1024 * 1024

Read = tuple[tuple[Format, ...], tuple[Fault, ...]]
"""Formats and what is wrong with the rest of their file."""


def read_all_formats(user_folder: Path | None, sets: Mapping[str, CardSet] | None) -> Read:
    """The shipped formats and the user's, and all faults; a later format replaces one of its id."""
    faults: list[Fault] = []
    if sets is None:
        sets, set_faults = read_sets(card_data.ROOT / "sets.json")
        faults += set_faults
    shipped, shipped_faults = read_formats(card_data.ROOT / "formats.json", sets, check=False)
    faults += shipped_faults
    formats = {each.id: each for each in shipped}
    own: set[str] = set()
    try:
        files = data_files(user_folder) if user_folder else ()
    except DataFileError as error:
        return shipped, (*faults, Fault(str(user_folder), "", "", str(error)))
    for path in files:
        loaded, file_faults = read_formats(path, sets)
        faults += file_faults
        for each in loaded:
            if each.id in own:
                faults.append(
                    Fault(path.name, each.id, "id", say("another format of yours has it; this one counts"))
                )
            own.add(each.id)
            formats[each.id] = each
    return tuple(formats.values()), tuple(faults)


def read_formats(path: Path, sets: Mapping[str, CardSet], *, check: bool = True) -> Read:
    """The readable formats of a file and every fault of the rest; never raises for a bad file.

    Each fault names the file, the format, the field and what was expected there. Without ``check`` the
    content is taken for right.
    """
    try:
        content = read_data_file(path, MAX_FILE_BYTES)
    except DataFileError as error:
        return (), (Fault(path.name, "", "", str(error)),)
    if check:
        return formats_of(path.name, content, sets)
    try:
        rows = cast(Iterable[Mapping[str, Any]], json.loads(content)["formats"])
        return tuple(_format(row, sets) for row in rows), ()
    except (AttributeError, KeyError, TypeError, ValueError):
        return (), (Fault(path.name, "", "", NOT_AS_SHIPPED),)


def formats_of(file: str, content: bytes, sets: Mapping[str, CardSet]) -> Read:
    """The checked formats of a file whose bytes are here already; ``file`` is what faults call it."""
    from .formatmodel import check_file, check_format

    rows, faults = check_file(file, content)
    formats: list[Format] = []
    for index, row in enumerate(rows, start=1):
        label = _label(row, index)
        facts, found = check_format(file, label, row)
        faults += found
        if facts is not None:
            formats.append(_format(facts, sets))
    return tuple(formats), tuple(faults)


def holds_formats(content: bytes) -> bool:
    """Whether the bytes of a data file are those of formats, an object; a set file is a list."""
    return content.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def _label(row: object, index: int) -> str:
    """How faults name a format: its id, or its place in the file."""
    given = cast(Mapping[str, object], row).get("id") if isinstance(row, Mapping) else None
    return str(given or f"format {index}")


def _format(row: Mapping[str, Any], sets: Mapping[str, CardSet]) -> Format:
    """The format of a row in plain values."""
    excluded = [_exclusion(each) for each in row.get("excluded", ())]
    return Format(
        id=row["id"],
        name=row["name"],
        name_ja=row.get("name_ja"),
        region=Region(row["region"]),
        pool=_pool(row["pool"]),
        excluded={each.number: each for each in excluded},
        lists=tuple(map(_dated_list, row.get("lists", ()))),
        additions=tuple(map(_dated_list, row.get("additions", ()))),
        copies=row.get("copies", USUAL_COPIES),
        sets=sets,
        source=row["source"],
        confidence=Confidence(row["confidence"]),
        note=row.get("note", ""),
    )


def _pool(row: Mapping[str, Any] | None) -> Pool | None:
    if row is None:
        return None
    return Pool(frozenset(row.get("sets", ())), frozenset(map(CardNumber, row.get("cards", ()))))


def _exclusion(row: Mapping[str, Any]) -> Exclusion:
    instead = row.get("instead")
    return Exclusion(CardNumber(row["number"]), row.get("note", ""), CardNumber(instead) if instead else None)


def _dated_list(row: Mapping[str, Any]) -> DatedList:
    """The list as the app uses it, 0-copy entries first."""
    effective = row["effective"]
    return DatedList(
        id=row["id"],
        name=row["name"],
        effective=date.fromisoformat(effective) if effective else None,
        source=row["source"],
        confidence=Confidence(row["confidence"]),
        cards=(
            *(_listed(each, 0) for each in row.get("zero", ())),
            *(_listed(each, each["count"]) for each in row.get("max", ())),
        ),
        groups=tuple(map(_group, row.get("choices", ()))),
    )


def _listed(row: Mapping[str, Any], count: int) -> ListedCard:
    return ListedCard(CardNumber(row["number"]), count, row.get("note", ""))


def _group(row: Mapping[str, Any]) -> ChoiceGroup:
    return ChoiceGroup(tuple(map(CardNumber, row["numbers"])), row.get("limit", 1), row.get("note", ""))
