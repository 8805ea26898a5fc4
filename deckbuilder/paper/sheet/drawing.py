"""Draws a finished page with a painter, in black and greys; the same for paper, previews and pictures.

Everything is drawn in ``FINE`` units to a point, the unit of the fonts, so that the painter is never scaled:
files stay small.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from deckbuilder.cards.facts import CardType
from deckbuilder.paper.fonts import NUMERALS, Weight
from deckbuilder.paper.palette import LIGHT, TONES, Hatching
from deckbuilder.paper.qr import paint_qr
from deckbuilder.paper.signs import StateSign, badge_path, draw_numeral, draw_state, painting, type_sign

from .items import (
    Area,
    Badge,
    Box,
    Code,
    Ground,
    Item,
    Mark,
    Page,
    Sign,
    Tag,
    Text,
    baseline_in,
    text_in,
)
from .lettering import FINE, Style, words_at

_INK, _GREY, _TINT, _HAIRLINE = "#000000", "#4A4A4A", "#EAEAEA", "#9A9A9A"
_SCHEME = replace(LIGHT, text=_INK, signal="#FFFFFF", onsignal=_INK)
_TYPES = {Sign.MONSTER: CardType.MONSTER, Sign.BATTLE: CardType.BATTLE, Sign.STRATEGY: CardType.STRATEGY}
_STATES = {Sign.PROBLEM: StateSign.PROBLEM, Sign.KEPT: StateSign.KEPT, Sign.UNKNOWN: StateSign.UNKNOWN}
_LINE = 0.7 * FINE
"""Of badges, tags and boxes."""


def draw_page(painter: QPainter, page: Page) -> None:
    """Draw a page; ``FINE`` of the painter's units are a point, its origin is the page's top left corner."""
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
            rect = _rect(item.box)
            half = _LINE / 2
            painter.setPen(_pen(_LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(badge_path(item.type, rect.adjusted(half, half, -half, -half)))
            draw_numeral(painter, rect, item.type, item.label, _INK)
        case Tag():
            _draw_tag(painter, item)
        case Mark():
            _draw_mark(painter, item)
        case Code():
            paint_qr(painter, _rect(item.box), item.text)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x * FINE, box.y * FINE, box.width * FINE, box.height * FINE)


def _pen(line: float) -> QPen:
    pen = QPen(QColor(_INK), line)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


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
            _outline(painter, rect, 0.8 * FINE)


def _outline(painter: QPainter, rect: QRectF, line: float) -> None:
    """A frame whose line lies inside the rectangle."""
    painter.setPen(_pen(line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))


def _draw_text(painter: QPainter, item: Text) -> None:
    style = item.style
    painter.setFont(style.font)
    painter.setPen(QColor("#FFFFFF" if style.white else _GREY if style.grey else _INK))
    # The painter moves, not the text: programs that read the file take a text placed far from the origin
    # for one on a line of its own.
    page = painter.transform()
    painter.translate(item.box.x * FINE, item.baseline * FINE)
    for x, word in words_at(item.text, style):
        painter.drawText(QPointF(x * FINE, 0), word)
    painter.setTransform(page)


def _draw_tag(painter: QPainter, item: Tag) -> None:
    """The letter on white in a square with the hatching of the colour."""
    rect = _rect(item.box)
    side = rect.width()
    painter.setPen(_pen(0.45 * FINE))
    painter.drawLines(_hatching(rect, TONES[item.color].hatching))
    inset = side * 0.2
    painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), QColor("#FFFFFF"))
    _outline(painter, rect, _LINE)
    style = Style(NUMERALS, Weight.BOLD, item.box.height * 0.74)
    base = baseline_in(item.box.y, item.box.height, style)
    _draw_text(painter, text_in(item.box.x + item.box.width / 2, base, TONES[item.color].letter, style))


def _hatching(rect: QRectF, hatching: Hatching) -> list[QLineF]:
    """The lines of a hatching in a square, none outside it."""
    side = rect.width()
    lines: list[QLineF] = []
    for step in range(1, 12):
        along = step * side / 6
        match hatching:
            case Hatching.UPRIGHT if along < side:
                lines.append(QLineF(along, 0, along, side))
            case Hatching.LEVEL if along < side:
                lines.append(QLineF(0, along, side, along))
            case Hatching.SLANTING:
                near, far = max(0.0, side - along), min(side, 2 * side - along)
                lines.append(QLineF(near, near + along - side, far, far + along - side))
            case _:
                pass
    return [line.translated(rect.topLeft()) for line in lines]


def _draw_mark(painter: QPainter, item: Mark) -> None:
    rect = _rect(item.box)
    if item.sign is Sign.TICK_BOX:
        _outline(painter, rect, _LINE)
    elif item.sign in _TYPES:
        painter.fillPath(type_sign(_TYPES[item.sign], rect), QColor(_INK))
    else:
        draw_state(painter, rect, _STATES[item.sign], _SCHEME, _INK)
