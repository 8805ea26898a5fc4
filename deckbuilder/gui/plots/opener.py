"""Opens the window of statistics and odds when it is first asked for: its plots take a while to load."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from deckbuilder.gui.open_deck import OpenDeck

if TYPE_CHECKING:
    from deckbuilder.gui.window import MainWindow

    from .window import StatisticsWindow


class Plots:
    """The one window of plots that a main window has."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._shown: StatisticsWindow | None = None

    @property
    def shown(self) -> StatisticsWindow | None:
        """The window, once it was opened."""
        return self._shown

    def show(self) -> None:
        """Bring it up with the current deck."""
        if self._shown is None:
            self._shown = self._make()
        self._shown.show_deck(self._window.workspace.current)
        self._shown.bring_up()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Follow the current deck."""
        if self._shown is not None:
            self._shown.show_deck(deck)

    def close(self) -> None:
        """The main window is closing."""
        if self._shown is not None:
            self._shown.close()

    def _make(self) -> StatisticsWindow:
        main = self._window
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            from .window import StatisticsWindow

            made = StatisticsWindow(main.services, main.statistics.questions, main)
        finally:
            QGuiApplication.restoreOverrideCursor()
        made.cards_chosen.connect(main.deck_panel.view.select_cards)
        made.said.connect(main.status.say)
        return made
