"""Promotion cards, and the column sweep they share with a starter deck: every ability of every card."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    counters_tried,
    deck,
    discard,
    do,
    hand,
    legal,
    monster,
    position,
    power,
    settle,
    stacks,
    zones,
)

RIDE = "B(9,0,traits=GODZILLA THE RIDE)"
PAYS = "B(1,0,step=1)"


@pytest.mark.parametrize("card", ["EPR-004", "EPR-005", "EPR-014", "ESD01-016"])
def test_a_beam_destroys_all_enemies_in_the_column_of_the_own_monster(card: str) -> None:
    """From zone 2 the column goes on in the enemy zones 4 and 7; the own zones are spared."""
    enemies = {2: "B(1,0)", 3: "B(2,0)", 4: "B(8,0)", 7: "B(3,0)"}
    state = position(
        p={"zone": 2, "hand": [card], "zones": {4: "B(1,0)"}}, o={"zones": enemies}, abilities=True
    )
    do(state, f"strategy {card}")
    assert (zones(state, O), zones(state, P)) == ({2: "B(1,0)", 3: "B(2,0)"}, {4: "B(1,0)"})


# ---- GODZILLA THE RIDE -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "theirs", "total"),
    [([], [], 4000), ([RIDE], [], 9000), ([RIDE, RIDE], [], 9000), (["B(9,0)"], [RIDE], 4000)],
    ids=["empty", "one", "two count once", "the enemy's"],
)
def test_epr_015_gains_5000_for_a_card_of_the_ride_in_the_own_discard_pile(
    own: list[str], theirs: list[str], total: int
) -> None:
    state = position(p={"zones": {2: "EPR-015"}, "discard": own}, o={"discard": theirs}, abilities=True)
    assert power(state, P, 2) == total


def test_epr_016_gains_5000_with_any_number_of_cards_under_it() -> None:
    battle = {2: "EPR-016", 3: ["B(1,0)", "EPR-016"], 4: ["B(1,0)", "B(1,0)", "EPR-016"]}
    state = position(p={"zones": battle}, abilities=True)
    assert [power(state, P, zone) for zone in battle] == [8000, 13000, 13000]


@pytest.mark.parametrize("trait", ["Mech", "Weapon", "GODZILLA THE RIDE"])
def test_epr_016_takes_a_card_under_it_for_one_counter_phase_and_is_destroyed_then(trait: str) -> None:
    """A card without such a trait, and one that is no battle card, cannot be taken."""
    fuel = f"B(9,0,traits={trait})"
    state = after_phase(
        "counter",
        p={"zones": {4: "EPR-016"}, "hand": ["S(9,traits=Mech)", fuel, FILLER]},
        o={"monster": "M(1,90000)"},
        abilities=True,
    )
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    state = position(
        p={"zones": {4: "EPR-016"}, "hand": ["S(9,traits=Mech)", fuel, FILLER]},
        o={"monster": "M(1,90000)"},
        phase="counter",
        abilities=True,
    )
    assert counters_tried(do(state, "yes")) == [(13000, 90000)]
    assert (zones(state, P), discard(state, P)) == ({}, ["EPR-016", fuel])


def test_epr_016_may_take_nothing_and_stays() -> None:
    state = position(
        p={"zones": {4: "EPR-016"}, "hand": [RIDE]},
        o={"monster": "M(1,90000)"},
        phase="counter",
        abilities=True,
    )
    assert counters_tried(do(state, "no")) == [(8000, 90000)]
    assert (zones(state, P), RIDE in hand(state, P)) == ({4: "EPR-016"}, True)


def test_epr_017_puts_a_card_of_the_ride_from_the_discard_pile_under_the_own_monster() -> None:
    """Any type of card, but one must be taken."""
    state = position(
        p={"hand": ["EPR-017"], "discard": ["EPR-018", RIDE, FILLER]}, o={"zone": 5}, abilities=True
    )
    do(state, "battle EPR-017 z2")
    assert legal(state) == {"pick EPR-018", f"pick {RIDE}"}
    do(state, "pick EPR-018")
    assert (monster(state, P), stacks(state, P)) == (["EPR-018", "M(1,5000)"], {2: ["EPR-017"]})
    assert discard(state, P) == [RIDE, FILLER]


def test_epr_018_discards_a_card_and_may_find_a_machine_or_a_card_of_the_ride() -> None:
    """A strategy card of the ride is no battle card."""
    finds = ["B(1,0,traits=Mech)", "B(1,0,traits=Weapon)", RIDE]
    state = position(
        p={"zone": 5, "hand": ["EPR-018", "B(2,0)", "B(3,0)"], "deck": [*finds, "EPR-018", FILLER]},
        abilities=True,
    )
    do(state, "strategy EPR-018")
    assert legal(state) == {"pick B(2,0)", "pick B(3,0)"}, "the discard is no choice"
    do(state, "pick B(3,0)")
    assert legal(state) == {*(f"pick {each}" for each in finds), "done"}
    do(state, f"pick {RIDE}")
    assert (hand(state, P), discard(state, P)) == (["B(2,0)", RIDE], ["B(3,0)"])
    assert len(deck(state, P)) == 4


def test_epr_018_without_a_card_to_discard_searches_nothing() -> None:
    state = position(p={"zone": 5, "hand": ["EPR-018"], "deck": [RIDE]}, abilities=True)
    events = do(state, "strategy EPR-018")
    assert (asked(state), hand(state, P)) == ((Ask.MAIN, P), [])
    assert Kind.SHUFFLED not in {each.kind for each in events}


# ---- Gravity Beam ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "left"), [(5, 3), (3, 3), (2, 2)])
def test_epr_019_leaves_the_opponent_three_cards(held: int, left: int) -> None:
    state = position(p={"zone": 7, "hand": ["EPR-019"]}, o={"hand": held}, abilities=True)
    do(state, "strategy EPR-019")
    settle(state)
    assert (len(hand(state, O)), len(discard(state, O))) == (left, held - left)


@pytest.mark.parametrize(
    ("battle", "playable"),
    [
        (["B(1,0,traits=Fest+King Ghidorah)"], True),
        (["B(1,0,traits=Fest)", "B(1,0,traits=King Ghidorah)"], False),
        ([], False),
    ],
    ids=["both traits", "on two cards", "none"],
)
def test_epr_019_is_rank_4_beside_a_festival_king_ghidorah(battle: list[str], playable: bool) -> None:
    own = dict(enumerate(battle, start=1))
    for zone, expected in ((4, playable), (3, False), (7, True)):
        state = position(p={"zone": zone, "hand": ["EPR-019"], "zones": own}, abilities=True)
        assert ("strategy EPR-019" in legal(state)) is expected


# ---- Godzilla(2003) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pays", "left"), [(PAYS, 1), ("S(1,step=1)", 2), ("M(1,1,step=1)", 2)])
def test_epr_020_takes_a_rage_for_each_battle_card_its_player_discards(pays: str, left: int) -> None:
    state = position(p={"monster": "EPR-020", "hand": [pays]}, o={"rage": 2}, abilities=True)
    do(state, f"invade {pays}")
    assert (state.players[O].rage, state.players[P].rage) == (left, 0)


def cut_hand(rage: int) -> GameState:
    """O has the monster and must discard two battle cards on P's turn."""
    state = position(
        p={"zone": 7, "rage": rage, "hand": ["ESD01-015"]},
        o={"monster": "EPR-020", "hand": 4},
        abilities=True,
    )
    do(state, "strategy ESD01-015")
    settle(state)
    return state


@pytest.mark.parametrize(("rage", "gained"), [(0, 0), (1, 2), (2, 0)])
def test_epr_020_gains_two_rage_when_the_enemys_drops_to_0(rage: int, gained: int) -> None:
    state = position(p={"monster": "EPR-020", "hand": [PAYS]}, o={"rage": rage}, abilities=True)
    do(state, f"invade {PAYS}")
    assert (state.players[P].rage, state.players[O].rage) == (gained, max(0, rage - 1))


def test_epr_020_gains_no_rage_on_the_opponents_turn() -> None:
    state = cut_hand(rage=2)
    assert (state.players[P].rage, state.players[O].rage) == (0, 0)
