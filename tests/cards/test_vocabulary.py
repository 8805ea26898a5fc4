"""The vocabulary items of abilities: flags, variants, and what is not an item of its own."""

from typing import Any

import pytest

from deckbuilder.cards.abilities import parse_abilities
from deckbuilder.cards.vocabulary import items


def trigger(**parts: Any) -> dict[str, Any]:
    return {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "draw", "n": 1}]} | parts


@pytest.mark.parametrize(
    ("ability", "expected"),
    [
        (trigger(), {"ev:enter", "act:draw"}),
        (trigger(turn="opp", awakening=4), {"ev:enter", "act:draw", "gate:turn_opp", "gate:awakening"}),
        (trigger(on={"ev": "enter", "origin": "hand"}), {"ev:enter.hand", "act:draw"}),
        (
            trigger(on={"ev": "phase_start", "phase": "counter", "whose": "you"}),
            {"ev:phase_start.counter.you", "act:draw"},
        ),
        (
            trigger(on={"ev": "battle_played", "who": "opp", "origin": "deck"}),
            {"ev:battle_played.opp", "ctl:event_filter", "act:draw"},
        ),
        (
            trigger(
                do=[
                    {
                        "act": "may",
                        "who": "opp",
                        "cost": [{"act": "discard", "who": "opp", "n": 1, "filter": {"icon": 2}}],
                        "then": [{"act": "draw", "n": 1}],
                    }
                ]
            ),
            {"ev:enter", "ctl:may_cost", "ctl:opponent_may", "act:discard", "sel:icon", "act:draw"},
        ),
        (
            trigger(
                do=[
                    {
                        "act": "destroy",
                        "what": {
                            "of": "each",
                            "in": "zones",
                            "type": "battle",
                            "pick": {"n": 2, "up_to": True},
                        },
                    }
                ]
            ),
            {"ev:enter", "act:destroy", "in:zones", "sel:each_player", "sel:type", "pick:up_to"},
        ),
        (
            {
                "kind": "static",
                "apply": [
                    {"fx": "counter_immunity", "target": {"ref": "self"}, "max": 30000, "retreat": False}
                ],
            },
            {"fx:counter_immunity.no_shift", "ref:self"},
        ),
        (
            {
                "kind": "deck",
                "rule": "resonance",
                "colors": ["red", "blue"],
                "require": [{"type": "monster", "trait": ["Mothra"]}],
            },
            {"deck:resonance"},
        ),
    ],
)
def test_items_of_an_ability(ability: dict[str, Any], expected: set[str]) -> None:
    assert items(parse_abilities([ability])) == expected


def test_no_abilities_use_no_items() -> None:
    assert items(()) == frozenset()
