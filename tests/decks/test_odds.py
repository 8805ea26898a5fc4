"""Odds of drawing are exact, never leave 0 to 1, and answer impossible numbers with a sentence (B71)."""

import time
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.odds import (
    OddsError,
    Requirement,
    at_least,
    at_least_all,
    at_least_all_in_time,
    between,
    cards_of,
    chances_by_draws,
    exactly,
)


@pytest.mark.parametrize(
    ("least", "successes", "draws", "percent"),
    [
        (1, 4, 5, "35.3"),
        (1, 8, 5, "59.9"),
        (1, 10, 5, "68.9"),
        (1, 12, 5, "76.3"),
        (1, 16, 5, "86.9"),
        (1, 20, 5, "93.3"),
        (1, 25, 5, "97.5"),
        (2, 10, 5, "25.8"),
        (1, 4, 7, "46.4"),
        (1, 10, 7, "81.3"),
    ],
)
def test_known_figures_for_a_deck_of_50(least: int, successes: int, draws: int, percent: str) -> None:
    assert f"{100 * at_least(least, successes, 50, draws):.1f}" == percent


def test_one_card_left_is_certain_and_not_twice_certain() -> None:
    """B71."""
    assert at_least(1, successes=1, population=1, draws=1) == 1.0
    assert at_least(0, successes=0, population=0, draws=0) == 1.0
    assert at_least(1, successes=0, population=0, draws=0) == 0.0


def test_more_than_there_are_never_happens() -> None:
    assert at_least(5, successes=4, population=50, draws=10) == 0.0
    assert at_least(3, successes=4, population=50, draws=2) == 0.0


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ((1, 4, 50, 51), "from 50 cards you can draw 0 to 50, not 51"),
        ((1, 4, 50, -1), "from 50 cards you can draw 0 to 50, not -1"),
        ((1, 51, 50, 5), "51 of 50 cards cannot be in the group"),
        ((1, -1, 50, 5), "-1 of 50 cards cannot be in the group"),
        ((-1, 4, 50, 5), "at least -1 cards says nothing, the smallest number is 0"),
        ((1, 0, -2, 0), "a deck cannot have -2 cards"),
    ],
)
def test_impossible_numbers_are_explained(numbers: tuple[int, int, int, int], message: str) -> None:
    with pytest.raises(OddsError) as caught:
        at_least(*numbers)
    assert str(caught.value) == message


@st.composite
def draws_of(draw: st.DrawFn, largest: int = 60) -> tuple[int, int, int, int]:
    population = draw(st.integers(0, largest))
    successes = draw(st.integers(0, population))
    return draw(st.integers(0, successes)), successes, population, draw(st.integers(0, population))


@given(draws_of())
def test_a_chance_is_never_outside_0_to_1(numbers: tuple[int, int, int, int]) -> None:
    assert 0.0 <= at_least(*numbers) <= 1.0


@given(draws_of())
def test_more_good_cards_or_more_draws_never_hurt(numbers: tuple[int, int, int, int]) -> None:
    least, successes, population, draws = numbers
    if successes < population:
        assert at_least(least, successes + 1, population, draws) >= at_least(*numbers)
    if draws < population:
        assert at_least(least, successes, population, draws + 1) >= at_least(*numbers)


@given(draws_of())
def test_all_counts_together_are_certain(numbers: tuple[int, int, int, int]) -> None:
    _, successes, population, draws = numbers
    assert sum(exactly(count, successes, population, draws) for count in range(draws + 1)) == pytest.approx(1)


@given(draws_of(largest=10))
def test_odds_equal_counting_every_draw(numbers: tuple[int, int, int, int]) -> None:
    least, successes, population, draws = numbers
    hits = [sum(card < successes for card in hand) for hand in combinations(range(population), draws)]
    expected = Fraction(sum(hit >= least for hit in hits), comb(population, draws))
    assert at_least(*numbers) == float(expected)
    some = Fraction(sum(least <= hit <= least + 1 for hit in hits), comb(population, draws))
    assert between(least, least + 1, successes, population, draws) == float(some)


GROUPS = st.lists(
    st.builds(
        Requirement,
        st.frozensets(st.integers(0, 8), max_size=6),
        st.integers(0, 3),
        st.one_of(st.none(), st.integers(0, 4)),
    ),
    max_size=3,
)


