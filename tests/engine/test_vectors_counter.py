"""The Counter Phase, one golden vector a test: who is countered, where to, what comes on top."""

import pytest

from deckbuilder.engine import Ask, GameState, Outcome, Reason
from tests.helpers.board import (
    O,
    P,
    after_phase,
    card,
    counters_tried,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    zones,
)

P_WINS = Outcome(P, Reason.COUNTER)

DRAWS_ON_ENTER = card(
    "M(2,10000):enters", {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "draw", "n": 1}]}
)
CHEERS_A_COUNTER = card(
    "B(1,0):cheers", {"kind": "trigger", "on": {"ev": "counter_success"}, "do": [{"act": "draw", "n": 1}]}
)
COUNTERING = ("B(1,0):a", "B(1,0):b", "EBP02-012")
"""Counters the enemy monster when its player's Main Phase begins in zone 4 or beyond."""


def rank(state: GameState, player: int) -> int:
    return state.table[state.players[player].monster[-1]].rank


def test_g140_a_total_equal_to_the_threat_counters() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,5000)"}})
    assert counters_tried(state.events) == [(5000, 5000)]
    assert monster(state, O)[-1] == "M(2,10000)"


def test_g141_rage_raises_the_threat_that_a_counter_needs() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,6000)", 3: "B(1,4000)"}}, o={"zone": 7, "rage": 2})
    assert counters_tried(state.events) == [(10000, 15000)]
    assert (monster(state, O), state.players[O].zone) == (["M(1,5000)"], 7)


def test_g142_one_rage_less_and_the_same_cards_counter() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,6000)", 3: "B(1,4000)"}}, o={"rage": 1})
    assert counters_tried(state.events) == [(10000, 10000)]
    assert monster(state, O) == ["M(1,5000)", "M(2,10000)"]


def test_g143_a_countered_monster_falls_from_zone_8_to_3_under_the_next_rank() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,9000)"}}, o={"zone": 8})
    assert state.players[O].zone == 3
    assert monster(state, O) == ["M(1,5000)", "M(2,10000)"]


def test_g145_in_the_home_row_a_countered_monster_stays_where_it_is() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,9000)"}}, o={"zone": 3})
    assert (rank(state, O), state.players[O].zone) == (2, 3)


def test_g146_the_retreat_crushes_only_in_the_zone_it_ends_in() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,9000)"}},
        o={"zone": 7, "zones": {4: "B(1,0):four", 5: "B(1,0):five", 6: "B(1,0):six"}},
    )
    assert state.players[O].zone == 4
    assert zones(state, O) == {5: "B(1,0):five", 6: "B(1,0):six"}
    assert discard(state, O) == ["B(1,0):four"]


@pytest.mark.parametrize("threat", [5000, 50000])
def test_g147_battle_cards_stay_after_a_counter_and_after_a_failure(threat: int) -> None:
    own = {1: "B(1,5000)", 8: "B(1,1000)"}
    state = after_phase("counter", p={"zone": 2, "zones": own}, o={"monster": f"M(1,{threat})"})
    assert (rank(state, O) == 2) is (threat == 5000)
    assert zones(state, P) == own


def test_g148_rage_is_kept_through_the_rank_up() -> None:
    state = after_phase("counter", p={"zones": {2: "B(1,20000)"}}, o={"rage": 2})
    assert (rank(state, O), state.players[O].rage) == (2, 2)


def test_g150_without_a_shared_trait_nothing_ranks_up_and_the_counter_wins() -> None:
    strangers = ["M(2,10000,traits=Rodan)", "M(3,15000)", "M(4,20000)"]
    state = after_phase("counter", p={"zones": {2: "B(1,5000)"}}, o={"monster_deck": strangers})
    assert state.outcome == P_WINS


def test_g151_the_fourth_counter_wins() -> None:
    state = after_phase(
        "counter", p={"zones": {2: "B(8,20000)"}}, o={"monster": "M(4,20000)", "monster_deck": []}
    )
    assert state.outcome == P_WINS


def test_g152_no_rank_is_skipped_to_save_a_monster() -> None:
    state = after_phase(
        "counter", p={"zones": {2: "B(1,5000)"}}, o={"monster_deck": ["M(3,15000)", "M(4,20000)"]}
    )
    assert state.outcome == P_WINS


