"""The monster deck as four places I to IV with the traits that join them; a break shows where it breaks."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, Region
from deckbuilder.cards.language import Language, trait_name
from deckbuilder.cards.search.syntax import quote
from deckbuilder.decks.deck import MONSTER_DECK_SIZE, Entry, Section
from deckbuilder.decks.legality import can_rank_up, shared_traits
from deckbuilder.gui.describe import called
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.signs import StateSign

from .link import Link
from .model import DeckRow, monster_slots
from .slot import Slot


class MonsterSlots(QWidget):
    """The head line, the four slots with their links, and under them the sentence about a break."""

    card_current = Signal(object)
    removal_wanted = Signal(object)
    move_wanted = Signal(object)
    cards_dropped = Signal(object)
    find_wanted = Signal(str)
    """A search text that finds what is missing."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = services.theme
        theme = services.theme
        self._title = Words(theme, tr("Monster deck"), scale=1.1, weight=STRONG)
        self._count, self._chain = Words(theme, tone="text2"), Words(theme, tone="text2")
        self._sign = SignLabel(services.theme, StateSign.DONE, ems=1.2)
        self.slots = [Slot(rank, services) for rank in ROMAN]
        self.links = [Link(services) for _ in range(3)]
        self._sentence = Words(theme, wrap=True)
        self._find = QPushButton()
        self._query = ""
        self._region = Region.EN
        self._language: Language = services.language
        self._find.clicked.connect(lambda: self.find_wanted.emit(self._query))
        for slot in self.slots:
            slot.current.connect(self.card_current)
            slot.removal_wanted.connect(self.removal_wanted)
            slot.move_wanted.connect(self.move_wanted)
            slot.cards_dropped.connect(self.cards_dropped)
            slot.find_wanted.connect(self._on_find_wanted)
            slot.step_wanted.connect(lambda step, slot=slot: self._step(slot, step))
        self._build()
        self._theme.changed.connect(self._restyle)
        services.pictures.changed.connect(self._restyle)
        self._restyle()

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show the monster deck of a deck, or of the changed one."""
        rows = monster_slots(deck, self._services)[0] if deck else {}
        self._region = deck.format.region if deck else Region.EN
        for slot in self.slots:
            slot.show_row(rows.get(slot.rank))
        count = deck.deck.count(Section.MONSTER) if deck else 0
        self._count.setText(tr("{count} of {size}", count=count, size=MONSTER_DECK_SIZE))
        self._show_chain(deck)

    def chosen_rows(self) -> list[DeckRow]:
        """The monster in the place that has the focus."""
        return [slot.row for slot in self.slots if slot.hasFocus() and slot.row is not None]

    def chosen_entries(self) -> dict[Section, list[Entry]]:
        """The same for the clipboard."""
        return {Section.MONSTER: [Entry(row.number) for row in self.chosen_rows()]}

    def fit(self, height: int) -> None:
        """Be small in a low window, so that the list below keeps its room."""
        for slot in self.slots:
            slot.fit(round(0.115 * height))

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        state = QWidget()
        told = self._told = QHBoxLayout(state)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(theme.steps(1))
        told.addWidget(self._sign)
        told.addWidget(self._chain)
        head = self._head = Flow(last_right=True)
        head.setSpacing(theme.steps(2))
        for part in (self._title, self._count, state):
            head.addWidget(part)
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, slot in enumerate(self.slots):
            row.addWidget(slot)
            if number < len(self.links):
                row.addWidget(self.links[number], 1)
        foot = QVBoxLayout()
        foot.setSpacing(theme.steps(1))
        foot.addWidget(self._sentence)
        foot.addWidget(self._find, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        margin = theme.steps(3)
        layout.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        layout.setSpacing(theme.steps(1))
        layout.addLayout(head)
        layout.addLayout(row)
        layout.addLayout(foot)

    def _show_chain(self, deck: OpenDeck | None) -> None:
        whole = deck is not None
        broken: tuple[Card, Card] | None = None
        for link, low, high in zip(self.links, self.slots, self.slots[1:], strict=False):
            if deck is None or low.card is None or high.card is None:
                link.show_link("open", "")
                whole = False
                continue
            words = self._joined_by(low.card, high.card)
            link.show_link("joined" if words else "broken", words or tr("none"))
            if not words:
                whole = False
                broken = broken or (low.card, high.card)
        if broken is not None:
            self._tell_break(*broken)
        for widget in (self._sentence, self._find):
            widget.setVisible(broken is not None)
        self._sign.setVisible(whole or broken is not None)
        self._sign.show_sign(StateSign.ADVICE if broken else StateSign.DONE)
        if broken is not None:
            self._chain.setText(tr("Chain breaks at {rank}", rank=ROMAN[broken[1].rank]))
        else:
            self._chain.setText(tr("Rank-up chain complete") if whole else "")
        words = self._chain.text()
        self._sign.setToolTip(words)
        self._sign.setAccessibleName(words)
        self._place_chain()

    def _place_chain(self) -> None:
        """Where there is no room for its words beside the title, the sign of the chain stands alone."""
        room = self.width() - 2 * self._theme.steps(3)
        parts = [self._title, self._count, self._sign, self._chain]
        words = sum(part.sizeHint().width() for part in parts)
        self._chain.setVisible(words + 2 * self._head.spacing() + self._told.spacing() <= room)

    def _joined_by(self, low: Card, high: Card) -> str:
        """What stands over the arrow between two monsters that rank up; empty for a break."""
        traits = shared_traits(low, high, self._region)
        if len(traits) == 1:
            return trait_name(traits[0], self._language)
        if traits:
            return tr("{count} traits", count=len(traits))
        return tr("by its text") if can_rank_up(low, high, self._region) else ""

    def _tell_break(self, low: Card, high: Card) -> None:
        """The sentence about a break, and the button that looks for what would mend it."""
        traits = low.traits_in(self._region)
        names = [trait_name(trait, self._language) for trait in traits]
        rank = ROMAN[high.rank]
        self._sentence.setText(
            tr(
                "{rank} shares no trait with {traits}: a counter at {low} loses the game.",
                rank=rank,
                traits=tr(" or ").join(names) or called(low, self._language),
                low=ROMAN[low.rank],
            )
        )
        self._query = _find_query(high.rank, low, self._region)
        find = tr("Find a rank {rank} {trait}", rank=rank, trait=names[0] if names else tr("monster"))
        self._find.setText(find.replace("&", "&&"))

    def _on_find_wanted(self, rank: int) -> None:
        below = next((slot.card for slot in self.slots if slot.rank == rank - 1), None)
        self.find_wanted.emit(_find_query(rank, below, self._region))

    def _step(self, slot: Slot, step: int) -> None:
        place = self.slots.index(slot) + step
        if 0 <= place < len(self.slots):
            self.slots[place].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much of the chain as there is room for."""
        super().resizeEvent(event)
        self._place_chain()

    def _restyle(self) -> None:
        self._place_chain()
        for slot in self.slots:
            slot.updateGeometry()
            slot.update()


def _find_query(rank: int, below: Card | None, region: Region) -> str:
    """The search for a monster of a rank that ranks up from the one below."""
    traits = below.traits_in(region) if below else ()
    return f"t:monster r:{rank}" + (f" tr:{quote(traits[0])}" if traits else "")
