"""How many different lines of play there are from small set-ups: any slip in the rules changes a number."""

from typing import Any

import pytest

from deckbuilder.engine import GameState, apply_unchecked, legal_actions
from tests.helpers.board import position

Sides = tuple[dict[str, Any], dict[str, Any]]

OPENING: Sides = (
    {"hand": ["B(1,5000,step=1)", "M(1,6000)", "S(1)"], "deck": ["B(1,1000)", "M(2,9000)"] * 5},
    {"hand": ["B(1,3000)"], "deck": ["B(1,2000,step=2)", "S(1)"] * 5},
)
"""All kinds of play, near the start."""

FRONT: Sides = (
    {
        "zone": 7,
        "rage": 2,
        "hand": ["B(6,9000,step=2)", "M(2,9000,burst=1,step=1)"],
        "zones": {8: "B(2,4000)", 3: ["B(1,1000)", "B(4,5000)"]},
        "strategies": ["S(1,base)"],
        "deck": 4,
    },
    {"zone": 6, "zones": {8: "B(8,6000)"}, "hand": ["B(7,3000,step=2)"], "strategies": ["S(1)"], "deck": 4},
)
"""Blocks, crush, Burst, bases and wins near zone 8."""

LATE: Sides = (
    {
        "zone": 4,
        "monster": ["M(1,5000)", "M(2,8000)", "M(3,9000)", "M(4,10000)"],
        "monster_deck": [],
        "hand": ["B(2,8000)", "M(4,12000,step=2)"],
        "zones": {2: "B(3,2000,evolution=5 Mothra)"},
        "deck": ["B(5,6000,traits=Mothra)", "B(1,1000)"],
    },
    {
        "zone": 5,
        "monster": ["M(1,5000)", "M(4,6000)"],
        "monster_deck": [],
        "hand": 2,
        "deck": 2,
        "discard": 3,
    },
)
"""Rank IV on both sides, Evolution, decks that run out."""


def nodes(state: GameState, depth: int) -> int:
    """Positions reached by every line of that many actions, finished games counted where they end."""
    actions = legal_actions(state)
    if depth == 0 or not actions:
        return 1
    total = 0
    for action in actions:
        after = state.clone()
        apply_unchecked(after, action)
        total += nodes(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("sides", "counts"),
    [
        pytest.param(OPENING, (12, 79, 478, 3698), id="opening"),
        pytest.param(FRONT, (12, 66, 172, 1032), id="front"),
        pytest.param(LATE, (11, 53, 77, 566), id="late"),
    ],
)
def test_number_of_lines_is_as_pinned(sides: Sides, counts: tuple[int, ...]) -> None:
    state = position(*sides)
    before = state.key()
    assert tuple(nodes(state, depth) for depth in range(1, len(counts) + 1)) == counts
    assert state.key() == before
