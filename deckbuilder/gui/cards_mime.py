"""How dragged cards travel between the parts of the window."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QByteArray, QMimeData

from deckbuilder.decks.deck import Section


@dataclass(frozen=True, slots=True)
class CardsMime:
    """Dragged prints; ``source`` is the section they leave, None when they come from the card list."""

    TYPE: ClassVar[str] = "application/x-deckbuilder-cards"

    numbers: tuple[str, ...]
    source: Section | None

    @classmethod
    def pack(cls, numbers: Sequence[str], source: Section | None) -> QMimeData:
        """Put prints into drag data; other programs get their numbers as text."""
        data = QMimeData()
        payload = json.dumps({"numbers": list(numbers), "source": source})
        data.setData(cls.TYPE, QByteArray(payload.encode()))
        data.setText("\n".join(f"1 {number}" for number in numbers))
        return data

    @classmethod
    def unpack(cls, data: QMimeData) -> CardsMime | None:
        """The dragged prints, or None if something else is dragged."""
        if not data.hasFormat(cls.TYPE):
            return None
        try:
            payload = json.loads(bytes(data.data(cls.TYPE).data()))
            source = payload["source"]
            return cls(tuple(map(str, payload["numbers"])), Section(source) if source else None)
        except (ValueError, KeyError, TypeError):
            return None
