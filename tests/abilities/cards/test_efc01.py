"""Festival Collection 01: every ability of every card."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from deckbuilder.engine.values import total_counter_power
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    deck,
    discard,
    do,
    hand,
    legal,
    monster,
    pass_turn,
    position,
    zones,
)

FEST, PLAIN = "B(1,0,traits=Fest)", "B(1,0)"
GIGAN = "B(9,0,traits=Gigan+Fest)"
PAYS = "B(1,0,step=1)"


# ---- EFC01-001 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", [2, 3, 4])
def test_efc01_001_burst_from_rank_iii_lasts_until_the_end_phase(rank: int) -> None:
    state = position(p={"monster": f"M({rank},5000)", "hand": ["EFC01-001"]}, abilities=True)
    assert ("monster EFC01-001" in legal(state)) is (rank != 2)
    if rank != 2:
        do(state, "monster EFC01-001")
        pass_turn(state)
        stays = ["EFC01-001"] if rank == 4 else []
        assert monster(state, P) == [f"M({rank},5000)", *stays]


@pytest.mark.parametrize(
    ("own", "total"),
    [
        ({2: FEST, 4: FEST, 8: FEST}, 10000),
        ({2: FEST, 4: FEST, 8: PLAIN}, 0),
        ({2: FEST, 4: FEST}, 0),
        ({2: FEST, 4: FEST, 8: FEST, 5: PLAIN}, 10000),
    ],
    ids=["all three", "one without the trait", "one empty", "a zone elsewhere"],
)
def test_efc01_001_adds_10000_if_every_zone_next_to_it_holds_a_festival_card(
    own: dict[int, str], total: int
) -> None:
    """In zone 3 its neighbours are 2, 4 and 8 of its own player's zones."""
    state = position(p={"monster": "EFC01-001", "zone": 3, "zones": own}, abilities=True)
    assert total_counter_power(state, P) == total


def test_efc01_001_does_not_look_at_the_enemy_zones() -> None:
    state = position(
        p={"monster": "EFC01-001", "zone": 3}, o={"zones": dict.fromkeys((2, 4, 8), FEST)}, abilities=True
    )
    assert (total_counter_power(state, P), total_counter_power(state, O)) == (0, 0)


# ---- EFC01-002 to 004 ------------------------------------------------------------------------------------


def gigan(zone: int, milled: str) -> GameState:
    """Gigan has been played while the own monster stands in zone 3, with a card on top of the deck."""
    state = position(
        p={"zone": 3, "hand": ["EFC01-002"], "deck": [milled, FILLER], "discard": ["M(1,6000)", "S(1)"]},
        o={"zone": 5},
        abilities=True,
    )
    do(state, f"battle EFC01-002 z{zone}")
    return state


@pytest.mark.parametrize(("answer", "returned"), [("pick M(1,6000)", ["M(1,6000)"]), ("done", [])])
def test_efc01_002_mills_a_battle_card_and_may_return_a_monster_card_to_the_hand(
    answer: str, returned: list[str]
) -> None:
    state = gigan(zone=8, milled=PLAIN)
    assert legal(state) == {"pick M(1,6000)", "done"}
    do(state, answer)
    assert (hand(state, P), deck(state, P)) == (returned, [FILLER])
    assert PLAIN in discard(state, P)


def test_efc01_002_returns_nothing_for_another_card() -> None:
    state = gigan(zone=4, milled="M(2,9000)")
    assert (asked(state), hand(state, P)) == ((Ask.MAIN, P), [])
    assert discard(state, P) == ["M(1,6000)", "S(1)", "M(2,9000)"]


def test_efc01_002_away_from_its_monster_mills_nothing() -> None:
    state = gigan(zone=5, milled=PLAIN)
    assert (asked(state), deck(state, P)) == ((Ask.MAIN, P), [PLAIN, FILLER])


def jaguar(held: list[str]) -> GameState:
    """Jet Jaguar has been played; the deck holds machines with Step 1 and 2, and others."""
    state = position(
        p={
            "hand": ["EFC01-003", *held],
            "deck": [
                "B(1,0,step=2,traits=Weapon)",
                "B(1,0,step=2,traits=Mech)",
                "B(1,0,step=1,traits=Mech)",
                "B(1,0,step=2)",
                "S(1,step=2,traits=Weapon)",
            ],
        },
        o={"zone": 6},
        abilities=True,
    )
    do(state, "battle EFC01-003 z2")
    return state


def test_efc01_003_discards_a_festival_gigan_to_find_a_machine_with_step_2() -> None:
    state = jaguar([GIGAN, FEST])
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert discard(state, P) == [GIGAN]
    assert legal(state) == {"pick B(1,0,step=2,traits=Weapon)", "pick B(1,0,step=2,traits=Mech)", "done"}
    events = do(state, "pick B(1,0,step=2,traits=Mech)")
    assert hand(state, P) == [FEST, "B(1,0,step=2,traits=Mech)"]
    assert Kind.SHUFFLED in {each.kind for each in events}


