"""EBP01: the strategy cards, those that act at once and those that work as long as they lie there."""

from collections.abc import Mapping
from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    compared,
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
"""Cards that pay for an invasion and cannot be played."""

MONSTER, STRATEGY = "M(1,1000)", "S(9)"
"""Cards that only matter by their type."""

DONE = (Ask.MAIN, P)
"""Nothing more is asked of P than what to do next."""


def activated(
    number: str, p: Mapping[str, Any] | None = None, o: Mapping[str, Any] | None = None
) -> GameState:
    """P has played the strategy card from hand; P's monster is in zone 8 unless said otherwise."""
    p = {"zone": 8, **(p or {})}
    p["hand"] = [number, *p.get("hand", ())]
    state = position(p=p, o=o, abilities=True)
    do(state, f"strategy {number}")
    return state


# ---- destroying ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "left"),
    [
        (3, {3: "B(6,0)", 6: "B(1,0)"}),
        (1, {3: "B(6,0)", 4: "B(5,0)", 6: "B(1,0)", 8: "B(1,0)"}),
        (5, {2: "B(5,0)", 3: "B(6,0)", 8: "B(1,0)"}),
    ],
)
def test_ebp01_029_destroys_rank_5_or_lower_in_a_zone_and_next_to_it(zone: int, left: dict[int, str]) -> None:
    """Zone 3 is next to 2, 4 and 8, zone 1 to 2, zone 5 to 4 and 6; an empty zone may be named."""
    enemies = {2: "B(5,0)", 3: "B(6,0)", 4: "B(5,0)", 6: "B(1,0)", 8: "B(1,0)"}
    state = activated("EBP01-029", o={"zone": 7, "zones": enemies})
    assert legal(state) == {f"zone z{each}" for each in range(1, 9)}
    do(state, f"zone z{zone}")
    assert zones(state, O) == left


def test_ebp01_033_destroys_every_battle_card_of_both_players() -> None:
    state = activated("EBP01-033", {"zones": {2: "B(8,0)"}}, {"zones": {2: "B(8,0)", 8: "B(1,0)"}})
    assert zones(state, P) == zones(state, O) == {}


def megaguirus(cards: int) -> GameState:
    """P, who has some battle cards, plays EBP01-064 against five enemy cards."""
    own = dict.fromkeys(range(1, 1 + cards), "B(1,0)")
    enemies = {2: "B(4,0)", 3: "B(8,0)", 4: "B(1,0)", 5: "B(5,0)", 8: "B(6,0)"}
    return activated("EBP01-064", {"zones": own}, {"zone": 1, "zones": enemies})


@pytest.mark.parametrize("cards", [3, 4])
def test_ebp01_064_destroys_a_rank_4_or_lower_card(cards: int) -> None:
    state = megaguirus(cards)
    if cards == 4:
        do(state, "mode 0")
    assert legal(state) == {"pick B(4,0)", "pick B(1,0)"}
    do(state, "pick B(4,0)")
    assert zones(state, O) == {3: "B(8,0)", 4: "B(1,0)", 5: "B(5,0)", 8: "B(6,0)"}


def test_ebp01_064_or_with_4_battle_cards_everything_in_a_zone_and_next_to_it() -> None:
    state = megaguirus(4)
    assert legal(state) == {"mode 0", "mode 1"}
    do(state, "mode 1", "zone z3")
    assert (zones(state, O), asked(state)) == ({5: "B(5,0)"}, DONE)


def test_ebp01_065_destroys_everything_in_the_enemy_zones_1_to_5() -> None:
    enemies = {1: "B(8,0)", 5: "B(1,0)", 6: "B(1,0)"}
    state = activated("EBP01-065", {"zones": {2: "B(1,0)"}}, {"zone": 8, "zones": enemies})
    assert (zones(state, O), zones(state, P)) == ({6: "B(1,0)"}, {2: "B(1,0)"})


@pytest.mark.parametrize("invaded", [True, False])
def test_ebp01_076_destroys_a_card_if_the_monster_has_invaded(invaded: bool) -> None:
    """Once, as it is activated; it does not wait for an invasion."""
    state = position(
        p={"zone": 2, "hand": ["EBP01-076", TWO]}, o={"zones": {2: "B(8,0)", 3: "B(1,0)"}}, abilities=True
    )
    do(state, *([f"invade {TWO}", "strategy EBP01-076"] if invaded else ["strategy EBP01-076"]))
    if invaded:
        assert legal(state) == {"pick B(8,0)", "pick B(1,0)"}
        do(state, "pick B(8,0)")
        assert zones(state, O) == {3: "B(1,0)"}
    else:
        do(state, f"invade {TWO}")
        assert zones(state, O) == {2: "B(8,0)", 3: "B(1,0)"}
    assert asked(state) == DONE


