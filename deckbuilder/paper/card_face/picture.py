"""The picture half of a face: sky, drawing and ground once for each colour, split on a slant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.paper.palette import BADGE_PAPER, Tones

from .geometry import Art, Measures, W, hour_of, split_line_above, split_lines, split_regions
from .mountain import draw_mountain
from .rings import MACHINE_TRAITS, draw_rings, ring_count
from .sky import draw_ground, draw_sky
from .squares import draw_base, draw_squares

_LINE = 0.008 * W


def draw_picture(
    painter: QPainter,
    card: Card,
    art: Art,
    tones: Sequence[Tones],
    measures: Measures,
    own_picture: QImage | None = None,
) -> None:
    """Draw the picture of a card into the area of `art`; an own picture stands above the ground band."""
    if own_picture is not None:
        _draw_own(painter, art, own_picture)
    above = QRectF(0, 0, art.width, art.horizon + 0.03 * W)
    for tone, region in zip(tones, split_regions(art, len(tones)), strict=True):
        painter.save()
        if len(tones) > 1:
            painter.setClipPath(region, Qt.ClipOperation.IntersectClip)
        if own_picture is None:
            painter.save()
            # Nothing may shine through at the foot of the ground band, where a pixel is only half covered.
            painter.setClipRect(above, Qt.ClipOperation.IntersectClip)
            pitch, line = measures.hatch_pitch * W, measures.hatch_line * W
            draw_sky(painter, art, tone, hour_of(card.number), pitch, line)
            _draw_shape(painter, card, art, tone)
            painter.restore()
        ridge = card.type is CardType.MONSTER and own_picture is None
        draw_ground(painter, art, tone, card.number, ridge)
        painter.restore()
    if own_picture is None:
        _draw_split(painter, art, len(tones))


def _draw_shape(painter: QPainter, card: Card, art: Art, tones: Tones) -> None:
    match card.type:
        case CardType.MONSTER:
            draw_mountain(painter, art, tones, card.number, card.threat, card.rank)
        case CardType.BATTLE:
            rings = ring_count(card.counter_power)
            machine = not MACHINE_TRAITS.isdisjoint(card.traits)
            draw_rings(painter, art, tones, card.number, rings, card.rank, machine)
        case CardType.STRATEGY if card.is_base:
            draw_base(painter, art, tones, card.rank, W)
        case CardType.STRATEGY:
            draw_squares(painter, art, tones, card.rank, W)


def _draw_split(painter: QPainter, art: Art, colors: int) -> None:
    """The paper lines between the colours, down to the ground."""
    painter.setPen(QPen(QColor(BADGE_PAPER), _LINE, c=Qt.PenCapStyle.FlatCap))
    for line in split_lines(art, colors):
        painter.drawLine(*split_line_above(line, art.horizon))


def _draw_own(painter: QPainter, art: Art, picture: QImage) -> None:
    """The middle of a player's picture, as large as fills the area above the ground."""
    target = QRectF(0, 0, art.width, art.horizon)
    scale = max(target.width() / picture.width(), target.height() / picture.height())
    width, height = target.width() / scale, target.height() / scale
    source = QRectF((picture.width() - width) / 2, (picture.height() - height) / 2, width, height)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(target, picture, source)
