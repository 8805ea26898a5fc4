"""Order of waiting abilities, milling, invading, Burst: one golden vector a test (A2 to A4, A16)."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
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
    settle,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
RED, BLUE = "EBP04-039", "EBP02-033"


# ---- order -----------------------------------------------------------------------------------------------


def test_e001_the_ability_of_the_player_whose_turn_it_is_resolves_first() -> None:
    state = after_phase(
        "counter", p={"monster": "EBP01-001"}, o={"monster": "EBP02-001", "hand": ["S(1)"]}, abilities=True
    )
    assert asked(state) == (Ask.MAY, O), "the discard for rage"
    assert discard(state, P) == [FILLER], "the mill has happened"


def test_e002_a_player_orders_two_waiting_abilities_with_one_question() -> None:
    state = after_phase(
        "counter", p={"monster": "EBP01-001", "zones": {2: "EBP03-032"}, "hand": 1}, abilities=True
    )
    assert legal(state) == {"resolve EBP01-001", "resolve EBP03-032"}
    do(state, "resolve EBP03-032")
    assert (asked(state), discard(state, P)) == ((Ask.MAY, P), [])
    do(state, "no")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [FILLER])


def test_e004_what_an_ability_triggers_waits_until_it_has_resolved() -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP03-003", "zone": 8, "hand": ["B(5,0)"], "zones": {2: "EBP01-022", 3: "B(1,0)"}},
        o={"zones": {2: "B(1,0)"}},
        abilities=True,
    )
    do(state, "yes")
    assert legal(state) == {"resolve EBP01-022"}, "one for each point of rage"
    assert (state.players[P].rage, zones(state, O)) == (2, {})


def test_e005_the_ability_of_a_card_crushed_on_the_way_is_dropped_and_revenge_is_kept() -> None:
    state = position(
        p={
            "zone": 6,
            "rage": 1,
            "zones": {7: "EBP03-060", 8: "EBP01-020"},
            "hand": [TWO],
            "deck": ["EBP01-002"],
        },
        o={"rage": 1},
        abilities=True,
    )
    do(state, f"invade {TWO}")
    assert asked(state) == (Ask.MAIN, P)
    assert (state.players[P].zone, state.players[P].rage, state.players[O].rage) == (8, 1, 0)


# ---- milling ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "rage"), [("B(1,0)", 0), ("M(1,5000)", 1)])
def test_e006_the_mill_at_the_counter_phase_is_compulsory(top: str, rage: int) -> None:
    state = after_phase("counter", p={"monster": "EBP01-001", "deck": [top, FILLER]}, abilities=True)
    assert asked(state) == (Ask.MAIN, P)
    assert (discard(state, P), deck(state, P)) == ([top], [FILLER])
    assert state.players[P].rage == rage


def test_e008_a_deck_of_three_is_milled_whole_and_not_rebuilt() -> None:
    state = position(
        p={
            "monster": "M(4,20000)",
            "hand": ["EBP01-015"],
            "deck": ["M(1,5000)", "M(2,10000)", "B(1,0)"],
            "discard": 2,
        },
        abilities=True,
    )
    do(state, "monster EBP01-015")
    assert (deck(state, P), len(discard(state, P))) == ([], 5)
    assert state.players[P].rage == 1 + 2, "one for playing a monster, two for the milled ones"


def test_e009_two_milled_monsters_give_rage_and_a_step_2_leads_to_zone_6() -> None:
    state = position(
        p={
            "monster": "M(4,20000)",
            "hand": ["EBP01-015"],
            "deck": ["M(1,5000)", "M(2,10000)", TWO, FILLER, FILLER, "S(1)"],
        },
        abilities=True,
    )
    do(state, "monster EBP01-015")
    assert (deck(state, P), len(discard(state, P))) == (["S(1)"], 5)
    assert (state.players[P].rage, state.players[P].zone) == (1 + 2, 6)


def test_e010_an_enter_of_the_own_turn_does_not_exist_on_the_opponents() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,9000)"}},
        o={"monster": "M(3,1000)", "monster_deck": ["EBP01-015"], "deck": 30},
        abilities=True,
    )
    assert monster(state, O)[-1] == "EBP01-015"
    assert (discard(state, O), len(deck(state, O)), state.players[O].zone) == ([], 30, 1)


# ---- invading --------------------------------------------------------------------------------------------


def test_e012_nothing_resolves_between_the_two_steps_of_an_invasion() -> None:
    state = position(
        p={"monster": "EBP01-002", "hand": [TWO], "zones": {3: "B(1,0)"}, "deck": ["M(1,5000)", FILLER]},
        o={"zones": {2: "B(5,0)"}},
        abilities=True,
    )
    do(state, f"invade {TWO}")
    assert (legal(state), state.players[P].zone) == ({"resolve EBP01-002"}, 3)
    assert (sorted(discard(state, P)), zones(state, O)) == (["B(1,0)", TWO], {2: "B(5,0)"})
    do(state, "resolve EBP01-002")
    assert (deck(state, P), zones(state, O)) == ([], {}), "two mills, the first of them of a monster"


def test_e013_an_advance_at_the_end_of_the_turn_is_no_invasion() -> None:
    state = after_phase("end", p={"monster": "EBP01-041"}, o={"zones": {2: "B(1,0)"}}, abilities=True)
    assert (state.players[P].zone, zones(state, O)) == (2, {2: "B(1,0)"})


def test_e013_an_advance_by_a_card_is_no_invasion() -> None:
    state = position(
        p={"monster": "EBP01-041", "zone": 4, "hand": ["EBP01-078"]},
        o={"zones": {2: "B(1,0)"}},
        abilities=True,
    )
    do(state, "strategy EBP01-078")
    assert (state.players[P].zone, zones(state, O)) == (6, {2: "B(1,0)"})


def test_e014_destroy_3_destroys_the_two_that_there_are() -> None:
    state = position(
        p={"monster": "EBP02-048", "hand": [ONE]},
        o={"zones": {2: "B(4,0)", 3: "B(5,0)", 6: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {3: "B(5,0)"})


def test_e016_after_an_invasion_of_two_zones_it_destroys_one_card_once() -> None:
    state = position(p={"hand": [TWO, "EBP01-076"]}, o={"zones": {2: "B(8,0)", 3: "B(1,0)"}}, abilities=True)
    do(state, f"invade {TWO}", "strategy EBP01-076")
    assert legal(state) == {"pick B(8,0)", "pick B(1,0)"}
    do(state, "pick B(8,0)")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {3: "B(1,0)"})


def test_e017_before_an_invasion_it_does_nothing_then_or_later() -> None:
    state = position(p={"zone": 2, "hand": [ONE, "EBP01-076"]}, o={"zones": {2: "B(1,0)"}}, abilities=True)
    do(state, "strategy EBP01-076")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: "B(1,0)"})
    do(state, f"invade {ONE}")
    assert (asked(state), zones(state, O)) == ((Ask.MAIN, P), {2: "B(1,0)"})


@pytest.mark.parametrize("payment", [ONE, TWO])
def test_e018_a_step_1_card_moves_it_two_zones_like_a_step_2_card(payment: str) -> None:
    state = position(p={"monster": "EBP04-007", "hand": [payment]}, abilities=True)
    do(state, f"invade {payment}")
    assert (state.players[P].zone, asked(state)) == (3, (Ask.MAIN, P))


# ---- discarded to invade, and watching the invasion ------------------------------------------------------


def test_e020_two_colours_count_at_the_discard_though_one_is_crushed_on_the_way() -> None:
    state = position(
        p={"hand": ["EBP03-067"], "zones": {2: RED, 5: BLUE}},
        o={"zones": {2: "B(1,0)", 3: "B(4,0)"}},
        abilities=True,
    )
    do(state, "invade EBP03-067")
    assert zones(state, P) == {5: BLUE}
    do(state, "zone z3")
    assert zones(state, P) == {3: "EBP03-067", 5: BLUE}
    assert legal(state) == {"pick B(1,0)", "done"}
    do(state, "pick B(1,0)")
    assert zones(state, O) == {3: "B(4,0)"}


def test_e021_with_one_colour_it_stays_in_the_discard_pile() -> None:
    state = position(p={"hand": ["EBP03-067"], "zones": {4: BLUE, 5: BLUE}}, abilities=True)
    do(state, "invade EBP03-067")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), ["EBP03-067"])


def test_e022_discarded_on_the_opponents_turn_it_stays_in_the_discard_pile() -> None:
    state = position(
        p={"zone": 5, "hand": ["EBP01-079"]},
        o={"hand": ["EBP03-067", *[FILLER] * 3], "zones": {2: RED, 5: BLUE}},
        abilities=True,
    )
    do(state, "strategy EBP01-079", "pick EBP03-067")
    assert (asked(state), discard(state, O)) == ((Ask.MAIN, P), ["EBP03-067"])


def watched(rage: int, zone: int) -> GameState:
    """P has invaded with Anguirus in a zone; the deck holds a monster with Burst and one without."""
    state = position(
        p={"rage": rage, "zones": {zone: "EBP01-020"}, "hand": [ONE], "deck": ["EBP01-002", "M(1,5000)"]},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    return state


def test_e024_one_rage_pays_for_a_search_that_finds_only_a_monster_with_burst() -> None:
    state = watched(rage=1, zone=8)
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert state.players[P].rage == 0
    assert legal(state) == {"pick EBP01-002", "done"}
    events = do(state, "pick EBP01-002")
    assert (hand(state, P), deck(state, P)) == (["EBP01-002"], ["M(1,5000)"])
    assert Kind.SHUFFLED in {each.kind for each in events}


@pytest.mark.parametrize(("rage", "zone"), [(0, 8), (1, 7)])
def test_e025_without_rage_or_outside_zone_8_nothing_is_offered(rage: int, zone: int) -> None:
    state = watched(rage, zone)
    assert (asked(state), state.players[P].rage) == ((Ask.MAIN, P), rage)


def test_e026_a_card_that_watches_the_own_monster_ignores_the_enemy_one() -> None:
    state = position(p={"hand": [ONE]}, o={"zones": {8: "EBP04-050"}, "hand": 2, "deck": 5}, abilities=True)
    do(state, f"invade {ONE}")
    assert (asked(state), len(hand(state, O)), len(deck(state, O))) == ((Ask.MAIN, P), 2, 5)


# ---- Burst -----------------------------------------------------------------------------------------------


def test_e028_a_burst_card_on_a_monster_of_its_own_rank_is_played_normally_and_stays() -> None:
    state = position(p={"monster": "M(2,8000)", "hand": ["EBP01-002"]}, abilities=True)
    do(state, "monster EBP01-002")
    pass_turn(state)
    assert asked(state) == (Ask.MAIN, O)
    assert monster(state, P) == ["M(2,8000)", "EBP01-002"]


def test_e029_burst_3_plays_a_rank_2_card_on_rank_3_with_its_enter_until_the_end_phase() -> None:
    state = position(
        p={"monster": ["EBP02-001", "M(3,15000)"], "hand": ["EBP02-003", "S(1)"]}, abilities=True
    )
    do(state, "monster EBP02-003", "yes")
    assert (state.players[P].zone, discard(state, P)) == (2, ["S(1)"])
    pass_turn(state)
    assert monster(state, P) == ["EBP02-001", "M(3,15000)"]
    assert (discard(state, P), state.players[P].zone) == (["S(1)", "EBP02-003"], 3)


def test_e030_the_monster_that_burst_uncovers_does_not_enter() -> None:
    state = position(
        p={"monster": "EBP04-003", "hand": ["EBP04-007"], "strategies": ["S(1)"]},
        o={"zones": {2: "B(1,0)"}},
        abilities=True,
    )
    do(state, "monster EBP04-007")
    pass_turn(state)
    assert (monster(state, P), zones(state, O)) == (["EBP04-003"], {2: "B(1,0)"})


def test_e032_a_monster_that_ranks_up_after_a_counter_enters() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,9000)"}, "hand": 6},
        o={"monster": "M(3,1000)", "monster_deck": ["EBP01-005"]},
        abilities=True,
    )
    assert asked(state) == (Ask.PICK, P)
    settle(state)
    assert len(hand(state, P)) == 4


@pytest.mark.parametrize("stack", [["EBP02-001", "M(2,8000)"], ["M(2,9000)", "EBP02-001", "M(2,8000)"]])
def test_e033_the_named_card_may_lie_anywhere_under_it(stack: list[str]) -> None:
    state = position(p={"monster": stack, "hand": ["EBP02-003", "S(1)"]}, abilities=True)
    do(state, "monster EBP02-003")
    assert legal(state) == {"yes", "no"}
