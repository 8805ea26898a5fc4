"""The small signs cards and lists share: type signs, rank badges, colour tags, footprints, states.

Everything is a ``QPainterPath`` or drawn from one, so it takes the palette and any scale. The functions that
draw leave the painter's pen, brush and font as they found them.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from deckbuilder.cards.facts import CardType, Color

from .fonts import NUMERALS, Weight, face_font
from .palette import BADGE_INK, BADGE_PAPER, TONES, Hatching, Scheme, Tones

CAP_HEIGHT = 0.7
"""Height of Barlow's capitals and figures, as a share of the font size."""

_BRUSHES = {
    Hatching.UPRIGHT: Qt.BrushStyle.VerPattern,
    Hatching.LEVEL: Qt.BrushStyle.HorPattern,
    Hatching.SLANTING: Qt.BrushStyle.FDiagPattern,
}


_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


@contextmanager
def painting(painter: QPainter) -> Generator[None]:
    """Smooth edges inside, and the painter's former state afterwards."""
    painter.save()
    painter.setRenderHints(_SMOOTH)
    try:
        yield
    finally:
        painter.restore()


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A closed path through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def circle(center: QPointF, radius: float) -> QPainterPath:
    """A full circle."""
    path = QPainterPath()
    path.addEllipse(center, radius, radius)
    return path


def type_sign(card_type: CardType, rect: QRectF) -> QPainterPath:
    """Triangle, circle or square, of equal visual weight, centred in `rect`; meant to be filled."""
    side = min(rect.width(), rect.height())
    center = rect.center()
    match card_type:
        case CardType.MONSTER:
            half, top, foot = side * 0.52, side * 0.44, side * 0.44
            return polygon(
                (center.x(), center.y() - top),
                (center.x() + half, center.y() + foot),
                (center.x() - half, center.y() + foot),
            )
        case CardType.BATTLE:
            return circle(center, side * 0.46)
        case CardType.STRATEGY:
            path = QPainterPath()
            path.addRect(QRectF(center.x() - side * 0.42, center.y() - side * 0.42, side * 0.84, side * 0.84))
            return path


def badge_size(card_type: CardType, height: float) -> QSizeF:
    """The size of a rank badge without its rim: mountains are 1.34 times as wide as high."""
    return QSizeF(height * (1.34 if card_type is CardType.MONSTER else 1.0), height)


def badge_path(card_type: CardType, rect: QRectF) -> QPainterPath:
    """The outline of a rank badge filling `rect`: mountain, circle or square."""
    path = QPainterPath()
    match card_type:
        case CardType.MONSTER:
            left, right, top, foot = rect.left(), rect.right(), rect.top(), rect.bottom()
            flat = rect.width() * 0.18
            middle = rect.center().x()
            knee_x, knee_y = rect.width() * 0.3, top + rect.height() * 0.52
            path.moveTo(middle - flat, top)
            path.lineTo(middle + flat, top)
            path.quadTo(middle + knee_x, knee_y, right, foot)
            path.lineTo(left, foot)
            path.quadTo(middle - knee_x, knee_y, middle - flat, top)
            path.closeSubpath()
        case CardType.BATTLE:
            path.addEllipse(rect)
        case CardType.STRATEGY:
            corner = rect.width() * 0.03
            path.addRoundedRect(rect, corner, corner)
    return path


def draw_badge(
    painter: QPainter,
    top_left: QPointF,
    height: float,
    card_type: CardType,
    rank_label: str,
    ink: QColor | str,
) -> QSizeF:
    """The rank badge of a table row: outline of 1.3 px and numeral, no fill. Returns its size."""
    size = badge_size(card_type, height)
    rect = QRectF(top_left, size)
    with painting(painter):
        pen = QPen(QColor(ink), 1.3)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.65
        painter.drawPath(badge_path(card_type, rect.adjusted(inset, inset, -inset, -inset)))
    draw_numeral(painter, rect, card_type, rank_label, ink)
    return size


def draw_numeral(
    painter: QPainter, rect: QRectF, card_type: CardType, rank_label: str, ink: QColor | str
) -> None:
    """The numeral inside a badge: Roman low in the mountain, Arabic in the middle."""
    monster = card_type is CardType.MONSTER
    size = rect.height() * (0.78 if monster else 0.92)
    if len(rank_label) > 1 and not monster:
        size *= 0.82  # the one card of rank 23
    middle = rect.top() + rect.height() * (0.60 if monster else 0.5)
    draw_figure(painter, QPointF(rect.center().x(), middle), size, rank_label, ink)


