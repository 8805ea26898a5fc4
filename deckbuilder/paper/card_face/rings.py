"""The drawing of a battle card: one ring for each 1,000 of counter power; machines get eight sides."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from deckbuilder.paper.palette import Tones
from deckbuilder.paper.signs import circle, octagon

from .geometry import Art, W, choice

MACHINE_TRAITS = frozenset({"Weapon", "Mech"})
_MOST_RINGS = 15
_SCALE_END = 13
"""The scale of hairlines goes on to so many rings."""


def ring_count(counter_power: int | None) -> int:
    """How many rings a counter power draws; an X draws none."""
    return min(_MOST_RINGS, (counter_power or 0) // 1000)


def draw_rings(
    painter: QPainter,
    art: Art,
    tones: Tones,
    number: str,
    rings: int,
    rank: int,
    machine: bool,
) -> None:
    """The rings round a place that stays the same for a card, higher with its rank."""
    horizon = art.horizon
    pitch = min(0.062 * W, 0.98 * horizon / max(9, rings))
    # Few rings leave room to rise; many would only leave the picture.
    rise = horizon * min(0.045 * (rank - 1), max(0.08, 0.90 - rings * pitch / horizon))
    center = QPointF((0.34, 0.5, 0.66)[choice(number, "c", 3)] * art.width, horizon - rise)

    def ring(radius: float) -> QPainterPath:
        return octagon(center, radius) if machine else circle(center, radius)

    painter.setBrush(Qt.BrushStyle.NoBrush)
    scale = QColor(tones.outline or tones.light)
    scale.setAlphaF(0.42)
    painter.setPen(QPen(scale, 0.0058 * W, j=Qt.PenJoinStyle.MiterJoin))
    for index in range(rings + 1, _SCALE_END + 1):
        painter.drawPath(ring((index + 0.15) * pitch))
    if rings:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tones.mid))
        painter.drawPath(ring((rings + 0.15) * pitch))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tones.light), 0.52 * pitch, j=Qt.PenJoinStyle.MiterJoin))
        for index in range(1, rings + 1):
            painter.drawPath(ring((index + 0.15) * pitch))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tones.deep))
    painter.drawPath(ring(0.45 * pitch))
