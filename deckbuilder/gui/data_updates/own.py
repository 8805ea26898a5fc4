"""The list of the player's own files of cards and formats: what each holds, what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.data_updates import OwnFile, has_previous, known_steps, own_files
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.empty_state import EmptyState
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.rows_table import RowsTable

from .model import CHANGED, FILE, HOLDS, FileRows

TABLE = "own_data"
"""What the settings call the table."""


class OwnDataDialog(QDialog):
    """Says what the player wants done; shows the files as they are afterwards."""

    import_wanted = Signal()

    removal_wanted = Signal(object)
    """A list of ``Place``."""

    restore_wanted = Signal(object)
    """A ``Place``."""

    folder_wanted = Signal(object)
    """The ``Kind`` whose folder is to be shown."""

    undo_wanted = Signal(object)
    """The ``Step`` to take back."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        theme = services.theme
        self.setWindowTitle(tr("Your cards and formats"))
        self.model = FileRows(self)
        self.table = RowsTable(self.model, tr("Your files of cards and formats"))
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(tr("Faults of the chosen files"))
        self.bring, self.first = QPushButton(tr("&Import…")), QPushButton(tr("&Import…"))
        self.remove, self.restore = QPushButton(tr("&Remove…")), QPushButton(tr("Restore &previous…"))
        self.folder = QPushButton(tr("&Show in folder"))
        self.undo = QPushButton()
        self.close_ = QPushButton(tr("Close"))
        self.empty = EmptyState(
            theme,
            tr("No cards or formats of your own"),
            tr(
                "Import a file with a new set, a correction or a new list of restricted cards; you see what "
                "changes before anything does, and it can be undone. No file is ever fetched for you."
            ),
            self.first,
            centred=True,
        )
        self._put_together()
        self._wire()
        open_at(self, theme, 64, 34)
        self.refresh()

    def refresh(self) -> None:
        """Show the files there are now; the chosen ones stay chosen."""
        chosen = {each.place for each in self._chosen()}
        paths = self._services.paths
        self._steps = known_steps(paths)
        self.model.show_lines(own_files(paths, self._services.catalogue.sets))
        selection = self.table.selectionModel()
        flags = selection.SelectionFlag.Select | selection.SelectionFlag.Rows
        for row, line in enumerate(self.model.lines):
            if line.place in chosen:
                selection.select(self.model.index(row, 0), flags)
        if self.model.lines and not self._chosen():
            self.table.selectRow(0)
        self._pages.setCurrentWidget(self._split if self.model.lines else self.empty)
        self.undo.setVisible(bool(self._steps))
        if self._steps:
            last = self._steps[0]
            when = f"{last.when.astimezone():%Y-%m-%d %H:%M}"
            self.undo.setText(tr("&Undo {what} of {when}…", what=last.action.words, when=when))
        self._show_chosen()

    # ---- inside -------------------------------------------------------------------------------------------

    def _put_together(self) -> None:
        theme = self._services.theme
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.table)
        self._split.addWidget(self.details)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._split)
        self._pages.addWidget(self.empty)
        row = Flow()
        row.setSpacing(theme.steps(1.5))
        for button in (self.bring, self.remove, self.restore, self.folder, self.undo):
            row.addWidget(button)
        foot = QHBoxLayout()
        foot.addLayout(row, 1)
        foot.addWidget(self.close_, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self._pages, 1)
        layout.addLayout(foot)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.columns = KeptColumns(self.table, self.model, self._services, always=FILE, widths=self._share)
        self.columns.keep(TABLE)
        self._fit_rows()
        theme.changed.connect(self._fit_rows)

    def _wire(self) -> None:
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        for button in (self.bring, self.first):
            button.clicked.connect(self.import_wanted)
        self.remove.clicked.connect(lambda: self.removal_wanted.emit([each.place for each in self._chosen()]))
        self.restore.clicked.connect(lambda: self.restore_wanted.emit(self._chosen()[0].place))
        self.folder.clicked.connect(lambda: self.folder_wanted.emit(self._chosen()[0].place.kind))
        self.undo.clicked.connect(lambda: self.undo_wanted.emit(self._steps[0]))
        self.close_.clicked.connect(self.reject)

    def _fit_rows(self) -> None:
        theme = self._services.theme
        self.table.verticalHeader().setDefaultSectionSize(max(24, theme.ems(2.2)))
        self.details.setMinimumHeight(theme.ems(4))

    def _share(self) -> None:
        for column, ems in ((FILE, 22), (HOLDS, 8), (CHANGED, 11)):
            self.table.setColumnWidth(column, self._services.theme.ems(ems))

    def _chosen(self) -> list[OwnFile]:
        rows = sorted(self.table.selectionModel().selectedRows(), key=lambda index: index.row())
        return [self.model.line_at(index) for index in rows]

    def _show_chosen(self) -> None:
        chosen = self._chosen()
        any_, one = bool(chosen), len(chosen) == 1
        for button in (self.bring, self.remove, self.restore, self.folder):
            button.setVisible(bool(self.model.lines))
        self.remove.setEnabled(any_)
        self.folder.setEnabled(any_)
        self.restore.setEnabled(one and has_previous(chosen[0].place, self._steps))
        self.restore.setToolTip("" if self.restore.isEnabled() else tr("No earlier version of it is kept."))
        faults = [shown(str(fault)) for each in chosen for fault in each.faults]
        self.details.setPlainText("\n".join(faults) or (tr("Everything in it can be read.") if any_ else ""))
