"""EBP01: what its monsters do while they are in play: phases, rage, invasions, advances, counters."""

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    compared,
    discard,
    do,
    hand,
    legal,
    monster,
    pass_turn,
    position,
    rage_of,
    zone_of,
    zones,
)

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
"""Cards that pay for an invasion and cannot be played."""

MONSTER, STRATEGY = "M(1,1000)", "S(9)"
"""Cards that only matter by their type."""


# ---- what happens at the beginning of a phase ------------------------------------------------------------


@pytest.mark.parametrize(("top", "rage"), [(MONSTER, 1), ("B(1,0)", 0), (STRATEGY, 0)])
def test_ebp01_001_mills_a_card_and_rages_over_a_monster_card(top: str, rage: int) -> None:
    state = after_phase("counter", p={"monster": "EBP01-001", "deck": [top, MONSTER]}, abilities=True)
    assert (discard(state, P), rage_of(state, P)) == ([top], rage)


def test_ebp01_001_does_nothing_in_the_counter_phase_of_the_opponent() -> None:
    state = after_phase("counter", o={"monster": "EBP01-001", "deck": [MONSTER] * 2}, abilities=True)
    assert (discard(state, O), rage_of(state, O)) == ([], 0)


def test_ebp01_006_destroys_every_rank_5_or_lower_card_that_faces_it() -> None:
    """Its zone 3 faces the enemy zones 3 and 8."""
    facing = {2: "B(1,0)", 3: "B(5,0)", 8: "B(6,0)"}
    state = after_phase("counter", p={"zones": facing}, o={"monster": "EBP01-006", "zone": 3}, abilities=True)
    assert zones(state, P) == {2: "B(1,0)", 8: "B(6,0)"}


def test_ebp01_006_destroys_both_cards_but_not_in_its_own_turn() -> None:
    facing = {3: "B(5,0)", 8: "B(1,0)"}
    state = after_phase("counter", p={"zones": facing}, o={"monster": "EBP01-006", "zone": 8}, abilities=True)
    assert zones(state, P) == {}
    state = after_phase("counter", p={"monster": "EBP01-006", "zone": 8}, o={"zones": facing}, abilities=True)
    assert zones(state, O) == facing


@pytest.mark.parametrize(("rage", "left"), [(2, {3: "B(8,0)", 8: "B(1,0)"}), (3, {})])
def test_ebp01_010_with_3_rage_it_destroys_what_faces_it_before_the_counter(
    rage: int, left: dict[int, str]
) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0)", 3: "B(8,0)", 8: "B(1,0)"}},
        o={"monster": "EBP01-010", "zone": 3, "rage": rage},
        abilities=True,
    )
    assert zones(state, P) == {2: "B(1,0)", **left}


def test_ebp01_010_does_not_do_so_in_its_own_turn() -> None:
    facing = {3: "B(8,0)", 8: "B(1,0)"}
    p = {"monster": "EBP01-010", "zone": 3, "rage": 3}
    state = after_phase("counter", p=p, o={"zones": facing}, abilities=True)
    assert zones(state, O) == facing


@pytest.mark.parametrize(("invaded", "after"), [(True, 5), (False, 4)])
def test_ebp01_012_pushes_the_enemy_monster_in_the_end_phase_if_it_invaded(invaded: bool, after: int) -> None:
    state = position(p={"monster": "EBP01-012", "hand": [ONE]}, o={"zone": 4}, abilities=True)
    if invaded:
        do(state, f"invade {ONE}")
        assert zone_of(state, O) == 4, "only the End Phase pushes"
    pass_turn(state)
    assert zone_of(state, O) == after


# ---- when rage goes up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("top", [MONSTER, "B(1,0)"])
def test_ebp01_003_mills_when_its_rage_goes_up_and_destroys_over_a_monster_card(top: str) -> None:
    enemies = {2: "B(6,0)", 3: "B(7,0)", 4: "B(1,0)"}
    state = position(
        p={"monster": "EBP01-003", "hand": [MONSTER], "deck": [top, FILLER]},
        o={"zones": enemies},
        abilities=True,
    )
    do(state, f"rage {MONSTER}")
    assert discard(state, P) == [MONSTER, top]
    if top == MONSTER:
        assert legal(state) == {"pick B(6,0)", "pick B(1,0)"}
        do(state, "pick B(6,0)")
        del enemies[2]
    assert zones(state, O) == enemies


def test_ebp01_003_does_nothing_when_the_enemy_rage_goes_up() -> None:
    state = position(p={"hand": [MONSTER]}, o={"monster": "EBP01-003", "deck": [MONSTER] * 2}, abilities=True)
    do(state, f"rage {MONSTER}")
    assert discard(state, O) == []


