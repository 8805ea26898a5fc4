"""Puts a face together in any of its four sizes, and the form a strategy card has in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from deckbuilder.cards.card import Card
from deckbuilder.cards.language import Language, card_name
from deckbuilder.cards.wording.paragraph import Paragraph
from deckbuilder.paper.palette import MONO_TONES, TONES, Scheme, Tones
from deckbuilder.paper.signs import painting

from .geometry import MEASURES, Art, FaceSize, H, Measures, W, card_outline, size_for_width
from .ground import draw_letter_rings, draw_on_ground, draw_rank_badge
from .label import draw_large, draw_mini, draw_thumb, fit_large
from .picture import draw_picture
from .words import words_in

Copies = tuple[int, int | None]
"""Copies in the deck and how many it may hold; None for any number."""


def draw_face(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    *,
    scheme: Scheme,
    size: FaceSize | None = None,
    copies: Copies | None = None,
    language: Language = "en",
    set_name: str = "",
    paragraphs: Sequence[Paragraph] | None = None,
    number: str | None = None,
    own_picture: QImage | None = None,
    mono: bool = False,
) -> None:
    """Draw the face of a card into `rect`, 63 : 88, in the units of the painter.

    The size class follows the width unless `size` says otherwise. `number` is the print to name, an alternate
    art perhaps; `paragraphs` the rules text, made from the card's abilities when left out; `mono` draws in
    black and white with hatching, for a printer without colour.
    """
    size = size or size_for_width(rect.width())
    measures = MEASURES[size]
    tones = _tones_of(card, mono)
    words = words_in(language)
    name = card_name(card, language)
    printed = _printed(number or card.number, language)
    outline = card_outline(W, H, card.is_token)
    with painting(painter):
        scale = rect.width() / W
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        painter.fillPath(outline, QColor(scheme.paper))
        label = None
        if size is FaceSize.LARGE:
            text = _paragraphs_of(card, language) if paragraphs is None else paragraphs
            label = fit_large(card, name, text, scheme, words)
        art = Art(W, H * (label.art_share if label else measures.art), measures.ground * W)
        _draw_art(painter, card, art, tones, measures, own_picture, outline)
        draw_on_ground(painter, card, art, measures, size, words)
        if label is not None:
            draw_large(painter, card, label, tones, scheme, words, (printed, set_name))
        elif size is FaceSize.THUMB:
            draw_thumb(painter, card, name, printed, art.height, scheme, copies)
        elif size is FaceSize.MINI:
            draw_mini(painter, name, QRectF(0, art.height, W, H - art.height), scheme)
        _draw_edge(painter, outline, scheme, scale)


def draw_sideways(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    *,
    scheme: Scheme,
    language: Language = "en",
    own_picture: QImage | None = None,
    mono: bool = False,
) -> None:
    """Draw a strategy card as it lies in play, 88 : 63, with its text upright."""
    small = rect.height() < 100
    words = words_in(language)
    measures = replace(MEASURES[FaceSize.MINI if small else FaceSize.THUMB], stacked_from=9)
    measures = replace(measures, badge=0.30, ground=0.27, word=0.20, prints=0.20, ring=0.10)
    tones = _tones_of(card, mono)
    outline = card_outline(H, W, card.is_token)
    with painting(painter):
        scale = rect.width() / H
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        painter.fillPath(outline, QColor(scheme.paper))
        art = Art(H, W * (0.66 if small else 0.60), measures.ground * W)
        _draw_art(painter, card, art, tones, measures, own_picture, outline)
        draw_on_ground(painter, card, art, measures, FaceSize.MINI, words)
        draw_mini(painter, card_name(card, language), QRectF(0, art.height, H, W - art.height), scheme)
        _draw_edge(painter, outline, scheme, scale)


def _draw_art(
    painter: QPainter,
    card: Card,
    art: Art,
    tones: Sequence[Tones],
    measures: Measures,
    own_picture: QImage | None,
    outline: QPainterPath,
) -> None:
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.setClipRect(art.rect, Qt.ClipOperation.IntersectClip)
    draw_picture(painter, card, art, tones, measures, own_picture)
    painter.restore()
    draw_rank_badge(painter, card, tones[0], measures)
    draw_letter_rings(painter, art, tones, measures)


def _draw_edge(painter: QPainter, outline: QPainterPath, scheme: Scheme, scale: float) -> None:
    """A hairline round the card; on black a strong white one."""
    edge = QColor(scheme.edge)
    width = 1.6
    if not scheme.high_contrast:
        edge.setAlphaF(0.65)
        width = 1.0
    painter.setPen(QPen(edge, width / scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _tones_of(card: Card, mono: bool) -> list[Tones]:
    table = MONO_TONES if mono else TONES
    return [table[color] for color in card.colors]


def _printed(number: str, language: Language) -> str:
    """The number as the print of that language carries it; Japanese ones have no E in front."""
    return number.removeprefix("E") if language == "ja" else number


def _paragraphs_of(card: Card, language: Language) -> Sequence[Paragraph]:
    from deckbuilder.cards.wording import paragraphs

    return paragraphs(card, language)
