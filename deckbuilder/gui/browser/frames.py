"""Keeps scrolling even: new faces are shared out over the frames, and the rows around are drawn early.

A frame draws new faces for a limited time. What is left shows the card's colour for a moment and comes with
the next frames. When a frame is whole and has time left, the faces of the rows around it are drawn one at a
time between events, until all are there; then nothing runs. While frames follow each other without a rest,
they alone draw.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Color
from deckbuilder.gui.rows import cached_face, draw_cached_face
from deckbuilder.gui.services import Services
from deckbuilder.paper.card_face import Copies
from deckbuilder.paper.palette import TONES, Scheme
from deckbuilder.paper.signs import painting

BUDGET = 0.008
"""Seconds of a frame for faces that are new; the rest of its 16 ms is for everything else."""

_REST = 2
"""Milliseconds after a frame without time left in which the next one may begin, before more is drawn."""

_MOST_STAND_INS = 20

_ART = 0.655
_CORNER = 0.045

Wanted = tuple[Card, Copies | None]


class FaceFrames(QObject):
    """Draws the faces of one view.

    `card_in` gives the card in a row and its copies, None for any other row; `repaint` paints an area again.
    """

    def __init__(
        self,
        services: Services,
        card_in: Callable[[int], Wanted | None],
        repaint: Callable[[QRectF], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._card_in = card_in
        self._repaint = repaint
        self._until = 0.0
        self._cost = 0.0
        """What a new face takes, as far as is known by now."""

        self._drawn = False
        """This frame has drawn a new face."""

        self._hurried = False
        self._stand_ins: dict[tuple[object, ...], QImage] = {}
        self._left: list[QRectF] = []
        self._rows: list[int] = []
        self._width = 0.0
        self._ratio = 1.0
        self._ahead: list[int] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def hurry(self) -> None:
        """A key waits for the next frame, which shows another list: new faces come with those after it."""
        self._hurried = True

    def begin(self) -> None:
        """A frame begins."""
        self._until = time.perf_counter() + (0 if self._hurried else BUDGET)
        self._drawn, self._hurried = self._hurried, False
        self._left.clear()
        self._rows.clear()

    def draw(self, painter: QPainter, rect: QRectF, row: int, card: Card, copies: Copies | None) -> None:
        """Draw a face, or the card's colour when this frame has no time left."""
        self._width, self._ratio = rect.width(), painter.device().devicePixelRatio()
        self._rows.append(row)
        if self._has(card, copies):
            draw_cached_face(painter, rect, card, self._services, copies)
        elif self._has_time() or not self._drawn:
            self._make(card, copies)
            self._drawn = True
            draw_cached_face(painter, rect, card, self._services, copies)
        else:
            self._left.append(rect)
            self._draw_stand_in(painter, rect, card)

    def end(self, columns: int) -> None:
        """A frame is done; `columns` faces stand in a row."""
        if self._rows:
            first, last = min(self._rows), max(self._rows)
            after = range(last + 1, last + 1 + 2 * columns)
            self._ahead = [*after, *range(first - 1, first - 1 - columns, -1)]
        self._wait()

    # ---- inside -------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        if self._left or self._ahead:
            self._timer.start(0 if self._has_time() else _REST)

    def _has_time(self) -> bool:
        """Whether one more face can be drawn within the time of this frame."""
        return time.perf_counter() + self._cost < self._until

    def _make(self, card: Card, copies: Copies | None) -> None:
        """Draw a new face into the cache, and learn what it takes."""
        begin = time.perf_counter()
        cached_face(card, self._width, self._ratio, self._services, copies)
        taken = time.perf_counter() - begin
        self._cost = (3 * self._cost + taken) / 4 if self._cost else taken

    def _go_on(self) -> None:
        if self._left:
            for rect in self._left:
                self._repaint(rect)
            self._left.clear()
            return  # the next frame asks for more
        for wanted in self._still_wanted():
            self._make(*wanted)
            self._timer.start(0)
            return

    def _still_wanted(self) -> Iterable[Wanted]:
        while self._ahead:
            wanted = self._card_in(self._ahead.pop(0))
            if wanted is not None and not self._has(*wanted):
                yield wanted

    def _has(self, card: Card, copies: Copies | None) -> bool:
        services = self._services
        return services.faces.has(
            card,
            self._width,
            scheme=services.theme.scheme,
            ratio=self._ratio,
            copies=copies,
            language=services.language,
        )

    def _draw_stand_in(self, painter: QPainter, rect: QRectF, card: Card) -> None:
        scheme = self._services.theme.scheme
        key = (card.colors[0], rect.width(), rect.height(), self._ratio, scheme.name)
        if key not in self._stand_ins:
            if len(self._stand_ins) >= _MOST_STAND_INS:
                self._stand_ins.clear()  # another size or scheme: the old ones are of no use
            self._stand_ins[key] = _stand_in(card.colors[0], rect.size(), self._ratio, scheme)
        painter.drawImage(rect.topLeft(), self._stand_ins[key])


def _stand_in(color: Color, size: QSizeF, ratio: float, scheme: Scheme) -> QImage:
    """A card that shows nothing but its colour; a list that is new begins with a window full of them."""
    whole = QSize(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    rect = QRectF(QPointF(0, 0), size)
    corner = _CORNER * size.width()
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    painter = QPainter(image)
    with painting(painter):
        painter.fillPath(outline, QColor(scheme.paper))
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        art = QRectF(0, 0, size.width(), _ART * size.height())
        painter.fillRect(art, QColor(TONES[color].field))
        painter.setPen(QPen(QColor(scheme.edge), 1))
        painter.drawPath(outline)
    painter.end()
    return image
