"""A game on the board goes on by itself where nobody is asked, and everything can be taken back."""

from __future__ import annotations

import tracemalloc
from random import Random
from typing import Any

import pytest

from deckbuilder.engine import PASS, Action, SetupError
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.goldfish.game import MINE, THEIRS, Game
from deckbuilder.gui.goldfish.start import against_goldfish, from_session
from deckbuilder.play import Budget, Goldfish, GreedyBot, LookaheadBot, RandomBot
from deckbuilder.play.opening import Numbers
from tests.helpers import decks
from tests.helpers.sessions import opening, played

from .conftest import alone, two_decks


def passed(game: Game, times: int) -> None:
    for _ in range(times):
        game.do(PASS)


def test_after_my_turn_the_passive_opponent_has_had_its_own(qtbot: Any) -> None:
    game = Game(alone(), 7)
    turn = game.state.turn
    game.do(PASS)
    assert game.state.turn == turn + 2
    assert game.state.ask is not None
    assert game.state.ask.player == MINE


@pytest.mark.parametrize("bot", [GreedyBot(), RandomBot()], ids=lambda bot: bot.name)
def test_a_bot_answers_until_the_player_is_asked(bot: Any, qtbot: Any) -> None:
    game = Game(two_decks(bot), 7)
    for _ in range(6):
        if game.state.outcome is not None:
            break
        game.do(PASS if PASS in game.legal else game.legal[0])
        assert game.state.ask is None or game.state.ask.player == MINE
    assert any(step.player == THEIRS and step.answered for step in game.session.steps)


def test_a_slow_bot_thinks_beside_the_window_and_answers(qtbot: Any) -> None:
    game = Game(two_decks(LookaheadBot(Budget(deals=1, nodes=200))), 7)
    qtbot.waitUntil(lambda: not game.thinking)
    game.do(PASS)
    assert game.thinking
    assert game.legal == ()
    assert "thinking" in game.why_not(PASS)
    qtbot.waitUntil(lambda: not game.thinking, timeout=20_000)
    assert game.state.ask is None or game.state.ask.player == MINE


def test_what_a_slow_bot_chose_for_a_position_that_was_left_is_not_done(qtbot: Any) -> None:
    game = Game(two_decks(LookaheadBot(Budget(deals=1, nodes=200))), 7)
    qtbot.waitUntil(lambda: not game.thinking)
    before = game.session.position
    game.do(PASS)
    game.undo()
    assert not game.thinking
    qtbot.wait(60)
    assert game.session.position == before


def test_undo_takes_back_my_step_with_the_opponents_turn(qtbot: Any) -> None:
    game = Game(two_decks(GreedyBot()), 7)
    before, position = game.state.key(), game.session.position
    game.do(PASS)
    after = game.state.key()
    game.undo()
    assert (game.state.key(), game.session.position) == (before, position)
    game.redo()
    assert game.state.key() == after


def test_a_restart_and_a_new_seed_are_taken_back_in_one_step(qtbot: Any) -> None:
    """B74: New hand in the middle of a game is undone in one step."""
    game = Game(alone(), 7)
    passed(game, 3)
    before = game.state.key()
    game.new_seed()
    assert game.seed != 7
    assert not any(step.player == MINE for step in game.session.steps)
    game.undo()
    assert (game.seed, game.state.key()) == (7, before)
    game.redo()
    assert game.seed != 7
    game.undo()
    game.restart()
    assert game.seed == 7
    assert not any(step.player == MINE for step in game.session.steps)
    game.undo()
    assert game.state.key() == before


def test_every_start_has_another_seed_and_the_same_seed_the_same_cards(qtbot: Any) -> None:
    """B73: different default seeds per start; a seed gives its game again."""
    first, second = Game(alone()), Game(alone())
    assert first.seed != second.seed
    again = Game(alone(), first.seed)
    assert again.state.key() == first.state.key()


def test_in_the_middle_of_the_other_sides_turn_nothing_moves_until_the_player_says_so(qtbot: Any) -> None:
    game = Game(two_decks(GreedyBot()), 7)
    game.do(PASS)
    steps, inside = len(game.session), game.session.position
    while inside and game.session.steps[inside - 1].player != THEIRS:
        inside -= 1
    game.go_to(inside - 1)
    assert game.paused
    assert game.legal == ()
    assert len(game.session) == steps
    game.resume()
    assert not game.paused
    assert len(game.session) == steps


def test_two_people_never_see_each_others_hand_unasked(qtbot: Any) -> None:
    game = Game(two_decks(None), 7)
    if game.covered:
        game.uncover()
    who = game.viewer
    game.do(PASS)
    assert game.viewer == 1 - who
    assert game.covered
    assert game.legal == ()
    game.uncover()
    assert PASS in game.legal


def test_a_refused_move_says_why_and_changes_nothing(qtbot: Any) -> None:
    game = Game(alone(), 7)
    said: list[str] = []
    game.said.connect(said.append)
    before = game.state.key()
    game.do(Action(Kind.YES))
    assert said == ["There is nothing to choose now; this is the main phase"]
    assert game.state.key() == before


def test_a_game_that_is_only_looked_at_is_not_played_on(qtbot: Any) -> None:
    """B98."""
    session = played(5)
    session.read_only = True
    start = from_session("Old game", "Second deck", session, decks.cards(), None)
    game = Game(start, session=session)
    said: list[str] = []
    game.said.connect(said.append)
    if game.covered:
        game.uncover()
    game.do(game.legal[0])
    assert session.position == 5
    assert "only to be looked at" in said[0]


def test_a_deck_without_a_first_monster_is_refused_and_the_game_stays(qtbot: Any) -> None:
    game = Game(alone(), 7)
    before = game.state.key()
    none = against_goldfish(decks.cards(), "No monster", Numbers((), opening().decks[0].main), Goldfish())
    with pytest.raises(SetupError):
        game.begin(none)
    assert game.state.key() == before


def test_a_long_game_stays_small(qtbot: Any) -> None:
    """Every step keeps its position; positions share what did not change: 2,000 steps stay under 16 MB."""
    begun, choose = two_decks(None).make(64), Random(64)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    while begun.question is not None and len(begun) < 300:
        plays = [action for action in begun.legal if action.kind is not Kind.INVADE]
        begun.do(choose.choice(plays))
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert len(begun) > 50
    assert used / len(begun) < 8_000
