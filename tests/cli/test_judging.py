"""A judge in the terminal: folders of decks, the page of verdicts, a list against the deck presented."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.terminal import Terminal


@pytest.fixture
def lists(tmp_path: Path, starter_text: str) -> Path:
    """A folder with a legal and an illegal deck."""
    folder = tmp_path / "lists"
    folder.mkdir()
    text = starter_text.replace("# format", "# player: Ann\n# format")
    (folder / "ann.deck").write_text(text, encoding="utf-8")
    text = (
        text.replace("Ann", "Bo").replace("4 ESD01-005", "6 ESD01-005").replace("4 ESD01-006", "2 ESD01-006")
    )
    (folder / "bo.deck").write_text(text, encoding="utf-8")
    return folder


def test_every_file_of_a_folder_is_checked(deckbuilder: Terminal, lists: Path) -> None:
    answer = deckbuilder("check", lists, "--json")
    assert answer.code == 1
    assert [(deck["path"], deck["legal"]) for deck in answer.data["decks"]] == [
        (str(lists / "ann.deck"), True),
        (str(lists / "bo.deck"), False),
    ]


def test_the_page_is_written_and_the_verdicts_are_told(
    deckbuilder: Terminal, lists: Path, tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    answer = deckbuilder("check", lists, "--html", page, "--event", "Cup <1>", "--on", "2026-06-01")
    assert answer.code == 1
    assert answer.rows == [
        [f"{page}: 2 decks: 1 legal, 1 not legal"],
        ["verdict", "player", "deck", "file"],
        ["Not legal: 1 problem", "Bo", "Starter 01 Godzilla Minus One", str(lists / "bo.deck")],
        ["Legal", "Ann", "Starter 01 Godzilla Minus One", str(lists / "ann.deck")],
    ]
    text = page.read_text(encoding="utf-8")
    assert "<h1>Deck check: Cup &lt;1&gt;</h1>" in text
    assert "Lists and pools of 2026-06-01" in text
    assert "6 copies, limit 4" in text


def test_the_page_speaks_japanese_on_request(deckbuilder: Terminal, lists: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    deckbuilder("check", lists, "--html", page, "--event", "春の大会", "--language", "ja")
    text = page.read_text(encoding="utf-8")
    assert '<html lang="ja">' in text
    assert "春の大会</h1>" in text
    assert "スタンダード（英語版）" in text
    assert "6枚（4枚まで）" in text
    assert deckbuilder("check", lists, "--language", "ja").code == 2


def test_what_cannot_be_read_is_on_the_page_and_the_exit_code_is_2(
    deckbuilder: Terminal, lists: Path, tmp_path: Path
) -> None:
    (lists / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 50)
    page = tmp_path / "report.html"
    answer = deckbuilder("check", lists, "--html", page)
    assert answer.code == 2
    assert "photo.png: " in answer.err
    assert "picture" in page.read_text(encoding="utf-8")


def test_a_page_that_is_there_is_replaced_on_request_only(
    deckbuilder: Terminal, lists: Path, tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    page.write_text("mine")
    assert deckbuilder("check", lists, "--html", page).code == 2
    assert page.read_text() == "mine"
    assert deckbuilder("check", lists, "--html", page, "--overwrite").code == 1
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_presented_deck_is_held_against_the_registered_list(deckbuilder: Terminal, lists: Path) -> None:
    answer = deckbuilder("check", lists / "ann.deck", "--against", lists / "bo.deck")
    assert answer.code == 1
    assert answer.rows[2:] == [
        ["Not as registered: 2 differences"],
        ["difference", "copies", "number", "card", "where", "registered", "presented"],
        ["extra", "2", "ESD01-005", "Godzilla(2023)", "main deck", "", "2 ESD01-005"],
        ["missing", "2", "ESD01-006", "Godzilla(2023)", "main deck", "2 ESD01-006", ""],
    ]


def test_a_deck_that_is_as_registered_ends_with_0_even_in_other_prints(
    deckbuilder: Terminal, starter: Path, starter_text: str
) -> None:
    text = starter_text.replace("4 ESD01-005", "4 ESD01-005+")
    answer = deckbuilder("check", starter, "--against", "-", "--json", stdin=text)
    assert answer.code == 0
    assert answer.data["as_registered"] is True
    assert answer.data["presented"]["legal"] is True
    assert answer.data["differences"] == [
        {
            "kind": "other-print",
            "section": "main",
            "card": "ESD01-005",
            "count": 4,
            "registered": {"ESD01-005": 4},
            "presented": {"ESD01-005+": 4},
        }
    ]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("ESD02.deck", "--against", "x.deck"), "--against: one registered list is compared"),
        (("--against", "x.deck", "--html", "y"), "--html, --against: only one of them at a time"),
        (("--event", "Cup"), "--event, --overwrite, --language: only of use with --html"),
        (("--against", "none.deck"), "none.deck: there is no such file"),
        (("--html", "-", "--json"), "both would go to standard output"),
    ],
)
def test_wrong_use_is_explained(
    deckbuilder: Terminal, starter: Path, options: tuple[str, ...], expected: str
) -> None:
    answer = deckbuilder("check", starter, *options)
    assert answer.code == 2
    assert expected in answer.err
