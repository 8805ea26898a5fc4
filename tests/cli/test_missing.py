"""``deckbuilder missing`` and ``cards owned>=1``: what the player owns, at the terminal."""

from pathlib import Path

import pytest

from deckbuilder.decks.collection import Collection, write_stored
from tests.helpers.terminal import Terminal

DECK = "[main deck]\n4 EBP01-016\n2 EBP01-017+\n"


@pytest.fixture
def owning(home: Path) -> Path:
    """The home of a player who owns a little."""
    (home / "data").mkdir()
    owned = Collection({"EBP01-016": 1, "EBP01-016+": 1, "EBP01-017": 2})
    (home / "data" / "collection.csv").write_text(write_stored(owned))
    return home


def test_missing_lists_what_the_collection_lacks(deckbuilder: Terminal, owning: Path) -> None:
    answer = deckbuilder("missing", "-", stdin=DECK)
    assert answer.code == 0
    assert answer.rows == [
        ["number", "name", "needed", "owned", "missing"],
        ["EBP01-016", "Ebirah(2004)", "4", "2", "2"],
    ]
    assert "2 cards missing of 6\n" in answer.err


def test_missing_lists_the_others_too_when_asked(deckbuilder: Terminal, owning: Path) -> None:
    rows = deckbuilder("missing", "-", "--all", "--lang", "ja", stdin=DECK).rows
    assert [row[2:] for row in rows[1:]] == [["4", "2", "2"], ["2", "2", "0"]]
    assert rows[1][1] == "エビラ(2004)"


def test_missing_as_csv_and_json(deckbuilder: Terminal, owning: Path) -> None:
    lines = deckbuilder("missing", "-", "--csv", stdin=DECK).out.splitlines()
    assert lines[:2] == ["number,name,needed,owned,missing", "EBP01-016,Ebirah(2004),4,2,2"]
    data = deckbuilder("missing", "-", "--json", stdin=DECK).data
    assert (data["needed"], data["owned"], data["missing"]) == (6, 4, 2)
    assert [card["missing"] for card in data["cards"]] == [2, 0]


def test_a_deck_can_be_held_against_any_list(deckbuilder: Terminal, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "binder.csv"
    file.write_text("count;number\n4;EBP01-016\nx;EBP01-017\n")
    answer = deckbuilder("missing", "-", "--collection", file, stdin=DECK)
    assert [row[0] for row in answer.rows[1:]] == ["EBP01-017"]
    assert 'row 3, rejected: "x;EBP01-017"' in answer.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("missing", "-"), "No collection is kept"),
        (("missing", "-", "--collection", "nowhere.csv"), "no such file"),
        (("cards", "owned>=1"), "This search looks at your collection, and none is kept"),
    ],
)
def test_without_a_collection_the_commands_say_how_to_get_one(
    deckbuilder: Terminal, home: Path, arguments: tuple[str, ...], said: str
) -> None:
    answer = deckbuilder(*arguments, stdin=DECK)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert [path.name for path in home.rglob("*") if path.is_file()] == []


def test_owned_cards_are_searched(deckbuilder: Terminal, owning: Path) -> None:
    rows = deckbuilder("cards", "owned>=1").rows
    assert [row[0] for row in rows[1:]] == ["EBP01-016", "EBP01-017"]
    assert deckbuilder("cards", "owned>2").out == ""
