"""``counter-power`` as a player uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckbuilder.engine import begin, read_scenario
from deckbuilder.engine.lists import define_all
from deckbuilder.engine.values import total_counter_power
from tests.helpers import decks
from tests.helpers.terminal import Terminal

QUICK = ("--positions", "1500")


def test_the_board_is_shown_as_a_lower_bound(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("counter-power", starter, *QUICK, "--zone", "3", "--rank", "2", "--against", "6")
    assert answer.code == 0
    assert answer.out.startswith("Starter 01 Godzilla Minus One: counter power at least ")
    assert "Your monster: rank II, zone 3, rage 0; the opponent's: rank I, zone 6, rage 0" in answer.out
    assert "A lower bound: the best of 1,500 boards tried, a better one may exist." in answer.out
    assert [row[0] for row in answer.rows if row[0].startswith("zone ")] == [
        f"zone {zone}" for zone in (1, 2, 4, 5, 6, 7, 8)
    ]


def test_the_scenario_in_the_json_has_the_total(deckbuilder: Terminal, starter: Path) -> None:
    data = deckbuilder("counter-power", starter, *QUICK, "--json").data
    assert data["lower_bound"] is True
    assert sum(each["points"] for each in data["shares"]) == data["at_least"]
    scenario = read_scenario(json.dumps(data["scenario"]))
    assert total_counter_power(begin(scenario, define_all(decks.cards())), 0) == data["at_least"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--zone", "9"), "The zone is 9; expected 1 to 8"),
        (("--their-rank", "5"), "The rank of the opponent is 5; expected 1 to 4"),
        (("--rage", "-1"), "The rage is -1; expected 0 to 99"),
    ],
)
def test_wrong_use_is_explained(
    deckbuilder: Terminal, starter: Path, words: tuple[str, ...], reason: str
) -> None:
    answer = deckbuilder("counter-power", starter, *words)
    assert (answer.code, answer.out) == (2, "")
    assert reason in answer.err
