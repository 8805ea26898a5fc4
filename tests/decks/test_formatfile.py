"""The shipped formats load without the models that check players' files, and come out the same."""

import json
from pathlib import Path
from typing import Any

import card_data
from deckbuilder.decks.formatfile import read_formats

SHIPPED = card_data.ROOT / "formats.json"
OWN: dict[str, Any] = {
    "id": "kitchen",
    "name": "Kitchen Table",
    "region": "en",
    "pool": {"sets": ["EBP01"], "cards": ["bp02 3"]},
    "source": "our table",
    "confidence": "high",
}


def test_the_shipped_formats_pass_every_check_and_load_the_same_without() -> None:
    checked, faults = read_formats(SHIPPED, {}, check=True)
    trusted, others = read_formats(SHIPPED, {}, check=False)
    assert faults == others == ()
    assert [vars(each) for each in checked] == [vars(each) for each in trusted]


def test_a_players_format_may_spell_numbers_in_any_way(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"version": 1, "formats": [OWN]}))
    (own,), faults = read_formats(path, {})
    assert faults == ()
    assert own.pool is not None
    assert own.pool.cards == {"EBP02-003"}


def test_a_damaged_shipped_file_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "formats.json"
    for content in ("", "[]", '{"formats": [{}]}', '{"formats": [5]}'):
        path.write_text(content)
        formats, faults = read_formats(path, {}, check=False)
        assert formats == ()
        assert [str(fault) for fault in faults] == [
            "formats.json: is not as it was shipped; install the program again"
        ]
