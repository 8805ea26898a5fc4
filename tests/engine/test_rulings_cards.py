"""Official rulings that belong to one card and its text, as stories with that card."""

import pytest

from deckbuilder.engine import Ask, Outcome, Reason
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    card,
    catalogue,
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
    strategies,
    zones,
)

LIFE = "EBP04-089"
DISCARD_3 = card(
    "S(1):discard",
    {"kind": "trigger", "on": {"ev": "activate"}, "do": [{"act": "discard", "who": "opp", "n": 3}]},
)


@pytest.mark.parametrize(
    ("shown", "kept"),
    [
        (("B(1,0,traits=Mothra)", "B(1,0,traits=Rodan)"), True),
        (("B(1,0,traits=Mothra+Fest)", "B(1,0,traits=Mothra)"), True),
        (("M(1,5000,traits=Mothra)", "B(1,0,traits=Mothra)"), False),
        (("S(1)", "B(1,0,traits=Mothra)"), False),
        (("S(1)", "S(2)"), False),
    ],
)
def test_q101_two_cards_are_kept_if_one_has_a_trait_the_other_lacks(
    shown: tuple[str, str], kept: bool
) -> None:
    state = position(p={"zone": 6, "hand": ["EBP02-080"], "deck": [*shown, FILLER]}, abilities=True)
    do(state, "strategy EBP02-080")
    assert sorted(hand(state, P) if kept else discard(state, P)) == sorted(shown)


def test_q106_an_effect_evolves_at_other_times_too() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "EBP01-044"}, "strategies": ["EBP03-075"], "deck": ["ESD02-010", FILLER, FILLER]},
        abilities=True,
    )
    do(state, "pick ESD02-010")
    assert stacks(state, P) == {2: ["EBP01-044", "ESD02-010"]}


def test_qa007_the_turn_players_evolution_and_its_enter_come_before_the_enemy_offer() -> None:
    state = main_phase_begins(
        p={"zones": {2: "EBP01-054"}, "deck": ["EBP01-060"], "discard": ["EBP01-062"], "hand": 6},
        o={"strategies": ["EBP02-070"]},
        abilities=True,
    )
    do(state, "pick EBP01-060")
    if "pick EBP01-062" in legal(state):
        do(state, "pick EBP01-062")
    assert (strategies(state, P), legal(state)) == ([], {"yes", "no"})
    do(state, "yes", f"pick {FILLER}")
    assert (strategies(state, O), len(hand(state, P))) == ([], 5)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_qa009_the_player_of_the_turn_decides_whether_to_discard_and_what(answer: str) -> None:
    state = main_phase_begins(
        p={"hand": ["B(1,0)", *[FILLER] * 5]}, o={"strategies": ["EBP02-070"]}, abilities=True
    )
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.MAY, P)
    do(state, answer)
    if answer == "yes":
        do(state, "pick B(1,0)")
        assert hand(state, P) == [FILLER] * 5
    assert len(strategies(state, O)) == (answer == "no")


@pytest.mark.parametrize(("zone", "modes"), [(4, 1), (6, 2), (8, 3)])
def test_qa033_a_later_awakening_leaves_the_earlier_modes_open(zone: int, modes: int) -> None:
    state = position(
        p={"zone": zone, "hand": ["EBP02-071"]}, o={"zones": {2: "B(1,0)", 3: "B(1,0)"}}, abilities=True
    )
    do(state, "strategy EBP02-071")
    if modes > 1:
        assert legal(state) == {f"mode {mode}" for mode in range(modes)}
        do(state, "mode 0")
    assert zones(state, O) == {}


def test_qb001_jet_jaguar_has_the_two_traits_of_the_english_print() -> None:
    assert set(catalogue().get("EBP03-034").traits) == {"Jet Jaguar", "Mech"}


@pytest.mark.parametrize(("top", "rage"), [("EBP03-071", 0), ("M(1,5000)", 1)])
def test_qb008_the_skeleton_is_no_monster_card_while_it_is_milled(top: str, rage: int) -> None:
    state = after_phase("counter", p={"monster": "EBP01-001", "deck": [top, FILLER]}, abilities=True)
    assert state.players[P].rage == rage


