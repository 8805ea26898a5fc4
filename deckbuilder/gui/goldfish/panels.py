"""The parts of the board's window and how they share its room: board, what waits, forecasts and log."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
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
from .free_bar import FreeBar
from .game import Game
from .hand_info import HandInfo
from .head import GameHead
from .log import LogView
from .reader import CardReader

LEAST_FOR_ALL = 27
"""The height in ems from which on the head has everything."""


class Panels(QWidget):
    """All that follows a game; the window wires it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        theme = self._theme = services.theme
        self.head = GameHead(theme)
        self.notices = NoticeArea(theme)
        self.free_bar = FreeBar(theme)
        self.board = BoardView(services)
        self.cover = Cover(services)
        self.middle = QStackedWidget()
        self.hand_info = HandInfo(services)
        self.choice = ChoicePanel(services)
        self.forecasts = Forecasts(services)
        self.reader = CardReader(services)
        self.log = LogView(theme)
        self.step = Words(theme, scale=0.9, tone="text2")
        self.asked = Column()
        self._services = services
        self._shared = self._parted = False
        """Whether the player has moved the handles of the side panel, and the one beside it."""

        both = self._halves = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(self._table())
        both.addWidget(self._side(theme))
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 1)
        both.setSizes([theme.ems(80), theme.ems(28)])
        both.splitterMoved.connect(self._on_parted)
        layout = _tight(self)
        layout.addWidget(self.head)
        layout.addWidget(self.notices)
        layout.addWidget(self.free_bar)
        layout.addWidget(both, 1)
        self._restore_sizes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The side panel shares its room anew, until the player has shared it."""
        super().resizeEvent(event)
        self.head.show_brief(on=self.height() < self._theme.ems(LEAST_FOR_ALL))
        if not self._shared:
            self._share_side(self.height() - self.head.height())

    def show_game(self, game: Game) -> None:
        """Follow a game."""
        for part in (
            self.head,
            self.free_bar,
            self.board,
            self.hand_info,
            self.choice,
            self.forecasts,
            self.reader,
            self.log,
        ):
            part.show_game(game)
        self.board.card_hovered.connect(self.reader.show_card)
        self.choice.card_pointed.connect(self.reader.show_card)

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
        """What is asked and the forecasts, which scroll, above the card to read and the log."""
        asked = QWidget()
        column = _tight(asked)
        column.addWidget(self.choice)
        column.addWidget(self.forecasts)
        column.addStretch(1)
        self.asked.set_content(asked)
        side = self._parts_of_side = QSplitter(Qt.Orientation.Vertical)
        side.setChildrenCollapsible(False)
        for at, (part, stretch) in enumerate(((self.asked, 3), (self.reader, 0), (self._log(theme), 2))):
            side.addWidget(part)
            side.setStretchFactor(at, stretch)
        side.setMinimumWidth(theme.ems(15.4))
        side.splitterMoved.connect(self._on_shared)
        return side

    def _on_shared(self) -> None:
        self._shared = True

    def _on_parted(self) -> None:
        self._parted = True

    def _restore_sizes(self) -> None:
        """As the player left them."""
        kept = self._services.settings.layout
        if len(kept.board_widths) == self._halves.count():
            self._parted = True
            self._halves.setSizes(kept.board_widths)
        if len(kept.board_heights) == self._parts_of_side.count():
            self._shared = True
            self._parts_of_side.setSizes(kept.board_heights)

    def keep_sizes(self) -> None:
        """Remember what the player has set."""
        kept = self._services.settings.layout
        kept.board_widths = self._halves.sizes() if self._parted else []
        kept.board_heights = self._parts_of_side.sizes() if self._shared else []

    def _share_side(self, height: int) -> None:
        """In a side panel so high what is asked comes first, then the card to read, then the log."""
        em = self._theme.em
        reader = min(13 * em, max(min(8.5 * em, 0.25 * height), height - 47 * em))
        log = 0.16 * height
        self._parts_of_side.setSizes([round(height - reader - log), round(reader), round(log)])

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
