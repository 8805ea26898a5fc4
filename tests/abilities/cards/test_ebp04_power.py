"""EBP04: counter power, threat and totals that texts change, and who can be countered."""

from typing import Any

import pytest

from deckbuilder.engine import Ask
from tests.helpers.board import (
    O,
    P,
    after_phase,
    asked,
    compared,
    discard,
    do,
    hand,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    power,
)

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
RED, BLUE, GREEN, WHITE = (f"B(1,0,color={color})" for color in ("red", "blue", "green", "white"))
FAR = 90000
"""The threat of a monster that nobody counters."""

Side = dict[str, Any]


def rows(*cases: tuple[str, str, Any, Any]) -> list[Any]:
    """Rows of a table: number, what it stands for, then two columns; ids begin with the number."""
    return [pytest.param(number, *rest, id=f"{number} {label}") for number, label, *rest in cases]


# ---- counter power of the own side -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "side", "total"),
    rows(
        ("EBP04-037", "with a strategy card of rank 1", {"strategies": ["S(1)"]}, 5000),
        ("EBP04-037", "with one of rank 2", {"strategies": ["S(2)"]}, 2000),
        ("EBP04-038", "with two others", {"zones": {3: RED, 4: BLUE}}, 5000),
        ("EBP04-038", "with one other", {"zones": {3: RED}}, 2000),
        ("EBP04-041", "with the monster in zone 6", {"zone": 6}, 7000),
        ("EBP04-041", "with the monster in zone 5", {"zone": 5}, 4000),
        ("EBP04-046", "with the monster in zone 6", {"zone": 6}, 5000),
        ("EBP04-046", "with the monster in zone 5", {"zone": 5}, 2000),
        ("EBP04-047", "alone", {}, 0),
        ("EBP04-047", "beside one colour", {"zones": {3: RED, 4: RED}}, 3000),
        ("EBP04-047", "beside its own colour and white", {"zones": {3: BLUE, 4: WHITE}}, 6000),
        ("EBP04-047", "three colours, two cards", {"zones": {3: "B(1,0,color=red+blue)", 4: GREEN}}, 9000),
        ("EBP04-054", "with two own strategy cards", {"strategies": ["S(1)", "S(5)"]}, 20000),
        ("EBP04-054", "without any", {}, 10000),
        ("EBP04-057", "beside a red card", {"zones": {3: RED}}, 5000),
        ("EBP04-057", "beside green cards", {"zones": {3: GREEN}}, 2000),
        ("EBP04-058", "next to the monster in zone 4", {"zone": 4, "zones": {7: "EBP04-058"}}, 2000 + 5000),
        ("EBP04-058", "away from the monster in zone 4", {"zone": 4}, 2000),
        ("EBP04-058", "next to the monster in zone 3", {"zone": 3}, 2000),
        ("EBP04-060", "with the city in play", {"strategies": ["EBP04-086"]}, 6000),
        ("EBP04-060", "with another base", {"strategies": ["S(4,base)"]}, 3000),
    ),
)  # fmt: skip
def test_counter_power_of_a_card_in_zone_2(number: str, side: Side, total: int) -> None:
    """Its own player counters; the other cards have no counter power."""
    others = side.get("zones", {})
    assert compared(p={**side, "zones": {**others, 2: number}}) == (total, FAR)


@pytest.mark.parametrize(("under", "total"), [([], 7000), (["S(1)"], 17000), (["S(1)", "S(2)"], 17000)])
def test_ebp04_043_one_card_under_it_or_more_give_10000(under: list[str], total: int) -> None:
    assert compared(p={"zones": {2: [*under, "EBP04-043"]}}) == (total, FAR)


@pytest.mark.parametrize(("own", "enemy", "total"), [(0, 1, 5000), (0, 2, 0), (2, 1, 15000)])
def test_ebp04_054_each_enemy_strategy_card_takes_5000(own: int, enemy: int, total: int) -> None:
    figures = compared(
        p={"zones": {2: "EBP04-054"}, "strategies": ["S(1)"] * own}, o={"strategies": ["S(1)"] * enemy}
    )
    assert figures == (total, FAR)


