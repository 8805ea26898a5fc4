"""Discarding, drawing, searching and revealing, one golden vector a test (A6, A8, A15)."""

import pytest

from deckbuilder.engine import Ask, GameState, legal_actions
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
    main_phase_begins,
    pass_turn,
    position,
    settle,
    strategies,
    zones,
)

ONE = "B(1,0,step=1)"
GREEN, RODAN, RED = "EBP03-059", "EBP04-059", "EBP04-039"
ROAR = "EBP01-005"
"""A monster of rank IV whose Enter lets the opponent discard down to 4 cards."""

BEAM = "EBP01-031"
"""With two rage its player's opponent discards down to 2 cards."""


def roar(held: list[str], zone: int = 4, o: dict[str, object] | None = None) -> GameState:
    """P's monster has entered in a zone while O holds some cards."""
    state = position(
        p={"monster": "M(4,20000)", "zone": zone, "hand": [ROAR]},
        o={"hand": held, **(o or {})},
        abilities=True,
    )
    do(state, f"monster {ROAR}")
    return state


# ---- discarding ------------------------------------------------------------------------------------------


def test_e076_of_6_cards_their_player_picks_4_and_draws_later_as_usual() -> None:
    held = ["B(1,0)", "B(2,0)", "B(3,0)", "B(4,0)", "B(5,0)", "B(6,0)"]
    state = position(p={"zone": 5, "rage": 2, "hand": [BEAM]}, o={"hand": held}, abilities=True)
    do(state, f"strategy {BEAM}")
    assert (asked(state), legal(state)) == ((Ask.PICK, O), {f"pick {each}" for each in held})
    do(state, *(f"pick {each}" for each in held[:4]))
    assert (hand(state, O), discard(state, O)) == (held[4:], held[:4])
    pass_turn(state)
    assert len(hand(state, O)) == 3, "the draw of the Start Phase stays"


@pytest.mark.parametrize("held", [0, 3, 4])
def test_e077_a_hand_of_4_or_fewer_is_left_alone(held: int) -> None:
    state = roar([FILLER] * held)
    assert (asked(state), len(hand(state, O))) == ((Ask.MAIN, P), held)


def test_e078_three_battle_cards_discarded_at_once_are_three_abilities() -> None:
    state = position(
        p={"zone": 5, "rage": 5, "hand": [BEAM]}, o={"monster": "EBP03-015", "hand": 5}, abilities=True
    )
    do(state, f"strategy {BEAM}", *[f"pick {FILLER}"] * 3)
    assert asked(state) == (Ask.ORDER, O)
    assert len(legal_actions(state)) == 3
    do(state, "resolve EBP03-015")
    assert state.players[P].rage == 4
    settle(state)
    assert state.players[P].rage == 2


@pytest.mark.parametrize(("rage", "own", "theirs"), [(0, 1, 0), (1, 0, 0), (2, 0, 1)])
def test_e080_without_enemy_rage_the_own_rage_rises_instead(rage: int, own: int, theirs: int) -> None:
    state = position(p={"monster": "EBP03-016", "hand": [ONE]}, o={"rage": rage}, abilities=True)
    do(state, f"invade {ONE}")
    assert (state.players[P].rage, state.players[O].rage) == (own, theirs)


@pytest.mark.parametrize("card", ["EBP01-059", "EBP04-052"])
def test_e081_discarded_by_an_enemy_effect_it_may_be_played_whatever_its_rank(card: str) -> None:
    state = roar([card, *[FILLER] * 4], o={"zone": 2})
    do(state, f"pick {card}")
    assert (asked(state), legal(state)) == ((Ask.MAY, O), {"yes", "no"})
    do(state, "yes")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 3, 4, 5, 6, 7, 8)}
    do(state, "zone z3")
    assert (zones(state, O), discard(state, O)) == ({3: card}, [])


def test_e082_with_the_enemy_monster_in_zone_3_it_stays_in_the_discard_pile() -> None:
    state = roar(["EBP01-059", *[FILLER] * 4], zone=3)
    do(state, "pick EBP01-059")
    assert (asked(state), discard(state, O)) == ((Ask.MAIN, P), ["EBP01-059"])


def test_e082_an_own_effect_and_a_payment_are_no_enemy_effects() -> None:
    state = position(p={"hand": ["EBP01-047", "EBP01-059"], "deck": 1}, o={"zone": 4}, abilities=True)
    do(state, "battle EBP01-047 z8", "pick EBP01-059")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), ["EBP01-059"])
    state = position(p={"hand": ["EBP01-059"]}, o={"zone": 4}, abilities=True)
    do(state, "invade EBP01-059")
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), ["EBP01-059"])


