"""The drawing of a monster: a mountain as high as its threat, with the peaks and the sun of its rank."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from deckbuilder.paper.palette import Tones
from deckbuilder.paper.signs import polygon

from .geometry import Art, W, choice

FULL_THREAT = 38_000
"""Higher threats draw no higher mountain."""

_SIDE_PLACES = ((0.90, 0.62), (0.10, 0.56), (1.00, 0.48))
"""Side peaks, first to last: place across the width when the sun stands left, height to the main peak's."""


@dataclass(frozen=True, slots=True)
class Peak:
    """A mountain: where its summit is and which of its sides the sun lights."""

    x: float
    foot: float
    height: float
    half: float
    lit_left: bool


def peak_height(art: Art, threat: int | None) -> float:
    """The height of the main peak; threat X draws the lowest."""
    return art.horizon * (0.36 + 0.54 * min(1.0, (threat or 0) / FULL_THREAT))


def draw_mountain(
    painter: QPainter, art: Art, tones: Tones, number: str, threat: int | None, rank: int
) -> None:
    """Sun, side peaks and mountain; the ground is drawn over their feet."""
    sun_left = choice(number, "s", 2) == 0
    height = peak_height(art, threat)
    wander = (choice(number, "x", 5) - 2) * 0.012
    place = (0.63 if sun_left else 0.41 + 0.02 * rank) + wander
    foot = art.horizon + art.width * 0.02
    peak = Peak(place * art.width, foot, height + foot - art.horizon, height * 0.92, sun_left)
    _draw_sun(painter, art, tones, peak, rank)
    for x, share in _SIDE_PLACES[: max(0, rank - 1)]:
        across = x if sun_left else 1 - x
        side = Peak(across * art.width, foot, peak.height * share, peak.height * share * 0.72, sun_left)
        _draw_facets(painter, side, *tones.side_peak, outline=tones.outline)
    _draw_facets(painter, peak, tones.far, tones.mid, outline=tones.outline)
    _draw_snow(painter, tones, peak, 0.20 + 0.02 * rank)


def _draw_sun(painter: QPainter, art: Art, tones: Tones, peak: Peak, rank: int) -> None:
    radius = art.horizon * (0.10 + 0.058 * min(rank, 4))
    side = -1 if peak.lit_left else 1
    center = QPointF(peak.x + side * radius * 1.25, peak.foot - peak.height + radius * 0.45)
    painter.setPen(_edge(tones.outline))
    painter.setBrush(QColor(tones.light))
    painter.drawEllipse(center, radius, radius)


def _edge(outline: str | None) -> QPen:
    """No line, or the thin one of a drawing in black and white."""
    return (
        QPen(QColor(outline), 0.007 * W, j=Qt.PenJoinStyle.RoundJoin) if outline else QPen(Qt.PenStyle.NoPen)
    )


def _draw_facets(painter: QPainter, peak: Peak, lit: str, shade: str, outline: str | None) -> None:
    """The whole mountain in the lit tone, the far side and a slip of the near foot in the shaded one."""
    painter.setPen(_edge(outline))
    painter.setBrush(QColor(lit))
    painter.drawPath(_shape(peak, (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)))
    painter.setBrush(QColor(shade))
    ridge = ((0.0, 0.0), (0.06, 0.24), (-0.05, 0.42), (0.14, 0.62), (0.02, 0.80), (0.14, 1.0))
    painter.drawPath(_shape(peak, *ridge, (1.0, 1.0)))
    painter.drawPath(_shape(peak, (-0.655, 0.655), (-0.47, 0.86), (-0.56, 1.0), (-1.0, 1.0)))
    painter.setBrush(QColor(lit))
    painter.drawPath(_shape(peak, (0.70, 0.76), (0.86, 1.0), (0.74, 1.0), (0.62, 0.82)))


def _draw_snow(painter: QPainter, tones: Tones, peak: Peak, depth: float) -> None:
    painter.setPen(_edge(tones.outline))
    painter.setBrush(QColor(tones.light))
    whole = ((0.0, 0.0), (-1.0, 1.0), (-0.66, 0.86), (-0.42, 1.16), (-0.10, 0.78), (0.16, 1.22), (0.44, 0.84))
    path = _snow(peak, depth, *whole, (0.72, 1.10), (1.0, 1.0))
    painter.drawPath(path)
    painter.setBrush(QColor(tones.snow_shade))
    painter.drawPath(
        _snow(peak, depth, (0.0, 0.0), (0.10, 0.72), (0.16, 1.22), (0.44, 0.84), (0.72, 1.10), (1.0, 1.0))
    )


def _snow(peak: Peak, depth: float, *points: tuple[float, float]) -> QPainterPath:
    return _shape(peak, *((x * depth, y * depth) for x, y in points))


def _shape(peak: Peak, *points: tuple[float, float]) -> QPainterPath:
    """A polygon in the mountain's measure: x 1 is half its width, away from the sun; y 0 summit, 1 foot."""
    away = 1 if peak.lit_left else -1
    top = peak.foot - peak.height
    return polygon(*((peak.x + x * away * peak.half, top + y * peak.height) for x, y in points))
