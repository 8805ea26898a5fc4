"""One open deck as the screens see it: the document, its live checks and its statistics."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Color, Region
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
from .tr import shown, tr


class OpenDeck(QObject):
    """Wraps a document for the window. Checks and statistics are worked out once a revision, when asked."""

    changed = Signal(object)
    """A ``Changes``, after the document changed in any way, the save point included."""

    view_changed = Signal()
    """The deck is looked at in another format or on another day; the deck itself is the same."""

    def __init__(self, document: DeckDocument, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._services = services
        self._tried = ""
        """The id of the format it is looked at in; empty for its own."""

        self._as_of: date | None = None
        self._checked: tuple[tuple[int, Catalogue, Format, date], tuple[Violation, ...]] | None = None
        self._counted: tuple[tuple[int, Catalogue, Region], DeckStatistics] | None = None
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
        return self.path.stem if self.path else tr("Untitled")

    @property
    def own_format(self) -> Format:
        """The format it is built for; an unknown one is judged by the default."""
        formats = self._services.formats
        return formats.find(self.deck.format) or formats[DEFAULT_FORMAT]

    @property
    def format(self) -> Format:
        """The format it is looked at in: its own unless the player tries another."""
        return self._tried_format or self.own_format

    @property
    def on(self) -> date:
        """The day it is looked at: today unless the player tries another."""
        return self._as_of or self._services.today()

    @property
    def is_tried(self) -> bool:
        """Whether the player tries another format or another day."""
        return self._tried_format is not None or self._as_of is not None

    def try_format(self, format_id: str) -> None:
        """Look at the deck in another format; its own ends that. Nothing is edited."""
        self._tried = "" if format_id == self.own_format.full_id else format_id
        self.view_changed.emit()

    def try_day(self, day: date) -> None:
        """Look at the deck as of another day; today ends that."""
        self._as_of = None if day == self._services.today() else day
        self.view_changed.emit()

    def end_trying(self) -> None:
        """Look at the deck in its own format today."""
        self._tried, self._as_of = "", None
        self.view_changed.emit()

    @property
    def verdict_line(self) -> str:
        """The format, its list and the day; says so when the deck names a format nobody knows."""
        line = shown(self.format.describe(self.on, self._services.today()))
        if self._tried_format is None and self._services.formats.find(self.deck.format) is None:
            return tr(
                'The format "{format}" is unknown; checked as {line}', format=self.deck.format, line=line
            )
        return line

    @property
    def violations(self) -> tuple[Violation, ...]:
        """Every fault of the deck in the format and on the day it is looked at, worst first."""
        catalogue = self._services.catalogue
        key = (self.document.revision, catalogue, self.format, self.on)
        if self._checked is None or self._checked[0] != key:
            found = check(self.deck, catalogue, self.format, self.on)
            self._checked = (key, found)
        return self._checked[1]

    @property
    def colors(self) -> frozenset[Color] | None:
        """The colours its rank I monster allows, white among them; None without one (R4.8 to R4.11)."""
        services = self._services
        return allowed_colors(Reading(self.deck, services.catalogue, self.format, self.on))

    @property
    def problems(self) -> int:
        """How many violations make the deck illegal."""
        return sum(violation.is_error for violation in self.violations)

    @property
    def statistics(self) -> DeckStatistics:
        """The figures of the deck."""
        catalogue = self._services.catalogue
        key = (self.document.revision, catalogue, self.format.region)
        if self._counted is None or self._counted[0] != key:
            self._counted = (key, statistics(self.deck, catalogue, self.format.region))
        return self._counted[1]

    @property
    def _tried_format(self) -> Format | None:
        """None for its own, also when the one tried is no longer known."""
        return self._services.formats.find(self._tried) if self._tried else None

    def edit(self, edit: Edit, *, merge_key: str = "") -> Changes:
        """Apply an edit through the document's gate."""
        return self.document.edit(edit.reason, edit.change, merge_key=merge_key)

    def release(self) -> None:
        """Stop listening to the document; the deck is being closed."""
        self._stop()

    def _on_document_changed(self, changes: Changes) -> None:
        if "format" in changes.fields:
            self._tried = ""  # what was tried is decided
        self.changed.emit(changes)
