"""Set EBP02: what monsters do when they invade, when their rage goes up, and when a phase begins."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    discard,
    do,
    hand,
    legal,
    monster,
    one_shot,
    pass_turn,
    position,
    settle,
    zones,
)

Side = dict[str, Any]

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
CRYSTALS = "EBP02-T03"
ENEMIES = {2: "B(5,0)", 3: "B(6,0)", 4: "B(7,0)", 8: "B(1,0)"}


def in_main(state: GameState) -> bool:
    """Whether P is asked for the next action: nothing more has happened."""
    return asked(state) == (Ask.MAIN, P)


# ---- invading --------------------------------------------------------------------------------------------


def invaded(number: str, p: Side | None = None, o: Side | None = None, paid: str = ONE) -> GameState:
    """P's monster has invaded; the position up to its first question, or after it."""
    given = {"monster": number, **(p or {})}
    state = position(p={**given, "hand": [paid, *given.get("hand", ())]}, o=o, abilities=True)
    do(state, f"invade {paid}")
    return state


def test_ebp02_006_over_a_3rd_form_destroys_everything_of_rank_6_or_less() -> None:
    state = invaded("EBP02-006", {"monster": ["EBP02-004", "EBP02-006"]}, {"zones": ENEMIES})
    assert (in_main(state), zones(state, O)) == (True, {4: "B(7,0)"})


def test_ebp02_006_over_another_card_destroys_nothing() -> None:
    state = invaded("EBP02-006", {"monster": ["EBP02-002", "EBP02-006"]}, {"zones": ENEMIES})
    assert (in_main(state), zones(state, O)) == (True, ENEMIES)


@pytest.mark.parametrize(("held", "left"), [(5, 3), (3, 3), (2, 2)])
def test_ebp02_009_lets_the_enemy_discard_down_to_3_cards(held: int, left: int) -> None:
    state = invaded("EBP02-009", o={"hand": held})
    assert in_main(state) is (held <= 3)
    settle(state)
    assert (len(hand(state, O)), len(discard(state, O))) == (left, held - left)


def test_ebp02_022_plays_the_blue_battle_card_that_paid() -> None:
    """Whatever its rank; the Japanese leaves no choice but the zone."""
    state = invaded("EBP02-022", paid="EBP02-034")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 3, 4, 5, 6, 7, 8)}, "not the monster's zone 2"
    do(state, "zone z8")
    assert (in_main(state), zones(state, P), discard(state, P)) == (True, {8: "EBP02-034"}, [])


def test_ebp02_022_plays_the_card_once_though_two_zones_were_invaded() -> None:
    """The second ability finds it in a zone, no longer in the discard pile."""
    state = invaded("EBP02-022", paid="EBP02-035")
    do(state, "resolve EBP02-022", "zone z8", "resolve EBP02-022")
    assert legal(state) == {"resolve EBP02-035"}, "its own Enter abilities are left"
    settle(state)
    assert zones(state, P)[8] == "EBP02-035"


@pytest.mark.parametrize("paid", ["EBP02-011", "EBP02-038", "EBP02-021"])
def test_ebp02_022_leaves_any_other_card_in_the_discard_pile(paid: str) -> None:
    """A red battle card, a blue strategy card, a blue monster card."""
    state = invaded("EBP02-022", paid=paid)
    settle(state)
    assert (zones(state, P), discard(state, P)) == ({}, [paid])


@pytest.mark.parametrize(("zone", "rage"), [(6, 1), (8, 1), (5, 3)])
def test_ebp02_044_lowers_the_rage_of_an_enemy_in_zones_6_to_8(zone: int, rage: int) -> None:
    state = invaded("EBP02-044", o={"zone": zone, "rage": 3})
    assert (in_main(state), state.players[O].rage) == (True, rage)


