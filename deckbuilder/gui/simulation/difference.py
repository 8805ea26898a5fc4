"""A difference in pictures: its interval about zero, and how many games went which way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import painting
from deckbuilder.play.estimates import Estimate

from .histogram import fill_of
from .results import signed


class DifferenceView(QWidget):
    """The difference with its interval on an axis about zero; amber, hollow when zero is inside."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._found: Estimate | None = None
        self._ends = ("", "")
        self._factor = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_estimate(self, found: Estimate | None, ends: tuple[str, str], factor: float = 1.0) -> None:
        """``ends`` name the sides of zero, ``factor`` is what the numbers on the axis are multiplied by."""
        self._found, self._ends, self._factor = found, ends, factor
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self._theme.ems(16), self._theme.ems(5.5))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the axis and the estimate."""
        found, theme, em = self._found, self._theme, self._theme.em
        if found is None:
            return
        painter = QPainter(self)
        with painting(painter):
            most = max(abs(found.low), abs(found.high), 0.05 / self._factor) * 1.3
            step = _tick(most * self._factor) / self._factor
            half, middle = self.width() / 2 - 2.2 * em, self.width() / 2
            y, foot = 2.2 * em, 3.9 * em
            painter.fillRect(QRectF(middle - half, foot, 2 * half, 1), theme.color("edge"))
            painter.fillRect(QRectF(middle, 0.3 * em, 1.5, foot - 0.3 * em), theme.color("text"))
            painter.setFont(theme.font(0.95))
            painter.setPen(theme.color("text2"))
            top = QRectF(0, 0.1 * em, middle - 0.5 * em, 1.3 * em)
            painter.drawText(top, int(Qt.AlignmentFlag.AlignRight), self._ends[0])
            painter.drawText(top.translated(middle + em, 0), int(Qt.AlignmentFlag.AlignLeft), self._ends[1])
            for place in range(-int(most / step), int(most / step) + 1):
                x = middle + half * place * step / most
                painter.fillRect(QRectF(x, foot, 1, 0.3 * em), theme.color("edge"))
                digits = 2 if step * self._factor < 0.1 else 1
                words = signed(place * step * self._factor, digits) if place else "0"
                painter.drawText(
                    QRectF(x - 3 * em, foot + 0.35 * em, 6 * em, 1.3 * em),
                    int(Qt.AlignmentFlag.AlignHCenter),
                    words,
                )
            low, value, high = (middle + half * each / most for each in (found.low, found.value, found.high))
            painter.setPen(QPen(theme.color("text"), 1.6))
            painter.drawLine(QPointF(low, y), QPointF(high, y))
            for x in (low, high):
                painter.drawLine(QPointF(x, y - 0.4 * em), QPointF(x, y + 0.4 * em))
            painter.setPen(QPen(theme.color("onsignal" if not found.is_noise else "text"), 1.4))
            painter.setBrush(theme.color("base" if found.is_noise else "signal"))
            painter.drawEllipse(QPointF(value, y), 0.5 * em, 0.5 * em)
        painter.end()


def _tick(most: float) -> float:
    """A distance of ticks, 1, 2 or 5 and noughts, of which three or so are on either side."""
    power = 1.0
    while power > most:
        power /= 10
    while power * 10 <= most:
        power *= 10
    for factor in (1, 2, 5):
        if most / (power * factor) <= 3:
            return power * factor
    return power * 10


class SplitBar(QWidget):
    """Three numbers as parts of one bar, ink, tint and outline, each with its words under it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: tuple[tuple[int, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_parts(self, parts: Sequence[tuple[int, str]]) -> None:
        """Draw other numbers."""
        self._parts = tuple(parts)
        self.setAccessibleName(tr(", ").join(words for _, words in parts))
        self.update()

    def sizeHint(self) -> QSize:
        """One line of bar, one of words."""
        return QSize(self._theme.ems(16), self._theme.ems(2.9))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the bar; the words stand left, in the middle and right."""
        theme, em = self._theme, self._theme.em
        total = sum(count for count, _ in self._parts)
        if not total:
            return
        painter = QPainter(self)
        with painting(painter):
            x = 0.5
            width = self.width() - 1.0
            painter.setPen(QPen(theme.color("text"), 1))
            for (count, _), fill in zip(self._parts, ("text", "rule", "base"), strict=True):
                part = width * count / total
                painter.setBrush(fill_of(theme, fill))
                painter.drawRect(QRectF(x, 0.5, part, round(1.1 * em)))
                x += part
            painter.setPen(theme.color("text2"))
            painter.setFont(theme.font(0.95))
            box = QRectF(0, 1.3 * em, self.width(), 1.5 * em)
            aligns = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
            for (_, words), align in zip(self._parts, aligns, strict=True):
                painter.drawText(box, int(align), words)
        painter.end()
