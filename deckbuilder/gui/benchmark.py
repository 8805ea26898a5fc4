"""How fast the window answers, measured offscreen: ``deckbuilder benchmark --gui`` prints it.

Milliseconds and seconds are of the wall clock, as a player feels them, so other programs at work count;
``noise`` says how much. Everything happens below a temporary folder.

- ``window_s``: from the start of a new process to a window that has painted and takes keys, the median; not
  the very first start, in which Python compiles the program.
- ``key_to_list_ms``, ``key_to_list_20k_ms``: from a changed search line to the painted list, the pause for
  more keys left out, p95, with the shipped cards and with 20,000.
- ``edit_to_checks_ms``: from adding or removing a card to the painted deck, checks and statistics, p95.
- ``plots_s``: from asking for the plots of a deck for the first time, which loads their library, to the
  painted window.
- ``frame_p99_ms``: one step of scrolling the grid, faces drawn for the first time included, p99.
- ``open_5000_s``: opening a file of a deck of 5,000 cards to its painted rows.
- ``click_to_board_ms``, ``undo_300_ms``: see ``benchmark_board``.
- ``simulation_1000_s``, ``simulation_frame_p99_ms``, ``cancel_s``: see ``benchmark_games``.
- ``idle_timers``: timers that fired in two seconds of doing nothing, a blinking caret left out.
- ``noise``: p95 of the time for a fixed piece of work by its median; 1.0 where nothing else is to do.
"""

from __future__ import annotations

from . import quick

# isort: split

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.files import save_deck
from deckbuilder.decks.paths import AppPaths
from deckbuilder.itself import MEASURE_START, command

from .app import build_window
from .application import application
from .benchmark_start import READY, SIZE
from .beside import collector
from .window import MainWindow

QUERY = "t:battle r<=5 c:red"
"""Typed letter by letter."""

MANY = 20_000
_CARET = "QWidgetLineControl"


def main() -> None:
    """Print all figures as one JSON object."""
    sys.stdout.write(json.dumps(measure()) + "\n")


def measure() -> dict[str, float]:
    """Every figure by its key."""
    with TemporaryDirectory() as folder:
        return _measure(Path(folder))


