"""Set EBP02: what battle cards and tokens do when they enter, are destroyed, or a phase begins."""

from typing import Any

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
    main_phase_begins,
    position,
    settle,
    stacks,
    zones,
)

Side = dict[str, Any]

ONE = "B(9,0,step=1)"
BOMBERS, TENTACLES, CHIBI_2ND = "EBP02-T01", "EBP02-T02", "EBP02-T04"


def in_main(state: GameState) -> bool:
    """Whether P is asked for the next action: nothing more has happened."""
    return asked(state) == (Ask.MAIN, P)


# ---- entering --------------------------------------------------------------------------------------------


def played(number: str, zone: int, p: Side | None = None, o: Side | None = None) -> GameState:
    """P has played a battle card from hand; the position up to its question, or after it."""
    given = p or {}
    state = position(
        p={**given, "hand": [number, *given.get("hand", ())]}, o={"zone": 8, **(o or {})}, abilities=True
    )
    do(state, f"battle {number} z{zone}")
    return state


def test_ebp02_010_moves_another_own_card_to_an_empty_zone() -> None:
    state = played("EBP02-010", 5, {"zones": {2: "B(1,0)", 3: ["S(1)", "B(2,0)"]}})
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)"}
    do(state, "pick B(2,0)")
    assert legal(state) == {"zone z4", "zone z6", "zone z7", "zone z8"}
    do(state, "zone z8")
    assert stacks(state, P) == {2: ["B(1,0)"], 5: ["EBP02-010"], 8: ["S(1)", "B(2,0)"]}


def test_ebp02_010_alone_moves_nothing() -> None:
    state = played("EBP02-010", 5, {}, {"zones": {2: "B(1,0)"}})
    assert (in_main(state), zones(state, P), zones(state, O)) == (True, {5: "EBP02-010"}, {2: "B(1,0)"})


@pytest.mark.parametrize(("zone", "rage", "reached"), [(2, 2, 5), (2, 1, 2), (5, 3, 5), (6, 2, 6)], ids=str)
def test_ebp02_013_with_2_rage_leads_the_monster_to_zone_5(zone: int, rage: int, reached: int) -> None:
    state = played("EBP02-013", 8, {"zone": zone, "rage": rage})
    assert (in_main(state), state.players[P].zone) == (True, reached)


@pytest.mark.parametrize(("top", "reached"), [("M(1,4000)", 6), ("B(1,0)", 2), ("S(1)", 2)])
def test_ebp02_014_leads_the_monster_to_zone_6_if_a_monster_is_milled(top: str, reached: int) -> None:
    state = played("EBP02-014", 8, {"zone": 2, "deck": [top, FILLER]})
    assert (in_main(state), state.players[P].zone, discard(state, P)) == (True, reached, [top])
    assert deck(state, P) == [FILLER]


@pytest.mark.parametrize(("own", "left"), [(2, 0), (1, 3)])
def test_ebp02_035_shuffles_the_enemys_discard_pile_away(own: int, left: int) -> None:
    """Biollante cards of any type count; both its abilities wait and its player orders them."""
    buried = [*["EBP02-024", "EBP02-032"][:own], "EBP02-033"]
    state = played("EBP02-035", 8, {"discard": buried}, {"discard": 3, "deck": 4})
    settle(state)
    assert (len(discard(state, O)), len(deck(state, O))) == (left, 7 - left)
    assert discard(state, P) == buried


def test_ebp02_035_brings_2_tentacles_into_zones_next_to_it() -> None:
    """Next to zone 4 lie 3, 5 and 7."""
    state = played("EBP02-035", 4, {"zones": {5: "B(1,0)"}})
    do(state, "resolve EBP02-035")
    assert legal(state) == {"zone z3", "zone z5", "zone z7"}
    do(state, "zone z5", "zone z7")
    settle(state)
    assert zones(state, P) == {4: "EBP02-035", 5: TENTACLES, 7: TENTACLES}


def test_ebp02_037_draws_2_cards_and_discards_2() -> None:
    state = played("EBP02-037", 8, {"hand": ["B(1,0)"], "deck": ["B(2,0)", "B(3,0)", "B(4,0)"]})
    assert sorted(hand(state, P)) == ["B(1,0)", "B(2,0)", "B(3,0)"]
    do(state, "pick B(1,0)", "pick B(3,0)")
    assert (in_main(state), hand(state, P), discard(state, P)) == (True, ["B(2,0)"], ["B(1,0)", "B(3,0)"])
    assert deck(state, P) == ["B(4,0)"]


