"""Set EBP03: Burst, Evolution, bases, Resonance, and a card that a deck may hold any number of times."""

import pytest

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.legality import check
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    catalogue,
    deck,
    discard,
    do,
    legal,
    main_phase_begins,
    monster,
    pass_turn,
    position,
    stacks,
    strategies,
)
from tests.helpers.decks import MONSTER, TODAY, formats, swap
from tests.helpers.decks import deck as deck_of

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"

# ---- Burst -----------------------------------------------------------------------------------------------

BURST = {"EBP03-003": (2, "Godzilla"), "EBP03-005": (3, "Godzilla"), "EBP03-011": (3, "Weapon")}
"""The rank of the monster on which each may be played by Burst, and a trait to share."""


@pytest.mark.parametrize(("number", "rank", "trait"), [(each, *BURST[each]) for each in BURST], ids=BURST)
def test_a_burst_monster_is_played_from_that_rank_and_leaves_in_the_end_phase(
    number: str, rank: int, trait: str
) -> None:
    below = f"M({rank},30000,traits={trait})"
    state = position(p={"monster": below, "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    assert (monster(state, P), state.players[P].rage) == ([below, number], 1)
    pass_turn(state)
    assert monster(state, P) == [below]
    assert number in discard(state, P)


@pytest.mark.parametrize(("number", "rank", "trait"), [(each, *BURST[each]) for each in BURST], ids=BURST)
def test_a_burst_monster_is_played_from_no_other_rank_and_stays_on_its_own(
    number: str, rank: int, trait: str
) -> None:
    own = catalogue()[number].rank
    for other in {1, 2, 3, 4} - {own, rank}:
        state = position(p={"monster": f"M({other},30000,traits={trait})", "hand": [number]}, abilities=True)
        assert f"monster {number}" not in legal(state)
    below = f"M({own},30000,traits={trait})"
    state = position(p={"monster": below, "hand": [number]}, abilities=True)
    do(state, f"monster {number}")
    pass_turn(state)
    assert monster(state, P) == [below, number]


# ---- Evolution -------------------------------------------------------------------------------------------

EVOLUTION = {"EBP03-044": 7, "EBP03-050": 8}


@pytest.mark.parametrize(("number", "limit"), EVOLUTION.items(), ids=EVOLUTION)
@pytest.mark.parametrize("evolves", [True, False])
def test_a_mothra_may_evolve_when_its_players_main_phase_begins(
    number: str, limit: int, evolves: bool
) -> None:
    fits, high = f"B({limit},1000,traits=Mothra)", f"B({limit + 1},1000,traits=Mothra)"
    state = main_phase_begins(
        p={"zones": {3: number}, "deck": [FILLER, high, "B(1,0,traits=Rodan)", fits]}, abilities=True
    )
    assert legal(state) == {f"pick {fits}", "done"}
    events = do(state, f"pick {fits}" if evolves else "done")
    assert stacks(state, P) == {3: [number, fits] if evolves else [number]}
    assert len(deck(state, P)) == (3 if evolves else 4)
    assert Kind.SHUFFLED in {each.kind for each in events}


@pytest.mark.parametrize("number", EVOLUTION)
def test_a_mothra_does_not_evolve_on_the_enemy_turn(number: str) -> None:
    state = main_phase_begins(
        o={"zones": {3: number}, "deck": ["B(1,0,traits=Mothra)", FILLER]}, abilities=True
    )
    assert legal(state) == {"pass"}


# ---- bases -----------------------------------------------------------------------------------------------

BASES = ("EBP03-070", "EBP03-075", "EBP03-076", "EBP03-080")


@pytest.mark.parametrize("number", BASES)
def test_a_base_stays_when_the_start_phase_clears_the_strategy_zones(number: str) -> None:
    state = after_phase("start", p={"strategies": [number, "S(1)"]}, abilities=True)
    assert (strategies(state, P), discard(state, P)) == ([number], ["S(1)"])


@pytest.mark.parametrize("number", BASES)
@pytest.mark.parametrize(("zone", "paid", "falls"), [(5, ONE, True), (5, TWO, True), (4, ONE, False)])
def test_bases_of_both_players_fall_when_a_monster_invades_into_zones_6_to_8(
    number: str, zone: int, paid: str, falls: bool
) -> None:
    state = position(
        p={"zone": zone, "hand": [paid], "strategies": [number]}, o={"strategies": [number]}, abilities=True
    )
    do(state, f"invade {paid}")
    assert strategies(state, P) == strategies(state, O) == ([] if falls else [number])


# ---- what a deck may hold --------------------------------------------------------------------------------

GODZILLA = "EBP01-001, EBP01-002, EBP01-003, EBP01-004"

RESONANT = {
    "EBP03-006": ("EBP03-007, EBP03-008, EBP03-009", "", "weapons"),
    "EBP03-018": (
        "EBP03-019, EBP03-020, EBP03-022",
        "4 EBP01-061, 4 EBP01-064, 2 EBP01-065",
        "blue or green",
    ),
    "EBP03-024": ("EBP03-025, EBP03-026, EBP03-028", "", "rank 5"),
}
"""The monsters of a deck of each, the strategy cards it needs, and battle cards that fit it."""


def faults(tested: Deck) -> list[str]:
    """The codes of the errors of a deck."""
    rules = formats()["standard-en"]
    return [each.code for each in check(tested, catalogue(), rules, TODAY) if each.is_error]


def resonant(number: str) -> Deck:
    """A legal deck of two colours around a rank I monster with Resonance."""
    monsters, strategy, fill = RESONANT[number]
    return deck_of(f"{number}, {monsters}", strategy, fill)


@pytest.mark.parametrize(
    ("number", "out", "stranger", "fault"),
    [
        pytest.param(
            "EBP03-006", "EBP03-030", "EBP01-016", "resonance-trait", id="EBP03-006 no Weapon or Mech"
        ),
        pytest.param(
            "EBP03-018", "EBP01-065", "EBP01-046", "resonance-count", id="EBP03-018 nine strategy cards"
        ),
        pytest.param(
            "EBP03-024", "EBP03-033", "EBP01-021", "resonance-rank", id="EBP03-024 battle card of rank 4"
        ),
    ],
)
def test_a_resonance_mixes_two_colours_and_demands_something_of_the_main_deck(
    number: str, out: str, stranger: str, fault: str
) -> None:
    legal_deck = resonant(number)
    assert faults(legal_deck) == []
    assert faults(swap(legal_deck, out, stranger)) == [fault]


@pytest.mark.parametrize(
    ("number", "out", "stranger"),
    [
        pytest.param("EBP03-006", "EBP03-009", "EBP03-005", id="EBP03-006 no Weapon or Mech"),
        pytest.param("EBP03-018", "EBP03-020", "EBP01-042", id="EBP03-018 no Mothra"),
        pytest.param("EBP03-024", "EBP03-028", "EBP03-005", id="EBP03-024 no Sacred Guardian Beast"),
    ],
)
def test_a_resonance_demands_a_trait_of_the_monster_deck(number: str, out: str, stranger: str) -> None:
    assert faults(swap(resonant(number), out, stranger, section=MONSTER)) == ["resonance-trait"]


def test_ebp03_031_a_deck_may_hold_any_number_of_it() -> None:
    assert faults(deck_of(GODZILLA, "50 EBP03-031")) == []
    assert faults(deck_of(GODZILLA, "50 EBP03-034")) == ["too-many-copies"]
