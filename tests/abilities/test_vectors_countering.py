"""Counters by the comparison and by effects: immunity, shifts, the rank-up after them, one vector a test."""

import pytest

from deckbuilder.engine import Ask, Outcome, Reason, why_not
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    action,
    after_phase,
    counters_tried,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    settle,
    strategies,
    zones,
)

GREEN, TWO = "EBP04-056", "B(9,0,step=2)"
MONSTER_X = {"monster": "EBP04-031", "monster_deck": ["EBP04-032"], "zone": 6}
FROZEN = ["S(1)", "S(1)", "EBP02-012"]
"""The card with two cards under it, as it puts them there itself."""


@pytest.mark.parametrize(("zone", "after"), [(1, 1), (4, 4), (5, 5), (6, 5), (7, 4), (8, 3)])
def test_e098_a_shift_does_nothing_in_zones_1_to_5_and_is_never_a_counter(zone: int, after: int) -> None:
    state = position(p={"zone": 4, "hand": ["EBP01-077"]}, o={"zone": zone}, abilities=True)
    events = do(state, "strategy EBP01-077")
    assert (state.players[O].zone, monster(state, O)) == (after, ["M(1,5000)"])
    assert Kind.COUNTERED not in {each.kind for each in events}


@pytest.mark.parametrize(("answer", "zone", "top"), [("yes", 6, "EBP04-014"), ("no", 5, "M(3,15000)")])
def test_e100_a_paid_limit_lets_a_total_of_30000_do_nothing_at_all(answer: str, zone: int, top: str) -> None:
    state = after_phase(
        "counter",
        p={"rage": 1, "zones": {2: "B(9,30000)"}},
        o={
            "monster": "EBP04-014",
            "zone": 6,
            "zones": {1: "B(1,0)", 2: "B(1,0)"},
            "hand": ["B(1,0)"],
            "monster_deck": ["M(3,15000)"],
        },
        abilities=True,
    )
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.MAY, O)
    assert counters_tried(do(state, answer)) == [(30000, 10000)]
    assert (state.players[O].zone, monster(state, O)[-1]) == (zone, top)


def test_e101_a_threat_of_0_is_countered_by_two_cards_without_counter_power() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,0)", 3: "B(1,0)"}}, o=MONSTER_X, abilities=True)
    assert counters_tried(state.events) == [(0, 0)]
    assert (state.players[O].zone, monster(state, O)) == (5, ["EBP04-031", "EBP04-032"])


def test_e102_monster_x_cannot_be_countered_by_a_player_with_one_battle_card() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,90000)"}}, o=MONSTER_X, abilities=True)
    assert (state.players[O].zone, monster(state, O)) == (6, ["EBP04-031"])


def test_e138_the_player_whose_main_phase_begins_is_asked_and_pays() -> None:
    state = main_phase_begins(
        p={"hand": [TWO, FILLER]},
        o={"monster": "EBP04-027", "zone": 6, "monster_deck": ["EBP04-028"]},
        abilities=True,
    )
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.MAY, P)
    do(state, "yes")
    assert (hand(state, P), discard(state, P)) == ([FILLER], [TWO])
    assert (state.players[O].zone, monster(state, O)) == (5, ["EBP04-027", "EBP04-028"])


def test_e138_without_a_step_2_card_nobody_is_asked() -> None:
    state = main_phase_begins(p={"hand": 2}, o={"monster": "EBP04-027", "zone": 6}, abilities=True)
    assert state.ask is not None
    assert (state.ask.kind, state.players[O].zone) == (Ask.MAIN, 6)


@pytest.mark.parametrize(
    ("power", "stack"), [(30000, ["EBP02-027"]), (40000, ["EBP02-027"]), (41000, ["EBP02-027", "EBP02-029"])]
)
def test_e151_a_limit_holds_for_a_counter_by_an_effect(power: int, stack: list[str]) -> None:
    """Within the limit only the jump is left; the threat is not looked at."""
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: FROZEN, 3: f"B(9,{power})"}, "strategies": ["S(1,base)"]},
        o={"monster": "EBP02-027", "zone": 7, "monster_deck": ["EBP02-029"]},
        abilities=True,
    )
    assert (state.players[O].zone, monster(state, O)) == (4, stack)


@pytest.mark.parametrize("first", ["EBP02-048", "EBP02-046"])
def test_e152_two_counters_are_finished_before_the_enters_wait_the_covered_one_too(first: str) -> None:
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: FROZEN, 3: FROZEN}},
        o={
            "monster": "M(1,5000,traits=King Ghidorah)",
            "zone": 7,
            "monster_deck": ["EBP02-048", "EBP02-046"],
        },
        abilities=True,
    )
    assert legal(state) == {"resolve EBP02-012"}
    do(state, "resolve EBP02-012")
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.ORDER, O)
    assert monster(state, O)[1:] == ["EBP02-048", "EBP02-046"]
    assert legal(state) == {"resolve EBP02-048", "resolve EBP02-046"}
    do(state, f"resolve {first}")
    assert state.players[O].zone == 4
    assert discard(state, O) == [FILLER] * 3, "the covered card has milled as well"


