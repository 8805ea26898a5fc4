"""The file the collection is kept in: read with whatever is readable, saved whole, shared by two windows."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.disk import (
    NO_FILE,
    AlreadyExistsError,
    ChangedOnDisk,
    DeckFileError,
    MissingFileError,
    TooLargeError,
    content_hash,
    read_file,
    set_aside,
    write_file,
)
from deckbuilder.decks.interchange.report import LineState
from deckbuilder.decks.paths import ensure_folder

from .counts import Collection, combined
from .table import VERSION, TableReading, read_collection, write_stored

_TRIES = 5
"""How often a save starts again because another window was quicker."""


class CollectionStore:
    """One file; as long as there is none, no collection is kept (nothing is created by looking)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: DeckFileError | None = None
        """Why the file could not be read whole; a view says so once."""

        self.reading: TableReading | None = None
        """The lines of a damaged file, for the player to look at."""

        self._saved = Collection()
        self._hash = NO_FILE
        self._newer = False

    @property
    def backup(self) -> Path:
        """Where the version before the last save is kept."""
        return self.path.with_name(f"{self.path.name}~")

    def look(self) -> Collection | None:
        """The collection for reading alone, touching nothing; None while none is kept.

        Raises ``DeckFileError`` for a file that cannot be read at all.
        """
        try:
            return read_collection(read_file(self.path)).collection
        except MissingFileError:
            return None

    def load(self) -> Collection | None:
        """The collection to be edited; None while none is kept, or its file cannot be read.

        A damaged file is set aside, and what could be read of it takes its place; see ``problem``.
        """
        self.problem, self.reading, self._newer = None, None, False
        try:
            data = read_file(self.path)
        except MissingFileError:
            self._saved, self._hash = Collection(), NO_FILE
            return None
        except TooLargeError as error:
            self._saved = Collection()
            self._take_the_place(error.reason, self._saved)
            return self._saved
        except DeckFileError as error:
            self.problem = error
            return None
        reading = read_collection(data)
        self._saved, self._hash = reading.collection, content_hash(data)
        if reading.version > VERSION:
            self._newer = True
            self.problem = self._too_new()
        elif _is_damaged(reading):
            self._mend(reading)
        return reading.collection

    def save(self, collection: Collection) -> Collection:
        """Keep the collection, and return what is kept: with the changes another window made meanwhile.

        Raises ``DeckFileError`` when it cannot be saved; the old file is then as it was.
        """
        if self._newer:
            raise self._too_new()
        for _ in range(_TRIES):
            try:
                self._write(collection)
            except (ChangedOnDisk, AlreadyExistsError):
                collection = self._with_theirs(collection)
            else:
                return collection
        raise ChangedOnDisk(
            self.path, say("another program keeps changing the file"), say("Close it and try again.")
        )

    def retire(self) -> Path:
        """Keep no collection any more; the file with the last one, which is renamed to the backup."""
        if self._newer:
            raise self._too_new()
        try:
            self.path.replace(self.backup)
        except FileNotFoundError:
            pass
        except OSError as error:
            raise DeckFileError(self.path, say("it cannot be renamed ({error})", error=str(error))) from error
        self._saved, self._hash = Collection(), NO_FILE
        return self.backup

    # ---- inside -------------------------------------------------------------------------------------------

    def _write(self, collection: Collection) -> None:
        ensure_folder(self.path.parent)
        data = write_stored(collection).encode("utf-8", "replace")
        self._hash = write_file(self.path, data, expected_hash=self._hash, backup=self.backup)
        self._saved = collection

    def _with_theirs(self, ours: Collection) -> Collection:
        base = self._saved
        theirs = self.load()
        if theirs is None and self.problem is not None:
            raise self.problem
        return combined(base, ours, theirs or Collection())

    def _mend(self, reading: TableReading) -> None:
        self.reading = reading
        lost = len(reading.report.in_state(LineState.REJECTED))
        what = (
            say("the collection was damaged: {lines} could not be read", lines=counted(lost, "line"))
            if reading.ok and lost
            else say("the collection was damaged")
        )
        self._take_the_place(what, reading.collection)

    def _take_the_place(self, what: str, collection: Collection) -> None:
        """Set the damaged file aside, and keep a collection in its place."""
        self.problem = DeckFileError(self.path, what)
        with suppress(DeckFileError):  # then it stays where it is, and the next save moves it to the backup
            aside = set_aside(self.path)
            kept = say("The damaged file is kept as {name}.", name=aside.name)
            self.problem = DeckFileError(self.path, what, kept)
            self._hash = NO_FILE
            self._write(collection)

    def _too_new(self) -> DeckFileError:
        return DeckFileError(
            self.path,
            say("a newer version of the app wrote this collection"),
            say("Update the app to change it; nothing is saved here."),
        )


def _is_damaged(reading: TableReading) -> bool:
    report = reading.report
    return bool(report.refusal or report.remarks or report.in_state(LineState.REJECTED))
