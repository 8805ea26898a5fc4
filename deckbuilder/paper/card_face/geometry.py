"""The measures of a face: four sizes, the layout space, the slanting split, the outline of the card.

A face is laid out in a space 1260 wide, twenty times the 63 of a card, and the painter is scaled, so that
type and lines scale evenly. Lengths in `Measures` are fractions of the width W, the art share one of H.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from deckbuilder.paper.palette import Hour
from deckbuilder.paper.signs import circle, polygon

W = 1260.0
H = 1760.0
"""A card is 63 : 88."""

MARGIN = 0.063 * W
CORNER = 0.045 * W
_LEAN = 0.42
_HOLE = 0.018 * W
_HOLE_PITCH = 0.072 * W


class FaceSize(StrEnum):
    """How much a face shows, by its width on screen."""

    MICRO = "micro"
    MINI = "mini"
    THUMB = "thumb"
    LARGE = "large"


def size_for_width(width: float) -> FaceSize:
    """The size class of a card `width` device-independent pixels wide."""
    if width >= 180:
        return FaceSize.LARGE
    if width >= 100:
        return FaceSize.THUMB
    return FaceSize.MINI if width >= 50 else FaceSize.MICRO


@dataclass(frozen=True, slots=True)
class Measures:
    """The fractions of one size class."""

    art: float
    """Share of H; for the large size the most it takes, the horizon sinks as the text grows."""

    ground: float
    number: float
    number_two_prints: float
    baseline: float
    """Of the number, above the foot of the ground band."""

    prints: float
    badge: float
    badge_margin: float
    ring: float
    stacked_from: int
    """From so many colours on the letter rings stand in a column."""

    word: float
    """Font height of STRATEGY and BASE."""

    hatch_pitch: float
    hatch_line: float


MEASURES = {
    FaceSize.LARGE: Measures(
        art=0.60,
        ground=0.21,
        number=0.225,
        number_two_prints=0.225,
        baseline=0.031,
        prints=0.14,
        badge=0.20,
        badge_margin=0.057,
        ring=0.057,
        stacked_from=9,
        word=0.128,
        hatch_pitch=0.024,
        hatch_line=0.0035,
    ),
    FaceSize.THUMB: Measures(
        art=0.655,
        ground=0.25,
        number=0.29,
        number_two_prints=0.29,
        baseline=0.035,
        prints=0.18,
        badge=0.25,
        badge_margin=0.06,
        ring=0.073,
        stacked_from=9,
        word=0.145,
        hatch_pitch=0.033,
        hatch_line=0.0054,
    ),
    FaceSize.MINI: Measures(
        art=0.73,
        ground=0.32,
        number=0.35,
        number_two_prints=0.32,
        baseline=0.0375,
        prints=0.20,
        badge=0.33,
        badge_margin=0.067,
        ring=0.105,
        stacked_from=3,
        word=0.19,
        hatch_pitch=0.048,
        hatch_line=0.008,
    ),
    FaceSize.MICRO: Measures(
        art=1.0,
        ground=0.43,
        number=0.49,
        number_two_prints=0.49,
        baseline=0.0435,
        prints=0.0,
        badge=0.46,
        badge_margin=0.08,
        ring=0.143,
        stacked_from=2,
        word=0.25,
        hatch_pitch=0.071,
        hatch_line=0.013,
    ),
}


def choice(number: str, salt: str, options: int) -> int:
    """A choice 0 to options - 1 that belongs to the card: the same on every machine and in every run."""
    return zlib.crc32(f"{number}{salt}".encode()) % options


def hour_of(number: str) -> Hour:
    """The hour of the day in a card's picture."""
    return tuple(Hour)[choice(number, "h", len(Hour))]


@dataclass(frozen=True, slots=True)
class Art:
    """The picture half: where it lies and where its ground begins."""

    width: float
    height: float
    ground: float
    """Height of the ground band at its foot."""

    @property
    def horizon(self) -> float:
        """The y of the ground, which is also the height above it: the h of all drawings."""
        return self.height - self.ground

    @property
    def rect(self) -> QRectF:
        """The whole picture."""
        return QRectF(0, 0, self.width, self.height)


def split_lines(art: Art, colors: int) -> list[tuple[QPointF, QPointF]]:
    """The slanting lines between the colours, top to foot, leaning right by .42 of the art height."""
    lean = _LEAN * art.height / 2
    middles = [art.width * index / colors for index in range(1, colors)]
    return [(QPointF(x + lean, 0), QPointF(x - lean, art.height)) for x in middles]


def split_regions(art: Art, colors: int) -> list[QPainterPath]:
    """One area a colour, from left to right, together covering the art."""
    far = art.width + art.height
    edges = [
        (QPointF(-far, 0), QPointF(-far, art.height)),
        *split_lines(art, colors),
        (QPointF(far, 0), QPointF(far, art.height)),
    ]
    return [
        polygon(*((point.x(), point.y()) for point in (left[0], right[0], right[1], left[1])))
        for left, right in pairwise(edges)
    ]


def split_line_above(line: tuple[QPointF, QPointF], foot: float) -> tuple[QPointF, QPointF]:
    """The part of a split line from the top down to the height `foot`."""
    top, end = line
    share = (foot - top.y()) / (end.y() - top.y())
    return top, top + (end - top) * share


@cache
def card_outline(width: float, height: float, token: bool) -> QPainterPath:
    """The edge of a card: round corners, or the perforation of a token. Shared, so never changed."""
    path = QPainterPath()
    if not token:
        path.addRoundedRect(QRectF(0, 0, width, height), CORNER, CORNER)
        return path
    path.addRect(QRectF(0, 0, width, height))
    holes = QPainterPath()
    for x in _hole_places(width):
        holes.addPath(circle(QPointF(x, 0), _HOLE))
        holes.addPath(circle(QPointF(x, height), _HOLE))
    for y in _hole_places(height):
        holes.addPath(circle(QPointF(0, y), _HOLE))
        holes.addPath(circle(QPointF(width, y), _HOLE))
    return path.subtracted(holes)


def _hole_places(length: float) -> Sequence[float]:
    count = round(length / _HOLE_PITCH)
    return [length * (index + 0.5) / count for index in range(count)]
