"""What a new window of the usual size shows without scrolling."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from tests.helpers.window import Player


def test_both_quick_questions_of_chance_are_seen_whole(make_window: Callable[..., Player]) -> None:
    player = make_window(size=(1440, 900))
    player.window.panes.first_sizes(player.window.size())
    player.window.files.open_starter(player.window.files.starters()[0])
    for _ in range(3):
        QApplication.processEvents()
    for row in player.window.statistics.odds:
        assert row.isVisible()
        assert row.visibleRegion().boundingRect() == row.rect()
        assert row.height() < 2 * row.group.height(), "on one line"