def test_ebp02_048_destroys_3_cards_of_rank_4_or_less() -> None:
    few = {2: "B(4,0)", 3: "B(5,0)", 4: "B(1,0)", 5: "B(2,0)", 8: "B(3,0)"}
    state = invaded("EBP02-048", o={"zones": few})
    assert legal(state) == {"pick B(4,0)", "pick B(1,0)", "pick B(2,0)", "pick B(3,0)"}
    do(state, "pick B(4,0)", "pick B(1,0)", "pick B(3,0)")
    assert zones(state, O) == {3: "B(5,0)", 5: "B(2,0)"}


@pytest.mark.parametrize(("paid", "cards"), [(ONE, 1), (TWO, 2)])
def test_ebp02_047_mills_a_card_for_each_zone_it_advances(paid: str, cards: int) -> None:
    state = invaded("EBP02-047", {"deck": ["B(1,0)", "B(2,0)", "B(3,0)"]}, paid=paid)
    settle(state)
    assert discard(state, P) == [paid, "B(1,0)", "B(2,0)"][: 1 + cards]


def test_ebp02_047_mills_a_card_when_it_walks_in_the_end_phase() -> None:
    state = after_phase("end", p={"monster": "EBP02-047", "deck": 10, "hand": 5}, abilities=True)
    assert (state.players[P].zone, discard(state, P)) == (2, [FILLER])
    state = after_phase("end", p={"monster": "EBP02-047", "zone": 8, "deck": 10, "hand": 5}, abilities=True)
    assert discard(state, P) == [], "it stays in zone 8"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp02_052_brings_a_crystals_for_a_card(answer: str) -> None:
    state = invaded("EBP02-052", {"hand": ["S(1)"]})
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    if answer == "yes":
        assert legal(state) == {f"zone z{zone}" for zone in (1, 3, 4, 5, 6, 7, 8)}
        do(state, "zone z4")
    assert zones(state, P) == ({4: CRYSTALS} if answer == "yes" else {})
    assert hand(state, P) == ([] if answer == "yes" else ["S(1)"])


def test_ebp02_052_without_a_card_to_discard_brings_none() -> None:
    state = invaded("EBP02-052")
    assert (in_main(state), zones(state, P)) == (True, {})


def test_ebp02_053_brings_a_crystals_for_each_zone() -> None:
    state = invaded("EBP02-053", paid=TWO)
    do(state, "resolve EBP02-053", "zone z4", "zone z8")
    assert (in_main(state), zones(state, P)) == (True, {4: CRYSTALS, 8: CRYSTALS})


# ---- rage that goes up -----------------------------------------------------------------------------------


def enraged(p: Side, o: Side | None = None) -> GameState:
    """P has discarded a monster card for a point of rage; the position up to its question, or after it."""
    state = position(p={**p, "hand": ["M(1,1000)"]}, o=o, abilities=True)
    do(state, "rage M(1,1000)")
    return state


SHIN: Side = {"monster": "EBP02-005", "zone": 6, "strategies": ["S(1)"]}


def test_ebp02_005_lets_the_enemy_discard_down_to_3_cards() -> None:
    state = enraged(SHIN, {"hand": 5})
    assert asked(state) == (Ask.PICK, O)
    settle(state)
    assert (len(hand(state, O)), state.players[P].rage) == (3, 1)


@pytest.mark.parametrize("missing", [{"zone": 5}, {"strategies": []}], ids=["zone 5", "no strategy card"])
def test_ebp02_005_takes_nothing_before_zone_6_or_without_a_strategy_card(missing: Side) -> None:
    state = enraged({**SHIN, **missing}, {"hand": 5})
    assert (in_main(state), len(hand(state, O))) == (True, 5)


def test_ebp02_005_takes_nothing_on_the_enemys_turn() -> None:
    provoke = one_shot("provoke", {"act": "rage_gain", "of": "opp", "n": 1})
    state = position(
        p={"hand": ["S(1):provoke", *[FILLER] * 5]},
        o={**SHIN, "strategies": ["S(1)"]},
        cards=provoke,
        abilities=True,
    )
    do(state, "strategy S(1):provoke")
    assert (in_main(state), state.players[O].rage, len(hand(state, P))) == (True, 1, 5)


