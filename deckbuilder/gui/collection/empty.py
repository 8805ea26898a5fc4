"""What stands in the collection's window while none is kept: what it is for, and how to start one."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG, Words


class EmptyCollection(QWidget):
    """What a collection is for, and the two ways to start one."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = services.theme
        title = Words(theme, tr("No collection is kept"), scale=1.25, weight=STRONG, wrap=True)
        text = Words(
            theme,
            tr(
                "Count the cards you own, and decks can say which are missing, and searches can ask for "
                "owned>=1. Nothing is kept until you start."
            ),
            tone="text2",
            wrap=True,
        )
        self.start = QPushButton(tr("Start a collection"))
        self.bring = QPushButton(tr("Import CSV…"))
        self.start.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.steps(2))
        for button in (self.start, self.bring):
            buttons.addWidget(button)
        buttons.addStretch(1)
        inner = QVBoxLayout()
        inner.setSpacing(theme.steps(3))
        inner.addWidget(title)
        inner.addWidget(text)
        inner.addLayout(buttons)
        box = QWidget()
        box.setLayout(inner)
        box.setMaximumWidth(theme.ems(36))
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(box, 6)
        across.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addLayout(across)
        layout.addStretch(3)
