"""Draws what lies on the table in a position: cards, piles, figures; no hand, nothing that waits (LOOK 7).

It changes with the position alone, so the board keeps the picture.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen, QRegion

from deckbuilder.cards.language import card_name
from deckbuilder.paper.card_face import shown_name
from deckbuilder.paper.palette import TONES
from deckbuilder.paper.signs import draw_figure, painting

from .brush import Brush
from .lettering import outline, text_width, triangle, write, write_wrapped
from .places import Place, Where
from .scene import Item
from .words import Word, bonus_of

_CENTER = Qt.AlignmentFlag.AlignCenter
_STRONG = QFont.Weight.DemiBold
_MOST_UNDER = 3
"""So many cards under another one are drawn; their number is written besides."""

_READABLE = 4.0
"""A strategy card lower than so many labels has its name beside it."""

_PILES = {Where.DECK: Word.DECK, Where.DISCARD: Word.DISCARD, Where.MONSTERS: Word.MONSTERS}

_TRIANGLES = 10
"""More rage than this is told by its number alone."""


class Table(Brush):
    """One painting of one position."""

    def paint(self, within: QRegion | None = None) -> None:
        """Everything that lies on the ground, which is painted already, or what of it is within a region."""
        if within is not None:
            self.painter.setClipRegion(within)
        self._captions()
        for place, rect in self.layout.places.items():
            if within is None or within.intersects(rect.toAlignedRect()):
                self._place(place, rect)
        self._arrows()

    def _captions(self) -> None:
        layout, scene = self.layout, self.scene
        opponent = scene.opponent or self._told(Word.OPPONENT)
        if layout.far_caption is None:
            self._far_caption(opponent)
        else:
            self._hand_caption(layout.far_caption, opponent, scene.far.hand)
        self._hand_caption(layout.near_caption, scene.owner or self._told(Word.YOUR_HAND), scene.near.hand)

    def _far_caption(self, opponent: str) -> None:
        """Around the backs of the hidden hand."""
        layout, scheme, pixels = self.layout, self.scheme, self.layout.label
        far = layout.far_strip.adjusted(12, 0, -12, 0)
        hand = layout.places[Place(False, Where.HAND)]
        backs = layout.backs[-1].right() if layout.backs else hand.center().x()
        name = QRectF(far.left(), far.top(), max(20.0, hand.left() - far.left() - 70), far.height())
        write(self.painter, self.look, name, opponent, pixels=pixels, color=scheme.text, weight=_STRONG)
        count = QRectF(backs + 8, far.top(), far.right() - backs - 8, far.height())
        words = self._told(Word.HAND, count=self.scene.far.hand)
        write(self.painter, self.look, count, words, pixels=pixels, color=scheme.text)

    def _hand_caption(self, room: QRectF, name: str, count: int) -> None:
        """Whose hand it is, a long name in several lines, and how many cards it has."""
        pixels, look, color = self.layout.label, self.look, self.scheme.text
        line = QRectF(room.left() + 12, room.top() + 8, room.width() - 14, pixels * 1.5)
        if self.scene.owner and text_width(look, name, pixels, _STRONG) > line.width():
            lines = QRectF(line.left(), line.top(), line.width(), room.height() - 16 - line.height())
            high = write_wrapped(self.painter, look, lines, name, pixels=pixels, color=color, weight=_STRONG)
        else:
            write(self.painter, look, line, name, pixels=pixels, color=color, weight=_STRONG)
            high = line.height()
        line.translate(0, high)
        cards = self._told(Word.CARD if count == 1 else Word.CARDS, count=count)
        write(self.painter, look, line, cards, pixels=pixels, color=self.scheme.text2)

    def _told(self, word: Word, **values: object) -> str:
        return word.told(self.look.language, **values)

    def _arrows(self) -> None:
        """The trail, filled where the monster has walked (LOOK 7)."""
        size = min(8.0, max(5.0, self.layout.label * 0.6))
        with painting(self.painter):
            for near, zone, middle, way in self.layout.arrows:
                walked = zone < self.scene.side(near).zone
                self.painter.setPen(QPen(QColor(self.scheme.text if walked else self.scheme.edge), 1))
                self.painter.setBrush(QColor(self.scheme.text if walked else self.scheme.table))
                self.painter.drawPath(triangle(middle, size, way))

    # ---- places -------------------------------------------------------------------------------------------

    def _place(self, place: Place, rect: QRectF) -> None:
        match place.where:
            case Where.ZONE:
                self._zone(place, rect)
            case Where.STRATEGY:
                self._strategy(place, rect)
            case Where.RAGE:
                self._rage(place, rect)
            case Where.DECK | Where.DISCARD | Where.MONSTERS:
                self._pile(place, rect)
            case Where.HAND if not place.near and not place.at:
                for back in self.layout.backs:
                    self.image(self.back(back.width()), back, turned=False)
            case _:
                pass

    def _zone(self, place: Place, rect: QRectF) -> None:
        item, card = self.scene.items.get(place), self.layout.cards[place]
        if item is None:
            return
        if item.monster:
            outline(self.painter, rect, self.scheme.text, wide=2, out=-1, radius=4)
        self._under(item, card)
        self.face(place, item, card)
        self.tabs(place, item)

    def _under(self, item: Item, card: QRectF) -> None:
        """The edges of the cards under another one."""
        tone = TONES[item.card.colors[0]].deep if item.card is not None else self.scheme.text
        dark = QColor(self.scheme.zone).lightnessF() < 0.5
        line = self.scheme.edge if dark else self.scheme.zone
        radius = card.width() * 0.045
        with painting(self.painter):
            for layer in range(min(item.under, _MOST_UNDER), 0, -1):
                self.painter.setPen(QPen(QColor(line), 1))
                self.painter.setBrush(QColor(tone))
                self.painter.drawRoundedRect(card.translated(-4.0 * layer, -1.0 * layer), radius, radius)

    def _strategy(self, place: Place, rect: QRectF) -> None:
        card, pixels = self.layout.cards[place], self.layout.label
        item = self.scene.items.get(place)
        if item is not None:
            self.face(place, item, card)
            if card.height() < pixels * _READABLE and item.card is not None:
                self._beside(rect, card, shown_name(card_name(item.card, self.look.language)))
        elif rect.height() > pixels * 2.2:
            write(
                self.painter,
                self.look,
                card,
                self._told(Word.STRATEGY),
                pixels=pixels,
                color=self.scheme.zoneno,
                align=_CENTER,
            )

    def _beside(self, rect: QRectF, card: QRectF, name: str) -> None:
        """The name of a card that is too small to read it there."""
        pixels = self.layout.label
        left, top = rect.left() + 7 + pixels * 1.9, rect.top() + 3
        room = QRectF(left, top, card.left() - left - pixels * 0.4, rect.height() - 5)
        if room.width() < pixels * 3:
            return
        write_wrapped(self.painter, self.look, room, name, pixels=pixels * 0.94, color=self.scheme.text)

    def _rage(self, place: Place, rect: QRectF) -> None:
        """The number, a triangle each, and what it adds to the threat (R11.3)."""
        painter, pixels, rage = self.painter, self.layout.label, self.scene.side(place.near).rage
        size = min(rect.height() * 0.46, rect.width() * 0.4)
        middle = QPointF(rect.left() + rect.width() * 0.3, rect.center().y() + pixels * 0.5)
        draw_figure(painter, middle, size, str(rage), self.scheme.text)
        room = QRectF(rect.left() + rect.width() * 0.5, rect.top(), rect.width() * 0.46, rect.height())
        if rage <= _TRIANGLES:
            self._triangles(rage, QRectF(room.left(), middle.y() - size * 0.42, room.width(), size * 0.42))
        lines = (
            (f"+{bonus_of(rage):,}", _STRONG),
            (self._told(Word.THREAT), QFont.Weight.Normal),
        )
        for at, (text, weight) in enumerate(lines):
            row = QRectF(
                room.left(), middle.y() + size * 0.06 + at * pixels * 1.25, room.width(), pixels * 1.25
            )
            color = self.scheme.text if weight == _STRONG else self.scheme.text2
            write(painter, self.look, row, text, pixels=pixels, color=color, weight=weight)

    def _triangles(self, rage: int, room: QRectF) -> None:
        in_row = 5 if rage > 4 else 4
        rows = max(1, math.ceil(rage / in_row))
        step = min(room.width() / in_row, self.layout.label * 1.15, room.height() / rows)
        with painting(self.painter):
            self.painter.setPen(QPen(QColor(self.scheme.text), 1))
            for at in range(max(in_row, rage)):
                filled = at < rage
                self.painter.setBrush(QColor(self.scheme.text if filled else self.scheme.zone))
                row, column = divmod(at, in_row)
                y = room.bottom() - step * (rows - row - 0.5)
                center = QPointF(room.left() + (column + 0.5) * step, y)
                self.painter.drawPath(triangle(center, step * 0.72))

    def _pile(self, place: Place, rect: QRectF) -> None:
        card, count = self.layout.cards[place], self.scene.count(place)
        item = self.scene.items.get(place)
        radius = card.width() * 0.045
        with painting(self.painter):
            if not count:
                self.painter.setPen(QPen(QColor(self.scheme.edge), 1, Qt.PenStyle.DashLine))
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
                self.painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            elif count > 1:
                self.painter.setPen(QPen(QColor(self.scheme.edge), 1))
                self.painter.setBrush(QColor(self.scheme.paper))
                self.painter.drawRoundedRect(card.translated(2, 2), radius, radius)
        if item is not None:
            self.face(place, item, card)
        elif count:
            self.image(self.back(card.width()), card, turned=False)
        text = self._told(_PILES[place.where], count=count)
        under = QRectF(rect.left(), card.bottom() + 3, rect.width(), self.layout.label * 1.4)
        write(
            self.painter,
            self.look,
            under,
            text,
            pixels=self.layout.label,
            color=self.scheme.zoneno,
            align=_CENTER,
            weight=QFont.Weight.Medium,
        )