@pytest.mark.parametrize(
    ("own", "theirs", "rage"),
    [({2: "EBP02-076"}, {}, 2), ({2: "EBP02-077"}, {}, 3), ({}, {2: "EBP02-076"}, 3)],
    ids=["beside Chibi Mechagodzilla", "beside another", "against it"],
)
def test_ebp02_075_lowers_the_enemy_rage(own: dict[int, str], theirs: dict[int, str], rage: int) -> None:
    state = played("EBP02-075", 8, {"zones": own}, {"rage": 3, "zones": theirs})
    assert (in_main(state), state.players[O].rage) == (True, rage)


TOP_2: dict[str, tuple[list[str], list[str]]] = {
    "both are battle cards of rank 5 or less": (["B(5,0)", "B(1,0)"], ["B(5,0)", "B(1,0)"]),
    "rank 6": (["B(6,0)", "B(1,0)"], ["B(1,0)"]),
    "a strategy card and a monster": (["S(1)", "M(1,4000)"], []),
}


@pytest.mark.parametrize(("top", "taken"), TOP_2.values(), ids=TOP_2)
def test_ebp02_078_facing_the_enemy_monster_shows_2_cards(top: list[str], taken: list[str]) -> None:
    """Zone 3 faces the enemy zone 8."""
    state = played("EBP02-078", 3, {"deck": [*top, FILLER]})
    assert (in_main(state), sorted(hand(state, P))) == (True, sorted(taken))
    assert sorted(discard(state, P)) == sorted(each for each in top if each not in taken)
    assert deck(state, P) == [FILLER]


def test_ebp02_078_elsewhere_shows_nothing() -> None:
    state = played("EBP02-078", 2, {"deck": ["B(5,0)", "B(1,0)"]})
    assert (in_main(state), hand(state, P), deck(state, P)) == (True, [], ["B(5,0)", "B(1,0)"])


@pytest.mark.parametrize(("rage", "left"), [(3, 2), (0, 0)])
def test_ebp02_t01_lowers_the_enemy_rage_when_it_is_created(rage: int, left: int) -> None:
    """The monster stands in zone 6; of the other zones only 8 is empty."""
    full = dict.fromkeys((1, 2, 3, 4, 5, 7), "B(1,0)")
    state = position(
        p={"zone": 6, "zones": full, "hand": ["EBP02-020"], "discard": ["S(1)"] * 5},
        o={"rage": rage},
        abilities=True,
    )
    do(state, "strategy EBP02-020")
    assert (zones(state, P)[8], state.players[O].rage) == (BOMBERS, left)


# ---- Revenge ---------------------------------------------------------------------------------------------


def crushed(number: str, p: Side, o: Side | None = None) -> GameState:
    """P's monster has invaded from zone 2 to 3 and crushed its own card there."""
    state = position(
        p={**p, "zone": 2, "zones": {3: number}, "hand": [ONE, *p.get("hand", ())]}, o=o, abilities=True
    )
    do(state, f"invade {ONE}")
    return state


FETCHING = {
    "EBP02-058": ("EBP02-047", ["EBP02-066", "EBP02-052"]),
    "EBP02-062": ("EBP02-052", ["EBP02-047"]),
    "EBP02-064": ("EBP02-051", ["EBP02-066", "EBP02-041"]),
}
"""The monster card each may bring back from the discard pile, and cards that it may not."""


@pytest.mark.parametrize(("number", "piles"), FETCHING.items(), ids=FETCHING)
def test_a_crushed_card_brings_back_up_to_1_monster(number: str, piles: tuple[str, list[str]]) -> None:
    wanted, others = piles
    for answer, back in ((f"pick {wanted}", [wanted]), ("done", [])):
        state = crushed(number, {"discard": [*others, wanted]})
        assert legal(state) == {f"pick {wanted}", "done"}
        do(state, answer)
        assert (in_main(state), hand(state, P)) == (True, back)
        assert number in discard(state, P)


@pytest.mark.parametrize(("number", "piles"), FETCHING.items(), ids=FETCHING)
def test_an_overloaded_card_brings_back_nothing(number: str, piles: tuple[str, list[str]]) -> None:
    state = played("B(1,0)", 3, {"zones": {3: number}, "discard": [piles[0]]})
    assert (in_main(state), hand(state, P)) == (True, [])
    assert discard(state, P) == [piles[0], number]


