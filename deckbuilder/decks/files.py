"""Deck files: opening one, saving one, and never losing what a file held before.

A save replaces the file in one step and keeps the version before it beside it, as ``name.deck~``: a sidecar
goes where the deck goes, needs no list of what belongs to what, and is found without this app.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import say

from .deck import Deck
from .disk import (
    NO_FILE,
    AlreadyExistsError,
    ChangedOnDisk,
    DeckFileError,
    DiskFullError,
    MissingFileError,
    NoAccessError,
    NotAFileError,
    TooLargeError,
    content_hash,
    explained,
    hash_on_disk,
    read_file,
    write_file,
)
from .document import DeckDocument
from .interchange import ReadResult, read_deck
from .interchange.native import write_native

__all__ = [
    "NO_FILE",
    "AlreadyExistsError",
    "ChangedOnDisk",
    "DeckFileError",
    "DiskFullError",
    "MissingFileError",
    "NoAccessError",
    "NotADeckError",
    "NotAFileError",
    "OpenedDeck",
    "TooLargeError",
    "backup_path",
    "content_hash",
    "hash_on_disk",
    "move_deck_file",
    "read_deck_file",
    "save_deck",
]


class NotADeckError(DeckFileError):
    """The file was read, and there is no deck in it; ``result`` has the report."""

    def __init__(self, path: Path, result: ReadResult) -> None:
        super().__init__(path, result.report.refusal, say("The file is untouched."))
        self.result = result


@dataclass(frozen=True, slots=True)
class OpenedDeck:
    """A deck file as read; single lines may have problems, which the report of ``result`` names."""

    path: Path
    result: ReadResult
    content_hash: str
    """Of the bytes read; saving hands it back, so that edits from outside are noticed (B07)."""

    def document(self) -> DeckDocument:
        """The deck, open for editing and saved as it is."""
        return DeckDocument(self.result.deck, path=self.path, content_hash=self.content_hash)


def read_deck_file(path: Path, catalogue: Catalogue) -> OpenedDeck:
    """Read a deck file of any format; raises ``DeckFileError``, of kind ``NotADeckError`` for other files."""
    data = read_file(path)
    result = read_deck(data, catalogue, name_hint=path.stem, source=str(path))
    if not result.ok:
        raise NotADeckError(path, result)
    return OpenedDeck(path, result, content_hash(data))


def save_deck(path: Path, deck: Deck, expected_hash: str | None = None) -> str:
    """Save a deck as a ``.deck`` file and return the content hash of what the file holds now.

    ``expected_hash`` is the hash of the file as it was read or saved last, or ``NO_FILE`` for a file that
    must not exist yet; None replaces whatever is there, after the player said so. Raises ``ChangedOnDisk``,
    ``AlreadyExistsError`` or another ``DeckFileError``, and then the old file is as it was.
    """
    data = write_native(deck).encode("utf-8", "replace")
    return write_file(path, data, expected_hash=expected_hash, backup=backup_path(path))


def backup_path(path: Path) -> Path:
    """Where the version before the last save is kept."""
    return path.with_name(path.name + "~")


def move_deck_file(source: Path, target: Path) -> None:
    """Rename or move a deck file, and its backup with it; never onto another file."""
    if source == target:
        return
    with explained(source, "move"):
        if target.exists() and not target.samefile(source):  # the same where case does not count
            raise AlreadyExistsError(target, say("there is a file of this name already"), say("Try again."))
        source.rename(target)
        with suppress(OSError):  # mostly there is none; an old backup is no reason to fail
            backup_path(source).replace(backup_path(target))
