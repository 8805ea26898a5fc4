"""``deckbuilder check``: verdicts, exit codes, JSON, what it says of files that are no decks."""

from pathlib import Path

import pytest

import card_data
from tests.helpers.terminal import Answer, Terminal

VIOLATION_KEYS = ["code", "rule", "severity", "cards", "actual", "allowed", "sentence", "fix"]


def broken(text: str) -> str:
    """The starter with two copies too many of one card and two too few of another."""
    return text.replace("4 ESD01-005", "6 ESD01-005").replace("4 ESD01-006", "2 ESD01-006")


def codes(answer: Answer) -> set[str]:
    """What is wrong with the deck."""
    return {violation["code"] for violation in answer.data["decks"][0]["violations"]}


def test_a_legal_deck_is_legal_and_the_exit_code_is_0(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("check", starter, "--on", "2026-06-01")
    assert answer.code == 0
    assert answer.out.splitlines() == [
        f"Starter 01 Godzilla Minus One ({starter})",
        "Standard EN, list: community snapshot, undated; on 2026-06-01",
        "Main deck 50, monster deck 4",
        "Legal",
    ]
    assert answer.err == ""


@pytest.mark.parametrize("path", sorted(card_data.DECKS.glob("*.deck")), ids=lambda path: path.stem)
def test_every_shipped_deck_is_legal(deckbuilder: Terminal, path: Path) -> None:
    assert deckbuilder("check", path).code == 0


def test_an_illegal_deck_names_rule_and_fix_and_the_exit_code_is_1(
    deckbuilder: Terminal, starter_text: str
) -> None:
    answer = deckbuilder("check", "-", stdin=broken(starter_text))
    assert answer.code == 1
    assert "Not legal: 1 problem" in answer.out
    assert answer.rows[-1] == [
        "error",
        "R4.3",
        "Godzilla (2023) (ESD01-005): 6 copies, limit 4",
        "copies over both decks",
        "Remove 2 ESD01-005",
    ]


def test_json_has_exactly_the_promised_shape(deckbuilder: Terminal, starter_text: str) -> None:
    answer = deckbuilder("check", "--json", "-", "--on", "2026-06-01", stdin=broken(starter_text))
    assert answer.code == 1
    assert list(answer.data) == ["decks"]
    (deck,) = answer.data["decks"]
    assert list(deck) == ["path", "name", "format", "on", "legal", "violations"]
    assert deck["path"] == "-"
    assert deck["name"] == "Starter 01 Godzilla Minus One"
    assert deck["format"] == "standard-en"
    assert deck["on"] == "2026-06-01"
    assert deck["legal"] is False
    (violation,) = deck["violations"]
    assert list(violation) == VIOLATION_KEYS
    assert violation == {
        "code": "too-many-copies",
        "rule": "R4.3",
        "severity": "error",
        "cards": ["ESD01-005"],
        "actual": 6,
        "allowed": 4,
        "sentence": "Godzilla (2023) (ESD01-005): 6 copies, limit 4",
        "fix": "Remove 2 ESD01-005",
    }


def test_several_decks_are_all_checked_and_the_worst_decides(
    deckbuilder: Terminal, starter: Path, starter_text: str
) -> None:
    answer = deckbuilder("check", starter, "-", "none.deck", "--json", stdin=broken(starter_text))
    assert answer.code == 2
    assert [deck["legal"] for deck in answer.data["decks"]] == [True, False]
    assert answer.err == "none.deck: there is no such file\nIt may have been moved or deleted.\n"


def test_lines_that_are_not_understood_are_shown_and_keep_the_deck_from_being_fine(
    deckbuilder: Terminal, starter_text: str
) -> None:
    text = starter_text + "Have fun!!\n-3 ESD01-005\n"
    answer = deckbuilder("check", "-", stdin=text)
    lines = len(text.splitlines())
    assert answer.code == 1
    assert "Legal\nLines of the file: " in answer.out
    assert ", 2 rejected\n" in answer.out
    assert f'line {lines - 1}, rejected: "Have fun!!"' in answer.out
    assert f'line {lines}, rejected: "-3 ESD01-005"' in answer.out
    as_json = deckbuilder("check", "-", "--json", stdin=text)
    assert as_json.code == 1
    assert as_json.data["decks"][0]["violations"] == []
    assert f'-: line {lines}, rejected: "-3 ESD01-005"' in as_json.err


def test_an_unknown_card_is_a_violation_whose_line_is_named(deckbuilder: Terminal, starter_text: str) -> None:
    answer = deckbuilder("check", "-", stdin=starter_text.replace("4 ESD01-005", "4 EBP99-001"))
    assert answer.code == 1
    assert 'unknown: "4 EBP99-001"' in answer.out
    assert any(row[0] == "error" and row[-1] == "Remove 4 EBP99-001" for row in answer.rows)


def test_the_format_of_the_command_line_goes_before_that_of_the_deck(
    deckbuilder: Terminal, starter: Path
) -> None:
    answer = deckbuilder("check", starter, "--format", "Standard-JP", "--on", "2026-05-01", "--json")
    (deck,) = answer.data["decks"]
    assert (deck["format"], deck["legal"]) == ("standard-jp", False)
    assert [violation["code"] for violation in deck["violations"]] == ["excluded"]


@pytest.mark.parametrize(
    "options",
    [("--with-additions", "zero-copies", "--format", "standard-jp"), ("--format", "standard-jp+zero-copies")],
)
def test_additions_of_a_format_are_switched_on(
    deckbuilder: Terminal, starter_text: str, options: tuple[str, ...]
) -> None:
    text = starter_text.replace("2 ESD01-016", "2 EBP01-079")
    without = deckbuilder("check", "-", "--json", "--format", "standard-jp", stdin=text)
    answer = deckbuilder("check", "-", "--json", *options, stdin=text)
    assert answer.data["decks"][0]["format"] == "standard-jp+zero-copies"
    assert codes(answer) - codes(without) == {"banned"}


def test_the_day_decides_which_sets_are_out(deckbuilder: Terminal, starter_text: str) -> None:
    text = starter_text.replace("4 ESD01-008", "4 EBP04-041")
    before = deckbuilder("check", "-", "--json", "--on", "2026-05-22", stdin=text)
    after = deckbuilder("check", "-", "--json", "--on", "2026-05-23", stdin=text)
    assert codes(before) - codes(after) == {"not-released"}


def test_a_deck_of_an_unknown_format_is_checked_in_the_standard_one_and_told_so(
    deckbuilder: Terminal, starter_text: str
) -> None:
    answer = deckbuilder("check", "-", "--json", stdin=starter_text.replace("standard-en", "kitchen"))
    assert answer.code == 0
    assert answer.data["decks"][0]["format"] == "standard-en"
    assert '"kitchen" is not known, standard-en is used; choose another with --format' in answer.err


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--format", "standrd-en"), '--format: "standrd-en" is not known; expected one of standard-en'),
        (("--format", "standrd-en"), "Did you mean standard-en?"),
        (("--format", "standard-jp+zero"), '--format: addition of standard-jp: "zero" is not known'),
        (("--with-additions", "zero-copies"), "--with-additions: addition of standard-en"),
        (("--on", "yesterday"), '--on: "yesterday" is no day; expected YYYY-MM-DD, such as 2026-05-23'),
        (("--on", "2026-02-30"), '--on: "2026-02-30" is no day'),
        (("--frmat", "x"), "No such option: --frmat"),
        (("--format",), "requires an argument"),
    ],
)
def test_wrong_use_is_explained_and_the_exit_code_is_2(
    deckbuilder: Terminal, starter: Path, options: tuple[str, ...], expected: str
) -> None:
    answer = deckbuilder("check", starter, *options)
    assert answer.code == 2
    assert answer.out == ""
    assert expected in answer.err


