"""Which files a judge's folders hold: all of them, each once, in an order that people expect."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from deckbuilder.cards.messages import say

from .verdicts import Unread


class DeckPlace(NamedTuple):
    """A file that may hold decks."""

    path: Path
    name: str
    """How it is told: the path below the folder that was given, or the name of a file given by itself."""


def files_in(paths: Iterable[Path]) -> Iterator[DeckPlace | Unread]:
    """The files given and those in the folders given, however deep; folders that cannot be opened as well.

    Hidden files and the earlier versions that a save keeps (``name.deck~``) are left out of folders. A file
    given twice comes once, links to folders are not followed.
    """
    seen: set[str] = set()
    for path in paths:
        for each in _below(path) if path.is_dir() else (DeckPlace(path, path.name),):
            real = os.path.realpath(each.path)
            if real not in seen:
                seen.add(real)
                yield each


def _below(folder: Path) -> Iterator[DeckPlace | Unread]:
    problems: list[Unread] = []

    def note(error: OSError) -> None:
        place = Path(error.filename)
        reason = say("not listed: {reason}", reason=error.strerror)
        problems.append(Unread(place, _told(place, folder), reason))

    for here, inner, names in os.walk(folder, onerror=note):
        yield from problems
        problems.clear()
        inner[:] = sorted((name for name in inner if not name.startswith(".")), key=_order)
        for name in sorted(names, key=_order):
            if not name.startswith(".") and not name.endswith("~"):
                yield DeckPlace(Path(here, name), _told(Path(here, name), folder))
    yield from problems


def _told(path: Path, folder: Path) -> str:
    return folder.name if path == folder else path.relative_to(folder).as_posix()


def _order(name: str) -> tuple[str, str]:
    return (name.casefold(), name)
