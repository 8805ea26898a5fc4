"""Disk trouble on demand: a full disk, a denied folder, a crash in the middle, also for a root user."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from deckbuilder.decks.journal import Journal


class PowerCut(BaseException):
    """The process ends here: nothing after this point may be relied on."""


def fail_on(patch: pytest.MonkeyPatch, function: str, error: BaseException) -> None:
    """Make a function of ``os`` that file writing goes through raise ``error`` from now on."""

    def failing(*_args: object, **_kwargs: object) -> None:
        raise error

    patch.setattr(os, function, failing)


def no_space() -> OSError:
    """What a full disk says."""
    return OSError(errno.ENOSPC, "No space left on device")


def denied() -> OSError:
    """What a read-only folder says."""
    return PermissionError(errno.EACCES, "Permission denied")


def deny_writing_in(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make a folder read-only, for root too: nothing in it can be made, renamed or deleted."""
    really_open = Path.open
    folder.chmod(0o555)

    def guarded_open(self: Path, mode: str = "r", *args: object, **kwargs: object) -> object:
        if set(mode) & set("wxa") and folder in self.parents:
            raise PermissionError(errno.EACCES, "Permission denied", str(self))
        return really_open(self, mode, *args, **kwargs)  # type: ignore[call-overload]

    patch.setattr(Path, "open", guarded_open)
    for name in ("rename", "replace", "unlink", "mkdir"):
        patch.setattr(Path, name, _guarded(getattr(Path, name), folder))


def fill_disk(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on the disk below a folder is full: files can be made, and no byte can be written into them.

    The bytes really go to the system, which refuses them: ``/dev/full`` answers every write as a full disk.
    """
    really_open = Path.open

    def full_open(self: Path, mode: str = "r", *args: object, **kwargs: object) -> object:
        if not set(mode) & set("wxa+") or folder not in self.parents:
            return really_open(self, mode, *args, **kwargs)  # type: ignore[call-overload]
        really_open(self, mode, *args, **kwargs).close()  # type: ignore[call-overload]
        return really_open(FULL, mode.replace("x", "w"), *args, **kwargs)  # type: ignore[call-overload]

    patch.setattr(Path, "open", full_open)


FULL = Path("/dev/full")
"""Reads as zeros and is full, on Linux and the BSDs."""


def _guarded(really: object, folder: Path) -> object:
    def guarded(self: Path, *args: object, **kwargs: object) -> object:
        if any(isinstance(path, Path) and folder in path.parents for path in (self, *args)):
            raise PermissionError(errno.EACCES, "Permission denied", str(self))
        return really(self, *args, **kwargs)  # type: ignore[operator]

    return guarded


def crash(journal: Journal) -> None:
    """End a journal as the system ends a killed process: its lock is dropped, its files stay."""
    if journal._lock is not None:
        os.close(journal._lock)
        journal._lock = None


def names_in(folder: Path) -> set[str]:
    """The names of everything in a folder, hidden files too."""
    return {path.name for path in folder.iterdir()}