def test_e167_kaizer_ghidorah_follows_monster_x_without_a_shared_trait() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0)", 3: "B(1,0)"}},
        o={"monster": "EBP04-032", "monster_deck": ["EBP04-033"], "zone": 6},
        abilities=True,
    )
    assert state.outcome is None
    assert (state.players[O].zone, monster(state, O)) == (5, ["EBP04-032", "EBP04-033"])


def test_e167_another_monster_without_a_shared_trait_does_not_follow() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0)", 3: "B(1,0)"}},
        o={"monster": "EBP04-032", "monster_deck": ["M(3,15000)"], "zone": 6},
        abilities=True,
    )
    assert state.outcome == Outcome(P, Reason.COUNTER)


@pytest.mark.parametrize("first", ["EBP04-022", "ESD01-006"])
def test_e178_the_countered_monster_and_the_one_above_it_both_act(first: str) -> None:
    """Each destroys one of the three cards of rank 4 or less that stand in zones 1 to 5."""
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0)", 3: "B(1,0)", 4: "B(1,0)", 7: "B(9,20000)"}},
        o={
            "monster": "EBP04-022",
            "zone": 6,
            "monster_deck": ["ESD01-006"],
            "deck": [GREEN, *[FILLER] * 4],
        },
        abilities=True,
    )
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.ORDER, O)
    assert legal(state) == {"resolve EBP04-022", "resolve ESD01-006"}
    do(state, f"resolve {first}", "pick B(1,0)", "pick B(1,0)")
    assert discard(state, P) == ["B(1,0)", "B(1,0)"]
    assert len(discard(state, O)) == 5


def test_e145_three_strategy_zones_remain_and_a_second_enter_adds_none() -> None:
    state = position(
        p={"monster": "M(4,20000)", "hand": ["EBP03-013", "EBP03-013", "M(4,20000)", *["S(1,base)"] * 4]},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    base = "strategy S(1,base)"
    do(state, base, base)
    assert base not in legal(state)
    do(state, "monster EBP03-013", base)
    assert why_not(state, action(state, base)) == "All your strategy zones are full"
    for following in ("EBP03-013", "M(4,20000)"):
        pass_turn(state)
        pass_turn(state)
        do(state, f"monster {following}")
        assert strategies(state, P) == ["S(1,base)"] * 3
        assert why_not(state, action(state, base)) == "All your strategy zones are full"
        assert len(state.players[P].strategies) == 3


@pytest.mark.parametrize(
    ("stack", "placed", "result"),
    [
        (["EBP03-013"], [], Outcome(P, Reason.CARD)),
        (["EBP03-013"], ["S(1,base)"], None),
        (["EBP03-013", "M(4,50000)"], [], None),
    ],
)
def test_e145_the_text_that_loses_works_only_while_it_is_the_monster(
    stack: list[str], placed: list[str], result: Outcome | None
) -> None:
    state = after_phase("counter", o={"monster": stack, "strategies": placed}, abilities=True)
    assert state.outcome == result


@pytest.mark.parametrize(("answer", "bonus"), [("yes", 5000), ("no", 0)])
def test_e146_what_was_paid_in_the_counter_phase_destroys_the_stack_in_the_end_phase(
    answer: str, bonus: int
) -> None:
    weapon = "B(1,0,traits=Weapon)"
    state = position(
        p={"zones": {4: "EPR-016"}, "hand": [weapon]},
        o={"monster": "M(1,90000)"},
        phase="counter",
        abilities=True,
    )
    assert counters_tried(do(state, answer)) == [(8000 + bonus, 90000)]
    if answer == "yes":
        assert (zones(state, P), discard(state, P)) == ({}, ["EPR-016", weapon])
    else:
        assert (zones(state, P), discard(state, P)) == ({4: "EPR-016"}, [])


@pytest.mark.parametrize(("others", "rage"), [(2, 1), (3, 0)])
def test_e183_a_repeated_enter_looks_at_its_condition_anew(others: int, rage: int) -> None:
    """The monster wants four battle cards before it lowers the enemy's rage."""
    own = dict.fromkeys(range(2, 2 + others), "B(1,0)")
    state = after_phase(
        "counter",
        p={"monster": "EBP01-013", "zones": {**own, 8: "EBP04-041"}},
        o={"monster": "M(1,90000)", "rage": 1},
        abilities=True,
    )
    settle(state)
    assert state.players[O].rage == rage


@pytest.mark.parametrize(("placed", "rage"), [([], 0), (["S(1)"], 2)])
def test_e183_the_source_of_a_repeated_enter_is_the_monster(placed: list[str], rage: int) -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP04-004", "zones": {8: "EBP04-041"}, "strategies": placed},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert state.players[P].rage == rage
