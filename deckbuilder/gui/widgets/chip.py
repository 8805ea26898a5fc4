"""Filter chips: outline at rest, solid ink when on; a drawn sign stands beside the word (LOOK 7)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.gui.theme import Theme
from deckbuilder.paper.signs import draw_color_tag, footprints, painting, type_sign

Drawer = Callable[[QPainter, QRectF, QColor], None]
"""Draws a chip's sign into a square in an ink."""


class Chip(QPushButton):
    """A toggle with an optional sign."""

    def __init__(
        self,
        theme: Theme,
        text: str,
        words: str,
        draw: Drawer | None = None,
        parent: QWidget | None = None,
        *,
        wide: float = 1.15,
    ) -> None:
        """``wide``: the width of the sign in ems; it is 1.15 em high."""
        super().__init__(text, parent)
        self._theme = theme
        self._draw = draw
        self._wide = wide
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As narrow as its content."""
        metrics = self.fontMetrics()
        sign = (0.45 + self._wide) * self._theme.em if self._draw else 0
        width = metrics.horizontalAdvance(self.text()) + sign + self._theme.steps(2.5)
        return QSize(round(width), max(24, self._theme.ems(2.0)))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Outline or ink, then sign and word side by side in the middle."""
        theme, em = self._theme, self._theme.em
        on = self.isChecked()
        painter = QPainter(self)
        with painting(painter):
            ink = theme.color("onink" if on else "text")
            if not self.isEnabled():
                ink = theme.color("faint")
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            ground = theme.color("text") if on else theme.color("sel" if self.underMouse() else "base")
            if self.underMouse() and not on:
                ink = theme.color("onsel")
            painter.setPen(QPen(theme.color("text" if on else "edge"), 1))
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 3, 3)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("edge" if on else "focus"), 2))
                painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)
            width = self.fontMetrics().horizontalAdvance(self.text())
            sign = self._wide * em if self._draw else 0.0
            gap = 0.4 * em if self._draw and self.text() else 0.0
            left = max(0.35 * em, (self.width() - width - sign - gap) / 2)
            if self._draw is not None:
                self._draw(painter, QRectF(left, (self.height() - 1.15 * em) / 2, sign, 1.15 * em), ink)
            painter.setPen(ink)
            room = QRectF(left + sign + gap, 0, self.width() - left - sign - gap, self.height())
            painter.drawText(
                room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.text()
            )
        painter.end()


def color_drawer(theme: Theme, color: Color) -> Drawer:
    """The tag of a card colour with its letter and hatching."""
    return lambda painter, box, ink: draw_color_tag(painter, box, color, theme.scheme, hatched=True)  # noqa: ARG005


def type_drawer(card_type: CardType) -> Drawer:
    """Triangle, circle or square."""

    def draw(painter: QPainter, box: QRectF, ink: QColor) -> None:
        inset = 0.18 * box.width()
        painter.fillPath(type_sign(card_type, box.adjusted(inset, inset, -inset, -inset)), ink)

    return draw


def step_drawer(count: int) -> Drawer:
    """One or two footprints."""

    def draw(painter: QPainter, box: QRectF, ink: QColor) -> None:
        path = footprints(count, box.height())
        painter.save()
        painter.translate(box.center() - QPointF(path.boundingRect().center()))
        painter.fillPath(path, ink)
        painter.restore()

    return draw
