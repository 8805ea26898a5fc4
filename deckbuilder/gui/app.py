"""Starts the window: loads cards and formats, builds the services, shows, then opens what was asked for."""

from __future__ import annotations

from . import quick

# isort: split

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from deckbuilder import __version__
from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.decks.formats import load_formats
from deckbuilder.decks.paths import AppPaths, app_paths
from deckbuilder.paper.face_cache import FaceCache
from deckbuilder.paper.fonts import load_fonts
from deckbuilder.paper.translation import japanese_facts

from .ask import AskInBoxes
from .services import Services
from .settings import SettingsFile
from .theme import Theme
from .tr import language_of, use_language
from .window import MainWindow


def main(paths: Sequence[str | Path] = ()) -> int:
    """Show the window until it is closed; the exit code of the application."""
    app = application(sys.argv[:1])
    window = build_window(app, app_paths())
    app.commitDataRequest.connect(window.on_session_ends)
    window.show()

    def begin() -> None:
        window.start([Path(path) for path in paths])
        window.guides.tour.offer(opening=bool(paths))
        quick.started()

    QTimer.singleShot(0, begin)
    return app.exec()


def application(arguments: Sequence[str]) -> QApplication:
    """The application with its name and the bundled fonts."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(list(arguments))
    app.setApplicationName("deckbuilder")
    app.setApplicationDisplayName("Deck builder")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("deckbuilder")
    load_fonts()
    return app


def build_window(app: QApplication, paths: AppPaths, catalogue: Catalogue | None = None) -> MainWindow:
    """The window with everything it needs, not yet shown; with the player's cards unless others are given."""
    settings_file = SettingsFile(paths.config / "settings.json")
    settings = settings_file.load()
    language = language_of(settings.language)
    if catalogue is None:
        catalogue = load_catalogue(paths.user_sets)
    formats = load_formats(paths.user_formats, catalogue.sets)
    use_language(app, language, japanese_facts(catalogue, formats.values()) if language == "ja" else None)
    services = Services(
        catalogue=catalogue,
        formats=formats,
        paths=paths,
        settings=settings,
        theme=Theme(app, settings.scheme, settings.font_size),
        faces=FaceCache(),
        ask=AskInBoxes(),
        language=language,
    )
    with services.theme.assembling():
        return MainWindow(services, settings_file)
