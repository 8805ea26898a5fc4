"""The search line: text in, a query out after a short pause; a mistake is marked where it stands (4.2)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.words import Words

PAUSE_MS = 120
"""Typing is coalesced for this long before the list follows."""


class QueryEdit(QLineEdit):
    """The field itself; underlines the span of a mistake in amber with an ink line under it."""

    left_for_list = Signal()
    """The player pressed Down or Enter to go on in the list."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._mistake: tuple[int, int] | None = None
        self.setPlaceholderText("Search: name, or t:battle r<=5 c:red")
        self.setAccessibleName("Search cards")
        self.setClearButtonEnabled(True)
        self.setMaxLength(1000)

    def mark(self, span: tuple[int, int] | None) -> None:
        """Mark the characters from start to end as the mistake, or nothing."""
        self._mistake = span
        self.update()

    def event(self, event: QEvent) -> bool:
        """With nothing to take back here, undo and redo are left to the deck."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter go to the list; Escape clears."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_for_list.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, then the mark."""
        super().paintEvent(event)
        if self._mistake is None:
            return
        start, end = self._mistake
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
        painter = QPainter(self)
        bottom = cursor.bottom() - 2.0
        painter.fillRect(QRectF(left, bottom, right - left, 3), self._theme.color("signal"))
        painter.fillRect(QRectF(left, bottom + 3, right - left, 1), self._theme.color("text"))
        painter.end()


class Message(Words):
    """Words as high as they are at their width, however little room the window has."""

    def setText(self, text: str) -> None:
        """Say something else."""
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks other lines."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(0)  # what was needed at another width counts as needed now
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))  # -1 for no words


class SearchLine(QWidget):
    """The field, the count of hits inside it, and the sentence about a mistake for the line below."""

    query_changed = Signal(str)
    """The text, once the player paused."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.edit = QueryEdit(theme, self)
        self._count = Words(theme, tone="text2", parent=self.edit)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.message = Message(theme, tone="signaltext", wrap=True, parent=self)
        """What is wrong with the query; its place is where it has room, under the whole line of controls."""

        self.message.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._announce)
        self.edit.textChanged.connect(self._on_text_changed)
        theme.changed.connect(self._place_count)

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
        self._count.setText(f"{found:,} of {total:,}")
        self._place_count()

    def show_mistake(self, message: str, span: tuple[int, int] | None) -> None:
        """Say what is wrong with the query; the list keeps the last good result."""
        self.edit.mark(span)
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.edit.setAccessibleDescription(message)

    def flush(self) -> None:
        """Announce what is in the field now, without the pause."""
        if self._pause.isActive():
            self._announce()

    def _on_text_changed(self) -> None:
        self._place_count()
        self._pause.start()

    def _announce(self) -> None:
        self._pause.stop()
        self.query_changed.emit(self.edit.text())

    def _place_count(self) -> None:
        size = self._count.sizeHint()
        room = 30 if self.edit.text() else 8  # the clear button needs its place
        self._count.resize(size)
        self._count.move(self.edit.width() - size.width() - room, (self.edit.height() - size.height()) // 2)
        shown = self.edit.text() or self.edit.placeholderText()
        text_width = self.edit.fontMetrics().horizontalAdvance(shown)
        self._count.setVisible(text_width < self.edit.width() - size.width() - room - 24)

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002
        """Keep the count at the right end of the field."""
        self._place_count()

    def sizeHint(self) -> QSize:
        """Wide enough for a query of a few words."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), self._theme.ems(24)), hint.height())
