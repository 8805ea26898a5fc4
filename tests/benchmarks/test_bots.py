"""How strong the bots are and what their games look like, over many games (-s shows the figures)."""

import sys
from collections import Counter

import pytest

from deckbuilder.play import Bot, Budget, GameRecord, GreedyBot, LookaheadBot, play_game
from tests.helpers.games import sample_deck

pytestmark = pytest.mark.benchmark

STARTERS = (sample_deck("ESD01", abilities=True), sample_deck("ESD02", abilities=True))


def _wins(bot: Bot, other: Bot, count: int) -> int:
    """Games won by the first of two bots, which play each seed from both sides."""
    wins = 0
    for game in range(count):
        seat, seed = game % 2, game // 2
        bots = (bot, other) if seat == 0 else (other, bot)
        outcome = play_game(STARTERS, bots, seed).outcome
        wins += outcome is not None and outcome.winner == seat
    return wins


def test_lookahead_beats_greedy_clearly():
    wins = _wins(LookaheadBot(Budget(deals=2, turns=2, width=6)), GreedyBot(), 100)
    sys.stdout.write(f"lookahead wins {wins} of 100 games against greedy" + "\n")
    assert wins >= 60


def _tenths(games: list[GameRecord]) -> tuple[int, int, int]:
    turns = sorted(game.turns for game in games)
    return turns[len(turns) // 10], turns[len(turns) // 2], turns[len(turns) - 1 - len(turns) // 10]


def test_500_games_of_equal_greedy_bots_last_9_to_25_turns():
    games = [play_game(STARTERS, (GreedyBot(), GreedyBot()), seed) for seed in range(500)]
    low, middle, high = _tenths(games)
    kinds = Counter(str(game.outcome) for game in games)
    sys.stdout.write(f"turns: 10 % {low}, median {middle}, 90 % {high}; {dict(kinds)}" + "\n")
    assert (low >= 9, high <= 25) == (True, True)
    assert {"invasion", "counter"} <= {kind.rpartition(" ")[2] for kind in kinds}
