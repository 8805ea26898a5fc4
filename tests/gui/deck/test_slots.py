"""The four monster places: what they say, what they take, what they refuse and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip

from deckbuilder.decks.deck import Section
from deckbuilder.gui.cards_mime import CardsMime
from deckbuilder.gui.deck.slots import MonsterSlots
from deckbuilder.gui.services import Services
from deckbuilder.gui.widgets.sign import SignLabel
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player, drop_on, shown

CHAIN = "EBP01-001, EBP01-002, EBP01-003, EBP01-004"


@pytest.fixture
def slots(services: Services, qtbot: Any) -> MonsterSlots:
    slots = MonsterSlots(services)
    qtbot.addWidget(slots)
    slots.resize(700, 200)
    slots.show()
    return slots


def words(slots: MonsterSlots) -> list[str]:
    return [label.text() for label in shown(slots, QLabel) if label.text()]


def another(rank: int, than: str) -> str:
    """Another monster of a rank."""
    return next(
        c.number for c in decks.cards() if c.type == "monster" and c.rank == rank and c.number != than
    )


def test_each_place_says_its_rank_and_card(slots: MonsterSlots, services: Services) -> None:
    slots.show_deck(opened(decks.deck("EBP01-001, EBP01-003"), services))
    names = [slot.accessibleName() for slot in slots.slots]
    assert names[0].startswith("Monster deck, rank I: Godzilla (1954), EBP01-001, red monster card, rank I")
    assert names[1] == "Monster deck, rank II: empty"
    assert names[2].startswith("Monster deck, rank III: Godzilla (1954)")
    assert "2 of 4" in words(slots)


def test_a_whole_chain_says_so_with_the_trait_that_joins_it(slots: MonsterSlots, services: Services) -> None:
    slots.show_deck(opened(decks.deck(CHAIN), services))
    assert [link.state for link in slots.links] == ["joined"] * 3
    assert all(link.toolTip() for link in slots.links)
    assert "Rank-up chain complete" in words(slots)


def test_without_room_the_sign_of_the_chain_stands_alone_beside_the_title(
    slots: MonsterSlots, services: Services
) -> None:
    slots.show_deck(opened(decks.deck(CHAIN), services))
    services.theme.set_size(24)
    slots.fit(500)
    QApplication.processEvents()
    slots.resize(700, 300)
    QApplication.processEvents()
    assert "Rank-up chain complete" not in words(slots)
    (sign,) = shown(slots, SignLabel)
    assert (sign.toolTip(), sign.accessibleName()) == ("Rank-up chain complete",) * 2
    title = next(label for label in shown(slots, QLabel) if label.text() == "Monster deck")
    middle = sign.mapTo(slots, sign.rect().center()).y() - title.mapTo(slots, title.rect().center()).y()
    assert abs(middle) <= 3, "on the same line"


def test_a_broken_chain_says_where_and_offers_a_search(slots: MonsterSlots, services: Services) -> None:
    stranger = next(
        card
        for card in decks.cards()
        if card.type == "monster"
        and card.rank == 3
        and not set(card.traits) & set(decks.cards()["EBP01-002"].traits)
    )
    slots.show_deck(opened(decks.deck(f"EBP01-001, EBP01-002, {stranger.number}"), services))
    assert [link.state for link in slots.links] == ["joined", "broken", "open"]
    assert "Chain breaks at III" in words(slots)
    assert any(text.startswith("III shares no trait with") for text in words(slots))
    queries: list[str] = []
    slots.find_wanted.connect(queries.append)
    button = next(each for each in shown(slots, QPushButton) if "rank III" in each.text())
    button.click()
    assert queries[0].startswith("t:monster r:3 tr:")


def test_arrows_go_along_and_delete_empties(slots: MonsterSlots, services: Services) -> None:
    slots.show_deck(opened(decks.deck(CHAIN), services))
    removed: list[str] = []
    slots.removal_wanted.connect(lambda row: removed.append(row.number))
    slots.slots[0].setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(next(slot for slot in slots.slots if slot.hasFocus()), key)
    assert slots.slots[2].hasFocus()
    QTest.keyClick(slots.slots[2], Qt.Key.Key_Delete)
    assert removed == ["EBP01-003"]


def test_enter_looks_for_a_card_that_joins_the_one_below(slots: MonsterSlots, services: Services) -> None:
    slots.show_deck(opened(decks.deck("EBP01-001"), services))
    queries: list[str] = []
    slots.find_wanted.connect(queries.append)
    for slot in slots.slots[:2]:
        QTest.keyClick(slot, Qt.Key.Key_Return)
    assert queries[0] == "t:monster r:1"
    assert queries[1].startswith("t:monster r:2 tr:")


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        (("EBP01-016",), "Only a monster card"),
        (("EBP99-999",), "Only a monster card"),
        (("EBP01-001",), "This place is for rank II, the card is rank I"),
        (("EBP01-002", another(2, "EBP01-002")), "its place takes one card"),
        (("EBP01-001", "EBP01-016"), "Only a monster card"),
    ],
    ids=["battle card", "unknown card", "another rank", "two of a rank", "one is no monster"],
)
def test_a_place_refuses_what_does_not_fit_and_says_why(
    slots: MonsterSlots, monkeypatch: pytest.MonkeyPatch, numbers: tuple[str, ...], reason: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, *_: said.append(text))
    assert not drop_on(slots.slots[1], CardsMime(numbers, None))
    assert reason.lower() in said[0].lower()


def test_several_monsters_dropped_on_a_place_each_take_their_own(make_window: Callable[..., Player]) -> None:
    player = make_window(show=False)
    four = ("EBP01-001", "EBP01-002", "EBP01-003", "EBP01-004")
    assert drop_on(player.window.deck_panel.slots.slots[1], CardsMime(four, None))
    assert [entry.number for entry in player.deck.monster] == list(four)
    assert player.undo_entry() == "Undo put 4 cards in the monster deck"


def test_shift_enter_moves_a_monster_to_the_main_deck(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: decks.deck(CHAIN))
    player.window.deck_panel.slots.slots[2].setFocus()
    player.press("Shift+Return")
    assert player.deck.count(Section.MONSTER) == 3
    assert [entry.number for entry in player.deck.main] == ["EBP01-003"]


def test_a_place_refuses_files_silently(slots: MonsterSlots) -> None:
    data = QMimeData()
    data.setText("hello")
    assert not drop_on(slots.slots[1], data)


def test_a_second_card_of_a_rank_takes_the_place_and_undo_brings_the_first_back(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: decks.deck(CHAIN))
    before, second = player.deck, another(2, "EBP01-002")
    place = player.window.deck_panel.slots.slots[1]
    assert drop_on(place, CardsMime((second,), None))
    assert [entry.number for entry in player.deck.monster] == ["EBP01-001", second, "EBP01-003", "EBP01-004"]
    place.setFocus()
    player.press("Ctrl+Z")
    assert player.deck == before


def test_a_card_that_is_no_monster_stays_where_it_is(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016")
    player.press("Shift+Return")
    assert player.deck.is_empty
    assert "no monster card" in player.said


def test_a_second_monster_of_a_rank_from_a_file_has_a_row_of_its_own(
    make_window: Callable[..., Player],
) -> None:
    player = make_window(show=False)
    second = another(2, "EBP01-002")
    player.window.workspace.current.document.edit("make it", lambda old: decks.deck(f"{CHAIN}, {second}"))
    assert len(player.rows) == 1
    assert second in player.rows[0]
    assert "one a rank" in player.rows[0]
    assert player.deck.count(Section.MONSTER) == 5
