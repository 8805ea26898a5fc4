"""Destroying, tokens, decks and keywords, one golden vector a test."""

import pytest

from deckbuilder.engine import Ask, Cause, GameState
from deckbuilder.engine.events import Kind
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
    pass_turn,
    position,
    stacks,
    zones,
)

BLAST = card(
    "S(1):blast",
    {
        "kind": "trigger",
        "on": {"ev": "activate"},
        "do": [{"act": "destroy", "what": {"of": "opp", "in": "zones", "type": "battle", "pick": {"n": 1}}}],
    },
)
"""Destroys one enemy battle card of its player's choice."""

MOTHRA_5 = "B(5,4000,traits=Mothra)"


def blasted(p: dict[str, object], o: dict[str, object]) -> GameState:
    """P has played the blast; the position up to its question, or after it."""
    state = position(p={"hand": ["S(1):blast"], **p}, o=o, cards={"S(1):blast": BLAST}, abilities=True)
    do(state, "strategy S(1):blast")
    return state


def test_g200_qb029_revenge_works_on_the_turn_of_the_player_who_destroys() -> None:
    state = blasted(p={"rage": 1}, o={"zones": {2: "EBP03-060"}})
    assert discard(state, O) == ["EBP03-060"]
    assert state.players[P].rage == 0


def test_g201_a_covered_card_has_no_revenge() -> None:
    state = blasted(p={"rage": 1}, o={"zones": {2: ["EBP03-060", "B(1,0)"]}})
    assert sorted(discard(state, O)) == ["B(1,0)", "EBP03-060"]
    assert state.players[P].rage == 1


def test_g202_q075_a_destroyed_token_counts_and_then_is_no_more() -> None:
    state = position(p={"zone": 2, "zones": {3: "T(1,3000)"}, "hand": ["B(1,0,step=1)"]})
    events = do(state, "invade B(1,0,step=1)")
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.CRUSH]
    assert state.players[P].destroyed == 1
    assert (zones(state, P), discard(state, P)) == ({}, ["B(1,0,step=1)"])


def test_g204_a_token_overloads_the_card_in_its_zone() -> None:
    making = card(
        "S(1):token",
        {
            "kind": "trigger",
            "on": {"ev": "activate"},
            "do": [{"act": "create_token", "token": "Crystals", "n": 1, "where": "any"}],
        },
    )
    state = position(
        p={"hand": ["S(1):token"], "zones": {3: "B(1,0)"}}, cards={"S(1):token": making}, abilities=True
    )
    do(state, "strategy S(1):token", "zone z3")
    assert (zones(state, P), discard(state, P)) == ({3: "EBP02-T03"}, ["B(1,0)"])


def test_a_created_token_acts_like_any_other_card_from_the_first_moment() -> None:
    state = position(p={"monster": "EBP02-057", "zone": 4, "hand": ["M(1,1000)"]}, abilities=True)
    do(state, "rage M(1,1000)", "zone z1", "zone z2")
    pass_turn(state)
    assert counters_tried(pass_turn(state)) == [(0, 35000 + 5000 + 2 * 1000)]


def test_g205_q094_milling_takes_what_is_there_and_rebuilds_nothing() -> None:
    monsters = {"monster": "M(4,20000)", "hand": ["EBP01-015"], "deck": 2}
    state = position(p=monsters, abilities=True)
    do(state, "monster EBP01-015")
    assert (deck(state, P), discard(state, P)) == ([], [FILLER, FILLER])


def test_g206_revealing_takes_what_is_there_and_rebuilds_nothing() -> None:
    state = position(
        p={"hand": ["EBP02-078"], "deck": ["B(5,1000)"], "discard": 3}, o={"zone": 7}, abilities=True
    )
    do(state, "battle EBP02-078 z2")
    assert (hand(state, P), deck(state, P)) == (["B(5,1000)"], [])
    assert len(discard(state, P)) == 3


def test_g207_q099_a_search_may_fail_on_purpose_and_shuffles() -> None:
    wanted = "B(5,1000,traits=Mech)"
    state = after_phase(
        "counter", p={"zone": 5, "strategies": ["EBP03-070"], "deck": [wanted, FILLER]}, abilities=True
    )
    assert legal(state) == {f"pick {wanted}", "done"}
    events = do(state, "done")
    assert (hand(state, P), sorted(deck(state, P))) == ([], sorted([wanted, FILLER]))
    assert Kind.SHUFFLED in {each.kind for each in events}


def test_g209_a_card_played_this_turn_evolves_when_the_next_own_main_phase_begins() -> None:
    state = position(p={"hand": ["EBP01-044"], "deck": [FILLER] * 20 + [MOTHRA_5]})
    do(state, "battle EBP01-044 z8")
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN
    pass_turn(state)
    pass_turn(state)
    assert (state.active, state.ask.kind) == (P, Ask.EVOLVE)
    assert legal(state) == {f"pick {MOTHRA_5}", "done"}


def test_g210_q093_evolution_ignores_the_enemy_zone_keeps_the_old_card_and_gives_enter() -> None:
    draws = card(MOTHRA_5, {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "draw", "n": 1}]})
    state = main_phase_begins(
        p={"zones": {3: "EBP01-044"}, "deck": [FILLER, MOTHRA_5]}, cards={MOTHRA_5: draws}, abilities=True
    )
    do(state, f"pick {MOTHRA_5}")
    assert stacks(state, P) == {3: ["EBP01-044", MOTHRA_5]}
    assert (hand(state, P), discard(state, P)) == ([FILLER], [])


