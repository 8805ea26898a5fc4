"""Every text on show can be read on what it stands on, in every scheme, also in grey (B55, B59)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from deckbuilder.gui.theme import Theme
from tests.helpers import decks
from tests.helpers.inks import painted, unreadable
from tests.helpers.window import Player

BROKEN = decks.red("5 EBP01-016, 3 EBP99-999, 1 EBP02-T03, 2 EBP01-077, 1 EBP01-029")


@pytest.fixture
def full(make_window: Callable[..., Player]) -> Player:
    """A window with every badge, a chart, problems, an error and a card."""
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: BROKEN)
    player.search("(EBP01-016 or EBP01-077 or c:white) -is:token")
    player.press("Ctrl+F", "End")
    player.type(" r<=x")
    player.window.top.search.flush()
    return player


SHOWN = (("dark", "grid"), ("contrast", "table"), ("light", "table"))
"""Schemes with the view of the cards they are looked at with; both paint with the same colours."""


def test_every_text_is_readable_in_every_scheme_without_a_new_start(full: Player, theme: Theme) -> None:
    """B55, B59: the same window, switched while it is open."""
    for scheme, view in SHOWN:
        theme.choose(scheme)
        full.window.commands.show_view(view)
        QApplication.processEvents()
        assert unreadable(full.window) == [], scheme
    assert len(painted(full.window)[1]) > 50, "rows and badges are looked at too"
    label = full.window.checks.verdict_text
    label.setStyleSheet(f"color: {theme.color('signal').name()}")
    assert [label.text() in each for each in unreadable(full.window)] == [True, True], (
        "and amber by day is not"
    )
