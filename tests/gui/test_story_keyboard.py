"""A deck built with whole choices of cards, put right, cut and pasted, by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from deckbuilder.decks.deck import Section
from tests.helpers.window import Player

MONSTERS = "EBP01-001 or EBP01-002 or EBP01-003 or EBP01-004"
RED = "c:red t:battle inv:1 legal:deck -is:restricted"


def test_whole_choices_make_a_legal_deck_and_a_fix_mends_it(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search(MONSTERS)
    player.press("Ctrl+A", "Shift+Return")
    assert player.deck.count(Section.MONSTER) == 4
    assert player.undo_entry() == "Undo put 4 cards in the monster deck"

    player.search(RED)
    player.press("Home", *["Shift+Right"] * 11)
    player.press("4")
    assert player.deck.count(Section.MAIN) == 48
    assert player.undo_entry() == "Undo set 12 cards to 4 each"
    player.press("Right", "+", "+")
    assert player.verdict.startswith("Legal"), player.problems
    whole = player.deck

    player.press("5")
    assert sum(row.startswith("Problem") for row in player.problems) == 2, "53 cards, and 5 of one"
    player.press("F8", "Down")
    assert "copies" in player.focus
    player.press("Return")
    assert player.deck.count(Section.MAIN) == 52
    player.press("Ctrl+Z", "Ctrl+Z")
    assert player.deck == whole
    assert player.redo_entry().startswith("Redo set ")


def test_rows_are_chosen_cut_and_pasted_and_the_focus_is_kept(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search(RED)
    player.press("Home", *["Shift+Right"] * 4, "3")
    before = player.deck
    assert player.deck.count(Section.MAIN) == 15
    player.press("F6", "F6", "F6")
    assert player.focus == "Main deck"
    player.press("Down", "Down", "Shift+Down", "Shift+Down")
    assert len(player.window.deck_panel.view.selected_rows()) == 3
    player.press("-")
    assert player.deck.count(Section.MAIN) == 12
    assert player.undo_entry() == "Undo remove 3 cards"
    assert player.focus == "Main deck"
    player.press("Ctrl+X")
    assert player.deck.count(Section.MAIN) == 6
    player.press("Ctrl+V")
    assert player.deck.count(Section.MAIN) == 12
    player.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert player.deck == before
    assert player.focus == "Main deck"
    player.press("Escape")
    assert player.window.deck_panel.view.selected_rows() == []


def test_shift_and_arrows_choose_in_the_order_of_the_list_over_the_ends_of_lines(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.search("t:battle order:number")
    grid = player.window.browser.grid
    player.press("Home", "Right", *["Shift+Right"] * 6)
    chosen = [card.number for card in grid.keys.selected_cards()]
    assert chosen == player.found[1:8]
    player.press("Shift+Left", "Shift+Left")
    assert [card.number for card in grid.keys.selected_cards()] == player.found[1:6]
    player.press("Home", "Shift+End")
    assert len(grid.keys.selected_cards()) == len(player.found)
