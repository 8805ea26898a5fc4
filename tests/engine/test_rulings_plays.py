"""Official rulings on monsters, Burst, destroying, stacks, tokens and bases, as stories with the cards."""

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
    monster,
    pass_turn,
    position,
    settle,
    strategies,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
BASES = ["EBP03-070", "EBP03-070"]

SWEEP = "EBP01-065"
"""Destroys all enemy battle cards in zones 1 to 5; rank 6."""


# ---- monsters and Burst ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["EBP01-007", "EBP02-009", "EBP03-005"])
def test_q034_a_burst_card_of_the_current_rank_is_played_normally_and_stays(number: str) -> None:
    state = position(p={"monster": "M(4,20000)", "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    pass_turn(state)
    assert monster(state, P) == ["M(4,20000)", number]


def test_q036_the_monster_uncovered_by_a_burst_discard_has_no_second_enter() -> None:
    burst = "M(3,20000,burst=2)"
    state = position(p={"monster": "ESD01-005", "hand": [burst]}, o={"hand": 6}, abilities=True)
    do(state, f"monster {burst}")
    pass_turn(state)
    assert (monster(state, P), len(discard(state, O))) == (["ESD01-005"], 0)


def test_q037_a_card_put_under_a_burst_card_is_never_uncovered_as_the_monster() -> None:
    burst = "M(3,20000,burst=2)"
    state = position(
        p={"monster": "M(2,10000)", "hand": [burst, "EPR-017"], "discard": ["EPR-018"]},
        o={"zone": 5},
        abilities=True,
    )
    do(state, f"monster {burst}", "battle EPR-017 z3")
    assert (monster(state, P)[-1], discard(state, P)) == (burst, [])
    pass_turn(state)
    assert monster(state, P) == ["EPR-018", "M(2,10000)"]


@pytest.mark.parametrize("number", ["EBP02-003", "EBP02-008"])
def test_q037_qa039_qc051_burst_may_lower_the_rank_for_a_while(number: str) -> None:
    above = {"EBP02-003": "M(3,20000)", "EBP02-008": "M(4,20000)"}[number]
    state = position(p={"monster": above, "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    assert monster(state, P) == [above, number]
    pass_turn(state)
    assert (monster(state, P), discard(state, P)[:1]) == ([above], [number])


def test_q039_only_its_own_discard_by_burst_brings_the_card_back() -> None:
    state = position(p={"monster": "M(3,15000)", "hand": ["EBP02-009"]}, abilities=True)
    do(state, "monster EBP02-009")
    pass_turn(state)
    assert "EBP02-009" in hand(state, P)
    state = position(
        p={"monster": "M(1,5000)", "hand": ["ESD01-005"]},
        o={"hand": ["EBP02-009", *[FILLER] * 4]},
        abilities=True,
    )
    do(state, "monster ESD01-005", "pick EBP02-009")
    assert (discard(state, O), len(hand(state, O))) == (["EBP02-009"], 4)


def test_q107_qb025_qc066_a_burst_card_has_its_enter_and_leaves_in_the_end_phase() -> None:
    state = position(
        p={"monster": "M(1,5000)", "hand": ["ESD01-005"]},
        o={"hand": ["B(1,0)", *[FILLER] * 5]},
        abilities=True,
    )
    do(state, "monster ESD01-005")
    do(state, "pick B(1,0)", f"pick {FILLER}")
    assert len(hand(state, O)) == 4
    pass_turn(state)
    assert monster(state, P) == ["M(1,5000)"]


def test_q040_a_monster_played_by_its_own_text_is_the_play_of_the_turn() -> None:
    state = position(
        p={
            "monster": "M(2,10000,traits=Biollante)",
            "hand": ["EBP04-012", "M(3,1000,traits=Biollante)"],
            "monster_deck": ["M(3,9000,traits=Biollante)", "M(4,20000)"],
        },
        abilities=True,
    )
    do(state, "monster EBP04-012")
    settle(state)
    assert monster(state, P)[-1] == "EBP04-012"
    assert not any(each.startswith("monster") for each in legal(state))


@pytest.mark.parametrize("colors", [["EBP02-078"], ["EBP02-078", "EBP01-019", "EBP01-052"]])
def test_q045_white_counts_as_a_color(colors: list[str]) -> None:
    own = dict(enumerate(colors, 2))
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0)", 3: "B(1,0)"}},
        o={"monster": "EBP04-031", "zones": own},
        abilities=True,
    )
    assert counters_tried(state.events) == [(0, 3000 * len(colors))]


# ---- destroying ------------------------------------------------------------------------------------------


def test_q048_a_card_that_survived_is_not_destroyed_when_its_protection_ends() -> None:
    state = position(
        p={"zone": 6, "hand": [SWEEP, "S(1):thin"]},
        o={
            "zone": 4,
            "zones": {2: "EBP01-052", 3: "B(1,0)"},
            "discard": ["M(1,5000)"] * 5,
            "deck": 0,
            "hand": 1,
        },
        cards={
            "S(1):thin": card(
                "S(1):thin",
                {
                    "kind": "trigger",
                    "on": {"ev": "activate"},
                    "do": [{"act": "retreat", "of": "opp", "n": 1}],
                },
            )
        },
        abilities=True,
    )
    do(state, f"strategy {SWEEP}")
    assert zones(state, O) == {2: "EBP01-052"}
    do(state, "strategy S(1):thin")
    assert zones(state, O) == {2: "EBP01-052"}, "its monster has left zone 4, where it was protected"


def test_q049_protection_is_looked_at_when_the_destruction_happens() -> None:
    state = position(
        p={"monster": "EBP01-010", "hand": ["M(1,1000)"]}, o={"zones": {5: "EBP03-053"}}, abilities=True
    )
    do(state, "rage M(1,1000)")
    assert discard(state, O) == ["EBP03-053"]


@pytest.mark.parametrize("first", ["EBP03-059", "EBP03-060"])
def test_q050_cards_of_one_effect_leave_together_and_their_revenges_wait(first: str) -> None:
    state = position(
        p={"zone": 6, "rage": 1, "hand": [SWEEP]},
        o={"zones": {2: "EBP03-059", 3: "EBP03-060"}},
        abilities=True,
    )
    do(state, f"strategy {SWEEP}")
    assert zones(state, O) == {}
    assert legal(state) == {"resolve EBP03-059", "resolve EBP03-060"}
    do(state, f"resolve {first}")
    assert state.players[P].rage == 0


def test_q051_of_two_cards_in_the_outermost_column_the_player_of_the_effect_chooses() -> None:
    state = position(
        p={"zone": 5, "hand": ["EBP03-078"]},
        o={"zone": 3, "zones": {5: "B(1,0):home", 6: "B(1,0):front", 1: "B(1,0):right"}},
        abilities=True,
    )
    do(state, "strategy EBP03-078")
    assert state.ask is not None
    assert state.ask.player == P
    assert {"pick B(1,0):home", "pick B(1,0):front"} <= legal(state)
    do(state, "pick B(1,0):front")
    assert zones(state, O) == {5: "B(1,0):home"}


def test_q052_one_by_one_from_the_lowest_zone_skips_a_protected_card() -> None:
    state = position(
        p={
            "monster": "M(4,20000,traits=Kaizer Ghidorah)",
            "hand": ["EBP04-035"],
            "discard": ["EBP01-019", "EBP01-047", "EBP03-060", "EBP02-078"],
        },
        o={
            "zone": 4,
            "zones": {1: "EBP03-060", 2: "EBP01-052", 3: "B(1,0)", 6: ["B(1,0)", "B(1,0)"]},
            "discard": ["M(1,5000)"] * 5,
        },
        abilities=True,
    )
    do(state, "monster EBP04-035")
    assert zones(state, O) == {2: "EBP01-052"}


@pytest.mark.parametrize("number", ["ESD01-011", "ESD01-012"])
def test_q053_under_the_deck_instead_of_destroyed_by_overload_and_crush(number: str) -> None:
    state = position(p={"zones": {3: number, 2: number}, "hand": ["B(1,0)", ONE]}, abilities=True)
    do(state, "battle B(1,0) z3", f"invade {ONE}")
    assert deck(state, P)[-2:] == [number, number]
    assert (discard(state, P), state.players[P].destroyed) == ([ONE], 0)


def test_q054_an_overload_by_an_effect_gives_no_revenge() -> None:
    state = after_phase(
        "counter",
        p={
            "zone": 6,
            "hand": ["B(8,0,traits=Godzilla)"],
            "strategies": ["EBP03-080"],
            "zones": {2: "EBP03-060"},
        },
        o={"rage": 1},
        abilities=True,
    )
    do(state, "pick B(8,0,traits=Godzilla)", "zone z2")
    assert (zones(state, P), discard(state, P)) == ({2: "B(8,0,traits=Godzilla)"}, ["EBP03-060"])
    assert state.players[O].rage == 1


def test_q055_a_card_destroyed_by_its_own_effect_has_its_revenge() -> None:
    guardian = "M(3,19000,traits=Sacred Guardian Beasts)"
    state = position(p={"hand": [ONE]}, o={"zones": {2: "EBP03-062"}, "discard": [guardian]}, abilities=True)
    do(state, f"invade {ONE}")
    assert (zones(state, O), legal(state)) == ({}, {f"pick {guardian}", "done"})
    do(state, f"pick {guardian}")
    assert hand(state, O) == [guardian]


def test_q058_qc043_a_discarded_card_is_played_by_its_owner_over_the_old_one() -> None:
    state = position(
        p={"hand": ["ESD01-005"]},
        o={"hand": ["EBP04-046", *[FILLER] * 4], "zones": {2: "B(1,0)"}},
        abilities=True,
    )
    do(state, "monster ESD01-005", "pick EBP04-046")
    assert state.ask is not None
    assert state.ask.player == O
    do(state, "yes", "zone z2")
    assert (zones(state, O), discard(state, O)) == ({2: "EBP04-046"}, ["B(1,0)"])


def test_q059_a_card_moved_by_its_own_effect_overloads_the_one_it_meets() -> None:
    state = position(
        p={"zone": 6, "hand": [SWEEP]},
        o={"zone": 8, "zones": {2: "EBP01-044", 6: "EBP04-039", 7: "EBP02-078"}},
        abilities=True,
    )
    do(state, f"strategy {SWEEP}", "zone z7")
    assert zones(state, O) == {7: "EBP04-039"}


@pytest.mark.parametrize(("zone", "at", "others"), [(1, 2, set()), (7, 8, {4, 6})])
def test_q060_beside_the_monster_it_moves_on_unless_there_is_no_other_place(
    zone: int, at: int, others: set[int]
) -> None:
    state = position(
        p={"hand": ["ESD01-016"]},
        o={"zone": zone, "zones": {at: "EBP04-039", 5: "EBP01-044"}},
        abilities=True,
    )
    do(state, "strategy ESD01-016")
    settle(state)
    assert len(zones(state, O)) == 1
    assert set(zones(state, O)) <= (others or {at})


def test_q061_both_cards_of_a_swept_column_are_destroyed() -> None:
    state = position(
        p={"hand": ["ESD01-016"]}, o={"zone": 2, "zones": {5: "EBP01-044", 6: "EBP04-039"}}, abilities=True
    )
    do(state, "strategy ESD01-016")
    assert zones(state, O) == {}


def test_q063_an_exchange_of_fewer_than_two_cards_is_nothing() -> None:
    state = position(p={"hand": ["EBP02-069"]}, o={"zones": {2: "B(1,0)"}}, abilities=True)
    do(state, "strategy EBP02-069")
    assert state.ask is not None
    assert (state.ask.kind, zones(state, O)) == (Ask.MAIN, {2: "B(1,0)"})


def test_q064_a_move_without_another_card_or_an_empty_zone_is_nothing() -> None:
    state = position(p={"hand": ["EBP02-010"]}, o={"zone": 2}, abilities=True)
    do(state, "battle EBP02-010 z2")
    assert zones(state, P) == {2: "EBP02-010"}
    full = dict.fromkeys(range(2, 9), "B(1,0)")
    state = position(p={"hand": ["EBP02-010"], "zones": full}, o={"zone": 2}, abilities=True)
    do(state, "battle EBP02-010 z2")
    settle(state)
    assert zones(state, P) == {**full, 2: "EBP02-010"}


def test_q065_the_rescue_saves_the_covered_cards_and_not_the_card_itself() -> None:
    state = position(
        p={"zone": 6, "hand": [SWEEP]}, o={"zones": {2: ["B(1,0)", "B(1,1000)", "EBP03-052"]}}, abilities=True
    )
    do(state, f"strategy {SWEEP}")
    assert (sorted(hand(state, O)), discard(state, O)) == (["B(1,0)", "B(1,1000)"], ["EBP03-052"])


@pytest.mark.parametrize("number", ["EBP03-060", "EBP03-062"])
def test_qb004_a_card_moved_onto_a_revenge_card_gives_no_revenge(number: str) -> None:
    state = after_phase(
        "end", p={"zone": 8, "zones": {1: "EBP03-058", 2: number}}, o={"rage": 1}, abilities=True
    )
    assert zones(state, P) == {2: "EBP03-058"}
    assert state.players[O].rage == 1


@pytest.mark.parametrize(("at", "reached"), [(1, 2), (5, 4), (8, 7), (6, 7)])
def test_qb002_at_the_edge_of_its_row_a_card_moves_inwards(at: int, reached: int) -> None:
    zone = 8 if at < 6 else 1
    state = after_phase("end", p={"zone": zone, "zones": {at: "EBP03-058"}}, abilities=True)
    assert set(zones(state, P)) == {reached}


def test_qb006_two_cards_side_by_side_cannot_pass_each_other() -> None:
    state = after_phase("end", p={"zone": 8, "zones": {4: "EBP03-058", 5: "EBP03-058"}}, abilities=True)
    do(state, "resolve EBP03-058")
    settle(state)
    assert zones(state, P) != {4: "EBP03-058", 5: "EBP03-058"}


@pytest.mark.parametrize("chosen", ["S(1):a", "S(1):b"])
def test_qb016_only_strategy_cards_in_strategy_zones_can_be_destroyed(chosen: str) -> None:
    state = position(
        p={"monster": "M(4,20000)", "hand": ["EBP04-025"]},
        o={"strategies": ["S(1):a", "S(1):b"], "zones": {2: ["S(1):under", "B(1,0)"]}},
        abilities=True,
    )
    do(state, "monster EBP04-025")
    assert legal(state) == {"pick S(1):a", "pick S(1):b"}
    do(state, f"pick {chosen}")
    assert len(strategies(state, O)) == 1


def test_qc048_a_protected_strategy_card_may_be_chosen() -> None:
    state = position(
        p={"monster": "M(4,20000)", "hand": ["EBP04-025"]},
        o={"strategies": ["S(1):a", "S(1):b"], "zones": {2: "EBP04-048"}},
        abilities=True,
    )
    do(state, "monster EBP04-025", "pick S(1):a")
    assert strategies(state, O) == ["S(1):a", "S(1):b"]


def test_qc056_overload_and_crush_count_as_destroyed_on_the_enemy_turn_too() -> None:
    watching = {"monster": "EBP04-002", "zone": 5, "strategies": ["S(1)"]}
    state = position(
        p={"zone": 2, "zones": {1: "B(1,0)"}, "hand": ["B(1,0):new", *[FILLER] * 3]},
        o=watching,
        abilities=True,
    )
    do(state, "battle B(1,0):new z1", f"pick {FILLER}")
    assert len(hand(state, P)) == 2


# ---- stacks, tokens, bases -------------------------------------------------------------------------------


def test_q067_covered_cards_are_not_counted() -> None:
    state = position(
        p={"monster": "M(3,15000)", "zones": {2: ["B(1,0)"] * 4}, "hand": ["EBP01-013"]},
        o={"rage": 1},
        abilities=True,
    )
    do(state, "monster EBP01-013")
    assert state.players[O].rage == 1


@pytest.mark.parametrize(("under", "power"), [(2, 5000), (3, 10000), (5, 15000)])
def test_q068_the_monster_itself_is_not_under_it(under: int, power: int) -> None:
    state = after_phase(
        "counter",
        p={"monster": ["M(1,5000)"] * under + ["M(4,20000)"], "zone": 6, "zones": {2: "EBP02-065"}},
        abilities=True,
    )
    assert counters_tried(state.events)[0][0] == power


def test_q070_a_stack_counts_once() -> None:
    held = {zone: ["B(1,0)", "B(1,0)"] for zone in (1, 5, 8)}
    state = after_phase("counter", o={"zone": 2, "zones": held, "strategies": ["EBP03-076"]}, abilities=True)
    assert counters_tried(state.events) == [(0, 5000 + 15000)]


@pytest.mark.parametrize(("zone", "beside"), [(8, {3, 7}), (1, {2}), (7, {4, 6, 8})])
def test_q071_q072_q073_adjacent_zones_lie_on_the_own_board(zone: int, beside: set[int]) -> None:
    for at in range(1, 9):
        if at != zone:
            state = after_phase(
                "counter",
                p={"zone": zone, "zones": {at: "EBP03-060"}, "strategies": ["EBP04-082"]},
                o={"monster": "M(1,90000)"},
                abilities=True,
            )
            assert counters_tried(state.events) == [(8000 if at in beside else 5000, 90000)]


def test_q076_tokens_are_counted_and_a_vanished_one_can_come_again() -> None:
    crystals = {2: "EBP02-T03", 3: "EBP02-T03", 8: "EBP02-T03"}
    state = after_phase(
        "counter",
        p={"monster": "EBP04-026", "zone": 6, "zones": crystals},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert counters_tried(state.events) == [(10000, 90000)]
    state = position(p={"monster": "EBP04-026", "zones": {2: "EBP02-T03"}, "hand": [ONE]}, abilities=True)
    do(state, f"invade {ONE}", "zone z5", "zone z6", "zone z7")
    assert set(zones(state, P)) == {5, 6, 7}


def test_q078_qc035_two_bases_stay_in_the_start_phase_and_leave_no_place() -> None:
    state = after_phase("start", p={"zone": 6, "strategies": BASES, "hand": ["S(1)"]}, abilities=True)
    assert strategies(state, P) == BASES
    assert "strategy S(1)" not in legal(state)


@pytest.mark.parametrize("player", [P, O])
def test_q078_qc035_an_invasion_into_zone_6_destroys_every_base(player: int) -> None:
    sides = [{"zone": 5, "hand": [ONE]}, {}]
    sides[player]["strategies"] = BASES
    state = position(p=sides[P], o=sides[O], abilities=True)
    do(state, f"invade {ONE}")
    assert (strategies(state, player), discard(state, player)[-2:]) == ([], BASES)


def test_q078_qc035_the_walk_of_the_end_phase_leaves_bases_alone() -> None:
    state = after_phase("end", p={"zone": 5, "strategies": BASES}, abilities=True)
    assert (state.players[P].zone, strategies(state, P)) == (6, BASES)


def test_q079_a_second_enter_leaves_three_strategy_zones() -> None:
    state = position(
        p={"monster": ["EBP03-013", "M(4,20000)"], "hand": ["EBP03-013", *["S(1)"] * 4]}, abilities=True
    )
    do(state, "monster EBP03-013")
    do(state, "strategy S(1)", "strategy S(1)", "strategy S(1)")
    assert "strategy S(1)" not in legal(state)


def test_q080_rage_that_became_0_may_rise_again() -> None:
    state = position(
        p={"zone": 7, "hand": ["EBP03-079"]}, o={"rage": 3, "hand": ["M(1,1000)"]}, abilities=True
    )
    do(state, "strategy EBP03-079")
    assert state.players[O].rage == 0
    pass_turn(state)
    do(state, "rage M(1,1000)")
    assert state.players[O].rage == 1


def test_qb031_crystals_raise_the_threat_of_the_monster_and_no_counter_power() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "EBP02-T03", 3: "B(1,1000,traits=SpaceGodzilla)"}},
        o={"monster": "M(1,5000,traits=SpaceGodzilla)", "zones": {2: "EBP02-T03", 3: "EBP02-T03"}},
        abilities=True,
    )
    assert counters_tried(state.events) == [(1000, 7000)]
