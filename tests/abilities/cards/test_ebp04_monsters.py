"""EBP04: monsters that enter, invade, are countered, or watch discards, destructions and plays."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
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
    main_phase_begins,
    monster,
    one_shot,
    position,
    settle,
    strategies,
    zones,
)

ONE = "B(9,0,step=1)"
RED, BLUE, GREEN, WHITE = (f"B(1,0,color={color})" for color in ("red", "blue", "green", "white"))
MONSTERS = ["M(1,1000)"] * 5
TENTACLES, CRYSTALS = "EBP02-T02", "EBP02-T03"

Side = dict[str, Any]

SMITE = one_shot(
    "smite", {"act": "destroy", "what": {"of": "opp", "in": "zones", "type": "battle", "pick": {"n": 1}}}
)
CHEER = one_shot("cheer", {"act": "rage_gain", "of": "my_monster", "n": 4})


def rows(*cases: tuple[Any, ...]) -> list[Any]:
    """Rows of a table: number, what it stands for, then the columns; ids begin with the number."""
    return [pytest.param(number, *rest, id=f"{number} {label}") for number, label, *rest in cases]


def entered(number: str, own: Side | None = None, enemy: Side | None = None, **options: Any) -> GameState:
    """P has played a monster from hand on one of its rank and traits, which gives 1 rage."""
    card = catalogue()[number]
    below = f"M({card.rank},1000,traits={'+'.join(card.traits)})"
    state = position(
        p={"monster": below, **(own or {}), "hand": [number]}, o=enemy, abilities=True, **options
    )
    do(state, f"monster {number}")
    return state


def picks(state: GameState, player: int, *texts: str) -> None:
    """A player is asked to pick cards and does."""
    for text in texts:
        assert asked(state) == (Ask.PICK, player)
        do(state, f"pick {text}")


def discards_down(state: GameState, player: int, left: int) -> None:
    """A player is asked to discard fillers until so many cards are left, then P goes on."""
    picks(state, player, *[FILLER] * (len(hand(state, player)) - left))
    assert (asked(state), len(hand(state, player))) == ((Ask.MAIN, P), left)


# ---- entering --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "own", "enemies", "left"),
    rows(
        ("EBP04-003", "rank 1 strategy", {"strategies": ["S(1)"]}, {2: "B(6,0)", 3: "B(7,0)"}, [3]),
        ("EBP04-003", "rank 2 strategy", {"strategies": ["S(2)"]}, {2: "B(6,0)", 3: "B(7,0)"}, [2, 3]),
        ("EBP04-018", "5 monsters", {"discard": MONSTERS}, {2: "B(6,0)", 3: "B(7,0)"}, [3]),
        ("EBP04-018", "4 monsters", {"discard": [*MONSTERS[1:], RED]}, {2: "B(6,0)", 3: "B(7,0)"}, [2, 3]),
        (
            "EBP04-020",
            "base",
            {"strategies": ["S(2,base)"]},
            dict.fromkeys((1, 2, 3, 5, 7, 8), RED),
            [1, 2, 8],
        ),
        ("EBP04-020", "no base", {"strategies": ["S(2)"]}, dict.fromkeys((1, 3, 5, 7), RED), [1, 3, 5, 7]),
        ("EBP04-030", "zone 5 and beyond", {}, {5: "B(9,0)", 6: RED, 7: RED, 8: RED}, [6, 7, 8]),
        ("EBP04-034", "3 colours", {"discard": [RED, BLUE, WHITE]}, {2: "B(5,0)", 3: "B(6,0)"}, [3]),
        ("EBP04-034", "2 colours", {"discard": [RED, BLUE, RED]}, {2: "B(5,0)", 3: "B(6,0)"}, [2, 3]),
        (
            "EBP04-035",
            "2 colours",
            {"discard": [RED, WHITE, RED]},
            {7: RED, 2: "B(9,0)", 8: RED, 3: RED},
            [7, 8],
        ),
        ("EBP04-035", "no battle card", {"discard": ["S(1)", *MONSTERS]}, {2: RED}, [2]),
    ),
)
def test_what_a_monster_destroys_when_it_enters(
    number: str, own: Side, enemies: dict[int, str], left: list[int]
) -> None:
    """The enemy monster stands in zone 4, next to the zones 3, 5 and 7."""
    state = entered(number, own, {"zone": 4, "zones": enemies})
    assert asked(state) == (Ask.MAIN, P)
    assert sorted(zones(state, O)) == left


def test_ebp04_035_takes_the_lowest_zones_a_protected_card_among_them() -> None:
    """Megaguirus in zone 2 is protected while its monster stands in zone 4 with five monsters buried."""
    enemies = {2: "EBP01-052", 3: "B(9,0)", 6: RED, 7: RED}
    state = entered(
        "EBP04-035", {"discard": [RED, BLUE, GREEN]}, {"zone": 4, "zones": enemies, "discard": MONSTERS}
    )
    assert (asked(state), sorted(zones(state, O))) == ((Ask.MAIN, P), [2, 7])


@pytest.mark.parametrize("number", ["EBP04-003", "EBP04-018", "EBP04-030", "EBP04-034"])
def test_a_monster_that_destroys_1_card_lets_its_player_pick(number: str) -> None:
    own = {"strategies": ["S(1)"], "discard": [*MONSTERS, RED, BLUE, GREEN]}
    state = entered(number, own, {"zones": {2: "B(1,0):a", 3: "B(1,0):b"}})
    picks(state, P, "B(1,0):b")
    assert zones(state, O) == {2: "B(1,0):a"}


@pytest.mark.parametrize(("placed", "rage"), [(["S(1)"], 3), (["S(2)"], 1), ([], 1)])
def test_ebp04_004_gains_2_rage_beside_a_strategy_card_of_rank_1(placed: list[str], rage: int) -> None:
    assert entered("EBP04-004", {"strategies": placed}).players[P].rage == rage


@pytest.mark.parametrize("finds", [True, False])
def test_ebp04_005_brings_a_rank_1_strategy_card_from_the_deck_and_activates_it(finds: bool) -> None:
    own: Side = {"strategies": ["S(3)"], "deck": ["S(2)", "S(1):cheer", FILLER]}
    state = entered("EBP04-005", own, cards=CHEER)
    assert legal(state) == {"pick S(1):cheer", "done"}
    do(state, "pick S(1):cheer" if finds else "done")
    assert strategies(state, P) == (["S(3)", "S(1):cheer"] if finds else ["S(3)"])
    assert state.players[P].rage == (1 + 4 if finds else 1)
    assert len(deck(state, P)) == (2 if finds else 3)


def test_ebp04_005_searches_nothing_beside_two_strategy_cards() -> None:
    state = entered("EBP04-005", {"strategies": ["S(3)", "S(3)"], "deck": ["S(1)", FILLER]})
    assert (asked(state), deck(state, P)) == ((Ask.MAIN, P), ["S(1)", FILLER])


@pytest.mark.parametrize(("zone", "around"), [(4, [3, 5, 7]), (8, [3, 7]), (1, [2])])
def test_ebp04_012_puts_tentacles_into_every_zone_next_to_it(zone: int, around: list[int]) -> None:
    state = entered("EBP04-012", {"zone": zone, "zones": {around[0]: RED, 6: BLUE}})
    settle(state)
    assert zones(state, P) == {**dict.fromkeys(around, TENTACLES), 6: BLUE}
    assert discard(state, P) == [RED], "an occupied zone is not spared"


@pytest.mark.parametrize(
    ("buried", "zone", "left"), [(5, 3, [6, 7]), (4, 4, [2, 5, 6, 7])], ids=["5 monsters", "4 monsters"]
)
def test_ebp04_013_strikes_the_zones_numbered_like_three_milled_cards(
    buried: int, zone: int, left: list[int]
) -> None:
    state = entered(
        "EBP04-013",
        {"discard": MONSTERS[:buried], "deck": ["B(2,0)", "S(5)", "M(4,1000)", "B(6,0)"]},
        {"zone": 4, "zones": dict.fromkeys((2, 5, 6, 7), RED)},
    )
    assert (state.players[O].zone, sorted(zones(state, O))) == (zone, left)
    assert len(deck(state, P)) == (1 if buried == 5 else 4)


def test_ebp04_013_moves_no_monster_in_a_zone_of_another_number() -> None:
    own = {"discard": MONSTERS, "deck": ["B(2,0)", "S(5)", "B(3,0)"]}
    assert entered("EBP04-013", own, {"zone": 4}).players[O].zone == 4


RANKS = {2: "B(3,0)", 3: "B(4,0)", 5: "B(5,0)"}


@pytest.mark.parametrize(
    ("chosen", "left"), [([3, 4], [5]), ([5], [2, 3]), ([], [2, 3, 5])], ids=["3 and 4", "5 alone", "none"]
)
def test_ebp04_024_destroys_cards_with_a_total_rank_of_7(chosen: list[int], left: list[int]) -> None:
    state = entered("EBP04-024", {"discard": [GREEN] * 10}, {"zones": RANKS})
    do(state, "yes", *(f"pick B({rank},0)" for rank in chosen))
    if not chosen:
        do(state, "done")
    assert (asked(state), sorted(zones(state, O))) == ((Ask.MAIN, P), left)


@pytest.mark.parametrize(("buried", "asks"), [(10, True), (9, False)])
def test_ebp04_024_may_destroy_with_ten_green_battle_cards_buried(buried: int, asks: bool) -> None:
    pile = [GREEN] * buried + [RED, "M(1,0,color=green)"]
    state = entered("EBP04-024", {"discard": pile}, {"zones": RANKS})
    assert asked(state) == ((Ask.MAY if asks else Ask.MAIN), P)
    if asks:
        do(state, "no")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), RANKS)


def test_ebp04_025_destroys_one_enemy_strategy_card() -> None:
    state = entered("EBP04-025", {"strategies": ["S(4)"]}, {"strategies": ["S(1)", "S(2)"]})
    assert legal(state) == {"pick S(1)", "pick S(2)"}
    do(state, "pick S(2)")
    assert (strategies(state, O), strategies(state, P)) == (["S(1)"], ["S(4)"])


@pytest.mark.parametrize(("zone", "asks"), [(5, True), (6, False)])
def test_ebp04_029_returns_a_gigan_while_the_enemy_monster_is_in_zones_1_to_5(zone: int, asks: bool) -> None:
    gigan = "M(1,0,traits=Gigan)"
    own = {"discard": [gigan, "B(1,0,traits=Gigan)", "M(1,0)"]}
    for answer, back in (("pick", [gigan]), ("done", [])):
        state = entered("EBP04-029", own, {"zone": zone})
        if asks:
            assert legal(state) == {f"pick {gigan}", "done"}
            do(state, f"pick {gigan}" if answer == "pick" else "done")
        assert (asked(state), hand(state, P)) == ((Ask.MAIN, P), back if asks else [])


@pytest.mark.parametrize(("buried", "rage"), [([RED, BLUE, GREEN], 1), ([RED, BLUE, "S(1)"], 2)])
def test_ebp04_033_lowers_enemy_rage_with_three_colours_buried(buried: list[str], rage: int) -> None:
    assert entered("EBP04-033", {"discard": buried}, {"rage": 2}).players[O].rage == rage


# ---- invading --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buried", "paid", "discards"), [(10, ONE, True), (9, "green", True), (9, ONE, False)]
)
def test_ebp04_025_lets_the_opponent_keep_3_cards_when_it_invades(
    buried: int, paid: str, discards: bool
) -> None:
    """Ten green battle cards in the discard pile; the one that pays counts."""
    payment = "B(9,0,step=1,color=green)" if paid == "green" else paid
    state = position(
        p={"monster": "EBP04-025", "hand": [payment], "discard": [GREEN] * buried},
        o={"hand": 5},
        abilities=True,
    )
    do(state, f"invade {payment}")
    discards_down(state, O, 3 if discards else 5)


def test_ebp04_026_plays_three_crystals_when_it_invades() -> None:
    state = position(p={"monster": "EBP04-026", "hand": [ONE], "zones": {7: RED}}, abilities=True)
    do(state, f"invade {ONE}")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 3, 4, 5, 6, 7, 8)}
    do(state, "zone z1", "zone z3", "zone z8")
    assert zones(state, P) == {7: RED, **dict.fromkeys((1, 3, 8), CRYSTALS)}


# ---- discards and destructions that a monster watches ----------------------------------------------------


@pytest.mark.parametrize(("number", "rank"), [("EBP04-014", 4), ("EBP04-015", 6)])
def test_a_discarded_battle_card_destroys_one_while_the_enemy_has_no_rage(number: str, rank: int) -> None:
    """The discarded card pays for an invasion."""
    enemies = {2: f"B({rank},0)", 3: f"B({rank + 1},0)"}
    for payment, rage, left in ((ONE, 0, [3]), (ONE, 1, [2, 3]), ("S(1,step=1)", 0, [2, 3])):
        state = position(
            p={"monster": number, "hand": [payment]}, o={"rage": rage, "zones": enemies}, abilities=True
        )
        do(state, f"invade {payment}")
        assert (asked(state), sorted(zones(state, O))) == ((Ask.MAIN, P), left)


@pytest.mark.parametrize(
    ("zone", "placed", "left"), [(4, "S(1)", 2), (7, "S(1)", 2), (4, "S(2)", 3), (3, "S(1)", 3)]
)
def test_ebp04_002_makes_an_enemy_who_loses_a_card_in_its_column_discard_to_2(
    zone: int, placed: str, left: int
) -> None:
    """Zone 2 faces the enemy zones 4 and 7. The enemy plays a card onto an own one, which is destroyed."""
    state = position(
        p={"zones": {zone: BLUE}, "hand": [RED, *[FILLER] * 3]},
        o={"monster": "EBP04-002", "zone": 2, "strategies": [placed]},
        abilities=True,
    )
    do(state, f"battle {RED} z{zone}")
    assert discard(state, P) == [BLUE]
    discards_down(state, P, left)


@pytest.mark.parametrize(
    ("struck", "buried", "left"),
    [
        ("B(3,0):column", ["S(1)"] * 3, [3]),
        ("B(3,0):column", ["S(1)", "S(1)", "S(2)", RED], [2, 3, 5]),
        ("B(3,0):beside", ["S(1)"] * 3, [3, 4, 5]),
    ],
    ids=["in the column", "two rank 1 strategies", "in another column"],
)
def test_ebp04_005_a_card_destroyed_in_its_column_takes_all_up_to_its_rank_along(
    struck: str, buried: list[str], left: list[int]
) -> None:
    """Zone 2 faces the enemy zones 4 and 7; the other columns are not spared."""
    state = position(
        p={"monster": "EBP04-005", "zone": 2, "hand": ["S(1):smite"], "discard": buried},
        o={"zones": {2: "B(3,0):beside", 3: "B(4,0)", 4: "B(3,0):column", 5: "B(1,0)"}},
        cards=SMITE,
        abilities=True,
    )
    do(state, "strategy S(1):smite", f"pick {struck}")
    assert (asked(state), sorted(zones(state, O))) == ((Ask.MAIN, P), left)


@pytest.mark.parametrize("held", [2, 0])
def test_ebp04_028_an_enemy_who_plays_from_the_deck_discards_a_card(held: int) -> None:
    """Evolution plays from the deck."""
    state = main_phase_begins(
        p={"zones": {3: "B(1,0,evolution=5 Mothra)"}, "deck": ["B(2,0,traits=Mothra)"], "hand": held},
        o={"monster": "EBP04-028"},
        abilities=True,
    )
    do(state, "pick B(2,0,traits=Mothra)")
    if held:
        picks(state, P, FILLER)
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [FILLER] if held else [])


@pytest.mark.parametrize("watcher", ["p", "o"])
def test_ebp04_028_asks_nothing_for_a_play_from_hand_or_of_its_own_player(watcher: str) -> None:
    own: Side = {"hand": [RED, FILLER], "zones": {3: "B(1,0,evolution=5 Mothra)"}}
    if watcher == "o":
        state = position(p=own, o={"monster": "EBP04-028"}, abilities=True)
        do(state, f"battle {RED} z2")
    else:
        own |= {"monster": "EBP04-028", "deck": ["B(2,0,traits=Mothra)"]}
        state = main_phase_begins(p=own, abilities=True)
        do(state, "pick B(2,0,traits=Mothra)")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [])


# ---- when it is countered --------------------------------------------------------------------------------


@pytest.mark.parametrize(("green", "left"), [(0, [2, 3, 4, 7]), (2, [3, 7]), (5, [3, 7])])
def test_ebp04_022_countered_destroys_a_weak_card_for_each_green_one_milled(
    green: int, left: list[int]
) -> None:
    """Cards of 6,000 counter power or less in zones 1 to 5 can be destroyed."""
    state = after_phase(
        "counter",
        p={"zones": {2: "B(5,6000)", 3: "B(5,6001)", 4: "B(1,0)", 7: "B(1,1000)"}},
        o={"monster": "EBP04-022", "deck": [*[GREEN] * green, *["M(1,0,color=green)"] * (5 - green), RED]},
        abilities=True,
    )
    settle(state)
    assert len(monster(state, O)) == 2, "countered"
    assert (sorted(zones(state, P)), deck(state, O)) == (left, [RED])


def test_ebp04_022_its_player_picks_what_is_destroyed() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(5,6000):a", 3: "B(5,6000):b"}},
        o={"monster": "EBP04-022", "deck": [GREEN, *[RED] * 5]},
        abilities=True,
    )
    picks(state, O, "B(5,6000):b")
    assert zones(state, P) == {2: "B(5,6000):a"}
