"""What stands between two monsters: an arrow under the trait they share, or a break."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.signs import painting


class Link(QWidget):
    """What joins two neighbours: an arrow under the shared trait, or a dotted line with a boxed cross."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = services.theme
        self._label = ""
        self._state = "open"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """An arrow; with large text in a narrow window the words over it are cut, and told as a tip."""
        return QSize(self._theme.ems(1.5), 0)

    def sizeHint(self) -> QSize:
        """Room for a short word."""
        return QSize(self._theme.ems(3), 0)

    @property
    def state(self) -> str:
        """``open`` with an empty neighbour, ``joined``, or ``broken``."""
        return self._state

    def show_link(self, state: str, label: str) -> None:
        """Show another state and what stands over the arrow."""
        if (state, label) == (self._state, self._label) and self.accessibleName():
            return
        self._state, self._label = state, label
        self.setToolTip(label)
        spoken = {
            "joined": tr("shared with the next rank: {traits}", traits=label),
            "broken": tr("the chain breaks here"),
        }
        self.setAccessibleName(spoken.get(state, tr("no neighbour yet")))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the arrow or the break."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            middle, left, right = self.height() / 2, 2.0, self.width() - 2.0
            ink = theme.color("text" if self._state != "open" else "edge")
            style = Qt.PenStyle.SolidLine if self._state == "joined" else Qt.PenStyle.DotLine
            painter.setPen(QPen(ink, 1.3, style))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            painter.setPen(QPen(ink, 1.3))
            if self._state == "joined":
                painter.drawPolyline(
                    [QPointF(right - 5, middle - 4), QPointF(right, middle), QPointF(right - 5, middle + 4)]
                )
            elif self._state == "broken":
                box = QRectF(0, 0, 1.3 * em, 1.3 * em)
                box.moveCenter(QPointF(self.width() / 2, middle))
                painter.fillRect(box, theme.color("base"))
                painter.drawRect(box)
                inner = box.adjusted(0.35 * em, 0.35 * em, -0.35 * em, -0.35 * em)
                painter.drawLine(inner.topLeft(), inner.bottomRight())
                painter.drawLine(inner.topRight(), inner.bottomLeft())
            self._paint_label(painter, middle)
        painter.end()

    def _paint_label(self, painter: QPainter, middle: float) -> None:
        if not self._label:
            return
        theme, em = self._theme, self._theme.em
        for scale in (0.9, 0.75, 0.6):  # between neighbours that stand close, smaller before cut
            font = theme.font(scale=scale, weight=QFont.Weight.DemiBold, family=NUMERALS)
            widest = max(QFontMetricsF(font).horizontalAdvance(word) for word in self._label.split())
            if widest <= self.width():
                break
        lift = 0.75 * em if self._state == "broken" else 0.2 * em  # over the box, or over the line
        space = QRectF(0, middle - lift - 2.4 * em, self.width(), 2.4 * em)
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        metrics = QFontMetricsF(font)
        elide = Qt.TextElideMode.ElideRight
        label = " ".join(metrics.elidedText(word, elide, space.width()) for word in self._label.split())
        if metrics.boundingRect(space, int(flags), label).height() > space.height():
            label = metrics.elidedText(label, elide, space.width())
        painter.drawText(space, int(flags), label)
