"""Set EBP03: strategy cards, what they do when placed and as long as they stay, conditions met and not."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.values import threat
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
    stacks,
    strategies,
    zones,
)

Side = dict[str, Any]

ONE = "B(9,0,step=1)"


def placed(
    number: str, zone: int = 8, *, o: Side | None = None, held: tuple[str, ...] = (), **own: Any
) -> GameState:
    """The card has been placed from hand with the own monster in a zone."""
    state = position(p={"zone": zone, "hand": [number, *held], **own}, o=o, abilities=True)
    do(state, f"strategy {number}")
    assert strategies(state, P) == [number]
    return state


# ---- monsters ----------------------------------------------------------------------------------------------


def test_ebp03_068_its_players_monster_cannot_invade_on_this_turn() -> None:
    state = position(p={"zone": 4, "hand": ["EBP03-068", ONE]}, abilities=True)
    assert f"invade {ONE}" in legal(state)
    do(state, "strategy EBP03-068")
    assert f"invade {ONE}" not in legal(state)


def test_ebp03_068_the_enemy_monster_may_invade_on_the_next_turn() -> None:
    state = position(p={"hand": [ONE]}, o={"strategies": ["EBP03-068"]}, abilities=True)
    assert f"invade {ONE}" in legal(state)


@pytest.mark.parametrize(("zone", "rank", "after"), [(3, 3, 8), (3, 4, 8), (3, 2, 3), (4, 3, 4)])
def test_ebp03_068_moves_a_high_monster_straight_from_zone_3_to_zone_8(
    zone: int, rank: int, after: int
) -> None:
    field = dict.fromkeys((5, 6, 7, 8), "B(1,0)")
    state = placed("EBP03-068", zone, monster=f"M({rank},20000)", zones=field)
    assert state.players[P].zone == after
    assert sorted(zones(state, P)) == ([5, 6, 7] if after == 8 else [5, 6, 7, 8]), "crushed at the end alone"


MOTHRA_1, MOTHRA_2 = "M(1,5000,traits=Mothra)", "M(2,5000,traits=Mothra)"


@pytest.mark.parametrize("picked", [MOTHRA_2, f"{MOTHRA_2}:other"])
def test_ebp03_074_plays_a_monster_of_the_next_rank_out_of_the_monster_deck(picked: str) -> None:
    others = ["M(2,5000,traits=Rodan)", "M(3,5000,traits=Mothra)"]
    state = placed("EBP03-074", 6, monster=MOTHRA_1, monster_deck=[MOTHRA_2, f"{MOTHRA_2}:other", *others])
    assert legal(state) == {f"pick {MOTHRA_2}", f"pick {MOTHRA_2}:other"}
    do(state, f"pick {picked}")
    assert (monster(state, P), state.players[P].rage) == ([MOTHRA_1, picked], 0), "without the rage of a play"


@pytest.mark.parametrize(("rank", "ranks"), [(1, (3, 4)), (4, (4,))])
def test_ebp03_074_finds_no_monster_of_another_rank(rank: int, ranks: tuple[int, ...]) -> None:
    own = f"M({rank},5000,traits=Mothra)"
    state = placed(
        "EBP03-074", 6, monster=own, monster_deck=[f"M({each},5000,traits=Mothra)" for each in ranks]
    )
    assert (asked(state), monster(state, P)) == ((Ask.MAIN, P), [own])


FUKUOKA = {"monster": "M(1,20000)", "strategies": ["EBP03-076"]}

TOWER: dict[str, tuple[Side, int]] = {
    "EBP03-076 nothing in zones 1, 5 and 8": ({**FUKUOKA, "zone": 2, "zones": {4: "B(1,0)"}}, 20000),
    "EBP03-076 the monster itself in zone 1": ({**FUKUOKA, "zone": 1}, 25000),
    "EBP03-076 monster and battle cards in all three": (
        {**FUKUOKA, "zone": 1, "zones": {5: "B(1,0)", 8: ["B(1,0)", "B(1,0)"], 4: "B(1,0)"}},
        35000,
    ),
}


@pytest.mark.parametrize(("o", "total"), TOWER.values(), ids=TOWER)
def test_cards_in_three_zones_raise_the_threat_on_the_enemy_turn(o: Side, total: int) -> None:
    assert compared(o=o) == (0, total)


def test_ebp03_076_raises_no_threat_on_its_own_turn() -> None:
    assert threat(position(p=FUKUOKA, abilities=True), P) == 20000


@pytest.mark.parametrize("rage", [3, 1])
def test_ebp03_079_sets_the_enemy_rage_to_0(rage: int) -> None:
    state = placed("EBP03-079", 7, rage=2, o={"rage": rage})
    assert (state.players[P].rage, state.players[O].rage) == (2, 0)


# ---- destroying --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "destroys"),
    [
        pytest.param(
            {"zone": 4, "zones": {8: "B(1,0,traits=Mechagodzilla)"}}, True, id="a battle card in zone 8"
        ),
        pytest.param(
            {"zone": 8, "monster": "M(1,5000,traits=Mechagodzilla)"}, True, id="the monster in zone 8"
        ),
        pytest.param(
            {"zone": 4, "zones": {7: "B(1,0,traits=Mechagodzilla)"}}, False, id="a battle card in zone 7"
        ),
        pytest.param(
            {"zone": 4, "zones": {8: "B(1,0,traits=Weapon)"}}, False, id="another battle card in zone 8"
        ),
    ],
)
def test_ebp03_069_cuts_the_enemy_hand_and_with_a_mechagodzilla_in_zone_8_destroys(
    own: Side, destroys: bool
) -> None:
    field = {2: "B(5,0)", 3: "B(6,0)"}
    state = position(
        p={**own, "hand": ["EBP03-069"]}, o={"hand": ["S(1)"] * 5, "zones": field}, abilities=True
    )
    do(state, "strategy EBP03-069")
    assert asked(state) == (Ask.PICK, O)
    do(state, "pick S(1)")
    assert len(hand(state, O)) == 4
    assert zones(state, O) == ({3: "B(6,0)"} if destroys else field)


def test_ebp03_069_leaves_a_hand_of_four() -> None:
    state = placed("EBP03-069", 4, o={"hand": ["S(1)"] * 4})
    assert (asked(state), len(hand(state, O))) == ((Ask.MAIN, P), 4)


@pytest.mark.parametrize(("zone", "left"), [(4, [1, 3, 4]), (8, [1, 2, 4]), (5, [2, 3, 4])])
def test_ebp03_072_destroys_all_in_the_column_of_its_players_monster(zone: int, left: list[int]) -> None:
    """Zone 4 faces zone 2, zone 8 faces zones 3 and 8, zone 5 faces zone 1."""
    field = dict.fromkeys((1, 2, 3, 4), "B(8,0)")
    assert sorted(zones(placed("EBP03-072", zone, o={"zone": 7, "zones": field}), O)) == left


@pytest.mark.parametrize(("enemy", "after"), [(5, 4), (6, 6)])
def test_ebp03_073_destroys_where_the_zone_is_the_rank_of_a_revealed_card(enemy: int, after: int) -> None:
    """Ranks 5, 3 and 2 are revealed; a monster that stands in such a zone moves back one."""
    top = ["B(5,0)", "S(3)", "M(2,5000)"]
    state = placed(
        "EBP03-073",
        4,
        deck=[*top, FILLER],
        o={"zone": enemy, "zones": dict.fromkeys((1, 2, 3, 7), "B(8,0)")},
    )
    assert (sorted(discard(state, P)), deck(state, P)) == (sorted(top), [FILLER])
    assert (sorted(zones(state, O)), state.players[O].zone) == ([1, 7], after)


@pytest.mark.parametrize(
    ("field", "left"), [((1, 2, 3, 4), [2, 3]), ((2, 4, 8), [8]), ((1, 3, 5, 6), [3, 5]), ((1, 4), [1, 4])]
)
def test_ebp03_078_destroys_the_outermost_cards_of_three_or_more(
    field: tuple[int, ...], left: list[int]
) -> None:
    """From one side to the other the enemy columns are 5 and 6, 4 and 7, 3 and 8, 2, 1."""
    state = placed("EBP03-078", o={"zone": 7, "zones": {zone: f"B({zone},0)" for zone in field}})
    if asked(state) != (Ask.MAIN, P):
        do(state, "pick B(6,0)")
    assert sorted(zones(state, O)) == left


def test_ebp03_078_its_player_chooses_where_the_outermost_column_holds_two() -> None:
    state = placed("EBP03-078", o={"zones": {5: "B(1,0)", 6: "B(2,0)", 3: "B(3,0)", 2: "B(4,0)"}})
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)"}
    do(state, "pick B(2,0)")
    assert zones(state, O) == {5: "B(1,0)", 3: "B(3,0)"}


# ---- deck and hand -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("finds", [True, False])
def test_ebp03_070_searches_a_weapon_or_mech_when_its_players_counter_phase_begins(finds: bool) -> None:
    weapon, mech = "B(1,0,traits=Weapon)", "B(1,0,traits=Mech)"
    state = after_phase(
        "counter",
        p={"strategies": ["EBP03-070"], "deck": [weapon, mech, "B(1,0)", "M(1,5000,traits=Mech)"]},
        abilities=True,
    )
    assert legal(state) == {f"pick {weapon}", f"pick {mech}", "done"}
    do(state, f"pick {mech}" if finds else "done")
    assert (hand(state, P), len(deck(state, P))) == (([mech], 3) if finds else ([], 4))


def test_ebp03_071_keeps_some_of_four_cards_and_draws_two() -> None:
    top = ["B(1,0)", "B(2,0)", "B(3,0)", "B(4,0)"]
    state = placed("EBP03-071", deck=[*top, "B(5,0)", "B(6,0)"])
    assert legal(state) == {*(f"pick {each}" for each in top), "done"}
    do(state, "pick B(3,0)", "done")
    assert (hand(state, P), deck(state, P)) == (["B(3,0)", "B(5,0)"], ["B(6,0)"])
    assert sorted(discard(state, P)) == ["B(1,0)", "B(2,0)", "B(4,0)"]


@pytest.mark.parametrize(("other", "playable"), [("EBP03-071", True), ("EBP03-079", False)])
def test_ebp03_071_in_the_discard_pile_counts_as_a_monster_card(other: str, playable: bool) -> None:
    """With eight monster cards in the pile EBP01-073 may be played."""
    kiryu = "EBP01-073"
    state = position(
        p={"hand": [kiryu], "discard": [*["M(1,1000)"] * 7, other]}, o={"zone": 8}, abilities=True
    )
    assert (f"battle {kiryu} z2" in legal(state)) is playable


@pytest.mark.parametrize(
    ("under", "mode", "choices"),
    [
        pytest.param(5, 0, ["M(1,1000)", "M(2,1000)"], id="rank II or less"),
        pytest.param(
            5, 1, ["M(1,1000)", "M(2,1000)", "M(3,1000)"], id="any rank with five under the monster"
        ),
        pytest.param(4, None, ["M(1,1000)", "M(2,1000)"], id="four under the monster leave no choice"),
    ],
)
def test_ebp03_077_takes_back_a_monster(under: int, mode: int | None, choices: list[str]) -> None:
    state = placed(
        "EBP03-077",
        monster=["M(1,5000)"] * (under + 1),
        discard=["M(1,1000)", "M(2,1000)", "M(3,1000)", "B(1,0)"],
    )
    if mode is not None:
        assert legal(state) == {"mode 0", "mode 1"}
        do(state, f"mode {mode}")
    assert legal(state) == {f"pick {each}" for each in choices}
    do(state, f"pick {choices[-1]}")
    assert hand(state, P) == [choices[-1]]


# ---- bases at the beginning of the counter phase -----------------------------------------------------------

LARVA, GROWN = "B(4,0,traits=Mothra,evolution=5 Mothra)", "B(5,0,traits=Mothra)"


@pytest.mark.parametrize("evolves", [True, False])
def test_ebp03_075_a_battle_card_of_rank_4_or_less_may_evolve(evolves: bool) -> None:
    high = "B(5,0,traits=Mothra,evolution=5 Mothra)"
    state = after_phase(
        "counter",
        p={"strategies": ["EBP03-075"], "zones": {2: LARVA, 3: high, 4: "B(1,0)"}, "deck": [GROWN, FILLER]},
        abilities=True,
    )
    assert legal(state) == {f"pick {GROWN}", "done"}
    do(state, f"pick {GROWN}" if evolves else "done")
    assert stacks(state, P) == {2: [LARVA, GROWN] if evolves else [LARVA], 3: [high], 4: ["B(1,0)"]}


GODZILLA = "B(8,0,traits=Godzilla)"


@pytest.mark.parametrize("plays", [True, False])
def test_ebp03_080_a_godzilla_battle_card_may_be_played_whatever_its_rank(plays: bool) -> None:
    held = [GODZILLA, "B(1,0)", "M(1,5000)"]
    state = after_phase("counter", p={"strategies": ["EBP03-080"], "hand": held}, abilities=True)
    assert legal(state) == {f"pick {GODZILLA}", "done"}
    do(state, *((f"pick {GODZILLA}", "zone z6") if plays else ("done",)))
    assert zones(state, P) == ({6: GODZILLA} if plays else {})
    assert hand(state, P) == (held[1:] if plays else held)


@pytest.mark.parametrize("number", ["EBP03-070", "EBP03-075", "EBP03-080"])
def test_a_base_does_nothing_in_the_enemy_counter_phase(number: str) -> None:
    weapon = "B(1,0,traits=Weapon)"
    side: Side = {
        "strategies": [number],
        "zones": {2: LARVA},
        "deck": [weapon, GROWN, FILLER],
        "hand": [GODZILLA],
    }
    state = after_phase("counter", o=side, abilities=True)
    assert (asked(state), hand(state, O), stacks(state, O)) == ((Ask.MAIN, P), [GODZILLA], {2: [LARVA]})
