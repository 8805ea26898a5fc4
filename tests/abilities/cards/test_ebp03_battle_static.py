"""Set EBP03: counter power of battle cards in a table, their protections and their rules for playing."""

from typing import Any

import pytest

from tests.helpers.board import (
    O,
    P,
    compared,
    deck,
    discard,
    do,
    hand,
    legal,
    one_shot,
    position,
    stacks,
    strategies,
    zones,
)

Side = dict[str, Any]

FAR: Side = {"monster": "M(1,90000)"}
"""An enemy monster in zone 1 that nobody counters."""

GREEN = "B(1,0,color=green)"
DESTROY_ALL: Side = {
    "act": "destroy",
    "what": {"of": "opp", "in": "zones", "type": "battle", "pick": {"all": True}},
}


def far(zone: int, **more: Any) -> Side:
    return {**FAR, "zone": zone, **more}


def beside(number: str, zone: int, **more: Any) -> Side:
    """The card in zone 2 and its monster in another zone."""
    return {"zone": zone, "zones": {2: number}, **more}


def mecha(zone: int, trait: str = "Mechagodzilla") -> Side:
    return {"zones": {2: "EBP03-030", zone: f"B(5,1000,traits={trait})"}}


# ---- counter power -----------------------------------------------------------------------------------------

POWER: dict[str, tuple[Side, Side, int]] = {
    "EBP03-030 a Mechagodzilla in zone 8": (mecha(8), FAR, 1000 + 3000),
    "EBP03-030 a Mechagodzilla in zone 7": (mecha(7), FAR, 1000),
    "EBP03-030 another Weapon in zone 8": (mecha(8, "Weapon"), FAR, 1000),
    "EBP03-037 its monster is in zone 8": (beside("EBP03-037", 8), FAR, 10000),
    "EBP03-037 its monster is in zone 7": (beside("EBP03-037", 7), FAR, 5000),
    "EBP03-039 five strategy cards in the discard pile": (
        beside("EBP03-039", 1, discard=["S(1)"] * 5),
        FAR,
        10000,
    ),
    "EBP03-039 four strategy cards and a battle card there": (
        beside("EBP03-039", 1, discard=[*["S(1)"] * 4, "B(1,0)"]),
        FAR,
        5000,
    ),
    "EBP03-045 next to its monster": (beside("EBP03-045", 3), FAR, 5000),
    "EBP03-045 away from its monster": (beside("EBP03-045", 4), FAR, 2000),
    "EBP03-051 two cards under it": ({"zones": {2: ["B(1,900)", "B(2,900)", "EBP03-051"]}}, FAR, 16000),
    "EBP03-051 no card under it": ({"zones": {2: "EBP03-051"}}, FAR, 6000),
    "EBP03-053 facing the enemy monster, which has 2 rage": (
        {"zones": {2: "EBP03-053"}},
        far(4, rage=2),
        14000,
    ),
    "EBP03-053 facing an enemy monster without rage": ({"zones": {2: "EBP03-053"}}, far(7), 8000),
    "EBP03-053 in another column": ({"zones": {2: "EBP03-053"}}, far(2, rage=2), 8000),
    "EBP03-056 facing the enemy monster": ({"zones": {3: "EBP03-056"}}, far(8), 5000),
    "EBP03-056 in another column": ({"zones": {2: "EBP03-056"}}, far(8), 2000),
    "EBP03-057 no enemy strategy card": (beside("EBP03-057", 1, strategies=["S(1)"]), FAR, 5000),
    "EBP03-057 an enemy strategy card": ({"zones": {2: "EBP03-057"}}, {**FAR, "strategies": ["S(1)"]}, 2000),
    "EBP03-061 its monster is in zone 6": (beside("EBP03-061", 6), FAR, 6000),
    "EBP03-061 its monster is in zone 5": (beside("EBP03-061", 5), FAR, 3000),
    "EBP03-064 a card under it, its monster in zone 3": (
        {"zone": 3, "zones": {2: ["B(1,0)", "EBP03-064"]}},
        FAR,
        6000,
    ),
    "EBP03-064 a card under it, its monster in zone 4": (
        {"zone": 4, "zones": {2: ["B(1,0)", "EBP03-064"]}},
        FAR,
        6000 + 3000,
    ),
    "EBP03-064 two cards under it, its monster in zone 6": (
        {"zone": 6, "zones": {2: ["B(1,0)", "B(1,0)", "EBP03-064"]}},
        FAR,
        6000 + 3000 + 3000,
    ),
    "EBP03-064 no card under it, its monster in zone 6": (beside("EBP03-064", 6), FAR, 6000),
    "EBP03-065 five cards under its monster": (
        {"monster": ["M(1,5000)"] * 6, "zones": {2: "EBP03-065"}},
        FAR,
        10000,
    ),
    "EBP03-065 four cards under its monster": (
        {"monster": ["M(1,5000)"] * 5, "zones": {2: "EBP03-065"}},
        FAR,
        7000,
    ),
    "EBP03-067 red and green cards, two of them green": (
        {"zones": {2: "EBP03-067", 3: "B(1,0)", 4: GREEN, 5: GREEN}},
        FAR,
        6000,
    ),
    "EBP03-067 another white card": ({"zones": {2: "EBP03-067", 3: "B(1,0,color=white)"}}, FAR, 3000),
    "EBP03-067 alone, its own colour does not count": ({"zones": {2: "EBP03-067"}}, FAR, 0),
}


