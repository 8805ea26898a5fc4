"""The drawn figures of the statistics: ranks stacked by colour, types, the ten step-2 squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.decks.figures import ColorStack, RankColumn, StepCounts
from deckbuilder.gui.rows import draw_text
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.palette import TONES
from deckbuilder.paper.signs import hatch_brush, painting, type_sign


class RankCurve(QWidget):
    """One bar a rank of battle and strategy cards; each colour in its tone and hatching, the sum on top."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: Sequence[RankColumn] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_columns(self, columns: Sequence[RankColumn]) -> None:
        """Show other figures."""
        self._columns = columns
        parts = [f"rank {column.rank}: {column.total}" for column in columns if column.total]
        self.setAccessibleName("Battle and strategy cards by rank. " + (", ".join(parts) or "none"))
        self.setToolTip("\n".join(_in_words(column) for column in columns if column.total))
        self.update()

    def sizeHint(self) -> QSize:
        """Seven ems high."""
        return QSize(self._theme.ems(16), self._theme.ems(7))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw bars, sums, ranks and the base line."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            foot, head = self.height() - 1.5 * em, 1.4 * em
            count = max(1, len(self._columns))
            pitch = min(2.6 * em, self.width() / count)
            most = max((column.total for column in self._columns), default=0)
            unit = (foot - head) / max(4, most)
            for number, column in enumerate(self._columns):
                left = number * pitch
                bar = QRectF(left + 0.18 * pitch, foot, 0.64 * pitch, 0)
                for stack in (column.battle, column.strategy):
                    bar = self._paint_stack(painter, bar, stack, unit)
                cell = QRectF(left, bar.top() - 1.4 * em, pitch, 1.3 * em)
                center = Qt.AlignmentFlag.AlignHCenter
                if column.total:
                    strong = theme.font(weight=QFont.Weight.DemiBold)
                    draw_text(painter, cell, str(column.total), strong, theme.color("text"), center)
                label = QRectF(left, foot + 0.1 * em, pitch, 1.4 * em)
                draw_text(painter, label, str(column.rank), theme.font(), theme.color("text2"), center)
            painter.fillRect(QRectF(0, foot, count * pitch, 1), theme.color("edge"))
        painter.end()

    def _paint_stack(self, painter: QPainter, bar: QRectF, stack: ColorStack, unit: float) -> QRectF:
        top = bar.top()
        for colors, count in stack.items():
            height = count * unit
            part = QRectF(bar.left(), top - height, bar.width(), height)
            width = part.width() / len(colors)
            for number, color in enumerate(colors):
                piece = QRectF(part.left() + number * width, part.top(), width, part.height())
                _fill_color(painter, piece, color, self._theme)
            top -= height
        return QRectF(bar.left(), top, bar.width(), 0)


def _fill_color(painter: QPainter, rect: QRectF, color: Color, theme: Theme) -> None:
    tones = TONES[color]
    painter.fillRect(rect, QColor(tones.tag))
    brush = hatch_brush(color, tones.hatch_line)
    if brush is not None:
        painter.fillRect(rect, brush)
    painter.setPen(QPen(theme.color("edge" if brush is None else "base"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def _in_words(column: RankColumn) -> str:
    parts: list[str] = []
    for name, stack in (("battle", column.battle), ("strategy", column.strategy)):
        for colors, count in stack.items():
            parts.append(f"{count} {'/'.join(colors)} {name}")
    return f"Rank {column.rank}: {', '.join(parts)}"


class TypeBars(QWidget):
    """Battle, strategy, monster: sign, bar, number."""

    ORDER = (CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._types: Mapping[CardType, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_types(self, types: Mapping[CardType, int]) -> None:
        """Show other figures."""
        self._types = types
        words = ", ".join(f"{types.get(each, 0)} {each.value}" for each in self.ORDER)
        self.setAccessibleName(f"Types: {words}")
        self.update()

    def sizeHint(self) -> QSize:
        """Three lines."""
        return QSize(self._theme.ems(9), self._theme.ems(4.6))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw a line a type."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            most = max(self._types.values(), default=0) or 1
            room = self.width() - 4.2 * em
            for number, each in enumerate(self.ORDER):
                top = number * 1.5 * em
                box = QRectF(0.1 * em, top + 0.35 * em, 0.8 * em, 0.8 * em)
                painter.fillPath(type_sign(each, box), theme.color("text"))
                count = self._types.get(each, 0)
                bar = QRectF(1.5 * em, top + 0.4 * em, room * count / most, 0.7 * em)
                painter.fillRect(bar, theme.color("text"))
                label = QRectF(bar.right() + 0.5 * em, top, 3 * em, 1.5 * em)
                draw_text(painter, label, str(count), theme.font(), theme.color("text"))
        painter.end()


class StepSquares(QWidget):
    """Ten squares, one for each step-2 card that fits; those beyond the cap are amber."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._steps = StepCounts(0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_steps(self, steps: StepCounts) -> None:
        """Show other figures."""
        self._steps = steps
        self.setAccessibleName(f"Step 2: {steps.two} of {steps.cap}")
        self.setToolTip(f"Cards with step 1: {steps.one}, with step 2: {steps.two}, without: {steps.none}")
        self.update()

    def sizeHint(self) -> QSize:
        """One line of squares."""
        return QSize(self._theme.ems(9), self._theme.ems(1.1))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw filled, empty and surplus squares."""
        theme = self._theme
        painter = QPainter(self)
        count = max(self._steps.cap, self._steps.two)
        pitch = min(0.9 * theme.em, self.width() / count)
        side = 0.8 * pitch
        for number in range(count):
            box = QRectF(number * pitch, (self.height() - side) / 2, side, side)
            over = number >= self._steps.cap
            if number < self._steps.two:
                painter.fillRect(box, theme.color("signal" if over else "text"))
            painter.setPen(QPen(theme.color("onsignal" if over else "edge"), 1))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()
