"""EBP04: what happens when a phase begins, on the own turn and on the opponent's; both sides of each."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    card,
    deck,
    discard,
    do,
    hand,
    legal,
    settle,
    stacks,
    strategies,
    zones,
)

RED, BLUE, GREEN, WHITE = (f"B(1,0,color={color})" for color in ("red", "blue", "green", "white"))
VULTURE = "EBP04-060"

Side = dict[str, Any]


def counter_phase(own: Side | None = None, enemy: Side | None = None, **options: Any) -> GameState:
    """P's Counter Phase has run up to the first question; nobody counters unless a monster is given."""
    foe = {"monster": "M(1,90000)", **(enemy or {})}
    return after_phase("counter", p=own, o=foe, abilities=True, **options)


def goes_on(state: GameState) -> bool:
    """Nothing is asked but what P does in the main phase."""
    return asked(state) == (Ask.MAIN, P)


# ---- monsters --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("facing", "rage"), [((2, 3), 1), ((5,), 0), ((6,), 0)])
def test_ebp04_001_gains_rage_while_no_enemy_card_stands_in_its_column(
    facing: tuple[int, ...], rage: int
) -> None:
    """Zone 1 faces the enemy zones 5 and 6."""
    state = counter_phase({"zones": dict.fromkeys(facing, RED)}, {"monster": "EBP04-001"})
    assert state.players[O].rage == rage


def test_ebp04_001_gains_nothing_on_its_players_own_turn() -> None:
    assert counter_phase({"monster": "EBP04-001"}).players[P].rage == 0


@pytest.mark.parametrize(("zone", "held", "left"), [(8, 5, 3), (7, 5, 5), (8, 2, 2)])
def test_ebp04_008_in_zone_8_makes_the_opponent_discard_to_3(zone: int, held: int, left: int) -> None:
    state = counter_phase({"monster": "EBP04-008", "zone": zone}, {"hand": held})
    for _ in range(held - left):
        assert asked(state) == (Ask.PICK, O)
        do(state, f"pick {FILLER}")
    assert (goes_on(state), len(hand(state, O))) == (True, left)


@pytest.mark.parametrize(("answer", "left", "held"), [("yes", [3, 7], []), ("no", [3, 4, 7], ["S(2)"])])
def test_ebp04_009_for_a_strategy_card_clears_ranks_up_to_6_out_of_its_column(
    answer: str, left: list[int], held: list[str]
) -> None:
    """Zone 2 faces the enemy zones 4 and 7."""
    state = counter_phase(
        {"zones": {3: RED, 4: "B(6,0)", 7: "B(7,0)"}},
        {"monster": "EBP04-009", "zone": 2, "hand": ["S(2)"]},
    )
    assert asked(state) == (Ask.MAY, O)
    do(state, answer)
    assert (sorted(zones(state, P)), hand(state, O)) == (left, held)


def test_ebp04_009_asks_nobody_without_a_strategy_card_or_on_the_own_turn() -> None:
    state = counter_phase({"zones": {4: RED}}, {"monster": "EBP04-009", "zone": 2, "hand": [RED]})
    assert (goes_on(state), zones(state, P)) == (True, {4: RED})
    state = counter_phase({"monster": "EBP04-009", "hand": ["S(2)"]})
    assert goes_on(state)


@pytest.mark.parametrize(
    ("rage", "answer", "after"), [(2, "yes", (2, 1)), (4, "yes", (2, 1)), (4, "no", (0, 3)), (1, "", (0, 3))]
)
def test_ebp04_010_keeps_2_rage_in_its_start_phase_for_two_cards(
    rage: int, answer: str, after: tuple[int, int]
) -> None:
    """Two cards in hand and one drawn."""
    state = after_phase("start", p={"monster": "EBP04-010", "rage": rage, "hand": 2}, abilities=True)
    if answer:
        assert asked(state) == (Ask.MAY, P)
        do(state, answer)
        settle(state)
    assert (goes_on(state), (state.players[P].rage, len(hand(state, P)))) == (True, after)


@pytest.mark.parametrize(
    ("top", "left"), [(GREEN, 4), ("B(1,0,color=green+blue)", 4), (RED, 6), ("M(1,0,color=green)", 6)]
)
def test_ebp04_021_mills_a_card_and_a_green_battle_card_costs_the_enemy_cards(top: str, left: int) -> None:
    state = counter_phase({"monster": "EBP04-021", "deck": [top, FILLER]}, {"hand": 6})
    assert (discard(state, P), deck(state, P)) == ([top], [FILLER])
    while asked(state) == (Ask.PICK, O):
        do(state, f"pick {FILLER}")
    assert (goes_on(state), len(hand(state, O))) == (True, left)


def test_ebp04_021_mills_nothing_in_the_opponents_counter_phase() -> None:
    state = counter_phase({}, {"monster": "EBP04-021", "deck": [GREEN]})
    assert deck(state, O) == [GREEN]


