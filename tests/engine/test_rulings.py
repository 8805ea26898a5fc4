"""Official rulings on invading, advancing, crush and countering, as stories with the cards they are about."""

from typing import Any

import pytest

from deckbuilder.engine import Ask
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    card,
    counters_tried,
    deck,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    settle,
    stacks,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
"""Cards that pay for an invasion over one zone and over two."""

BASE = "EBP03-070"
COUNTERING = ("B(1,0):a", "B(1,0):b", "EBP02-012")
"""Counters the enemy monster when its player's Main Phase begins in zone 4 or beyond."""

WALK_2 = card(
    "S(1):walk",
    {"kind": "trigger", "on": {"ev": "activate"}, "do": [{"act": "advance", "of": "my_monster", "n": 2}]},
)


# ---- invading --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("payment", "found"), [(ONE, 1), (TWO, 2)])
def test_q001_each_zone_invaded_makes_the_ability_happen(payment: str, found: int) -> None:
    bursts = ["EBP01-004", "EBP02-009"]
    state = position(
        p={"rage": 2, "zones": {8: "EBP01-020"}, "hand": [payment], "deck": bursts}, abilities=True
    )
    do(state, f"invade {payment}")
    for each in bursts[:found]:
        if "resolve EBP01-020" in legal(state):
            do(state, "resolve EBP01-020")
        do(state, "yes", f"pick {each}")
    assert hand(state, P) == bursts[:found]
    assert state.players[P].rage == 2 - found


def test_q002_a_card_that_has_put_itself_away_does_not_act_a_second_time() -> None:
    state = position(
        p={
            "zones": {8: "EBP03-042", 4: "EBP01-044", 5: "EBP01-044"},
            "hand": [TWO],
            "deck": ["EBP01-044"] * 3,
        },
        abilities=True,
    )
    do(state, f"invade {TWO}")
    settle(state)
    assert sorted(len(stack) for stack in stacks(state, P).values()) == [1, 3]


