"""The histogram of the turns of the wins: stacked by how they were won, with the median on it (LOOK 7)."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from deckbuilder.gui.describe import tip
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.signs import painting

from .results import ENDS, Histogram, bar_words

_NOTHING = Histogram((), 0, {}, None, 0, 0)
_FILLS = ("text", "rule", "base", "panel", "edge", "alt")
"""By the place of the way in the order of the ways there are: ink, tint, outline."""

_FEWEST = 8
"""Room for at least so many bars."""


class HistogramView(QWidget):
    """Left, right, Home and End go through the bars; each tells its numbers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = _NOTHING
        self._current: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self._on_theme)
        self._name()

    @property
    def histogram(self) -> Histogram:
        """What is drawn."""
        return self._shown

    def show_histogram(self, histogram: Histogram) -> None:
        """Draw other numbers."""
        self._shown = histogram
        if self._current is not None and self._current >= len(histogram.bars):
            self._current = None
        self._name()
        self.update()

    def image(self, scale: float = 2.0) -> QImage:
        """The plot as a picture."""
        image = QImage(self.size() * scale, QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(scale)
        image.fill(self._theme.color("base"))
        painter = QPainter(image)
        self._draw(painter)
        painter.end()
        return image

    def minimumSizeHint(self) -> QSize:
        """Room for the bars to be told apart."""
        return QSize(self._theme.ems(18), self._theme.ems(7.5))

    def sizeHint(self) -> QSize:
        """Twice as wide as high."""
        return QSize(self._theme.ems(48), self._theme.ems(24))

    # ---- events -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from bar to bar."""
        last = len(self._shown.bars) - 1
        place = self._current
        moves = {
            Qt.Key.Key_Right: 0 if place is None else min(place + 1, last),
            Qt.Key.Key_Left: last if place is None else max(place - 1, 0),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if last < 0 or key not in moves:
            super().keyPressEvent(event)
            return
        self._current = moves[key]
        self._name()
        self.update()

    def event(self, event: QEvent) -> bool:
        """A tip over each bar."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            place = self._at(QPointF(event.pos()))
            if place is None:
                QToolTip.hideText()
            else:
                words = bar_words(self._shown.bars[place], self._shown.games)
                QToolTip.showText(event.globalPos(), tip(words), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw all of it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("base"))
        self._draw(painter)
        painter.end()

    def _on_theme(self) -> None:
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        words = self._shown.words
        if self._current is not None:
            words = bar_words(self._shown.bars[self._current], self._shown.games)
        self.setAccessibleName(tr("Win turn: {words}", words=words))

    # ---- places -------------------------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        """The rectangle of the bars: below the heads and the line of the median, above the turns."""
        em = self._theme.em
        metrics = QFontMetricsF(self._theme.font(0.95))
        left = 1.4 * em + metrics.horizontalAdvance(f"{self._scale()[1]:,}")
        ways = self._lines_of_ways()
        top = (3.6 + 1.5 * ways) * em
        foot = (3.4 if self._has_foot() else 1.7) * em
        return QRectF(left, top, self.width() - left - 1.2 * em, max(em, self.height() - top - foot))

    def _has_foot(self) -> bool:
        """Whether there is room to say what the axis is."""
        return self.height() >= 14 * self._theme.em

    def _scale(self) -> tuple[int, int]:
        """The distance of the grid lines and the end of the axis, with room for the highest label."""
        most = max((bar.count for bar in self._shown.bars), default=1)
        room = (self.height() - 8.5 * self._theme.em) / (1.8 * self._theme.em)
        grid = _step_of(most, max(1, min(6, int(room))))
        return grid, max(grid, math.ceil(1.08 * most / grid) * grid)

    def _step(self, plot: QRectF) -> float:
        return plot.width() / max(_FEWEST, len(self._shown.bars))

    def _left(self, plot: QRectF) -> float:
        """Where the first bar begins: a few bars stand in the middle."""
        bars = len(self._shown.bars)
        return plot.left() + max(0, _FEWEST - bars) / 2 * self._step(plot)

    def _at(self, point: QPointF) -> int | None:
        plot = self._plot()
        place = math.floor((point.x() - self._left(plot)) / self._step(plot))
        inside = plot.top() <= point.y() <= plot.bottom() + 1.6 * self._theme.em
        return place if inside and 0 <= place < len(self._shown.bars) else None

    # ---- drawing ------------------------------------------------------------------------------------------

    def _draw(self, painter: QPainter) -> None:
        theme, found = self._theme, self._shown
        with painting(painter):
            if not found.bars:
                self._write(painter, QRectF(self.rect()), found.words, Qt.AlignmentFlag.AlignCenter, "text2")
                return
            plot, step = self._plot(), self._step(self._plot())
            self._draw_ways(painter)
            grid, top = self._scale()
            self._draw_grid(painter, plot, grid, top)
            for place, bar in enumerate(found.bars):
                x = self._left(plot) + place * step
                self._draw_bar(painter, QRectF(x, plot.top(), step, plot.height()), place, top)
                label = QRectF(x - step, plot.bottom() + 0.2 * theme.em, 3 * step, 1.3 * theme.em)
                self._write(painter, label, bar.label, Qt.AlignmentFlag.AlignHCenter)
            foot = QRectF(plot.left(), self.height() - 1.7 * theme.em, plot.width(), 1.5 * theme.em)
            words = tr("own turn of the win; labels in per cent of the games")
            if self._has_foot():
                self._write(painter, foot, words, Qt.AlignmentFlag.AlignHCenter, "text2")
            self._draw_middle(painter, plot, step)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _ways(self) -> list[tuple[str, str, float]]:
        """Fill, words and width of each way of winning there is."""
        theme = self._theme
        metrics = QFontMetricsF(theme.font())
        ways: list[tuple[str, str, float]] = []
        for place, (reason, count) in enumerate(self._shown.wins.items()):
            words = tr("{how} {count}", how=shown(ENDS[reason]), count=f"{count:,}")
            ways.append((_FILLS[place], words, metrics.horizontalAdvance(words) + 3.0 * theme.em))
        return ways

    def _lines_of_ways(self) -> int:
        lines, x = 1, 0.0
        for _, _, width in self._ways():
            if x and x + width > self.width() - 2 * self._theme.em:
                lines, x = lines + 1, 0.0
            x += width
        return lines

    def _draw_ways(self, painter: QPainter) -> None:
        """Which fill is which way of winning, with the number of games."""
        theme, em = self._theme, self._theme.em
        x, y = 1.0 * em, 0.4 * em
        for fill, words, width in self._ways():
            if x > 1.0 * em and x + width > self.width() - em:
                x, y = 1.0 * em, y + 1.5 * em
            painter.setPen(QPen(theme.color("text"), 1))
            painter.setBrush(fill_of(theme, fill))
            painter.drawRect(QRectF(round(x) + 0.5, round(y + 0.35 * em) + 0.5, em, round(0.7 * em)))
            self._write(painter, QRectF(x + 1.4 * em, y, width, 1.4 * em), words, Qt.AlignmentFlag.AlignLeft)
            x += width

    def _draw_grid(self, painter: QPainter, plot: QRectF, grid: int, top: int) -> None:
        theme = self._theme
        for value in range(0, top + 1, grid):
            y = plot.bottom() - plot.height() * value / top
            painter.fillRect(
                QRectF(plot.left(), round(y), plot.width(), 1), theme.color("rule" if value else "edge")
            )
            label = QRectF(0, y - theme.em, plot.left() - 0.5 * theme.em, 2 * theme.em)
            self._write(painter, label, f"{value:,}", Qt.AlignmentFlag.AlignRight, "text2")

    def _draw_bar(self, painter: QPainter, column: QRectF, place: int, top: int) -> None:
        theme, bar = self._theme, self._shown.bars[place]
        inner = column.adjusted(0.12 * column.width(), 0, -0.12 * column.width(), 0)
        current = place == self._current and self.hasFocus()
        ink = theme.color("text")
        y = column.bottom()
        order = list(self._shown.wins)
        for reason, count in bar.parts:
            height = column.height() * count / top
            y -= height
            painter.setPen(QPen(ink, 1))
            painter.setBrush(fill_of(theme, _FILLS[order.index(reason)]))
            painter.drawRect(QRectF(inner.left(), y, inner.width(), height))
        if current:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("focus"), 3))
            painter.drawRect(QRectF(inner.left() - 3, y - 3, inner.width() + 6, column.bottom() - y + 3))
        label = f"{100 * bar.count / self._shown.games:.1f}"
        metrics = QFontMetricsF(theme.font(0.95))
        fits = metrics.horizontalAdvance(label) < column.width()
        if bar.count * 500 >= self._shown.games and fits:
            box = QRectF(
                column.left() - column.width(), y - 1.5 * theme.em, 3 * column.width(), 1.4 * theme.em
            )
            self._write(painter, box, label, Qt.AlignmentFlag.AlignHCenter)

    def _draw_middle(self, painter: QPainter, plot: QRectF, step: float) -> None:
        """The span of the middle eight tenths with the median in amber on it."""
        theme, found, em = self._theme, self._shown, self._theme.em
        if found.median is None:
            return
        y = plot.top() - 1.2 * em
        low, middle, high = (
            self._left(plot) + (found.place(turn) + 0.5) * step
            for turn in (found.p10, found.median, found.p90)
        )
        painter.setPen(QPen(theme.color("text"), 1.4))
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        for x in (low, high):
            painter.drawLine(QPointF(x, y - 0.4 * em), QPointF(x, y + 0.4 * em))
        painter.setPen(QPen(theme.color("onsignal"), 1))
        painter.setBrush(theme.color("signal"))
        painter.drawEllipse(QPointF(middle, y), 0.4 * em, 0.4 * em)
        strong = QFont.Weight.DemiBold
        words = tr("median {turn}", turn=f"{found.median:g}")
        width = QFontMetricsF(theme.font(0.95, strong)).horizontalAdvance(words) + 4
        x = min(max(middle - width / 2, 0.5 * em), self.width() - width - 0.5 * em)
        self._write(
            painter,
            QRectF(x, y - 1.9 * em, width, 1.4 * em),
            words,
            Qt.AlignmentFlag.AlignHCenter,
            weight=strong,
        )
        self._draw_ends(painter, low, high, y)

    def _draw_ends(self, painter: QPainter, low: float, high: float, y: float) -> None:
        """What the ends of the span are, where there is room for it beside them."""
        theme, found, em = self._theme, self._shown, self._theme.em
        metrics = QFontMetricsF(theme.font(0.95))
        left, right = tr("10 % by {turn}", turn=found.p10), tr("90 % by {turn}", turn=found.p90)
        if metrics.horizontalAdvance(left) < low - em:
            box = QRectF(0, y - em, low - 0.8 * em, 2 * em)
            self._write(painter, box, left, Qt.AlignmentFlag.AlignRight)
        if metrics.horizontalAdvance(right) < self.width() - high - em:
            box = QRectF(high + 0.8 * em, y - em, self.width() - high, 2 * em)
            self._write(painter, box, right, Qt.AlignmentFlag.AlignLeft)

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        align: Qt.AlignmentFlag,
        tone: str = "text",
        weight: QFont.Weight = QFont.Weight.Normal,
    ) -> None:
        painter.setFont(self._theme.font(0.95, weight))
        painter.setPen(QColor(self._theme.color(tone)))
        painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), text)


def fill_of(theme: Theme, tone: str) -> QBrush:
    """The fill of a part; dots for the tint where the scheme has none (never hatching: that is a card's)."""
    color = theme.color(tone)
    if tone == "rule" and color == theme.color("text"):
        return QBrush(color, Qt.BrushStyle.Dense5Pattern)
    return QBrush(color)


def _step_of(most: int, lines: int) -> int:
    """The distance of the grid lines: 1, 2 or 5 and noughts, at most so many lines."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if most <= lines * factor * step:
                return factor * step
        step *= 10