def test_qb008_the_skeleton_is_a_monster_card_where_those_of_the_pile_are_counted() -> None:
    state = position(
        p={"hand": ["EBP01-073"], "discard": [*["M(1,5000)"] * 7, "EBP03-071"]}, o={"zone": 8}, abilities=True
    )
    assert "battle EBP01-073 z2" in legal(state)


def test_qb009_the_monster_retreats_once_though_it_meets_another_shown_rank() -> None:
    shown = ["B(5,0)", "B(4,0)", "B(3,0)"]
    state = position(
        p={"zone": 4, "hand": ["EBP03-073"], "deck": [*shown, FILLER]}, o={"zone": 5}, abilities=True
    )
    do(state, "strategy EBP03-073")
    assert state.players[O].zone == 4


def test_qb027_rage_2_or_more_takes_2_once() -> None:
    state = position(p={"rage": 4, "hand": ["EBP03-041"]}, o={"zone": 8, "rage": 3}, abilities=True)
    do(state, "battle EBP03-041 z3")
    assert state.players[O].rage == 1


def life(under: int) -> list[tuple[list[str], int]]:
    """Inherited Life on so many cards, placed on the first turn."""
    return [([*["B(1,0)"] * under, LIFE], 1)]


def test_qc007_thirty_cards_under_it_win_in_a_way_of_their_own() -> None:
    state = after_phase("start", p={"rage": 2, "strategies": life(28)}, abilities=True)
    assert state.outcome == Outcome(P, Reason.CARD)


@pytest.mark.parametrize(("under", "swept"), [(13, True), (11, False), (15, False)])
def test_qc009_a_threshold_works_when_it_is_passed(under: int, swept: bool) -> None:
    state = after_phase(
        "start", p={"rage": 3, "strategies": life(under)}, o={"zones": {2: "B(1,0)"}}, abilities=True
    )
    assert (zones(state, O) == {}) is swept


def test_qc011_it_stays_in_the_start_phase_without_a_choice() -> None:
    state = after_phase("start", p={"strategies": life(0)}, abilities=True)
    assert state.ask is not None
    assert (state.ask.kind, strategies(state, P)) == (Ask.MAIN, [LIFE])


