"""The cards of a deck drawn as large as a page or picture wants them, unknown ones as placeholders."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.decks.deck import RAGE_CARDS, Entry

from .card_face import FaceSize, draw_face
from .card_face.geometry import MARGIN, H, W, card_outline
from .card_face.text import Run, Style, cut_to, draw_line, flow
from .face_cache import Pictures
from .fonts import NAMES, TEXT, Weight
from .letters import drawable
from .palette import LIGHT, Scheme
from .pictures import PictureError, PictureFolder, find_pictures, read_picture
from .signs import CAP_HEIGHT, StateSign, draw_state, painting

_UNKNOWN = {"en": "Unknown card", "ja": "不明なカード"}
_RAGE = {"en": "Rage card", "ja": "怒りカード"}


class FolderPictures:
    """The player's own pictures, each read when it is asked for; a broken one is none (B65)."""

    def __init__(self, folder: Path | PictureFolder) -> None:
        found = folder if isinstance(folder, PictureFolder) else find_pictures(folder)
        self.folder = found or PictureFolder(Path(), {}, {})
        """What was found; its ``problem`` says why there is nothing."""

    def picture(self, number: str, pixels: float) -> QImage | None:
        """The picture of a print for a face so many pixels wide; None for the drawn art."""
        path = self.folder.path_for(number)
        if path is None:
            return None
        try:
            return read_picture(path, max(1, round(pixels)))
        except PictureError:
            return None


@dataclass(frozen=True, slots=True)
class CardDrawing:
    """How the cards of a deck are drawn on one page or picture."""

    catalogue: Catalogue
    scheme: Scheme = LIGHT
    language: Language = "en"
    pictures: Pictures | None = None
    mono: bool = False
    """Black and white with hatching, for a printer without colour."""

    _found: dict[str, QImage | None] = field(default_factory=dict[str, "QImage | None"], compare=False)

    def draw(
        self, painter: QPainter, rect: QRectF, number: str, size: FaceSize, pixels: float | None = None
    ) -> None:
        """Draw a print into `rect`, 63 : 88; an own picture is read for a face so many `pixels` wide."""
        card = self.catalogue.get(number)
        if card is None:
            draw_placeholder(painter, rect, number, self.scheme, self.language)
            return
        draw_face(
            painter,
            rect,
            card,
            scheme=self.scheme,
            size=size,
            language=self.language,
            set_name=self._set_name(card.set_code),
            number=number,
            own_picture=self._picture(number, rect.width() if pixels is None else pixels),
            mono=self.mono,
        )

    def _set_name(self, code: str) -> str:
        known = self.catalogue.sets.get(code)
        japanese = known.name_ja if known is not None and self.language == "ja" else None
        return japanese or self.catalogue.set_name(code)

    def _picture(self, number: str, pixels: float) -> QImage | None:
        if self.pictures is None:
            return None
        if number not in self._found:  # each copy of a card shows the same one
            self._found[number] = self.pictures.picture(number, pixels)
        return self._found[number]


def draw_placeholder(
    painter: QPainter, rect: QRectF, text: str, scheme: Scheme, language: Language = "en"
) -> None:
    """A card that the data does not know: its number or name as written, under the sign for unknown."""
    with painting(painter):
        scale = rect.width() / W
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        outline = card_outline(W, H, token=False)
        painter.fillPath(outline, QColor(scheme.paper))
        side = 0.34 * W
        sign = QRectF(QPointF((W - side) / 2, 0.26 * W), QPointF((W + side) / 2, 0.26 * W + side))
        draw_state(painter, sign, StateSign.UNKNOWN, scheme, scheme.onpaper2)
        entry = Entry(text)
        word = (_RAGE if entry.base in RAGE_CARDS else _UNKNOWN)[language]
        _middle(painter, word, Style(TEXT, Weight.REGULAR), scheme.onpaper2, 0.075 * W, 0.74 * W, 1)
        _middle(painter, drawable(text), Style(NAMES, Weight.STRONG), scheme.onpaper, 0.115 * W, 0.92 * W, 4)
        pen = QPen(QColor(scheme.edge), 0.006 * W, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)


def _middle(
    painter: QPainter, text: str, style: Style, ink: str, size: float, top: float, lines: int
) -> None:
    """Words one below the other in the middle of a card, cut where there are too many."""
    width = W - 2 * MARGIN
    for line in cut_to(flow([Run(text, style, ink)], size, width), lines, size, width):
        draw_line(painter, line, (W - line.width) / 2, top + size * CAP_HEIGHT, size)
        top += size * 1.15
