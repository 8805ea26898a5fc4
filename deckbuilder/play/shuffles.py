"""Whether the shuffler is fair: many shuffles counted, tested, and told in words (B73).

The shuffles are those of the game: one pass of Fisher-Yates from the end down, whose choices are the digits
of SHAKE-256 of the seed and the step (``engine.chance``). A game with seed S deals the hand of its first deck
from the shuffle at step 1 of S; step 0 decides who begins.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from deckbuilder.cards.messages import Message, say
from deckbuilder.engine.chance import shuffle
from deckbuilder.engine.state import HAND_SIZE

DECK_SIZE = 50
FIRST_SHUFFLE = 1
"""The step of the shuffle from which a game deals the first hand of its first deck."""

COPIES = 4
"""Of the card that is followed into the first hand: as many as a deck may have."""

KEPT_HANDS = 5
FEWEST_CARDS = COPIES + HAND_SIZE
"""A smaller deck has hands without room for what is tested."""

RARE, HARDLY_EVER = 0.01, 0.001
"""How seldom a fair shuffler has such a report before it is remarked on, and before it is called unfair."""

SLICE = 500
"""Shuffles between two looks at ``cancel``."""

CSV_COLUMNS = ("card", "place", "times", "expected")

Shuffler = Callable[[list[int], int, int], int]
"""Shuffles in place with a seed and a step, as ``engine.chance.shuffle`` does."""


class Fit(NamedTuple):
    """How far counts are from what is expected, and what that is worth."""

    chi_square: float
    degrees: int
    chance: float
    """Of a fair shuffler to differ as much or more, 0 to 1."""


class Hand(NamedTuple):
    """The first hand of a game."""

    seed: int
    cards: tuple[int, ...]
    """By their place in the deck list, from 0, in the order drawn."""


class Copies(NamedTuple):
    """How many first hands had so many of ``COPIES`` cards that are counted as one."""

    copies: int
    hands: int
    expected: float


@dataclass(frozen=True, slots=True)
class Shuffles:
    """What was counted."""

    size: int
    """Cards in the deck."""

    games: int
    """Shuffles, each with a seed of its own."""

    seed: int
    """The first of them; the others follow."""

    counts: tuple[tuple[int, ...], ...]
    """How often each card, by its place in the list, lay at each place of the deck, from the top."""

    in_hand: tuple[int, ...]
    """First hands by how many of the first ``COPIES`` cards of the list were in them, from none."""

    hands: tuple[Hand, ...]
    """Of the first few seeds."""

    @property
    def expected(self) -> float:
        """Times that a card lies at a place on average."""
        return self.games / self.size

    @property
    def fit(self) -> Fit:
        """Over all cards and places.

        Each card lies somewhere and each place has a card, so of n x n counts (n - 1)² are free; and since
        one shuffle fills all places at once, the usual sum is too large by n / (n - 1), which is taken out.
        The chance holds where a card is expected five times or more at a place.
        """
        expected = self.expected
        total = math.fsum((each - expected) ** 2 / expected for each in chain(*self.counts))
        return _fit(total * (self.size - 1) / self.size, (self.size - 1) ** 2)

    @property
    def copies(self) -> tuple[Copies, ...]:
        """The first hands by copies of the card that is followed."""
        ways = math.comb(self.size, HAND_SIZE)
        with_them = (
            math.comb(COPIES, found) * math.comb(self.size - COPIES, HAND_SIZE - found)
            for found in range(COPIES + 1)
        )
        return tuple(
            Copies(found, hands, self.games * share / ways)
            for found, (hands, share) in enumerate(zip(self.in_hand, with_them, strict=True))
        )

    @property
    def copies_fit(self) -> Fit:
        """Over none, one, and two copies or more, which alone are too rare to test."""
        none, one, *more = self.copies
        groups = (
            none,
            one,
            Copies(2, sum(each.hands for each in more), math.fsum(each.expected for each in more)),
        )
        return _fit(math.fsum((each.hands - each.expected) ** 2 / each.expected for each in groups), 2)

    # ---- in words ----------------------------------------------------------------------------------------

    def sentences(self) -> Iterator[Message]:
        """The report in a few sentences, without the tables."""
        counts = sorted(chain(*self.counts))
        yield say(
            "{games} shuffles of {size} cards, seeds {first} to {last}, as the game shuffles.",
            games=f"{self.games:,}",
            size=self.size,
            first=self.seed,
            last=self.seed + self.games - 1,
        )
        yield say(
            "Each card should lie at each place about {expected} times; it was {low} to {high} times.",
            expected=f"{self.expected:,.0f}",
            low=f"{counts[0]:,}",
            high=f"{counts[-1]:,}",
        )
        yield say(
            "How often a fair shuffler would differ as much or more: {share} (chi-square {sum}, {degrees} "
            "degrees of freedom).",
            **_figures(self.fit),
        )
        yield say(
            "The same for four copies of one card in the first hand: {share} (chi-square {sum}, {degrees} "
            "degrees of freedom).",
            **_figures(self.copies_fit),
        )

    @property
    def verdict(self) -> Message:
        """One sentence over all."""
        return verdict(self.fit.chance, self.copies_fit.chance)

    def as_data(self) -> dict[str, object]:
        """For JSON."""
        return {
            "shuffles": self.games,
            "cards": self.size,
            "seed": self.seed,
            "expected": round(self.expected, 6),
            "places": _data(self.fit),
            "first_hand": {
                **_data(self.copies_fit),
                "copies": [
                    {"copies": each.copies, "hands": each.hands, "expected": round(each.expected, 3)}
                    for each in self.copies
                ],
            },
            "hands": [{"seed": each.seed, "cards": [card + 1 for card in each.cards]} for each in self.hands],
            "counts": [list(row) for row in self.counts],
        }

    def csv_rows(self) -> Iterator[tuple[str, ...]]:
        """Every count as a row of ``CSV_COLUMNS``; cards of the list and places from the top from 1."""
        for card, row in enumerate(self.counts, 1):
            for place, times in enumerate(row, 1):
                yield str(card), str(place), str(times), f"{self.expected:.6g}"


def count_shuffles(
    games: int,
    seed: int = 0,
    size: int = DECK_SIZE,
    shuffler: Shuffler = shuffle,
    progress: Callable[[int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Shuffles:
    """Shuffle a deck of so many cards so often, shuffle i with seed ``seed`` + i; cancelled, what there is.

    Raises ``ValueError`` for fewer than ``FEWEST_CARDS``.
    """
    if size < FEWEST_CARDS:
        raise ValueError(f"a deck of {size} cards is too small to be tested")
    order = range(size)
    counts = [[0] * size for _ in order]
    in_hand = Counter[int]()
    hands: list[Hand] = []
    done = 0
    while done < games and not (done and cancel is not None and cancel()):
        for each in range(seed + done, seed + min(done + SLICE, games)):
            cards = list(order)
            shuffler(cards, each, FIRST_SHUFFLE)
            cards.reverse()  # the top of a deck is its end
            for place, card in enumerate(cards):
                counts[card][place] += 1
            hand = cards[:HAND_SIZE]
            in_hand[sum(card < COPIES for card in hand)] += 1
            if len(hands) < KEPT_HANDS:
                hands.append(Hand(each, tuple(hand)))
        done = min(done + SLICE, games)
        if progress is not None:
            progress(done)
    found = tuple(in_hand[copies] for copies in range(COPIES + 1))
    return Shuffles(size, done, seed, tuple(map(tuple, counts)), found, tuple(hands))


def share_words(chance: float) -> Message:
    """``43 %``; the ends are told as ends, since no sample proves more."""
    if chance < HARDLY_EVER:
        return say("less than 0.1 %")
    if chance > 1 - HARDLY_EVER:
        return say("more than 99.9 %")
    digits = 0 if 0.1 <= chance <= 0.99 else 1
    return say("{percent} %", percent=f"{100 * chance:.{digits}f}")


def verdict(*chances: float) -> Message:
    """What follows from all tests together; each of several may be out of the ordinary by chance."""
    least, most = (len(chances) * each for each in (min(chances), 1 - max(chances)))
    if least < HARDLY_EVER:
        return say("These shuffles are not fair.")
    if most < HARDLY_EVER:
        return say("These shuffles are more even than chance is.")
    if least < RARE:
        return say("Unusual, as one report in a hundred is: look at another seed before you doubt.")
    return say("Nothing unusual: this is what fair shuffles look like.")


def _figures(fit: Fit) -> dict[str, object]:
    return {
        "share": share_words(fit.chance),
        "sum": f"{fit.chi_square:,.1f}",
        "degrees": f"{fit.degrees:,}",
    }


def _data(fit: Fit) -> dict[str, object]:
    return {
        "chi_square": round(fit.chi_square, 3),
        "degrees_of_freedom": fit.degrees,
        "chance_of_as_much": round(fit.chance, 6),
    }


def _fit(total: float, degrees: int) -> Fit:
    return Fit(total, degrees, chi_square_tail(total, degrees))


def chi_square_tail(total: float, degrees: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is this large or larger."""
    if total <= 0:
        return 1.0
    shape, limit = degrees / 2, total / 2
    scale = math.exp(shape * math.log(limit) - limit - math.lgamma(shape))
    if limit < shape + 1:
        return max(0.0, 1.0 - scale * _series(shape, limit))
    return min(1.0, scale * _fraction(shape, limit))


def _series(shape: float, limit: float) -> float:
    """The lower incomplete gamma function without its scale: a series that ends soon below the mean."""
    total = term = 1 / shape
    step = shape
    while term > total * 1e-15:
        step += 1
        term *= limit / step
        total += term
    return total


def _fraction(shape: float, limit: float) -> float:
    """The upper one as a continued fraction, by Lentz: it ends soon above the mean."""
    tiny = 1e-300
    last = limit + 1 - shape
    upper, lower = 1 / tiny, 1 / last
    value = lower
    for place in range(1, 100_000):
        factor = -place * (place - shape)
        last += 2
        lower = 1 / _not_zero(factor * lower + last, tiny)
        upper = _not_zero(last + factor / upper, tiny)
        value *= lower * upper
        if abs(lower * upper - 1) < 1e-15:
            break
    return value


def _not_zero(value: float, tiny: float) -> float:
    return value if abs(value) > tiny else tiny
