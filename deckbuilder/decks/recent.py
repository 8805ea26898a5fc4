"""The deck files opened or saved last, newest first, kept in one small file; losing it costs nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from deckbuilder.cards.messages import say

from .disk import DeckFileError, MissingFileError, read_file, set_aside, write_file
from .paths import ensure_folder
from .remembered import read

VERSION = 1
LIMIT = 10
_MAX_BYTES = 256 * 1024


@dataclass(frozen=True, slots=True)
class _Stored:
    version: int = VERSION
    files: list[str] = field(default_factory=list[str])


class RecentFiles:
    """Up to ten paths (B67).

    A damaged file starts an empty list and is set aside; it never stops the app (B64). The changes raise
    ``DeckFileError`` if the list cannot be stored; it still holds until the app ends.
    """

    def __init__(self, file: Path, limit: int = LIMIT) -> None:
        self._file = file
        self._limit = limit
        self._newer = False
        self.problem: DeckFileError | None = None
        """Why the list could not be read; a view may say so once."""
        self._paths = self._load()

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files, newest first, whether or not they still exist."""
        return tuple(self._paths)

    def missing(self) -> frozenset[Path]:
        """Those of ``paths`` that are not there now, to be marked."""
        return frozenset(path for path in self._paths if not _exists(path))

    def add(self, path: Path) -> None:
        """Put a file first."""
        path = path.absolute()
        self._paths = [path, *(other for other in self._paths if other != path)][: self._limit]
        self._save()

    def remove(self, path: Path) -> None:
        """Forget one file."""
        self._paths = [other for other in self._paths if other != path.absolute()]
        self._save()

    def clear(self) -> None:
        """Forget all."""
        self._paths = []
        self._save()

    def _save(self) -> None:
        if self._newer:
            return  # the file belongs to a newer version, which knows more than we do
        ensure_folder(self._file.parent)
        content = {"version": VERSION, "files": [str(path) for path in self._paths]}
        write_file(self._file, json.dumps(content, indent=1).encode("ascii"))

    def _load(self) -> list[Path]:
        try:
            stored = read(_Stored, json.loads(read_file(self._file, _MAX_BYTES)))
        except MissingFileError:
            return []
        except (DeckFileError, ValueError, RecursionError) as error:
            self.problem = error if isinstance(error, DeckFileError) else _damaged(self._file)
            self._set_aside()
            return []
        if stored.version > VERSION:
            self._newer = True
            self.problem = DeckFileError(self._file, say("a newer version of the app wrote this list"))
            return []
        return [Path(name) for name in stored.files][: self._limit]

    def _set_aside(self) -> None:
        with suppress(DeckFileError):  # then it stays where it is, and the next save replaces it
            self.problem = _damaged(self._file, say("It is kept as {file}.", file=set_aside(self._file).name))


def _damaged(file: Path, advice: str = "") -> DeckFileError:
    return DeckFileError(file, say("the list of recent files was damaged"), advice)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
