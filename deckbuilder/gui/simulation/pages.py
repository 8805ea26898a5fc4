"""The parts of the simulation window: what they are, where they stand, and what of a batch they show."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTabWidget, QVBoxLayout, QWidget

from deckbuilder.gui.compare.sides import Sides
from deckbuilder.gui.describe import called
from deckbuilder.gui.plots.figures import Table
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import Words
from deckbuilder.play.report import Report
from deckbuilder.play.tally import Tally

from .cards import CardTable
from .change import ComparisonPanel
from .cutting import cut_table
from .frames import Fill, Frames
from .games import GameTable
from .head import Head
from .histogram import HistogramView
from .matrix import MatrixPanel
from .parts import CutPanel, NumbersTable, ResultPanel
from .plan import Plan
from .results import histogram_of, histogram_table, step_table

WIDE = 92
"""From so many ems on the result and the comparison stand beside the rest; below they are tabs."""

COURSE = 0.5
"""Seconds between two looks at the course by turn while games are played."""

_NO_TABLE = Table((), (), ())


class Pages(QWidget):
    """Head, histogram, result, tables, comparison and matrix; beside each other where there is room."""

    def __init__(self, sides: Sides, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._plan: Plan | None = None
        self._wide: bool | None = None
        self._frames = Frames(self)
        self._course_shown = 0.0
        theme = services.theme
        self.head = Head(theme)
        self.histogram = HistogramView(theme)
        self.result = ResultPanel(theme)
        self.cards = CardTable(services)
        self.cut = CutPanel(services)
        self.steps = NumbersTable(theme, tr("Step 2 cards"))
        self.turns = NumbersTable(theme, tr("Wins by turn"))
        self.games = GameTable(theme)
        self.comparison = ComparisonPanel(sides, services)
        self.matrix = MatrixPanel(services)
        self.status = Words(theme, tone="text2", wrap=True)
        self.status.setMinimumHeight(theme.ems(1.4))  # so that nothing moves when it begins to speak
        self.left, self.right = QTabWidget(), QTabWidget()
        self._upper = QSplitter(Qt.Orientation.Horizontal)
        self._lower = QSplitter(Qt.Orientation.Horizontal)
        self._comparison_page = Column()
        self._build()
        self._arrange()
        theme.changed.connect(self._arrange)

    # ---- what is shown ------------------------------------------------------------------------------------

    def show_plan(self, plan: Plan | None) -> None:
        """What is or will be played; a folder of opponents has a page of its own."""
        self._plan = plan
        self.head.show_plan(plan)
        self._show_matrix_tab()

    def show_progress(self, report: Report) -> None:
        """What is told while games are played; the course by turn now and then, the tables at the end."""
        parts: dict[QWidget, Fill] = {
            self.histogram: lambda: self.histogram.show_histogram(histogram_of(report)),
            self.result: lambda: self.result.show_figures(report),
        }
        now = monotonic()
        if now - self._course_shown > COURSE:
            self._course_shown = now
            parts[self.result.course] = lambda: self.result.show_course(report)
        self._frames.fill(parts)

    def show_report(self, report: Report | None) -> None:
        """Everything about one batch; None before there is one."""
        if report is not None and not report.tally.games:
            report = None
        self._course_shown = 0.0
        listed = report if report and report.tally.finished else None
        self._frames.fill(
            {
                self.histogram: lambda: self.histogram.show_histogram(histogram_of(report or _empty())),
                self.result: lambda: self.result.show_figures(report),
                self.result.course: lambda: self.result.show_course(report),
                self.cards: lambda: self.cards.show_report(listed),
                self.games: lambda: self.games.show_report(report),
                self.steps: lambda: self.steps.show_table(self._steps_of(listed)),
                self.turns: lambda: self.turns.show_table(histogram_table(listed) if listed else _NO_TABLE),
                self.cut: lambda: self.cut.show_cuts(*self._cuts_of(listed)),
            }
        )

    def _steps_of(self, report: Report | None) -> Table:
        return step_table(report, self._services.catalogue, self._named) if report else _NO_TABLE

    def _cuts_of(self, report: Report | None) -> tuple[str, Table]:
        """What to cut, as a sentence and a table."""
        if report is None or self._plan is None:
            return tr("Play some games to see which cards do less than the rest."), _NO_TABLE
        return cut_table(report, self._plan.mine, self._services)

    @property
    def is_filling(self) -> bool:
        """Whether parts still wait for the frame in which they show what is new."""
        return self._frames.busy or self.cards.is_revealing

    def finish(self) -> None:
        """Show all that is new now."""
        self._frames.finish()

    def show_matrix(self, reports: Mapping[int, Report], current: int) -> None:
        """One row for each opponent of a folder."""
        if self._plan is not None and self._plan.is_gauntlet:
            self.matrix.show_reports(self._plan, reports, current)

    def reveal(self, page: QWidget) -> None:
        """Bring a page to the front of its tabs."""
        wanted = self._comparison_page if page is self.comparison else page
        for tabs in (self.left, self.right):
            if tabs.indexOf(wanted) >= 0:
                tabs.setCurrentWidget(wanted)

    def _named(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return f"{called(card, self._services.language)}, {number}" if card else number

    # ---- where it stands ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what fits the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _build(self) -> None:
        theme = self._services.theme
        self._comparison_page.set_content(self.comparison)
        for tabs, name in ((self.left, tr("Details")), (self.right, tr("Comparisons"))):
            tabs.setDocumentMode(True)
            tabs.setAccessibleName(name)
            tabs.tabBar().setAccessibleName(name)
            tabs.tabBar().setUsesScrollButtons(True)
        self._upper.addWidget(self.histogram)
        self._lower.addWidget(self.left)
        self._lower.addWidget(self.right)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.addWidget(self._upper)
        parts.addWidget(self._lower)
        for splitter in (self._upper, self._lower, parts):
            splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(parts, 1)
        margin = theme.steps(2)
        version = self._services.catalogue.data_version
        data = Words(theme, tr("card data {version}", version=version), tone="text2")
        foot = QHBoxLayout()
        foot.setContentsMargins(theme.steps(3), margin, theme.steps(3), margin)
        foot.addWidget(self.status, 1)
        foot.addWidget(data)
        layout.addLayout(foot)

    def _arrange(self) -> None:
        """Beside each other in a wide window, as tabs in a narrow one."""
        wide = self.width() >= WIDE * self._services.theme.em
        if wide == self._wide:
            return
        self._wide = wide
        self.left.clear()
        self.right.clear()
        if wide:
            self._upper.addWidget(self.result)
            self.result.show()
            _share_out(self._upper, self.width(), 0.7)
        else:
            self.left.addTab(self.result, tr("Result"))
        for page, title in (
            (self.cards, tr("Cards")),
            (self.cut, tr("What to cut")),
            (self.steps, tr("Step 2")),
            (self.turns, tr("Turns")),
            (self.games, tr("Games")),
        ):
            self.left.addTab(page, title)
        (self.right if wide else self.left).addTab(self._comparison_page, tr("Comparison"))
        self.right.setVisible(wide)
        if wide:
            _share_out(self._lower, self.width(), 0.64)
        self._show_matrix_tab()

    def _show_matrix_tab(self) -> None:
        tabs = self.right if self._wide else self.left
        place = tabs.indexOf(self.matrix)
        wanted = self._plan is not None and self._plan.is_gauntlet
        if wanted and place < 0:
            tabs.addTab(self.matrix, tr("Gauntlet"))
            self.reveal(self.matrix)
        elif not wanted and place >= 0:
            tabs.removeTab(place)
        if not wanted:
            self.matrix.hide()


def _share_out(splitter: QSplitter, width: int, left: float) -> None:
    """Give the left part so much of the width, now and when the window grows."""
    splitter.setSizes([round(left * width), round((1 - left) * width)])
    splitter.setStretchFactor(0, 2)
    splitter.setStretchFactor(1, 1)


def _empty() -> Report:
    return Report(("", ""), ("", ""), 0, 0, Tally())
