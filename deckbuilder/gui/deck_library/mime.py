"""How dragged decks travel: as their files, so that other windows and programs understand them too."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QUrl

TYPE = "application/x-deckbuilder-decks"
"""Marks files that were dragged out of the library, which only a folder of the library takes in."""


def pack_decks(paths: Sequence[Path]) -> QMimeData:
    """Put deck files into drag data."""
    data = QMimeData()
    data.setData(TYPE, QByteArray(b"1"))
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def unpack_decks(data: QMimeData) -> list[Path]:
    """The dragged deck files; none if something else is dragged."""
    if not data.hasFormat(TYPE):
        return []
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
