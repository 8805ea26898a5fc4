"""What a player can do with the history of a game."""

import pytest

from deckbuilder.engine import CONCEDE, PASS, IllegalActionError, parse_action
from deckbuilder.play import Change, Move, ReadOnlyError, Session, Voice
from tests.helpers.board import position
from tests.helpers.sessions import played, session


def test_a_game_undone_to_the_start_and_redone_ends_in_the_equal_position():
    game = played()
    start, end = session().state.key(), game.state.key()
    keys = [end]
    while game.undo():
        keys.append(game.state.key())
    assert game.state.key() == start
    while game.redo():
        pass
    assert game.state.key() == end
    assert len(set(keys)) == len(keys)


def test_a_redone_shuffle_gives_the_same_cards():
    game = session()
    game.do(PASS)
    drawn = list(game.state.players[game.state.active].hand)
    game.undo()
    game.redo()
    assert list(game.state.players[game.state.active].hand) == drawn


def test_an_illegal_action_changes_nothing_and_says_why():
    game = session()
    before = game.state.key()
    with pytest.raises(IllegalActionError, match="not in the hand"):
        game.do(parse_action("battle 1 z5"))
    assert (game.state.key(), len(game)) == (before, 0)


def test_another_action_after_undo_forgets_what_was_undone():
    game = played(6)
    game.undo()
    game.do(CONCEDE)
    assert not game.can_redo
    assert game.outcome is not None


def test_steps_are_named_in_a_players_words():
    game = Session(position({"hand": ["B(1,3000)"], "zone": 2}))
    (step,) = game.do(game.legal[5])
    assert step.text(Voice(viewer=0)) == "You play B(1,3000) in zone 6"
    assert step.text() == "Player 1 plays B(1,3000) in zone 6"


def test_a_branch_goes_its_own_way():
    game = played(12)
    end = game.state.key()
    branch = game.branch(5)
    assert branch.state.key() != end
    branch.do(CONCEDE)
    assert (game.state.key(), len(game), len(branch)) == (end, 12, 6)


def test_a_jump_to_a_turn_lands_on_its_first_decision():
    game = played()
    game.go_to(game.turns[4])
    assert game.state.turn == 4
    assert game.steps[-1].before.turn == 3


def test_a_jump_out_of_the_history_says_what_there_is():
    game = played(5)
    with pytest.raises(ValueError, match="There is no"):
        game.go_to(99_999)
    assert game.position == 5


def test_questions_with_one_answer_are_answered_and_undone_with_their_step():
    game = Session(position({"hand": ["B(1,3000)"], "zone": 2}, {"deck": []}), auto_answer=True)
    steps = game.do(game.legal[5])
    assert [step.answered for step in steps][:2] == [False, True]
    game.undo()
    assert game.position == 0


def test_listeners_hear_every_change_until_they_leave():
    game, heard = session(), []
    leave = game.subscribe(heard.append)
    game.do(PASS)
    game.undo()
    game.redo()
    game.go_to(0)
    leave()
    game.redo()
    assert heard == [
        Change(Move.DO, 0, 1),
        Change(Move.UNDO, 1, 0),
        Change(Move.REDO, 0, 1),
        Change(Move.JUMP, 1, 0),
    ]


def test_a_read_only_session_can_be_looked_at_and_branched_but_not_played():
    game = played(5)
    game.read_only = True
    with pytest.raises(ReadOnlyError, match="branch"):
        game.do(CONCEDE)
    assert game.undo()
    game.branch().do(CONCEDE)
