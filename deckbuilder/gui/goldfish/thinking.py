"""How a bot beside the table comes to its move: at once, or on a thread of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from deckbuilder.engine import Action, GameState, legal_actions
from deckbuilder.play import Bot, Dice, PassiveBot, View


def choice(bot: Bot, state: GameState, position: int) -> Action:
    """What a bot chooses: other dice for every decision, the same ones when the game comes to it again."""
    ask = state.ask
    assert ask is not None
    legal = legal_actions(state)
    if len(legal) == 1 or isinstance(bot, PassiveBot):
        return bot.choose(View(state, ask.player), ask, legal, Dice.of_player(0, ask.player))
    return bot.choose(View(state, ask.player), ask, legal, Dice.of_player(state.seed + position, ask.player))


class _Signals(QObject):
    chosen = Signal(int, object)
    failed = Signal(int, str)


class Thought:
    """One decision of a slow bot, on a copy of the position that nobody else touches."""

    def __init__(self, ticket: int, bot: Bot, state: GameState, position: int) -> None:
        self.signals = _Signals()
        self._ticket, self._bot, self._state, self._position = ticket, bot, state, position

    def run(self) -> None:
        """Choose and tell."""
        try:
            action = choice(self._bot, self._state, self._position)
        except Exception as error:  # a thread has nobody above it who could be told
            self.signals.failed.emit(self._ticket, str(error) or type(error).__name__)
        else:
            self.signals.chosen.emit(self._ticket, action)
