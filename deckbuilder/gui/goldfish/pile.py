"""A pile looked through: the open cards in their order, or what the own deck still holds, which has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QVBoxLayout, QWidget

from deckbuilder.cards.messages import counted
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.words import STRONG, Words

from .board.places import Place, Where
from .game import Game


class PileDialog(QDialog):
    """A list of names; not modal, so that the board can be looked at beside it."""

    def __init__(
        self, title: str, about: str, names: Sequence[str], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        head = Words(
            theme, tr("{pile}: {cards}", pile=title, cards=counted(len(names), "card")), weight=STRONG
        )
        self.cards = QListWidget()
        self.cards.setAccessibleName(title)
        self.cards.addItems(list(names))
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(head)
        if about:
            layout.addWidget(Words(theme, about, tone="text2", wrap=True))
        layout.addWidget(self.cards, 1)
        layout.addWidget(close)
        self.resize(theme.ems(26), theme.ems(32))


def pile_dialog(place: Place, game: Game, services: Services, parent: QWidget) -> PileDialog | None:
    """What the viewer may see of a pile: of a deck what is in it, of the own one only; None for the rest."""
    player = place.player(game.viewer)
    side, table, voice = game.state.players[player], game.state.table, game.voice
    own, about = player == game.viewer, ""
    if place.where is Where.DISCARD:
        title, cards = tr("Discard pile"), side.discard[::-1]
        about = tr("The last card first")
    elif own and place.where is Where.MONSTERS:
        title, cards = tr("Monster deck"), side.monster_deck
    elif own and place.where is Where.DECK:
        title, cards = tr("Your deck"), side.deck
        about = tr("What is in it, not the order")
    else:
        return None
    names = [voice.card(table[card]) for card in cards]
    if place.where is Where.DECK:
        counts = Counter(names)
        names = [f"{count}  {name}" for name, count in sorted(counts.items())]
    return PileDialog(title, about, names, services.theme, parent)


def show_beside(dialog: QDialog) -> None:
    """Show a dialog that waits for nothing and is gone when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
