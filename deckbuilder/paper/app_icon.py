"""The icon of the program: a card with a mountain and the sun, before the back of another one.

Everything that shows it comes from here: the window, and the files that the installers take along.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from deckbuilder.cards.facts import CardType, Color

from .card_face.geometry import Art
from .card_face.mountain import draw_mountain
from .card_face.sky import draw_ground, draw_sky
from .palette import BADGE_INK, BADGE_PAPER, TONES, Hour
from .signs import painting, type_sign

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""The sides in pixels that systems ask for."""

_OF_WINDOWS = 128
"""No window shows a larger one."""

_GRID = 64
_SMALL = 40
"""Below so many pixels there is one card, without a label."""

_TONES = TONES[Color.RED]
_SAME_SUN = "icon"
"""Stands for the number of a card, which decides on which side its sun is."""


def draw_app_icon(painter: QPainter, rect: QRectF) -> None:
    """Draw the icon into a square; what would be too small to see is left out."""
    scale = rect.width() / _GRID
    with painting(painter):
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        if rect.width() < _SMALL:
            edge = round(4 * scale) / scale  # whole pixels
            _draw_card(painter, QRectF(8, 0, 48, 64), edge=edge, line=0, label=0)
        else:
            _draw_back(painter)
            _draw_card(painter, QRectF(2, 1, 43, 60), edge=2, line=0.5, label=11)


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


def _draw_card(painter: QPainter, card: QRectF, edge: float, line: float, label: float) -> None:
    """A paper card with a picture; `label` is the height of the strip with the three signs under it."""
    painter.setPen(QPen(QColor(BADGE_INK), line) if line else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(BADGE_PAPER))
    painter.drawRoundedRect(card, 4, 4)
    picture = card.adjusted(edge, edge, -edge, -edge - label)
    clip = QPainterPath()
    clip.addRoundedRect(picture, 4 - edge, 4 - edge)
    with painting(painter):
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        painter.translate(picture.topLeft())
        art = Art(picture.width(), picture.height(), picture.height() * 0.2)
        draw_sky(painter, art, _TONES, Hour.DAY, pitch=2.4, line=0.4)
        draw_mountain(painter, art, _TONES, _SAME_SUN, threat=30_000, rank=2)
        draw_ground(painter, art, _TONES, _SAME_SUN, ridge=True)
    if label:
        _draw_signs(painter, QRectF(picture.left(), picture.bottom(), picture.width(), label + edge))


def _draw_signs(painter: QPainter, strip: QRectF) -> None:
    side = strip.height() * 0.5
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BADGE_INK))
    square = QRectF(0, 0, side, side)
    for place, card_type in enumerate((CardType.MONSTER, CardType.BATTLE, CardType.STRATEGY)):
        square.moveCenter(QPointF(strip.left() + strip.width() * (0.2 + 0.3 * place), strip.center().y()))
        painter.drawPath(type_sign(card_type, square))
