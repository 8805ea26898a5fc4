"""Official rulings on reading effects: order, options, thresholds, draws, searches, Evolution, discards."""

import pytest

from deckbuilder.engine import Ask
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
    settle,
    stacks,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
STRATEGY_8 = "S(8)"

RAGE_3 = card(
    "S(1):rage",
    {"kind": "trigger", "on": {"ev": "activate"}, "do": [{"act": "rage_gain", "of": "my_monster", "n": 3}]},
)
DISCARD_2 = card(
    "S(1):discard",
    {"kind": "trigger", "on": {"ev": "activate"}, "do": [{"act": "discard", "who": "opp", "n": 2}]},
)
WEAPON = "B(1,0,traits=Weapon)"


# ---- order and options -----------------------------------------------------------------------------------


def test_q081_qa045_what_is_not_optional_must_be_done() -> None:
    state = position(p={"hand": ["EBP02-010"], "zones": {4: "B(1,0)"}}, o={"zone": 2}, abilities=True)
    do(state, "battle EBP02-010 z2")
    assert legal(state) == {f"zone z{zone}" for zone in (3, 5, 6, 7, 8)}


def test_q083_a_price_may_be_refused_and_then_nothing_follows() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "EBP03-032"}, "hand": 3},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert legal(state) == {"yes", "no"}
    assert counters_tried(do(state, "no")) == [(3000, 90000)]
    assert len(hand(state, P)) == 3


@pytest.mark.parametrize("rage", [0, 1])
def test_q084_rage_0_cannot_fall(rage: int) -> None:
    own = dict.fromkeys((2, 3, 4, 5), "B(1,0)")
    state = position(
        p={"monster": "M(3,15000)", "zones": own, "hand": ["EBP01-013"]}, o={"rage": rage}, abilities=True
    )
    events = do(state, "monster EBP01-013")
    assert state.players[O].rage == 0
    fell = [each for each in events if each.kind is Kind.RAGE_CHANGED and each.player == O]
    assert len(fell) == rage


def test_q086_if_there_is_one_gives_its_bonus_once() -> None:
    destoroyah = "B(1,0,traits=Destoroyah)"
    state = after_phase(
        "counter",
        p={"zones": {2: destoroyah, 3: destoroyah}, "strategies": ["EBP01-062"]},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert counters_tried(state.events) == [(10000, 90000)]


def test_q087_each_copy_acts_for_each_card() -> None:
    state = after_phase(
        "start",
        p={"zones": {2: "EBP03-039", 3: "EBP03-039"}, "strategies": ["S(1)", "S(1)"]},
        abilities=True,
    )
    settle(state)
    assert len(hand(state, P)) == 1 + 4


def test_q089_the_turn_player_comes_first_and_each_orders_own_abilities() -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP01-001", "zones": {2: "EBP01-026", 3: "EBP03-032"}, "hand": 1},
        o={"monster": "EBP02-029"},
        abilities=True,
    )
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.ORDER, P)
    assert legal(state) == {"resolve EBP01-001", "resolve EBP01-026", "resolve EBP03-032"}


def test_q090_changes_of_a_rank_add_up() -> None:
    lower = {
        "kind": "static",
        "apply": [
            {"fx": "play_rank", "target": {"of": "you", "in": "hand", "type": "strategy"}, "amount": -2}
        ],
    }
    for zone, playable in ((4, True), (3, False)):
        state = position(
            p={"zone": zone, "monster": "M(1,5000):low", "hand": ["S(3)"]},
            o={"monster": "EBP04-028"},
            cards={"M(1,5000):low": card("M(1,5000):low", lower)},
            abilities=True,
        )
        assert ("strategy S(3)" in legal(state)) is playable