@pytest.mark.parametrize("pays", [False, True])
def test_e084_refusing_the_discard_gives_no_rage_and_destroys_nothing(pays: bool) -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP03-003", "zone": 8, "hand": ["B(5,0)"]},
        o={"zones": {2: "B(6,0)", 3: "B(7,0)"}},
        abilities=True,
    )
    assert legal(state) == {"yes", "no"}
    do(state, "yes" if pays else "no")
    after = (hand(state, P), state.players[P].rage, zones(state, O))
    assert after == (([], 2, {3: "B(7,0)"}) if pays else (["B(5,0)"], 0, {2: "B(6,0)", 3: "B(7,0)"}))


def test_e085_an_advance_by_an_effect_in_zone_8_is_paid_for_and_wins_nothing() -> None:
    state = after_phase("end", p={"monster": "EBP03-001", "zone": 8, "hand": ["B(5,0)"]}, abilities=True)
    do(state, "yes")
    assert (discard(state, P), state.players[P].zone, state.outcome) == (["B(5,0)"], 8, None)


@pytest.mark.parametrize(("second", "rage"), [("S(1)", 1), ("B(1,0)", 2), ("B(2,0)", 2)])
def test_e086_discarded_battle_cards_give_one_point_of_rage(second: str, rage: int) -> None:
    state = position(
        p={"monster": "M(3,9000,traits=Weapon)", "zones": {2: ONE, 3: ONE}, "hand": ["EBP03-010"]},
        o={"hand": ["S(2)", second, "S(3)", "S(4)", "S(5)", "S(6)"]},
        abilities=True,
    )
    do(state, "monster EBP03-010", "pick S(2)", f"pick {second}")
    assert len(hand(state, O)) == 4
    assert state.players[P].rage == rage, "one of it for playing a monster"


@pytest.mark.parametrize("held", [5, 6])
def test_e088_a_hand_of_5_cannot_discard_down_to_5(held: int) -> None:
    state = main_phase_begins(p={"hand": held}, o={"strategies": ["EBP02-070"]}, abilities=True)
    if held == 5:
        assert (asked(state), strategies(state, O)) == ((Ask.MAIN, P), ["EBP02-070"])
        return
    assert (asked(state), legal(state)) == ((Ask.MAY, P), {"yes", "no"})
    do(state, "yes")
    settle(state)
    assert (len(hand(state, P)), strategies(state, O)) == (5, [])


# ---- drawing and searching -------------------------------------------------------------------------------


def test_e089_a_draw_of_2_from_a_deck_of_1_rebuilds_it_and_goes_on() -> None:
    state = position(p={"zone": 6, "hand": ["EBP01-032"], "deck": ["B(1,0)"], "discard": 3}, abilities=True)
    events = do(state, "strategy EBP01-032")
    assert (hand(state, P), len(deck(state, P)), discard(state, P)) == (["B(1,0)", FILLER], 2, [])
    assert Kind.DECK_REBUILT in {each.kind for each in events}


@pytest.mark.parametrize("pile", [["S(2)", FILLER], ["S(1)", FILLER]])
def test_e090_a_search_for_a_strategy_card_that_finds_nothing_shuffles(pile: list[str]) -> None:
    state = position(p={"monster": "M(4,20000)", "hand": ["EBP04-005"], "deck": pile}, abilities=True)
    events = do(state, "monster EBP04-005")
    if "S(1)" in pile:
        assert legal(state) == {"pick S(1)", "done"}
        events = do(state, "done")
    assert Kind.SHUFFLED in {each.kind for each in events}
    assert (asked(state), strategies(state, P)) == ((Ask.MAIN, P), [])
    assert sorted(deck(state, P)) == sorted(pile)


@pytest.mark.parametrize("pile", [["B(1,0)", FILLER], [RODAN, FILLER]])
def test_e090_a_search_for_a_green_card_that_finds_nothing_shuffles(pile: list[str]) -> None:
    green = dict.fromkeys((2, 3, 4, 5), GREEN)
    state = position(p={"hand": ["EBP04-061"], "zones": green, "deck": pile}, o={"zone": 5}, abilities=True)
    events = do(state, "battle EBP04-061 z8")
    if RODAN in pile:
        assert legal(state) == {f"pick {RODAN}", "done"}
        events = do(state, "done")
    assert Kind.SHUFFLED in {each.kind for each in events}
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [])
    assert sorted(deck(state, P)) == sorted(pile)


# ---- looking at the top of the deck ----------------------------------------------------------------------


TOP = ["B(1,0)", "B(2,0)", "B(3,0)", "B(4,0)"]


