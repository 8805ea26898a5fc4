"""What stands on a picture: rank badge and letter rings above, number and footprints on the ground band."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.paper.fonts import NUMERALS, Weight
from deckbuilder.paper.palette import BADGE_INK, BADGE_PAPER, ON_DEEP, Tones
from deckbuilder.paper.signs import (
    CAP_HEIGHT,
    badge_path,
    badge_size,
    draw_letter_ring,
    draw_numeral,
    footprints,
)

from .geometry import MARGIN, Art, FaceSize, Measures, W
from .text import Line, Piece, Run, Style, draw_line, text_width
from .words import Words

_FIGURE = Style(NUMERALS, Weight.BOLD)
_WORD = Style(NUMERALS, Weight.STRONG)
_RIM = 0.085
_PRINTS_RIGHT = 0.057 * W


def draw_rank_badge(painter: QPainter, card: Card, first: Tones, measures: Measures) -> None:
    """The badge in the upper left corner, with its rim in the first colour's deep tone outside the shape."""
    margin = measures.badge_margin * W
    rect = QRectF(QPointF(margin, margin), badge_size(card.type, measures.badge * W))
    path = badge_path(card.type, rect)
    rim = QPen(QColor(first.deep), rect.height() * _RIM * 2)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BADGE_PAPER))
    painter.drawPath(path)
    draw_numeral(painter, rect, card.type, card.rank_label, BADGE_INK)


def draw_letter_rings(painter: QPainter, art: Art, tones: Sequence[Tones], measures: Measures) -> None:
    """One letter ring a colour in the upper right corner, in a row or, on small faces, in a column."""
    radius = measures.ring * W
    right = art.width - _PRINTS_RIGHT - radius
    top = 0.057 * W + radius
    stacked = len(tones) >= measures.stacked_from
    for index, tone in enumerate(tones):
        if stacked:
            center = QPointF(right, top + index * radius * 1.9)
        else:
            center = QPointF(right - (len(tones) - 1 - index) * radius * 1.8, top)
        draw_letter_ring(painter, center, radius, tone)


def draw_on_ground(
    painter: QPainter, card: Card, art: Art, measures: Measures, size: FaceSize, words: Words
) -> None:
    """Number or word on the left, footprints or TOKEN on the right."""
    right = art.width - _PRINTS_RIGHT
    baseline = art.height - measures.baseline * W
    if measures.prints:
        right = _draw_prints(painter, card, measures, words, QPointF(right, baseline))
    if card.type is CardType.STRATEGY:
        _draw_type_word(painter, card, art, measures, words, right)
    else:
        _draw_power(painter, card, measures, size, words, baseline, right)


def _draw_prints(painter: QPainter, card: Card, measures: Measures, words: Words, foot: QPointF) -> float:
    """Draw the invasion icon ending at a corner. Returns where its left edge is."""
    height = measures.prints * W
    if card.invasion is None:
        if not card.is_token:
            return foot.x()
        size = height * 0.52
        x = foot.x() - text_width(words.no_icon, _WORD, size)
        _draw(painter, words.no_icon, _WORD, x, foot.y(), size)
        return x
    path = footprints(card.invasion, height)
    bounds = path.boundingRect()
    corner = QPointF(foot.x() - bounds.right(), foot.y() + 0.006 * W - bounds.bottom())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ON_DEEP))
    painter.drawPath(path.translated(corner))
    return corner.x() + bounds.left()


def _draw_power(
    painter: QPainter,
    card: Card,
    measures: Measures,
    size: FaceSize,
    words: Words,
    baseline: float,
    right: float,
) -> None:
    """The power with its thousands large and the rest at half height, and what it measures beside it."""
    head, comma, tail = card.power_label.partition(",")
    room = right - MARGIN - 0.01 * W
    figure = (measures.number_two_prints if card.invasion == 2 else measures.number) * W
    wanted = text_width(head, _FIGURE, figure) + text_width(comma + tail, _FIGURE, figure / 2)
    if wanted > room:
        figure *= room / wanted
    x = MARGIN - figure * 0.02
    x += _draw(painter, head, _FIGURE, x, baseline, figure)
    x += _draw(painter, comma + tail, _FIGURE, x, baseline, figure / 2)
    if size is not FaceSize.LARGE:
        return
    label = words.threat if card.type is CardType.MONSTER else words.counter
    small, spacing = 0.046 * W, 0.0035 * W
    x += 0.022 * W
    if x + text_width(label, _WORD, small) + spacing * len(label) <= right:
        _draw_spaced(painter, label, x, baseline, small, spacing)


def _draw_type_word(
    painter: QPainter, card: Card, art: Art, measures: Measures, words: Words, right: float
) -> None:
    word = words.base if card.is_base else words.strategy
    spacing = 0.004 * W
    room = right - MARGIN - 0.02 * W - spacing * len(word)
    size = min(measures.word * W, room / text_width(word, _WORD, 1.0))
    if words.language == "ja":  # its letters fill the line, capitals leave a third of it
        size = min(size, art.ground * 0.6)
    baseline = art.height - art.ground * 0.46 + size * CAP_HEIGHT / 2
    _draw_spaced(painter, word, MARGIN, baseline, size, spacing)


def _draw(painter: QPainter, text: str, style: Style, x: float, baseline: float, size: float) -> float:
    width = text_width(text, style, size)
    draw_line(painter, Line([Piece(Run(text, style, ON_DEEP), text, 0.0, width)], width), x, baseline, size)
    return width


def _draw_spaced(
    painter: QPainter, text: str, x: float, baseline: float, size: float, spacing: float
) -> None:
    for letter in text:
        x += _draw(painter, letter, _WORD, x, baseline, size) + spacing