# ---- moving monsters -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(4, 5), (7, 8), (8, 8)])
def test_ebp01_030_pushes_the_enemy_monster(before: int, after: int) -> None:
    own = {5: "B(1,0)"} if before == 4 else {}
    state = activated("EBP01-030", o={"zone": before, "zones": own})
    assert (zone_of(state, O), zones(state, O), state.outcome) == (after, {}, None)


@pytest.mark.parametrize(("rage", "zone", "after"), [(2, 7, 4), (3, 7, 7), (0, 8, 3), (2, 5, 5)])
def test_ebp01_077_moves_the_enemy_monster_back_without_a_rank_up(rage: int, zone: int, after: int) -> None:
    state = activated("EBP01-077", o={"zone": zone, "rage": rage})
    assert (zone_of(state, O), monster(state, O)) == (after, ["M(1,5000)"])


@pytest.mark.parametrize(("before", "after"), [(4, 6), (6, 6), (7, 7)])
def test_ebp01_078_walks_to_zone_6(before: int, after: int) -> None:
    own = {5: "B(1,0)"}
    state = activated("EBP01-078", {"zone": before, "zones": own})
    assert (zone_of(state, P), zones(state, P)) == (after, {} if before == 4 else own)


# ---- hands and rage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "rage", "kept"), [("EBP01-031", 2, 2), ("EBP01-031", 1, 5), ("EBP01-079", 0, 3)]
)
def test_the_opponent_discards_down_to_a_number(number: str, rage: int, kept: int) -> None:
    """EBP01-031 needs 2 rage. The opponent chooses."""
    held = [f"B(9,{power})" for power in range(5)]
    state = activated(number, {"rage": rage}, {"hand": held, "rage": 9})
    for each in reversed(held[kept:]):
        assert asked(state) == (Ask.PICK, O)
        do(state, f"pick {each}")
    assert (hand(state, O), asked(state)) == (held[:kept], DONE)


def test_ebp01_032_draws_2_cards() -> None:
    state = activated("EBP01-032", {"deck": ["B(1,0)", "B(2,0)", "B(3,0)"]})
    assert (hand(state, P), deck(state, P)) == (["B(1,0)", "B(2,0)"], ["B(3,0)"])


@pytest.mark.parametrize(("before", "after"), [(4, 4), (5, 2), (7, 4)])
def test_ebp01_061_takes_3_enemy_rage_of_5_or_more(before: int, after: int) -> None:
    assert rage_of(activated("EBP01-061", {"rage": 9}, {"rage": before}), O) == after


def test_ebp01_066_discarded_by_an_enemy_effect_it_gives_2_rage() -> None:
    state = position(
        p={"monster": "M(4,20000)", "hand": ["EBP01-005"]},
        o={"hand": ["EBP01-066", *[FILLER] * 4]},
        abilities=True,
    )
    do(state, "monster EBP01-005", "pick EBP01-066")
    assert (discard(state, O), rage_of(state, O)) == (["EBP01-066"], 2)


def test_ebp01_066_discarded_by_its_own_player_it_gives_none() -> None:
    """For an invasion, or by an effect of an own card."""
    state = position(p={"hand": ["EBP01-066"]}, abilities=True)
    do(state, "invade EBP01-066")
    assert (discard(state, P), rage_of(state, P)) == (["EBP01-066"], 0)
    state = position(p={"hand": ["EBP01-047", "EBP01-066"]}, o={"zone": 3}, abilities=True)
    do(state, "battle EBP01-047 z2", "pick EBP01-066")
    assert (discard(state, P), rage_of(state, P)) == (["EBP01-066"], 0)


# ---- Evolution -------------------------------------------------------------------------------------------


