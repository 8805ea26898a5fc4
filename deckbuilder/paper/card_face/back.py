"""The back of a card: ink, a hairline frame, and the three signs inside one another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from deckbuilder.paper.palette import BADGE_PAPER, Scheme
from deckbuilder.paper.signs import circle, painting, polygon

from .geometry import CORNER, H, W, card_outline

_INK = "#2A2826"
_FRAME = 0.068 * W
_SIDE = 0.47 * W


def draw_back(painter: QPainter, rect: QRectF, *, scheme: Scheme) -> None:
    """Draw the back of any card into `rect`, 63 : 88."""
    with painting(painter):
        scale = rect.width() / W
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        outline = card_outline(W, H, token=False)
        painter.fillPath(outline, QColor("#000000" if scheme.high_contrast else _INK))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(BADGE_PAPER), max(0.006 * W, 0.7 / scale)))
        painter.setOpacity(0.6)
        corner = CORNER * 0.6
        painter.drawRoundedRect(QRectF(_FRAME, _FRAME, W - 2 * _FRAME, H - 2 * _FRAME), corner, corner)
        painter.setOpacity(1.0)
        painter.setPen(QPen(QColor(BADGE_PAPER), 0.014 * W, j=Qt.PenJoinStyle.MiterJoin))
        _draw_signs(painter)
        if scheme.high_contrast:
            painter.setPen(QPen(QColor(scheme.edge), 1.6 / scale))
            painter.drawPath(outline)


def _draw_signs(painter: QPainter) -> None:
    """Triangle in circle in square."""
    middle, half = QPointF(W / 2, H / 2), _SIDE / 2
    painter.drawRect(QRectF(middle.x() - half, middle.y() - half, _SIDE, _SIDE))
    painter.drawPath(circle(middle, half))
    height, base = half * 1.5, half * 0.866
    top = middle.y() - half
    painter.drawPath(
        polygon((middle.x(), top), (middle.x() + base, top + height), (middle.x() - base, top + height))
    )
