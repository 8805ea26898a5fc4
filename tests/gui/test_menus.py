"""The menus: ticks for what is chosen, keys and mnemonics that do not get in each other's way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from deckbuilder.gui.menus import MENUS, Item, plain_text
from tests.helpers.window import Player


def ticked(menu: QMenu) -> list[str]:
    """The entries with a tick, once the menu is open."""
    menu.aboutToShow.emit()
    return [plain_text(action.text()) for action in menu.actions() if action.isChecked()]


def test_the_colours_in_use_have_the_tick(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    menu = player.window.menus.menus["scheme"]
    assert ticked(menu) == ["Light"]
    player.services.theme.choose("contrast")
    assert ticked(menu) == ["High contrast"]
    next(action for action in menu.actions() if plain_text(action.text()) == "Light").trigger()
    assert player.services.theme.choice == "light"


def test_the_format_of_the_deck_in_front_has_the_tick(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    menu = player.window.menus.menus["format"]
    assert ticked(menu) == ["Standard EN"]
    next(action for action in menu.actions() if action.text() == "Standard JP").trigger()
    assert ticked(menu) == ["Standard JP"]
    player.window.menus["undo"].trigger()
    assert ticked(menu) == ["Standard EN"]


def test_grid_and_table_are_one_choice(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    grid, table = player.window.menus["view_grid"], player.window.menus["view_table"]
    assert (grid.isChecked(), table.isChecked()) == (True, False)
    table.trigger()
    assert (grid.isChecked(), table.isChecked()) == (False, True)
    table.trigger()
    assert table.isChecked(), "choosing it again does not take the tick away"


def test_no_key_means_two_things() -> None:
    keys = Counter(
        QKeySequence(key).toString()
        for _, _, entries in MENUS
        for entry in entries
        if isinstance(entry, Item)
        for key in entry.keys
    )
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_letter_of_a_menu_stands_for_two_entries() -> None:
    for _, title, entries in MENUS:
        texts = [entry.text for entry in entries if entry is not None]
        letters = Counter(text[text.index("&") + 1].casefold() for text in texts if "&" in text)
        assert [letter for letter, count in letters.items() if count > 1] == [], title
    titles = Counter(title[title.index("&") + 1].casefold() for _, title, _ in MENUS)
    assert max(titles.values()) == 1
