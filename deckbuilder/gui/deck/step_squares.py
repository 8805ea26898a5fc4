"""The ten squares of the step-2 cards, which can be pressed to select these cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from deckbuilder.decks.figures import StepCounts
from deckbuilder.gui.describe import tip
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.paper.signs import painting


class StepSquares(QAbstractButton):
    """Ten squares, one for each step-2 card that fits; those beyond the cap are amber."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._steps = StepCounts(0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_steps(self, steps: StepCounts) -> None:
        """Show other figures."""
        self._steps = steps
        self.setAccessibleName(tr("Step 2: {count} of {limit}", count=steps.two, limit=steps.cap))
        words = tr(
            "Cards with step 1: {one}, with step 2: {two}, without: {none}",
            one=steps.one,
            two=steps.two,
            none=steps.none,
        )
        self.setToolTip(tip(words))
        self.update()

    def sizeHint(self) -> QSize:
        """One line of squares."""
        return QSize(self._theme.ems(9), max(24, self._theme.ems(1.4)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as the space bar does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw filled, empty and surplus squares, and the focus ring."""
        theme = self._theme
        painter = QPainter(self)
        count = max(self._steps.cap, self._steps.two)
        pitch = min(0.9 * theme.em, (self.width() - 8) / count)
        side = 0.8 * pitch
        for number in range(count):
            box = QRectF(4 + number * pitch, (self.height() - side) / 2, side, side)
            over = number >= self._steps.cap
            if number < self._steps.two:
                painter.fillRect(box, theme.color("signal" if over else "text"))
            painter.setPen(QPen(theme.color("onsignal" if over else "edge"), 1))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        if self.hasFocus():
            with painting(painter):
                painter.setPen(QPen(theme.color("focus"), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
        painter.end()
