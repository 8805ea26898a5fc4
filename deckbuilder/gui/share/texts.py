"""Targets that are text: each format by whom it is for, with what it would write (B38)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit

from deckbuilder.cards.messages import joined
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.interchange import EXPORTS, ExportOptions, losses, write_deck
from deckbuilder.gui.tr import shown, tr

from .target import Shared, Target

TABLETOP = "tts"
"""The format whose file needs pictures beside it."""


class TextTarget(Target):
    """All formats of text, one at a time."""

    can_copy = can_save = True

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.format_id = next(iter(EXPORTS))
        """The chosen format, a key of ``EXPORTS``."""

        self.keep_prints = QCheckBox(tr("Keep the + of other art"))
        self.keep_prints.toggled.connect(self.refresh)
        self.form.addWidget(self.keep_prints)
        self.form.addWidget(self.in_japanese)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("What will be written"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.view = self.text

    def show_format(self, format_id: str) -> None:
        """Show the deck in another format."""
        self.format_id = format_id
        self.keep_prints.setVisible(format_id == "simulator")
        self.in_japanese.setVisible(format_id in ("text", TABLETOP))
        self.options.setVisible(format_id in ("simulator", "text", TABLETOP))
        self.refresh()

    @property
    def _options(self) -> ExportOptions:
        return ExportOptions(keep_prints=self.keep_prints.isChecked(), language=self.language)

    def _data(self) -> bytes:
        shared = self.shared
        return write_deck(shared.deck.deck, self.format_id, shared.services.catalogue, self._options)

    def refresh(self) -> None:
        """Show the text, and what the format cannot hold."""
        self.text.setPlainText(self._data().decode("utf-8-sig", "replace"))
        lost = losses(self.shared.deck.deck, self.format_id, self._options)
        if lost:
            self.noted.emit(tr("Left out: {parts}", parts=joined(lost)))
        elif self.format_id == TABLETOP:
            self.noted.emit(tr("Saving writes the pictures of the cards beside it"))
        else:
            self.noted.emit(tr("Everything is kept"))

    def copy(self) -> None:
        """Copy the text."""
        self.copy_text(self.text.toPlainText())

    def save(self) -> None:
        """Save the text; for Tabletop Simulator with the pictures it shows."""
        if self.format_id == TABLETOP:
            self._save_bundle()
            return
        self.save_file(self.shared.deck.title, EXPORTS[self.format_id].suffix, self._data())

    def _save_bundle(self) -> None:
        shared, services = self.shared, self.shared.services
        path = services.ask.save_path(
            shared.suggestion(shared.deck.title, ".json"), tr("Export deck"), "*.json"
        )
        if path is None:
            return
        from deckbuilder.paper.tabletop import write_bundle

        try:
            paths = write_bundle(
                replace(shared.deck.deck, name=_stem(path)),
                services.catalogue,
                path.parent,
                language=self.language,
                pictures=shared.pictures,
                overwrite=path.exists(),  # which the file dialog has asked about
            )
        except DeckFileError as error:
            services.ask.tell(tr("File is not saved"), shown(str(error)))
            return
        self.noted.emit(tr("Saved as {file}", file=joined([each.name for each in paths])))


def _stem(path: Path) -> str:
    """The name without the ending, which may be left out."""
    return path.stem if path.suffix.lower() == ".json" else path.name
