"""The released sets: names, products, release dates by region (R4.20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from .facts import Region
from .faults import Fault, faults_of


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

    def released_by(self, on: date, region: Region) -> bool:
        """True unless the set is known to come out later; without a date it counts as released."""
        day = self.released.get(region)
        return day is None or day <= on


class _SetFacts(BaseModel):
    """One row of ``sets.json``."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(pattern=r"^E(?:(?:BP|SD|SC|FC)[0-9]{2}|PR)$")
    name: str = Field(min_length=1)
    name_ja: str | None = None
    product: str = Field(min_length=1)
    released: dict[Region, date] = {}
    note: str = ""


def read_sets(path: Path) -> tuple[dict[str, CardSet], tuple[Fault, ...]]:
    """The sets of a ``sets.json`` by code, in file order, and what is wrong with the file."""
    try:
        rows = TypeAdapter(list[_SetFacts]).validate_json(path.read_bytes())
    except OSError as error:
        return {}, (Fault(path.name, "", "", f"cannot be read: {error.strerror or error}"),)
    except ValidationError as error:
        return {}, tuple(faults_of(path.name, "", "", error))
    return {
        row.code: CardSet(row.code, row.name, row.name_ja, row.product, row.released, row.note)
        for row in rows
    }, ()