def test_g153_only_the_top_card_gives_traits_for_the_rank_up() -> None:
    covered = ["M(2,10000,traits=Mothra+Godzilla)", "M(2,11000,traits=Mothra)"]
    state = after_phase(
        "counter", p={"zones": {2: "B(8,11000)"}}, o={"monster": covered, "monster_deck": ["M(3,15000)"]}
    )
    assert state.outcome == P_WINS


def test_g155_tokens_add_their_counter_power() -> None:
    state = after_phase("counter", p={"zone": 2, "zones": {4: "T(1,3000)", 1: "B(1,2000)"}})
    assert counters_tried(state.events) == [(5000, 5000)]


def test_g156_nobody_counters_without_battle_cards() -> None:
    state = after_phase("counter")
    assert counters_tried(state.events) == [(0, 5000)]
    assert rank(state, O) == 1


@pytest.mark.parametrize(
    ("power", "on_top", "drawn"), [(40000, 3, 0), (41000, 4, 1)], ids=["g157-inside", "g158-above"]
)
def test_g157_g158_a_limit_leaves_only_the_move_up_to_its_number(power: int, on_top: int, drawn: int) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: f"B(8,{power})", 3: "B(1,0):cheers"}, "strategies": ["S(1)"]},
        o={"monster": "EBP02-027", "zone": 8, "monster_deck": ["M(4,20000,traits=Biollante)"]},
        cards={"B(1,0):cheers": CHEERS_A_COUNTER},
        abilities=True,
    )
    assert counters_tried(state.events) == [(power, 23000)]
    assert (state.players[O].zone, rank(state, O)) == (3, on_top)
    assert len(hand(state, P)) == drawn, "only a counter is heard as one"


def test_g160_a_limit_without_a_move_leaves_nothing() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,30000)"}},
        o={"monster": "EBP04-014", "zone": 6, "zones": {2: "B(1,0)", 3: "B(1,0)"}, "hand": ["B(1,0)"]},
        abilities=True,
    )
    do(state, "yes")
    assert counters_tried(state.events) == [(30000, 10000)]
    assert (monster(state, O), state.players[O].zone) == (["EBP04-014"], 6)


def test_g161_a_doubling_takes_in_the_bonuses_added_before() -> None:
    bonus = {"fx": "cp", "target": {"ref": "self"}, "amount": 3000}
    state = after_phase(
        "counter",
        p={"zones": {3: "B(1,1000):plus"}},
        o={"monster": "EBP02-029", "zone": 8},
        cards={"B(1,1000):plus": card("B(1,1000):plus", {"kind": "static", "apply": [bonus]})},
        abilities=True,
    )
    assert counters_tried(state.events) == [(8000, 55000)]


def test_g162_cards_that_cannot_engage_are_left_out_of_the_total() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(5,4000)", 3: "B(6,6000)"}},
        o={"monster": "EBP01-014", "zone": 4, "zones": {2: "B(1,0)", 3: "B(1,0)"}},
        abilities=True,
    )
    assert counters_tried(state.events) == [(6000, 34000)]


def test_g163_what_happens_as_the_phase_begins_counts_in_the_comparison() -> None:
    angry = card(
        "M(1,5000):angry",
        {
            "kind": "trigger",
            "on": {"ev": "phase_start", "phase": "counter", "whose": "opp"},
            "do": [{"act": "rage_gain", "of": "self", "n": 1}],
        },
    )
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,5000)"}},
        o={"monster": "M(1,5000):angry"},
        cards={"M(1,5000):angry": angry},
        abilities=True,
    )
    assert counters_tried(state.events) == [(5000, 10000)]


def test_g165_q025_a_counter_by_an_effect_wins_where_no_monster_follows() -> None:
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: COUNTERING}},
        o={"monster": "M(4,90000)", "monster_deck": []},
        abilities=True,
    )
    assert state.outcome == P_WINS