@pytest.mark.parametrize(
    ("number", "enemy", "total"),
    rows(
        ("EBP04-065", "in the column of the enemy monster", {"zone": 7}, 8000),
        ("EBP04-065", "in another column", {"zone": 2}, 5000),
        ("EBP04-069", "facing a blue monster", {"zone": 4, "color": "blue"}, 7000),
        ("EBP04-069", "facing a green monster", {"zone": 4, "color": "green"}, 2000),
        ("EBP04-069", "away from a blue monster", {"zone": 3, "color": "blue"}, 2000),
        ("EBP04-070", "facing a green monster", {"zone": 7, "color": "green"}, 8000),
        ("EBP04-070", "facing a red monster", {"zone": 7, "color": "red"}, 3000),
        ("EBP04-070", "away from a green monster", {"zone": 8, "color": "green"}, 3000),
        ("EBP04-071", "facing a red monster", {"zone": 4, "color": "red"}, 9000),
        ("EBP04-071", "facing a monster red and blue", {"zone": 4, "color": "red+blue"}, 9000),
        ("EBP04-071", "facing a blue monster", {"zone": 4, "color": "blue"}, 4000),
        ("EBP04-071", "away from a red monster", {"zone": 6, "color": "red"}, 4000),
    ),
)  # fmt: skip
def test_counter_power_against_the_monster_faced(number: str, enemy: Side, total: int) -> None:
    """Zone 2 faces the enemy zones 4 and 7; the own monster stands in zone 4."""
    foe = f"M(1,{FAR},color={enemy.get('color', 'red')})"
    figures = compared(p={"zone": 4, "zones": {2: number}}, o={"monster": foe, "zone": enemy["zone"]})
    assert figures == (total, FAR)


@pytest.mark.parametrize(
    ("number", "color"), [("EBP04-069", "blue"), ("EBP04-070", "green"), ("EBP04-071", "red")]
)
def test_below_zone_4_no_monster_faced_counts(number: str, color: str) -> None:
    foe = {"monster": f"M(1,{FAR},color={color})", "zone": 4}
    assert compared(p={"zone": 3, "zones": {2: number}}, o=foe)[0] < 5000


def test_ebp04_082_cards_of_other_colours_next_to_the_monster_get_3000() -> None:
    """Zones 3, 5 and 7 lie next to zone 4."""
    side = {"zone": 4, "zones": {2: RED, 3: RED, 5: BLUE, 7: "B(1,0,color=red+blue)", 8: GREEN}}
    assert compared(p={**side, "strategies": ["EBP04-082"]}) == (3000, FAR)
    assert compared(p=side) == (0, FAR)
    assert compared(p={**side, "zones": {3: RED, 7: WHITE}, "strategies": ["EBP04-082"]}) == (6000, FAR)


def test_ebp04_082_gives_nothing_on_the_opponents_turn() -> None:
    state = position(p={"zone": 4, "zones": {3: RED}, "strategies": ["EBP04-082"]}, abilities=True)
    assert power(state, P, 3) == 3000
    pass_turn(state)
    assert power(state, P, 3) == 0


# ---- the total counter power -----------------------------------------------------------------------------

BURIED = ["M(1,1000)"] * 5


@pytest.mark.parametrize(("zone", "total"), [(4, 5000), (3, 5000), (2, 0)])
def test_ebp04_017_not_behind_the_enemy_monster_the_total_is_5000_higher(zone: int, total: int) -> None:
    assert compared(p={"monster": "EBP04-017", "zone": zone}, o={"zone": 3}) == (total, FAR)


