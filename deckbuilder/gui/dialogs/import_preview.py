"""The import preview: every line of the input with its answer, questions in place, one undoable step."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.interchange import WHOLE_INPUT, LineState, ReadResult, Report
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words

from .import_sums import ImportSums
from .report_table import ANSWER, SIGNS, TEXT, Answer, ReportDelegate, ReportModel

TABLE = "import"
"""What the settings call the table."""


class ImportChoice(Enum):
    """What the player made of the preview."""

    NEW = auto()
    ADD = auto()
    REPLACE = auto()
    CANCEL = auto()


class ImportPreview(QDialog):
    """Shows a ``ReadResult``: ``result_now`` has the questions answered, ``choice`` what to do with it."""

    def __init__(
        self, result: ReadResult, services: Services, *, into: Deck | None, parent: QWidget | None = None
    ) -> None:
        """``into`` is the open deck that the reading can be added to, if there is one with cards."""
        super().__init__(parent)
        self.setWindowTitle(tr("Import"))
        self.choice = ImportChoice.CANCEL
        self._whole = result
        self._services = services
        theme = services.theme
        self._asked = self.result_now = result.only(0) if len(result.decks) > 1 else result
        self._given: dict[int, str] = {}
        self._model = ReportModel(self.result_now.report, self)
        self.table = QTableView()
        self.counts = _Counts(theme)
        self._answered = Words(theme, wrap=True)
        self.sums = ImportSums(theme, into)
        self._remarks = Words(theme, wrap=True)
        self.boxes: dict[int, QComboBox] = {}
        """The choice of each line that has one, by the number of the line."""

        self._answers: dict[int, Answer] = {}
        self._decks = QComboBox()
        self.cancel = QPushButton(tr("Cancel"))
        self.add = QPushButton(tr("Add to this deck"))
        self.replace = QPushButton(tr("Replace this deck"))
        self.new = QPushButton(tr("Import into a new deck"))
        self._build(theme, can_merge=into is not None)
        self._ask_questions()
        self._refresh()
        self.setMinimumWidth(theme.ems(36))  # the buttons stand in two lines at the most
        open_at(self, theme, 80, 44)

    def _build(self, theme: Theme, *, can_merge: bool) -> None:
        title = Words(theme, _title(self._whole), scale=1.1, weight=STRONG, wrap=True)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        self._fill_decks()
        head.addWidget(self._decks)
        self._set_up_table(theme)
        row = QWidget()
        buttons = Flow(row, last_right=True)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(theme.steps(2))
        for button, choice in (
            (self.cancel, ImportChoice.CANCEL),
            (self.add, ImportChoice.ADD),
            (self.replace, ImportChoice.REPLACE),
            (self.new, ImportChoice.NEW),
        ):
            button.clicked.connect(lambda _=False, choice=choice: self._finish(choice))
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.new.setDefault(True)
        for button in (self.add, self.replace):
            button.setVisible(can_merge)
        for button in (self.add, self.replace, self.new):
            button.setEnabled(self._whole.ok)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.counts)
        layout.addWidget(self._remarks)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._answered)
        layout.addWidget(self.sums)
        layout.addWidget(row)
        (self.new if self._whole.ok else self.cancel).setFocus()

    def _set_up_table(self, theme: Theme) -> None:
        table = self.table
        table.setModel(self._model)
        table.setItemDelegate(ReportDelegate(self._services, table))
        table.setAccessibleName(tr("Lines of the input and how they were read"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(max(24, theme.ems(2.4)))
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(ANSWER, QHeaderView.ResizeMode.Stretch)
        self.columns = KeptColumns(table, self._model, self._services, always=ANSWER, widths=self._share)
        self.columns.keep(TABLE)

    def _fill_decks(self) -> None:
        decks = self._whole.decks
        self._decks.setVisible(len(decks) > 1)
        named(self._decks, tr("Which deck of the file"))
        for number, deck in enumerate(decks, start=1):
            self._decks.addItem(deck.name or tr("Deck {number}", number=number))
        self._decks.currentIndexChanged.connect(self._on_deck_chosen)

    def _on_deck_chosen(self, number: int) -> None:
        self._asked = self.result_now = self._whole.only(number)
        self._given.clear()
        self._model.show_lines(self.result_now.report.lines)
        self._ask_questions()
        self._refresh()

    def _ask_questions(self) -> None:
        """Put a choice in each row that asks something, or that may mean another card."""
        self.boxes, self._answers = {}, {}
        for row, line in enumerate(self._model.lines):
            if not line.candidates:
                continue
            box = QComboBox()
            where = tr("Line {number}: {text}", number=line.line_no, text=line.text)
            named(box, shown(line.message) if line.line_no == WHOLE_INPUT else where)
            if all(candidate.value != line.number for candidate in line.candidates):
                asks = line.state is LineState.QUESTION
                box.addItem(tr("Choose…") if asks else tr("Leave it as it is"))
            for candidate in line.candidates:
                box.addItem(shown(candidate.label), candidate.value)
            box.setCurrentIndex(max(0, box.findData(line.number)))
            box.currentIndexChanged.connect(lambda _, number=line.line_no: self._on_answered(number))
            answer = self._answers[line.line_no] = Answer(self._services.theme, line, box)
            self.table.setIndexWidget(self._model.index(row, ANSWER), answer)
            self.boxes[line.line_no] = box

    def _on_answered(self, line_no: int) -> None:
        value = self.boxes[line_no].currentData()
        if value is None:
            self._given.pop(line_no, None)
        else:
            self._given[line_no] = value
        self.result_now = self._asked
        for number, choice in self._given.items():
            self.result_now = self.result_now.answer(number, choice)
        self._model.show_changed(self.result_now.report.lines)
        for line in self._model.lines:
            if line.line_no in self._answers:
                self._answers[line.line_no].show_line(line)
        self._refresh()

    def _refresh(self) -> None:
        report = self.result_now.report
        self.counts.show_report(report)
        self._answered.setText(tr("{lines} in, {count} answered", lines=report.size, count=report.count))
        self.sums.show_result(self.result_now)
        for each in (self._answered, self.sums):
            each.setVisible(self._whole.ok)
        notes = [report.refusal, *report.remarks]
        self._remarks.setText("\n".join(shown(note) for note in notes if note))
        self._remarks.setVisible(bool(self._remarks.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave more than half of a narrow table to the answers."""
        super().resizeEvent(event)
        self.columns.share()

    def _share(self) -> None:
        theme = self._services.theme
        for column, width in enumerate((theme.ems(3.5), theme.ems(2.5))):
            self.table.setColumnWidth(column, width)
        self.table.setColumnWidth(TEXT, min(theme.ems(22), round(0.3 * self.table.width())))

    def _finish(self, choice: ImportChoice) -> None:
        self.choice = choice
        if choice is ImportChoice.CANCEL:
            self.reject()
        else:
            self.accept()


class _Counts(QWidget):
    """How many lines were read, changed, asked about ..., each with its sign."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._row = Flow(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.steps(4))

    def show_report(self, report: Report) -> None:
        """Show the counts of a report."""
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if report.refusal:
            self._row.addWidget(Words(self._theme, shown(report.summary())))
            return
        for state, words in report.counts():
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(SignLabel(self._theme, SIGNS[state], ems=1.2))
            row.addWidget(Words(self._theme, shown(words)))
            self._row.addWidget(pair)


def short_source(result: ReadResult) -> str:
    """Where a reading came from, in a word: the name of its file, ``Clipboard``, ``text``."""
    name = result.source.rpartition("/")[2].rpartition("\\")[2]
    return (result.source if name == result.source else name) or say("text")


def _title(result: ReadResult) -> str:
    source = short_source(result) if result.source else say("Import")
    if not result.ok:
        return shown(source)  # its lines were not looked at
    return tr(
        "{source}, {format}, {lines}" if result.format_name else "{source}, {lines}",
        source=source,
        format=result.format_name,
        lines=result.report.size,
    )
