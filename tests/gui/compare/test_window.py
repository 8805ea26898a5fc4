"""Two decks side by side: chosen, marked by signs and words, copied and exported."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.deck_library import Library
from deckbuilder.gui.compare.window import CompareWindow
from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.window import Player, clipped, focusable, spoken

ROPE = "EBP01-077"


def with_library(player: Player) -> Player:
    """The window over a library with a deck, the same with other cards, and one in a folder."""
    library = Library(player.services.paths.decks, decks.cards())
    red = replace(decks.red(), name="Red")
    library.add(red)
    library.add(
        replace(red.remove(Section.MAIN, red.main[0].number).add(Section.MAIN, ROPE, 2), name="Redder")
    )
    library.add(replace(decks.shipped("ESD02"), name="Blue"), "Spring")
    return player


@pytest.fixture(scope="module")
def _player(make_shared_window: Callable[..., Player]) -> Player:
    return with_library(make_shared_window())


@pytest.fixture
def player(_player: Player, theme: Theme, qtbot: Any) -> Iterator[Player]:
    """One window for all tests that leave decks and library alone."""
    yield _player
    for window in _player.window.findChildren(CompareWindow):
        window.close()
        shiboken6.delete(window)
    _player.ask.suggestions.clear()
    _player.ask.told.clear()


@pytest.fixture
def own(make_window: Callable[..., Player]) -> Player:
    """A window of the test's own, where decks and files may change."""
    return with_library(make_window())


def compare(player: Player, *names: str) -> CompareWindow:
    folder = player.services.paths.decks
    player.window.comparing.compare_files([folder / f"{name}.deck" for name in names])
    QApplication.processEvents()
    return player.window.findChildren(CompareWindow)[-1]


def marks(window: CompareWindow) -> list[tuple[str, str, str]]:
    """Mark and both counts of every line that is no heading."""
    return [(row.mark_words, row.before, row.after) for row in window.view.model_.rows if not row.is_heading]


def test_lines_are_marked_by_sign_and_word(player: Player) -> None:
    """B59: colour is never the only sign."""
    window = compare(player, "Red", "Redder")
    first = decks.red().main[0].count
    taken = ("−1 fewer", str(first), str(first - 1)) if first > 1 else ("−1 removed", "1", "")
    assert sorted(marks(window)) == sorted([("≈ changed", "Red", "Redder"), taken, ("+2 added", "", "2")])
    assert window.summary.text() == "2 cards added, 1 card removed"


def test_all_lines_are_shown_on_request(player: Player) -> None:
    window = compare(player, "Red", "Redder")
    few = len(marks(window))
    window.only_changes.click()
    assert len(marks(window)) > few + 4
    assert [row.title for row in window.view.model_.rows if row.is_heading] == [
        "About the deck",
        "Monster deck",
        "Main deck",
    ]
    assert ("", "", "") not in marks(window)


def test_a_line_is_a_sentence_for_a_screen_reader(player: Player) -> None:
    window = compare(player, "Red", "Redder")
    model = window.view.model_
    row = next(number for number, row in enumerate(model.rows) if row.mark_words == "+2 added")
    from PySide6.QtCore import Qt

    said = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith(": +2 added, Red none, Redder 2")


def test_the_sides_are_swapped(player: Player) -> None:
    window = compare(player, "Red", "Redder")
    window.swap.click()
    assert window.titles == ("Redder", "Red")
    assert window.summary.text() == "1 card added, 2 cards removed"


def test_either_side_is_chosen_from_open_decks_library_and_versions(own: Player) -> None:
    path = own.services.paths.decks / "Red.deck"
    own.window.workspace.open_file(path)
    deck = own.window.workspace.current
    assert deck is not None
    deck.edit(edits.add("a card", ROPE, Section.MAIN))
    own.press("Ctrl+S")
    window = compare(own, "Red", "Redder")
    choices = [window.before.deck.itemText(index) for index in range(window.before.deck.count())]
    assert choices == ["Red, open", "Red", "Redder", "Spring / Blue"]
    assert window.titles == ("Red", "Redder")
    assert window.before.version.count() == 2
    window.after.deck.setCurrentIndex(0)
    window.before.version.setCurrentIndex(1)
    assert window.summary.text() == "1 card added, 0 cards removed"
    window.after.deck.setCurrentIndex(3)
    assert window.titles[1] == "Blue"


def test_the_menu_compares_the_unsaved_deck_with_what_is_saved(own: Player) -> None:
    own.window.workspace.open_file(own.services.paths.decks / "Red.deck")
    deck = own.window.workspace.current
    assert deck is not None
    deck.edit(edits.add("a card", ROPE, Section.MAIN))
    own.window.menus["compare"].trigger()
    window = own.window.findChildren(CompareWindow)[-1]
    assert window.titles[1] == "Red, open"
    assert window.summary.text() == "1 card added, 0 cards removed"
    deck.edit(edits.add("a card", ROPE, Section.MAIN))
    window.refresh()
    assert window.summary.text() == "2 cards added, 0 cards removed"


def test_the_comparison_is_copied_as_text(player: Player) -> None:
    window = compare(player, "Red", "Redder")
    window.copy.click()
    text = QGuiApplication.clipboard().text().splitlines()
    assert text[:2] == ["Red compared with Redder", "Name: Red → Redder"]
    assert any(line.startswith(f"+2 {ROPE}") for line in text)
    assert window.said.text() == "Copied"


@pytest.mark.parametrize(("name", "start"), [("c.txt", "Red compared"), ("c.csv", "\ufeffsection,number")])
def test_the_comparison_is_exported(player: Player, tmp_path: Path, name: str, start: str) -> None:
    window = compare(player, "Red", "Redder")
    player.ask.saves = [tmp_path / name]
    window.export.click()
    assert player.ask.suggestions[0].name == "Red and Redder.txt"
    assert (tmp_path / name).read_text("utf-8").startswith(start)
    assert window.said.text() == f"Saved as {name}"


def test_an_export_without_an_ending_never_replaces_a_file(player: Player, tmp_path: Path) -> None:
    """B08: the dialog asked about "c", not about "c.txt"."""
    (tmp_path / "c.txt").write_text("mine", "utf-8")
    window = compare(player, "Red", "Redder")
    player.ask.saves = [tmp_path / "c"]
    window.export.click()
    assert (tmp_path / "c.txt").read_text("utf-8") == "mine"
    assert player.ask.told[0].startswith("The comparison is not exported")


def test_equal_decks_say_so(player: Player) -> None:
    window = compare(player, "Red", "Redder")
    window.after.deck.setCurrentIndex(window.before.deck.currentIndex())
    assert window.summary.text() == "No difference"
    assert window.nothing.isVisible()


def test_a_deck_that_cannot_be_read_says_why(own: Player) -> None:
    (own.services.paths.decks / "Redder.deck").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    window = compare(own, "Red", "Redder")
    assert window.nothing.text().startswith("This deck cannot be compared: ")
    assert not window.copy.isEnabled()


def test_an_empty_library_compares_the_open_deck_with_itself(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.menus["compare"].trigger()
    window = player.window.findChildren(CompareWindow)[-1]
    assert player.deck == Deck(format=player.deck.format)
    assert window.summary.text() == "No difference"


@pytest.mark.parametrize("size", [8, 20])
def test_everything_has_a_name_and_room(player: Player, size: float) -> None:
    player.services.theme.set_size(size)
    window = compare(player, "Red", "Redder")
    assert [each for each in focusable(window) if not spoken(each)] == []
    assert clipped(window) == []