def draw_figure(
    painter: QPainter,
    center: QPointF,
    size: float,
    text: str,
    ink: QColor | str,
    weight: Weight = Weight.BOLD,
) -> None:
    """A short text in the condensed cut, its capitals centred on a point. `size` is the font height."""
    scale = size / 200 if size < 200 else 1.0
    font = face_font(NUMERALS, weight, 200 if size < 200 else round(size))
    with painting(painter):
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.translate(center)
        painter.scale(scale, scale)
        width = QFontMetricsF(font).horizontalAdvance(text)
        painter.drawText(QPointF(-width / 2, font.pixelSize() * CAP_HEIGHT / 2), text)


def footprints(count: int, height: float) -> QPainterPath:
    """One or two prints of three toes, the second half a step ahead; the path starts at (0, 0)."""
    if count < 2:
        return _print_at(0, 0, height)
    size = height * 0.86
    path = _print_at(0, height * 0.30, size)
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPath(_print_at(size * 0.88, 0, size))
    return path


def _print_at(x: float, y: float, size: float) -> QPainterPath:
    scale = size / _PRINT
    return QTransform.fromTranslate(x, y).scale(scale, scale).map(_footprint())


_PRINT = 1000.0
"""The side of the box the print is drawn in; uniting paths flattens curves, so it must be large."""


@cache
def _footprint() -> QPainterPath:
    """One print: leaf-shaped toes that meet in a heel."""
    heel = QPointF(0.54, 0.90) * _PRINT
    path = circle(QPointF(0.555, 0.855) * _PRINT, 0.15 * _PRINT)
    for x, y in ((0.0, 0.40), (0.44, 0.0), (0.98, 0.26)):
        path = path.united(_toe(heel, QPointF(x, y) * _PRINT, 0.135 * _PRINT))
    return path


def _toe(heel: QPointF, tip: QPointF, width: float) -> QPainterPath:
    """A leaf from heel to tip, `width` from its middle line at the broadest."""
    along = tip - heel
    length = math.hypot(along.x(), along.y())
    across = QPointF(-along.y(), along.x()) * (width / length)
    low, high = heel + along * 0.36, heel + along * 0.76
    path = QPainterPath(heel - across * 0.5)
    path.cubicTo(low - across * 1.0, high - across * 1.1, tip)
    path.cubicTo(high + across * 1.1, low + across * 1.0, heel + across * 0.5)
    path.closeSubpath()
    return path


def hatch_brush(color: Color, line: QColor | str) -> QBrush | None:
    """Qt's small hatching of a card colour for swatches and bars under about 40 px; None for white."""
    style = _BRUSHES.get(TONES[color].hatching)
    return None if style is None else QBrush(QColor(line), style)


