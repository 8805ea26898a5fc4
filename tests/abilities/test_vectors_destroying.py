"""Destroying, Revenge, protection, what is done instead, cards that destroy themselves (A5, A7, A9)."""

import pytest

from deckbuilder.engine import Ask, Cause, GameState
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    O,
    P,
    after_phase,
    asked,
    deck,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    position,
    settle,
    stacks,
    strategies,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
STRIKE = "EBP01-076"
"""Destroys one enemy battle card of its player's choice after an invasion."""

GREEN, RODAN, ANGUIRUS = "EBP03-059", "EBP04-059", "EBP04-062"
BLUE = "EBP02-033"
CASCADE = "EBP04-005"


def struck(target: str, p: dict[str, object], o: dict[str, object]) -> GameState:
    """P's monster has invaded and P has destroyed the one card of O's with this number, or aimed at it."""
    state = position(
        p={"zone": 2, "invaded": 1, "invasion_used": True, "hand": [STRIKE], **p}, o=o, abilities=True
    )
    do(state, f"strategy {STRIKE}")
    if asked(state) == (Ask.PICK, P):
        do(state, f"pick {target}")
    return state


# ---- choosing, and what follows a destruction -----------------------------------------------------------


def test_e046_each_destruction_is_chosen_when_it_resolves_among_what_is_legal_then() -> None:
    state = position(
        p={"monster": "EBP01-041", "hand": [TWO]},
        o={"zones": {2: "B(1,0)", 3: "B(4,0)", 6: "B(5,0)"}},
        abilities=True,
    )
    do(state, f"invade {TWO}", "resolve EBP01-041")
    assert (asked(state), legal(state)) == ((Ask.PICK, P), {"pick B(1,0)", "pick B(4,0)"})
    do(state, "pick B(4,0)")
    assert zones(state, O) == {6: "B(5,0)"}, "the second one had a single legal card left"


@pytest.mark.parametrize("strategies_there", [2, 3])
def test_e048_a_card_of_its_column_destroyed_on_the_opponents_turn_triggers_it_too(
    strategies_there: int,
) -> None:
    state = position(
        p={"hand": ["B(5,0)"], "zones": {2: "B(3,0)", 3: "B(4,0)", 5: "B(6,0)"}},
        o={"monster": CASCADE, "zone": 8, "discard": ["S(1)"] * strategies_there},
        abilities=True,
    )
    do(state, "battle B(5,0) z3")
    left = {3: "B(5,0)", 5: "B(6,0)"}
    assert zones(state, P) == (left if strategies_there == 3 else {2: "B(3,0)", **left})


def test_e049_the_rank_of_the_top_card_of_a_destroyed_stack_counts() -> None:
    state = struck(
        "B(4,0):top",
        p={"monster": CASCADE, "zone": 3, "discard": ["S(1)"] * 3},
        o={"zones": {3: ["B(7,0)", "B(4,0):top"], 2: "B(4,0)", 5: "B(5,0)", 6: "B(7,0)"}},
    )
    assert zones(state, O) == {5: "B(5,0)", 6: "B(7,0)"}


def test_e050_the_cards_that_follow_need_not_be_in_the_column() -> None:
    state = struck(
        "B(4,0)",
        p={"monster": CASCADE, "zone": 3, "discard": ["S(1)"] * 3},
        o={"zones": {3: "B(4,0)", 2: "B(3,0)", 5: "B(6,0)"}},
    )
    assert zones(state, O) == {5: "B(6,0)"}


def test_e068_at_most_one_card_of_each_colour_is_destroyed() -> None:
    both = [BLUE, "EBP02-030"]
    state = position(
        p={"zone": 5, "hand": ["EBP04-087"]},
        o={"zones": {1: both[0], 2: both[1], 3: "EBP04-039", 6: GREEN}, "zone": 7},
        abilities=True,
    )
    do(state, "strategy EBP04-087")
    assert legal(state) == {*(f"pick {each}" for each in (*both, "EBP04-039")), "done"}
    do(state, f"pick {both[0]}")
    assert legal(state) == {"pick EBP04-039", "done"}
    do(state, "pick EBP04-039")
    settle(state)
    assert zones(state, O) == {2: both[1], 6: GREEN}


def test_e068_destroying_none_is_allowed() -> None:
    state = position(
        p={"zone": 5, "hand": ["EBP04-087"]}, o={"zones": {2: BLUE, 3: "EBP04-039"}}, abilities=True
    )
    do(state, "strategy EBP04-087", "done")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: BLUE, 3: "EBP04-039"})


