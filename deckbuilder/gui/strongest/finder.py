"""Looks for the strongest board beside the window, which looks in now and then and never waits."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.engine import SetupError
from deckbuilder.engine.legal import moves_of
from deckbuilder.engine.lists import define_all
from deckbuilder.gui import beside
from deckbuilder.play.opening import Numbers
from deckbuilder.play.strongest import (
    Moment,
    Progress,
    Strongest,
    StrongestError,
    plain_monsters,
    strongest_board,
)

LOOK = 50
"""Milliseconds between two looks at how far the search is."""

_MOST_CARDS = 400
"""More cards than a game of one deck has."""


@dataclass(slots=True)
class _Search:
    """What a search tells the window; the thread writes it, the window reads it."""

    deck: Numbers
    moment: Moment
    region: Region
    positions: int
    cancelled: bool = False
    progress: Progress | None = None
    found: Strongest | None = None
    error: str = ""
    done: bool = False


class Finder(QObject):
    """One search at a time; a new one ends the one before it."""

    progressed = Signal(object)
    """A ``Progress``."""

    finished = Signal(object)
    """A ``Strongest``; of a search that was stopped the best so far."""

    failed = Signal(str)
    """No board can be looked for; a sentence."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._search: _Search | None = None
        self._seen: Progress | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether a search goes on."""
        return self._search is not None

    def start(self, deck: Numbers, moment: Moment, region: Region, positions: int) -> None:
        """Begin a search; nothing more is heard of the one in progress."""
        self._leave()
        # The shared table of moves may not grow in two threads at once.
        moves_of(_MOST_CARDS)
        self._search = search = _Search(deck, moment, region, positions)
        self._seen = None
        beside.start(QThreadPool.globalInstance(), lambda: self._find(search, self._catalogue))
        self._timer.start()

    def stop(self) -> None:
        """End the search with what was found so far; ``finished`` comes soon."""
        if self._search is not None:
            self._search.cancelled = True

    def close(self) -> None:
        """End everything without waiting; no signal comes any more."""
        self._leave()

    def _leave(self) -> None:
        self.stop()
        self._search = None
        self._timer.stop()

    def _look(self) -> None:
        search = self._search
        if search is None:
            return
        done = search.done  # read first: what is told after it belongs to it
        if search.progress is not None and search.progress != self._seen:
            self._seen = search.progress
            self.progressed.emit(search.progress)
        if not done:
            return
        self._search = None
        self._timer.stop()
        if search.found is not None:
            self.finished.emit(search.found)
        else:
            self.failed.emit(search.error)

    @staticmethod
    def _find(search: _Search, catalogue: Catalogue) -> None:
        """In another thread: no widget is touched."""

        def tell(progress: Progress) -> None:
            search.progress = progress

        try:
            search.found = strongest_board(
                search.deck,
                search.moment,
                define_all(catalogue, search.region),
                plain_monsters(catalogue),
                positions=search.positions,
                progress=tell,
                cancel=lambda: search.cancelled,
            )
        except (StrongestError, SetupError) as error:
            search.error = str(error)
        except Exception as error:  # the window would wait for ever
            search.error = f"{type(error).__name__}: {error}"
        finally:
            search.done = True
