"""The palette as its player sees it: what is found, in which order, what Enter does."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Section
from deckbuilder.gui.menus import MENUS, Item
from deckbuilder.gui.palette.window import Palette
from deckbuilder.gui.theme import Theme
from tests.helpers.window import Player, clipped

ENTRY = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Player:
    return make_window()


def palette(player: Player, typed: str = "") -> Palette:
    """The palette, opened by its key, with something typed."""
    player.press("Ctrl+K")
    opened = player.window.guides.palette
    assert opened is not None
    assert opened.isVisible()
    if typed:
        player.type(typed)
    return opened


def rows(opened: Palette) -> list[str]:
    """The rows as a screen reader says them."""
    model = opened.model_
    return [str(model.index(row).data(ENTRY)) for row in range(model.rowCount())]


def test_a_command_is_found_by_the_start_of_its_name_and_carried_out(player: Player) -> None:
    opened = palette(player, "new d")
    assert rows(opened)[0] == "New deck, File, Ctrl+N"
    player.press("Return")
    assert not opened.isVisible()
    assert len(player.tabs) == 1, "an untouched deck makes room"
    palette(player, "table")
    player.press("Return")
    assert player.window.browser.view is player.window.browser.table


def test_every_action_of_the_menus_can_be_found_and_says_why_it_is_off(player: Player) -> None:
    opened = palette(player)
    keys = {entry.key for entry in opened.model_.entries}
    wanted = {
        f"action:{entry.name}"
        for _, _, entries in MENUS
        for entry in entries
        if isinstance(entry, Item) and entry.name != "palette"
    }
    assert wanted <= keys
    said = rows(opened)
    assert "Dark, View ▸ Colours" in said
    assert "Light, View ▸ Colours, on" in said, "what is chosen now is said so"
    assert "Standard JP, Deck ▸ Format" in said
    player.type("undo")
    assert rows(opened)[0].startswith("Undo, Edit, Ctrl+Z, There is nothing to undo.")
    player.press("Return")
    assert opened.isVisible()
    assert opened.hint.text() == "There is nothing to undo."


def test_a_card_is_found_in_either_language_or_by_its_number(player: Player) -> None:
    opened = palette(player)
    for typed in ("ebirah(2004", "エビラ", "えびら", "EBP01-016", "bp01-016", "ｅｂｐ01-016"):
        opened.line.setText(typed)
        assert rows(opened)[0].startswith("Ebirah (2004), EBP01-016, red battle card, rank 1"), typed


def test_enter_goes_to_the_card_even_if_the_search_hides_it(player: Player) -> None:
    player.search("c:blue")
    palette(player, "ebp01-016")
    player.press("Return")
    assert player.window.preview.card is not None
    assert player.window.preview.card.number == "EBP01-016"
    assert player.window.browser.view.hasFocus()


def test_ctrl_enter_adds_the_card_and_stays_for_the_next(player: Player) -> None:
    opened = palette(player, "ebp01-016")
    player.press("Ctrl+Return", "Ctrl+Return")
    assert player.deck.copies()["EBP01-016"] == 2
    assert opened.hint.text() == "Ebirah (2004): 2 in the deck"
    opened.line.setText("ebp01-001")
    player.press("Shift+Return")
    assert [entry.number for entry in player.deck.section(Section.MONSTER)] == ["EBP01-001"]
    player.press("Escape")
    assert player.undo_entry().startswith("Undo")


def test_open_and_recent_decks_are_found_by_name(player: Player, tmp_path: Path) -> None:
    for name in ("Fire Mountain", "Moth Garden"):
        file = tmp_path / f"{name}.deck"
        player.ask.saves.append(file)
        player.press("Ctrl+N")
        player.search("EBP01-016")
        player.press("Return", "Ctrl+S")
    player.press("Ctrl+W")
    opened = palette(player, "moth gar")
    assert rows(opened)[0] == f"Moth Garden, recent deck, in {tmp_path.name}"
    player.press("Return")
    assert player.tabs[-1].startswith("Moth Garden")
    opened = palette(player, "fire")
    assert rows(opened)[0] == "Fire Mountain, open deck"
    player.press("Return")
    current = player.window.workspace.current
    assert current is not None
    assert current.title == "Fire Mountain"
    player.press("Ctrl+W")
    (tmp_path / "Fire Mountain.deck").unlink()
    opened = palette(player, "fire")
    assert rows(opened)[0].endswith("The file is not there any more.")
    player.press("Return")
    assert opened.hint.text() == "The file is not there any more."


def test_what_was_chosen_last_comes_first_also_after_a_restart(make_window: Callable[..., Player]) -> None:
    player = make_window()
    palette(player, "sort lines")
    player.press("Return")
    palette(player, "ebp01-077")
    player.press("Return")
    player.end()
    again = make_window()
    opened = palette(again)
    assert [row.split(", ")[0] for row in rows(opened)[:2]] == ["Oxygen Destroyer", "Sort lines"]
    again.type("so")
    assert rows(opened)[0].startswith("Sort lines"), "before other commands that fit as well"


def test_letters_stay_in_the_line_while_arrows_move_the_list(player: Player) -> None:
    opened = palette(player, "t")
    first = opened.current
    player.press("Down", "Down", "Up")
    player.type("a")
    assert opened.line.text() == "ta"
    assert opened.line.hasFocus()
    player.press("Up")
    assert opened.list.currentIndex().row() == opened.model_.rowCount() - 1, "from the first to the last"
    player.press("Tab")
    assert opened.list.currentIndex().row() == 0
    assert opened.line.accessibleDescription() == rows(opened)[0]
    assert first is not None


def test_escape_closes_and_gives_the_focus_back(player: Player) -> None:
    player.search("ebirah")
    before = QApplication.focusWidget()
    opened = palette(player, "x")
    player.press("Escape")
    assert not opened.isVisible()
    assert QApplication.focusWidget() is before
    palette(player)
    player.press("Ctrl+K")
    assert not opened.isVisible(), "the same key closes it"
    assert QApplication.focusWidget() is before


def test_a_click_elsewhere_closes_it_and_a_click_on_a_row_chooses(player: Player) -> None:
    opened = palette(player, "grid")
    place = opened.list.visualRect(opened.model_.index(0)).center()
    QTest.mouseClick(opened.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert not opened.isVisible()
    assert player.window.browser.view is player.window.browser.grid
    palette(player)
    player.window.top.search.edit.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not opened.isVisible()
    assert player.window.top.search.edit.hasFocus()


def test_letters_that_fit_nothing_find_what_is_like_them_or_say_so(player: Player) -> None:
    opened = palette(player, "oxigen destroier")
    assert rows(opened)[0].startswith("Oxygen Destroyer")
    opened.line.setText("qqqqqqqq")
    assert rows(opened) == []
    assert opened.hint.text() == "Nothing is called so."


@pytest.mark.benchmark
def test_it_opens_within_a_frame_and_answers_within_one(player: Player) -> None:
    """The first time makes the names of the cards; after that only plain comparisons are left."""
    opened = palette(player, "g")
    player.press("Escape")
    opening, answering = [], []
    for _ in range(5):
        start = time.perf_counter()
        opened.open()
        opening.append(time.perf_counter() - start)
        start = time.perf_counter()
        opened.line.setText("godz")
        answering.append(time.perf_counter() - start)
        opened.leave()
    assert min(opening) < 0.016
    assert min(answering) < 0.016


def test_it_fits_a_small_window_with_large_text(make_window: Callable[..., Player], theme: Theme) -> None:
    theme.set_size(24)
    player = make_window(size=(1024, 700))
    opened = palette(player)
    assert player.window.rect().contains(opened.geometry())
    assert clipped(opened) == []
    assert opened.list.height() >= opened.list.sizeHintForRow(0)
