"""All randomness of a game: numbers hashed from a seed and a step, the two integers kept in the game.

SHAKE-256 of "seed step": the same on every platform and Python version, which ``random.shuffle`` is not, and
one hash is enough for a whole shuffle.
"""

from __future__ import annotations

from hashlib import shake_256

_SPARE = 16
"""Bytes beyond what a choice needs, so that what divides unevenly is below 2**-128."""


def _number(seed: int, step: int, size: int) -> int:
    return int.from_bytes(shake_256(b"%d %d" % (seed, step)).digest(size), "little")


def draw_bits(seed: int, step: int) -> int:
    """The 64-bit number at a step of the stream that a seed names."""
    return _number(seed, step, 8)


def draw_below(seed: int, step: int, limit: int) -> int:
    """A number from 0 to ``limit`` - 1, all equally likely; ``limit`` below 2**64."""
    return _number(seed, step, 8 + _SPARE) % limit


def shuffle(cards: list[int], seed: int, step: int) -> int:
    """Shuffle in place (Fisher-Yates, from the end down) and give the next step of the stream.

    The number at the step is read digit by digit, each digit below the count of places left: for up to 256
    cards a byte a card holds every order. Where there is nothing to shuffle no number is used up.
    """
    if len(cards) < 2:
        return step
    number = _number(seed, step, len(cards) * (1 + (len(cards) >> 8)) + _SPARE)
    for last in range(len(cards) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return step + 1
