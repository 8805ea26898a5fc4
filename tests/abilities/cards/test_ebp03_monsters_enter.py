"""Set EBP03: what monsters do when they enter, with the condition met and not, the offer taken and not."""

from collections.abc import Sequence
from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    asked,
    deck,
    discard,
    do,
    hand,
    legal,
    monster,
    position,
    stacks,
    strategies,
    zones,
)

Side = dict[str, Any]

BLUE = "B(1,0,color=blue)"
LARVA = "B(3,0,traits=Mothra,evolution=5 Mothra)"


def entered(
    number: str, trait: str, rank: int, *, o: Side | None = None, held: Sequence[str] = (), **own: Any
) -> GameState:
    """The monster has been played on one of its rank that shares a trait, with ``held`` left in hand."""
    p = {"monster": f"M({rank},30000,traits={trait})", "hand": [number, *held], **own}
    state = position(p=p, o=o, abilities=True)
    do(state, f"monster {number}")
    assert state.players[P].rage >= 1, "the monster play itself gives 1 rage"
    return state


# ---- destroying and looking at the deck --------------------------------------------------------------------


@pytest.mark.parametrize(("own", "left"), [(BLUE, {3: "B(6,0)"}), ("B(1,0)", {2: "B(5,0)", 3: "B(6,0)"})])
def test_ebp03_008_with_a_blue_battle_card_destroys_one_of_rank_5_or_less(
    own: str, left: dict[int, str]
) -> None:
    state = entered("EBP03-008", "Weapon", 3, zones={2: own}, o={"zones": {2: "B(5,0)", 3: "B(6,0)"}})
    assert zones(state, O) == left


@pytest.mark.parametrize(
    ("zone", "left"),
    [(5, {6: "B(7,0)", 7: "B(2,0)", 8: "B(1,0)"}), (6, {4: "B(1,0)", 6: "B(7,0)", 8: "B(1,0)"})],
)
def test_ebp03_009_destroys_round_a_zone_of_its_column(zone: int, left: dict[int, str]) -> None:
    """It stands in zone 1, which faces zones 5 and 6; rank 7 is too high."""
    field = {4: "B(1,0)", 5: "B(6,0)", 6: "B(7,0)", 7: "B(2,0)", 8: "B(1,0)"}
    state = entered("EBP03-009", "Weapon", 4, o={"zones": field})
    assert legal(state) == {"zone z5", "zone z6"}
    do(state, f"zone z{zone}")
    assert zones(state, O) == left


@pytest.mark.parametrize(
    ("thrown", "rage"), [(["B(1,0)", "S(1)"], 2), (["S(1)", "S(1)"], 1), (["B(1,0)", "B(1,0)"], 2)]
)
def test_ebp03_010_the_enemy_discards_down_to_4_and_a_battle_card_enrages_it_once(
    thrown: list[str], rage: int
) -> None:
    state = entered(
        "EBP03-010",
        "Weapon",
        3,
        zones={2: "B(1,0)", 3: "B(1,0)"},
        o={"hand": ["B(1,0)", "B(1,0)", *["S(1)"] * 4]},
    )
    assert asked(state) == (Ask.PICK, O)
    do(state, *(f"pick {each}" for each in thrown))
    assert (sorted(discard(state, O)), len(hand(state, O))) == (sorted(thrown), 4)
    assert state.players[P].rage == rage


def test_ebp03_010_with_one_battle_card_the_enemy_keeps_its_hand() -> None:
    state = entered("EBP03-010", "Weapon", 3, zones={2: "B(1,0)"}, o={"hand": ["B(1,0)"] * 6})
    assert (asked(state), len(hand(state, O)), state.players[P].rage) == ((Ask.MAIN, P), 6, 1)


def test_ebp03_011_takes_a_red_and_a_blue_battle_card_of_as_many_as_the_enemy_rank() -> None:
    state = entered(
        "EBP03-011", "Weapon", 4, deck=["B(1,0)", BLUE, "B(2,0)", "B(3,0)"], o={"monster": "M(3,30000)"}
    )
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)"}, "a red one must be taken"
    do(state, "pick B(2,0)")
    assert (sorted(hand(state, P)), discard(state, P)) == (sorted([BLUE, "B(2,0)"]), ["B(1,0)"])
    assert deck(state, P) == ["B(3,0)"]


def test_ebp03_011_discards_what_is_neither() -> None:
    top = ["S(1)", "B(1,0,color=green)"]
    state = entered("EBP03-011", "Weapon", 4, deck=[*top, "B(3,0)"], o={"monster": "M(2,30000)"})
    assert (hand(state, P), sorted(discard(state, P)), deck(state, P)) == ([], sorted(top), ["B(3,0)"])


# ---- strategy cards ----------------------------------------------------------------------------------------

PETIT, ALL_WEAPON, INTERCEPTION = "EBP03-072", "EBP03-073", "EBP02-040"
"""Blue strategy cards of rank 1, 4 and 7; the first destroys in the column of the own monster."""


@pytest.mark.parametrize("takes", [True, False])
def test_ebp03_012_places_a_blue_strategy_card_of_any_zone_from_the_hand(takes: bool) -> None:
    state = entered(
        "EBP03-012",
        "Godzilla",
        2,
        held=[PETIT, ALL_WEAPON, INTERCEPTION, "S(1)"],
        strategies=["S(1)"],
        o={"zones": {5: "B(1,0)"}},
    )
    assert legal(state) == {f"pick {PETIT}", f"pick {ALL_WEAPON}", "done"}
    do(state, f"pick {PETIT}" if takes else "done")
    assert strategies(state, P) == (["S(1)", PETIT] if takes else ["S(1)"])
    assert zones(state, O) == ({} if takes else {5: "B(1,0)"}), "it is activated"


