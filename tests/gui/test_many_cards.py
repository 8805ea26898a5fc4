"""Several chosen cards are one wish: one edit, one name, one undo; cut, copied and pasted as a list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from deckbuilder.decks.deck import Deck, Section
from deckbuilder.gui.browser.columns import Column
from deckbuilder.gui.card_menu import card_menu, rows_menu
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from tests.helpers import decks
from tests.helpers.window import Player, answering, click, drop_on, menu_texts, row_named

SEVERAL = "EBP01-016 or EBP01-017 or EBP01-018"


def fill(player: Player, deck: Deck) -> None:
    player.window.workspace.current.document.edit("make it", lambda _: deck)


def main_deck(player: Player) -> dict[str, int]:
    return {entry.number: entry.count for entry in player.deck.main}


@pytest.mark.parametrize("view", ["grid", "table"])
def test_three_chosen_cards_are_added_counted_and_removed_as_one_step_each(
    make_window: Callable[..., Player], view: str
) -> None:
    player = make_window()
    player.window.commands.show_view(view)
    player.search(SEVERAL)
    player.press("Ctrl+A", "Return")
    assert main_deck(player) == {"EBP01-016": 1, "EBP01-017": 1, "EBP01-018": 1}
    assert player.undo_entry() == "Undo add 3 cards"
    player.press("3")
    assert set(main_deck(player).values()) == {3}
    assert player.undo_entry() == "Undo set 3 cards to 3 each"
    player.press("-")
    assert set(main_deck(player).values()) == {2}
    player.press("Delete")
    assert player.deck.is_empty
    player.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert player.deck.is_empty
    assert not player.window.workspace.current.document.can_undo


def test_the_status_bar_says_how_many_are_chosen(make_window: Callable[..., Player]) -> None:
    player = make_window()
    fill(player, decks.deck("EBP01-001", "1 EBP01-016, 2 EBP01-017"))
    player.search(SEVERAL)
    player.press("Ctrl+A")
    assert player.said == "3 cards chosen"
    player.press("Escape")
    assert player.said.startswith("Selected: Ebirah")
    player.window.deck_panel.view.setFocus()
    player.press("Ctrl+A")
    assert player.said == "2 rows chosen, 3 cards"


def test_escape_lets_go_of_the_choice_and_keeps_the_place(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search(SEVERAL)
    player.press("Ctrl+A", "Escape", "Return")
    assert sum(main_deck(player).values()) == 1, "only the card under the cursor"


def test_shift_and_ctrl_clicks_choose_in_the_deck_list_and_keys_act_on_all(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    fill(player, decks.deck("EBP01-001", "1 EBP01-016, 2 EBP01-017, 3 EBP01-018"))
    view = player.window.deck_panel.view
    view.setFocus()
    first, last = (row_named(player, number) for number in ("EBP01-016", "EBP01-018"))
    click(view, view.viewportPoint(first, "name"))
    place = view.viewportPoint(last, "name")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, place)
    player.press("+")
    assert list(main_deck(player).values()) == [2, 3, 4]
    assert player.undo_entry() == "Undo add 3 cards"
    assert len(view.selected_rows()) == 3, "still chosen"
    player.press("Ctrl+Z")
    assert len(view.selected_rows()) == 3, "and after undo (B11)"
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, place)
    player.press("Delete")
    assert main_deck(player) == {"EBP01-018": 3}
    assert player.undo_entry() == "Undo remove 3 cards"


def test_a_press_beside_the_cards_opens_a_frame_that_chooses_what_it_touches(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.search(SEVERAL)
    player.press("Escape")
    grid = player.window.browser.grid
    cells = [grid.visualRect(grid.model().index(row, Column.NAME)) for row in range(grid.model().rowCount())]
    whole = cells[0].united(cells[-1])
    viewport, left, none = grid.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    below = QPoint(whole.right() - 5, whole.bottom() + 30)
    QTest.mousePress(viewport, left, none, below)
    for step in (below - QPoint(20, 20), whole.center(), whole.topLeft() + QPoint(30, 30)):
        QTest.mouseMove(viewport, step)
    QTest.mouseRelease(viewport, left, none, whole.topLeft() + QPoint(30, 30))
    assert len(grid.keys.selected_cards()) == 3


def test_the_menus_say_for_how_many_cards_they_are(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    fill(player, decks.deck("EBP01-001", "1 EBP01-016, 2 EBP01-017"))
    window = player.window
    two = [decks.cards()[number] for number in ("EBP01-016", "EBP01-017")]
    menu = card_menu(two, window.card_edits, print, window, copies=3)
    assert "Add 2 cards to main deck\tEnter" in menu_texts(menu)
    choose(menu, "Have 4 of each")
    assert main_deck(player) == {"EBP01-016": 4, "EBP01-017": 4}
    rows = [row_named(player, number) for number in ("EBP01-016", "EBP01-017")]
    rows = [row for group in window.deck_panel.view.model_.groups for row in group.rows]
    menu = rows_menu(rows, window.card_edits, print, window, copy=print, cut=print)
    choose(menu, "Remove all of 2 cards")
    assert main_deck(player) == {}
    assert player.undo_entry() == "Undo remove 8 cards"


def test_a_row_of_an_unknown_card_has_a_menu_too(make_window: Callable[..., Player]) -> None:
    """B85."""
    player = make_window(show=False)
    fill(player, decks.deck("EBP01-001", "2 EBP99-999"))
    window = player.window
    rows = [row_named(player, "EBP99-999")]
    choose(rows_menu(rows, window.card_edits, print, window, copy=print, cut=print), "Add one")
    assert main_deck(player) == {"EBP99-999": 3}


def choose(menu: QMenu, words: str) -> None:
    next(action for action in menu.actions() if action.text().split("\t")[0] == words).trigger()


def test_several_cards_are_dragged_as_one_step(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    view, browser = player.window.deck_panel.view, player.window.browser
    numbers = ("EBP01-016", "EBP01-017", "EBP01-001")
    assert drop_on(view.viewport(), CardsMime(numbers, None))
    assert player.undo_entry() == "Undo add 3 cards"
    assert drop_on(browser.view.viewport(), CardsMime(numbers[:2], Section.MAIN))
    assert main_deck(player) == {"EBP01-001": 1}
    assert player.undo_entry() == "Undo remove 2 cards"


def test_chosen_monsters_take_their_places_together_and_others_are_told_off(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.search("EBP01-001 or EBP01-002 or EBP01-016")
    player.press("Ctrl+A", "Shift+Return")
    assert [entry.number for entry in player.deck.monster] == ["EBP01-001", "EBP01-002"]
    assert player.undo_entry() == "Undo put 2 cards in the monster deck"
    assert "no monster card" in player.said


# ---- the clipboard ----------------------------------------------------------------------------------------


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_copied_cards_of_the_list_read_as_a_list(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016 or EBP01-017")
    player.press("Ctrl+A", "Ctrl+C")
    assert clipboard().splitlines() == ["1 EBP01-016 Ebirah(2004)", "1 EBP01-017 Kumonga(2004)"]
    player.press("Ctrl+V", "Ctrl+V")
    assert main_deck(player) == {"EBP01-016": 2, "EBP01-017": 2}
    assert player.undo_entry() == "Undo paste 2 cards"


def test_cut_rows_leave_the_deck_and_come_back_by_paste_or_undo(make_window: Callable[..., Player]) -> None:
    player = make_window()
    fill(player, decks.deck("EBP01-001", "3 EBP01-016, 2 EBP01-017"))
    before = player.deck
    player.window.deck_panel.view.setFocus()
    player.press("Ctrl+A", "Ctrl+X")
    assert player.deck.main == ()
    assert clipboard().splitlines() == ["3 EBP01-016 Ebirah(2004)", "2 EBP01-017 Kumonga(2004)"]
    player.press("Ctrl+V")
    assert player.deck == before
    player.press("Ctrl+Z", "Ctrl+Z")
    assert player.deck == before


def test_a_monster_copied_from_its_place_is_pasted_into_the_monster_deck(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    fill(player, decks.deck("EBP01-001, EBP01-002"))
    player.window.deck_panel.slots.slots[0].setFocus()
    player.press("Ctrl+X")
    assert [entry.number for entry in player.deck.monster] == ["EBP01-002"]
    player.press("Ctrl+V")
    assert {entry.number for entry in player.deck.monster} == {"EBP01-001", "EBP01-002"}


def test_pasted_lines_of_one_card_in_several_prints_add_up(make_window: Callable[..., Player]) -> None:
    """B22: the same card on several lines counts as one against the limit."""
    player = make_window()
    player.search("EBP01-016")
    QGuiApplication.clipboard().setText("2 EBP01-016\n3 EBP01-016\n1 BP01-016+")
    player.press("Ctrl+V", "Return")
    assert player.deck.copies()["EBP01-016"] == 7
    assert any("7" in problem and "copies" in problem for problem in player.problems)


def test_a_line_in_doubt_is_shown_before_anything_is_pasted(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016")
    QGuiApplication.clipboard().setText("2 EBP01-017\n4 Godzilla(2023)")
    with answering(ImportPreview, lambda dialog: dialog.reject()):
        player.press("Ctrl+V")
    assert player.deck.is_empty


def test_in_the_search_line_the_same_keys_are_about_its_text(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016")
    player.press("Ctrl+F", "Ctrl+A", "Ctrl+C")
    assert clipboard() == "EBP01-016"
    player.window.menus["cut"].trigger()
    assert player.window.top.search.text == ""
    player.window.menus["paste"].trigger()
    assert player.window.top.search.text == "EBP01-016"
    assert player.deck.is_empty


def test_nothing_to_paste_or_to_cut_is_said(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016")
    player.press("Ctrl+V")
    assert player.said == "There is no text on the clipboard"
    player.press("Ctrl+X")
    assert player.said == "Only cards of the deck can be cut"
