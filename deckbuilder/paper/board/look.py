"""How a board is drawn: its colours and letters, the faces of its cards, its language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QFont

from deckbuilder.cards.language import Language
from deckbuilder.paper.face_cache import FaceCache
from deckbuilder.paper.palette import Scheme


@dataclass(frozen=True, slots=True)
class Look:
    """The same for everything on one board."""

    scheme: Scheme
    font: QFont
    """What words are written in; their size follows from the room."""

    faces: FaceCache
    language: Language = "en"

    def letters(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The font so many pixels high."""
        font = QFont(self.font)
        font.setWeight(weight)
        font.setPixelSize(max(1, round(pixels)))
        return font
