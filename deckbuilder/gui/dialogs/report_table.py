"""The table of an import: each line of the input, its state, how it was read, and what can be chosen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from deckbuilder.cards.messages import say
from deckbuilder.decks.interchange import LineState, Report, ReportLine
from deckbuilder.gui.describe import tip
from deckbuilder.gui.rows import Inks, draw_hairline, draw_rank, draw_tags, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.ordered_rows import Index, OrderedRows
from deckbuilder.paper.signs import StateSign, draw_state, painting

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
NAMES = ("line", "state", "text", "answer")
"""What the settings call the columns."""

TEXT, ANSWER = 2, 3
_URGENCY = list(SIGNS)
"""Sorted by state, what was changed or asks something comes first."""


class ReportModel(OrderedRows[ReportLine]):
    """The lines of a report."""

    def __init__(self, report: Report, parent: QObject | None = None) -> None:
        super().__init__(NAMES, TITLES, report.lines, parent)

    def key_of(self, line: ReportLine, name: str) -> int | str:
        """States by how much they ask of the player, texts as they are read."""
        if name == "line":
            return line.line_no
        if name == "state":
            return _URGENCY.index(line.state) if line.state in _URGENCY else len(_URGENCY)
        return line.text.casefold() if name == "text" else shown(line.message).casefold()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The line for the delegate, words for everyone else."""
        if not index.isValid():
            return None
        line = self.line_at(index)
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return (str(line.line_no or ""), shown(line.state.words), line.text, shown(line.message))[
                index.column()
            ]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _in_words(line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.text if index.column() == TEXT else shown(line.message) or line.text)
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
        if line.candidates:  # the choice is a widget of its own, with the words
            return
        theme = self._theme
        card = self._services.catalogue.get(line.number) if line.entry else None
        strong = theme.font(weight=QFont.Weight.Medium)
        if card is None:
            loud = line.state in (LineState.UNKNOWN, LineState.REJECTED)
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


class Answer(QWidget):
    """What is asked about a line, and the choice beside it."""

    def __init__(self, theme: Theme, line: ReportLine, box: QComboBox) -> None:
        super().__init__()
        self._theme = theme
        self._line = line
        self._box = box
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(10)
        box.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusProxy(box)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(0.5 * theme.em), 0, round(0.5 * theme.em), 0)
        row.addStretch(3)
        row.addWidget(box, 2)
        self.show_line(line)

    def show_line(self, line: ReportLine) -> None:
        """Show what is said about the line now."""
        self._line = line
        words = shown(line.message)
        self.setToolTip(tip(words))
        self._box.setAccessibleDescription(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the words as far as there is room beside the choice."""
        theme = self._theme
        loud = self._line.state is LineState.QUESTION
        font = theme.font(weight=QFont.Weight.Medium if loud else QFont.Weight.Normal)
        left = 0.5 * theme.em
        room = QRectF(left, 0, self._box.x() - 2 * left, self.height())
        painter = QPainter(self)
        draw_text(painter, room, shown(self._line.message), font, theme.color("text"))
        painter.end()


def _in_words(line: ReportLine) -> str:
    return tr(
        "line {number}, {state}: {text}. {message}" if line.line_no else "{state}: {message}",
        number=line.line_no,
        state=line.state.words,
        text=line.text,
        message=line.message,
    )
