"""The bar that says that the rules are off, with what is done by hand most."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from deckbuilder.cards.messages import say
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import STRONG, Words

from .game import Game

HOW = say("Drag any card to any place, or click it and then the place; right click for everything else.")
STRIPE = 10
"""Pixels of ink and of paper in the edge, that of a road that is closed."""


class FreeBar(QWidget):
    """Follows the game; takes no room while the rules are on."""

    wanted = Signal(str)
    """The name of a command of the menus."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._game: Game | None = None
        self.title = Words(theme, tr("Free table: the rules are off"), weight=STRONG)
        self.about = Words(theme, scale=0.9, tone="text2", wrap=True)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.about)
        words.setMinimumWidth(theme.ems(15))
        flow = Flow(self)
        edge = theme.steps(3.5)
        flow.setContentsMargins(edge, theme.steps(1.5) + 6, edge, theme.steps(1.5))
        flow.setSpacing(theme.steps(2))
        flow.addWidget(words)
        self.buttons: dict[str, QPushButton] = {}
        for name, text in (
            ("free_draw", tr("Draw  (D)")),
            ("free_find", tr("Find…  (F)")),
            ("free_look", tr("Look…  (L)")),
            ("free_shuffle", tr("Shuffle  (S)")),
            ("free", tr("Rules on again")),
        ):
            button = self.buttons[name] = QPushButton(text)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            flow.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        game = self._game
        if game is None:
            return
        self.setVisible(game.free)
        if not game.free:
            return
        reason = game.why_not_free()
        self.about.setText(reason)
        self.about.setVisible(bool(reason))
        words = reason or shown(HOW)
        self.title.setToolTip(words)
        self.setAccessibleName(tr("{title}. {text}", title=self.title.text(), text=words))
        for name, button in self.buttons.items():
            button.setEnabled(not reason or name == "free")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """A striped edge above, a hairline below."""
        painter, theme = QPainter(self), self._theme
        painter.fillRect(self.rect(), theme.color("panel"))
        for left in range(0, self.width(), 2 * STRIPE):
            painter.fillRect(QRectF(left, 0, STRIPE, 6), theme.color("text"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme.color("rule"))
        painter.end()
