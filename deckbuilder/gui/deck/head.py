"""The line over the main deck: its count of 50 as a figure and a ruler, and what the list is sorted by."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from deckbuilder.decks.legality import MAIN_DECK_SIZE
from deckbuilder.gui.rows import draw_text
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.menu_button import MenuButton
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.paper.signs import painting


class DeckHead(QWidget):
    """The main deck's count of 50, one tick a card in tens, what is missing or too much as an amber pill."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self._bar = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.order = MenuButton(theme, self)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self._place)
        self.show_count(0)

    def show_bar(self, width: int) -> None:
        """The list below gave so many pixels to its scroll bar: the titles stand over its columns."""
        if width != self._bar:
            self._bar = width
            self._place()
            self.update()

    def show_order(self, title: str) -> None:
        """Say what the list is sorted by; the button opens the menu of orders."""
        self.order.setText(title)
        self.order.setAccessibleName(tr("Sort the deck by: {order}", order=title))
        self.order.setToolTip(tr("Sort the deck list"))
        self._place()

    def _place(self) -> None:
        """The button stands left of the titles of the columns."""
        em = self._theme.em
        size = self.order.sizeHint()
        self.order.resize(size.width(), min(size.height(), max(24, self.height() - 2)))
        left = self.width() - self._bar - round(7.8 * em) - size.width()
        self.order.move(max(round(12 * em), left), (self.height() - self.order.height()) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button beside the columns."""
        super().resizeEvent(event)
        self._place()

    def show_count(self, count: int) -> None:
        """Show another number of cards."""
        self._count = count
        off = MAIN_DECK_SIZE - count
        if off > 0:
            words = tr("{count} missing", count=off)
        else:
            words = tr("{count} too many", count=-off) if off else tr("complete")
        name = tr(
            "Main deck, {count} of {size} cards, {state}", count=count, size=MAIN_DECK_SIZE, state=words
        )
        self.setAccessibleName(name)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """One line of the large figures."""
        return QSize(self._theme.ems(26), self._theme.ems(2.3))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Title, figure, ruler, column titles."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            rect = QRectF(self.rect())
            painter.fillRect(rect, theme.color("panel"))
            painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), theme.color("rule"))
            x = 0.9 * em
            strong = theme.font(scale=1.1, weight=QFont.Weight.DemiBold)
            ink, second = theme.color("text"), theme.color("text2")
            x += (
                draw_text(painter, QRectF(x, 0, 8 * em, rect.height()), tr("Main deck"), strong, ink)
                + 0.7 * em
            )
            figure = theme.font(scale=1.6, weight=QFont.Weight.Bold, family=NUMERALS)
            x += (
                draw_text(painter, QRectF(x, 0, 4 * em, rect.height()), str(self._count), figure, ink)
                + 0.2 * em
            )
            of = theme.font(scale=1.1, family=NUMERALS)
            x += (
                draw_text(painter, QRectF(x, 0, 4 * em, rect.height()), f"/{MAIN_DECK_SIZE}", of, second) + em
            )
            small = theme.font(scale=0.95)
            step = QRectF(rect.right() - self._bar - 3.0 * em, 0, 2.6 * em, rect.height())
            power = QRectF(step.left() - 4.4 * em, 0, 4.2 * em, rect.height())
            draw_text(painter, step, tr("Step"), small, second, Qt.AlignmentFlag.AlignHCenter)
            title = tr("Power")
            if power.right() - QFontMetricsF(small).horizontalAdvance(title) > self.order.geometry().right():
                draw_text(painter, power, title, small, second, Qt.AlignmentFlag.AlignRight)
            self._paint_ruler(painter, x, min(power.left() - em, self.order.x() - 0.5 * em))
        painter.end()

    def _paint_ruler(self, painter: QPainter, left: float, right: float) -> None:
        theme, em = self._theme, self._theme.em
        pitch = min(0.26 * em, (right - left - 2 * em) / (MAIN_DECK_SIZE + 4))
        if pitch < 1.6:
            return
        top, height = self.height() / 2 - 0.4 * em, 0.8 * em
        x = left
        for tick in range(min(self._count, MAIN_DECK_SIZE)):
            painter.fillRect(QRectF(x, top, 0.55 * pitch, height), theme.color("text"))
            x += pitch + (0.8 * pitch if tick % 10 == 9 else 0)
        off = MAIN_DECK_SIZE - self._count
        if off == 0:
            return
        label = str(off) if off > 0 else f"+{-off}"
        font = theme.font(scale=0.95, weight=QFont.Weight.Bold, family=NUMERALS)
        pill = QRectF(
            x + 0.5 * pitch, top - 0.15 * em, max(1.2, 0.6 * len(label) + 0.5) * em, height + 0.3 * em
        )
        painter.setPen(QPen(theme.color("onsignal"), 1))
        painter.setBrush(theme.color("signal"))
        painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        draw_text(painter, pill, label, font, theme.color("onsignal"), Qt.AlignmentFlag.AlignHCenter)
