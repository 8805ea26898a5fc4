"""What stands where there is nothing to list: words, what to do first, three buttons at most (LOOK 7)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.gui.theme import Theme

from .flow import Flow
from .words import STRONG, Words

MOST_EMS = 36
"""The greatest width of the words."""


class EmptyState(QWidget):
    """Words and buttons; ``centred`` in a whole page, else at the top of a narrow panel."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        text: str,
        *buttons: QPushButton,
        centred: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = Words(theme, title, scale=1.3, weight=STRONG, wrap=True)
        self.text = Words(theme, text, tone="text2", wrap=True)
        self.buttons = buttons
        row = Flow()
        row.setSpacing(theme.steps(1.5))
        for button in buttons:
            row.addWidget(button)
        self._box = QWidget()
        inner = QVBoxLayout(self._box)
        margin = 0 if centred else theme.steps(3)
        inner.setContentsMargins(margin, margin, margin, margin)
        inner.setSpacing(theme.steps(2))
        inner.addWidget(self.title)
        inner.addWidget(self.text)
        inner.addLayout(row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if centred:
            self._centre(layout)
        else:
            layout.addWidget(self._box)

    def _centre(self, layout: QVBoxLayout) -> None:
        """A column of words in the middle of the page, a little above its middle line."""
        across = QHBoxLayout()
        across.setContentsMargins(*[self._theme.steps(4)] * 4)
        across.addStretch(1)
        across.addWidget(self._box, 6, Qt.AlignmentFlag.AlignVCenter)
        across.addStretch(1)
        layout.addStretch(2)
        layout.addLayout(across)
        layout.addStretch(3)
        self._theme.changed.connect(self._keep_narrow)
        self._keep_narrow()

    def _keep_narrow(self) -> None:
        self._box.setMaximumWidth(self._theme.ems(MOST_EMS))
