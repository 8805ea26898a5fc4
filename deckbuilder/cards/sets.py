"""The released sets: names, products, release dates by region (R4.20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, cast

from .facts import Region
from .faults import Fault
from .setfile import MAX_FILE_BYTES, NOT_AS_SHIPPED, DataFileError, json_list, read_data_file


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set of cards."""

    code: str
    """As in card numbers: ``EBP01``."""

    name: str
    name_ja: str | None
    product: str
    """What is sold: booster, starter deck, promo."""

    released: Mapping[Region, date]
    """First day of sale; a region without a known date is missing."""

    note: str = ""


def read_sets(path: Path, *, check: bool = False) -> tuple[dict[str, CardSet], tuple[Fault, ...]]:
    """The sets of a ``sets.json`` by code, in file order, and what is wrong with the file.

    Without ``check`` its rows are taken for right: the shipped list is checked by the test suite.
    """
    try:
        rows = json_list(read_data_file(path, MAX_FILE_BYTES))
    except DataFileError as error:
        return {}, (Fault(path.name, "", "", str(error)),)
    if check:
        from .setmodel import check_sets

        if faults := check_sets(path.name, rows):
            return {}, tuple(faults)
    try:
        sets = map(_set, rows)
        return {each.code: each for each in sets}, ()
    except (AttributeError, KeyError, TypeError, ValueError):
        return {}, (Fault(path.name, "", "", NOT_AS_SHIPPED),)


def _set(given: object) -> CardSet:
    row = cast(Mapping[str, Any], given)
    released = {Region(region): date.fromisoformat(day) for region, day in row.get("released", {}).items()}
    return CardSet(
        row["code"], row["name"], row.get("name_ja"), row["product"], released, row.get("note", "")
    )