@pytest.mark.parametrize(
    ("content", "expected"),
    [(b"\x89PNG\r\n\x1a\n" + b"\0" * 100, "picture"), (b"", "empty"), (b"x" * 20_000_000, "large")],
    ids=["picture", "empty", "huge"],
)
def test_what_is_no_deck_is_refused_with_the_reason(
    deckbuilder: Terminal, tmp_path: Path, content: bytes, expected: str
) -> None:
    path = tmp_path / "my.deck"
    path.write_bytes(content)
    for answer in (deckbuilder("check", path, "--json"), deckbuilder("check", "-", "--json", stdin=content)):
        assert answer.code == 2
        assert answer.data == {"decks": []}
        assert expected in answer.err.lower()


def test_an_empty_folder_has_nothing_to_check(deckbuilder: Terminal, tmp_path: Path) -> None:
    answer = deckbuilder("check", tmp_path)
    assert answer.code == 2
    assert answer.err == f"{tmp_path}: there are no files in this folder\n"


def test_nothing_in_a_deck_acts_on_the_terminal(deckbuilder: Terminal, starter_text: str) -> None:
    text = starter_text.replace("Starter 01 Godzilla Minus One", "\x1b[2Jgone\u202e")
    answer = deckbuilder("check", "-", stdin=text)
    assert "\x1b" not in answer.out
    assert "\u202e" not in answer.out