def draw_color_tag(
    painter: QPainter, rect: QRectF, color: Color, scheme: Scheme, hatched: bool = False
) -> None:
    """A colour as a small square with its letter; with `hatched` also its hatching, for chips and legends."""
    tones = TONES[color]
    with painting(painter):
        painter.fillRect(rect, QColor(tones.tag))
        brush = hatch_brush(color, tones.hatch_line) if hatched else None
        if brush is not None:
            painter.fillRect(rect, brush)
        if tones.hatching is Hatching.PLAIN or scheme.high_contrast:
            painter.setPen(QPen(QColor(scheme.edge), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    draw_figure(painter, rect.center(), rect.height() * 0.92, tones.letter, tones.on_tag)


def draw_color_tags(
    painter: QPainter, top_left: QPointF, side: float, colors: Sequence[Color], scheme: Scheme
) -> float:
    """The tags of a card side by side in card order. Returns the width drawn."""
    for index, color in enumerate(colors):
        rect = QRectF(top_left.x() + index * side, top_left.y(), side, side)
        draw_color_tag(painter, rect, color, scheme)
    return side * len(colors)


def draw_letter_ring(painter: QPainter, center: QPointF, radius: float, tones: Tones) -> None:
    """The colour ring of a face: paper line, ring in the colour, paper disc, ink letter."""
    with painting(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        for share, fill in ((1.0, BADGE_PAPER), (0.92, tones.ring), (0.66, BADGE_PAPER)):
            painter.setBrush(QColor(fill))
            painter.drawEllipse(center, radius * share, radius * share)
    draw_figure(painter, center, radius * 1.32, tones.letter, BADGE_INK)


def draw_count_pill(painter: QPainter, rect: QRectF, text: str, full: bool, scheme: Scheme) -> None:
    """Copies in the deck, "2/4": an outline for some, solid ink when full."""
    ink, paper = scheme.onpaper, scheme.paper
    line = max(1.0, rect.height() * 0.06)
    radius = rect.height() / 2
    with painting(painter):
        painter.setBrush(QColor(ink if full else paper))
        painter.setPen(QPen(QColor(ink), line))
        inset = line / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    draw_figure(
        painter, rect.center(), rect.height() * 0.76, text, paper if full else ink, weight=Weight.STRONG
    )


class StateSign(StrEnum):
    """What a line or a rule has to say; each sign differs in outline, not only in fill."""

    PROBLEM = "problem"
    ADVICE = "advice"
    KEPT = "kept"
    DONE = "done"
    CHANGED = "changed"
    QUESTION = "question"
    UNKNOWN = "unknown"


def draw_state(
    painter: QPainter, rect: QRectF, sign: StateSign, scheme: Scheme, ink: QColor | str | None = None
) -> None:
    """Draw a state sign in the middle of `rect`; `ink` replaces the text colour on a selected row."""
    side = min(rect.width(), rect.height())
    color = QColor(scheme.text if ink is None else ink)
    with painting(painter):
        painter.translate(rect.center())
        painter.scale(side / 16, side / 16)
        pen = QPen(color, 1.6)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match sign:
            case StateSign.PROBLEM:
                _draw_octagon(painter, scheme)
            case StateSign.ADVICE:
                painter.setPen(QPen(color, 1.3, j=Qt.PenJoinStyle.RoundJoin))
                painter.drawPath(polygon((0, -6.4), (7.0, 6.0), (-7.0, 6.0)))
                _draw_exclamation(painter, color, top=-2.6, foot=4.6)
            case StateSign.KEPT:
                painter.setPen(QPen(color, 1.3))
                painter.drawEllipse(QPointF(0, 0), 6.8, 6.8)
                painter.drawPolyline(QPolygonF([QPointF(-3.0, 0.2), QPointF(-0.8, 2.4), QPointF(3.2, -2.2)]))
            case StateSign.DONE:
                painter.drawPolyline(QPolygonF([QPointF(-4.6, 0.4), QPointF(-1.5, 3.5), QPointF(4.6, -3.4)]))
            case StateSign.CHANGED:
                painter.drawPath(_wave(-2.3))
                painter.drawPath(_wave(2.3))
            case StateSign.QUESTION:
                painter.drawPath(_question())
                painter.fillRect(QRectF(-1.1, 4.3, 2.2, 2.2), color)
            case StateSign.UNKNOWN:
                painter.setPen(QPen(color, 1.7, Qt.PenStyle.CustomDashLine))
                dotted = painter.pen()
                dotted.setCapStyle(Qt.PenCapStyle.FlatCap)
                dotted.setDashPattern([1.25, 1.25 * 0.945])
                painter.setPen(dotted)
                painter.drawEllipse(QPointF(0, 0), 5.6, 5.6)


def _draw_octagon(painter: QPainter, scheme: Scheme) -> None:
    painter.setPen(QPen(QColor(scheme.onsignal), 1.0))
    painter.setBrush(QColor(scheme.signal))
    painter.drawPath(octagon(QPointF(0, 0), 6.7))
    _draw_exclamation(painter, QColor(scheme.onsignal), top=-4.2, foot=4.2)


def _draw_exclamation(painter: QPainter, color: QColor, top: float, foot: float) -> None:
    """A mark that tapers a little, with a square dot."""
    body = foot - 3.2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPath(polygon((-1.05, top), (1.05, top), (0.75, body), (-0.75, body)))
    painter.drawRect(QRectF(-0.95, foot - 1.9, 1.9, 1.9))


def octagon(center: QPointF, apothem: float) -> QPainterPath:
    """A regular octagon with a level top edge, given by the distance of its sides from the centre."""
    corner = apothem / math.cos(math.pi / 8)
    angles = [math.pi / 8 + index * math.pi / 4 for index in range(8)]
    return polygon(
        *((center.x() + corner * math.cos(angle), center.y() + corner * math.sin(angle)) for angle in angles)
    )


def _wave(y: float) -> QPainterPath:
    path = QPainterPath(QPointF(-5.8, y + 1.0))
    path.cubicTo(QPointF(-3.2, y - 3.6), QPointF(-1.2, y - 0.6), QPointF(0, y))
    path.cubicTo(QPointF(1.2, y + 0.6), QPointF(3.2, y + 3.6), QPointF(5.8, y - 1.0))
    return path


def _question() -> QPainterPath:
    path = QPainterPath(QPointF(-3.2, -3.4))
    path.cubicTo(QPointF(-3.2, -7.4), QPointF(3.4, -7.4), QPointF(3.4, -3.2))
    path.cubicTo(QPointF(3.4, -0.4), QPointF(0, -0.4), QPointF(0, 2.8))
    return path
