"""Works out what would change in a thread of its own, and gives the answer back on the window's thread."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, Signal

from deckbuilder.decks.data_updates import Preview
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.gui import beside
from deckbuilder.gui.loading import load_rest

Look = Callable[[Callable[[], bool]], Preview]
"""Makes a preview; what it is given says no when nobody waits for it any more."""

_log = logging.getLogger(__name__)


class Looker(QObject):
    """One look, once."""

    finished = Signal(object)
    """The ``Preview``."""

    failed = Signal(str)
    """There is none, with the reason."""

    _answered = Signal(object)
    """A ``Preview`` or an exception; crosses from thread to thread."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._wanted = True
        self._pool = QThreadPool(self)
        self._answered.connect(self._on_answered)

    def start(self) -> None:
        """Begin; call it in the window's thread."""
        load_rest()
        beside.start(self._pool, self._work)

    def stop(self) -> None:
        """Nobody waits any more; the thread has left when this returns."""
        self._wanted = False
        self._pool.waitForDone()

    def _work(self) -> None:
        """In the other thread: touches no widget."""
        try:
            self._answered.emit(self._look(lambda: self._wanted))
        except DeckFileError as error:
            self._answered.emit(error)
        except Exception as error:
            _log.exception("What would change cannot be worked out")
            self._answered.emit(error)

    def _on_answered(self, answer: Preview | Exception) -> None:
        if not self._wanted:
            return
        if isinstance(answer, Preview):
            self.finished.emit(answer)
        else:
            told = isinstance(answer, DeckFileError)
            self.failed.emit(str(answer) if told else f"{type(answer).__name__}: {answer}")
