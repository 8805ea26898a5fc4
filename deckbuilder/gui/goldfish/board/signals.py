"""The amber of what waits for the player: rings, keys and words on the board (LOOK 5, 7)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from deckbuilder.paper.board.lettering import figure_width, write
from deckbuilder.paper.board.look import Look
from deckbuilder.paper.signs import draw_figure, painting


def glow(painter: QPainter, look: Look, rect: QRectF, radius: float, *, soft: bool = True) -> None:
    """The amber ring of what waits for the player, with its ink hairlines and its soft band (LOOK 5)."""
    scheme = look.scheme
    small = min(rect.width(), rect.height()) < 60
    ring, band = (2.5, 4.0) if small else (3.5, 8.0)
    if not soft:
        ring = 2.0
    with painting(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if soft:
            color = QColor(scheme.signal)
            color.setAlphaF(0.35)
            painter.setPen(QPen(color, band - ring))
            out = ring + (band - ring) / 2
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
        out = ring + 0.5
        painter.setPen(QPen(QColor(scheme.onsignal), 1))
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(QPen(QColor(scheme.signal), ring))
        out = ring / 2
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)


def key_cap(painter: QPainter, look: Look, center: QPointF, key: str, side: float) -> None:
    """The key that chooses a target, on amber (LOOK 7)."""
    scheme = look.scheme
    wide = max(side, figure_width(key, side * 0.8) + side * 0.4)
    rect = QRectF(center.x() - wide / 2, center.y() - side / 2, wide, side)
    with painting(painter):
        painter.setBrush(QColor(scheme.signal))
        painter.setPen(QPen(QColor(scheme.onsignal), 1.2))
        painter.drawRoundedRect(rect, 3, 3)
    draw_figure(painter, rect.center(), side * 0.8, key, scheme.onsignal)


def amber_words(painter: QPainter, look: Look, room: QRectF, text: str, pixels: float) -> None:
    """What going to a place means, in the middle of a room, on amber."""
    scheme = look.scheme
    font = look.letters(pixels, QFont.Weight.DemiBold)
    wide = min(room.width(), QFontMetricsF(font).horizontalAdvance(text) + pixels)
    high = pixels * 1.5
    rect = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
    with painting(painter):
        painter.setBrush(QColor(scheme.signal))
        painter.setPen(QPen(QColor(scheme.onsignal), 1))
        painter.drawRoundedRect(rect, 3, 3)
    write(
        painter,
        look,
        rect.adjusted(3, 0, -3, 0),
        text,
        pixels=pixels,
        color=scheme.onsignal,
        align=Qt.AlignmentFlag.AlignCenter,
        weight=QFont.Weight.DemiBold,
    )
