"""What is done by hand is a step like any other: told, undone, redone, saved and played again exactly."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import (
    Ask,
    ByHand,
    Deed,
    IllegalActionError,
    To,
    legal_actions,
    parse_by_hand,
    why_not_by_hand,
)
from deckbuilder.play import ReadOnlyError, Session, Voice, read_replay, write_replay
from tests.helpers import games
from tests.helpers.board import O, P, catalogue, position
from tests.helpers.by_hand import some_deed
from tests.helpers.questions import asking
from tests.helpers.sessions import session

CARDS = games.definitions(abilities=True)


def mixed(seed: int, steps: int) -> Session:
    """A game in which about half of the steps are done by hand."""
    game, choose = session("xilien-gambit", "millennium-depths", seed=seed), Random(seed)
    for _ in range(steps):
        if game.question is None:
            break
        deed = some_deed(game.state, choose)
        if choose.random() < 0.6 and why_not_by_hand(game.state, deed, CARDS) is None:
            game.do_by_hand(deed, CARDS)
        else:
            game.do(choose.choice(game.legal))
    return game


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.integers(1, 90))
def test_a_game_with_things_done_by_hand_is_saved_and_played_again_exactly(seed: int, steps: int) -> None:
    game = mixed(seed, steps)
    text = write_replay(game, catalogue())
    again = read_replay(text, catalogue())
    assert again.notes == ()
    assert again.session.state.key() == game.state.key()
    assert write_replay(again.session, catalogue()) == text


@settings(max_examples=8)
@given(st.integers(0, 2**32))
def test_everything_done_by_hand_is_undone_and_redone(seed: int) -> None:
    game = mixed(seed, 60)
    keys = [game.state.key()]
    while game.undo():
        keys.append(game.state.key())
    for key in reversed(keys[:-1]):
        game.redo()
        assert game.state.key() == key


@settings(max_examples=8)
@given(st.integers(0, 2**32))
@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_done_by_hand_has_its_sentence(language: str, seed: int) -> None:
    game = mixed(seed, 40)
    for voice in (Voice(P, language=language), Voice(O, language=language), Voice(language=language)):  # type: ignore[arg-type]
        for step in game.steps:
            words = step.text(voice)
            assert "{" not in words
            if isinstance(step.action, ByHand):
                assert words.startswith("By hand: " if language == "en" else "手動：")
            game.news(step, voice)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hand p0 draw 2", "By hand: you draw 2 cards"),
        ("hand p0 mill 1", "By hand: you put a card from the deck into the discard pile"),
        ("hand p0 look 3", "By hand: you look at the top of the deck: 3 cards"),
        ("hand p0 shuffle", "By hand: you shuffle the deck"),
        ("hand p0 rage 3", "By hand: your rage is 3 now"),
        ("hand p0 walk 6", "By hand: your M(1,5000) stands in zone 6 now"),
        ("hand p0 move {hand} zone 5", "By hand: your B(2,2000) goes from the hand to zone 5"),
        ("hand p0 move {hand} deck 1", "By hand: your B(2,2000) goes from the hand to the top of the deck"),
        (
            "hand p0 search {deck} hand",
            "By hand: you find B(4,4000) in the deck and shuffle; it goes to the hand",
        ),
    ],
)
def test_the_log_says_what_was_done_by_hand(text: str, words: str) -> None:
    state = position({"hand": ["B(2,2000)"], "deck": ["B(4,4000)"] * 5, "zone": 1, "monster": "M(1,5000)"})
    game = Session(state)
    side = state.players[P]
    step = game.do_by_hand(parse_by_hand(text.format(hand=side.hand[0], deck=side.deck[0])), CARDS)
    assert step.text(Voice(P)).casefold() == words.casefold()


def test_what_the_other_player_may_not_see_is_not_told() -> None:
    state = position({"hand": ["B(2,2000)"]})
    game = Session(state)
    card = state.players[P].hand[0]
    step = game.do_by_hand(ByHand(Deed.MOVE, P, card, To.BOTTOM), CARDS)
    assert "B(2,2000)" not in step.text(Voice(O))
    assert "B(2,2000)" in step.text(Voice(P))


def test_while_a_card_asks_the_session_refuses_and_stays_as_it_is() -> None:
    game = Session(asking(Ask.PICK))
    before = game.state.key()
    with pytest.raises(IllegalActionError, match="waits for an answer"):
        game.do_by_hand(parse_by_hand("hand p0 draw 1"), CARDS)
    assert (game.state.key(), len(game)) == (before, 0)


def test_a_game_that_is_only_looked_at_is_not_changed_by_hand() -> None:
    game = session()
    game.read_only = True
    with pytest.raises(ReadOnlyError):
        game.do_by_hand(parse_by_hand("hand p0 draw 1"), CARDS)


def test_the_open_question_gets_the_answers_of_the_new_position() -> None:
    state = position({"hand": 0, "zone": 3, "discard": ["B(2,2000)"]}, {"zone": 5})
    game = Session(state)
    card = state.players[P].discard[0]
    game.do_by_hand(ByHand(Deed.MOVE, P, card, To.HAND), CARDS)
    assert game.legal == legal_actions(game.state)
    assert any(action.card == card for action in game.legal)


def test_a_line_of_a_replay_that_cannot_be_done_by_hand_is_named() -> None:
    game = session()
    game.do_by_hand(parse_by_hand("hand p0 draw 1"), CARDS)
    text = write_replay(game, catalogue())
    (note,) = read_replay(text.replace("hand p0 draw 1", "hand p0 draw 99"), catalogue()).notes
    assert "There are" in note.text
    (note,) = read_replay(text.replace("hand p0 draw 1", "hand p0 fly"), catalogue()).notes
    assert "hand p0 fly" in note.text
