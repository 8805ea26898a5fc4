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

from deckbuilder.decks.interchange import WHOLE_INPUT, LineState, ReadResult, Report, ReportLine
from deckbuilder.gui.describe import shown_name, tip
from deckbuilder.gui.rows import Inks, draw_hairline, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.sign import SignLabel
from deckbuilder.gui.widgets.words import STRONG, Words
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
TITLES = ("Line", "", "Your text", "Read as")


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
            return (str(line.line_no or ""), str(line.state), line.text, line.message)[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"line {line.line_no}, {line.state}: {line.text}. {line.message}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.message or line.text)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """Column titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return TITLES[section]
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
            text = line.message or ("" if line.state is LineState.BLANK else str(line.state))
            draw_text(
                painter, rect, text, strong if loud else theme.font(), inks.text if loud else inks.second
            )
            return
        x = rect.left() + draw_tags(painter, rect, card, theme) + 0.3 * theme.em
        badge = QRectF(x, rect.top(), 2.1 * theme.em, rect.height())
        draw_rank(painter, badge, card, theme, inks.text)
        words = line.message or f"{line.count} {shown_name(card.name)}"
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
        self.setWindowTitle("Import")
        self.choice = ImportChoice.CANCEL
        self._whole = result
        self._deck_no = 0
        self._services = services
        theme = services.theme
        self.result_now = result.only(0) if len(result.decks) > 1 else result
        self._model = ReportModel(self.result_now.report, self)
        self.table = QTableView()
        self.summary = Words(theme)
        self._answered = Words(theme)
        self._remarks = Words(theme, wrap=True)
        self.boxes: dict[int, QComboBox] = {}
        self._decks = QComboBox()
        self.cancel = QPushButton("Cancel")
        self.add = QPushButton("Add to this deck")
        self.replace = QPushButton("Replace this deck")
        self.new = QPushButton("Import into a new deck")
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
        for state in (LineState.ACCEPTED, LineState.QUESTION, LineState.UNKNOWN, LineState.REJECTED):
            if self._whole.report.in_state(state):
                head.addWidget(SignLabel(theme, SIGNS[state], ems=1.2))
        head.addWidget(self.summary)
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
        table.setAccessibleName("Lines of the input and how they were read")
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
        self._decks.setAccessibleName("Which deck of the file")
        for number, deck in enumerate(decks, start=1):
            self._decks.addItem(deck.name or f"Deck {number}")
        self._decks.currentIndexChanged.connect(self._on_deck_chosen)

    def _on_deck_chosen(self, number: int) -> None:
        self._deck_no = number
        self.result_now = self._whole.only(number)
        self._model.beginResetModel()
        self._model.show_report(self.result_now.report)
        self._model.endResetModel()
        self._ask_questions()
        self._refresh()

    def _ask_questions(self) -> None:
        """Put a choice in each row that asks something."""
        self.boxes = {}
        for row, line in enumerate(self._model.lines):
            if line.state is not LineState.QUESTION:
                continue
            box = QComboBox()
            where = f"Line {line.line_no}: {line.text}"
            box.setAccessibleName(line.message if line.line_no == WHOLE_INPUT else where)
            box.addItem(line.message or "Which one?")
            for candidate in line.candidates:
                box.addItem(candidate.label, candidate.value)
            box.currentIndexChanged.connect(lambda _, row=row, box=box: self._on_answered(row, box))
            self.table.setIndexWidget(self._model.index(row, 3), box)
            self.boxes[line.line_no] = box

    def _on_answered(self, row: int, box: QComboBox) -> None:
        value = box.currentData()
        if value is not None:
            line = self._model.lines[row]
            self.result_now = self.result_now.answer(line.line_no, value)
            self._model.show_report(self.result_now.report)
            self._refresh()

    def _refresh(self) -> None:
        report = self.result_now.report
        deck = self.result_now.deck
        self.summary.setText(report.summary())
        total = len(report.lines)
        cards = (
            f"{sum(e.count for e in deck.monster)} monster deck, {sum(e.count for e in deck.main)} main deck"
        )
        unit = report.unit if total == 1 else f"{report.unit}s"
        self._answered.setText(f"{total} {unit} in, {total} answered: {cards}")
        notes = [report.refusal, *report.remarks]
        self._remarks.setText("\n".join(note for note in notes if note))
        self._remarks.setVisible(bool(self._remarks.text()))

    def _finish(self, choice: ImportChoice) -> None:
        self.choice = choice
        if choice is ImportChoice.CANCEL:
            self.reject()
        else:
            self.accept()


def _title(result: ReadResult) -> str:
    lines = len(result.report.lines)
    unit = result.report.unit if lines == 1 else f"{result.report.unit}s"
    where = result.source.rpartition("/")[2].rpartition("\\")[2] or "Import"
    kind = f", {result.format_name}" if result.format_name else ""
    return f"{where}{kind}, {lines} {unit}"