def test_efc01_003_may_keep_its_gigan() -> None:
    state = jaguar([GIGAN])
    do(state, "no")
    assert (asked(state), hand(state, P), len(deck(state, P))) == ((Ask.MAIN, P), [GIGAN], 5)


def test_efc01_003_without_such_a_card_offers_nothing() -> None:
    state = jaguar(["B(9,0,traits=Gigan)", FEST])
    assert (asked(state), len(hand(state, P))) == ((Ask.MAIN, P), 2)


@pytest.mark.parametrize(("enemies", "rank"), [(0, 8), (1, 7), (3, 5)])
def test_efc01_004_is_one_rank_lower_in_hand_for_each_enemy_battle_card(enemies: int, rank: int) -> None:
    """Own battle cards do not count."""
    for reach in (rank - 1, rank):
        state = position(
            p={"hand": ["EFC01-004"], "zones": {2: PLAIN}},
            o={"zone": reach, "zones": dict.fromkeys((1, 2, 3)[:enemies], PLAIN)},
            abilities=True,
        )
        assert ("battle EFC01-004 z3" in legal(state)) is (reach == rank)


# ---- EFC01-005 -------------------------------------------------------------------------------------------


def test_efc01_005_takes_all_festival_cards_among_five_when_a_monster_is_played() -> None:
    """A card of any type with the trait, and never the sixth card."""
    top = [FEST, "M(2,9000)", "S(1,traits=Fest)", PLAIN, "S(2)"]
    state = position(
        p={"strategies": ["EFC01-005"], "hand": ["M(1,6000)"], "deck": [*top, "B(2,0,traits=Fest)"]},
        abilities=True,
    )
    do(state, "monster M(1,6000)")
    assert sorted(hand(state, P)) == sorted([FEST, "S(1,traits=Fest)"])
    assert sorted(discard(state, P)) == sorted(["M(2,9000)", PLAIN, "S(2)"])
    assert deck(state, P) == ["B(2,0,traits=Fest)"]


def test_efc01_005_reveals_nothing_when_the_opponent_plays_a_monster() -> None:
    state = position(
        p={"hand": ["M(1,6000)"]}, o={"strategies": ["EFC01-005"], "deck": [FEST] * 6}, abilities=True
    )
    do(state, "monster M(1,6000)")
    assert (hand(state, O), len(deck(state, O))) == ([], 6)


def test_efc01_005_empties_the_hand_when_its_own_counter_phase_begins() -> None:
    state = after_phase(
        "counter", p={"strategies": ["EFC01-005"], "hand": [PLAIN, PLAIN]}, o={"hand": 2}, abilities=True
    )
    assert (hand(state, P), discard(state, P), len(hand(state, O))) == ([], [PLAIN, PLAIN], 2)


def test_efc01_005_empties_no_hand_in_the_opponents_counter_phase() -> None:
    state = after_phase("counter", p={"hand": 2}, o={"strategies": ["EFC01-005"], "hand": 2}, abilities=True)
    assert (len(hand(state, P)), len(hand(state, O))) == (2, 2)


# ---- EFC01-006 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemies", "survives"), [(2, True), (3, False)])
def test_efc01_006_protects_from_an_opponent_with_two_battle_cards_or_fewer(
    enemies: int, survives: bool
) -> None:
    """It is the opponent's turn, whose beam sweeps the column of zones 4 and 7."""
    state = position(
        p={"zone": 2, "hand": ["EPR-004"], "zones": dict.fromkeys((3, 4, 5)[:enemies], PLAIN)},
        o={"zones": {4: PLAIN, 7: FEST}, "strategies": ["EFC01-006"]},
        abilities=True,
    )
    do(state, "strategy EPR-004")
    assert zones(state, O) == ({4: PLAIN, 7: FEST} if survives else {})


def test_efc01_006_protects_nothing_on_the_own_turn() -> None:
    """The enemy monster destroys its column when P's counter phase begins: zone 2 faces zones 4 and 7."""
    state = after_phase(
        "counter",
        p={"strategies": [("EFC01-006", 3)], "zones": {4: PLAIN}},
        o={"monster": "EBP01-006", "zone": 2},
        abilities=True,
    )
    assert (zones(state, P), discard(state, P)) == ({}, [PLAIN])


def test_efc01_006_protects_from_no_crush() -> None:
    """An enemy effect moves the own monster into the zone of the card (R14.10)."""
    state = position(
        p={"hand": ["EBP01-008"], "monster": "M(2,9000)"},
        o={"strategies": ["EFC01-006"], "zones": {2: PLAIN}},
        abilities=True,
    )
    do(state, "monster EBP01-008")
    assert (state.players[O].zone, discard(state, O)) == (2, [PLAIN])
