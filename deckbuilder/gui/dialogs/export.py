"""The export dialog: every format by whom it is for, the text it would write, copy or save (B38)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import capital, joined
from deckbuilder.decks.disk import NO_FILE, DeckFileError, write_file
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.decks.interchange import EXPORTS, ExportOptions, losses, write_deck
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.quiet_rows import choose_quietly
from deckbuilder.gui.widgets.words import Words


class ExportDialog(QDialog):
    """Nothing is written before the player saw it."""

    def __init__(self, deck: OpenDeck, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._services = services
        theme = services.theme
        self.setWindowTitle(tr("Export {deck}", deck=deck.title))
        self.formats = QListWidget()
        self.formats.setAccessibleName(tr("Formats"))
        choose_quietly(self.formats, theme)
        for export in EXPORTS.values():
            item = QListWidgetItem(shown(capital(export.label)))
            item.setData(Qt.ItemDataRole.UserRole, export.id)
            item.setSizeHint(QSize(theme.ems(10), max(24, theme.ems(2.2))))
            self.formats.addItem(item)
        self.keep_prints = QCheckBox(tr("Keep the + of other art"))
        self.names_ja = QCheckBox(tr("Japanese names"))
        self.names_ja.setChecked(services.language == "ja")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("What will be written"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.loss = Words(theme, wrap=True)
        self.copy = QPushButton(tr("Copy"))
        self.save = QPushButton(tr("Save as…"))
        self.save.setDefault(True)
        close = QPushButton(tr("Close"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.loss, 1)
        for button in (close, self.copy, self.save):
            buttons.addWidget(button)
        left = QVBoxLayout()
        left.addWidget(self.formats, 1)
        left.addWidget(self.keep_prints)
        left.addWidget(self.names_ja)
        columns = QHBoxLayout()
        columns.addLayout(left, 4)
        columns.addWidget(self.text, 5)
        layout = QVBoxLayout(self)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)
        self.formats.currentRowChanged.connect(self._refresh)
        for option in (self.keep_prints, self.names_ja):
            option.toggled.connect(self._refresh)
        self.copy.clicked.connect(self._on_copy)
        self.save.clicked.connect(self._on_save)
        close.clicked.connect(self.reject)
        self.formats.setCurrentRow(0)
        open_at(self, theme, 72, 40)

    @property
    def format_id(self) -> str:
        """The chosen format, a key of ``EXPORTS``."""
        item = self.formats.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item else next(iter(EXPORTS))

    def _data(self) -> bytes:
        return write_deck(self._deck.deck, self.format_id, self._services.catalogue, self._options)

    @property
    def _options(self) -> ExportOptions:
        language = "ja" if self.names_ja.isChecked() else "en"
        return ExportOptions(keep_prints=self.keep_prints.isChecked(), language=language)

    def _refresh(self) -> None:
        self.text.setPlainText(self._data().decode("utf-8-sig", "replace"))
        self.keep_prints.setVisible(self.format_id == "simulator")
        self.names_ja.setVisible(self.format_id == "text")
        lost = losses(self._deck.deck, self.format_id, self._options)
        self.loss.setText(tr("Left out: {parts}", parts=joined(lost)) if lost else tr("Everything is kept"))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.loss.setText(tr("Copied"))

    def _on_save(self) -> None:
        export = EXPORTS[self.format_id]
        folder = self._deck.path.parent if self._deck.path else Path.home()
        suggestion = folder / safe_file_name(self._deck.title, suffix=export.suffix)
        path = self._services.ask.save_path(suggestion, tr("Export deck"), f"*{export.suffix}")
        if path is None:
            return
        expected = None
        if not path.suffix:
            # The dialog has not asked about this name, so nothing may be there.
            path, expected = path.with_name(path.name + export.suffix), NO_FILE
        try:
            write_file(path, self._data(), expected_hash=expected)
        except DeckFileError as error:
            self._services.ask.tell(tr("Deck is not exported"), shown(str(error)))
            return
        self.loss.setText(tr("Saved as {file}", file=path.name))