def test_ebp01_010_destroys_what_faces_it_whenever_its_rage_goes_up() -> None:
    state = position(
        p={"monster": "EBP01-010", "zone": 3, "hand": [MONSTER]},
        o={"zones": {3: "B(8,0)", 4: "B(1,0)", 8: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"rage {MONSTER}")
    assert zones(state, O) == {4: "B(1,0)"}


# ---- when invading ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("top", [MONSTER, "B(1,0)"])
def test_ebp01_002_mills_when_invading_and_destroys_over_a_monster_card(top: str) -> None:
    enemies = {2: "B(5,0)", 3: "B(6,0)", 4: "B(1,0)"}
    state = position(
        p={"monster": "EBP01-002", "hand": [ONE], "deck": [top, FILLER]}, o={"zones": enemies}, abilities=True
    )
    do(state, f"invade {ONE}")
    assert discard(state, P) == [ONE, top]
    if top == MONSTER:
        assert legal(state) == {"pick B(5,0)", "pick B(1,0)"}
        do(state, "pick B(5,0)")
        del enemies[2]
    assert zones(state, O) == enemies


def invading(number: str, rage: int, enemies: dict[int, str]) -> GameState:
    """P's monster has invaded one zone."""
    state = position(p={"monster": number, "rage": rage, "hand": [ONE]}, o={"zones": enemies}, abilities=True)
    do(state, f"invade {ONE}")
    return state


@pytest.mark.parametrize(("number", "rage", "rank"), [("EBP01-009", 2, 6), ("EBP01-041", 0, 4)])
def test_destroys_one_card_up_to_a_rank_when_invading(number: str, rage: int, rank: int) -> None:
    fits, above = f"B({rank},0)", f"B({rank + 1},0)"
    state = invading(number, rage, {2: fits, 3: above, 4: "B(1,0)"})
    assert legal(state) == {f"pick {fits}", "pick B(1,0)"}
    do(state, f"pick {fits}")
    assert zones(state, O) == {3: above, 4: "B(1,0)"}
    assert zones(invading(number, rage, {3: above}), O) == {3: above}


def test_ebp01_009_destroys_nothing_with_1_rage() -> None:
    assert zones(invading("EBP01-009", 1, {2: "B(6,0)"}), O) == {2: "B(6,0)"}


@pytest.mark.parametrize(
    ("own", "payment", "left"),
    [({2: "B(1,0)"}, ONE, 3), ({}, ONE, 5), ({3: "B(1,0)"}, TWO, 3), ({2: "B(1,0)", 3: "B(1,0)"}, TWO, 1)],
    ids=["crushed one", "crushed none", "crushed in the second zone", "crushed in both zones"],
)
def test_ebp01_007_takes_2_enemy_rage_for_each_zone_in_which_it_crushes(
    own: dict[int, str], payment: str, left: int
) -> None:
    state = position(
        p={"monster": "EBP01-007", "zones": own, "hand": [payment]}, o={"rage": 5}, abilities=True
    )
    do(state, f"invade {payment}")
    while asked(state)[0] is Ask.ORDER:
        do(state, "resolve EBP01-007")
    assert rage_of(state, O) == left


def test_ebp01_007_takes_no_rage_for_a_card_crushed_in_the_end_phase() -> None:
    state = after_phase(
        "end", p={"monster": "EBP01-007", "zones": {2: "B(1,0)"}}, o={"rage": 5}, abilities=True
    )
    assert (zone_of(state, P), zones(state, P), rage_of(state, O)) == (2, {}, 5)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp01_039_may_discard_a_monster_card_to_destroy_what_is_in_zones_1_to_5(answer: str) -> None:
    enemies = {1: "B(5,0)", 3: "B(6,0)", 5: "B(1,0)", 6: "B(1,0)"}
    state = position(
        p={"monster": "EBP01-039", "hand": [ONE, MONSTER, STRATEGY]},
        o={"zone": 8, "zones": enemies},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    if answer == "yes":
        assert (hand(state, P), zones(state, O)) == ([STRATEGY], {3: "B(6,0)", 6: "B(1,0)"})
    else:
        assert (hand(state, P), zones(state, O)) == ([MONSTER, STRATEGY], enemies)


def test_ebp01_039_asks_nothing_without_a_monster_card_in_hand() -> None:
    state = position(
        p={"monster": "EBP01-039", "hand": [ONE, STRATEGY]}, o={"zones": {2: "B(5,0)"}}, abilities=True
    )
    do(state, f"invade {ONE}")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: "B(5,0)"})


@pytest.mark.parametrize(("buried", "rage"), [(3, 0), (4, 1)])
def test_ebp01_040_rages_when_invading_with_5_monster_cards_in_the_discard_pile(
    buried: int, rage: int
) -> None:
    """The monster card that pays for the invasion is already among them."""
    payment = "M(2,1000,step=1)"
    state = position(
        p={"monster": "EBP01-040", "hand": [payment], "discard": [MONSTER] * buried + [STRATEGY]},
        abilities=True,
    )
    do(state, f"invade {payment}")
    assert rage_of(state, P) == rage


# ---- when it advances ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "left"), [(7, {}), (6, {2: "B(8,0)", 3: "B(1,0)"})])
def test_ebp01_004_destroys_every_battle_card_when_it_reaches_zone_8(
    before: int, left: dict[int, str]
) -> None:
    cards = {2: "B(8,0)", 3: "B(1,0)"}
    state = position(
        p={"monster": "EBP01-004", "zone": before, "zones": cards, "hand": [ONE]},
        o={"zones": cards, "strategies": ["S(1)"]},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert zones(state, P) == zones(state, O) == left


def test_ebp01_004_reaches_zone_8_in_the_end_phase_too() -> None:
    state = after_phase(
        "end", p={"monster": "EBP01-004", "zone": 7}, o={"zones": {2: "B(8,0)"}}, abilities=True
    )
    assert (zone_of(state, P), zones(state, O)) == (8, {})


@pytest.mark.parametrize(("enemy", "after"), [(1, 2), (2, 2), (8, 8)])
def test_ebp01_011_pushes_the_enemy_monster_whose_column_it_enters(enemy: int, after: int) -> None:
    """Zone 5 faces the enemy zone 1."""
    state = position(p={"monster": "EBP01-011", "zone": 4, "hand": [ONE]}, o={"zone": enemy}, abilities=True)
    do(state, f"invade {ONE}")
    assert zone_of(state, O) == after


@pytest.mark.parametrize(
    ("answer", "rage", "left"), [("yes", 1, ["M(1,1000)"]), ("no", 0, ["M(1,1000)", STRATEGY])]
)
def test_ebp01_037_may_discard_a_strategy_card_for_rage_when_it_advances(
    answer: str, rage: int, left: list[str]
) -> None:
    state = position(p={"monster": "EBP01-037", "hand": [ONE, MONSTER, STRATEGY]}, abilities=True)
    do(state, f"invade {ONE}")
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    assert (rage_of(state, P), hand(state, P)) == (rage, left)


def test_ebp01_037_is_asked_in_the_end_phase_but_not_without_a_strategy_card() -> None:
    state = after_phase("end", p={"monster": "EBP01-037", "hand": [STRATEGY]}, abilities=True)
    assert asked(state) == (Ask.MAY, P)
    do(state, "yes")
    assert rage_of(state, P) == 1
    state = after_phase("end", p={"monster": "EBP01-037", "hand": [MONSTER]}, abilities=True)
    assert (asked(state)[0], rage_of(state, P)) == (Ask.MAIN, 0)


# ---- as long as it is there ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "own", "total"),
    [(4, {2: "B(1,0)", 3: "B(1,0)"}, 1000), (3, {2: "B(1,0)", 4: "B(1,0)"}, 4000), (4, {2: "B(1,0)"}, 4000)],
    ids=["awake", "in zone 3", "with one battle card"],
)
def test_ebp01_014_rank_5_or_lower_cards_do_not_engage_with_it(
    zone: int, own: dict[int, str], total: int
) -> None:
    figures = compared(
        p={"zones": {2: "B(5,3000)", 3: "B(6,1000)"}}, o={"monster": "EBP01-014", "zone": zone, "zones": own}
    )
    assert figures == (total, 34000)


@pytest.mark.parametrize(
    ("zone", "power", "after", "lost"),
    [(6, 50000, 5, False), (6, 51000, 5, True), (5, 50000, 5, True)],
    ids=["it only moves", "more than 50,000", "in zone 5"],
)
def test_ebp01_038_is_not_countered_by_50000_from_zone_6_on(
    zone: int, power: int, after: int, lost: bool
) -> None:
    """No monster follows a rank IV, so a counter would end the game."""
    state = after_phase(
        "counter",
        p={"zones": {2: f"B(1,{power})"}},
        o={"monster": "EBP01-038", "zone": zone},
        abilities=True,
    )
    assert zone_of(state, O) == after
    assert (state.outcome is not None) == lost


@pytest.mark.parametrize(("buried", "threat"), [(4, 18000), (5, 28000)])
def test_ebp01_042_has_10000_more_threat_with_5_monster_cards_in_the_discard_pile(
    buried: int, threat: int
) -> None:
    o = {"monster": "EBP01-042", "discard": [*[MONSTER] * buried, STRATEGY]}
    assert compared(o=o) == (0, threat)


@pytest.mark.parametrize(
    ("zone", "buried", "left"),
    [(4, 5, {3: "B(7,0)"}), (3, 5, {2: "B(6,0)", 3: "B(7,0)"}), (4, 4, {2: "B(6,0)", 3: "B(7,0)"})],
    ids=["awake", "in zone 3", "4 monster cards"],
)
def test_ebp01_043_destroys_every_rank_6_or_lower_card_after_a_counter(
    zone: int, buried: int, left: dict[int, str]
) -> None:
    state = after_phase(
        "counter",
        p={
            "monster": "EBP01-043",
            "zone": zone,
            "discard": [MONSTER] * buried,
            "zones": {5: "B(1,90000)"},
        },
        o={"monster": "M(1,5000)", "zones": {2: "B(6,0)", 3: "B(7,0)"}},
        abilities=True,
    )
    assert len(monster(state, O)) == 2, "countered"
    assert (zones(state, O), zones(state, P)) == (left, {5: "B(1,90000)"})
