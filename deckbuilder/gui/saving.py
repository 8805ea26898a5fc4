"""Saves what the player exports to a file of their choice."""

from __future__ import annotations

from pathlib import Path

from deckbuilder.decks.disk import NO_FILE, DeckFileError, write_file

from .services import Services
from .tr import shown, tr


def save_export(services: Services, suggestion: Path, title: str, data: bytes) -> Path | None:
    """Ask where, with the ending of the suggestion, and write; None when nothing was saved, which is told."""
    suffix = suggestion.suffix
    path = services.ask.save_path(suggestion, title, f"*{suffix}")
    if path is None:
        return None
    expected = None
    if path.suffix.lower() != suffix:
        # The dialog has not asked about this name, so nothing may be there.
        path, expected = path.with_name(path.name + suffix), NO_FILE
    try:
        write_file(path, data, expected_hash=expected)
    except DeckFileError as error:
        services.ask.tell(tr("File is not saved"), shown(str(error)))
        return None
    return path
