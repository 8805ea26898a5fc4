"""Bars that can be pressed: each is a button with a name, the arrow keys go from one to the next (LOOK 7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from deckbuilder.cards.facts import Color
from deckbuilder.gui.describe import tip
from deckbuilder.gui.rows import draw_text
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown
from deckbuilder.paper.palette import TONES
from deckbuilder.paper.signs import draw_figure, hatch_brush, painting, type_sign

from .marks import Mark

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Bar(QAbstractButton):
    """One bar with its label and number; drawn by the group it stands in."""

    def __init__(self, theme: Theme, group: BarGroup) -> None:
        super().__init__(group)
        self._theme = theme
        self._group = group
        self.mark: Mark | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_mark(self, mark: Mark) -> None:
        """Stand for another number."""
        if mark != self.mark:
            self._show_other(mark)

    def _show_other(self, mark: Mark) -> None:
        self.mark = mark
        words = shown(mark.words)
        self.setAccessibleName(words)
        self.setToolTip(tip(words))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as the space bar does; arrows go to the neighbour."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in _STEPS:
            self._group.step(self, _STEPS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._group.step(self, -1000 if key == Qt.Key.Key_Home else 1000)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Ground when hovered, the bar, the focus ring."""
        if self.mark is None:
            return
        theme = self._theme
        painter = QPainter(self)
        with painting(painter):
            rect = QRectF(self.rect())
            on_sel = self.underMouse() and bool(self.mark.count)
            if on_sel:
                painter.fillRect(rect, theme.color("sel"))
            self._group.paint_bar(painter, rect, self.mark, on_sel)
            if self.hasFocus():
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
        painter.end()


