"""What a library without decks says and offers."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import STRONG, Words


class EmptyLibrary(QWidget):
    """What a library without decks says: one sentence, what to do first, two buttons."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = services.theme
        title = Words(theme, tr("No decks here yet"), scale=1.3, weight=STRONG, wrap=True)
        text = Words(
            theme,
            tr(
                "Save a deck with Ctrl+S and it stands here. To begin, open a starter deck, or put deck "
                "files into the folder of the library."
            ),
            wrap=True,
        )
        self.starter = QPushButton(tr("Open a starter"))
        self.folder = QPushButton(tr("Show the folder"))
        row = Flow()
        row.setSpacing(theme.steps(1.5))
        for button in (self.starter, self.folder):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        margin = theme.steps(3)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(title)
        layout.addWidget(text)
        layout.addLayout(row)
