"""An open deck: the one gate for edits, their undo history and the save point; knows no widgets and no disk.

Every screen and command changes a deck through ``DeckDocument.edit`` and hears what changed as one
``Changes`` value, so undo, the dirty mark and every view agree.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Literal

from deckbuilder.cards.messages import say

from .deck import Deck, Entry, Section

ChangeKind = Literal["edit", "undo", "redo", "load", "save"]
_RELOAD = say("reload from disk")
Listener = Callable[["Changes"], None]

_METADATA = tuple(field.name for field in fields(Deck) if field.name not in {"monster", "main"})


@dataclass(frozen=True, slots=True)
class Changes:
    """What one step changed, so that a view redraws only that. False when the deck stayed equal."""

    kind: ChangeKind
    """``load`` is a deck read again from its file; ``save`` changes the save point or the path, no card."""

    reason: str
    """The step in words that follow "Undo": ``add 2 Ebirah``."""

    numbers: frozenset[str] = frozenset()
    """Printed and base numbers (text, for an unknown card) whose count in a section changed."""

    sections: frozenset[Section] = frozenset()
    """Sections whose lines changed, be it only their order."""

    fields: frozenset[str] = frozenset()
    """Names of the other ``Deck`` fields that changed: ``name``, ``notes``, ``format`` ..."""

    def __bool__(self) -> bool:
        return bool(self.sections or self.fields)


def compare(before: Deck, after: Deck, reason: str = "", kind: ChangeKind = "edit") -> Changes:
    """The difference between two decks as a ``Changes`` value."""
    sections = frozenset(part for part in Section if before.section(part) != after.section(part))
    numbers: set[str] = set()
    for part in sections:
        numbers |= _recounted(before.section(part), after.section(part))
    changed = frozenset(name for name in _METADATA if getattr(before, name) != getattr(after, name))
    return Changes(kind, reason, frozenset(numbers), sections, changed)


def _recounted(before: tuple[Entry, ...], after: tuple[Entry, ...]) -> set[str]:
    balance = Counter[str]()
    for entry in before:
        balance[entry.number] -= entry.count
    for entry in after:
        balance[entry.number] += entry.count
    return {name for number, count in balance.items() if count for name in (number, Entry(number).key)}


@dataclass(slots=True)
class _Step:
    reason: str
    before: Deck
    after: Deck
    merge_key: str


class DeckDocument:
    """A deck being edited, with undo and redo without limit, a save point and listeners.

    The history is one of snapshots: decks are frozen and share their entries, so a step costs a few
    hundred bytes. An undo back to the saved deck makes the document clean again.
    """

    def __init__(
        self,
        deck: Deck | None = None,
        *,
        path: Path | None = None,
        content_hash: str = "",
        saved: bool = True,
    ) -> None:
        """Open a deck; ``saved`` False marks one that no file holds yet: imported, pasted or recovered."""
        self._deck = Deck() if deck is None else deck
        self._saved_deck = self._deck if saved else None
        self._path = path
        self._content_hash = content_hash
        self._steps: list[_Step] = []
        self._position = 0  # how many of the steps are applied
        self._revision = 0
        self._changing = False
        self._listeners: dict[object, Listener] = {}
        self._announcements: deque[Changes] = deque()
        self._announcing = False

    # ---- what it is ---------------------------------------------------------------------------------------

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self._deck

    @property
    def dirty(self) -> bool:
        """True while the deck differs from what was last saved."""
        return self._deck != self._saved_deck

    @property
    def saved_deck(self) -> Deck | None:
        """The deck as it was last saved or read; None for one that no file holds yet."""
        return self._saved_deck

    @property
    def path(self) -> Path | None:
        """The file that Save writes to; None for a deck without one."""
        return self._path

    @property
    def content_hash(self) -> str:
        """Hash of the file's bytes as last read or written here; empty for a deck without a file."""
        return self._content_hash

    @property
    def revision(self) -> int:
        """Grows by one with every change of the deck, undo and redo included; never repeats."""
        return self._revision

    @property
    def undo_text(self) -> str:
        """The reason of the step that ``undo`` would take back; empty if there is none."""
        return self._steps[self._position - 1].reason if self._position else ""

    @property
    def redo_text(self) -> str:
        """The reason of the step that ``redo`` would repeat; empty if there is none."""
        return self._steps[self._position].reason if self.can_redo else ""

    @property
    def can_undo(self) -> bool:
        """True if there is a step to take back."""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """True if a step was taken back and nothing was edited since."""
        return self._position < len(self._steps)

    # ---- changing it --------------------------------------------------------------------------------------

    def edit(self, reason: str, change: Callable[[Deck], Deck], *, merge_key: str = "") -> Changes:
        """Apply one change wholly, or, if ``change`` raises, not at all; listeners hear of it.

        A change that leaves the deck equal records nothing. Edits in a row with the same ``merge_key``
        become one step, for text typed letter by letter; a save, an undo or another edit ends the row.
        """
        if self._changing:
            raise RuntimeError("a change may not edit the document it is applied to")
        self._changing = True
        try:
            after = change(self._deck)
        finally:
            self._changing = False
        changes = compare(self._deck, after, reason)
        if changes:
            self._record(reason, after, merge_key)
            self._announce(changes)
        return changes

    def undo(self) -> Changes | None:
        """Take the last step back; None if there is none."""
        if not self.can_undo:
            return None
        self._position -= 1
        step = self._steps[self._position]
        step.merge_key = ""
        return self._show(step.before, step.reason, "undo")

    def redo(self) -> Changes | None:
        """Repeat the step last taken back; None if there is none."""
        if not self.can_redo:
            return None
        step = self._steps[self._position]
        self._position += 1
        return self._show(step.after, step.reason, "redo")

    def reload(self, deck: Deck, content_hash: str, reason: str = _RELOAD) -> Changes:
        """Take over what the file holds now as the saved deck; the edits it replaces can be undone."""
        self._content_hash = content_hash
        self._saved_deck = deck
        changes = compare(self._deck, deck, reason, "load")
        if changes:
            self._record(reason, deck, "")
        self._announce(changes)
        return changes

    def mark_saved(self, path: Path, content_hash: str, deck: Deck | None = None) -> None:
        """Note that ``path`` now holds ``deck`` (the current one by default) in bytes of that hash."""
        self._path = path
        self._content_hash = content_hash
        self._saved_deck = self._deck if deck is None else deck
        if self._position:
            self._steps[self._position - 1].merge_key = ""
        self._announce(Changes("save", "save"))

    def set_path(self, path: Path | None, content_hash: str | None = None) -> None:
        """Note that the file was renamed, moved or, with None, deleted; a deck without a file is unsaved."""
        self._path = path
        if content_hash is not None:
            self._content_hash = content_hash
        if path is None:
            self._content_hash = ""
            self._saved_deck = None
        self._announce(Changes("save", "move"))

    # ---- listening ----------------------------------------------------------------------------------------

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` after every change, in order; the function returned ends that, at any time."""
        token = object()
        self._listeners[token] = listener

        def unsubscribe() -> None:
            self._listeners.pop(token, None)

        return unsubscribe

    # ---- inside -------------------------------------------------------------------------------------------

    def _record(self, reason: str, after: Deck, merge_key: str) -> None:
        last = self._steps[self._position - 1] if self._position else None
        if last and merge_key and last.merge_key == merge_key and not self.can_redo:
            last.reason, last.after = reason, after
            if last.before == after:
                self._position -= 1
                del self._steps[self._position]
        else:
            self._steps[self._position :] = [_Step(reason, self._deck, after, merge_key)]
            self._position += 1
        self._deck = after
        self._revision += 1

    def _show(self, deck: Deck, reason: str, kind: ChangeKind) -> Changes:
        changes = compare(self._deck, deck, reason, kind)
        self._deck = deck
        self._revision += 1
        self._announce(changes)
        return changes

    def _announce(self, changes: Changes) -> None:
        """Tell every listener, each change to all before the next; a failing one does not deafen the rest."""
        self._announcements.append(changes)
        if self._announcing:  # a listener edited: its change is told after this one
            return
        self._announcing = True
        failures: list[Exception] = []
        try:
            while self._announcements:
                failures += self._tell(self._announcements.popleft())
        finally:
            self._announcing = False
        if failures:
            raise ExceptionGroup("the deck changed, but a view failed to follow", failures)

    def _tell(self, changes: Changes) -> list[Exception]:
        failures: list[Exception] = []
        for token in tuple(self._listeners):
            listener = self._listeners.get(token)  # gone if an earlier listener ended it
            if listener is None:
                continue
            try:
                listener(changes)
            except Exception as error:
                failures.append(error)
        return failures
