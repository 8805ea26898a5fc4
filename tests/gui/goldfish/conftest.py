"""Windows with a game on the board, always taken away; games from positions of the sample decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from deckbuilder.engine import GameState
from deckbuilder.gui.goldfish.start import Start, against_deck, against_goldfish
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from deckbuilder.play import Bot, Goldfish, Session
from tests.helpers import decks
from tests.helpers.sessions import opening
from tests.helpers.window import activate


def alone(fish: Goldfish | None = None) -> Start:
    """The first starter against a passive opponent."""
    return against_goldfish(decks.cards(), "Fire Mountain", opening().decks[0], fish or Goldfish())


def two_decks(bot: Bot | None) -> Start:
    """Both starters, the second one played by a bot or a person."""
    return against_deck(decks.cards(), "Fire Mountain", opening().decks, "Biollante Garden", bot)


def at(state: GameState) -> Start:
    """A game that begins in the middle of a position, whoever is asked being the player."""
    return Start("Fire Mountain", "Biollante Garden", lambda _seed, _stops=(): Session(state.clone()), None)


@pytest.fixture
def make_board(services: Services, qtbot: Any) -> Iterator[Callable[..., GoldfishWindow]]:
    """Builds windows with a game and shows them."""
    made: list[GoldfishWindow] = []

    def make(start: Start | None = None, *, seed: int | None = 7, show: bool = True) -> GoldfishWindow:
        with services.theme.assembling():  # in two thirds of the time
            window = GoldfishWindow(services, start or alone(), opening().decks[0], seed=seed)
        made.append(window)
        if show:
            window.show()
            window.setGeometry(0, 0, 1440, 900)
            activate(window)
            QApplication.processEvents()
            window.focus_middle()
        return window

    yield make
    for window in reversed(made):
        if shiboken6.isValid(window):
            window.close()
            shiboken6.delete(window)
    QApplication.processEvents()
