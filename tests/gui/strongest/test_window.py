"""The strongest board is looked for beside the window, shown as the lower bound it is, and played from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.facts import Region
from deckbuilder.engine import Scenario
from deckbuilder.engine.values import total_counter_power
from deckbuilder.gui.services import Services
from deckbuilder.gui.strongest.window import EFFORTS, StrongestWindow
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.play import Numbers
from tests.helpers.sessions import opening
from tests.helpers.window import Player, activate, clipped, focusable, press, spoken, tab_to

Make = Callable[..., StrongestWindow]

SMALL = Numbers(("EPR-001", "ESD01-002", "ESD01-003", "ESD01-004"), ("EBP01-017", "ESD02-007", "ESD02-010"))


@pytest.fixture
def make(services: Services, qtbot: Any) -> Iterator[Make]:
    """Builds windows that search for the board of a deck."""
    made: list[StrongestWindow] = []
    QGuiApplication.clipboard().clear()

    def build(deck: Numbers = SMALL, *, wait: bool = True) -> StrongestWindow:
        window = StrongestWindow(services)
        made.append(window)
        window.show_deck("Fire Mountain", deck, Region.EN)
        window.show()
        activate(window)
        if wait:
            settle(window, qtbot)
        return window

    yield build
    for window in made:
        window.close()
        shiboken6.delete(window)
    QGuiApplication.clipboard().clear()


def settle(window: StrongestWindow, qtbot: Any) -> None:
    """Wait until no search goes on."""
    qtbot.waitUntil(lambda: not window.finder.is_running, timeout=20_000)


def rows(window: StrongestWindow) -> list[list[str]]:
    shares = window.shares
    return [
        [shares.item(row, column).text() for column in range(shares.columnCount())]
        for row in range(shares.rowCount())
    ]


def test_the_board_and_what_each_card_adds_are_shown_as_a_lower_bound(make: Make) -> None:
    window = make()
    assert window.windowTitle() == "Strongest board of Fire Mountain"
    assert window.total.text() == "At least 10,000"
    assert window.total.accessibleName() == "Counter power at least 10,000"
    assert window.bound.text().startswith("A lower bound: the best of ")
    assert "A better one may exist" in window.bound.text()
    assert sorted(row[1:] for row in rows(window)) == [
        ["Kumonga (2004), printed 1,000", "4,000"],
        ["Mothra (imago) (1992)", "5,000"],
        ["Mothra (larva) (1992)", "1,000"],
    ]
    scene = window.board.scene
    assert scene is not None
    kumonga = scene.items[Place(True, Where.ZONE, 8)]
    assert kumonga.power == 4000
    assert not window.stop.isVisible()


def test_another_moment_is_searched_for_by_itself(make: Make, qtbot: Any) -> None:
    window = make()
    window.against.setValue(2)
    window.zone.setValue(8)
    before = window.found
    qtbot.waitUntil(lambda: window.found is not before, timeout=20_000)
    assert window.total.text() == "At least 6,000"
    assert ["Mothra (imago) (1992) on Mothra (larva) (1992)", "5,000"] in [row[1:] for row in rows(window)]


def test_a_long_search_is_stopped_with_the_best_so_far(make: Make, qtbot: Any) -> None:
    window = make(opening().decks[1], wait=False)
    window.effort.setCurrentIndex(len(EFFORTS) - 1)
    window.search()
    qtbot.waitUntil(lambda: window.progress.value() > 500, timeout=20_000)
    assert window.bound.text().startswith("Searching: ")
    assert window.total.text().startswith("At least ")
    assert not window.play.isEnabled()
    window.stop.click()
    settle(window, qtbot)
    assert "tried until the search was stopped" in window.bound.text()
    assert window.found is not None
    assert window.found.stopped
    assert window.play.isEnabled()


def test_a_closed_window_hears_nothing_more(make: Make, qtbot: Any) -> None:
    window = make(opening().decks[1], wait=False)
    window.effort.setCurrentIndex(len(EFFORTS) - 1)
    window.search()
    window.close()
    assert not window.finder.is_running
    qtbot.wait(100)
    assert window.found is None


def test_a_deck_that_cannot_be_fielded_is_told(make: Make) -> None:
    window = make(Numbers((), ("EBP01-017",)))
    assert window.total.text() == "No board yet"
    assert window.bound.text() == "The monster deck has no monster of rank I"
    assert not window.play.isEnabled()


def test_the_board_is_copied_as_words(make: Make) -> None:
    window = make()
    window.copy.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Counter power at least 10,000"
    assert "- Zone 8: Kumonga (2004) (EBP01-017)" in lines


def test_every_field_has_a_name_and_is_reached_by_tab(make: Make) -> None:
    window = make()
    assert [each for each in focusable(window) if not spoken(each)] == []
    window.rank.setFocus()
    for widget in (window.zone, window.rage, window.their_rank, window.against, window.effort, window.play):
        tab_to(widget)


@pytest.mark.parametrize("points", [10, 24])
def test_nothing_is_cut_off_at_any_size_of_text(make: Make, services: Services, points: int) -> None:
    services.theme.set_size(points)
    window = make()
    window.setGeometry(0, 0, 1024, 700)
    QApplication.processEvents()
    assert clipped(window) == []


def test_the_deck_menu_looks_for_the_board_and_a_game_begins_from_it(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    window = player.window
    window.files.open_starter(window.files.starters()[0])
    window.menus["strongest"].trigger()
    shown = window.strongest.shown
    assert shown is not None
    settle(shown, qtbot)
    assert shown.found is not None
    scenario: Scenario = shown.found.scenario
    activate(shown)
    shown.play.setFocus()
    press("Return")
    board = window.goldfish.board
    assert board is not None
    assert board.isVisible()
    state = board.game.state
    assert total_counter_power(state, 0) == shown.found.total
    assert state.players[0].zone == scenario.players[0].zone
    assert not board.game.start.hot_seat
