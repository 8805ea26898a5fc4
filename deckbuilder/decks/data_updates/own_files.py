"""The player's own files of cards and formats: where they are, and what each holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from deckbuilder.cards.faults import Fault
from deckbuilder.cards.messages import Message, counted
from deckbuilder.cards.setfile import MAX_FILE_BYTES, DataFileError, data_files, read_data_file, set_of
from deckbuilder.cards.sets import CardSet
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.formatfile import formats_of
from deckbuilder.decks.paths import AppPaths

SUFFIX = ".json"


class Kind(StrEnum):
    """What a file holds; the value is the name of its folder."""

    CARDS = "sets"
    FORMATS = "formats"

    def counted(self, count: int) -> Message:
        """``3 cards``, ``1 format``."""
        return counted(count, "card" if self is Kind.CARDS else "format")

    def folder(self, paths: AppPaths) -> Path:
        """Where files of this kind are."""
        return paths.user_sets if self is Kind.CARDS else paths.user_formats


class Place(NamedTuple):
    """One file of the player's own, whether it is there or not."""

    kind: Kind
    name: str
    """Of the file, with its ending."""

    def path(self, paths: AppPaths) -> Path:
        """Where it is."""
        return self.kind.folder(paths) / self.name


@dataclass(frozen=True, slots=True)
class OwnFile:
    """One file as a list shows it."""

    place: Place
    path: Path
    modified: datetime
    """When it was last written, with time zone."""

    count: int
    """Readable cards or formats."""

    faults: tuple[Fault, ...]


def own_places(paths: AppPaths) -> Iterator[Place]:
    """The files there are, cards first, by name. A folder that cannot be looked into has none."""
    for kind in Kind:
        with suppress(DataFileError):
            for path in data_files(kind.folder(paths)):
                yield Place(kind, path.name)


def own_files(paths: AppPaths, sets: Mapping[str, CardSet]) -> tuple[OwnFile, ...]:
    """The files there are, each read as the app reads it."""
    found: list[OwnFile] = []
    for place in own_places(paths):
        path = place.path(paths)
        with suppress(OSError):  # gone since the folder was read
            modified = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
            count, faults = _read(place, path, sets)
            found.append(OwnFile(place, path, modified, count, faults))
    return tuple(found)


def content_of(place: Place, paths: AppPaths) -> bytes | None:
    """The bytes of a file; None if there is no such file. Raises ``DeckFileError``."""
    path = place.path(paths)
    try:
        return read_data_file(path, MAX_FILE_BYTES) if path.exists() else None
    except DataFileError as error:
        raise DeckFileError(path, str(error)) from error


def _read(place: Place, path: Path, sets: Mapping[str, CardSet]) -> tuple[int, tuple[Fault, ...]]:
    try:
        content = read_data_file(path, MAX_FILE_BYTES)
    except DataFileError as error:
        return 0, (Fault(place.name, "", "", str(error)),)
    if place.kind is Kind.CARDS:
        loaded = set_of(place.name, content)
        return len(loaded.cards), loaded.faults
    formats, faults = formats_of(place.name, content, sets)
    return len(formats), faults
