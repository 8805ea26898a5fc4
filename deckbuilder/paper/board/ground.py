"""Draws the ground of the board: table, front line, zones with their numerals; no cards (LOOK 7).

It changes with the room alone, so the board keeps the picture.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from deckbuilder.paper.fonts import Weight
from deckbuilder.paper.signs import draw_figure, painting

from .geometry import Layout
from .lettering import capitals, write
from .look import Look
from .places import Place, Where
from .words import Word

_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Ground:
    """One painting of one room."""

    def __init__(self, painter: QPainter, look: Look, layout: Layout) -> None:
        self.painter, self.look, self.layout = painter, look, layout
        self.scheme = look.scheme

    def paint(self) -> None:
        """Everything, from the ground up."""
        self._table()
        self._front_line()
        for place, rect in self.layout.places.items():
            if place.where in (Where.ZONE, Where.STRATEGY, Where.RAGE):
                self._cell(place, rect)

    def _table(self) -> None:
        painter, layout, scheme = self.painter, self.layout, self.scheme
        painter.fillRect(QRectF(QPointF(0, 0), layout.size), QColor(scheme.table))
        for strip, edge in (
            (layout.far_strip, layout.far_strip.bottom() - 1),
            (layout.near_strip, layout.near_strip.top()),
        ):
            painter.fillRect(strip, QColor(scheme.window))
            painter.fillRect(QRectF(0, edge, strip.width(), 1), QColor(scheme.rule))

    def _front_line(self) -> None:
        line, painter = self.layout.front_line, self.painter
        size = line.height() * 0.78
        wide = capitals(
            painter,
            line.center(),
            size,
            Word.FRONT_LINE.told(self.look.language),
            self.scheme.text,
            spacing=0.08,
        )
        left, right, gap = 6.0, line.width() - 6, wide / 2 + size * 0.7
        middle = line.center()
        for y in (round(middle.y()) - 2, round(middle.y()) + 2):
            for start, end in ((left, middle.x() - gap), (middle.x() + gap, right)):
                painter.fillRect(QRectF(start, y, end - start, 1), QColor(self.scheme.text))

    def _cell(self, place: Place, rect: QRectF) -> None:
        """A zone with its numeral at the lower left, or a panel with its name at the top."""
        with painting(self.painter):
            self.painter.setPen(QPen(QColor(self.scheme.rule), 1))
            self.painter.setBrush(QColor(self.scheme.zone))
            self.painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if place.where is Where.ZONE:
            size = rect.height() * 0.28
            foot = QPointF(rect.left() + max(9.0, size * 0.42), rect.bottom() - size * 0.6)
            draw_figure(self.painter, foot, size, str(place.at), self.scheme.zoneno, Weight.MEDIUM)
            return
        pixels = self.layout.label
        word = Word.RAGE if place.where is Where.RAGE else Word.STRATEGY_ZONE
        name = word.told(self.look.language, zone=place.at)
        room = QRectF(rect.left() + 7, rect.top() + 3, rect.width() - 12, pixels * 1.3)
        write(self.painter, self.look, room, name, pixels=pixels, color=self.scheme.zoneno, align=_TOP_LEFT)