def test_qa011_several_copies_add_up() -> None:
    cheap = "B(7,0,traits=Biollante)"
    state = position(p={"hand": [cheap], "strategies": ["EBP02-039", "EBP02-039"]}, abilities=True)
    assert f"battle {cheap} z2" in legal(state)
    state = after_phase(
        "counter",
        p={
            "zones": {2: "EBP02-T03", 3: "EBP02-T03", 4: "EBP02-T03"},
            "strategies": ["EBP02-072", "EBP02-072"],
        },
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert counters_tried(state.events) == [(40000, 90000)]


def test_qa031_it_is_destroyed_by_rising_rage_in_any_column() -> None:
    state = position(p={"hand": ["M(1,1000)"]}, o={"zones": {3: "EBP01-071"}}, abilities=True)
    do(state, "rage M(1,1000)")
    assert zones(state, O) == {}


def test_qa037_a_threshold_far_passed_scales_nothing() -> None:
    state = after_phase(
        "counter", o={"monster": ["M(1,5000)"] * 10 + ["EBP02-051"], "zone": 3}, abilities=True
    )
    assert counters_tried(state.events) == [(0, 37000 + 7 * 3000)]


@pytest.mark.parametrize("copies", [2, 4])
def test_qb018_both_awakening_lines_add_up_and_more_cards_change_nothing(copies: int) -> None:
    state = after_phase(
        "counter",
        p={"zone": 6, "zones": {2: [*["B(1,0)"] * copies, "EBP03-064"]}},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert counters_tried(state.events) == [(12000, 90000)]


@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_qa023_qc004_each_point_of_rage_is_an_ability_of_its_own(used: int) -> None:
    state = position(
        p={"zones": {2: "EBP01-022", 3: "B(1,0)"}, "hand": ["S(1):rage"]},
        cards={"S(1):rage": RAGE_3},
        abilities=True,
    )
    do(state, "strategy S(1):rage")
    for at in range(3):
        if "resolve EBP01-022" in legal(state):
            do(state, "resolve EBP01-022")
        do(state, *(("yes", f"zone z{at + 4}") if at < used else ("no",)))
    assert (state.players[P].rage, set(zones(state, P))) == (3, {2, used + 3})


def test_qb011_two_discarded_cards_give_one_point_of_rage() -> None:
    state = position(
        p={"monster": "M(3,9000,traits=Weapon)", "zones": {2: "B(1,0)", 3: "B(1,0)"}, "hand": ["EBP03-010"]},
        o={"hand": 7},
        abilities=True,
    )
    do(state, "monster EBP03-010")
    settle(state)
    assert (len(hand(state, O)), state.players[P].rage) == (4, 2)


def test_qb013_a_card_that_pays_for_an_invasion_or_is_discarded_by_an_own_effect_is_discarded() -> None:
    state = position(
        p={"monster": "EBP03-015", "hand": [ONE, "EBP01-047", "B(1,0)"]},
        o={"rage": 3, "zone": 3},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert state.players[O].rage == 2
    do(state, "battle EBP01-047 z8", "pick B(1,0)")
    assert state.players[O].rage == 1


def test_qb015_only_the_copy_that_was_paid_for_grows() -> None:
    state = after_phase(
        "counter",
        p={"zone": 2, "zones": {1: "EBP03-032", 3: "EBP03-032"}, "hand": 4},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    do(state, "resolve EBP03-032", "yes")
    settle(state)
    assert hand(state, P) == []
    assert counters_tried(state.events) == [(3000 + 7000, 90000)]


def test_qb020_an_advance_by_an_effect_from_zone_8_wins_nothing() -> None:
    state = after_phase("end", p={"monster": "EBP03-001", "zone": 8, "hand": ["B(5,0)"]}, abilities=True)
    do(state, "yes")
    assert (state.outcome, state.players[P].zone) == (None, 8)


@pytest.mark.parametrize("turn_of", [P, O])
def test_qc037_an_ability_without_a_turn_icon_acts_on_both_turns(turn_of: int) -> None:
    watching = {"monster": "EBP04-002", "zone": 5, "strategies": ["S(1)"]}
    if turn_of == O:
        state = position(
            p={"zone": 2, "zones": {1: "B(1,0)"}, "hand": ["B(1,0):new", *[FILLER] * 3]},
            o=watching,
            abilities=True,
        )
        do(state, "battle B(1,0):new z1")
        settle(state)
        assert len(hand(state, P)) == 2
        return
    state = position(
        p={**watching, "hand": ["ESD01-016"]},
        o={"zone": 2, "zones": {1: "B(1,0)"}, "hand": 4},
        abilities=True,
    )
    do(state, "strategy ESD01-016")
    settle(state)
    assert len(hand(state, O)) == 2


# ---- prices ----------------------------------------------------------------------------------------------


def test_q109_two_cards_with_one_trait_each_do_not_pay_for_one_with_both() -> None:
    halves = ["B(1,0,traits=Gigan)", "B(1,0,traits=Fest)"]
    state = position(p={"hand": ["EFC01-003", *halves]}, o={"zone": 6}, abilities=True)
    do(state, "battle EFC01-003 z2")
    assert state.ask is not None
    assert (state.ask.kind, hand(state, P)) == (Ask.MAIN, halves)


def test_qa029_a_card_with_both_traits_is_needed() -> None:
    halves = ["B(1,0,traits=Gigan)", "B(1,0,traits=Fest)"]
    state = after_phase(
        "counter",
        p={"zones": {2: "EBP01-026"}, "discard": halves},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert counters_tried(state.events) == [(7000, 90000)]


@pytest.mark.parametrize(("monsters", "offered"), [(1, False), (2, True)])
def test_q111_less_than_the_stated_price_is_no_price(monsters: int, offered: bool) -> None:
    state = position(
        p={
            "monster": "M(3,15000,traits=Mothra)",
            "hand": ["EBP03-026"],
            "discard": ["M(1,5000)", "M(1,6000)"][:monsters],
        },
        o={"rage": 1},
        abilities=True,
    )
    do(state, "monster EBP03-026")
    assert ("yes" in legal(state)) is offered


# ---- drawing, discarding, searching ----------------------------------------------------------------------


def test_q096_a_draw_rebuilds_the_deck_and_goes_on() -> None:
    state = position(p={"zone": 6, "hand": ["EBP01-032"], "deck": ["B(1,0)"], "discard": 3}, abilities=True)
    do(state, "strategy EBP01-032")
    assert (hand(state, P), len(deck(state, P))) == (["B(1,0)", FILLER], 2)


def test_q097_the_card_just_drawn_may_be_discarded() -> None:
    state = position(p={"hand": ["EBP01-047", FILLER], "deck": ["B(1,0)"]}, o={"zone": 3}, abilities=True)
    do(state, "battle EBP01-047 z2", "pick B(1,0)")
    assert (hand(state, P), discard(state, P)) == ([FILLER], ["B(1,0)"])


def test_qa043_qc064_a_hand_is_cut_once_and_its_player_picks() -> None:
    keep = ["B(1,0):a", "B(1,0):b"]
    state = position(
        p={"zone": 5, "rage": 2, "hand": ["EBP01-031"]}, o={"hand": [*keep, "B(2,0)", FILLER]}, abilities=True
    )
    do(state, "strategy EBP01-031")
    assert state.ask is not None
    assert state.ask.player == O
    do(state, "pick B(2,0)", f"pick {FILLER}")
    assert hand(state, O) == keep
    pass_turn(state)
    assert (state.active, len(hand(state, O))) == (O, 3), "the draw of the Start Phase stays"


def test_qc006_a_search_without_a_fitting_card_finds_nothing_and_shuffles() -> None:
    state = position(
        p={"zone": 5, "hand": ["EPR-018", FILLER], "deck": ["B(1,0)", "B(1,1000)"]}, abilities=True
    )
    events = do(state, "strategy EPR-018")
    assert Kind.SHUFFLED in {each.kind for each in events}
    assert (hand(state, P), len(deck(state, P))) == ([], 2)


@pytest.mark.parametrize("held", [0, 1])
def test_qc025_the_discard_is_compulsory_and_only_an_empty_hand_prevents_the_search(held: int) -> None:
    state = position(
        p={"zone": 5, "hand": ["EPR-018", *[FILLER] * held], "deck": [WEAPON, FILLER]}, abilities=True
    )
    do(state, "strategy EPR-018")
    assert (f"pick {WEAPON}" in legal(state)) is (held == 1)


def test_qc015_all_fitting_cards_must_be_taken() -> None:
    fest = ["B(1,0,traits=Fest):a", "B(1,0,traits=Fest):b"]
    state = position(
        p={
            "zone": 6,
            "strategies": [("EFC01-005", 3)],
            "hand": ["M(1,6000)"],
            "deck": [*fest, *[FILLER] * 8],
        },
        abilities=True,
    )
    do(state, "monster M(1,6000)")
    assert (sorted(hand(state, P)), len(discard(state, P))) == (fest, 3)


def test_qc017_revealing_five_of_three_takes_three_and_rebuilds_nothing() -> None:
    state = position(
        p={"zone": 6, "strategies": [("EFC01-005", 3)], "hand": ["M(1,6000)"], "deck": 3, "discard": 4},
        abilities=True,
    )
    do(state, "monster M(1,6000)")
    assert (deck(state, P), len(discard(state, P))) == ([], 7)


def test_qa004_shuffling_an_empty_discard_pile_back_shuffles_all_the_same() -> None:
    state = position(p={"hand": ["EBP01-058"]}, o={"zone": 7}, abilities=True)
    assert Kind.SHUFFLED in {each.kind for each in do(state, "battle EBP01-058 z2")}


@pytest.mark.parametrize("fitting", [1, 2])
def test_qa027_two_fitting_cards_lower_the_rank_once(fitting: int) -> None:
    pile = ["EBP01-048"] * fitting
    for zone, playable in ((5, True), (4, False)):
        state = position(p={"hand": ["EBP01-058"], "discard": pile}, o={"zone": zone}, abilities=True)
        assert ("battle EBP01-058 z2" in legal(state)) is playable


def test_qa005_a_discard_ability_is_its_owners() -> None:
    state = position(
        p={"zone": 4, "hand": ["S(1):discard"]},
        o={"hand": ["EBP01-059", FILLER]},
        cards={"S(1):discard": DISCARD_2},
        abilities=True,
    )
    do(state, "strategy S(1):discard")
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player) == (Ask.MAY, O)
    do(state, "yes", "zone z2")
    assert zones(state, O) == {2: "EBP01-059"}


def test_qa015_up_to_2_allows_1() -> None:
    state = position(
        p={"zone": 6, "hand": ["EBP01-019"], "deck": ["EBP01-019", "EBP01-019", FILLER]},
        o={"zone": 3},
        abilities=True,
    )
    do(state, "battle EBP01-019 z2", "pick EBP01-019", "done")
    settle(state)
    assert len(zones(state, P)) == 2


def test_qa035_the_mill_is_compulsory_and_without_a_godzilla_nothing_follows() -> None:
    for pile, left in ((["B(1,0)", "B(1,0)", FILLER], {2: "EBP02-077"}), (["B(1,0)"], {2: "EBP02-077"})):
        state = main_phase_begins(p={"zones": {2: "EBP02-077"}, "deck": pile}, abilities=True)
        assert (zones(state, P), len(discard(state, P))) == (left, min(2, len(pile)))
    state = main_phase_begins(
        p={"zones": {2: "EBP02-077"}, "deck": ["B(1,0,traits=Godzilla)", FILLER]}, abilities=True
    )
    do(state, "zone z3")
    assert "EBP02-077" in discard(state, P)
    assert set(zones(state, P)) == {3}


def test_qc061_the_payment_and_the_crushed_cards_count_for_when_invading() -> None:
    green = "EBP03-059"
    state = position(
        p={"monster": "EBP04-025", "discard": [green] * 8, "zones": {2: green}, "hand": [green]},
        o={"hand": 5},
        abilities=True,
    )
    do(state, f"invade {green}")
    do(state, "resolve EBP04-025")
    assert state.ask is not None
    assert state.ask.player == O


def test_qc062_the_discard_happens_for_each_zone_and_the_opponent_picks() -> None:
    state = position(
        p={"monster": "EBP04-025", "discard": ["EBP03-059"] * 10, "hand": [TWO]},
        o={"hand": 5},
        abilities=True,
    )
    do(state, f"invade {TWO}", "resolve EBP04-025")
    assert state.ask is not None
    assert state.ask.player == O
    settle(state)
    assert (state.players[P].zone, len(hand(state, O))) == (3, 3)


# ---- Evolution and plays by effects ----------------------------------------------------------------------


@pytest.mark.parametrize("first", ["EBP01-044", "ESD02-007"])
def test_q103_qc030_evolutions_and_enters_are_ordered_freely(first: str) -> None:
    state = main_phase_begins(
        p={"zones": {2: "EBP01-044", 3: "ESD02-007"}, "deck": ["ESD02-010", "ESD02-010", *[FILLER] * 4]},
        abilities=True,
    )
    assert legal(state) == {"resolve EBP01-044", "resolve ESD02-007"}
    other = ({"EBP01-044", "ESD02-007"} - {first}).pop()
    do(state, f"resolve {first}", "pick ESD02-010")
    assert legal(state) == {f"resolve {other}", "resolve ESD02-010"}
    do(state, f"resolve {other}", "pick ESD02-010")
    settle(state)
    assert stacks(state, P) == {2: ["EBP01-044", "ESD02-010"], 3: ["ESD02-007", "ESD02-010"]}
    assert len(hand(state, P)) == 2


def test_q104_a_card_in_hand_is_no_evolution() -> None:
    state = main_phase_begins(p={"zones": {2: "ESD02-007"}, "hand": ["ESD02-010"], "deck": 5}, abilities=True)
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN
    assert stacks(state, P) == {2: ["ESD02-007"]}


def test_qc033_a_card_that_others_evolve_into_may_be_played_from_hand() -> None:
    state = position(p={"hand": ["ESD02-010"]}, o={"zone": 5}, abilities=True)
    do(state, "battle ESD02-010 z2")
    assert (zones(state, P), hand(state, P)) == ({2: "ESD02-010"}, []), "its Enter wants an Evolution"


@pytest.mark.parametrize(("pile", "played"), [(7, False), (8, True)])
def test_q092_cannot_be_played_holds_for_plays_by_effects(pile: int, played: bool) -> None:
    state = after_phase(
        "counter",
        p={
            "zone": 6,
            "hand": ["EBP01-073"],
            "strategies": ["EBP03-080"],
            "discard": ["M(1,5000)"] * pile,
        },
        o={"zone": 8},
        abilities=True,
    )
    settle(state)
    assert (zones(state, P) != {}) is played


@pytest.mark.parametrize(("pile", "offered"), [(7, False), (8, True)])
def test_q092_cannot_be_played_holds_for_the_hand(pile: int, offered: bool) -> None:
    state = position(
        p={"hand": ["EBP01-073"], "discard": ["M(1,5000)"] * pile}, o={"zone": 8}, abilities=True
    )
    assert ("battle EBP01-073 z2" in legal(state)) is offered
