"""Draws a finished page with a painter, in black and greys; the same for paper, previews and pictures."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from deckbuilder.cards.facts import CardType
from deckbuilder.paper.palette import LIGHT, TONES, Hatching
from deckbuilder.paper.qr import paint_qr
from deckbuilder.paper.signs import StateSign, draw_badge, draw_figure, draw_state, painting, type_sign

from .items import Area, Badge, Box, Code, Ground, Item, Mark, Page, Sign, Tag, Text
from .lettering import FINE, words_at

_INK, _GREY, _TINT, _HAIRLINE = "#000000", "#4A4A4A", "#EAEAEA", "#9A9A9A"
_SCHEME = replace(LIGHT, text=_INK, signal="#FFFFFF", onsignal=_INK)
_TYPES = {Sign.MONSTER: CardType.MONSTER, Sign.BATTLE: CardType.BATTLE, Sign.STRATEGY: CardType.STRATEGY}
_STATES = {Sign.PROBLEM: StateSign.PROBLEM, Sign.KEPT: StateSign.KEPT, Sign.UNKNOWN: StateSign.UNKNOWN}
_BADGE_LINE = 0.6
"""Scale of a badge: its outline, 1.3 in a table on the screen, is lighter on paper."""


def draw_page(painter: QPainter, page: Page) -> None:
    """Draw a page; the painter's unit is a point and its origin the page's top left corner."""
    with painting(painter):
        for item in page.items:
            _draw(painter, item)


def _draw(painter: QPainter, item: Item) -> None:
    match item:
        case Area():
            _draw_area(painter, item)
        case Text():
            _draw_text(painter, item)
        case Badge():
            painter.save()
            painter.translate(item.box.x, item.box.y)
            painter.scale(_BADGE_LINE, _BADGE_LINE)
            draw_badge(painter, QPointF(0, 0), item.box.height / _BADGE_LINE, item.type, item.label, _INK)
            painter.restore()
        case Tag():
            _draw_tag(painter, item)
        case Mark():
            _draw_mark(painter, item)
        case Code():
            paint_qr(painter, _rect(item.box), item.text)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _draw_area(painter: QPainter, item: Area) -> None:
    rect = _rect(item.box)
    match item.ground:
        case Ground.BLACK:
            painter.fillRect(rect, QColor(_INK))
        case Ground.TINT:
            painter.fillRect(rect, QColor(_TINT))
        case Ground.HAIRLINE:
            painter.fillRect(rect, QColor(_HAIRLINE))
        case Ground.FRAME:
            _outline(painter, rect, 0.8)


def _outline(painter: QPainter, rect: QRectF, line: float) -> None:
    """A frame whose line lies inside the rectangle."""
    painter.save()
    pen = QPen(QColor(_INK), line)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    painter.restore()


def _draw_text(painter: QPainter, item: Text) -> None:
    style = item.style
    painter.save()
    painter.translate(item.box.x, item.baseline)
    painter.scale(1 / FINE, 1 / FINE)
    painter.setFont(style.font)
    painter.setPen(QColor("#FFFFFF" if style.white else _GREY if style.grey else _INK))
    for x, word in words_at(item.text, style):
        painter.drawText(QPointF(x * FINE, 0), word)
    painter.restore()


def _draw_tag(painter: QPainter, item: Tag) -> None:
    """The letter on white in a square with the hatching of the colour."""
    rect = _rect(item.box)
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(QPen(QColor(_INK), 0.45))
    side, pitch = rect.width(), rect.width() / 6
    for step in range(1, 13):
        along = step * pitch
        match TONES[item.color].hatching:
            case Hatching.UPRIGHT if along < side:
                painter.drawLine(rect.topLeft() + QPointF(along, 0), rect.bottomLeft() + QPointF(along, 0))
            case Hatching.LEVEL if along < side:
                painter.drawLine(rect.topLeft() + QPointF(0, along), rect.topRight() + QPointF(0, along))
            case Hatching.SLANTING:
                painter.drawLine(
                    rect.topLeft() + QPointF(0, along - side), rect.topLeft() + QPointF(side, along)
                )
            case _:
                pass
    painter.restore()
    inset = side * 0.2
    painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), QColor("#FFFFFF"))
    _outline(painter, rect, 0.7)
    draw_figure(painter, rect.center(), side * 0.74, TONES[item.color].letter, _INK)


def _draw_mark(painter: QPainter, item: Mark) -> None:
    rect = _rect(item.box)
    if item.sign is Sign.TICK_BOX:
        _outline(painter, rect, 0.7)
    elif item.sign in _TYPES:
        painter.fillPath(type_sign(_TYPES[item.sign], rect), QColor(_INK))
    else:
        draw_state(painter, rect, _STATES[item.sign], _SCHEME, _INK)
