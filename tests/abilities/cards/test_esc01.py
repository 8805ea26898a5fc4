"""Special Collection 01: every ability of every card."""

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    deck,
    discard,
    do,
    hand,
    legal,
    position,
    power,
    stacks,
    zones,
)

PAYS = "B(1,0,step=1)"
LARVA, IMAGO = "ESD02-007", "ESD02-010"
GODZILLA = "B(9,0,traits=Godzilla)"


# ---- ESC01-001 -------------------------------------------------------------------------------------------


def test_esc01_001_is_rank_4_for_a_discarded_godzilla_card() -> None:
    """With the enemy monster in zone 4 its rank 8 is too high; it does not pay for itself."""
    state = position(p={"hand": ["ESC01-001", GODZILLA, "M(3,9000)", FILLER]}, o={"zone": 4}, abilities=True)
    do(state, "battle ESC01-001 z2")
    assert legal(state) == {f"pick {GODZILLA}", "pick M(3,9000)"}
    do(state, f"pick {GODZILLA}")
    assert (zones(state, P), discard(state, P)) == ({2: "ESC01-001"}, [GODZILLA])


@pytest.mark.parametrize(
    ("held", "zone", "playable"),
    [([GODZILLA], 4, True), ([FILLER], 4, False), ([GODZILLA], 3, False)],
    ids=["paid", "nothing to pay with", "rank 4 in zone 3"],
)
def test_esc01_001_needs_the_payment_and_then_rank_4(held: list[str], zone: int, playable: bool) -> None:
    state = position(p={"hand": ["ESC01-001", *held]}, o={"zone": zone}, abilities=True)
    assert ("battle ESC01-001 z2" in legal(state)) is playable


def test_esc01_001_pays_nothing_where_rank_8_is_low_enough() -> None:
    state = position(p={"hand": ["ESC01-001", GODZILLA]}, o={"zone": 8}, abilities=True)
    do(state, "battle ESC01-001 z2")
    assert (zones(state, P), hand(state, P)) == ({2: "ESC01-001"}, [GODZILLA])


@pytest.mark.parametrize(("zone", "total"), [(4, 8000), (7, 8000), (2, 5000)])
def test_esc01_001_gains_3000_in_the_column_of_the_enemy_monster(zone: int, total: int) -> None:
    """The enemy monster in zone 2 faces the own zones 4 and 7."""
    state = position(p={"zones": {zone: "ESC01-001"}}, o={"zone": 2}, abilities=True)
    assert power(state, P, zone) == total


@pytest.mark.parametrize(("threat", "countered"), [(5000, True), (6000, False)])
def test_esc01_001_goes_under_the_deck_when_the_enemy_monster_is_countered(
    threat: int, countered: bool
) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: ["B(1,0)", "ESC01-001"]}, "deck": 2},
        o={"monster": f"M(1,{threat})"},
        abilities=True,
    )
    if countered:
        assert (zones(state, P), discard(state, P)) == ({}, ["B(1,0)"])
        assert deck(state, P) == [FILLER, FILLER, "ESC01-001"]
    else:
        assert stacks(state, P) == {2: ["B(1,0)", "ESC01-001"]}


# ---- ESC01-002 -------------------------------------------------------------------------------------------


def return_of_mothra(buried: list[str]) -> GameState:
    """Godzilla(1995) has entered with some cards in the discard pile."""
    state = position(
        p={"monster": "M(4,9000)", "hand": ["ESC01-002"], "discard": buried, "deck": [IMAGO, FILLER]},
        abilities=True,
    )
    do(state, "monster ESC01-002")
    return state


def test_esc01_002_plays_a_card_with_evolution_from_the_discard_pile_and_evolves_it() -> None:
    """Neither a card without Evolution nor one of rank 4; one must be played, anywhere."""
    state = return_of_mothra([LARVA, "ESD02-008", "B(3,0)", "B(4,0,evolution=5 Mothra)"])
    assert (asked(state), legal(state)) == ((Ask.PICK, P), {f"pick {LARVA}", "pick ESD02-008"})
    do(state, f"pick {LARVA}")
    assert legal(state) == {f"zone z{zone}" for zone in range(2, 9)}
    do(state, "zone z5")
    assert (asked(state), legal(state)) == ((Ask.EVOLVE, P), {f"pick {IMAGO}", "done"})
    do(state, f"pick {IMAGO}")
    assert stacks(state, P) == {5: [LARVA, IMAGO]}
    assert hand(state, P) == [FILLER], "the imago has come by Evolution and draws"


