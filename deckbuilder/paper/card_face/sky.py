"""The picture before anything stands in it: sky by hour with two bands, the hatching, the ground."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from deckbuilder.paper.palette import Hatching, Hour, Tones, mix, sky_tones
from deckbuilder.paper.signs import polygon

from .geometry import Art, choice

_BANDS = (0.69, 0.85)
"""Where the sky grows lighter, as shares of the height above the ground."""

_CREST = (
    (0.0, 0.012),
    (0.13, -0.012),
    (0.27, 0.014),
    (0.46, -0.004),
    (0.60, 0.022),
    (0.77, -0.010),
    (0.90, 0.020),
    (1.0, 0.0),
)
"""Points of the ridge line of a monster's ground: x and height as fractions of the width."""


def draw_sky(painter: QPainter, art: Art, tones: Tones, hour: Hour, pitch: float, line: float) -> None:
    """Fill the picture above the ground; the hatching has the given pitch and line width."""
    upper, low = sky_tones(tones, hour)
    horizon = art.horizon
    first, second = (horizon * share for share in _BANDS)
    below = horizon + art.width * 0.03  # under a monster's ridge line
    # Each band over the one before, or the paper would shine through where they meet.
    painter.fillRect(QRectF(0, 0, art.width, below), QColor(upper))
    painter.fillRect(QRectF(0, first, art.width, below - first), QColor(mix(upper, low, 0.45)))
    painter.fillRect(QRectF(0, second, art.width, below - second), QColor(low))
    draw_hatching(painter, QRectF(0, 0, art.width, below), tones, pitch, line)


def draw_hatching(painter: QPainter, area: QRectF, tones: Tones, pitch: float, line: float) -> None:
    """The lines of a card colour over an area, as vectors, so that they scale with it."""
    # Strokes, not areas: Qt draws plain lines three times as fast as it fills as many bars.
    lines = hatch_lines(area, tones.hatching, pitch)
    if not lines:
        return
    painter.setPen(QPen(QColor(tones.hatch_line), line, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(lines)


def hatch_lines(area: QRectF, hatching: Hatching, pitch: float) -> list[QLineF]:
    """The lines of one hatching across an area; slanting ones reach beyond it and need a clip."""
    match hatching:
        case Hatching.PLAIN:
            return []
        case Hatching.UPRIGHT:
            count = round(area.width() / pitch)
            step = area.width() / count
            return [
                QLineF(x, area.top(), x, area.bottom())
                for x in (area.left() + (index + 0.5) * step for index in range(count))
            ]
        case Hatching.LEVEL:
            count = int(area.height() / pitch) + 1
            return [
                QLineF(area.left(), y, area.right(), y)
                for y in (area.top() + (index + 0.5) * pitch for index in range(count))
                if y < area.bottom()
            ]
        case Hatching.SLANTING:
            step = pitch * 2**0.5
            count = int((area.width() + area.height()) / step) + 1
            start = area.left() - area.height()
            return [
                QLineF(x, area.top(), x + area.height(), area.bottom())
                for x in (start + (index + 0.5) * step for index in range(count))
            ]


def draw_ground(painter: QPainter, art: Art, tones: Tones, number: str, ridge: bool) -> None:
    """The dark band numbers stand on: a ridge line under monsters, level under everything else."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tones.deep))
    if not ridge:
        painter.drawRect(QRectF(0, art.horizon, art.width, art.ground))
        return
    crest = [QPointF(x * art.width, art.horizon - rise * art.width) for x, rise in _crest(number)]
    painter.drawPath(
        polygon((0, art.height), *((point.x(), point.y()) for point in crest), (art.width, art.height))
    )


def _crest(number: str) -> tuple[tuple[float, float], ...]:
    """The ridge line of a card; every other one is the mirror image."""
    if choice(number, "r", 2):
        return _CREST
    return tuple((1 - x, rise) for x, rise in reversed(_CREST))
