"""EBP01: monsters that do something when they enter."""

from collections.abc import Mapping
from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    catalogue,
    deck,
    discard,
    do,
    hand,
    legal,
    monster,
    position,
    rage_of,
    stacks,
    zone_of,
    zones,
)

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"

MONSTER, STRATEGY = "M(1,1000)", "S(9)"
"""Cards that only matter by their type."""


def entering(number: str, p: Mapping[str, Any], o: Mapping[str, Any] | None = None) -> GameState:
    """P plays a monster on another one of its rank, which gives 1 rage."""
    below = f"M({catalogue()[number].rank},10000)"
    hand_ = [number, *p.get("hand", ())]
    state = position(p={"monster": below, **p, "hand": hand_}, o=o, abilities=True)
    do(state, f"monster {number}")
    return state


@pytest.mark.parametrize(("held", "discarded"), [(6, 2), (4, 0), (3, 0)])
def test_ebp01_005_lets_the_opponent_keep_4_cards(held: int, discarded: int) -> None:
    cards = [f"B(9,{power})" for power in range(held)]
    state = entering("EBP01-005", {}, {"hand": cards})
    for each in cards[:discarded]:
        assert asked(state) == (Ask.PICK, O)
        do(state, f"pick {each}")
    assert (asked(state), discard(state, O), hand(state, O)) == (
        (Ask.MAIN, P),
        cards[:discarded],
        cards[discarded:],
    )


def test_ebp01_008_pushes_the_enemy_monster_over_its_own_battle_card() -> None:
    state = entering("EBP01-008", {}, {"zone": 4, "zones": {5: "B(1,0)"}})
    assert (zone_of(state, O), zones(state, O)) == (5, {})


@pytest.mark.parametrize(("cards", "rage"), [(3, 2), (4, 1)])
def test_ebp01_013_takes_1_enemy_rage_with_4_battle_cards(cards: int, rage: int) -> None:
    own = dict.fromkeys(range(2, 2 + cards), "B(1,0)")
    state = entering("EBP01-013", {"zones": own}, {"rage": 2})
    assert rage_of(state, O) == rage


@pytest.mark.parametrize(("fifth", "zone"), [(TWO, 6), (ONE, 2)])
def test_ebp01_015_reveals_5_rages_for_each_monster_card_and_walks_for_a_step_2_card(
    fifth: str, zone: int
) -> None:
    revealed = [MONSTER, "B(1,0)", STRATEGY, MONSTER, fifth]
    state = entering("EBP01-015", {"zone": 2, "zones": {4: "B(1,0)"}, "deck": [*revealed, MONSTER]})
    assert (rage_of(state, P), zone_of(state, P)) == (1 + 2, zone)
    assert (discard(state, P)[:5], deck(state, P)) == (revealed, [MONSTER])
    assert zones(state, P) == ({} if zone == 6 else {4: "B(1,0)"})


def test_ebp01_015_does_nothing_when_it_comes_after_a_counter() -> None:
    """It enters in the turn of the opponent then."""
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,90000)"}},
        o={"monster": "M(3,1000)", "monster_deck": ["EBP01-015"], "deck": [MONSTER] * 6},
        abilities=True,
    )
    assert monster(state, O)[-1] == "EBP01-015"
    assert (discard(state, O), rage_of(state, O)) == ([], 0)


def test_ebp01_034_plays_a_small_evolution_card_from_the_discard_pile_beside_it() -> None:
    """Rank 4 or lower, with Evolution; zone 3 is next to 2, 4 and 8."""
    fits = "B(4,0,evolution=7 Mothra)"
    others = ["B(4,0)", "B(5,0,evolution=7 Mothra)"]
    state = entering("EBP01-034", {"zone": 3, "discard": [*others, fits]})
    assert legal(state) == {"zone z2", "zone z4", "zone z8"}
    do(state, "zone z8")
    assert (zones(state, P), discard(state, P)) == ({8: fits}, others)
    state = entering("EBP01-034", {"zone": 3, "discard": others})
    assert (asked(state), zones(state, P)) == ((Ask.MAIN, P), {})


MOTHRA_4, MOTHRA_5 = "B(4,0,evolution=7 Mothra)", "B(5,0,evolution=7 Mothra)"
LARVA, IMAGO = "B(6,1000,traits=Mothra)", "B(7,1000,traits=Mothra)"


def beside_evolution_cards(number: str) -> GameState:
    """The monster enters in zone 3, between cards of rank 4 and 5, with another far away."""
    own = {2: MOTHRA_4, 4: MOTHRA_5, 6: MOTHRA_4, 8: "B(1,0)"}
    return entering(number, {"zone": 3, "zones": own, "deck": [LARVA, FILLER, IMAGO]})


def test_ebp01_035_evolves_the_rank_4_or_lower_cards_beside_it() -> None:
    state = beside_evolution_cards("EBP01-035")
    assert (asked(state), legal(state)) == ((Ask.EVOLVE, P), {f"pick {LARVA}", f"pick {IMAGO}", "done"})
    do(state, f"pick {IMAGO}")
    assert asked(state) == (Ask.MAIN, P)
    assert stacks(state, P) == {2: [MOTHRA_4, IMAGO], 4: [MOTHRA_5], 6: [MOTHRA_4], 8: ["B(1,0)"]}


def test_ebp01_036_evolves_every_evolution_card_beside_it() -> None:
    state = beside_evolution_cards("EBP01-036")
    while asked(state)[0] is not Ask.MAIN:
        do(state, next(each for each in sorted(legal(state)) if each != "done"))
    grown = {zone: stack for zone, stack in stacks(state, P).items() if len(stack) == 2}
    assert sorted(grown) == [2, 4]
    assert sorted(stack[-1] for stack in grown.values()) == [LARVA, IMAGO]


def test_ebp01_040_destroys_a_rank_7_or_lower_card() -> None:
    state = entering("EBP01-040", {}, {"zones": {2: "B(7,0)", 3: "B(8,0)", 4: "B(1,0)"}})
    assert legal(state) == {"pick B(7,0)", "pick B(1,0)"}
    do(state, "pick B(7,0)")
    assert zones(state, O) == {3: "B(8,0)", 4: "B(1,0)"}


@pytest.mark.parametrize(("answer", "rage", "left"), [("yes", 1, []), ("no", 2, ["B(9,0)"])])
def test_ebp01_042_may_discard_a_card_for_1_enemy_rage(answer: str, rage: int, left: list[str]) -> None:
    state = entering("EBP01-042", {"hand": [FILLER], "discard": [MONSTER] * 5}, {"rage": 2})
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    assert (rage_of(state, O), hand(state, P)) == (rage, left)


def test_ebp01_042_is_not_asked_with_4_monster_cards_in_the_discard_pile() -> None:
    state = entering("EBP01-042", {"hand": [FILLER], "discard": [MONSTER] * 4}, {"rage": 2})
    assert (asked(state), rage_of(state, O)) == ((Ask.MAIN, P), 2)
