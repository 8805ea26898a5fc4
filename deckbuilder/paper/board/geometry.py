"""Where everything of the two boards lies in a given room: no game and no painter (R2.3, R2.4).

The near board is the one of R2.3 with the front line above it; the far one is the same turned by half.
Between the far hand at the top and the near hand at the bottom four rows of zones are as high as fits.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from deckbuilder.engine.board import COLUMN_SEEN, ZONES

from .places import Place, Where

SHAPE = 88 / 63
"""Height of a card by its width."""

SMALLEST = QSizeF(600, 340)
"""In less room than this parts of the board would lie on one another."""

FAN_STEP = 0.55
"""A fan shows at least so much of each card's width, so that its badge shows (LOOK 6)."""

_LEAST = 24.0
"""What is clicked is at least so high (LOOK 5)."""

_FRONT = frozenset({6, 7, 8})
_WIDEST, _HIGHEST = 1.9, 1.2
"""Most width of a zone by its height, most height by its width."""


class Way(Enum):
    """A direction on the screen, as x and y."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    def turned(self) -> Way:
        """The direction as the player across the table sees it."""
        x, y = self.value
        return Way((-x, -y))


class Arrow(NamedTuple):
    """The trail from one zone to the next (R2.2)."""

    near: bool
    zone: int
    """Where it comes from."""

    middle: QPointF
    way: Way


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one size; coordinates in device-independent pixels."""

    size: QSizeF
    label: float
    """Height of the small letters on the board, in pixels."""

    places: Mapping[Place, QRectF]
    """Where each place is, and takes the pointer."""

    cards: Mapping[Place, QRectF]
    """Where the card of a place lies; the rage panel has none. Sides are whole pixels."""

    columns: tuple[QRectF, ...]
    """The columns A to E of both boards (R2.4)."""

    front_line: QRectF
    arrows: tuple[Arrow, ...]
    far_strip: QRectF
    """The opponent's line at the top: caption, hand."""

    near_strip: QRectF
    """The own line at the bottom."""

    near_caption: QRectF
    """What stands left of the own hand."""

    far_caption: QRectF | None
    """What stands left of the far hand where it lies open."""

    backs: tuple[QRectF, ...]
    """The cards of the far hand where it is hidden."""


def lay_out(
    size: QSizeF,
    em: float,
    strategies: tuple[int, int] = (2, 2),
    hands: tuple[int, int] = (5, 5),
    *,
    both_hands: bool = False,
) -> Layout:
    """The layout of a room; ``em`` is the height of the letters, counts are (near, far).

    With ``both_hands`` the far one lies open too, each of its cards a place of its own.
    """
    room = size.expandedTo(SMALLEST)
    return _laid_out(room.width(), room.height(), em, strategies, hands, both_hands)


@lru_cache(maxsize=32)
def _laid_out(
    width: float,
    height: float,
    em: float,
    strategies: tuple[int, int],
    hands: tuple[int, int],
    both_hands: bool,
) -> Layout:
    """A game comes back to the same few numbers of cards time and again."""
    return _Table(QSizeF(width, height), em, both_hands=both_hands).lay(strategies, hands)