def test_ebp03_012_with_two_strategy_cards_in_play_offers_nothing() -> None:
    state = entered("EBP03-012", "Godzilla", 2, held=[PETIT], strategies=["S(1)", "S(1)"])
    assert (asked(state), hand(state, P)) == ((Ask.MAIN, P), [PETIT])


def test_ebp03_013_makes_room_for_a_third_strategy_card() -> None:
    full = {"hand": ["EBP03-013", "S(1)"], "strategies": ["S(1)", "S(1)"], "monster": "M(4,20000)"}
    state = position(p=full, abilities=True)
    assert "strategy S(1)" not in legal(state)
    do(state, "monster EBP03-013", "strategy S(1)")
    assert strategies(state, P) == ["S(1)"] * 3


@pytest.mark.parametrize("picked", ["S(1,base)", "S(2,base)"])
def test_ebp03_021_takes_back_a_base(picked: str) -> None:
    state = entered("EBP03-021", "Mothra", 3, discard=["S(1,base)", "S(2,base)", "S(1)"])
    assert legal(state) == {"pick S(1,base)", "pick S(2,base)"}, "one must be taken"
    do(state, f"pick {picked}")
    assert hand(state, P) == [picked]


def test_ebp03_021_takes_back_no_other_strategy_card() -> None:
    state = entered("EBP03-021", "Mothra", 3, discard=["S(1)"])
    assert (hand(state, P), discard(state, P)) == ([], ["S(1)"])


# ---- offers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_017_may_discard_a_battle_card_to_destroy_one_of_rank_6_or_less(answer: str) -> None:
    """The discard lowers the enemy rage as well."""
    state = entered(
        "EBP03-017",
        "Godzilla",
        4,
        held=["B(1,0)", "S(1)"],
        o={"rage": 2, "zones": {2: "B(6,0)", 3: "B(7,0)"}},
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert zones(state, O) == ({3: "B(7,0)"} if answer == "yes" else {2: "B(6,0)", 3: "B(7,0)"})
    assert discard(state, P) == (["B(1,0)"] if answer == "yes" else [])
    assert state.players[O].rage == (1 if answer == "yes" else 2)


def test_ebp03_017_without_a_battle_card_in_hand_offers_nothing() -> None:
    state = entered("EBP03-017", "Godzilla", 4, held=["S(1)"], o={"zones": {2: "B(6,0)"}})
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: "B(6,0)"})


@pytest.mark.parametrize("evolves", [True, False])
def test_ebp03_023_every_mothra_with_evolution_may_evolve(evolves: bool) -> None:
    plain, rodan = "B(3,0,traits=Mothra)", "B(3,0,traits=Rodan,evolution=5 Rodan)"
    finds = ["B(5,0,traits=Mothra)", "B(4,0,traits=Mothra)"]
    state = entered(
        "EBP03-023",
        "Mothra",
        4,
        zones={2: LARVA, 3: plain, 4: rodan, 5: f"{LARVA}:other"},
        deck=[*finds, "B(5,0,traits=Rodan)"],
    )
    if evolves:
        do(state, f"pick {finds[0]}", f"pick {finds[1]}")
    else:
        do(state, "done", "done")
    assert asked(state) == (Ask.MAIN, P)
    tops = finds if evolves else [LARVA, f"{LARVA}:other"]
    assert sorted(zones(state, P).values()) == sorted([plain, rodan, *tops])
    assert all(
        len(stack) == (2 if evolves else 1) for zone, stack in stacks(state, P).items() if zone in (2, 5)
    )


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_025_may_bury_a_monster_to_advance_the_enemy_monster_to_zone_5(answer: str) -> None:
    state = entered(
        "EBP03-025",
        "Mothra",
        2,
        discard=["M(1,1000)", "B(1,0)"],
        o={"zone": 3, "zones": {2: "B(1,0)", 4: "B(1,0)", 6: "B(1,0)"}},
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert state.players[O].zone == (5 if answer == "yes" else 3)
    assert sorted(zones(state, O)) == ([2, 6] if answer == "yes" else [2, 4, 6]), (
        "zone 4 is crushed on the way"
    )
    assert ("M(1,1000)" in monster(state, P)) is (answer == "yes")


def test_ebp03_025_does_not_move_a_monster_that_is_farther() -> None:
    state = entered("EBP03-025", "Mothra", 2, discard=["M(1,1000)"], o={"zone": 6})
    do(state, "yes")
    assert state.players[O].zone == 6


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_026_may_bury_two_monsters_to_lower_the_enemy_rage(answer: str) -> None:
    buried = ["M(1,1000)", "M(2,1000)"]
    state = entered("EBP03-026", "Mothra", 3, discard=[*buried, FILLER], o={"rage": 2})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert state.players[O].rage == (1 if answer == "yes" else 2)
    assert discard(state, P) == ([FILLER] if answer == "yes" else [*buried, FILLER])


@pytest.mark.parametrize(("number", "rank", "buried"), [("EBP03-025", 2, 0), ("EBP03-026", 3, 1)])
def test_without_enough_monsters_in_the_discard_pile_nothing_is_offered(
    number: str, rank: int, buried: int
) -> None:
    state = entered(number, "Mothra", rank, discard=[*["M(1,1000)"] * buried, FILLER], o={"rage": 2})
    assert (asked(state), state.players[O].rage) == ((Ask.MAIN, P), 2)
    assert (state.players[O].zone, len(monster(state, P))) == (1, 2)
