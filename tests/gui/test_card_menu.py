"""The context menu of a card: the same edits as the keys, and searches that start from the card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from deckbuilder.gui.card_menu import card_menu
from tests.helpers.window import Player


def menu_of(player: Player, number: str, found: list[str]) -> QMenu:
    window = player.window
    card = player.services.catalogue.get(number)
    deck = window.workspace.current
    assert card is not None
    assert deck is not None
    copies = deck.deck.copies()[card.number]
    return card_menu(card, window.card_edits, found.append, window, copies=copies)


def choose(menu: QMenu, words: str) -> None:
    action = next(action for action in menu.actions() if action.text().split("\t")[0] == words)
    assert action.isEnabled(), words
    action.trigger()


def test_have_three_sets_the_count_in_one_step(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    choose(menu_of(player, "EBP01-016", []), "Have 3")
    deck = player.window.workspace.current
    assert deck is not None
    assert [(entry.count, entry.number) for entry in deck.deck.main] == [(3, "EBP01-016")]
    assert deck.document.undo_text == "set Ebirah (2004) to 3"


def test_only_monsters_are_offered_a_place_in_the_monster_deck(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    words = [action.text().split("\t")[0] for action in menu_of(player, "EBP01-016", []).actions()]
    assert "Put in the monster deck" not in words
    choose(menu_of(player, "EBP01-001", []), "Put in the monster deck")
    deck = player.window.workspace.current
    assert deck is not None
    assert [entry.number for entry in deck.deck.monster] == ["EBP01-001"]


def test_removing_is_offered_only_for_cards_in_the_deck(make_window: Callable[..., Player]) -> None:
    menu = menu_of(make_window(show=False), "EBP01-016", [])
    off = [action.text().split("\t")[0] for action in menu.actions() if not action.isEnabled()]
    assert [words for words in off if words] == ["Remove one", "Remove all"]


def test_a_trait_of_the_card_starts_a_search(make_window: Callable[..., Player]) -> None:
    found: list[str] = []
    player = make_window(show=False)
    choose(menu_of(player, "EBP01-016", found), "Find Final Wars cards")
    choose(menu_of(player, "EBP01-016", found), "Find cards of this name")
    assert found == ['tr:"Final Wars"', 'n="Ebirah(2004)"']


def test_number_and_name_are_copied_as_a_deck_list_takes_them(make_window: Callable[..., Player]) -> None:
    choose(menu_of(make_window(show=False), "EBP01-016", []), "Copy number and name")
    assert QGuiApplication.clipboard().text() == "EBP01-016 Ebirah(2004)"
