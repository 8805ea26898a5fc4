"""The window of statistics and odds: one plot a tab, the same numbers as a table, export of both."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.deck.questions import DeckOdds, QueryError, Questions
from deckbuilder.gui.kept_columns import KeptColumns
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.saving import save_export
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import STRONG, Words

from .chart import Chart
from .figures import Figure, group_name, hand_figure, odds_figure, power_figure, turns_figure
from .questions_box import QuestionsBox
from .table import TableModel, csv_of

ODDS, HAND, TURNS, POWER = range(4)
_HEADS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
TABLES = ("odds", "hand", "turns", "power")
"""What the settings call the table of each plot."""


class StatisticsWindow(QWidget):
    """Follows the current deck; works out only the plot on show."""

    cards_chosen = Signal(object)
    """A set of card numbers to select in the deck."""

    said = Signal(str)
    """One sentence for the status bar of the main window."""

    def __init__(self, services: Services, questions: Questions, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self._theme = theme = services.theme
        self._questions = questions
        self._deck: OpenDeck | None = None
        self._figure: Figure | None = None
        self._asked = 0
        self._shared = False
        """The player moved the line between plot and table."""

        self.setWindowTitle(tr("Statistics and odds"))
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Plots"))
        for title in (tr("Odds"), tr("Opening hand"), tr("Playable by turn"), tr("Counter power")):
            self.tabs.addTab(title)
        self.title = Words(theme, scale=1.1, weight=STRONG, wrap=True)
        self.sentence = Words(theme, tone="text2", wrap=True).selectable()
        self.questions = QuestionsBox(services, questions)
        self.about = QComboBox()
        self.about.setAccessibleName(tr("Of which cards"))
        self.about.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.chart = Chart(theme)
        self.model = TableModel(self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setAccessibleName(tr("The numbers of the plot"))
        self.table.verticalHeader().hide()
        theme.changed.connect(self._dress)
        self._dress()
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.columns = KeptColumns(self.table, self.model, services, always=0, widths=self._first_widths)
        self.save_picture = QPushButton(tr("Save picture…"))
        self.save_table = QPushButton(tr("Save table…"))
        self.copy_table = QPushButton(tr("Copy table"))
        self._build()
        self._wire()
        if not restore_geometry(self, services.settings.layout.statistics):
            self.resize(theme.ems(72), theme.ems(46))

    def show_deck(self, deck: OpenDeck | None) -> None:
        """Show another deck, or the changed one."""
        self._deck = deck
        if self.isVisible():
            self._refresh()

    def bring_up(self) -> None:
        """Show the window in front of the others."""
        self.show()
        self.activateWindow()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while hidden."""
        super().showEvent(event)
        keep_on_screen(self)
        self._refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where it was."""
        self._services.settings.layout.statistics = geometry_of(self)
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; the usual keys copy the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._theme
        margin = theme.steps(3.5)
        upper = QWidget()
        head = QVBoxLayout(upper)
        head.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        head.setSpacing(theme.steps(2))
        head.addWidget(self.title)
        head.addWidget(self.questions)
        head.addWidget(self.about, 0, Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self.sentence)
        head.addStretch(1)
        self._upper = Column()
        self._upper.set_content(upper)
        both = self._both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(self.chart)
        both.addWidget(self.table)
        both.setStretchFactor(0, 7)
        both.setStretchFactor(1, 3)
        both.splitterMoved.connect(self._on_shared)
        self._parts = QSplitter(Qt.Orientation.Vertical)
        self._parts.setChildrenCollapsible(False)
        self._parts.addWidget(self._upper)
        self._parts.addWidget(both)
        self._parts.setStretchFactor(0, 0)
        self._parts.setStretchFactor(1, 1)
        buttons = QWidget()
        foot = Flow(buttons)
        foot.setContentsMargins(margin, theme.steps(2), margin, theme.steps(2))
        foot.setSpacing(theme.steps(2))
        for button in (self.save_picture, self.save_table, self.copy_table):
            foot.addWidget(button)
        bar = QHBoxLayout()
        bar.addWidget(self.tabs)
        bar.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self._parts, 1)
        layout.addWidget(buttons)

    def _first_widths(self) -> None:
        """As wide as the numbers; a long title goes on in the next line."""
        ems, header = self._theme.ems, self.table.horizontalHeader()
        header.setDefaultAlignment(_HEADS)
        header.setFixedHeight(header.sizeHint().height())
        self.table.resizeColumnsToContents()
        most, pad = ems(8), ems(1)
        highest = header.fontMetrics().height()
        for column, title in enumerate(self.model.table.heads):
            self.table.setColumnWidth(column, min(most, self.table.columnWidth(column)))
            room = QRect(0, 0, self.table.columnWidth(column) - pad, 10_000)
            highest = max(highest, header.fontMetrics().boundingRect(room, int(_HEADS), title).height())
        header.setFixedHeight(highest + ems(0.8))

    def _dress(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(max(24, self._theme.ems(1.9)))
        self.table.setMinimumWidth(self._theme.ems(10))
        self.chart.setMinimumSize(self._theme.ems(16), self._theme.ems(10))

    def _wire(self) -> None:
        self.tabs.currentChanged.connect(lambda _: self._on_tab())
        self._questions.changed.connect(self._on_questions)
        self.questions.focused.connect(self._on_focused)
        self.about.activated.connect(self._on_about)
        self.chart.chosen.connect(lambda bar: self._choose(bar.numbers, bar.words))
        self.table.activated.connect(lambda index: self._on_row(index.row()))
        self.save_picture.clicked.connect(self._save_picture)
        self.save_table.clicked.connect(self._save_table)
        self.copy_table.clicked.connect(self._copy)

    def _refresh(self) -> None:
        deck = self._deck
        if deck is None:
            return
        self.setWindowTitle(tr("Statistics and odds – {deck}", deck=deck.title))
        odds = DeckOdds(deck, self._services)
        tab = self.tabs.currentIndex()
        self.questions.setVisible(tab == ODDS)
        self.about.setVisible(tab == HAND)
        if tab == ODDS:
            self.questions.show_odds(odds)
        self._fill_about()
        try:
            figure = self._make(tab, deck, odds)
        except QueryError as error:
            self.sentence.setText(shown(str(error)))
            return
        self._figure = figure
        self.title.setText(figure.title)
        self.sentence.setText(figure.sentence)
        self.model.show_table(figure.table)
        self.columns.keep(TABLES[tab])
        self.chart.show_figure(figure)

    def _make(self, tab: int, deck: OpenDeck, odds: DeckOdds) -> Figure:
        rows = self._questions.rows
        if tab == ODDS:
            return odds_figure(odds, rows)
        if tab == HAND:
            return hand_figure(odds, rows[min(self._asked, len(rows) - 1)])
        return (turns_figure if tab == TURNS else power_figure)(deck, self._services)

    def _fill_about(self) -> None:
        names = [
            tr("{group}, {draws} drawn", group=group_name(row.group), draws=row.draws)
            for row in self._questions.rows
        ]
        if [self.about.itemText(place) for place in range(self.about.count())] != names:
            self.about.clear()
            self.about.addItems(names)
        self.about.setCurrentIndex(min(self._asked, len(names) - 1))

    def _on_tab(self) -> None:
        self._refresh()
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        """Give the upper part what it needs, at most half of the window."""
        content = self._upper.widget()
        if content is None:
            return
        need = content.heightForWidth(self._upper.viewport().width())
        need = max(need, content.minimumSizeHint().height())
        height = self._parts.height()
        upper = min(need, round(0.5 * height))
        self._parts.setSizes([upper, height - upper])
        if not self._shared:
            table, width = self.table, self._both.width()
            columns = table.horizontalHeader().length() + self._theme.ems(1.5)  # with the scroll bar
            table_width = min(
                columns, round(0.5 * width), max(width - self._theme.ems(26), table.minimumWidth())
            )
            self._both.setSizes([width - table_width, table_width])

    def _on_shared(self) -> None:
        self._shared = True

    def resizeEvent(self, event: object) -> None:
        """Share the new height."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        QTimer.singleShot(0, self, self._fit)

    def _on_questions(self) -> None:
        if self.isVisible():
            self._refresh()
            QTimer.singleShot(0, self, self._fit)

    def _on_focused(self, place: int) -> None:
        self._asked = place

    def _on_about(self, place: int) -> None:
        self._asked = place
        self._refresh()

    def _on_row(self, row: int) -> None:
        table = self.model.table
        self._choose(table.numbers[row], f"{table.heads[0]} {table.rows[row][0]}")

    def _choose(self, numbers: frozenset[str], words: str) -> None:
        if numbers:
            self.cards_chosen.emit(set(numbers))
            self.said.emit(tr("{words}, selected in the deck", words=words))

    # ---- export -------------------------------------------------------------------------------------------

    def _copy(self) -> None:
        rows = (self.model.table.heads, *self.model.table.rows)
        QGuiApplication.clipboard().setText("\n".join("\t".join(row) for row in rows))

    def _save_table(self) -> None:
        self._save(tr("Save table"), ".csv", csv_of(self.model.table).encode("utf-8-sig"))

    def _save_picture(self) -> None:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.chart.image().save(buffer, "PNG")  # type: ignore[call-overload]
        self._save(tr("Save picture"), ".png", bytes(data.data()))

    def _save(self, title: str, suffix: str, data: bytes) -> None:
        deck, figure = self._deck, self._figure
        if deck is None or figure is None:
            return
        folder = deck.path.parent if deck.path else Path.home()
        suggestion = folder / safe_file_name(f"{deck.title} {figure.title}", suffix=suffix)
        save_export(self._services, suggestion, title, data)
