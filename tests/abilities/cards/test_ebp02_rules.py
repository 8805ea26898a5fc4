"""Set EBP02: cards that forbid, protect, or change how far a monster walks and what may be played."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    O,
    P,
    after_phase,
    asked,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    one_shot,
    pass_turn,
    position,
    settle,
    stacks,
    strategies,
)

Side = dict[str, Any]

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
CRYSTALS = "EBP02-T03"
WALK = one_shot("walk", {"act": "advance", "of": "my_monster", "n": 2})


def playable(state: GameState, number: str) -> set[str]:
    """The zones into which a battle card of the hand may be played."""
    return {each.rpartition(" ")[2] for each in legal(state) if each.startswith(f"battle {number} ")}


# ---- movement --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["EBP02-024", "EBP02-025"])
def test_a_rooted_monster_neither_invades_nor_advances(number: str) -> None:
    state = position(p={"monster": number, "zone": 5, "hand": [ONE, "S(1):walk"]}, cards=WALK, abilities=True)
    assert f"invade {ONE}" not in legal(state), "not even paid"
    do(state, "strategy S(1):walk")
    assert state.players[P].zone == 5
    pass_turn(state)
    assert state.players[P].zone == 5


@pytest.mark.parametrize(("count", "zone"), [(0, 3), (1, 4), (2, 5)])
def test_ebp02_056_walks_a_zone_further_for_each_crystals(count: int, zone: int) -> None:
    state = after_phase(
        "end",
        p={"monster": "EBP02-056", "zone": 2, "zones": dict.fromkeys((7, 8)[:count], CRYSTALS)},
        abilities=True,
    )
    assert state.players[P].zone == zone


@pytest.mark.parametrize(
    ("own", "theirs", "allowed"), [(2, 4, False), (2, 7, False), (2, 3, True)], ids=["4", "7", "elsewhere"]
)
def test_ebp02_068_the_monster_that_faces_it_cannot_invade(own: int, theirs: int, allowed: bool) -> None:
    """Zone 2 faces the enemy zones 4 and 7."""
    state = position(p={"zone": theirs, "hand": [ONE]}, o={"zones": {own: "EBP02-068"}}, abilities=True)
    assert (f"invade {ONE}" in legal(state)) is allowed


# ---- counters --------------------------------------------------------------------------------------------

PLANT = "EBP02-027"


@pytest.mark.parametrize(
    ("total", "zone", "placed", "reached", "ranks_up"),
    [
        (40000, 7, ["S(1)"], 4, False),
        (41000, 7, ["S(1)"], 4, True),
        (40000, 7, [], 4, True),
        (40000, 5, ["S(1)"], 5, True),
        (22000, 7, ["S(1)"], 7, False),
    ],
    ids=["40,000", "41,000", "no enemy strategy card", "in zone 5", "less than its threat"],
)
def test_ebp02_027_at_most_40000_only_move_it_back(
    total: int, zone: int, placed: list[str], reached: int, ranks_up: bool
) -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: f"B(1,{total})"}, "strategies": placed},
        o={"monster": PLANT, "zone": zone, "monster_deck": ["M(4,20000,traits=Biollante)"]},
        abilities=True,
    )
    assert state.players[O].zone == reached
    assert monster(state, O) == [PLANT, "M(4,20000,traits=Biollante)"][: 1 + ranks_up]


# ---- playing cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("copies", "zone", "low", "high"),
    [(0, 3, False, False), (1, 3, True, False), (2, 3, True, True)],
)
def test_ebp02_039_biollante_cards_are_played_as_if_3_ranks_lower(
    copies: int, zone: int, low: bool, high: bool
) -> None:
    """With the enemy monster in zone 3; other cards keep their rank."""
    six, nine, other = "B(6,0,traits=Biollante)", "B(9,0,traits=Biollante)", "B(4,0,traits=Mothra)"
    state = position(
        p={"hand": [six, nine, other], "strategies": ["EBP02-039"] * copies}, o={"zone": zone}, abilities=True
    )
    assert [bool(playable(state, each)) for each in (six, nine, other)] == [low, high, False]


def test_ebp02_039_helps_its_own_player_alone() -> None:
    six = "B(6,0,traits=Biollante)"
    state = position(p={"hand": [six]}, o={"zone": 3, "strategies": ["EBP02-039"]}, abilities=True)
    assert not playable(state, six)


ALL_BUT_1_AND_2 = {"z3", "z4", "z5", "z6", "z7", "z8"}


@pytest.mark.parametrize(
    ("count", "zone", "open_"),
    [(3, 4, ALL_BUT_1_AND_2), (2, 4, {*ALL_BUT_1_AND_2, "z2"}), (3, 3, {*ALL_BUT_1_AND_2, "z2"})],
    ids=["three", "two Crystals", "in zone 3"],
)
def test_ebp02_055_three_crystals_close_the_column_to_the_enemy(
    count: int, zone: int, open_: set[str]
) -> None:
    """From zone 4 on; its zone 4 faces the enemy zone 2. P's own monster stands in zone 1."""
    state = position(
        p={"hand": ["B(1,0)"]},
        o={"monster": "EBP02-055", "zone": zone, "zones": dict.fromkeys((1, 2, 8)[:count], CRYSTALS)},
        abilities=True,
    )
    assert playable(state, "B(1,0)") == open_


