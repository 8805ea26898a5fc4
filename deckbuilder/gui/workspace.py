"""The open decks: which there are, which is current, and how they are opened, saved and closed.

Every way out asks Save, Discard or Cancel first (B02); Cancel leaves everything as it was. Nothing here
draws: the window shows what the signals say, and questions go through ``Ask``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from deckbuilder.decks.deck import Deck
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.decks.files import (
    NO_FILE,
    ChangedOnDisk,
    DeckFileError,
    move_deck_file,
    read_deck_file,
)
from deckbuilder.decks.paths import ensure_folder

from .ask import Conflict, Leave, Renamed
from .open_deck import OpenDeck
from .services import Services
from .tr import shown, tr

DECK_SUFFIX = ".deck"
NATIVE = "deck"
"""Reader id of the app's own files."""


class Workspace(QObject):
    """The list of open decks, in tab order."""

    opened = Signal(object)
    """An ``OpenDeck`` was added at the end."""

    closed = Signal(object)
    """An ``OpenDeck`` left the list."""

    current_changed = Signal(object)
    """Another ``OpenDeck`` is current, or None."""

    saved = Signal(object)
    """An ``OpenDeck`` was written to its file."""

    file_used = Signal(object)
    """A ``Path`` was opened or saved, for the recent files."""

    preview_wanted = Signal(object)
    """A ``ReadResult`` of a file in a foreign format, to be looked at before it becomes a deck."""

    report_ready = Signal(object, object)
    """An ``OpenDeck`` and the ``Report`` of its file, when not every line was read letter for letter."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._decks: list[OpenDeck] = []
        self._current: OpenDeck | None = None

    @property
    def decks(self) -> tuple[OpenDeck, ...]:
        """The open decks in tab order."""
        return tuple(self._decks)

    @property
    def current(self) -> OpenDeck | None:
        """The deck the window works on."""
        return self._current

    def set_current(self, deck: OpenDeck | None) -> None:
        """Make another open deck current."""
        if deck is not self._current:
            self._current = deck
            self.current_changed.emit(deck)

    def deck_at(self, path: Path) -> OpenDeck | None:
        """The open deck whose file this is."""
        return next((deck for deck in self._decks if deck.path and _same_file(deck.path, path)), None)

    # ---- opening ------------------------------------------------------------------------------------------

    def add(self, document: DeckDocument) -> OpenDeck:
        """Open a document in a new tab and make it current; a pristine empty tab makes room."""
        spare = self._spare()
        deck = OpenDeck(document, self._services, self)
        self._decks.append(deck)
        self.opened.emit(deck)
        self.set_current(deck)
        if spare is not None:
            self._drop(spare)
        return deck

    def new(self) -> OpenDeck:
        """Open an empty deck of the default format."""
        return self.add(DeckDocument(Deck(format=self._services.settings.default_format)))

    def open_file(self, path: Path) -> OpenDeck | None:
        """Open a deck file, or show it if it is open; None if it cannot be read or needs a preview."""
        known = self.deck_at(path)
        if known is not None:
            self.set_current(known)
            return known
        try:
            opened = read_deck_file(path, self._services.catalogue)
        except DeckFileError as error:
            self._services.ask.tell(tr("Deck cannot be opened"), shown(str(error)))
            return None
        if opened.result.format != NATIVE:
            self.preview_wanted.emit(opened.result)
            return None
        deck = self.add(opened.document())
        self.file_used.emit(path)
        if not opened.result.report.is_clean:
            self.report_ready.emit(deck, opened.result.report)
        return deck

    # ---- saving -------------------------------------------------------------------------------------------

    def save(self, deck: OpenDeck) -> bool:
        """Save to the deck's file, asking for one if it has none; False when the deck is still unsaved."""
        path = deck.path
        if path is None or path.suffix.lower() != DECK_SUFFIX:
            return self.save_as(deck)
        if _is_renamed(deck, path):
            match self._services.ask.renamed(path, deck.title):
                case Renamed.RENAME:
                    return self._write_renamed(deck, path)
                case Renamed.COPY:
                    return self._write(deck, _named_after(deck, path), NO_FILE)
                case Renamed.CANCEL:
                    return False
                case Renamed.KEEP:
                    pass
        return self._write(deck, path, deck.document.content_hash)

    def save_as(self, deck: OpenDeck, *, taken: str = "") -> bool:
        """Save to a file the player chooses; a name that is ``taken`` is not suggested."""
        folder = deck.path.parent if deck.path else self._services.paths.decks
        suggestion = folder / safe_file_name(deck.title, [taken], suffix=DECK_SUFFIX)
        with suppress(DeckFileError):  # the dialog opens elsewhere; the save itself says what is wrong
            ensure_folder(folder)
        path = self._services.ask.save_path(suggestion, tr("Save deck"), f"{tr('Deck')} (*{DECK_SUFFIX})")
        if path is None:
            return False
        if path.suffix.lower() != DECK_SUFFIX:
            # The dialog has not asked about this name, so nothing may be there.
            return self._write(deck, path.with_name(path.name + DECK_SUFFIX), NO_FILE)
        return self._write(deck, path, None)

    def _write(self, deck: OpenDeck, path: Path, expected_hash: str | None) -> bool:
        written = deck.deck
        try:
            content_hash = self._services.history.save(path, written, expected_hash)
        except ChangedOnDisk:
            return self._settle(deck, path)
        except DeckFileError as error:
            self._services.ask.tell(tr("Deck is not saved"), shown(str(error)))
            return False
        deck.document.mark_saved(path, content_hash, written)
        self.saved.emit(deck)
        self.file_used.emit(path)
        return True

    def _write_renamed(self, deck: OpenDeck, path: Path) -> bool:
        """Give the file the name of the deck and save to it; if that fails, it has its old name again."""
        target = _named_after(deck, path)
        if not self._move(deck, path, target):
            return False
        return self._write(deck, target, deck.document.content_hash) or not self._move(deck, target, path)

    def _move(self, deck: OpenDeck, source: Path, target: Path) -> bool:
        try:
            move_deck_file(source, target)
        except DeckFileError as error:
            self._services.ask.tell(tr("The file is not renamed"), shown(str(error)))
            return False
        self._services.history.follow(source, target)
        deck.document.set_path(target)
        return True

    def _settle(self, deck: OpenDeck, path: Path) -> bool:
        match self._services.ask.conflict(path):
            case Conflict.OVERWRITE:
                return self._write(deck, path, None)
            case Conflict.KEEP_BOTH:
                return self.save_as(deck, taken=path.name)
            case Conflict.RELOAD:
                self.reload(deck)
                return False
            case Conflict.CANCEL:
                return False

    def reload(self, deck: OpenDeck) -> None:
        """Take over what the file holds now; the edits it replaces can be undone."""
        if deck.path is None:
            return
        try:
            opened = read_deck_file(deck.path, self._services.catalogue)
        except DeckFileError as error:
            self._services.ask.tell(tr("Deck cannot be reloaded"), shown(str(error)))
            return
        deck.document.reload(opened.result.deck, opened.content_hash)

    # ---- closing ------------------------------------------------------------------------------------------

    def close(self, deck: OpenDeck) -> bool:
        """Close a tab unless the player cancels; the last one leaves an empty deck behind."""
        if not self.may_leave([deck]):
            return False
        self._drop(deck)
        if not self._decks:
            self.new()
        return True

    def may_leave(self, decks: Iterable[OpenDeck] | None = None) -> bool:
        """True when nothing unsaved would be lost by leaving: saved now, or given up by the player."""
        unsaved = [deck for deck in (self._decks if decks is None else decks) if deck.document.dirty]
        if not unsaved:
            return True
        match self._services.ask.leave([deck.title for deck in unsaved]):
            case Leave.SAVE:
                return all(self.save(deck) for deck in unsaved)
            case Leave.DISCARD:
                return True
            case Leave.CANCEL:
                return False

    def _drop(self, deck: OpenDeck) -> None:
        index = self._decks.index(deck)
        self._decks.remove(deck)
        if deck is self._current:
            self.set_current(self._decks[min(index, len(self._decks) - 1)] if self._decks else None)
        deck.release()
        self.closed.emit(deck)
        deck.deleteLater()

    def _spare(self) -> OpenDeck | None:
        """The untouched empty deck a fresh window starts with, if it is the only one."""
        if len(self._decks) == 1:
            deck = self._decks[0]
            if deck.path is None and deck.deck.is_empty and not deck.document.can_undo:
                return deck
        return None


def _is_renamed(deck: OpenDeck, path: Path) -> bool:
    """Whether the deck got another name and its file is still called by the old one (B17)."""
    saved = deck.document.saved_deck
    if saved is None or not saved.name or not deck.deck.name or saved.name == deck.deck.name:
        return False
    old, new = (safe_file_name(name, suffix=DECK_SUFFIX) for name in (saved.name, deck.deck.name))
    numbered = re.sub(r" \([0-9]{1,4}\)$", "", path.stem) + DECK_SUFFIX
    return old != new and old in (path.name, numbered)


def _named_after(deck: OpenDeck, path: Path) -> Path:
    """The file beside another that is called by the name of the deck, and is not there yet."""
    taken: list[str] = []
    with suppress(OSError):  # writing there will say what is wrong
        taken = [each.name for each in path.parent.iterdir()]
    return path.with_name(safe_file_name(deck.deck.name, taken, suffix=DECK_SUFFIX))


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one == other