class BarGroup(QWidget):
    """The bars of one figure. One of them at a time takes the focus from Tab."""

    chosen = Signal(object)
    """The ``Mark`` of the bar that was pressed."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.bars: list[Bar] = []
        self._most = 1
        self._label_room = 0.0
        """The width of the widest label, where labels stand before the bars."""

        self._told: tuple[QSize, QSize] | None = None
        """The sizes that the layout around knows of."""

        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._on_theme_changed)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Show other figures; bars stay the same widgets as far as there are enough."""
        if [bar.mark for bar in self.bars] == marks:
            return
        before = len(self.bars)
        while len(self.bars) < len(marks):
            bar = Bar(self._theme, self)
            bar.clicked.connect(lambda _=False, bar=bar: self.chosen.emit(bar.mark))
            self.bars.append(bar)
            bar.show()
        for bar in self.bars[len(marks) :]:
            bar.hide()
            bar.deleteLater()
        self.bars = self.bars[: len(marks)]
        most = max((mark.count for mark in marks), default=0)
        for bar, mark in zip(self.bars, marks, strict=True):
            bar.show_mark(mark)
            if most != self._most and mark.count:  # every bar fits the longest one
                bar.update()
        self._most = most
        self._fit_labels()
        if self.bars and not any(bar.focusPolicy() & Qt.FocusPolicy.TabFocus for bar in self.bars):
            self.bars[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._tell_size()
        if len(marks) != before:
            self._place()

    def step(self, bar: Bar, step: int) -> None:
        """Give the focus to the bar so many further on, at most the last one."""
        place = min(max(self.bars.index(bar) + step, 0), len(self.bars) - 1)
        for each in self.bars:
            each.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.bars[place].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bars[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._place()

    def paint_bar(self, painter: QPainter, rect: QRectF, mark: Mark, on_sel: bool) -> None:
        """Draw one bar with its words into its place; each figure has bars of its own, this one none."""

    def place_of(self, number: int) -> QRectF:  # noqa: ARG002
        """Where a bar stands: over the whole, unless the figure shares it out."""
        return QRectF(self.rect())

    # ---- inside -------------------------------------------------------------------------------------------

    def _place(self) -> None:
        for number, bar in enumerate(self.bars):
            bar.setGeometry(self.place_of(number).toAlignedRect())

    def _tell_size(self) -> None:
        """Have the window laid out again only where these bars need another room."""
        sizes = self.sizeHint(), self.minimumSizeHint()
        if sizes != self._told:
            self._told = sizes
            self.updateGeometry()

    def _fit_labels(self) -> None:
        """Every bar begins where the longest label ends, if the labels stand before the bars."""

    def _on_theme_changed(self) -> None:
        self._fit_labels()
        self._tell_size()
        self._place()

    def _inks(self, on_sel: bool) -> tuple[QColor, QColor]:
        """Text and second text on the ground of the bar."""
        names = ("onsel", "onsel2") if on_sel else ("text", "text2")
        return self._theme.color(names[0]), self._theme.color(names[1])


class UprightBars(BarGroup):
    """Bars from the foot up, the number on top, the label below."""

    def __init__(self, theme: Theme, name: str, ems: float = 7, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._ems = ems

    def sizeHint(self) -> QSize:
        """As high as asked for; the width is shared."""
        return QSize(self._theme.ems(max(8, 1.7 * len(self.bars))), self._theme.ems(self._ems))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for two figures a bar."""
        return QSize(self._theme.ems(1.3 * len(self.bars)), self._theme.ems(self._ems))

    def place_of(self, number: int) -> QRectF:
        """Columns of the same width."""
        pitch = min(2.8 * self._theme.em, self.width() / max(1, len(self.bars)))
        return QRectF(number * pitch, 0, pitch, self.height())

    def paint_bar(self, painter: QPainter, rect: QRectF, mark: Mark, on_sel: bool) -> None:
        """The stack of colours or the bar in ink, on the base line."""
        theme, em = self._theme, self._theme.em
        ink, second = self._inks(on_sel)
        foot, head = rect.height() - 1.5 * em, 1.4 * em
        unit = (foot - head) / max(4, self._most)
        left, width = 0.18 * rect.width(), 0.64 * rect.width()
        top = foot
        for colors, count in mark.stacks:
            top -= count * unit
            fill_colors(painter, QRectF(left, top, width, count * unit), colors, theme)
        if not mark.stacks:
            top -= mark.count * unit
            painter.fillRect(QRectF(left, top, width, mark.count * unit), ink)
        center = Qt.AlignmentFlag.AlignHCenter
        if mark.count:
            cell = QRectF(0, top - 1.4 * em, rect.width(), 1.3 * em)
            draw_text(painter, cell, str(mark.count), theme.font(weight=QFont.Weight.Bold), ink, center)
        label = QRectF(0, foot + 0.1 * em, rect.width(), 1.4 * em)
        draw_text(painter, label, shown(mark.label), theme.font(scale=0.95), second, center)
        painter.fillRect(QRectF(0, foot, rect.width(), 1), theme.color("edge"))


class LevelBars(BarGroup):
    """A line a bar: sign or label, bar, number."""

    LINE = 1.65

    def sizeHint(self) -> QSize:
        """A line for each bar."""
        return QSize(
            round(self._label_room + self._theme.ems(7)),
            self._theme.ems(self.LINE * max(1, len(self.bars)) + 0.1),
        )

    def minimumSizeHint(self) -> QSize:
        """Room for the labels and a short bar."""
        return QSize(round(self._label_room + self._theme.ems(4.5)), self.sizeHint().height())

    def place_of(self, number: int) -> QRectF:
        """Lines of the same height."""
        line = self.LINE * self._theme.em
        return QRectF(0, number * line, self.width(), line)

    def paint_bar(self, painter: QPainter, rect: QRectF, mark: Mark, on_sel: bool) -> None:
        """The bar as long as its share of the longest one."""
        theme, em = self._theme, self._theme.em
        ink, second = self._inks(on_sel)
        middle = rect.center().y()
        start = self._label_room + 0.5 * em
        if mark.sign is not None:
            painter.fillPath(
                type_sign(mark.sign, QRectF(0.3 * em, middle - 0.4 * em, 0.8 * em, 0.8 * em)), ink
            )
        else:
            draw_text(
                painter, QRectF(0.3 * em, 0, start, rect.height()), shown(mark.label), theme.font(), ink
            )
        room = rect.width() - start - 2.2 * em
        bar = QRectF(start, middle - 0.3 * em, room * mark.count / max(1, self._most), 0.6 * em)
        if mark.stacks:
            self._paint_stacks(painter, bar, mark)
        else:
            painter.fillRect(bar, second)
        number = QRectF(bar.right() + 0.5 * em, 0, 2 * em, rect.height())
        draw_text(painter, number, str(mark.count), theme.font(), ink)

    def _paint_stacks(self, painter: QPainter, bar: QRectF, mark: Mark) -> None:
        left = bar.left()
        for colors, count in mark.stacks:
            width = bar.width() * count / max(1, mark.count)
            fill_colors(painter, QRectF(left, bar.top(), width, bar.height()), colors, self._theme)
            left += width

    def _fit_labels(self) -> None:
        metrics = QFontMetricsF(self._theme.font())
        marks = [bar.mark for bar in self.bars if bar.mark is not None]
        widest = max(
            (metrics.horizontalAdvance(shown(m.label)) for m in marks if m.sign is None), default=0.0
        )
        room = min(max(widest, 0.9 * self._theme.em) + 0.5 * self._theme.em, 11 * self._theme.em)
        if room != self._label_room:
            self._label_room = room
            for bar in self.bars:
                bar.update()


def fill_colors(painter: QPainter, rect: QRectF, colors: Sequence[Color], theme: Theme) -> None:
    """A piece of a bar in the tones of card colours side by side, with hatching and letters."""
    if rect.isEmpty():
        return
    width = rect.width() / len(colors)
    for number, color in enumerate(colors):
        piece = QRectF(rect.left() + number * width, rect.top(), width, rect.height())
        _fill_color(painter, piece, color, theme)


def _fill_color(painter: QPainter, rect: QRectF, color: Color, theme: Theme) -> None:
    tones = TONES[color]
    painter.fillRect(rect, QColor(tones.tag))
    brush = hatch_brush(color, tones.hatch_line)
    if brush is not None:
        painter.fillRect(rect, brush)
    painter.setPen(QPen(theme.color("edge" if brush is None else "base"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    side = 0.95 * theme.em
    if rect.width() >= 0.75 * side and rect.height() >= side:
        # The letter stands on the plain tone: the lines behind it would take its contrast.
        spot = QRectF(0, 0, min(side, rect.width() - 2), side - 2)
        spot.moveCenter(QPointF(rect.center()))
        painter.fillRect(spot, QColor(tones.tag))
        draw_figure(painter, rect.center(), 0.85 * side, tones.letter, tones.on_tag)
