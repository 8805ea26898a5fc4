"""A position of the sample decks for every kind of question."""

from __future__ import annotations

from functools import lru_cache

from deckbuilder.engine import Ask, GameState

from . import games

ASKED = {
    Ask.MAIN: ("ESD02", "ESD02", 1, 1),
    Ask.ORDER: ("millennium-depths", "ESD02", 1, 2),
    Ask.EVOLVE: ("ESD02", "ESD02", 2, 9),
    Ask.PICK: ("ESD02", "ginza-rampage", 2, 3),
    Ask.ZONE: ("ESD01", "xilien-gambit", 1, 13),
    Ask.MAY: ("millennium-depths", "xilien-gambit", 1, 15),
    Ask.MODE: ("ESD01", "millennium-depths", 2, 61),
}
"""Two decks, a seed and how many random actions lead to a question of each kind."""


@lru_cache
def _found(kind: Ask) -> GameState:
    one, two, seed, count = ASKED[kind]
    steps = games.at_random(games.new((one, two), seed, abilities=True), seed)
    for number, (state, _) in enumerate(steps, start=1):
        if number == count:
            assert state.ask is not None
            assert state.ask.kind is kind
            return state.clone()
    raise AssertionError("the game ended before the question")


def asking(kind: Ask) -> GameState:
    """A position of its own in which this kind of question is open."""
    return _found(kind).clone()
