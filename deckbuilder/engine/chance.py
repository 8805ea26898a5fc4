"""All randomness of a game: a small generator whose whole state is two integers kept in the game.

SplitMix64 over (seed, step): the same on every platform and Python version, which ``random.shuffle`` is not.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def draw_bits(seed: int, step: int) -> int:
    """The 64-bit number at a step of the stream that a seed names."""
    value = (seed + (step + 1) * _GAMMA) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def draw_below(seed: int, step: int, limit: int) -> int:
    """A number from 0 to ``limit`` - 1, by taking the high bits; even to within 2**-56 for any deck."""
    return (draw_bits(seed, step) * limit) >> 64


def shuffle(cards: list[int], seed: int, step: int) -> int:
    """Shuffle in place (Fisher-Yates, from the end down) and give the next step of the stream."""
    for last in range(len(cards) - 1, 0, -1):
        value = (seed + (step + 1) * _GAMMA) & _MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((value ^ (value >> 31)) * (last + 1)) >> 64
        step += 1
        cards[last], cards[other] = cards[other], cards[last]
    return step
