"""The two boards: columns, neighbours and the zone behind (R2, R27.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.engine.board import ADJACENT, BEHIND, COLUMNS, OPPOSITE, SAME_COLUMN, ZONES, same_column
from deckbuilder.engine.values import total_counter_power
from tests.helpers.board import P, position

any_zone = st.sampled_from(ZONES)
PLACES = {1: (0, 0), 2: (1, 0), 3: (2, 0), 4: (3, 0), 5: (4, 0), 6: (4, 1), 7: (3, 1), 8: (2, 1)}
"""Where each zone lies as its owner sees it: from the left, from the bottom (R2.3)."""


# ---- golden vectors --------------------------------------------------------------------------------------


def test_g001_zone_7_touches_4_6_and_8():
    assert set(ADJACENT[7]) == {4, 6, 8}


@pytest.mark.parametrize(("zone", "near"), [(1, {2}), (5, {4, 6}), (6, {5, 7}), (8, {3, 7})])
def test_g003_zones_at_the_edges_touch_one_or_two(zone: int, near: set[int]):
    assert set(ADJACENT[zone]) == near


def test_g004_zone_3_faces_the_opponents_3_and_8():
    assert set(OPPOSITE[3]) == {3, 8}


@pytest.mark.parametrize(("zone", "facing"), [(1, {5, 6}), (6, {1})])
def test_g005_zones_1_and_6_face_the_opponents_other_end(zone: int, facing: set[int]):
    assert set(OPPOSITE[zone]) == facing


@pytest.mark.parametrize(("zone", "facing"), [(2, {4, 7}), (7, {2})])
def test_g006_zones_2_and_7_face_each_others_columns(zone: int, facing: set[int]):
    assert set(OPPOSITE[zone]) == facing


def test_g008_a_counter_sends_a_monster_to_the_zone_behind_or_nowhere():
    assert [BEHIND[zone] for zone in ZONES] == [1, 2, 3, 4, 5, 5, 4, 3]


def test_g009_next_to_zone_8_are_3_and_7_and_nothing_across_the_front_line_or_in_strategy_zones():
    """Gigan (BP02-041) gives 1,000 counter power to the battle cards of its player that touch it."""
    touching = position(
        p={"monster": "EBP02-041", "zone": 8, "zones": {3: "B(1,1000)", 7: "B(1,1000)"}}, abilities=True
    )
    apart = position(
        p={"monster": "EBP02-041", "zone": 8, "zones": {4: "B(1,1000)"}, "strategies": ["S(1)"]},
        o={"zones": {8: "B(1,1000)"}},
        abilities=True,
    )
    assert total_counter_power(touching, P) == 4000
    assert [total_counter_power(apart, player) for player in (0, 1)] == [1000, 1000]


# ---- R2.5 to R2.11 for every zone ------------------------------------------------------------------------


def test_the_five_columns_hold_every_zone_once():
    """R2.5"""
    assert COLUMNS == ((1,), (2,), (3, 8), (4, 7), (5, 6))
    assert sorted(zone for column in COLUMNS for zone in column) == list(ZONES)


@given(any_zone, any_zone)
def test_zones_are_in_a_column_when_they_are_equally_far_from_the_left(one: int, other: int):
    """R2.3, R2.5"""
    assert (other in SAME_COLUMN[one]) is (PLACES[one][0] == PLACES[other][0])


@given(any_zone, any_zone)
def test_the_other_board_is_the_same_board_turned_by_half(mine: int, theirs: int):
    """R2.4, R2.6"""
    assert same_column(mine, theirs) is (PLACES[mine][0] == 4 - PLACES[theirs][0])


@given(any_zone, any_zone)
def test_to_share_a_column_across_the_front_line_is_mutual(mine: int, theirs: int):
    """R2.7"""
    assert same_column(mine, theirs) is same_column(theirs, mine)


@given(any_zone, any_zone)
def test_zones_touch_when_they_are_one_step_apart_and_never_diagonally(one: int, other: int):
    """R2.8"""
    across, up = (abs(a - b) for a, b in zip(PLACES[one], PLACES[other], strict=True))
    assert (other in ADJACENT[one]) is (across + up == 1)


@given(any_zone)
def test_a_zone_has_one_to_three_neighbours_and_they_are_mutual(zone: int):
    """R2.8, R2.9"""
    assert 1 <= len(ADJACENT[zone]) <= 3
    assert all(zone in ADJACENT[near] for near in ADJACENT[zone])


@given(any_zone)
def test_the_zone_behind_is_the_home_zone_of_the_column(zone: int):
    """R2.11"""
    assert BEHIND[zone] == min(SAME_COLUMN[zone])


@given(st.sampled_from(ZONES[:-1]))
def test_the_path_leads_from_a_zone_to_one_that_touches_it(zone: int):
    """R2.2"""
    assert zone + 1 in ADJACENT[zone]
