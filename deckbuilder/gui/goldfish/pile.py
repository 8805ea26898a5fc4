"""A pile looked through: the open cards in their order, or what the own deck still holds, which has none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG, Words


class PileDialog(QDialog):
    """A list of names; not modal, so that the board can be looked at beside it."""

    def __init__(
        self, title: str, about: str, names: Sequence[str], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        head = Words(
            theme, tr("{pile}: {cards}", pile=title, cards=counted(len(names), "card")), weight=STRONG
        )
        self.cards = QListWidget()
        self.cards.setAccessibleName(title)
        self.cards.addItems(list(names))
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(head)
        if about:
            layout.addWidget(Words(theme, about, tone="text2", wrap=True))
        layout.addWidget(self.cards, 1)
        layout.addWidget(close)
        self.resize(theme.ems(26), theme.ems(32))
