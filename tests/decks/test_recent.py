"""The list of recent files: ten, newest first, and never a reason not to start."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.recent import RecentFiles
from tests.helpers.disk_faults import fail_on, names_in, no_space


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "recent.json"


def test_ten_newest_first_and_each_once(file: Path, tmp_path: Path) -> None:
    """B67."""
    recent = RecentFiles(file)
    for number in range(12):
        recent.add(tmp_path / f"{number}.deck")
    recent.add(tmp_path / "5.deck")
    names = [path.name for path in RecentFiles(file).paths]
    assert names == [f"{n}.deck" for n in (5, 11, 10, 9, 8, 7, 6, 4, 3, 2)]


def test_clear_and_remove(file: Path, tmp_path: Path) -> None:
    """B67."""
    recent = RecentFiles(file)
    recent.add(tmp_path / "a.deck")
    recent.add(tmp_path / "b.deck")
    recent.remove(tmp_path / "b.deck")
    assert RecentFiles(file).paths == (tmp_path / "a.deck",)
    recent.clear()
    assert RecentFiles(file).paths == ()


def test_missing_files_are_marked_not_dropped(file: Path, tmp_path: Path) -> None:
    """B67."""
    (tmp_path / "here.deck").write_text("")
    recent = RecentFiles(file)
    recent.add(tmp_path / "here.deck")
    recent.add(tmp_path / "gone.deck")
    assert len(recent.paths) == 2
    assert recent.missing() == {tmp_path / "gone.deck"}


@pytest.mark.parametrize("name", ["ゴジラ デッキ/é ß 🦖/デッキ.deck", os.fsdecode(b"not utf-8 \xff.deck")])
def test_any_file_name_is_kept(file: Path, tmp_path: Path, name: str) -> None:
    """B34, B67."""
    RecentFiles(file).add(tmp_path / name)
    reread = RecentFiles(file)
    assert (reread.paths, reread.problem) == ((tmp_path / name,), None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 512,
        b'{"version": 1, "files": ["/a.de',
        b'{"version": 1, "files": "a"}',
        b'{"version": 1, "files": [1]}',
        b"[]",
        b"[" * 100_000,
        b" " * 1_000_000,
        b"\xff\xfe",
    ],
    ids=["empty", "nuls", "cut", "type", "item", "list", "deep", "huge", "binary"],
)
def test_a_damaged_list_starts_empty_and_is_set_aside(file: Path, content: bytes) -> None:
    """B64."""
    file.parent.mkdir()
    file.write_bytes(content)
    recent = RecentFiles(file)
    assert recent.paths == ()
    assert recent.problem is not None
    assert "recent.json.damaged1" in str(recent.problem)
    assert (file.parent / "recent.json.damaged1").read_bytes() == content
    recent.add(Path("/a.deck"))
    assert RecentFiles(file).paths == (Path("/a.deck"),)


def test_a_list_of_a_newer_version_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    content = json.dumps({"version": 2, "files": [], "pinned": ["/p.deck"]})
    file.write_text(content)
    recent = RecentFiles(file)
    recent.add(Path("/a.deck"))
    assert recent.paths == (Path("/a.deck"),)
    assert recent.problem is not None
    assert file.read_text() == content


def test_a_damaged_list_that_cannot_be_moved_still_lets_the_app_start(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B64."""
    file.parent.mkdir()
    file.write_bytes(b"\0")
    fail_on(monkeypatch, "rename", no_space())
    assert RecentFiles(file).paths == ()


def test_a_list_that_cannot_be_stored_says_so_and_holds_until_exit(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recent = RecentFiles(file)
    fail_on(monkeypatch, "replace", no_space())
    with pytest.raises(DeckFileError, match="disk is full"):
        recent.add(Path("/a.deck"))
    assert recent.paths == (Path("/a.deck"),)
    assert names_in(file.parent) == set()
