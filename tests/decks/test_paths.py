"""Where the app's files are, and that no folder trouble goes unexplained."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

import pytest

from deckbuilder.decks.disk import NoAccessError, NotAFileError
from deckbuilder.decks.paths import AppPaths, app_paths, ensure_folder
from tests.helpers.disk_faults import deny_writing_in


def test_one_variable_moves_everything(tmp_path: Path) -> None:
    paths = app_paths({"DECKBUILDER_HOME": str(tmp_path)})
    assert paths == AppPaths.below(tmp_path)
    assert all(tmp_path in folder.parents for folder in astuple(paths))


def test_without_it_the_system_is_asked_and_nothing_is_created(home: Path) -> None:
    """B14: decks live in the user's data folder, not in the program's."""
    paths = app_paths({})
    assert all(home in folder.parents for folder in astuple(paths))
    assert all(folder.name == "godzilla-deckbuilder" for folder in (paths.data, paths.config, paths.cache))
    assert paths.decks == paths.data / "decks"
    assert list(home.iterdir()) == []


def test_folders_come_when_asked_for(tmp_path: Path) -> None:
    paths = AppPaths.below(tmp_path / "ゴジラ デッキ" / "é ß 🦖")
    assert ensure_folder(paths.decks) == paths.decks
    assert ensure_folder(paths.decks).is_dir()


def test_a_file_where_a_folder_belongs_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(NotAFileError, match="a file where a folder is needed"):
        ensure_folder(tmp_path / "data")


def test_a_read_only_home_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """B14."""
    deny_writing_in(monkeypatch, tmp_path)
    with pytest.raises(NoAccessError) as caught:
        ensure_folder(tmp_path / "data")
    assert caught.value.path == tmp_path / "data"
