"""Help while a search is typed, searches made before, and those that are kept under a name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.helpers.window import Player, menu_texts


def offers(player: Player) -> list[str]:
    return [each.text for each in player.window.top.search.edit.offers.offers]


def start(make_window: Callable[..., Player]) -> Player:
    player = make_window()
    player.press("Ctrl+F")
    return player


def test_tab_takes_up_what_is_offered_and_goes_on_to_the_values(make_window: Callable[..., Player]) -> None:
    player = start(make_window)
    player.type("tra")
    assert offers(player) == ["trait:"]
    player.press("Tab")
    assert player.window.top.search.text == "trait:"
    player.type("fin")
    assert offers(player)[0] == '"Final Wars"'
    player.press("Tab", "Return")
    assert player.window.top.search.text == 'trait:"Final Wars"'
    assert player.focus == "Cards found"
    assert player.found


def test_offers_never_stand_in_the_way_of_enter_and_escape(make_window: Callable[..., Player]) -> None:
    player = start(make_window)
    player.type("t:b")
    assert offers(player) == ["battle"]
    player.press("Escape")
    assert offers(player) == []
    assert player.window.top.search.text == "t:b", "the first Escape takes the offers away only"
    player.type("a")
    assert offers(player) == ["battle"]
    player.press("Backspace", "Return")
    assert player.focus == "Cards found"
    assert player.window.top.search.text == "t:b"
    assert offers(player) == []


def test_arrows_choose_among_the_offers_and_undo_takes_one_back(make_window: Callable[..., Player]) -> None:
    player = start(make_window)
    player.type("c:")
    assert offers(player) == ["red", "blue", "green", "white"]
    player.press("Down", "Down", "Up", "Down", "Return")
    assert player.window.top.search.text == "c:blue"
    assert player.focus == "Search cards"
    player.press("Ctrl+Z")
    assert player.window.top.search.text != "c:blue"


def test_a_click_takes_up_an_offer_and_the_line_keeps_the_focus(make_window: Callable[..., Player]) -> None:
    player = start(make_window)
    player.type("group:r")
    popup = player.window.top.search.edit.offers
    QTest.mouseClick(popup, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, 10))
    assert player.window.top.search.text == "group:rank"
    assert player.focus == "Search cards"
    assert not popup.isVisible()


def test_a_screen_reader_hears_the_offers_in_the_line(make_window: Callable[..., Player]) -> None:
    player = start(make_window)
    player.type("t:")
    edit = player.window.top.search.edit
    assert edit.accessibleDescription() == "Tab completes: monster, battle, strategy"
    player.press("Down")
    assert edit.accessibleDescription() == "monster"
    player.press("Escape")
    assert edit.accessibleDescription() == ""


def test_down_in_the_empty_line_brings_earlier_searches_back(make_window: Callable[..., Player]) -> None:
    player = make_window()
    for text in ("c:red t:battle", "gigan", "rnk:3"):
        player.search(text)
    player.press("Ctrl+F", "Delete", "Down")
    assert offers(player) == ["gigan", "c:red t:battle"], "a search with a mistake is none"
    player.press("Down", "Return")
    assert player.window.top.search.text == "c:red t:battle"
    player.press("Ctrl+Down", "Return")
    assert player.window.top.search.text == "gigan"
    player.press("Return")
    player.end()
    again = make_window()
    again.press("Ctrl+F", "Down")
    assert offers(again) == ["gigan", "c:red t:battle"]


def test_without_earlier_searches_down_goes_to_the_cards(make_window: Callable[..., Player]) -> None:
    player = start(make_window)
    player.press("Down")
    assert player.focus == "Cards found"


def menu_of(player: Player) -> QMenu:
    menu = player.window.top.kept.choices
    menu.aboutToShow.emit()
    return menu


def choose(menu: QMenu, words: str) -> None:
    next(action for action in menu.actions() if action.text().replace("&", "") == words).trigger()


def test_a_search_is_kept_under_a_name_taken_up_again_and_forgotten(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.search("c:red t:battle r<=3")
    player.ask.names = [" Early red "]
    choose(menu_of(player), "Keep this search…")
    player.search("gigan")
    assert "Early red" in menu_texts(menu_of(player))
    player.end()
    again = make_window()
    choose(menu_of(again), "Early red")
    assert again.window.top.search.text == "c:red t:battle r<=3"
    forget = next(action.menu() for action in menu_of(again).actions() if action.text() == "&Forget")
    choose(forget, "Early red")
    assert "Early red" not in menu_texts(menu_of(again))


def test_keeping_is_off_while_the_line_is_empty_and_cancel_keeps_nothing(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    keep = next(action for action in menu_of(player).actions() if "Keep" in action.text())
    assert not keep.isEnabled()
    player.search("gigan")
    player.ask.names = [None]
    choose(menu_of(player), "Keep this search…")
    assert player.services.settings.searches == {}


def test_the_menus_of_searches_and_orders_are_reached_by_tab_and_show_the_focus(
    make_window: Callable[..., Player],
) -> None:
    player = start(make_window)
    player.press("Tab")
    button = player.window.top.kept
    assert button.hasFocus()
    ringed = button.grab().toImage()
    button.clearFocus()
    assert button.grab().toImage() != ringed
    assert player.window.deck_panel.head.order.focusPolicy() & Qt.FocusPolicy.TabFocus
