"""Notices under the tabs: a deck to restore, a changed file, a report; never modal, never timed (LOOK 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from .theme import Theme
from .tr import tr
from .widgets.words import STRONG, Words

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
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.steps(4), theme.steps(2), theme.steps(3), theme.steps(2))
        layout.addLayout(words, 1)
        self.buttons: list[QPushButton] = []
        for caption, act in choices:
            button = QPushButton(caption)
            button.clicked.connect(lambda _=False, act=act: self._choose(act))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons.append(button)

    @property
    def title(self) -> str:
        """The strong line."""
        return self._title.text()

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
