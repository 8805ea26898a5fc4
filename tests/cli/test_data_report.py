"""``deckbuilder data report``: how far the cards of each set are carried out, and the vocabulary."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.terminal import Terminal

KEYS = ["cards", "vanilla", "full", "partial", "manual"]


@pytest.fixture
def own_card(home: Path) -> Callable[[dict[str, Any]], None]:
    """Puts a card of the player's own beside the shipped ones."""

    def put(*abilities: dict[str, Any]) -> None:
        own = home / "data" / "sets"
        own.mkdir(parents=True)
        card = {
            "number": "EBP77-001",
            "name": "Ebirah(2077)",
            "type": "battle",
            "rank": 3,
            "colors": ["red"],
            "counter_power": 4000,
            "abilities": abilities,
        }
        (own / "mine.json").write_text(json.dumps([card]))

    return put


def test_all_shipped_cards_are_played_as_printed(deckbuilder: Terminal) -> None:
    answer = deckbuilder("data", "report")
    assert answer.code == 0
    assert answer.rows[0] == ["set", *KEYS]
    assert ["EBP01", "80", "2", "78", "0", "0"] in answer.rows
    assert ["total", "400", "15", "385", "0", "0"] in answer.rows


def test_every_item_is_listed_with_its_cards_and_tests(deckbuilder: Terminal) -> None:
    rows = deckbuilder("data", "report").rows
    assert ["kind", "item", "cards", "tests"] in rows
    (kind, _, cards, tests), *_ = [row for row in rows if row[1:2] == ["act:destroy"]]
    assert (kind, cards) == ("action", "89")
    assert int(tests) > 89
    assert rows[-1][0].startswith("252 items, ")


def test_the_report_has_one_shape_for_programs(deckbuilder: Terminal) -> None:
    data = deckbuilder("data", "report", "--json").data
    assert list(data) == ["total", "sets", "vocabulary"]
    assert list(data["total"]) == KEYS
    assert data["sets"]["ESD05"] == {"cards": 1, "vanilla": 0, "full": 1, "partial": 0, "manual": 0}
    assert list(data["vocabulary"]["kw:burst"]) == ["cards", "tests"]
    assert data["vocabulary"]["kw:burst"]["cards"] == 22


def test_a_card_the_engine_cannot_carry_out_is_partial(
    deckbuilder: Terminal, own_card: Callable[..., None]
) -> None:
    """A destruction cannot be replaced by choice."""
    own_card(
        {
            "kind": "replace",
            "of": {"ev": "would_be_destroyed", "of": "self"},
            "may": True,
            "instead": [{"act": "draw", "n": 1}],
        }
    )
    assert ["EBP77", "1", "0", "0", "1", "0"] in deckbuilder("data", "report").rows


def test_a_card_that_cannot_be_read_is_manual(deckbuilder: Terminal, own_card: Callable[..., None]) -> None:
    own_card({"kind": "nonsense"})
    assert ["EBP77", "1", "0", "0", "0", "1"] in deckbuilder("data", "report").rows


def test_an_item_that_no_shipped_card_has_is_without_a_test(
    deckbuilder: Terminal, own_card: Callable[..., None]
) -> None:
    discards = {"ev": "hand_discarded", "who": "you", "type": "strategy"}
    own_card({"kind": "trigger", "on": discards, "do": [{"act": "draw", "n": 1}]})
    assert ["event", "ev:hand_discarded.strategy", "1", "0"] in deckbuilder("data", "report").rows
