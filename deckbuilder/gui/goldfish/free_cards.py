"""Cards looked through while the rules are off: one is found and put somewhere, or they get another order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import counted
from deckbuilder.engine import ByHand, Deed, To
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words

from .free_menu import Commands, card_lines, fill
from .game import Game

_UID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Looked:
    """What is looked through."""

    title: str
    about: str
    player: int
    cards: Sequence[int]
    deed: Deed = Deed.MOVE
    """``SEARCH`` where the deck is shuffled once a card is found."""

    ordered: bool = False
    """The order can be changed: the first one is drawn next."""


class FreeCards(QDialog):
    """Beside the board, not over it; a change of the game from elsewhere closes it."""

    wanted = Signal(object)
    """A ``ByHand``."""

    def __init__(
        self,
        looked: Looked,
        game: Game,
        commands: Commands,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._looked, self._game, self._commands = looked, game, commands._replace(do=self.put)
        self._acting = False
        self.setWindowTitle(looked.title)
        self.head = Words(theme, weight=STRONG)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(tr("Find by name"))
        self.filter.setAccessibleName(tr("Find by name"))
        self.filter.setClearButtonEnabled(True)
        self.cards = QListWidget()
        self.cards.setAccessibleName(looked.title)
        self.take = QPushButton(tr("Into the hand  (Enter)"))
        self.take.setDefault(True)
        self.discard = QPushButton(tr("Into the discard pile"))
        self.other = QPushButton(tr("Elsewhere…"))
        self.menu = QMenu(self.other)
        self.other.setMenu(self.menu)
        self.up, self.down = QPushButton(tr("Up")), QPushButton(tr("Down"))
        self.keep = QPushButton(tr("Keep this order"))
        self.shuffle = QPushButton(tr("Find nothing and shuffle"))
        self.close_ = QPushButton(tr("Close"))
        self._build(theme)
        self._fill(looked.cards)
        self.filter.textChanged.connect(self._filter)
        self.cards.currentRowChanged.connect(lambda _: self._enable())
        self.cards.itemActivated.connect(lambda _: self._put(To.HAND))
        self.take.clicked.connect(lambda: self._put(To.HAND))
        self.discard.clicked.connect(lambda: self._put(To.DISCARD))
        self.menu.aboutToShow.connect(self._fill_menu)
        self.up.clicked.connect(lambda: self._shift(-1))
        self.down.clicked.connect(lambda: self._shift(1))
        self.keep.clicked.connect(self._keep_order)
        self.shuffle.clicked.connect(lambda: self._do(ByHand(Deed.SHUFFLE, looked.player), last=True))
        self.close_.clicked.connect(self.reject)
        game.changed.connect(self._on_changed)
        self._enable()

    def _build(self, theme: Theme) -> None:
        looked = self._looked
        layout = QVBoxLayout(self)
        layout.addWidget(self.head)
        layout.addWidget(Words(theme, looked.about, tone="text2", wrap=True))
        if not looked.ordered:
            layout.addWidget(self.filter)
        layout.addWidget(self.cards, 1)
        first = QHBoxLayout()
        for button in (self.take, self.discard, self.other):
            first.addWidget(button)
        first.addStretch(1)
        layout.addLayout(first)
        second = QHBoxLayout()
        if looked.ordered:
            for button in (self.up, self.down, self.keep):
                second.addWidget(button)
        if looked.deed is Deed.SEARCH:
            second.addWidget(self.shuffle)
        second.addStretch(1)
        second.addWidget(self.close_)
        layout.addLayout(second)
        for button in (self.discard, self.other, self.up, self.down, self.keep, self.shuffle, self.close_):
            button.setAutoDefault(False)
        self.resize(theme.ems(30), theme.ems(34))

    @property
    def order(self) -> list[int]:
        """The cards on show from the top of the list."""
        return [self.cards.item(row).data(_UID) for row in range(self.cards.count())]

    # ---- what is chosen -----------------------------------------------------------------------------------

    def _fill(self, cards: Sequence[int]) -> None:
        table, voice = self._game.state.table, self._game.voice
        self.cards.clear()
        for card in cards:
            item = QListWidgetItem(voice.card(table[card]))
            item.setData(_UID, card)
            self.cards.addItem(item)
        self.cards.setCurrentRow(0)
        self.head.setText(
            tr("{pile}: {cards}", pile=self._looked.title, cards=shown(counted(len(cards), "card")))
        )

    def _filter(self, text: str) -> None:
        first = None
        for row in range(self.cards.count()):
            item = self.cards.item(row)
            item.setHidden(text.casefold() not in item.text().casefold())
            if first is None and not item.isHidden():
                first = row
        self.cards.setCurrentRow(-1 if first is None else first)

    @property
    def _card(self) -> int | None:
        row = self.cards.currentRow()
        return None if row < 0 or self.cards.item(row).isHidden() else self.cards.item(row).data(_UID)

    def _enable(self) -> None:
        some = self._card is not None
        for button in (self.take, self.discard, self.other):
            button.setEnabled(some)
        row = self.cards.currentRow()
        self.up.setEnabled(some and row > 0)
        self.down.setEnabled(some and row + 1 < self.cards.count())
        self.keep.setEnabled(self.order != list(self._looked.cards))

    def _shift(self, by: int) -> None:
        row = self.cards.currentRow()
        self.cards.insertItem(row + by, self.cards.takeItem(row))
        self.cards.setCurrentRow(row + by)
        self._enable()

    # ---- doing it -----------------------------------------------------------------------------------------

    def _put(self, to: To) -> None:
        if (card := self._card) is not None:
            self.put(ByHand(self._looked.deed, self._looked.player, card, to))

    def put(self, deed: ByHand) -> None:
        """Put a card somewhere; in a search that is the end of it."""
        search = self._looked.deed is Deed.SEARCH
        if search and deed.deed is Deed.MOVE:
            deed = deed._replace(deed=Deed.SEARCH)
        self._do(deed, last=search)

    def _fill_menu(self) -> None:
        self.menu.clear()
        if (card := self._card) is not None:
            state, player = self._game.state, self._looked.player
            fill(self.menu, [*card_lines(state, player, card, self._game.voice, self._commands)])

    def _keep_order(self) -> None:
        self._do(ByHand(Deed.ORDER, self._looked.player, cards=tuple(self.order)), last=True)

    def _do(self, deed: ByHand, *, last: bool) -> None:
        before = self._game.session.position
        self._acting = True
        self.wanted.emit(deed)
        self._acting = False
        if self._game.session.position == before:
            return  # refused; the window has said why
        left = [card for card in self.order if card != deed.card]
        if last or not left:
            self.accept()
        else:
            self._fill(left)

    def _on_changed(self) -> None:
        if not self._acting:
            self.reject()
