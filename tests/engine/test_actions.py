"""Actions, events and outcomes as text that reads back."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.engine import (
    CONCEDE,
    DONE,
    PASS,
    Action,
    ActionSyntaxError,
    Event,
    Outcome,
    Reason,
    parse_action,
)
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.events import EventSyntaxError, parse_event
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.outcome import OutcomeSyntaxError, parse_outcome

actions = st.builds(Action, st.sampled_from(Kind), st.integers(-1, 999_999), st.integers(0, 8))
events = st.builds(
    Event,
    st.sampled_from(What),
    st.integers(0, 1),
    st.integers(-1, 200),
    st.integers(-100_000, 1_000_000),
    st.integers(-100_000, 1_000_000),
)
outcomes = st.builds(Outcome, st.sampled_from([None, 0, 1]), st.sampled_from(Reason))


@given(actions)
def test_action_reads_back(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(events)
def test_event_reads_back(event: Event) -> None:
    assert parse_event(str(event)) == event


@given(outcomes)
def test_outcome_reads_back(outcome: Outcome) -> None:
    assert parse_outcome(str(outcome)) == outcome


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (PASS, "pass"),
        (DONE, "done"),
        (CONCEDE, "concede"),
        (Action(Kind.BATTLE, 12, 5), "battle 12 z5"),
        (Action(Kind.RESOLVE, 0), "resolve 0"),
        (Action(Kind.ZONE, zone=3), "zone z3"),
    ],
)
def test_action_texts_are_short_and_say_what_is_done(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse_action(f"  {text} ") == action


def test_event_text_names_what_it_is_about() -> None:
    assert str(Event(What.ADVANCED, 0, 3, 2)) == "advanced p0 #3 first=2"
    assert str(Event(What.SHUFFLED, 1)) == "shuffled p1"


def test_outcome_text_names_the_winner_and_why() -> None:
    assert str(Outcome(1, Reason.INVASION)) == "player 1 wins by invasion"
    assert str(Outcome(None, Reason.TURN_LIMIT)) == "draw by turn limit"


words = st.sampled_from([*Kind, "attack", "0", "7", "-1", "1000000", "z0", "z5", "z9", "Z5", "z", ""])


@given(st.lists(words, max_size=4).map(" ".join))
def test_any_text_is_an_action_that_reads_back_or_refused(text: str) -> None:
    with suppress(ActionSyntaxError):
        action = parse_action(text)
        assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    "text", ["", "attack 3", "battle x", "battle 3 z9", "battle 3 z0", "PASS", "battle -1"]
)
def test_what_is_no_action_is_refused_with_the_kinds_there_are(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match="expected one of pass, battle"):
        parse_action(text)


@pytest.mark.parametrize("text", ["", "advanced", "advanced p2", "flew p0", "advanced p0 #-3", "ADVANCED p0"])
def test_what_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(EventSyntaxError, match="is no event"):
        parse_event(text)


@pytest.mark.parametrize("text", ["", "player 2 wins by invasion", "draw by boredom", "player 0 wins"])
def test_what_is_no_outcome_is_refused(text: str) -> None:
    with pytest.raises(OutcomeSyntaxError, match="is no outcome"):
        parse_outcome(text)
