"""A tick box with a count at the right end: "☑ Booster 01   80"."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.describe import tip
from deckbuilder.gui.rows import draw_text
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.signs import painting


class Tick(QCheckBox):
    """Drawn by the theme, so that the box is seen in every scheme; the tip has words that are cut."""

    def __init__(
        self, theme: Theme, text: str, count: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = text
        self._count = count
        self._say_count()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(tip(text))

    def show_count(self, count: int | None) -> None:
        """Show another number at the right end."""
        if count != self._count:
            self._count = count
            if not self.isHidden():
                self._say_count()
                self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Say what was counted while it was hidden, as most of the traits are."""
        self._say_count()
        super().showEvent(event)

    def _say_count(self) -> None:
        count = self._count
        if count is None:
            self.setAccessibleName(self._words)
        else:
            cards = shown(counted(count, "card"))
            self.setAccessibleName(tr("{value}, {cards}", value=self._words, cards=cards))

    def sizeHint(self) -> QSize:
        """One line, never under 24 pixels."""
        return QSize(self._theme.ems(8), max(24, self._theme.ems(1.8)))

    def hitButton(self, pos: object) -> bool:  # noqa: ARG002
        """The whole line can be clicked."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Box, words, count."""
        theme, em = self._theme, self._theme.em
        ink, second = theme.color("text"), theme.color("text2")
        painter = QPainter(self)
        with painting(painter):
            side = round(1.05 * em)
            box = QRectF(1, (self.height() - side) // 2, side, side).adjusted(0.5, 0.5, -0.5, -0.5)
            on = self.isChecked()
            painter.setPen(QPen(theme.color("text" if on else "edge"), 1))
            painter.setBrush(theme.color("text" if on else "base"))
            painter.drawRoundedRect(box, 2, 2)
            if on:
                painter.setPen(QPen(theme.color("onink"), 1.6))
                left, middle = box.left() + 0.24 * side, box.center().y()
                bend = QPointF(box.left() + 0.43 * side, middle + 0.2 * side)
                right = QPointF(box.right() - 0.18 * side, middle - 0.22 * side)
                painter.drawPolyline([QPointF(left, middle), bend, right])
            if self.hasFocus():
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 3, 3)
            count = "" if self._count is None else str(self._count)
            width = QFontMetricsF(theme.font()).horizontalAdvance(count) + (0.3 * em if count else 0)
            room = QRectF(side + 0.7 * em, 0, self.width() - side - 0.7 * em - width, self.height())
            faint = not self.isEnabled() or (self._count == 0 and not on)  # a value that would leave nothing
            draw_text(painter, room, self._words, theme.font(), theme.color("faint") if faint else ink)
            if count:
                right_end = QRectF(0, 0, self.width() - 2, self.height())
                draw_text(painter, right_end, count, theme.font(), second, Qt.AlignmentFlag.AlignRight)
        painter.end()
