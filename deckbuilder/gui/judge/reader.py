"""Reads and checks files one after the other between the events of the window, so that it stays usable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from deckbuilder.decks.judging import DeckPlace, Judge, Judged, Unread, files_in

PORTION = 30
"""Milliseconds of work before the window has its turn."""

NEWS = 400
"""Milliseconds until the window shows what was found since: to sort and fill its table is work as well."""


class Reader(QObject):
    """Each file gives what it holds; files given while others are read come after them."""

    found = Signal()
    """There is more in ``verdicts``."""

    ended = Signal()

    def __init__(self, judge: Judge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.judge = judge
        self.verdicts: list[Judged | Unread] = []
        """All that was found, in order."""

        self.places: list[DeckPlace] = []
        """The files read, to be judged anew by another judge."""

        self._read_paths: set[Path] = set()
        self._coming: Iterator[DeckPlace | Unread] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self._since_news = QElapsedTimer()
        self._since_news.start()

    @property
    def is_running(self) -> bool:
        """True while there are files to read."""
        return self._timer.isActive()

    def read(self, paths: Iterable[Path]) -> None:
        """Read these files and all that is in these folders."""
        self._coming = chain(self._coming, files_in(paths))
        self._timer.start()

    def judge_anew(self, judge: Judge) -> None:
        """Read everything again, by another judge."""
        rest, again = self._coming, self.places
        unread = [each for each in self.verdicts if isinstance(each, Unread) and not _was_read(each, again)]
        self.clear()
        self.judge = judge
        self._coming = chain(again, unread, rest)
        self._timer.start()

    def stop(self) -> None:
        """Leave what is not read yet."""
        self._coming = iter(())
        self._timer.stop()
        self.ended.emit()

    def clear(self) -> None:
        """Forget everything."""
        self._timer.stop()
        self._coming = iter(())
        self.verdicts, self.places = [], []
        self._read_paths.clear()

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < PORTION:
            each = next(self._coming, None)
            if each is None:
                self.found.emit()
                self.stop()
                return
            self._forget(each.path)
            if isinstance(each, Unread):
                self.verdicts.append(each)
            else:
                self._read_paths.add(each.path)
                self.places.append(each)
                self.verdicts += self.judge.file(each.path, each.name)
        if self._since_news.hasExpired(NEWS):
            self.found.emit()
            self._since_news.restart()

    def _forget(self, path: Path) -> None:
        """A file that is given again may have been mended, and takes the place of what it was."""
        if path in self._read_paths:
            self.verdicts = [each for each in self.verdicts if each.path != path]
            self.places = [each for each in self.places if each.path != path]


def _was_read(each: Unread, places: list[DeckPlace]) -> bool:
    return any(place.path == each.path for place in places)
