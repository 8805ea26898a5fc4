"""Games between bots keep their limits and can be played again from their record."""

import pytest

from deckbuilder.engine import apply, new_game, parse_action
from deckbuilder.play import BotError, Limits, RandomBot, Stop, play_game
from tests.helpers.games import sample_deck

DECKS = (sample_deck("ESD01", abilities=True), sample_deck("ESD02", abilities=True))


class Cheat:
    """A bot that wants what is not open."""

    name = "cheat"

    def choose(self, view, question, legal, dice):
        return parse_action("invade 999")


def test_a_record_is_enough_to_play_the_game_again():
    record = play_game(DECKS, (RandomBot(), RandomBot()), seed=11, first=1)
    state = new_game(DECKS, record.seed, record.first)
    for action in record.actions:
        apply(state, action)
    assert (state.outcome, state.turn) == (record.outcome, record.turns)


@pytest.mark.parametrize(
    ("limits", "stop"),
    [(Limits(decisions=10), Stop.DECISIONS), (Limits(seconds=0), Stop.TIME)],
    ids=["decisions", "time"],
)
def test_a_game_over_its_limits_is_given_up_and_says_why(limits, stop):
    record = play_game(DECKS, (RandomBot(), RandomBot()), seed=11, limits=limits)
    assert (record.outcome, record.stopped) == (None, stop)
    assert str(record) == f"seed 11: given up ({stop}) in turn {record.turns}"


def test_a_bot_that_chooses_what_is_not_open_is_named_with_the_seed():
    with pytest.raises(BotError, match=r"cheat chose invade 999.*seed 4"):
        play_game(DECKS, (Cheat(), Cheat()), seed=4)


def test_watching_sees_every_action():
    seen = []
    record = play_game(
        DECKS, (RandomBot(), RandomBot()), 3, watch=lambda state, action, events: seen.append(action)
    )
    assert tuple(seen) == record.actions
