"""EBP04: Burst, Evolution, bases, the token, and what a deck may hold."""

import pytest

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.legality import check
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    catalogue,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    one_shot,
    pass_turn,
    position,
    stacks,
    strategies,
    zones,
)
from tests.helpers.decks import MONSTER, TODAY, deck, formats, red, swap

ONE = "B(9,0,step=1)"
BURST = {"EBP04-003": 2, "EBP04-007": 3, "EBP04-008": 2}
BASES = ["EBP04-076", "EBP04-082", "EBP04-086"]


def faults(tested: Deck) -> set[str]:
    """The codes of what makes a deck illegal."""
    rules = formats()["unrestricted"]
    return {each.code for each in check(tested, catalogue(), rules, TODAY) if each.is_error}


# ---- Burst -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "rank"), BURST.items(), ids=BURST)
def test_burst_is_offered_on_its_rank_and_leaves_in_the_end_phase(number: str, rank: int) -> None:
    below = f"M({rank},9000)"
    state = position(p={"monster": below, "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    assert monster(state, P) == [below, number]
    pass_turn(state)
    assert (monster(state, P), discard(state, P)) == ([below], [number])


@pytest.mark.parametrize(("number", "rank"), BURST.items(), ids=BURST)
def test_burst_needs_that_rank_and_on_its_own_rank_the_card_stays(number: str, rank: int) -> None:
    state = position(p={"monster": f"M({rank - 1},9000)", "hand": [number]}, abilities=True)
    assert f"monster {number}" not in legal(state)
    own = f"M({rank + 1},9000)"
    state = position(p={"monster": own, "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    pass_turn(state)
    assert monster(state, P) == [own, number]


# ---- Evolution -------------------------------------------------------------------------------------------


def test_ebp04_047_evolves_into_a_kaizer_ghidorah_of_rank_8_or_less() -> None:
    high, low = "B(9,0,traits=Kaizer Ghidorah)", "B(3,0,traits=Kaizer Ghidorah)"
    state = main_phase_begins(
        p={"zones": {3: "EBP04-047"}, "deck": ["EBP04-068", high, low, "B(1,0)"]}, abilities=True
    )
    assert legal(state) == {"pick EBP04-068", f"pick {low}", "done"}
    do(state, "pick EBP04-068")
    assert stacks(state, P) == {3: ["EBP04-047", "EBP04-068"]}


def test_ebp04_047_may_stay_as_it_is() -> None:
    state = main_phase_begins(p={"zones": {3: "EBP04-047"}, "deck": ["EBP04-068", FILLER]}, abilities=True)
    do(state, "done")
    assert stacks(state, P) == {3: ["EBP04-047"]}


# ---- bases -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", BASES)
def test_a_base_stays_when_its_players_turn_starts(number: str) -> None:
    state = after_phase("start", p={"strategies": [number, "S(1)"]}, abilities=True)
    assert (strategies(state, P), discard(state, P)) == ([number], ["S(1)"])


@pytest.mark.parametrize("number", BASES)
@pytest.mark.parametrize("owner", [P, O])
def test_a_base_is_destroyed_when_any_monster_invades_into_zones_6_to_8(number: str, owner: int) -> None:
    for zone, stays in ((4, True), (5, False), (7, False)):
        placed = [[number] if player == owner else [] for player in (P, O)]
        state = position(
            p={"zone": zone, "hand": [ONE], "strategies": placed[P]},
            o={"strategies": placed[O]},
            abilities=True,
        )
        do(state, f"invade {ONE}")
        assert (strategies(state, owner) == [number]) is stays
        assert (number in discard(state, owner)) is not stays


# ---- the token -------------------------------------------------------------------------------------------

DESTROY = one_shot(
    "destroy", {"act": "destroy", "what": {"of": "you", "in": "zones", "type": "battle", "pick": {"n": 1}}}
)
TAKE = one_shot(
    "take",
    {"act": "return_to_hand", "what": {"of": "you", "in": "zones", "type": "battle", "pick": {"n": 1}}},
)


@pytest.mark.parametrize("word", ["S(1):destroy", "S(1):take"])
def test_ebp04_t01_lies_in_no_pile_when_it_leaves_its_zone(word: str) -> None:
    state = position(p={"zones": {3: "EBP04-T01"}, "hand": [word]}, cards={**DESTROY, **TAKE}, abilities=True)
    do(state, f"strategy {word}")
    assert (zones(state, P), hand(state, P), discard(state, P)) == ({}, [], [])


def test_ebp04_t01_goes_into_no_deck() -> None:
    assert "token" in faults(red("1 EBP04-T01"))
    assert "token" not in faults(red("1 EBP04-067"))


# ---- what a deck may hold --------------------------------------------------------------------------------

FINAL_WARS = ", ".join(f"4 EBP04-0{number}" for number in (37, 38, 39, 40, 42, 44, 45, 46, 56, 57, 68))
"""44 battle cards of three colours."""

MONSTER_X = "EBP04-031, EBP04-032, EBP04-033, EBP04-035"


def test_ebp04_059_a_deck_may_hold_any_number() -> None:
    assert "too-many-copies" not in faults(red("20 EBP04-059"))
    assert "too-many-copies" in faults(red("5 EBP04-060"))


def test_ebp04_031_allows_three_colours_of_final_wars_cards() -> None:
    tested = deck(MONSTER_X, f"{FINAL_WARS}, 4 EBP01-016, 2 EBP01-017")
    assert faults(tested) == set()
    assert faults(swap(tested, "EBP01-016", "EBP04-078")) == set(), "strategy cards are free"


def test_ebp04_031_allows_no_other_battle_card() -> None:
    tested = deck(MONSTER_X, f"{FINAL_WARS}, 1 EBP04-059")
    assert "resonance-trait" in faults(tested)
    other = swap(tested, "EBP04-031", "EBP04-021", section=MONSTER)
    assert "resonance-trait" not in faults(other), "it speaks from rank I of the monster deck only"
