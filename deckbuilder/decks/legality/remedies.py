"""What can be done about violations beyond one fix: searches for missing cards, all safe fixes at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.messages import Message, say
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.formats import Format

from . import check
from .reading import Reading
from .violation import Code, Violation

SAFE = frozenset(
    {
        Code.TOKEN,
        Code.RAGE_CARD,
        Code.NOT_IN_POOL,
        Code.EXCLUDED,
        Code.NOT_RELEASED,
        Code.BANNED,
        Code.RESTRICTED,
        Code.TOO_MANY_COPIES,
        Code.COLOR,
        Code.RESONANCE_TRAIT,
        Code.RESONANCE_RANK,
    }
)
"""Violations that leave nothing to choose: the card named has to go, or some copies of it.

A deck that is too large, or has too many cards with step 2, is mended by the player's own choice.
"""

PLAYABLE = "legal:deck fits:deck"
"""Every search for missing cards begins with what the open deck may hold."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search for the cards that would end a violation."""

    label: Message
    """For a button beside the violation: ``Add 3…``."""

    query: str


def search_for(violation: Violation, reading: Reading) -> Search | None:
    """Where to look for what a violation of a deck says is missing; None when nothing is."""
    catalogue = reading.catalogue
    match violation.code:
        case Code.MAIN_DECK_SIZE:
            missing = _missing(violation)
            return Search(say("Add {count}…", count=missing), PLAYABLE) if missing > 0 else None
        case Code.RESONANCE_COUNT:
            kind = _counted_type(violation, catalogue)
            return Search(say("Add {count}…", count=_missing(violation)), f"t:{kind} {PLAYABLE}")
        case Code.MONSTER_MISSING:
            rank = next((each for each in ROMAN if each not in reading.monsters), None)
            return _monster_of(rank, reading) if rank is not None else None
        case Code.TRAIT_CHAIN:
            return _monster_of(_rank_of(violation.cards[1], catalogue), reading)
        case Code.NO_REPLACEMENT:
            rank = _rank_of(violation.cards[0], catalogue)
            return Search(say("Add 1…"), f"t:monster r:{rank}{_traits(reading, rank)} {PLAYABLE}")
        case _:
            return None


def _missing(violation: Violation) -> int:
    actual, allowed = violation.actual, violation.allowed
    return allowed - actual if isinstance(actual, int) and isinstance(allowed, int) else 0


def _rank_of(number: str, catalogue: Catalogue) -> int:
    card = catalogue.get(number)
    return card.rank if card else 1


def _counted_type(violation: Violation, catalogue: Catalogue) -> CardType:
    """The type of card of which the Resonance wants a smallest number."""
    leader = catalogue.get(violation.cards[0])
    requirements = leader.resonance.requirements if leader and leader.resonance else ()
    return next(each.type for each in requirements if each.min_count == violation.allowed)


def _monster_of(rank: int, reading: Reading) -> Search:
    label = say("Find a rank {rank}…", rank=ROMAN[rank])
    if rank == 1:
        return Search(label, "t:monster r:1 legal:deck")  # it decides the colours itself
    return Search(label, f"t:monster r:{rank}{_traits(reading, rank - 1)} {PLAYABLE}")


def _traits(reading: Reading, rank: int) -> str:
    """The condition that a card shares a trait with the monster of a rank; empty without that monster."""
    uses = reading.monsters.get(rank)
    traits = uses[0].card.traits_in(reading.format.region) if uses else ()
    quoted = [f'"{trait}"' for trait in traits]
    return f" tr:({', '.join(quoted)})" if quoted else ""


def safe_fixes(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """The violations whose fixes leave nothing to choose, in their order."""
    return tuple(each for each in violations if each.is_error and each.code in SAFE and each.fix)


def fix_all(deck: Deck, catalogue: Catalogue, format_: Format, on: date) -> Deck:
    """The deck after every safe fix, each worked out on the deck that the one before left."""
    while safe := safe_fixes(check(deck, catalogue, format_, on)):
        fix = safe[0].fix
        mended = fix.apply(deck) if fix else deck
        if mended == deck:
            break
        deck = mended
    return deck
