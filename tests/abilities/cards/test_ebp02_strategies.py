"""Set EBP02: what strategy cards do when they are activated, and while they lie in their zone."""

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
    position,
    settle,
    stacks,
    strategies,
    zones,
)

Side = dict[str, Any]

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
BOMBERS = "EBP02-T01"


def placed(number: str, p: Side | None = None, o: Side | None = None) -> GameState:
    """P, whose monster stands in zone 7 unless told, has played a strategy card; up to its question."""
    given = {"zone": 7, **(p or {})}
    state = position(p={**given, "hand": [number, *given.get("hand", ())]}, o=o, abilities=True)
    do(state, f"strategy {number}")
    return state


def in_main(state: GameState) -> bool:
    """Whether P is asked for the next action: nothing more has happened."""
    return asked(state) == (Ask.MAIN, P)


# ---- moving cards and monsters ---------------------------------------------------------------------------


def test_ebp02_019_moves_an_own_battle_card_to_an_empty_zone() -> None:
    state = placed("EBP02-019", {"zones": {2: "B(1,0)", 3: "B(2,0)"}})
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)"}
    do(state, "pick B(2,0)")
    assert legal(state) == {"zone z1", "zone z4", "zone z5", "zone z6", "zone z8"}
    do(state, "zone z8")
    assert (zones(state, P), state.players[P].zone) == ({2: "B(1,0)", 8: "B(2,0)"}, 7)


@pytest.mark.parametrize(("invaded", "reached"), [(1, 5), (2, 5), (0, 4)])
def test_ebp02_019_advances_the_monster_if_it_has_invaded(invaded: int, reached: int) -> None:
    state = placed("EBP02-019", {"zone": 4, "invaded": invaded})
    assert (in_main(state), state.players[P].zone) == (True, reached)


def test_ebp02_069_exchanges_2_enemy_battle_cards() -> None:
    state = placed("EBP02-069", o={"zones": {2: "B(1,0)", 5: ["S(1)", "B(2,0)"], 8: "B(3,0)"}})
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)", "pick B(3,0)"}
    do(state, "pick B(2,0)", "pick B(3,0)")
    assert stacks(state, O) == {2: ["B(1,0)"], 5: ["B(3,0)"], 8: ["S(1)", "B(2,0)"]}


def test_ebp02_069_exchanges_nothing_with_a_single_card() -> None:
    state = placed("EBP02-069", {"zones": {2: "B(1,0)"}}, {"zones": {2: "B(1,0)"}})
    settle(state)
    assert (zones(state, P), zones(state, O)) == ({2: "B(1,0)"}, {2: "B(1,0)"})


# ---- destroying ------------------------------------------------------------------------------------------

RANKS = {2: "B(2,0)", 3: "B(4,0)", 4: "B(5,0)", 5: "B(6,0)", 6: "B(7,0)", 8: "B(1,0)"}
"""Enemy battle cards of several ranks."""


def left_of(*gone: int) -> dict[int, str]:
    """RANKS without the cards in some zones."""
    return {zone: each for zone, each in RANKS.items() if zone not in gone}


def test_ebp02_018_with_2_rage_destroys_a_card_in_a_zone_its_monster_has_reached() -> None:
    state = placed("EBP02-018", {"zone": 4, "rage": 2}, {"zones": RANKS})
    assert legal(state) == {"zone z1", "zone z2", "zone z3", "zone z4"}
    do(state, "zone z4")
    assert (in_main(state), zones(state, O)) == (True, left_of(4))


@pytest.mark.parametrize(("rage", "named"), [(1, 4), (2, 1)], ids=["1 rage", "an empty zone"])
def test_ebp02_018_destroys_nothing_with_less_rage_or_in_an_empty_zone(rage: int, named: int) -> None:
    state = placed("EBP02-018", {"zone": 4, "rage": rage}, {"zone": 8, "zones": {3: "B(1,0)", 4: "B(5,0)"}})
    do(state, f"zone z{named}")
    assert (in_main(state), zones(state, O)) == (True, {3: "B(1,0)", 4: "B(5,0)"})


def test_ebp02_038_destroys_a_card_of_rank_5_or_less() -> None:
    state = placed("EBP02-038", {"discard": ["M(1,4000)"] * 9}, {"zones": RANKS})
    assert legal(state) == {"pick B(2,0)", "pick B(4,0)", "pick B(5,0)", "pick B(1,0)"}, "no other mode"
    do(state, "pick B(5,0)")
    assert zones(state, O) == left_of(4)


def test_ebp02_038_with_10_monsters_discarded_may_destroy_the_card_in_zone_8() -> None:
    state = placed("EBP02-038", {"discard": ["M(1,4000)"] * 10}, {"zones": {3: "B(5,0)", 8: "B(8,0)"}})
    assert legal(state) == {"mode 0", "mode 1"}
    do(state, "mode 1")
    assert (in_main(state), zones(state, O)) == (True, {3: "B(5,0)"})


def test_ebp02_071_destroys_3_cards_of_rank_4_or_less_before_zone_6() -> None:
    state = placed("EBP02-071", {"zone": 5}, {"zones": {**RANKS, 7: "B(3,0)"}})
    assert legal(state) == {"pick B(2,0)", "pick B(4,0)", "pick B(3,0)", "pick B(1,0)"}, "no other mode"
    do(state, "pick B(4,0)", "pick B(3,0)", "pick B(1,0)")
    assert (in_main(state), zones(state, O)) == (True, left_of(3, 8))