@pytest.mark.parametrize(
    ("zone", "buried", "total"), [(4, BURIED, 10000), (3, BURIED, 10000), (2, BURIED, 0), (4, BURIED[1:], 0)]
)
def test_ebp04_019_not_behind_with_five_buried_monsters_the_total_is_10000_higher(
    zone: int, buried: list[str], total: int
) -> None:
    side = {"monster": "EBP04-019", "zone": zone, "discard": buried}
    assert compared(p=side, o={"zone": 3}) == (total, FAR)


@pytest.mark.parametrize(("zone", "crystals", "total"), [(6, 3, 10000), (6, 2, 0), (5, 3, 0)])
def test_ebp04_026_three_crystals_raise_the_total_from_zone_6_on(
    zone: int, crystals: int, total: int
) -> None:
    side = {"monster": "EBP04-026", "zone": zone, "zones": dict.fromkeys(range(1, 1 + crystals), "EBP02-T03")}
    assert compared(p=side) == (total, FAR)


@pytest.mark.parametrize(("buried", "total"), [(3, 200), (2, 300)])
def test_ebp04_006_leaves_ranks_up_to_5_out_with_three_rank_1_strategies_buried(
    buried: int, total: int
) -> None:
    enemy = {"monster": "EBP04-006", "discard": ["S(1)"] * buried + ["S(2)", "B(1,0)"]}
    assert compared(p={"zones": {2: "B(5,100)", 3: "B(6,200)"}}, o=enemy) == (total, 38000)


# ---- threat ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "side", "threat"),
    rows(
        ("EBP04-011", "with a red and a blue card", {"zones": {2: RED, 3: BLUE}}, 47000),
        ("EBP04-011", "with one card of both colours", {"zones": {2: "B(1,0,color=red+blue)"}}, 47000),
        ("EBP04-011", "with red cards", {"zones": {2: RED, 3: GREEN}}, 37000),
        ("EBP04-011", "with blue cards", {"zones": {2: BLUE, 3: GREEN}}, 37000),
        ("EBP04-016", "level with the enemy monster", {"zone": 3}, 8000),
        ("EBP04-016", "before it", {"zone": 4}, 8000),
        ("EBP04-016", "behind it", {"zone": 2}, 5000),
        ("EBP04-018", "level with the enemy monster", {"zone": 3}, 30000),
        ("EBP04-018", "behind it", {"zone": 2}, 20000),
        ("EBP04-019", "level with five buried monsters", {"zone": 3, "discard": BURIED}, 44000),
        ("EBP04-019", "level with four", {"zone": 3, "discard": BURIED[1:]}, 34000),
        ("EBP04-019", "behind with five", {"zone": 2, "discard": BURIED}, 34000),
        ("EBP04-024", "with three green battle cards buried", {"discard": [GREEN] * 3}, 29000),
        ("EBP04-024", "with other cards buried", {"discard": [RED, "M(1,0,color=green)", "S(1)"]}, 26000),
        ("EBP04-031", "without battle cards", {}, 0),
        ("EBP04-031", "with three colours", {"zones": {2: RED, 3: BLUE, 4: WHITE, 5: WHITE}}, 9000),
        ("EBP04-032", "without battle cards", {}, 0),
        ("EBP04-032", "with two colours", {"zones": {2: RED, 3: GREEN, 4: GREEN}}, 20000),
        ("EBP04-036", "with two colours buried", {"discard": [RED, RED, WHITE]}, 40000),
        ("EBP04-036", "with no battle card buried", {"discard": ["S(1)", "M(1,0)"]}, 30000),
    ),
)  # fmt: skip
def test_threat_of_a_monster(number: str, side: Side, threat: int) -> None:
    """Its opponent, whose monster stands in zone 3, counters."""
    assert compared(p={"zone": 3}, o={"monster": number, **side})[1] == threat