@pytest.mark.parametrize("first", ["EBP03-060", "M(2,10000):enters"])
def test_g166_q028_the_owner_orders_revenge_of_the_retreat_and_enter_of_the_rank_up(first: str) -> None:
    state = after_phase(
        "counter",
        p={"rage": 1, "zones": {2: "B(1,5000)"}},
        o={"zone": 8, "zones": {3: "EBP03-060"}, "monster_deck": ["M(2,10000):enters"]},
        cards={"M(2,10000):enters": DRAWS_ON_ENTER},
        abilities=True,
    )
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.ORDER, O)
    assert legal(state) == {"resolve EBP03-060", "resolve M(2,10000):enters"}
    do(state, f"resolve {first}")
    assert state.players[P].rage == 0, "the Revenge has happened"
    assert len(hand(state, O)) == 1, "so has the Enter"


def test_g167_a_counter_that_wins_ends_the_game_before_the_end_phase() -> None:
    state = position(p={"zones": {2: "B(1,5000)"}}, o={"monster_deck": []}, phase="counter")
    assert state.outcome == P_WINS
    assert (state.players[P].zone, hand(state, P)) == (1, [])


def test_g168_there_is_no_second_comparison_after_the_enter_of_the_new_monster() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,50000)", 3: "B(1,0)"}},
        o={"monster": "M(3,15000,traits=Gigan)", "monster_deck": ["EBP04-030"]},
        abilities=True,
    )
    tried = counters_tried(state.events)
    tried += counters_tried(do(state, "pick B(1,0)"))
    assert tried == [(50000, 15000)]
    assert (zones(state, P), rank(state, O)) == ({2: "B(8,50000)"}, 4)


def test_g170_the_winner_of_a_counter_draws_for_the_new_rank() -> None:
    state = position(p={"zones": {3: "B(1,5000)"}, "hand": 5}, phase="counter")
    assert (rank(state, O), state.active) == (2, O)
    pass_turn(state)
    assert (state.active, len(hand(state, P))) == (P, 7)


def test_g171_q021_a_threat_of_0_is_met_by_two_cards_without_counter_power() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0)", 3: "B(1,0)"}},
        o={"monster": "EBP04-031", "monster_deck": ["M(2,10000,traits=Monster X)"]},
        abilities=True,
    )
    assert counters_tried(state.events) == [(0, 0)]
    assert rank(state, O) == 2


@pytest.mark.parametrize(("power", "on_top"), [(30000, 3), (41000, 4)])
def test_g172_q022_a_limit_holds_against_a_counter_by_an_effect(power: int, on_top: int) -> None:
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: COUNTERING, 3: f"B(8,{power})"}, "strategies": ["S(1)"]},
        o={"monster": "EBP02-027", "zone": 7, "monster_deck": ["M(4,20000,traits=Biollante)"]},
        abilities=True,
    )
    assert (state.players[O].zone, rank(state, O)) == (4, on_top)


def test_g173_q022_cannot_be_countered_wins_over_counter() -> None:
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: COUNTERING}},
        o={"monster": "EBP04-031", "zone": 8, "monster_deck": ["M(2,10000,traits=Monster X)"]},
        abilities=True,
    )
    assert (state.players[O].zone, monster(state, O)) == (8, ["EBP04-031"])


@pytest.mark.parametrize(("threat", "countered"), [(5000, True), (10000, False)])
def test_g174_qc059_a_flat_bonus_alone_can_counter(threat: int, countered: bool) -> None:
    state = after_phase(
        "counter", p={"monster": "EBP04-017"}, o={"monster": f"M(1,{threat})"}, abilities=True
    )
    assert counters_tried(state.events) == [(5000, threat)]
    assert (rank(state, O) == 2) is countered


@pytest.mark.parametrize("first", ["M(1,5000):hurt", "M(2,10000):enters"])
def test_g175_the_owner_orders_when_countered_and_the_enter_of_the_new_monster(first: str) -> None:
    hurt = card(
        "M(1,5000):hurt",
        {
            "kind": "trigger",
            "on": {"ev": "countered", "of": "self"},
            "do": [{"act": "rage_gain", "of": "my_monster", "n": 1}],
        },
    )
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,5000)"}},
        o={"monster": "M(1,5000):hurt", "monster_deck": ["M(2,10000):enters"]},
        cards={"M(1,5000):hurt": hurt, "M(2,10000):enters": DRAWS_ON_ENTER},
        abilities=True,
    )
    assert legal(state) == {"resolve M(1,5000):hurt", "resolve M(2,10000):enters"}
    do(state, f"resolve {first}")
    assert (state.players[O].rage, len(hand(state, O))) == (1, 1)
