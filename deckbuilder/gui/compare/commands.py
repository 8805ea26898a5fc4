"""Opens versions and comparisons, and does with a version what the player wants."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import DeckFileError, hash_on_disk
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.edits import Edit
from deckbuilder.decks.files import read_deck_file
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.workspace import Workspace

if TYPE_CHECKING:
    from .sides import Side, Sides


class Comparing(QObject):
    """The commands of one window that look at a deck beside another, or beside what it was."""

    def __init__(
        self, workspace: Workspace, notices: NoticeArea, services: Services, window: QWidget
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._notices = notices
        self._services = services
        self._window = window
        workspace.saved.connect(self._on_saved)

    @cached_property
    def _sides(self) -> Sides:
        from .sides import Sides  # the app starts without what is not shown yet

        return Sides(self._workspace, self._services)

    # ---- versions -----------------------------------------------------------------------------------------

    def versions_of(self, deck: OpenDeck) -> None:
        """Show the versions of an open deck; its unsaved edits count as now."""
        if deck.path is None:
            self._services.ask.tell(
                tr("No versions of this deck"),
                tr("Earlier versions are kept from the first save on."),
            )
            return
        self._show_versions(deck.path, deck.title, deck.deck)

    def versions_at(self, path: Path) -> None:
        """Show the versions of the deck of a file, open or not."""
        deck = self._workspace.deck_at(path)
        if deck is not None:
            self.versions_of(deck)
            return
        try:
            now = read_deck_file(path, self._services.catalogue).result.deck
        except DeckFileError:
            now = Deck(path.stem)  # a damaged deck is why its versions are looked for
        self._show_versions(path, now.name or path.stem, now)

    def _show_versions(self, path: Path, title: str, now: Deck) -> None:
        from .sides import moment

        versions = [
            replace(self._sides.version(version, path), title=moment(version.written))
            for version in self._services.history.versions(path)
        ]
        from .versions import VersionsDialog

        dialog = VersionsDialog(title, now, versions, self._services, self._window)
        dialog.restore_wanted.connect(partial(self._restore, path))
        dialog.copy_wanted.connect(self._open_copy)
        _show(dialog)

    def _restore(self, path: Path, deck: Deck, date: str) -> None:
        known = self._workspace.deck_at(path)
        if known is not None:
            self._workspace.set_current(known)
        opened = known or self._reopened(path)
        opened.edit(Edit(say("restore the version of {date}", date=date), lambda _: deck))

    def _reopened(self, path: Path) -> OpenDeck:
        """The deck of a file; an empty one over a damaged file, which the next save replaces."""
        try:
            opened = read_deck_file(path, self._services.catalogue)
        except DeckFileError:
            damaged = ""
            with suppress(DeckFileError):
                damaged = hash_on_disk(path)
            return self._workspace.add(DeckDocument(Deck(path.stem), path=path, content_hash=damaged))
        self._workspace.file_used.emit(path)
        return self._workspace.add(opened.document())

    def _open_copy(self, deck: Deck, date: str) -> None:
        name = tr("{name}, {date}", name=deck.name, date=date) if deck.name else date
        self._workspace.add(DeckDocument(replace(deck, name=name), saved=False))

    # ---- comparing ----------------------------------------------------------------------------------------

    def compare_files(self, paths: Sequence[Path]) -> None:
        """Compare the first two of these files, or the one with the current deck."""
        first, second = [*map(self._side_of, paths[:2]), None][:2]
        current = self._workspace.current
        if second is None and current is not None and current.path != paths[0]:
            second = self._sides.open_deck(current)
        self._compare(first, second)

    def compare_with(self, deck: OpenDeck) -> None:
        """Compare an open deck with another that is chosen in the window; first with what its file holds."""
        before = self._sides.file(deck.path) if deck.path and deck.document.dirty else None
        current = self._sides.open_deck(deck)
        if before is None:
            other = next((each for each in self._sides.all() if each.key != current.key), None)
            self._compare(current, other)
        else:
            self._compare(before, current)

    def _side_of(self, path: Path) -> Side:
        deck = self._workspace.deck_at(path)
        return self._sides.open_deck(deck) if deck is not None else self._sides.file(path)

    def _compare(self, one: Side | None, other: Side | None) -> None:
        from .window import CompareWindow

        _show(CompareWindow(self._sides, self._services, (one, other), self._window))

    # ---- following ----------------------------------------------------------------------------------------

    def _on_saved(self) -> None:
        trouble = self._services.history.trouble()
        if trouble is not None:
            self._notices.show_notice(
                tr("The deck is saved, but its earlier version could not be kept"),
                shown(str(trouble)),
                [(tr("Close"), lambda: None)],
            )


def _show(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