@pytest.mark.parametrize(("rank", "left"), [(6, {8: "B(1,0)"}), (7, {4: "B(7,0)", 8: "B(1,0)"})])
def test_ebp02_008_destroys_a_card_of_rank_6_or_less_in_the_zone_of_its_number(
    rank: int, left: dict[int, str]
) -> None:
    state = enraged({"monster": "EBP02-008", "zone": 4}, {"zones": {4: f"B({rank},0)", 8: "B(1,0)"}})
    assert (in_main(state), zones(state, O)) == (True, left)


@pytest.mark.parametrize(("count", "left"), [(0, [3, 5, 2]), (1, [3, 5]), (2, [3])])
def test_ebp02_054_destroys_a_card_of_rank_5_or_less_for_each_crystals(count: int, left: list[int]) -> None:
    crystals = dict.fromkeys((2, 3)[:count], CRYSTALS)
    state = enraged(
        {"monster": "EBP02-054", "zones": crystals}, {"zones": {3: "B(6,0)", 5: "B(5,0)", 2: "B(1,0)"}}
    )
    if count == 1:
        assert legal(state) == {"pick B(5,0)", "pick B(1,0)"}
        do(state, "pick B(1,0)")
    assert (in_main(state), sorted(zones(state, O))) == (True, sorted(left))


def test_ebp02_057_brings_2_crystals() -> None:
    state = enraged({"monster": "EBP02-057", "zone": 4})
    assert legal(state) == {f"zone z{zone}" for zone in (1, 2, 3, 5, 6, 7, 8)}
    do(state, "zone z1", "zone z2")
    assert (in_main(state), zones(state, P)) == (True, {1: CRYSTALS, 2: CRYSTALS})


# ---- the beginning of a phase ----------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp02_001_gains_rage_for_a_strategy_card_in_the_enemys_counter_phase(answer: str) -> None:
    state = after_phase("counter", o={"monster": "EBP02-001", "hand": ["S(1)"]}, abilities=True)
    assert (asked(state), legal(state)) == ((Ask.MAY, O), {"yes", "no"})
    do(state, answer)
    assert state.players[O].rage == (1 if answer == "yes" else 0)
    assert discard(state, O) == (["S(1)"] if answer == "yes" else [])


def test_ebp02_001_gains_none_without_a_strategy_card_or_in_its_own_counter_phase() -> None:
    state = after_phase("counter", o={"monster": "EBP02-001", "hand": ["B(1,0)"]}, abilities=True)
    assert (in_main(state), state.players[O].rage) == (True, 0)
    state = after_phase("counter", p={"monster": "EBP02-001", "hand": ["S(1)"]}, abilities=True)
    assert (in_main(state), state.players[P].rage) == (True, 0)


@pytest.mark.parametrize(("number", "gain"), [("EBP02-042", 1), ("EBP02-044", 2)])
def test_gigan_gains_rage_in_its_end_phase_while_the_enemy_is_in_zones_1_to_5(number: str, gain: int) -> None:
    for zone, rage in ((1, gain), (5, gain), (6, 0)):
        state = after_phase("end", p={"monster": number}, o={"zone": zone}, abilities=True)
        assert (in_main(state), state.players[P].rage) == (True, rage)
    state = after_phase("end", o={"monster": number}, abilities=True)
    assert state.players[O].rage == 0, "not in the enemy's end phase"


# ---- a Burst that ends -----------------------------------------------------------------------------------


def test_ebp02_009_comes_back_when_its_burst_ends() -> None:
    state = position(p={"monster": "M(3,20000)", "hand": ["EBP02-009"], "deck": 10}, abilities=True)
    do(state, "monster EBP02-009")
    pass_turn(state)
    assert (monster(state, P), discard(state, P)) == (["M(3,20000)"], [])
    assert sorted(hand(state, P)) == sorted(["EBP02-009", *[FILLER] * 4])


def test_ebp02_009_discarded_for_rage_stays_in_the_discard_pile() -> None:
    state = position(p={"hand": ["EBP02-009"]}, abilities=True)
    do(state, "rage EBP02-009")
    assert (hand(state, P), discard(state, P)) == ([], ["EBP02-009"])
