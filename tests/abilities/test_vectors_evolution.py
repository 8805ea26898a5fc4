"""Evolution and cards played on top of others, one golden vector a test (A14, A17)."""

import pytest

from deckbuilder.engine import Ask
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
    main_phase_begins,
    position,
    stacks,
    strategies,
    zones,
)

BABY, LITTLE, JUNIOR = "EBP02-030", "EBP04-048", "EBP03-051"
EGG, LARVA = "EBP01-044", "ESD02-007"
ROSE, PLANT = "EBP02-032", "EBP02-035"
AGGREGATE, FLYING, PERFECT = "EBP01-049", "EBP01-054", "EBP01-060"
GHOGO = "EBP03-042"


@pytest.mark.parametrize("enter_first", [True, False])
def test_e034_an_enter_resolves_before_or_after_the_second_evolution(enter_first: bool) -> None:
    state = main_phase_begins(
        p={"zones": {2: BABY, 7: ROSE}, "deck": [LITTLE, PLANT], "discard": [ROSE, ROSE]},
        o={"discard": 3, "deck": 2},
        abilities=True,
    )
    assert legal(state) == {f"resolve {BABY}", f"resolve {ROSE}"}
    do(state, f"resolve {ROSE}", f"pick {PLANT}")
    assert legal(state) == {f"resolve {BABY}", f"resolve {PLANT}"}
    if enter_first:
        do(state, f"resolve {PLANT}")
        assert (discard(state, O), stacks(state, P)[2]) == ([], [BABY])
    else:
        do(state, f"resolve {BABY}", f"pick {LITTLE}")
        assert (len(discard(state, O)), stacks(state, P)[2]) == (3, [BABY, LITTLE])


def test_e036_an_evolution_may_find_nothing_and_shuffles() -> None:
    state = main_phase_begins(p={"zones": {2: BABY}, "deck": [LITTLE, FILLER, "B(1,0)"]}, abilities=True)
    assert legal(state) == {f"pick {LITTLE}", "done"}
    events = do(state, "done")
    assert Kind.SHUFFLED in {each.kind for each in events}
    assert (stacks(state, P), len(deck(state, P))) == ({2: [BABY]}, 3)


def test_e037_a_card_may_evolve_into_its_copy_but_not_above_the_limit() -> None:
    state = main_phase_begins(p={"zones": {2: AGGREGATE}, "deck": [AGGREGATE, PERFECT]}, abilities=True)
    assert legal(state) == {f"pick {AGGREGATE}", "done"}
    do(state, f"pick {AGGREGATE}")
    assert stacks(state, P) == {2: [AGGREGATE, AGGREGATE]}


def test_e038_entering_through_evolution_draws_2_and_discards_2() -> None:
    state = main_phase_begins(
        p={"zones": {2: AGGREGATE}, "deck": ["B(1,0)", "B(2,0)", FLYING], "hand": ["B(3,0)"]}, abilities=True
    )
    do(state, f"pick {FLYING}")
    assert len(hand(state, P)) == 3
    do(state, "pick B(1,0)", "pick B(3,0)")
    assert (hand(state, P), sorted(discard(state, P))) == (["B(2,0)"], ["B(1,0)", "B(3,0)"])


def test_e038_played_from_hand_it_draws_nothing() -> None:
    state = position(p={"hand": [FLYING], "deck": 5}, o={"zone": 6}, abilities=True)
    do(state, f"battle {FLYING} z2")
    assert (hand(state, P), len(deck(state, P)), discard(state, P)) == ([], 5, [])


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_e040_the_named_strategy_card_comes_from_the_discard_pile_whatever_its_rank(placed: int) -> None:
    state = main_phase_begins(
        p={
            "zones": {2: FLYING},
            "deck": [PERFECT],
            "discard": ["EBP01-065"],
            "strategies": ["S(1)"] * placed,
        },
        o={"zones": {3: "B(8,0)", 6: "B(1,0)"}},
        abilities=True,
    )
    do(state, f"pick {PERFECT}", "pick EBP01-065")
    if placed == 2:
        assert (strategies(state, P), discard(state, P)) == (["S(1)", "S(1)"], ["EBP01-065"])
        assert zones(state, O) == {3: "B(8,0)", 6: "B(1,0)"}
    else:
        assert strategies(state, P) == [*["S(1)"] * placed, "EBP01-065"]
        assert zones(state, O) == {6: "B(1,0)"}, "its own text has destroyed what was in zones 1-5"


def test_e041_only_the_evolution_card_in_zones_1_to_5_evolves() -> None:
    state = position(
        p={"zone": 3, "hand": ["EBP04-080"], "zones": {2: LARVA, 6: LARVA}, "deck": [EGG, EGG]},
        abilities=True,
    )
    do(state, "strategy EBP04-080", f"pick {EGG}")
    assert (asked(state), stacks(state, P)) == ((Ask.MAIN, P), {2: [LARVA, EGG], 6: [LARVA]})


def test_e042_a_card_goes_under_a_mothra_card_which_then_evolves() -> None:
    state = position(
        p={"zones": {3: EGG, 8: GHOGO}, "hand": ["B(1,0,step=1)"], "deck": [LARVA, FILLER]}, abilities=True
    )
    do(state, "invade B(1,0,step=1)", "yes", f"pick {LARVA}")
    assert stacks(state, P) == {3: [GHOGO, EGG, LARVA]}


def test_e044_the_rank_is_2_lower_only_on_top_of_little_godzilla() -> None:
    state = position(p={"hand": [JUNIOR], "zones": {3: LITTLE}}, o={"zone": 5}, abilities=True)
    assert {each for each in legal(state) if JUNIOR in each and "invade" not in each} == {
        f"ontop {JUNIOR} z3"
    }
    do(state, f"ontop {JUNIOR} z3")
    assert (stacks(state, P), discard(state, P)) == ({3: [LITTLE, JUNIOR]}, [])


def test_e045_each_card_under_it_adds_5000() -> None:
    state = after_phase(
        "counter", p={"zones": {3: [BABY, LITTLE, JUNIOR]}}, o={"monster": "M(1,90000)"}, abilities=True
    )
    assert counters_tried(state.events) == [(16000, 90000)]
