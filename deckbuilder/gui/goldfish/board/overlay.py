"""Draws what lies over the table: the hand, what is pointed at, taken up, asked for or refused (LOOK 5)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from deckbuilder.engine.board import COLUMN_SEEN
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.board.brush import Brush
from deckbuilder.paper.board.geometry import SHAPE, Layout
from deckbuilder.paper.board.lettering import outline
from deckbuilder.paper.board.look import Look
from deckbuilder.paper.board.places import Place, Where
from deckbuilder.paper.board.scene import Scene
from deckbuilder.paper.signs import StateSign, draw_state, painting

from .flights import Flights
from .marks import Marks, Tip
from .signals import amber_words, glow, key_cap

_CENTER = Qt.AlignmentFlag.AlignCenter
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_STRONG = QFont.Weight.DemiBold


class Overlay(Brush):
    """One painting of one moment."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        theme: Theme,
        layout: Layout,
        scene: Scene,
        marks: Marks,
        *,
        ratio: float,
        turned: bool = False,
        flights: Flights | None = None,
    ) -> None:
        super().__init__(painter, look, layout, scene, ratio=ratio, turned=turned)
        self.theme = theme
        self.marks = marks
        self.flights = flights
        self.hidden = frozenset[Place]() if flights is None else flights.hidden

    def paint(self) -> None:
        """From the shade of a column up to the tip."""
        self._column()
        self._pointed_at()
        hand = [place for place in self.layout.places if place.where is Where.HAND and place.near]
        for place in sorted(hand, key=self._is_lifted):  # a raised card lies over its neighbours
            if place not in self.hidden:
                self._hand_card(place)
        self._signs()
        self._flying()
        self._carried()
        if self.marks.tip is not None:
            self._tip(self.marks.tip)

    # ---- what is pointed at -------------------------------------------------------------------------------

    def _column(self) -> None:
        """Shade the column of the zone pointed at, over both boards but not over cards (R2.4)."""
        at = self.marks.hover or self.marks.focus
        if not self.marks.columns or at is None or at.where is not Where.ZONE:
            return
        column = self.layout.columns[COLUMN_SEEN[at.near][at.at]].adjusted(-2, -4, 2, 4)
        with painting(self.painter):
            if self.scheme.high_contrast:
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
                self.painter.setPen(QPen(QColor(self.scheme.focus), 2, Qt.PenStyle.DashLine))
                self.painter.drawRect(column)
                return
            shade = QColor(self.scheme.text)
            shade.setAlphaF(0.11)
            path = QPainterPath()
            path.addRect(column)
            for place, card in self.layout.cards.items():
                if place in self.scene.items and card.intersects(column):
                    path.addRect(card)  # twice inside is outside: the face keeps its colours
            self.painter.fillPath(path, shade)

    def _pointed_at(self) -> None:
        """A firmer line round the zone under the pointer."""
        at = self.marks.hover
        if at is not None and at.where in (Where.ZONE, Where.STRATEGY, Where.RAGE):
            outline(self.painter, self.layout.places[at], self.scheme.text, wide=1, out=-0.5, radius=4)

    # ---- the hand -----------------------------------------------------------------------------------------

    def _hand_card(self, place: Place) -> None:
        if place not in self.scene.items:
            self.hand_card(place, self.layout.cards[place])
            return
        card = self._lifted(place)
        if place == self.marks.taken and self.marks.dragged is not None:
            self.painter.setOpacity(0.35)
        self.hand_card(place, card)
        self.painter.setOpacity(1.0)
        radius = card.width() * 0.045
        if place == self.marks.taken:
            outline(self.painter, card, self.scheme.text, wide=3, out=1.5, radius=radius)
        elif place in self.marks.ready:
            glow(self.painter, self.look, card, radius, soft=False)

    def _is_lifted(self, place: Place) -> bool:
        pointed_at = self.marks.hover, self.marks.focus, self.marks.taken
        return place.where is Where.HAND and place in pointed_at

    def _lifted(self, place: Place) -> QRectF:
        """Where the card of a place is drawn: one of the hand is raised while it is pointed at."""
        card = self.layout.cards[place]
        if not self._is_lifted(place):
            return card
        return card.translated(0, self.layout.near_strip.top() + 4 - card.top())

    # ---- signs --------------------------------------------------------------------------------------------

    def _signs(self) -> None:
        """What waits for the player, what was chosen, and where the keyboard is."""
        marks, pixels = self.marks, self.layout.label
        for place in marks.glowing:
            rect, radius = self._ringed(place)
            glow(self.painter, self.look, rect, radius)
            item = self.scene.items.get(place)
            if item is not None and place.where is Where.ZONE:
                self.tabs(place, item)  # once more, or the ring would cover them
        for place, words in marks.meanings.items():
            if place in self.layout.places:
                amber_words(self.painter, self.look, self._meaning_room(place), words, pixels)
        for place in marks.picked:
            self._picked(place)
        if marks.taken is not None and marks.taken.where is not Where.HAND:
            rect, radius = self._ringed(marks.taken)
            outline(self.painter, rect, self.scheme.text, wide=3, out=1.5, radius=radius)
        for place, key in marks.glowing.items():
            if key:
                rect, _ = self._ringed(place)
                y = rect.center().y() if place.where is not Where.HAND else rect.top() + rect.height() * 0.2
                side = max(13.0, min(22.0, pixels * 1.6))
                x = rect.left() - 2 if place.where is not Where.HAND else rect.left() + side * 0.6
                key_cap(self.painter, self.look, QPointF(max(side / 2 + 1, x), y), key, side)
        if marks.focus is not None and marks.focus in self.layout.places:
            rect, radius = self._ringed(marks.focus)
            out = 10.0 if marks.focus in marks.glowing else 3.0
            if marks.focus.where in (Where.ZONE, Where.STRATEGY, Where.RAGE):
                rect, radius, out = self.layout.places[marks.focus], 4.0, 1.0
            outline(self.painter, rect, self.scheme.focus, wide=2, out=out, radius=radius)
            # A second line in the ground's colour parts the ring from ink and cards.
            outline(self.painter, rect, self.scheme.table, wide=1, out=out - 1.5, radius=radius)

    def _ringed(self, place: Place) -> tuple[QRectF, float]:
        """What the ring of a place goes around, and its radius: the card, else the place."""
        if place in self.scene.items or place.where in (Where.DECK, Where.DISCARD, Where.MONSTERS):
            card = self._lifted(place)
            return card, min(card.width(), card.height() * SHAPE) * 0.045
        inset = 4.5
        return self.layout.places[place].adjusted(inset, inset, -inset, -inset), 4.0

    def _meaning_room(self, place: Place) -> QRectF:
        """At the foot of the card or the panel, where it hides least."""
        rect, high = self.layout.places[place], self.layout.label * 1.6
        card = self.layout.cards.get(place)
        if card is None or place.where is Where.STRATEGY:
            return QRectF(rect.left() + 8, rect.bottom() - high - 7, rect.width() - 16, high)
        return QRectF(card.left() - 8, card.bottom() - high * 0.75, card.width() + 16, high)

    def _picked(self, place: Place) -> None:
        if place not in self.layout.places:
            return
        rect, radius = self._ringed(place)
        outline(self.painter, rect, self.scheme.text, wide=3, out=1.5, radius=radius)
        side = max(14.0, self.layout.label * 1.6)
        sign = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        with painting(self.painter):
            self.painter.setPen(QPen(QColor(self.scheme.onink), 1))
            self.painter.setBrush(QColor(self.scheme.text))
            self.painter.drawEllipse(sign)
        inner = sign.adjusted(side * 0.15, side * 0.15, -side * 0.15, -side * 0.15)
        draw_state(self.painter, inner, StateSign.DONE, self.scheme, self.scheme.onink)

    def _flying(self) -> None:
        """Cards between where they were and where they will be."""
        if self.flights is None:
            return
        for place in self.flights.flashing:
            rect, radius = self._ringed(place)
            ring = QColor(self.scheme.text)
            ring.setAlphaF(1 - self.flights.share)
            wide = 2 + 4 * self.flights.share
            outline(self.painter, rect, ring, wide=2.5, out=wide, radius=radius)
        for flight in self.flights.flying:
            middle = flight.start + (flight.end.center() - flight.start) * self.flights.share
            rect = flight.end.translated(middle - flight.end.center())
            self.face(flight.place, flight.item, QRectF(rect.toRect()))

    def _carried(self) -> None:
        """The card on its way, with the one shadow of the house (LOOK 5)."""
        point, taken = self.marks.dragged, self.marks.taken
        if point is None or taken is None:
            return
        card = self.layout.cards[taken]
        rect = card.translated(point - card.center())
        with painting(self.painter):
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(QColor(0, 0, 0, 56))
            radius = card.width() * 0.045
            self.painter.drawRoundedRect(rect.translated(3, 5), radius, radius)
        item = self.scene.items.get(taken)
        if item is not None:
            self.face(taken, item, rect)
        else:
            self.image(self.back(rect.width()), rect, turned=False)

    def _tip(self, tip: Tip) -> None:
        """Why something cannot be done, beside the pointer: ink, the first line strong (LOOK 7)."""
        theme, painter, room = self.theme, self.painter, self.layout.size
        strong, plain = theme.font(weight=_STRONG), theme.font()
        most = min(theme.ems(22), round(room.width() * 0.45))
        flags = Qt.TextFlag.TextWordWrap
        bounds = QRectF(0, 0, most, 10_000)
        head = QFontMetricsF(strong).boundingRect(bounds, flags, tip.title)
        body = QFontMetricsF(plain).boundingRect(bounds, flags, tip.reason)
        pad = theme.steps(2)
        wide = max(head.width(), body.width()) + 2 * pad + 2
        high = head.height() + body.height() + 2 * pad
        x, y = tip.point.x() + 14, tip.point.y() + 16
        if x + wide > room.width() - 4:
            x = max(4.0, tip.point.x() - wide - 10)
        if y + high > room.height() - 4:
            y = max(4.0, tip.point.y() - high - 10)
        box = QRectF(x, y, wide, high)
        with painting(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 56))
            painter.drawRoundedRect(box.translated(3, 5), 4, 4)
            painter.setPen(QPen(QColor(self.scheme.onink), 1))
            painter.setBrush(QColor(self.scheme.text))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QColor(self.scheme.onink))
            for font, part, top in ((strong, tip.title, 0.0), (plain, tip.reason, head.height())):
                painter.setFont(font)
                text = QRectF(box.left() + pad, box.top() + pad + top, wide - 2 * pad, high)
                painter.drawText(text, flags, part)