def test_esc01_002_need_not_find_a_card_for_the_evolution() -> None:
    state = return_of_mothra([LARVA])
    do(state, "zone z5", "done")
    assert (stacks(state, P), discard(state, P)) == ({5: [LARVA]}, [])


# ---- ESC01-003 to 006 ------------------------------------------------------------------------------------


def fourth_form(zone: int, *, invades: bool = True, held: str = "S(8)") -> GameState:
    """Godzilla's 4th Form has been played, after an invasion or not; the own monster stands in zone 3."""
    state = position(p={"zone": 2, "hand": ["ESC01-003", PAYS, held]}, o={"zone": 5}, abilities=True)
    do(state, *([f"invade {PAYS}"] if invades else []), f"battle ESC01-003 z{zone}")
    return state


@pytest.mark.parametrize(("answer", "zone"), [("yes", 4), ("no", 3)])
def test_esc01_003_in_zone_8_may_pay_a_strategy_card_for_one_more_zone(answer: str, zone: int) -> None:
    state = fourth_form(8)
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, answer)
    assert state.players[P].zone == zone
    assert ("S(8)" in discard(state, P)) is (answer == "yes")


@pytest.mark.parametrize(
    ("zone", "invades", "held"),
    [(7, True, "S(8)"), (8, False, "S(8)"), (8, True, "B(9,0)")],
    ids=["another zone", "no invasion", "no strategy card"],
)
def test_esc01_003_offers_nothing_otherwise(zone: int, invades: bool, held: str) -> None:
    assert asked(fourth_form(zone, invades=invades, held=held)) == (Ask.MAIN, P)


@pytest.mark.parametrize(("rage", "total"), [(2, 5000), (3, 10000), (4, 10000)])
def test_esc01_004_gains_5000_with_three_rage_on_the_own_monster(rage: int, total: int) -> None:
    state = position(p={"rage": rage, "zones": {2: "ESC01-004"}}, o={"rage": 3}, abilities=True)
    assert power(state, P, 2) == total


def test_esc01_004_crushed_it_goes_to_the_bottom_of_the_deck() -> None:
    state = position(p={"zones": {2: "ESC01-004"}, "hand": [PAYS], "deck": 2}, abilities=True)
    do(state, f"invade {PAYS}")
    assert (zones(state, P), deck(state, P), discard(state, P)) == (
        {},
        [FILLER, FILLER, "ESC01-004"],
        [PAYS],
    )


@pytest.mark.parametrize(("under", "milled"), [(2, False), (3, True)])
def test_esc01_005_invading_mills_and_destroys_an_enemy_of_at_most_that_rank(
    under: int, milled: bool
) -> None:
    state = position(
        p={
            "monster": [*["M(1,1)"] * under, "ESC01-005"],
            "zone": 2,
            "hand": [PAYS],
            "deck": ["S(4)", FILLER],
        },
        o={"zones": {2: "B(4,0)", 3: "B(1,0)", 4: "B(5,0)"}},
        abilities=True,
    )
    do(state, f"invade {PAYS}")
    if milled:
        assert discard(state, P) == [PAYS, "S(4)"]
        assert legal(state) == {"pick B(4,0)", "pick B(1,0)"}
        do(state, "pick B(4,0)")
        assert zones(state, O) == {3: "B(1,0)", 4: "B(5,0)"}
    else:
        assert (asked(state), discard(state, P), len(zones(state, O))) == ((Ask.MAIN, P), [PAYS], 3)


@pytest.mark.parametrize(("answer", "rage", "left"), [("yes", 3, 0), ("no", 1, 4)])
def test_esc01_006_may_discard_the_whole_hand_for_a_rage_for_each_strategy_card(
    answer: str, rage: int, left: int
) -> None:
    state = position(
        p={"rage": 1, "hand": ["ESC01-006", "S(1)", "S(2)", "B(9,0)", "M(4,1)"]},
        o={"zone": 7},
        abilities=True,
    )
    do(state, "battle ESC01-006 z2")
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, answer)
    assert (state.players[P].rage, len(hand(state, P)), len(discard(state, P))) == (rage, left, 4 - left)
