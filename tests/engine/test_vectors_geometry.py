"""Golden vectors of the geometry of the boards (R27.1)."""

import pytest

from deckbuilder.engine.board import ADJACENT, BEHIND, OPPOSITE, ZONES
from deckbuilder.engine.values import total_counter_power
from tests.helpers.board import O, P, position


def test_g001_zone_7_touches_4_6_and_8() -> None:
    assert set(ADJACENT[7]) == {4, 6, 8}


@pytest.mark.parametrize(("zone", "near"), [(1, {2}), (5, {4, 6}), (6, {5, 7}), (8, {3, 7})])
def test_g003_zones_at_the_edges_touch_one_or_two(zone: int, near: set[int]) -> None:
    assert set(ADJACENT[zone]) == near


def test_g004_zone_3_faces_the_opponents_3_and_8() -> None:
    assert set(OPPOSITE[3]) == {3, 8}


@pytest.mark.parametrize(("zone", "facing"), [(1, {5, 6}), (6, {1})])
def test_g005_zones_1_and_6_face_the_opponents_other_end(zone: int, facing: set[int]) -> None:
    assert set(OPPOSITE[zone]) == facing


@pytest.mark.parametrize(("zone", "facing"), [(2, {4, 7}), (7, {2})])
def test_g006_zones_2_and_7_face_each_others_columns(zone: int, facing: set[int]) -> None:
    assert set(OPPOSITE[zone]) == facing


def test_g008_a_counter_sends_a_monster_to_the_zone_behind_or_nowhere() -> None:
    assert [BEHIND[zone] for zone in ZONES] == [1, 2, 3, 4, 5, 5, 4, 3]


def test_g009_next_to_zone_8_are_3_and_7_and_nothing_across_the_front_line_or_in_strategy_zones() -> None:
    """Gigan (BP02-041) gives 1,000 counter power to the battle cards of its player that touch it."""
    touching = position(
        p={"monster": "EBP02-041", "zone": 8, "zones": {3: "B(1,1000)", 7: "B(1,1000)"}}, abilities=True
    )
    apart = position(
        p={"monster": "EBP02-041", "zone": 8, "zones": {4: "B(1,1000)"}, "strategies": ["S(1)"]},
        o={"zones": dict.fromkeys((3, 7, 8), "B(1,1000)")},
        abilities=True,
    )
    assert total_counter_power(touching, P) == 4000
    assert [total_counter_power(apart, player) for player in (P, O)] == [1000, 3000]
