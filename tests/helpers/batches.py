"""Batches of games between shipped decks, small enough for a test."""

from __future__ import annotations

from functools import lru_cache

import card_data
from deckbuilder.decks.interchange import read_deck
from deckbuilder.engine import DeckList
from deckbuilder.engine.lists import deck_list, define_all
from deckbuilder.play.goldfish import Goldfish
from deckbuilder.play.opening import Numbers, numbers_of
from deckbuilder.play.simulation import Job
from tests.helpers.decks import cards


@lru_cache(maxsize=8)
def shipped(name: str) -> Numbers:
    """The card numbers of a shipped deck."""
    return numbers_of(read_deck((card_data.DECKS / f"{name}.deck").read_bytes(), cards()).deck)


@lru_cache(maxsize=8)
def shipped_list(name: str) -> DeckList:
    """A shipped deck as the engine takes it."""
    numbers = shipped(name)
    return deck_list(define_all(cards()), numbers.monsters, numbers.main)


def against_goldfish(goldfish: Goldfish | None = None, bot: str = "random") -> Job:
    """A starter deck against the goldfish."""
    return Job(shipped("ESD01"), goldfish or Goldfish(), ("Mine", "goldfish"), (bot, "passive"))


def against_deck(bot: str = "random") -> Job:
    """The two starter decks against each other."""
    return Job(shipped("ESD01"), shipped("ESD02"), ("Mine", "Theirs"), (bot, bot))
