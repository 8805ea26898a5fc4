"""Table and grid: columns that are chosen and remembered, sorts, groups, a cursor that goes anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from deckbuilder.cards.card import Card
from deckbuilder.gui.browser.columns import LOOKS, Column
from deckbuilder.gui.browser.model import CARD_ROLE, HEADING_ROLE
from deckbuilder.gui.browser.panel import Browser
from deckbuilder.gui.browser.sorting import by_header, read_sort, sort_text
from deckbuilder.gui.browser.table import CardTable
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, menu_texts


@pytest.fixture
def browser(services: Services, qtbot: Any) -> Browser:
    browser = Browser(services)
    qtbot.addWidget(browser)
    browser.resize(700, 500)
    browser.show()
    return browser


@pytest.fixture
def columns(browser: Browser) -> Iterator[QMenu]:
    menu = QMenu()
    browser.table.fill_menu(menu)
    yield menu
    menu.deleteLater()


# ---- columns ----------------------------------------------------------------------------------------------


def test_the_menu_of_columns_has_every_field(columns: QMenu) -> None:
    """B50."""
    texts = menu_texts(columns)
    for words in (
        "Card number",
        "Japanese name",
        "Type",
        "Rank",
        "Colour",
        "Traits",
        "Threat",
        "Counter power",
        "Invasion step",
        "Set",
        "Rarity",
        "What the deck’s format says",
        "Copies in the deck",
    ):
        assert words in texts
    assert "Copies in the collection" not in texts, "while there is no collection"


def test_a_tick_shows_a_column_and_takes_it_away(browser: Browser, columns: QMenu) -> None:
    header = browser.table.horizontalHeader()
    threat = next(action for action in columns.actions() if action.text() == "Threat")
    assert header.isSectionHidden(Column.THREAT)
    threat.setChecked(True)
    assert not header.isSectionHidden(Column.THREAT)
    assert header.sectionSize(Column.THREAT) > 20
    threat.setChecked(False)
    assert header.isSectionHidden(Column.THREAT)


def test_each_column_says_its_field(browser: Browser, services: Services) -> None:
    browser.show_deck(opened(decks.deck("EBP01-001", "2 EBP01-077"), services))
    browser.run("(EBP01-077 or EBP01-001) order:number")

    def text(row: int, column: Column) -> str:
        return str(browser.model.index(row, column).data())

    assert text(0, Column.THREAT) == "5,000"
    assert text(0, Column.COUNTER_POWER) == ""
    assert text(1, Column.TYPE) == "strategy"
    assert text(1, Column.COPIES) == "2"
    assert text(1, Column.LEGALITY) in ("legal", "restricted")
    assert text(0, Column.NAME_JA) == decks.cards()["EBP01-001"].name_ja


def test_columns_and_a_two_key_sort_are_as_they_were_after_a_new_start(
    make_window: Callable[..., Player],
) -> None:
    """B49."""
    player = make_window()
    table = player.window.browser.table
    header = table.horizontalHeader()
    header.setSectionHidden(Column.NAME_JA, False)
    header.setSectionHidden(Column.RARITY, True)
    header.moveSection(header.visualIndex(Column.SET), 0)
    header.resizeSection(Column.NAME, 250)
    for column in (Column.NAME, Column.POWER, Column.POWER):
        header.sectionClicked.emit(int(column))
    found = player.found
    player.end()
    again = make_window()
    header = again.window.browser.table.horizontalHeader()
    assert not header.isSectionHidden(Column.NAME_JA)
    assert header.isSectionHidden(Column.RARITY)
    assert header.visualIndex(Column.SET) == 0
    assert abs(header.sectionSize(Column.NAME) - 250) <= 1
    assert again.found == found
    assert again.window.browser.sort == "power desc, name"
    assert again.window.top.sort.currentText() == "Power, highest first, then Name"


@pytest.mark.parametrize(
    "state",
    ["", "AAAA", "{", "[1]", '{"order": 7}', '{"order": ["moon"], "ems": {"name": 1e9}, "hidden": ["name"]}'],
)
def test_a_state_of_columns_that_cannot_be_used_changes_nothing(browser: Browser, state: str) -> None:
    """B49."""
    before = browser.table.columns_state()
    browser.table.restore_columns(state)
    assert browser.table.columns_state() == before


def test_widths_follow_the_size_of_the_text_between_two_starts(browser: Browser, services: Services) -> None:
    state = browser.table.columns_state()
    services.theme.set_size(20)
    table = CardTable(browser.model, services)
    table.restore_columns(state)
    wide = table.horizontalHeader().sectionSize(Column.NAME)
    assert abs(wide - services.theme.ems(LOOKS[Column.NAME].ems)) <= 2
    table.deleteLater()


# ---- sorts ------------------------------------------------------------------------------------------------


def test_a_second_header_keeps_the_first_one_for_equals() -> None:
    sort = by_header(by_header(read_sort(""), "name"), "power")
    assert sort_text(sort) == "power, name"
    assert sort_text(by_header(sort, "power")) == "power desc, name"
    assert sort_text(by_header(sort, "rank")) == "rank, power"
    assert sort_text(by_header(sort, "name")) == "name, power"


def test_equals_of_the_first_key_are_in_the_order_of_the_second(browser: Browser) -> None:
    browser.set_sort("rank desc, name")
    cards = browser.model.cards
    assert [card.rank for card in cards] == sorted((card.rank for card in cards), reverse=True)
    names = [card.name.casefold() for card in cards if card.rank == 5 and card.type == "battle"]
    assert names == sorted(names)


def test_a_sort_outlives_the_next_search_and_an_order_in_the_search_wins(browser: Browser) -> None:
    browser.set_sort("name")
    browser.run("t:battle c:red")
    names = [card.name.casefold() for card in browser.model.cards]
    assert names == sorted(names)
    browser.run("t:battle c:red order:rank")
    ranks = [card.rank for card in browser.model.cards]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("text", ["moon", "name, name", "name sideways", ",,", "owned, rank"])
def test_a_remembered_sort_that_makes_no_sense_is_read_as_far_as_it_does(browser: Browser, text: str) -> None:
    browser.set_sort(text)
    assert len(browser.model.cards) == len(decks.cards())


# ---- groups -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", ["grid", "table"])
def test_a_grouped_search_has_a_heading_before_each_group_and_the_cursor_passes_it(
    browser: Browser, view: str
) -> None:
    browser.show_view(view)
    browser.run("c:red t:battle r:2..3 group:rank")
    rows = [browser.model.index(row, Column.NAME) for row in range(browser.model.rowCount())]
    headings = [index.data(HEADING_ROLE).words for index in rows if index.data(HEADING_ROLE)]
    twos = sum(card.rank == 2 for card in browser.model.cards)
    assert headings[0] == f"Rank 2, {twos} cards"
    assert len(headings) == 2
    browser.focus_list()
    seen: list[Card] = [browser.view.currentIndex().data(CARD_ROLE)]
    for _ in range(len(browser.model.cards) - 1):
        QTest.keyClick(browser.view, Qt.Key.Key_Right if view == "grid" else Qt.Key.Key_Down)
        seen.append(browser.view.currentIndex().data(CARD_ROLE))
    assert tuple(seen) == tuple(browser.model.cards)
    QTest.keyClick(browser.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert browser.view.keys.selected_cards() == list(browser.model.cards)
    assert not browser.view.grab().isNull()


def test_the_line_over_a_group_is_read_when_the_columns_are_scrolled(browser: Browser) -> None:
    browser.show_view("table")
    browser.run("t:battle group:rank")
    table = browser.table
    table.resize(260, 300)
    QApplication.processEvents()
    row = table.visualRect(browser.model.index(0, 0))
    pictures = []
    for place in (0, table.horizontalScrollBar().maximum()):
        table.horizontalScrollBar().setValue(place)
        QApplication.processEvents()
        pictures.append(table.viewport().grab(QRect(0, row.y(), 120, row.height())).toImage())
    assert table.horizontalScrollBar().value() > 120
    assert pictures[0] == pictures[1]


def test_a_card_with_two_traits_stands_in_both_groups_and_counts_in_both(browser: Browser) -> None:
    browser.run("t:monster group:trait")
    two = next(card for card in browser.model.cards if len(card.traits) > 1)
    rows = [
        row for row in range(browser.model.rowCount()) if browser.model.index(row, 0).data(CARD_ROLE) == two
    ]
    assert len(rows) == len(two.traits)
    heard: list[int] = []
    browser.model.dataChanged.connect(lambda first, *_: heard.append(first.row()))
    browser.model.show_copies({two.number: 1})
    assert heard == rows


# ---- the cursor of the grid -------------------------------------------------------------------------------


def test_arrows_home_end_and_pages_move_through_the_grid(browser: Browser) -> None:
    grid = browser.grid
    browser.run("t:battle order:number")
    browser.focus_list()
    cards = list(browser.model.cards)
    columns = sum(
        grid.visualRect(browser.model.index(row, Column.NAME)).top()
        == grid.visualRect(browser.model.index(0, Column.NAME)).top()
        for row in range(20)
    )

    def after(key: Qt.Key) -> int:
        QTest.keyClick(grid, key)
        return cards.index(browser.view.keys.current_card())

    assert columns > 2
    assert after(Qt.Key.Key_Right) == 1
    assert after(Qt.Key.Key_Down) == 1 + columns
    assert after(Qt.Key.Key_Left) == columns
    assert after(Qt.Key.Key_Up) == 0
    assert after(Qt.Key.Key_Up) == 0, "there is nothing above"
    page = after(Qt.Key.Key_PageDown)
    assert page >= columns
    assert page % columns == 0
    assert after(Qt.Key.Key_PageUp) == 0
    assert after(Qt.Key.Key_End) == len(cards) - 1
    assert after(Qt.Key.Key_Home) == 0


@pytest.mark.parametrize("view", ["grid", "table"])
def test_letters_go_to_the_card_of_that_name(browser: Browser, view: str) -> None:
    browser.show_view(view)
    browser.run("order:number")
    browser.focus_list()
    QTest.keyClicks(browser.view, "rodan")
    assert browser.view.keys.current_card().name.startswith("Rodan")
