"""Set EBP02: Burst, Evolution, tokens, where a monster starts, and what a deck may hold."""

import pytest

from deckbuilder.engine import new_game
from deckbuilder.engine.events import Cause, Kind
from deckbuilder.engine.lists import deck_list, define_all
from tests.helpers.board import (
    FILLER,
    P,
    catalogue,
    deck,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    stacks,
    zones,
)
from tests.helpers.decks import deck as deck_of
from tests.helpers.decks import errors

ONE = "B(9,0,step=1)"

# ---- Burst -----------------------------------------------------------------------------------------------

BURST = {"EBP02-003": 3, "EBP02-004": 2, "EBP02-007": 3, "EBP02-008": 4, "EBP02-009": 3}
"""The rank of the monster on which each may be played by Burst."""


@pytest.mark.parametrize(("number", "rank"), BURST.items(), ids=BURST)
def test_a_burst_monster_is_played_from_that_rank_and_leaves_in_the_end_phase(number: str, rank: int) -> None:
    below = f"M({rank},10000)"
    state = position(p={"monster": below, "zone": 3, "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    assert monster(state, P) == [below, number]
    assert state.players[P].rage == 1
    pass_turn(state)
    assert monster(state, P) == [below]
    assert (number in hand(state, P)) is (number == "EBP02-009"), "this one alone comes back"


@pytest.mark.parametrize(("number", "rank"), BURST.items(), ids=BURST)
def test_a_burst_monster_played_from_its_own_rank_stays(number: str, rank: int) -> None:
    own = catalogue()[number].rank
    neither = next(each for each in (1, 2, 3, 4) if each not in (own, rank))
    state = position(p={"monster": f"M({neither},10000)", "hand": [number]}, abilities=True)
    assert f"monster {number}" not in legal(state), "from no other rank"
    state = position(p={"monster": f"M({own},10000)", "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    pass_turn(state)
    assert monster(state, P) == [f"M({own},10000)", number]


# ---- Evolution -------------------------------------------------------------------------------------------

EVOLUTION = {"EBP02-030": (5, "Little Godzilla"), "EBP02-032": (7, "Biollante")}


@pytest.mark.parametrize(("number", "limit"), EVOLUTION.items(), ids=EVOLUTION)
def test_a_card_evolves_when_its_players_main_phase_begins(number: str, limit: tuple[int, str]) -> None:
    rank, trait = limit
    fits, high = f"B({rank},1000,traits={trait})", f"B({rank + 1},1000,traits={trait})"
    state = main_phase_begins(
        p={"zones": {3: number}, "deck": [FILLER, high, "B(1,0,traits=Mothra)", fits]}, abilities=True
    )
    assert legal(state) == {f"pick {fits}", "done"}
    do(state, f"pick {fits}")
    assert stacks(state, P) == {3: [number, fits]}
    assert sorted(deck(state, P)) == sorted([FILLER, high, "B(1,0,traits=Mothra)"])


@pytest.mark.parametrize(("number", "limit"), EVOLUTION.items(), ids=EVOLUTION)
def test_an_evolution_may_be_refused(number: str, limit: tuple[int, str]) -> None:
    fits = f"B({limit[0]},1000,traits={limit[1]})"
    state = main_phase_begins(p={"zones": {3: number}, "deck": [fits]}, abilities=True)
    do(state, "done")
    assert (stacks(state, P), deck(state, P)) == ({3: [number]}, [fits])


# ---- tokens ----------------------------------------------------------------------------------------------

TOKENS = ["EBP02-T01", "EBP02-T02", "EBP02-T03", "EBP02-T04"]


@pytest.mark.parametrize("number", TOKENS)
def test_a_crushed_token_counts_as_destroyed_and_goes_to_no_pile(number: str) -> None:
    state = position(p={"zone": 2, "zones": {3: number}, "hand": [ONE]}, abilities=True)
    events = do(state, f"invade {ONE}")
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.CRUSH]
    assert (zones(state, P), discard(state, P)) == ({}, [ONE])


@pytest.mark.parametrize("number", TOKENS)
def test_a_token_is_no_card_for_a_deck(number: str) -> None:
    assert "token" in errors(deck_of(main=number))


# ---- decks and the beginning of the game -----------------------------------------------------------------


@pytest.mark.parametrize(("first", "zone"), [("EBP02-024", 5), ("EBP02-041", 1)])
def test_ebp02_024_starts_in_zone_5(first: str, zone: int) -> None:
    plain = ["EBP02-033"] * 50
    side = deck_list(define_all(catalogue()), [first, "EBP02-025", "EBP02-026", "EBP02-028"], plain)
    state = new_game((side, side), seed=7)
    assert [each.zone for each in state.players] == [zone, zone]


@pytest.mark.parametrize(("number", "faults"), [("EBP02-031", []), ("EBP02-033", ["too-many-copies"])])
def test_ebp02_031_may_be_in_a_deck_any_number_of_times(number: str, faults: list[str]) -> None:
    tested = deck_of("EBP02-024, EBP02-025, EBP02-026, EBP02-028", f"50 {number}")
    assert errors(tested) == faults
