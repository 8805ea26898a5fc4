"""The autosave journal: what was being edited when the app died, kept until saved, closed or offered again.

Each unsaved document has one recovery file in the journal folder; a document that is clean has none, so an
emptied or discarded deck cannot come back (B01). The files of a running app are told from those a crash left
by a lock that the system drops when the process ends, however it ends.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from deckbuilder.cards.messages import say

from .deck import Deck
from .disk import DeckFileError, MissingFileError, explained, read_file, set_aside, write_file
from .document import DeckDocument
from .paths import ensure_folder

VERSION = 1


@dataclass(frozen=True, slots=True)
class Recovery:
    """An unsaved deck that a crash left behind."""

    file: Path
    """The recovery file itself."""

    deck: Deck
    path: Path | None
    """Where its player would have saved it."""

    content_hash: str
    """Hash of the deck's file when it was opened, so that a newer file is not overwritten (B07)."""

    saved_at: datetime
    """When it was last put in the journal, with time zone."""

    process_id: int
    """Of the app that died."""

    def document(self) -> DeckDocument:
        """The deck as it was left: unsaved, to be saved at the same path."""
        return DeckDocument(self.deck, path=self.path, content_hash=self.content_hash, saved=False)

    def discard(self) -> None:
        """Delete the recovery file: the player does not want the deck, or has it in another way."""
        _delete(self.file)


@dataclass(slots=True)
class _Kept:
    file: Path
    state: tuple[int, Path | None, str] | None = None
    """Revision, path and hash that the file holds; None before it is written."""


class Journal:
    """The recovery files of one running app, in a folder that all running apps share.

    Nothing touches the disk before there is something to record. The caller decides how often to record;
    recording what is recorded already costs nothing.
    """

    def __init__(self, folder: Path, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._folder = folder
        self._now = now
        self._session = os.urandom(6).hex()
        self._lock: int | None = None
        self._opened = 0
        self._kept: dict[DeckDocument, _Kept] = {}
        self.problem: DeckFileError | None = None
        """Why the last recording failed; None after one that was written."""

    def record(self, document: DeckDocument) -> None:
        """Bring a document's recovery file up to date: written if it is unsaved, deleted if it is not.

        Raises ``DeckFileError`` for the first of several failures in a row; ``problem`` holds the last, so
        that a full disk is told once and not with every tick of the clock (B62).
        """
        try:
            if document.dirty:
                self._write(document)
            else:
                self.forget(document)
        except DeckFileError as error:
            known, self.problem = self.problem, error
            if known is None:
                raise

    def forget(self, document: DeckDocument) -> None:
        """Delete the recovery file of a document that was closed, if it has one."""
        kept = self._kept.get(document)
        if kept is None:
            return
        if kept.state is not None:
            _delete(kept.file)
        del self._kept[document]

    def close(self) -> None:
        """Forget all documents: the app ends as its player wished."""
        for document in tuple(self._kept):
            self.forget(document)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
            _delete(self._lock_file(self._session))

    # ---- after a crash ------------------------------------------------------------------------------------

    def recover(self) -> tuple[list[Recovery], list[DeckFileError]]:
        """What apps that died left unsaved, oldest first, and the recovery files that could not be read.

        Never raises: damaged files are set aside and named (B64), those of running apps are not touched.
        """
        found: list[Recovery] = []
        damaged: list[DeckFileError] = []
        for file in self._files_of_the_dead():
            try:
                found.append(_read(file))
            except MissingFileError:
                continue  # its app, or another one started just now, has dealt with it
            except DeckFileError as error:
                damaged.append(error)
        return sorted(found, key=lambda recovery: recovery.saved_at), damaged

    def restore(self, recovery: Recovery) -> DeckDocument:
        """Open a recovered deck and take it over into this app's journal; raises as ``record``."""
        document = recovery.document()
        self.record(document)
        if self.problem is None:
            recovery.discard()
        return document

    # ---- inside -------------------------------------------------------------------------------------------

    def _write(self, document: DeckDocument) -> None:
        state = (document.revision, document.path, document.content_hash)
        kept = self._kept.get(document)
        if kept is None:
            self._opened += 1
            kept = _Kept(self._folder / f"{self._session}-{self._opened:04}.json")
            self._kept[document] = kept
        if kept.state == state:
            return
        from .journalmodel import DECK

        self._hold_lock()
        record = {
            "version": VERSION,
            "saved_at": self._now().isoformat(),
            "process_id": os.getpid(),
            "path": None if document.path is None else str(document.path.absolute()),
            "content_hash": document.content_hash,
            "deck": DECK.dump_python(document.deck),
        }
        # Not pydantic's JSON: a path that is no UTF-8 has lone surrogates, which only json escapes.
        write_file(kept.file, json.dumps(record, indent=1).encode("ascii"))
        kept.state = state
        self.problem = None  # not sooner: another document that needs no writing proves nothing

    def _hold_lock(self) -> None:
        if self._lock is None:
            file = self._lock_file(self._session)
            ensure_folder(self._folder)
            with explained(file, "write"):
                self._lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
            _try_lock(self._lock)

    def _lock_file(self, session: str) -> Path:
        return self._folder / f"{session}.lock"

    def _files_of_the_dead(self) -> list[Path]:
        try:
            files = sorted(self._folder.glob("*-*.json"))
        except OSError:
            return []
        alive: dict[str, bool] = {self._session: True}
        for session in {file.name.partition("-")[0] for file in files} - alive.keys():
            alive[session] = self._is_alive(session)
        return [file for file in files if not alive[file.name.partition("-")[0]]]

    def _is_alive(self, session: str) -> bool:
        """Whether somebody holds the session's lock; the lock file of a dead one is deleted."""
        file = self._lock_file(session)
        try:
            handle = os.open(file, os.O_RDWR)
        except OSError:
            return False
        free = _try_lock(handle)
        os.close(handle)
        if free:
            with suppress(OSError):
                file.unlink()
        return not free


def _try_lock(handle: int) -> bool:
    """Lock a file for this process; False if another holds it. Where locks do not work, nobody does."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _read(file: Path) -> Recovery:
    """Read one recovery file; a damaged one is set aside and named by the error."""
    from .journalmodel import Record, Version

    try:
        content = read_file(file)
    except MissingFileError:
        raise
    except DeckFileError as error:
        raise _put_aside(file, error.reason) from error
    try:
        values = json.loads(content)
        newer = Version.model_validate(values).version > VERSION
        record = None if newer else Record.model_validate(values)
    except (ValueError, RecursionError) as error:
        raise _put_aside(file, say("the autosaved deck is damaged")) from error
    if record is None:
        raise DeckFileError(
            file,
            say("a newer version of the app autosaved this deck"),
            say("Start that version to restore it."),
        )
    path = None if record.path is None else Path(record.path)
    return Recovery(file, record.deck, path, record.content_hash, record.saved_at, record.process_id)


def _put_aside(file: Path, reason: str) -> DeckFileError:
    try:
        return DeckFileError(file, reason, say("It is kept as {file}.", file=set_aside(file).name))
    except DeckFileError:
        return DeckFileError(file, reason, say("It could not be moved out of the way."))


def _delete(file: Path) -> None:
    with explained(file, "move"):
        file.unlink(missing_ok=True)
