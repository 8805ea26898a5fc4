"""Versions of decks: what a deck file held before each save, kept in a folder of the app.

Those of the library lie in a hidden folder that mirrors it: ``Spring/Red.deck`` has its versions, each a deck
file of its own, in ``.versions/Spring/Red.deck/``. Those of a deck saved elsewhere lie in a folder named
after the file and the place where it is. The name of a version says when it was written and what it holds, so
nothing else has to be kept in step with it, and it can be opened without this app. Keeping a version never
stands in the way of a save: what goes wrong is told once and the deck is saved all the same.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from os.path import normcase
from pathlib import Path

from deckbuilder.cards.catalogue import Catalogue

from .deck import Deck
from .disk import DeckFileError, content_hash, explained, read_file, write_file
from .file_names import SUFFIX, safe_file_name
from .files import read_deck_file, save_deck
from .paths import ensure_folder

MOST = 200
"""Versions of one deck that are kept; the oldest go first."""

ALL_FOR = timedelta(days=1)
"""For so long every version is kept, after that the last of each day."""

_FOLDER = ".versions"
_STAMP = "%Y%m%dT%H%M%S%fZ"
_FILE = re.compile(r"(?P<stamp>[0-9]{8}T[0-9]{12}Z)-(?P<hash>[0-9a-f]{16})\.deck")


@dataclass(frozen=True, slots=True)
class Version:
    """What a deck file held once."""

    file: Path
    written: datetime
    """When the deck was saved like this, in UTC."""

    fingerprint: str
    """The first digits of the content hash."""


class History:
    """The versions of the decks of a library and of those elsewhere. Only reading one ever raises."""

    def __init__(
        self,
        library: Path,
        elsewhere: Path | None = None,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """``elsewhere`` keeps the versions of decks outside the library; without it they have none."""
        self._library = library.absolute()
        self._elsewhere = elsewhere
        self._now = now
        self._problem: DeckFileError | None = None
        self._told = False

    def save(self, path: Path, deck: Deck, expected_hash: str | None = None) -> str:
        """Save a deck as ``save_deck`` does, and keep what its file held until now."""
        before = self._held(path)
        saved = save_deck(path, deck, expected_hash)
        if before is not None and content_hash(before[0]) != saved:
            self._keep(path, *before)
        return saved

    def covers(self, path: Path) -> bool:
        """Whether versions of this file are kept."""
        return self._place(path) is not None

    def versions(self, path: Path) -> tuple[Version, ...]:
        """The versions of a deck file, newest first; not those that hold what the file holds now."""
        held = self._held(path)
        now = content_hash(held[0])[:16] if held else ""
        return tuple(version for version in self._kept(path) if version.fingerprint != now)

    def read(self, version: Version, catalogue: Catalogue) -> Deck:
        """The deck of a version; raises ``DeckFileError`` for a damaged file or one that is gone."""
        return read_deck_file(version.file, catalogue).result.deck

    def follow(self, source: Path, target: Path) -> None:
        """A deck file or a folder was renamed or moved: so are its versions."""
        old, new = self._place(source), self._place(target)
        if old is None or new is None or old == new or not old.is_dir():
            return
        try:
            ensure_folder(new.parent)
            with explained(new, "move"):
                if not new.exists() or new.samefile(old):
                    old.rename(new)
                    return
                for file in old.iterdir():  # an earlier deck of that name had versions: they stay beside
                    file.replace(new / file.name)
                old.rmdir()
        except DeckFileError as error:
            self._note(error)

    def forget(self, folder: Path) -> None:
        """Delete the versions of everything that was in a folder of the library, which is gone for good."""
        place = self._place(folder)
        if place is not None:
            shutil.rmtree(place, ignore_errors=True)

    def trouble(self) -> DeckFileError | None:
        """Why versions cannot be kept, told once until one could be kept again."""
        if self._problem is None or self._told:
            return None
        self._told = True
        return self._problem

    # ---- inside -------------------------------------------------------------------------------------------

    def _place(self, path: Path) -> Path | None:
        """The folder of a deck's versions; None for a file of which none are kept."""
        path = path.absolute()
        if ".." not in path.parts and path.is_relative_to(self._library):
            return self._library / _FOLDER / path.relative_to(self._library)
        if self._elsewhere is None:
            return None
        path = path.resolve()  # one file has one place, by whichever way it was opened
        key = content_hash(normcase(path).encode("utf-8", "surrogateescape"))[:16]
        return self._elsewhere / f"{safe_file_name(path.stem)}-{key}"

    def _held(self, path: Path) -> tuple[bytes, datetime] | None:
        """What a file holds and since when; None if it cannot be read or has no versions."""
        if not self.covers(path):
            return None
        with suppress(DeckFileError, OSError):
            data = read_file(path)
            return data, datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return None

    def _keep(self, path: Path, data: bytes, written: datetime) -> None:
        place = self._place(path)
        if place is None:
            return
        fingerprint = content_hash(data)[:16]
        kept = self._kept(path)
        try:
            ensure_folder(place)
            same = [version for version in kept if version.fingerprint == fingerprint]
            target = place / f"{written.strftime(_STAMP)}-{fingerprint}{SUFFIX}"
            write_file(target, data)
            _delete(version.file for version in same if version.file != target)
            _delete(self._surplus(self._kept(path)))
        except DeckFileError as error:
            self._note(error)
        else:
            self._problem, self._told = None, False

    def _kept(self, path: Path) -> list[Version]:
        place = self._place(path)
        found: list[Version] = []
        if place is not None:
            with suppress(OSError):  # none yet, or not to be looked into
                for file in place.iterdir():
                    match = _FILE.fullmatch(file.name)
                    with suppress(ValueError):  # digits that are no date
                        if match:
                            written = datetime.strptime(match["stamp"], _STAMP).replace(tzinfo=UTC)
                            found.append(Version(file, written, match["hash"]))
        return sorted(found, key=lambda version: (version.written, version.file.name), reverse=True)

    def _surplus(self, kept: Sequence[Version]) -> list[Path]:
        """The versions that need not be kept, of those given newest first."""
        now = self._now()
        days = set[str]()
        stay: list[Version] = []
        for version in kept:
            day = f"{version.written.astimezone():%Y-%m-%d}"
            if now - version.written < ALL_FOR or day not in days:
                stay.append(version)
            days.add(day)
        stays = {version.file for version in stay[:MOST]}
        return [version.file for version in kept if version.file not in stays]

    def _note(self, error: DeckFileError) -> None:
        if self._problem is None:
            self._told = False
        self._problem = error


def _delete(files: Iterable[Path]) -> None:
    for file in files:
        with explained(file, "move"):
            file.unlink(missing_ok=True)
