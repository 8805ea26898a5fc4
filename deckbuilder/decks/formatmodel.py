"""What a format file may hold, as pydantic models: they check players' files, and the shipped one on request.

Importing this module costs more than reading the shipped formats, so nothing on the start-up path does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from deckbuilder.cards.facts import Region
from deckbuilder.cards.faults import Fault, faults_of
from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import CardNumber, parse_number

from .formats import USUAL_COPIES, Confidence


def _card_number(text: str) -> CardNumber:
    read = parse_number(text)
    if read is None:
        raise ValueError(say("expected a card number such as EBP01-016"))
    return read.printed.base


def _set_code(text: str) -> str:
    if not re.fullmatch("E(?:(?:BP|SD|SC|FC)[0-9]{2}|PR)", text):
        raise ValueError(say("expected the code of a set such as EBP01"))
    return text


def _slug(text: str) -> str:
    if not re.fullmatch("[a-z0-9]+(?:-[a-z0-9]+)*", text):
        raise ValueError(say("expected small letters and digits with single dashes, such as my-format"))
    return text


Number = Annotated[str, AfterValidator(_card_number)]
"""A card number in any spelling; becomes that of the rules card."""

SetCode = Annotated[str, AfterValidator(_set_code)]
Slug = Annotated[str, AfterValidator(_slug), Field(max_length=40)]
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

    @model_validator(mode="after")
    def _different_cards(self) -> _ChoiceFacts:
        _refuse_repeats(say("each card of a choice"), self.numbers)
        return self


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
        _refuse_repeats(say("a card of zero and max"), [row.number for row in (*self.zero, *self.max)])
        return self


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
        _refuse_repeats(say("the id of a list"), [row.id for row in (*self.lists, *self.additions)])
        _refuse_repeats(say("the date of a list"), [str(row.effective) for row in self.lists])
        _refuse_repeats(say("an excluded card"), [row.number for row in self.excluded])
        return self


def _refuse_repeats(what: str, values: Iterable[str]) -> None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            raise ValueError(say("expected {what} once, got {value} twice", what=what, value=value))
        seen.add(value)


def check_file(file: str, content: bytes) -> tuple[list[object], list[Fault]]:
    """The formats of a file, still unchecked, and what is wrong with the file as a whole."""
    try:
        return _FileFacts.model_validate_json(content.removeprefix(b"\xef\xbb\xbf")).formats, []
    except ValidationError as error:
        return [], faults_of(file, "", "", error)


def check_format(file: str, label: str, row: object) -> tuple[dict[str, Any] | None, list[Fault]]:
    """The row in plain values, None if something is wrong with it; every fault."""
    try:
        return FormatFacts.model_validate(row).model_dump(mode="json"), []
    except ValidationError as error:
        return None, faults_of(file, label, "", error, row)