@pytest.mark.parametrize(
    "kept", [[], ["B(3,0)"], ["B(3,0)", "B(1,0)"], ["B(4,0)", "B(2,0)", "B(1,0)"], TOP[::-1]]
)
def test_e092_any_of_four_cards_go_back_in_a_chosen_order_and_two_are_drawn(kept: list[str]) -> None:
    state = position(p={"zone": 8, "hand": ["EBP03-071"], "deck": [*TOP, "B(5,0)", "B(6,0)"]}, abilities=True)
    do(state, "strategy EBP03-071", *(f"pick {each}" for each in kept))
    if asked(state)[0] is Ask.PICK:
        do(state, "done")
    order = [*kept, "B(5,0)", "B(6,0)"]
    assert (hand(state, P), deck(state, P)) == (order[:2], order[2:])
    assert discard(state, P) == [each for each in TOP if each not in kept]


@pytest.mark.parametrize("plays", [True, False])
def test_e093_the_named_mechagodzilla_may_be_played_in_zone_8_or_taken(plays: bool) -> None:
    state = position(
        p={"zone": 4, "hand": ["EBP04-077"], "deck": ["EBP03-038", "EBP03-032", FILLER, FILLER]},
        abilities=True,
    )
    do(state, "strategy EBP04-077")
    assert legal(state) == {"pick EBP03-038", "pick EBP03-032", "done"}
    do(state, "pick EBP03-038", "yes" if plays else "no")
    assert zones(state, P) == ({8: "EBP03-038"} if plays else {})
    assert hand(state, P) == ([] if plays else ["EBP03-038"])
    assert sorted(discard(state, P)) == sorted(["EBP03-032", FILLER])


def test_e093_another_mechagodzilla_is_only_taken() -> None:
    state = position(
        p={"zone": 4, "hand": ["EBP04-077"], "deck": ["EBP03-038", "EBP03-032", FILLER]}, abilities=True
    )
    do(state, "strategy EBP04-077", "pick EBP03-032")
    assert (asked(state), hand(state, P), zones(state, P)) == ((Ask.MAIN, P), ["EBP03-032"], {})


def test_e094_all_revealed_final_wars_cards_are_played_in_different_zones() -> None:
    shown = [FILLER, "EBP01-016", "EBP01-017", "S(1)", *[FILLER] * 3]
    state = position(p={"zone": 7, "hand": ["EBP04-079"], "deck": [*shown, "S(2)"]}, abilities=True)
    do(state, "strategy EBP04-079")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 2, 3, 4, 5, 6, 8)}
    do(state, "zone z8")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 2, 3, 4, 5, 6)}
    do(state, "zone z2")
    assert set(zones(state, P)) == {2, 8}
    assert set(zones(state, P).values()) == {"EBP01-016", "EBP01-017"}
    assert (deck(state, P), sorted(discard(state, P))) == (["S(2)"], sorted(["S(1)", *[FILLER] * 4]))


# ---- the discard pile ------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", [1, 2])
def test_e096_a_card_the_opponent_returns_lets_its_player_return_one(zone: int) -> None:
    state = position(
        p={"zones": {2: RODAN}, "discard": [GREEN] * 4, "hand": [ONE]},
        o={"zone": 8, "zones": {zone: "EBP04-073"}, "discard": ["B(1,0)"]},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    while asked(state) == (Ask.MAY, P):
        do(state, "yes")
    do(state, f"pick {RODAN}")
    assert hand(state, P) == [RODAN]
    if zone == 1:
        assert (asked(state), legal(state)) == ((Ask.PICK, O), {"pick B(1,0)", "done"})
        do(state, "pick B(1,0)")
        assert hand(state, O) == ["B(1,0)"]
    else:
        assert asked(state) == (Ask.MAIN, P)


def test_e097_up_to_one_mothra_goes_from_the_discard_pile_to_the_top_of_the_deck() -> None:
    state = position(
        p={"hand": ["EBP03-055"], "deck": 2, "discard": ["EBP03-060", "B(1,0)"]},
        o={"zone": 3},
        abilities=True,
    )
    do(state, "battle EBP03-055 z2")
    assert legal(state) == {"pick EBP03-060", "done"}
    do(state, "pick EBP03-060")
    assert (deck(state, P), discard(state, P)) == (["EBP03-060", FILLER, FILLER], ["B(1,0)"])


def test_e097_it_may_stay_in_the_discard_pile() -> None:
    state = position(
        p={"hand": ["EBP03-055"], "deck": 2, "discard": ["EBP03-060"]}, o={"zone": 3}, abilities=True
    )
    do(state, "battle EBP03-055 z2", "done")
    assert (deck(state, P), discard(state, P)) == ([FILLER, FILLER], ["EBP03-060"])
