"""What the program is to the system: a name, an icon, and something that opens decks."""

import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication

from card_data import DECKS
from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.settings import Settings, SettingsFile

DOUBLE_CLICKS = """
import sys
from pathlib import Path
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from deckbuilder.gui import app

def double_click(name):
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(str(Path(sys.argv[1]) / name)))

class Window(app.MainWindow):
    def start(self, paths):
        super().start(paths)
        double_click("ESD02.deck")
        print(*(deck.title for deck in self.workspace.decks), QApplication.applicationDisplayName(), sep="|")
        QApplication.exit(0)

def build(*given):
    double_click("ESD01.deck")
    return real_build(*given)

real_build, app.build_window, app.MainWindow = app.build_window, build, Window
sys.exit(app.main())
"""


@pytest.fixture(scope="module")
def japanese_start(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The titles of the decks and the name of the program after a Japanese start with two double clicks."""
    home = tmp_path_factory.mktemp("home")
    SettingsFile(AppPaths.below(home).config / "settings.json").save(Settings(language="ja"))
    done = subprocess.run(
        [sys.executable, "-c", DOUBLE_CLICKS, str(DECKS)],
        env=os.environ | {"DECKBUILDER_HOME": str(home), "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.rstrip("\n").split("|")


def test_double_clicks_on_macos_open_decks_before_and_after_the_window_is_there(
    japanese_start: list[str],
) -> None:
    """They are no arguments there but events."""
    assert japanese_start[:-1] == ["Starter 01 Godzilla Minus One", "Starter 02 Heisei Series Godzilla"]


def test_no_title_ends_with_the_name_of_the_program_in_two_languages(japanese_start: list[str]) -> None:
    """Qt adds the name to every title that does not end with it."""
    assert japanese_start[-1] == "デッキビルダー"


@pytest.mark.usefixtures("theme")
def test_windows_wear_the_icon_of_the_program() -> None:
    sizes = {size.width() for size in QApplication.windowIcon().availableSizes()}
    assert {16, 32, 48} <= sizes
