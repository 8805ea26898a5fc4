"""EBP04: what strategy cards do when they are activated, leave, or gather rage; both sides of each."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState, Outcome, Reason
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
    one_shot,
    position,
    settle,
    stacks,
    strategies,
    zones,
)

RED, BLUE, GREEN, WHITE = (f"B(1,0,color={color})" for color in ("red", "blue", "green", "white"))
LIFE = "EBP04-089"

ALL_ZONES = dict.fromkeys(range(2, 9), RED)

Side = dict[str, Any]


def goes_on(state: GameState) -> bool:
    """Nothing is asked but what P does in the main phase."""
    return asked(state) == (Ask.MAIN, P)


def activated(number: str, own: Side | None = None, enemy: Side | None = None) -> GameState:
    """P has played a strategy card from hand, the own monster far enough for its rank."""
    side = {"zone": catalogue()[number].rank, **(own or {}), "hand": [number]}
    state = position(p=side, o=enemy, abilities=True)
    do(state, f"strategy {number}")
    return state


# ---- when they are activated -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "zone", "left"),
    [
        pytest.param("EBP04-083", 6, [2, 3, 4, 5], id="EBP04-083 zones 6 to 8"),
        pytest.param("EBP04-084", 2, [2, 3, 5, 6, 8], id="EBP04-084 zone 2 faces 4 and 7"),
        pytest.param("EBP04-084", 5, list(range(2, 9)), id="EBP04-084 zone 5 faces zone 1"),
    ],
)
def test_what_a_strategy_card_destroys(number: str, zone: int, left: list[int]) -> None:
    state = activated(number, {"zone": zone}, {"zones": ALL_ZONES})
    assert (goes_on(state), sorted(zones(state, O))) == (True, left)


MECHA = "B(1,0,traits=Mechagodzilla)"


def test_ebp04_077_takes_a_mechagodzilla_of_the_top_three_and_discards_the_rest() -> None:
    state = activated("EBP04-077", {"deck": [RED, MECHA, "S(1)", FILLER]})
    assert legal(state) == {f"pick {MECHA}", "done"}
    do(state, f"pick {MECHA}")
    assert (goes_on(state), hand(state, P), zones(state, P)) == (True, [MECHA], {})
    assert (sorted(discard(state, P)), deck(state, P)) == (sorted([RED, "S(1)"]), [FILLER])


def test_ebp04_077_may_take_nothing() -> None:
    state = activated("EBP04-077", {"deck": [RED, MECHA, "S(1)", FILLER]})
    do(state, "done")
    assert (hand(state, P), sorted(discard(state, P))) == ([], sorted([RED, MECHA, "S(1)"]))


@pytest.mark.parametrize("named", ["EBP04-043", "EBP01-073"])
@pytest.mark.parametrize("plays", [True, False])
def test_ebp04_077_may_play_either_of_two_by_name_in_zone_8(named: str, plays: bool) -> None:
    """The second of them can be played with eight monsters in the discard pile."""
    buried = ["M(1,1000)"] * 8
    state = activated("EBP04-077", {"deck": [named, RED, RED], "discard": buried})
    do(state, f"pick {named}", "yes" if plays else "no")
    assert (goes_on(state), zones(state, P)) == (True, {8: named} if plays else {})
    assert (hand(state, P), discard(state, P)) == ([] if plays else [named], [*buried, RED, RED])


@pytest.mark.parametrize(("before", "after"), [(2, 2), (3, 8), (4, 7), (5, 6), (6, 6), (8, 8)])
def test_ebp04_078_moves_a_monster_in_zones_3_to_5_straight_up(before: int, after: int) -> None:
    state = activated("EBP04-078", {}, {"zone": before})
    assert state.players[O].zone == after


def test_ebp04_078_leaves_the_battle_cards_between_alone() -> None:
    between = {4: RED, 5: RED, 6: RED, 7: RED}
    state = activated("EBP04-078", {}, {"zone": 3, "zones": between})
    assert (state.players[O].zone, zones(state, O)) == (8, between)


def test_ebp04_079_plays_every_final_wars_battle_card_of_the_top_seven() -> None:
    shown = ["EBP04-037", RED, "EBP04-045", "S(1)", "M(1,0,traits=Final Wars)", RED, RED]
    state = activated("EBP04-079", {"deck": [*shown, "EBP04-056"]})
    settle(state)
    assert set(zones(state, P).values()) == {"EBP04-037", "EBP04-045"}
    assert sorted(discard(state, P)) == sorted([RED, RED, RED, "S(1)", "M(1,0,traits=Final Wars)"])
    assert deck(state, P) == ["EBP04-056"]


def test_ebp04_080_evolves_the_cards_up_to_rank_3_in_zones_1_to_5() -> None:
    low, high, child = "B(3,0,evolution=5 Mothra)", "B(4,0,evolution=5 Mothra)", "B(5,0,traits=Mothra)"
    state = activated("EBP04-080", {"zones": {3: low, 4: high, 5: low, 6: low}, "deck": [child] * 4})
    settle(state)
    assert stacks(state, P) == {3: [low, child], 4: [high], 5: [low, child], 6: [low]}


def test_ebp04_087_destroys_up_to_one_card_of_each_colour_in_zones_1_to_5() -> None:
    enemies = {1: "B(2,0,color=red)", 2: RED, 3: BLUE, 4: GREEN, 5: WHITE, 6: "B(3,0,color=blue)"}
    state = activated("EBP04-087", {}, {"zone": 7, "zones": enemies})
    assert legal(state) == {*(f"pick {each}" for each in (enemies[1], RED, BLUE, GREEN, WHITE)), "done"}
    do(state, f"pick {RED}", f"pick {GREEN}")
    assert legal(state) == {f"pick {BLUE}", f"pick {WHITE}", "done"}
    do(state, f"pick {WHITE}", "done")
    assert (goes_on(state), sorted(zones(state, O))) == (True, [1, 3, 6])


@pytest.mark.parametrize("taken", [2, 1, 0])
def test_ebp04_088_returns_up_to_two_battle_cards_that_are_not_green(taken: int) -> None:
    state = activated("EBP04-088", {"discard": [RED, GREEN, WHITE, BLUE, "S(1)", "M(1,0)"]})
    assert legal(state) == {f"pick {RED}", f"pick {WHITE}", f"pick {BLUE}", "done"}
    do(state, *[f"pick {WHITE}", f"pick {RED}"][:taken])
    if taken < 2:
        do(state, "done")
    assert (goes_on(state), sorted(hand(state, P))) == (True, sorted([WHITE, RED][:taken]))


# ---- when they leave -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "back"), [("yes", True), ("no", False)])
def test_ebp04_085_may_return_to_the_hand_from_its_zone(answer: str, back: bool) -> None:
    state = after_phase(
        "start", p={"strategies": ["EBP04-085"], "zones": {2: GREEN, 3: GREEN}}, abilities=True
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert ("EBP04-085" in hand(state, P), "EBP04-085" in discard(state, P)) == (back, not back)


def test_ebp04_085_needs_two_green_battle_cards() -> None:
    state = after_phase("start", p={"strategies": ["EBP04-085"], "zones": {2: GREEN, 3: RED}}, abilities=True)
    assert (goes_on(state), discard(state, P)) == (True, ["EBP04-085"])


# ---- Inherited Life --------------------------------------------------------------------------------------

CALM = one_shot("calm", {"act": "rage_lose", "of": "opp", "n": 2})


def start_phase(under: int, rage: int, **enemy: object) -> GameState:
    """P's Start Phase has run with so many cards under Inherited Life and so much rage to lose."""
    placed = ([*["S(1)"] * under, LIFE], 1)
    return after_phase("start", p={"rage": rage, "strategies": [placed]}, o=enemy, abilities=True)


