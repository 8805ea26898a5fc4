"""Edits of an open deck's file from outside are noticed when the player comes back (B07, LOOK 7)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Section
from deckbuilder.decks.files import save_deck
from deckbuilder.gui.ask import Conflict
from tests.helpers import decks
from tests.helpers.window import Player

EDITED = decks.red().add(Section.MAIN, "EBP01-020")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    save_deck(tmp_path / "shared.deck", decks.red())
    return tmp_path / "shared.deck"


@pytest.fixture
def player(make_window: Callable[..., Player], path: Path) -> Player:
    player = make_window(paths=(path,))
    come_back(player)
    assert notices(player) == []
    return player


def come_back(player: Player) -> None:
    """The window becomes the active one again."""
    player.window.activateWindow()
    QApplication.sendEvent(player.window, QEvent(QEvent.Type.ActivationChange))


def notices(player: Player) -> list[str]:
    return [bar.title for bar in player.window.deck_panel.notices.bars]


def press(player: Player, text: str) -> None:
    (bar,) = player.window.deck_panel.notices.bars
    next(button for button in bar.buttons if button.text() == text).click()


def test_a_changed_file_is_told_once_and_loaded_as_a_step_that_can_be_undone(
    player: Player, path: Path
) -> None:
    old = player.deck
    save_deck(path, EDITED)
    come_back(player)
    come_back(player)
    assert notices(player) == ["shared.deck was changed outside"]
    press(player, "Load it")
    assert player.deck.copies()["EBP01-020"] == EDITED.copies()["EBP01-020"]
    player.press("Ctrl+Z")
    assert player.deck == old
    come_back(player)
    assert notices(player) == []


def test_who_keeps_the_own_deck_is_asked_at_the_save_and_not_told_again(player: Player, path: Path) -> None:
    player.window.workspace.current.document.edit("more", lambda deck: deck.add(Section.MAIN, "EBP01-016"))
    save_deck(path, EDITED)
    come_back(player)
    press(player, "Keep mine")
    come_back(player)
    assert notices(player) == []
    player.ask.conflicts = [Conflict.OVERWRITE]
    player.press("Ctrl+S")
    assert player.ask.asked == ["conflict shared.deck"]


def test_a_file_that_is_gone_is_told_and_a_save_writes_it_anew(player: Player, path: Path) -> None:
    path.unlink()
    come_back(player)
    assert notices(player) == ["shared.deck is not there any more"]
    player.press("Ctrl+S")
    assert path.exists()
    assert notices(player) == [], "deck and file agree again"


def test_a_file_written_with_the_same_content_is_no_news(player: Player, path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content + b"\n")
    path.write_bytes(content)
    come_back(player)
    assert notices(player) == []


def test_own_saves_and_closed_decks_are_no_news(player: Player, path: Path) -> None:
    player.window.workspace.current.document.edit("more", lambda deck: deck.add(Section.MAIN, "EBP01-016"))
    player.press("Ctrl+S")
    come_back(player)
    assert notices(player) == []
    player.press("Ctrl+W")
    save_deck(path, EDITED)
    come_back(player)
    assert notices(player) == []