def many_cards(count: int, catalogue: Catalogue) -> Catalogue:
    """A catalogue of so many cards: those of another over and over under other numbers."""
    made = [
        replace(
            card,
            number=CardNumber(f"EBP{50 + made_before:02}-{place + 1:03}"),
            name=f"{card.name} {made_before}",
        )
        for made_before in range(count // len(catalogue) + 1)
        for place, card in enumerate(catalogue)
    ]
    return Catalogue(made[:count], catalogue.sets)


def percentile(times: Sequence[float], share: float) -> float:
    """The time that so many of all stay within."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def timed(act: Callable[[], object]) -> float:
    """Milliseconds until the window has painted what an action changed."""
    begin = time.perf_counter()
    act()
    QApplication.processEvents()
    return 1000 * (time.perf_counter() - begin)


def idle_timers(milliseconds: int) -> list[str]:
    """What fires in the application while nothing is done, a class name a time.

    It begins when half a second has passed in which nothing fired, or after ten that were all busy: what the
    last action left behind is not idle time.
    """
    app = QApplication.instance()
    assert app is not None
    for _ in range(20):
        while collector().holds:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if not _fired(app, 500):
            break
    return _fired(app, milliseconds)


def _fired(app: QCoreApplication, milliseconds: int) -> list[str]:
    loop, end = QEventLoop(), QTimer()
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    fired = _Timers(end)
    app.installEventFilter(fired)
    end.start(milliseconds)
    loop.exec()
    app.removeEventFilter(fired)
    return fired.names


def _measure(folder: Path) -> dict[str, float]:
    from .benchmark_board import board_figures  # loads the engine, without which the app starts
    from .benchmark_games import game_figures

    window_s = _window(folder)
    app = application(sys.argv[:1])
    shipped = load_catalogue()
    window = _opened(app, folder, shipped)
    idle = len(idle_timers(2000))
    figures = {
        "window_s": round(window_s, 3),
        "key_to_list_ms": round(percentile(_keys(window, 5), 0.95), 2),
        "edit_to_checks_ms": round(percentile(_edits(window), 0.95), 2),
        "plots_s": round(_plots(window) / 1000, 2),
        "frame_p99_ms": round(percentile(_frames(window), 0.99), 2),
        "open_5000_s": round(_big_deck(window, folder) / 1000, 3),
        "idle_timers": idle,
    }
    figures |= board_figures(window.services, timed)
    figures |= game_figures(window.services, percentile)
    window.hide()
    crowd = _opened(app, folder, many_cards(MANY, shipped))
    figures["key_to_list_20k_ms"] = round(percentile(_keys(crowd, 3), 0.95), 2)
    crowd.hide()
    figures["noise"] = round(_noise(), 2)
    return figures


def _opened(app: QApplication, folder: Path, catalogue: Catalogue) -> MainWindow:
    window = build_window(app, AppPaths.below(folder / "home"), catalogue)
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    if len(catalogue) < MANY:  # the texts of so many, which no query here reads, would take a minute
        window.start([])
    _settle(window)
    quick.started()
    return window


def _settle(window: MainWindow) -> None:
    """Until what is made ready beside the window is ready."""
    for pool in window.findChildren(QThreadPool):
        pool.waitForDone()
    QThreadPool.globalInstance().waitForDone()
    for _ in range(20):
        QApplication.processEvents()


def _window(folder: Path) -> float:
    """Seconds, the median of a few starts after the first, which leaves the compiled program behind."""
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    times: list[float] = []
    for _ in range(6):
        begin = time.perf_counter()
        with subprocess.Popen(  # noqa: S603 - this program
            command(MEASURE_START, str(folder / "home")),
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            if process.stdout.readline().strip() != READY:
                raise RuntimeError("the window did not open")
            times.append(time.perf_counter() - begin)
    return statistics.median(times[1:])


def _keys(window: MainWindow, rounds: int) -> list[float]:
    line = window.top.search
    times: list[float] = []
    for _ in range(rounds):
        for end in range(1, len(QUERY) + 1):
            times.append(timed(partial(line.set_text, QUERY[:end])))
            _settle(window)  # the faces of rows out of sight are drawn in the pause for more keys
        line.set_text("")
        _settle(window)
    return times


def _edits(window: MainWindow) -> list[float]:
    """Additions and removals in a deck as it grows from nothing and in one that is nearly whole."""
    battle = [card for card in window.services.catalogue if card.counter_power is not None]
    deck = window.workspace.new()
    times: list[float] = []
    for card in (*battle[:12], *battle[:12]):
        times.append(timed(partial(window.card_edits.add, [card], Section.MAIN)))
        times.append(timed(partial(window.card_edits.add, [card], Section.MAIN)))
        times.append(timed(partial(window.card_edits.remove_one, [card])))
    assert deck.deck.count(Section.MAIN) == 24
    return times


def _plots(window: MainWindow) -> float:
    taken = timed(window.plots.show)
    window.plots.close()
    return taken


def _frames(window: MainWindow) -> list[float]:
    window.top.search.set_text("")
    grid = window.browser.grid
    _settle(window)
    window.services.faces.clear()
    bar = grid.verticalScrollBar()
    bar.setValue(0)
    _settle(window)
    steps = range(0, bar.maximum(), max(1, grid.viewport().height() // 12))
    return [timed(partial(bar.setValue, step)) for step in steps]


def _big_deck(window: MainWindow, folder: Path) -> float:
    cards = window.services.catalogue.cards
    shares = [5000 // len(cards) + (place < 5000 % len(cards)) for place in range(len(cards))]
    entries = tuple(Entry(card.number, count) for card, count in zip(cards, shares, strict=True))
    path = folder / "five thousand.deck"
    save_deck(path, Deck(name="Five thousand", main=entries))
    taken = timed(lambda: window.workspace.open_file(path))
    opened = window.workspace.current
    assert opened is not None
    assert opened.deck.count(Section.MAIN) == 5000
    return taken


class _Timers(QObject):
    """Notes whose timers fire, but the one that ends the counting and the caret of a field."""

    def __init__(self, end: QTimer) -> None:
        super().__init__()
        self._end = end
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note."""
        if event.type() == QEvent.Type.Timer and watched is not self._end:
            name = watched.metaObject().className()
            if name != _CARET:
                self.names.append(name)
        return False


def _noise() -> float:
    times: list[float] = []
    for _ in range(200):
        begin = time.perf_counter()
        sum(range(100_000))
        times.append(time.perf_counter() - begin)
    return percentile(times, 0.95) / statistics.median(times)
