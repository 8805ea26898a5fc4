"""The card list: the model, both views, their keys, and a mistake that keeps the last good answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Region
from deckbuilder.decks.deck import Section
from deckbuilder.gui.browser.columns import Column
from deckbuilder.gui.browser.model import CardModel
from deckbuilder.gui.browser.panel import Browser
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player


@pytest.fixture
def browser(services: Services, qtbot: Any) -> Browser:
    browser = Browser(services)
    qtbot.addWidget(browser)
    browser.resize(700, 500)
    browser.show()
    return browser


def wishes(browser: Browser) -> list[tuple[object, ...]]:
    """What both views ask for from now on."""
    heard: list[tuple[object, ...]] = []
    for keys in browser.keys:
        keys.add_wanted.connect(lambda cards, section: heard.append(("add", *_numbers(cards), section)))
        keys.remove_wanted.connect(lambda cards: heard.append(("remove", *_numbers(cards))))
        keys.count_wanted.connect(lambda cards, count: heard.append(("count", *_numbers(cards), count)))
        keys.peek_wanted.connect(lambda card: heard.append(("peek", card.number)))
    return heard


def _numbers(cards: list[Card]) -> list[str]:
    return [card.number for card in cards]


def test_the_model_keeps_the_rules_of_qt(qtmodeltester: Any, qtbot: Any) -> None:
    model = CardModel(decks.cards())
    qtmodeltester.check(model)
    model.show_cards(decks.cards().cards[:7])
    qtmodeltester.check(model)
    model.show_copies({"EBP01-001": 2})
    model.show_cards(decks.cards().cards[3:5])
    model.show_copies({})


def test_every_row_says_all_there_is_to_know(browser: Browser) -> None:
    """B58."""
    browser.run("EBP01-077")
    browser.model.show_copies({"EBP01-077": 2})
    index = browser.model.index(0, Column.NAME)
    words = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == (
        "Oxygen Destroyer, EBP01-077, white strategy card, rank 4, step 1, 2 in the deck"
    ) or words.startswith("Oxygen Destroyer, EBP01-077, white strategy card, rank 4")
    assert "2 in the deck" in words


@pytest.mark.parametrize("view", ["grid", "table"])
def test_keys_on_a_card_ask_for_what_the_help_says(browser: Browser, view: str) -> None:
    browser.show_view(view)
    browser.run("EBP01-001")
    browser.focus_list()
    heard = wishes(browser)
    for key in ("Return", "Space", "Delete"):
        QTest.keyClick(browser.view, getattr(Qt.Key, f"Key_{key}"))
    QTest.keyClick(browser.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(browser.view, "+-3")
    number = "EBP01-001"
    assert heard == [
        ("add", number, Section.MAIN),
        ("peek", number),
        ("count", number, 0),
        ("add", number, Section.MONSTER),
        ("add", number, Section.MAIN),
        ("remove", number),
        ("count", number, 3),
    ]


@pytest.mark.parametrize("view", ["grid", "table"])
def test_a_double_click_adds_the_card_under_the_pointer_and_beside_the_cards_nothing(
    browser: Browser, view: str
) -> None:
    browser.show_view(view)
    browser.run("EBP01-001")
    browser.focus_list()
    heard = wishes(browser)
    viewport = browser.view.viewport()
    empty = QPoint(viewport.width() - 5, viewport.height() - 5)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, empty)
    assert heard == []
    card = browser.view.visualRect(browser.view.currentIndex()).center()
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, card)
    assert heard == [("add", "EBP01-001", Section.MAIN)]


def test_a_mistake_keeps_the_last_good_list_and_says_where_it_is(browser: Browser) -> None:
    faults: list[object] = []
    browser.mistaken.connect(faults.append)
    assert browser.run("c:red")
    found = browser.model.cards
    assert not browser.run("c:red r<=abc")
    assert browser.model.cards == found
    start, end = faults[-1].position
    assert "c:red r<=abc"[start:end] in "r<=abc"
    assert browser.run("")
    assert faults[-1] is None
    assert len(browser.model.cards) == len(decks.cards())


def test_the_current_card_stays_current_in_another_answer_and_another_view(browser: Browser) -> None:
    browser.focus_list()
    browser.go_to(decks.cards()["EBP01-016"])
    browser.run("c:red")
    assert browser.view.keys.current_card() == decks.cards()["EBP01-016"]
    browser.show_view("table")
    assert browser.view.keys.current_card() == decks.cards()["EBP01-016"]


def test_finding_nothing_says_so_and_how_to_go_on(browser: Browser) -> None:
    browser.run("nosuchcardanywhere")
    words = [label.text() for label in browser.findChildren(QLabel) if label.isVisible()]
    assert any("Escape" in text for text in words)
    browser.run("")
    assert browser.view.isVisible()


def test_a_search_without_result_can_be_cleared_by_a_button(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("nosuchcardanywhere")
    (clear,) = [b for b in player.window.browser.findChildren(QPushButton) if b.isVisible()]
    assert clear.text() == "Clear the search"
    clear.click()
    assert player.window.top.search.text == ""
    assert player.window.browser.view.hasFocus()


def test_a_click_on_a_header_sorts_and_a_second_one_turns_round(browser: Browser) -> None:
    orders: list[str] = []
    browser.order_wanted.connect(orders.append)
    browser.show_view("table")
    header = browser.table.horizontalHeader()
    header.sectionClicked.emit(int(Column.NAME))
    browser.run("order:name")
    names = [card.name for card in browser.model.cards]
    header.sectionClicked.emit(int(Column.NAME))
    browser.run("order:name dir:desc")
    assert orders == ["name", "name desc"]
    assert names != [card.name for card in browser.model.cards]


def test_dragged_cards_carry_their_numbers_and_read_as_text_elsewhere(browser: Browser) -> None:
    browser.run("EBP01-016 or EBP01-017")
    indexes = [browser.model.index(row, column) for row in (0, 1) for column in (0, 3)]
    data = browser.model.mimeData(indexes)
    cards = CardsMime.unpack(data)
    assert cards is not None
    assert (cards.numbers, cards.source) == (("EBP01-016", "EBP01-017"), None)
    assert data.text() == "1 EBP01-016\n1 EBP01-017"


@pytest.mark.parametrize("payload", [b"", b"{", b'{"numbers": 3}', b'{"numbers": ["a"], "source": "moon"}'])
def test_drag_data_of_another_program_is_no_card(payload: bytes, qapp: object) -> None:
    data = CardsMime.pack(["EBP01-016"], None)
    data.setData(CardsMime.TYPE, payload)
    assert CardsMime.unpack(data) is None


def test_the_list_paints_cards_of_every_kind(browser: Browser) -> None:
    """Both views draw every card once without a warning."""
    kinds: dict[object, Card] = {(card.type, card.colors, card.is_base): card for card in decks.cards()}
    browser.model.show_cards(tuple(kinds.values()))
    for view in ("grid", "table"):
        browser.show_view(view)
        assert not browser.view.grab().isNull()


def test_a_search_for_the_format_of_the_deck_outlives_the_deck(browser: Browser, services: Services) -> None:
    faults: list[object] = []
    browser.mistaken.connect(faults.append)
    red = opened(decks.deck("EBP01-001"), services)
    browser.show_deck(red)
    assert browser.run("legal:deck")
    found = browser.model.cards
    browser.show_deck(None)
    assert "No deck is open" in str(faults[-1])
    assert browser.model.cards == found, "the last good answer stays"
    browser.show_deck(red)
    assert faults[-1] is None


def test_a_search_before_any_deck_is_asked_again_with_the_first(browser: Browser, services: Services) -> None:
    assert not browser.run("legal:deck t:monster")
    browser.show_deck(opened(decks.deck("EBP01-001"), services))
    assert 0 < len(browser.model.cards) < len(decks.cards())


def test_the_additions_of_the_format_count_in_a_search(browser: Browser, services: Services) -> None:
    def banned(format_id: str) -> set[str]:
        browser.show_deck(opened(replace(decks.deck(), format=format_id), services))
        assert browser.run("banned:deck")
        return {card.number for card in browser.model.cards}

    assert banned("standard-jp") < banned("standard-jp+zero-copies")


def test_other_art_in_the_deck_is_found(browser: Browser, services: Services) -> None:
    browser.show_deck(opened(decks.deck("EBP01-001+", "2 EBP01-016+, 1 EBP01-017"), services))
    assert browser.run("is:parallel")
    assert {card.number for card in browser.model.cards} == {"EBP01-001", "EBP01-016"}


def test_traits_are_asked_again_when_the_deck_goes_to_another_region(
    browser: Browser, services: Services
) -> None:
    """R4.21."""
    card = next(card for card in decks.cards() if set(card.traits_in(Region.JP)) != set(card.traits))
    only_here = next(iter(set(card.traits_in(Region.JP)) ^ set(card.traits)))
    text = f'{card.number} tr:"{only_here}"'
    answers: list[bool] = []
    assert browser.run(text)
    for format_id in ("standard-en", "standard-jp", "standard-en"):
        browser.show_deck(opened(replace(decks.deck(), format=format_id), services))
        answers.append(card in browser.model.cards)
    assert answers == [only_here in card.traits, only_here not in card.traits, only_here in card.traits]
