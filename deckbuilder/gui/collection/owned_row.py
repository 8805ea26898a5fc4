"""The copies the player owns of the card on show: "Owned − 2 +"; seen only while a collection is kept."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.stepper import Stepper
from deckbuilder.gui.widgets.words import STRONG, Words

from .keeper import CollectionKeeper


class OwnedRow(QWidget):
    """Hidden until ``follow`` names a keeper that has something to say."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = services.theme
        self._keeper: CollectionKeeper | None = None
        self._card: Card | None = None
        self.note = Words(theme, tone="text2", wrap=True)
        self.stepper = Stepper(theme, less=tr("Own one less"), more=tr("Own one more"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Words(theme, tr("Owned"), weight=STRONG))
        words.addWidget(self.note)
        layout.addLayout(words, 1)
        layout.addWidget(self.stepper, 1)
        self.stepper.more.connect(lambda: self._step(1))
        self.stepper.less.connect(lambda: self._step(-1))
        self.hide()

    def follow(self, keeper: CollectionKeeper) -> None:
        """Show and edit what this keeper has."""
        self._keeper = keeper
        keeper.changed.connect(self._refresh)
        self._refresh()

    def show_card(self, card: Card | None) -> None:
        """Count another card."""
        self._card = card
        self._refresh()

    def _refresh(self) -> None:
        keeper, card = self._keeper, self._card
        owned = keeper.owned if keeper else None
        self.setVisible(owned is not None and card is not None)
        if keeper is None or owned is None or card is None:
            return
        plain, together = keeper.collection.owned(card.number), owned.get(card.number, 0)
        other = together - plain
        self.note.setText(tr("and {count} other art", count=other) if other else "")
        self.note.setVisible(other > 0)
        self.stepper.show_count(plain, None)

    def _step(self, by: int) -> None:
        if self._keeper is not None and self._card is not None:
            self._keeper.step([self._card.number], by)
