"""Dragging cards: the picture at the pointer, the frame of a place that would take them, and why not.

The frame is solid ink where the cards would be taken (LOOK 7); a refusal is told in a tip at the pointer.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QDrag, QDropEvent, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.signs import painting

from .cards_mime import CardsMime
from .describe import tip
from .rows import draw_cached_face, draw_text
from .services import Services
from .theme import Theme

STACKED = 3
"""Faces shown in the picture of a drag, however many cards it has."""


def drag_cards(source: QWidget, cards: CardsMime, services: Services) -> None:
    """Carry cards until they are dropped somewhere."""
    drag = QDrag(source)
    drag.setMimeData(CardsMime.pack(cards.numbers, cards.source))
    drag.setPixmap(ghost(cards, services, source.devicePixelRatioF()))
    drag.setHotSpot(QPoint(services.theme.ems(1), services.theme.ems(1)))
    drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.CopyAction)


def ghost(cards: CardsMime, services: Services, ratio: float = 1.0) -> QPixmap:
    """The picture of a drag: the first faces on one another over a shadow, and how many cards there are."""
    theme = services.theme
    width = theme.ems(5)
    height, step = round(width * 88 / 63), max(4, theme.ems(0.5))
    known = [card for number in cards.numbers if (card := services.catalogue.get(number)) is not None]
    stack: list[Card | None] = [*known[:STACKED]] or [None]
    room = step * (len(stack) - 1) + theme.ems(1.2)
    pixmap = QPixmap(round((width + room) * ratio), round((height + room) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    with painting(painter):
        for place, card in reversed(tuple(enumerate(stack))):
            face = QRectF(place * step, place * step, width, height)
            _shadow(painter, face)
            if card is None:
                _placeholder(painter, face, theme)
            else:
                draw_cached_face(painter, face, card, services)
        if len(cards.numbers) > 1:
            _count(painter, QPointF(width, theme.em * 0.9), len(cards.numbers), theme)
    painter.end()
    return pixmap


def _shadow(painter: QPainter, face: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 56))
    painter.drawRoundedRect(face.translated(3, 5), 4, 4)


def _placeholder(painter: QPainter, face: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.color("text"), 1, Qt.PenStyle.DotLine))
    painter.setBrush(theme.color("base"))
    painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)


def _count(painter: QPainter, center: QPointF, count: int, theme: Theme) -> None:
    font = theme.font(weight=QFont.Weight.Bold, family=NUMERALS)
    pill = QRectF(0, 0, max(1.8, 0.7 * len(str(count)) + 0.9) * theme.em, 1.6 * theme.em)
    pill.moveCenter(center)
    painter.setPen(QPen(theme.color("onink"), 1))
    painter.setBrush(theme.color("text"))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    draw_text(painter, pill, str(count), font, theme.color("onink"), Qt.AlignmentFlag.AlignHCenter)


class DropFrame(QWidget):
    """A solid frame over a place while cards that it would take are over it; takes no clicks itself."""

    def __init__(self, target: QWidget, theme: Theme) -> None:
        super().__init__(target)
        self._target = target
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come with the cards, go with them."""
        if event.type() in (QEvent.Type.DragLeave, QEvent.Type.Drop):
            self.hide()
            QToolTip.hideText()
        elif event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def answer(self, event: QDropEvent, reason: str | None) -> bool:
        """Accept what may be dropped here (no reason against it) and show so; tell the reason otherwise.

        An empty reason refuses in silence.
        """
        if reason is None:
            event.acceptProposedAction()
            self.resize(self._target.size())
            self.raise_()
            self.show()
            QToolTip.hideText()
            return True
        self.hide()
        event.ignore()
        tell_refusal(self._target, event, reason)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The frame, and a breath of the colour of drop targets."""
        painter = QPainter(self)
        with painting(painter):
            fill = QColor(self._theme.color("sel"))
            fill.setAlpha(70)
            painter.fillRect(self.rect(), fill)
            painter.setPen(QPen(self._theme.color("text"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()


def tell_refusal(target: QWidget, event: QDropEvent, reason: str) -> None:
    """Say at the pointer why something cannot be dropped here."""
    if reason:
        QToolTip.showText(target.mapToGlobal(event.position().toPoint()), tip(reason), target)
