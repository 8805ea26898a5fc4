"""Monsters that invade, advance, are pushed forward or stand still, one vector a test."""

from collections.abc import Mapping
from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Cause, Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    card,
    discard,
    do,
    hand,
    legal,
    monster,
    pass_turn,
    position,
    stacks,
    zone_of,
    zones,
)

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
CRYSTALS = "EBP02-T03"
EASY = card(
    "M(1,5000):easy",
    {
        "kind": "static",
        "apply": [
            {"fx": "play_rank", "target": {"of": "you", "in": "hand", "type": "strategy"}, "amount": -2}
        ],
    },
)
"""A monster whose player may play strategy cards two ranks higher."""


def asks_for_an_action(state: GameState) -> bool:
    return state.ask is not None and (state.ask.kind, state.ask.player) == (Ask.MAIN, P)


# ---- advances by effects ---------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", [6, 7, 8])
def test_e125_an_advance_to_a_zone_already_reached_is_none(zone: int) -> None:
    state = position(p={"zone": zone, "hand": ["EBP01-078"]}, abilities=True)
    events = do(state, "strategy EBP01-078")
    assert zone_of(state, P) == zone
    assert Kind.ADVANCED not in {each.kind for each in events}


def test_e126_every_own_card_on_the_way_is_crushed() -> None:
    state = position(
        p={
            "monster": "M(1,5000):easy",
            "zone": 2,
            "zones": {3: "B(1,0)", 4: "B(2,0)", 6: "B(3,0)", 7: "B(4,0)"},
            "hand": ["EBP01-078"],
        },
        cards={"M(1,5000):easy": EASY},
        abilities=True,
    )
    events = do(state, "strategy EBP01-078")
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.CRUSH] * 3
    assert (zone_of(state, P), zones(state, P)) == (6, {7: "B(4,0)"})


@pytest.mark.parametrize(("before", "after"), [(2, 2), (3, 8), (4, 7), (5, 6), (6, 6), (7, 7)])
def test_e128_a_monster_moves_straight_up_its_column(before: int, after: int) -> None:
    state = position(p={"zone": 5, "hand": ["EBP04-078"]}, o={"zone": before}, abilities=True)
    do(state, "strategy EBP04-078")
    assert zone_of(state, O) == after


@pytest.mark.parametrize(("before", "after"), [(8, 8), (7, 8)])
def test_e129_a_monster_pushed_in_zone_8_stays_and_nobody_wins(before: int, after: int) -> None:
    state = position(p={"monster": "M(3,15000)", "hand": ["EBP01-008"]}, o={"zone": before}, abilities=True)
    do(state, "monster EBP01-008")
    assert (zone_of(state, O), state.outcome) == (after, None)


@pytest.mark.parametrize(("theirs", "after"), [(1, 2), (2, 2)])
def test_e130_entering_the_enemy_column_pushes_the_enemy_monster(theirs: int, after: int) -> None:
    """Zone 5 faces the enemy zone 1."""
    state = position(p={"monster": "EBP01-011", "zone": 4, "hand": [ONE]}, o={"zone": theirs}, abilities=True)
    do(state, f"invade {ONE}")
    assert (zone_of(state, P), zone_of(state, O)) == (5, after)


@pytest.mark.parametrize(("own", "theirs", "reached", "after"), [(2, 3, 4, 4), (2, 8, 4, 8), (4, 1, 6, 2)])
def test_e172_a_push_on_the_way_comes_once_after_the_whole_move(
    own: int, theirs: int, reached: int, after: int
) -> None:
    """Zone 3 faces the enemy zones 3 and 8; zones 5 and 6 face the enemy zone 1."""
    state = position(
        p={"monster": "EBP01-011", "zone": own, "hand": [TWO]}, o={"zone": theirs}, abilities=True
    )
    events = do(state, f"invade {TWO}")
    assert (zone_of(state, P), zone_of(state, O)) == (reached, after)
    walked = [each.player for each in events if each.kind is Kind.ADVANCED]
    assert walked == [P, P, O] if after != theirs else walked == [P, P]


@pytest.mark.parametrize(
    ("number", "goal", "facts"),
    [("EBP02-013", 5, {"rage": 2}), ("EBP02-014", 6, {"deck": ["M(1,1000)", FILLER]})],
)
def test_e150_the_card_that_advances_the_monster_is_crushed_by_it(
    number: str, goal: int, facts: Mapping[str, Any]
) -> None:
    state = position(p={"zone": 2, "hand": [number], **facts}, o={"zone": 8}, abilities=True)
    do(state, f"battle {number} z4")
    assert (zone_of(state, P), zones(state, P)) == (goal, {})
    assert number in discard(state, P)


# ---- bans ------------------------------------------------------------------------------------------------


