"""Opens the simulation window when it is first asked for, and carries its wishes to the deck."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from deckbuilder.cards.messages import say
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.edits import Edit
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.tr import tr

if TYPE_CHECKING:
    from deckbuilder.gui.compare.sides import Sides
    from deckbuilder.gui.window import MainWindow

    from .change import Change
    from .runner import Pools
    from .window import OpenReplay, SimulationWindow


class Simulations:
    """The simulation windows of a main window: one that is free is used again, a busy one is left alone."""

    def __init__(self, window: MainWindow, open_replay: OpenReplay) -> None:
        self._window = window
        self._open_replay = open_replay
        self.pools: Pools | None = None
        """What plays the games of the windows to come; None for what the settings say."""

        self.windows: list[SimulationWindow] = []

    def show(self) -> None:
        """Bring a window up with the current deck."""
        deck = self._window.workspace.current
        catalogue = self._window.services.catalogue
        free = next(
            (each for each in self.windows if each.knows(catalogue) and not each.runner.is_running), None
        )
        shown = free if free is not None and free.isVisible() else self._make()
        if deck is not None and not shown.has_played(deck):
            shown.show_deck(self._sides().open_deck(deck))
        shown.bring_up()

    @property
    def going_on(self) -> list[str]:
        """A sentence for each batch that is played and would end with the app."""
        return [
            tr("{window}: games are played, and what they have shown so far is not kept.", window=title)
            for title in (each.windowTitle() for each in self.windows if each.runner.is_running)
        ]

    def close(self) -> None:
        """The main window is closing: every batch ends."""
        for each in self.windows:
            each.runner.close()
            each.close()

    def _sides(self) -> Sides:
        from deckbuilder.gui.compare.sides import Sides

        return Sides(self._window.workspace, self._window.services)

    def _make(self) -> SimulationWindow:
        from .runner import Runner, pool_at
        from .window import SimulationWindow

        main = self._window
        for each in self.windows:
            if not each.isVisible():  # closed by the player
                each.deleteLater()
        self.windows = [each for each in self.windows if each.isVisible()]
        runner = Runner(self.pools or pool_at)
        services = main.services.as_now()  # games that are played go on with the cards they began with
        made = SimulationWindow(services, self._sides(), self._open_replay, runner, main)
        made.cards_chosen.connect(main.deck_panel.view.select_cards)
        made.apply_wanted.connect(partial(self._apply, made))
        self.windows.append(made)
        return made

    def _apply(self, shown: SimulationWindow, change: Change) -> None:
        """Make the change in the deck it was tried for, if that is open, else in a copy of it."""
        deck = self._measured(shown)
        if deck is None:
            self._window.workspace.add(DeckDocument(change.after, saved=False))
            return
        self._window.workspace.set_current(deck)
        deck.edit(Edit(say("apply the change that was tried"), change.applied_to))

    def _measured(self, shown: SimulationWindow) -> OpenDeck | None:
        return next((deck for deck in self._window.workspace.decks if shown.is_about(deck)), None)
