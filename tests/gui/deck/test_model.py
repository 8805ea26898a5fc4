"""The rows of a deck as a model: an edit moves what it must and leaves the rest in its place."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Section
from deckbuilder.gui.deck.model import ORDERS, ROW_ROLE
from tests.helpers.window import Player


def test_a_first_copy_puts_one_row_in(make_window: Callable[..., Player]) -> None:
    window = make_window().window
    battle = [card for card in window.services.catalogue if card.type is CardType.BATTLE][:5]
    window.workspace.new()
    window.card_edits.add([*battle[:2], *battle[3:]], Section.MAIN)
    view = window.deck_panel.view
    model, told = view.model_, []
    model.modelReset.connect(lambda: told.append("reset"))
    model.rowsInserted.connect(lambda _, first, last: told.append(("in", last + 1 - first)))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("out", last + 1 - first)))
    window.card_edits.add([battle[2]], Section.MAIN)
    window.card_edits.remove_one([battle[2]])
    assert told == [("in", 1), ("out", 1)]


def test_cursor_choice_and_folds_stay_when_a_row_comes_before_them(
    make_window: Callable[..., Player],
) -> None:
    window = make_window().window
    cards = window.services.catalogue
    battle = [card for card in cards if card.type is CardType.BATTLE][:4]
    strategy = [card for card in cards if card.type is CardType.STRATEGY][:2]
    window.workspace.new()
    window.card_edits.add([*battle[1:], strategy[0]], Section.MAIN)
    view = window.deck_panel.view
    view.select_cards({battle[2].number, battle[3].number})
    view.setExpanded(view.model_.index(1, 0), False)
    cursor, shown = view.currentIndex().data(ROW_ROLE).number, []
    view.card_current.connect(shown.append)
    window.card_edits.add([battle[0], strategy[1]], Section.MAIN)
    assert view.currentIndex().data(ROW_ROLE).number == cursor
    assert [row.number for row in view.selected_rows()] == [battle[2].number, battle[3].number]
    assert not view.isExpanded(view.model_.index(1, 0))
    assert shown == []


def test_a_row_that_goes_leaves_the_cursor_in_its_place_and_the_preview_alone(
    make_window: Callable[..., Player],
) -> None:
    window = make_window().window
    battle = [card for card in window.services.catalogue if card.type is CardType.BATTLE][:4]
    window.workspace.new()
    window.card_edits.add(battle, Section.MAIN)
    view = window.deck_panel.view
    before = [row.number for row in view.model_.groups[0].rows]
    view.select_cards({before[1]})
    shown: list[object] = []
    view.card_current.connect(shown.append)
    window.card_edits.remove_rows(view.selected_rows())
    assert view.currentIndex().data(ROW_ROLE).number == before[2]
    assert [row.number for row in view.selected_rows()] == [before[2]]
    assert shown == []


@pytest.mark.parametrize("order", list(ORDERS))
def test_any_row_of_edits_leaves_a_sound_model(make_window: Callable[..., Player], order: str) -> None:
    window = make_window().window
    cards = list(window.services.catalogue)
    window.workspace.new()
    view = window.deck_panel.view
    view.set_order(order)
    model = view.model_
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    dice = random.Random(order)
    held: list[tuple[str, QPersistentModelIndex]] = []
    for _ in range(25):
        chosen = dice.sample(cards[::9], dice.choice((1, 1, 3)))
        if dice.random() < 0.6:
            window.card_edits.add(chosen, Section.MAIN)
        else:
            window.card_edits.set_copies([card for card in cards if dice.random() < 0.2], 0)
        rows = [row.number for group in model.groups for row in group.rows]
        seen = [
            model.index(at, 0, model.index(place, 0)).data(ROW_ROLE).number
            for place in range(model.rowCount())
            for at in range(model.rowCount(model.index(place, 0)))
        ]
        assert seen == rows
        for number, index in held:
            assert not index.isValid() or index.data(ROW_ROLE).number == number
        held = [
            (number, QPersistentModelIndex(model.index_of((Section.MAIN, number)))) for number in rows[::2]
        ]
    view.selectionModel().clear()
    view.selectionModel().select(
        model.index_of((Section.MAIN, rows[0])), QItemSelectionModel.SelectionFlag.Select
    )
    QApplication.processEvents()
    assert tester.model() is model
