"""The search line: text in, a query out after a short pause; a mistake is marked where it stands (4.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from deckbuilder.cards.search.completion import Completion
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.clearable import make_clearable
from deckbuilder.gui.widgets.words import Words
from deckbuilder.paper.icons import Icon, draw_icon

from .offers import OfferingLine, Offers

Complete = Callable[[str, int], Sequence[Completion]]
"""The ways to go on with a text from a place in it."""

MOST_EARLIER = 10
PAUSE_MS = 120
"""Typing is coalesced for this long before the list follows."""


class QueryEdit(OfferingLine):
    """The field itself; underlines the span of a mistake in amber with an ink line under it."""

    left_for_list = Signal()
    """The player pressed Down or Enter to go on in the list."""

    earlier_wanted = Signal()
    """The player wants an earlier search: Ctrl+Down, or Down in the empty line."""

    focus_left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.offers = Offers(theme, self)
        self._mistake: tuple[int, int] | None = None
        self.setPlaceholderText(tr("Search: name, or t:battle r<=5 c:red"))
        self.setAccessibleName(tr("Search cards"))
        make_clearable(self, theme)
        self.setMaxLength(1000)
        theme.changed.connect(self._make_room)
        self._make_room()

    def _make_room(self) -> None:
        """Leave a place for the glass in front of the text."""
        self.setTextMargins(self._theme.ems(1.5), 0, 0, 0)

    def mark(self, span: tuple[int, int] | None) -> None:
        """Mark the characters from start to end as the mistake, or nothing."""
        self._mistake = span
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter go to the list; Escape clears. While there are offers, they come first."""
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.offers.offers and self._on_offers_key(event.key()):
            return
        if event.key() == Qt.Key.Key_Down and (ctrl or not self.text()):
            self.earlier_wanted.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_for_list.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def _on_offers_key(self, key: int) -> bool:
        match key:
            case Qt.Key.Key_Down:
                self.offers.step(1)
            case Qt.Key.Key_Up:
                self.offers.step(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.offers.chosen is not None:
                self.offers.take()
            case Qt.Key.Key_Escape:
                self.offers.hide()
            case _:
                return False
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The offers go with the focus."""
        super().focusOutEvent(event)
        self.offers.hide()
        self.focus_left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and the glass that says what it is for, then the mark."""
        super().paintEvent(event)
        painter = QPainter(self)
        em = self._theme.em
        glass = QRectF(0.5 * em, (self.height() - 1.15 * em) / 2, 1.15 * em, 1.15 * em)
        draw_icon(painter, glass, Icon.SEARCH, self._theme.color("text2"))
        if self._mistake is not None:
            self._paint_mark(painter, *self._mistake)
        painter.end()

    def _paint_mark(self, painter: QPainter, start: int, end: int) -> None:
        cursor = self.cursorRect()
        metrics = self.fontMetrics()
        text = self.text()

        def x_of(position: int) -> float:
            shift = metrics.horizontalAdvance(text[:position]) - metrics.horizontalAdvance(
                text[: self.cursorPosition()]
            )
            return cursor.center().x() + shift

        left, right = x_of(start), x_of(max(end, start + 1))
        right = max(right, left + metrics.averageCharWidth())
        bottom = cursor.bottom() - 2.0
        painter.fillRect(QRectF(left, bottom, right - left, 3), self._theme.color("signal"))
        painter.fillRect(QRectF(left, bottom + 3, right - left, 1), self._theme.color("text"))


class Message(Words):
    """What is wrong with a query, in front of what lies under the controls.

    It comes and goes with every half-typed word, so nothing makes room for it: the list would move each time,
    and laying out the window takes longer than finding the cards.
    """

    def __init__(self, theme: Theme, line: QWidget) -> None:
        super().__init__(theme, wrap=True, parent=line)
        self.below = line
        """The widget it stands under."""

        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # no card under it is drawn for nothing
        edge, side, above = theme.steps(1), theme.steps(2), theme.steps(0.75)
        self.setContentsMargins(edge + side, above, side, above)
        self.hide()

    def say(self, text: str) -> None:
        """Say something else; nothing hides the message."""
        self.setText(text)
        if text:
            self._place()  # before it is shown, or it would be drawn in both places
        self.setVisible(bool(text))

    def place(self) -> None:
        """Stand under the controls, as wide as the words or as there is room, as high as they need."""
        if not self.isHidden():
            self._place()

    def _place(self) -> None:
        host = self.parentWidget()
        if host is None or host is self.below:
            return
        corner = self.below.mapTo(host, QPoint(0, self.below.height() + 2))
        margins = self.contentsMargins()
        words = self.fontMetrics().horizontalAdvance(self.text()) + margins.left() + margins.right() + 2
        left = max(corner.x(), self._theme.steps(3))
        width = min(words, host.width() - 2 * left)
        self.setGeometry(left, corner.y(), width, self.heightForWidth(width))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and amber edge of a notice, then the words."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("signalbg"))
        painter.setPen(self._theme.color("rule"))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.fillRect(QRectF(0, 0, 4, self.height()), self._theme.color("signal"))
        painter.end()
        super().paintEvent(event)


class SearchLine(QWidget):
    """The field, the count of hits inside it, and the sentence about a mistake below it."""

    query_changed = Signal(str)
    """The text, once the player paused."""

    made = Signal(str)
    """The text with which the player left the line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.edit = QueryEdit(theme, self)
        self._count = Words(theme, tone="text2", parent=self.edit)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.message = Message(theme, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._complete: Complete | None = None
        self._earlier: Callable[[], Sequence[str]] | None = None
        self.edit.textEdited.connect(self._offer)
        self.edit.earlier_wanted.connect(self._offer_earlier)
        self.edit.offers.taken.connect(self._take)
        self.edit.offers.said.connect(self._describe)
        for leaving in (self.edit.left_for_list, self.edit.focus_left):
            leaving.connect(lambda: self.made.emit(self.edit.text()))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._announce)
        self.edit.textChanged.connect(self._on_text_changed)
        theme.changed.connect(self._place_count)

    def tell_under(self, controls: QWidget, host: QWidget) -> None:
        """Say what is wrong under these controls, in front of what else there is in ``host``."""
        self.message.below = controls
        self.message.setParent(host)
        self.message.hide()

    def assist(self, complete: Complete, earlier: Callable[[], Sequence[str]]) -> None:
        """Offer ways to go on while typing, and earlier searches."""
        self._complete, self._earlier = complete, earlier

    @property
    def text(self) -> str:
        """What is in the field."""
        return self.edit.text()

    def set_text(self, text: str) -> None:
        """Put a query in the field and announce it at once."""
        if text != self.edit.text():
            self.edit.setText(text)
        self._announce()

    def show_count(self, found: int, total: int) -> None:
        """Say how many cards the list holds."""
        self._count.setText(tr("{found:,} of {total:,}", found=found, total=total))
        self._place_count()

    def show_mistake(self, message: str, span: tuple[int, int] | None) -> None:
        """Say what is wrong with the query; the list keeps the last good result."""
        self.edit.mark(span)
        self.message.say(message)
        self._describe()

    def flush(self) -> None:
        """Announce what is in the field now, without the pause."""
        if self._pause.isActive():
            self._announce()

    def _offer(self, text: str) -> None:
        if self._complete is not None:
            self.edit.offers.offer(self._complete(text, self.edit.cursorPosition()))

    def _offer_earlier(self) -> None:
        earlier = self._earlier() if self._earlier else ()
        text = self.edit.text()
        offers = [Completion(0, len(text), each, "") for each in earlier if each != text]
        if offers:
            self.edit.offers.offer(offers[:MOST_EARLIER])
            self.edit.offers.step(1)
        elif not text:
            self.edit.left_for_list.emit()

    def _take(self, offer: Completion) -> None:
        """Put an offer into the line, as typing would, so that it can be taken back."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.setSelection(offer.start, offer.end - offer.start)
        self.edit.insert(offer.text)

    def _describe(self) -> None:
        """What is wrong, or what is offered, for screen readers."""
        self.edit.setAccessibleDescription(self.message.text() or self.edit.offers.words)

    def _on_text_changed(self) -> None:
        self._place_count()
        self._pause.start()

    def _announce(self) -> None:
        self._pause.stop()
        self.query_changed.emit(self.edit.text())

    def _place_count(self) -> None:
        size = self._count.sizeHint()
        ems = self._theme.ems
        cross = self.edit.findChild(QToolButton)  # needs its place while there is text
        room = max(ems(2.1), round(1.25 * cross.width())) if self.edit.text() and cross else ems(0.6)
        self._count.resize(size)
        self._count.move(self.edit.width() - size.width() - room, (self.edit.height() - size.height()) // 2)
        shown = self.edit.text() or self.edit.placeholderText()
        text_width = self.edit.fontMetrics().horizontalAdvance(shown)
        self._count.setVisible(text_width < self.edit.width() - size.width() - room - ems(3.3))

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002
        """Keep the count at the right end of the field, and the message under it."""
        self._place_count()
        self.message.place()

    def moveEvent(self, event: object) -> None:  # noqa: ARG002
        """Take the message along."""
        self.message.place()

    def sizeHint(self) -> QSize:
        """Wide enough for a query of a few words."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), self._theme.ems(24)), hint.height())
