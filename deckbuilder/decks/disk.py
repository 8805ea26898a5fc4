"""Bytes in and out of files without loss or surprise: safe reading, atomic writing, failures in plain words.

What the bytes mean is the business of the callers: deck files, the autosave journal, recent files.
"""

from __future__ import annotations

import errno
import hashlib
import os
import stat
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from deckbuilder.cards.messages import say

Purpose = Literal["read", "write", "move"]

NO_FILE = ""
"""The content hash of a file that does not exist."""

READ_LIMIT = 8 * 1024 * 1024
"""Largest file read or replaced, in bytes: far above any list of decks, far below what would hurt (H29)."""


class DeckFileError(Exception):
    """A file could not be used: which one, why, and what the player can do (H41, B62)."""

    def __init__(self, path: Path, reason: str, advice: str = "") -> None:
        """``reason`` is a clause without a full stop, ``advice`` whole sentences."""
        super().__init__(path, reason, advice)
        self.path = path
        self.reason = reason
        self.advice = advice

    def __str__(self) -> str:
        return say(
            "{path}: {reason}. {advice}" if self.advice else "{path}: {reason}.",
            path=str(self.path),
            reason=self.reason,
            advice=self.advice,
        )


class MissingFileError(DeckFileError):
    """The file, or the folder to write into, is not there."""


class NoAccessError(DeckFileError):
    """The file or its folder is read-only, or belongs to somebody else."""


class NotAFileError(DeckFileError):
    """The path is a folder, a pipe, a device or a link in a circle."""


class TooLargeError(DeckFileError):
    """The file is larger than any deck."""


class DiskFullError(DeckFileError):
    """No space is left for the new file; the old one is untouched."""


class AlreadyExistsError(DeckFileError):
    """A file is there that nobody agreed to replace."""


class ChangedOnDisk(DeckFileError):  # noqa: N818 - an event the player decides about, not a fault
    """Another program or window changed the file since it was read or saved here (B07)."""


def content_hash(data: bytes) -> str:
    """The fingerprint by which edits from outside are noticed: SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def hash_on_disk(path: Path) -> str:
    """The content hash of a file as it is now; ``NO_FILE`` if there is none."""
    try:
        return content_hash(read_file(path))
    except MissingFileError:
        return NO_FILE


def read_file(path: Path, limit: int = READ_LIMIT) -> bytes:
    """All bytes of a regular file; never waits for a pipe, never reads more than ``limit`` bytes."""
    with explained(path, "read"):
        _require_regular(path, path.stat())
        # Non-blocking, and asked again once open: the path may name another thing by now.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            before = os.fstat(handle)
            _require_regular(path, before)
            data = b"" if before.st_size > limit else file.read(limit + 1)
            after = os.fstat(handle)
    if max(before.st_size, len(data)) > limit:
        raise TooLargeError(
            path,
            say("the file is larger than {limit:,} kB", limit=limit // 1024),
            say("Decks are small; choose another file."),
        )
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        raise ChangedOnDisk(
            path, say("the file changed while it was read"), say("Open it again in a moment.")
        )
    return data


def write_file(
    path: Path, data: bytes, *, expected_hash: str | None = None, backup: Path | None = None
) -> str:
    """Replace a file by ``data`` wholly or not at all, and return the content hash of ``data``.

    The bytes go to a new file in the same folder, are forced to the disk and take the old file's place in
    one step; permissions stay and a link keeps pointing where it did. With ``expected_hash`` the file must
    still hold that content (``NO_FILE``: must not exist), else ``ChangedOnDisk`` or ``AlreadyExistsError``;
    a file that somebody deleted is written anew. The old content goes to ``backup`` first.
    """
    target = Path(os.path.realpath(path))
    with explained(path, "write"), _alone_in(target.parent):
        mode = _require_writable(path, target)
        if mode is not None and (expected_hash is not None or backup is not None):
            old = read_file(target)
            _require_expected(path, old, expected_hash)
            if old == data:
                return content_hash(data)
            if backup is not None:
                _require_file_or_nothing(backup)
                _replace(backup, old, mode)
        _replace(target, data, mode)
    return content_hash(data)


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that it is out of the way but not lost; the new path (B64)."""
    with explained(path, "move"):
        number = 1
        while (aside := path.with_name(f"{path.name}.damaged{number}")).exists():
            number += 1
        return path.rename(aside)


@contextmanager
def explained(path: Path, purpose: Purpose) -> Generator[None]:
    """Turn what the system says about ``path`` into a ``DeckFileError``."""
    try:
        yield
    except OSError as error:
        raise _explain(error, path, purpose) from error
    except ValueError as error:  # a NUL, or a character the file system cannot spell
        raise DeckFileError(path, say("no file can have this name"), say("Choose another name.")) from error


