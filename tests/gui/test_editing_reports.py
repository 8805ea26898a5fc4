"""What players of other tools reported about editing lists, tried here by every way there is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.gui.card_menu import card_menu, rows_menu
from deckbuilder.gui.cards_mime import CardsMime
from tests.helpers import decks
from tests.helpers.window import Player, click, drop_on, menu_texts, row_named

THREE = decks.deck("EBP01-001", "1 EBP01-016, 2 EBP01-017+, 3 EBP01-018")


def fill(player: Player, deck: Deck) -> None:
    player.window.workspace.current.document.edit("make it", lambda _: deck)


def choose(menu: QMenu, words: str) -> None:
    next(action for action in menu.actions() if action.text().split("\t")[0] == words).trigger()


def test_removals_by_button_key_and_menu_come_back_one_by_one_with_their_prints(
    make_window: Callable[..., Player],
) -> None:
    """B10."""
    player = make_window()
    fill(player, THREE)
    window, view = player.window, player.window.deck_panel.view
    view.setFocus()
    click(view, view.viewportPoint(row_named(player, "EBP01-016"), "name"))
    click(view, view.viewportPoint(row_named(player, "EBP01-016"), "minus"))
    click(view, view.viewportPoint(row_named(player, "EBP01-017+"), "name"))
    player.press("Delete")
    rows = [row_named(player, "EBP01-018")]
    choose(rows_menu(rows, window.card_edits, print, window, copy=print, cut=print), "Remove all")
    assert player.deck.main == ()
    states = [player.deck]
    for _ in range(3):
        player.press("Ctrl+Z")
        states.append(player.deck)
    assert states[-1] == THREE
    assert len(set(states)) == 4
    for state in states[-2::-1]:
        player.press("Ctrl+Y")
        assert player.deck == state


def test_a_thousand_steps_are_taken_back_and_each_deck_has_its_own(
    make_window: Callable[..., Player],
) -> None:
    """B10."""
    workspace = make_window(show=False).window.workspace
    first = workspace.current
    one, less = (change("Ebirah", "EBP01-016", Section.MAIN) for change in (edits.add, edits.remove))
    first.edit(one)
    second = workspace.new()
    for step in range(999):
        first.edit(one if step % 2 else less)
    second.edit(one)
    assert second.document.undo() is not None
    assert not second.document.can_undo
    steps = 0
    while first.document.undo() is not None:
        steps += 1
    assert steps == 1000
    assert first.deck.is_empty


@pytest.mark.parametrize("step", ["clear", "sort", "rename"])
def test_clearing_sorting_and_renaming_are_taken_back(make_window: Callable[..., Player], step: str) -> None:
    """B10."""
    player = make_window()
    fill(player, decks.deck("EBP01-001", "3 EBP01-018, 1 EBP01-016"))
    before = player.deck
    if step == "rename":
        player.window.commands.edit(edits.rename("Fire"))
    else:
        player.window.menus[step].trigger()
    assert player.deck != before
    player.window.menus["undo"].trigger()
    assert player.deck == before


def test_the_context_menu_goes_past_four_where_there_is_no_limit(make_window: Callable[..., Player]) -> None:
    """B40."""
    rules = decks.formats()["standard-en"]
    card = next(card for card in decks.cards() if rules.copy_limit(card, decks.TODAY) is None)
    player = make_window(show=False)
    window = player.window
    for _ in range(20):
        choose(card_menu(card, window.card_edits, print, window, copies=0), "Add to main deck")
    assert player.deck.copies()[card.number] == 20
    rows = [row_named(player, card.number)]
    choose(rows_menu(rows, window.card_edits, print, window, copy=print, cut=print), "Add one")
    assert player.deck.copies()[card.number] == 21
    assert not any("copies" in problem for problem in player.problems)


def test_a_choice_of_cards_overfills_a_full_deck_by_every_way(make_window: Callable[..., Player]) -> None:
    """B41: nothing is refused or lost."""
    player = make_window()
    fill(player, decks.red())
    player.search("EBP01-016 or EBP01-017 or EBP01-018")
    before = player.deck.count(Section.MAIN)
    player.press("Ctrl+A", "Return")
    assert drop_on(player.window.deck_panel.view.viewport(), CardsMime(("EBP01-016", "EBP01-017"), None))
    player.press("Ctrl+C", "Ctrl+V")
    assert player.deck.count(Section.MAIN) == before + 3 + 2 + 3
    assert player.window.deck_panel.head.accessibleName() == "Main deck, 58 of 50 cards, 8 too many"
    assert any("58" in problem for problem in player.problems)


def test_every_unknown_card_has_its_row_and_can_be_counted(make_window: Callable[..., Player]) -> None:
    """B85."""
    player = make_window()
    fill(player, decks.deck("EBP01-001, EBP99-001", "2 EBP99-002, 1 EBP01-016"))
    assert sum(int(row.split()[0]) for row in player.rows) == 4
    view = player.window.deck_panel.view
    view.setFocus()
    click(view, view.viewportPoint(row_named(player, "EBP99-002"), "name"))
    player.press("+", "Ctrl+C")
    assert player.deck.copies_of(Section.MAIN, "EBP99-002") == 3


def test_typing_builds_no_widgets_and_asks_once(make_window: Callable[..., Player], qtbot: object) -> None:
    """B47, B91: cards are rows of a model, whatever their number; typing in a row is one search."""
    player = make_window()
    window = player.window
    heard: list[str] = []
    window.top.search.query_changed.connect(heard.append)

    def widgets() -> int:
        return len(window.browser.findChildren(QWidget))

    player.search("EBP01-016")
    few = widgets()
    heard.clear()
    player.press("Ctrl+F")
    QTest.keyClicks(window.top.search.edit, "t:battle")
    assert heard == []
    window.top.search.flush()
    assert heard == ["t:battle"]
    assert len(player.found) > 100
    assert widgets() == few
    QTest.keyClick(window.top.search.edit, Qt.Key.Key_Escape)
    QTest.keyClick(window.top.search.edit, Qt.Key.Key_Escape)
    window.top.search.flush()
    assert len(player.found) == len(player.services.catalogue)
    assert widgets() == few


def test_the_columns_are_in_the_view_menu_too(make_window: Callable[..., Player]) -> None:
    """B50, by keys alone."""
    player = make_window(show=False)
    menu = player.window.menus.menus["columns"]
    menu.aboutToShow.emit()
    assert "Japanese name" in menu_texts(menu)
    next(action for action in menu.actions() if action.text() == "Threat").trigger()
    header = player.window.browser.table.horizontalHeader()
    assert not header.isSectionHidden(12)


def test_an_edit_by_mouse_and_keys_saves_as_what_is_on_show(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    """B41: an overfull deck saves and comes back equal."""
    player = make_window()
    fill(player, decks.red("5 EBP01-016, 12 EBP01-017"))
    player.search("EBP01-018")
    player.press("9")
    path = tmp_path / "over.deck"
    player.ask.saves = [path]
    player.press("Ctrl+S")
    whole = player.deck
    player.press("Ctrl+W")
    player.ask.opens = [[path]]
    player.press("Ctrl+O")
    assert (player.deck.main, player.deck.monster) == (whole.main, whole.monster)
