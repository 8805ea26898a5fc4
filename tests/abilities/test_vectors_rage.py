"""Rage that rises, falls, stays or becomes cards under a card, one vector a test."""

from collections.abc import Mapping
from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState, Outcome, Reason
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
    position,
    stacks,
    strategies,
    zones,
)

RAGE_2 = card(
    "S(1):rage",
    {"kind": "trigger", "on": {"ev": "activate"}, "do": [{"act": "rage_gain", "of": "my_monster", "n": 2}]},
)
LIFE = "EBP04-089"
BLUE = "EBP01-045"


def enraged(p: Mapping[str, Any], enemies: dict[int, str]) -> GameState:
    """P's monster has gained two rage in one instruction; the first question after it."""
    state = position(
        p={"hand": ["S(1):rage"], **p}, o={"zones": enemies}, cards={"S(1):rage": RAGE_2}, abilities=True
    )
    do(state, "strategy S(1):rage")
    return state


def life_over(count: int, rage: int, **o: object) -> GameState:
    """P's start phase has run with so many cards under Inherited Life and so much rage to lose."""
    stack = ([*["S(1)"] * count, LIFE], 1)
    return after_phase("start", p={"rage": rage, "strategies": [stack]}, o=o, abilities=True)


def cards_under_life(state: GameState) -> int:
    (stack,) = [each for each in state.players[P].strategies if each]
    return len(stack) - 1


# ---- the reset in the start phase ------------------------------------------------------------------------


@pytest.mark.parametrize(("rage", "cards"), [(1, 3), (3, 0)], ids=["rage 1", "one card after the draw"])
def test_e116_a_reset_that_cannot_be_replaced_is_not_asked_about(rage: int, cards: int) -> None:
    state = after_phase("start", p={"monster": "EBP04-010", "rage": rage, "hand": cards}, abilities=True)
    assert state.ask is not None
    assert (state.ask.kind, state.players[P].rage) == (Ask.MAIN, 0)
    assert len(hand(state, P)) == cards + 1


@pytest.mark.parametrize(("answer", "rage", "left"), [("yes", 2, 0), ("no", 0, 2)])
def test_e116_two_cards_keep_a_rage_of_2(answer: str, rage: int, left: int) -> None:
    state = after_phase("start", p={"monster": "EBP04-010", "rage": 3, "hand": 1}, abilities=True)
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    assert (state.players[P].rage, len(hand(state, P))) == (rage, left)


def test_e118_rage_that_is_reset_goes_under_the_card_and_passes_15() -> None:
    state = life_over(13, 3, zones={2: "B(1,0)", 8: "B(9,0)"})
    assert (cards_under_life(state), state.players[P].rage) == (16, 0)
    assert zones(state, O) == {}


def test_e182_a_threshold_that_is_passed_works_once() -> None:
    state = life_over(13, 3, zones={2: "B(1,0)"})
    assert state.resolved == 2, "the rage put under the card, and the threshold of 15"
    assert (cards_under_life(state), zones(state, O)) == (16, {})
    state = life_over(16, 3, zones={2: "B(1,0)"})
    assert (cards_under_life(state), zones(state, O)) == (19, {2: "B(1,0)"})


def test_e120_the_card_cannot_be_dropped() -> None:
    state = life_over(3, 0)
    assert state.ask is not None
    assert (state.ask.kind, strategies(state, P), discard(state, P)) == (Ask.MAIN, [LIFE], [])
    assert legal(state) == {"pass"}, "the one card drawn is a filler"


@pytest.mark.parametrize(
    ("rage", "result"), [(2, None), (3, Outcome(P, Reason.CARD)), (9, Outcome(P, Reason.CARD))]
)
def test_e121_the_30th_card_wins_by_the_card(rage: int, result: Outcome | None) -> None:
    assert life_over(27, rage).outcome == result


# ---- rage that rises -------------------------------------------------------------------------------------