MODES = {
    "zone 6, two of rank 6 or less": (6, 1, ["pick B(6,0)", "pick B(5,0)"], (4, 5)),
    "zone 8, one of any rank": (8, 2, ["pick B(7,0)"], (6,)),
    "zone 8, still two of rank 6 or less": (8, 1, ["pick B(5,0)", "pick B(1,0)"], (4, 8)),
}


@pytest.mark.parametrize(("zone", "mode", "picks", "gone"), MODES.values(), ids=MODES)
def test_ebp02_071_has_a_second_mode_from_zone_6_and_a_third_in_zone_8(
    zone: int, mode: int, picks: list[str], gone: tuple[int, ...]
) -> None:
    state = placed("EBP02-071", {"zone": zone}, {"zones": RANKS})
    assert legal(state) == {f"mode {each}" for each in range(2 if zone == 6 else 3)}
    do(state, f"mode {mode}", *picks)
    assert (in_main(state), zones(state, O)) == (True, left_of(*gone))


@pytest.mark.parametrize(("paid", "gone"), [("", (2, 8)), (ONE, (2, 3, 8)), (TWO, (2, 3, 4, 5, 8))])
def test_ebp02_079_destroys_more_the_further_the_monster_has_invaded(
    paid: str, gone: tuple[int, ...]
) -> None:
    """Rank 2, 4 or 6 and less, after 0, 1 or 2 zones."""
    state = position(
        p={"zone": 4, "hand": ["EBP02-079", *[paid] * bool(paid)]}, o={"zones": RANKS}, abilities=True
    )
    do(state, *[f"invade {paid}"] * bool(paid), "strategy EBP02-079")
    assert (in_main(state), zones(state, O)) == (True, left_of(*gone))


def test_ebp02_073_each_battle_card_played_destroys_what_it_faces() -> None:
    """Zone 3 faces the enemy zones 3 and 8, zone 2 the zones 4 and 7; rank 7 stands."""
    state = position(
        p={"zone": 7, "hand": ["B(1,0)", "B(2,0)"], "strategies": ["EBP02-073"]},
        o={"zone": 2, "zones": {3: "B(6,0)", 4: "B(7,0)", 5: "B(1,0)", 7: "B(3,0)", 8: "B(4,0)"}},
        abilities=True,
    )
    do(state, "battle B(1,0) z3")
    assert zones(state, O) == {4: "B(7,0)", 5: "B(1,0)", 7: "B(3,0)"}
    do(state, "battle B(2,0) z2")
    assert zones(state, O) == {4: "B(7,0)", 5: "B(1,0)"}


def test_ebp02_073_leaves_the_enemys_turn_alone() -> None:
    state = position(
        p={"hand": ["B(1,0)"], "zones": {8: "B(2,0)"}},
        o={"strategies": ["EBP02-073"], "zones": {3: "B(1,0)"}},
        abilities=True,
    )
    do(state, "battle B(1,0) z3")
    assert (zones(state, P), zones(state, O)) == ({3: "B(1,0)", 8: "B(2,0)"}, {3: "B(1,0)"})


# ---- cards, tokens, rage ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("buried", "tokens"), [(5, {2: BOMBERS, 8: BOMBERS}), (4, {})])
def test_ebp02_020_with_5_strategy_cards_discarded_fills_the_empty_zones(
    buried: int, tokens: dict[int, str]
) -> None:
    own = dict.fromkeys((1, 3, 4, 5, 6), "B(1,0)")
    state = placed("EBP02-020", {"zones": own, "discard": ["S(1)"] * buried})
    settle(state)
    assert zones(state, P) == {**own, **tokens}


MB = "EBP02-031"


@pytest.mark.parametrize(
    ("own", "draws"),
    [([MB] * 5, True), ([MB] * 4, False), ([*[MB] * 4, "EBP02-034"], False)],
    ids=["five", "four", "a Weapon without MB in its name"],
)
def test_ebp02_040_with_5_mb_weapons_draws_a_new_hand(own: list[str], draws: bool) -> None:
    state = placed("EBP02-040", {"zones": dict(enumerate(own, 1)), "hand": ["S(1)", "S(2)"], "deck": 6})
    assert in_main(state)
    assert hand(state, P) == ([FILLER] * 5 if draws else ["S(1)", "S(2)"])
    assert discard(state, P) == (["S(1)", "S(2)"] if draws else [])


@pytest.mark.parametrize("rank", [1, 3, 4])
def test_ebp02_074_gives_rage_for_the_rank_of_the_enemy_monster(rank: int) -> None:
    state = placed("EBP02-074", {"rage": 1}, {"monster": f"M({rank},9000)"})
    assert (in_main(state), state.players[P].rage) == (True, 1 + rank)


MECH, MECHAGODZILLA = "B(1,0,traits=Mech)", "B(2,0,traits=Mechagodzilla+Mech)"
REVEALED = {
    "one trait more": ([MECH, MECHAGODZILLA], True),
    "a monster card with another trait": ([MECH, "M(1,4000,traits=Rodan)"], True),
    "the same traits": ([MECH, "M(1,4000,traits=Mech)"], False),
    "one has no trait": ([MECH, "S(1)"], False),
    "neither has one": (["S(2)", "S(1)"], False),
}


@pytest.mark.parametrize(("top", "taken"), REVEALED.values(), ids=REVEALED)
def test_ebp02_080_takes_2_cards_whose_traits_differ(top: list[str], taken: bool) -> None:
    state = placed("EBP02-080", {"deck": [*top, FILLER]})
    assert (in_main(state), deck(state, P)) == (True, [FILLER])
    assert sorted(hand(state, P)) == (sorted(top) if taken else [])
    assert sorted(discard(state, P)) == ([] if taken else sorted(top))
    assert strategies(state, P) == ["EBP02-080"]
