"""Games between the sample decks, played at random from a seed."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from random import Random

import card_data
from deckbuilder.cards import CardNumber
from deckbuilder.decks import Deck, Entry
from deckbuilder.decks.interchange import read_deck
from deckbuilder.engine import Action, DeckList, Definition, GameState, apply, legal_actions, new_game
from deckbuilder.engine.lists import deck_list, define_all
from tests.helpers.board import catalogue

DECKS = tuple(sorted(path.stem for path in Path(card_data.ROOT, "decks").glob("*.deck")))
PAIRS = tuple((one, two) for at, one in enumerate(DECKS) for two in DECKS[at:])
"""Every pair of sample decks, mirrors among them."""


@lru_cache(maxsize=2)
def definitions(*, abilities: bool) -> Mapping[CardNumber, Definition]:
    """Every shipped card, with its text or with the rules and its keywords alone."""
    return define_all(catalogue(), abilities=abilities)


@lru_cache(maxsize=32)
def sample_deck(name: str, *, abilities: bool = False) -> DeckList:
    """A sample deck as the engine takes it."""
    path = Path(card_data.ROOT, "decks", f"{name}.deck")
    deck: Deck = read_deck(path.read_bytes(), catalogue()).deck
    return deck_list(definitions(abilities=abilities), _spread(deck.monster), _spread(deck.main))


def _spread(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.number for entry in entries for _ in range(entry.count)]


def new(pair: tuple[str, str], seed: int, *, abilities: bool = False) -> GameState:
    """A game of two sample decks before its first decision."""
    one, two = (sample_deck(name, abilities=abilities) for name in pair)
    return new_game((one, two), seed)


def at_random(state: GameState, seed: int, most: int = 5000) -> Iterator[tuple[GameState, Action]]:
    """Play a game to its end at random; gives each action before it is done, with the state as it is then."""
    choose = Random(seed)
    for _ in range(most):
        if state.ask is None:
            return
        action = choose.choice(legal_actions(state))
        yield state, action
        apply(state, action)
    raise AssertionError(f"the game of seed {seed} has no end")


def finished(state: GameState, seed: int, look: Callable[[GameState], object] = lambda _: None) -> GameState:
    """Play a game to its end at random, looking at the state before every action."""
    for each, _ in at_random(state, seed):
        look(each)
    return state
