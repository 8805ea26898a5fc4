"""Parts of the ability language that few cards use, each where it makes the difference (B)."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    asked,
    deck,
    discard,
    do,
    hand,
    monster,
    position,
    settle,
    zones,
)


def test_ebp02_035_shuffles_the_deck_that_the_cards_go_to() -> None:
    buried = ["B(1,0,traits=Biollante)", "B(1,0,traits=Biollante)"]
    theirs = [f"B(1,{n}000)" for n in range(1, 9)]
    state = position(
        p={"hand": ["EBP02-035"], "discard": buried},
        o={"zone": 8, "deck": theirs[:5], "discard": theirs[5:]},
        abilities=True,
    )
    events = do(state, "battle EBP02-035 z4")
    events += do(state, "resolve EBP02-035")
    settle(state)
    assert [each.player for each in events if each.kind is Kind.SHUFFLED] == [O]
    assert (sorted(deck(state, O)), discard(state, O)) == (theirs, [])
    assert deck(state, O) != theirs, "the shuffled order of this seed"
    assert deck(state, P) == [FILLER] * 30


def test_ebp04_035_destroys_one_by_one_so_that_the_first_may_save_the_second() -> None:
    """The fifth monster card of O's discard pile, which protects EBP01-052, falls with the card in zone 1."""
    state = position(
        p={
            "monster": "M(4,9000,traits=Kaizer Ghidorah)",
            "hand": ["EBP04-035"],
            "discard": ["B(1,0,color=red)", "B(1,0,color=blue)"],
        },
        o={
            "zone": 4,
            "zones": {1: ["M(1,1)", "B(1,0)"], 2: "EBP01-052", 3: "B(1,0)"},
            "discard": ["M(1,1)"] * 4,
        },
        abilities=True,
    )
    do(state, "monster EBP04-035")
    assert zones(state, O) == {2: "EBP01-052", 3: "B(1,0)"}


@pytest.mark.parametrize(("held", "rage"), [(4, 0), (5, 2), (6, 2)])
def test_ebp04_052_gains_nothing_from_an_effect_that_discards_nothing(held: int, rage: int) -> None:
    """ESD01-005 leaves the opponent four cards; two that go at once count once."""
    state = position(
        p={"monster": "M(2,9000)", "hand": ["ESD01-005"]},
        o={"zones": {8: "EBP04-052"}, "hand": held},
        abilities=True,
    )
    do(state, "monster ESD01-005")
    settle(state)
    assert state.players[O].rage == rage


def journey(follower: str) -> GameState:
    """P has played "A Journey of 130 Million Years" with a monster of rank I and one to follow it."""
    state = position(
        p={
            "zone": 6,
            "hand": ["EBP03-074", "M(2,9000)"],
            "monster_deck": [follower, "M(3,9000)"],
        },
        o={"hand": ["B(1,0)", "B(2,0)", "B(3,0)", "B(4,0)", "B(5,0)"]},
        abilities=True,
    )
    do(state, "strategy EBP03-074")
    return state


def test_ebp03_074_plays_the_next_monster_which_enters_without_rage_and_not_as_the_play_of_the_turn() -> None:
    state = journey("ESD01-005")
    do(state, "pick B(1,0)")
    assert (monster(state, P), hand(state, O)) == (
        ["M(1,5000)", "ESD01-005"],
        ["B(2,0)", "B(3,0)", "B(4,0)", "B(5,0)"],
    )
    assert state.players[P].rage == 0
    do(state, "monster M(2,9000)")
    assert state.players[P].rage == 1


@pytest.mark.parametrize("follower", ["M(2,9000,traits=Mothra)", "M(4,9000)"])
def test_ebp03_074_plays_no_monster_without_a_shared_trait_or_of_another_rank(follower: str) -> None:
    state = journey(follower)
    assert (asked(state), monster(state, P)) == ((Ask.MAIN, P), ["M(1,5000)"])
