"""Sessions of the sample decks, as far as a test wants them played."""

from pathlib import Path
from random import Random

import card_data
from deckbuilder.decks.interchange import read_deck
from deckbuilder.play import Opening, Session, numbers_of
from tests.helpers.board import catalogue


def opening(one: str = "ESD01", two: str = "ESD02", *, seed: int = 7, first: int | None = None) -> Opening:
    """A game of two sample decks before it begins."""
    decks = [
        read_deck(Path(card_data.ROOT, "decks", f"{name}.deck").read_bytes(), catalogue()).deck
        for name in (one, two)
    ]
    return Opening((numbers_of(decks[0]), numbers_of(decks[1])), seed, first)


def session(one: str = "ESD01", two: str = "ESD02", *, seed: int = 7, auto_answer: bool = False) -> Session:
    """A session before its first decision."""
    begun = opening(one, two, seed=seed)
    return Session(begun.begin(catalogue()), begun, auto_answer=auto_answer)


def played(steps: int = 10_000, *, seed: int = 7, auto_answer: bool = False, **decks: str) -> Session:
    """A session played at random, so many actions far or to the end of the game."""
    game, choose = session(seed=seed, auto_answer=auto_answer, **decks), Random(seed)
    for _ in range(steps):
        if game.question is None:
            break
        game.do(choose.choice(game.legal))
    return game
