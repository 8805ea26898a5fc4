"""Golden vectors of the setup and the Start Phase (R27.3)."""

from itertools import takewhile

from deckbuilder.engine import Event, GameState, new_game, outcome
from deckbuilder.engine.events import Kind
from deckbuilder.engine.lists import deck_list, define_all
from deckbuilder.engine.setup import DeckList
from tests.helpers.board import (
    O,
    P,
    after_phase,
    catalogue,
    deck,
    discard,
    hand,
    monster,
    monster_deck,
    position,
    strategies,
)
from tests.helpers.decks import shipped


def starter(code: str) -> DeckList:
    """A starter deck, which is legal."""
    chosen = shipped(code)
    return deck_list(
        define_all(catalogue()),
        [entry.number for entry in chosen.monster for _ in range(entry.count)],
        [entry.number for entry in chosen.main for _ in range(entry.count)],
    )


def opened() -> GameState:
    """A game of two starter decks in which P begins, at the first main phase."""
    return new_game((starter("ESD01"), starter("ESD02")), seed=7, first=P)


def drawn_before_the_first_turn(events: list[Event], player: int) -> int:
    setup = takewhile(lambda event: event.kind is not Kind.TURN_BEGAN, events)
    return sum(event.kind is Kind.DRAWN and event.player == player for event in setup)


def test_g040_setup_deals_five_cards_each_and_starts_the_monsters_in_zone_1() -> None:
    state = opened()
    assert [drawn_before_the_first_turn(state.events, player) for player in (P, O)] == [5, 5]
    assert (len(hand(state, O)), len(deck(state, O))) == (5, 45)
    assert [len(monster_deck(state, player)) for player in (P, O)] == [3, 3]
    assert [monster(state, player) for player in (P, O)] == [["ESD01-001"], ["ESD02-001"]]
    assert [(me.zone, me.rage) for me in state.players] == [(1, 0), (1, 0)]


def test_g041_the_first_player_draws_a_card_in_the_first_start_phase() -> None:
    state = opened()
    assert (len(hand(state, P)), len(deck(state, P))) == (6, 44)


def test_g043_the_draw_is_as_large_as_the_rank_of_the_enemy_monster() -> None:
    state = after_phase("start", o={"monster": "M(3,15000)"})
    assert len(hand(state, P)) == 3


def test_g044_only_the_rage_of_the_player_whose_turn_begins_is_reset() -> None:
    state = after_phase("start", p={"rage": 4}, o={"rage": 2})
    assert [me.rage for me in state.players] == [0, 2]


def test_g045_a_strategy_card_of_the_last_turn_leaves_and_a_base_stays() -> None:
    state = after_phase("start", p={"strategies": ["S(1)", "S(1,base)"]})
    assert (strategies(state, P), discard(state, P)) == (["S(1,base)"], ["S(1)"])


def test_g046_the_other_players_strategy_card_stays_in_place() -> None:
    state = after_phase("start", o={"strategies": ["S(1)"]})
    assert (strategies(state, O), discard(state, O)) == (["S(1)"], [])


def test_g048_no_card_left_to_draw_is_no_loss() -> None:
    state = after_phase("start", p={"deck": 0}, o={"monster": "M(4,20000)"})
    assert hand(state, P) == []
    assert outcome(state) is None


def test_g049_a_burst_monster_that_left_in_its_end_phase_does_not_count_for_the_draw() -> None:
    burst = "M(3,15000,burst=2)"
    state = position(o={"monster": ["M(2,10000)", burst], "burst": burst}, phase="end", active=O)
    assert monster(state, O) == ["M(2,10000)"]
    assert len(hand(state, P)) == 2


def test_g050_drawing_the_last_card_does_not_rebuild_the_deck() -> None:
    state = after_phase("start", p={"deck": 2, "discard": 10}, o={"monster": "M(2,10000)"})
    assert (len(hand(state, P)), len(deck(state, P)), len(discard(state, P))) == (2, 0, 10)