# ---- Revenge ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("covered", [RODAN, ANGUIRUS, "EBP04-063"])
def test_e052_a_covered_card_has_no_revenge(covered: str) -> None:
    state = struck(
        "B(1,0)",
        p={"zones": {4: "B(2,0)"}},
        o={"zone": 2, "zones": {3: [covered, "B(1,0)"]}, "discard": [RODAN] * 10 + ["EBP04-067"]},
    )
    assert asked(state) == (Ask.MAIN, P)
    assert (hand(state, O), state.players[O].rage, zones(state, O)) == ([], 0, {})


def test_e053_revenge_of_the_first_step_waits_for_the_end_of_the_move() -> None:
    state = position(
        p={"zones": {2: ANGUIRUS}, "discard": [GREEN] * 9, "hand": [TWO]},
        o={"zones": {3: "B(1,0)", 8: "B(2,0)", 6: "B(3,0)"}},
        abilities=True,
    )
    do(state, f"invade {TWO}")
    assert (state.players[P].zone, state.players[P].rage) == (3, 2), "two cards in the column of zone 3"


@pytest.mark.parametrize("first", ["EBP01-041", ANGUIRUS])
def test_e054_revenge_and_when_invading_are_ordered_by_their_player(first: str) -> None:
    state = position(
        p={"monster": "EBP01-041", "zones": {2: ANGUIRUS}, "discard": [GREEN] * 9, "hand": [ONE]},
        o={"zones": {4: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert legal(state) == {"resolve EBP01-041", f"resolve {ANGUIRUS}"}
    do(state, f"resolve {first}")
    assert (state.players[P].rage, zones(state, O)) == (1 if first == ANGUIRUS else 0, {})


@pytest.mark.parametrize("others", [3, 4])
def test_e056_a_destroyed_card_counts_itself_and_may_return_itself(others: int) -> None:
    state = struck(RODAN, p={}, o={"zones": {3: RODAN}, "discard": [GREEN] * others})
    if others == 3:
        assert asked(state) == (Ask.MAIN, P)
        return
    while asked(state)[0] is Ask.MAY:
        do(state, "yes")
    assert (asked(state), legal(state)) == ((Ask.PICK, O), {f"pick {RODAN}", "done"})
    do(state, f"pick {RODAN}")
    assert (hand(state, O), discard(state, O)) == ([RODAN], [GREEN] * 4)


@pytest.mark.parametrize("rage", [0, 1, 2])
def test_e057_revenge_lowers_rage_by_1_but_not_below_0(rage: int) -> None:
    state = struck("EBP03-060", p={"rage": rage}, o={"zones": {3: "EBP03-060"}})
    assert discard(state, O) == ["EBP03-060"]
    assert state.players[P].rage == max(0, rage - 1)


# ---- protection and replacement --------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["EBP03-041", "ESD01-011", "ESC01-004"])
def test_e058_a_card_goes_to_the_bottom_of_the_deck_instead_of_being_destroyed(card: str) -> None:
    state = struck(card, p={}, o={"zones": {3: card}, "deck": 3, "discard": 1})
    assert (zones(state, O), deck(state, O)[3:], len(discard(state, O))) == ({}, [card], 1)
    assert state.players[O].destroyed == 0
    assert Kind.DESTROYED not in {each.kind for each in state.events}


def test_e060_a_card_overloaded_by_an_own_card_rescues_nothing() -> None:
    stack = ["EBP03-043", "EBP03-046", "EBP03-052"]
    state = position(p={"zones": {2: stack}, "hand": ["B(1,0)"]}, abilities=True)
    do(state, "battle B(1,0) z2")
    assert (zones(state, P), hand(state, P)) == ({2: "B(1,0)"}, [])
    assert sorted(discard(state, P)) == stack
    assert state.players[P].destroyed == 1


def test_e061_without_enemy_rage_an_effect_may_be_aimed_at_it_and_it_stays() -> None:
    state = struck("EBP03-053", p={"rage": 0}, o={"zones": {3: "EBP03-053", 5: "B(1,0)"}})
    assert zones(state, O) == {3: "EBP03-053", 5: "B(1,0)"}


def test_e062_with_enemy_rage_an_effect_destroys_it() -> None:
    state = struck("EBP03-053", p={"rage": 1}, o={"zones": {3: "EBP03-053", 5: "B(1,0)"}})
    assert zones(state, O) == {5: "B(1,0)"}


def test_e062_the_rules_destroy_it_whatever_the_enemy_rage() -> None:
    crushed = position(p={"zones": {2: "EBP03-053"}, "hand": [ONE]}, abilities=True)
    events = do(crushed, f"invade {ONE}")
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.CRUSH]
    overloaded = position(p={"zones": {2: "EBP03-053"}, "hand": [ONE]}, abilities=True)
    do(overloaded, f"battle {ONE} z2")
    assert zones(overloaded, P) == {2: ONE}


def frozen(zone: int) -> GameState:
    """The Start Phase with a strategy card whose text asks something when it is discarded."""
    return after_phase(
        "start",
        p={"zones": {zone: "EBP02-012", 2: GREEN, 3: GREEN}, "strategies": ["EBP04-085"]},
        abilities=True,
    )


def test_e064_a_strategy_card_goes_under_it_and_is_not_discarded() -> None:
    state = frozen(8)
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, "yes")
    assert asked(state) == (Ask.MAIN, P), "no text about a discarded strategy card is heard"
    assert (stacks(state, P)[8], strategies(state, P)) == (["EBP04-085", "EBP02-012"], [])
    assert "EBP04-085" not in hand(state, P) + discard(state, P)


@pytest.mark.parametrize("zone", [7, 8])
def test_e065_declined_or_outside_zone_8_the_strategy_card_is_discarded(zone: int) -> None:
    state = frozen(zone)
    if zone == 8:
        do(state, "no")
    assert (discard(state, P), strategies(state, P)) == (["EBP04-085"], [])
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"}), "its own text"
    do(state, "no")
    assert stacks(state, P)[zone] == ["EBP02-012"]


def test_e066_with_two_cards_under_it_the_enemy_monster_is_countered() -> None:
    state = main_phase_begins(
        p={"zone": 4, "zones": {2: ["S(1)", "S(2)", "EBP02-012"]}}, o={"zone": 7}, abilities=True
    )
    assert (state.players[O].zone, monster(state, O)) == (4, ["M(1,5000)", "M(2,10000)"])


# ---- cards that move or destroy themselves ---------------------------------------------------------------


def test_e069_a_lost_card_of_another_colour_moves_it_next_to_the_own_monster() -> None:
    state = struck(BLUE, p={}, o={"zone": 4, "zones": {1: "EBP04-039", 2: BLUE, 5: "B(1,0)"}})
    assert (asked(state), legal(state)) == ((Ask.ZONE, O), {"zone z3", "zone z5", "zone z7"})
    do(state, "zone z5")
    assert (zones(state, O), discard(state, O)) == ({5: "EBP04-039"}, [BLUE, "B(1,0)"])


def test_e070_a_lost_red_card_does_not_move_it() -> None:
    state = struck("B(1,0)", p={}, o={"zone": 4, "zones": {1: "EBP04-039", 2: "B(1,0)"}})
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {1: "EBP04-039"})