@pytest.mark.parametrize(("column", "threat"), [((), 17000), ((4,), 27000), ((4, 7), 37000)])
def test_ebp04_023_each_enemy_card_in_its_column_gives_10000(column: tuple[int, ...], threat: int) -> None:
    """Zone 2 faces the enemy zones 4 and 7."""
    enemies = dict.fromkeys((2, 3, *column), RED)
    assert compared(p={"zones": enemies}, o={"monster": "EBP04-023", "zone": 2}) == (0, threat)


# ---- who can be countered --------------------------------------------------------------------------------


@pytest.mark.parametrize(("facing", "countered"), [(1, False), (2, True)])
@pytest.mark.parametrize(("number", "next_rank"), [("EBP04-031", "EBP04-032"), ("EBP04-032", "EBP04-033")])
def test_monster_x_cannot_be_countered_by_a_single_battle_card(
    number: str, next_rank: str, facing: int, countered: bool
) -> None:
    state = after_phase(
        "counter",
        p={"zones": dict.fromkeys(range(2, 2 + facing), "B(1,9000)")},
        o={"monster": number, "monster_deck": [next_rank], "zone": 6},
        abilities=True,
    )
    assert (monster(state, O), state.players[O].zone) == (
        ([number, next_rank], 5) if countered else ([number], 6)
    )


@pytest.mark.parametrize(
    ("strength", "answer", "zone"), [(30000, "yes", 6), (30000, "no", 5), (31000, "yes", 5)]
)
def test_ebp04_014_for_a_battle_card_30000_do_not_counter_it(strength: int, answer: str, zone: int) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: f"B(9,{strength})"}, "rage": 1},
        o={"monster": "EBP04-014", "zone": 6, "zones": {2: RED, 3: RED}, "hand": [BLUE]},
        abilities=True,
    )
    do(state, answer)
    assert state.players[O].zone == zone
    assert discard(state, O) == ([BLUE] if answer == "yes" else [])


@pytest.mark.parametrize(("zone", "others", "held"), [(5, 2, BLUE), (6, 1, BLUE), (6, 2, "S(1)")])
def test_ebp04_014_asks_in_zone_6_with_two_battle_cards_and_one_to_discard(
    zone: int, others: int, held: str
) -> None:
    own = dict.fromkeys(range(1, 1 + others), RED)
    state = after_phase(
        "counter", o={"monster": "EBP04-014", "zone": zone, "zones": own, "hand": [held]}, abilities=True
    )
    assert asked(state) == (Ask.MAIN, P)


@pytest.mark.parametrize(("answer", "zone"), [("yes", 5), ("no", 6)])
def test_ebp04_027_its_player_may_have_it_countered_for_a_step_2_card(answer: str, zone: int) -> None:
    state = main_phase_begins(
        p={"monster": "EBP04-027", "zone": 6, "hand": [ONE, TWO], "monster_deck": ["EBP04-028"]},
        abilities=True,
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert (state.players[P].zone, len(monster(state, P))) == (zone, 2 if answer == "yes" else 1)
    assert discard(state, P) == ([TWO] if answer == "yes" else [])


@pytest.mark.parametrize(("answer", "zone"), [("yes", 5), ("no", 6)])
def test_ebp04_027_so_may_the_opponent_in_the_own_main_phase(answer: str, zone: int) -> None:
    state = main_phase_begins(
        p={"hand": [ONE, TWO]},
        o={"monster": "EBP04-027", "zone": 6, "hand": [TWO], "monster_deck": ["EBP04-028"]},
        abilities=True,
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert state.players[O].zone == zone
    assert (discard(state, P), hand(state, O)) == ([TWO] if answer == "yes" else [], [TWO])


def test_ebp04_027_without_a_step_2_card_nobody_is_asked() -> None:
    state = main_phase_begins(p={"monster": "EBP04-027", "zone": 6, "hand": [ONE]}, abilities=True)
    assert asked(state) == (Ask.MAIN, P)
    state = main_phase_begins(p={"hand": [ONE]}, o={"monster": "EBP04-027", "zone": 6}, abilities=True)
    assert asked(state) == (Ask.MAIN, P)
