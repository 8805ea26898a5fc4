"""A starter deck built from nothing, broken, mended, undone, saved and opened again, by keys alone."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck import Section
from tests.helpers import decks
from tests.helpers.window import Player, activate

MONSTERS = ("ESD01-001", "ESD01-002", "ESD01-003", "ESD01-004")


def build_starter(player: Player) -> None:
    """Type the whole list of the first starter deck."""
    for number in MONSTERS:
        player.search(number)
        player.press("Shift+Return")
    for entry in decks.shipped("ESD01").main:
        player.search(entry.number)
        player.press(str(entry.count))


def test_the_starter_deck_is_built_from_nothing_by_keys_alone(make_window: Callable[..., Player]) -> None:
    player = make_window()
    build_starter(player)
    assert player.deck.section(Section.MONSTER) == decks.shipped("ESD01").monster
    assert player.deck.merged().main == decks.shipped("ESD01").merged().main
    assert player.verdict.startswith("Legal")
    assert not player.window.workspace.current.problems
    assert len(player.rows) == 15


def test_a_broken_deck_says_what_is_wrong_and_is_mended_undone_saved_and_read_again(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window()
    build_starter(player)
    whole = player.deck

    player.search("ESD01-005")
    player.press("+")
    assert player.undo_entry().startswith("Undo add 1 ")
    assert any("5" in row and "limit 4" in row for row in player.rows)
    assert sum(row.startswith("Problem") for row in player.problems) == 2, "51 cards, and 5 of one"

    player.press("F8")
    assert player.focus.startswith("Problem: ")
    player.press("Down")
    assert "copies" in player.focus
    player.press("Return")
    assert player.deck == whole
    assert player.verdict.startswith("Legal")
    assert player.undo_entry().startswith("Undo remove 1 ")

    player.press("Ctrl+Z")
    assert len(player.problems) == 2
    assert player.redo_entry().startswith("Redo remove 1 ")
    player.press("Ctrl+Z")
    assert player.deck == whole
    player.press("Ctrl+Y", "Ctrl+Shift+Z")
    assert player.deck == whole

    path = tmp_path / "decks" / "starter.deck"
    path.parent.mkdir()
    player.ask.saves = [path]
    player.press("Ctrl+S")
    assert not player.window.isWindowModified()
    assert player.tabs == ["starter"]

    player.press("Ctrl+W")
    assert player.tabs == ["Untitled"]
    player.ask.opens = [[path]]
    player.press("Ctrl+O")
    assert player.deck == replace(whole, name=player.deck.name)
    assert player.ask.asked == ["Save deck", "Open decks"]
    assert player.verdict.startswith("Legal")


def test_f6_goes_round_the_parts_of_the_window_and_back(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.files.open_starter(player.window.files.starters()[0])
    player.press("Ctrl+F")
    player.search("EBP01-001")
    player.press("Ctrl+F")
    round_trip = [player.focus]
    for _ in range(12):
        player.press("F6")
        round_trip.append(player.focus)
        if player.focus == round_trip[0]:
            break
    assert round_trip[-1] == round_trip[0], f"F6 got stuck: {round_trip}"
    assert "Cards found" in round_trip
    assert any(name.startswith("Monster deck, rank I:") for name in round_trip)
    assert "Main deck" in round_trip
    there = round_trip[:-1]
    back = [player.focus]
    for _ in range(len(there) - 1):
        player.press("Shift+F6")
        back.append(player.focus)
    assert [_part(name) for name in back[1:]] == [_part(name) for name in there[:0:-1]]


def _part(name: str) -> str:
    """The text of whichever card is current is one part of the window."""
    return "Text" if name.startswith("Text of ") else name


def test_f6_leaves_the_third_monster_slot_for_the_main_deck(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.window.files.open_starter(player.window.files.starters()[0])
    player.window.deck_panel.slots.slots[0].setFocus()
    player.press("Right", "Right")
    assert player.focus.startswith("Monster deck, rank III")
    player.press("F6")
    assert player.focus == "Main deck"


def test_digits_plus_minus_and_delete_count_in_the_deck_list(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016")
    player.press("Return", "Return")
    player.press("F6", "F6", "F6")
    assert player.focus == "Main deck"
    player.press("Down", "Down")
    for key, count in (("4", 4), ("-", 3), ("+", 4), ("Return", 5), ("9", 9)):
        player.press(key)
        assert player.deck.copies_of(Section.MAIN, "EBP01-016") == count
    player.press("Delete")
    assert player.rows == []
    player.press("Ctrl+Z")
    assert player.deck.copies_of(Section.MAIN, "EBP01-016") == 9
    assert player.redo_entry().startswith("Redo remove 9 ")


def test_space_shows_a_card_large_and_space_ends_it(make_window: Callable[..., Player]) -> None:
    player = make_window()
    player.search("EBP01-016")
    player.press("Space")
    large = QApplication.activeModalWidget()
    assert large is not None
    assert large.windowTitle().startswith(player.window.preview.card.name.partition("(")[0])
    player.press("Space")
    assert QApplication.activeModalWidget() is None
    activate(player.window)
    assert player.focus == "Cards found"