def test_q003_a_card_crushed_by_the_invading_monster_does_nothing() -> None:
    state = position(
        p={"zone": 7, "rage": 1, "zones": {8: "EBP01-020"}, "hand": [ONE], "deck": ["EBP02-009"]},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN
    assert "EBP01-020" in discard(state, P)


@pytest.mark.parametrize(("at", "rage"), [(2, 1), (4, 0)], ids=["crushed", "beside"])
def test_q004_the_same_card_acts_where_the_monster_does_not_crush_it(at: int, rage: int) -> None:
    state = position(
        p={"zones": {at: "EBP01-073"}, "hand": [ONE], "discard": ["M(1,5000)"]}, o={"rage": 1}, abilities=True
    )
    do(state, f"invade {ONE}")
    if at != 2:
        do(state, "yes")
    assert state.players[O].rage == rage


def test_q006_the_ability_comes_after_the_whole_advance() -> None:
    state = position(
        p={"monster": "EBP01-041", "zones": {3: "B(1,0)"}, "hand": [TWO]},
        o={"zones": {2: "B(4,0)", 3: "B(3,0)"}},
        abilities=True,
    )
    do(state, f"invade {TWO}")
    assert state.ask is not None
    assert (state.players[P].zone, zones(state, P), state.ask.kind) == (3, {}, Ask.ORDER)


@pytest.mark.parametrize("number", ["EBP04-056", "EBP02-068"])
def test_q007_a_ban_on_invading_that_begins_on_the_way_stops_nothing(number: str) -> None:
    state = position(p={"zone": 6, "hand": [TWO]}, o={"zones": {2: number, 8: "B(1,0)"}}, abilities=True)
    do(state, f"invade {TWO}")
    assert state.players[P].zone == 8


def test_qc013_a_ban_on_invading_lets_the_monster_advance() -> None:
    side = {"zone": 7, "hand": [TWO]}
    state = position(p=side, o={"zones": {2: "EBP04-056"}}, abilities=True)
    assert f"invade {TWO}" not in legal(state)
    state = after_phase("end", p={"zone": 7}, o={"zones": {2: "EBP04-056"}}, abilities=True)
    assert state.players[P].zone == 8


@pytest.mark.parametrize("number", ["EBP04-027", "EBP02-024"])
def test_q009_qa041_a_monster_that_cannot_advance_stays_whatever_moves_it(number: str) -> None:
    side = {"monster": number, "zone": 5, "hand": [TWO, "S(1):walk"]}
    state = position(p=side, cards={"S(1):walk": WALK_2}, abilities=True)
    assert f"invade {TWO}" not in legal(state), "not even paid"
    do(state, "strategy S(1):walk")
    assert state.players[P].zone == 5
    pass_turn(state)
    assert state.players[P].zone == 5


def test_q010_a_card_that_forbids_to_invade_may_come_after_the_invasion() -> None:
    state = position(p={"monster": "M(3,20000)", "zone": 2, "hand": [ONE, "EBP03-068"]}, abilities=True)
    do(state, f"invade {ONE}", "strategy EBP03-068")
    assert state.players[P].zone == 8


def test_q011_the_top_card_pays_unseen() -> None:
    state = position(p={"monster": "EBP03-004", "hand": [ONE], "deck": [TWO, FILLER]}, abilities=True)
    shown = legal(state)
    other = position(p={"monster": "EBP03-004", "hand": [ONE], "deck": [FILLER, TWO]}, abilities=True)
    assert shown == legal(other), "what is offered does not depend on the top card"


def test_q013_q100_own_cards_on_the_way_of_an_effect_are_crushed_and_any_type_shows_step_2() -> None:
    state = position(
        p={
            "monster": "M(4,20000)",
            "zones": {2: "B(1,0)", 4: "B(1,0)", 6: "B(1,0)", 7: "B(1,1000)"},
            "hand": ["EBP01-015"],
            "deck": ["S(1,step=2)", *[FILLER] * 9],
        },
        abilities=True,
    )
    do(state, "monster EBP01-015")
    assert (state.players[P].zone, zones(state, P)) == (6, {7: "B(1,1000)"})


def test_q014_enemy_cards_on_the_way_of_an_enemy_monster_that_is_moved_are_crushed() -> None:
    state = position(
        p={"monster": "M(2,10000,traits=Mothra)", "hand": ["EBP03-025"], "discard": ["M(1,5000)"], "rage": 1},
        o={"zone": 2, "zones": {3: "EBP03-060", 5: "B(1,0)", 6: "B(1,1000)"}},
        abilities=True,
    )
    do(state, "monster EBP03-025", "yes")
    assert (state.players[O].zone, zones(state, O)) == (5, {6: "B(1,1000)"})
    assert state.players[P].rage == 1, "the Revenge took the point of the monster play"


def test_q015_an_advance_goes_on_when_it_crushes_the_card_it_comes_from() -> None:
    state = position(p={"zone": 2, "rage": 2, "hand": ["EBP02-013"]}, o={"zone": 5}, abilities=True)
    do(state, "battle EBP02-013 z4")
    assert (state.players[P].zone, discard(state, P)) == (5, ["EBP02-013"])


PROTECTED: dict[str, dict[str, Any]] = {
    "EBP01-052": {"discard": ["M(1,5000)"] * 5},
    "EBP03-053": {},
    "EBP01-075": {"rage": 3},
}


@pytest.mark.parametrize("number", PROTECTED)
def test_q016_a_counter_crushes_a_card_that_effects_cannot_destroy(number: str) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,90000)"}},
        o={"zone": 7, "zones": {4: number}, **PROTECTED[number]},
        abilities=True,
    )
    assert (state.players[O].zone, zones(state, O)) == (4, {})


def test_qc019_a_counter_crushes_a_card_that_a_strategy_protects() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,90000)"}},
        o={"zone": 7, "zones": {4: "B(1,0)"}, "strategies": ["EFC01-006"]},
        abilities=True,
    )
    assert (state.players[O].zone, zones(state, O)) == (4, {})


def test_q017_a_crush_rescues_nothing_from_under_the_card() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,90000)"}},
        o={"zone": 7, "zones": {4: ["B(1,0)", "EBP03-052"]}},
        abilities=True,
    )
    assert (hand(state, O), sorted(discard(state, O))) == ([], ["B(1,0)", "EBP03-052"])


