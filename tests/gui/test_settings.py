"""Preferences on disk: whatever the file holds, the app starts; nothing is thrown away unnamed (B64)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget

from deckbuilder.decks.remembered import read
from deckbuilder.gui.browser.model import CardModel
from deckbuilder.gui.browser.table import CardTable
from deckbuilder.gui.layout import Panes, remember, restore
from deckbuilder.gui.settings import (
    BoardSettings,
    Layout,
    OddsQuestion,
    Settings,
    SettingsFile,
    SimulationChoices,
)
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.window import Player, make_services

DAMAGED = {
    "empty": b"",
    "NUL bytes": b"\0" * 4096,
    "cut off": b'{"version": 1, "scheme": "da',
    "no JSON": b"hello",
    "not an object": b"[1, 2]",
    "wrong encoding": b"\xff\xfe{\xff",
    "deep": b"[" * 100_000,
    "huge": b'{"x": "' + b"y" * 3_000_000 + b'"}',
    "newer": b'{"version": 99, "scheme": "dark"}',
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_gives_the_defaults_and_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_bytes(content)
    assert file.load() == Settings()
    assert str(file.path) in file.problem
    kept = [path for path in tmp_path.iterdir() if path != file.path]
    assert [path.read_bytes() for path in kept] == [content]
    assert kept[0].name in file.problem


def test_what_is_saved_is_read_again_with_what_a_newer_version_added(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "scheme": "dark", "font_size": 14, "hologram": true}')
    settings = SettingsFile(path).load()
    assert (settings.scheme, settings.font_size) == ("dark", 14)
    SettingsFile(path).save(settings)
    assert json.loads(path.read_text())["hologram"] is True
    assert SettingsFile(path).load() == settings


def test_a_first_start_has_nothing_to_complain_about(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "none" / "settings.json")
    assert file.load() == Settings()
    assert file.problem == ""


def test_a_folder_that_cannot_be_written_is_a_sentence_not_a_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    file = SettingsFile(tmp_path / "file" / "settings.json")
    file.save(Settings())
    assert "cannot be saved" in file.problem


def test_the_window_starts_with_a_damaged_file_and_says_so(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_bytes(DAMAGED["NUL bytes"])
    player = make_window(show=False)
    assert player.notices == ["Some files could not be read"]
    player.end()
    assert make_window(show=False).notices == []


def test_view_columns_and_splitters_come_back(make_window: Callable[..., Player]) -> None:
    """B49."""
    player = make_window()
    player.press("Ctrl+2")
    header = player.window.browser.table.horizontalHeader()
    header.moveSection(7, 1)
    header.resizeSection(3, 333)
    header.setSectionHidden(9, True)
    player.window.panes.right.setSizes([300, 400])
    sizes = player.window.panes.right.sizes()
    player.end()
    again = make_window()
    header = again.window.browser.table.horizontalHeader()
    assert again.window.browser.view is again.window.browser.table
    assert (header.visualIndex(7), header.sectionSize(3), header.isSectionHidden(9)) == (1, 333, True)
    assert again.window.panes.right.sizes() == sizes
    again.window.menus["reset_layout"].trigger()
    assert (header.visualIndex(7), header.isSectionHidden(9)) == (7, False)
    assert again.window.browser.view is again.window.browser.grid


@pytest.fixture
def parts(theme: Theme, tmp_path: Path, qtbot: Any) -> tuple[QMainWindow, Panes, CardTable]:
    """A window of empty panes."""
    names = ("filters", "browser", "preview", "deck", "checks", "statistics", "notes")
    panes = Panes(theme, **{name: QWidget() for name in names})
    window, table = QMainWindow(), CardTable(CardModel(decks.cards()), make_services(tmp_path, theme))
    window.setCentralWidget(panes.main)
    for widget in (window, table):
        qtbot.addWidget(widget)
    return window, panes, table


@pytest.mark.parametrize(
    "layout",
    [
        {"geometry": "!!!", "splitters": {"main": [1]}, "columns": {"cards": "????"}},
        {
            "geometry": "AAAA",
            "splitters": {"main": [-5, 1, 1], "right": [0, 0]},
            "columns": {"cards": "AAAA"},
        },
        {"splitters": {"main": [10**9, 1, 1], "moon": [1, 2]}},
    ],
    ids=["no base 64", "nonsense", "absurd sizes"],
)
def test_a_corrupt_layout_falls_back_to_the_default(
    parts: tuple[QMainWindow, Panes, CardTable], layout: dict[str, object]
) -> None:
    window, panes, table = parts
    restore(window, panes, {"cards": table}, read(Layout, layout))
    window.show()
    default = panes.main.sizes()
    restore(window, panes, {"cards": table}, Layout())
    assert panes.main.sizes() == default
    assert window.width() > 0


@pytest.mark.parametrize(
    "place", [(5000, 5000, 900, 700), (-4000, -4000, 900, 700), (10, 10, 9000, 9000), (0, 0, 0, 0)]
)
def test_a_window_left_on_a_screen_that_is_gone_is_wholly_on_one_that_exists(
    parts: tuple[QMainWindow, Panes, CardTable], place: tuple[int, int, int, int]
) -> None:
    """B56."""
    window, panes, table = parts
    window.setGeometry(*place)
    layout = Layout()
    remember(window, panes, {"cards": table}, layout)
    window.setGeometry(0, 0, 300, 200)
    restore(window, panes, {"cards": table}, layout)
    assert window.screen().availableGeometry().contains(window.geometry())
    assert window.height() > 0


def test_a_value_that_cannot_be_used_falls_back_alone_and_is_named(tmp_path: Path) -> None:
    """B64: the others are kept, and so is the file as it was."""
    file = SettingsFile(tmp_path / "settings.json")
    content = """{"scheme": "pink", "font_size": 14, "autosave_seconds": "soon",
        "searches": {"a": "r1", "b": 7},
        "odds": [{"least": 2, "group": "c:red", "draws": 500}, 7], "board": 3, "simulation": {"games": 5},
        "layout": {"card_width": 100000, "view": "table", "sorts": {"deck": "name"}}}"""
    file.path.write_text(content)
    settings = file.load()
    assert (settings.scheme, settings.font_size, settings.autosave_seconds) == ("system", 14, 10)
    assert settings.searches == {"a": "r1"}
    assert settings.odds == [OddsQuestion(2, "c:red")]
    assert (settings.board, settings.simulation) == (BoardSettings(), SimulationChoices(games=5))
    assert settings.layout == Layout(view="table", sorts={"deck": "name"})
    for name in ("scheme", "autosave_seconds", "searches.b", "odds.draws", "…"):
        assert name in file.problem
    assert str(file.path) in file.problem
    assert "settings.damaged.json" in file.problem
    assert (tmp_path / "settings.damaged.json").read_text() == content
    SettingsFile(file.path).save(settings)
    again = SettingsFile(file.path)
    assert again.load() == settings
    assert again.problem == "", "and it is told once"


def test_the_panel_under_the_deck_that_was_in_front_comes_back(make_window: Callable[..., Player]) -> None:
    player = make_window(size=(1024, 700))
    panes = player.window.panes
    panes.left_tabs.setCurrentWidget(player.window.notes)
    player.window.resize(1440, 900)
    assert player.window.notes.isVisible()
    player.window.resize(1024, 700)
    assert player.window.notes.isVisible()
    player.end()
    again = make_window(size=(1024, 700))
    assert again.window.notes.isVisible()
    again.window.menus["reset_layout"].trigger()
    assert again.window.checks.isVisible()
