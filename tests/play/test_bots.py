"""What bots do: always something legal, the same for the same seed, and sensible where they should be."""

from collections import Counter

import pytest

from deckbuilder.engine import apply, determinize, legal_actions
from deckbuilder.engine.actions import Kind
from deckbuilder.play import (
    Budget,
    Dice,
    GreedyBot,
    LookaheadBot,
    PassiveBot,
    RandomBot,
    View,
    play_game,
)
from tests.helpers.board import O, P, legal, position, said
from tests.helpers.games import PAIRS, at_random, new, sample_deck

QUICK = Budget(deals=1, nodes=40, turns=1, width=3)
BOTS = (PassiveBot(), RandomBot(), GreedyBot(), LookaheadBot(QUICK))
STARTERS = (sample_deck("ESD01", abilities=True), sample_deck("ESD02", abilities=True))


def _chosen(state, bot):
    """What a bot chooses in a position, in words."""
    view = View(state, state.ask.player)
    return said(state, bot.choose(view, state.ask, legal_actions(state), Dice(1)))


def _turn(state, bot):
    """What a bot does until its turn is over or the game is."""
    done, player = [], state.ask.player
    while state.ask is not None and state.ask.player == player:
        view = View(state, player)
        action = bot.choose(view, state.ask, legal_actions(state), Dice(1))
        done.append(said(state, action))
        apply(state, action)
    return done


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_a_bot_never_chooses_what_is_not_open_and_touches_nothing(bot):
    for seed, pair in enumerate(PAIRS[:: 3 if bot.name == "lookahead" else 1]):
        for at, (state, _) in enumerate(at_random(new(pair, seed, abilities=True), seed)):
            choices = legal_actions(state)
            if len(choices) < 2 or at % (9 if bot.name == "lookahead" else 2):
                continue
            before = state.key()
            assert bot.choose(View(state, state.ask.player), state.ask, choices, Dice(at)) in choices
            assert state.key() == before


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_the_same_seed_gives_the_same_game(bot):
    games = [play_game(STARTERS, (bot, RandomBot()), seed=5) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("bot", [GreedyBot(), LookaheadBot(QUICK)], ids=lambda bot: bot.name)
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(bot):
    """A position and one with other hidden cards look alike to the player, so the choice is the same."""
    for at, (state, _) in enumerate(at_random(new(("ESD01", "ESD02"), 4, abilities=True), 4)):
        player = state.ask.player
        offered = legal_actions(state)
        other = determinize(state, player, 99)
        if at % 5 or legal_actions(other) != offered:
            continue
        choices = {bot.choose(View(each, player), each.ask, offered, Dice(3)) for each in (state, other)}
        assert len(choices) == 1


def test_greedy_beats_random_nearly_always():
    games = [play_game(STARTERS, (GreedyBot(), RandomBot()), seed) for seed in range(20)]
    games += [play_game(STARTERS[::-1], (GreedyBot(), RandomBot()), seed) for seed in range(20)]
    assert sum(game.outcome.winner == P for game in games) >= 34


def test_greedy_blocks_zone_8_when_the_enemy_threatens():
    state = position({"zone": 3, "hand": ["B(4,2000)"]}, {"zone": 7})
    assert _turn(state, GreedyBot())[0] == "battle B(4,2000) z8"


def test_greedy_blocks_with_the_last_card_rather_than_invade_with_it():
    state = position({"zone": 2, "hand": ["B(4,2000,step=2)"]}, {"zone": 8})
    assert _turn(state, GreedyBot())[0] == "battle B(4,2000,step=2) z8"


def test_greedy_does_not_walk_onto_its_own_blocker_by_choice():
    """R14.3: in zone 7 the walk of the End Phase would be the second step."""
    state = position({"zone": 6, "zones": {8: "B(1,1000)"}, "hand": ["S(8,step=1)"]}, {"zone": 7})
    assert "invade S(8,step=1)" not in _turn(state, GreedyBot())


def test_greedy_plays_out_of_the_way_of_its_monster():
    """R14.3: the own monster tramples what lies ahead of it."""
    state = position({"zone": 4, "hand": ["B(1,3000)"]}, {"zone": 2})
    (kind, _, zone) = _turn(state, GreedyBot())[0].rpartition(" z")
    assert kind == "battle B(1,3000)"
    assert int(zone) not in (5, 6)


def test_greedy_takes_the_free_rage_of_a_monster_play():
    state = position({"monster": "M(2,8000)", "hand": ["M(2,8000)"]}, {"zone": 3})
    assert _chosen(state, GreedyBot()) == "monster M(2,8000)"


def test_greedy_gains_rage_when_that_keeps_the_enemy_from_countering():
    threatened = {"monster": "M(1,5000)", "zone": 6, "hand": ["M(3,20000)", "M(3,20000)"]}
    state = position(threatened, {"zones": {2: "B(1,9000)"}})
    assert _turn(state, GreedyBot()).count("rage M(3,20000)") == 2


def test_greedy_keeps_its_monsters_when_rage_cannot_help():
    hopeless = {"monster": "M(1,5000)", "hand": ["M(3,20000)"]}
    state = position(hopeless, {"zones": {2: "B(1,30000)"}})
    assert "rage M(3,20000)" not in _turn(state, GreedyBot())


WINS = {
    "the open zone 8": ({"zone": 8, "hand": ["B(1,1000,step=1)"]}, {"zone": 3}),
    "two steps from zone 7": ({"zone": 7, "hand": ["S(8,step=1)", "S(8,step=2)"]}, {"zone": 8}),
    "the card that makes the last counter": (
        {"zone": 2, "zones": {1: "B(1,8000)"}, "hand": ["B(1,1000)", "B(3,2000)"]},
        {"zone": 3, "monster": "M(4,10000)", "monster_deck": []},
    ),
}


@pytest.mark.parametrize("sides", WINS.values(), ids=WINS)
@pytest.mark.parametrize("bot", [GreedyBot(), LookaheadBot(Budget(deals=2))], ids=lambda bot: bot.name)
def test_a_win_in_one_turn_is_found(bot, sides):
    state = position(*sides)
    _turn(state, bot)
    assert state.outcome is not None
    assert state.outcome.winner == P


def test_lookahead_wins_its_share_against_greedy():
    """Ten games, enough to see a bot that plays nonsense; the benchmarks count a hundred."""
    bots = (LookaheadBot(Budget(deals=1, turns=2, width=4)), GreedyBot())
    games = [play_game(decks, bots, seed) for decks in (STARTERS, STARTERS[::-1]) for seed in range(4, 9)]
    assert sum(game.outcome.winner == P for game in games) >= 4


def test_lookahead_keeps_to_its_nodes():
    """A thousand deals would take minutes; 30 actions end the search within the first."""
    state = new(("ESD01", "ESD02"), 1, abilities=True)
    assert _chosen(state, LookaheadBot(Budget(deals=1000, nodes=30))) in legal(state)


def test_games_of_equal_greedy_bots_look_like_games():
    """Of the middle 80 % every game lasts 9 to 25 turns, and both kinds of win occur."""
    games = [play_game(STARTERS, (GreedyBot(), GreedyBot()), seed) for seed in range(60)]
    turns = sorted(game.turns for game in games)
    assert turns[6] >= 9
    assert turns[53] <= 25
    kinds = Counter(game.outcome.reason.value for game in games)
    assert set(kinds) == {"invasion", "counter"}
    assert {game.outcome.winner for game in games} == {P, O}


def test_the_passive_bot_only_passes():
    game = play_game(STARTERS, (PassiveBot(), PassiveBot()), seed=1)
    assert {action.kind for action in game.actions} <= {Kind.PASS, Kind.DONE, Kind.RESOLVE, Kind.PICK}