# ---- battle cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "rage"), [(8, 3), (7, 0)])
def test_ebp04_041_in_zone_8_repeats_every_enter_of_the_monster(zone: int, rage: int) -> None:
    gains = [
        {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "rage_gain", "of": "self", "n": n}]}
        for n in (1, 2)
    ]
    own = {"monster": "M(1,5000):enters", "zones": {zone: "EBP04-041"}}
    state = counter_phase(own, cards={"M(1,5000):enters": card("M(1,5000):enters", *gains)})
    settle(state)
    assert state.players[P].rage == rage


@pytest.mark.parametrize("answer", ["pick S(1,step=2)", "done"])
def test_ebp04_043_takes_a_strategy_card_with_step_2_under_it(answer: str) -> None:
    state = counter_phase({"zones": {2: "EBP04-043"}, "strategies": ["S(1,step=1)", "S(1,step=2)"]})
    assert legal(state) == {"pick S(1,step=2)", "done"}
    do(state, answer)
    taken = answer != "done"
    assert stacks(state, P) == {2: ["S(1,step=2)", "EBP04-043"] if taken else ["EBP04-043"]}
    assert strategies(state, P) == ["S(1,step=1)", *([] if taken else ["S(1,step=2)"])]


@pytest.mark.parametrize(
    ("top", "rank", "rage", "left"),
    [(BLUE, 8, 3, [2]), (RED, 8, 1, [2, 3]), ("S(1)", 9, 1, [2, 3]), (RED, 7, 3, [2, 3])],
    ids=["blue", "not blue", "not blue, no battle card", "nothing of rank 8"],
)
def test_ebp04_049_beside_a_rank_8_mills_a_card_whose_colour_decides(
    top: str, rank: int, rage: int, left: list[int]
) -> None:
    """A blue card costs the card of rank 8, any other the enemy 2 rage."""
    own = {"zones": {2: "EBP04-049", 3: f"B({rank},0)"}, "deck": [top, FILLER]}
    state = counter_phase(own, {"rage": 3})
    assert goes_on(state)
    assert (state.players[O].rage, sorted(zones(state, P))) == (rage, left)
    assert deck(state, P) == ([FILLER] if rank >= 8 else [top, FILLER])


@pytest.mark.parametrize(("answer", "rage", "left"), [("yes", 1, []), ("no", 4, [2])])
def test_ebp04_064_may_give_itself_for_3_enemy_rage(answer: str, rage: int, left: list[int]) -> None:
    state = counter_phase({"zones": {2: "EBP04-064"}, "discard": [GREEN] * 10}, {"rage": 4})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert (state.players[O].rage, sorted(zones(state, P))) == (rage, left)


def test_ebp04_064_needs_ten_green_battle_cards_buried() -> None:
    pile = [*[GREEN] * 9, RED, "S(1)"]
    assert goes_on(counter_phase({"zones": {2: "EBP04-064"}, "discard": pile}, {"rage": 4}))


# ---- strategy cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "left"), [("M(1,0)", [3, 7]), (RED, [3, 4, 7])])
def test_ebp04_075_a_milled_monster_destroys_a_card_in_the_column(top: str, left: list[int]) -> None:
    """Zone 2 faces the enemy zones 4 and 7; the player of the card picks."""
    state = counter_phase(
        {"zones": {3: RED, 4: "B(1,0):a", 7: "B(1,0):b"}},
        {"zone": 2, "strategies": ["EBP04-075"], "deck": [top, FILLER]},
    )
    assert (discard(state, O), deck(state, O)) == ([top], [FILLER])
    if top == "M(1,0)":
        assert (asked(state), legal(state)) == ((Ask.PICK, O), {"pick B(1,0):a", "pick B(1,0):b"})
        do(state, "pick B(1,0):a")
    assert (goes_on(state), sorted(zones(state, P))) == (True, left)


def test_ebp04_075_mills_nothing_on_its_players_own_turn() -> None:
    state = counter_phase({"strategies": ["EBP04-075"], "deck": ["M(1,0)"]}, {"zones": {5: RED}})
    assert (deck(state, P), zones(state, O)) == (["M(1,0)"], {5: RED})


@pytest.mark.parametrize(("green", "played"), [(8, 2), (7, 1), (2, 0)])
def test_ebp04_086_plays_a_vulture_for_every_five_green_battle_cards_buried(green: int, played: int) -> None:
    """The two Vultures there count themselves."""
    state = counter_phase({"strategies": ["EBP04-086"], "discard": [*[VULTURE] * 2, *[GREEN] * green, RED]})
    settle(state)
    assert list(zones(state, P).values()) == [VULTURE] * played
    assert discard(state, P).count(VULTURE) == 2 - played


def test_ebp04_086_plays_none_in_the_opponents_counter_phase() -> None:
    state = counter_phase({}, {"strategies": ["EBP04-086"], "discard": [VULTURE] * 5})
    assert (goes_on(state), zones(state, O)) == (True, {})
