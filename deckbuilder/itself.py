"""The command line that starts this very program again, however it was installed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

MEASURE_START = "--measure-start"
MEASURE_WINDOW = "--measure-window"
"""What the program asks of itself in a process of its own; see ``deckbuilder.gui.benchmark``."""


def command(*arguments: str) -> list[str]:
    """The command line that starts this program with these arguments."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "deckbuilder", *arguments]
    return [_image() or sys.executable, *arguments]


def _image() -> str | None:
    """The AppImage that this program runs from: what is inside is there only as long as it runs."""
    folder = os.environ.get("APPDIR")  # another program's, where that one has started this one
    inside = folder and Path(sys.executable).is_relative_to(folder)
    return os.environ.get("APPIMAGE") if inside else None
