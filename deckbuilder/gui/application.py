"""The Qt application of the program: its name, its icon, and the files that the system asks it to open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from deckbuilder import __version__
from deckbuilder.paper.app_icon import app_icon
from deckbuilder.paper.fonts import load_fonts

IDENTIFIER = "app.godzilladeckbuilder.deckbuilder"
"""By which desktops know the program; its desktop file is called so."""


class Application(QApplication):
    """On macOS a double click on a deck is no argument but an event, also while the program runs."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._asked_for: list[Path] = []
        self._open: Callable[[Path], object] = self._asked_for.append

    def open_files_with(self, open_file: Callable[[Path], object]) -> list[Path]:
        """Have files opened like this from now on; gives those that were asked for until now."""
        self._open = open_file
        return self._asked_for

    def event(self, event: QEvent) -> bool:
        """Open a file when the system asks for it."""
        if isinstance(event, QFileOpenEvent):
            self._open(Path(event.file()))
            return True
        return super().event(event)


def application(arguments: Sequence[str]) -> QApplication:
    """The application with its name, its icon and the bundled fonts."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else Application(arguments)
    app.setApplicationName("deckbuilder")
    app.setApplicationDisplayName("Deck builder")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(IDENTIFIER)
    app.setWindowIcon(app_icon())
    load_fonts()
    return app
