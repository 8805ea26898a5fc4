"""What the tests of the window share: one theme, windows that are always taken away, an empty clipboard."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from deckbuilder.gui.application import application
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import Settings, SettingsFile
from deckbuilder.gui.theme import Theme
from tests.helpers.window import FakeAsk, Player, make_services


@pytest.fixture(scope="package")
def _look(qapp_args: list[str]) -> Iterator[Theme]:
    """One theme for all tests: setting a style sheet anew costs more than most tests."""
    app = application(qapp_args)
    before = app.font(), app.palette(), app.styleSheet(), app.style().objectName()
    theme = Theme(app, "light")
    yield theme
    shiboken6.delete(theme)
    app.setStyleSheet(before[2])
    app.setStyle(before[3])
    app.setPalette(before[1])
    app.setFont(before[0])


@pytest.fixture
def theme(_look: Theme) -> Iterator[Theme]:
    """The light theme at the system's size; whatever a test makes of it is undone."""
    size = _look.size
    yield _look
    if _look.choice != "light":
        _look.choose("light")
    if _look.size != size:
        _look.set_size(None)


@pytest.fixture
def services(tmp_path: Path, theme: Theme) -> Services:
    """The collaborators of a panel."""
    return make_services(tmp_path, theme)


Build = Callable[..., Player]


def _windows(home: Path, theme: Theme) -> Iterator[Build]:
    """Builds windows over one folder, one after the other like starts of the app, and takes them away."""
    made: list[Player] = []
    QGuiApplication.clipboard().clear()

    def make(
        *,
        show: bool = True,
        start: bool = True,
        folder: Path | None = None,
        paths: tuple[Path, ...] = (),
        size: tuple[int, int] = (1440, 900),
        **given: Any,
    ) -> Player:
        folder = folder or home
        settings_file = SettingsFile(folder / "config" / "settings.json")
        settings: Settings = given.pop("settings", None) or settings_file.load()
        services = make_services(folder, theme, settings=settings, ask=given.pop("ask", FakeAsk()), **given)
        player = Player(services, settings_file)
        made.append(player)
        if show:
            player.show(*size)
        if start:
            player.window.start(list(paths))
            QApplication.processEvents()
        return player

    yield make
    for player in reversed(made):
        if shiboken6.isValid(player.window):
            player.end()
    QApplication.processEvents()
    QGuiApplication.clipboard().clear()


@pytest.fixture
def make_window(tmp_path: Path, theme: Theme, qtbot: Any) -> Iterator[Build]:
    """Builds the windows of one test."""
    yield from _windows(tmp_path, theme)


@pytest.fixture(scope="module")
def make_shared_window(tmp_path_factory: pytest.TempPathFactory, _look: Theme) -> Iterator[Build]:
    """Builds windows for all tests of a module, which leave them as they found them."""
    yield from _windows(tmp_path_factory.mktemp("home"), _look)
