"""Starter deck 01, Godzilla Minus One: every ability of every card."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from deckbuilder.engine.values import threat
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
    monster,
    pass_turn,
    position,
    power,
    settle,
    stacks,
    strategies,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
"""Cards that pay for an invasion of one and of two zones."""


# ---- monsters --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["pick ESD01-006", "done"])
def test_esd01_002_invading_finds_its_namesake_of_rank_iii_with_burst_or_nothing(answer: str) -> None:
    """Rank III without Burst, Burst of rank II, a namesake that is no monster: none of them is found."""
    others = ["ESD01-003", "ESD01-005", "ESD01-007", "ESD01-011", FILLER]
    state = position(
        p={"monster": "ESD01-002", "zone": 2, "hand": [ONE], "deck": ["ESD01-006", *others]}, abilities=True
    )
    events = do(state, f"invade {ONE}")
    assert (asked(state), legal(state)) == ((Ask.PICK, P), {"pick ESD01-006", "done"})
    events += do(state, answer)
    found = ["ESD01-006"] if answer != "done" else []
    assert hand(state, P) == found
    assert sorted([*hand(state, P), *deck(state, P)]) == sorted(["ESD01-006", *others])
    assert Kind.SHUFFLED in {each.kind for each in events}


def test_esd01_002_two_zones_invaded_are_two_searches() -> None:
    state = position(
        p={"monster": "ESD01-002", "zone": 2, "hand": [TWO], "deck": ["ESD01-006", "ESD01-006", FILLER]},
        abilities=True,
    )
    do(state, f"invade {TWO}")
    assert asked(state) == (Ask.ORDER, P)
    do(state, "resolve ESD01-002", "pick ESD01-006", "pick ESD01-006")
    assert hand(state, P) == ["ESD01-006", "ESD01-006"]


@pytest.mark.parametrize(("rage", "total"), [(1, 23000 + 5000), (2, 23000 + 10000 + 5000)])
def test_esd01_003_has_5000_more_threat_from_two_rage_on(rage: int, total: int) -> None:
    state = position(p={"monster": "ESD01-003", "rage": rage}, abilities=True)
    assert threat(state, P) == total


@pytest.mark.parametrize(("rage", "left"), [(1, 4), (2, 2)])
def test_esd01_004_invading_with_two_rage_leaves_the_opponent_two_cards(rage: int, left: int) -> None:
    state = position(
        p={"monster": "ESD01-004", "zone": 2, "rage": rage, "hand": [ONE]}, o={"hand": 4}, abilities=True
    )
    do(state, f"invade {ONE}")
    settle(state)
    assert (len(hand(state, O)), len(discard(state, O))) == (left, 4 - left)


BURSTS = [("ESD01-005", 1), ("ESD01-006", 2), ("ESD01-007", 3)]
"""Monsters and the rank that they may come from by Burst, one below their own."""


@pytest.mark.parametrize(("card", "rank"), BURSTS, ids=[f"{card} burst" for card, _ in BURSTS])
def test_burst_lasts_until_the_end_phase(card: str, rank: int) -> None:
    state = position(p={"monster": f"M({rank},5000)", "hand": [card]}, abilities=True)
    do(state, f"monster {card}")
    assert monster(state, P) == [f"M({rank},5000)", card]
    pass_turn(state)
    assert (monster(state, P), discard(state, P)) == ([f"M({rank},5000)"], [card])


@pytest.mark.parametrize(("card", "rank"), BURSTS, ids=[f"{card} on its rank" for card, _ in BURSTS])
def test_played_on_its_own_rank_a_monster_with_burst_stays(card: str, rank: int) -> None:
    state = position(p={"monster": f"M({rank + 1},5000)", "hand": [card]}, abilities=True)
    do(state, f"monster {card}")
    pass_turn(state)
    assert monster(state, P) == [f"M({rank + 1},5000)", card]


def test_esd01_006_burst_jumps_no_rank() -> None:
    state = position(p={"monster": "M(1,5000)", "hand": ["ESD01-006"]}, abilities=True)
    assert "monster ESD01-006" not in legal(state)


@pytest.mark.parametrize(("held", "left"), [(6, 4), (4, 4), (1, 1)])
def test_esd01_005_enters_and_leaves_the_opponent_four_cards(held: int, left: int) -> None:
    cards = [f"B({n},0)" for n in range(1, held + 1)]
    state = position(p={"monster": "M(2,5000)", "hand": ["ESD01-005"]}, o={"hand": cards}, abilities=True)
    do(state, "monster ESD01-005")
    if held > left:
        assert asked(state) == (Ask.PICK, O), "who discards chooses"
        do(state, "pick B(1,0)", "pick B(5,0)")
        assert discard(state, O) == ["B(1,0)", "B(5,0)"]
    assert (asked(state), len(hand(state, O))) == ((Ask.MAIN, P), left)


def test_esd01_006_enters_and_destroys_one_enemy_of_rank_4_or_less() -> None:
    state = position(
        p={"monster": "M(3,5000)", "hand": ["ESD01-006"], "zones": {2: "B(1,0)"}},
        o={"zones": {2: "B(4,0)", 3: "B(3,0)", 4: "B(5,0)"}},
        abilities=True,
    )
    do(state, "monster ESD01-006")
    assert legal(state) == {"pick B(4,0)", "pick B(3,0)"}
    do(state, "pick B(4,0)")
    assert (zones(state, O), zones(state, P)) == ({3: "B(3,0)", 4: "B(5,0)"}, {2: "B(1,0)"})


def test_esd01_007_enters_and_destroys_its_whole_column_across_the_front() -> None:
    """From zone 2 the column goes on in the enemy zones 4 and 7."""
    enemies = {2: "B(1,0)", 3: "B(2,0)", 4: "B(8,0)", 7: "B(3,0)"}
    state = position(
        p={"monster": "M(4,5000)", "zone": 2, "hand": ["ESD01-007"]}, o={"zones": enemies}, abilities=True
    )
    do(state, "monster ESD01-007")
    assert (zones(state, O), sorted(discard(state, O))) == ({2: "B(1,0)", 3: "B(2,0)"}, ["B(3,0)", "B(8,0)"])


# ---- battle cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "total"), [(3, 2000), (4, 5000), (8, 5000)])
def test_esd01_009_gains_3000_when_its_monster_is_in_zone_4_or_beyond(zone: int, total: int) -> None:
    state = position(p={"zone": zone, "zones": {2: "ESD01-009"}}, abilities=True)
    assert power(state, P, 2) == total


@pytest.mark.parametrize(
    ("rage", "zone", "total"),
    [(1, 5, 1000), (2, 5, 6000), (1, 6, 6000), (2, 6, 11000)],
    ids=["none", "two rage", "Awakening 6", "both"],
)
def test_esd01_010_gives_the_card_in_zone_8_two_bonuses(rage: int, zone: int, total: int) -> None:
    battle = {2: "ESD01-010", 3: "B(1,1000)", 8: "B(1,1000)"}
    state = position(
        p={"rage": rage, "zone": zone, "zones": battle}, o={"zones": {8: "B(1,1000)"}}, abilities=True
    )
    assert power(state, P, 8) == total
    assert (power(state, P, 3), power(state, O, 8)) == (1000, 1000), "another zone, another board"


@pytest.mark.parametrize(("own", "theirs"), [(1, 3), (2, 2), (3, 2)])
def test_esd01_011_enters_and_takes_a_rage_if_the_own_monster_has_two(own: int, theirs: int) -> None:
    state = position(p={"rage": own, "hand": ["ESD01-011"]}, o={"zone": 5, "rage": 3}, abilities=True)
    do(state, "battle ESD01-011 z2")
    assert (state.players[P].rage, state.players[O].rage) == (own, theirs)


@pytest.mark.parametrize("card", ["ESD01-011", "ESD01-012"])
def test_overloaded_a_godzilla_goes_to_the_bottom_of_the_deck(card: str) -> None:
    """Any destruction is replaced, not only that by an effect."""
    state = position(p={"zones": {2: card}, "hand": [ONE], "deck": 3}, abilities=True)
    do(state, f"battle {ONE} z2")
    assert (zones(state, P), discard(state, P)) == ({2: ONE}, [])
    assert deck(state, P) == [*[FILLER] * 3, card]


def another_monster(answer: str, zone: int = 2) -> GameState:
    """A monster has been played while Godzilla stands in a zone and zones 3 and 4 are taken."""
    state = position(
        p={
            "monster": "M(2,5000)",
            "hand": ["M(2,6000)"],
            "zones": {zone: ["B(1,0)", "ESD01-012"], 3: "B(2,0)", 4: "B(3,0)"},
        },
        abilities=True,
    )
    do(state, "monster M(2,6000)")
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, answer)
    return state


def test_esd01_012_may_move_to_an_empty_zone_with_all_that_is_under_it() -> None:
    state = another_monster("yes")
    assert legal(state) == {"zone z5", "zone z6", "zone z7", "zone z8"}
    do(state, "zone z8")
    assert stacks(state, P) == {3: ["B(2,0)"], 4: ["B(3,0)"], 8: ["B(1,0)", "ESD01-012"]}


def test_esd01_012_may_stay_where_it_is() -> None:
    state = another_monster("no")
    assert (asked(state), stacks(state, P)[2]) == ((Ask.MAIN, P), ["B(1,0)", "ESD01-012"])


def test_esd01_012_does_not_move_for_an_enemy_monster() -> None:
    state = position(
        p={"monster": "M(2,5000)", "hand": ["M(2,6000)"]}, o={"zones": {2: "ESD01-012"}}, abilities=True
    )
    do(state, "monster M(2,6000)")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: "ESD01-012"})


@pytest.mark.parametrize(("zone", "total"), [(7, 7000), (8, 10000)])
def test_esd01_012_has_3000_more_in_zone_8(zone: int, total: int) -> None:
    state = position(p={"zones": {zone: "ESD01-012"}}, abilities=True)
    assert power(state, P, zone) == total


# ---- strategy cards --------------------------------------------------------------------------------------


def test_esd01_013_destroys_an_enemy_of_rank_6_or_less_when_the_own_rage_rises() -> None:
    state = position(
        p={"strategies": ["ESD01-013"], "hand": ["M(4,9000)"]},
        o={"zones": {2: "B(6,0)", 3: "B(5,0)", 4: "B(7,0)"}},
        abilities=True,
    )
    do(state, "rage M(4,9000)")
    assert legal(state) == {"pick B(6,0)", "pick B(5,0)"}
    do(state, "pick B(6,0)")
    assert zones(state, O) == {3: "B(5,0)", 4: "B(7,0)"}


def test_esd01_013_does_nothing_on_the_opponents_turn() -> None:
    """O has to discard a battle card and gains rage from it by the text of EBP03-016, on P's turn."""
    state = position(
        p={"zone": 7, "hand": ["ESD01-015"], "zones": {2: "B(1,0)"}},
        o={"monster": "EBP03-016", "strategies": ["ESD01-013"], "hand": 3},
        abilities=True,
    )
    do(state, "strategy ESD01-015", f"pick {FILLER}")
    assert (state.players[O].rage, zones(state, P)) == (1, {2: "B(1,0)"})


