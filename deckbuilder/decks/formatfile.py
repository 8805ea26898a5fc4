"""Reading format files: the border where JSON becomes formats, with all faults of a file at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Literal, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

import card_data
from deckbuilder.cards.facts import Region
from deckbuilder.cards.faults import Fault, faults_of
from deckbuilder.cards.numbers import CardNumber, parse_number
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


def _card_number(text: str) -> CardNumber:
    read = parse_number(text)
    if read is None:
        raise ValueError("expected a card number such as EBP01-016")
    return read.printed.base


Number = Annotated[str, AfterValidator(_card_number)]
"""A card number in any spelling; becomes that of the rules card."""

SetCode = Annotated[str, Field(pattern=r"^E(?:(?:BP|SD|SC|FC)[0-9]{2}|PR)$")]
Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(?:-[a-z0-9]+)*$", max_length=40)]
Label = Annotated[str, Field(min_length=1, max_length=80)]


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _FileFacts(_Facts):
    """A format file; its formats are checked one by one, so that a damaged one leaves the others usable."""

    version: Literal[1]
    formats: list[object]


class _ZeroFacts(_Facts):
    number: Number
    note: str = ""


class _MaxFacts(_ZeroFacts):
    count: int = Field(ge=1, le=99)


class _ChoiceFacts(_Facts):
    numbers: tuple[Number, ...] = Field(min_length=2)
    limit: int = Field(1, ge=1)
    note: str = ""


class _ListFacts(_Facts):
    id: Slug
    name: Label
    effective: date | None
    source: str = Field(min_length=1)
    confidence: Confidence
    zero: tuple[_ZeroFacts, ...] = ()
    max: tuple[_MaxFacts, ...] = ()
    choices: tuple[_ChoiceFacts, ...] = ()

    @model_validator(mode="after")
    def _each_card_once(self) -> _ListFacts:
        _refuse_repeats("a card of zero and max", [row.number for row in (*self.zero, *self.max)])
        return self

    def dated_list(self) -> DatedList:
        """The list as the app uses it, 0-copy entries first."""
        return DatedList(
            id=self.id,
            name=self.name,
            effective=self.effective,
            source=self.source,
            confidence=self.confidence,
            cards=(
                *(ListedCard(CardNumber(row.number), 0, row.note) for row in self.zero),
                *(ListedCard(CardNumber(row.number), row.count, row.note) for row in self.max),
            ),
            groups=tuple(
                ChoiceGroup(tuple(CardNumber(each) for each in row.numbers), row.limit, row.note)
                for row in self.choices
            ),
        )


class _ExclusionFacts(_ZeroFacts):
    instead: Number | None = None


class _PoolFacts(_Facts):
    sets: tuple[SetCode, ...] = ()
    cards: tuple[Number, ...] = ()


class FormatFacts(_Facts):
    """One format of a format file."""

    id: Slug
    name: Label
    name_ja: str | None = Field(None, min_length=1, max_length=80)
    region: Region
    pool: _PoolFacts | None
    """null means every card."""

    excluded: tuple[_ExclusionFacts, ...] = ()
    lists: tuple[_ListFacts, ...] = ()
    additions: tuple[_ListFacts, ...] = ()
    copies: int = Field(USUAL_COPIES, ge=1, le=99)
    source: str = Field(min_length=1)
    confidence: Confidence
    note: str = ""

    @model_validator(mode="after")
    def _nothing_twice(self) -> FormatFacts:
        _refuse_repeats("the id of a list", [row.id for row in (*self.lists, *self.additions)])
        _refuse_repeats("the date of a list", [str(row.effective) for row in self.lists])
        _refuse_repeats("an excluded card", [row.number for row in self.excluded])
        return self

    def format(self, sets: Mapping[str, CardSet]) -> Format:
        """The format as the app uses it."""
        return Format(
            id=self.id,
            name=self.name,
            name_ja=self.name_ja,
            region=self.region,
            pool=_pool(self.pool),
            excluded={CardNumber(row.number): _exclusion(row) for row in self.excluded},
            lists=tuple(row.dated_list() for row in self.lists),
            additions=tuple(row.dated_list() for row in self.additions),
            copies=self.copies,
            sets=sets,
            source=self.source,
            confidence=self.confidence,
            note=self.note,
        )


def _refuse_repeats(what: str, values: Iterable[str]) -> None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            raise ValueError(f"expected {what} once, got {value} twice")
        seen.add(value)


def _pool(facts: _PoolFacts | None) -> Pool | None:
    if facts is None:
        return None
    return Pool(frozenset(facts.sets), frozenset(CardNumber(each) for each in facts.cards))


def _exclusion(facts: _ExclusionFacts) -> Exclusion:
    instead = CardNumber(facts.instead) if facts.instead else None
    return Exclusion(CardNumber(facts.number), facts.note, instead)


def read_all_formats(
    user_folder: Path | None, sets: Mapping[str, CardSet] | None
) -> tuple[tuple[Format, ...], tuple[Fault, ...]]:
    """The shipped formats and the user's, and all faults; a later format replaces one of its id."""
    faults: list[Fault] = []
    if sets is None:
        sets, set_faults = read_sets(card_data.ROOT / "sets.json")
        faults += set_faults
    formats: dict[str, Format] = {}
    for path in _format_files(user_folder):
        loaded, file_faults = read_formats(path, sets)
        formats.update((each.id, each) for each in loaded)
        faults += file_faults
    return tuple(formats.values()), tuple(faults)


def _format_files(user_folder: Path | None) -> Iterator[Path]:
    yield card_data.ROOT / "formats.json"
    if user_folder is not None and user_folder.is_dir():
        yield from sorted(user_folder.glob("*.json"))


def read_formats(path: Path, sets: Mapping[str, CardSet]) -> tuple[tuple[Format, ...], tuple[Fault, ...]]:
    """The readable formats of a file and every fault of the rest; never raises for a bad file.

    Each fault names the file, the format, the field and what was expected there.
    """
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            return (), (_fault(path, f"larger than {MAX_FILE_BYTES // 2**20} MB, expected formats"),)
        content = _FileFacts.model_validate_json(path.read_bytes())
    except OSError as error:
        return (), (_fault(path, f"cannot be read: {error.strerror or error}"),)
    except ValidationError as error:
        return (), tuple(faults_of(path.name, "", "", error))
    return _read_rows(path.name, content.formats, sets)


def _fault(path: Path, message: str) -> Fault:
    return Fault(path.name, "", "", message)


def _read_rows(
    file: str, rows: Iterable[object], sets: Mapping[str, CardSet]
) -> tuple[tuple[Format, ...], tuple[Fault, ...]]:
    formats: list[Format] = []
    faults: list[Fault] = []
    for index, row in enumerate(rows, start=1):
        label = f"format {index}"
        if isinstance(row, dict):
            label = str(cast("dict[str, object]", row).get("id") or label)
        try:
            formats.append(FormatFacts.model_validate(row).format(sets))
        except ValidationError as error:
            faults += faults_of(file, label, "", error)
    return tuple(formats), tuple(faults)
