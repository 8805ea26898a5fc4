"""The window of a judge: decks are dropped on it, each gets a verdict, two are held against each other."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QSignalBlocker, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFont, QKeyEvent, QPageLayout, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.disk import NO_FILE, DeckFileError, write_file
from deckbuilder.decks.formats import Format
from deckbuilder.decks.interchange.report import visible
from deckbuilder.decks.judging import (
    Judge,
    Judged,
    Standing,
    Unread,
    format_as_named,
    inspect,
    tally,
    verdict_page,
    worst_first,
)
from deckbuilder.gui.describe import called, tip
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.layout import keep_on_screen, open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.rows_table import RowsTable
from deckbuilder.gui.widgets.words import STRONG, Words

from .model import DECK, EVENT, FILE, FORMAT, PLAYER, PROBLEMS, VERDICT, VerdictRows, cells, problems
from .reader import Reader

_PRINTED = 8.0
"""Points of the letters on paper, where no player has chosen a size."""


class JudgeWindow(QWidget):
    """Not modal; nothing in it is kept but what is saved as a page."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        theme = services.theme
        self.setWindowTitle(tr("Check many decks – Deck builder"))
        self.setAcceptDrops(True)
        self.model = VerdictRows(self)
        self.table = RowsTable(self.model, tr("Verdicts"))
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(tr("Details"))
        self.add_files, self.add_folder = QPushButton(tr("Add &files…")), QPushButton(tr("Add f&older…"))
        self.stop, self.clear = QPushButton(tr("S&top")), QPushButton(tr("&Clear"))
        self.event_name = QLineEdit()
        """Its name heads the page."""

        self.day = QDateEdit()
        """Whose lists and pools count for every deck."""

        self.format, self.standing = QComboBox(), QComboBox()
        self.search = QLineEdit()
        self.tally = Words(theme, wrap=True, weight=STRONG)
        self.said = Words(theme, tone="text2", wrap=True)
        self.against = QPushButton(tr("Compare t&wo"))
        self.against.setToolTip(
            tip(tr("Choose the registered list, then with Ctrl the deck that the player presents"))
        )
        self.print_, self.save = QPushButton(tr("&Print…")), QPushButton(tr("&Save as page…"))
        self._fill()
        self.reader = Reader(self._judge(), self)
        self._put_together()
        self._wire()
        open_at(self, theme, 84, 48)
        self._show_all()

    def bring_up(self) -> None:
        """Show the window in front, ready for the keyboard."""
        self.show()
        keep_on_screen(self)
        self.activateWindow()
        (self.table if self.reader.verdicts else self.add_files).setFocus()

    def read(self, paths: Iterable[Path]) -> None:
        """Add the decks of these files and folders."""
        self.reader.read(paths)
        self._show_all()

    # ---- events -------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and folders may be dropped."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        self.read([Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()])
        event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops the reading, then closes."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.reader.is_running:
            self.reader.stop()
        else:
            self.close()

    # ---- inside -------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self.event_name.setAccessibleName(tr("Event"))
        self.event_name.setMinimumWidth(self._services.theme.ems(7))
        today = self._services.today()
        self.day.setDate(QDate(today.year, today.month, today.day))
        self.day.setDisplayFormat("yyyy-MM-dd")
        self.day.setCalendarPopup(True)
        self.day.setKeyboardTracking(False)
        self.day.setAccessibleName(tr("Check as of this day"))
        self._fill_formats()
        named(self.format, tr("Format to check in"))
        self.standing.addItem(tr("All verdicts"))
        for standing in Standing:
            self.standing.addItem(shown(standing.words), standing)
        named(self.standing, tr("Verdicts to show"))
        self.search.setPlaceholderText(tr("Search the table"))
        self.search.setAccessibleName(tr("Search the table"))
        self.search.setClearButtonEnabled(True)
        for box in (self.format, self.standing):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(10)

    def _fill_formats(self) -> None:
        self.format.addItem(tr("Format each deck names"))
        for each in self._services.formats.offered():
            self.format.addItem(shown(each.full_name), each)

    def _on_data_replaced(self) -> None:
        """Offer the formats there are now, and judge everything anew."""
        chosen = self.format.currentText()
        with QSignalBlocker(self.format):
            self.format.clear()
            self._fill_formats()
            self.format.setCurrentIndex(max(0, self.format.findText(chosen)))
        self._judge_anew()

    def _put_together(self) -> None:
        theme = self._services.theme
        top, filters, foot = Flow(), QHBoxLayout(), QHBoxLayout()
        top.setSpacing(theme.steps(1.5))
        for button in (self.add_files, self.add_folder, self.stop, self.clear):
            top.addWidget(button)
        fields = QWidget()
        asked = Flow(fields)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.setSpacing(theme.steps(2))
        for words, field, width in (
            (tr("&Event"), self.event_name, 14),
            (tr("&Day"), self.day, 8),
            (tr("Fo&rmat"), self.format, 14),
        ):
            asked.addWidget(_labelled(words, field, theme.ems(width)))
        filters.addWidget(self.standing, 1)
        filters.addWidget(self.search, 2)
        foot.addWidget(self.said, 1)
        for button in (self.against, self.print_, self.save):
            foot.addWidget(button)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.table)
        split.addWidget(self.details)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.steps(3)] * 4)
        layout.setSpacing(theme.steps(2))
        layout.addLayout(top)
        layout.addWidget(fields)
        layout.addWidget(self.tally)
        layout.addLayout(filters)
        layout.addWidget(split, 1)
        layout.addLayout(foot)
        self.columns = KeptColumns(self.table, self.model, self._services, always=VERDICT, widths=self._share)
        self.columns.keep("verdicts")
        self._fit_rows()
        theme.changed.connect(self._fit_rows)

    def _fit_rows(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(max(24, self._services.theme.ems(2.2)))

    def _share(self) -> None:
        for column, ems in (
            (VERDICT, 13),
            (PROBLEMS, 20),
            (PLAYER, 10),
            (DECK, 14),
            (EVENT, 9),
            (FORMAT, 8),
            (FILE, 14),
        ):
            self.table.setColumnWidth(column, self._services.theme.ems(ems))

    def _wire(self) -> None:
        self.add_files.clicked.connect(self._on_files)
        self.add_folder.clicked.connect(self._on_folder)
        self.stop.clicked.connect(self.reader.stop)
        self.clear.clicked.connect(self._on_clear)
        self.format.currentIndexChanged.connect(self._judge_anew)
        self.day.dateChanged.connect(self._judge_anew)
        self._services.data.replaced.connect(self._on_data_replaced)
        self.standing.currentIndexChanged.connect(self._show_all)
        self.search.textChanged.connect(self._show_all)
        self.reader.found.connect(self._show_all)
        self.reader.ended.connect(self._show_all)
        self.table.selectionModel().selectionChanged.connect(self._show_details)
        self.against.clicked.connect(self._on_against)
        self.print_.clicked.connect(self._on_print)
        self.save.clicked.connect(self._on_save)

    def _judge(self) -> Judge:
        services = self._services
        format_: Format | None = self.format.currentData()
        choose = partial(_always, format_) if format_ else format_as_named(services.formats)
        day = self.day.date()
        return Judge(services.catalogue, date(day.year(), day.month(), day.day()), choose)

    def _show_all(self) -> None:
        """Bring everything up to what was found and asked for; the chosen rows stay chosen."""
        chosen = self._chosen()
        standing, words = self.standing.currentData(), self.search.text().casefold().split()
        lines = [
            each
            for each in worst_first(self.reader.verdicts)
            if (standing is None or each.standing == standing) and (not words or _holds(each, words))
        ]
        self.model.show_lines(lines)
        self._choose(chosen)
        verdicts, running = self.reader.verdicts, self.reader.is_running
        if verdicts:
            self.tally.setText(shown(tally(verdicts)))
        else:
            self.tally.setText(
                tr("Drop decks here, or a folder of decks; each is checked and nothing is kept.")
            )
        self.said.setText(tr("Reading…") if running else "")
        self.stop.setEnabled(running)
        for button in (self.clear, self.print_, self.save):
            button.setEnabled(bool(verdicts))
        self._show_details()

    def _chosen(self) -> list[Judged | Unread]:
        rows = sorted(self.table.selectionModel().selectedRows(), key=lambda index: index.row())
        return [self.model.line_at(index) for index in rows]

    def _choose(self, lines: list[Judged | Unread]) -> None:
        wanted = {id(line) for line in lines}
        selection = self.table.selectionModel()
        flags = selection.SelectionFlag.Select | selection.SelectionFlag.Rows
        for row, line in enumerate(self.model.lines):
            if id(line) in wanted:
                selection.select(self.model.index(row, 0), flags)

    def _show_details(self) -> None:
        chosen = self._chosen()
        decks = [each for each in chosen if isinstance(each, Judged)]
        self.against.setEnabled(len(chosen) == len(decks) == 2)
        self.details.setPlainText("\n\n".join(map(_told, chosen[:20])))

    def _on_files(self) -> None:
        paths = self._services.ask.open_paths(self._services.paths.decks, tr("Check decks"))
        if paths:
            self.read(paths)

    def _on_folder(self) -> None:
        start = str(self._services.paths.decks)
        folder = QFileDialog.getExistingDirectory(self, tr("Check the decks of a folder"), start)
        if folder:
            self.read([Path(folder)])

    def _on_clear(self) -> None:
        self.reader.clear()
        self._show_all()

    def _judge_anew(self) -> None:
        self.reader.judge_anew(self._judge())

    def _on_against(self) -> None:
        """The deck chosen last, where the table's cursor is, is the one presented."""
        listed, found = (each for each in self._chosen() if isinstance(each, Judged))
        if self.model.line_at(self.table.currentIndex()) is listed:
            listed, found = found, listed
        inspection = inspect(listed.deck, found.deck, self._services.catalogue)
        lines = [
            tr("Registered: {file}", file=visible(shown(listed.file))),
            tr("Presented: {file}", file=visible(shown(found.file))),
            shown(inspection.verdict),
            "",
            *(shown(each.sentence(self._named(each.number))) for each in inspection.differences),
        ]
        self.details.setPlainText("\n".join(lines))

    def _named(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number

    def _page(self, *, plain: bool) -> str:
        return verdict_page(
            self.model.lines,
            self.reader.judge,
            event=self.event_name.text().strip(),
            today=self._services.today(),
            told=shown,
            language=self._services.language,
            plain=plain,
        )

    def _on_print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(tr("Print the verdicts"))
        wanted = dialog.exec() == QPrintDialog.DialogCode.Accepted
        dialog.deleteLater()
        if wanted:
            document = QTextDocument()
            small = QFont(document.defaultFont())
            small.setPointSizeF(_PRINTED)
            document.setDefaultFont(small)  # of the numbers of the pages, too
            document.setHtml(self._page(plain=True))
            document.print_(printer)

    def _on_save(self) -> None:
        name = self._services.paths.decks / f"{tr('Verdicts')}.html"
        path = self._services.ask.save_path(name, tr("Save the verdicts"), f"{tr('Page')} (*.html)")
        if path is None:
            return
        expected = None
        if not path.suffix:  # the dialog has not asked about this name, so nothing may be there
            path, expected = path.with_name(path.name + ".html"), NO_FILE
        try:
            write_file(path, self._page(plain=False).encode("utf-8", "replace"), expected_hash=expected)
        except DeckFileError as error:
            self._services.ask.tell(tr("The verdicts are not saved"), shown(str(error)))
            return
        self.said.setText(tr("Saved as {name}", name=path.name))


def _always(format_: Format, _: object) -> tuple[Format, bool]:
    return format_, False


def _holds(line: Judged | Unread, words: list[str]) -> bool:
    text = "\n".join((*cells(line), *problems(line))).casefold()
    return all(word in text for word in words)


def _labelled(words: str, field: QWidget, width: int) -> QWidget:
    """A field and its label, which stay in one line where the next field goes to another."""
    pair = QWidget()
    line = QHBoxLayout(pair)
    line.setContentsMargins(0, 0, 0, 0)
    label = QLabel(words)
    label.setBuddy(field)
    field.setMinimumWidth(width)
    line.addWidget(label)
    line.addWidget(field, 1)
    return pair


def _told(line: Judged | Unread) -> str:
    verdict, _, player, deck, event, format_, file = cells(line)
    said = [each for each in (player, deck, event, format_, file) if each]
    return "\n".join([verdict, *said, *(f"• {each}" for each in problems(line))])
