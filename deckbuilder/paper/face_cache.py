"""Keeps drawn faces as images, so that a grid scrolls without drawing; bounded, oldest use first out."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import Language
from deckbuilder.cards.wording.paragraph import Paragraph

from .card_face import Copies, draw_back, draw_face, draw_sideways, size_for_width
from .palette import Scheme

CARD_SHAPE = 88 / 63


@dataclass(frozen=True, slots=True)
class _Key:
    """Everything a face depends on."""

    kind: str
    number: str
    """Of the print, by which its picture is found."""

    card: Card | None
    """The card itself, which is another in another catalogue; None for the back."""

    width: float
    ratio: float
    scheme: str
    language: Language = "en"
    copies: Copies | None = None
    set_name: str = ""
    paragraphs: tuple[Paragraph, ...] | None = None


class Pictures(Protocol):
    """The player's own pictures."""

    def picture(self, number: str, pixels: float) -> QImage | None:
        """The picture of a print for a face so many pixels wide; None for the drawn art."""


class FaceCache:
    """Rendered faces by card, size, pixel ratio, scheme, language and copies.

    `limit` is in bytes; a thumb at 100 % takes about 80 kB. Clear it when pictures change.
    """

    def __init__(self, limit: int = 96 * 1024 * 1024) -> None:
        self._limit = limit
        self._size = 0
        self._images: OrderedDict[_Key, QImage] = OrderedDict()
        self.pictures: Pictures | None = None
        """What is asked for a picture whenever a face is drawn."""

    def __len__(self) -> int:
        return len(self._images)

    @property
    def bytes_used(self) -> int:
        """Bytes of all images kept."""
        return self._size

    def clear(self) -> None:
        """Forget all images."""
        self._images.clear()
        self._size = 0

    def forget(self, number: str) -> None:
        """Forget the images of a print: its picture is here."""
        for key in [key for key in self._images if key.number == number]:
            self._size -= self._images.pop(key).sizeInBytes()

    def has(
        self,
        card: Card,
        width: float,
        *,
        scheme: Scheme,
        ratio: float = 1.0,
        copies: Copies | None = None,
        language: Language = "en",
    ) -> bool:
        """Whether the plain face of a card is here already; asking does not count as a use."""
        return _Key("face", card.number, card, width, ratio, scheme.name, language, copies) in self._images

    def image(
        self,
        card: Card,
        width: float,
        *,
        scheme: Scheme,
        ratio: float = 1.0,
        copies: Copies | None = None,
        language: Language = "en",
        set_name: str = "",
        number: str | None = None,
        paragraphs: Sequence[Paragraph] | None = None,
    ) -> QImage:
        """The face of a card, `width` device-independent pixels wide, with its device pixel ratio set."""
        printed = number or card.number
        texts = None if paragraphs is None else tuple(paragraphs)
        key = _Key("face", printed, card, width, ratio, scheme.name, language, copies, set_name, texts)

        def draw(painter: QPainter, rect: QRectF) -> None:
            draw_face(
                painter,
                rect,
                card,
                scheme=scheme,
                size=size_for_width(width),
                copies=copies,
                language=language,
                set_name=set_name,
                paragraphs=texts,
                number=printed,
                own_picture=self._picture(printed, width * ratio),
            )

        return self._get(key, width, width * CARD_SHAPE, draw)

    def sideways(
        self, card: Card, width: float, *, scheme: Scheme, ratio: float = 1.0, language: Language = "en"
    ) -> QImage:
        """A strategy card in play, `width` being its long side."""

        def draw(painter: QPainter, rect: QRectF) -> None:
            picture = self._picture(card.number, width * ratio)
            draw_sideways(painter, rect, card, scheme=scheme, language=language, own_picture=picture)

        key = _Key("sideways", card.number, card, width, ratio, scheme.name, language)
        return self._get(key, width, width / CARD_SHAPE, draw)

    def back(self, width: float, *, scheme: Scheme, ratio: float = 1.0) -> QImage:
        """The back of a card."""

        def draw(painter: QPainter, rect: QRectF) -> None:
            draw_back(painter, rect, scheme=scheme)

        return self._get(_Key("back", "", None, width, ratio, scheme.name), width, width * CARD_SHAPE, draw)

    def _picture(self, number: str, pixels: float) -> QImage | None:
        return self.pictures.picture(number, pixels) if self.pictures else None

    def _get(
        self, key: _Key, width: float, height: float, draw: Callable[[QPainter, QRectF], None]
    ) -> QImage:
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
            return image
        image = _blank(width, height, key.ratio)
        painter = QPainter(image)
        draw(painter, _inside(width, height))
        painter.end()
        self._images[key] = image
        self._size += image.sizeInBytes()
        while self._size > self._limit and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._size -= oldest.sizeInBytes()
        return image


def _blank(width: float, height: float, ratio: float) -> QImage:
    size = QSize(math.ceil(width * ratio), math.ceil(height * ratio))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _inside(width: float, height: float) -> QRectF:
    """Half a pixel in from the edge, so that the hairline round the card is not cut."""
    inset = 0.5
    return QRectF(inset, inset, width - 2 * inset, height - 2 * inset)
