"""Earlier versions of a deck: listed in words, shown beside the deck, brought back or opened as a copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.decks.files import save_deck
from deckbuilder.gui.compare.versions import VersionsDialog
from tests.helpers import decks
from tests.helpers.window import Player, activate, clipped, focusable, spoken

EBIRAH, ROPE = "EBP01-016", "EBP01-077"


def in_library(player: Player, name: str = "Red") -> Path:
    return Library(player.services.paths.decks, decks.cards()).add(replace(decks.red(), name=name))


def add(player: Player, number: str, count: int = 1) -> None:
    """Add cards to the open deck."""
    current = player.window.workspace.current
    assert current is not None
    current.edit(edits.add("a card", number, Section.MAIN, count))


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Player:
    """A window with a deck of the library that was saved three times."""
    player = make_window()
    path = in_library(player)
    player.window.workspace.open_file(path)
    for number, count in ((ROPE, 1), (EBIRAH, 2)):
        add(player, number, count)
        player.press("Ctrl+S")
    return player


def opened(player: Player) -> VersionsDialog:
    """The versions of the current deck, opened by the menu."""
    player.window.menus["versions"].trigger()
    QApplication.processEvents()
    found = player.window.findChildren(VersionsDialog)
    return found[-1]


def lines(dialog: VersionsDialog) -> list[str]:
    """What each row says that its save changed."""
    return [dialog.model_.lines(row)[1] for row in range(dialog.model_.rowCount())]


def go_to(dialog: VersionsDialog, row: int) -> None:
    dialog.list.setCurrentIndex(dialog.model_.index(row))


def named(number: str) -> str:
    card = decks.cards().get(number)
    assert card is not None
    from deckbuilder.gui.describe import called

    return called(card, "en")


def test_each_version_says_what_its_save_changed(player: Player) -> None:
    dialog = opened(player)
    assert lines(dialog) == [f"+2 {named(EBIRAH)}", f"+1 {named(ROPE)}", "the oldest version"]
    assert dialog.model_.lines(0)[0] == "Now"


def test_a_version_is_shown_beside_the_deck_as_it_is_now(player: Player) -> None:
    add(player, ROPE)
    dialog = opened(player)
    go_to(dialog, 2)
    assert dialog.view.isVisible()
    rows = [row for row in dialog.view.model_.rows if not row.is_heading]
    assert [(row.title, row.mark_words) for row in rows] == [
        (named(EBIRAH), "+2 added" if "4" not in rows[0].before else "+2 more"),
        (named(ROPE), "+2 added"),
    ]


def test_restoring_is_one_step_that_can_be_undone(player: Player) -> None:
    before = player.deck
    dialog = opened(player)
    go_to(dialog, 2)
    dialog.restore.click()
    assert player.deck.copies() == decks.red().copies()
    assert player.window.isWindowModified()
    assert player.undo_entry().startswith("Undo restore the version of 20")
    activate(player.window)
    player.press("Ctrl+Z")
    assert player.deck == before


def test_restoring_a_deck_that_is_not_open_opens_it(player: Player) -> None:
    path = player.window.workspace.current and player.window.workspace.current.path
    assert path is not None
    player.press("Ctrl+W")
    player.window.comparing.versions_at(path)
    dialog = player.window.findChildren(VersionsDialog)[-1]
    go_to(dialog, 2)
    dialog.restore.click()
    assert player.tabs == ["Red •"]
    assert player.deck.copies() == decks.red().copies()
    assert player.window.isWindowModified()


def test_a_version_opens_as_a_copy_and_the_deck_stays(player: Player) -> None:
    before = player.deck
    dialog = opened(player)
    go_to(dialog, 1)
    dialog.copy.click()
    assert len(player.tabs) == 2
    assert player.deck.name.startswith("Red, 20")
    assert player.deck.copies()[EBIRAH] == before.copies()[EBIRAH] - 2
    first = player.window.workspace.decks[0]
    assert first.deck == before


def test_a_damaged_deck_comes_back_from_its_version(player: Player) -> None:
    deck = player.window.workspace.current
    assert deck is not None
    assert deck.path is not None
    path = deck.path
    player.press("Ctrl+W")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    player.window.comparing.versions_at(path)
    dialog = player.window.findChildren(VersionsDialog)[-1]
    go_to(dialog, 1)
    dialog.restore.click()
    player.press("Ctrl+S")
    assert player.ask.told == []
    stored = Library(player.services.paths.decks, decks.cards()).scan().decks[0]
    assert stored.deck.copies()[ROPE] == 1


def test_a_damaged_version_says_so_and_cannot_be_restored(player: Player) -> None:
    deck = player.window.workspace.current
    assert deck is not None
    assert deck.path is not None
    history = player.services.history
    history.versions(deck.path)[0].file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    dialog = opened(player)
    assert lines(dialog)[1].startswith("cannot be read: ")
    go_to(dialog, 1)
    assert not dialog.restore.isEnabled()
    assert dialog.words.isVisible()


def test_a_deck_without_a_file_says_when_versions_begin(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.menus["versions"].trigger()
    assert player.ask.told == ["No versions of this deck: Earlier versions are kept from the first save on."]


def test_a_deck_saved_outside_the_library_has_versions_too(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    path = tmp_path / "on a stick" / "Red.deck"
    path.parent.mkdir()
    save_deck(path, decks.red())
    player = make_window()
    player.window.workspace.open_file(path)
    add(player, ROPE)
    player.press("Ctrl+S")
    dialog = opened(player)
    assert dialog.model_.rowCount() == 2, "now and the one before"
    go_to(dialog, 1)
    dialog.restore.click()
    assert player.window.workspace.current.deck.main == decks.red().main
    lying_there = sorted(each.name for each in path.parent.iterdir())
    assert lying_there == ["Red.deck", "Red.deck~"], "nothing more"


def test_a_deck_saved_once_says_that_there_is_no_version_yet(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.workspace.open_file(in_library(player))
    dialog = opened(player)
    assert dialog.words.text().startswith("There is no earlier version yet.")
    assert not dialog.restore.isEnabled()


def test_a_version_that_cannot_be_kept_is_told_once_and_the_deck_is_saved(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    path = in_library(player)
    (path.parent / ".versions").write_text("in the way", "utf-8")
    player.window.workspace.open_file(path)
    for _ in range(2):
        add(player, ROPE)
        player.press("Ctrl+S")
    assert not player.window.isWindowModified()
    assert player.notices == ["The deck is saved, but its earlier version could not be kept"]
    player.choose_notice(player.notices[0], "Close")
    add(player, ROPE)
    player.press("Ctrl+S")
    assert player.notices == []


@pytest.mark.parametrize("size", [8, 20])
def test_everything_has_a_name_and_room(player: Player, size: float) -> None:
    player.services.theme.set_size(size)
    dialog = opened(player)
    assert [each for each in focusable(dialog) if not spoken(each)] == []
    assert clipped(dialog) == []
