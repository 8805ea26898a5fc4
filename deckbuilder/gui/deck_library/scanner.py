"""Takes stock of the library in a thread of its own and gives the answer back on the window's thread."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from deckbuilder.gui import beside

from .stock import Stock, StockTaker

_EVERY = 25
"""Progress is told every so many decks."""

_log = logging.getLogger(__name__)


class Scanner(QObject):
    """One scan at a time; a new one takes the place of the one that runs, and goes on where that was."""

    progressed = Signal(int)
    """So many decks were read."""

    finished = Signal(object)
    """The ``Stock``."""

    failed = Signal(str)
    """The scan broke off, with the reason."""

    _answered = Signal(int, object)
    """Number of the scan, and a count, a ``Stock`` or an exception; crosses from thread to thread."""

    def __init__(self, taker: StockTaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._taker = taker
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._wanted = 0  # number of the scan whose answer is awaited; 0 for none
        self._last = 0
        self._answered.connect(self._on_answered)

    @property
    def is_running(self) -> bool:
        """True until the answer is here or given up."""
        return self._wanted != 0

    def start(self, on: date, recent: Sequence[Path] = ()) -> None:
        """Take stock for a day; ``recent`` are the files used last."""
        self._last += 1
        number = self._wanted = self._last
        beside.start(self._pool, lambda: self._work(number, on, recent))

    def stop(self) -> None:
        """Give up, and wait until the thread has left the file it was at."""
        self._wanted = 0
        self._pool.waitForDone()

    # ---- inside -------------------------------------------------------------------------------------------

    def _work(self, number: int, on: date, recent: Sequence[Path]) -> None:
        """In the other thread: touches no widget."""

        def keep_going(count: int) -> bool:
            if count and count % _EVERY == 0:
                self._answered.emit(number, count)
            return number == self._wanted

        try:
            stock = self._taker.take(on, keep_going, recent)
        except Exception as error:
            _log.exception("The library cannot be read")
            self._answered.emit(number, error)
        else:
            if stock is not None:
                self._answered.emit(number, stock)

    def _on_answered(self, number: int, answer: int | Stock | Exception) -> None:
        if number != self._wanted:
            return
        if isinstance(answer, int):
            self.progressed.emit(answer)
            return
        self._wanted = 0
        if isinstance(answer, Stock):
            self.finished.emit(answer)
        else:
            self.failed.emit(f"{type(answer).__name__}: {answer}")
