"""Of a damaged scenario everything that is whole is read, and all that is lost is told."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from deckbuilder.engine import Placed, Scenario, Side, read_scenario
from deckbuilder.engine.plain import parted
from deckbuilder.engine.rescue import NOBODY, rescue

from .test_scenario import few, scenarios

WHOLE = Scenario(
    (
        Side(
            ("M(1,5000)", "M(2,8000)"),
            3,
            2,
            hand=("B(1,5000)", "S(1)"),
            zones={5: ("B(1,5000)", "B(2,2000)")},
            strategies=(Placed(("S(1)",), 3), None),
        ),
        Side(("M(1,5000)",), 8, deck_rest=("B(1,5000)",) * 9),
    ),
    turn=5,
    active=1,
)


@few
@given(scenarios())
def test_a_whole_scenario_is_read_without_faults(scenario: Scenario) -> None:
    assert rescue(scenario.to_json()) == (scenario, [])


def test_every_beginning_of_a_text_is_read_as_far_as_it_goes() -> None:
    text = WHOLE.to_json()
    best = 0
    for end in range(len(text.rstrip())):
        found, faults = rescue(text[:end])
        assert faults
        if found is not None:
            read_scenario(found.to_json())
            best = max(best, len(found.to_json()))
    assert best > 0.8 * len(text)


def test_a_text_that_breaks_off_keeps_what_was_before() -> None:
    text = WHOLE.to_json()
    found, faults = rescue(text[: text.index('"deck_rest"')])
    assert found is not None
    assert found.players[0] == WHOLE.players[0]
    assert found.players[1].zone == 8
    assert faults[0].startswith("The text is no JSON: ")


@pytest.mark.parametrize(
    ("damage", "fault", "kept"),
    [
        (("zone", "three"), 'players[0].zone: expected a whole number, found "three"', {"zone": 1}),
        (
            ("hand", ["B(1,5000)", 7]),
            "players[0].hand[1]: expected a text, found 7",
            {"hand": ("B(1,5000)",)},
        ),
        (
            ("zones", {"5": ["B(1,5000)"], "nine": []}),
            "players[0].zones.nine: there are the zones 1 to 8",
            {"zones": {5: ("B(1,5000)",)}},
        ),
        (
            ("strategies", [7]),
            "players[0].strategies[0]: expected names with values, found 7",
            {"strategies": (None, None)},
        ),
        (
            ("strategies", [{"cards": ["S(1)"], "turn": "three"}]),
            'players[0].strategies[0].turn: expected a whole number, found "three"',
            {"strategies": (Placed(("S(1)",), 0), None)},
        ),
        (("luck", 7), "players[0].luck: is no known name here", {"rage": 2}),
        (("monster", 1), "players[0].monster: expected a list, found 1", {"monster": ()}),
    ],
)
def test_one_damaged_part_costs_no_other(
    damage: tuple[str, object], fault: str, kept: dict[str, object]
) -> None:
    words = json.loads(WHOLE.to_json())
    words["players"][0][damage[0]] = damage[1]
    found, faults = rescue(json.dumps(words))
    assert faults == [fault]
    assert parted(faults[0]) == tuple(fault.split(": ", 1))
    assert found is not None
    assert found.players[1] == WHOLE.players[1]
    assert {name: getattr(found.players[0], name) for name in kept} == kept


def test_a_missing_side_is_an_empty_one() -> None:
    found, faults = rescue('{"players": [], "turn": 4}')
    assert found == Scenario((NOBODY, NOBODY), turn=4)
    assert faults == ["players: expected two of them"]


@pytest.mark.parametrize("text", ["", "[1, 2]", "7", '"players"', "{}", "no scenario", '{"deck": 1}'])
def test_what_is_no_scenario_gives_nothing(text: str) -> None:
    found, faults = rescue(text)
    assert found is None
    assert len(faults) == 1
