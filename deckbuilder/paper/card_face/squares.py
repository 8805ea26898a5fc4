"""The drawing of a strategy card: as many nested squares as its rank; a base has bastions and a gate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from deckbuilder.paper.palette import Tones, mix

from .geometry import Art

_MOST_SQUARES = 8


def outer_side(art: Art, unit: float, rank: int) -> float:
    """The side of the outermost square; `unit` is the card's width W."""
    squares = min(rank, _MOST_SQUARES)
    return min(0.84 * art.horizon, 0.60 * unit) * (0.52 + 0.06 * squares)


def draw_squares(painter: QPainter, art: Art, tones: Tones, rank: int, unit: float) -> None:
    """Squares resting on the ground, each a little lower and further left in the one around it."""
    count = min(rank, _MOST_SQUARES)
    side = outer_side(art, unit, rank)
    left = art.width * 0.60 - side / 2
    cycle = _cycle(tones)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(count):
        fill = tones.light if count == 1 else cycle[index % len(cycle)]
        size = side * (1 - index / (count + 0.4))
        inset = 0.28 * (side - size)
        painter.setBrush(QColor(fill))
        painter.drawRect(QRectF(left + inset, art.horizon - inset - size, size, size))


def draw_base(painter: QPainter, art: Art, tones: Tones, rank: int, unit: float) -> None:
    """A fortress seen from above: four bastions, a wall, rooms within rooms, and the gate below."""
    count = min(rank, _MOST_SQUARES)
    side = outer_side(art, unit, rank)
    middle, foot = art.width * 0.60, art.horizon
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tones.mid))
    wall = QRectF(middle - side * 0.43, foot - side * 0.93, side * 0.86, side * 0.93)
    painter.drawRect(wall)
    bastion = side * 0.26
    for x in (middle - side * 0.575, middle + side * 0.575 - bastion):
        painter.drawRect(QRectF(x, foot - side, bastion, bastion * 0.92))
        painter.drawRect(QRectF(x, foot - bastion * 0.72, bastion, bastion * 0.72))
    _draw_rooms(painter, tones, wall, count)


def _draw_rooms(painter: QPainter, tones: Tones, wall: QRectF, count: int) -> None:
    """The nested rooms, light and dark in turn, and the gate through the outermost."""
    outer = wall.width() * 0.80
    center = wall.center()
    fills = (tones.light, tones.mid, tones.light, tones.mid, mix(tones.light, tones.far), tones.mid)
    rooms = max(1, count - 1)
    step = outer / (rooms + 0.5)
    for index in range(rooms):
        size = outer - index * step
        painter.setBrush(QColor(fills[index % len(fills)]))
        painter.drawRect(QRectF(center.x() - size / 2, center.y() - size / 2, size, size))
        if index == 0 and rooms > 1:
            gate = wall.width() * 0.15
            painter.setBrush(QColor(tones.mid))
            painter.drawRect(QRectF(center.x() - gate / 2, center.y(), gate, size / 2 + 1))


def _cycle(tones: Tones) -> tuple[str, str, str, str]:
    return tones.mid, tones.light, tones.far, mix(tones.light, tones.far, 0.45)