@pytest.mark.parametrize("payment", [ONE, TWO])
def test_q020_a_resolved_strategy_card_takes_no_notice_of_a_later_invasion(payment: str) -> None:
    state = position(
        p={"zone": 4, "hand": ["EBP02-079", payment]}, o={"zones": {2: "B(4,0)"}}, abilities=True
    )
    do(state, "strategy EBP02-079", f"invade {payment}")
    assert zones(state, O) == {2: "B(4,0)"}


def test_qa002_the_column_is_looked_at_in_the_step_and_not_again() -> None:
    state = position(p={"monster": "EBP01-011", "zone": 1, "hand": [TWO]}, o={"zone": 4}, abilities=True)
    do(state, f"invade {TWO}")
    assert (state.players[P].zone, state.players[O].zone) == (3, 5)


def test_qa017_an_advance_ability_waits_for_the_whole_move_and_happens_for_each_zone() -> None:
    state = position(p={"monster": "EBP02-047", "hand": [TWO], "deck": 5}, abilities=True)
    do(state, f"invade {TWO}")
    if state.ask is not None and state.ask.kind is Ask.ORDER:
        do(state, "resolve EBP02-047")
    assert (state.players[P].zone, len(deck(state, P))) == (3, 3)


@pytest.mark.parametrize("number", ["EBP01-041", "ESD02-004"])
def test_qa019_qc021_a_blocker_destroyed_after_the_move_does_not_open_the_way(number: str) -> None:
    state = position(
        p={"monster": number, "zone": 7, "hand": [TWO, "B(1,0)"]}, o={"zones": {8: "B(1,0)"}}, abilities=True
    )
    do(state, f"invade {TWO}")
    if number == "ESD02-004":
        do(state, "yes")
    assert (state.outcome, state.players[P].zone, zones(state, O)) == (None, 8, {})


def test_qa021_a_payment_without_a_step_is_no_invasion_and_uses_the_turn() -> None:
    state = position(
        p={"monster": "EBP01-012", "zone": 8, "hand": [ONE, TWO, "EBP01-076"]},
        o={"zone": 2, "zones": {8: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert f"invade {TWO}" not in legal(state)
    do(state, "strategy EBP01-076")
    assert zones(state, O) == {8: "B(1,0)"}
    pass_turn(state)
    assert state.players[O].zone == 2, "the End Phase of EBP01-012 moves nothing"


def test_q112_when_invading_happens_once_a_zone_after_the_whole_advance() -> None:
    shown = ["B(1,0):a", "B(1,0):b"]
    state = position(p={"monster": "EBP03-007", "hand": [TWO], "deck": [*shown, FILLER]}, abilities=True)
    do(state, f"invade {TWO}", "resolve EBP03-007")
    assert (state.players[P].zone, hand(state, P)) == (3, shown)


# ---- countering ------------------------------------------------------------------------------------------


def test_q023_two_cards_counter_twice_at_one_phase_start() -> None:
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: COUNTERING, 3: COUNTERING}}, o={"zone": 8}, abilities=True
    )
    do(state, "resolve EBP02-012")
    assert monster(state, O) == ["M(1,5000)", "M(2,10000)", "M(3,15000)"]
    assert state.players[O].zone == 3


@pytest.mark.parametrize("first", ["M(2,10000):enters", "M(3,15000):enters"])
def test_q024_both_enters_of_two_counters_resolve_as_their_owner_likes(first: str) -> None:
    draws = {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "draw", "n": 1}]}
    ranks = ["M(2,10000):enters", "M(3,15000):enters"]
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: COUNTERING, 3: COUNTERING}},
        o={"monster_deck": ranks},
        cards={each: card(each, draws) for each in ranks},
        abilities=True,
    )
    do(state, "resolve EBP02-012")
    assert legal(state) == {f"resolve {each}" for each in ranks}
    do(state, f"resolve {first}")
    assert len(hand(state, O)) == 2


def test_q026_a_retreat_to_zone_1_follows_the_retreat_of_the_counter() -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP03-023", "zones": {2: "B(8,9000)"}, "strategies": [BASE], "deck": [FILLER]},
        o={"zone": 8, "zones": {3: "B(1,0)", 2: "B(1,1000)", 7: "B(1,2000)"}},
        abilities=True,
    )
    if state.ask is not None and "done" in legal(state):
        do(state, "done")
    assert (state.players[O].zone, zones(state, O)) == (1, {7: "B(1,2000)"})


