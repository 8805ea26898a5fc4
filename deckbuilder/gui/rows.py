"""How one card is drawn in a row: count, tags, badge, name, power, footprints at shared places (LOOK 7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.paper.card_face import Copies, name_parts
from deckbuilder.paper.signs import draw_badge, draw_color_tags, footprints, painting

from .services import Services
from .theme import Theme


@dataclass(frozen=True, slots=True)
class Inks:
    """The text colours of a row, which differ on a selected one."""

    text: QColor
    second: QColor
    signal: QColor

    @classmethod
    def of(cls, theme: Theme, selected: bool) -> Inks:
        """The inks of a plain or a selected row."""
        scheme = theme.scheme
        if selected:
            on_amber = scheme.high_contrast
            signal = scheme.onsel if on_amber else scheme.signaltext
            return cls(QColor(scheme.onsel), QColor(scheme.onsel2), QColor(signal))
        return cls(QColor(scheme.text), QColor(scheme.text2), QColor(scheme.signaltext))


def fill_row(
    painter: QPainter, rect: QRectF, theme: Theme, *, selected: bool, focused: bool, alt: bool = False
) -> None:
    """The ground of a row, its selection bar of 3 pixels and its focus ring."""
    if selected:
        painter.fillRect(rect, theme.color("sel"))
        painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), theme.color("focus"))
    elif alt:
        painter.fillRect(rect, theme.color("alt"))
    if focused:
        painter.setPen(theme.color("focus"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def draw_hairline(painter: QPainter, left: float, right: float, bottom: float, theme: Theme) -> None:
    """The line under the text of a row."""
    painter.fillRect(QRectF(left, bottom - 1, right - left, 1), theme.color("rule"))


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    color: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """One line of text, cut with an ellipsis; the width it took."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if width > rect.width():
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, _in_the_middle(align), text)
    return width


@cache
def _in_the_middle(align: Qt.AlignmentFlag) -> int:
    return int(align | Qt.AlignmentFlag.AlignVCenter)


def draw_name(
    painter: QPainter,
    rect: QRectF,
    name: str,
    theme: Theme,
    inks: Inks,
    weight: QFont.Weight = QFont.Weight.Medium,
) -> float:
    """A card's name, its brackets regular and paler beside it; the width it took."""
    width = 0.0
    for part, bold in name_parts(name):
        gap = 0.3 * theme.em if width else 0.0
        room = rect.width() - width - gap
        if width and room < theme.em:
            break
        cell = QRectF(rect.left() + width + gap, rect.top(), room, rect.height())
        font, ink = (theme.font(weight=weight), inks.text) if bold else (theme.font(), inks.second)
        width += gap + draw_text(painter, cell, part, font, ink)
    return width


def draw_tags(painter: QPainter, rect: QRectF, card: Card, theme: Theme) -> float:
    """The colour tags in the middle of a row's height; the width they took."""
    side = round(1.15 * theme.em)
    top = rect.center().y() - side / 2
    return draw_color_tags(painter, QPointF(rect.left(), top), side, card.colors, theme.scheme)


def draw_rank(painter: QPainter, rect: QRectF, card: Card, theme: Theme, ink: QColor) -> None:
    """The rank badge in the middle of a cell."""
    height = 1.3 * theme.em
    width = height * (1.34 if card.type is CardType.MONSTER else 1.0)
    corner = QPointF(rect.center().x() - width / 2, rect.center().y() - height / 2)
    draw_badge(painter, corner, height, card.type, card.rank_label, ink)


def draw_cached_face(
    painter: QPainter, rect: QRectF, card: Card, services: Services, copies: Copies | None = None
) -> None:
    """A face out of the cache, at the device's pixel ratio."""
    image = cached_face(card, rect.width(), painter.device().devicePixelRatio(), services, copies)
    painter.drawImage(rect.topLeft(), image)


def cached_face(
    card: Card, width: float, ratio: float, services: Services, copies: Copies | None = None
) -> QImage:
    """The face of a card in the player's scheme and language, drawn now unless the cache has it."""
    return services.faces.image(
        card,
        width,
        scheme=services.theme.scheme,
        ratio=ratio,
        copies=copies,
        language=services.language,
    )


def draw_steps(painter: QPainter, rect: QRectF, card: Card, theme: Theme, ink: QColor) -> None:
    """The footprints in the middle of a cell; nothing for a card without a step."""
    if not card.invasion:
        return
    path = footprints(card.invasion, 1.05 * theme.em)
    bounds = path.boundingRect()
    with painting(painter):
        painter.translate(rect.center() - bounds.center())
        painter.fillPath(path, ink)