@pytest.mark.parametrize(("p", "o", "total"), POWER.values(), ids=POWER)
def test_a_battle_card_has_the_counter_power_its_text_says(p: Side, o: Side, total: int) -> None:
    assert compared(p, o)[0] == total


@pytest.mark.parametrize(("zone", "total"), [(4, 9000), (7, 9000), (2, 6000)])
def test_ebp03_040_is_stronger_in_the_column_of_the_enemy_monster(zone: int, total: int) -> None:
    """Every other zone is occupied, so that it stays where it is."""
    full = dict.fromkeys((3, 4, 5, 6, 7, 8), "B(1,0)")
    assert compared({"zones": {**full, 2: "EBP03-040"}}, far(zone))[0] == total


# ---- destruction prevented or replaced ---------------------------------------------------------------------


@pytest.mark.parametrize(("rage", "stays"), [(0, True), (1, False)])
def test_ebp03_053_enemy_effects_do_not_destroy_it_while_the_enemy_has_no_rage(
    rage: int, stays: bool
) -> None:
    shots = one_shot("sweep", DESTROY_ALL)
    state = position(
        p={"rage": rage, "hand": list(shots)},
        o={"zones": {2: "EBP03-053", 3: "B(1,0)"}},
        cards=shots,
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert zones(state, O) == ({2: "EBP03-053"} if stays else {})


def test_ebp03_041_goes_to_the_bottom_of_the_deck_instead_of_being_destroyed() -> None:
    shots = one_shot("sweep", DESTROY_ALL)
    state = position(
        p={"hand": list(shots)},
        o={"zones": {2: "EBP03-041"}, "deck": ["S(1)", "S(2)"]},
        cards=shots,
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert (zones(state, O), discard(state, O)) == ({}, [])
    assert deck(state, O) == ["S(1)", "S(2)", "EBP03-041"]


def test_ebp03_052_destroyed_by_an_enemy_effect_gives_the_cards_under_it_to_the_hand() -> None:
    shots = one_shot("sweep", DESTROY_ALL)
    state = position(
        p={"hand": list(shots)},
        o={"zones": {2: ["B(1,0)", "B(2,0)", "EBP03-052"]}},
        cards=shots,
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert (sorted(hand(state, O)), discard(state, O)) == (["B(1,0)", "B(2,0)"], ["EBP03-052"])


def test_ebp03_052_overloaded_by_an_own_card_gives_nothing_to_the_hand() -> None:
    state = position(p={"hand": ["B(1,0)"], "zones": {2: ["B(2,0)", "EBP03-052"]}}, abilities=True)
    do(state, "battle B(1,0) z2")
    assert (hand(state, P), sorted(discard(state, P))) == ([], ["B(2,0)", "EBP03-052"])


# ---- how they are played -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "trait", "offered"),
    [(5, "Little Godzilla", True), (4, "Little Godzilla", False), (5, "Godzilla", False)],
)
def test_ebp03_051_is_played_two_ranks_lower_on_top_of_a_little_godzilla(
    zone: int, trait: str, offered: bool
) -> None:
    little = f"B(3,0,traits={trait})"
    state = position(p={"hand": ["EBP03-051"], "zones": {2: little}}, o={"zone": zone}, abilities=True)
    assert ("ontop EBP03-051 z2" in legal(state)) is offered
    assert "battle EBP03-051 z3" not in legal(state), "elsewhere it keeps its rank 7"
    if offered:
        do(state, "ontop EBP03-051 z2")
        assert stacks(state, P) == {2: [little, "EBP03-051"]}


@pytest.mark.parametrize(
    ("held", "zone", "playable"), [(2, 6, True), (2, 5, False), (1, 7, False), (1, 8, True)]
)
def test_ebp03_066_is_two_ranks_lower_when_the_enemy_has_two_strategy_cards(
    held: int, zone: int, playable: bool
) -> None:
    state = position(
        p={"hand": ["EBP03-066"]}, o={"zone": zone, "strategies": ["S(1)"] * held}, abilities=True
    )
    assert ("battle EBP03-066 z2" in legal(state)) is playable


@pytest.mark.parametrize("picked", ["S(1)", "S(2)"])
def test_ebp03_066_destroys_an_enemy_strategy_card_when_it_enters(picked: str) -> None:
    state = position(
        p={"hand": ["EBP03-066"], "strategies": ["S(3)"]},
        o={"zone": 8, "strategies": ["S(1)", "S(2)"]},
        abilities=True,
    )
    do(state, "battle EBP03-066 z2")
    assert legal(state) == {"pick S(1)", "pick S(2)"}
    do(state, f"pick {picked}")
    assert (strategies(state, P), discard(state, O)) == (["S(3)"], [picked])
