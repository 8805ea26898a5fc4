"""Keeps the search line, the filter panel and the card list saying the same: two views of one query."""

from __future__ import annotations

from PySide6.QtCore import QObject

from deckbuilder.cards.search import QueryError, Vocabulary, parse_query
from deckbuilder.cards.search.filters import Filters
from deckbuilder.cards.search.words import GROUPS

from .browser.filter_panel import FilterPanel
from .browser.panel import Browser
from .services import Services
from .toolbar import TopBar


class QuerySync(QObject):
    """A chip changes the line, the line changes the chips; the list follows both."""

    def __init__(self, top: TopBar, panel: FilterPanel, browser: Browser, services: Services) -> None:
        super().__init__(top)
        self._top, self._panel, self._browser = top, panel, browser
        self._vocabulary = Vocabulary.of(services.catalogue, services.formats)
        self._read = panel.filters
        """The filters that the line stands for; while it holds a mistake, those of the last good text."""

        self._mistake: QueryError | None = None
        top.search.query_changed.connect(self._on_text)
        top.search.edit.left_for_list.connect(self._on_left)
        top.sort_chosen.connect(self.set_order)
        panel.touched.connect(top.search.flush)
        panel.filters_changed.connect(self._on_filters)
        browser.found.connect(top.search.show_count)
        browser.mistaken.connect(self._on_mistake)
        browser.grouped.connect(self._on_grouped)
        browser.order_wanted.connect(self.set_order)
        top.search.show_count(browser.model.rowCount(), len(services.catalogue))

    def set_text(self, text: str) -> None:
        """Put a query in the line and run it."""
        self._top.search.set_text(text)

    def set_order(self, order: str) -> None:
        """Sort by an order of the search language, perhaps with ``desc``; an empty one is the usual order."""
        words = [word for word in self._top.search.text.split() if not word.startswith(("order:", "dir:"))]
        name, _, direction = order.partition(" ")
        if name:
            words.append(f"order:{name}")
        if direction:
            words.append(f"dir:{direction}")
        self.set_text(" ".join(words))

    def _on_text(self, text: str) -> None:
        if not self._browser.run(text):
            return
        self._read = Filters.from_query(text, self._vocabulary)
        if self._read != self._panel.filters:
            self._panel.show_filters(self._read)
        query = parse_query(text, self._vocabulary)
        direction = " desc" if query.direction == "desc" else ""
        self._top.show_sort(f"{query.order}{direction}" if query.commands else "")

    def _on_filters(self, filters: Filters) -> None:
        """Write the chips into the line; a line that cannot be read stays, and so do the chips."""
        if self._mistake is None:
            self._top.search.set_text(filters.to_query())
            return
        self._panel.show_filters(self._read)
        self._top.search.show_mistake(
            f"The filters wait until the search can be read. {self._mistake}", self._mistake.position
        )

    def _on_mistake(self, error: QueryError | None) -> None:
        self._mistake = error
        if error is None:
            self._top.search.show_mistake("", None)
        else:
            self._top.search.show_mistake(str(error), error.position)

    def _on_grouped(self, group: str) -> None:
        if group != "none":
            self._top.search.show_note(f"The list is in the order of {GROUPS.get(group, group)}.")

    def _on_left(self) -> None:
        self._top.search.flush()
        self._browser.focus_list()
