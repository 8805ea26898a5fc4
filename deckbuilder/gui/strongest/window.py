"""The window of the strongest board: for which moment, how far the search is, the board, its shares."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, Region
from deckbuilder.cards.messages import say
from deckbuilder.engine import Scenario
from deckbuilder.engine.lists import define_all
from deckbuilder.engine.scenario import lay_out
from deckbuilder.gui.describe import called
from deckbuilder.gui.goldfish.board.still import StillBoard
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.services import Services
from deckbuilder.gui.simulation.plain_table import PlainTable
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.board.scene import read_scene
from deckbuilder.play.opening import Numbers
from deckbuilder.play.position_words import position_in_words
from deckbuilder.play.strongest import Moment, Progress, Share, Strongest

from .finder import Finder

EFFORTS = {
    4_000: say("Quick: 4,000 boards"),
    40_000: say("Thorough: 40,000 boards"),
    400_000: say("Long: 400,000 boards"),
}

_PAUSE = 350
"""Milliseconds without a change of the fields until the search begins anew."""


class StrongestWindow(QDialog):
    """Not modal; searches as soon as it knows the deck, and again when the moment is changed."""

    play_wanted = Signal(object)
    """The ``Scenario`` of the board, to be played from."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self._title, self._deck, self._region = "", Numbers((), ()), Region.EN
        self.found: Strongest | None = None
        self._scenario: Scenario | None = None
        theme = services.theme
        self.finder = Finder(services.catalogue, self)
        self.rank, self.their_rank = _rank(tr("Rank of your monster")), _rank(tr("Rank of their monster"))
        self.zone = _number(1, 8, 1, tr("Zone of your monster"))
        self.against = _number(1, 8, 8, tr("Zone of their monster"))
        self.rage, self.their_rage = _number(0, 99, 0, tr("Your rage")), _number(0, 99, 0, tr("Their rage"))
        self.effort = QComboBox()
        named(self.effort, tr("How long to search"))
        for positions, words in EFFORTS.items():
            self.effort.addItem(shown(words), positions)
        self.total = Words(theme, scale=1.6, weight=STRONG)
        self.bound = Words(theme, tone="text2", wrap=True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Boards tried"))
        self.stop = QPushButton(tr("&Stop"))
        self.board = StillBoard(services)
        self.table = PlainTable(theme)
        self.table.setAccessibleName(tr("What each card adds"))
        self.shares = QStandardItemModel(self)
        self.table.setModel(self.shares)
        self.play = QPushButton(tr("&Play from here"))
        self.copy = QPushButton(tr("&Copy as text"))
        self.close_button = QPushButton(tr("Close"))
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._build()
        self._wire()
        self._show_found()
        if not restore_geometry(self, services.settings.layout.strongest):
            self.resize(theme.ems(96), theme.ems(62))

    # ---- what the player does -----------------------------------------------------------------------------

    def show_deck(self, title: str, deck: Numbers, region: Region) -> None:
        """Look for the board of this deck."""
        if (title, deck, region) == (self._title, self._deck, self._region) and self.found is not None:
            return
        self._title, self._deck, self._region = title, deck, region
        self.setWindowTitle(tr("Strongest board of {deck}", deck=title))
        self.found = None
        self._show_found()
        self.search()

    def knows(self, catalogue: Catalogue) -> bool:
        """Whether it searches with these cards, not with those of an earlier day."""
        return self._services.catalogue is catalogue

    def bring_up(self) -> None:
        """Show the window in front."""
        self.show()
        self.activateWindow()

    def search(self) -> None:
        """Search for the moment as it is set."""
        self._timer.stop()
        self.progress.setRange(0, self._positions)
        self.progress.setValue(0)
        self.bound.setText(tr("Searching…"))
        self.finder.start(self._deck, self.moment, self._region, self._positions)
        self._show_running()

    @property
    def moment(self) -> Moment:
        """For which the board is looked for."""
        return Moment(
            self.zone.value(),
            self.against.value(),
            int(self.rank.currentData()),
            int(self.their_rank.currentData()),
            self.rage.value(),
            self.their_rage.value(),
        )

    # ---- Qt -----------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Stay on a screen that exists."""
        super().showEvent(event)
        keep_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size; a search is not waited for."""
        self._leave()
        super().closeEvent(event)

    def reject(self) -> None:
        """Escape closes as the button does."""
        self._leave()
        super().reject()

    # ---- inside -------------------------------------------------------------------------------------------

    @property
    def _positions(self) -> int:
        return int(self.effort.currentData())

    def _leave(self) -> None:
        self._services.settings.layout.strongest = geometry_of(self)
        self._timer.stop()
        self.finder.close()
        self._show_running()

    def _build(self) -> None:
        theme = self._services.theme
        fields = QWidget()
        flow = Flow(fields)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(3))
        you, opponent = (Words(theme, name, weight=STRONG) for name in (tr("You"), tr("Opponent")))
        for parts in (
            (you, tr("rank"), self.rank, tr("zone"), self.zone, tr("rage"), self.rage),
            (opponent, tr("rank"), self.their_rank, tr("zone"), self.against, tr("rage"), self.their_rage),
            (self.effort,),
        ):
            flow.addWidget(_group(parts, theme.steps(1.5)))
        running = QHBoxLayout()
        running.addWidget(self.progress, 1)
        running.addWidget(self.stop)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(theme.steps(3), 0, 0, 0)
        column.setSpacing(theme.steps(2))
        column.addWidget(self.total)
        column.addWidget(self.bound)
        column.addLayout(running)
        column.addWidget(self.table, 1)
        side = Column()
        side.set_content(content)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.board)
        halves.addWidget(side)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 2)
        halves.setSizes([theme.ems(62), theme.ems(32)])
        ends = QHBoxLayout()
        ends.addWidget(self.copy)
        ends.addStretch(1)
        ends.addWidget(self.close_button)
        ends.addWidget(self.play)
        for button in (self.stop, self.copy, self.close_button):
            button.setAutoDefault(False)
        self.play.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(fields)
        layout.addWidget(halves, 1)
        layout.addLayout(ends)

    def _wire(self) -> None:
        for box in (self.zone, self.against, self.rage, self.their_rage):
            box.valueChanged.connect(lambda _: self._timer.start())
        for choice in (self.rank, self.their_rank, self.effort):
            choice.currentIndexChanged.connect(lambda _: self._timer.start())
        self._timer.timeout.connect(self.search)
        self.finder.progressed.connect(self._on_progressed)
        self.finder.finished.connect(self._on_finished)
        self.finder.failed.connect(self._on_failed)
        self.stop.clicked.connect(self.finder.stop)
        self.copy.clicked.connect(self._copy)
        self.play.clicked.connect(self._play)
        self.close_button.clicked.connect(self.close)

    def _on_progressed(self, progress: Progress) -> None:
        self.progress.setRange(0, progress.of)
        self.progress.setValue(progress.tried)
        self.bound.setText(
            tr("Searching: {tried} of {count} boards", tried=f"{progress.tried:,}", count=f"{progress.of:,}")
        )
        if self.found is None and progress.scenario != self._scenario:
            self._show_total(progress.total)
            self._show_board(progress.scenario)

    def _on_finished(self, found: Strongest) -> None:
        self.found = found
        self._show_found()
        self._show_running()

    def _on_failed(self, reason: str) -> None:
        self.found = None
        self._show_found()
        self.bound.setText(shown(reason))
        self._show_running()

    def _show_running(self) -> None:
        running = self.finder.is_running
        self.progress.setVisible(running)
        self.stop.setVisible(running)

    def _show_found(self) -> None:
        found = self.found
        self._show_total(found.total if found else None)
        self.bound.setText(_bound(found) if found else "")
        self._fill(found)
        for each in (self.play, self.copy):
            each.setEnabled(found is not None)
        if found is not None:
            self._show_board(found.scenario)

    def _show_total(self, total: int | None) -> None:
        if total is None:
            self.total.setText(tr("No board yet"))
            self.total.setAccessibleName(tr("No board yet"))
        else:
            self.total.setText(tr("At least {power}", power=f"{total:,}"))
            self.total.setAccessibleName(tr("Counter power at least {power}", power=f"{total:,}"))

    def _show_board(self, scenario: Scenario) -> None:
        self._scenario = scenario
        catalogue = self._services.catalogue
        state = lay_out(scenario, define_all(catalogue, self._region))
        self.board.show_scene(read_scene(state, 0, catalogue, opponent=tr("Opponent")))

    def _fill(self, found: Strongest | None) -> None:
        self.shares.clear()
        self.shares.setHorizontalHeaderLabels([tr("Zone"), tr("Card"), tr("Adds")])
        for share in found.shares if found else ():
            self.shares.appendRow(self._row(share))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def _row(self, share: Share) -> list[QStandardItem]:
        cells = (str(share.zone or ""), self._named(share), f"{share.points:,}")
        items = [QStandardItem(text) for text in cells]
        for at, item in enumerate(items):
            item.setEditable(False)
            if at != 1:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        items[1].setToolTip(items[1].text())
        return items

    def _named(self, share: Share) -> str:
        if not share.number or self.found is None:
            return tr("Effects on the total")
        under = self.found.scenario.players[0].zones[share.zone][:-1]
        name = self._called(share.number)
        if under:
            name = tr("{card} on {cards}", card=name, cards=tr(", ").join(map(self._called, under[::-1])))
        if share.points != share.printed:
            return tr("{card}, printed {power}", card=name, power=f"{share.printed:,}")
        return name

    def _called(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number

    def _copy(self) -> None:
        if self.found is not None:
            services = self._services
            words = position_in_words(self.found.scenario, services.catalogue, services.language)
            QGuiApplication.clipboard().setText(f"{self.total.accessibleName()}\n{shown(words)}")

    def _play(self) -> None:
        if self.found is not None:
            self.play_wanted.emit(self.found.scenario)


def _bound(found: Strongest) -> str:
    """What the figure is worth."""
    tried = f"{found.tried:,}"
    return (
        tr(
            "A lower bound: the best of {tried} boards, tried until the search was stopped. A better one "
            "may exist; what cards do when they enter, and tokens, are not counted.",
            tried=tried,
        )
        if found.stopped
        else tr(
            "A lower bound: the best of {tried} boards tried. A better one may exist; what cards do when "
            "they enter, and tokens, are not counted.",
            tried=tried,
        )
    )


def _group(parts: tuple[QWidget | str, ...], spacing: int) -> QWidget:
    """A few fields with their words, which stay in one line."""
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(spacing)
    for part in parts:
        row.addWidget(QLabel(part) if isinstance(part, str) else part)
    return group


def _rank(name: str) -> QComboBox:
    choice = QComboBox()
    for rank, numeral in ROMAN.items():
        choice.addItem(numeral, rank)
    choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    choice.setMinimumContentsLength(4)
    named(choice, name)
    return choice


def _number(low: int, high: int, value: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setValue(value)
    box.setAccessibleName(name)
    return box
