"""Many decks judged at once: which files are read, how each comes out, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import card_data
from deckbuilder.decks.judging import (
    DeckPlace,
    Judge,
    Judged,
    Standing,
    Unread,
    files_in,
    format_as_named,
    tally,
    worst_first,
)
from tests.helpers.decks import TODAY, cards, formats

STARTER = (card_data.DECKS / "ESD01.deck").read_text(encoding="utf-8")


@pytest.fixture
def judge() -> Judge:
    """Judges with the shipped cards, each deck in its own format."""
    return Judge(cards(), TODAY, format_as_named(formats()))


def judged(judge: Judge, text: str, tmp_path: Path, name: str = "one.deck") -> Sequence[Judged | Unread]:
    """The verdicts on a file with this text."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return judge.file(path, name)


def test_every_file_of_a_folder_is_found_once_and_in_order(tmp_path: Path) -> None:
    for name in ("b.txt", "A.deck", "round 1/c.csv", ".hidden/x.deck", ".y.deck", "A.deck~"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("x")
    found = list(files_in([tmp_path, tmp_path / "b.txt"]))
    assert [each.name for each in found if isinstance(each, DeckPlace)] == [
        "A.deck",
        "b.txt",
        "round 1/c.csv",
    ]


def test_a_file_that_is_not_there_is_told_when_it_is_read(judge: Judge, tmp_path: Path) -> None:
    (place,) = files_in([tmp_path / "none.deck"])
    assert isinstance(place, DeckPlace)
    (found,) = judge.file(place.path, place.name)
    assert isinstance(found, Unread)
    assert (found.place, found.reason) == ("none.deck", "there is no such file")


def test_a_link_in_a_circle_does_not_keep_the_judge_walking(tmp_path: Path) -> None:
    (tmp_path / "one.deck").write_text(STARTER)
    (tmp_path / "round").symlink_to(tmp_path, target_is_directory=True)
    assert [each.name for each in files_in([tmp_path]) if isinstance(each, DeckPlace)] == ["one.deck"]


@pytest.mark.parametrize(
    ("old", "new", "standing", "verdict"),
    [
        ("", "", Standing.LEGAL, "Legal"),
        ("4 ESD01-005", "6 ESD01-005", Standing.ILLEGAL, "Not legal: 2 problems"),
        ("[main deck]", "[main deck]\nHave fun!!", Standing.DOUBTFUL, "Legal as far as it was read"),
        ("standard-en", "kitchen", Standing.DOUBTFUL, "Legal as far as it was read"),
    ],
    ids=["legal", "illegal", "unread line", "unknown format"],
)
def test_how_a_deck_comes_out(
    judge: Judge, tmp_path: Path, old: str, new: str, standing: Standing, verdict: str
) -> None:
    (found,) = judged(judge, STARTER.replace(old, new) if old else STARTER, tmp_path)
    assert isinstance(found, Judged)
    assert (found.standing, found.verdict) == (standing, verdict)
    assert bool(found.remarks) == (standing is Standing.DOUBTFUL)


def test_a_letter_or_a_picture_among_the_decks_is_listed_with_the_reason(
    judge: Judge, tmp_path: Path
) -> None:
    (letter,) = judged(judge, "Dear judges,\nplease find the lists attached.\n", tmp_path, "README.txt")
    (tmp_path / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 50)
    (photo,) = judge.file(tmp_path / "photo.png", "photo.png")
    assert isinstance(letter, Unread)
    assert isinstance(photo, Unread)
    assert letter.reason == "no line of it names a card"
    assert "picture" in photo.reason


def test_the_worst_come_first_then_the_players_by_name(judge: Judge, tmp_path: Path) -> None:
    legal = STARTER.replace("# format", "# player: Zoe\n# format")
    found = [
        *judged(judge, legal, tmp_path, "1.deck"),
        *judged(judge, legal.replace("Zoe", "Ann"), tmp_path, "2.deck"),
        *judged(judge, STARTER.replace("4 ESD01-005", "3 ESD01-005"), tmp_path, "3.deck"),
        *judged(judge, "", tmp_path, "4.deck"),
    ]
    assert [each.file for each in worst_first(found)] == ["4.deck", "3.deck", "2.deck", "1.deck"]
    assert tally(found) == "3 decks: 2 legal, 1 not legal; 1 file not readable"
    assert tally([]) == "0 decks"
