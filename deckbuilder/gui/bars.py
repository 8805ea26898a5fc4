"""Notices under the tabs: a deck to restore, a changed file, a report; never modal, never timed (LOOK 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from .theme import Theme
from .tr import tr
from .widgets.flow import Flow
from .widgets.words import STRONG, Words

_UNBOUNDED = 16_777_215
"""Qt's own greatest width."""

Choice = tuple[str, Callable[[], None]]
"""A button's text and what it does; the bar goes away afterwards."""


class NoticeBar(QWidget):
    """One notice: a strong line, a plain line, buttons. Has an amber edge 4 pixels wide."""

    def __init__(
        self, theme: Theme, title: str, text: str, choices: Sequence[Choice], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(tr("{title}. {text}", title=title, text=text))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._title = Words(theme, title, weight=STRONG, wrap=True).selectable()
        self._text = Words(theme, text, wrap=True).selectable()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        self._parts = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(theme.steps(4), theme.steps(2), theme.steps(3), theme.steps(2))
        layout.setSpacing(theme.steps(2))
        layout.addLayout(words, 1)
        self._row = QWidget()
        row = Flow(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.steps(1.5))
        self.buttons: list[QPushButton] = []
        for caption, act in choices:
            button = QPushButton(caption)
            button.clicked.connect(lambda _=False, act=act: self._choose(act))
            row.addWidget(button)
            self.buttons.append(button)
        layout.addWidget(self._row)
        self._place_buttons()

    @property
    def title(self) -> str:
        """The strong line."""
        return self._title.text()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the words; the buttons go under them."""
        widest = max((button.sizeHint().width() for button in self.buttons), default=0)
        return QSize(widest + self._theme.steps(7), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons where there is room for them."""
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Beside the words, or under them where they would leave less than half of the width."""
        gap = self._theme.steps(1.5)
        wide = sum(button.sizeHint().width() + gap for button in self.buttons)
        below = wide > 0.5 * self.width()
        self._row.setMinimumWidth(0 if below else wide)
        self._row.setMaximumWidth(_UNBOUNDED if below else wide)
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.TopToBottom if below else directions.LeftToRight)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Fill with the notice tone and draw the edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("signalbg"))
        painter.fillRect(QRectF(0, 0, 4, self.height()), self._theme.color("signal"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("rule"))
        painter.end()

    def _choose(self, act: Callable[[], None]) -> None:
        self.hide()
        self.deleteLater()
        act()


class NoticeArea(QWidget):
    """The notices that wait, newest at the bottom; takes no room when there is none."""

    grown = Signal()
    """There is a notice more: the time to bring the notices into view."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_notice(
        self, title: str, text: str, choices: Sequence[Choice], *, beside: bool = False
    ) -> NoticeBar:
        """Add a notice; one with the same title is replaced unless it should stand ``beside`` it."""
        for bar in self.bars:
            if bar.title == title and not beside:
                bar.hide()
                self._layout.removeWidget(bar)
                bar.deleteLater()
        bar = NoticeBar(self._theme, title, text, choices, self)
        self._layout.addWidget(bar)
        bar.show()
        self.grown.emit()
        return bar

    @property
    def bars(self) -> list[NoticeBar]:
        """The notices on show."""
        found = self.findChildren(NoticeBar)
        return [bar for bar in found if not bar.isHidden()]
