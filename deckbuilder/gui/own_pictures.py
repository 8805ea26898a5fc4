"""The player's own pictures of cards: looked up and read beside the window, kept within bounds.

A picture that is not there yet, or never will be, is None: the card shows its drawn art until it is.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from deckbuilder.cards.messages import Message
from deckbuilder.paper.pictures import PictureError, PictureFolder, find_pictures, read_picture

from . import beside

SIDES = (128, 256, 512, 1024)
"""The shorter side of a picture as read, in pixels of the screen; the first that is large enough is taken."""

_QUEUE = 128
"""So many pictures wait to be read; what was wanted longest ago is given up, it has been scrolled away."""

Wanted = tuple[Path, int]

_log = logging.getLogger(__name__)


class OwnPictures(QObject):
    """The pictures of one folder at a time. `limit` is in bytes."""

    scanned = Signal()
    """A folder was looked through: see ``count``, ``unreadable`` and ``problem``."""

    changed = Signal()
    """Cards look different now."""

    outdated = Signal(str)
    """Faces of the print with this number, as drawn by now, are not the last; sent before ``changed``."""

    replaced = Signal()
    """All pictures may be others; sent before ``changed``."""

    _found = Signal(int, object)
    """Round and ``PictureFolder``; crosses from thread to thread."""

    _read = Signal(int, object, object)
    """Round, what was wanted, the ``QImage`` or why there is none; crosses from thread to thread."""

    def __init__(self, limit: int = 48 * 1024 * 1024, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._limit = limit
        self._round = 0
        self._folder: PictureFolder | None = None
        self._images: OrderedDict[Wanted, QImage] = OrderedDict()
        self._size = 0
        self._broken: dict[Path, Message] = {}
        self._names: dict[Wanted, set[str]] = {}  # who waits for a picture
        self._queue: OrderedDict[Wanted, None] = OrderedDict()
        self._lock = Lock()  # of the queue, which both threads change
        self._scanner, self._reader = QThreadPool(self), QThreadPool(self)
        for pool in (self._scanner, self._reader):
            pool.setMaxThreadCount(1)
        self._found.connect(self._on_found)
        self._read.connect(self._on_read)

    # ---- the folder ---------------------------------------------------------------------------------------

    def use(self, folder: str | Path | None) -> None:
        """Take the pictures of another folder, or look again through the same one; None for no pictures."""
        self._round += 1
        had_some = self._folder is not None
        self._folder = None
        self._forget()
        if had_some:
            self.replaced.emit()
            self.changed.emit()
        if folder:
            number, path = self._round, Path(folder)
            beside.start(self._scanner, lambda: self._scan(number, path))

    @property
    def found(self) -> PictureFolder | None:
        """What the folder holds, for drawings that cannot wait for a picture; None for no folder."""
        return self._folder

    @property
    def count(self) -> int:
        """How many prints have a picture."""
        return len(self._folder.files) if self._folder else 0

    @property
    def unreadable(self) -> dict[Path, Message]:
        """Files named like a card that hold no picture, with the reason, as far as is known by now."""
        return {**(self._folder.unreadable if self._folder else {}), **self._broken}

    @property
    def problem(self) -> Message | None:
        """Why the folder cannot be used."""
        return self._folder.problem if self._folder else None

    @property
    def bytes_used(self) -> int:
        """Bytes of all pictures kept."""
        return self._size

    def wait(self) -> None:
        """Wait until nothing is looked for or read any more; the answers come with the next events."""
        self._scanner.waitForDone()
        self._reader.waitForDone()

    # ---- the pictures -------------------------------------------------------------------------------------

    def picture(self, number: str, pixels: float) -> QImage | None:
        """The picture of a print for a face so many pixels wide; None if there is none, or not yet."""
        path = self._folder.path_for(number) if self._folder else None
        if path is None or path in self._broken:
            return None
        wanted = path, next((side for side in SIDES if side >= pixels), SIDES[-1])
        image = self._images.get(wanted)
        if image is not None:
            self._images.move_to_end(wanted)
            return image
        self._names.setdefault(wanted, set()).add(number)
        self._ask_for(wanted)
        return None

    def _ask_for(self, wanted: Wanted) -> None:
        with self._lock:
            waits = wanted in self._queue
            self._queue[wanted] = None
            self._queue.move_to_end(wanted)
            given_up = self._queue.popitem(last=False)[0] if len(self._queue) > _QUEUE else None
        if given_up is not None:
            self._out_of_date(self._names.pop(given_up, ()))
        if not waits:
            number = self._round
            beside.start(self._reader, lambda: self._work(number))

    def _forget(self) -> None:
        with self._lock:
            self._queue.clear()
        self._images.clear()
        self._names.clear()
        self._broken.clear()
        self._size = 0

    # ---- in the other threads -----------------------------------------------------------------------------

    def _scan(self, number: int, folder: Path) -> None:
        try:
            found = find_pictures(folder, lambda: number == self._round)
        except Exception:
            _log.exception("The pictures in %s cannot be looked through", folder)
            return
        if found is not None:
            self._found.emit(number, found)

    def _work(self, number: int) -> None:
        """Read the picture that was wanted last."""
        with self._lock:
            if number != self._round or not self._queue:
                return
            wanted, _ = self._queue.popitem()
        answer: QImage | Message
        try:
            answer = read_picture(*wanted)
        except PictureError as error:
            answer = error.reason
        self._read.emit(number, wanted, answer)

    # ---- back in the window's thread ----------------------------------------------------------------------

    def _on_found(self, number: int, found: PictureFolder) -> None:
        if number != self._round:
            return
        self._folder = found
        self.replaced.emit()
        self.scanned.emit()
        self.changed.emit()

    def _on_read(self, number: int, wanted: Wanted, answer: QImage | Message) -> None:
        if number != self._round:
            return
        names = self._names.pop(wanted, ())
        if isinstance(answer, Message):
            self._broken[wanted[0]] = answer
            self.scanned.emit()
            return
        self._images[wanted] = answer
        self._size += answer.sizeInBytes()
        while self._size > self._limit and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._size -= oldest.sizeInBytes()
        self._out_of_date(names)
        self.changed.emit()

    def _out_of_date(self, names: Iterable[str]) -> None:
        for name in names:
            self.outdated.emit(name)
