"""Starting the app anew, for what is only taken up at a start."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from deckbuilder.itself import command


def start_again(paths: Sequence[Path]) -> bool:
    """Start the app beside this one with these deck files; False if the system does not let us.

    This one must be about to end.
    """
    from PySide6.QtCore import QProcess

    program, *arguments = command(*(str(path.absolute()) for path in paths))
    return bool(QProcess.startDetached(program, arguments))
