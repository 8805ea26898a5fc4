"""The strip under the board: the odds of the next draw, and the way on."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.decks.odds import at_least
from deckbuilder.engine import PASS, Ask, GameState
from deckbuilder.engine.definition import MONSTER
from deckbuilder.engine.values import monster_of
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import Words

from .game import Game

STEP_TWO = 2


class HandInfo(QWidget):
    """Follows the game; the own deck is known but for its order."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = services.theme
        self._game: Game | None = None
        self.odds = Words(theme, tone="text2", wrap=True)
        self.go_on = QPushButton(tr("Counter Phase  (Space)"))
        self.go_on.setDefault(True)
        policy = self.go_on.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or the board would change its size with every question
        self.go_on.setSizePolicy(policy)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.steps(3.5), theme.steps(1.5), theme.steps(3.5), theme.steps(1.5))
        layout.setSpacing(theme.steps(4))
        layout.addWidget(self.odds, 1)
        layout.addWidget(self.go_on)
        self.go_on.clicked.connect(self._go_on)

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        self._game = game
        game.changed.connect(self._refresh)
        self._refresh()

    def _go_on(self) -> None:
        if self._game is not None:
            self._game.do(PASS)

    def _refresh(self) -> None:
        game = self._game
        if game is None:
            return
        state = game.state
        self.odds.setText(_odds_line(state, game.viewer))
        draws = monster_of(state, 1 - game.viewer).rank
        self.odds.setToolTip(_tip(state, game.viewer, draws))
        main = state.ask is not None and state.ask.kind is Ask.MAIN
        self.go_on.setEnabled(PASS in game.legal)
        self.go_on.setVisible(main)
        self.go_on.setToolTip(game.why_not(PASS))


def _groups(state: GameState, player: int) -> tuple[int, int, int]:
    deck = [state.table[card] for card in state.players[player].deck]
    monsters = sum(card.kind == MONSTER for card in deck)
    return len(deck), monsters, sum(card.step == STEP_TWO for card in deck)


def _odds_line(state: GameState, player: int) -> str:
    cards, monsters, steps = _groups(state, player)
    if not cards:
        return tr("Next draw: the deck is empty")
    return tr(
        "Next draw: monster {monster} %, step 2 {step} %",
        monster=round(100 * at_least(1, monsters, cards, 1)),
        step=round(100 * at_least(1, steps, cards, 1)),
    )


def _tip(state: GameState, player: int, draws: int) -> str:
    cards, monsters, steps = _groups(state, player)
    if not cards:
        return ""
    draws = min(draws, cards)
    return tr(
        "Of {cards} in the deck, {monsters} are monsters and {steps} have step 2. In the next {draws} drawn, "
        "at least one monster: {monster} %, at least one step 2: {step} %.",
        cards=counted(cards, "card"),
        monsters=monsters,
        steps=steps,
        draws=draws,
        monster=round(100 * at_least(1, monsters, cards, draws)),
        step=round(100 * at_least(1, steps, cards, draws)),
    )
