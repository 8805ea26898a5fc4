"""Set EBP03: battle cards that act when a phase begins or a monster invades, and when they are gone."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    counters_tried,
    discard,
    do,
    hand,
    legal,
    one_shot,
    position,
    settle,
    stacks,
    zones,
)

Side = dict[str, Any]

ONE = "B(9,0,step=1)"
DESTROY_ALL: Side = {
    "act": "destroy",
    "what": {"of": "opp", "in": "zones", "type": "battle", "pick": {"all": True}},
}


def counter_phase(p: Side, **o: Any) -> GameState:
    """P's counter phase against a monster that nobody counters."""
    return after_phase("counter", p, {"monster": "M(1,90000)", **o}, abilities=True)


# ---- the beginning of the own counter phase ----------------------------------------------------------------


@pytest.mark.parametrize(("answer", "total"), [("yes", 3000 + 3000), ("no", 3000)])
def test_ebp03_032_may_discard_the_hand_for_1000_counter_power_a_card(answer: str, total: int) -> None:
    state = counter_phase({"zones": {2: "EBP03-032"}, "hand": ["S(1)", "B(1,0)", "M(1,1000)"]})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert counters_tried(state.events) == [(total, 90000)]
    assert len(hand(state, P)) == (0 if answer == "yes" else 3)


def test_ebp03_032_away_from_its_monster_offers_nothing() -> None:
    state = counter_phase({"zones": {3: "EBP03-032"}, "hand": 3})
    assert (asked(state), len(hand(state, P))) == ((Ask.MAIN, P), 3)


@pytest.mark.parametrize(("rage", "left"), [(2, [2, 4, 8]), (1, [2, 3, 4, 7, 8])])
def test_ebp03_038_destroys_its_own_neighbours_at_2_enemy_rage(rage: int, left: list[int]) -> None:
    field = {2: "B(1,0)", 3: "B(1,0)", 4: "EBP03-038", 7: "B(8,0)", 8: "B(1,0)"}
    state = counter_phase({"zones": field}, rage=rage, zones={4: "B(1,0)"})
    assert sorted(zones(state, P)) == left
    assert zones(state, O) == {4: "B(1,0)"}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_040_may_move_to_an_empty_zone(answer: str) -> None:
    state = counter_phase({"zones": {2: "EBP03-040", 3: "B(1,0)"}})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    if answer == "yes":
        assert legal(state) == {f"zone z{zone}" for zone in range(4, 9)}
        do(state, "zone z6")
    assert zones(state, P) == {(6 if answer == "yes" else 2): "EBP03-040", 3: "B(1,0)"}


