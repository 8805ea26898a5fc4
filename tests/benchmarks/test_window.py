"""How long the window takes to answer its player; prints figures, judges none (B47)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.app import build_window
from deckbuilder.gui.application import application
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import SettingsFile
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.window import MainWindow
from tests.helpers import decks
from tests.helpers.window import make_services

pytestmark = pytest.mark.benchmark

QUERY = "t:battle r<=5 c:red"


@pytest.fixture(scope="module")
def theme(qapp_args: list[str]) -> Iterator[Theme]:
    app = application(qapp_args)
    before = app.font(), app.palette(), app.styleSheet(), app.style().objectName()
    theme = Theme(app, "light")
    yield theme
    shiboken6.delete(theme)
    app.setStyleSheet(before[2])
    app.setStyle(before[3])
    app.setPalette(before[1])
    app.setFont(before[0])


def many(count: int) -> Catalogue:
    """A catalogue of so many cards: the shipped ones over and over under other numbers."""
    cards = decks.cards()
    if count <= len(cards):
        return cards
    made = []
    for round_no in range(count // len(cards) + 1):
        for place, card in enumerate(cards):
            number = CardNumber(f"EBP{50 + round_no:02}-{place + 1:03}")
            made.append(replace(card, number=number, name=f"{card.name} {round_no}"))
    return Catalogue(made[:count], cards.sets)


def timed(act: Callable[[], object]) -> float:
    """Milliseconds until the window has painted what an action changed."""
    start = time.perf_counter()
    act()
    QApplication.processEvents()
    return 1000 * (time.perf_counter() - start)


def told(what: str, times: list[float]) -> None:
    ordered = sorted(times)
    ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]


@pytest.mark.parametrize("count", [400, 20_000])
@pytest.mark.parametrize("view", ["grid", "table"])
def test_key_to_list_and_clearing(theme: Theme, tmp_path: Path, count: int, view: str, qtbot: Any) -> None:
    services: Services = make_services(tmp_path, theme, catalogue=many(count))
    window = MainWindow(services, SettingsFile(tmp_path / "settings.json"))
    window.resize(1440, 900)
    window.show()
    window.browser.show_view(view)
    QApplication.processEvents()
    line = window.top.search
    assert window.browser.model.rowCount() == len(services.catalogue)

    keys: list[float] = []
    clearing: list[float] = []
    for _ in range(5):
        keys += [timed(partial(line.set_text, QUERY[:end])) for end in range(1, len(QUERY) + 1)]
        clearing.append(timed(lambda: line.set_text("")))
    told(f"key to list, {count} rows, {view}", keys)
    told(f"clearing, {count} rows, {view}", clearing)
    window.close()
    shiboken6.delete(window)


def test_window_to_first_paint(tmp_path: Path, theme: Theme, qtbot: Any) -> None:
    """The second and later starts of one process: what importing Python costs is not in it."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    times = []
    for _ in range(5):
        made: list[MainWindow] = []

        def start(made: list[MainWindow] = made) -> None:
            made.append(build_window(app, AppPaths.below(tmp_path)))
            made[0].resize(1440, 900)
            made[0].show()

        times.append(timed(start))
        made[0].close()
        shiboken6.delete(made[0])
    told("window to first paint", times)