def test_e137_a_monster_that_cannot_advance_neither_invades_nor_walks() -> None:
    state = position(p={"monster": "EBP04-027", "zone": 3, "hand": [ONE, TWO]}, abilities=True)
    assert legal(state) == {"pass"}
    state = after_phase("end", p={"monster": "EBP04-027", "zone": 3}, abilities=True)
    assert zone_of(state, P) == 3


def test_e141_a_step_1_card_does_not_pay() -> None:
    state = position(p={"hand": [ONE, TWO]}, o={"monster": "EBP04-029"}, abilities=True)
    assert legal(state) == {"pass", f"invade {TWO}"}


@pytest.mark.parametrize(("own", "cards"), [("EBP04-030", 2), ("M(4,33000)", 5)])
def test_e142_modified_gigan_lets_nobody_draw_in_the_end_phase(own: str, cards: int) -> None:
    state = after_phase("end", p={"hand": 2}, o={"monster": own}, abilities=True)
    assert len(hand(state, P)) == cards


@pytest.mark.parametrize("number", ["EBP02-068", "EBP04-056"])
def test_e149_a_ban_that_begins_on_the_way_does_not_stop_the_invasion(number: str) -> None:
    """The card in zone 2 faces the enemy zones 4 and 7."""
    state = position(p={"zone": 6, "hand": [TWO]}, o={"zones": {2: number}}, abilities=True)
    do(state, f"invade {TWO}")
    assert (zone_of(state, P), state.players[P].invaded) == (8, 2)
    state = position(p={"zone": 7, "hand": [TWO]}, o={"zones": {2: number}}, abilities=True)
    assert f"invade {TWO}" not in legal(state)


# ---- what watches an invasion ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("watcher", "others", "buried"),
    [
        ("EBP01-020", {}, []),
        ("EBP01-073", {}, ["M(1,1000)"]),
        ("EBP03-042", {2: "EBP01-044"}, []),
    ],
)
def test_e162_a_watcher_that_the_invasion_crushes_does_nothing(
    watcher: str, others: dict[int, str], buried: list[str]
) -> None:
    state = position(
        p={
            "zone": 7,
            "rage": 1,
            "zones": {8: watcher, **others},
            "hand": [ONE],
            "discard": buried,
            "deck": ["EBP01-008", "B(5,4000,traits=Mothra)"],
        },
        o={"rage": 1},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert asks_for_an_action(state)
    assert (zone_of(state, P), zones(state, P)) == (8, others)
    assert (state.players[P].rage, state.players[O].rage) == (1, 1)
    assert sorted(discard(state, P)) == sorted([*buried, ONE, watcher])


def test_e163_a_watcher_works_for_each_zone_with_a_payment_each() -> None:
    """Anguirus in zone 8 searches a Burst monster for each rage paid."""
    state = position(
        p={
            "rage": 2,
            "zones": {8: "EBP01-020"},
            "hand": [TWO],
            "deck": ["EBP01-008", "EBP01-013", FILLER],
        },
        abilities=True,
    )
    do(state, f"invade {TWO}")
    assert (zone_of(state, P), legal(state)) == (3, {"resolve EBP01-020"})
    do(state, "resolve EBP01-020", "yes", "pick EBP01-008")
    assert state.players[P].rage == 1
    assert legal(state) == {"yes", "no"}
    do(state, "yes", "pick EBP01-013")
    assert (state.players[P].rage, sorted(hand(state, P))) == (0, ["EBP01-008", "EBP01-013"])


def test_e163_an_advance_of_two_zones_may_be_paid_for_twice() -> None:
    state = position(p={"monster": "EBP01-037", "hand": [TWO, "S(1)", "S(2)"]}, abilities=True)
    do(state, f"invade {TWO}", "resolve EBP01-037", "yes", "pick S(1)")
    assert (state.players[P].rage, legal(state)) == (1, {"yes", "no"})
    do(state, "yes")
    assert (state.players[P].rage, hand(state, P)) == (2, [])


# ---- the end phase ---------------------------------------------------------------------------------------


def test_e173_the_zones_of_the_end_phase_are_counted_once() -> None:
    state = after_phase(
        "end",
        p={"monster": "EBP02-056", "zone": 2, "zones": {3: CRYSTALS, 4: CRYSTALS}},
        abilities=True,
    )
    assert (zone_of(state, P), stacks(state, P)) == (5, {})
    assert state.players[P].destroyed == 2


@pytest.mark.parametrize(("burst", "after"), [(True, 2), (False, 3)])
def test_e174_the_monster_that_a_burst_uncovers_missed_the_beginning_of_the_phase(
    burst: bool, after: int
) -> None:
    state = position(
        p={"monster": "EBP01-012", "zone": 3, "hand": [ONE, "EBP01-013"]}, o={"zone": 2}, abilities=True
    )
    do(state, f"invade {ONE}")
    if burst:
        do(state, "monster EBP01-013")
    pass_turn(state)
    assert (monster(state, P), zone_of(state, P)) == (["EBP01-012"], 5)
    assert zone_of(state, O) == after
