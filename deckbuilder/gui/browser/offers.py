"""The list of ways to go on under a line; it never takes the focus from the line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from deckbuilder.cards.search.completion import Completion
from deckbuilder.gui.rows import Inks, draw_text, fill_row
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.signs import painting


class Offers(QWidget):
    """Shows completions or earlier searches; keys are handed on by the line, a click takes one up."""

    taken = Signal(object)
    """The ``Completion`` the player chose."""

    said = Signal()
    """``words`` are others."""

    def __init__(self, theme: Theme, owner: QWidget) -> None:
        super().__init__(owner)
        self._theme = theme
        self._owner = owner
        self._offers: Sequence[Completion] = ()
        self._chosen = -1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.hide()

    @property
    def offers(self) -> Sequence[Completion]:
        """What is on show."""
        return self._offers if self.isVisible() else ()

    @property
    def words(self) -> str:
        """What a screen reader is told in the line, where the focus stays."""
        if not self.offers:
            return ""
        if self.chosen is not None:
            return self.chosen.text
        return tr("Tab completes: {offers}", offers=", ".join(each.text for each in self._offers))

    @property
    def chosen(self) -> Completion | None:
        """The one that the arrows have reached."""
        return self._offers[self._chosen] if self.isVisible() and self._chosen >= 0 else None

    def offer(self, offers: Sequence[Completion]) -> None:
        """Show these under the line, or nothing."""
        self._offers, self._chosen = offers, -1
        window = self._owner.window()
        if not offers or window is self._owner:
            self.hide()
            return
        if self.parentWidget() is not window:
            self.setParent(window)
        corner = self._owner.mapTo(window, QPoint(0, self._owner.height() + 2))
        size = self.sizeHint()
        self.setGeometry(
            corner.x(), corner.y(), min(size.width(), window.width() - corner.x()), size.height()
        )
        self.show()
        self.raise_()
        self._say()

    def step(self, step: int) -> None:
        """Go to the next one, or back; before the first there is none."""
        self._chosen = max(-1, min(len(self._offers) - 1, self._chosen + step))
        self.update()
        self._say()

    def take(self) -> None:
        """Take up the chosen one, or the first."""
        if self.isVisible() and self._offers:
            offer = self._offers[max(0, self._chosen)]
            self.hide()
            self.taken.emit(offer)

    def sizeHint(self) -> QSize:
        """As wide as the line at least, a row for each."""
        strong = QFontMetricsF(self._theme.font(weight=QFont.Weight.DemiBold))
        plain = QFontMetricsF(self._theme.font())
        widths = [
            strong.horizontalAdvance(each.text)
            + plain.horizontalAdvance(shown(each.words))
            + 3 * self._theme.em
            for each in self._offers
        ]
        width = max(self._theme.ems(20), round(max(widths, default=0) + 3 * self._theme.em))
        return QSize(min(width, self._theme.ems(52)), self._row * len(self._offers) + 2)

    # ---- inside -------------------------------------------------------------------------------------------

    @property
    def _row(self) -> int:
        return max(24, self._theme.ems(1.9))

    def _say(self) -> None:
        self.setAccessibleName(self.words)
        self.said.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say nothing more."""
        super().hideEvent(event)
        self.said.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer chooses."""
        self._chosen = min(len(self._offers) - 1, int(event.position().y()) // self._row)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click takes it up."""
        self._chosen = min(len(self._offers) - 1, int(event.position().y()) // self._row)
        self.take()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Text and meaning of each, the chosen one filled."""
        theme, em = self._theme, self._theme.em
        painter = QPainter(self)
        with painting(painter):
            painter.fillRect(self.rect(), theme.color("base"))
            for number, offer in enumerate(self._offers):
                row = QRectF(1, 1 + number * self._row, self.width() - 2, self._row)
                chosen = number == self._chosen
                inks = Inks.of(theme, chosen)
                fill_row(painter, row, theme, selected=chosen, focused=False)
                inner = row.adjusted(0.7 * em, 0, -0.7 * em, 0)
                strong = theme.font(weight=QFont.Weight.DemiBold)
                width = draw_text(painter, inner, offer.text, strong, inks.text)
                rest = inner.adjusted(width + 0.8 * em, 0, 0, 0)
                draw_text(painter, rest, shown(offer.words), theme.font(), inks.second)
            painter.setPen(QPen(theme.color("edge"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()


class OfferingLine(QLineEdit):
    """A line with offers under it."""

    offers: Offers

    def event(self, event: QEvent) -> bool:
        """With nothing to take back here, undo and redo are left to what owns it; Tab takes up an offer."""
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        if event.type() is QEvent.Type.KeyPress and self._is_take(event):
            self.offers.take()
            return True
        if event.type() is QEvent.Type.ShortcutOverride:
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def _is_take(self, event: QKeyEvent) -> bool:
        return bool(self.offers.offers) and event.key() == Qt.Key.Key_Tab and not event.modifiers()
