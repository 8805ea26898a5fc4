"""The deck library: a folder of ``.deck`` files and folders, and what a player does with them.

Files are the truth: whatever another program puts there is listed at the next scan. Nothing is ever
overwritten, only ``empty_trash`` deletes for good, and a failure is a ``DeckFileError`` that says why (B89).
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import say

from .deck import Deck
from .disk import NO_FILE, DeckFileError, explained
from .file_names import SUFFIX, safe_file_name, unique_name
from .files import move_deck_file, read_deck_file
from .paths import ensure_folder
from .summaries import DeckSummary, look_at, summarise
from .versions import History

__all__ = ["Library", "Listing", "Trashed", "safe_file_name"]

_TRASH = ".trash"
_STAMP = "%Y%m%dT%H%M%S%fZ"
_Stamp = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Listing:
    """What is in the library now."""

    decks: tuple[DeckSummary, ...] = ()
    """By folder and name."""

    folders: tuple[str, ...] = ()
    """All folders below the library, ``/`` between levels, in order."""

    problems: tuple[DeckFileError, ...] = ()
    """Folders that could not be looked into."""


@dataclass(frozen=True, slots=True)
class Trashed:
    """A deck in the trash."""

    file: Path
    """Where it is now."""

    folder: str
    """The folder of the library that it came from."""

    deleted: datetime
    """When it was deleted, with time zone."""

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        return self.file.stem


class Library:
    """One library folder. Folders are named by strings as in ``Listing``, decks by the path of their file."""

    def __init__(self, folder: Path, catalogue: Catalogue, history: History | None = None) -> None:
        self.folder = folder.absolute()
        self.history = history or History(self.folder)
        self._catalogue = catalogue
        self._read: dict[Path, tuple[_Stamp, DeckSummary]] = {}

    def use(self, catalogue: Catalogue) -> None:
        """Read decks with other cards from now on, also those that did not change."""
        self._catalogue = catalogue
        self._read = {}

    # ---- looking ------------------------------------------------------------------------------------------

    def scan(self, keep_going: Callable[[int], bool] = lambda _: True) -> Listing:
        """List everything; only files that changed since the last scan are read again. Never raises.

        ``keep_going`` is asked before every file with how many there were; at its False the rest is left
        out, and what was read is remembered for the next scan. Two threads may scan at the same time.
        """
        problems: list[DeckFileError] = []
        folders: list[str] = []
        decks: dict[Path, tuple[_Stamp, DeckSummary]] = {}

        def note(error: OSError) -> None:
            if Path(error.filename) != self.folder or self.folder.exists():
                problems.append(
                    DeckFileError(Path(error.filename), say("not listed: {reason}", reason=error.strerror))
                )

        for here, inner, files in self._walk(note):
            name = self._name_of(here)
            folders += [f"{name}/{child}".lstrip("/") for child in inner if not (here / child).is_symlink()]
            for file in files:
                if not keep_going(len(decks)):
                    self._read = {**self._read, **decks}
                    return _listing(decks, folders, problems)
                with suppress(FileNotFoundError):  # gone since the folder was read
                    decks[file] = self._summary(file, name)
        self._read = decks
        return _listing(decks, folders, problems)

    def files(self) -> list[tuple[str, Path]]:
        """Folder and file of every deck, by folder and file name; nothing is read."""
        found = [(self._name_of(here), file) for here, _, files in self._walk() for file in files]
        return sorted(found, key=lambda each: (each[0].casefold(), each[1].name.casefold()))

    # ---- making -------------------------------------------------------------------------------------------

    def add(self, deck: Deck, folder: str = "") -> Path:
        """Save a deck as a new file; one whose name is taken in that folder becomes ``name (2)`` (B08)."""
        place = ensure_folder(self._place(folder))
        names = [summary.name for summary in self.scan().decks if summary.path.parent == place]
        deck = replace(deck, name=unique_name(deck.name.strip() or "Deck", names))
        path = place / safe_file_name(deck.name, _names_in(place), SUFFIX)
        self.history.save(path, deck, NO_FILE)
        return path

    def duplicate(self, path: Path) -> Path:
        """Save a copy of a deck beside it, as ``name (2)``."""
        deck = read_deck_file(path, self._catalogue).result.deck
        return self.add(deck, self._name_of(self._inside(path).parent))

    def new_folder(self, name: str, parent: str = "") -> str:
        """Make a folder and return its name; one that is taken becomes ``name (2)``."""
        place = ensure_folder(self._place(parent))
        path = place / safe_file_name(name, _names_in(place))
        with explained(path, "write"):
            path.mkdir()
        return self._name_of(path)

    # ---- changing -----------------------------------------------------------------------------------------

    def rename(self, path: Path, name: str) -> Path:
        """Give a deck another name, and its file the name that goes with it; all of it or nothing.

        A deck that is open elsewhere must be told: its path and content hash change.
        """
        name = name.strip()
        if not name:
            raise DeckFileError(
                path, say("a deck in the library needs a name"), say("Type at least one letter.")
            )
        opened = read_deck_file(self._inside(path), self._catalogue)
        others = (other for other in _names_in(path.parent) if other != path.name)
        target = path.with_name(safe_file_name(name, others, SUFFIX))
        self._move(path, target)
        try:
            self.history.save(target, replace(opened.result.deck, name=name), opened.content_hash)
        except DeckFileError:
            self._move(target, path)
            raise
        return target

    def set_tags(self, path: Path, tags: Iterable[str]) -> Deck:
        """Give a deck other tags and save it; the deck as its file holds it now."""
        opened = read_deck_file(self._inside(path), self._catalogue)
        deck = replace(opened.result.deck, tags=tuple(tags))
        self.history.save(path, deck, opened.content_hash)
        return deck

    def move(self, path: Path, folder: str) -> Path:
        """Move a deck to another folder; where its file name is taken it becomes ``name (2)``."""
        place = ensure_folder(self._place(folder))
        if place == self._inside(path).parent:
            return path
        target = place / safe_file_name(path.stem, _names_in(place), SUFFIX)
        self._move(path, target)
        return target

    def rename_folder(self, folder: str, name: str) -> str:
        """Give a folder another name, and return what it is now; one that is taken becomes ``name (2)``.

        The files in it, open ones too, have other paths afterwards.
        """
        place = self._inside(self._place(folder))
        others = (other for other in _names_in(place.parent) if other != place.name)
        target = place.with_name(safe_file_name(name, others))
        with explained(place, "move"):
            place.rename(target)
        self.history.follow(place, target)
        return self._name_of(target)

    def remove_folder(self, folder: str) -> None:
        """Delete a folder without decks or folders in it."""
        place = self._inside(self._place(folder))
        left = sorted(name for name in _names_in(place) if not name.endswith(SUFFIX + "~"))
        if left:
            raise DeckFileError(
                place,
                say("the folder is not empty: {name} is in it", name=left[0]),
                say("Move or delete what it holds first."),
            )
        with explained(place, "move"):
            shutil.rmtree(place)

    # ---- trash --------------------------------------------------------------------------------------------

    def delete(self, path: Path) -> Trashed:
        """Move a deck to the trash of the library, from where ``restore`` brings it back."""
        origin = self._inside(path).relative_to(self.folder)
        now = datetime.now(UTC)
        file = self._trash / f"{now.strftime(_STAMP)}-{os.urandom(4).hex()}" / origin
        ensure_folder(file.parent)
        try:
            self._move(path, file)
        except DeckFileError:
            self._drop_empty(file.parent)
            raise
        return Trashed(file, _folder_name(origin.parent), now)

    def trash(self) -> tuple[Trashed, ...]:
        """The decks in the trash, last deleted first."""
        found: list[Trashed] = []
        with suppress(OSError):  # no trash yet
            for slot in sorted(self._trash.iterdir(), reverse=True):
                with suppress(ValueError):  # not a slot of ours
                    deleted = datetime.strptime(slot.name.partition("-")[0], _STAMP).replace(tzinfo=UTC)
                    found += (
                        Trashed(file, _folder_name(file.parent.relative_to(slot)), deleted)
                        for file in slot.rglob("*")
                        if file.suffix.lower() == SUFFIX and not file.is_dir()
                    )
        return tuple(found)

    def restore(self, trashed: Trashed) -> Path:
        """Bring a deck back to the folder it came from; where its file name is taken, as ``name (2)``."""
        place = ensure_folder(self._place(trashed.folder))
        target = place / safe_file_name(trashed.name, _names_in(place), SUFFIX)
        self._move(trashed.file, target)
        self._drop_empty(trashed.file.parent)
        return target

    def empty_trash(self) -> None:
        """Delete what is in the trash for good."""
        if self._trash.exists():
            with explained(self._trash, "move"):
                shutil.rmtree(self._trash)
            self.history.forget(self._trash)

    # ---- inside -------------------------------------------------------------------------------------------

    @property
    def _trash(self) -> Path:
        return self.folder / _TRASH

    def _move(self, source: Path, target: Path) -> None:
        move_deck_file(source, target)
        self.history.follow(source, target)

    def _walk(
        self, on_error: Callable[[OSError], None] | None = None
    ) -> Iterator[tuple[Path, list[str], list[Path]]]:
        """Each folder with the names of its folders and its deck files; nothing hidden."""
        for place, inner, files in os.walk(self.folder, onerror=on_error):
            inner[:] = [name for name in inner if not name.startswith(".")]
            decks = [name for name in files if name.lower().endswith(SUFFIX) and not name.startswith(".")]
            yield Path(place), inner, [Path(place, name) for name in decks]

    def _summary(self, path: Path, folder: str) -> tuple[_Stamp, DeckSummary]:
        found = look_at(path)
        stamp = (found.st_mtime_ns, found.st_size, found.st_ino)
        known = self._read.get(path)
        if known is not None and known[0] == stamp:
            return known
        return stamp, summarise(path, self._catalogue, folder)

    def _name_of(self, place: Path) -> str:
        return _folder_name(place.relative_to(self.folder))

    def _place(self, folder: str) -> Path:
        """The path of a folder; raises for a name that leads out of the library or into its trash."""
        place = self.folder.joinpath(*PurePosixPath(folder).parts)
        inside = place.is_relative_to(self.folder)
        if not inside or any(part.startswith(".") for part in place.relative_to(self.folder).parts):
            raise DeckFileError(place, say("this is no folder of the library"), say("Choose another folder."))
        return place

    def _inside(self, path: Path) -> Path:
        """The path itself, if it is below the library and not in the trash."""
        parts = path.relative_to(self.folder).parts if path.is_relative_to(self.folder) else ()
        if not parts or any(part.startswith(".") for part in parts):
            raise DeckFileError(path, say("it is not in the library"), say("Import it first."))
        return path

    def _drop_empty(self, place: Path) -> None:
        """Remove the empty folders that a deck leaves in the trash, from the inside out."""
        with suppress(OSError):
            while place != self.folder:
                place.rmdir()
                place = place.parent


def _listing(
    decks: Mapping[Path, tuple[_Stamp, DeckSummary]],
    folders: Iterable[str],
    problems: Iterable[DeckFileError],
) -> Listing:
    found = sorted((summary for _, summary in decks.values()), key=_list_order)
    return Listing(tuple(found), tuple(sorted(folders, key=str.casefold)), tuple(problems))


def _list_order(summary: DeckSummary) -> tuple[str, str, str]:
    return (summary.folder.casefold(), summary.name.casefold(), summary.path.name)


def _folder_name(relative: Path) -> str:
    return "" if relative == Path() else relative.as_posix()


def _names_in(place: Path) -> list[str]:
    with explained(place, "read"):
        return [child.name for child in place.iterdir()]
