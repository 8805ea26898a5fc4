"""Tells when the file of an open deck was changed by somebody else; loads nothing unasked (B07)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from deckbuilder.decks.files import NO_FILE, DeckFileError, hash_on_disk

from .bars import NoticeArea, NoticeBar
from .open_deck import OpenDeck
from .tr import tr
from .workspace import Workspace

_Stamp = tuple[int, int]
"""When a file was last written, in nanoseconds, and its size; another one is a reason to read the file."""


class Outside(QObject):
    """Looks at the files of the open decks whenever the player comes back to the window or to a deck.

    Saving compares the content itself, so what is overlooked here is still never overwritten silently.
    """

    def __init__(self, workspace: Workspace, notices: NoticeArea, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._notices = notices
        self._stamps: dict[OpenDeck, _Stamp | None] = {}
        self._told: dict[OpenDeck, str] = {}
        self._bars: dict[OpenDeck, NoticeBar] = {}
        workspace.current_changed.connect(lambda _: self.look())
        workspace.saved.connect(self._forget)
        workspace.closed.connect(self._forget)

    def look(self) -> None:
        """Show a notice for each deck whose file holds something else now, once for each content."""
        for deck in self._workspace.decks:
            if deck.path is None or not deck.document.content_hash:
                continue
            stamp = _stamp(deck.path)
            if deck in self._stamps and self._stamps[deck] == stamp:
                continue
            try:
                found = hash_on_disk(deck.path)
            except DeckFileError:  # not to be read at the moment; saving will say why
                continue
            self._stamps[deck] = stamp
            if found == deck.document.content_hash:
                self._forget(deck)
            elif found != self._told.get(deck):
                self._told[deck] = found
                self._tell(deck, gone=found == NO_FILE)

    def _tell(self, deck: OpenDeck, *, gone: bool) -> None:
        assert deck.path is not None
        self._take_away(deck)
        if gone:
            self._bars[deck] = self._notices.show_notice(
                tr("{file} is not there any more", file=deck.path.name),
                tr("It was deleted, moved or renamed outside. The deck stays open; saving writes it anew."),
                [(tr("Close"), lambda: None)],
            )
            return
        self._bars[deck] = self._notices.show_notice(
            tr("{file} was changed outside", file=deck.path.name),
            tr(
                "Another program or window wrote it. Your unsaved changes can be brought back by undo after "
                "loading; if you keep them, saving asks what to do."
            )
            if deck.document.dirty
            else tr("Another program or window wrote it. Loading can be undone."),
            [
                (tr("Load it"), lambda: self._workspace.reload(deck)),
                (tr("Keep mine"), lambda: None),
            ],
        )

    def _forget(self, deck: OpenDeck) -> None:
        """The deck and its file agree, or nobody looks at the deck any more."""
        self._take_away(deck)
        self._told.pop(deck, None)
        self._stamps.pop(deck, None)

    def _take_away(self, deck: OpenDeck) -> None:
        bar = self._bars.pop(deck, None)
        if bar is not None and bar in self._notices.bars:
            bar.hide()
            bar.deleteLater()


def _stamp(path: Path) -> _Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
