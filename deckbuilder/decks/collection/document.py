"""The collection being edited: one gate for edits, with undo and redo; knows no widgets and no disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .counts import Collection, changed_by, difference

MAX_STEPS = 1_000
"""Steps that can be undone."""

Listener = Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Step:
    reason: str
    changes: Mapping[str, int]


class CollectionDocument:
    """A collection with its history.

    A step is remembered as the copies it added or took, not as what there was before: so it can be undone
    also after another window changed other counts.
    """

    def __init__(self, collection: Collection | None = None) -> None:
        self._collection = collection or Collection()
        self._done: deque[_Step] = deque(maxlen=MAX_STEPS)
        self._undone: list[_Step] = []
        self._listeners: list[Listener] = []

    @property
    def collection(self) -> Collection:
        """The collection as it is now."""
        return self._collection

    def subscribe(self, listener: Listener) -> None:
        """Call ``listener`` after every change."""
        self._listeners.append(listener)

    def edit(self, reason: str, change: Callable[[Collection], Collection]) -> bool:
        """Change the collection; False when it stayed equal. ``reason`` follows the word "Undo"."""
        after = change(self._collection)
        changes = difference(self._collection, after)
        if not changes:
            return False
        self._done.append(_Step(reason, changes))
        self._undone.clear()
        self._show(after)
        return True

    def take_in(self, collection: Collection) -> None:
        """Go on with what a file holds; the steps so far can still be undone."""
        if collection.counts != self._collection.counts:
            self._show(collection)

    def forget(self) -> None:
        """Go back to an empty collection without history."""
        self._done.clear()
        self._undone.clear()
        self._show(Collection())

    # ---- history ------------------------------------------------------------------------------------------

    @property
    def undo_text(self) -> str:
        """What would be undone, empty when nothing can be."""
        return self._done[-1].reason if self._done else ""

    @property
    def redo_text(self) -> str:
        """What would be done again, empty when nothing can be."""
        return self._undone[-1].reason if self._undone else ""

    def undo(self) -> bool:
        """Take the last step back; False when there is none."""
        if not self._done:
            return False
        step = self._done.pop()
        self._undone.append(step)
        self._show(changed_by(self._collection, step.changes, -1))
        return True

    def redo(self) -> bool:
        """Do the step again that was taken back last; False when there is none."""
        if not self._undone:
            return False
        step = self._undone.pop()
        self._done.append(step)
        self._show(changed_by(self._collection, step.changes))
        return True

    def _show(self, collection: Collection) -> None:
        self._collection = collection
        for listener in tuple(self._listeners):
            listener()
