"""EBP01: battle cards that are stronger, protected, cheaper or banned as long as something holds."""

from collections.abc import Mapping
from typing import Any

import pytest

from deckbuilder.engine.abilities.model import Target
from deckbuilder.engine.values import rank_in_play
from tests.helpers.board import (
    O,
    P,
    compared,
    do,
    legal,
    one_shot,
    position,
    power,
    zones,
)

MONSTER, STRATEGY = "M(1,1000)", "S(9)"
"""Cards that only matter by their type."""

# ---- counter power ---------------------------------------------------------------------------------------

POWER: tuple[tuple[str, int, Mapping[str, Any], Mapping[str, Any], int], ...] = (
    # card, its zone, what else P and O have, its counter power then
    ("EBP01-017", 8, {}, {}, 4000),
    ("EBP01-017", 7, {}, {}, 1000),
    ("EBP01-018", 2, {"zone": 4}, {}, 4000),
    ("EBP01-018", 2, {"zone": 3}, {"zone": 8}, 1000),
    ("EBP01-023", 2, {"rage": 2}, {}, 7000),
    ("EBP01-023", 2, {"rage": 1}, {"rage": 2}, 4000),
    ("EBP01-025", 2, {"zone": 3}, {}, 7000),
    ("EBP01-025", 8, {"zone": 3}, {}, 7000),
    ("EBP01-025", 5, {"zone": 3}, {}, 4000),
    ("EBP01-046", 2, {"zone": 6}, {}, 4000),
    ("EBP01-046", 2, {"zone": 5}, {"zone": 8}, 1000),
    ("EBP01-051", 2, {"discard": [MONSTER] * 5}, {}, 6000),
    ("EBP01-051", 2, {"discard": [*[MONSTER] * 4, STRATEGY]}, {"discard": [MONSTER] * 5}, 3000),
    ("EBP01-056", 6, {"rage": 1}, {"zone": 1, "rage": 3}, 5000 + 3 * 3000),
    ("EBP01-056", 5, {"rage": 1}, {"zone": 1, "rage": 0}, 5000),
    ("EBP01-056", 4, {"rage": 1}, {"zone": 1, "rage": 3}, 5000),
    ("EBP01-059", 8, {}, {}, 9000),
    ("EBP01-059", 3, {}, {}, 6000),
    ("EBP01-067", 2, {"zone": 4}, {}, 4000),
    ("EBP01-067", 2, {"zone": 3}, {"zone": 8}, 1000),
    ("EBP01-068", 4, {"zone": 3}, {}, 4000),
    ("EBP01-068", 6, {"zone": 3}, {}, 1000),
    ("EBP01-071", 8, {}, {"zone": 3}, 10000),
    ("EBP01-071", 2, {}, {"zone": 3}, 5000),
    ("EBP01-074", 2, {"strategies": ["EBP01-079"]}, {}, 28000),
    ("EBP01-074", 2, {"strategies": ["EBP01-031"], "hand": ["EBP01-079"]}, {}, 8000),
    ("EBP01-074", 2, {"discard": ["EBP01-079"]}, {"strategies": ["EBP01-079"]}, 8000),
    ("EBP01-075", 2, {"rage": 2}, {"rage": 5}, 5000 + 2 * 3000),
    ("EBP01-075", 2, {"rage": 0}, {"rage": 5}, 5000),
)


@pytest.mark.parametrize(("number", "zone", "p", "o", "counter_power"), POWER)
def test_counter_power(
    number: str, zone: int, p: Mapping[str, Any], o: Mapping[str, Any], counter_power: int
) -> None:
    """What P's Counter Phase compares, with no other battle card there."""
    total, _ = compared(p={**p, "zones": {zone: number}}, o=o)
    assert total == counter_power


@pytest.mark.parametrize(("under", "counter_power"), [([], 7000), (["B(1,0)"], 12000)])
def test_ebp01_026_is_stronger_with_a_card_under_it(under: list[str], counter_power: int) -> None:
    assert compared(p={"zones": {2: [*under, "EBP01-026"]}}) == (counter_power, 90000)


def test_ebp01_057_its_neighbours_of_rank_5_or_lower_are_stronger() -> None:
    """Zone 4 is next to 3, 5 and 7."""
    own = {4: "EBP01-057", 3: "B(5,1000)", 5: "B(6,1000)", 7: "B(1,1000)", 8: "B(1,1000)"}
    state = position(p={"zones": own}, o={"zones": {5: "B(1,1000)"}}, abilities=True)
    assert [power(state, P, zone) for zone in (3, 4, 5, 7, 8)] == [4000, 5000, 1000, 4000, 1000]
    assert power(state, O, 5) == 1000


