"""Replays read back exactly, open with a note when they cannot be trusted, and refuse what is no replay."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.play import Behaviour, Goldfish, ReplayError, Session, read_replay, write_replay
from deckbuilder.play.opening import NO_DECK
from tests.helpers.board import catalogue, position
from tests.helpers.sessions import opening, played

TEXT = write_replay(played(9), catalogue())


def _read(text):
    return read_replay(text, catalogue())


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 120), auto=st.booleans())
def test_a_replay_reads_back_to_the_equal_position(seed, steps, auto):
    game = played(steps, seed=seed, auto_answer=auto, one="xilien-gambit", two="millennium-depths")
    again = _read(write_replay(game, catalogue()))
    assert again.notes == ()
    assert again.session.state.key() == game.state.key()
    assert write_replay(again.session, catalogue()) == write_replay(game, catalogue())


def test_only_what_was_not_undone_is_saved():
    game = played(9)
    game.undo()
    assert _read(write_replay(game, catalogue())).session.state.key() == game.state.key()


def test_a_line_says_what_the_action_was():
    assert any("# Player 1 invades with" in line for line in TEXT.splitlines())


def test_other_card_data_opens_read_only_with_a_note():
    replay = _read(TEXT.replace(f"data: {catalogue().data_version}", "data: 000000"))
    assert "000000" in str(replay.notes[0])
    assert replay.session.read_only
    assert replay.session.position == 9


def test_an_action_that_is_not_open_keeps_what_came_before_and_names_the_line():
    lines = TEXT.splitlines()
    place = lines.index("[actions]") + 3
    lines[place] = "invade 999"
    (note,) = _read("\n".join(lines)).notes
    assert (note.line, note.action) == (place + 1, "invade 999")
    assert "not in the hand" in note.text
    session = _read("\n".join(lines)).session
    assert session.position == 1
    assert session.read_only


def test_a_line_that_is_no_action_is_a_note():
    (note,) = _read(TEXT + "fly 7\n").notes
    assert "fly 7" in note.text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "begin", id="nothing"),
        pytest.param("hello\n" + TEXT, "begin", id="no title"),
        pytest.param(TEXT.replace("replay: 1", "replay: 2", 1), "newer version", id="newer format"),
        pytest.param(TEXT.replace("seed: 7", "seed: x"), "seed", id="seed is a word"),
        pytest.param(TEXT.replace("seed: 7", f"seed: {2**64}"), "2\\*\\*64", id="seed too large"),
        pytest.param(TEXT.replace("seed: 7\n", ""), "no seed", id="no seed"),
        pytest.param(TEXT.replace("first: seed", "first: 3"), "first", id="third player"),
        pytest.param(TEXT.replace("region: en", "region: en\nregion: en"), "twice", id="said twice"),
        pytest.param(TEXT.replace("4 ESD01-005", "4 EBP99-005"), "EBP99-005", id="unknown card"),
        pytest.param(TEXT.replace("4 ESD01-005", "9999 ESD01-005"), "More than", id="too many cards"),
        pytest.param(TEXT.replace("4 ESD01-005", "many ESD01-005"), "count", id="no count"),
        pytest.param(TEXT.replace("1 ESD01-001", ""), "rank I", id="no first monster"),
        pytest.param(TEXT.replace("[main deck 2]", "[side deck]"), "Unknown section", id="unknown section"),
        pytest.param(TEXT + "#" * 4_000_001, "Too big", id="huge"),
        pytest.param(TEXT + "\n" * 100_001, "Too long", id="many lines"),
        pytest.param(TEXT.encode() + b"\xff\xfe", "UTF-8", id="binary"),
        pytest.param(TEXT + "\0", "Binary", id="zero byte"),
    ],
)
def test_what_is_no_replay_is_refused_with_the_reason(text, message):
    with pytest.raises(ReplayError, match=message):
        _read(text)


@settings(max_examples=60)
@given(st.text(max_size=200) | st.binary(max_size=200))
def test_hostile_text_never_does_worse_than_being_refused(text):
    with pytest.raises(ReplayError):
        _read(text)


@settings(max_examples=40)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_one_changed_character_opens_or_is_refused(place, character):
    with suppress(ReplayError):
        _read(TEXT[:place] + character + TEXT[place + 1 :])


def test_a_session_without_decks_cannot_be_saved():
    with pytest.raises(ValueError, match="two decks"):
        write_replay(Session(position()), catalogue())


def test_a_game_against_a_goldfish_is_read_back_with_its_goldfish() -> None:
    fish = Goldfish(zone=3, rank=2, rage=1, threat=12_000, behaviour=Behaviour.STANDS)
    begun = replace(opening(), decks=(opening().decks[0], NO_DECK), goldfish=fish)
    session = Session(begun.begin(catalogue()), begun)
    session.do(session.legal[0])
    text = write_replay(session, catalogue())
    again = read_replay(text, catalogue())
    assert again.session.opening == begun
    assert not again.notes
    assert again.session.state.key() == session.state.key()
    with pytest.raises(ReplayError, match="goldfish is"):
        read_replay(text.replace("zone 3", "zone 9"), catalogue())
