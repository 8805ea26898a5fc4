"""Letters, tabs and rings of the board: the small things drawn around cards (LOOK 5, 7)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from deckbuilder.cards.facts import CardType
from deckbuilder.paper.fonts import NUMERALS, Weight, face_font
from deckbuilder.paper.signs import CAP_HEIGHT, draw_badge, draw_figure, painting, polygon

from .geometry import Way
from .look import Look

_SMALLEST = 7.0
"""Pixels under which letters are cut with an ellipsis instead of made smaller."""


def text_width(look: Look, text: str, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> float:
    """The width of a line that has room for all its letters."""
    return QFontMetricsF(look.letters(pixels, weight)).horizontalAdvance(text)


def write(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    text: str,
    *,
    pixels: float,
    color: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    weight: QFont.Weight = QFont.Weight.Normal,
) -> None:
    """One line in the window's font; letters shrink to the room they have, then are cut."""
    font = look.letters(pixels, weight)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > rect.width():
        font.setPixelSize(max(round(_SMALLEST), int(pixels * rect.width() / wide)))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(font)
    painter.setPen(QColor(color))
    painter.drawText(rect, align | Qt.TextFlag.TextSingleLine, text)


def write_wrapped(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    text: str,
    *,
    pixels: float,
    color: str,
    weight: QFont.Weight = QFont.Weight.Medium,
) -> float:
    """A few lines; what does not fit is one line, cut. Gives the height of what was written."""
    font = look.letters(pixels, weight)
    metrics, wrap = QFontMetricsF(font), int(Qt.TextFlag.TextWordWrap)
    if metrics.boundingRect(rect, wrap, text).height() > rect.height():
        wrap, text = 0, metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(QColor(color))
    painter.drawText(rect, wrap, text)
    return metrics.boundingRect(rect, wrap, text).height()


def triangle(center: QPointF, size: float, way: Way = Way.UP) -> QPainterPath:
    """A triangle that points somewhere, ``size`` high."""
    x, y = way.value
    half = size / 2
    tip = QPointF(center.x() + x * half, center.y() + y * half)
    foot = QPointF(center.x() - x * half, center.y() - y * half)
    across = QPointF(y * size * 0.58, x * size * 0.58)
    one, two = foot + across, foot - across
    return polygon((tip.x(), tip.y()), (one.x(), one.y()), (two.x(), two.y()))


def figure_width(text: str, size: float) -> float:
    """The width of a text as ``draw_figure`` draws it."""
    return QFontMetricsF(face_font(NUMERALS, Weight.BOLD, 200)).horizontalAdvance(text) * size / 200


def power_tab(painter: QPainter, look: Look, room: QRectF, power: int, printed: int | None) -> None:
    """The ink tab of a value that differs from print, its right edge at that of the room (LOOK 7)."""
    scheme, text = look.scheme, f"{power:,}"
    size = room.height() * 0.86
    sign = 0.0 if printed is None else size * 0.62
    wide = figure_width(text, size) + sign + size * 0.45
    if wide > room.width():
        shrink = room.width() / wide
        size, sign, wide = size * shrink, sign * shrink, room.width()
    tab = QRectF(room.right() - wide, room.top(), wide, room.height())
    with painting(painter):
        painter.setPen(QPen(QColor(scheme.onink), 1))
        painter.setBrush(QColor(scheme.text))
        painter.drawRoundedRect(tab.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if printed is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(scheme.onink))
            way = Way.UP if power > printed else Way.DOWN
            painter.drawPath(
                triangle(QPointF(tab.left() + size * 0.2 + sign / 2, tab.center().y()), size * 0.46, way)
            )
    middle = QPointF((tab.left() + sign + tab.right()) / 2 + size * 0.05, tab.center().y())
    draw_figure(painter, middle, size, text, scheme.onink)


def rank_tab(painter: QPainter, look: Look, room: QRectF, rank: int) -> None:
    """The ink tab of a battle card whose rank differs from print."""
    scheme, side = look.scheme, room.height()
    tab = QRectF(room.right() - side * 1.3, room.top(), side * 1.3, side)
    with painting(painter):
        painter.setPen(QPen(QColor(scheme.onink), 1))
        painter.setBrush(QColor(scheme.text))
        painter.drawRoundedRect(tab.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    high = side * 0.8
    corner = QPointF(tab.center().x() - high / 2, tab.center().y() - high / 2)
    draw_badge(painter, corner, high, CardType.BATTLE, str(rank), scheme.onink)


def outline(
    painter: QPainter, rect: QRectF, color: str | QColor, *, wide: float, out: float, radius: float
) -> None:
    """A plain ring so far outside a rectangle."""
    with painting(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(color), wide))
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)


def capitals(
    painter: QPainter, center: QPointF, size: float, text: str, color: str, *, spacing: float = 0.0
) -> float:
    """A head in the condensed cut, letterspaced, in the middle of a point; gives its width (LOOK 4)."""
    font = QFont(face_font(NUMERALS, Weight.STRONG, 200))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * 200)
    scale = size / 200
    wide = QFontMetricsF(font).horizontalAdvance(text) * scale
    with painting(painter):
        painter.setFont(font)
        painter.setPen(QColor(color))
        painter.translate(center)
        painter.scale(scale, scale)
        painter.drawText(QPointF(-wide / scale / 2, 200 * CAP_HEIGHT / 2), text)
    return wide
