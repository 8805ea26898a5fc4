"""The player's collection while the app runs: one place for edits, saved shortly after each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from deckbuilder.cards.messages import counted, say
from deckbuilder.cards.names import in_sentence
from deckbuilder.decks.collection import Collection, CollectionDocument, CollectionStore, print_key
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr

SAVE_AFTER_MS = 600
"""Edits are coalesced for this long before they are saved."""


class CollectionKeeper(QObject):
    """Whether a collection is kept, what is in it, and its undo; nothing is written before the first use."""

    changed = Signal()
    """Counts changed, or a collection was started or ended."""

    failed = Signal(str)
    """Why the collection could not be saved; said once until a save succeeds."""

    saved = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.store = CollectionStore(services.paths.collection)
        loaded = self.store.load()
        self._in_use = loaded is not None
        self.document = CollectionDocument(loaded)
        self.document.subscribe(self._on_changed)
        self._by_card: Mapping[str, int] | None = None
        self._told = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)

    @property
    def in_use(self) -> bool:
        """True once the player started a collection."""
        return self._in_use

    @property
    def collection(self) -> Collection:
        """The collection as it is now, empty while none is kept."""
        return self.document.collection

    @property
    def owned(self) -> Mapping[str, int] | None:
        """Copies of all prints by base number; None while no collection is kept."""
        if not self._in_use:
            return None
        if self._by_card is None:
            self._by_card = self.collection.by_card()
        return self._by_card

    # ---- use ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Keep a collection from now on."""
        if not self._in_use:
            self._in_use = True
            self._on_changed()

    def end(self) -> bool:
        """Keep none any more; its file stays as the backup. False when that failed, which is said."""
        self._timer.stop()
        try:
            self.store.save(self.collection)
            self.store.retire()
        except DeckFileError as error:
            self._services.ask.tell(tr("The collection is kept"), shown(str(error)))
            return False
        self._in_use = False
        self.document.forget()
        self._timer.stop()
        return True

    # ---- edits --------------------------------------------------------------------------------------------

    def set_counts(self, numbers: list[str], count: int) -> None:
        """Own exactly so many copies of some prints."""
        reason = say("set {card} to {count}", card=self._named(numbers), count=count)
        self.edit(reason, lambda now: _each(now, numbers, lambda c, n: c.with_count(n, count)))

    def step(self, numbers: list[str], by: int) -> None:
        """Own so many copies more, or fewer, of some prints."""
        reason = say(
            "add {count} {card}" if by > 0 else "remove {count} {card}",
            count=abs(by),
            card=self._named(numbers),
        )
        self.edit(reason, lambda now: _each(now, numbers, lambda c, n: c.add(n, by)))

    def edit(self, reason: str, change: Callable[[Collection], Collection]) -> None:
        """Change the collection as one step; starts one where none is kept."""
        self._in_use = True
        self.document.edit(reason, change)

    def _named(self, numbers: list[str]) -> str:
        if len(numbers) != 1:
            return counted(len(numbers), "print")
        card = self._services.catalogue.get(numbers[0])
        return in_sentence(card.name) if card else print_key(numbers[0])

    # ---- saving -------------------------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """True while the file does not hold what is shown."""
        return self._timer.isActive() or self._told

    def save(self) -> bool:
        """Save now; False when that failed, which is said the first time."""
        self._timer.stop()
        if not self._in_use:
            return True
        try:
            kept = self.store.save(self.collection)
        except DeckFileError as error:
            if not self._told:
                self._told = True
                self.failed.emit(shown(str(error)))
            return False
        self._told = False
        if kept.counts != self.collection.counts:  # another window added something
            self.document.take_in(kept)
            self._timer.stop()
        self.saved.emit()
        return True

    def try_again(self) -> None:
        """Save once more, and say it again if that fails too."""
        self._told = False
        self.save()

    def may_leave(self) -> bool:
        """Save what is not saved yet; where that fails, True only if the player gives it up."""
        if not self.unsaved or self.save():
            return True
        return self._services.ask.confirm(
            tr("The collection cannot be saved"),
            tr("The last changes to {path} would be lost.", path=self.store.path),
            tr("&Leave without saving"),
        )

    def _on_changed(self) -> None:
        self._by_card = None
        if self._in_use:
            self._timer.start()
        self.changed.emit()


def _each(
    collection: Collection, numbers: list[str], change: Callable[[Collection, str], Collection]
) -> Collection:
    for number in numbers:
        collection = change(collection, number)
    return collection
