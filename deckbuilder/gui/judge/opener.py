"""Opens the window of a judge when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

# What judges need is loaded when it is first needed: the app starts without it.
if TYPE_CHECKING:
    from deckbuilder.gui.window import MainWindow

    from .window import JudgeWindow


class Judging:
    """The one window of its kind that a main window has."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.shown: JudgeWindow | None = None

    def show(self) -> None:
        """Bring it to the front."""
        if self.shown is None:
            from .window import JudgeWindow

            self.shown = JudgeWindow(self._window.services, self._window)
        self.shown.bring_up()

    def close(self) -> None:
        """The main window is closing."""
        if self.shown is not None:
            self.shown.close()
