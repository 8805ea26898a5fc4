"""Actions, events and results in English."""

import pytest

from deckbuilder.engine import CONCEDE, DONE, PASS, Cause, Event, Outcome, Reason, apply
from deckbuilder.engine.actions import Action, Kind
from deckbuilder.engine.events import Kind as What
from deckbuilder.play import Voice, describe_action, describe_event, describe_events, describe_outcome
from deckbuilder.play.describe import card_name
from tests.helpers.board import position
from tests.helpers.games import at_random, new

YOU = Voice(viewer=0, names=("You", "The opponent"))


def test_every_kind_of_action_has_a_sentence():
    state = position({"hand": ["B(1,3000)"]})
    card = state.players[0].hand[0]
    told = [describe_action(state, Action(kind, card, 2)) for kind in Kind]
    assert all(sentence.startswith("Player 1 ") for sentence in told)
    assert len(set(told)) == len(told)


def test_every_kind_of_event_has_a_sentence_of_its_own():
    state = position({"hand": ["B(1,3000)"]})
    told = {describe_event(state, Event(kind, 0, state.players[0].hand[0])) for kind in What}
    assert len(told) == len(What)
    assert not [sentence for sentence in told if "_" in sentence]


def test_the_names_of_cards_are_spoken_with_a_space():
    state = new(("ESD01", "ESD02"), 1)
    assert card_name(state.table[state.players[0].monster[-1]]) == "Godzilla (2023)"


def test_cards_the_opponent_draws_are_not_told():
    events = [Event(What.DRAWN, 1, 60), Event(What.DRAWN, 1, 61), Event(What.DRAWN, 0, 5)]
    state = new(("ESD01", "ESD02"), 1)
    assert describe_events(state, events, YOU) == [
        "The opponent draws 2 cards",
        f"You draw a card: {card_name(state.table[5])}",
    ]


def test_a_log_never_names_a_card_that_only_the_opponent_has_seen():
    for state, action in at_random(new(("ESD02", "ESD02"), 3, abilities=True), 3):
        if action.kind is Kind.PICK and state.ask.player == 1:
            hidden = action.card in (*state.players[1].hand, *state.players[1].deck)
            assert ("a card" in describe_action(state, action, YOU)) is hidden


def test_a_crush_says_what_happened_and_where():
    state = position({"zones": {3: "B(1,3000)"}})
    event = Event(What.DESTROYED, 0, state.players[0].zones[3][-1], 3, Cause.CRUSH)
    told = describe_event(state, event, YOU)
    assert told == "Your B(1,3000) in zone 3 is crushed"


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome(0, Reason.INVASION), "You win by invasion"),
        (Outcome(1, Reason.COUNTER), "The opponent wins by counter"),
        (Outcome(0, Reason.CONCESSION), "You win, the opponent concedes"),
        (Outcome(1, Reason.CARD), "The opponent wins by the text of a card"),
        (Outcome(None, Reason.TURN_LIMIT), "Draw: turn limit"),
    ],
)
def test_results_are_told_from_the_viewers_place(outcome, sentence):
    assert describe_outcome(outcome, YOU) == sentence


def test_actions_of_the_viewer_are_told_to_you():
    state = position()
    assert describe_action(state, PASS, YOU) == "You end the main phase"
    assert describe_action(state, CONCEDE, YOU) == "You concede"
    assert describe_action(state, DONE, YOU) == "You end the choice"
    apply(state, PASS)
    assert describe_action(state, PASS, YOU) == "The opponent ends the main phase"
