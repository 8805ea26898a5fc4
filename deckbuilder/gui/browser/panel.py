"""The card browser: one query, two views of its answer, and the words when it finds nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, QThreadPool, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Region
from deckbuilder.cards.search import Query, QueryError, SearchContext, SearchIndex, Vocabulary, parse_query
from deckbuilder.cards.search.grouping import group_cards
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.gui.deck.model import DeckRow
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.widgets.words import Words

from .grid import CardGrid
from .keys import CardKeys
from .model import CardModel, Column
from .table import ORDERS, CardTable


class Browser(QWidget):
    """Runs queries over the catalogue and shows the answer; a query with a mistake keeps the last answer."""

    found = Signal(int, int)
    """How many cards the list holds, and how many there are."""

    mistaken = Signal(object)
    """The ``QueryError`` of the query, or None when it was understood."""

    grouped = Signal(str)
    """The ``group:`` of the query; ``none`` for one list."""

    order_wanted = Signal(str)
    """A header was clicked: sort by this ``order:`` of the search language."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._deck: OpenDeck | None = None
        self._query: Query | None = None
        self._text = ""
        self._mistake: QueryError | None = None
        self._pool = QThreadPool(self)
        catalogue = services.catalogue
        self._index = SearchIndex(catalogue.cards)
        self._vocabulary = Vocabulary.of(catalogue, services.formats)
        self.model = CardModel(catalogue, self)
        self.grid = CardGrid(self.model, services, self._limit_of)
        self.table = CardTable(self.model, services.theme)
        self.table.horizontalHeader().setSectionsClickable(True)
        self.table.horizontalHeader().sectionClicked.connect(self._on_header_clicked)
        self._empty = Words(services.theme, tone="text2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._views = QStackedWidget()
        for widget in (self.grid, self.table, self._empty):
            self._views.addWidget(widget)
        self._view: CardGrid | CardTable = self.grid
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._views)
        self.run("")

    def warm(self) -> None:
        """Make the texts of all cards beside the window, so that the first search for a word is quick."""
        self._pool.start(self._index.warm, priority=-1)

    # ---- views --------------------------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[CardKeys, CardKeys]:
        """What the two views ask for."""
        return self.grid.keys, self.table.keys

    @property
    def view(self) -> CardGrid | CardTable:
        """The view on show."""
        return self._view

    def show_view(self, name: str) -> None:
        """Show ``grid`` or ``table``; the current card stays current."""
        card = self._view.keys.current_card()
        self._view = self.table if name == "table" else self.grid
        self._show_what_there_is()
        if card is not None:
            self.go_to(card)

    def go_to(self, card: Card) -> bool:
        """Put the cursor on a card; False if the list does not hold it."""
        row = self.model.row_of(card.number)
        if row is None:
            return False
        index = self.model.index(row, Column.NAME if self._view is self.table else 0)
        self._view.setCurrentIndex(index)
        self._view.scrollTo(index)
        return True

    def chosen_entries(self) -> dict[Section, list[Entry]]:
        """One copy of each chosen card, for the clipboard."""
        return {Section.MAIN: [Entry(card.number) for card in self._view.keys.selected_cards()]}

    def chosen_rows(self) -> list[DeckRow]:
        """None: cards of the list are not the deck's to cut."""
        return []

    def focus_list(self) -> None:
        """Give the list the focus and put the cursor on a card."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._view.currentIndex().isValid() and self.model.rowCount():
            self.go_to(self.model.cards[0])

    # ---- queries ------------------------------------------------------------------------------------------

    def run(self, text: str) -> bool:
        """Show what a query finds; False for a query with a mistake."""
        self._text, self._seen = text, self._looked_at()
        try:
            query = parse_query(text, self._vocabulary)
            cards = query.select(self._index, self._context())
        except QueryError as error:
            self._mistake = error
            self.mistaken.emit(error)
            return False
        self._query, self._mistake = query, None
        self.mistaken.emit(None)
        self.grouped.emit(query.group)
        self.table.show_order(query.order if query.commands else "", query.direction == "desc")
        self._show(self._in_groups(cards))
        return True

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Count copies in another deck, or in the changed one; ask again if the answer may be another."""
        self._deck = deck
        self.model.show_copies(deck.deck.copies() if deck else {})
        looks_at_deck = self._mistake is not None or (self._query is not None and self._query.uses_deck)
        if looks_at_deck or self._looked_at() != self._seen:  # a mistake may be that no deck was open
            self.run(self._text)
        self._view.viewport().update()

    # ---- inside -------------------------------------------------------------------------------------------

    def _show(self, cards: tuple[Card, ...]) -> None:
        if tuple(self.model.cards) != cards:
            current = self._view.keys.current_card()
            self.model.show_cards(cards)
            if current is not None:
                self.go_to(current)
        self.found.emit(len(cards), len(self._services.catalogue))
        self._show_what_there_is()

    def _in_groups(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the groups the query asks for; a card of two groups stands in the first."""
        if self._query is None or self._query.group == "none":
            return cards
        groups = group_cards(cards, self._query.group, self._context())
        return tuple(dict.fromkeys(card for group in groups for card in group.cards))

    def _show_what_there_is(self) -> None:
        if self.model.rowCount():
            self._views.setCurrentWidget(self._view)
        else:
            self._empty.setText("No card fits this search.\nEscape in the search line clears it.")
            self._views.setCurrentWidget(self._empty)

    def _context(self) -> SearchContext:
        deck = self._deck
        day = deck.on if deck else self._services.today()
        formats: Mapping[str, Callable[[Card], str]] = {
            each.id: partial(each.status, on=day) for each in self._services.formats.values()
        }
        if deck is None:
            return SearchContext(formats=formats)
        own = deck.format
        return SearchContext(
            counts=deck.deck.copies(),
            formats={**formats, own.full_id: partial(own.status, on=day)},
            format=own.full_id,
            colors=deck.colors,
            parallels=_with_other_art(deck.deck),
            region=self._region,
        )

    def _looked_at(self) -> tuple[str, date]:
        """What answers depend on besides the cards of the deck: the traits, lists and sets that count."""
        deck = self._deck
        return (deck.format.full_id, deck.on) if deck else ("", self._services.today())

    @property
    def _region(self) -> Region:
        """Whose traits count: those of the deck's format (R4.21)."""
        return self._deck.format.region if self._deck else Region.EN

    def _limit_of(self, card: Card) -> int | None:
        deck = self._deck
        return deck.format.copy_limit(card, deck.on) if deck else 4

    def _on_header_clicked(self, column: int) -> None:
        order = ORDERS.get(Column(column))
        if order is None:
            return
        descending = self._query is not None and self._query.order == order and self._query.direction == "asc"
        was_asked = self._query is not None and "order" in self._query.commands
        self.order_wanted.emit(f"{order} desc" if descending and was_asked else order)


def _with_other_art(deck: Deck) -> frozenset[str]:
    entries = (*deck.monster, *deck.main)
    return frozenset(entry.base for entry in entries if entry.base and entry.number.endswith("+"))
