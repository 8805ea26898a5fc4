"""Is the shuffler fair? Many shuffles counted beside the window, told in words, drawn as a map (B73)."""

from __future__ import annotations

import csv
import secrets
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from io import StringIO
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import counted, joined
from deckbuilder.gui.beside import collector
from deckbuilder.gui.describe import called
from deckbuilder.gui.layout import keep_on_screen
from deckbuilder.gui.saving import save_export
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play.opening import Numbers
from deckbuilder.play.shuffles import CSV_COLUMNS, DECK_SIZE, FEWEST_CARDS, Shuffles, count_shuffles

from .shuffle_map import ShuffleMap

USUAL, MOST = 20_000, 1_000_000
LOOK = 50
"""Milliseconds between two looks at how far the counting is."""


class ShufflesWindow(QWidget):
    """Counts at once with a seed of its own, and again with any other."""

    def __init__(self, deck: Numbers, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        theme = services.theme
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Is the shuffler fair?"))
        cards = deck.main if len(deck.main) >= FEWEST_CARDS else ()
        self._names = tuple(map(self._name, cards))
        self.report: Shuffles | None = None
        self._pool = ThreadPoolExecutor(1, "shuffles")
        self._stop = threading.Event()
        self._counted = 0
        self._task: Future[Shuffles] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)
        self.games = _number(1000, MOST, USUAL)
        self.games.setSingleStep(1000)
        self.seed = _number(0, 2**31 - 1, secrets.randbits(31))
        self.run = QPushButton(tr("&Shuffle"))
        self.run.setDefault(True)
        self.again = QPushButton(tr("&Another seed"))
        self.cancel = QPushButton(tr("&Cancel"))
        self.copy = QPushButton(tr("C&opy as text"))
        self.save = QPushButton(tr("Sa&ve the counts (CSV)…"))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Shuffles counted"))
        self.verdict = Words(theme, scale=1.4, weight=STRONG, wrap=True).selectable()
        self.words = Words(theme, wrap=True).selectable()
        self.copies = Words(theme, wrap=True).selectable()
        self.hands = Words(theme, wrap=True).selectable()
        self.map = ShuffleMap(theme, self._names)
        self._build()
        self.run.clicked.connect(self.start)
        self.again.clicked.connect(self._another)
        self.cancel.clicked.connect(self._stop.set)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text()))
        self.save.clicked.connect(self.save_counts)
        self.resize(theme.ems(80), theme.ems(46))
        self.start()

    def start(self) -> None:
        """Count with what the fields say."""
        if self._task is not None:
            return
        games, seed, size = self.games.value(), self.seed.value(), len(self._names) or DECK_SIZE
        self._stop.clear()
        self._counted = 0
        self._task = self._pool.submit(
            count_shuffles, games, seed, size, progress=self._count, cancel=self._stop.is_set
        )
        collector().hold(self._task)
        self.bar.setMaximum(games)
        self._show_running(on=True)
        self._timer.start()

    def text(self) -> str:
        """The report to read, without the counts; empty before there is one."""
        if self.report is None:
            return ""
        return "\n\n".join([self.verdict.text(), self.words.text(), self.copies.text(), self.hands.text()])

    def save_counts(self) -> None:
        """Every count as a row for a spreadsheet."""
        if self.report is None:
            return
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(CSV_COLUMNS)
        writer.writerows(self.report.csv_rows())
        name = tr("Shuffles from seed {seed}", seed=self.report.seed)
        save_export(
            self._services,
            Path.home() / f"{name}.csv",
            tr("Save the counts"),
            text.getvalue().encode("utf-8-sig"),
        )

    # ---- inside -------------------------------------------------------------------------------------------

    def _count(self, done: int) -> None:
        """Called in the other thread."""
        self._counted = done

    def _look(self) -> None:
        task = self._task
        self.bar.setValue(self._counted)
        if task is not None and task.done():
            self._timer.stop()
            self._task = None
            self._show_running(on=False)
            self._show(task.result())

    def _another(self) -> None:
        self.seed.setValue(secrets.randbits(31))
        self.start()

    def _show(self, report: Shuffles) -> None:
        self.report = report
        self.verdict.setText(shown(report.verdict))
        self.words.setText("\n".join(map(shown, report.sentences())))
        lines = [
            tr(
                "{copies} of them: {hands}, {expected} expected",
                copies=each.copies,
                hands=counted(each.hands, "hand"),
                expected=f"{each.expected:,.1f}",
            )
            for each in report.copies
        ]
        self.copies.setText("\n".join([tr("Four copies of one card in the first hand of five:"), *lines]))
        lines = [
            tr("Seed {seed}: {cards}", seed=hand.seed, cards=joined(map(self._card, hand.cards)))
            for hand in report.hands
        ]
        self.hands.setText(
            "\n".join([tr("The first hands, as the games with these seeds deal them:"), *lines])
        )
        self.map.show_report(report, self.verdict.text())

    def _show_running(self, *, on: bool) -> None:
        self.bar.setValue(0)
        for widget in (self.bar, self.cancel):
            widget.setVisible(on)
        for widget in (self.run, self.again, self.copy, self.save):
            widget.setEnabled(not on)

    def _card(self, place: int) -> str:
        return self._names[place] if self._names else str(place + 1)

    def _name(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number

    def _build(self) -> None:
        theme = self._services.theme
        fields = QWidget()
        line = Flow(fields)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.steps(2))
        for label, field in ((tr("Shu&ffles"), self.games), (tr("First s&eed"), self.seed)):
            words = Words(theme, label)
            words.setBuddy(field)
            field.setAccessibleName(label.replace("&", ""))
            field.setMinimumWidth(theme.ems(11))
            line.addWidget(words)
            line.addWidget(field)
        buttons = QWidget()
        flow = Flow(buttons)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(2))
        for button in (self.run, self.again, self.cancel, self.copy, self.save):
            flow.addWidget(button)
        inner = QWidget()
        told = QVBoxLayout(inner)
        told.setContentsMargins(0, 0, theme.steps(2), 0)
        told.setSpacing(theme.steps(2.5))
        how = Words(
            theme,
            tr(
                "How it shuffles: one pass over the deck exchanges each card with one of those not yet "
                "placed, itself among them (Fisher-Yates). Which one is told by SHAKE-256, a published hash, "
                "of the seed and the number of the shuffle in its game: the same seed deals the same cards "
                "on every machine."
            ),
            tone="text2",
            wrap=True,
        )
        for widget in (self.verdict, self.words, self.copies, self.hands, how):
            told.addWidget(widget)
        told.addStretch(1)
        column = Column()
        column.set_content(inner)
        middle = QHBoxLayout()
        middle.setSpacing(theme.steps(4))
        middle.addWidget(column, 1)
        middle.addWidget(self.map, 1)
        layout = QVBoxLayout(self)
        margin = theme.steps(3)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.steps(2.5))
        layout.addWidget(fields)
        layout.addWidget(buttons)
        layout.addWidget(self.bar)
        layout.addLayout(middle, 1)

    # ---- events -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels the counting, or closes the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._task is not None:
            self._stop.set()
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """What is counted is not waited for."""
        self._timer.stop()
        self._stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        super().closeEvent(event)


def show_shuffles(deck: Numbers, services: Services, parent: QWidget) -> ShufflesWindow:
    """Open the window and count."""
    made = ShufflesWindow(deck, services, parent)
    made.show()
    keep_on_screen(made)
    return made


def _number(low: int, high: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setValue(value)
    box.setGroupSeparatorShown(high == MOST)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    return box
