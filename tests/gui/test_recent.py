"""Open recent: ten files, missing ones marked, cleared without a trace (B67)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from deckbuilder.decks.files import save_deck
from tests.helpers import decks
from tests.helpers.disk_faults import fail_on, no_space
from tests.helpers.window import Player, menu_texts


def entries(player: Player) -> list[str]:
    menu = player.window.menus.menus["recent"]
    menu.aboutToShow.emit()
    return menu_texts(menu)


def test_ten_files_newest_first_missing_ones_marked_clear_empties(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window(show=False)
    for number in range(12):
        path = tmp_path / f"R&D デッキ {number}.deck"
        save_deck(path, decks.deck("EBP01-001"))
        player.window.workspace.open_file(path)
    (tmp_path / "R&D デッキ 11.deck").unlink()
    shown = entries(player)
    assert len(shown) == 11
    assert shown[0] == "R&D デッキ 11.deck (missing)"
    assert shown[1] == "R&D デッキ 10.deck"
    assert shown[-1] == "Clear the list"
    player.window.menus.menus["recent"].actions()[0].trigger()
    assert player.ask.told == [], "it is still open in its tab"
    player.window.menus.menus["recent"].actions()[-1].trigger()
    assert entries(player) == ["Clear the list"]


def test_a_missing_file_is_one_sentence(make_window: Callable[..., Player], tmp_path: Path) -> None:
    player = make_window(show=False)
    player.window.files.recent.add(tmp_path / "gone.deck")
    entries(player)
    player.window.menus.menus["recent"].actions()[0].trigger()
    assert len(player.ask.told) == 1
    assert "gone.deck" in player.ask.told[0]


def test_a_list_that_cannot_be_stored_is_said_and_the_deck_opens(
    make_window: Callable[..., Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_window(show=False)
    save_deck(tmp_path / "a.deck", decks.deck("EBP01-001"))
    fail_on(monkeypatch, "fsync", no_space())
    player.window.workspace.open_file(tmp_path / "a.deck")
    assert player.tabs == ["a"]
    assert "recent files" in player.said
    entries(player)
    player.window.menus.menus["recent"].actions()[-1].trigger()
    assert entries(player) == ["Clear the list"]
