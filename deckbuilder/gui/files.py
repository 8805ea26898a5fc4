"""What the File menu does: open, import, export, recent files; questions go through ``Ask``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QWidget

import card_data
from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import DeckFileError, read_file
from deckbuilder.decks.document import DeckDocument
from deckbuilder.decks.edits import Edit
from deckbuilder.decks.files import read_deck_file
from deckbuilder.decks.interchange import (
    MAX_BYTES,
    ExportOptions,
    MergeMode,
    ReadResult,
    Report,
    read_deck,
    write_deck,
)
from deckbuilder.decks.recent import RecentFiles

from .bars import NoticeArea
from .open_deck import OpenDeck
from .services import Services
from .tr import shown, tr
from .workspace import NATIVE, Workspace

if TYPE_CHECKING:
    from .dialogs.import_preview import ImportChoice


class FileCommands(QObject):
    """The file commands of one window."""

    said = Signal(str)

    data_offered = Signal(object)
    """Files of cards or formats came where decks were expected; a list of paths."""

    def __init__(
        self, workspace: Workspace, notices: NoticeArea, services: Services, window: QWidget
    ) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._notices = notices
        self._services = services
        self._window = window
        self.recent = RecentFiles(services.paths.recent_files)
        workspace.file_used.connect(self._remember)
        workspace.preview_wanted.connect(self.preview)
        workspace.report_ready.connect(self._show_report)

    # ---- opening and importing ----------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for files and open them."""
        folder = self._services.paths.decks
        paths = self._services.ask.open_paths(folder if folder.is_dir() else Path.home(), tr("Open decks"))
        for path in self._decks_among(paths):
            self._workspace.open_file(path)

    def open_starter(self, path: Path) -> None:
        """Open a shipped deck as a new one of the player's own; the shipped file is never written."""
        try:
            opened = read_deck_file(path, self._services.catalogue)
        except DeckFileError as error:
            self._services.ask.tell(tr("Deck cannot be opened"), shown(str(error)))
            return
        self._workspace.add(DeckDocument(opened.result.deck))

    def starters(self) -> list[Path]:
        """The shipped decks."""
        return sorted(card_data.DECKS.glob("*.deck"))

    def starter_name(self, path: Path) -> str:
        """The name a shipped deck gives itself, or its file's."""
        try:
            return read_deck_file(path, self._services.catalogue).result.deck.name or path.stem
        except DeckFileError:
            return path.stem

    def import_file(self) -> None:
        """Ask for a file and show how it reads."""
        for path in self._decks_among(self._services.ask.open_paths(Path.home(), tr("Import a deck"))):
            self.import_path(path)

    def import_path(self, path: Path) -> None:
        """Show how a file reads, whatever format it has."""
        try:
            result = read_deck(
                read_file(path), self._services.catalogue, name_hint=path.stem, source=str(path)
            )
        except DeckFileError as error:
            self._services.ask.tell(tr("File cannot be imported"), shown(str(error)))
            return
        self.preview(result)

    def import_clipboard(self) -> None:
        """Show how the text on the clipboard reads."""
        self.import_mime(QGuiApplication.clipboard().mimeData(QClipboard.Mode.Clipboard), say("Clipboard"))

    def import_mime(self, data: QMimeData | None, source: str) -> None:
        """Show how dropped or pasted data reads; says so when there is no text in it (H42)."""
        if data is None or not data.hasText() or not data.text().strip():
            picture = data is not None and data.hasImage()
            self._services.ask.tell(
                tr("Nothing to import"),
                tr(
                    "{source} holds a picture. Copy a deck list, a deck code or a link first."
                    if picture
                    else "{source} holds no text. Copy a deck list, a deck code or a link first.",
                    source=source,
                ),
            )
            return
        text = data.text()
        if len(text) > MAX_BYTES:
            self._services.ask.tell(
                tr("Too much to import"),
                tr(
                    "{source} holds {count:,} characters; a deck list is far smaller.",
                    source=source,
                    count=len(text),
                ),
            )
            return
        self.preview(read_deck(text, self._services.catalogue, source=source))

    def drop(self, data: QMimeData) -> None:
        """Open dropped files, or show how dropped text reads."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if not paths:
            self.import_mime(data, say("Dropped text"))
        for path in self._decks_among(paths):
            self._workspace.open_file(path)

    def preview(self, result: ReadResult) -> None:
        """Show the import preview and do what the player chooses, as one undoable step."""
        from .dialogs.import_preview import ImportPreview  # the app starts without what is not shown yet

        deck = self._workspace.current
        into = deck.deck if deck is not None and not deck.deck.is_empty else None
        dialog = ImportPreview(result, self._services, into=into, parent=self._window)
        dialog.exec()
        self.take_over(dialog.result_now, dialog.choice)
        dialog.deleteLater()

    def take_over(self, result: ReadResult, choice: ImportChoice) -> None:
        """Make a reading a new deck, or part of the current one."""
        from .dialogs.import_preview import ImportChoice, short_source

        current = self._workspace.current
        match choice:
            case ImportChoice.NEW:
                self._workspace.add(DeckDocument(result.deck, saved=False))
            case ImportChoice.ADD | ImportChoice.REPLACE if current is not None:
                mode = MergeMode.ADD if choice is ImportChoice.ADD else MergeMode.REPLACE
                current.edit(
                    Edit(say("import from {source}", source=short_source(result)), _merger(result, mode))
                )
            case _:
                self.said.emit(tr("Import cancelled"))

    def forget_recent(self) -> None:
        """Empty the list of recent files."""
        try:
            self.recent.clear()
        except DeckFileError as error:
            self._say_not_stored(error)

    # ---- exporting ----------------------------------------------------------------------------------------

    def copy_list(self, deck: OpenDeck) -> None:
        """Copy the deck as a list with names."""
        options = ExportOptions(language=self._services.language)
        text = write_deck(deck.deck, "text", self._services.catalogue, options).decode("utf-8-sig")
        QGuiApplication.clipboard().setText(text)
        self.said.emit(tr("Deck copied as text"))

    def export(self, deck: OpenDeck) -> None:
        """Show whom the deck can be shared with, and what each would get."""
        from .share.dialog import ShareDialog

        dialog = ShareDialog(deck, self._services, self._window)
        dialog.exec()
        dialog.deleteLater()

    # ---- inside -------------------------------------------------------------------------------------------

    def _decks_among(self, paths: Sequence[Path]) -> list[Path]:
        """The files that are no files of cards or formats; those are passed on."""
        if not any(path.suffix.lower() == ".json" for path in paths):
            return list(paths)
        from deckbuilder.decks.data_updates import is_data_file  # a while to load, and seldom needed

        data = [path for path in paths if is_data_file(path)]
        if data:
            self.data_offered.emit(data)
        return [path for path in paths if path not in data]

    def _remember(self, path: Path) -> None:
        try:
            self.recent.add(path)
        except DeckFileError as error:
            self._say_not_stored(error)

    def _say_not_stored(self, error: DeckFileError) -> None:
        self.said.emit(tr("The list of recent files cannot be stored: {reason}", reason=str(error)))

    def _show_report(self, deck: OpenDeck, report: Report) -> None:
        self._notices.show_notice(
            tr("{deck}: not every line was read as written", deck=deck.title),
            shown(report.summary()),
            [(tr("Show lines"), lambda: self._show_lines(deck, report)), (tr("Close"), lambda: None)],
        )

    def _show_lines(self, deck: OpenDeck, report: Report) -> None:
        from .dialogs.import_preview import ImportPreview

        result = ReadResult(report, (Deck(),), NATIVE, say("deck file"), str(deck.path or deck.title))
        dialog = ImportPreview(result, self._services, into=None, parent=self._window)
        dialog.new.hide()
        dialog.cancel.setText(tr("Close"))
        dialog.exec()
        dialog.deleteLater()


def _merger(result: ReadResult, mode: MergeMode) -> Callable[[Deck], Deck]:
    return lambda deck: result.merge_into(deck, mode)
