"""Piles are looked through as far as a player may, and their cards read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from deckbuilder.engine.actions import Kind
from deckbuilder.gui.goldfish.board import Place, Where
from deckbuilder.gui.goldfish.pile import PileDialog
from deckbuilder.gui.goldfish.window import GoldfishWindow
from tests.helpers.window import activate, press

from .conftest import two_decks

Make = Callable[..., GoldfishWindow]

DECK, DISCARD = Place(True, Where.DECK), Place(True, Where.DISCARD)


def opened(window: GoldfishWindow, place: Place) -> PileDialog:
    window.board.activate(place)
    QApplication.processEvents()
    (dialog,) = window.findChildren(PileDialog)
    return dialog


def names(dialog: PileDialog) -> list[str]:
    return [dialog.cards.item(row).text() for row in range(dialog.cards.count())]


def test_of_the_own_deck_is_told_what_is_in_it_but_not_the_order(make_board: Make) -> None:
    window = make_board(seed=7)
    dialog = opened(window, DECK)
    counts, kinds = zip(*(name.split("  ") for name in names(dialog)), strict=True)
    assert list(kinds) == sorted(kinds)
    cards = len(window.game.state.players[0].deck)
    assert sum(map(int, counts)) == cards
    assert dialog.head.text() == f"Your deck: {cards} cards"


def test_their_deck_and_monster_deck_are_not_looked_through(make_board: Make) -> None:
    window = make_board(seed=7)
    for where in (Where.DECK, Where.MONSTERS):
        window.board.activate(Place(False, where))
        assert window.statusBar().currentMessage() == "Nobody may look at these cards."
    assert not window.findChildren(PileDialog)


def test_the_discard_pile_is_read_card_by_card_and_follows_the_game(make_board: Make) -> None:
    window = make_board(seed=7)
    dialog = opened(window, DISCARD)
    assert dialog.head.text() == "Discard pile: 0 cards"
    game = window.game
    paid = next(action for action in game.legal if action.kind is Kind.INVADE)
    game.do(paid)
    pile = [game.voice.card(game.state.table[card]) for card in reversed(game.state.players[0].discard)]
    assert names(dialog) == pile
    activate(dialog)
    dialog.cards.setFocus()
    press("Home")
    assert window.reader.name.text() == pile[0]
    game.undo()
    assert names(dialog) == []


def test_a_pile_is_put_away_when_the_board_is_handed_over(make_board: Make) -> None:
    """What is in a deck is nobody else's business."""
    window = make_board(two_decks(None), seed=7)
    if window.game.covered:
        press("Return")
    opened(window, DECK)
    window.focus_middle()
    activate(window)
    press("Space")
    while window.choice.waits and not window.game.covered:
        press("1")
    assert window.game.covered
    assert not window.findChildren(PileDialog)
