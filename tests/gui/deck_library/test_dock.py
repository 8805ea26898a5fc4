"""The library as a dock of the main window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.deck_library.dock import LibraryDock
from tests.helpers import decks
from tests.helpers.window import Player, menu_texts


def opened(player: Player, qtbot: Any) -> LibraryDock:
    """The library, opened by its key and filled."""
    player.press("Ctrl+L")
    dock = player.window.deck_library
    qtbot.waitUntil(lambda: bool(dock.panel.view.model_.nodes))
    return dock


def test_ctrl_l_shows_the_library_and_enter_opens_a_deck_of_it(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    Library(player.services.paths.decks, decks.cards()).add(decks.red())
    dock = opened(player, qtbot)
    assert dock.panel.view.hasFocus()
    assert dock.panel.view.chosen.nodes[0].title == "Deck"
    player.press("Return")
    assert player.tabs == ["Deck"]
    assert player.deck.copies() == decks.red().copies()
    assert dock.isVisible()


def test_escape_gives_the_focus_back_and_the_library_stays(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    player.window.browser.view.setFocus()
    dock = opened(player, qtbot)
    player.press("Ctrl+F")
    player.type("red")
    player.press("Escape")
    assert dock.panel.search.edit.text() == ""
    player.press("Escape")
    assert player.window.browser.view.hasFocus()
    assert dock.isVisible()


def test_the_library_comes_back_at_the_side_where_it_was(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    first = make_window()
    dock = opened(first, qtbot)
    first.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    QApplication.processEvents()
    first.end()
    again = make_window()
    dock = again.window.deck_library
    assert dock.isVisible()
    assert again.window.dockWidgetArea(dock) is Qt.DockWidgetArea.RightDockWidgetArea
    again.window.menus["reset_layout"].trigger()
    assert not dock.isVisible()
    assert again.window.dockWidgetArea(dock) is Qt.DockWidgetArea.LeftDockWidgetArea


def test_a_new_window_has_no_library_in_the_way_and_builds_none(make_window: Callable[..., Player]) -> None:
    player = make_window()
    assert not player.window.deck_library.isVisible()
    assert player.window.deck_library.widget() is None


def test_the_panes_share_what_the_library_leaves_of_a_narrow_window(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window(size=(1200, 700))
    assert player.window.filters.isVisible()
    dock = opened(player, qtbot)
    assert not player.window.filters.isVisible()
    assert player.window.width() == 1200
    dock.hide()
    assert player.window.filters.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # raising windows
def test_leaving_the_app_takes_a_floating_library_along(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    dock = opened(player, qtbot)
    dock.setFloating(True)
    QApplication.processEvents()
    player.window.close()
    QApplication.processEvents()
    assert not dock.isVisible()


def test_decks_used_last_stand_on_top_also_those_from_elsewhere(
    make_window: Callable[..., Player], qtbot: Any, tmp_path: Any
) -> None:
    player = make_window()
    library = Library(player.services.paths.decks, decks.cards())
    paths = [library.add(replace(decks.red(), name=name)) for name in ("One", "Two")]
    other = tmp_path / "elsewhere" / "Far.deck"
    other.parent.mkdir()
    other.write_bytes(paths[0].read_bytes().replace(b"# name: One", b"# name: Far"))
    for path in (paths[1], other):
        player.window.workspace.open_file(path)
    dock = opened(player, qtbot)
    nodes = dock.panel.view.model_.nodes
    assert [node.title for node in nodes[:3]] == ["Recent", "Far", "Two"]
    dock.panel.view.choose([nodes[1].key])
    entries = {action.text(): action.isEnabled() for action in dock.panel.rows.menu().actions()}
    assert [entries[text] for text in ("&Open", "&Compare…", "&Rename…", "D&elete")] == [
        True,
        True,
        False,
        False,
    ]
    assert "Versions…" in menu_texts(dock.panel.rows.menu())
