"""The import preview: every line of the input with its answer, questions in place, one undoable step."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Section
from deckbuilder.decks.interchange import WHOLE_INPUT, LineState, ReadResult, Report, ReportLine
from deckbuilder.gui.describe import tip
from deckbuilder.gui.rows import Inks, draw_hairline, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import MEDIUM, STRONG, Words
from deckbuilder.paper.signs import StateSign, draw_state, painting

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE = Qt.ItemDataRole.UserRole + 1

SIGNS = {
    LineState.CHANGED: StateSign.CHANGED,
    LineState.QUESTION: StateSign.QUESTION,
    LineState.UNKNOWN: StateSign.UNKNOWN,
    LineState.REJECTED: StateSign.PROBLEM,
    LineState.SKIPPED: StateSign.CHANGED,
    LineState.ACCEPTED: StateSign.DONE,
    LineState.HEADING: StateSign.DONE,
    LineState.FIELD: StateSign.DONE,
    LineState.COMMENT: StateSign.DONE,
}
TITLES = (say("Line"), "", say("Your text"), say("Read as"))


class ReportModel(QAbstractTableModel):
    """The lines of a report."""

    def __init__(self, report: Report, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines = report.lines

    def show_report(self, report: Report) -> None:
        """Show the report after an answer; the lines stay the same ones."""
        self._lines = report.lines
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, len(TITLES) - 1))

    @property
    def lines(self) -> tuple[ReportLine, ...]:
        """What is shown, a row each."""
        return self._lines

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row a line."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number, sign, text, answer."""
        return 0 if parent.isValid() else len(TITLES)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The line for the delegate, words for everyone else."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return (str(line.line_no or ""), shown(line.state.words), line.text, shown(line.message))[
                index.column()
            ]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _in_words(line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(shown(line.message) or line.text)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return shown(TITLES[section])
        return None


class ReportDelegate(QStyledItemDelegate):
    """Paints the rows; a line that waits for an answer stands on the notice tone."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme: Theme = services.theme
        self._fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Rows of 2.2 em."""
        return QSize(self._theme.ems(4), max(24, self._theme.ems(2.2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        line: ReportLine = index.data(LINE_ROLE)
        theme = self._theme
        inks = Inks.of(theme, selected)
        with painting(painter):
            if line.state is LineState.QUESTION and not selected:
                painter.fillRect(rect, theme.color("signalbg"))
            fill_row(painter, rect, theme, selected=False, focused=False)
            if selected:
                painter.fillRect(rect, theme.color("sel"))
            if index.column() > 1:
                draw_hairline(painter, rect.left(), rect.right(), rect.bottom(), theme)
            inner = rect.adjusted(0.5 * theme.em, 0, -0.5 * theme.em, 0)
            match index.column():
                case 0:
                    center = Qt.AlignmentFlag.AlignHCenter
                    draw_text(painter, rect, str(index.data()), theme.font(), inks.second, center)
                case 1:
                    self._paint_sign(painter, rect, line, inks)
                case 2:
                    font = QFont(self._fixed)
                    font.setPointSizeF(theme.size)
                    draw_text(painter, inner, line.text, font, inks.text)
                case _:
                    self._paint_answer(painter, inner, line, inks)

    def _paint_sign(self, painter: QPainter, rect: QRectF, line: ReportLine, inks: Inks) -> None:
        sign = SIGNS.get(line.state)
        if sign is not None:
            side = 1.2 * self._theme.em
            box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            draw_state(painter, box, sign, self._theme.scheme, inks.text)

    def _paint_answer(self, painter: QPainter, rect: QRectF, line: ReportLine, inks: Inks) -> None:
        theme = self._theme
        card = self._services.catalogue.get(line.number) if line.entry else None
        strong = theme.font(weight=QFont.Weight.Medium)
        if card is None or line.state is LineState.QUESTION:
            loud = line.state in (LineState.UNKNOWN, LineState.REJECTED, LineState.QUESTION)
            text = shown(line.message or ("" if line.state is LineState.BLANK else line.state.words))
            draw_text(
                painter, rect, text, strong if loud else theme.font(), inks.text if loud else inks.second
            )
            return
        x = rect.left() + draw_tags(painter, rect, card, theme) + 0.3 * theme.em
        badge = QRectF(x, rect.top(), 2.1 * theme.em, rect.height())
        draw_rank(painter, badge, card, theme, inks.text)
        words = shown(line.message)
        room = QRectF(badge.right() + 0.4 * theme.em, rect.top(), rect.right() - badge.right(), rect.height())
        draw_text(painter, room, words, strong, inks.text)


class ImportChoice(Enum):
    """What the player made of the preview."""

    NEW = auto()
    ADD = auto()
    REPLACE = auto()
    CANCEL = auto()


class ImportPreview(QDialog):
    """Shows a ``ReadResult``: ``result_now`` has the questions answered, ``choice`` what to do with it."""

    def __init__(
        self, result: ReadResult, services: Services, *, can_merge: bool, parent: QWidget | None = None
    ) -> None:
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
        self._answered = Words(theme)
        self._remarks = Words(theme, wrap=True)
        self.boxes: dict[int, QComboBox] = {}
        self._decks = QComboBox()
        self.cancel = QPushButton(tr("Cancel"))
        self.add = QPushButton(tr("Add to this deck"))
        self.replace = QPushButton(tr("Replace this deck"))
        self.new = QPushButton(tr("Import into a new deck"))
        self._build(theme, can_merge)
        self._ask_questions()
        self._refresh()
        self.resize(theme.ems(72), theme.ems(42))

    def _build(self, theme: Theme, can_merge: bool) -> None:
        title = Words(theme, _title(self._whole), scale=1.1, weight=STRONG)
        head = QHBoxLayout()
        head.addWidget(title)
        self._fill_decks()
        head.addWidget(self._decks)
        head.addStretch(1)
        head.addWidget(self.counts)
        self._set_up_table(theme)
        buttons = QHBoxLayout()
        buttons.addWidget(self._answered, 1)
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
        layout.addWidget(self._remarks)
        layout.addWidget(self.table, 1)
        layout.addLayout(buttons)
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
        header.setHighlightSections(False)
        for column, ems in enumerate((4, 3, 22)):
            table.setColumnWidth(column, theme.ems(ems))
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)

    def _fill_decks(self) -> None:
        decks = self._whole.decks
        self._decks.setVisible(len(decks) > 1)
        self._decks.setAccessibleName(tr("Which deck of the file"))
        for number, deck in enumerate(decks, start=1):
            self._decks.addItem(deck.name or tr("Deck {number}", number=number))
        self._decks.currentIndexChanged.connect(self._on_deck_chosen)

    def _on_deck_chosen(self, number: int) -> None:
        self._asked = self.result_now = self._whole.only(number)
        self._given.clear()
        self._model.beginResetModel()
        self._model.show_report(self.result_now.report)
        self._model.endResetModel()
        self._ask_questions()
        self._refresh()

    def _ask_questions(self) -> None:
        """Put a choice in each row that asks something, or that may mean another card."""
        self.boxes = {}
        for row, line in enumerate(self._model.lines):
            if not line.candidates:
                continue
            box = QComboBox()
            where = tr("Line {number}: {text}", number=line.line_no, text=line.text)
            box.setAccessibleName(shown(line.message) if line.line_no == WHOLE_INPUT else where)
            if all(candidate.value != line.number for candidate in line.candidates):
                asks = line.state is LineState.QUESTION
                box.addItem(tr("Choose…") if asks else tr("Leave it as it is"))
            for candidate in line.candidates:
                box.addItem(shown(candidate.label), candidate.value)
            box.setCurrentIndex(max(0, box.findData(line.number)))
            box.currentIndexChanged.connect(lambda _, number=line.line_no: self._on_answered(number))
            answer = _Answer(self._services.theme, line, box)
            self.table.setIndexWidget(self._model.index(row, 3), answer)
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
        self._model.show_report(self.result_now.report)
        self._refresh()

    def _refresh(self) -> None:
        report = self.result_now.report
        deck = self.result_now.deck
        self.counts.show_report(report)
        self._answered.setText(
            tr(
                "{lines} in, {count} answered: {monsters} monster deck, {main} main deck",
                lines=report.size,
                count=len(report.lines),
                monsters=deck.count(Section.MONSTER),
                main=deck.count(Section.MAIN),
            )
        )
        notes = [report.refusal, *report.remarks]
        self._remarks.setText("\n".join(shown(note) for note in notes if note))
        self._remarks.setVisible(bool(self._remarks.text()))

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
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.steps(1))

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
            self._row.addSpacing(self._theme.steps(2))
            self._row.addWidget(SignLabel(self._theme, SIGNS[state], ems=1.2))
            self._row.addWidget(Words(self._theme, shown(words)))


class _Answer(QWidget):
    """What is asked about a line, and the choice beside it."""

    def __init__(self, theme: Theme, line: ReportLine, box: QComboBox) -> None:
        super().__init__()
        asks = line.state is LineState.QUESTION
        self.words = Words(theme, shown(line.message), weight=MEDIUM if asks else QFont.Weight.Normal)
        self.words.setToolTip(tip(self.words.text()))
        self.words.setMinimumWidth(theme.ems(4))
        self.words.setBuddy(box)
        self.setFocusProxy(box)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.steps(2), 0, theme.steps(2), 0)
        row.setSpacing(theme.steps(2))
        row.addWidget(self.words)
        row.addWidget(box)
        row.addStretch(1)


def _in_words(line: ReportLine) -> str:
    return tr(
        "line {number}, {state}: {text}. {message}" if line.line_no else "{state}: {message}",
        number=line.line_no,
        state=line.state.words,
        text=line.text,
        message=line.message,
    )


def short_source(result: ReadResult) -> str:
    """Where a reading came from, in a word: the name of its file, ``Clipboard``, ``text``."""
    name = result.source.rpartition("/")[2].rpartition("\\")[2]
    return (result.source if name == result.source else name) or say("text")


def _title(result: ReadResult) -> str:
    return tr(
        "{source}, {format}, {lines}" if result.format_name else "{source}, {lines}",
        source=short_source(result) if result.source else say("Import"),
        format=result.format_name,
        lines=result.report.size,
    )
