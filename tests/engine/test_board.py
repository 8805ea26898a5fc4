"""The geometry of the boards (R2.2 to R2.11, R15.11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.engine.board import (
    ADJACENT,
    BASE_ZONES,
    BEHIND,
    COLUMNS,
    LAST_ZONE,
    OPPOSITE,
    SAME_COLUMN,
    ZONES,
    same_column,
)

zones = st.sampled_from(list(ZONES))

PLACE = {1: (0, 0), 2: (1, 0), 3: (2, 0), 4: (3, 0), 5: (4, 0), 6: (4, 1), 7: (3, 1), 8: (2, 1)}
"""Column and row of each zone as its owner sees the board, row 1 at the front line (R2.3)."""


def test_columns_are_those_of_the_printed_board() -> None:
    """R2.5"""
    assert [set(column) for column in COLUMNS] == [{1}, {2}, {3, 8}, {4, 7}, {5, 6}]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (1, {5, 6}),
        (2, {4, 7}),
        (3, {3, 8}),
        (4, {2}),
        (5, {1}),
        (6, {1}),
        (7, {2}),
        (8, {3, 8}),
    ],
)
def test_opponents_zones_in_the_same_column(mine: int, theirs: set[int]) -> None:
    """R2.6"""
    assert set(OPPOSITE[mine]) == theirs


@given(zones, zones)
def test_sharing_a_column_across_boards_is_mutual(mine: int, theirs: int) -> None:
    """R2.7"""
    assert same_column(mine, theirs) == same_column(theirs, mine)


@given(zones, zones)
def test_boards_face_each_other_turned_by_half(mine: int, theirs: int) -> None:
    """R2.4: my column from the left is the opponent's from the right."""
    assert same_column(mine, theirs) == (PLACE[mine][0] == 4 - PLACE[theirs][0])


@given(zones, zones)
def test_zones_of_one_column_lie_above_each_other(one: int, two: int) -> None:
    """R2.5"""
    assert (two in SAME_COLUMN[one]) == (PLACE[one][0] == PLACE[two][0])


@given(zones, zones)
def test_adjacent_zones_touch_sideways_or_upright(one: int, two: int) -> None:
    """R2.8, R2.10: never at a corner, never across the front line."""
    (left, low), (right, high) = PLACE[one], PLACE[two]
    assert (two in ADJACENT[one]) == (abs(left - right) + abs(low - high) == 1)


@given(zones)
def test_no_zone_has_more_than_three_neighbours(zone: int) -> None:
    """R2.9"""
    assert 1 <= len(ADJACENT[zone]) <= 3
    assert zone not in ADJACENT[zone]


@given(zones)
def test_path_leads_from_neighbour_to_neighbour(zone: int) -> None:
    """R2.2"""
    assert zone == LAST_ZONE or zone + 1 in ADJACENT[zone]


@given(zones)
def test_behind_a_front_zone_is_the_home_zone_of_its_column(zone: int) -> None:
    """R2.11"""
    column, row = PLACE[zone]
    assert PLACE[BEHIND[zone]] == (column, 0)
    assert (BEHIND[zone] == zone) == (row == 0)


def test_bases_fall_in_the_front_row() -> None:
    """R13.13"""
    assert {zone for zone in ZONES if PLACE[zone][1] == 1} == BASE_ZONES
