"""The icon of the program: a card with a mountain and the sun, before the back of another one.

Everything that shows it comes from here: the window, and the files that the installers take along.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from deckbuilder.cards.facts import CardType, Color

from .card_face.geometry import Art
from .card_face.sky import draw_ground, draw_sky
from .palette import BADGE_INK, BADGE_PAPER, TONES, Hour
from .signs import circle, painting, polygon, type_sign

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""The sides in pixels that systems ask for."""

_OF_WINDOWS = 128
"""No window shows a larger one."""

_GRID = 64
_SMALL = 40
"""Below so many pixels there is one card, without a label."""

_TONES = TONES[Color.RED]

_Facet = tuple[str, tuple[tuple[float, float], ...]]
"""A tone and the corners of what it fills, in widths of the picture and heights above its ground."""

_SUMMIT, _LEFT, _RIGHT, _FOOT = (0.64, 0.24), (0, 1), (1, 0.67), 1.04
_SNOW_LINE = ((0.68, 0.49), (0.72, 0.395), (0.78, 0.45), (0.80, 0.431))
_MOUNTAIN: tuple[_Facet, ...] = (
    (_TONES.far, (_SUMMIT, _LEFT, (0, _FOOT), (1, _FOOT), _RIGHT)),
    (
        _TONES.mid,
        (_SUMMIT, (0.7, 0.43), (0.6, 0.56), (0.73, 0.74), (0.63, 1), (0.63, _FOOT), (1, _FOOT), _RIGHT),
    ),
    (_TONES.mid, (_LEFT, (0.23, 0.727), (0.35, 0.89), (0.3, 1), (0.3, _FOOT), (0, _FOOT))),
)
_SNOW: tuple[_Facet, ...] = (
    (_TONES.light, (_SUMMIT, (0.51, 0.394), (0.56, 0.44), (0.61, 0.38), *_SNOW_LINE)),
    (_TONES.snow_shade, (_SUMMIT, *_SNOW_LINE)),
)


def draw_app_icon(painter: QPainter, rect: QRectF) -> None:
    """Draw the icon into a square; what would be too small to see is left out."""
    scale = rect.width() / _GRID
    with painting(painter):
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        painter.setPen(Qt.PenStyle.NoPen)
        if rect.width() < _SMALL:
            edge = round(4 * scale) / scale  # whole pixels
            card = QRectF(8, 0, 48, 64)
            _draw_paper(painter, card)
            _draw_picture(painter, card.adjusted(edge, edge, -edge, -edge), snow=False)
        else:
            _draw_back(painter)
            painter.setPen(QPen(QColor(BADGE_INK), 0.5))
            _draw_paper(painter, QRectF(2, 1, 43, 60))
            _draw_picture(painter, QRectF(4, 3, 39, 45), snow=True)
            _draw_signs(painter, QRectF(4, 48, 39, 13))


def app_icon() -> QIcon:
    """The icon in the sizes in which windows show it."""
    icon = QIcon()
    for side in SIZES:
        if side <= _OF_WINDOWS:
            icon.addPixmap(app_pixmap(side))
    return icon


def app_pixmap(side: int) -> QPixmap:
    """The icon on nothing, so many pixels wide and high."""
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_app_icon(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


def _draw_back(painter: QPainter) -> None:
    with painting(painter):
        painter.translate(41, 34.5)
        painter.rotate(9)
        painter.setPen(QPen(QColor(BADGE_PAPER), 1))
        painter.setBrush(QColor(BADGE_INK))
        painter.drawRoundedRect(QRectF(-18, -26, 36, 52), 4, 4)


def _draw_paper(painter: QPainter, card: QRectF) -> None:
    painter.setBrush(QColor(BADGE_PAPER))
    painter.drawRoundedRect(card, 4, 4)


def _draw_picture(painter: QPainter, picture: QRectF, *, snow: bool) -> None:
    with painting(painter):
        painter.translate(picture.topLeft())
        art = Art(picture.width(), picture.height(), picture.height() * 0.2)
        draw_sky(painter, art, _TONES, Hour.DAY, pitch=2.4, line=0.4)
        _draw_mountain(painter, art, snow=snow)
        draw_ground(painter, art, _TONES, number="", ridge=True)


def _draw_mountain(painter: QPainter, art: Art, *, snow: bool) -> None:
    """Sun and mountain; that of a card reaches beyond the picture, and not all readers of SVG know clips."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_TONES.light))
    painter.drawPath(circle(QPointF(0.37 * art.width, 0.33 * art.horizon), 0.19 * art.width))
    for tone, points in _MOUNTAIN + _SNOW if snow else _MOUNTAIN:
        painter.setBrush(QColor(tone))
        painter.drawPath(polygon(*((x * art.width, y * art.horizon) for x, y in points)))


def _draw_signs(painter: QPainter, strip: QRectF) -> None:
    side = strip.height() * 0.5
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BADGE_INK))
    square = QRectF(0, 0, side, side)
    for place, card_type in enumerate((CardType.MONSTER, CardType.BATTLE, CardType.STRATEGY)):
        square.moveCenter(QPointF(strip.left() + strip.width() * (0.2 + 0.3 * place), strip.center().y()))
        painter.drawPath(type_sign(card_type, square))