def emerges(rage: int) -> GameState:
    """ "Godzilla Emerges" has been played with so much rage."""
    state = position(
        p={
            "zone": 6,
            "rage": rage,
            "hand": ["ESD01-014"],
            "deck": ["ESD01-012", "ESD01-006", "ESD01-008", FILLER],
            "zones": {3: "B(1,0)"},
        },
        abilities=True,
    )
    do(state, "strategy ESD01-014")
    return state


def test_esd01_014_plays_a_godzilla_from_the_deck_whatever_its_rank() -> None:
    """A monster of that name is no battle card; an occupied zone is overloaded, the own monster's is shut."""
    state = emerges(rage=2)
    assert (asked(state), legal(state)) == ((Ask.PICK, P), {"pick ESD01-012", "done"})
    do(state, "pick ESD01-012")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 2, 3, 4, 5, 7, 8)}
    do(state, "zone z3")
    assert (zones(state, P), discard(state, P)) == ({3: "ESD01-012"}, ["B(1,0)"])
    assert sorted(deck(state, P)) == sorted(["ESD01-006", "ESD01-008", FILLER])


def test_esd01_014_may_find_nothing() -> None:
    state = emerges(rage=2)
    do(state, "done")
    assert (asked(state), zones(state, P), len(deck(state, P))) == ((Ask.MAIN, P), {3: "B(1,0)"}, 4)


def test_esd01_014_with_one_rage_does_nothing() -> None:
    state = emerges(rage=1)
    assert (asked(state), strategies(state, P)) == ((Ask.MAIN, P), ["ESD01-014"])
    assert deck(state, P) == ["ESD01-012", "ESD01-006", "ESD01-008", FILLER], "not even shuffled"


@pytest.mark.parametrize(("held", "left"), [(5, 2), (2, 2), (1, 1)])
def test_esd01_015_leaves_the_opponent_two_cards(held: int, left: int) -> None:
    state = position(p={"zone": 7, "hand": ["ESD01-015"]}, o={"hand": held}, abilities=True)
    do(state, "strategy ESD01-015")
    settle(state)
    assert (len(hand(state, O)), len(discard(state, O))) == (left, held - left)
