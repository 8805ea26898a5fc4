"""Starting the app anew, for what is only taken up at a start."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path


def command(paths: Sequence[Path]) -> list[str]:
    """The command line that starts this very app with these deck files."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "deckbuilder"]
    return [*program, *(str(path.absolute()) for path in paths)]


def start_again(paths: Sequence[Path]) -> bool:
    """Start the app beside this one, which must be about to end; False if the system does not let us."""
    from PySide6.QtCore import QProcess

    program, *arguments = command(paths)
    return bool(QProcess.startDetached(program, arguments))
