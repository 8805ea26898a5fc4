"""``deckbuilder convert``: formats by name and ending, what is lost is said, nothing is replaced unasked."""

from pathlib import Path

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.decks.interchange import EXPORTS, read_deck
from tests.helpers.terminal import Terminal


@pytest.mark.parametrize(
    ("name", "read_as"),
    [("out.deck", "deck"), ("out.TXT", "text"), ("out.csv", "csv"), ("out.json", "json")],
)
def test_the_ending_of_the_new_file_says_its_format(
    deckbuilder: Terminal, starter: Path, tmp_path: Path, catalogue: Catalogue, name: str, read_as: str
) -> None:
    assert deckbuilder("convert", starter, tmp_path / name).code == 0
    written = read_deck((tmp_path / name).read_bytes(), catalogue)
    assert written.format == read_as
    assert sum(entry.count for entry in written.deck.main) == 50


@pytest.mark.parametrize("format_id", list(EXPORTS))
def test_every_format_goes_to_standard_output(
    deckbuilder: Terminal, starter: Path, format_id: str, catalogue: Catalogue
) -> None:
    answer = deckbuilder("convert", starter, "-", "--to", format_id)
    assert answer.code == 0
    assert sum(read_deck(answer.out, catalogue).deck.copies().values()) == 54


def test_a_deck_comes_from_standard_input_and_stays_equal(deckbuilder: Terminal, starter_text: str) -> None:
    answer = deckbuilder("convert", "-", "-", "--to", "deck", stdin=starter_text)
    assert answer.code == 0
    assert answer.out == starter_text
    assert answer.err == ""


def test_what_a_format_cannot_keep_is_said(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("convert", starter, "-", "--to", "simulator")
    assert "not kept by this format: the name" in answer.err.splitlines()


def test_other_art_is_kept_for_the_simulator_on_request(deckbuilder: Terminal) -> None:
    text = "[main deck]\n2 EBP01-016+\n"
    without = deckbuilder("convert", "-", "-", "--to", "simulator", stdin=text)
    kept = deckbuilder("convert", "-", "-", "--to", "simulator", "--keep-prints", stdin=text)
    assert "2 EBP01-016\n" in without.out
    assert "2 EBP01-016+\n" in kept.out


def test_unread_lines_are_said_and_the_exit_code_is_1(deckbuilder: Terminal) -> None:
    answer = deckbuilder("convert", "-", "-", "--to", "deck", stdin="[main deck]\n-3 EBP01-016\n")
    assert answer.code == 1
    assert answer.err.startswith('line 2, rejected: "-3 EBP01-016"')


def test_an_existing_file_is_replaced_only_on_request(
    deckbuilder: Terminal, starter: Path, tmp_path: Path
) -> None:
    target = tmp_path / "out.txt"
    target.write_text("precious")
    answer = deckbuilder("convert", starter, target)
    assert answer.code == 2
    assert answer.err.endswith("Use --overwrite, or another name.\n")
    assert target.read_text() == "precious"
    assert deckbuilder("convert", starter, target, "--overwrite").code == 0
    assert "ESD01-001" in target.read_text(encoding="utf-8")


def test_json_tells_what_was_done(deckbuilder: Terminal, tmp_path: Path) -> None:
    answer = deckbuilder("convert", "-", tmp_path / "out.txt", "--json", stdin="[main deck]\n4 bp01-016\n")
    assert list(answer.data) == ["in", "read_as", "out", "format", "lost", "remarks", "lines"]
    assert answer.data["format"] == "text"
    assert answer.data["lines"][1] == {
        "line": 2,
        "text": "4 bp01-016",
        "state": "changed",
        "message": answer.data["lines"][1]["message"],
    }


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("-",), "standard output needs a format"),
        (("deck.xyz",), "deck.xyz: its ending tells no format"),
        (("-", "--to", "txet"), '--to: "txet" is not known'),
        (("-", "--to", "text", "--json"), "--json and the deck cannot both go to standard output"),
        (("-", "--to", "text", "--lang", "fr"), '--lang: "fr" is not known'),
        (("-", "--to", "text", "--deck", "2"), "--deck: there is no deck 2; expected 1 to 1"),
        (("nowhere/out.txt",), "its folder does not exist"),
    ],
)
def test_wrong_use_is_explained(
    deckbuilder: Terminal, starter: Path, arguments: tuple[str, ...], expected: str
) -> None:
    answer = deckbuilder("convert", starter, *arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert expected in answer.err
