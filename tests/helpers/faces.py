"""Draws faces for tests and looks at their pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from deckbuilder.cards.card import Card
from deckbuilder.paper.card_face import draw_face
from deckbuilder.paper.palette import LIGHT


def drawn(draw: Callable[[QPainter, QRectF], object], width: float, height: float) -> QImage:
    """What a drawing function leaves on a transparent image."""
    image = QImage(math.ceil(width), math.ceil(height), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def face(card: Card, width: float = 120, **options: Any) -> QImage:
    """The face of a card by day, without rules text unless it is given."""
    options.setdefault("scheme", LIGHT)
    options.setdefault("paragraphs", ())
    return drawn(lambda painter, rect: draw_face(painter, rect, card, **options), width, width * 88 / 63)


def gray(image: QImage) -> QImage:
    """The image without its colours."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def pixels(image: QImage) -> memoryview:
    """The pixels row by row as 0xAARRGGBB."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return memoryview(bytes(plain.constBits())).cast("I")


def colors_in(image: QImage) -> set[str]:
    """All opaque colours of an image."""
    return {f"#{value & 0xFFFFFF:06x}" for value in set(pixels(image)) if value >> 24 == 255}


def changed_area(first: QImage, second: QImage) -> QRectF:
    """The smallest rectangle, as fractions of the image, outside of which two images are equal."""
    width, height = first.width(), first.height()
    pairs = enumerate(zip(pixels(first), pixels(second), strict=True))
    differing = [divmod(place, width) for place, (one, other) in pairs if one != other]
    if not differing:
        return QRectF()
    top, foot = differing[0][0], differing[-1][0]
    left, right = min(x for _, x in differing), max(x for _, x in differing)
    return QRectF(left / width, top / height, (right + 1 - left) / width, (foot + 1 - top) / height)


def is_near(color: QColor, wanted: str, tolerance: int = 6) -> bool:
    """True for a colour that differs from another by no more than rounding."""
    other = QColor(wanted)
    pairs = ((color.red(), other.red()), (color.green(), other.green()), (color.blue(), other.blue()))
    return all(abs(one - two) <= tolerance for one, two in pairs)
