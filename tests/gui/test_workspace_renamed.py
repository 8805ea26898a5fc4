"""B17: a deck with a new name never silently leaves the old file behind, nor replaces another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.files import read_deck_file, save_deck
from deckbuilder.gui.ask import Conflict, Renamed
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.workspace import Workspace
from tests.helpers import decks
from tests.helpers.window import Player


def current(workspace: Workspace) -> OpenDeck:
    assert workspace.current is not None
    return workspace.current


def stored(path: Path) -> Deck:
    return read_deck_file(path, decks.cards()).result.deck


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Player:
    player = make_window()
    player.window.workspace.open_file(
        Library(player.services.paths.decks, decks.cards()).add(replace(decks.red(), name="Red"))
    )
    current(player.window.workspace).edit(edits.rename("Redder"))
    return player


def files(player: Player) -> dict[str, str]:
    """The names of files and of the decks in them."""
    folder = player.services.paths.decks
    return {path.name: stored(path).name for path in sorted(folder.glob("*.deck"))}


def test_the_file_is_renamed_with_its_backup_and_versions(player: Player) -> None:
    player.ask.renamings = [Renamed.RENAME]
    player.press("Ctrl+S")
    assert files(player) == {"Redder.deck": "Redder"}
    assert player.said == f"Saved {player.services.paths.decks / 'Redder.deck'}"
    assert len(player.services.history.versions(player.services.paths.decks / "Redder.deck")) == 1
    assert player.ask.asked == ["renamed Red.deck to Redder"]
    current(player.window.workspace).edit(edits.write_notes("x"))
    player.press("Ctrl+S")
    assert len(player.ask.asked) == 1


def test_a_copy_leaves_the_old_file_as_it_was(player: Player) -> None:
    player.ask.renamings = [Renamed.COPY]
    player.press("Ctrl+S")
    assert files(player) == {"Red.deck": "Red", "Redder.deck": "Redder"}
    assert current(player.window.workspace).path == player.services.paths.decks / "Redder.deck"
    assert "Redder.deck" in player.said


def test_a_name_that_is_taken_gets_a_number(player: Player) -> None:
    """B08."""
    Library(player.services.paths.decks, decks.cards()).add(replace(decks.red(), name="Redder"))
    player.ask.renamings = [Renamed.RENAME]
    player.press("Ctrl+S")
    assert files(player) == {"Redder (2).deck": "Redder", "Redder.deck": "Redder"}


def test_the_file_may_keep_its_name(player: Player) -> None:
    player.ask.renamings = [Renamed.KEEP]
    player.press("Ctrl+S")
    assert files(player) == {"Red.deck": "Redder"}
    current(player.window.workspace).edit(edits.rename("Reddest"))
    player.press("Ctrl+S")
    assert len(player.ask.asked) == 1


def test_cancel_saves_nothing(player: Player) -> None:
    player.ask.renamings = [Renamed.CANCEL]
    player.press("Ctrl+S")
    assert files(player) == {"Red.deck": "Red"}
    assert player.window.isWindowModified()


def test_a_conflict_gives_the_file_its_old_name_back(player: Player) -> None:
    """B07."""
    path = player.services.paths.decks / "Red.deck"
    save_deck(path, replace(decks.red(), name="Red", notes="from elsewhere"))
    player.ask.renamings = [Renamed.RENAME]
    player.ask.conflicts = [Conflict.CANCEL]
    player.press("Ctrl+S")
    assert files(player) == {"Red.deck": "Red"}
    assert stored(path).notes == "from elsewhere"
    assert current(player.window.workspace).path == path
    assert player.window.isWindowModified()