LAND, STAR = "EBP03-046", "EBP03-043"
MOGUERA = "B(7,0,traits=Moguera)"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_043_may_join_a_land_moguera_to_become_a_moguera(answer: str) -> None:
    state = counter_phase(
        {"zone": 4, "zones": {2: STAR, 3: LAND, 5: "B(1,0)"}, "deck": [MOGUERA, "B(7,0)", FILLER]}
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    if answer == "yes":
        assert legal(state) == {f"pick {MOGUERA}", "done"}
        do(state, f"pick {MOGUERA}")
    joined = {3: [STAR, LAND, MOGUERA]} if answer == "yes" else {2: [STAR], 3: [LAND]}
    assert stacks(state, P) == {**joined, 5: ["B(1,0)"]}


@pytest.mark.parametrize(("zone", "other"), [(3, LAND), (4, "B(5,0)")])
def test_ebp03_043_before_zone_4_or_without_a_land_moguera_offers_nothing(zone: int, other: str) -> None:
    state = counter_phase({"zone": zone, "zones": {2: STAR, 5: other}, "deck": [MOGUERA, FILLER]})
    assert (asked(state), stacks(state, P)) == ((Ask.MAIN, P), {2: [STAR], 5: [other]})


GARUDA, SUPER = "EBP03-047", "EBP03-053"


@pytest.mark.parametrize("paid", ["B(1,0,traits=Weapon)", "B(1,0,traits=Mech)", None])
def test_ebp03_047_may_discard_a_weapon_or_mech_to_become_super_mechagodzilla(paid: str | None) -> None:
    held = [*([paid] if paid else ["B(1,0,traits=Weapon)"]), "B(1,0,traits=Rodan)"]
    state = counter_phase({"zones": {2: GARUDA}, "hand": held, "deck": [SUPER, FILLER]}, zone=4)
    assert asked(state) == (Ask.MAY, P)
    do(state, "yes" if paid else "no")
    if paid:
        assert legal(state) == {f"pick {SUPER}", "done"}
        do(state, f"pick {SUPER}")
    assert stacks(state, P) == {2: [GARUDA, SUPER] if paid else [GARUDA]}
    assert discard(state, P) == ([paid] if paid else [])


@pytest.mark.parametrize(("enemy", "held"), [(3, "B(1,0,traits=Weapon)"), (4, "B(1,0)"), (4, "S(1)")])
def test_ebp03_047_in_another_column_or_without_such_a_card_offers_nothing(enemy: int, held: str) -> None:
    state = counter_phase({"zones": {2: GARUDA}, "hand": [held], "deck": [SUPER, FILLER]}, zone=enemy)
    assert (asked(state), stacks(state, P)) == ((Ask.MAIN, P), {2: [GARUDA]})


# ---- the end phase -----------------------------------------------------------------------------------------


def end_phase(own_zone: int, zone: int) -> GameState:
    return after_phase("end", {"zone": own_zone, "zones": {zone: "EBP03-058"}}, abilities=True)


def test_ebp03_058_moves_to_the_side_its_player_names() -> None:
    state = end_phase(8, 4)
    assert legal(state) == {"zone z3", "zone z5"}
    do(state, "zone z5")
    assert zones(state, P) == {5: "EBP03-058"}


@pytest.mark.parametrize(("zone", "after"), [(1, 2), (8, 7)])
def test_ebp03_058_at_the_end_of_its_row_moves_to_the_only_side(zone: int, after: int) -> None:
    assert zones(end_phase(5, zone), P) == {after: "EBP03-058"}


def test_ebp03_058_next_to_its_monster_after_the_move_is_destroyed() -> None:
    state = end_phase(8, 6)
    assert (zones(state, P), discard(state, P)) == ({}, ["EBP03-058"])


# ---- a monster invades -------------------------------------------------------------------------------------

GHOGO, LARVA = "EBP03-042", "B(3,0,traits=Mothra,evolution=5 Mothra)"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_042_may_go_under_a_mothra_which_then_evolves(answer: str) -> None:
    grown, rodan = "B(5,0,traits=Mothra)", "B(3,0,traits=Rodan,evolution=5 Rodan)"
    state = position(
        p={
            "hand": [ONE],
            "zones": {8: GHOGO, 4: LARVA, 5: "B(3,0,traits=Mothra)", 6: rodan},
            "deck": [grown, FILLER],
        },
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    if answer == "yes":
        do(state, f"pick {grown}")
    assert stacks(state, P).get(4) == ([GHOGO, LARVA, grown] if answer == "yes" else [LARVA])
    assert (8 in zones(state, P)) is (answer == "no")


@pytest.mark.parametrize(("at", "other"), [(7, LARVA), (8, "B(3,0,traits=Mothra)")])
def test_ebp03_042_outside_zone_8_or_without_such_a_mothra_offers_nothing(at: int, other: str) -> None:
    state = position(p={"hand": [ONE], "zones": {at: GHOGO, 4: other}}, abilities=True)
    do(state, f"invade {ONE}")
    assert asked(state) == (Ask.MAIN, P)


BARAGON = "EBP03-062"


@pytest.mark.parametrize("owner", [P, O])
def test_ebp03_062_is_destroyed_when_the_enemy_monster_invades(owner: int) -> None:
    sides: list[Side] = [{"hand": [ONE]}, {}]
    sides[owner]["zones"] = {4: BARAGON}
    state = position(*sides, abilities=True)
    do(state, f"invade {ONE}")
    assert zones(state, owner) == ({} if owner == O else {4: BARAGON}), "not by its own monster"


# ---- Revenge -----------------------------------------------------------------------------------------------

RETURNED = {"EBP03-059": "King Ghidorah", "EBP03-062": "Sacred Guardian Beasts"}


@pytest.mark.parametrize(("number", "trait"), RETURNED.items(), ids=RETURNED)
@pytest.mark.parametrize("takes", [True, False])
def test_destroyed_by_an_effect_it_takes_back_up_to_one_monster_of_its_trait(
    number: str, trait: str, takes: bool
) -> None:
    kin = f"M(2,1000,traits={trait})"
    shots = one_shot("sweep", DESTROY_ALL)
    state = position(
        p={"hand": list(shots)},
        o={"zones": {2: number}, "discard": [kin, "M(1,1000)", f"B(1,0,traits={trait})"]},
        cards=shots,
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert (asked(state), legal(state)) == ((Ask.PICK, O), {f"pick {kin}", "done"})
    do(state, f"pick {kin}" if takes else "done")
    assert hand(state, O) == ([kin] if takes else [])


@pytest.mark.parametrize(("number", "trait"), RETURNED.items(), ids=RETURNED)
@pytest.mark.parametrize("crushed", [True, False])
def test_crushed_it_has_its_revenge_and_overloaded_it_has_none(
    number: str, trait: str, crushed: bool
) -> None:
    kin = f"M(2,1000,traits={trait})"
    state = position(p={"hand": [ONE, "B(1,0)"], "zones": {2: number}, "discard": [kin]}, abilities=True)
    do(state, f"invade {ONE}" if crushed else "battle B(1,0) z2")
    assert (f"pick {kin}" in legal(state)) is crushed
    assert number in discard(state, P)


@pytest.mark.parametrize(("way", "rage"), [("invade", 1), ("overload", 2)])
def test_ebp03_060_lowers_the_enemy_rage_when_crushed_and_not_when_overloaded(way: str, rage: int) -> None:
    state = position(p={"hand": [ONE, "B(1,0)"], "zones": {2: "EBP03-060"}}, o={"rage": 2}, abilities=True)
    do(state, f"invade {ONE}" if way == "invade" else "battle B(1,0) z2")
    assert state.players[O].rage == rage


def test_ebp03_060_lowers_the_enemy_rage_when_an_effect_destroys_it() -> None:
    shots = one_shot("sweep", DESTROY_ALL)
    state = position(
        p={"hand": list(shots), "rage": 2}, o={"zones": {2: "EBP03-060"}}, cards=shots, abilities=True
    )
    do(state, "strategy S(1):sweep")
    assert state.players[P].rage == 1


# ---- cards of the discard pile -----------------------------------------------------------------------------


@pytest.mark.parametrize(("placed", "drawn"), [(1, 2), (2, 3), (0, 1)])
def test_ebp03_039_draws_for_each_own_strategy_card_that_leaves(placed: int, drawn: int) -> None:
    """The Start Phase draws one card and clears the strategy zones."""
    state = after_phase(
        "start", p={"zones": {2: "EBP03-039"}, "strategies": ["S(1)"] * placed}, abilities=True
    )
    settle(state)
    assert len(hand(state, P)) == drawn


def test_ebp03_039_draws_nothing_for_an_enemy_strategy_card() -> None:
    state = after_phase("start", p={"strategies": ["S(1)"]}, o={"zones": {2: "EBP03-039"}}, abilities=True)
    assert (discard(state, P), hand(state, O)) == (["S(1)"], [])


DRAGON = "EBP03-063"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_063_may_come_from_the_discard_pile_when_its_monster_is_played(answer: str) -> None:
    state = position(p={"zone": 4, "hand": ["M(1,9000)"], "discard": [DRAGON]}, abilities=True)
    do(state, "monster M(1,9000)")
    assert asked(state) == (Ask.MAY, P)
    do(state, *(("yes", "zone z6") if answer == "yes" else ("no",)))
    assert (zones(state, P), discard(state, P)) == (({6: DRAGON}, []) if answer == "yes" else ({}, [DRAGON]))


def test_ebp03_063_stays_while_its_monster_is_in_zone_3() -> None:
    state = position(p={"zone": 3, "hand": ["M(1,9000)"], "discard": [DRAGON]}, abilities=True)
    do(state, "monster M(1,9000)")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [DRAGON])


MONSTER_X = "EBP03-067"
TWO_COLORS = {3: "B(1,0)", 4: "B(1,0,color=blue)"}


@pytest.mark.parametrize("destroys", [True, False])
def test_ebp03_067_discarded_with_two_colours_in_play_is_played_and_may_destroy_the_lowest(
    destroys: bool,
) -> None:
    field = {2: "B(2,0)", 3: "B(3,0)"}
    state = position(p={"hand": [MONSTER_X], "zones": TWO_COLORS}, o={"zones": field}, abilities=True)
    do(state, f"invade {MONSTER_X}", "zone z5")
    assert zones(state, P) == {**TWO_COLORS, 5: MONSTER_X}
    assert legal(state) == {"pick B(2,0)", "done"}
    do(state, "pick B(2,0)" if destroys else "done")
    assert zones(state, O) == ({3: "B(3,0)"} if destroys else field)


@pytest.mark.parametrize("field", [{3: "B(1,0)", 4: "B(2,0)"}, {3: ["B(1,0,color=blue)", "B(1,0)"]}])
def test_ebp03_067_discarded_with_one_colour_in_play_stays_in_the_discard_pile(field: Side) -> None:
    state = position(p={"hand": [MONSTER_X], "zones": field}, o={"zones": {2: "B(2,0)"}}, abilities=True)
    do(state, f"invade {MONSTER_X}")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [MONSTER_X])
    assert zones(state, O) == {2: "B(2,0)"}
