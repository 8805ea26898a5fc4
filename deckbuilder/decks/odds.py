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
from itertools import pairwise
from math import comb

from deckbuilder.cards.messages import say

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
        raise OddsError(say("a deck cannot have {count} cards", count=population))
    if not 0 <= draws <= population:
        raise OddsError(
            say("from {cards} cards you can draw 0 to {cards}, not {count}", cards=population, count=draws)
        )


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
        raise OddsError(
            say("{count} of {cards} cards cannot be in the group", count=successes, cards=population)
        )
    if least < 0:
        raise OddsError(say("at least {count} cards says nothing, the smallest number is 0", count=least))
    return ways(least, most, successes, population, draws) / comb(population, draws)


def at_least(least: int, successes: int, population: int, draws: int) -> float:
    """The chance, 0 to 1, of at least so many of the ``successes`` cards; 0 when there are not so many."""
    return between(least, draws, successes, population, draws)


def exactly(count: int, successes: int, population: int, draws: int) -> float:
    """The chance, 0 to 1, of exactly so many of the ``successes`` cards."""
    return between(count, count, successes, population, draws)


def at_least_all(requirements: Sequence[Requirement], population: int, draws: int) -> float:
    """The chance, 0 to 1, that one draw meets every requirement; the groups may overlap.

    A card in two groups counts for both: a step-2 rank II monster is a step-2 card and a monster.
    Raises ``OddsError`` as ``between`` does, and when the groups hold more cards than the deck.
    """
    return at_least_all_in_time(requirements, population, [draws] * len(requirements))


def at_least_all_in_time(requirements: Sequence[Requirement], population: int, draws: Sequence[int]) -> float:
    """The chance, 0 to 1, that each requirement is met by the first cards drawn, so many as it is given.

    One order of drawing decides all of them: what is met by the first 5 cards is met by the first 7. The
    cards are sorted into atoms, those in the same groups, and the draws into stages, between one number of
    cards and the next; every division of the atoms over the stages is counted. Raises ``OddsError`` as
    ``at_least_all`` does.
    """
    for each in draws or [0]:
        _check(population, each)
    if any(requirement.least < 0 for requirement in requirements):
        raise OddsError(say("a requirement asks for 0 cards or more"))
    atoms = _atoms(requirements)
    grouped = sum(atoms.values())
    if grouped > population:
        raise OddsError(
            say("the groups hold {cards} cards, the deck has {deck}", cards=grouped, deck=population)
        )
    ends = sorted(set(draws))
    stages = [end - start for start, end in pairwise([0, *ends])]
    last = [ends.index(each) for each in draws]
    outside = population - grouped
    favourable = sum(
        count * _fillings([stage - taken for stage, taken in zip(stages, drawn, strict=True)], outside)
        for count, drawn in _divisions(list(atoms.items()), requirements, stages, last)
    )
    return favourable / _fillings(stages, population)


def chances_by_draws(requirements: Sequence[Requirement], population: int, most: int) -> tuple[float, ...]:
    """The chance that one draw meets every requirement, for draws of 0 to ``most`` cards, counted once.

    Raises ``OddsError`` as ``at_least_all`` does.
    """
    _check(population, most)
    atoms = _atoms(requirements)
    outside = population - sum(atoms.values())
    by_grouped = [0] * (most + 1)
    for count, (grouped,) in _divisions(list(atoms.items()), requirements, [most], [0] * len(requirements)):
        by_grouped[grouped] += count
    return tuple(
        sum(count * comb(outside, draws - drawn) for drawn, count in enumerate(by_grouped[: draws + 1]))
        / comb(population, draws)
        for draws in range(most + 1)
    )


def _fillings(stages: Sequence[int], cards: int) -> int:
    """In how many ways cards fill the stages, the order within a stage left out."""
    if sum(stages) > cards:
        return 0
    result = 1
    for stage in stages:
        result *= comb(cards, stage)
        cards -= stage
    return result


def _atoms(requirements: Sequence[Requirement]) -> dict[frozenset[int], int]:
    """How many cards are in exactly these groups and no others."""
    members = [frozenset(requirement.cards) for requirement in requirements]
    sizes: dict[frozenset[int], int] = {}
    for card in frozenset[Hashable]().union(*members):
        atom = frozenset(index for index, group in enumerate(members) if card in group)
        sizes[atom] = sizes.get(atom, 0) + 1
    return sizes


def _divisions(
    atoms: list[tuple[frozenset[int], int]],
    requirements: Sequence[Requirement],
    stages: Sequence[int],
    last: Sequence[int],
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The ways of each kind of draw that meets the requirements, and its grouped cards in each stage.

    ``last`` is the last stage that counts for each requirement. Draws that give each group the same number of
    cards are counted together, and beyond what decides a requirement all numbers are the same, so the work is
    bounded by the product of the numbers asked for.
    """
    enough = [each.least if each.most is None else each.most + 1 for each in requirements]
    nothing = (0,) * len(stages), (0,) * len(requirements)
    kinds: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {nothing: 1}
    for groups, size in atoms:
        partial = {(*kind, size): count for kind, count in kinds.items()}
        for stage, room in enumerate(stages):
            counting = [index for index in groups if stage <= last[index]]
            following: dict[tuple[tuple[int, ...], tuple[int, ...], int], int] = {}
            for (drawn, hits, left), count in partial.items():
                for taken in range(min(left, room - drawn[stage]) + 1):
                    now = list(hits)
                    for index in counting:
                        now[index] = min(now[index] + taken, enough[index])
                    then = (*drawn[:stage], drawn[stage] + taken, *drawn[stage + 1 :])
                    key = then, tuple(now), left - taken
                    following[key] = following.get(key, 0) + count * comb(left, taken)
            partial = following
        kinds = {}
        for (drawn, hits, _), count in partial.items():
            kinds[drawn, hits] = kinds.get((drawn, hits), 0) + count
    for (drawn, hits), count in kinds.items():
        if all(_met(requirement, hit) for requirement, hit in zip(requirements, hits, strict=True)):
            yield count, drawn


def _met(requirement: Requirement, hits: int) -> bool:
    return requirement.least <= hits and (requirement.most is None or hits <= requirement.most)
