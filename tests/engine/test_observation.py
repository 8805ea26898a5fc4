"""What a player may know: nothing leaks, and every game dealt at random agrees with it."""

from collections import Counter
from dataclasses import FrozenInstanceError, fields
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import Ask, GameState, PlayerState, legal_actions
from deckbuilder.engine.chance import shuffle
from deckbuilder.engine.observation import Observation, SideSeen, determinize, observe
from tests.helpers import games
from tests.helpers.board import O, P, card, deck, do, hand, position, words
from tests.helpers.invariants import broken, places

pairs = st.sampled_from(games.PAIRS)
seeds = st.integers(0, (1 << 64) - 1)
few = settings(max_examples=20)


def middle(pair: tuple[str, str], seed: int, actions: int, *, abilities: bool) -> GameState:
    """A game after some random actions, perhaps over."""
    state = games.new(pair, seed, abilities=abilities)
    for at, _ in enumerate(games.at_random(state, seed)):
        if at == actions:
            break
    return state


def with_hidden_cards_moved(state: GameState, viewer: int, seed: int) -> GameState:
    """The same for the viewer's eyes: what the viewer cannot see lies elsewhere, chance runs otherwise."""
    other = state.clone()
    other.seed, other.step = seed, 3
    mine, theirs = other.players[viewer], other.players[1 - viewer]
    shuffle(mine.deck, seed, 0)
    hidden = theirs.hand + theirs.deck + theirs.monster_deck
    shuffle(hidden, seed, 100)
    one, two = len(theirs.hand), len(theirs.hand) + len(theirs.deck)
    theirs.hand, theirs.deck, theirs.monster_deck = hidden[:one], hidden[one:two], hidden[two:]
    return other


@few
@given(pairs, seeds, st.integers(0, 80), st.integers(0, 1), st.booleans())
def test_dealt_game_looks_the_same(
    pair: tuple[str, str], seed: int, actions: int, viewer: int, texts: bool
) -> None:
    state = middle(pair, seed, actions, abilities=texts)
    before, seen = state.key(), observe(state, viewer)
    dealt = determinize(state, viewer, seed)
    assert observe(dealt, viewer) == seen
    assert hash(observe(dealt, viewer)) == hash(seen)
    assert state.key() == before


@few
@given(pairs, seeds, st.integers(0, 80), st.integers(0, 1))
def test_hidden_cards_make_no_difference_to_what_is_seen(
    pair: tuple[str, str], seed: int, actions: int, viewer: int
) -> None:
    """The opponent's hand, both decks, the opponent's monster deck and the seed could be anything."""
    state = middle(pair, seed, actions, abilities=False)
    if state.ask is None or state.ask.kind is Ask.MAIN:
        assert observe(with_hidden_cards_moved(state, viewer, seed), viewer) == observe(state, viewer)


@few
@given(pairs, seeds, st.integers(0, 80), st.integers(0, 1), st.booleans())
def test_dealt_game_is_a_game_of_the_same_cards(
    pair: tuple[str, str], seed: int, actions: int, viewer: int, texts: bool
) -> None:
    state = middle(pair, seed, actions, abilities=texts)
    dealt = determinize(state, viewer, seed)
    assert broken(dealt) == broken(state) == []
    for before, after in zip(state.players, dealt.players, strict=True):
        old, new = places(before), places(after)
        assert {place: len(cards) for place, cards in old.items()} == {
            place: len(cards) for place, cards in new.items()
        }
        assert Counter(old["hand"] + old["deck"]) == Counter(new["hand"] + new["deck"])
        assert Counter(old["monster deck"]) == Counter(new["monster deck"])
    assert games.finished(dealt, seed).outcome is not None


@pytest.mark.parametrize("seed", range(6))
def test_nothing_leaks_in_the_middle_of_choices(seed: int) -> None:
    """Through whole games with texts, both players' eyes."""
    pair = games.PAIRS[seed * 2 % len(games.PAIRS)]
    choose = Random(seed)
    for state, _ in games.at_random(games.new(pair, seed, abilities=True), seed):
        for viewer in (P, O):
            dealt = determinize(state, viewer, choose.getrandbits(64))
            assert observe(dealt, viewer) == observe(state, viewer)
            assert legal_actions(dealt)


def test_own_hand_is_seen_and_the_opponents_is_not() -> None:
    state = position({"hand": ["B(1,1)", "B(2,2)"]}, {"hand": ["S(1)"], "deck": ["S(2)", "S(3)"]})
    seen = observe(state, P)
    assert words(state, seen.mine.hand or ()) == ["B(1,1)", "B(2,2)"]
    assert seen.theirs.hand is None
    assert (seen.theirs.hand_count, seen.theirs.deck_count) == (1, 2)
    assert sorted(words(state, seen.theirs.unseen)) == [
        "M(2,10000)",
        "M(3,15000)",
        "M(4,20000)",
        "S(1)",
        "S(2)",
        "S(3)",
    ]


