"""The library beside the main window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from deckbuilder.decks.deck_library import Library
from tests.helpers import decks
from tests.helpers.window import Player, activate


def opened(player: Player, qtbot: Any) -> Any:
    """The library window, opened by its key and filled."""
    player.press("Ctrl+L")
    window = player.window.deck_library
    assert window is not None
    qtbot.waitUntil(lambda: bool(window.panel.view.model_.nodes))
    activate(window)
    return window


def test_ctrl_l_opens_the_library_and_enter_a_deck_of_it(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    Library(player.services.paths.decks, decks.cards()).add(decks.red())
    window = opened(player, qtbot)
    assert window.panel.view.chosen.nodes[0].title == "Deck"
    player.press("Return")
    assert player.tabs == ["Deck"]
    assert player.deck.copies() == decks.red().copies()
    assert window.isVisible()


def test_the_window_comes_back_where_it_was(make_window: Callable[..., Player], qtbot: Any) -> None:
    first = make_window()
    window = opened(first, qtbot)
    window.setGeometry(40, 60, 500, 444)
    QApplication.processEvents()
    first.end()
    again = opened(make_window(), qtbot)
    assert (again.width(), again.height()) == (500, 444)


def test_escape_closes_the_library_and_leaving_the_app_takes_it_along(
    make_window: Callable[..., Player], qtbot: Any
) -> None:
    player = make_window()
    window = opened(player, qtbot)
    player.press("Escape")
    assert not window.isVisible()
    activate(player.window)
    opened(player, qtbot)
    player.window.close()
    assert not window.isVisible()