def test_qc023_it_is_destroyed_as_the_end_phase_begins() -> None:
    state = position(
        p={"zones": {2: "EPR-016"}, "hand": ["B(1,0,traits=Mech)"], "deck": 9},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    events = pass_turn(state)
    events += do(state, "yes")
    assert counters_tried(events) == [(13000, 90000)]
    assert (zones(state, P), state.players[P].zone) == ({}, 2)
    assert discard(state, P) == ["EPR-016", "B(1,0,traits=Mech)"], "destroyed in zone 2, not crushed there"


@pytest.mark.parametrize("pile", [7, 8])
def test_qc026_cannot_be_played_beats_an_effect_that_would_play_it(pile: int) -> None:
    state = position(
        p={
            "zone": 4,
            "hand": ["EBP04-077"],
            "deck": ["EBP01-073", "M(1,6000)", "M(1,6000)", FILLER],
            "discard": ["M(1,5000)"] * pile,
        },
        abilities=True,
    )
    do(state, "strategy EBP04-077", "pick EBP01-073")
    if "yes" in legal(state):
        do(state, "yes")
    assert (zones(state, P) == {8: "EBP01-073"}) is (pile == 8)
    assert (hand(state, P) == ["EBP01-073"]) is (pile == 7)


@pytest.mark.parametrize("in_zone", [True, False])
def test_qc031_its_ability_works_only_in_a_zone(in_zone: bool) -> None:
    own = {2: "B(8,5000)", 3: "ESC01-001"} if in_zone else {2: "B(8,5000)"}
    state = after_phase("counter", p={"zones": own, "hand": [] if in_zone else ["ESC01-001"]}, abilities=True)
    assert monster(state, O)[-1] == "M(2,10000)"
    assert (deck(state, P)[-1] == "ESC01-001") is in_zone


@pytest.mark.parametrize(("zone", "gained"), [(5, 0), (6, 1)])
def test_qc045_qc046_a_retriggered_enter_is_the_monsters_and_keeps_its_condition(
    zone: int, gained: int
) -> None:
    enter = {
        "kind": "trigger",
        "on": {"ev": "enter"},
        "awakening": 6,
        "do": [{"act": "rage_gain", "of": "self", "n": 1}],
    }
    state = after_phase(
        "counter",
        p={"monster": "M(1,5000):enters", "zone": zone, "zones": {8: "EBP04-041"}},
        o={"monster": "M(1,90000)"},
        cards={"M(1,5000):enters": card("M(1,5000):enters", enter)},
        abilities=True,
    )
    assert state.players[P].rage == gained


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_qc049_the_exchange_may_be_refused(answer: str) -> None:
    state = position(p={"hand": ["EBP04-053"], "zones": {3: "B(1,0)"}}, o={"zone": 7}, abilities=True)
    do(state, "battle EBP04-053 z2", answer)
    settle(state)
    swapped = {2: "B(1,0)", 3: "EBP04-053"}
    assert zones(state, P) == (swapped if answer == "yes" else {2: "EBP04-053", 3: "B(1,0)"})


@pytest.mark.parametrize(("answer", "rage"), [("yes", 2), ("no", 0)])
def test_qc054_rage_set_to_2_never_passes_0(answer: str, rage: int) -> None:
    watching = [
        {"kind": "trigger", "on": {"ev": "rage_zero", "of": "opp"}, "do": [{"act": "draw", "n": 1}]},
        {"kind": "trigger", "on": {"ev": "rage_up", "of": "opp"}, "do": [{"act": "draw", "n": 1}]},
    ]
    state = after_phase(
        "start",
        p={"monster": "EBP04-010", "rage": 5, "hand": 2},
        o={"monster": "M(1,5000):watches"},
        cards={"M(1,5000):watches": card("M(1,5000):watches", *watching)},
        abilities=True,
    )
    do(state, answer)
    settle(state)
    assert state.players[P].rage == rage
    assert len(hand(state, O)) == (answer == "no"), "rage 0 is heard only where it was reached"


def test_qc058_only_the_rank_in_hand_is_lowered_and_never_below_0() -> None:
    blues = dict.fromkeys((2, 3, 5, 6, 7), "EBP01-044")
    state = position(p={"zone": 4, "zones": blues, "hand": ["EBP04-044"]}, abilities=True)
    assert "battle EBP04-044 z8" in legal(state), "rank 0, the enemy monster stands in zone 1"
    do(state, "battle EBP04-044 z8")
    pass_turn(state)
    assert zones(state, P)[8] == "EBP04-044"


def test_qc043_a_card_discarded_by_an_enemy_effect_is_played_on_its_owners_side() -> None:
    state = position(
        p={"hand": ["S(1):discard"]},
        o={"hand": ["EBP04-046", FILLER, FILLER]},
        cards={"S(1):discard": DISCARD_3},
        abilities=True,
    )
    do(state, "strategy S(1):discard")
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.MAY, O)
    do(state, "no")
    assert "EBP04-046" in discard(state, O)


def test_qc028_cards_of_one_effect_go_to_different_zones() -> None:
    shown = ["B(1,0,traits=Final Wars):a", "B(1,0,traits=Final Wars):b", *[FILLER] * 5]
    state = position(p={"zone": 7, "hand": ["EBP04-079"], "deck": [*shown, *[FILLER] * 6]}, abilities=True)
    do(state, "strategy EBP04-079", "zone z2")
    assert "zone z2" not in legal(state)
    do(state, "zone z3")
    assert set(zones(state, P)) == {2, 3}


def test_qc039_the_number_is_counted_before_the_first_card_moves() -> None:
    greens = ["EBP03-060"] * 8
    vulture = "EBP04-060"
    state = after_phase(
        "counter",
        p={"zone": 8, "strategies": ["EBP04-086"], "discard": [*greens, vulture, vulture]},
        abilities=True,
    )
    settle(state)
    assert list(zones(state, P).values()) == [vulture, vulture]
