"""The drawing of a strategy card: as many nested squares as its rank; a base has bastions and a gate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from deckbuilder.paper.palette import Tones

from .geometry import Art

_MOST_SQUARES = 8


def outer_side(art: Art, unit: float) -> float:
    """The largest side a square may have; `unit` is the card's width W."""
    return min(0.84 * art.horizon, 0.60 * unit)


def draw_squares(painter: QPainter, art: Art, tones: Tones, rank: int, unit: float) -> None:
    """Squares resting on the ground, each a little lower and further left in the one around it."""
    count = min(rank, _MOST_SQUARES)
    side = outer_side(art, unit) * (0.52 + 0.06 * count)
    left = art.width * 0.60 - side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(count):
        fill = tones.light if count == 1 else tones.nest[index % 4]
        size = side * (1 - index / (count + 0.4))
        inset = 0.28 * (side - size)
        painter.setBrush(QColor(fill))
        painter.drawRect(QRectF(left + inset, art.horizon - inset - size, size, size))


def draw_base(painter: QPainter, art: Art, tones: Tones, rank: int, unit: float) -> None:
    """A fortress seen from above: four bastions, a wall, rooms in rooms as many as its rank, a gate."""
    side = outer_side(art, unit)
    middle, foot = art.width * 0.60, art.horizon
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tones.mid))
    wall = QRectF(middle - side * 0.47, foot - side * 0.97, side * 0.94, side * 0.97)
    painter.drawRect(wall)
    reach = wall.width() / 2 + side * 0.12
    for width, top, height in ((0.29, 1.07, 0.23), (0.20, 0.20, 0.20)):
        for x in (middle - reach, middle + reach - side * width):
            painter.drawRect(QRectF(x, foot - side * top, side * width, side * height))
    _draw_rooms(painter, tones, wall, min(rank, _MOST_SQUARES))


def _draw_rooms(painter: QPainter, tones: Tones, wall: QRectF, rooms: int) -> None:
    """The nested rooms, light and dark in turn, and the gate through the outermost."""
    outer = wall.width() * 0.78
    center = wall.center()
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(rooms):
        size = outer * (1 - index / (rooms + 0.4))
        fill = tones.nest[1] if index % 2 == 0 else tones.nest[0]
        if index == 4:
            fill = tones.nest[3]
        painter.setBrush(QColor(fill))
        painter.drawRect(QRectF(center.x() - size / 2, center.y() - size / 2, size, size))
        if index == 0:
            gate = wall.width() * 0.15
            painter.setBrush(QColor(tones.mid))
            painter.drawRect(QRectF(center.x() - gate / 2, center.y(), gate, size / 2 + 1))
