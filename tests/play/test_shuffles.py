"""The self-test of the shuffler (B73): fair shuffles pass, unfair ones are caught, the figures are right."""

from __future__ import annotations

import math
from random import Random

import pytest

from deckbuilder.engine.chance import draw_below, shuffle
from deckbuilder.engine.state import HAND_SIZE
from deckbuilder.play.goldfish import Goldfish
from deckbuilder.play.opening import NO_DECK, Opening
from deckbuilder.play.shuffles import (
    FEWEST_CARDS,
    Shuffler,
    Shuffles,
    chi_square_tail,
    count_shuffles,
    share_words,
    verdict,
)
from tests.helpers import decks
from tests.helpers.batches import shipped

FAIR = "Nothing unusual: this is what fair shuffles look like."


@pytest.fixture(scope="module")
def fair() -> Shuffles:
    return count_shuffles(4000, 40)


def test_the_shuffler_of_the_game_passes(fair: Shuffles) -> None:
    """B73: card by place, 2,401 degrees of freedom."""
    assert fair.fit.degrees == 49 * 49
    assert 0.01 < fair.fit.chance < 0.99
    assert 0.01 < fair.copies_fit.chance < 0.99
    assert fair.verdict == FAIR


def swap_with_any(cards: list[int], seed: int, step: int) -> int:
    """The usual mistake (B73): each place is exchanged with any place, not with one of those left."""
    for place in range(len(cards)):
        step += 1
        other = draw_below(seed, step, len(cards))
        cards[place], cards[other] = cards[other], cards[place]
    return step


def stop_early(cards: list[int], seed: int, step: int) -> int:
    """The last card of the list stays out of it."""
    rest = cards[:-1]
    step = shuffle(rest, seed, step)
    cards[:-1] = rest
    return step


def keep_playsets_together(cards: list[int], seed: int, step: int) -> int:
    """Every place is as likely for every card, yet the first four come together: only hands show it."""
    step = shuffle(cards, seed, step)
    first = cards.index(0)
    for card in range(1, 4):
        here, there = cards.index(card), (first + card) % len(cards)
        cards[here], cards[there] = cards[there], cards[here]
    return step


def always_even(cards: list[int], seed: int, step: int) -> int:
    """One order moved round by the seed: no chance at all."""
    cards[:] = [(card + seed) % len(cards) for card in cards]
    return step


@pytest.mark.parametrize("shuffler", [swap_with_any, stop_early, keep_playsets_together])
def test_an_unfair_shuffler_is_caught(shuffler: Shuffler) -> None:
    found = count_shuffles(1500, 40, shuffler=shuffler)
    assert found.verdict == "These shuffles are not fair."
    assert any("less than 0.1 %" in each for each in found.sentences())


def test_shuffles_that_are_no_chance_are_caught() -> None:
    found = count_shuffles(1000, 0, shuffler=always_even)
    assert found.fit.chi_square == 0
    assert found.fit.chance == 1.0
    assert found.verdict != FAIR


def test_every_card_lies_somewhere_and_every_place_has_a_card(fair: Shuffles) -> None:
    assert {sum(row) for row in fair.counts} == {4000}
    assert {sum(column) for column in zip(*fair.counts, strict=True)} == {4000}


def test_a_fair_shuffler_differs_by_more_half_of_the_time() -> None:
    """The chance told is a chance: over many reports it is spread evenly."""
    chances = [count_shuffles(300, 1000 * place, 12).fit.chance for place in range(120)]
    assert 0.4 < sum(chances) / len(chances) < 0.6
    assert 5 < sum(each < 0.1 for each in chances) < 25


def test_the_hands_are_those_that_the_games_with_these_seeds_deal() -> None:
    numbers = shipped("ESD01")
    found = count_shuffles(5, 2**40, len(numbers.main))
    assert [hand.seed for hand in found.hands] == [2**40 + place for place in range(5)]
    for hand in found.hands:
        state = Opening((numbers, NO_DECK), hand.seed, goldfish=Goldfish()).begin(decks.cards())
        dealt = [state.table[card].number for card in state.players[0].hand[:HAND_SIZE]]
        assert [numbers.main[card] for card in hand.cards] == dealt


def test_expected_hands_are_those_of_the_odds(fair: Shuffles) -> None:
    """Four copies in a hand of five of fifty: hypergeometric."""
    assert sum(each.expected for each in fair.copies) == pytest.approx(4000)
    one = 4 * math.comb(46, 4) / math.comb(50, 5)
    assert fair.copies[1].expected == pytest.approx(4000 * one)
    assert sum(each.hands for each in fair.copies) == 4000


@pytest.mark.parametrize(
    ("total", "degrees", "chance"),
    [
        (0.0, 5, 1.0),
        (10.828, 1, 0.001),
        (13.816, 2, 0.001),
        (18.307, 10, 0.05),
        (3.940, 10, 0.95),
        (124.342, 100, 0.05),
        (1e6, 3, 0.0),
    ],
)
def test_chances_are_those_of_the_tables(total: float, degrees: int, chance: float) -> None:
    assert chi_square_tail(total, degrees) == pytest.approx(chance, rel=2e-3, abs=1e-12)


@pytest.mark.parametrize("total", [0.5, 2.0, 7.3, 40.0])
def test_two_degrees_of_freedom_are_an_exponential(total: float) -> None:
    assert chi_square_tail(total, 2) == pytest.approx(math.exp(-total / 2), rel=1e-12)


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.43, "43 %"),
        (0.004, "0.4 %"),
        (0.995, "99.5 %"),
        (0.0, "less than 0.1 %"),
        (1.0, "more than 99.9 %"),
    ],
)
def test_chances_in_words(chance: float, words: str) -> None:
    assert share_words(chance) == words


def test_one_odd_report_in_a_hundred_is_no_verdict() -> None:
    assert verdict(0.5, 0.2) == FAIR
    assert verdict(0.5, 0.006) == FAIR, "one of two tests is as odd in every hundredth report"
    assert verdict(0.5, 0.004).startswith("Unusual, as one report in a hundred is")
    assert verdict(0.0001, 0.5) == "These shuffles are not fair."


def test_progress_is_told_and_cancel_keeps_what_is_counted() -> None:
    seen: list[int] = []
    found = count_shuffles(100_000, 7, progress=seen.append, cancel=lambda: len(seen) == 2)
    assert seen == [500, 1000]
    assert found.games == 1000
    assert found == count_shuffles(1000, 7)


def test_too_small_a_deck_is_refused() -> None:
    assert count_shuffles(10, 0, FEWEST_CARDS).size == FEWEST_CARDS
    with pytest.raises(ValueError, match="too small"):
        count_shuffles(10, 0, FEWEST_CARDS - 1)


def test_figures_for_other_programs(fair: Shuffles) -> None:
    data = fair.as_data()
    assert (data["shuffles"], data["cards"], data["seed"]) == (4000, 50, 40)
    rows = list(fair.csv_rows())
    assert len(rows) == 2500
    assert sum(int(row[2]) for row in rows) == 4000 * 50


def test_another_generator_of_this_kind_passes_too() -> None:
    """The test is of the shuffles, not of their source."""

    def python(cards: list[int], seed: int, step: int) -> int:
        Random(seed).shuffle(cards)
        return step + 1

    assert count_shuffles(1500, 3, shuffler=python).verdict == FAIR
