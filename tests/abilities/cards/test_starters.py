"""The known cards of starter decks 03 to 05: every ability of every card."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.values import threat, total_counter_power
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
    position,
    power,
    zones,
)

ONE = "B(1,0,step=1)"


# ---- Godzilla(2026) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("under", "zone", "bonus"),
    [("M(3,9000)", 7, 0), ("M(4,9000)", 7, 15000), ("M(3,9000)", 8, 15000), ("M(4,9000)", 8, 30000)],
    ids=["none", "rank IV under it", "Awakening 8", "both"],
)
def test_esd03_005_gains_15000_threat_twice(under: str, zone: int, bonus: int) -> None:
    state = position(p={"monster": [under, "ESD03-005"], "zone": zone}, abilities=True)
    assert threat(state, P) == 30000 + bonus


@pytest.mark.parametrize(("rage", "answer", "zone"), [(3, "yes", 5), (3, "no", 4), (2, None, 4)])
def test_esd03_005_may_walk_one_zone_more_at_the_end_with_three_rage(
    rage: int, answer: str | None, zone: int
) -> None:
    """The monster walks from zone 3; the step of the rules comes after the ability."""
    state = after_phase("end", p={"monster": "ESD03-005", "zone": 3, "rage": rage}, abilities=True)
    if answer is not None:
        assert (asked(state), state.players[P].zone) == ((Ask.MAY, P), 3)
        do(state, answer)
    assert state.players[P].zone == zone


@pytest.mark.parametrize(("rank", "left"), [(1, 1), (2, 2)])
def test_esd03_006_enters_and_takes_a_rage_of_a_monster_of_rank_i(rank: int, left: int) -> None:
    state = position(
        p={"hand": ["ESD03-006"]}, o={"monster": f"M({rank},9000)", "zone": 5, "rage": 2}, abilities=True
    )
    do(state, "battle ESD03-006 z2")
    assert state.players[O].rage == left


@pytest.mark.parametrize(("zone", "total"), [(3, 2000), (4, 5000), (5, 5000)])
def test_esd03_006_gains_3000_while_its_monster_is_not_behind(zone: int, total: int) -> None:
    state = position(p={"zone": zone, "zones": {2: "ESD03-006"}}, o={"zone": 4}, abilities=True)
    assert power(state, P, 2) == total


@pytest.mark.parametrize(("zone", "total"), [(5, 5000), (6, 8000)])
def test_esd03_007_gains_3000_when_its_monster_is_in_zone_6_or_beyond(zone: int, total: int) -> None:
    state = position(p={"zone": zone, "zones": {2: "ESD03-007"}}, abilities=True)
    assert power(state, P, 2) == total


@pytest.mark.parametrize(
    ("zone", "invades", "playable"),
    [(4, True, True), (4, False, False), (3, True, False)],
    ids=["both", "not invaded", "behind"],
)
def test_esd03_007_is_rank_5_in_hand_after_an_invasion_that_is_not_behind(
    zone: int, invades: bool, playable: bool
) -> None:
    """Rank 6 is too high for the enemy monster in zone 5; the own monster walks from zone 4 to 5."""
    state = position(p={"zone": zone, "hand": ["ESD03-007", ONE]}, o={"zone": 5}, abilities=True)
    if invades:
        do(state, f"invade {ONE}")
    assert ("battle ESD03-007 z2" in legal(state)) is playable


# ---- Humanity's Crime and Punishment ---------------------------------------------------------------------


def punish(rank: int, rage: int, o: dict[int, str] | None = None) -> GameState:
    """P has played the card with a monster of a rank and so much rage; O holds four cards."""
    state = position(
        p={
            "monster": f"M({rank},9000)",
            "zone": 7,
            "rage": rage,
            "hand": ["ESD03-008"],
            "zones": {2: "B(1,0)", 3: "B(2,0)"},
        },
        o={"zones": {2: "B(3,0)", 3: "B(4,0)", 5: "B(5,0)"} if o is None else o, "hand": 4},
        abilities=True,
    )
    do(state, "strategy ESD03-008")
    return state


def test_esd03_008_each_player_keeps_one_battle_card_and_its_player_chooses_first() -> None:
    state = punish(rank=3, rage=2)
    assert (asked(state), legal(state)) == ((Ask.PICK, P), {"pick B(1,0)", "pick B(2,0)"})
    do(state, "pick B(2,0)")
    assert (asked(state), legal(state)) == ((Ask.PICK, O), {"pick B(3,0)", "pick B(4,0)", "pick B(5,0)"})
    do(state, "pick B(4,0)")
    assert (zones(state, P), zones(state, O)) == ({3: "B(2,0)"}, {3: "B(4,0)"})
    assert (asked(state), len(hand(state, O))) == ((Ask.MAIN, P), 4)


def test_esd03_008_a_player_without_battle_cards_keeps_none() -> None:
    state = punish(rank=3, rage=2, o={})
    do(state, "pick B(1,0)")
    assert (zones(state, P), zones(state, O)) == ({2: "B(1,0)"}, {})


def test_esd03_008_with_a_monster_of_rank_ii_destroys_nothing_but_still_cuts_the_hand() -> None:
    state = punish(rank=2, rage=3)
    assert asked(state) == (Ask.PICK, O)
    do(state, f"pick {FILLER}", f"pick {FILLER}")
    assert (len(hand(state, O)), len(zones(state, P)), len(zones(state, O))) == (2, 2, 3)


# ---- Destoroyah ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 2)])
def test_esd04_004_enters_and_may_pay_a_strategy_card_for_a_rage(answer: str, left: int) -> None:
    destoroyah = "M(4,9000,traits=Destoroyah)"
    state = position(
        p={"monster": destoroyah, "hand": ["ESD04-004", "S(8)", "B(9,0)"]}, o={"rage": 2}, abilities=True
    )
    do(state, "monster ESD04-004")
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    assert state.players[O].rage == left
    assert discard(state, P) == (["S(8)"] if answer == "yes" else [])


def test_esd04_004_without_a_strategy_card_in_hand_offers_nothing() -> None:
    destoroyah = "M(4,9000,traits=Destoroyah)"
    state = position(
        p={"monster": destoroyah, "hand": ["ESD04-004", "B(9,0)"]}, o={"rage": 2}, abilities=True
    )
    do(state, "monster ESD04-004")
    assert (asked(state), state.players[O].rage) == ((Ask.MAIN, P), 2)


@pytest.mark.parametrize(
    ("placed", "zone", "total"),
    [("EBP01-065", 4, 10000), ("S(4)", 4, 0), ("EBP01-065", 3, 0)],
    ids=["both", "another strategy card", "behind"],
)
def test_esd04_004_adds_10000_to_the_total_beside_godzilla_vs_destoroyah(
    placed: str, zone: int, total: int
) -> None:
    state = position(
        p={"monster": "ESD04-004", "zone": zone, "strategies": [placed]}, o={"zone": 4}, abilities=True
    )
    assert total_counter_power(state, P) == total


# ---- King Ghidorah ---------------------------------------------------------------------------------------


def ghidorah(milled: str) -> GameState:
    """King Ghidorah has entered and milled a card; enemies of rank 1, 2, 3 and 6 stand there."""
    state = position(
        p={"monster": "M(4,9000,traits=King Ghidorah)", "hand": ["ESD05-002"], "deck": [milled, FILLER]},
        o={"zones": {2: "B(1,0)", 3: "B(2,0)", 4: "B(3,0)", 5: "B(6,0)"}},
        abilities=True,
    )
    do(state, "monster ESD05-002")
    assert discard(state, P) == [milled]
    return state


def test_esd05_002_destroys_enemies_whose_ranks_together_are_at_most_that_of_the_milled_card() -> None:
    state = ghidorah("S(4)")
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)", "pick B(3,0)", "done"}
    do(state, "pick B(3,0)")
    assert legal(state) == {"pick B(1,0)", "done"}
    do(state, "pick B(1,0)")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {3: "B(2,0)", 5: "B(6,0)"})


def test_esd05_002_may_destroy_none() -> None:
    state = ghidorah("S(4)")
    do(state, "done")
    assert (asked(state), len(zones(state, O))) == ((Ask.MAIN, P), 4)
