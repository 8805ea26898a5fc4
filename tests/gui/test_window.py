"""What the window does besides the decks in it: dialogs that go, text that grows, starting from nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog

from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.app import build_window
from deckbuilder.gui.dialogs.export import ExportDialog
from deckbuilder.gui.theme import Theme
from tests.helpers.window import Player, activate, answering


def test_closed_dialogs_do_not_stay_in_memory(make_window: Callable[..., Player]) -> None:
    player = make_window()
    for name in ("keys", "search_help", "folders", "about"):
        player.window.menus[name].trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.reject()
    activate(player.window)
    player.search("EBP01-016")
    player.press("Space")
    large = QApplication.activeModalWidget()
    assert large is not None
    activate(large)
    player.press("Space")
    activate(player.window)
    with answering(ExportDialog, lambda dialog: dialog.reject()):
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
    tmp_path: Path, qapp: QApplication, theme: Theme, qtbot: Any
) -> None:
    window = build_window(qapp, AppPaths.below(tmp_path))
    try:
        window.start([])
        assert window.workspace.current is not None
        assert window.deck_panel.notices.bars == []
        assert not (tmp_path / "data").exists(), "nothing is written before there is something to keep"
    finally:
        window.close()
        shiboken6.delete(window)
        theme.choose("light")
