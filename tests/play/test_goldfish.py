"""The goldfish: as settable as it says, passive, and beaten by one counter."""

import pytest

from deckbuilder.engine import PASS, apply, legal_actions
from deckbuilder.engine.outcome import Reason
from deckbuilder.engine.values import threat
from deckbuilder.play.goldfish import GOLDFISH_SIDE, Behaviour, Goldfish, goldfish_game
from deckbuilder.play.match import play_on
from deckbuilder.play.roster import BOTS
from tests.helpers.batches import shipped_list

MINE = 0


def test_it_stands_where_it_was_put_with_its_rank_rage_and_threat() -> None:
    state = goldfish_game(shipped_list("ESD01"), Goldfish(zone=6, rank=3, rage=2, threat=20_000), 7, MINE)
    fish = state.players[GOLDFISH_SIDE]
    assert (fish.zone, fish.rage, state.table[fish.monster[-1]].rank) == (6, 2, 3)
    assert threat(state, GOLDFISH_SIDE) == 30_000
    assert (fish.hand, fish.deck, fish.monster_deck) == ([], [], [])


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_deck_draws_by_its_rank_from_the_first_turn_on(rank: int, first: int) -> None:
    """R7.2, whoever goes first: five cards, and as many more as the rank."""
    state = goldfish_game(shipped_list("ESD01"), Goldfish(rank=rank), 7, first)
    if first == GOLDFISH_SIDE:
        apply(state, PASS)
    assert state.active == MINE
    assert len(state.players[MINE].hand) == 5 + rank


@pytest.mark.parametrize(
    ("behaviour", "zone"), [(Behaviour.STANDS, 3), (Behaviour.ADVANCES, 4)], ids=["stands", "advances"]
)
def test_it_walks_only_if_told_to(behaviour: Behaviour, zone: int) -> None:
    state = goldfish_game(shipped_list("ESD01"), Goldfish(zone=3, behaviour=behaviour), 7, GOLDFISH_SIDE)
    assert legal_actions(state) == (PASS,)
    apply(state, PASS)
    assert state.players[GOLDFISH_SIDE].zone == zone


def test_its_rage_is_gone_after_its_start_phase() -> None:
    """R7.8"""
    state = goldfish_game(shipped_list("ESD01"), Goldfish(rage=5), 7, MINE)
    apply(state, PASS)
    assert state.players[GOLDFISH_SIDE].rage == 0


@pytest.mark.parametrize("rank", [1, 4])
def test_one_counter_beats_it(rank: int) -> None:
    """R15.16: no monster can follow; a threat of 0 is countered by an empty board."""
    state = goldfish_game(shipped_list("ESD01"), Goldfish(rank=rank, threat=0), 7, MINE)
    apply(state, PASS)
    assert state.outcome == (MINE, Reason.COUNTER)


def test_it_never_wins() -> None:
    passive = BOTS["passive"]
    goldfish = Goldfish(zone=8, threat=900_000)
    record = play_on(goldfish_game(shipped_list("ESD01"), goldfish, 7), (passive, passive), 7)
    assert record.outcome == (None, Reason.TURN_LIMIT)


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ({"zone": 9}, "zone is 9"),
        ({"rank": 0}, "rank is 0"),
        ({"rage": -1}, "rage"),
        ({"threat": -5}, "threat"),
    ],
)
def test_what_no_monster_can_be_is_refused(words: dict[str, int], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        Goldfish(**words)  # type: ignore[arg-type]
