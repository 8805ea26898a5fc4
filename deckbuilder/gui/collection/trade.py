"""CSV in and out: the lines of a file with their answers before anything changes, then one undoable step."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import counted, say
from deckbuilder.decks.collection import Collection, TableReading, read_collection, write_collection
from deckbuilder.decks.disk import NO_FILE, DeckFileError, read_file, write_file
from deckbuilder.decks.interchange.report import LineState
from deckbuilder.gui.dialogs.report_table import SIGNS, ReportDelegate, ReportModel
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words

from .keeper import CollectionKeeper

CSV_FILES = "CSV (*.csv)"


class ImportChoice(Enum):
    """What becomes of the counts of a file."""

    ADD = auto()
    REPLACE = auto()
    CANCEL = auto()


class CollectionPreview(QDialog):
    """Every row of the file and how it was read; ``choice`` is what the player makes of it."""

    def __init__(
        self, reading: TableReading, name: str, before: Collection, services: Services, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import into the collection"))
        self.choice = ImportChoice.CANCEL
        theme = services.theme
        self.summary = Words(theme, shown(reading.report.summary()))
        self.effect = Words(theme, wrap=True)
        self.table = QTableView()
        self.cancel = QPushButton(tr("Cancel"))
        self.replace = QPushButton(tr("Replace what I own"))
        self.add = QPushButton(tr("Add to what I own") if before.counts else tr("Import"))
        self._fill_table(reading, services)
        self._put_together(reading, name, theme)
        self.replace.setVisible(bool(before.counts))
        self.effect.setText(
            tr(
                "{cards} in the file; {before} owned so far.",
                cards=counted(reading.collection.total, "card"),
                before=counted(before.total, "card"),
            )
        )
        usable = bool(reading.collection.counts)
        for button, choice in ((self.add, ImportChoice.ADD), (self.replace, ImportChoice.REPLACE)):
            button.setEnabled(usable)
            button.clicked.connect(lambda _=False, choice=choice: self._finish(choice))
        self.cancel.clicked.connect(self.reject)
        best = self.add if usable else self.cancel
        best.setDefault(True)
        best.setFocus()
        open_at(self, theme, 64, 38)

    def _put_together(self, reading: TableReading, name: str, theme: Theme) -> None:
        head = QHBoxLayout()
        head.addWidget(Words(theme, name, scale=1.1, weight=STRONG))
        head.addStretch(1)
        for state in (LineState.ACCEPTED, LineState.CHANGED, LineState.UNKNOWN, LineState.REJECTED):
            if reading.report.in_state(state):
                head.addWidget(SignLabel(theme, SIGNS[state], ems=1.2))
        head.addWidget(self.summary)
        remarks = [shown(text) for text in (reading.report.refusal, *reading.report.remarks) if text]
        said = Words(theme, "\n".join(remarks), wrap=True)
        said.setVisible(bool(remarks))
        buttons = QHBoxLayout()
        buttons.addWidget(self.effect, 1)
        for button in (self.cancel, self.replace, self.add):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(said)
        layout.addWidget(self.table, 1)
        layout.addLayout(buttons)

    def _fill_table(self, reading: TableReading, services: Services) -> None:
        table, theme = self.table, services.theme
        fill_report(table, reading, services)
        table.verticalHeader().setDefaultSectionSize(max(24, theme.ems(2.4)))
        for column, ems in enumerate((4, 3, 22)):
            table.setColumnWidth(column, theme.ems(ems))

    def _finish(self, choice: ImportChoice) -> None:
        self.choice = choice
        self.accept()


def fill_report(table: QTableView, reading: TableReading, services: Services) -> None:
    """Show the rows of a reading in a table."""
    table.setModel(ReportModel(reading.report, table))
    table.setItemDelegate(ReportDelegate(services, table))
    table.setAccessibleName(tr("Rows of the file and how they were read"))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setHighlightSections(False)
    header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)


def import_csv(keeper: CollectionKeeper, services: Services, parent: QWidget) -> None:
    """Ask for CSV files and take over what the player chooses of each."""
    for path in services.ask.open_paths(Path.home(), tr("Import a collection (CSV)")):
        try:
            data = read_file(path)
        except DeckFileError as error:
            services.ask.tell(tr("File cannot be imported"), shown(str(error)))
            continue
        reading = read_collection(data, services.catalogue)
        dialog = CollectionPreview(reading, path.name, keeper.collection, services, parent)
        dialog.exec()
        take_over(keeper, reading.collection, dialog.choice, path.name)
        dialog.deleteLater()


def take_over(keeper: CollectionKeeper, read: Collection, choice: ImportChoice, name: str) -> None:
    """Make the counts of a file the player's, as one step."""
    match choice:
        case ImportChoice.ADD:
            keeper.edit(say("add {file}", file=name), lambda now: now.plus(read))
        case ImportChoice.REPLACE:
            keeper.edit(say("replace by {file}", file=name), lambda _: read)
        case ImportChoice.CANCEL:
            pass


def export_csv(collection: Collection, services: Services) -> Path | None:
    """Write the collection where the player says; the file, None when nothing was written."""
    text = write_collection(collection, services.catalogue, services.language)
    return save_csv(text, "collection.csv", tr("Export the collection"), services)


def save_csv(text: str, suggestion: str, title: str, services: Services) -> Path | None:
    """Write CSV as spreadsheets expect it where the player says; the file, None when nothing was written."""
    path = services.ask.save_path(Path.home() / suggestion, title, CSV_FILES)
    if path is None:
        return None
    expected = None
    if not path.suffix:
        # The dialog has not asked about this name, so nothing may be there.
        path, expected = path.with_name(f"{path.name}.csv"), NO_FILE
    try:
        write_file(path, text.encode("utf-8-sig", "replace"), expected_hash=expected)
    except DeckFileError as error:
        services.ask.tell(tr("Nothing is exported"), shown(str(error)))
        return None
    return path
