"""Set files of players: what is wrong with one is said at once, and nothing in it stops the program."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import card_data
from deckbuilder.cards import CardStatus, Catalogue, load_catalogue
from deckbuilder.cards.search import parse_query
from deckbuilder.cards.setfile import MAX_FILE_BYTES, read_set
from deckbuilder.cards.setmodel import schema_text
from deckbuilder.cards.sets import read_sets

EBIRAH: dict[str, Any] = {
    "number": "EBP77-001",
    "name": "Ebirah(2077)",
    "type": "battle",
    "rank": 3,
    "colors": ["red"],
    "counter_power": 4000,
    "invasion": 1,
}


def row(**changes: Any) -> dict[str, Any]:
    return {**EBIRAH, **changes}


def set_file(folder: Path, *rows: Any, name: str = "mine.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(rows), encoding="utf-8")
    return path


def faults(folder: Path, *rows: Any) -> list[str]:
    return [str(fault) for fault in read_set(set_file(folder, *rows), check=True).faults]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"name": ""}, "name: should have at least 1 character, got ''"),
        ({"name": "Two\nlines"}, "name: expected words on one line, got 'Two\\nlines'"),
        ({"traits": ["Godzilla", " "]}, "traits.1: expected words on one line, got ' '"),
        ({"colors": ["red", "red"]}, "colors: expected each colour once"),
        ({"type": "batle"}, "type: expected 'monster', 'battle' or 'strategy', got 'batle'"),
        ({"rank": "3"}, "rank: expected a valid integer, got '3'"),
        ({"rank": True}, "rank: expected a valid integer, got True"),
        ({"counter_power": "4000"}, "counter_power: expected a valid integer; or expected 'X', got '4000'"),
        ({"rank": 0}, "rank: expected greater than or equal to 1, got 0"),
        (
            {"type": "monster", "rank": 5, "counter_power": None, "threat": 1},
            "rank: the rank of a monster card is 1 to 4, got 5",
        ),
        ({"colors": ["purple"]}, "colors.0: expected 'red', 'blue', 'green' or 'white', got 'purple'"),
        ({"colors": []}, "colors: should have at least 1 item, not 0"),
        ({"invasion": 3}, "invasion: expected less than or equal to 2, got 3"),
        ({"counter_power": None}, "counter_power: a battle card needs counter_power: a number from 0, or X"),
        (
            {"counter_power": -5},
            "counter_power: a battle card needs counter_power: a number from 0, or X, got -5",
        ),
        ({"threat": 5}, "threat: a battle card has no threat, got 5"),
        ({"colour": "red"}, "colour: unknown key"),
        ({"regions": {"fr": {"traits": []}}}, "regions.fr: expected 'en' or 'jp', got 'fr'"),
        ({"abilities": "none"}, "abilities: expected a list, got 'none'"),
        (
            {"abilities": [{"kind": "trick"}]},
            "abilities.0: unknown kind 'trick', expected one of "
            "'trigger', 'static', 'replace', 'play', 'keyword', 'deck'",
        ),
    ],
    ids=lambda value: value.partition(":")[0] if isinstance(value, str) else "",
)
def test_a_fault_names_file_card_field_and_what_was_expected(
    tmp_path: Path, change: dict[str, Any], expected: str
) -> None:
    assert faults(tmp_path, row(**change)) == [f"mine.json, EBP77-001, {expected}"]


def test_figures_in_quotes_are_a_fault_and_not_a_deck_rule_nobody_can_count_with(tmp_path: Path) -> None:
    """The models took "20" for 20, the rules were handed the text."""
    demand = {"type": "monster", "min_count": "20"}
    rule = {"kind": "deck", "rule": "resonance", "colors": ["red", "blue"], "require": [demand]}
    loaded = read_set(set_file(tmp_path, row(abilities=[rule])), check=True)
    assert loaded.cards[0].resonance is None
    assert [str(fault) for fault in loaded.faults] == [
        "mine.json, EBP77-001, abilities.0.require.0.min_count: expected a valid integer, got '20'"
    ]


@pytest.mark.parametrize("number", ["EBP1-1", "BP01-016", "EBP77-001+", 5, "x" * 3000])
def test_a_wrong_number_is_answered_with_a_right_one(tmp_path: Path, number: object) -> None:
    """Players were shown a pattern, or the whole of a text that is no number."""
    (line,) = faults(tmp_path, row(number=number))
    assert "number: expected something like EBP01-016, got " in line
    assert len(line) < 150


def test_all_faults_of_a_file_are_reported_at_once(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        row(rank=0, colors=[], threat=1, abilities=[{"kind": "trick"}, {"kind": "keyword", "name": "bast"}]),
        row(number="EBP77-002"),
        row(number="77"),
        "Ebirah",
        {"name": "Ebirah"},
    )
    assert [line.partition(": ")[0] for line in found] == [
        "mine.json, EBP77-001, rank",
        "mine.json, EBP77-001, colors",
        "mine.json, EBP77-001, threat",
        "mine.json, EBP77-001, abilities.0",
        "mine.json, EBP77-001, abilities.1",
        "mine.json, 77, number",
        "mine.json, card 4",
        "mine.json, card 5, number",
        "mine.json, card 5, type",
        "mine.json, card 5, rank",
        "mine.json, card 5, colors",
    ]


def test_the_good_cards_of_a_faulty_file_are_kept(tmp_path: Path) -> None:
    loaded = read_set(set_file(tmp_path, row(rank=0), row(number="EBP77-002")), check=True)
    assert [card.number for card in loaded.cards] == ["EBP77-002"]


def test_a_long_wrong_value_is_shown_short(tmp_path: Path) -> None:
    (line,) = faults(tmp_path, row(type="x" * 10_000))
    assert len(line) < 200


def test_a_card_with_very_many_faults_makes_nobody_wait(tmp_path: Path) -> None:
    """The time grew with the square of their number: 800 took two seconds."""
    empty = {"kind": "trigger", "on": {"ev": "enter"}, "do": []}
    started = time.perf_counter()
    assert len(faults(tmp_path, row(abilities=[empty] * 5000))) == 5000
    assert time.perf_counter() - started < 5


def test_a_number_that_comes_twice_is_a_fault_and_the_later_card_counts(tmp_path: Path) -> None:
    loaded = read_set(set_file(tmp_path, row(), row(name="Second")), check=True)
    assert [card.name for card in loaded.cards] == ["Second"]
    assert str(loaded.faults[0]) == (
        "mine.json, EBP77-001, number: appears twice in this file, the later card counts"
    )


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe\x00\x80", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b'[{"number": "EBP77-001"', "is not JSON"),
        (b'{"cards": []}', "expected a JSON list"),
        (b"null", "expected a JSON list"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_fault(tmp_path: Path, content: bytes, expected: str) -> None:
    (tmp_path / "mine.json").write_bytes(content)
    loaded = read_set(tmp_path / "mine.json", check=True)
    assert loaded.cards == ()
    assert [fault.file for fault in loaded.faults] == ["mine.json"]
    assert loaded.faults[0].message.startswith(expected)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_bytes(b"\xef\xbb\xbf" + json.dumps([row()]).encode())
    loaded = read_set(tmp_path / "mine.json", check=True)
    assert (len(loaded.cards), loaded.faults) == (1, ())


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    assert read_set(path, check=True).faults[0].message.startswith("is larger than 16 MB")


def test_a_missing_file_and_a_folder_are_faults(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    for name, expected in (
        ("none.json", "does not exist"),
        ("folder.json", "is not a file"),
    ):
        assert read_set(tmp_path / name, check=True).faults[0].message == expected


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are files of other systems")
def test_a_named_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    assert load_catalogue(tmp_path).faults[0].message == "is not a file"


# ---- a player's folder -----------------------------------------------------------------------------------


def test_a_players_cards_join_the_shipped_ones(tmp_path: Path) -> None:
    set_file(tmp_path, row())
    catalogue = load_catalogue(tmp_path)
    assert catalogue.faults == ()
    assert len(catalogue) == 401
    assert catalogue.get("bp77 001") is catalogue.named("Ebirah(2077)")[0]


def test_a_players_card_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    set_file(tmp_path, row(number="EBP01-016", name="Ebirah, corrected"))
    catalogue = load_catalogue(tmp_path)
    assert len(catalogue) == 400
    assert catalogue.named("Ebirah, corrected") == (catalogue.get("EBP01-016"),)
    assert [card.number for card in catalogue.named("Ebirah(2004)")] == ["EBP04-049"]


def test_a_card_with_an_unknown_ability_is_kept_for_playing_by_hand(tmp_path: Path) -> None:
    unknown = {"kind": "trick", "do": []}
    set_file(tmp_path, row(abilities=[unknown, {"kind": "keyword", "name": "base"}]))
    catalogue = load_catalogue(tmp_path)
    card = catalogue.get("EBP77-001")
    assert card is not None
    assert card.status is CardStatus.MANUAL
    assert card.abilities == ()
    assert not card.is_base
    assert [fault.field for fault in catalogue.faults] == ["abilities.0"]


@pytest.mark.parametrize(
    "ability",
    [{"kind": "keyword"}, {"kind": "keyword", "name": ["burst"]}, {"turn": [1]}, {"on": {"ev": []}}],
)
def test_a_search_for_keywords_passes_over_abilities_that_could_not_be_read(
    tmp_path: Path, ability: dict[str, Any]
) -> None:
    """It read them as they were written and stopped with an error."""
    set_file(tmp_path, row(abilities=[ability]))
    card = load_catalogue(tmp_path).get("EBP77-001")
    assert card is not None
    assert parse_query("is:manual -kw:burst -kw:yourturn -kw:enter").matches(card)


def test_a_readable_players_card_is_covered_in_full(tmp_path: Path) -> None:
    set_file(tmp_path, row(abilities=[{"kind": "keyword", "name": "burst", "from_rank": 2}]))
    card = load_catalogue(tmp_path).get("EBP77-001")
    assert card is not None
    assert card.status is CardStatus.FULL
    assert card.keywords == {"burst"}
    assert len(card.abilities) == 1


def test_no_damaged_file_stops_the_program(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\x00\x01\x02")
    (tmp_path / "b.json").mkdir()
    (tmp_path / "c.json").symlink_to(tmp_path / "c.json")
    (tmp_path / "d.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / "e.json").write_text(
        '[{"number": "EBP77-001", "abilities": [{"kind": "deck", "rule": "resonance"}]}]'
    )
    (tmp_path / "notes.txt").write_text("no set file")
    set_file(tmp_path, row(number="EBP77-009"), name="f.json")
    catalogue = load_catalogue(tmp_path)
    assert len(catalogue) == 401
    assert {fault.file for fault in catalogue.faults} == {"a.json", "b.json", "c.json", "d.json", "e.json"}


def test_a_missing_folder_is_no_folder(tmp_path: Path) -> None:
    catalogue = load_catalogue(tmp_path / "none")
    assert (len(catalogue), catalogue.faults) == (400, ())


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_a_folder_that_cannot_be_looked_into_is_a_fault_and_no_crash() -> None:
    """The system refuses such a name, as it refuses a folder of somebody else."""
    catalogue = load_catalogue(Path("x" * 5000))
    assert len(catalogue) == 400
    assert [fault.message for fault in catalogue.faults] == ["cannot be read: File name too long"]


def test_the_data_version_tells_data_apart(catalogue: Catalogue, tmp_path: Path) -> None:
    assert load_catalogue().data_version == catalogue.data_version
    set_file(tmp_path, row())
    first = load_catalogue(tmp_path).data_version
    set_file(tmp_path, row(name="Other"))
    assert len({catalogue.data_version, first, load_catalogue(tmp_path).data_version}) == 3


def test_a_damaged_list_of_sets_leaves_the_cards(tmp_path: Path) -> None:
    path = tmp_path / "sets.json"
    path.write_text('[{"code": "EBP01"}, {"code": "X", "name": "", "product": "booster"}]')
    sets, found = read_sets(path, check=True)
    assert sets == {}
    assert [fault.field for fault in found] == ["0.name", "0.product", "1.code", "1.name"]
    assert read_sets(tmp_path / "none.json")[1][0].message == "does not exist"


# ---- the shipped files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(card_data.SETS.glob("*.json")), ids=lambda path: path.stem)
def test_a_shipped_file_passes_every_check_and_loads_the_same_without(path: Path) -> None:
    checked, trusted = read_set(path, check=True), read_set(path, check=False)
    assert checked.faults == trusted.faults == ()
    for one, other in zip(checked.cards, trusted.cards, strict=True):
        assert {**vars(one), "ability_data": ()} == {**vars(other), "ability_data": ()}
        assert list(one.ability_data) == list(other.ability_data)


def test_the_shipped_list_of_sets_passes_every_check() -> None:
    sets, found = read_sets(card_data.ROOT / "sets.json", check=True)
    assert found == ()
    assert sets == read_sets(card_data.ROOT / "sets.json")[0]


def test_a_damaged_shipped_file_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    path = set_file(tmp_path, row(type="trick"), {}, "Ebirah", row())
    loaded = read_set(path, check=False)
    assert [card.number for card in loaded.cards] == ["EBP77-001"]
    assert [str(fault) for fault in loaded.faults] == [
        "mine.json, EBP77-001: is not as it was shipped; install the program again",
        "mine.json, card 2: is not as it was shipped; install the program again",
        "mine.json, card 3: is not as it was shipped; install the program again",
    ]


# ---- schema ----------------------------------------------------------------------------------------------


def test_the_schema_file_is_current() -> None:
    """Run ``deckbuilder data schema card_data/card.schema.json`` after a change of the models."""
    assert (card_data.ROOT / "card.schema.json").read_text(encoding="utf-8") == schema_text()


def test_the_schema_describes_facts_and_abilities() -> None:
    schema = json.loads(schema_text())
    assert schema["type"] == "array"
    assert {"number", "colors", "abilities"} <= schema["items"]["properties"].keys()
    assert schema["items"]["additionalProperties"] is False
    assert {"Trigger", "Destroy", "Burst", "Resonance"} <= schema["$defs"].keys()
