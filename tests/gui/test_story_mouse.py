"""A legal deck of 50 and 4 built from an empty window, put right, undone and saved, by the mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.decks.deck import Section
from deckbuilder.gui.browser.columns import Column
from deckbuilder.gui.widgets.chip import Chip
from tests.helpers import decks
from tests.helpers.window import Player, drop_on, row_named

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support (raise|grabbing the keyboard)", extend=True
)  # the platform without a screen says so of every menu that opens


class Mouse:
    """A hand on the mouse. A drag is begun by moving a pressed card; the test lets go over the target."""

    def __init__(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        self.player = player
        self._carried: QMimeData | None = None
        monkeypatch.setattr(QDrag, "exec", lambda drag, *_: self._carry(drag))

    def _carry(self, drag: QDrag) -> Qt.DropAction:
        self._carried = QMimeData()
        for kind in drag.mimeData().formats():
            self._carried.setData(kind, drag.mimeData().data(kind))
        assert not drag.pixmap().isNull()
        return Qt.DropAction.CopyAction

    def click(self, widget: QWidget, place: QPoint | None = None, keys: Qt.KeyboardModifier = NONE) -> None:
        assert widget.isVisible(), "nobody can click what is not there"
        QTest.mouseClick(widget, LEFT, keys, place or widget.rect().center())
        QApplication.processEvents()

    def choose(self, menu: QMenu, words: str) -> None:
        """Click an entry of an open menu."""
        action = next(each for each in menu.actions() if plain(each.text()) == words)
        assert action.isEnabled(), words
        QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())
        QApplication.processEvents()

    def choose_in_bar(self, title: str, words: str) -> None:
        """Click a menu of the window and an entry in it."""
        bar = self.player.window.menuBar()
        action = next(each for each in bar.actions() if plain(each.text()) == title)
        QTest.mouseClick(bar, LEFT, NONE, bar.actionGeometry(action).center())
        menu = action.menu()
        assert isinstance(menu, QMenu)
        self.choose(menu, words)

    def menu_at(self, view: QAbstractItemView, place: QPoint) -> QMenu:
        """Click with the right button."""
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, NONE, place)
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place), NONE
        )
        QApplication.sendEvent(view.viewport(), event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def drag(self, source: QWidget, place: QPoint, target: QWidget) -> bool:
        """Press, move, let go over the target; False when it refuses."""
        self._carried = None
        QTest.mousePress(source, LEFT, NONE, place)
        QTest.mouseMove(source, place + QPoint(30, 10))
        QTest.mouseMove(source, place + QPoint(60, 20))
        QTest.mouseRelease(source, LEFT, NONE, place + QPoint(60, 20))
        assert self._carried is not None, "nothing was picked up"
        return drop_on(target, self._carried)

    def place_of(self, number: str) -> QPoint:
        """Where a card of the list is, scrolled to by the wheel if need be."""
        browser = self.player.window.browser
        row = browser.model.row_of(decks.cards()[number].number)
        assert row is not None, f"{number} is not in the list"
        index = browser.model.index(row, Column.NAME)
        browser.view.scrollTo(index)
        return browser.view.visualRect(index).center()

    def toggle(self, field: str, value: object) -> None:
        """Click a chip or a tick of the filter panel."""
        panel = self.player.window.filters
        toggle = panel.toggles[field, value]
        panel.ensureWidgetVisible(toggle)
        self.click(toggle, None if isinstance(toggle, Chip) else QPoint(8, toggle.height() // 2))


def plain(text: str) -> str:
    return text.split("\t")[0].replace("&", "")


def test_a_legal_deck_is_built_from_nothing_by_the_mouse_alone(
    make_window: Callable[..., Player], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = make_window()
    mouse, window = Mouse(player, monkeypatch), player.window
    grid, deck = window.browser.grid, window.deck_panel

    mouse.click(deck.empty.choose)
    slots = deck.slots.slots
    assert mouse.drag(grid.viewport(), mouse.place_of("EBP01-001"), slots[0])
    for rank, number in ((2, "EBP01-002"), (3, "EBP01-003"), (4, "EBP01-004")):
        mouse.toggle("monster_ranks", rank - 1)
        mouse.toggle("monster_ranks", rank)
        assert mouse.drag(grid.viewport(), mouse.place_of(number), slots[rank - 1])
    assert [entry.number for entry in player.deck.monster] == [
        "EBP01-001",
        "EBP01-002",
        "EBP01-003",
        "EBP01-004",
    ]

    mouse.click(window.filters.clear)
    for field, value in (
        ("colors", Color.RED),
        ("types", CardType.BATTLE),
        ("steps", 1),
        ("legal", True),
    ):
        mouse.toggle(field, value)
    found = player.found
    assert len(found) > 13
    assert mouse.drag(grid.viewport(), mouse.place_of(found[0]), deck.view.viewport())
    assert player.undo_entry().startswith("Undo add 1 ")

    mouse.click(grid.viewport(), mouse.place_of(found[0]))
    mouse.click(grid.viewport(), mouse.place_of(found[12]), SHIFT)
    mouse.choose(mouse.menu_at(grid, mouse.place_of(found[12])), "Have 4 of each")
    assert player.deck.count(Section.MAIN) == 52
    assert player.undo_entry() == "Undo set 13 cards to 4 each"
    assert player.verdict.startswith("Not legal")

    view = deck.view
    mouse.click(view.viewport(), view.viewportPoint(row_named(player, found[0]), "name"))
    for _ in range(2):
        mouse.click(view.viewport(), view.viewportPoint(row_named(player, found[0]), "minus"))
    assert player.deck.count(Section.MAIN) == 50
    assert player.verdict.startswith("Legal"), player.problems

    whole = player.deck
    assert mouse.drag(
        view.viewport(), view.viewportPoint(row_named(player, found[1]), "name"), grid.viewport()
    )
    assert player.deck.count(Section.MAIN) == 49
    mouse.choose_in_bar("Edit", player.undo_entry())
    assert player.deck == whole

    path = tmp_path / "decks" / "mouse.deck"
    path.parent.mkdir()
    player.ask.saves = [path]
    mouse.choose_in_bar("File", "Save")
    assert path.is_file()
    assert player.tabs == ["mouse"]


def test_a_monster_is_replaced_taken_out_and_moved_by_drags(
    make_window: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_window()
    mouse, window = Mouse(player, monkeypatch), player.window
    window.workspace.current.document.edit("make it", lambda _: decks.red())
    window.query.set_text("t:monster r:II c:r")
    slot, before = window.deck_panel.slots.slots[1], player.deck
    other = next(number for number in player.found if number != "EBP01-002")
    assert mouse.drag(window.browser.grid.viewport(), mouse.place_of(other), slot)
    assert other in [entry.number for entry in player.deck.monster]
    mouse.choose_in_bar("Edit", player.undo_entry())
    assert player.deck == before

    middle = slot.rect().center()
    assert mouse.drag(slot, middle, window.deck_panel.view.viewport())
    assert player.deck.copies_of(Section.MAIN, "EBP01-002") == 1
    assert player.deck.count(Section.MONSTER) == 3
    view = window.deck_panel.view
    row = row_named(player, "EBP01-002")
    view.scrollTo(view.model_.index_of(row.key))
    assert mouse.drag(view.viewport(), view.viewportPoint(row, "name"), slot)
    assert player.deck.copies() == before.copies(), "and back"
    assert player.deck.main == before.main

    assert mouse.drag(slot, middle, window.browser.view.viewport())
    assert player.deck.count(Section.MONSTER) == 3
    assert player.undo_entry().startswith("Undo remove 1 ")


def test_a_double_click_on_an_empty_place_finds_what_would_fit(
    make_window: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_window()
    mouse, window = Mouse(player, monkeypatch), player.window
    window.query.set_text("EBP01-001")
    assert mouse.drag(
        window.browser.grid.viewport(), mouse.place_of("EBP01-001"), window.deck_panel.slots.slots[0]
    )
    QTest.mouseDClick(window.deck_panel.slots.slots[1], LEFT)
    assert player.found
    assert all(decks.cards()[number].rank == 2 for number in player.found)
    QTest.mouseDClick(window.browser.grid.viewport(), LEFT, NONE, mouse.place_of(player.found[0]))
    assert player.deck.count(Section.MAIN) == 1
