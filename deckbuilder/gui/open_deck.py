"""One open deck as the screens see it: the document, its live checks and its statistics."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from deckbuilder.cards.facts import Color
from deckbuilder.decks.deck import DEFAULT_FORMAT, Deck
from deckbuilder.decks.document import Changes, DeckDocument
from deckbuilder.decks.edits import Edit
from deckbuilder.decks.figures import DeckStatistics
from deckbuilder.decks.formats import Format
from deckbuilder.decks.legality import Violation, check
from deckbuilder.decks.legality.colors import allowed_colors
from deckbuilder.decks.legality.reading import Reading
from deckbuilder.decks.statistics import statistics

from .services import Services


class OpenDeck(QObject):
    """Wraps a document for the window. Checks and statistics are worked out once a revision, when asked."""

    changed = Signal(object)
    """A ``Changes``, after the document changed in any way, the save point included."""

    def __init__(self, document: DeckDocument, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._services = services
        self._checked: tuple[tuple[int, date], tuple[Violation, ...]] | None = None
        self._counted: tuple[int, DeckStatistics] | None = None
        self._stop = document.subscribe(self._on_document_changed)

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self.document.deck

    @property
    def path(self) -> Path | None:
        """Its file, if it has one."""
        return self.document.path

    @property
    def title(self) -> str:
        """What the tab says: the name, the file's name, or "Untitled"."""
        if self.deck.name:
            return self.deck.name
        return self.path.stem if self.path else "Untitled"

    @property
    def format(self) -> Format:
        """The format it is built for; an unknown one is judged by the default."""
        formats = self._services.formats
        return formats.find(self.deck.format) or formats[DEFAULT_FORMAT]

    @property
    def verdict_line(self) -> str:
        """The format, its list and the day; says so when the deck names a format nobody knows."""
        line = self.format.describe(self._services.today())
        if self._services.formats.find(self.deck.format) is None:
            return f'The format "{self.deck.format}" is unknown; checked as {line}'
        return line

    @property
    def violations(self) -> tuple[Violation, ...]:
        """Every fault of the deck in its format today, worst first."""
        key = (self.document.revision, self._services.today())
        if self._checked is None or self._checked[0] != key:
            found = check(self.deck, self._services.catalogue, self.format, key[1])
            self._checked = (key, found)
        return self._checked[1]

    @property
    def colors(self) -> frozenset[Color] | None:
        """The colours its rank I monster allows, white among them; None without one (R4.8 to R4.11)."""
        services = self._services
        return allowed_colors(Reading(self.deck, services.catalogue, self.format, services.today()))

    @property
    def problems(self) -> int:
        """How many violations make the deck illegal."""
        return sum(violation.is_error for violation in self.violations)

    @property
    def statistics(self) -> DeckStatistics:
        """The figures of the deck."""
        if self._counted is None or self._counted[0] != self.document.revision:
            figures = statistics(self.deck, self._services.catalogue, self.format.region)
            self._counted = (self.document.revision, figures)
        return self._counted[1]

    def edit(self, edit: Edit, *, merge_key: str = "") -> Changes:
        """Apply an edit through the document's gate."""
        return self.document.edit(edit.reason, edit.change, merge_key=merge_key)

    def release(self) -> None:
        """Stop listening to the document; the deck is being closed."""
        self._stop()

    def _on_document_changed(self, changes: Changes) -> None:
        self.changed.emit(changes)
