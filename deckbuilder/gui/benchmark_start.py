"""In a process of its own: opens the window, says so, leaves; loads nothing that the app would not."""

from __future__ import annotations

from .app import build_window  # first, for it knows how Qt is loaded quickly
from .application import application

# isort: split

import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from deckbuilder.decks.paths import AppPaths

READY = "ready"
"""What is said when the window has painted and takes keys."""

SIZE = (1440, 900)


def start(folder: Path) -> None:
    """Open a window over a folder, say so, end the process."""
    app = application(sys.argv[:1])
    window = build_window(app, AppPaths.below(folder))
    window.resize(*SIZE)
    window.show()

    def tell() -> None:
        sys.stdout.write(f"{READY}\n")
        sys.stdout.flush()
        os._exit(0)  # what closing takes is not measured

    QTimer.singleShot(0, window, lambda: QTimer.singleShot(0, window, tell))
    app.exec()