@pytest.mark.parametrize(
    ("ghidorahs", "fits"), [(8, True), (7, False)], ids=["rank 23 - 16 is 7", "rank 23 - 14 is 9"]
)
def test_ebp02_068_its_rank_falls_by_2_for_each_king_ghidorah_discarded(ghidorahs: int, fits: bool) -> None:
    """Monsters and battle cards count, cards of rank 23 and others do not; the enemy is in zone 8."""
    pile = [*["EBP02-047", "EBP02-066"] * 4][:ghidorahs]
    state = position(
        p={"hand": ["EBP02-068"], "discard": [*pile, "EBP02-068", "EBP02-041"]}, o={"zone": 8}, abilities=True
    )
    assert bool(playable(state, "EBP02-068")) is fits


def test_ebp02_070_the_enemy_cannot_play_strategy_cards() -> None:
    state = position(p={"hand": ["S(1)", "B(1,0)"]}, o={"strategies": ["EBP02-070"]}, abilities=True)
    assert "strategy S(1)" not in legal(state)
    assert playable(state, "B(1,0)")
    state = position(p={"hand": ["S(1)"], "strategies": ["EBP02-070"]}, abilities=True)
    assert "strategy S(1)" in legal(state), "its own player can"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp02_070_goes_when_the_enemy_discards_down_to_5(answer: str) -> None:
    state = main_phase_begins(p={"hand": 7}, o={"strategies": ["EBP02-070"]}, abilities=True)
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, answer)
    settle(state)
    assert len(hand(state, P)) == (5 if answer == "yes" else 7)
    assert strategies(state, O) == ([] if answer == "yes" else ["EBP02-070"])


def test_ebp02_070_stays_when_there_is_nothing_to_discard_or_it_is_its_players_turn() -> None:
    state = main_phase_begins(p={"hand": 5}, o={"strategies": ["EBP02-070"], "hand": 7}, abilities=True)
    assert (asked(state), strategies(state, O)) == ((Ask.MAIN, P), ["EBP02-070"])
    state = main_phase_begins(p={"hand": 7, "strategies": ["EBP02-070"]}, o={"hand": 7}, abilities=True)
    assert (asked(state), strategies(state, P)) == ((Ask.MAIN, P), ["EBP02-070"])


# ---- a card that keeps strategy cards --------------------------------------------------------------------

FROZEN = "EBP02-012"


def own_turn_starts(zone: int) -> GameState:
    """P's two strategy cards of the turn before are to be discarded; one card is frozen in a zone."""
    return after_phase(
        "start", p={"zones": {zone: FROZEN}, "strategies": ["S(1):a", "S(1):b"]}, abilities=True
    )


def test_ebp02_012_in_zone_8_it_takes_strategy_cards_that_would_be_discarded() -> None:
    state = own_turn_starts(8)
    do(state, "yes", "no")
    assert len(stacks(state, P)[8]) == 2
    assert stacks(state, P)[8][-1] == FROZEN
    assert (len(discard(state, P)), strategies(state, P)) == (1, [])


def test_ebp02_012_elsewhere_they_are_discarded() -> None:
    state = own_turn_starts(7)
    assert (stacks(state, P), discard(state, P)) == ({7: [FROZEN]}, ["S(1):a", "S(1):b"])


@pytest.mark.parametrize(
    ("zone", "under", "countered"),
    [(4, ["S(1)", "S(2)"], True), (4, ["S(1)"], False), (3, ["S(1)", "S(2)"], False)],
    ids=["two cards under it", "one card under it", "its monster in zone 3"],
)
def test_ebp02_012_counters_when_the_main_phase_begins(zone: int, under: list[str], countered: bool) -> None:
    state = main_phase_begins(p={"zone": zone, "zones": {2: [*under, FROZEN]}}, o={"zone": 7}, abilities=True)
    assert monster(state, O) == ["M(1,5000)", "M(2,10000)"][: 1 + countered]
    assert state.players[O].zone == (4 if countered else 7)
