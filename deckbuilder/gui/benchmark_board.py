"""How fast the board of a game answers, measured offscreen in milliseconds.

- ``click_to_board_ms``: from a click on the board that plays a card, ends a phase or answers a question to
  the painted board, the bot's moves that follow included, p95.
- ``undo_300_ms``: an undo after 300 steps to the painted board, the median.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

import card_data
from deckbuilder.decks.interchange import read_deck
from deckbuilder.engine.actions import Kind
from deckbuilder.play import GreedyBot, Session, numbers_of
from deckbuilder.play.opening import NO_DECK

from .goldfish.board import BoardView, Place
from .goldfish.start import Start, against_deck
from .goldfish.window import GoldfishWindow
from .services import Services

SIZE = (1440, 900)
QUICK, SLOW = ("ESD01", "ESD02"), ("xilien-gambit", "millennium-depths")
"""Shipped decks that play on the board, and that make long games."""

DECISIONS = 120
STEPS = 300
UNDOS = 40
SEEDS = 50
"""Games tried for one that is long enough."""

_PLAYS = 0.8
"""How often a card is played where one can be."""

_SLOW = (Kind.BATTLE, Kind.RAGE, Kind.STRATEGY, Kind.MONSTER)
"""What makes a game long: nobody invades while this can be done."""

Timed = Callable[[Callable[[], object]], float]
"""Milliseconds until the window has painted what an action changed."""


def board_figures(services: Services, timed: Timed) -> dict[str, float]:
    """Both figures, of games between shipped decks, the second played by the greedy bot."""
    quick, slow = (_start(services, *names) for names in (QUICK, SLOW))
    window = GoldfishWindow(services, quick, NO_DECK, seed=7)
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    clicks = _clicks(window, timed)
    figures = {
        "click_to_board_ms": round(statistics.quantiles(clicks, n=20)[-1], 2),
        "undo_300_ms": round(statistics.median(_undos(window, slow, timed)), 2),
    }
    window.close()
    window.deleteLater()
    return figures


def _clicks(window: GoldfishWindow, timed: Timed) -> list[float]:
    """Decisions of a player who puts down what can be put down; a new game where one ends."""
    choose, times = Random(7), list[float]()  # noqa: S311 - play, no secret
    while len(times) < DECISIONS:
        if window.game.state.outcome is not None:
            window.game.new_seed()
        before = window.game.session.position
        taken = timed(partial(_click, window, choose))
        if window.game.session.position > before:  # else a card was only taken up
            times.append(taken)
    return times


def _click(window: GoldfishWindow, choose: Random) -> None:
    """Click on something that glows, now and then on the way on, or answer with the first row."""
    board = window.board
    marks = board.marks
    if board.menu is not None:
        board.menu.actions()[0].trigger()
        board.menu.close()
    elif marks.glowing:
        _click_on(board, choose.choice(sorted(marks.glowing)))
    elif window.choice.waits:
        window.choice.confirm()
    elif marks.ready and choose.random() < _PLAYS:
        _click_on(board, choose.choice(sorted(marks.ready)))
    else:
        window.hand_info.go_on.click()


def _click_on(board: BoardView, place: Place) -> None:
    at = board.place_center(place)
    for kind, held in ((QEvent.Type.MouseButtonPress, True), (QEvent.Type.MouseButtonRelease, False)):
        buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            at,
            board.mapToGlobal(at),
            Qt.MouseButton.LeftButton,
            buttons,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(board, event)


def _undos(window: GoldfishWindow, start: Start, timed: Timed) -> list[float]:
    """Steps taken back one after the other from the three hundredth on."""
    window.game.begin(start, session=_long_session(start))
    QApplication.processEvents()
    return [timed(window.game.undo) for _ in range(UNDOS)]


def _long_session(start: Start) -> Session:
    """A game of so many steps, played by nobody who invades while there is anything else to do."""
    for seed in range(SEEDS):
        session, choose = start.make(seed), Random(seed)  # noqa: S311 - play, no secret
        while len(session) < STEPS and session.question is not None:
            session.do(choose.choice([each for each in session.legal if each.kind in _SLOW] or session.legal))
        if len(session) == STEPS:
            return session
    raise RuntimeError(f"no game is {STEPS} steps long")


def _start(services: Services, one: str, two: str) -> Start:
    paths = [card_data.DECKS / f"{name}.deck" for name in (one, two)]
    found = [numbers_of(read_deck(path.read_bytes(), services.catalogue).deck) for path in paths]
    return against_deck(services.catalogue, one, (found[0], found[1]), two, GreedyBot())
