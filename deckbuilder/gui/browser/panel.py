"""The card browser: one query, two views of its answer, and the words when it finds nothing."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, QThreadPool, Signal
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import Region
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.cards.search import (
    Query,
    QueryError,
    SearchContext,
    SearchIndex,
    Standing,
    parse_query,
)
from deckbuilder.cards.search.filters import Filters
from deckbuilder.cards.search.grouping import CardGroup, group_cards
from deckbuilder.decks.deck import Entry, Section
from deckbuilder.decks.formats import Format
from deckbuilder.decks.search_context import deck_context, search_context
from deckbuilder.gui import beside
from deckbuilder.gui.deck.model import DeckRow
from deckbuilder.gui.loading import load_rest
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.empty_state import EmptyState

from .columns import LOOKS, STANDINGS, Column
from .grid import CardGrid
from .keys import CardKeys
from .model import CardModel
from .sorting import Sort, by_header, effective, read_sort, select, sort_text
from .table import CardTable

_MOST_CHOSEN_AGAIN = 500
"""More cards than anyone chooses by hand; all of them are chosen anew by a key."""


class Browser(QWidget):
    """Runs queries over the catalogue and shows the answer; a query with a mistake keeps the last answer."""

    found = Signal(int, int)
    """How many cards the list holds, and how many there are."""

    mistaken = Signal(object)
    """The ``QueryError`` of the query, or None when it was understood."""

    order_wanted = Signal(str)
    """A header was clicked: sort by this text of ``sorting.read_sort``."""

    clearing_wanted = Signal()
    """The query that finds nothing should go."""

    sorted_by = Signal(str)
    """What the list is sorted by, as the same text; empty for the usual order."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._deck: OpenDeck | None = None
        self._judged: tuple[str, date] | None = None
        """The format and the day that the cards on show are judged by."""

        self._limits: dict[CardNumber, int | None] = {}
        """How many copies they allow, as far as it was asked."""

        self._query: Query | None = None
        self._text = ""
        self._owned: Mapping[str, int] | None = None
        self._sort: Sort = ()
        self._sorted: Sort = ()
        self._groups: tuple[CardGroup, ...] = ()
        self._mistake: QueryError | None = None
        self._pool = QThreadPool(self)
        catalogue = services.catalogue
        self._index = SearchIndex(catalogue.cards)
        self.model = CardModel(catalogue, services.language, self)
        self.grid = CardGrid(self.model, services, self._limit_of)
        self.table = CardTable(self.model, services)
        self.table.horizontalHeader().sectionClicked.connect(self._on_header_clicked)
        clear = QPushButton(tr("Clear the search"))
        clear.clicked.connect(self.clearing_wanted)
        self._empty = EmptyState(
            services.theme,
            tr("No card fits this search"),
            tr("Take a word out of it, or clear it: Escape in the search line."),
            clear,
            centred=True,
        )
        self._views = QStackedWidget()
        for widget in (self.grid, self.table, self._empty):
            self._views.addWidget(widget)
        self._view: CardGrid | CardTable = self.grid
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._views)
        services.data.replaced.connect(self._on_data_replaced)
        self.run("")

    def warm(self) -> None:
        """Make the reader of searches and the texts of all cards beside the window: both take a while."""
        load_rest()
        beside.start(
            self._pool, partial(Filters.from_query, "t:battle r<=5 c:red", self._services.vocabulary)
        )
        beside.start(self._pool, self._index.warm, priority=-1)

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
        index = self.model.index(row, Column.NAME)
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
        if not self._view.currentIndex().isValid() and self.model.cards:
            self.go_to(self.model.cards[0])

    # ---- queries ------------------------------------------------------------------------------------------

    def run(self, text: str) -> bool:
        """Show what a query finds; False for a query with a mistake."""
        self._text, self._seen = text, self._looked_at()
        try:
            query = parse_query(text, self._services.vocabulary)
            context = self.context()
            sort = effective(query, self._usable_sort(context))
            cards = select(query, sort, self._index, context)
        except QueryError as error:
            self._mistake = error
            self.mistaken.emit(error)
            return False
        self._query, self._mistake = query, None
        self.mistaken.emit(None)
        self._sorted = sort
        self.sorted_by.emit(sort_text(sort))
        self.table.show_sort(sort)
        self._show(self._in_groups(cards, query, context))
        return True

    def answer(self, text: str) -> tuple[Card, ...]:
        """What a query would find, without showing it; nothing for one with a mistake."""
        try:
            return parse_query(text, self._services.vocabulary).select(self._index, self.context())
        except QueryError:
            return ()

    @property
    def sort(self) -> str:
        """The order the player chose for every list without one of its own, to be remembered."""
        return sort_text(self._sort)

    def set_sort(self, text: str) -> None:
        """Choose another order."""
        self._sort = read_sort(text)
        self.run(self._text)

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Count copies in another deck, or in the changed one; ask again if the answer may be another."""
        self._deck = deck
        self.model.show_copies(deck.deck.copies() if deck else {})
        own = deck.format if deck else None
        self.model.show_standing(partial(_standing, own, deck.on) if own and deck else None)
        looks_at_deck = (
            self._mistake is not None
            or (self._query is not None and self._query.uses_deck)
            or any(key.order == "qty" for key in self._sorted)
        )
        if looks_at_deck or self._looked_at() != self._seen:  # a mistake may be that no deck was open
            self.run(self._text)
        judged = (own.full_id, deck.on) if own and deck else None
        if judged != self._judged:  # limits and standing of every card; copies repaint their own rows
            self._judged = judged
            self._limits.clear()
            self._view.viewport().update()

    def show_owned(self, owned: Mapping[str, int] | None) -> None:
        """Count the copies the player owns; ask again if the answer may be another."""
        self._owned = owned
        self.model.show_owned(owned)
        self.table.show_owned(owned is not None)
        looks_at_owned = (
            self._mistake is not None
            or (self._query is not None and self._query.uses_owned)
            or any(key.order == "owned" for key in (*self._sort, *self._sorted))
        )
        if looks_at_owned:  # a mistake may be that no collection was kept
            self.run(self._text)
        self._view.viewport().update()

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_data_replaced(self) -> None:
        """Search the new cards; a search with a mistake leaves all of them on show."""
        catalogue, text = self._services.catalogue, self._text
        self._index = SearchIndex(catalogue.cards)
        self.model.use(catalogue)
        self._limits.clear()
        if not self.run(text):
            self.run("")
            self.run(text)
        self.warm()

    def _show(self, groups: tuple[CardGroup, ...]) -> None:
        if groups != self._groups:
            self._groups = groups
            current, chosen = self._view.keys.current_card(), self._view.keys.selected_cards()
            if len(groups) == 1 and not groups[0].heading:
                self.model.show_cards(groups[0].cards)
            else:
                self.model.show_groups(groups)
            if current is not None and self.go_to(current):
                self._choose_again(chosen)
        self.found.emit(len(self.model.cards), len(self._services.catalogue))
        self._show_what_there_is()

    def _choose_again(self, cards: list[Card]) -> None:
        """Select what was selected before the answer changed, as far as it is still there."""
        selection = self._view.selectionModel()
        flags = selection.SelectionFlag.Select | selection.SelectionFlag.Rows
        for card in cards[:_MOST_CHOSEN_AGAIN]:
            row = self.model.row_of(card.number)
            if row is not None:
                selection.select(self.model.index(row, Column.NAME), flags)

    def _in_groups(
        self, cards: tuple[Card, ...], query: Query, context: SearchContext
    ) -> tuple[CardGroup, ...]:
        """The cards under the headings the query asks for; one group without a heading for one list."""
        if query.group == "none":
            return (CardGroup("", cards),)
        return group_cards(cards, query.group, context, self._services.catalogue.set_name)

    def _usable_sort(self, context: SearchContext) -> Sort:
        """The chosen order without the keys nobody can answer now."""
        return tuple(key for key in self._sort if key.order != "owned" or context.owned is not None)

    def _show_what_there_is(self) -> None:
        if self.model.cards:
            self._views.setCurrentWidget(self._view)
        else:
            self._views.setCurrentWidget(self._empty)

    def context(self) -> SearchContext:
        """What a search here may ask beyond the cards."""
        deck, services = self._deck, self._services
        formats = services.formats.values()
        if deck is None:
            return search_context(formats, services.today(), self._owned)
        return deck_context(deck.deck, services.catalogue, deck.format, formats, deck.on, self._owned)

    def _looked_at(self) -> tuple[str, date]:
        """What answers depend on besides the cards of the deck: the traits, lists and sets that count."""
        deck = self._deck
        return (deck.format.full_id, deck.on) if deck else ("", self._services.today())

    @property
    def _region(self) -> Region:
        """Whose traits count: those of the deck's format (R4.21)."""
        return self._deck.format.region if self._deck else Region.EN

    def _limit_of(self, card: Card) -> int | None:
        """Asked of every face that is drawn."""
        if card.number not in self._limits:
            deck = self._deck
            self._limits[card.number] = deck.format.copy_limit(card, deck.on) if deck else 4
        return self._limits[card.number]

    def _on_header_clicked(self, column: int) -> None:
        order = LOOKS[Column(column)].order
        if order:
            self.order_wanted.emit(sort_text(by_header(self._sorted, order)))


def _standing(rules: Format, day: date, card: Card) -> str:
    return shown(STANDINGS[Standing(rules.status(card, day))])
