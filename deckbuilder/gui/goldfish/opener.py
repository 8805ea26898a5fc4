"""Opens the board and the sample hand from the deck editor, when they are first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from deckbuilder.gui.tr import shown, tr

# The engine and what is around it are loaded when they are first needed: the app starts without them.
if TYPE_CHECKING:
    from deckbuilder.gui.window import MainWindow
    from deckbuilder.play import Replay
    from deckbuilder.play.opening import Numbers

    from .sample import SampleHand
    from .start import Start
    from .window import GoldfishWindow


class Goldfish:
    """The one board and the one sample hand that a main window has."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.board: GoldfishWindow | None = None
        self._earlier: list[GoldfishWindow] = []
        """Boards with games that began with other cards than there are now."""

        self.hand: SampleHand | None = None

    def show_hand(self) -> None:
        """Draw five cards of the current deck; again for the next hand."""
        deck = self._window.workspace.current
        if deck is None:
            return
        if self.hand is None:
            from .sample import SampleHand

            self.hand = SampleHand(self._window.services, self._window)
            self.hand.play_wanted.connect(self.play)
        self.hand.show_deck(deck)

    def show(self) -> None:
        """Play the current deck; a game of this deck goes on, also one whose window was closed (B02)."""
        from deckbuilder.play import numbers_of

        from .sample import start_of

        deck = self._window.workspace.current
        if deck is None:
            return
        start, numbers = start_of(deck, self._window.services), numbers_of(deck.deck)
        board = self.board
        up_to_date = board is not None and board.knows(self._window.services.catalogue)
        stays = board is not None and (board.is_going_on or (up_to_date and board.isVisible()))
        if board and stays and board.plays(deck.title, numbers):
            board.bring_up()
            return
        self.play(start, numbers)

    def play(self, start: Start, deck: Numbers, seed: int | None = None) -> None:
        """Begin a game; a deck with which none can begin is told."""
        from deckbuilder.engine import SetupError

        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self._begin(start, deck, seed)
        except SetupError as error:
            QGuiApplication.restoreOverrideCursor()
            self._window.services.ask.tell(
                tr("This deck cannot be played yet"),
                tr("{reason}. A sample hand can be drawn all the same.", reason=shown(str(error))),
            )
            return
        QGuiApplication.restoreOverrideCursor()
        if self.board is not None:
            self.board.bring_up()

    def show_replay(self, replay: Replay, title: str) -> None:
        """Show a game that was played, such as one of a batch."""
        from deckbuilder.play.opening import NO_DECK

        from .replays import start_of_replay
        from .window import GoldfishWindow

        self._drop_outdated()
        if self.board is None:
            opening, services = replay.session.opening, self._window.services.as_now()
            start = start_of_replay(replay, title, services)
            deck = opening.decks[0] if opening else NO_DECK
            self.board = GoldfishWindow(services, start, deck, session=replay.session, parent=self._window)
            self.board.replays.say_notes(replay)
        else:
            self.board.replays.show(replay, title)
        self.board.bring_up()

    @property
    def going_on(self) -> list[str]:
        """A sentence about each game on a board that would end with the app in the middle."""
        return [
            tr("{window}: the game is not over, and it is not kept.", window=board.windowTitle())
            for board in (self.board, *self._earlier)
            if board is not None and board.isVisible() and board.is_going_on
        ]

    def close(self) -> None:
        """The main window is closing."""
        for each in (self.board, *self._earlier, self.hand):
            if each is not None:
                each.close()

    def _drop_outdated(self) -> None:
        """A game goes on with the cards it began with; another one needs a board with those of today."""
        board = self.board
        if board is None or board.knows(self._window.services.catalogue):
            return
        self.board = None
        if board.isVisible() and board.is_going_on:
            self._earlier.append(board)
            return
        board.close()
        board.deleteLater()

    def _begin(self, start: Start, deck: Numbers, seed: int | None) -> None:
        self._drop_outdated()
        if self.board is None:
            from .window import GoldfishWindow

            services = self._window.services.as_now()
            self.board = GoldfishWindow(services, start, deck, seed=seed, parent=self._window)
        else:
            self.board.play(start, deck, seed)