def test_ebp01_063_evolves_every_rank_4_or_lower_evolution_card() -> None:
    small, big = "B(4,0,evolution=7 Mothra)", "B(5,0,evolution=7 Mothra)"
    state = activated(
        "EBP01-063",
        {
            "zones": {2: small, 3: big, 4: "B(1,0)", 6: small},
            "deck": [FILLER, "B(6,0,traits=Mothra)", "B(7,0,traits=Mothra)"],
        },
    )
    while asked(state) != DONE:
        do(state, next(each for each in sorted(legal(state)) if each != "done"))
    grown = {zone: stack for zone, stack in stacks(state, P).items() if len(stack) == 2}
    assert sorted(grown) == [2, 6]
    assert deck(state, P) == [FILLER]


# ---- rank in hand ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "payment", "playable"), [(4, TWO, True), (6, ONE, True), (5, ONE, False), (6, None, False)]
)
def test_ebp01_033_has_1_rank_less_for_each_zone_invaded(
    before: int, payment: str | None, playable: bool
) -> None:
    """Its rank of 8 must not be higher than the zone of P's monster: 6 in zone 6, 7 in zone 7."""
    state = position(p={"zone": before, "hand": ["EBP01-033", ONE, TWO]}, abilities=True)
    if payment:
        do(state, f"invade {payment}")
    assert ("strategy EBP01-033" in legal(state)) == playable


@pytest.mark.parametrize(
    ("zone", "theirs", "playable"), [(4, ["S(1)"], True), (3, ["S(1)"], False), (4, [], False), (6, [], True)]
)
def test_ebp01_080_has_2_rank_less_with_an_enemy_strategy_card(
    zone: int, theirs: list[str], playable: bool
) -> None:
    state = position(p={"zone": zone, "hand": ["EBP01-080"]}, o={"strategies": theirs}, abilities=True)
    assert ("strategy EBP01-080" in legal(state)) == playable


# ---- as long as it lies there ----------------------------------------------------------------------------


def test_ebp01_028_rank_3_or_lower_cards_do_not_engage_with_the_own_monster() -> None:
    cards = {2: "B(3,2000)", 3: "B(4,1000)"}
    assert compared(p={"zones": cards}, o={"strategies": ["EBP01-028"]}) == (1000, 90000)
    assert compared(p={"zones": cards, "strategies": ["EBP01-028"]}) == (3000, 90000)


@pytest.mark.parametrize(
    ("own", "total"),
    [({2: "EBP01-049"}, 13000), ({2: "B(1,3000)"}, 3000), ({2: ["EBP01-049", "B(1,3000)"]}, 3000)],
    ids=["Destoroyah", "another card", "covered"],
)
def test_ebp01_062_adds_10000_to_the_total_with_a_destoroyah_battle_card(
    own: Mapping[int, Any], total: int
) -> None:
    assert compared(p={"zones": own, "strategies": ["EBP01-062"]})[0] == total


def test_ebp01_062_does_not_help_the_enemy() -> None:
    o = {"zones": {2: "EBP01-049"}, "strategies": ["EBP01-062"]}
    assert compared(p={"zones": {2: "EBP01-049"}}, o=o) == (3000, 90000)


@pytest.mark.parametrize(("power", "countered"), [(40000, False), (41000, True)])
def test_ebp01_066_a_total_of_40000_only_moves_the_own_monster(power: int, countered: bool) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: f"B(1,{power})"}},
        o={"zone": 7, "strategies": ["EBP01-066"]},
        abilities=True,
    )
    assert zone_of(state, O) == 4
    assert (Kind.COUNTERED in {each.kind for each in state.events}) == countered
    assert (len(monster(state, O)) == 2) == countered


def test_ebp01_080_protects_small_battle_cards_in_zones_1_to_5_from_enemy_effects() -> None:
    """EBP01-033 destroys every battle card, its own player's too."""
    cards = {1: "B(5,0)", 3: "B(6,0)", 5: "B(1,0)", 6: "B(1,0)"}
    state = activated("EBP01-033", o={"zone": 8, "zones": cards, "strategies": ["EBP01-080"]})
    assert zones(state, O) == {1: "B(5,0)", 5: "B(1,0)"}
    state = activated("EBP01-033", {"zones": cards, "strategies": ["EBP01-080"]})
    assert zones(state, P) == {}


def test_ebp01_080_does_not_protect_from_the_own_monster() -> None:
    state = position(p={"zones": {2: "B(1,0)"}, "strategies": ["EBP01-080"], "hand": [ONE]}, abilities=True)
    do(state, f"invade {ONE}")
    assert zones(state, P) == {}