# ---- protection from enemy effects -----------------------------------------------------------------------

DESTROY_ALL = "EBP01-033"
"""A strategy card of rank 8 that destroys every battle card."""

PROTECTED: tuple[tuple[str, int, Mapping[str, Any], bool], ...] = (
    # card, its zone, what else its player has, whether it survives
    ("EBP01-052", 5, {"zone": 4, "discard": [MONSTER] * 5}, True),
    ("EBP01-052", 5, {"zone": 3, "discard": [MONSTER] * 5}, False),
    ("EBP01-052", 6, {"zone": 4, "discard": [MONSTER] * 5}, False),
    ("EBP01-052", 5, {"zone": 4, "discard": [*[MONSTER] * 4, STRATEGY]}, False),
    ("EBP01-075", 5, {"rage": 3}, True),
    ("EBP01-075", 5, {"rage": 2}, False),
    ("EBP01-075", 6, {"rage": 3}, False),
)


@pytest.mark.parametrize(("number", "zone", "o", "survives"), PROTECTED)
def test_protection_from_an_enemy_effect(
    number: str, zone: int, o: Mapping[str, Any], survives: bool
) -> None:
    state = position(
        p={"zone": 8, "hand": [DESTROY_ALL]}, o={**o, "zones": {zone: number, 2: "B(8,0)"}}, abilities=True
    )
    do(state, f"strategy {DESTROY_ALL}")
    assert zones(state, O) == ({zone: number} if survives else {})


@pytest.mark.parametrize("number", ["EBP01-052", "EBP01-075"])
def test_no_protection_from_an_own_effect(number: str) -> None:
    state = position(
        p={
            "zone": 8,
            "rage": 3,
            "zones": {5: number},
            "discard": [MONSTER] * 5,
            "hand": [DESTROY_ALL],
        },
        abilities=True,
    )
    do(state, f"strategy {DESTROY_ALL}")
    assert zones(state, P) == {}


# ---- rank in hand ----------------------------------------------------------------------------------------

IN_HAND: tuple[tuple[str, Mapping[str, Any], int, int], ...] = (
    # card, what its player has, its rank in hand, its printed rank
    ("EBP01-027", {"zones": {2: "B(1,0)", 3: ["B(1,0)", "B(5,0)"], 8: "B(1,0)"}}, 5, 8),
    ("EBP01-027", {"zones": {}}, 8, 8),
    ("EBP01-058", {"discard": ["EBP01-048"]}, 5, 7),
    ("EBP01-058", {"discard": ["EBP01-058", "EBP01-044"]}, 7, 7),
    ("EBP01-075", {"zone": 8}, 4, 8),
    ("EBP01-075", {"zone": 7}, 8, 8),
)


@pytest.mark.parametrize(("number", "p", "rank", "printed"), IN_HAND)
def test_rank_in_hand(number: str, p: Mapping[str, Any], rank: int, printed: int) -> None:
    """It must not be higher than the zone of the enemy monster."""
    p = {**p, "hand": [number]}
    assert f"battle {number} z6" not in legal(position(p=p, o={"zone": rank - 1}, abilities=True))
    state = position(p=p, o={"zone": rank}, abilities=True)
    do(state, f"battle {number} z6")
    assert zones(state, P)[6] == number
    at = Target(state.players[P].zones[6][-1], P, 6)
    assert rank_in_play(state, at) == printed, "in its zone it has the printed rank"


FOUND = {
    "act": "play_card",
    "what": {"of": "you", "in": "discard", "type": "battle", "pick": {"n": 1}},
    "where": "any",
}


@pytest.mark.parametrize(("buried", "playable"), [(7, False), (8, True)])
def test_ebp01_073_needs_8_monster_cards_in_the_discard_pile(buried: int, playable: bool) -> None:
    discarded = [*[MONSTER] * buried, STRATEGY]
    state = position(p={"hand": ["EBP01-073"], "discard": discarded}, o={"zone": 7}, abilities=True)
    assert ("battle EBP01-073 z2" in legal(state)) == playable
    state = position(
        p={"hand": ["S(1):found"], "discard": [*discarded, "EBP01-073"]},
        cards=one_shot("found", FOUND),
        abilities=True,
    )
    do(state, "strategy S(1):found")
    assert (legal(state) != {"pass"}) == playable, "an effect does not play it either"
