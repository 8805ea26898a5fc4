"""One editable question of chance: at least k of these cards in c drawn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.decks.deck import Section
from deckbuilder.decks.odds import at_least
from deckbuilder.decks.words import counted
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.widgets.words import Words

GROUPS: dict[str, Callable[[Card], bool]] = {
    "monsters": lambda card: card.type is CardType.MONSTER,
    "rank I–II monsters": lambda card: card.type is CardType.MONSTER and card.rank <= 2,
    "battle rank 1–3": lambda card: card.type is CardType.BATTLE and card.rank <= 3,
    "battle rank 4–6": lambda card: card.type is CardType.BATTLE and 4 <= card.rank <= 6,
    "battle rank 7–8": lambda card: card.type is CardType.BATTLE and card.rank >= 7,
    "battle cards": lambda card: card.type is CardType.BATTLE,
    "strategy cards": lambda card: card.type is CardType.STRATEGY,
    "step 2": lambda card: card.invasion == 2,
}
"""What players ask about, by its name in the list."""


class OddsRow(QWidget):
    """Recomputes when a number, the group or the deck changes."""

    changed = Signal()

    def __init__(
        self, services: Services, least: int, group: str, draws: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._deck: OpenDeck | None = None
        self.least, self.draws, self.group = QSpinBox(), QSpinBox(), QComboBox()
        self.least.setRange(1, 50)
        self.least.setValue(least)
        self.least.setAccessibleName("at least so many")
        self.draws.setRange(1, 50)
        self.draws.setValue(draws)
        self.draws.setAccessibleName("among so many cards drawn")
        self.group.setAccessibleName("of these cards")
        for name in GROUPS:
            self.group.addItem(name)
        self.group.setCurrentText(group)
        self.result = Words(services.theme, scale=1.1, weight=QFont.Weight.Bold)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(services.theme.steps(1.5))
        for word, field in (("at least", self.least), ("of", self.group), ("in", self.draws)):
            layout.addWidget(Words(services.theme, word))
            layout.addWidget(field)
        layout.addStretch(1)
        layout.addWidget(self.result)
        self.least.valueChanged.connect(self._refresh)
        self.draws.valueChanged.connect(self._refresh)
        self.group.currentIndexChanged.connect(self._refresh)

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Ask about another deck, or about the changed one."""
        self._deck = deck
        self._refresh()

    def _refresh(self) -> None:
        deck = self._deck
        if deck is None:
            self.result.setText("–")
            return
        size = deck.deck.count(Section.MAIN)
        test = GROUPS[self.group.currentText()]
        members = 0
        for entry in deck.deck.main:
            card = self._services.catalogue.get(entry.number)
            members += entry.count if card is not None and test(card) else 0
        draws = min(self.draws.value(), size)
        chance = at_least(self.least.value(), members, size, draws)
        self.result.setText(f"{100 * chance:.1f} %")
        self.result.setToolTip(f"{members} of {counted(size, 'card')}, {draws} drawn")
        self.changed.emit()
