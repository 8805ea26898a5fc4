"""A file offered for import: what it holds, what is wrong with it, and whether it is one of data at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from deckbuilder.cards.card import Card
from deckbuilder.cards.faults import Fault
from deckbuilder.cards.messages import say
from deckbuilder.cards.setfile import DataFileError, read_data_file, set_of
from deckbuilder.cards.sets import CardSet
from deckbuilder.decks.disk import READ_LIMIT
from deckbuilder.decks.formatfile import formats_of
from deckbuilder.decks.formats import Format

from .own_files import SUFFIX, Kind

_KEYS_OF_CARDS = {"rank", "colors", "traits", "abilities", "threat", "counter_power"}
"""What rows of cards have and lines of decks do not."""


@dataclass(frozen=True)
class Offered:
    """One file as it would be read."""

    path: Path
    kind: Kind
    content: bytes
    cards: tuple[Card, ...] = ()
    formats: tuple[Format, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def count(self) -> int:
        """Readable cards or formats."""
        return len(self.cards) + len(self.formats)

    @property
    def is_usable(self) -> bool:
        """Whether there is anything to import."""
        return self.count > 0


def read_offered(path: Path, sets: Mapping[str, CardSet]) -> Offered:
    """Read a file, whatever it is; every fault is in the answer."""
    try:
        content = read_data_file(path, READ_LIMIT)
    except DataFileError as error:
        return Offered(path, Kind.CARDS, b"", faults=(Fault(path.name, "", "", str(error)),))
    rows = _json(content)
    if isinstance(rows, dict):
        if "formats" not in rows:
            return Offered(path, Kind.FORMATS, content, faults=(_neither(path),))
        formats, faults = formats_of(path.name, content, sets)
        return Offered(path, Kind.FORMATS, content, formats=formats, faults=faults)
    if isinstance(rows, list) and not rows:
        return Offered(path, Kind.CARDS, content, faults=(Fault(path.name, "", "", say("holds no card")),))
    loaded = set_of(path.name, content)
    return Offered(path, Kind.CARDS, content, cards=loaded.cards, faults=loaded.faults)


def is_data_file(path: Path) -> bool:
    """Whether a file, by a look into it, holds cards or formats rather than a deck."""
    if path.suffix.lower() != SUFFIX:
        return False
    try:
        data = _json(read_data_file(path, READ_LIMIT))
    except DataFileError:
        return False
    if isinstance(data, dict):
        return "formats" in data
    rows = cast(list[object], data) if isinstance(data, list) else []
    keys = (set(cast(dict[str, object], row)) for row in rows if isinstance(row, dict))
    return any(len(_KEYS_OF_CARDS & each) > 1 for each in keys)


def _json(content: bytes) -> Any:  # noqa: ANN401
    try:
        return json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def _neither(path: Path) -> Fault:
    return Fault(
        path.name,
        "",
        "",
        say("is neither a set file, a list of cards, nor a format file, an object with the key formats"),
    )
