"""Draws a figure with pyqtgraph in the tokens of the scheme; bars can be pressed, by keys too (LOOK 7).

pyqtgraph takes a while to load: import this module only to show a plot.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QImage, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QVBoxLayout, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr

from .figures import Figure, PlotBar, PlotCurve

pg: Any = import_module("pyqtgraph")
"""Untyped: it has no stubs."""

_DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)


HIGHEST = 1.08
"""Where the vertical axis of chances ends."""

_USUAL, _SMALLEST = 0.95, 0.6
"""The font of the numbers beside the plot, and the smallest on its bars, of the body font."""

Tick = tuple[float, str]


class Chart(QWidget):
    """One plot at a time. Left and right go from bar to bar, Enter or a click chooses one."""

    chosen = Signal(object)
    """The ``PlotBar`` that was pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._figure: Figure | None = None
        self._current: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plot = pg.PlotWidget()
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.scene().sigMouseClicked.connect(self._on_clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.addWidget(self.plot)
        theme.changed.connect(self._draw)

    def show_figure(self, figure: Figure) -> None:
        """Show another figure, or the same with other numbers."""
        if self._figure is None or self._figure.title != figure.title:
            self._current = None
        self._figure = figure
        if self._current is not None and self._current >= len(figure.bars):
            self._current = None
        self._draw()

    def image(self, scale: float = 2.0) -> QImage:
        """The plot as a picture, so many times as large as on the screen."""
        size = self.plot.size()
        image = QImage(size * scale, QImage.Format.Format_ARGB32)
        image.fill(self._theme.color("base"))
        painter = QPainter(image)
        self.plot.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    def point_of(self, bar: PlotBar) -> QPointF:
        """The middle of a bar in this widget."""
        view = self.plot.getPlotItem().getViewBox()
        spot: QPointF = view.mapViewToScene(QPointF(bar.at, bar.value / 2))
        return QPointF(self.plot.mapTo(self, self.plot.mapFromScene(spot)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The names at the ends of lines need their room at every width."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._draw)

    # ---- keys and mouse -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left, right, Home and End go through the bars, Enter and space choose."""
        bars = self._figure.bars if self._figure else ()
        if not bars:
            super().keyPressEvent(event)
            return
        place, last = self._current, len(bars) - 1
        match event.key():
            case Qt.Key.Key_Right:
                self._go_to(0 if place is None else min(place + 1, last))
            case Qt.Key.Key_Left:
                self._go_to(last if place is None else max(place - 1, 0))
            case Qt.Key.Key_Home:
                self._go_to(0)
            case Qt.Key.Key_End:
                self._go_to(last)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if place is not None:
                self.chosen.emit(bars[place])
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self._draw()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._draw()

    def _go_to(self, place: int) -> None:
        self._current = place
        self._draw()

    def _on_clicked(self, event: Any) -> None:  # noqa: ANN401 - an event of pyqtgraph
        figure = self._figure
        if figure is None or event.button() != Qt.MouseButton.LeftButton:
            return
        spot: QPointF = self.plot.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        width = self._width()
        for place, bar in enumerate(figure.bars):
            if abs(spot.x() - bar.at) <= width / 2:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                self._go_to(place)
                self.chosen.emit(bar)
                return

    # ---- drawing ------------------------------------------------------------------------------------------

    def _width(self) -> float:
        two = self._figure is not None and any(bar.second for bar in self._figure.bars)
        return 0.4 if two else 0.64

    def _draw(self) -> None:
        figure = self._figure
        if figure is None:
            return
        self._name(figure)
        plot = self.plot.getPlotItem()
        plot.clear()
        self.plot.setBackground(self._color("base"))
        self._set_range(plot, figure)
        self._draw_axes(plot, figure)
        for place, bar in enumerate(figure.bars):
            self._draw_bar(plot, bar, current=place == self._current and self.hasFocus())
        for place, curve in enumerate(figure.curves):
            self._draw_curve(plot, curve, place)
        self._label_curves(plot, figure.curves)
        if figure.mean is not None and figure.bars:
            self._draw_mean(plot, figure)

    def _name(self, figure: Figure) -> None:
        words = figure.sentence
        if self._current is not None:
            words = figure.bars[self._current].words
        self.setAccessibleName(tr("{figure}: {words}", figure=figure.title, words=words))
        self.setAccessibleDescription(tr("The table has the same numbers."))

    def _draw_axes(self, plot: Any, figure: Figure) -> None:  # noqa: ANN401
        font = self._theme.font(scale=_USUAL)
        for side, title in (("bottom", figure.x_title), ("left", figure.y_title)):
            axis = plot.getAxis(side)
            axis.setPen(QPen(self._color("edge"), 1))
            axis.setTextPen(QPen(self._color("text2")))
            axis.setTickFont(font)
            axis.setLabel(title, color=self._color("text2").name(), **{"font-size": f"{font.pointSizeF()}pt"})
            axis.setStyle(tickLength=4, autoExpandTextSpace=True, maxTickLevel=0)
            axis.enableAutoSIPrefix(False)
            axis.resizeEvent()  # puts the title in the middle again
        ticks = ticks_apart(figure.ticks, self._pixels_a_unit(), QFontMetricsF(font))
        plot.getAxis("bottom").setTicks([list(ticks)] if ticks else None)
        percents = [(value / 100, f"{value} %") for value in range(0, 101, 25)]
        plot.getAxis("left").setTicks([percents] if figure.percent and figure.curves else None)
        if figure.percent and not figure.curves:
            most = max((bar.value for bar in figure.bars), default=1.0)
            step = 10 if most > 0.25 else 5
            ticks = [
                (value / 100, f"{value} %") for value in range(0, 101, step) if value / 100 <= most * 1.2
            ]
            plot.getAxis("left").setTicks([ticks])

    def _draw_bar(self, plot: Any, bar: PlotBar, *, current: bool) -> None:  # noqa: ANN401
        ink = self._color("text")
        pen = QPen(self._color("focus"), 3) if current else QPen(ink, 1)
        pen.setCosmetic(True)
        brush = self._color("base") if bar.second else ink
        if current:
            brush = self._color("rule")
        plot.addItem(
            pg.BarGraphItem(x=[bar.at], height=[bar.value], width=self._width(), pen=pen, brush=brush)
        )
        label = self._write(
            plot, bar.label, bar.at, bar.value, anchor=(0.5, 1.08), scale=self._bar_scale(), strong=True
        )
        if label is not None:
            label.fill = pg.mkBrush(self._color("base"))  # nothing shines through: the average may pass here

    def _draw_curve(self, plot: Any, curve: PlotCurve, place: int) -> None:  # noqa: ANN401
        pen = QPen(self._color("text"), 2.4 if place == 0 else 1.6, _DASHES[place % len(_DASHES)])
        pen.setCosmetic(True)
        plot.plot([x for x, _ in curve.points], [y for _, y in curve.points], pen=pen)
        if curve.marked is not None:
            x, y, words = curve.marked
            radius = 0.35 * self._theme.em
            point = QGraphicsEllipseItem(-radius, -radius, 2 * radius, 2 * radius)
            point.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
            point.setBrush(self._color("signal"))
            point.setPen(QPen(self._color("onsignal"), 1))
            point.setPos(x, y)
            point.setZValue(15)
            plot.addItem(point, ignoreBounds=True)
            below = y > 0.3  # nothing is written under the axis
            self._write(plot, words, x, y, anchor=(-0.12, -0.05 if below else 1.05), strong=True)

    def _label_curves(self, plot: Any, curves: tuple[PlotCurve, ...]) -> None:  # noqa: ANN401
        """Each name at the end of its line, pushed apart where lines end together."""
        ends = sorted(
            ((curve.points[-1], curve.name) for curve in curves if curve.points),
            key=lambda end: -end[0][1],
        )
        gap = 1.5 * self._theme.em / max(1.0, 0.85 * self.height())
        most = HIGHEST - gap / 2
        for (x, y), name in ends:
            at = min(y, most)
            most = at - gap
            metrics = QFontMetricsF(self._theme.font(scale=_USUAL))
            cut = metrics.elidedText(name, Qt.TextElideMode.ElideRight, self._room_for_names(curves))
            self._write(plot, cut, x, at, anchor=(-0.03, 0.5))

    def _room_for_names(self, curves: tuple[PlotCurve, ...]) -> float:
        """Pixels for the names at the ends of the lines: the widest, at most two fifths of the plot."""
        metrics = QFontMetricsF(self._theme.font(scale=_USUAL))
        widest = max((metrics.horizontalAdvance(curve.name) for curve in curves), default=0.0)
        return min(widest + 1, 0.4 * self.width())

    def _draw_mean(self, plot: Any, figure: Figure) -> None:  # noqa: ANN401
        assert figure.mean is not None
        x, words = figure.mean
        top = self._highest(figure) * 0.98
        for ink, width in (("onsignal", 5.0), ("signal", 3.0)):
            pen = QPen(self._color(ink), width)
            pen.setCosmetic(True)
            plot.plot([x, x], [0, top], pen=pen)
        room = (plot.getViewBox().viewRange()[0][1] - x) * self._pixels_a_unit()
        right = room < 1.06 * QFontMetricsF(self._theme.font(scale=_USUAL)).horizontalAdvance(words)
        self._write(plot, words, x, top, anchor=(1.04, 0.0) if right else (-0.04, 0.0))

    def _write(
        self,
        plot: Any,  # noqa: ANN401
        words: str,
        x: float,
        y: float,
        anchor: tuple[float, float],
        *,
        scale: float = _USUAL,
        strong: bool = False,
    ) -> Any:  # noqa: ANN401
        if not words:
            return None
        item = pg.TextItem(words, color=self._color("text"), anchor=anchor)
        item.setZValue(10)
        font = self._theme.font(scale=scale)
        font.setBold(strong)
        item.setFont(font)
        item.setPos(x, y)
        plot.addItem(item, ignoreBounds=True)
        return item

    def _set_range(self, plot: Any, figure: Figure) -> None:  # noqa: ANN401
        if figure.curves:
            last = max((curve.points[-1][0] for curve in figure.curves if curve.points), default=1.0)
            width = max(1.0, self.plot.getPlotItem().getViewBox().width())
            names = self._room_for_names(figure.curves) + 1.5 * self._theme.em
            plot.setXRange(0, last * width / max(0.3 * width, width - names), padding=0)
            plot.setYRange(0, HIGHEST, padding=0)
            return
        places = [bar.at for bar in figure.bars] or [0.0]
        plot.setXRange(min(places) - 0.8, max(max(places), 1.0) + 0.8, padding=0)
        plot.setYRange(0, self._highest(figure), padding=0)

    def _highest(self, figure: Figure) -> float:
        """Where the vertical axis of bars ends: a number on the highest bar, the average's words above it."""
        most = max((bar.value for bar in figure.bars), default=1.0) or 1.0
        height = max(1.0, float(self.plot.getPlotItem().getViewBox().height()))
        words = QFontMetricsF(self._theme.font(scale=_USUAL)).height() * (2.8 if figure.mean else 1.3)
        return most / (1 - min(0.5, max(0.18, words / height)))

    def _pixels_a_unit(self) -> float:
        """How wide one step of the horizontal axis is on the screen."""
        box = self.plot.getPlotItem().getViewBox()
        low, high = box.viewRange()[0]
        return float(box.width() / max(high - low, 1e-9))

    def _bar_scale(self) -> float:
        """Of the body font, for what stands on the bars: smaller where it would reach the next bar's."""
        bars = self._figure.bars if self._figure else ()
        font = self._theme.font(scale=_USUAL)
        font.setBold(True)
        metrics = QFontMetricsF(font)
        widest = max((metrics.horizontalAdvance(bar.label) for bar in bars), default=0.0)
        pitch = min((after.at - bar.at for bar, after in pairwise(bars)), default=1.0) * self._pixels_a_unit()
        return max(_SMALLEST, min(_USUAL, _USUAL * pitch / max(widest + 0.4 * self._theme.em, 1.0)))

    def _color(self, name: str) -> QColor:
        return self._theme.color(name)


def ticks_apart(ticks: Sequence[Tick], pixels: float, metrics: QFontMetricsF) -> Sequence[Tick]:
    """Every tick, or every second, third and so on, until their words do not touch.

    ``pixels`` is the width of one step of the axis.
    """
    widths = [metrics.horizontalAdvance(words) for _, words in ticks]
    gap = metrics.horizontalAdvance("0")
    for step in range(1, len(ticks)):
        kept = range(0, len(ticks), step)
        if all(
            (ticks[after][0] - ticks[at][0]) * pixels >= (widths[at] + widths[after]) / 2 + gap
            for at, after in pairwise(kept)
        ):
            return ticks[::step]
    return ticks[:1]
