"""What is pointed at on the board is read at the side: its face, how it stands now, its text."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from deckbuilder.engine import GameState, begin
from deckbuilder.gui.goldfish.board import Place, Where
from deckbuilder.gui.goldfish.window import GoldfishWindow
from tests.helpers.board import scenario
from tests.helpers.games import definitions
from tests.helpers.questions import asked_for
from tests.helpers.window import press

from .board.table import battle, first, monster
from .conftest import at, two_decks

Make = Callable[..., GoldfishWindow]

BASE = first(type="strategy", is_base=True)


def position(**p: Any) -> GameState:
    side = {
        "monster": [monster(1), monster(2)],
        "monster_deck": [monster(4)],
        "deck": [battle(3)] * 12,
        "zone": 5,
        "hand": ["EBP02-010", battle(2)],
        "zones": {3: [battle(1), battle(2), "EBP01-018"]},
        "strategies": [BASE],
    }
    return begin(scenario({**side, **p}, {**side, "zone": 6}), definitions(abilities=True))


def point(window: GoldfishWindow, place: Place) -> None:
    at = window.board.place_center(place).toPoint()
    QTest.mouseMove(window.board, at + QPoint(1, 1))
    QTest.mouseMove(window.board, at)
    QApplication.processEvents()


def hand(at: int) -> Place:
    return Place(True, Where.HAND, at)


def zone(at: int, *, near: bool = True) -> Place:
    return Place(near, Where.ZONE, at)


def test_before_anything_is_pointed_at_the_panel_says_what_it_is_for(make_board: Make) -> None:
    window = make_board(at(position(hand=[])), show=False)
    window.show()
    assert window.reader.hint.isVisible()
    assert window.reader.hint.text() == "Point at a card to read it here."


def test_a_card_under_the_pointer_is_read(make_board: Make) -> None:
    window = make_board(at(position()))
    point(window, hand(1))
    reader = window.reader
    assert reader.name.text() == "King Caesar (2004)"
    assert "Enter: Move another of your battle cards to an empty zone." in reader.text.toPlainText()
    assert reader.face.isVisible()
    assert "now" not in reader.text.toPlainText()


def test_a_card_in_a_zone_tells_its_power_now_and_what_lies_under_it(make_board: Make) -> None:
    """Awakening 4 adds 3,000 to the printed 1,000."""
    window = make_board(at(position()))
    point(window, zone(3))
    assert window.reader.text.toPlainText().splitlines()[:2] == [
        "Counter power now 4,000, rank 3",
        "Under it: Kumonga (2004), Ebirah (2004)",
    ]
    point(window, zone(5))
    assert window.reader.text.toPlainText().startswith("Threat now ")


def test_arrows_on_the_board_do_the_same(make_board: Make) -> None:
    window = make_board(at(position()))
    assert window.reader.name.text() == "King Caesar (2004)"
    press("Right")
    assert window.reader.name.text() == "Kumonga (2004)"


def test_the_card_stays_when_the_pointer_leaves_so_that_its_text_can_be_read(make_board: Make) -> None:
    window = make_board(at(position()))
    point(window, zone(3))
    before = window.reader.name.text()
    QTest.mouseMove(window.log.viewport(), QPoint(5, 5))
    QApplication.processEvents()
    assert window.reader.name.text() == before


def test_the_answer_that_is_current_is_read(make_board: Make) -> None:
    """A card of the deck can be read before it is taken."""
    window = make_board(at(asked_for("pick.search_deck")))
    window.choice.options.setFocus()
    press("Down")
    option = window.choice.options.current
    assert option is not None
    card = window.game.voice.card(window.game.state.table[option.action.card])
    assert window.reader.name.text() == card


def test_a_covered_hand_is_not_read(make_board: Make) -> None:
    """Nor is the card that the one player read last there for the other one."""
    window = make_board(two_decks(None), seed=7)
    if window.game.covered:
        press("Return")
    last = window.reader.name.text()
    press("Space")
    assert window.game.covered
    assert window.reader.hint.isVisible()
    press("Return")
    own = window.game.state.players[window.game.viewer].hand
    assert window.reader.name.text() in {
        window.game.voice.card(window.game.state.table[card]) for card in own
    }
    assert window.reader.name.text() != last


def test_another_game_has_other_cards(make_board: Make) -> None:
    window = make_board(two_decks(None), seed=7)
    if window.game.covered:
        press("Return")
    point(window, zone(2, near=False))
    window.board._go(hand(2))
    point(window, zone(2, near=False))
    assert window.reader.name.isVisible()
    window.game.begin(at(position(hand=[])), 1)
    assert window.board.marks.hover == zone(2, near=False)
    assert window.reader.hint.isVisible()


@pytest.mark.parametrize("count", [1, 2, 5, 8, 12, 15])
def test_every_card_of_a_hand_is_seen_and_reached(make_board: Make, count: int) -> None:
    """A fan of 1 to 15 cards stays in the board; each can be pointed at, and the raised one lies on top."""
    window = make_board(at(position(hand=[battle(1 + each % 3, each % 4) for each in range(count)])))
    layout = window.board.layout_shown
    cards = [layout.cards[hand(each)] for each in range(1, count + 1)]
    assert cards[-1].right() <= layout.size.width()
    assert all(after.left() - card.left() >= 24 for card, after in pairwise(cards))
    state = window.game.state
    for each in range(1, count + 1):
        point(window, hand(each))
        assert window.board.marks.hover == hand(each)
        card = state.table[state.players[0].hand[each - 1]]
        assert window.reader.name.text() == window.game.voice.card(card)


def test_the_panel_can_be_read_by_keyboard_alone(make_board: Make) -> None:
    window = make_board(at(position()))
    window.reader.text.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.reader.text.hasFocus()
    assert window.reader.text.accessibleName() == "Text of King Caesar (2004)"
    press("Tab")
    assert not window.reader.text.hasFocus()
