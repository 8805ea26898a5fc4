"""Two versions of a deck, each game with the same seed: what a change is worth, with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from .estimates import Estimate, Spread, spread
from .opening import Numbers
from .tally import GameResult, Tally


class Verdict(StrEnum):
    """What a comparison comes to."""

    BETTER = "better"
    WORSE = "worse"
    OPEN = "open"
    """Zero is inside the interval: the games do not tell the versions apart."""

    NONE = "none"
    """Too few games to say anything."""


@dataclass(frozen=True, slots=True)
class Paired:
    """The second version less the first, over the seeds that both finished."""

    pairs: int
    turns: Spread | None
    """Difference of the own turns of the win, over the games that both won; below 0 the second is faster."""

    wins: Spread | None
    """Difference of the games won (1, 0 or -1 each); above 0 the second wins more often."""

    sooner: tuple[int, ...]
    """Seeds that both won, the second sooner."""

    same: tuple[int, ...]
    later: tuple[int, ...]
    gained: tuple[int, ...]
    """Seeds that only the second won."""

    lost: tuple[int, ...]

    @property
    def by_wins(self) -> bool:
        """Whether the games won decide: a win is worth more than its turn, and some differ."""
        return bool(self.gained or self.lost)

    @property
    def decisive(self) -> Estimate | None:
        """The difference that is judged, of games won or of turns; None for too few games."""
        found = self.wins if self.by_wins else self.turns
        return found.mean if found is not None and found.size > 1 else None

    @property
    def verdict(self) -> Verdict:
        """Whether the second version is better."""
        found = self.decisive
        if found is None:
            return Verdict.NONE
        if found.is_noise:
            return Verdict.OPEN
        return Verdict.BETTER if (found.value > 0) is self.by_wins else Verdict.WORSE


def compare_results(one: Tally, other: Tally) -> Paired:
    """Pair the games of two batches whose jobs keep them, by seed, from the side of player 0."""
    turns, wins = Counter[int](), Counter[int]()
    seeds: dict[str, list[int]] = {
        name: [] for name in ("sooner", "same", "later", "gained", "lost", "neither")
    }
    for seed in sorted(one.results.keys() & other.results.keys()):
        before, after = one.results[seed], other.results[seed]
        wins[_won(after) - _won(before)] += 1
        if _won(before) and _won(after):
            turns[after.turn - before.turn] += 1
        seeds[_change(before, after)].append(seed)
    kinds = {name: tuple(found) for name, found in seeds.items() if name != "neither"}
    return Paired(wins.total(), spread(turns), spread(wins), **kinds)


def _change(before: GameResult, after: GameResult) -> str:
    if not _won(before):
        return "gained" if _won(after) else "neither"
    if not _won(after):
        return "lost"
    if after.turn == before.turn:
        return "same"
    return "sooner" if after.turn < before.turn else "later"


def _won(result: GameResult) -> bool:
    return result.winner == 0


def aligned(deck: Numbers, with_deck: Numbers) -> Numbers:
    """The same cards in an order in which as many as can be stand where they stand in another deck.

    A shuffle moves places, not names: so the same seed deals the shared cards alike, and the difference
    of two versions shows in fewer games.
    """
    return Numbers(_aligned(deck.monsters, with_deck.monsters), _aligned(deck.main, with_deck.main))


def _aligned(cards: Sequence[str], model: Sequence[str]) -> tuple[str, ...]:
    left = Counter(cards)
    places: list[str | None] = []
    for number in model[: len(cards)]:
        kept = left[number] > 0
        places.append(number if kept else None)
        left[number] -= kept
    places += [None] * (len(cards) - len(places))
    fresh: list[str] = []
    for number in cards:
        if left[number] > 0:
            fresh.append(number)
            left[number] -= 1
    rest = iter(fresh)
    return tuple(next(rest) if number is None else number for number in places)
