"""Keeps the search line, the filter panel and the card list saying the same: two views of one query."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer

from deckbuilder.cards.card import Card
from deckbuilder.cards.search import QueryError
from deckbuilder.cards.search.completion import Completion, completions
from deckbuilder.cards.search.filters import Filters

from .browser.filter_panel import FilterPanel
from .browser.panel import Browser
from .services import Services
from .toolbar import TopBar


class QuerySync(QObject):
    """A chip changes the line, the line changes the chips; the list follows both."""

    def __init__(self, top: TopBar, panel: FilterPanel, browser: Browser, services: Services) -> None:
        super().__init__(top)
        self._top, self._panel, self._browser = top, panel, browser
        self._services = services
        self._read = panel.filters
        """The filters that the line stands for; while it holds a mistake, those of the last good text."""

        self._mistake: QueryError | None = None
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(0)  # the list comes first
        self._counting.timeout.connect(self._count)
        top.search.query_changed.connect(self._on_text)
        top.search.edit.left_for_list.connect(self._on_left)
        top.search.assist(self._complete, lambda: top.searches.earlier)
        top.search.made.connect(self._on_made)
        top.searches.wanted.connect(self.set_text)
        top.sort_chosen.connect(self.set_order)
        panel.touched.connect(top.search.flush)
        panel.filters_changed.connect(self._on_filters)
        browser.found.connect(top.search.show_count)
        browser.found.connect(self._counting.start)
        browser.mistaken.connect(self._on_mistake)
        browser.sorted_by.connect(top.show_sort)
        browser.order_wanted.connect(self.set_order)
        browser.clearing_wanted.connect(self._clear)
        top.search.show_count(len(browser.model.cards), len(services.catalogue))

    def set_text(self, text: str) -> None:
        """Put a query in the line and run it."""
        self._top.search.set_text(text)

    def _clear(self) -> None:
        self.set_text("")
        self._browser.focus_list()

    def set_order(self, order: str) -> None:
        """Sort by orders of the search language, ``power desc, name``; empty for the usual order.

        An order in the line itself would win, so it is taken out.
        """
        self._browser.set_sort(order)
        words = self._top.search.text.split()
        kept = [word for word in words if not word.startswith(("order:", "dir:"))]
        if kept != words:
            self.set_text(" ".join(kept))

    def _complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return completions(text, cursor, self._services.vocabulary)

    def _on_made(self, text: str) -> None:
        """Remember a search that could be read."""
        self._top.search.flush()
        if self._mistake is None:
            self._top.searches.remember(text)

    def _on_text(self, text: str) -> None:
        self._top.searches.current = text
        if not self._browser.run(text):
            return
        self._read = Filters.from_query(text, self._services.vocabulary)
        if self._read != self._panel.filters:
            self._panel.show_filters(self._read)

    def _on_filters(self, filters: Filters) -> None:
        """Write the chips into the line; a line that cannot be read stays, and so do the chips."""
        if self._mistake is None:
            self._top.search.set_text(filters.to_query())
            return
        self._panel.show_filters(self._read)
        self._top.search.show_mistake(
            f"The filters wait until the search can be read. {self._mistake}", self._mistake.position
        )

    def _count(self) -> None:
        """Say beside each filter how many cards it would leave of what the others find."""
        self._panel.show_counts(self._without)

    def _without(self, field: str) -> Sequence[Card]:
        """What would be found if no value of a field were asked for."""
        if not getattr(self._read, field) or self._mistake is not None:
            return self._browser.model.cards
        nothing: Any = frozenset[str]()
        return self._browser.answer(replace(self._read, **{field: nothing}).to_query())

    def _on_mistake(self, error: QueryError | None) -> None:
        self._mistake = error
        if error is None:
            self._top.search.show_mistake("", None)
        else:
            self._top.search.show_mistake(str(error), error.position)

    def _on_left(self) -> None:
        self._top.search.flush()
        self._browser.focus_list()
