"""Figures of a sample and what they are worth: shares and means with 95 % intervals, percentiles."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

_Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Estimate(NamedTuple):
    """A figure and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def is_noise(self) -> bool:
        """For a difference: whether zero is inside the interval, so that it may be none."""
        return self.low <= 0 <= self.high

    def as_data(self) -> dict[str, float]:
        """For JSON, to six places so that the text is short and the same everywhere."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def share(hits: int, tries: int) -> Estimate | None:
    """A share of yes or no outcomes with Wilson's interval; None without tries."""
    if tries == 0:
        return None
    rate, weight = hits / tries, _Z * _Z / tries
    middle = (rate + weight / 2) / (1 + weight)
    half = _Z * math.sqrt(rate * (1 - rate) / tries + weight / (4 * tries)) / (1 + weight)
    # At 0 and 1 the bounds meet the value exactly; rounding must not put them beside it.
    return Estimate(rate, min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half)))


class Sums(NamedTuple):
    """A sample in three whole numbers, enough for its mean and how far that can be trusted."""

    size: int
    total: int
    squares: int
    """Sum of the squares."""

    @property
    def mean(self) -> float:
        """Of a sample that is not empty."""
        return self.total / self.size

    @property
    def variance(self) -> float:
        """Of the population, estimated; for a sample of two or more."""
        spread_out = self.squares * self.size - self.total * self.total
        return spread_out / (self.size * (self.size - 1))

    def without(self, part: Sums) -> Sums:
        """The rest of the sample."""
        return Sums(self.size - part.size, self.total - part.total, self.squares - part.squares)


def difference(part: Sums, whole: Sums) -> Estimate | None:
    """How far the mean of a part of a sample is from the mean of the whole; None where too few are in or out.

    The part is in the whole, so the interval comes from what is independent: the part and the rest. Their
    difference, times the share of the rest, is the difference to the whole.
    """
    rest = whole.without(part)
    if part.size < 2 or rest.size < 2:
        return None
    scale = rest.size / whole.size
    value = scale * (part.mean - rest.mean)
    half = scale * _Z * math.sqrt(part.variance / part.size + rest.variance / rest.size)
    return Estimate(value, value - half, value + half)


class Spread(NamedTuple):
    """How whole numbers, such as the turns of the wins, are spread."""

    size: int
    """How many numbers there are."""

    mean: Estimate
    median: float
    p10: int
    """The smallest value that at least a tenth of the sample does not exceed."""

    p90: int

    def as_data(self) -> dict[str, object]:
        """For JSON."""
        return {
            "count": self.size,
            "mean": self.mean.as_data(),
            "median": self.median,
            "p10": self.p10,
            "p90": self.p90,
        }


def spread(counts: Mapping[int, int]) -> Spread | None:
    """The spread of a sample given as value to number of times; None for an empty one."""
    total = sum(counts.values())
    if total == 0:
        return None
    return Spread(
        total,
        _mean(counts, total),
        (_at(counts, (total + 1) // 2) + _at(counts, total // 2 + 1)) / 2,
        _at(counts, -(-total // 10)),
        _at(counts, -(-total * 9 // 10)),
    )


def _mean(counts: Mapping[int, int], total: int) -> Estimate:
    first = sum(value * count for value, count in counts.items())
    second = sum(value * value * count for value, count in counts.items())
    mean = first / total
    variance = (second * total - first * first) / (total * (total - 1)) if total > 1 else 0.0
    half = _Z * math.sqrt(variance / total)
    return Estimate(mean, mean - half, mean + half)


def _at(counts: Mapping[int, int], place: int) -> int:
    """The value at a place, from 1, of the sample in order."""
    for value in sorted(counts):
        place -= counts[value]
        if place <= 0:
            return value
    return max(counts)