def under_life(state: GameState, player: int = P) -> int:
    """How many cards lie under the card."""
    (stack,) = [each for each in state.players[player].strategies if each]
    return len(stack) - 1


def test_ebp04_089_stays_in_the_start_phase() -> None:
    state = start_phase(0, 0)
    assert (strategies(state, P), discard(state, P)) == ([LIFE], [])


@pytest.mark.parametrize(("rage", "under"), [(4, 4), (1, 1), (0, 0)])
def test_ebp04_089_takes_the_rage_that_its_monster_loses_on_the_own_turn(rage: int, under: int) -> None:
    state = start_phase(0, rage)
    assert (state.players[P].rage, under_life(state)) == (0, under)


def test_ebp04_089_takes_nothing_on_the_opponents_turn_or_of_the_enemy_monster() -> None:
    for loser in (O, P):
        word = "S(1):calm"
        own = {"hand": [word]} if loser == O else {"hand": [word], "strategies": [LIFE]}
        enemy = {"rage": 2, "strategies": [LIFE] if loser == O else []}
        state = position(p=own, o=enemy, cards=CALM, abilities=True)
        do(state, f"strategy {word}")
        assert state.players[O].rage == 0
        placed = [each for each in state.players[loser].strategies if each]
        assert [len(stack) for stack in placed] == [1] * len(placed)


@pytest.mark.parametrize(("under", "left"), [(13, {}), (12, {2: RED, 8: RED}), (15, {2: RED, 8: RED})])
def test_ebp04_089_the_15th_card_under_it_destroys_all_enemy_battle_cards(
    under: int, left: dict[int, str]
) -> None:
    assert zones(start_phase(under, 2, zones={2: RED, 8: RED}), O) == left


@pytest.mark.parametrize(("under", "left"), [(20, 0), (19, 4), (22, 4)])
def test_ebp04_089_the_22nd_takes_the_enemy_hand(under: int, left: int) -> None:
    state = start_phase(under, 2, hand=4)
    assert (len(hand(state, O)), len(discard(state, O))) == (left, 4 - left)


@pytest.mark.parametrize(("under", "outcome"), [(28, Outcome(P, Reason.CARD)), (27, None)])
def test_ebp04_089_the_30th_wins_the_game(under: int, outcome: Outcome | None) -> None:
    assert start_phase(under, 2).outcome == outcome
