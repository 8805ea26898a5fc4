"""Exact odds of drawing cards: hypergeometric, in whole numbers, for one group or several at once.

>>> from deckbuilder.decks.odds import at_least
>>> f"{at_least(1, successes=4, population=50, draws=5):.1%}"
'35.3%'

The opening hand is 5 of 50 cards. Later draws depend on the opponent's rank and on refilling the hand, so
odds for a later turn are those of a number of cards seen, which the player sets, or come from simulation.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import comb

from .deck import Deck, Entry


class OddsError(ValueError):
    """Numbers that describe no draw; the message says which and what they must be."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """At least ``least`` and, if given, at most ``most`` of the cards of one group must be drawn."""

    cards: Collection[Hashable]
    """The group, as identities of single cards: the copies of a card are different members."""

    least: int = 1
    most: int | None = None


def cards_of(deck: Deck, wanted: Callable[[Entry], bool]) -> frozenset[tuple[str, int]]:
    """The single cards of the main deck whose entries are wanted, as a group of a ``Requirement``."""
    return frozenset(
        (entry.number, copy) for entry in deck.merged().main if wanted(entry) for copy in range(entry.count)
    )


def _check(population: int, draws: int) -> None:
    if population < 0:
        raise OddsError(f"a deck cannot have {population} cards")
    if not 0 <= draws <= population:
        raise OddsError(f"from {population} cards you can draw 0 to {population}, not {draws}")


def ways(least: int, most: int, successes: int, population: int, draws: int) -> int:
    """In how many of the ``comb(population, draws)`` draws the group gives ``least`` to ``most`` cards."""
    low = max(least, draws - (population - successes), 0)
    high = min(most, successes, draws)
    return sum(
        comb(successes, hits) * comb(population - successes, draws - hits) for hits in range(low, high + 1)
    )


def between(least: int, most: int, successes: int, population: int, draws: int) -> float:
    """The chance, 0 to 1, that ``draws`` cards of ``population`` hold ``least`` to ``most`` of the successes.

    Raises ``OddsError`` unless 0 <= draws <= population, 0 <= successes <= population and 0 <= least (B71).
    """
    _check(population, draws)
    if not 0 <= successes <= population:
        raise OddsError(f"{successes} of {population} cards cannot be in the group")
    if least < 0:
        raise OddsError(f"at least {least} cards says nothing, the smallest number is 0")
    return ways(least, most, successes, population, draws) / comb(population, draws)


def at_least(least: int, successes: int, population: int, draws: int) -> float:
    """The chance, 0 to 1, of at least so many of the ``successes`` cards; 0 when there are not so many."""
    return between(least, draws, successes, population, draws)


def exactly(count: int, successes: int, population: int, draws: int) -> float:
    """The chance, 0 to 1, of exactly so many of the ``successes`` cards."""
    return between(count, count, successes, population, draws)


def at_least_all(requirements: Sequence[Requirement], population: int, draws: int) -> float:
    """The chance, 0 to 1, that one draw meets every requirement; the groups may overlap.

    A card in two groups counts for both: a step-2 rank II monster is a step-2 card and a monster. The cards
    are sorted into atoms, those in the same groups, and every division of the draw over the atoms is counted.
    Raises ``OddsError`` as ``between`` does, and when the groups hold more cards than the deck.
    """
    _check(population, draws)
    if any(requirement.least < 0 for requirement in requirements):
        raise OddsError("a requirement asks for 0 cards or more")
    atoms = _atoms(requirements)
    grouped = sum(atoms.values())
    if grouped > population:
        raise OddsError(f"the groups hold {grouped} cards, the deck has {population}")
    outside = population - grouped
    favourable = sum(
        count * comb(outside, draws - drawn)
        for count, drawn in _divisions(list(atoms.items()), requirements, draws)
    )
    return favourable / comb(population, draws)


def _atoms(requirements: Sequence[Requirement]) -> dict[frozenset[int], int]:
    """How many cards are in exactly these groups and no others."""
    members = [frozenset(requirement.cards) for requirement in requirements]
    sizes: dict[frozenset[int], int] = {}
    for card in frozenset[Hashable]().union(*members):
        atom = frozenset(index for index, group in enumerate(members) if card in group)
        sizes[atom] = sizes.get(atom, 0) + 1
    return sizes


def _divisions(
    atoms: list[tuple[frozenset[int], int]], requirements: Sequence[Requirement], draws: int
) -> Iterator[tuple[int, int]]:
    """The ways of each kind of draw that meets the requirements, and its number of grouped cards.

    Draws that give each group the same number of cards are counted together, and beyond what decides a
    requirement all numbers are the same, so the work is bounded by the product of the numbers asked for.
    """
    enough = [each.least if each.most is None else each.most + 1 for each in requirements]
    none = tuple(0 for _ in requirements)
    kinds: dict[tuple[int, tuple[int, ...]], int] = {(0, none): 1}
    for groups, size in atoms:
        following: dict[tuple[int, tuple[int, ...]], int] = {}
        for (drawn, hits), count in kinds.items():
            for taken in range(min(size, draws - drawn) + 1):
                key = (
                    drawn + taken,
                    tuple(
                        min(hit + taken * (index in groups), enough[index]) for index, hit in enumerate(hits)
                    ),
                )
                following[key] = following.get(key, 0) + count * comb(size, taken)
        kinds = following
    for (drawn, hits), count in kinds.items():
        if all(_met(requirement, hit) for requirement, hit in zip(requirements, hits, strict=True)):
            yield count, drawn


def _met(requirement: Requirement, hits: int) -> bool:
    return requirement.least <= hits and (requirement.most is None or hits <= requirement.most)
