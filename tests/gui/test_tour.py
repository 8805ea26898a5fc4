"""The tour of a first start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from deckbuilder.gui.settings import SettingsFile
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tour import STEPS, Note
from tests.helpers.window import Player, clipped


@pytest.fixture
def player(make_window: Callable[..., Player]) -> Player:
    player = make_window()
    player.window.guides.tour.offer(opening=False)
    QApplication.processEvents()
    return player


def note(player: Player) -> Note:
    shown = player.window.guides.tour.note
    assert shown is not None
    return shown


def place(player: Player, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(player.window, QPoint(0, 0)), widget.size())


def test_a_first_start_shows_three_notes_and_never_again(
    player: Player, make_window: Callable[..., Player]
) -> None:
    titles = []
    for _ in range(3):
        titles.append((note(player).title.text(), note(player).count.text()))
        player.press("Return")
    assert titles == [("Find cards", "1 of 3"), ("Build the deck", "2 of 3"), ("Check it", "3 of 3")]
    assert player.window.guides.tour.note is None
    player.end()
    again = make_window()
    again.window.guides.tour.offer(opening=False)
    assert again.window.guides.tour.note is None


def test_escape_or_skip_ends_it_for_good(player: Player) -> None:
    player.press("Escape")
    assert player.window.guides.tour.note is None
    assert player.services.settings.tour_seen
    assert QApplication.focusWidget() is not None
    player.window.guides.tour.offer(opening=False)
    assert player.window.guides.tour.note is None
    player.window.menus["tour"].trigger()
    note(player).skip.click()
    assert player.window.guides.tour.note is None


def test_each_note_stands_beside_its_part_and_does_not_cover_it(player: Player) -> None:
    for step in STEPS[:1] + STEPS[2:]:
        while note(player).title.text() != step.title:
            player.press("Return")
        QApplication.processEvents()
        part = place(player, step.target(player.window))
        assert not part.intersects(note(player).geometry()), step.title
        assert player.window.rect().contains(note(player).geometry())


def test_the_notes_block_nothing_and_go_back(player: Player) -> None:
    player.search("EBP01-016")
    player.press("Return")
    assert player.deck.copies()["EBP01-016"] == 1
    assert note(player).isVisible()
    assert not note(player).back.isVisible()
    note(player).go_on.click()
    note(player).back.click()
    assert note(player).count.text() == "1 of 3"


def test_the_tour_follows_the_window_and_the_text(player: Player, theme: Theme) -> None:
    for size, points in (((1024, 700), 20), ((640, 420), 10)):
        player.window.resize(*size)
        theme.set_size(points)
        for _ in range(3):
            QApplication.processEvents()
        assert player.window.rect().contains(note(player).geometry()), (size, points)
        assert clipped(note(player)) == [], (size, points)


def test_the_help_menu_shows_it_again(player: Player) -> None:
    player.press("Escape")
    player.window.menus["tour"].trigger()
    assert note(player).count.text() == "1 of 3"
    player.window.menus["tour"].trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(player.window.findChildren(Note)) == 1, "asked for twice it starts anew"


def test_there_is_no_tour_for_who_has_settings_of_an_earlier_version(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"version": 1, "scheme": "light"}')
    player = make_window(show=False)
    player.window.guides.tour.offer(opening=False)
    assert player.window.guides.tour.note is None


def test_there_is_none_when_files_are_opened_and_one_that_was_not_ended_comes_again(
    make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window(show=False)
    player.window.guides.tour.offer(opening=True)
    assert player.window.guides.tour.note is None
    player.window.guides.tour.offer(opening=False)
    player.end()
    assert SettingsFile(tmp_path / "config" / "settings.json").load().tour_seen is False
