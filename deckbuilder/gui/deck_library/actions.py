"""Does what the player wants done in the library: open decks follow their files, failures stay visible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from deckbuilder.cards.messages import counted
from deckbuilder.decks import edits
from deckbuilder.decks.deck import tags_of
from deckbuilder.decks.deck_library import Library, Trashed
from deckbuilder.decks.disk import DeckFileError, hash_on_disk
from deckbuilder.decks.files import read_deck_file
from deckbuilder.decks.paths import ensure_folder
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.workspace import Workspace

from .model import MY_DECKS, Node
from .stock import Place, ShelfDeck

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


def show_in_file_manager(folder: Path) -> bool:
    """Open a folder in the system's file manager; False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class LibraryActions(QObject):
    """One method a command; each tells of failures in a notice and says that the library changed."""

    changed = Signal(object)
    """Something moved; a list of keys of the rows to choose now, which may be empty."""

    def __init__(
        self,
        library: Library,
        workspace: Workspace,
        notices: NoticeArea,
        services: Services,
        open_sample: Callable[[Path], object],
        show_folder: Callable[[Path], bool] = show_in_file_manager,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._workspace = workspace
        self._notices = notices
        self._services = services
        self._open_sample = open_sample
        self._show_folder = show_folder
        self._left_open: dict[Path, OpenDeck] = {}  # by its file in the trash: a tab that outlived its file

    # ---- opening ------------------------------------------------------------------------------------------

    def open(self, decks: Sequence[ShelfDeck]) -> None:
        """Open decks in tabs; a shipped one as a new deck of the player's own."""
        for deck in decks:
            if deck.place is Place.SAMPLES:
                self._open_sample(deck.path)
            else:
                self._workspace.open_file(deck.path)

    def show_folder(self, folder: str) -> None:
        """Show a folder of the library in the file manager."""
        place = self._library.folder / folder
        try:
            ensure_folder(place)
            done = self._show_folder(place)
        except DeckFileError as error:
            self._fail(tr("The folder cannot be shown"), [shown(str(error))])
        else:
            if not done:
                words = tr("No program opens folders here. It is {folder}.", folder=place)
                self._fail(tr("The folder cannot be shown"), [words])

    # ---- making and changing ------------------------------------------------------------------------------

    def new_folder(self, parent: str, then_move: Sequence[ShelfDeck] = ()) -> None:
        """Ask for a name, make the folder, and perhaps move decks into it."""
        where = parent.replace("/", " / ") or shown(MY_DECKS)
        name = self._services.ask.name(tr("New folder in {place}", place=where), tr("Name:"), "")
        if name is None:
            return
        made = self._each(
            tr("The folder was not made"), [name], lambda each: self._library.new_folder(each, parent)
        )
        if made and then_move:
            self.move([deck.path for deck in then_move], made[0])
        elif made:
            self.changed.emit([f"folder:{made[0]}"])

    def rename(self, deck: ShelfDeck) -> None:
        """Ask for another name for a deck and its file; the tab of an open one follows."""
        name = self._services.ask.name(tr("Rename the deck"), tr("Name:"), deck.summary.name)
        if name is None or name == deck.summary.name:
            return
        renamed = self._each(
            tr("The deck was not renamed"), [deck.path], lambda path: self._rename(path, name)
        )
        self.changed.emit([str(path) for path in renamed or [deck.path]])

    def rename_folder(self, folder: Node) -> None:
        """Ask for another name for a folder; the tabs of open decks in it follow."""
        name = self._services.ask.name(tr("Rename the folder"), tr("Name:"), folder.title)
        if name is None or name == folder.title:
            return
        renamed = self._each(
            tr("The folder was not renamed"), [folder.folder], lambda each: self._rename_folder(each, name)
        )
        self.changed.emit([f"folder:{each}" for each in renamed])

    def duplicate(self, decks: Sequence[ShelfDeck]) -> None:
        """Copy decks beside themselves, shipped ones into my decks."""
        copies = self._each(tr("Not every deck was duplicated"), decks, self._duplicate)
        self.changed.emit([str(path) for path in copies or [deck.path for deck in decks]])

    def move(self, paths: Sequence[Path], folder: str) -> None:
        """Move decks to a folder; the tabs of open ones follow."""
        moved = self._each(tr("Not every deck was moved"), paths, lambda path: self._move(path, folder))
        self.changed.emit([str(path) for path in moved])

    def tag(self, decks: Sequence[ShelfDeck]) -> None:
        """Ask for the tags of decks; of several those are shown that all of them have."""
        decks = [deck for deck in decks if deck.is_readable]
        first = decks[0].summary.deck.tags
        others = [{tag.casefold() for tag in deck.summary.deck.tags} for deck in decks[1:]]
        common = tuple(tag for tag in first if all(tag.casefold() in tags for tags in others))
        title = tr("Tags of {name}", name=decks[0].summary.name)
        if len(decks) > 1:
            title = tr("Tags that {count} decks have in common", count=len(decks))
        text = self._services.ask.text(title, tr("Tags, with commas between them:"), ", ".join(common))
        if text is None:
            return
        wanted = tags_of(text)
        done = self._each(
            tr("Not every deck got its tags"), decks, lambda deck: self._set_tags(deck, common, wanted)
        )
        self.changed.emit([str(path) for path in done])

    # ---- trash --------------------------------------------------------------------------------------------

    def delete(self, paths: Sequence[Path]) -> None:
        """Move decks to the trash; the notice brings them back. Open ones stay open, unsaved."""
        names = {path: path.stem for path in paths}
        trashed = self._each(tr("Not every deck was deleted"), paths, self._delete)
        if trashed:
            gone = ", ".join(names[path] for path, _ in trashed)
            self._notices.show_notice(
                tr("Moved to the trash"),
                gone,
                [
                    (tr("Undo"), partial(self.restore, [each for _, each in trashed])),
                    (tr("Close"), _nothing),
                ],
            )
        self.changed.emit([])

    def remove_folder(self, folder: Node) -> None:
        """Delete an empty folder."""
        self._each(tr("The folder was not deleted"), [folder.folder], self._library.remove_folder)
        self.changed.emit([])

    def restore(self, trashed: Sequence[Trashed]) -> None:
        """Bring decks back from the trash; tabs that outlived them belong to them again."""
        back = self._each(tr("Not every deck was restored"), trashed, self._restore)
        self.changed.emit([str(path) for path in back])

    def empty_trash(self, count: int) -> None:
        """Delete what is in the trash for good, after asking."""
        decks = counted(count, "deck")
        if not self._services.ask.confirm(
            tr("Empty the trash"),
            tr("Delete {decks} for good? This cannot be undone.", decks=decks),
            tr("&Delete for good"),
        ):
            return
        self._each(tr("The trash was not emptied"), [self._library], Library.empty_trash)
        self._left_open.clear()
        self.changed.emit([])

    # ---- inside: one deck ---------------------------------------------------------------------------------

    def _rename(self, path: Path, name: str) -> Path:
        tab = self._workspace.deck_at(path)
        known = tab is not None and hash_on_disk(path) == tab.document.content_hash
        target = self._library.rename(path, name)
        if tab is None:
            return target
        tab.edit(edits.rename(name.strip()))
        if known:
            self._mark_saved(tab, target)
        else:  # somebody else changed the file: the next save must still notice (B07)
            tab.document.set_path(target)
        return target

    def _rename_folder(self, folder: str, name: str) -> str:
        old = self._library.folder / folder
        renamed = self._library.rename_folder(folder, name)
        for tab in self._workspace.decks:
            if tab.path is not None and tab.path.is_relative_to(old):
                tab.document.set_path(self._library.folder / renamed / tab.path.relative_to(old))
        return renamed

    def _mark_saved(self, tab: OpenDeck, path: Path) -> None:
        opened = read_deck_file(path, self._services.catalogue)
        tab.document.mark_saved(path, opened.content_hash, opened.result.deck)

    def _set_tags(self, deck: ShelfDeck, common: tuple[str, ...], wanted: tuple[str, ...]) -> Path:
        """Take the common tags that were deleted away, add those that were written."""
        gone = {tag.casefold() for tag in common} - {tag.casefold() for tag in wanted}
        kept = [tag for tag in deck.summary.deck.tags if tag.casefold() not in gone]
        tags = tags_of(*kept, *wanted)
        tab = self._workspace.deck_at(deck.path)
        known = tab is not None and hash_on_disk(deck.path) == tab.document.content_hash
        self._library.set_tags(deck.path, tags)
        if tab is not None:
            tab.edit(edits.set_tags(tags))
            if known:  # else somebody else changed the file: the next save must still notice (B07)
                self._mark_saved(tab, deck.path)
        return deck.path

    def _duplicate(self, deck: ShelfDeck) -> Path:
        if deck.place is Place.SAMPLES:
            return self._library.add(deck.summary.deck)
        return self._library.duplicate(deck.path)

    def _move(self, path: Path, folder: str) -> Path:
        tab = self._workspace.deck_at(path)
        target = self._library.move(path, folder)
        if tab is not None and target != path:
            tab.document.set_path(target)
        return target

    def _delete(self, path: Path) -> tuple[Path, Trashed]:
        tab = self._workspace.deck_at(path)
        trashed = self._library.delete(path)
        if tab is not None:
            tab.document.set_path(None)
            self._left_open[trashed.file] = tab
        return path, trashed

    def _restore(self, trashed: Trashed) -> Path:
        path = self._library.restore(trashed)
        tab = self._left_open.pop(trashed.file, None)
        if tab is not None and tab in self._workspace.decks and tab.path is None:
            self._mark_saved(tab, path)
        return path

    # ---- inside: failures ---------------------------------------------------------------------------------

    def _each(self, title: str, items: Sequence[_Item], act: Callable[[_Item], _Result]) -> list[_Result]:
        """Do it to each; what fails is told in one notice under that title, the rest is done."""
        done: list[_Result] = []
        failures: list[str] = []
        for item in items:
            try:
                done.append(act(item))
            except DeckFileError as error:
                failures.append(self._in_short(error))
        if failures:
            self._fail(title, failures)
        return done

    def _in_short(self, error: DeckFileError) -> str:
        """What went wrong, with the place in the library: a whole path has no room in a narrow dock."""
        folder = self._library.folder
        path = error.path.relative_to(folder) if error.path.is_relative_to(folder) else error.path
        return tr(
            "{path}: {reason}. {advice}" if error.advice else "{path}: {reason}.",
            path=path.as_posix(),
            reason=error.reason,
            advice=error.advice,
        )

    def _fail(self, title: str, reasons: Sequence[str]) -> None:
        """A notice that stays until it is closed (B89)."""
        self._notices.show_notice(title, "\n".join(reasons), [(tr("Close"), _nothing)], beside=True)


def _nothing() -> None:
    """What closing a notice does besides closing it."""
