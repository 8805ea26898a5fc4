"""Thousands of random games, looking at every position: ``python -m tests.helpers.many_games 10000``."""

import sys
import time
from collections import Counter

from tests.helpers import games
from tests.helpers.invariants import broken


def play(count: int, *, abilities: bool, base_seed: int = 0) -> tuple[Counter[str], list[str]]:
    """How many games ended how, and what went wrong, each fault with the pair and the seed that show it."""
    ends: Counter[str] = Counter()
    faults: list[str] = []
    for seed in range(base_seed, base_seed + count):
        pair = games.PAIRS[seed % len(games.PAIRS)]
        state = games.new(pair, seed, abilities=abilities)
        try:
            for each, _ in games.at_random(state, seed):
                found = broken(each)
                if found:
                    raise AssertionError("; ".join(found))
            ends[str(state.outcome.reason) if state.outcome else "no end"] += 1
        except Exception as error:
            faults.append(
                f"{' v '.join(pair)}, seed {seed}, turn {state.turn}: {type(error).__name__} {error}"
            )
    return ends, faults


def main() -> None:
    """Half the games by the rules alone, half with the texts of the cards."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for abilities in (False, True):
        began = time.perf_counter()
        ends, faults = play(count // 2, abilities=abilities)
        how = "with texts" if abilities else "rules alone"
        took = time.perf_counter() - began
        head = f"{count // 2} games, {how}: {dict(ends)}, {len(faults)} faults, {took:.0f} s"
        sys.stdout.write("\n".join([head, *faults[:20]]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
