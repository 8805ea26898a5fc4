"""The parts of the window that show one report: figures, course, cards, step 2, what to cut, games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from deckbuilder.gui.plots.figures import Table
from deckbuilder.gui.plots.table import Index, TableModel
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.fonts import NUMERALS
from deckbuilder.play.report import Report

from .plain_table import PlainTable
from .results import Figure, course_of, ending_words, figures_of
from .shares import ShareCell, ShareTable

_BOLD = QFont.Weight.Bold


class FigureLine(QWidget):
    """A big number, what it is, and under it the interval with the sample size."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = Words(theme, scale=2.6, weight=_BOLD, family=NUMERALS)
        self.what = Words(theme, weight=STRONG, wrap=True)
        self.note = Words(theme, tone="text2", wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for words in (self.value, self.what, self.note):
            layout.addWidget(words)

    def show_figure(self, figure: Figure) -> None:
        """Show other numbers."""
        self.value.setText(figure.value)
        self.what.setText(figure.what)
        self.note.setText(figure.note)
        self.setAccessibleName(
            tr("{value} {what}, {note}", value=figure.value, what=figure.what, note=figure.note)
        )


class ResultPanel(Column):
    """The figures, how games ended, and the course by turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = Words(theme, tr("Result"), scale=1.1, weight=STRONG)
        self.ending = Words(theme, tone="text2", wrap=True).selectable()
        self.course_title = Words(
            theme, tr("Reached as the turn's Main Phase began"), weight=STRONG, wrap=True
        )
        self.course = ShareTable(theme, tr("Rank and zone by turn"), whole=True)
        self.course_note = Words(theme, tr("Of the games that lasted so long."), tone="text2", wrap=True)
        self.lines: list[FigureLine] = []
        inner = QWidget()
        self._layout = QVBoxLayout(inner)
        margin = theme.steps(3.5)
        self._layout.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        self._layout.setSpacing(theme.steps(2))
        for widget in (self.title, self.ending, self.course_title, self.course, self.course_note):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        self.set_content(inner)

    def show_figures(self, report: Report | None) -> None:
        """Show other figures, all but the course."""
        figures = list(figures_of(report)) if report else []
        while len(self.lines) < len(figures):
            self.lines.append(FigureLine(self._theme))
            self._layout.insertWidget(len(self.lines), self.lines[-1])
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(figures))
            if place < len(figures):
                line.show_figure(figures[place])
        self.ending.setText(ending_words(report) if report else "")

    def show_course(self, report: Report | None) -> None:
        """Show the other course by turn, which takes the longest to paint."""
        course = course_of(report) if report else None
        known = course is not None and bool(course.turns)
        for widget in (self.course_title, self.course, self.course_note):
            widget.setVisible(known)
        if course is not None and known:
            heads = (tr("turn"), *(str(turn) for turn in course.turns))
            spoken = (tr("turn"), *(tr("turn {turn}", turn=turn) for turn in course.turns))
            rows = [
                (title, tuple(ShareCell(cell.share, cell.games) for cell in cells))
                for title, cells in course.rows
            ]
            self.course.show_rows(heads, rows, spoken)


class _NamedRows(TableModel):
    """The names of the rows stand at the left."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The texts."""
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == 0:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return super().data(index, role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The heads, over the numbers at the right."""
        if role == Qt.ItemDataRole.TextAlignmentRole and section > 0:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return super().headerData(section, orientation, role)


class NumbersTable(PlainTable):
    """A table of texts with the name first; entering a row chooses its cards in the deck."""

    chosen = Signal(object)
    """A set of card numbers."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.numbers = _NamedRows(self)
        self.setModel(self.numbers)
        self.setAccessibleName(name)
        self.setAlternatingRowColors(True)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.activated.connect(lambda index: self.chosen.emit(set(self.numbers.table.numbers[index.row()])))

    def show_table(self, table: Table) -> None:
        """Show other numbers."""
        self.numbers.show_table(table)


class CutPanel(QWidget):
    """The sentence and the table of what may go."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = services.theme
        self.sentence = Words(theme, tone="text2", wrap=True).selectable()
        self.table = NumbersTable(theme, tr("What to cut"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        margin = theme.steps(2)
        self.sentence.setContentsMargins(theme.steps(3), margin, theme.steps(3), margin)
        layout.addWidget(self.sentence)
        layout.addWidget(self.table, 1)
        layout.setAlignment(Qt.AlignmentFlag.AlignTop)

    def show_cuts(self, sentence: str, table: Table) -> None:
        """Show other advice."""
        self.sentence.setText(sentence)
        self.table.setVisible(bool(table.rows))
        self.table.show_table(table)