@settings(max_examples=60)
@given(GROUPS, st.integers(0, 9), st.integers(0, 9))
def test_several_groups_equal_counting_every_draw(
    groups: list[Requirement], population: int, draws: int
) -> None:
    """The groups may overlap as they like."""
    assume(draws <= population and all(card < population for group in groups for card in group.cards))

    def met(hand: tuple[int, ...]) -> bool:
        hits = [len(set(hand) & set(group.cards)) for group in groups]
        return all(
            group.least <= hit <= (len(hand) if group.most is None else group.most)
            for group, hit in zip(groups, hits, strict=True)
        )

    hands = list(combinations(range(population), draws))
    assert at_least_all(groups, population, draws) == sum(map(met, hands)) / len(hands)


def test_two_groups_of_a_deck() -> None:
    """At least one step-2 card and at least one rank II monster, two cards being both."""
    step_2, monsters = range(10), range(8, 14)
    chance = at_least_all([Requirement(step_2), Requirement(monsters)], population=50, draws=5)
    miss_one = 1 - at_least(1, 10, 50, 5), 1 - at_least(1, 6, 50, 5)
    assert chance == pytest.approx(1 - sum(miss_one) + (1 - at_least(1, 14, 50, 5)))


def test_many_large_groups_that_overlap_do_not_hang() -> None:
    random = Random(7)
    groups = [Requirement(frozenset(random.sample(range(50), 25)), least=2) for _ in range(6)]
    started = time.perf_counter()
    assert 0.99 < at_least_all(groups, population=50, draws=25) < 1
    assert time.perf_counter() - started < 5


def test_one_group_is_the_simple_case() -> None:
    assert at_least_all([Requirement(range(10), least=2)], 50, 5) == at_least(2, 10, 50, 5)
    assert at_least_all([], 50, 5) == 1.0


def test_groups_larger_than_the_deck_are_explained() -> None:
    with pytest.raises(OddsError, match="the groups hold 6 cards, the deck has 5"):
        at_least_all([Requirement(range(6))], population=5, draws=2)
    with pytest.raises(OddsError, match="0 cards or more"):
        at_least_all([Requirement(range(2), least=-1)], population=5, draws=2)


def test_cards_of_a_deck_as_a_group() -> None:
    deck = Deck(main=(Entry("EBP01-016", 3), Entry("EBP01-029", 2), Entry("EBP01-016", 1)))
    group = cards_of(deck, lambda entry: entry.base == "EBP01-016")
    assert len(group) == 4
    assert at_least_all([Requirement(group)], population=6, draws=2) == at_least(1, 4, 6, 2)


TIMED = st.lists(
    st.tuples(
        st.frozensets(st.integers(0, 4), max_size=4),
        st.integers(0, 3),
        st.one_of(st.none(), st.integers(0, 3)),
        st.integers(0, 5),
    ),
    max_size=3,
)


@settings(max_examples=40, deadline=None)
@given(TIMED)
def test_requirements_with_their_own_numbers_of_cards_equal_counting_every_order(
    asked: list[tuple[frozenset[int], int, int | None, int]],
) -> None:
    """At least one of these in the first 3 and at least two of those in the first 5 (B71)."""

    def met(order: tuple[int, ...]) -> bool:
        return all(
            least <= sum(card in group for card in order[:draws]) <= (5 if most is None else most)
            for group, least, most, draws in asked
        )

    orders = list(permutations(range(5)))
    requirements = [Requirement(group, least, most) for group, least, most, _ in asked]
    chance = at_least_all_in_time(requirements, 5, [draws for *_, draws in asked])
    assert chance == pytest.approx(sum(map(met, orders)) / len(orders))
    assert 0 <= chance <= 1


def test_what_the_first_cards_meet_more_cards_meet_too() -> None:
    """B71: never less likely with more cards seen."""
    first, second = Requirement(range(10)), Requirement(range(8, 20), least=2)
    chances = [at_least_all_in_time([first, second], 50, [draws, draws + 3]) for draws in range(48)]
    assert chances == sorted(chances)
    assert chances[-1] == pytest.approx(1)
    assert at_least_all_in_time([first, second], 50, [5, 8]) < at_least(1, 10, 50, 5)


def test_four_questions_about_a_deck_are_answered_at_once() -> None:
    started = time.perf_counter()
    requirements = [Requirement(range(start, start + 20), least=2) for start in range(0, 24, 6)]
    assert 0 < at_least_all_in_time(requirements, 50, [5, 6, 9, 12]) < 1
    assert time.perf_counter() - started < 10


@settings(max_examples=40)
@given(GROUPS, st.integers(0, 9))
def test_the_chances_of_all_draws_are_those_of_each(groups: list[Requirement], population: int) -> None:
    assume(all(card < population for group in groups for card in group.cards))
    each = [at_least_all(groups, population, draws) for draws in range(population + 1)]
    assert chances_by_draws(groups, population, population) == pytest.approx(each)
