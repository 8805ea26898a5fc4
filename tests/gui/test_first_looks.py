"""What new windows show at once, and how large they open."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QLabel

from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.compare.versions import VersionsDialog
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.dialogs.preferences import Preferences
from deckbuilder.gui.services import Services
from deckbuilder.gui.share.dialog import ShareDialog
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.window import Player

SMALL = 1024
"""Pixels across the smallest screen we draw for; the screen of the tests is narrower."""


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


def test_no_dialog_opens_larger_than_the_screen_in_large_letters(
    make_window: Callable[..., Player], services: Services
) -> None:
    player = make_window()
    services.theme.set_size(20)
    result = read_deck("[main deck]\n4 EBP01-016\n", decks.cards(), source="Clipboard")
    deck = opened(decks.red(), services)
    dialogs = [
        ImportPreview(result, services, into=decks.red(), parent=player.window),
        ShareDialog(deck, services, player.window),
        Preferences(services, player.window),
        VersionsDialog("Red", decks.red(), [], services, player.window),
    ]
    screen = player.window.screen().availableGeometry().size()
    for dialog in dialogs:
        dialog.show()
        QApplication.processEvents()
        least = dialog.minimumSizeHint()
        assert dialog.width() <= max(SMALL, screen.width(), least.width()), type(dialog).__name__
        assert dialog.height() <= max(screen.height(), least.height()), type(dialog).__name__
        dialog.close()


def test_the_button_for_a_new_deck_stands_beside_the_last_tab(
    make_window: Callable[..., Player],
) -> None:
    panel = make_window(size=(1440, 900)).window.deck_panel
    QApplication.processEvents()
    end = panel.tabs.x() + panel.tabs.tabRect(panel.tabs.count() - 1).right()
    assert 0 <= panel.new_tab.x() - end <= 3


def test_the_last_word_of_the_status_bar_keeps_a_distance_from_the_edge(
    make_window: Callable[..., Player],
) -> None:
    player = make_window()
    player.window.workspace.current.document.edit("make it", lambda old: decks.red())
    QApplication.processEvents()
    (saved,) = [each for each in player.window.status.findChildren(QLabel) if each.text() == "not saved"]
    end = saved.mapTo(player.window, saved.contentsRect().topRight()).x()
    assert player.window.width() - end >= player.services.theme.steps(3)
