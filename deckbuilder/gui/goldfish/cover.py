"""What lies over the board while it is handed over to the other player at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words

from .game import Game


class Cover(QWidget):
    """Names who is to sit down, and has one button."""

    ready = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.words = Words(services.theme, scale=1.6, weight=STRONG, wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(tr("I am ready  (Enter)"))
        self.button.setDefault(True)
        self.button.clicked.connect(lambda: self.ready.emit())
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(self.words)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(1)

    def show_game(self, game: Game) -> None:
        """Name the player who is to sit down."""
        name = shown(game.start.title if game.viewer == 0 else game.start.opponent)
        self.words.setText(tr("{name} is to choose", name=name))
