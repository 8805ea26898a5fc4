"""Nothing a player does to see, fetch or leave something takes away what is not saved (B02, B83)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar

import deckbuilder.gui.guides
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.files import read_deck_file
from deckbuilder.gui.ask import Leave
from deckbuilder.gui.compare.versions import VersionsDialog
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.dialogs.preferences import Preferences
from tests.helpers import decks
from tests.helpers.window import Player, activate, answering, drop_on, menu_texts

Way = Callable[[Player, Path, Any], object]


def new(player: Player, other: Path, qtbot: Any) -> None:
    player.press("Ctrl+N")


def open_(player: Player, other: Path, qtbot: Any) -> None:
    player.ask.opens = [[other]]
    player.press("Ctrl+O")


def open_recent(player: Player, other: Path, qtbot: Any) -> None:
    player.window.files.recent.add(other)
    menu = player.window.menus.menus["recent"]
    menu.aboutToShow.emit()
    assert menu_texts(menu)[0] == other.name
    menu.actions()[0].trigger()


def drop(player: Player, other: Path, qtbot: Any) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(other))])
    assert drop_on(player.window, data)


def double_click_in_the_library(player: Player, other: Path, qtbot: Any) -> None:
    player.press("Ctrl+L")
    view = player.window.deck_library.panel.view
    qtbot.waitUntil(lambda: bool(view.model_.nodes))
    QApplication.processEvents()
    node = next(node for node in view.model_.nodes if node.title == "Other")
    place, left = view.place_of(node.key), Qt.MouseButton.LeftButton
    QTest.mouseClick(view.viewport(), left, Qt.KeyboardModifier.NoModifier, place)
    QTest.mouseDClick(view.viewport(), left, Qt.KeyboardModifier.NoModifier, place)


def a_starter_deck(player: Player, other: Path, qtbot: Any) -> None:
    menu = player.window.menus.menus["starter"]
    menu.aboutToShow.emit()  # it is filled when it opens
    menu.actions()[0].trigger()


def import_as_new(player: Player, other: Path, qtbot: Any) -> None:
    QGuiApplication.clipboard().setText("4 EBP01-017")
    with answering(ImportPreview, lambda dialog: dialog.new.click()):
        player.press("Ctrl+Shift+V")


def a_copy_of_a_version(player: Player, other: Path, qtbot: Any) -> None:
    player.window.menus["versions"].trigger()
    dialog = player.window.findChildren(VersionsDialog)[-1]
    dialog.list.setCurrentIndex(dialog.model_.index(1, 0))
    dialog.copy.click()


BESIDE: dict[str, Way] = {
    "new": new,
    "open": open_,
    "open recent": open_recent,
    "drop a file": drop,
    "double click in the library": double_click_in_the_library,
    "a starter deck": a_starter_deck,
    "import into a new deck": import_as_new,
    "a version as a copy": a_copy_of_a_version,
}


@pytest.fixture
def dirty(make_window: Callable[..., Player]) -> Player:
    """A window with the deck Red of the library, changed since it was saved; Other lies beside it."""
    player = make_window()
    services = player.services
    library = Library(services.paths.decks, services.catalogue, services.history)
    path = library.add(replace(decks.red(), name="Red"))
    library.add(replace(decks.red(), name="Other"))
    services.history.save(path, stored(path).add(Section.MAIN, "EBP01-077"))
    change(player)
    return player


def stored(path: Path) -> Deck:
    return read_deck_file(path, decks.cards()).result.deck


def change(player: Player) -> None:
    """Open Red and add a card to it."""
    player.window.workspace.open_file(player.services.paths.decks / "Red.deck")
    player.search("EBP01-020")
    player.press("Return")
    assert "Red •" in player.tabs


def test_another_deck_opens_beside_the_changed_one_and_asks_nothing(dirty: Player, qtbot: Any) -> None:
    workspace = dirty.window.workspace
    changed, file = workspace.current, dirty.services.paths.decks / "Red.deck"
    before, undo, written = changed.deck, dirty.undo_entry(), file.read_bytes()
    for name, way in BESIDE.items():
        way(dirty, dirty.services.paths.decks / "Other.deck", qtbot)
        QApplication.processEvents()
        assert [text for text in dirty.ask.asked if text.startswith("leave")] == [], name
        assert len(dirty.tabs) == 2, name
        assert dirty.tabs[0] == "Red •", name
        dirty.ask.leaves = [Leave.DISCARD]
        workspace.close(next(deck for deck in workspace.decks if deck is not changed))
        dirty.ask.asked.clear()
        assert workspace.current is changed
        assert (dirty.deck, dirty.undo_entry(), file.read_bytes()) == (before, undo, written), name


def import_over(player: Player) -> None:
    QGuiApplication.clipboard().setText("[monster deck]\n1 EBP01-002\n[main deck]\n4 EBP01-017")
    with answering(ImportPreview, lambda dialog: dialog.replace.click()):
        player.press("Ctrl+Shift+V")


def restore_a_version(player: Player) -> None:
    player.window.menus["versions"].trigger()
    dialog = player.window.findChildren(VersionsDialog)[-1]
    dialog.list.setCurrentIndex(dialog.model_.index(1, 0))
    dialog.restore.click()


INSTEAD: dict[str, Callable[[Player], object]] = {
    "import over the deck": import_over,
    "restore a version": restore_a_version,
    "clear": lambda player: player.window.menus["clear"].trigger(),
}


def test_what_takes_the_place_of_the_cards_is_one_step_back(dirty: Player) -> None:
    before, file = dirty.deck, dirty.services.paths.decks / "Red.deck"
    written = file.read_bytes()
    for name, way in INSTEAD.items():
        way(dirty)
        assert dirty.deck != before, name
        assert file.read_bytes() == written, "the file has the old deck until it is saved"
        dirty.window.menus["undo"].trigger()
        assert dirty.deck == before, name


def restart_now(player: Player) -> None:
    player.window.menus["preferences"].trigger()
    dialog = player.window.findChildren(Preferences)[-1]
    dialog.language.setCurrentIndex(dialog.language.findData("ja"))
    dialog.language.activated.emit(dialog.language.currentIndex())
    assert dialog.restart.isVisible()
    dialog.restart.click()
    QTest.qWait(20)


def close_by_its_cross(player: Player) -> None:
    tabs = player.window.deck_panel.tabs
    cross = tabs.tabButton(tabs.currentIndex(), QTabBar.ButtonPosition.RightSide)
    assert isinstance(cross, QAbstractButton)
    cross.click()


TAB: dict[str, Callable[[Player], object]] = {
    "close the tab by its key": lambda player: player.press("Ctrl+W"),
    "close the tab by its cross": close_by_its_cross,
}
WINDOW: dict[str, Callable[[Player], object]] = {
    "quit": lambda player: player.press("Ctrl+Q"),
    "close the window": lambda player: player.window.close(),
    "restart now": restart_now,
}


def test_every_way_out_asks_to_save_discard_or_cancel(dirty: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(deckbuilder.gui.guides, "start_again", lambda paths: started.append(paths) or True)
    file = dirty.services.paths.decks / "Red.deck"

    def leave(way: Callable[[Player], object], answer: Leave) -> None:
        activate(dirty.window)
        dirty.ask.asked.clear()
        dirty.ask.leaves = [answer]
        way(dirty)
        assert dirty.ask.asked == ["leave Red"]

    before, shown, written = dirty.deck, (dirty.undo_entry(), dirty.tabs), file.read_bytes()
    for name, way in {**TAB, **WINDOW}.items():
        leave(way, Leave.CANCEL)
        assert dirty.window.isVisible(), name
        assert dirty.window.isWindowModified(), name
        assert (dirty.deck, file.read_bytes()) == (before, written), name
        assert (dirty.undo_entry(), dirty.tabs) == shown, name
        assert started == []
    for way in TAB.values():
        leave(way, Leave.DISCARD)
        assert file.read_bytes() == written
        change(dirty)
        leave(way, Leave.SAVE)
        assert file.read_bytes() != written
        written = file.read_bytes()
        change(dirty)
    leave(WINDOW["restart now"], Leave.SAVE)
    assert not dirty.window.isVisible()
    assert started == [[file]]
    assert stored(file).copies()["EBP01-020"] == before.copies()["EBP01-020"] + 2


def test_a_cleared_deck_that_is_left_by_the_door_is_not_offered_again(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B01: cards, the autosave, Clear, an ordinary end; the next start has nothing to offer."""
    player = make_window()
    player.search("EBP01-016")
    player.press("4")
    player.window.recoverer.record()
    journal = player.services.paths.journal
    assert list(journal.rglob("*.json")), "there was something to offer"
    player.window.menus["clear"].trigger()
    player.ask.leaves = [Leave.DISCARD]
    player.press("Ctrl+Q")
    assert not player.window.isVisible()
    again = make_window()
    assert again.notices == []
    assert again.deck.is_empty
