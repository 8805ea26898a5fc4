"""Notes and fields: letters typed in a row are one step, and nobody's cursor jumps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from deckbuilder.decks.deck import Deck
from deckbuilder.gui.deck.notes import NotesPanel
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from tests.helpers.opened import opened
from tests.helpers.window import Player, focusable, spoken


@pytest.fixture
def deck(services: Services, qapp: object) -> OpenDeck:
    return opened(Deck(name="Red", notes="first line\nsecond line"), services)


@pytest.fixture
def panel(theme: Theme, deck: OpenDeck, qtbot: Any) -> NotesPanel:
    panel = NotesPanel(theme)
    qtbot.addWidget(panel)
    panel.show_deck(deck)
    deck.changed.connect(lambda changes: panel.show_deck(deck, changes))
    panel.show()
    return panel


def test_letters_typed_in_a_row_are_one_step_of_each_field(panel: NotesPanel, deck: OpenDeck) -> None:
    QTest.keyClicks(panel.fields["player"], "Haruo")
    QTest.keyClicks(panel.fields["event"], "Cup")
    assert (deck.deck.player, deck.deck.event) == ("Haruo", "Cup")
    deck.document.undo()
    assert (deck.deck.player, deck.deck.event) == ("Haruo", "")
    assert panel.fields["event"].text() == ""
    deck.document.undo()
    assert (deck.deck.player, panel.fields["player"].text()) == ("", "")
    assert not deck.document.can_undo


def test_typing_in_the_middle_keeps_the_cursor_there(panel: NotesPanel, deck: OpenDeck) -> None:
    cursor = panel.notes.textCursor()
    cursor.setPosition(5)
    panel.notes.setTextCursor(cursor)
    QTest.keyClicks(panel.notes, " new")
    assert deck.deck.notes == "first new line\nsecond line"
    assert panel.notes.textCursor().position() == 9
    field = panel.fields["name"]
    field.setCursorPosition(1)
    QTest.keyClicks(field, "xy")
    assert (field.text(), field.cursorPosition()) == ("Rxyed", 3)


def test_notes_are_one_step_and_undo_shows_them(panel: NotesPanel, deck: OpenDeck) -> None:
    QTest.keyClicks(panel.notes, "abc")
    assert deck.document.undo_text == "write notes"
    deck.document.undo()
    assert panel.notes.toPlainText() == "first line\nsecond line"
    assert not deck.document.can_undo
    deck.document.redo()
    assert panel.notes.toPlainText().startswith("abc")


def test_an_undo_in_the_notes_keeps_the_cursor_near(panel: NotesPanel, deck: OpenDeck) -> None:
    cursor = panel.notes.textCursor()
    cursor.setPosition(15)
    panel.notes.setTextCursor(cursor)
    QTest.keyClicks(panel.notes, "xyz")
    deck.document.undo()
    assert panel.notes.textCursor().position() in range(11, 20), "not back at the start"


def test_showing_a_deck_is_not_editing_it(panel: NotesPanel, deck: OpenDeck, services: Services) -> None:
    other = opened(Deck(name="Blue", notes="x\ty  z\u2028w", player="<b>A</b>"), services)
    panel.show_deck(other)
    assert not other.document.dirty
    assert panel.fields["player"].text() == "<b>A</b>"
    panel.show_deck(deck)
    assert not deck.document.dirty


def test_no_deck_means_nothing_to_write_in(panel: NotesPanel) -> None:
    panel.show_deck(None)
    assert not panel.isEnabled()
    assert panel.notes.toPlainText() == ""


def test_tab_goes_through_all_fields_and_each_has_a_name(panel: NotesPanel) -> None:
    stops = focusable(panel)
    assert [spoken(each) for each in stops] == [
        "Deck name",
        "Player",
        "Event",
        "Deck Log code",
        "Tags",
        "Notes",
    ]
    assert isinstance(stops[-1], QPlainTextEdit)


def test_tags_are_typed_with_commas_and_are_one_step(panel: NotesPanel, deck: OpenDeck) -> None:
    QTest.keyClicks(panel.tags, "aggro, league,  Aggro")
    assert deck.deck.tags == ("aggro", "league")
    assert panel.tags.text() == "aggro, league,  Aggro", "nothing jumps while typing"
    assert deck.document.undo_text == "change the tags"
    deck.document.undo()
    assert (deck.deck.tags, panel.tags.text()) == ((), "")
    deck.document.redo()
    assert panel.tags.text() == "aggro, league"


def test_a_name_typed_without_enter_survives_every_tab(make_window: Callable[..., Player]) -> None:
    """B04."""
    player = make_window()
    deck = player.window.workspace.current
    player.window.panes.reveal(player.window.notes)
    field = player.window.notes.fields["name"]
    field.setFocus()
    player.type("Fire Mountain")
    for panel in (player.window.statistics, player.window.checks, player.window.notes):
        player.window.panes.reveal(panel)
    second = player.window.workspace.new()
    player.window.workspace.set_current(deck)
    assert (deck.deck.name, field.text(), second.deck.name) == ("Fire Mountain", "Fire Mountain", "")
    assert player.tabs[0].startswith("Fire Mountain")
