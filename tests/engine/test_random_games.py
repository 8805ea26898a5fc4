"""Whole games at random between all sample decks: what must hold after every action (R25)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import (
    CONCEDE,
    Action,
    GameState,
    IllegalActionError,
    apply,
    apply_unchecked,
    legal_actions,
    new_game,
    parse_action,
    why_not,
)
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.events import parse_event
from deckbuilder.engine.observation import determinize, observe
from deckbuilder.engine.outcome import parse_outcome
from tests.helpers import games
from tests.helpers.invariants import broken, broken_step

every_pair = pytest.mark.parametrize("pair", games.PAIRS, ids=" v ".join)
pairs = st.sampled_from(games.PAIRS)
seeds = st.integers(0, (1 << 64) - 1)


@every_pair
def test_rules_alone_keep_every_invariant(pair: tuple[str, str]) -> None:
    for seed in range(2):
        before: GameState | None = None
        for state, _ in games.at_random(games.new(pair, seed), seed):
            assert broken(state) == []
            assert before is None or broken_step(before, state) == []
            before = state.clone()


@every_pair
def test_texts_of_cards_keep_every_invariant(pair: tuple[str, str]) -> None:
    for seed in range(2):
        end = games.finished(games.new(pair, seed, abilities=True), seed, lambda state: _sound(state))
        assert end.outcome is not None
        assert broken(end) == []


def _sound(state: GameState) -> None:
    assert broken(state) == []


@settings(max_examples=15)
@given(pairs, seeds, st.booleans())
def test_clone_lives_its_own_life(pair: tuple[str, str], seed: int, texts: bool) -> None:
    """From every moment a copy is played on for a while; the game itself does not notice."""
    choose = Random(seed)
    for state, _ in games.at_random(games.new(pair, seed, abilities=texts), seed):
        before, copy = state.key(), state.clone()
        assert copy.key() == before
        for _ in range(4):
            if copy.ask is not None:
                apply(copy, choose.choice(legal_actions(copy)))
        assert state.key() == before


@settings(max_examples=15)
@given(pairs, seeds, st.booleans())
def test_undone_game_stands_exactly_where_it_stood(pair: tuple[str, str], seed: int, texts: bool) -> None:
    """Clones kept before every action are the way back; done again, the game ends the same."""
    state = games.new(pair, seed, abilities=texts)
    kept = [(each.clone(), action) for each, action in games.at_random(state, seed)]
    keys = [before.key() for before, _ in kept] + [state.key()]
    for at, (before, action) in reversed(list(enumerate(kept))):
        assert before.key() == keys[at]
        apply(before, action)
        assert before.key() == keys[at + 1]


@settings(max_examples=15)
@given(pairs, seeds, st.booleans())
def test_replay_of_written_actions_ends_equal(pair: tuple[str, str], seed: int, texts: bool) -> None:
    """The decks, the seed and one action a line are the whole game; events and outcome read back too."""
    state = games.new(pair, seed, abilities=texts)
    lines = [str(action) for _, action in games.at_random(state, seed)]
    again = games.new(pair, seed, abilities=texts)
    for line in lines:
        events = apply(again, parse_action(line))
        assert [parse_event(str(event)) for event in events] == events
    assert again.key() == state.key()
    assert again.outcome is not None
    assert parse_outcome(str(again.outcome)) == again.outcome


@settings(max_examples=10)
@given(pairs, seeds, st.booleans())
def test_refused_action_leaves_the_state_equal_and_says_why(
    pair: tuple[str, str], seed: int, texts: bool
) -> None:
    choose = Random(seed)
    for state, _ in games.at_random(games.new(pair, seed, abilities=texts), seed):
        before, open_now = state.key(), set(legal_actions(state))
        for _ in range(3):
            kind = choose.choice([each for each in Kind if each is not Kind.CONCEDE])
            action = Action(kind, choose.randrange(-1, len(state.table)), choose.randrange(9))
            if action in open_now:
                assert why_not(state, action) is None
                continue
            assert why_not(state, action)
            with pytest.raises(IllegalActionError, match=r"\w"):
                apply(state, action)
            assert state.key() == before


@settings(max_examples=10)
@given(pairs, seeds, st.booleans())
def test_every_offered_action_can_be_done(pair: tuple[str, str], seed: int, texts: bool) -> None:
    choose = Random(seed)
    for state, _ in games.at_random(games.new(pair, seed, abilities=texts), seed):
        for action in choose.sample(legal_actions(state), min(3, len(legal_actions(state)))):
            one, two = state.clone(), state.clone()
            events = apply(one, action)
            assert apply_unchecked(two, action) == events
            assert one.key() == two.key() != state.key()


@settings(max_examples=10)
@given(pairs, seeds, st.booleans())
def test_views_of_both_players_never_leak(pair: tuple[str, str], seed: int, texts: bool) -> None:
    """At every moment another game exists that the viewer cannot tell from this one."""
    for at, (state, _) in enumerate(games.at_random(games.new(pair, seed, abilities=texts), seed)):
        viewer = at % 2
        dealt = determinize(state, viewer, seed + at)
        assert observe(dealt, viewer) == observe(state, viewer)


@settings(max_examples=10)
@given(pairs, seeds, st.integers(0, 30))
def test_conceding_is_always_possible_and_ends_the_game(
    pair: tuple[str, str], seed: int, actions: int
) -> None:
    """R23.5"""
    for at, (state, _) in enumerate(games.at_random(games.new(pair, seed), seed)):
        if at == actions:
            copy = state.clone()
            asked = copy.ask
            assert asked is not None
            apply(copy, CONCEDE)
            assert copy.outcome is not None
            assert copy.outcome.winner == 1 - asked.player
            assert legal_actions(copy) == ()
            with pytest.raises(IllegalActionError, match="game is over"):
                apply(copy, CONCEDE)
            return


def test_games_end_by_invasion_and_by_counter() -> None:
    """R1.3: both ways of winning occur, and games have a length people know."""
    ends = [games.finished(games.new(games.PAIRS[seed % 15], seed), seed) for seed in range(60)]
    assert {str(end.outcome.reason) for end in ends if end.outcome} == {"invasion", "counter"}
    assert 5 < sum(end.turn for end in ends) / len(ends) < 30


def test_first_player_follows_from_the_seed_unless_given() -> None:
    """R5.3"""
    decks = (games.sample_deck("ESD01"), games.sample_deck("ESD02"))
    assert {new_game(decks, seed).first for seed in range(20)} == {0, 1}
    assert [new_game(decks, seed, first=1).first for seed in range(5)] == [1] * 5
