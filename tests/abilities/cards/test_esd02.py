"""Starter deck 02, Heisei Series Godzilla: every ability of every card."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.values import threat
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
    main_phase_begins,
    position,
    power,
    stacks,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
MOTHRA, IMAGO, BATTRA = "ESD02-007", "ESD02-010", "ESD02-008"
"""Larva, imago, and the other larva: Evolution 5 Mothra, rank 5, Evolution 6 Battra."""


# ---- monsters --------------------------------------------------------------------------------------------


def test_esd02_002_enters_and_destroys_one_enemy_of_rank_4_or_less() -> None:
    state = position(
        p={"monster": "M(2,5000)", "hand": ["ESD02-002"]},
        o={"zones": {2: "B(4,0)", 3: "B(3,0)", 4: "B(5,0)"}},
        abilities=True,
    )
    do(state, "monster ESD02-002")
    assert legal(state) == {"pick B(4,0)", "pick B(3,0)"}
    do(state, "pick B(3,0)")
    assert zones(state, O) == {2: "B(4,0)", 4: "B(5,0)"}


def enter_beside_larvae(buried: list[str]) -> GameState:
    """Godzilla has been played in zone 7, next to zones 4, 6 and 8, with some cards in the discard pile."""
    state = position(
        p={"monster": "M(3,5000)", "zone": 7, "hand": ["ESD02-003"], "discard": buried},
        abilities=True,
    )
    do(state, "monster ESD02-003")
    return state


def test_esd02_003_brings_two_cards_with_evolution_back_next_to_it() -> None:
    """Neither a card without Evolution nor one of rank 5 comes back."""
    state = enter_beside_larvae([MOTHRA, BATTRA, BATTRA, "ESD01-009", "B(5,0,evolution=5 Mothra)"])
    assert (asked(state), legal(state)) == ((Ask.PICK, P), {f"pick {MOTHRA}", f"pick {BATTRA}"})
    do(state, f"pick {MOTHRA}", f"pick {BATTRA}")
    assert legal(state) == {"zone z4", "zone z6", "zone z8"}
    do(state, "zone z8")
    assert legal(state) == {"zone z4", "zone z6"}, "different zones"
    do(state, "zone z4")
    assert zones(state, P) == {4: BATTRA, 8: MOTHRA}
    assert discard(state, P) == [BATTRA, "ESD01-009", "B(5,0,evolution=5 Mothra)"]


def test_esd02_003_with_one_such_card_brings_that_one() -> None:
    state = enter_beside_larvae([MOTHRA, FILLER])
    do(state, "zone z6")
    assert (zones(state, P), discard(state, P)) == ({6: MOTHRA}, [FILLER])


def rampage(answer: str) -> GameState:
    """Godzilla has invaded; a battle card of rank 4 and a strategy card are in hand."""
    state = position(
        p={"monster": "ESD02-004", "zone": 2, "hand": [ONE, "B(4,0)", "B(2,0)", "S(8)"]},
        o={"zones": {2: "B(4,0)", 3: "B(5,0)", 4: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, answer)
    return state


def test_esd02_004_destroys_all_enemies_of_at_most_the_rank_of_the_card_it_discards() -> None:
    state = rampage("yes")
    assert legal(state) == {"pick B(4,0)", "pick B(2,0)"}
    do(state, "pick B(4,0)")
    assert zones(state, O) == {3: "B(5,0)"}
    assert discard(state, P) == [ONE, "B(4,0)"]


def test_esd02_004_may_keep_its_cards() -> None:
    state = rampage("no")
    assert (asked(state), len(zones(state, O)), discard(state, P)) == ((Ask.MAIN, P), 3, [ONE])


def test_esd02_004_without_a_battle_card_in_hand_offers_nothing() -> None:
    state = position(
        p={"monster": "ESD02-004", "zone": 2, "hand": [ONE, "S(8)"]},
        o={"zones": {2: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: "B(1,0)"})


@pytest.mark.parametrize(("pays", "left"), [(ONE, 2), (TWO, 1)])
def test_esd02_005_takes_a_rage_for_each_zone_it_invades(pays: str, left: int) -> None:
    state = position(p={"monster": "ESD02-005", "zone": 2, "hand": [pays]}, o={"rage": 3}, abilities=True)
    do(state, f"invade {pays}")
    if pays == TWO:
        do(state, "resolve ESD02-005")
    assert state.players[O].rage == left


@pytest.mark.parametrize("count", [0, 1, 2])
def test_esd02_006_has_5000_more_threat_for_each_enemy_strategy_card(count: int) -> None:
    state = position(
        p={"monster": "ESD02-006", "strategies": ["S(1)"]}, o={"strategies": ["S(1)"] * count}, abilities=True
    )
    assert threat(state, P) == 36000 + 5000 * count


# ---- battle cards ----------------------------------------------------------------------------------------

LARVAE = [
    (MOTHRA, IMAGO, ["B(6,0,traits=Mothra)", "S(1,traits=Mothra)", "ESD02-011"]),
    (BATTRA, "ESD02-011", ["B(7,0,traits=Battra)", "S(1,traits=Battra)", IMAGO]),
]
"""A larva, its imago, and cards of a higher rank, another type or another trait."""


@pytest.mark.parametrize(("larva", "imago", "others"), LARVAE, ids=[each[0] for each in LARVAE])
def test_a_larva_evolves_when_the_own_main_phase_begins(larva: str, imago: str, others: list[str]) -> None:
    state = main_phase_begins(p={"zones": {2: larva}, "deck": [imago, *others]}, abilities=True)
    assert (asked(state), legal(state)) == ((Ask.EVOLVE, P), {f"pick {imago}", "done"})
    do(state, f"pick {imago}")
    assert stacks(state, P) == {2: [larva, imago]}


@pytest.mark.parametrize(
    ("larva", "imago"), [each[:2] for each in LARVAE], ids=[f"{each[0]} stays" for each in LARVAE]
)
def test_a_larva_may_stay_one(larva: str, imago: str) -> None:
    state = main_phase_begins(p={"zones": {2: larva}, "deck": [imago, FILLER]}, abilities=True)
    do(state, "done")
    assert (stacks(state, P), sorted(deck(state, P))) == ({2: [larva]}, sorted([imago, FILLER]))


@pytest.mark.parametrize(
    ("own_zone", "zone", "rage"), [(4, 8, 1), (3, 8, 2), (4, 7, 2)], ids=["both", "zone 3", "not zone 8"]
)
def test_esd02_009_takes_a_rage_from_zone_8_once_the_monster_is_in_zone_4(
    own_zone: int, zone: int, rage: int
) -> None:
    state = position(p={"zone": own_zone, "hand": ["ESD02-009"]}, o={"zone": 5, "rage": 2}, abilities=True)
    do(state, f"battle ESD02-009 z{zone}")
    assert state.players[O].rage == rage


def test_esd02_010_placed_by_evolution_draws_a_card() -> None:
    state = main_phase_begins(p={"zones": {2: MOTHRA}, "deck": [IMAGO, FILLER, FILLER]}, abilities=True)
    do(state, f"pick {IMAGO}")
    assert hand(state, P) == [FILLER]


def test_esd02_010_played_from_hand_draws_nothing() -> None:
    state = position(p={"hand": [IMAGO]}, o={"zone": 5}, abilities=True)
    do(state, f"battle {IMAGO} z2")
    assert hand(state, P) == []


@pytest.mark.parametrize(("zone", "total"), [(5, 5000), (6, 8000)])
def test_esd02_011_gains_3000_when_its_monster_is_in_zone_6_or_beyond(zone: int, total: int) -> None:
    state = position(p={"zone": zone, "zones": {2: "ESD02-011"}}, abilities=True)
    assert power(state, P, 2) == total


@pytest.mark.parametrize(
    ("rank", "zone", "total"),
    [(3, 2, 5000), (4, 2, 10000), (3, 4, 8000), (4, 4, 13000)],
    ids=["none", "rank IV", "its column", "both"],
)
def test_esd02_012_gains_for_a_monster_of_rank_iv_and_for_one_in_its_column(
    rank: int, zone: int, total: int
) -> None:
    """The enemy monster in zone 2 faces the own zones 4 and 7."""
    state = position(
        p={"zones": {zone: "ESD02-012"}}, o={"monster": f"M({rank},9000)", "zone": 2}, abilities=True
    )
    assert power(state, P, zone) == total


# ---- strategy cards --------------------------------------------------------------------------------------


def test_esd02_014_evolves_one_card_at_once() -> None:
    state = position(
        p={
            "zone": 5,
            "hand": ["ESD02-014"],
            "zones": {2: MOTHRA, 3: BATTRA, 4: "B(1,0)"},
            "deck": [IMAGO, "ESD02-011", FILLER],
        },
        abilities=True,
    )
    do(state, "strategy ESD02-014")
    assert legal(state) == {f"pick {MOTHRA}", f"pick {BATTRA}"}
    do(state, f"pick {BATTRA}")
    assert (asked(state), legal(state)) == ((Ask.EVOLVE, P), {"pick ESD02-011", "done"})
    do(state, "pick ESD02-011")
    assert stacks(state, P) == {2: [MOTHRA], 3: [BATTRA, "ESD02-011"], 4: ["B(1,0)"]}


@pytest.mark.parametrize(
    ("zone", "left"), [(7, [1, 2, 3]), (1, [3, 4, 6, 7, 8]), (3, [1, 6, 7])], ids=["back", "edge", "front"]
)
def test_esd02_015_destroys_all_in_a_zone_and_next_to_it(zone: int, left: list[int]) -> None:
    """The zone itself may be an empty one."""
    enemies = {each: f"B(1,{each}000)" for each in (1, 2, 3, 4, 6, 7, 8)}
    state = position(
        p={"zone": 7, "hand": ["ESD02-015"], "zones": {2: "B(1,0)"}},
        o={"zone": 5, "zones": enemies},
        abilities=True,
    )
    do(state, "strategy ESD02-015")
    assert legal(state) == {f"zone z{each}" for each in range(1, 9)}
    do(state, f"zone z{zone}")
    assert (list(zones(state, O)), zones(state, P)) == (left, {2: "B(1,0)"})
