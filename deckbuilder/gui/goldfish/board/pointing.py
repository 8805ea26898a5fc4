"""Finds places on the board: under the pointer, and from place to place by keyboard."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from deckbuilder.paper.board.geometry import Layout, Way
from deckbuilder.paper.board.places import Place


def place_at(layout: Layout, point: QPointF) -> Place | None:
    """The place under a point; of cards one over the other in the fan the one on top."""
    for place in reversed(tuple(layout.places)):
        if layout.places[place].contains(point):
            return place
    return None


def next_place(layout: Layout, place: Place, way: Way) -> Place:
    """The nearest place in a direction, the one straight ahead before those aside; itself at the edge."""
    here = layout.places[place].center()
    x, y = way.value
    best, least = place, math.inf
    for other, rect in layout.places.items():
        off = rect.center() - here
        ahead, aside = off.x() * x + off.y() * y, abs(off.x() * y) + abs(off.y() * x)
        if ahead < 1 or aside > ahead * 4:
            continue
        if _beside(layout.places[place], rect, horizontal=bool(x)):
            aside *= 0.2
        if ahead + 2 * aside < least:
            best, least = other, ahead + 2 * aside
    return best


def _beside(one: QRectF, other: QRectF, *, horizontal: bool) -> bool:
    """Whether two rectangles lie in the same row, or the same column."""
    if horizontal:
        return one.top() < other.bottom() and other.top() < one.bottom()
    return one.left() < other.right() and other.left() < one.right()
