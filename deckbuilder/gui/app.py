"""Starts the window: loads cards and formats, builds the services, shows, then opens what was asked for."""

from __future__ import annotations

from . import quick

# isort: split

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from deckbuilder.cards.catalogue import Catalogue, load_catalogue
from deckbuilder.decks.formats import load_formats
from deckbuilder.decks.paths import AppPaths, app_paths
from deckbuilder.paper.face_cache import FaceCache
from deckbuilder.paper.translation import japanese_facts

from .application import Application, application
from .ask import AskInBoxes
from .services import Services
from .settings import SettingsFile
from .theme import Theme
from .tr import language_of, tr, use_language
from .window import MainWindow


def main(paths: Sequence[str | Path] = ()) -> int:
    """Show the window until it is closed; the exit code of the application."""
    app = application(sys.argv[:1])
    home = app_paths()
    files = [Path(path) for path in paths]
    if files and handed_over(files, home):
        return 0
    window = build_window(app, home)
    app.commitDataRequest.connect(window.on_session_ends)
    window.show()

    def begin() -> None:
        if isinstance(app, Application):
            files.extend(app.open_files_with(window.workspace.open_file))
        window.start(files)
        window.guides.tour.offer(opening=bool(files))
        quick.started()
        listen(window)

    QTimer.singleShot(0, begin)
    return app.exec()


def listen(window: MainWindow) -> None:
    """Have the files of later starts opened in this window."""
    from .handover import Handover

    window.handover = Handover(window, window.services.paths.state, window.workspace.open_file)


def handed_over(files: Sequence[Path], home: AppPaths) -> bool:
    """Whether an open window has taken these files, so that this start is at its end."""
    from .handover import hand_over

    return hand_over(files, home.state)


def build_window(app: QApplication, paths: AppPaths, catalogue: Catalogue | None = None) -> MainWindow:
    """The window with everything it needs, not yet shown; with the player's cards unless others are given."""
    settings_file = SettingsFile(paths.config / "settings.json")
    settings = settings_file.load()
    language = language_of(settings.language)
    if catalogue is None:
        catalogue = load_catalogue(paths.user_sets)
    formats = load_formats(paths.user_formats, catalogue.sets)
    use_language(app, language, japanese_facts(catalogue, formats.values()) if language == "ja" else None)
    app.setApplicationDisplayName(tr("Deck builder"))  # Qt adds it to titles that do not end with it
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
