"""The dialog before cards or formats change: all that would be different, and what it means for decks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.data_updates import Action, Preview, lines_of, summary_of
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.rows_table import RowsTable
from deckbuilder.gui.widgets.words import STRONG, Words

from .looker import Look, Looker
from .model import ABOUT, FIELD, NOW, WHAT, ChangeRows, change_in_words

TABLE = "data_changes"
"""What the settings call the table."""


class ChangesDialog(QDialog):
    """Looks beside the window, shows what it found, and is accepted when the player wants it done."""

    def __init__(
        self, title: str, action: str, look: Look, services: Services, parent: QWidget | None = None
    ) -> None:
        """``action`` is the verb on the button."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.found: Preview | None = None
        """What would be done; there when the dialog is accepted."""

        self._services = services
        theme = services.theme
        waiting = tr("Reading the files and looking at your decks…")
        self.summary = Words(theme, waiting, wrap=True, weight=STRONG)
        self.remark = Words(theme, tone="text2", wrap=True)
        self.waiting = QProgressBar()
        self.waiting.setRange(0, 0)
        self.waiting.setTextVisible(False)
        self.waiting.setAccessibleName(waiting)
        self.model = ChangeRows(self)
        self.table = RowsTable(self.model, tr("What would change"))
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(tr("The chosen row in full"))
        self.cancel, self.act = QPushButton(tr("Cancel")), QPushButton(action)
        self._looker = Looker(look, self)
        self._put_together()
        self._looker.finished.connect(self._show)
        self._looker.failed.connect(self._show_failure)
        self.cancel.clicked.connect(self.reject)
        self.act.clicked.connect(self._on_act)
        self.table.selectionModel().selectionChanged.connect(self._show_details)
        self.finished.connect(self._looker.stop)
        open_at(self, theme, 84, 44)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look when there is somebody who waits for it."""
        super().showEvent(event)
        if self.found is None and not event.spontaneous():
            self._looker.start()

    # ---- inside -------------------------------------------------------------------------------------------

    def _put_together(self) -> None:
        theme = self._services.theme
        self._split = split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.table)
        split.addWidget(self.details)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.cancel, self.act):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.act.setDefault(True)
        self.act.setEnabled(False)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self.summary)
        layout.addWidget(self.waiting)
        layout.addWidget(self.remark)
        layout.addWidget(split, 1)
        layout.addLayout(buttons)
        self.remark.hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        self.columns = KeptColumns(self.table, self.model, self._services, always=WHAT, widths=self._share)
        self.columns.keep(TABLE)
        self._fit_rows()
        theme.changed.connect(self._fit_rows)
        self.cancel.setFocus()

    def _fit_rows(self) -> None:
        theme = self._services.theme
        self.table.verticalHeader().setDefaultSectionSize(max(24, theme.ems(2.2)))
        self.details.setMinimumHeight(theme.ems(5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns; the last takes the rest."""
        super().resizeEvent(event)
        self.columns.share()

    def _share(self) -> None:
        theme, width = self._services.theme, self.table.width()
        for column, part, ems in ((ABOUT, 0.12, 7), (WHAT, 0.27, 13), (FIELD, 0.16, 9), (NOW, 0.17, 8)):
            self.table.setColumnWidth(column, max(theme.ems(ems), round(part * width)))

    def _show(self, found: Preview) -> None:
        self.found = found
        self.waiting.hide()
        self.model.show_lines(lines_of(found))
        self.summary.setText(_capital(shown(summary_of(found))))
        self.remark.setText("\n".join(_remarks(found)))
        self.remark.setVisible(bool(self.remark.text()))
        self._split.setVisible(bool(self.model.lines))
        self.act.setEnabled(not found.is_empty)
        if self.model.lines:
            self.table.selectRow(0)
        (self.cancel if found.is_empty else self.act).setFocus()

    def _show_failure(self, reason: str) -> None:
        self.waiting.hide()
        self._split.hide()
        self.summary.setText(tr("It cannot be told what would change"))
        self.remark.setText(shown(reason))
        self.remark.show()

    def _show_details(self) -> None:
        rows = sorted(self.table.selectionModel().selectedRows(), key=lambda index: index.row())
        self.details.setPlainText("\n\n".join(change_in_words(self.model.line_at(row)) for row in rows[:50]))

    def _on_act(self) -> None:
        replaced = self.found.plan.replaced if self.found and self.found.plan.sources else ()
        names = ", ".join(place.name for place in replaced)
        if not names or self._services.ask.confirm(
            tr("Replace {files}?", files=names),
            tr("You have a file of this name. What it holds now is kept, so that it can be undone."),
            tr("&Replace"),
        ):
            self.accept()


def _remarks(found: Preview) -> list[str]:
    """What to know beside the rows, a sentence a line."""
    said: list[str] = []
    usable = any(each.is_usable for each in found.offered)
    if found.is_empty:
        said.append(
            tr("You have this file already, just as it is.")
            if usable
            else tr("There is nothing in it that can be imported. Correct the file and import it again.")
        )
    elif found.faults:
        said.append(
            tr(
                "What cannot be read is left out, the rest can be imported. To mend it, correct the file in "
                "a text editor and import it again."
            )
        )
    takes_place = found.plan.action in (Action.IMPORT, Action.RESTORE)
    if takes_place and any(line.shipped for line in lines_of(found)):
        said.append(tr("Yours take the place of cards and formats that come with the program."))
    if any(each.new is None for each in found.cards) and found.decks:
        said.append(tr("Decks keep the cards that go, as unknown cards."))
    return said


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
