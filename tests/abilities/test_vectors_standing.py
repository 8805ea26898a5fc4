"""Battle cards that move, are protected, are destroyed or rescued, one vector a test."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Cause, Kind
from tests.helpers.board import (
    O,
    P,
    after_phase,
    discard,
    do,
    hand,
    legal,
    position,
    stacks,
    strategies,
    zones,
)

KING_CAESAR, ZILLA, DODGER, BLUE = "EBP02-010", "EBP03-058", "EBP04-039", "EBP01-045"
ONE = "B(9,0,step=1)"


def asks_for_an_action(state: GameState) -> bool:
    return state.ask is not None and (state.ask.kind, state.ask.player) == (Ask.MAIN, P)


# ---- moves -----------------------------------------------------------------------------------------------


def test_e132_without_an_empty_zone_nothing_moves() -> None:
    full = {zone: f"B({zone},0)" for zone in range(2, 9)}
    state = position(p={"zones": full, "hand": [KING_CAESAR]}, o={"zone": 2}, abilities=True)
    do(state, f"battle {KING_CAESAR} z5")
    assert asks_for_an_action(state)
    assert zones(state, P) == {**full, 5: KING_CAESAR}


def test_e132_without_another_battle_card_nothing_moves() -> None:
    state = position(p={"hand": [KING_CAESAR]}, o={"zone": 2}, abilities=True)
    do(state, f"battle {KING_CAESAR} z5")
    assert asks_for_an_action(state)
    assert zones(state, P) == {5: KING_CAESAR}


@pytest.mark.parametrize(
    ("play", "number"),
    [(f"battle {KING_CAESAR} z2", KING_CAESAR), ("strategy EBP02-019", "EBP02-019")],
    ids=["battle card", "strategy card"],
)
def test_e133_the_whole_stack_moves(play: str, number: str) -> None:
    pile = ["B(1,0)", "S(1)", "B(1,1000)"]
    state = position(p={"zone": 4, "hand": [number], "zones": {5: pile}}, o={"zone": 2}, abilities=True)
    do(state, play, "zone z7")
    moved = stacks(state, P)
    assert moved.pop(7) == pile
    assert moved == ({2: [KING_CAESAR]} if number == KING_CAESAR else {})


def dodging(o: dict[str, Any], named: int) -> GameState:
    """P destroys the card in a named zone of O, who has the card that moves when a non-red one dies."""
    state = position(p={"zone": 4, "rage": 2, "hand": ["EBP02-018"]}, o=o, abilities=True)
    do(state, "strategy EBP02-018", f"zone z{named}")
    return state


def test_e157_a_move_into_an_occupied_zone_overloads_it() -> None:
    state = dodging({"zone": 4, "zones": {1: DODGER, 2: BLUE, 3: "EBP03-060"}}, named=2)
    assert state.ask is not None
    assert (state.ask.player, legal(state)) == (O, {"zone z3", "zone z5", "zone z7"})
    events = do(state, "zone z3")
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.OVERLOAD]
    assert (zones(state, O), discard(state, O)) == ({3: DODGER}, [BLUE, "EBP03-060"])
    assert state.players[P].rage == 2, "an overloaded card has no Revenge"


def test_e158_it_must_move_to_another_zone_next_to_its_monster() -> None:
    state = dodging({"zone": 4, "zones": {2: BLUE, 5: DODGER}}, named=2)
    assert legal(state) == {"zone z3", "zone z7"}
    do(state, "zone z7")
    assert zones(state, O) == {7: DODGER}


def test_e158_where_there_is_no_other_zone_it_stays() -> None:
    state = dodging({"zone": 1, "zones": {2: DODGER, 3: BLUE}}, named=3)
    assert asks_for_an_action(state)
    assert zones(state, O) == {2: DODGER}


def test_e159_it_cannot_move_out_of_a_destruction_of_both() -> None:
    """Zone 3 faces the enemy zones 3 and 8."""
    for mine, other in ((3, 8), (8, 3)):
        state = position(
            p={"zone": 3, "hand": ["ESD01-016"]},
            o={"zone": 4, "zones": {mine: DODGER, other: BLUE, 2: "B(1,0)"}},
            abilities=True,
        )
        do(state, "strategy ESD01-016")
        assert asks_for_an_action(state)
        assert (zones(state, O), sorted(discard(state, O))) == ({2: "B(1,0)"}, [BLUE, DODGER])


@pytest.mark.parametrize(("monster_zone", "before", "after"), [(5, 1, 2), (1, 5, 4), (1, 8, 7)])
def test_e181_zilla_moves_to_the_one_side_there_is_and_overloads(
    monster_zone: int, before: int, after: int
) -> None:
    state = after_phase(
        "end",
        p={"zone": monster_zone, "zones": {before: ZILLA, after: "EBP03-060"}},
        o={"rage": 1},
        abilities=True,
    )
    assert (zones(state, P), discard(state, P)) == ({after: ZILLA}, ["EBP03-060"])
    assert state.players[O].rage == 1, "its Revenge does not trigger"


# ---- protection ------------------------------------------------------------------------------------------

MEGAGUIRUS = {"zone": 4, "discard": ["M(1,1000)"] * 5, "zones": {2: "EBP01-052", 7: "B(1,0)"}}
KING = {"rage": 3, "zones": {2: "EBP01-075", 7: "B(1,0)"}}
ISLAND = {"strategies": ["EBP01-080"], "zones": {2: "B(5,0)", 7: "B(1,0)"}}
SUPER = {"zones": {2: "EBP03-053", 7: "B(1,0)"}}


@pytest.mark.parametrize("side", [MEGAGUIRUS, KING, ISLAND, SUPER], ids=["052", "075", "080", "053"])
def test_e153_a_protected_card_may_be_chosen_in_vain(side: dict[str, Any]) -> None:
    """The strategy card destroys one enemy battle card after an invasion."""
    state = position(p={"zone": 3, "invaded": 1, "hand": ["EBP01-076"]}, o=side, abilities=True)
    do(state, "strategy EBP01-076")
    protected = side["zones"][2]
    assert legal(state) == {f"pick {protected}", "pick B(1,0)"}
    do(state, f"pick {protected}")
    assert zones(state, O) == side["zones"]


@pytest.mark.parametrize(
    ("side", "ender", "facts"),
    [
        (MEGAGUIRUS, "EBP02-023", {"monster": "M(4,20000)", "discard": ["M(1,1000)"] * 5}),
        (KING, "EBP01-013", {"monster": "M(3,20000)", "zones": dict.fromkeys((1, 2, 3, 4), "B(1,0)")}),
        (ISLAND, "EBP04-025", {"monster": "M(4,20000)"}),
    ],
    ids=["the monster moves back", "the rage falls", "the strategy card is destroyed"],
)
def test_e154_what_survived_stays_when_its_protection_ends(
    side: dict[str, Any], ender: str, facts: dict[str, Any]
) -> None:
    """One card destroys all in zones 1 to 5, one ends the protection, one then destroys a single card."""
    state = position(
        p={"zone": 6, "invaded": 1, "hand": ["EBP01-065", ender, "EBP01-076"], **facts},
        o={**side, "zones": {**side["zones"], 3: "B(6,0)"}},
        abilities=True,
    )
    protected = side["zones"][2]
    do(state, "strategy EBP01-065")
    assert zones(state, O) == {2: protected, 7: "B(1,0)"}
    do(state, f"monster {ender}")
    assert zones(state, O) == {2: protected, 7: "B(1,0)"}
    do(state, "strategy EBP01-076", f"pick {protected}")
    assert zones(state, O) == {7: "B(1,0)"}


# ---- destroyed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["EBP02-T01", "EBP02-T02", "EBP02-T03", "EBP02-T04"])
def test_e134_a_destroyed_token_counts_and_lies_in_no_pile(token: str) -> None:
    state = position(p={"zone": 4, "rage": 2, "hand": ["EBP02-018"]}, o={"zones": {2: token}}, abilities=True)
    events = do(state, "strategy EBP02-018", "zone z2")
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.EFFECT]
    assert state.players[O].destroyed == 1
    assert (zones(state, O), discard(state, O), hand(state, O)) == ({}, [], [])


PARTS = ["EBP03-046", "EBP03-043", "EBP03-052"]


def test_e156_a_crush_after_a_counter_rescues_nothing() -> None:
    state = after_phase(
        "counter", p={"zones": {2: "B(9,90000)"}}, o={"zone": 7, "zones": {4: PARTS}}, abilities=True
    )
    assert (state.players[O].zone, zones(state, O), hand(state, O)) == (4, {}, [])
    assert sorted(discard(state, O)) == sorted(PARTS)


def test_e156_a_crush_after_an_enemy_effect_rescues_nothing() -> None:
    state = position(p={"zone": 4, "hand": ["EBP01-077"]}, o={"zone": 7, "zones": {4: PARTS}}, abilities=True)
    do(state, "strategy EBP01-077")
    assert (state.players[O].zone, zones(state, O), hand(state, O)) == (4, {}, [])


def test_e156_a_destruction_by_an_enemy_effect_rescues_what_lies_under_it() -> None:
    state = position(p={"zone": 4, "rage": 2, "hand": ["EBP02-018"]}, o={"zones": {2: PARTS}}, abilities=True)
    do(state, "strategy EBP02-018", "zone z2")
    assert (sorted(hand(state, O)), discard(state, O)) == (sorted(PARTS[:2]), PARTS[2:])


def test_e165_a_card_that_destroys_itself_has_its_revenge() -> None:
    state = position(
        p={"hand": [ONE]},
        o={"zones": {2: "EBP03-062"}, "discard": ["EBP03-026", "M(3,15000)"]},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert state.ask is not None
    assert (state.ask.player, legal(state)) == (O, {"pick EBP03-026", "done"})
    do(state, "pick EBP03-026")
    assert (hand(state, O), discard(state, O)) == (["EBP03-026"], ["M(3,15000)", "EBP03-062"])


@pytest.mark.parametrize("named", [1, 2, 3, 4])
def test_e168_a_zone_up_to_the_monsters_own_is_named_empty_or_not(named: int) -> None:
    state = position(
        p={"zone": 4, "rage": 2, "hand": ["EBP02-018"]},
        o={"zone": 8, "zones": {2: "B(1,0)"}},
        abilities=True,
    )
    do(state, "strategy EBP02-018")
    assert legal(state) == {"zone z1", "zone z2", "zone z3", "zone z4"}
    do(state, f"zone z{named}")
    assert zones(state, O) == ({} if named == 2 else {2: "B(1,0)"})
    assert strategies(state, P) == ["EBP02-018"]