def test_e070_on_the_own_turn_it_stays() -> None:
    state = position(p={"zone": 4, "zones": {1: "EBP04-039", 5: BLUE}, "hand": [ONE]}, abilities=True)
    do(state, f"invade {ONE}")
    assert (asked(state), zones(state, P)) == ((Ask.MAIN, P), {1: "EBP04-039"})


def void_ghidorah(others: int) -> GameState:
    """P has played Void Ghidorah beside so many other green battle cards."""
    green = dict.fromkeys(range(2, 2 + others), GREEN)
    state = position(p={"hand": ["EBP04-055"], "zones": {**green, 7: BLUE}}, abilities=True)
    do(state, "battle EBP04-055 z8")
    return state


@pytest.mark.parametrize("others", [0, 3])
def test_e072_fewer_than_four_other_green_cards_pay_nothing_and_it_is_destroyed(others: int) -> None:
    state = void_ghidorah(others)
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), ["EBP04-055"])
    assert list(zones(state, P)) == [*range(2, 2 + others), 7]


def test_e073_four_other_green_cards_are_destroyed_and_it_stays() -> None:
    state = void_ghidorah(4)
    do(state, "yes")
    settle(state)
    assert zones(state, P) == {7: BLUE, 8: "EBP04-055"}
    assert discard(state, P) == [GREEN] * 4


def test_e073_refused_it_is_destroyed_alone() -> None:
    state = void_ghidorah(4)
    do(state, "no")
    assert (len(zones(state, P)), discard(state, P)) == (5, ["EBP04-055"])


@pytest.mark.parametrize("zone", [3, 4])
def test_e074_without_room_for_its_token_it_is_destroyed(zone: int) -> None:
    state = position(p={"zone": zone, "hand": ["EBP04-067"]}, o={"zone": 7}, abilities=True)
    assert "battle EBP04-067 z2" not in legal(state)
    do(state, "battle EBP04-067 z8")
    if zone == 3:
        assert (zones(state, P), discard(state, P)) == ({}, ["EBP04-067"])
    else:
        assert zones(state, P) == {3: "EBP04-T01", 8: "EBP04-067"}
