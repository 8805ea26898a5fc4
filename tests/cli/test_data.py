"""``deckbuilder data`` and ``deckbuilder formats``: what the program knows, and whether it is in order."""

import json
from pathlib import Path

import pytest

import card_data
from tests.helpers.terminal import Terminal

GOOD = {
    "number": "EBP77-001",
    "name": "Ebirah(2077)",
    "type": "battle",
    "rank": 3,
    "colors": ["red"],
    "counter_power": 4000,
}


def test_the_shipped_data_has_no_faults(deckbuilder: Terminal) -> None:
    answer = deckbuilder("data", "check")
    assert answer.code == 0
    assert answer.rows[0] == ["set", "cards", "vanilla", "full", "manual"]
    assert ["EBP01", "80", "2", "78", "0"] in answer.rows
    assert answer.rows[-1] == ["14 files, 400 cards, 0 faults"]


def test_every_fault_of_a_file_is_listed_and_the_exit_code_is_1(
    deckbuilder: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps([GOOD, {**GOOD, "number": "EBP77-002", "rank": 0, "colors": ["purple"]}]))
    answer = deckbuilder("data", "check", path)
    assert answer.code == 1
    assert answer.out.splitlines()[:2] == [
        "mine.json, EBP77-002, rank: expected greater than or equal to 1, got 0",
        "mine.json, EBP77-002, colors.0: expected 'red', 'blue', 'green' or 'white', got 'purple'",
    ]
    assert answer.rows[-1] == ["1 file, 1 card, 2 faults"]
    as_json = deckbuilder("data", "check", path, "--json")
    assert as_json.code == 1
    assert as_json.data["faults"][0] == {
        "file": "mine.json",
        "card": "EBP77-002",
        "field": "rank",
        "message": "expected greater than or equal to 1, got 0",
    }


def test_a_folder_of_set_files_is_checked(deckbuilder: Terminal, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps([GOOD]))
    (tmp_path / "b.json").write_text("{")
    answer = deckbuilder("data", "check", tmp_path)
    assert answer.code == 1
    assert answer.rows[-1] == ["2 files, 1 card, 1 fault"]


def test_a_format_file_is_checked(deckbuilder: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "my-formats.json"
    path.write_text(
        json.dumps({"version": 1, "formats": [{"id": "kitchen", "name": "Kitchen", "region": "fr"}]})
    )
    answer = deckbuilder("data", "check", path)
    assert answer.code == 1
    assert "my-formats.json, kitchen, region: expected 'en' or 'jp', got 'fr'" in answer.out.splitlines()
    assert deckbuilder("data", "check", card_data.ROOT / "formats.json").code == 0


def test_a_list_of_sets_is_not_taken_for_one_of_cards(deckbuilder: Terminal, tmp_path: Path) -> None:
    """The list that ships had a page of faults, and so had the folder it is in."""
    answer = deckbuilder("data", "check", card_data.ROOT / "sets.json")
    assert answer.rows == [["1 file, 0 cards, 0 faults"]]
    assert deckbuilder("data", "check", card_data.ROOT).rows == [["2 files, 0 cards, 0 faults"]]
    (tmp_path / "sets.json").write_text('[{"code": "X", "name": "Ten", "product": "booster"}]')
    wrong = deckbuilder("data", "check", tmp_path)
    assert wrong.out.startswith("sets.json, 0.code: expected something like EBP01, got 'X'\n")


def test_own_files_are_checked_with_the_shipped_ones_and_told_of_elsewhere(
    deckbuilder: Terminal, home: Path, starter: Path
) -> None:
    for folder in ("sets", "formats"):
        own = home / "data" / folder
        own.mkdir(parents=True)
        (own / f"my-{folder}.json").write_text("{")
    answer = deckbuilder("data", "check")
    assert answer.code == 1
    assert answer.rows[-1] == ["16 files, 400 cards, 2 faults"]
    elsewhere = deckbuilder("check", starter)
    assert elsewhere.code == 0
    assert "1 fault in my-sets.json; to see them: deckbuilder data check" in elsewhere.err
    assert "1 fault in my-formats.json; to see them: deckbuilder data check" in elsewhere.err


def test_an_own_card_is_found_everywhere(deckbuilder: Terminal, home: Path) -> None:
    own = home / "data" / "sets"
    own.mkdir(parents=True)
    (own / "mine.json").write_text(json.dumps([GOOD]))
    assert deckbuilder("cards", "ebirah(2077)").out.startswith("EBP77-001 Ebirah(2077)")


@pytest.mark.parametrize("name", ["", "none", "x" * 5000], ids=["empty folder", "nothing", "long"])
def test_a_path_without_set_files_is_wrong_use(deckbuilder: Terminal, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    answer = deckbuilder("data", "check", path)
    assert answer.code == 2
    assert answer.err.startswith(f"{path}: ")


def test_the_schema_is_the_one_that_ships(deckbuilder: Terminal, tmp_path: Path) -> None:
    shipped = (card_data.ROOT / "card.schema.json").read_text(encoding="utf-8")
    assert deckbuilder("data", "schema").out == shipped
    assert deckbuilder("data", "schema", tmp_path / "out.json").code == 0
    assert (tmp_path / "out.json").read_text(encoding="utf-8") == shipped


def test_the_texts_of_all_cards_are_listed(deckbuilder: Terminal) -> None:
    answer = deckbuilder("data", "text", "--json")
    assert answer.code == 0
    cards = answer.data["cards"]
    assert len(cards) == 400
    assert sum(bool(card["text"]) for card in cards) == 385


def test_the_texts_of_some_cards_are_listed(deckbuilder: Terminal) -> None:
    answer = deckbuilder("data", "text", "no:EBP01-024")
    assert answer.out.splitlines()[1:] == ["  Enter: The opponent loses 1 rage."]


def test_formats_are_listed_with_their_list_and_source(deckbuilder: Terminal) -> None:
    answer = deckbuilder("formats", "--on", "2026-05-01")
    assert answer.code == 0
    assert "standard-jp: Standard JP, list: official Japanese list of 2026-04-01; on 2026-05-01" in answer.out
    assert "  EBP01-077: 1 copy at most" in answer.out
    assert "  optional, --with-additions zero-copies: " in answer.out


def test_formats_as_json(deckbuilder: Terminal) -> None:
    formats = deckbuilder("formats", "--on", "2026-03-01", "--json").data["formats"]
    by_id = {each["id"]: each for each in formats}
    assert list(by_id) == ["standard-en", "standard-jp", "bulkzilla", "unrestricted"]
    assert by_id["standard-jp"]["list"] is None
    assert by_id["standard-jp"]["cards"]["restricted"] == 0
    assert all(sum(each["cards"].values()) == 400 for each in formats)
    assert by_id["standard-en"]["list"]["choices"] == [{"numbers": ["EBP02-003", "EBP03-035"], "limit": 1}]
