"""EBP01: the monsters with Burst and the battle cards with Evolution."""

import pytest

from deckbuilder.engine import GameState
from tests.helpers.board import (
    P,
    deck,
    discard,
    do,
    legal,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    stacks,
)

# ---- Burst -----------------------------------------------------------------------------------------------

BURSTS = {
    "EBP01-002": 1,
    "EBP01-004": 3,
    "EBP01-005": 3,
    "EBP01-007": 3,
    "EBP01-008": 2,
    "EBP01-009": 2,
    "EBP01-013": 2,
}
"""By card the rank of the monster it may be played on, one below its own."""

bursts = pytest.mark.parametrize("number", BURSTS)


def standing_on(rank: int, number: str) -> GameState:
    """P, whose monster has a rank, holds the card."""
    return position(p={"monster": f"M({rank},90000)", "zone": 3, "hand": [number]}, abilities=True)


@bursts
def test_a_burst_monster_comes_a_rank_early_and_leaves_in_the_end_phase(number: str) -> None:
    below = f"M({BURSTS[number]},90000)"
    state = standing_on(BURSTS[number], number)
    do(state, f"monster {number}")
    assert (monster(state, P), state.players[P].rage) == ([below, number], 1)
    pass_turn(state)
    assert (monster(state, P), discard(state, P)) == ([below], [number])
    assert state.players[P].rage == 1, "the rage of the play stays"


@bursts
def test_a_burst_monster_on_its_own_rank_stays_and_fits_no_other_rank(number: str) -> None:
    own = BURSTS[number] + 1
    state = standing_on(own, number)
    do(state, f"monster {number}")
    pass_turn(state)
    assert monster(state, P) == [f"M({own},90000)", number]
    for rank in {1, 2, 3, 4} - {own, BURSTS[number]}:
        assert f"monster {number}" not in legal(standing_on(rank, number))


# ---- Evolution -------------------------------------------------------------------------------------------

EVOLUTIONS = {
    "EBP01-044": (5, "Mothra"),
    "EBP01-048": (7, "Biollante"),
    "EBP01-049": (6, "Destoroyah"),
    "EBP01-050": (7, "Mothra"),
    "EBP01-054": (8, "Destoroyah"),
}
"""By card the highest rank and the trait of what it may become."""

evolutions = pytest.mark.parametrize("number", EVOLUTIONS)


def evolving(number: str) -> tuple[GameState, str]:
    """P's main phase begins with the card in zone 2; also the one card of the deck that it may become."""
    rank, trait = EVOLUTIONS[number]
    fits, others = f"B({rank},9000,traits={trait})", ["B(1,0,traits=Rodan)", f"M(1,5000,traits={trait})"]
    if rank < 8:
        others.append(f"B({rank + 1},0,traits={trait})")
    return main_phase_begins(p={"zones": {2: number}, "deck": [*others, fits]}, abilities=True), fits


@evolutions
def test_an_evolution_puts_a_card_of_the_trait_and_rank_on_top(number: str) -> None:
    state, fits = evolving(number)
    assert legal(state) == {f"pick {fits}", "done"}
    do(state, f"pick {fits}")
    assert stacks(state, P) == {2: [number, fits]}
    assert fits not in deck(state, P)


@evolutions
def test_an_evolution_may_be_left_out(number: str) -> None:
    state, fits = evolving(number)
    do(state, "done")
    assert stacks(state, P) == {2: [number]}
    assert fits in deck(state, P)