def test_e122_two_rage_mill_and_destroy_twice_one_after_the_other() -> None:
    state = enraged(
        p={"monster": "EBP01-003", "deck": ["M(1,1000)", "M(1,1000)", FILLER]},
        enemies={2: "B(1,0)", 3: "B(2,0)", 4: "B(3,0)"},
    )
    assert legal(state) == {"resolve EBP01-003"}
    do(state, "resolve EBP01-003")
    assert len(discard(state, P)) == 1, "the second mill waits for the end of the first ability"
    do(state, "pick B(1,0)")
    assert (len(discard(state, P)), legal(state)) == (2, {"pick B(2,0)", "pick B(3,0)"})
    do(state, "pick B(3,0)")
    assert zones(state, O) == {3: "B(2,0)"}


def test_e122_two_rage_destroy_the_column_twice() -> None:
    state = enraged(p={"monster": "EBP01-010", "zone": 4}, enemies={2: "B(1,0)", 3: "B(2,0)"})
    do(state, "resolve EBP01-010")
    assert zones(state, O) == {3: "B(2,0)"}
    assert state.resolved == 3, "the strategy card and the ability twice"


def test_e122_two_rage_let_a_strategy_card_destroy_twice() -> None:
    state = enraged(
        p={"strategies": ["ESD01-013"]}, enemies={2: "B(1,0)", 3: "B(2,0)", 4: "B(7,0)", 5: "B(6,0)"}
    )
    do(state, "resolve ESD01-013", "pick B(1,0)")
    assert legal(state) == {"pick B(2,0)", "pick B(6,0)"}
    do(state, "pick B(6,0)")
    assert zones(state, O) == {3: "B(2,0)", 4: "B(7,0)"}


@pytest.mark.parametrize(("enemy", "own"), [(0, 0), (1, 2), (2, 0)])
def test_e124_only_rage_that_drops_to_0_gives_two_rage(enemy: int, own: int) -> None:
    """The battle card that pays for the invasion lowers the enemy's rage."""
    state = position(p={"monster": "EPR-020", "hand": ["B(1,0,step=1)"]}, o={"rage": enemy}, abilities=True)
    do(state, "invade B(1,0,step=1)")
    assert (state.players[O].rage, state.players[P].rage) == (max(0, enemy - 1), own)


# ---- rage that an enemy lowers ---------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "rage"), [(4, 2), (3, 1)])
def test_e117_from_zone_4_on_enemy_effects_cannot_lower_the_rage(zone: int, rage: int) -> None:
    state = position(
        p={"monster": "M(3,15000)", "zones": dict.fromkeys((2, 3, 4, 5), "B(1,0)"), "hand": ["EBP01-013"]},
        o={"monster": "EBP03-004", "zone": zone, "rage": 2},
        abilities=True,
    )
    do(state, "monster EBP01-013")
    assert state.players[O].rage == rage


def test_e117_on_the_own_turn_the_rage_can_be_lowered() -> None:
    """The card destroyed has Revenge, which lowers the enemy's rage."""
    state = position(
        p={"monster": "EBP03-004", "zone": 4, "rage": 2, "hand": ["EBP02-018"]},
        o={"zones": {2: "EBP03-060"}},
        abilities=True,
    )
    do(state, "strategy EBP02-018", "zone z2")
    assert (discard(state, O), state.players[P].rage) == (["EBP03-060"], 1)


@pytest.mark.parametrize(("others", "rage"), [(1, 2), (2, 1), (3, 1)])
def test_e169_meganula_wants_two_other_battle_cards(others: int, rage: int) -> None:
    """Zones 3 and 8 face the enemy zones 3 and 8."""
    own = dict.fromkeys(range(4, 4 + others), "B(1,0)")
    state = position(p={"zones": own, "hand": [BLUE]}, o={"zone": 3, "rage": 2}, abilities=True)
    do(state, f"battle {BLUE} z8")
    assert state.players[O].rage == rage


def test_e155_the_protection_reads_the_rage_at_the_moment_of_the_destruction() -> None:
    """While the enemy has no rage it is protected; the rage that goes up triggers the destruction."""
    state = position(
        p={"monster": "EBP01-010", "zone": 5, "hand": ["M(1,1000)"]},
        o={"zone": 3, "zones": {1: "EBP03-053"}},
        abilities=True,
    )
    do(state, "rage M(1,1000)")
    assert (stacks(state, O), discard(state, O)) == ({}, ["EBP03-053"])
