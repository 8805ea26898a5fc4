"""Two versions with the same seeds: the difference, its interval, and which games show it."""

from __future__ import annotations

from collections import Counter

import pytest

from deckbuilder.play.opening import Numbers
from deckbuilder.play.paired import Verdict, aligned, compare_results
from deckbuilder.play.simulation import simulate
from deckbuilder.play.tally import GameResult, Tally
from tests.helpers.batches import against_goldfish, shipped


def batch(*games: tuple[int | None, int]) -> Tally:
    """Results by seed from 0: who won, in which own turn."""
    return Tally(
        results={seed: GameResult(who, "counter", turn, 0) for seed, (who, turn) in enumerate(games)}
    )


def test_the_difference_is_that_of_each_pair() -> None:
    found = compare_results(batch((0, 8), (0, 9), (0, 7)), batch((0, 7), (0, 9), (0, 5)))
    assert (found.sooner, found.same, found.later) == ((0, 2), (1,), ())
    assert found.turns
    assert found.turns.mean.value == -1
    assert found.turns.mean.low < -1 < found.turns.mean.high


def test_the_other_way_round_everything_is_turned() -> None:
    one, other = batch((0, 8), (0, 9), (1, 6), (0, 4)), batch((0, 7), (0, 11), (0, 5), (None, 9))
    there, back = compare_results(one, other), compare_results(other, one)
    assert (there.sooner, there.later, there.gained, there.lost) == (
        back.later,
        back.sooner,
        back.lost,
        back.gained,
    )
    assert there.same == back.same
    for mine, theirs in ((there.turns, back.turns), (there.wins, back.wins)):
        assert mine
        assert theirs
        assert mine.mean == pytest.approx((-theirs.mean.value, -theirs.mean.high, -theirs.mean.low))


def test_a_version_against_itself_is_no_change() -> None:
    games = batch(*((0, turn) for turn in range(5, 15)))
    found = compare_results(games, games)
    assert found.verdict is Verdict.OPEN
    assert len(found.same) == found.pairs == 10


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        ([(0, 9)] * 20, [(0, 8)] * 20, Verdict.BETTER),
        ([(0, 8)] * 20, [(0, 9)] * 20, Verdict.WORSE),
        ([(0, 8)] * 20, [(0, 8)] * 10 + [(0, 7), (0, 9)] * 5, Verdict.OPEN),
        ([(1, 9)] * 20, [(0, 12)] * 20, Verdict.BETTER),
        ([(0, 9)] * 20, [(1, 2)] * 20, Verdict.WORSE),
        ([(0, 9)], [(0, 8)], Verdict.NONE),
        ([], [], Verdict.NONE),
    ],
    ids=["faster", "slower", "noise", "wins more", "wins less", "one game", "none"],
)
def test_the_verdict(before: list[tuple[int, int]], after: list[tuple[int, int]], verdict: Verdict) -> None:
    assert compare_results(batch(*before), batch(*after)).verdict is verdict


def test_games_that_one_side_lacks_do_not_count() -> None:
    """Cancelled or given up."""
    assert compare_results(batch((0, 8), (0, 9)), batch((0, 8))).pairs == 1


def test_a_changed_card_takes_the_place_of_the_one_that_went() -> None:
    before = Numbers(("m1", "m2"), ("a", "a", "b", "c"))
    assert aligned(Numbers(("m2", "m1"), ("a", "c", "d", "a")), before) == Numbers(
        ("m1", "m2"), ("a", "a", "d", "c")
    )


@pytest.mark.parametrize("after", ["aabc", "aab", "aabcc", "", "zzzzzzz", "cbaa"])
def test_an_aligned_deck_has_the_same_cards(after: str) -> None:
    found = aligned(Numbers((), tuple(after)), Numbers((), tuple("aabc")))
    assert Counter(found.main) == Counter(after)


def test_pairs_come_from_real_games() -> None:
    import dataclasses

    job = dataclasses.replace(against_goldfish(bot="greedy"), keep_games=True)
    numbers = shipped("ESD01")
    swapped = dataclasses.replace(
        job, deck=aligned(Numbers(numbers.monsters, (*numbers.main[1:], numbers.main[-1])), numbers)
    )
    one, other = simulate(job, 12, 3).tally, simulate(swapped, 12, 3).tally
    found = compare_results(one, other)
    assert found.pairs == 12
    assert len(found.same) >= 3, "one card of fifty is not seen in every game"
