"""The tour of a first start: three notes beside the parts they speak about; nothing is blocked meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.messages import say

from .theme import Theme
from .tr import shown, tr
from .widgets.words import STRONG, Words

if TYPE_CHECKING:
    from .window import MainWindow


@dataclass(frozen=True, slots=True)
class Step:
    """One note and what it stands beside."""

    title: str
    text: str
    target: Callable[[MainWindow], QWidget]


def _search(window: MainWindow) -> QWidget:
    return window.top.search


def _deck(window: MainWindow) -> QWidget:
    return window.deck_panel


def _checks(window: MainWindow) -> QWidget:
    return window.panes.left_tabs  # the checks with their tab


STEPS = (
    Step(
        say("Find cards"),
        say(
            "Type a part of a name, in English or Japanese, or words like t:battle r<=5 c:red. The filters "
            "write the same words. Enter goes on to the list."
        ),
        _search,
    ),
    Step(
        say("Build the deck"),
        say(
            "Enter adds the chosen card, Shift+Enter puts a monster into the monster deck. +, − and the "
            "digits change the count. Every step can be undone."
        ),
        _deck,
    ),
    Step(
        say("Check it"),
        say(
            "The checks say what the deck still needs and by which rule. The button beside a problem puts "
            "it right. Ctrl+K finds everything else."
        ),
        _checks,
    ),
)


class Tour(QObject):
    """Shows the notes one after the other; ends when the last is done or the player skips the rest."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before: QWidget | None = None
        self._step = 0
        self.note: Note | None = None
        """The note on show; None when no tour is on."""

        self._ring: _Ring | None = None

    def offer(self, *, opening: bool) -> None:
        """Start at a first start, unless files are being opened; see ``Settings.tour_seen``."""
        if not opening and not self._window.services.settings.tour_seen:
            self.start()

    def start(self) -> None:
        """Start with the first step."""
        if self.note is None:
            theme = self._window.services.theme
            self._before = QApplication.focusWidget()
            self._ring = _Ring(theme, self._window)
            self.note = Note(theme, self._window)
            self.note.skip.clicked.connect(self.end)
            self.note.back.clicked.connect(lambda: self._show(self._step - 1))
            self.note.go_on.clicked.connect(lambda: self._show(self._step + 1))
            self.note.left.connect(self.end)
            self._window.installEventFilter(self)
            theme.changed.connect(self._place_soon)
        self._window.panes.reveal(self._window.checks)
        self._show(0)

    def end(self) -> None:
        """Take the note away for good."""
        if self.note is None or self._ring is None:
            return
        focus = QApplication.focusWidget()
        held_focus = focus is not None and self.note.isAncestorOf(focus)
        for step in STEPS:
            step.target(self._window).removeEventFilter(self)
        self._window.removeEventFilter(self)
        self._window.services.theme.changed.disconnect(self._place_soon)
        for each in (self.note, self._ring):
            each.hide()
            each.deleteLater()
        self.note = self._ring = None
        self._window.services.settings.tour_seen = True
        before = self._before if self._before and self._before.isVisible() else self._window.top.search.edit
        if held_focus:
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, step: int) -> None:
        if step >= len(STEPS) or self.note is None:
            self.end()
            return
        self._step = step
        target = STEPS[step].target(self._window)
        target.installEventFilter(self)
        self.note.show_step(step)
        self._place()
        self.note.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- places -------------------------------------------------------------------------------------------

    def _place(self) -> None:
        if self.note is None or self._ring is None:
            return
        window, theme = self._window, self._window.services.theme
        target = STEPS[self._step].target(window)
        place = QRect(target.mapTo(window, QPoint(0, 0)), target.size()).intersected(window.rect())
        shown_there = target.isVisible() and not place.isEmpty()
        self._ring.setVisible(shown_there)
        self._ring.setGeometry(place.adjusted(-3, -3, 3, 3))
        size = self.note.size_at(min(theme.ems(26), window.width() - theme.ems(2)))
        corner = beside(place if shown_there else window.rect(), size, window.rect(), theme.steps(3))
        self.note.setGeometry(QRect(corner, size))
        for each in (self._ring, self.note):
            each.raise_()
        self.note.show()

    def _place_soon(self) -> None:
        """After the layout has followed the size of the text."""
        QApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        """The layout has settled."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """The note goes where its part goes."""
        moves = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if event.type() in moves:
            self._place_soon()
        return False


def beside(target: QRect, size: QSize, window: QRect, gap: int) -> QPoint:
    """The corner of a note of that size: below the target, else above, left or right of it, else on it."""
    inside = window.adjusted(gap, gap, -gap, -gap)
    tries = (
        QPoint(target.left(), target.bottom() + gap),
        QPoint(target.left(), target.top() - gap - size.height()),
        QPoint(target.left() - gap - size.width(), target.top() + gap),
        QPoint(target.right() + gap, target.top() + gap),
    )
    for corner in tries:
        if inside.contains(QRect(corner, size)):
            return corner
    return QPoint(
        max(inside.left(), min(target.left() + gap, inside.right() - size.width())),
        max(inside.top(), min(target.center().y(), inside.bottom() - size.height())),
    )


class Note(QFrame):
    """A title, a few sentences and the buttons to go on, back, or no further."""

    left = Signal()
    """Escape was pressed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = Words(theme, scale=1.1, weight=STRONG)
        self.count = Words(theme, scale=0.92, tone="text2")
        self.text = Words(theme, wrap=True).selectable()
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.skip, self.back = QPushButton(tr("Skip")), QPushButton(tr("Back"))
        self.go_on = QPushButton()
        self.go_on.setDefault(True)
        self._head, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.count)
        self._buttons.addWidget(self.skip)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.back)
        self._buttons.addWidget(self.go_on)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self.text)
        self._whole.addLayout(self._buttons)

    def show_step(self, number: int) -> None:
        """Say another step; 0 is the first."""
        step = STEPS[number]
        self.title.setText(shown(step.title))
        self.text.setText(shown(step.text))
        self.count.setText(tr("{number} of {count}", number=number + 1, count=len(STEPS)))
        self.back.setVisible(number > 0)
        last = number + 1 == len(STEPS)
        self.go_on.setText(tr("Done") if last else tr("Next"))
        self.skip.setVisible(not last)
        self.setAccessibleName(tr("Tour: {title}", title=self.title.text()))
        self.go_on.setAccessibleDescription(f"{self.title.text()}. {self.text.text()}")

    def size_at(self, width: int) -> QSize:
        """Its size when so many pixels wide."""
        theme = self._theme
        inset = theme.steps(4)
        self._whole.setContentsMargins(inset, theme.steps(3), inset, theme.steps(3))
        self._whole.setSpacing(theme.steps(2))
        self._buttons.setSpacing(theme.steps(2))
        width = max(width, self._buttons.minimumSize().width() + 2 * inset)
        return QSize(width, self._whole.totalHeightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The tone of notices in an edge of ink (LOOK 7)."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("signalbg"))
        painter.setPen(QPen(self._theme.color("text"), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.fillRect(QRect(0, 0, 4, self.height()), self._theme.color("signal"))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape skips the rest; Enter presses the button that has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Ring(QWidget):
    """An amber ring around the part a note speaks about; clicks go through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Amber with a hairline of ink, as everywhere (LOOK 2)."""
        painter = QPainter(self)
        painter.setPen(QPen(self._theme.color("text"), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.setPen(QPen(self._theme.color("signal"), 3))
        painter.drawRect(self.rect().adjusted(2, 2, -3, -3))
        painter.end()
