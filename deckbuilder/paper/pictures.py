"""Finds a player's own pictures of cards in a folder and reads them, no larger than they will be drawn.

Nothing in such a folder is trusted: broken and empty files, wrong endings, pictures of any size, links in a
circle and folders that vanish cost the picture, never the card (B65).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.numbers import ReadNumber, parse_number

ENDINGS = frozenset({".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif"})
MOST_FILES = 200_000
"""So many entries are looked at; a folder with more was hardly meant."""

MOST_PIXELS = 100_000_000
MOST_BYTES = 100 * 1024 * 1024
_DEEPEST = 12
_LONGEST_SIDE = 4
"""A strip is read at most so many times as long as it is wide enough for."""

KeepGoing = Callable[[], bool]


class PictureError(Exception):
    """A picture cannot be used; ``reason`` is a clause for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class PictureFolder:
    """What a folder holds. A picture may still turn out to be broken when it is read."""

    folder: Path
    files: Mapping[str, Path]
    """By the number of the print: ``EBP01-016``, ``EBP01-016+``."""

    unreadable: Mapping[Path, Message]
    """Files named by a number that hold no picture, with the reason."""

    problem: Message | None = None
    """Why the folder cannot be looked at."""

    def path_for(self, number: str) -> Path | None:
        """The picture of a print; an alternate art without one shows that of the plain print."""
        return self.files.get(number) or self.files.get(number.rstrip("+"))


def find_pictures(folder: Path, keep_going: KeepGoing = lambda: True) -> PictureFolder | None:
    """Look through a folder and the folders in it; None when told to stop.

    Of several files for one print the English spelling goes first, then the one less deep, then by name.
    """
    found: dict[str, tuple[tuple[bool, int, str], Path]] = {}
    unreadable: dict[Path, Message] = {}
    try:
        with os.scandir(folder):
            pass
    except OSError as error:
        return PictureFolder(folder, {}, {}, say("{reason}", reason=error.strerror or str(error)))
    for depth, path in _files(folder):
        if not keep_going():
            return None
        read = number_of(path)
        if read is None:
            continue
        try:
            _opened(path)
        except PictureError as error:
            unreadable[path] = error.reason
            continue
        number = str(read.printed)
        japanese = not path.stem.lstrip().upper().startswith(("E", "Ｅ", "ｅ"))
        place = (japanese, depth, str(path))
        if number not in found or place < found[number][0]:
            found[number] = place, path
    return PictureFolder(folder, {number: path for number, (_, path) in found.items()}, unreadable)


def number_of(path: Path) -> ReadNumber | None:
    """The print a file is named by: its number in any spelling, perhaps with more words behind it."""
    if path.suffix.lower() not in ENDINGS:
        return None
    stem = path.stem.strip()
    whole = parse_number(stem)
    if whole is not None:
        return whole
    first = stem.replace("_", " ").replace("(", " ").split(maxsplit=1)
    return parse_number(first[0]) if len(first) > 1 else None


def read_picture(path: Path, side: int) -> QImage:
    """A picture whose shorter side is `side` pixels, or what it has if that is less.

    Raises `PictureError`. May take long: not for the thread of the window.
    """
    reader, size = _opened(path)
    short, long = sorted((size.width(), size.height()))
    scale = min(1.0, side / short, _LONGEST_SIDE * side / long)
    if scale < 1:
        reader.setScaledSize(QSize(max(1, round(size.width() * scale)), max(1, round(size.height() * scale))))
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        raise PictureError(say("the picture is damaged"))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _opened(path: Path) -> tuple[QImageReader, QSize]:
    """A reader that has seen the head of the file, and the size of the picture."""
    try:
        length = path.stat().st_size
        with path.open("rb"):
            pass
    except OSError as error:
        raise PictureError(say("{reason}", reason=error.strerror or str(error))) from error
    if not length:
        raise PictureError(say("the file is empty"))
    if length > MOST_BYTES:
        raise PictureError(say("the file is too large"))
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    size = reader.size() if reader.canRead() else QSize()
    if size.isEmpty():
        raise PictureError(say("this is no picture"))
    if size.width() * size.height() > MOST_PIXELS:
        raise PictureError(
            say("{width} × {height} pixels are too many", width=size.width(), height=size.height())
        )
    return reader, size


def _files(folder: Path) -> Iterator[tuple[int, Path]]:
    """Every plain file below a folder with its depth, each folder once whatever links lead to it."""
    seen: set[tuple[int, int]] = set()
    waiting = [(0, folder)]
    looked_at = 0
    while waiting:
        depth, here = waiting.pop()
        try:
            status = here.stat()
            if (status.st_dev, status.st_ino) in seen and status.st_ino:
                continue
            seen.add((status.st_dev, status.st_ino))
            with os.scandir(here) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in entries:
            looked_at += 1
            if looked_at > MOST_FILES:
                return
            try:
                if entry.is_dir():
                    if depth < _DEEPEST:
                        waiting.append((depth + 1, Path(entry.path)))
                elif entry.is_file():  # no pipe, no device
                    yield depth, Path(entry.path)
            except OSError:
                continue
