"""What the window does besides the decks in it: dialogs that go, text that grows, starting from nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.app import build_window
from deckbuilder.gui.ask import Leave
from deckbuilder.gui.share.dialog import ShareDialog
from deckbuilder.gui.theme import Theme
from tests.helpers.window import Player, activate, answering, shown


def test_closed_dialogs_do_not_stay_in_memory(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.press("Ctrl+,")
    preferences = QApplication.activeModalWidget()
    assert isinstance(preferences, QDialog)
    preferences.reject()
    activate(player.window)
    player.search("EBP01-016")
    player.press("Space")
    large = QApplication.activeModalWidget()
    assert large is not None
    activate(large)
    player.press("Space")
    activate(player.window)
    with answering(ShareDialog, lambda dialog: dialog.reject()):
        player.press("Ctrl+E")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert player.window.findChildren(QDialog) == []


def test_text_grows_and_shrinks_by_keys_and_is_remembered(
    make_window: Callable[..., Player], theme: Theme
) -> None:
    player = make_window()
    usual = theme.size
    player.press("Ctrl++", "Ctrl++", "Ctrl+-")
    assert theme.size == usual + 1
    player.end()
    again = make_window()
    assert again.services.settings.font_size == usual + 1
    again.press("Ctrl+0")
    assert theme.size == usual


def test_the_app_builds_its_window_in_an_empty_home(
    tmp_path: Path, qapp: QApplication, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A second theme would take the style of the first away.
    monkeypatch.setattr("deckbuilder.gui.app.Theme", lambda *_: theme)
    window = build_window(qapp, AppPaths.below(tmp_path))
    try:
        window.start([])
        assert window.workspace.current is not None
        assert window.deck_panel.notices.bars == []
        assert not (tmp_path / "data").exists(), "nothing is written before there is something to keep"
    finally:
        window.close()
        shiboken6.delete(window)


def test_undo_in_a_search_line_with_nothing_to_undo_reaches_the_deck(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.search("EBP01-016")
    player.press("+")
    player.press("Ctrl+F", "Delete")
    player.type("c:red")
    line = player.window.top.search.edit
    player.press("Ctrl+Z")
    assert line.text() != "c:red", "first what was typed"
    assert len(player.deck.main) == 1
    player.window.query.set_text("t:battle")
    player.press("Ctrl+Z")
    assert (line.text(), player.deck.main) == ("t:battle", ())
    player.press("Ctrl+Y")
    assert len(player.deck.main) == 1


def test_saving_a_deck_in_the_background_leaves_the_counts_of_the_current_one(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window()
    first = player.window.workspace.current
    assert first is not None
    player.search("EBP01-016")
    player.press("+")
    player.press("Ctrl+N")
    player.ask.leaves.append(Leave.SAVE)
    player.ask.saves.append(tmp_path / "first.deck")
    player.window.workspace.close(first)
    words = [label.text() for label in shown(player.window.status, QLabel)]
    assert "0/50 main" in words


def test_with_the_text_everything_follows_the_font_of_the_system(
    make_window: Callable[..., Player], theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_window()
    assert not player.window.top.filters.isVisible()
    usual = theme.size
    font = QFont()
    font.setPointSizeF(20)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _: font)
    QApplication.sendEvent(player.window, QEvent(QEvent.Type.ThemeChange))
    assert theme.size == 20
    assert player.window.top.filters.isVisible(), "at this size the filters are a drawer"
    theme.set_size(12)
    font.setPointSizeF(usual)
    QApplication.sendEvent(player.window, QEvent(QEvent.Type.ThemeChange))
    assert theme.size == 12, "what the player chose stays"
    theme.set_size(None)
    assert theme.size == usual
