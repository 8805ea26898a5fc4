"""The goldfish: an opponent with nothing but a monster that only ever passes, to measure a deck against."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, CardType, Color
from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import DeckList, Definition, GameState, Stops, Task, define, new_game
from deckbuilder.engine.piles import draw

GOLDFISH_SIDE = 1
"""The goldfish is always the second of the two players; the deck that is measured is player 0."""

_NUMBER = re.compile(r"GOLDFISH-([1-4])-(\d{1,6})")
"""Of a made-up monster: its rank and its printed threat. No set has such a code."""

MAX_RANK, MAX_ZONE = 4, 8


class Behaviour(StrEnum):
    """What the goldfish's monster does in its End Phase."""

    ADVANCES = "advances"
    """It walks one zone, as every monster does (R16.3)."""

    STANDS = "stands"
    """It stays where it is."""


@dataclass(frozen=True, slots=True)
class Goldfish:
    """How the passive opponent starts. Raises ``ValueError`` for what no monster can be."""

    zone: int = 1
    rank: int = 1
    """How many cards its opponent draws in each Start Phase (R7.2)."""

    rage: int = 0
    """Gone in its first Start Phase, as anyone's rage (R7.8); a lasting threat is ``threat``."""

    threat: int = 30_000
    """Printed threat, in points. Countering it once wins, since no monster can follow it (R15.16)."""

    behaviour: Behaviour = Behaviour.ADVANCES

    def __post_init__(self) -> None:
        for what, value, low, high in (
            ("zone", self.zone, 1, MAX_ZONE),
            ("rank", self.rank, 1, MAX_RANK),
            ("rage", self.rage, 0, 99),
            ("threat", self.threat, 0, 999_000),
        ):
            if not low <= value <= high:
                raise ValueError(f"The goldfish's {what} is {value}; expected {low} to {high}")

    def __str__(self) -> str:
        rage = f", rage {self.rage}" if self.rage else ""
        return (
            f"goldfish: zone {self.zone}, rank {ROMAN[self.rank]}, threat {self.threat:,}{rage}, "
            f"{'stands still' if self.behaviour is Behaviour.STANDS else 'advances'}"
        )


@lru_cache(maxsize=64)
def _monster(rank: int, threat: int) -> Definition:
    number = CardNumber(f"GOLDFISH-{rank}-{threat}")
    card = Card(number, "Goldfish", CardType.MONSTER, 1, (Color.BLUE,), ("Goldfish",), threat=threat)
    return replace(define(card), rank=rank)


class WithGoldfish(Mapping[CardNumber, Definition]):
    """The cards of a game and, by their numbers, the monsters that a goldfish makes up."""

    def __init__(self, cards: Mapping[CardNumber, Definition]) -> None:
        self._cards = cards

    def __getitem__(self, number: CardNumber) -> Definition:
        found = _NUMBER.fullmatch(number)
        return self._cards[number] if found is None else _monster(int(found[1]), int(found[2]))

    def __iter__(self) -> Iterator[CardNumber]:
        yield from self._cards

    def __len__(self) -> int:
        return len(self._cards)


def goldfish_called(number: str) -> Message | None:
    """A made-up monster in words; None for the number of any other card."""
    found = _NUMBER.fullmatch(number)
    if found is None:
        return None
    return say(
        "Goldfish of rank {rank}, threat {threat}", rank=ROMAN[int(found[1])], threat=f"{int(found[2]):,}"
    )


def goldfish_deck(goldfish: Goldfish) -> DeckList:
    """What the goldfish brings: a rank I monster, as every game needs, and what it has become if more."""
    ranks = sorted({1, goldfish.rank})
    return DeckList([_monster(rank, goldfish.threat) for rank in ranks], [])


def goldfish_game(
    deck: DeckList, goldfish: Goldfish, seed: int, first: int | None = None, stops: Stops = ()
) -> GameState:
    """A game of a deck (player 0) against the goldfish (player 1), before its first decision.

    The rules begin every game with a rank I monster, without rage, in its start zone. This is the one place
    where the goldfish is made to differ: after the set-up, which ends at the first decision. When the deck
    goes first, it has then drawn for rank I, so the missing cards are drawn here, unless it was asked before.
    """
    state = new_game((deck, goldfish_deck(goldfish)), seed, first, stops)
    fish = state.players[GOLDFISH_SIDE]
    fish.zone = goldfish.zone
    fish.rage = goldfish.rage
    fish.rooted = goldfish.behaviour is Behaviour.STANDS
    fish.monster = (*fish.monster, *fish.monster_deck)
    fish.monster_deck = []
    if state.active != GOLDFISH_SIDE and Task.DRAW not in state.todo:
        draw(state, state.active, goldfish.rank - 1)
    return state