def test_g211_the_card_evolved_into_does_not_evolve_at_once() -> None:
    state = main_phase_begins(p={"zones": {3: "EBP01-044"}, "deck": ["EBP01-044", MOTHRA_5]}, abilities=True)
    do(state, "pick EBP01-044")
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN
    assert stacks(state, P) == {3: ["EBP01-044", "EBP01-044"]}


@pytest.mark.parametrize(("zone", "power"), [(4, 5000), (3, 2000)])
def test_g212_overwhelm_needs_a_monster_no_further_back_than_the_enemy_one(zone: int, power: int) -> None:
    state = after_phase("counter", p={"zone": zone, "zones": {8: "ESD03-006"}}, o={"zone": 4}, abilities=True)
    assert counters_tried(state.events) == [(power, 5000)]


def test_g214_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    state = position(
        p={"monster": "ESD02-004", "hand": ["B(8,0,step=1)"]}, o={"zones": {2: "B(1,0)"}}, abilities=True
    )
    do(state, "invade B(8,0,step=1)")
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN
    assert zones(state, O) == {2: "B(1,0)"}


def test_g215_discarding_down_to_2_takes_nothing_from_a_hand_of_2() -> None:
    state = position(p={"zone": 5, "rage": 2, "hand": ["EBP01-031"]}, o={"hand": 2}, abilities=True)
    do(state, "strategy EBP01-031")
    assert (len(hand(state, O)), discard(state, O)) == (2, [])


def test_g216_a_threshold_gives_its_bonus_once_however_far_it_is_passed() -> None:
    angry = card(
        "M(1,5000):angry",
        {
            "kind": "static",
            "if": {"cond": "rage", "of": "self", "cmp": ">=", "n": 2},
            "apply": [{"fx": "threat", "target": {"ref": "self"}, "amount": 5000}],
        },
    )
    state = after_phase(
        "counter",
        o={"monster": "M(1,5000):angry", "rage": 4},
        cards={"M(1,5000):angry": angry},
        abilities=True,
    )
    assert counters_tried(state.events) == [(0, 5000 + 4 * 5000 + 5000)]


def test_g217_a_strategy_card_that_lies_uncovered_in_a_zone_goes_to_the_discard_pile() -> None:
    state = after_phase("counter", p={"zones": {2: ["S(1)", "ESC01-001"]}}, abilities=True)
    assert deck(state, P)[-1] == "ESC01-001", "its ability has put it under the deck"
    assert (zones(state, P), discard(state, P)) == ({}, ["S(1)"])


@pytest.mark.parametrize("first", ["EBP03-059", "EBP03-060"])
def test_g219_q018_q057_revenges_of_one_move_wait_for_its_end_and_are_ordered(first: str) -> None:
    state = position(
        p={"zones": {2: "EBP03-059", 3: "EBP03-060"}, "hand": ["B(1,0,step=2)"]},
        o={"rage": 1},
        abilities=True,
    )
    do(state, "invade B(1,0,step=2)")
    assert (state.players[P].zone, state.players[O].rage) == (3, 1)
    assert legal(state) == {"resolve EBP03-059", "resolve EBP03-060"}
    do(state, f"resolve {first}")
    assert state.players[O].rage == 0, "the Revenge of EBP03-060 has happened"


def test_g220_a_stack_moves_as_one() -> None:
    state = position(
        p={"hand": ["EBP02-010"], "zones": {4: ["B(1,0)", "B(1,1000)"]}}, o={"zone": 2}, abilities=True
    )
    do(state, "battle EBP02-010 z2", "zone z6")
    assert stacks(state, P) == {2: ["EBP02-010"], 6: ["B(1,0)", "B(1,1000)"]}


def test_g221_q047_a_protected_card_may_be_chosen_and_nothing_is_destroyed() -> None:
    protected = {
        "zone": 4,
        "discard": ["M(1,5000)"] * 5,
        "zones": {2: "EBP01-052", 3: "B(1,0)"},
    }
    state = blasted(p={}, o=protected)
    assert legal(state) == {"pick EBP01-052", "pick B(1,0)"}
    do(state, "pick EBP01-052")
    assert zones(state, O) == {2: "EBP01-052", 3: "B(1,0)"}


def test_g222_q110_a_rank_lowered_below_0_counts_as_0_in_a_zone_and_in_hand() -> None:
    sweep = card(
        "S(1):sweep",
        {
            "kind": "trigger",
            "on": {"ev": "activate"},
            "do": [
                {
                    "act": "destroy",
                    "what": {"of": "opp", "in": "zones", "type": "battle", "rank": 0, "pick": {"all": True}},
                }
            ],
        },
    )
    state = position(
        p={
            "monster": [*["M(1,5000)"] * 5, "EBP03-028"],
            "hand": ["S(1):sweep", "B(2,0,traits=Biollante)"],
            "strategies": ["EBP02-039"],
        },
        o={"zones": {2: "B(1,0)", 3: "B(4,0)"}},
        cards={"S(1):sweep": sweep},
        abilities=True,
    )
    assert "battle B(2,0,traits=Biollante) z2" in legal(state)
    do(state, "strategy S(1):sweep")
    assert zones(state, O) == {3: "B(4,0)"}