# ---- inside -------------------------------------------------------------------------------------------

_TEMPORARY = ".deckbuilder-"
_LEFT_BEHIND = 3600
"""Seconds after which a temporary file has no writer any more."""

_LOCK_TRIES, _LOCK_PAUSE = 100, 0.01
"""How often, and how many seconds apart, a folder's lock is asked for: a save takes a few hundredths."""

_OTHER_PLACE = say("Save under another name or in another folder.")
_MISSING: dict[Purpose, tuple[str, str]] = {
    "read": (say("there is no such file"), say("It may have been moved or deleted.")),
    "write": (say("its folder does not exist"), _OTHER_PLACE),
    "move": (say("there is no such file or folder"), say("It may have been moved or deleted already.")),
}
_DENIED: dict[Purpose, tuple[str, str]] = {
    "read": (say("you may not read it"), say("Check the permissions of the file and of its folders.")),
    "write": (say("the file or its folder is read-only or in use"), _OTHER_PLACE),
    "move": (
        say("the file or its folder is read-only or in use"),
        say("Check the permissions of the folder."),
    ),
}


def _explain(error: OSError, path: Path, purpose: Purpose) -> DeckFileError:
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            return MissingFileError(path, *_MISSING[purpose])
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return NoAccessError(path, *_DENIED[purpose])
        case errno.ELOOP:
            return NotAFileError(path, say("the link leads in a circle"), say("Choose another file."))
        case errno.EISDIR:
            return _folder(path)
        case errno.ENOSPC | errno.EDQUOT:
            return DiskFullError(
                path,
                say("the disk is full"),
                say("Free some space, or save on another disk; the old file is untouched."),
            )
        case errno.ENAMETOOLONG:
            return DeckFileError(path, say("the name is too long"), say("Choose a shorter name."))
        case _:
            return DeckFileError(path, error.strerror or type(error).__name__)


def _folder(path: Path) -> NotAFileError:
    return NotAFileError(path, say("this is a folder"), say("Choose a file."))


def _require_regular(path: Path, found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise _folder(path)
    if not stat.S_ISREG(found.st_mode):
        raise NotAFileError(path, say("this is a pipe or a device, not a file"), say("Choose a file."))


def _require_writable(path: Path, target: Path) -> int | None:
    """The permission bits of the file to replace, None if there is none yet; raises if it is protected."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    _require_regular(path, found)
    # Replacing needs no permission of the old file, so its protection must be asked for, also for root.
    if not found.st_mode & 0o222 or not os.access(target, os.W_OK):
        raise NoAccessError(path, say("the file is read-only"), _OTHER_PLACE)
    return stat.S_IMODE(found.st_mode)


def _require_file_or_nothing(backup: Path) -> None:
    if backup.is_dir():
        raise NotAFileError(
            backup, say("a folder stands where the backup belongs"), say("Rename or move the folder.")
        )


def _require_expected(path: Path, old: bytes, expected_hash: str | None) -> None:
    if expected_hash is None or content_hash(old) == expected_hash:
        return
    if expected_hash == NO_FILE:
        raise AlreadyExistsError(
            path, say("there is a file of this name already"), say("Replace it or choose another.")
        )
    raise ChangedOnDisk(
        path,
        say("the file was changed by another program or window"),
        say("Reload it, keep both, or overwrite it."),
    )


@contextmanager
def _alone_in(folder: Path) -> Generator[None]:
    """Let two running apps that save in one folder do so one after the other, so that neither is overlooked.

    Where a folder cannot be locked (Windows, some network drives), or stays locked by a stopped process, the
    moment between looking at the old file and replacing it is unguarded.
    """
    if sys.platform == "win32" or not os.access(folder, os.R_OK):
        yield
        return
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        for _ in range(_LOCK_TRIES):
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(_LOCK_PAUSE)
            except OSError:
                break
            else:
                break
        yield
    finally:
        os.close(handle)


def _replace(target: Path, data: bytes, mode: int | None) -> None:
    _tidy(target.parent)
    temporary = target.with_name(f"{_TEMPORARY}{os.urandom(6).hex()}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def _tidy(folder: Path) -> None:
    """Delete what saves that were cut off left behind; one of the last hour may still be at work."""
    with suppress(OSError):
        for left in folder.glob(f"{_TEMPORARY}*.tmp"):
            with suppress(OSError):
                if left.stat().st_mtime < time.time() - _LEFT_BEHIND:
                    left.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the rename itself survive a power cut, where the system can; the bytes are safe already."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
