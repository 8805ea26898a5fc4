"""A pile looked through: the open cards in their order, or what the own deck still holds, which has none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.board.places import Place, Where

from .game import Game

_CARD = Qt.ItemDataRole.UserRole


class Row(NamedTuple):
    """One line of a list."""

    text: str
    card: int = -1
    """The uid of the card it names, -1 for none."""


class ListDialog(QDialog):
    """A list to read; not modal, so that the board can be looked at beside it."""

    card_pointed = Signal(object)
    """The uid of the card in the current row."""

    def __init__(self, title: str, about: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.head = Words(theme, title, weight=STRONG)
        self.cards = QListWidget()
        self.cards.setAccessibleName(title)
        self.cards.currentItemChanged.connect(self._point)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.head)
        if about:
            layout.addWidget(Words(theme, about, tone="text2", wrap=True))
        layout.addWidget(self.cards, 1)
        layout.addWidget(close)
        self.resize(theme.ems(26), theme.ems(32))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other lines; the current one stays as near as can be."""
        current = self.cards.currentRow()
        self.cards.blockSignals(True)
        self.cards.clear()
        for row in rows:
            item = QListWidgetItem(row.text)
            item.setData(_CARD, row.card)
            self.cards.addItem(item)
        self.cards.setCurrentRow(min(current, len(rows) - 1))
        self.cards.blockSignals(False)

    def _point(self, item: QListWidgetItem | None) -> None:
        card = item.data(_CARD) if item is not None else -1
        if isinstance(card, int) and card >= 0:
            self.card_pointed.emit(card)


class PileDialog(ListDialog):
    """One pile as long as the viewer may look at it; it follows the game."""

    def __init__(self, place: Place, game: Game, services: Services, parent: QWidget | None = None) -> None:
        title, about = _names(place)
        super().__init__(title, about, services.theme, parent)
        self._place, self._game, self._viewer = place, game, game.viewer
        game.changed.connect(self._refresh)
        self._refresh()
        self.cards.setCurrentRow(0)

    def _refresh(self) -> None:
        game = self._game
        if game.covered or game.viewer != self._viewer:
            self.reject()  # the board is handed over
            return
        rows = rows_of(self._place, game)
        count = game.state.players[self._place.player(game.viewer)]
        cards = {
            Where.DISCARD: len(count.discard),
            Where.MONSTERS: len(count.monster_deck),
        }.get(self._place.where, len(count.deck))
        self.head.setText(tr("{pile}: {cards}", pile=self.windowTitle(), cards=counted(cards, "card")))
        self.show_rows(rows)


def may_see(place: Place) -> bool:
    """Whether the player at the bottom may look through a pile."""
    return place.where is Where.DISCARD or (place.near and place.where in (Where.MONSTERS, Where.DECK))


def rows_of(place: Place, game: Game) -> list[Row]:
    """The cards of a pile by name: of a deck what is in it, not the order."""
    side, table, voice = game.state.players[place.player(game.viewer)], game.state.table, game.voice
    match place.where:
        case Where.DISCARD:
            return [Row(voice.card(table[card]), card) for card in reversed(side.discard)]
        case Where.MONSTERS:
            return [Row(voice.card(table[card]), card) for card in side.monster_deck]
        case _:
            kinds: dict[tuple[str, str], list[int]] = {}
            for card in side.deck:
                kinds.setdefault((voice.card(table[card]), table[card].number), []).append(card)
            return [Row(f"{len(cards)}  {name}", cards[0]) for (name, _), cards in sorted(kinds.items())]


def show_beside(dialog: QDialog) -> None:
    """Show a dialog that waits for nothing and is gone when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


def _names(place: Place) -> tuple[str, str]:
    """What a pile is called, and what is to be known of its order."""
    match place.where:
        case Where.DISCARD:
            title = tr("Discard pile") if place.near else tr("Their discard pile")
            return title, tr("The last card first")
        case Where.MONSTERS:
            return tr("Monster deck"), ""
        case _:
            return tr("Your deck"), tr("What is in it, not the order")
