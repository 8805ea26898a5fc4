"""At every scale of a screen everything is whole and sharp, and no size of text is fixed (B52)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import deckbuilder

SCALES = ("1.25", "3")
"""The most uneven one in use, and the largest."""

LOOK = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.app import build_window
from deckbuilder.gui.application import application
from tests.helpers import decks
from tests.helpers.places import overlapping
from tests.helpers.window import clipped

app = application(["deckbuilder"])
window = build_window(app, AppPaths.below(Path(sys.argv[1])), decks.cards())
window.workspace.current.document.edit("make it", lambda _: decks.red("5 EBP01-016, 3 EBP99-999"))
window.show()
for size in ((1440, 900), (1024, 700)):
    window.resize(*size)
    window.start([])
    for _ in range(3):
        QApplication.processEvents()
    print(clipped(window) + overlapping(window))
picture = window.grab()
print(picture.devicePixelRatio(), picture.width() / window.width())
"""


def test_nothing_is_cut_off_and_all_is_drawn_in_the_pixels_of_the_screen(tmp_path: Path) -> None:
    """Apps started with their scale, side by side."""
    started = []
    for scale in SCALES:
        home = tmp_path / scale
        home.mkdir()
        environment = os.environ | {"QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
        started.append(
            subprocess.Popen(
                [sys.executable, "-c", LOOK, str(home)],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
    for scale, process in zip(SCALES, started, strict=True):
        said, trouble = process.communicate(timeout=120)
        *cut, ratios = said.splitlines() or [trouble]
        assert cut == ["[]", "[]"], (scale, trouble)
        assert ratios == f"{float(scale)} {float(scale)}", "drawn larger, not blown up"


FIXED = re.compile(r"setPixelSize\(|font-size:\s*\d+px|font:[^;]*\d+px|setPointSize(?:F)?\(\s*[\d.]+\s*\)")
ALLOWED = {"paper/fonts.py", "paper/board/lettering.py", "paper/board/look.py"}
"""Faces and the board are drawings: their letters grow with the face, and with the room of the board."""


def test_no_size_of_text_is_written_into_the_code() -> None:
    package = Path(deckbuilder.__file__).parent
    found = [
        f"{path.relative_to(package).as_posix()}:{number}: {line.strip()}"
        for path in sorted((*package.glob("gui/**/*.py"), *package.glob("paper/**/*.py")))
        if path.relative_to(package).as_posix() not in ALLOWED
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if FIXED.search(line)
    ]
    assert found == []