def test_q029_counter_power_changed_as_the_phase_begins_counts() -> None:
    gigan = "B(1,0,traits=Gigan+Fest)"
    state = after_phase(
        "counter",
        p={"zones": {2: "EBP01-026"}, "discard": [gigan]},
        o={"monster": "M(1,12000)"},
        abilities=True,
    )
    assert legal(state) == {f"pick {gigan}", "done"}
    assert counters_tried(do(state, f"pick {gigan}")) == [(12000, 12000)]


def test_q030_the_counter_phase_begins_after_the_last_action() -> None:
    state = position(
        p={"monster": "EBP01-001", "hand": ["B(1,0)"], "deck": ["M(1,5000)", *[FILLER] * 9]}, abilities=True
    )
    do(state, "battle B(1,0) z3")
    assert (discard(state, P), state.players[P].rage) == ([], 0)
    pass_turn(state)
    assert (discard(state, P), state.players[P].rage) == (["M(1,5000)"], 1)


def test_q032_a_card_and_its_token_are_added_up() -> None:
    state = position(p={"hand": ["EBP04-067"]}, o={"zone": 7}, abilities=True)
    do(state, "battle EBP04-067 z8")
    assert set(zones(state, P)) == {3, 8}
    assert counters_tried(pass_turn(state))[0] == (18000, 5000)


def test_q033_a_player_who_cannot_draw_in_the_end_phase_does_not_fill_up() -> None:
    state = after_phase("end", p={"hand": 2}, o={"monster": "EBP04-030"}, abilities=True)
    assert len(hand(state, P)) == 2


@pytest.mark.parametrize(("zone", "moved"), [(5, 5), (7, 4)])
def test_qa025_only_the_move_of_a_counter_is_no_counter(zone: int, moved: int) -> None:
    side = {"monster": "EBP03-019", "zone": 4, "hand": ["EBP01-077"], "strategies": [BASE]}
    state = position(p=side, o={"zone": zone}, abilities=True)
    do(state, "strategy EBP01-077")
    assert (state.players[O].zone, monster(state, O)) == (moved, ["M(1,5000)"])
    assert state.players[P].rage == 0, "nothing was countered"


def test_qa013_qc052_cards_that_cannot_engage_are_counted_all_the_same() -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP04-011", "zones": {2: "B(3,4000)", 3: "B(4,5000)"}},
        o={"strategies": ["EBP01-028"], "monster": "M(4,90000)"},
        abilities=True,
    )
    assert counters_tried(state.events) == [(5000, 90000)]
    counts = {
        "monster": "M(3,15000,traits=Godzilla)",
        "zones": {2: "B(3,0)", 3: "B(3,0)", 4: "B(3,0)", 5: "B(3,0)"},
    }
    state = position(
        p={**counts, "hand": ["EBP01-013"]}, o={"rage": 2, "strategies": ["EBP01-028"]}, abilities=True
    )
    do(state, "monster EBP01-013")
    assert state.players[O].rage == 1


@pytest.mark.parametrize("first", ["EBP04-022", "M(3,15000):enters"])
def test_qc002_the_covered_monster_and_the_new_one_both_act(first: str) -> None:
    draws = card(
        "M(3,15000):enters", {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "draw", "n": 1}]}
    )
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,20000)"}},
        o={"monster": "EBP04-022", "monster_deck": ["M(3,15000):enters"], "deck": 9},
        cards={"M(3,15000):enters": draws},
        abilities=True,
    )
    assert legal(state) == {"resolve EBP04-022", "resolve M(3,15000):enters"}
    do(state, f"resolve {first}")
    assert (len(hand(state, O)), len(discard(state, O)), len(deck(state, O))) == (1, 5, 3)


def test_qc001_counter_power_is_read_with_its_bonuses() -> None:
    bonus = {"fx": "cp", "target": {"ref": "self"}, "amount": 5000}
    strong = card("B(8,2000):strong", {"kind": "static", "apply": [bonus]})
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,20000)", 3: "B(8,2000):strong", 4: "B(8,2000)"}},
        o={"monster": "EBP04-022", "deck": ["EBP03-059", *[FILLER] * 8]},
        cards={"B(8,2000):strong": strong},
        abilities=True,
    )
    assert zones(state, P) == {2: "B(8,20000)", 3: "B(8,2000):strong"}
