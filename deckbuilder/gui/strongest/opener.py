"""Opens the window of the strongest board when it is first asked for, and carries its board to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.cards.messages import say

# The engine is loaded when it is first needed: the app starts without it.
if TYPE_CHECKING:
    from deckbuilder.cards.facts import Region
    from deckbuilder.engine import Scenario
    from deckbuilder.gui.window import MainWindow
    from deckbuilder.play.opening import Numbers

    from .window import StrongestWindow


class StrongestBoards:
    """The one window of its kind that a main window has."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._asked: tuple[str, Numbers, Region] | None = None
        self.shown: StrongestWindow | None = None

    def show(self) -> None:
        """Look for the strongest board of the current deck."""
        deck = self._window.workspace.current
        if deck is None:
            return
        from deckbuilder.play import numbers_of

        services = self._window.services
        if self.shown is not None and not self.shown.knows(services.catalogue):
            self.shown.close()
            self.shown.deleteLater()
            self.shown = None
        if self.shown is None:
            from .window import StrongestWindow

            self.shown = StrongestWindow(services.as_now(), self._window)
            self.shown.play_wanted.connect(self._play)
        self._asked = deck.title, numbers_of(deck.deck), deck.own_format.region
        self.shown.show_deck(*self._asked)
        self.shown.bring_up()

    def close(self) -> None:
        """The main window is closing."""
        if self.shown is not None:
            self.shown.close()

    def _play(self, scenario: Scenario) -> None:
        """Begin a game from the board, against the monster it was looked for against."""
        if self._asked is None:
            return
        from deckbuilder.gui.goldfish.start import from_scenario
        from deckbuilder.play import PassiveBot

        title, deck, region = self._asked
        catalogue = self._window.services.catalogue
        start = from_scenario(catalogue, title, scenario, say("Passive opponent"), PassiveBot(), region)
        self._window.goldfish.play(start, deck, scenario.seed)
