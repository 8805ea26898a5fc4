"""The deck list: its model, its keys, its buttons, and that a second click never hits another card (B10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.deck.delegate import Places
from deckbuilder.gui.deck.model import DeckModel, grouped, monster_slots
from deckbuilder.gui.deck.view import DeckView
from deckbuilder.gui.dialogs.import_preview import ImportChoice
from deckbuilder.gui.dragging import DropFrame, ghost
from deckbuilder.gui.services import Services
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, click, drop_on

THREE = decks.deck("EBP01-001", "1 EBP01-016, 2 EBP01-017, 3 EBP01-018")


@pytest.fixture
def view(services: Services, qtbot: Any) -> DeckView:
    view = DeckView(services)
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show_deck(opened(THREE, services))
    view.show()
    return view


def go_to(view: DeckView, number: str) -> None:
    view.setCurrentIndex(view.model_.index_of((Section.MAIN, number)))


def wishes(view: DeckView) -> list[tuple[str, int]]:
    heard: list[tuple[str, int]] = []
    view.step_wanted.connect(lambda rows, step: heard.extend((row.number, row.count + step) for row in rows))
    view.count_wanted.connect(lambda rows, count: heard.extend((row.number, count) for row in rows))
    view.removal_wanted.connect(lambda rows: heard.extend((row.number, 0) for row in rows))
    view.monster_wanted.connect(lambda rows: heard.extend((row.number, -1) for row in rows))
    return heard


@pytest.mark.parametrize(
    "deck",
    [
        Deck(),
        THREE,
        decks.shipped("ESD01"),
        decks.deck("EBP01-001, EBP01-006, nothing", "2 EBP99-999, a <b>"),
    ],
    ids=["empty", "small", "starter", "unknown cards"],
)
def test_the_model_keeps_the_rules_of_qt(
    deck: Deck, services: Services, qtmodeltester: Any, qtbot: Any
) -> None:
    model = DeckModel(services)
    model.show_deck(opened(deck, services))
    qtmodeltester.check(model)


def test_the_sum_of_the_rows_is_the_deck_unknown_cards_included(services: Services, qtbot: Any) -> None:
    """B85: what has no place among the four monsters has a row."""
    deck = decks.deck(
        "EBP01-001, EBP01-002, EBP01-005, 2 EBP01-003, EBP01-016, Moguera?", "4 EBP01-016, 3 EBP99-999, 1 ?!"
    )
    groups = grouped(opened(deck, services), services)
    in_rows = sum(group.count for group in groups)
    in_slots = len(monster_slots(opened(deck, services), services)[0])
    assert in_slots >= 3
    assert in_rows + in_slots == deck.count(Section.MONSTER) + deck.count(Section.MAIN)
    assert "Unknown" in [group.title for group in groups]


def test_every_row_says_count_number_name_type_rank_colour_and_problem(
    services: Services, qtbot: Any
) -> None:
    """B58."""
    model = DeckModel(services)
    model.show_deck(opened(decks.red("5 EBP01-016"), services))
    words = model.index_of((Section.MAIN, "EBP01-016")).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("5 Ebirah")
    for part in ("EBP01-016", "battle card", "rank", "counter power", "problem: limit 4"):
        assert part in words


def test_a_list_without_rows_says_what_to_do_first(view: DeckView, services: Services) -> None:
    """Beside monsters alone it was a blank field."""
    assert view.accessibleDescription() == ""
    rows = view.viewport().grab().toImage()
    view.show_deck(opened(decks.deck("EBP01-001", ""), services))
    assert view.accessibleDescription().startswith("No card in the main deck yet: Enter")
    words = view.viewport().grab().toImage()
    assert words != rows
    ground = view._theme.color("base")
    assert any(words.pixelColor(x, y) != ground for x in range(10, 200) for y in range(10, 30))


def test_keys_count_take_out_and_carry_over(view: DeckView) -> None:
    go_to(view, "EBP01-017")
    heard = wishes(view)
    QTest.keyClicks(view, "+-40")
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    number = "EBP01-017"
    assert heard == [
        (number, 3),
        (number, 1),
        (number, 4),
        (number, 0),
        (number, 3),
        (number, -1),
        (number, 0),
    ]


def test_the_buttons_of_the_current_row_count(view: DeckView) -> None:
    go_to(view, "EBP01-017")
    heard = wishes(view)
    row = view.current_row()
    click(view, view.viewportPoint(row, "plus"))
    QTest.qWait(QApplication.doubleClickInterval() // 50)
    click(view, view.viewportPoint(row, "minus"))
    assert heard == [("EBP01-017", 3), ("EBP01-017", 1)]


def test_the_buttons_of_another_row_only_choose_it(view: DeckView) -> None:
    go_to(view, "EBP01-017")
    heard = wishes(view)
    other = view.model_.index_of((Section.MAIN, "EBP01-018"))
    place = view.visualRect(other)
    minus = view.viewportPoint(view.current_row(), "minus")
    click(view, QPoint(minus.x(), place.center().y()))
    assert heard == []
    assert view.current_row().number == "EBP01-018"


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_only_the_left_button_counts(view: DeckView, button: Qt.MouseButton) -> None:
    go_to(view, "EBP01-017")
    heard = wishes(view)
    click(view, view.viewportPoint(view.current_row(), "minus"), button)
    assert heard == []


def quick_click(view: DeckView, place: QPoint, number: int) -> None:
    """One of several clicks, a tenth of a second apart; every second one is the end of a double click."""
    kinds = QEvent.Type
    left = Qt.MouseButton.LeftButton
    for kind in (
        kinds.MouseButtonDblClick if number % 2 else kinds.MouseButtonPress,
        kinds.MouseButtonRelease,
    ):
        at = QPointF(place)
        event = QMouseEvent(kind, at, at, left, left, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(1_000_000 + 100 * number)
        QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("clicks", [2, 3, 4, 5])
def test_quick_clicks_on_minus_never_take_the_card_below(
    make_window: Callable[..., Player], clicks: int
) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: THREE)
    view = player.window.deck_panel.view
    view.setFocus()
    go_to(view, "EBP01-016")
    place = view.viewportPoint(view.current_row(), "minus")
    for number in range(clicks):
        quick_click(view, place, number)
    assert player.deck.copies() == {"EBP01-001": 1, "EBP01-017": 2, "EBP01-018": 3}
    player.press("Ctrl+Z")
    assert player.deck == THREE


def test_double_clicks_on_plus_count_twice(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: THREE)
    view = player.window.deck_panel.view
    go_to(view, "EBP01-016")
    place = view.viewportPoint(view.current_row(), "plus")
    quick_click(view, place, 0)
    quick_click(view, place, 1)
    assert player.deck.copies()["EBP01-016"] == 3


def test_selection_scroll_and_order_survive_an_edit_and_its_undo(view: DeckView, services: Services) -> None:
    """B11."""
    big = opened(decks.shipped("ESD01"), services)
    view.resize(400, 150)
    view.show_deck(big)
    order = [row.key for group in view.model_.groups for row in group.rows]
    view.select_cards({"ESD01-012", "ESD01-013"})
    view.verticalScrollBar().setValue(60)
    big.document.edit("add", lambda deck: deck.add(Section.MAIN, "ESD01-005", 1))
    view.show_deck(big)
    assert {row.number for row in view.selected_rows()} == {"ESD01-012", "ESD01-013"}
    assert view.verticalScrollBar().value() == 60
    big.document.undo()
    view.show_deck(big)
    assert [row.key for group in view.model_.groups for row in group.rows] == order
    assert {row.number for row in view.selected_rows()} == {"ESD01-012", "ESD01-013"}


def test_after_a_removal_the_next_row_is_current(view: DeckView, services: Services) -> None:
    go_to(view, "EBP01-017")
    view.show_deck(opened(THREE.remove(Section.MAIN, "EBP01-017", 2), services))
    assert view.current_row().number == "EBP01-018"
    view.show_deck(opened(decks.deck("EBP01-001"), services))
    assert view.current_row() is None


def test_a_closed_group_stays_closed(view: DeckView, services: Services) -> None:
    group = view.model_.index(0, 0)
    view.setCurrentIndex(group)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not view.isExpanded(group)
    view.show_deck(opened(THREE.add(Section.MAIN, "EBP01-016"), services))
    assert not view.isExpanded(view.model_.index(0, 0))


def test_cards_of_the_list_and_of_the_monster_deck_can_be_dropped(
    view: DeckView, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, *_: said.append(text))
    dropped: list[CardsMime] = []
    view.cards_dropped.connect(dropped.append)
    from_list = CardsMime(("EBP01-020",), None)
    from_monsters = CardsMime(("EBP01-001",), Section.MONSTER)
    assert drop_on(view.viewport(), from_list)
    assert drop_on(view.viewport(), from_monsters)
    assert not drop_on(view.viewport(), CardsMime(("EBP01-016",), Section.MAIN)), "it is there already"
    assert dropped == [from_list, from_monsters]
    assert said == ["These cards are in the main deck already"]


def test_a_card_of_any_number_goes_to_twenty_by_every_way(make_window: Callable[..., Player]) -> None:
    """B40: by keys, buttons, drag and import."""
    rules = decks.formats()["standard-en"]
    card = next(card for card in decks.cards() if rules.copy_limit(card, decks.TODAY) is None)
    player = make_window()
    player.search(card.number)
    view, window = player.window.deck_panel.view, player.window
    read = read_deck(f"[main deck]\n1 {card.number}", decks.cards())
    ways: dict[str, Callable[[], object]] = {
        "key in the list": lambda: QTest.keyClick(window.browser.view, Qt.Key.Key_Return),
        "key in the deck": lambda: QTest.keyClicks(view, "+"),
        "button in the deck": lambda: click(view, view.viewportPoint(view.current_row(), "plus")),
        "button in the preview": window.preview.stepper.more.emit,
        "drop": lambda: drop_on(view.viewport(), CardsMime((card.number,), None)),
        "import": lambda: window.files.take_over(read, ImportChoice.ADD),
    }
    for way, act in ways.items():
        window.menus["clear"].trigger()
        QTest.keyClick(window.browser.view, Qt.Key.Key_Return)
        go_to(view, card.number)
        for _ in range(19):
            act()
        assert player.deck.copies()[card.number] == 20, way
        assert not any("copies" in problem for problem in player.problems), way


def test_a_deck_can_be_overfilled_and_trimmed_later(make_window: Callable[..., Player]) -> None:
    """B41: 60 cards, 15 step 2, a monster moved both ways at 50; nothing is refused or lost."""
    player = make_window()
    full = decks.red("1 EBP01-001")
    assert full.count(Section.MAIN) == 50
    player.window.workspace.current.document.edit("make it", lambda old: full)
    card = next(card for card in decks.cards() if card.invasion == 2 and card.colors[0] == "red")
    for _ in range(15):
        player.window.card_edits.add(card, Section.MAIN)
    assert player.deck.count(Section.MAIN) == 65
    assert any("65" in problem for problem in player.problems)
    before = player.deck.copies()["EBP01-001"]
    assert drop_on(player.window.deck_panel.view.viewport(), CardsMime(("EBP01-001",), Section.MONSTER))
    assert player.deck.count(Section.MONSTER) == 3
    row = next(
        r for g in player.window.deck_panel.view.model_.groups for r in g.rows if r.number == "EBP01-001"
    )
    player.window.card_edits.rows_to([row], Section.MONSTER)
    assert player.deck.copies()["EBP01-001"] == before
    assert player.deck.count(Section.MONSTER) == 4
    assert replace(player.deck, name="") == player.deck


# ---- order and groups -------------------------------------------------------------------------------------


def numbers(view: DeckView) -> list[str]:
    return [row.number for group in view.model_.groups for row in group.rows]


@pytest.mark.parametrize("order", ["type", "rank", "name", "number", "count"])
def test_the_chosen_order_is_kept_by_an_edit_and_its_undo(
    view: DeckView, services: Services, order: str
) -> None:
    """B11: equal to a freshly sorted list, with the selection and the place kept."""
    deck = opened(decks.shipped("ESD01"), services)
    view.resize(400, 150)
    view.show_deck(deck)
    view.set_order(order)
    before = numbers(view)
    view.select_cards({"ESD01-012"})
    view.verticalScrollBar().setValue(40)
    for number in ("EBP01-016", "ESD01-005", "EBP99-999"):
        deck.document.edit("add", lambda old, number=number: old.add(Section.MAIN, number, 3))
        view.show_deck(deck)
        fresh = grouped(opened(deck.deck, services), services, order)
        assert numbers(view) == [row.number for group in fresh for row in group.rows]
    for _ in range(3):
        deck.document.undo()
        view.show_deck(deck)
    assert numbers(view) == before
    assert [row.number for row in view.selected_rows()] == ["ESD01-012"]
    assert view.verticalScrollBar().value() == 40


def test_orders_sort_by_what_they_say(view: DeckView, services: Services) -> None:
    deck = opened(decks.deck("EBP01-001", "1 EBP01-077, 3 EBP01-016, 2 EBP01-018, 1 EBP99-999"), services)
    view.show_deck(deck)
    view.set_order("count")
    assert numbers(view)[:2] == ["EBP01-016", "EBP01-018"]
    view.set_order("number")
    assert numbers(view) == ["EBP01-016", "EBP01-018", "EBP01-077", "EBP99-999"]
    view.set_order("name")
    names = [row.name for row in view.model_.groups[0].rows]
    assert names == sorted(names)
    assert [group.title for group in view.model_.groups] == ["All cards", "Unknown"]


def test_order_and_folded_groups_come_back_with_the_app(make_window: Callable[..., Player]) -> None:
    """B49."""
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: decks.shipped("ESD01"))
    view = player.window.deck_panel.view
    view.setExpanded(view.model_.index(1, 0), False)
    player.window.deck_panel.head.order.choices.actions()[0].trigger()
    player.end()
    again = make_window()
    again.window.workspace.current.document.edit("make it", lambda old: decks.shipped("ESD01"))
    view = again.window.deck_panel.view
    assert view.isExpanded(view.model_.index(0, 0))
    assert not view.isExpanded(view.model_.index(1, 0))
    again.window.deck_panel.head.order.choices.actions()[2].trigger()
    assert again.window.deck_panel.head.order.text() == "Name"
    again.end()
    assert make_window().window.deck_panel.view.model_.order == "name"


def test_a_click_area_is_never_under_24_pixels(view: DeckView, services: Services) -> None:
    for size in (8, 10, 20):
        services.theme.set_size(size)
        row = view.current_row() or view.model_.groups[0].rows[0]
        index = view.model_.index_of(row.key)
        places = Places.in_row(QRectF(view.visualRect(index)), services.theme)
        for place in (places.minus, places.plus):
            assert min(place.width(), place.height()) >= 24


def test_the_picture_of_a_drag_shows_the_cards_and_how_many(services: Services, qtbot: Any) -> None:
    one = ghost(CardsMime(("EBP01-016",), None), services)
    many = ghost(CardsMime(("EBP01-016", "EBP01-017", "EBP01-018", "EBP99-999"), None), services)
    unknown = ghost(CardsMime(("EBP99-999",), None), services)
    assert many.width() > one.width() > 40
    assert not unknown.isNull()


def test_a_frame_comes_with_the_cards_and_goes_with_them(view: DeckView) -> None:
    frame = view.viewport().findChild(DropFrame)
    data = CardsMime.pack(["EBP01-016"], None)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(20, 20), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(view.viewport(), enter)
    assert frame.isVisible()
    assert frame.size() == view.viewport().size()
    assert not view.grab().isNull()
    QApplication.sendEvent(view.viewport(), QDragLeaveEvent())
    assert not frame.isVisible()
    drop_on(view.viewport(), CardsMime(("EBP01-016",), None))
    assert not frame.isVisible()


def test_cards_dropped_on_an_empty_deck_start_it(make_window: Callable[..., Player]) -> None:
    player = make_window()
    assert drop_on(player.window.deck_panel.empty, CardsMime(("EBP01-016", "EBP01-017"), None))
    assert player.deck.count(Section.MAIN) == 2
    assert player.undo_entry() == "Undo add 2 cards"
