"""The window that tests the shuffler: counts beside the window, words, the map, files (B73)."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from deckbuilder.gui.goldfish.shuffles import ShufflesWindow
from deckbuilder.gui.goldfish.window import GoldfishWindow
from deckbuilder.gui.services import Services
from deckbuilder.play.opening import NO_DECK, Numbers
from deckbuilder.play.shuffles import count_shuffles
from tests.helpers.batches import shipped
from tests.helpers.window import clipped, focusable, press, spoken


@pytest.fixture
def make(services: Services, qtbot: Any) -> Iterator[Callable[..., ShufflesWindow]]:
    made: list[ShufflesWindow] = []

    def make(deck: Numbers | None = None, games: int = 1000) -> ShufflesWindow:
        window = ShufflesWindow(deck or shipped("ESD01"), services)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        made.append(window)
        window._stop.set()
        qtbot.waitUntil(lambda: window.run.isEnabled(), timeout=10_000)
        window.games.setValue(games)
        window.seed.setValue(40)
        window.run.click()
        return window

    yield make
    for window in made:
        window.close()
        shiboken6.delete(window)


def finished(window: ShufflesWindow, qtbot: Any) -> ShufflesWindow:
    qtbot.waitUntil(lambda: window.run.isEnabled(), timeout=20_000)
    return window


def test_the_report_is_told_in_words_with_its_seeds(make: Callable[..., ShufflesWindow], qtbot: Any) -> None:
    window = finished(make(), qtbot)
    assert window.report == count_shuffles(1000, 40)
    assert window.verdict.text() == "Nothing unusual: this is what fair shuffles look like."
    assert "How often a fair shuffler would differ as much or more: " in window.words.text()
    assert "Seed 40: " in window.hands.text()
    assert "Godzilla" in window.hands.text()


def test_the_menu_of_the_board_opens_it_for_the_deck_in_play(
    make_board: Callable[..., GoldfishWindow], qtbot: Any
) -> None:
    board = make_board()
    board.actions_by_name["shuffles"].trigger()
    window = board.findChild(ShufflesWindow)
    assert window is not None
    assert window.isVisible()
    window._stop.set()
    finished(window, qtbot)
    assert "Godzilla" in window.hands.text()
    window.close()


def test_each_window_begins_with_a_seed_of_its_own(services: Services, qtbot: Any) -> None:
    """B73."""
    seeds = set()
    for _ in range(3):
        window = ShufflesWindow(shipped("ESD01"), services)
        seeds.add(window.seed.value())
        window.close()
    assert len(seeds) == 3


def test_another_seed_is_another_report(make: Callable[..., ShufflesWindow], qtbot: Any) -> None:
    window = finished(make(), qtbot)
    before = window.report
    window.again.click()
    after = finished(window, qtbot).report
    assert before
    assert after
    assert (after.games, after.seed) == (1000, window.seed.value())
    assert after != before


def test_cancel_keeps_what_is_counted_and_says_how_much(
    make: Callable[..., ShufflesWindow], qtbot: Any
) -> None:
    window = make(games=1_000_000)
    window.show()
    qtbot.waitUntil(lambda: window.bar.value() > 0, timeout=10_000)
    press("Escape", window)
    report = finished(window, qtbot).report
    assert report
    assert 0 < report.games < 1_000_000
    assert window.words.text().startswith(f"{report.games:,} shuffles")


def test_a_dot_tells_its_card_its_place_and_both_numbers(
    make: Callable[..., ShufflesWindow], qtbot: Any
) -> None:
    window = finished(make(), qtbot)
    window.map.resize(600, 700)
    square = window.map._square()
    words = window.map.words_at(square.topLeft() + QPointF(1, 1))
    assert window.report
    assert words.endswith(f", place 1 from the top: {window.report.counts[0][0]} times, 20 expected")
    assert window.map.words_at(QPointF(0, 0)) == ""
    assert window.map.accessibleDescription() == window.verdict.text()


def test_an_unfinished_deck_is_no_hindrance(make: Callable[..., ShufflesWindow], qtbot: Any) -> None:
    window = finished(make(NO_DECK), qtbot)
    assert window.report
    assert window.report.size == 50
    assert "Card 1 of the list" in window.map.words_at(window.map._square().topLeft() + QPointF(1, 1))


def test_the_report_is_copied_and_the_counts_are_saved(
    make: Callable[..., ShufflesWindow], qtbot: Any, services: Services, tmp_path: Path
) -> None:
    window = finished(make(), qtbot)
    window.copy.click()
    assert QGuiApplication.clipboard().text() == window.text()
    assert window.verdict.text() in window.text()
    services.ask.saves.append(tmp_path / "counts.csv")  # type: ignore[attr-defined]
    window.save.click()
    rows = list(csv.reader((tmp_path / "counts.csv").read_text("utf-8-sig").splitlines()))
    assert rows[0] == ["card", "place", "times", "expected"]
    assert len(rows) == 2501


@pytest.mark.parametrize("size", [None, 20])
def test_nothing_is_cut_off_and_all_has_a_name(
    make: Callable[..., ShufflesWindow], qtbot: Any, services: Services, size: float | None
) -> None:
    services.theme.set_size(size)
    window = finished(make(), qtbot)
    window.show()
    window.resize(1024, 700)
    QApplication.processEvents()
    assert window.width() <= 1024
    assert clipped(window) == []
    assert [widget for widget in focusable(window) if not spoken(widget)] == []
