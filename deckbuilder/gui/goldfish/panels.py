"""The parts of the board's window and how they share its room: board, what waits, forecasts and log."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import STRONG, Words

from .board.view import BoardView
from .choice import ChoicePanel
from .cover import Cover
from .forecasts import Forecasts
from .game import Game
from .hand_info import HandInfo
from .head import GameHead
from .log import LogView


class Panels(QWidget):
    """All that follows a game; the window wires it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        theme = services.theme
        self.head = GameHead(theme)
        self.notices = NoticeArea(theme)
        self.board = BoardView(services)
        self.cover = Cover(services)
        self.middle = QStackedWidget()
        self.hand_info = HandInfo(services)
        self.choice = ChoicePanel(services)
        self.forecasts = Forecasts(services)
        self.log = LogView(theme)
        self.step = Words(theme, scale=0.9, tone="text2")
        self.asked = Column()
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(self._table())
        both.addWidget(self._side(theme))
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 1)
        both.setSizes([theme.ems(80), theme.ems(28)])
        layout = _tight(self)
        layout.addWidget(self.head)
        layout.addWidget(self.notices)
        layout.addWidget(both, 1)

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        for part in (self.head, self.board, self.hand_info, self.choice, self.forecasts, self.log):
            part.show_game(game)

    def _table(self) -> QWidget:
        """The board, or what covers it, above the strip of the hand."""
        self.middle.addWidget(self.board)
        self.middle.addWidget(self.cover)
        table = QWidget()
        column = _tight(table)
        column.addWidget(self.middle, 1)
        column.addWidget(self.hand_info)
        return table

    def _side(self, theme: Theme) -> QWidget:
        """What is asked and the forecasts, which scroll, above the log."""
        asked = QWidget()
        column = _tight(asked)
        column.addWidget(self.choice)
        column.addWidget(self.forecasts)
        column.addStretch(1)
        self.asked.set_content(asked)
        both = QSplitter(Qt.Orientation.Vertical)
        both.setChildrenCollapsible(False)
        both.addWidget(self.asked)
        both.addWidget(self._log(theme))
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 2)
        both.setSizes([theme.ems(38), theme.ems(22)])
        both.setMinimumWidth(theme.ems(17))
        return both

    def _log(self, theme: Theme) -> QWidget:
        log = QWidget()
        lines = QVBoxLayout(log)
        lines.setContentsMargins(0, theme.steps(2), 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(theme.steps(3.5), 0, theme.steps(3.5), 0)
        head.addWidget(Words(theme, tr("Log"), weight=STRONG), 1)
        head.addWidget(self.step)
        lines.addLayout(head)
        lines.addWidget(self.log, 1)
        return log


def _tight(widget: QWidget) -> QVBoxLayout:
    """A column without edges."""
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
