"""A hand of the deck at one key, however unfinished it is; a kept hand is played on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Deck
from deckbuilder.play import Replay
from tests.helpers import decks
from tests.helpers.sessions import played
from tests.helpers.window import Player, activate, press

Make = Callable[..., Player]


def edited(player: Player, deck: Deck) -> None:
    current = player.window.workspace.current
    assert current is not None
    current.document.edit("make it", lambda _: deck)


def test_one_key_draws_a_hand_another_the_next_and_enter_plays_it(make_window: Make) -> None:
    player = make_window()
    edited(player, decks.shipped("ESD01"))
    player.press("Ctrl+H")
    hand = player.window.goldfish.hand
    assert hand is not None
    activate(hand)
    assert hand.title.text().endswith("a hand of 5 cards")
    first = hand.about.text()
    press("Space")
    assert hand.about.text() != first
    hand.deal(4_000_000_000)
    names, seed = hand.about.text().splitlines()[0], hand.seed
    press("Return")
    board = player.window.goldfish.board
    assert board is not None
    assert board.game.seed == seed
    state = board.game.state
    told = [board.game.voice.card(state.table[card]) for card in state.players[0].hand[:5]]
    assert names == ", ".join(told)


def test_an_unfinished_deck_draws_what_is_there(make_window: Make) -> None:
    player = make_window()
    edited(player, Deck("Seven cards", main=decks.entries("4 EBP01-016, 3 EBP01-008")))
    player.press("Ctrl+H")
    hand = player.window.goldfish.hand
    assert hand is not None
    assert hand.title.text() == "Seven cards: a hand of 5 cards"
    assert "It cannot be played on" in hand.about.text()
    assert not hand.keep.isEnabled()


def test_an_empty_deck_says_what_to_do(make_window: Make) -> None:
    player = make_window()
    player.press("Ctrl+H")
    hand = player.window.goldfish.hand
    assert hand is not None
    assert hand.about.text().startswith("The main deck is empty: add cards, then draw.")


def test_a_deck_without_a_first_monster_is_told_instead_of_played(make_window: Make) -> None:
    player = make_window()
    edited(player, Deck("Seven cards", main=decks.entries("4 EBP01-016, 3 EBP01-008")))
    player.press("Ctrl+P")
    assert player.ask.told[-1].startswith("This deck cannot be played yet")
    assert player.window.goldfish.board is None


def test_play_goes_on_with_the_game_of_this_deck_and_begins_one_for_a_changed_deck(make_window: Make) -> None:
    player = make_window()
    edited(player, decks.shipped("ESD01"))
    player.press("Ctrl+P")
    board = player.window.goldfish.board
    assert board is not None
    activate(board)
    press("Space")
    seed, position = board.game.seed, board.game.session.position
    activate(player.window)
    player.press("Ctrl+P")
    assert (board.game.seed, board.game.session.position) == (seed, position)
    edited(player, decks.shipped("ESD02"))
    activate(player.window)
    player.press("Ctrl+P")
    assert board.game.seed != seed
    QApplication.processEvents()


def test_a_game_that_was_played_elsewhere_is_shown_and_looked_through(make_window: Make) -> None:
    player = make_window()
    replay = Replay(played(30), "0.1.0", "")
    player.window.goldfish.show_replay(replay, "Game 17")
    board = player.window.goldfish.board
    assert board is not None
    assert board.step.text() == "step 30 of 30"
    board.game.go_to(4)
    assert len(board.game.session) == 30
    assert not board.notices.bars