GODZILLA_1991 = "EBP02-065"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp02_059_brings_back_godzilla_1991_for_a_card(answer: str) -> None:
    state = crushed("EBP02-059", {"hand": ["S(1)"], "discard": [GODZILLA_1991, "EBP02-061"]})
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    settle(state)
    assert hand(state, P) == ([GODZILLA_1991] if answer == "yes" else ["S(1)"])


def test_ebp02_059_with_an_empty_hand_brings_back_nothing() -> None:
    state = crushed("EBP02-059", {"discard": [GODZILLA_1991]})
    assert (in_main(state), hand(state, P)) == (True, [])


@pytest.mark.parametrize(("zone", "answer", "back"), [(5, "yes", True), (5, "no", False), (6, "", False)])
def test_ebp02_060_may_come_back_while_the_enemy_is_in_zones_1_to_5(
    zone: int, answer: str, back: bool
) -> None:
    state = crushed("EBP02-060", {}, {"zone": zone})
    if answer:
        assert legal(state) == {"yes", "no"}
        do(state, answer)
    assert in_main(state)
    assert ("EBP02-060" in hand(state, P)) is back
    assert ("EBP02-060" in discard(state, P)) is not back


# ---- the beginning of a phase ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "rage", "reached"),
    [(4, 0, 3), (7, 0, 4), (4, 1, 4)],
    ids=["next to its monster", "away from it", "45,000 threat"],
)
def test_ebp02_036_pushes_back_a_threat_of_40000(here: int, rage: int, reached: int) -> None:
    """The monster stands in zone 3 when the End Phase begins; next to it lie 2, 4 and 8."""
    state = after_phase(
        "end",
        p={"zone": 3, "zones": {here: "EBP02-036"}},
        o={"monster": "M(4,40000)", "zone": 4, "rage": rage},
        abilities=True,
    )
    assert state.players[O].zone == reached


def test_ebp02_036_waits_for_its_own_players_end_phase() -> None:
    state = after_phase("end", p={"zone": 4}, o={"zone": 3, "zones": {4: "EBP02-036"}}, abilities=True)
    assert state.players[P].zone == 5, "the walk of the End Phase, no push"


@pytest.mark.parametrize("godzilla", ["EBP02-061", "EBP02-001"])
def test_ebp02_077_becomes_a_token_when_it_mills_a_godzilla_card(godzilla: str) -> None:
    state = main_phase_begins(
        p={"zones": {3: "EBP02-077"}, "deck": [FILLER, godzilla, "S(1)"]}, abilities=True
    )
    assert legal(state) == {f"zone z{zone}" for zone in range(2, 9)}
    do(state, "zone z4")
    assert (in_main(state), zones(state, P)) == (True, {4: CHIBI_2ND})
    assert sorted(discard(state, P)) == sorted([FILLER, godzilla, "EBP02-077"])


def test_ebp02_077_stays_when_it_mills_others() -> None:
    state = main_phase_begins(
        p={"zones": {3: "EBP02-077"}, "deck": [FILLER, "S(1)", "EBP02-061"]}, abilities=True
    )
    assert (in_main(state), zones(state, P)) == (True, {3: "EBP02-077"})
    assert discard(state, P) == [FILLER, "S(1)"]


def test_ebp02_077_mills_nothing_when_the_enemys_main_phase_begins() -> None:
    state = main_phase_begins(o={"zones": {3: "EBP02-077"}}, abilities=True)
    assert (in_main(state), discard(state, O)) == (True, [])


def test_ebp02_t04_goes_in_the_end_phase_and_chibi_godzilla_comes_back() -> None:
    state = after_phase(
        "end",
        p={"zones": {3: CHIBI_2ND}, "discard": ["EBP02-076", "EBP02-077"]},
        abilities=True,
    )
    assert legal(state) == {f"zone z{zone}" for zone in range(2, 9)}
    do(state, "zone z7")
    assert (in_main(state), zones(state, P)) == (True, {7: "EBP02-077"})
    assert discard(state, P) == ["EBP02-076"]


def test_ebp02_t04_goes_even_if_no_chibi_godzilla_can_come() -> None:
    state = after_phase("end", p={"zones": {3: CHIBI_2ND}, "discard": ["EBP02-076"]}, abilities=True)
    assert (in_main(state), zones(state, P), discard(state, P)) == (True, {}, ["EBP02-076"])


def test_ebp02_t04_stays_through_the_enemys_end_phase() -> None:
    state = after_phase("end", o={"zones": {3: CHIBI_2ND}, "discard": ["EBP02-077"]}, abilities=True)
    assert zones(state, O) == {3: CHIBI_2ND}