def test_of_the_opponents_monster_deck_only_the_number_is_seen() -> None:
    """D18"""
    seen = observe(position(), P)
    assert seen.theirs.monster_deck is None
    assert seen.theirs.monster_deck_count == 3
    assert seen.mine.monster_deck is not None
    assert len(seen.mine.monster_deck) == 3


def test_own_deck_is_known_by_its_cards_not_by_their_order() -> None:
    one = position({"deck": ["B(1,1)", "B(2,2)", "B(3,3)"]})
    two = position({"deck": ["B(3,3)", "B(1,1)", "B(2,2)"]})
    assert observe(one, P) == observe(two, P)
    assert deck(one, P) != deck(two, P)


def test_number_of_a_card_says_nothing_about_where_it_lies() -> None:
    """A card in the opponent's hand and one in the deck change places: the same view."""
    one = position(o={"hand": ["S(1)", "S(3)"], "deck": ["S(2)", "S(4)"]})
    two = position(o={"hand": ["S(2)", "S(4)"], "deck": ["S(3)", "S(1)"]})
    assert observe(one, P) == observe(two, P)
    assert observe(one, O) != observe(two, O)


def test_discard_pile_is_public_and_keeps_its_order() -> None:
    """R2.16"""
    one, two = (position(o={"discard": cards}) for cards in (["S(1)", "S(2)"], ["S(2)", "S(1)"]))
    assert observe(one, P) != observe(two, P)


def test_only_the_player_who_is_asked_sees_the_options() -> None:
    state = position({"hand": ["B(1,1)"]})
    assert observe(state, P).options == legal_actions(state)
    assert observe(state, O).options == ()


def test_chance_to_come_is_hidden() -> None:
    assert observe(position(seed=1), P) == observe(position(seed=2), P)
    state = position()
    assert determinize(state, P, 1).seed not in (state.seed, determinize(state, P, 2).seed)


def test_observation_cannot_be_changed() -> None:
    seen = observe(position(), P)
    with pytest.raises(FrozenInstanceError):
        seen.turn = 9  # type: ignore[misc]


def test_equal_seeds_deal_alike() -> None:
    state = games.new(games.PAIRS[0], 5)
    assert determinize(state, P, 7).key() == determinize(state, P, 7).key() != determinize(state, P, 8).key()


def test_every_unseen_card_comes_to_the_opponents_hand_as_often() -> None:
    """One card of ten in hand, 2,000 deals; 9 degrees of freedom, beyond 27.9 once in a thousand times."""
    state = position(o={"hand": ["S(1)"], "deck": [f"S({rank})" for rank in range(2, 11)]})
    counts = Counter(hand(determinize(state, P, seed), O)[0] for seed in range(2000))
    assert len(counts) == 10
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 27.9


def test_revealed_cards_are_seen_by_both_and_stay_on_top() -> None:
    """While an ability shows the top of a deck and asks, no deal takes those cards away."""
    take = {"act": "take_revealed", "what": {"ref": "revealed", "pick": {"n": 1, "up_to": True}}}
    ability = {"kind": "trigger", "on": {"ev": "activate"}, "do": [{"act": "reveal_top", "n": 2}, take]}
    ranks = [f"B({rank},0)" for rank in range(1, 9)]
    state = position(
        {"hand": ["S(1):look"], "deck": ranks},
        cards={"S(1):look": card("S(1):look", ability)},
        abilities=True,
    )
    do(state, "strategy S(1):look")
    assert state.ask is not None
    assert state.ask.kind is Ask.PICK
    for viewer in (P, O):
        assert words(state, observe(state, viewer).revealed) == ["B(1,0)", "B(2,0)"]
        dealt = [deck(determinize(state, viewer, seed), P) for seed in range(5)]
        assert all(each[:2] == ["B(1,0)", "B(2,0)"] for each in dealt)
        assert any(each != ranks for each in dealt)


def test_view_has_a_place_for_every_part_of_a_game() -> None:
    """A new part of a state must be shown, or be hidden on purpose."""
    hidden = {"seed", "step", "events", "todo", "applies", "hears", "stops"}
    shown = {each.name for each in fields(Observation)} - {"viewer", "cards", "sides", "options", "revealed"}
    assert shown - {"resolving"} | {"table", "players", "frames"} | hidden == set(GameState.__slots__)
    parts = {each.name for each in fields(SideSeen)} - {
        "unseen",
        "hand_count",
        "deck_count",
        "monster_deck_count",
    }
    assert parts | {"deck"} == set(PlayerState.__slots__)
