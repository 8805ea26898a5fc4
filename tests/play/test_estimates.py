"""Shares, means and percentiles against values worked out by hand or known from tables."""

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.play.estimates import Sums, difference, share, spread


def test_a_share_has_wilsons_interval() -> None:
    """8 of 10: 0.490 to 0.943, the textbook example of the score interval."""
    found = share(8, 10)
    assert found
    assert found == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_no_tries_no_share() -> None:
    assert share(0, 0) is None


@given(st.integers(0, 500), st.integers(0, 500))
def test_the_interval_holds_the_share_and_stays_between_0_and_1(hits: int, misses: int) -> None:
    found = share(hits, hits + misses)
    if found:
        assert 0 <= found.low <= found.value <= found.high <= 1


def test_a_single_number_has_no_width() -> None:
    found = spread({7: 1})
    assert found
    assert (found.mean, found.median, found.p10, found.p90) == ((7, 7, 7), 7, 7, 7)


def test_an_empty_sample_has_no_spread() -> None:
    assert spread({}) is None


@given(st.lists(st.integers(0, 40), min_size=2, max_size=60))
def test_the_spread_is_that_of_the_numbers(numbers: list[int]) -> None:
    found = spread({value: numbers.count(value) for value in numbers})
    assert found
    assert found.size == len(numbers)
    assert found.median == statistics.median(numbers)
    assert found.mean.value == pytest.approx(statistics.fmean(numbers))
    half = 1.96 * statistics.stdev(numbers) / len(numbers) ** 0.5
    assert found.mean.high - found.mean.value == pytest.approx(half, rel=1e-3, abs=1e-9)


def test_percentiles_are_values_of_the_sample() -> None:
    """Ten numbers, 1 to 10: a tenth is at most 1, nine tenths are at most 9."""
    found = spread(dict.fromkeys(range(1, 11), 1))
    assert found
    assert (found.p10, found.median, found.p90) == (1, 5.5, 9)


def test_the_difference_of_a_part_to_the_whole() -> None:
    """4 of 10 games with mean 6 in a whole with mean 9."""
    part, whole = [5, 6, 6, 7], [5, 6, 6, 7, 10, 11, 11, 11, 11, 12]
    found = difference(sums(part), sums(whole))
    assert found
    assert found.value == pytest.approx(6 - 9)
    assert found.low < -3 < found.high < 0
    assert not found.is_noise


@pytest.mark.parametrize(
    "part", [[], [4], [4, 5, 6, 7], [4, 5, 6]], ids=["none", "one", "all", "all but one"]
)
def test_a_difference_needs_some_inside_and_some_outside(part: list[int]) -> None:
    assert difference(sums(part), sums([4, 5, 6, 7])) is None


def sums(values: list[int]) -> Sums:
    return Sums(len(values), sum(values), sum(value * value for value in values))
