"""What the program is to the system: a name, an icon, and something that opens decks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from card_data import DECKS

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
        print(*(deck.title for deck in self.workspace.decks), sep="|", flush=True)
        QApplication.exit(0)

def build(*given):
    double_click("ESD01.deck")
    return real_build(*given)

real_build, app.build_window, app.MainWindow = app.build_window, build, Window
sys.exit(app.main())
"""


def test_double_clicks_on_macos_open_decks_before_and_after_the_window_is_there(tmp_path: Path) -> None:
    """They are no arguments there but events."""
    done = subprocess.run(
        [sys.executable, "-c", DOUBLE_CLICKS, str(DECKS)],
        env=os.environ | {"DECKBUILDER_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Starter 01 Godzilla Minus One|Starter 02 Heisei Series Godzilla\n"


@pytest.mark.usefixtures("theme")
def test_windows_wear_the_icon_of_the_program() -> None:
    sizes = {size.width() for size in QApplication.windowIcon().availableSizes()}
    assert {16, 32, 48} <= sizes
