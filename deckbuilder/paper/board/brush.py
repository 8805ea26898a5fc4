"""What the table and what lies over it share: one painter, the faces of cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from .geometry import Layout
from .lettering import power_tab, rank_tab, write
from .look import Look
from .places import Place, Where
from .scene import Item, Scene


class Brush:
    """Draws cards of one scene with one painter."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        layout: Layout,
        scene: Scene,
        *,
        ratio: float,
        turned: bool = False,
    ) -> None:
        self.painter, self.look, self.layout, self.scene = painter, look, layout, scene
        self.ratio = ratio
        self.turned = turned
        """Whether the opponent's faces are turned by half, as they would lie on a table."""

        self.scheme = look.scheme

    def face(self, place: Place, item: Item, rect: QRectF) -> None:
        """The face of a card as it lies at a place: strategy cards in play lie sideways."""
        faces, turned = self.look.faces, self.turned and not place.near
        scheme, language = self.scheme, self.look.language
        if item.card is None:
            self.image(self.back(rect.width()), rect, turned=turned)
        elif place.where is Where.STRATEGY:
            image = faces.sideways(
                item.card, rect.width(), scheme=scheme, ratio=self.ratio, language=language
            )
            self.image(image, rect, turned=turned)
        else:
            image = faces.image(item.card, rect.width(), scheme=scheme, ratio=self.ratio, language=language)
            self.image(image, rect, turned=turned)

    def hand_card(self, place: Place, rect: QRectF) -> None:
        """A card of a hand, of which the back is seen where it is hidden."""
        item = self.scene.items.get(place)
        if item is None:
            self.image(self.back(rect.width()), rect)
        else:
            self.face(place, item, rect)

    def back(self, width: float) -> QImage:
        """The back of a card."""
        return self.look.faces.back(width, scheme=self.scheme, ratio=self.ratio)

    def image(self, image: QImage, rect: QRectF, *, turned: bool = False) -> None:
        """Draw an image, upright or turned by half."""
        if not turned:
            self.painter.drawImage(rect.topLeft(), image)
            return
        self.painter.save()
        self.painter.translate(rect.center())
        self.painter.rotate(180)
        self.painter.drawImage(QPointF(-rect.width() / 2, -rect.height() / 2), image)
        self.painter.restore()

    def tabs(self, place: Place, item: Item) -> None:
        """How many cards are under it, and what differs from print."""
        rect, card, pixels = self.layout.places[place], self.layout.cards[place], self.layout.label
        if item.under:
            room = QRectF(rect.left() + 7, rect.top() + 4, card.left() - rect.left() - 10, pixels * 1.3)
            text, color = f"+{item.under}", self.scheme.text
            write(
                self.painter, self.look, room, text, pixels=pixels, color=color, weight=QFont.Weight.DemiBold
            )
        high = max(11.0, pixels * 1.35, rect.height() * 0.14)
        top = card.top() + max(card.height() * 0.2, pixels * 1.3)
        left = rect.left() + 3
        room = QRectF(left, top, card.left() + 3 - left, high)
        if item.changed and item.power is not None:
            power_tab(self.painter, self.look, room, item.power, item.card.power if item.card else None)
            room.translate(0, high + 2)
        if item.rank_changed and item.rank is not None:
            rank_tab(self.painter, self.look, room, item.rank)