class _Table:
    """The measures of one room, and the rectangles they give."""

    def __init__(self, size: QSizeF, em: float, *, both_hands: bool) -> None:
        width, height = size.width(), size.height()
        self.size = size
        self.gap = round(min(8.0, max(3.0, width * 0.006)))
        self.hand = round(min(320.0, max(64.0, height * (0.16 if both_hands else 0.19))))
        self.both_hands = both_hands
        self.strip = self.hand if both_hands else round(min(2.4 * em, max(_LEAST, height * 0.055)))
        self.line = round(min(1.6 * em, max(12.0, height * 0.04)))
        self.pile = round(min(170.0, max(52.0, width * 0.09)))
        room = height - self.strip - self.line - self.hand - 4 * self.gap
        zone_width = (width - 2 * self.pile - 8 * self.gap) / 5
        self.zone_width = math.floor(min(zone_width, _WIDEST * room / 4))
        self.zone_height = math.floor(min(room / 4, _HIGHEST * self.zone_width))
        self.label = max(8.0, min(em * 0.92, self.zone_height * 0.125, self.pile * 0.17))
        self.spare = max(0.0, room - 4 * self.zone_height)
        self.left = (width - 5 * self.zone_width - 4 * self.gap) / 2
        self.places: dict[Place, QRectF] = {}
        self.cards: dict[Place, QRectF] = {}

    def lay(self, strategies: tuple[int, int], hands: tuple[int, int]) -> Layout:
        top = self.strip + self.gap + self.spare / 2
        far_front = top + self.zone_height + self.gap
        line = far_front + self.zone_height
        near_front = line + self.line
        near_home = near_front + self.zone_height + self.gap
        foot = near_home + self.zone_height
        self._side(near=False, home=top, front=far_front, strategies=strategies[1])
        self._side(near=True, home=near_home, front=near_front, strategies=strategies[0])
        width, height = self.size.width(), self.size.height()
        far_strip = QRectF(0, 0, width, self.strip)
        near_strip = QRectF(0, height - self.hand, width, self.hand)
        caption = QRectF(0, near_strip.top(), max(64.0, self.left - self.gap), self.hand)
        far_caption = QRectF(0, 0, caption.width(), self.strip) if self.both_hands else None
        if self.both_hands:
            self._fan(far_strip, caption.right(), hands[1], near=False)
        self._fan(near_strip, caption.right(), hands[0], near=True)
        return Layout(
            size=self.size,
            label=self.label,
            places=self.places,
            cards=self.cards,
            columns=tuple(
                QRectF(self._column(at), top, self.zone_width, foot - top).adjusted(-1, -1, 1, 1)
                for at in range(5)
            ),
            front_line=QRectF(0, line, width, self.line),
            arrows=self._arrows(),
            far_strip=far_strip,
            near_strip=near_strip,
            near_caption=caption,
            far_caption=far_caption,
            backs=() if self.both_hands else self._backs(far_strip, hands[1]),
        )

    def _column(self, at: int) -> float:
        return self.left + at * (self.zone_width + self.gap)

    # ---- one board ----------------------------------------------------------------------------------------

    def _side(self, *, near: bool, home: float, front: float, strategies: int) -> None:
        for zone in ZONES:
            column = COLUMN_SEEN[near][zone]
            self._zone(Place(near, Where.ZONE, zone), self._cell(column, front if zone in _FRONT else home))
        self._strategies(near, self._cell(0 if near else 4, front), strategies)
        self.places[Place(near, Where.RAGE)] = self._cell(1 if near else 3, front)
        before, after = self.left - self.gap - self.pile, self._column(5)
        outer, inner = (after, before) if near else (before, after)
        self._pile(Place(near, Where.DECK), outer, front)
        self._pile(Place(near, Where.DISCARD), outer, home)
        self._pile(Place(near, Where.MONSTERS), inner, home)

    def _cell(self, column: int, top: float) -> QRectF:
        return QRectF(self._column(column), top, self.zone_width, self.zone_height)

    def _zone(self, place: Place, cell: QRectF) -> None:
        """The card stands at the right; the numeral and what is under the card have the left (LOOK 7)."""
        margin = max(4, round(self.zone_height * 0.045))
        high = self.zone_height - 2 * margin
        width = math.floor(min(high / SHAPE, cell.width() * 0.6))
        self.places[place] = cell
        self.cards[place] = _card(
            cell.right() - margin * 2 - width, cell.center().y() - width * SHAPE / 2, width
        )

    def _strategies(self, near: bool, cell: QRectF, count: int) -> None:
        """As many equal parts as there are zones, in rows or two beside each other: whatever shows more."""
        parts = {columns: self._part(cell, count, columns) for columns in (1, 2)}
        best = max(
            parts, key=lambda columns: (parts[columns].height() >= _LEAST, self._sideways(parts[columns]))
        )
        for at in range(count):
            part = self._part(cell, count, best)
            part.translate((at % best) * (part.width() + self.gap), (at // best) * (part.height() + self.gap))
            width = self._sideways(part)
            place = Place(near, Where.STRATEGY, at + 1)
            self.places[place] = part
            high = width / SHAPE
            self.cards[place] = QRectF(
                part.right() - width - 3, part.center().y() - high / 2, width, math.ceil(high)
            )

    def _sideways(self, part: QRectF) -> int:
        """The long side of a strategy card in its zone, whose name stands beside it."""
        return math.floor(min((part.height() - 4) * SHAPE, part.width() - self.label * 1.9 - 10))

    def _part(self, cell: QRectF, count: int, columns: int) -> QRectF:
        rows = math.ceil(count / columns)
        width = (cell.width() - (columns - 1) * self.gap) / columns
        return QRectF(cell.left(), cell.top(), width, (cell.height() - (rows - 1) * self.gap) / rows)

    def _pile(self, place: Place, left: float, top: float) -> None:
        """A card with its label under it."""
        rect = QRectF(left, top, self.pile, self.zone_height)
        words = self.label * 1.5
        width = math.floor(min(rect.width() * 0.74, (rect.height() - words - 6) / SHAPE))
        high = width * SHAPE
        self.places[place] = rect
        self.cards[place] = _card(
            rect.center().x() - width / 2, rect.top() + (rect.height() - words - high) / 2, width
        )

    def _arrows(self) -> tuple[Arrow, ...]:
        found: list[Arrow] = []
        for near in (True, False):
            for zone in range(1, 8):
                here, there = (self.places[Place(near, Where.ZONE, each)] for each in (zone, zone + 1))
                way = Way.RIGHT if zone < 5 else Way.UP if zone == 5 else Way.LEFT
                middle = (here.center() + there.center()) / 2
                found.append(Arrow(near, zone, middle, way if near else way.turned()))
        return tuple(found)

    # ---- hands --------------------------------------------------------------------------------------------

    def _fan(self, strip: QRectF, left: float, count: int, *, near: bool) -> None:
        """Open cards side by side, one over the other where they are many; room above to lift one."""
        if not count:
            return
        lift = max(5, round(strip.height() * 0.07))
        room = strip.right() - left - 2 * self.gap
        high = strip.height() - lift - 6
        width = math.floor(min(high / SHAPE, room / (1 + FAN_STEP * (count - 1))))
        step = min(width + self.gap + 4.0, (room - width) / max(1, count - 1))
        top = strip.top() + lift + (high - width * SHAPE) / 2
        for at in range(count):
            place = Place(near, Where.HAND, at + 1)
            self.cards[place] = self.places[place] = _card(left + self.gap + at * step, top, width)

    def _backs(self, strip: QRectF, count: int) -> tuple[QRectF, ...]:
        """The hidden far hand in the middle of its line; it is one place."""
        width = math.floor((strip.height() - 6) / SHAPE)
        room = strip.width() * 0.36
        step = min(width + 2.0, (room - width) / max(1, count - 1))
        left = strip.center().x() - (step * max(0, count - 1) + width) / 2
        self.places[Place(False, Where.HAND)] = QRectF(
            strip.center().x() - room / 2 - 2, strip.top(), room + 4, strip.height()
        )
        return tuple(_card(left + at * step, strip.top() + 3, width) for at in range(count))


def _card(left: float, top: float, width: float) -> QRectF:
    return QRectF(round(left), round(top), width, math.ceil(width * SHAPE))
