"""The settings of a batch: which deck, played how, against what, how often, and when a game is given up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.facts import ROMAN
from deckbuilder.cards.messages import say
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.gui.compare.sides import Side, Sides
from deckbuilder.gui.compare.window import SideChooser
from deckbuilder.gui.dialogs.preferences import ask_for_folder
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import SimulationChoices
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.column import Column
from deckbuilder.gui.widgets.words import Words
from deckbuilder.play.cluster import missing_extra

from .plan import MOST_GAMES, Entrant, Plan, read_folder, unlike_names

PILOTS = {
    "greedy": say("Greedy: the best move by eye"),
    "lookahead": say("Lookahead: tries moves out, slow"),
    "random": say("Random"),
    "passive": say("Passive"),
}
OPPONENTS = {
    "passive": say("Passive opponent"),
    "deck": say("A deck"),
    "folder": say("Every deck of a folder"),
}
FIRST = {
    "seed": say("The seed decides"),
    "deck": say("The deck"),
    "opponent": say("The opponent"),
}

AskFolder = Callable[[QWidget, str, str], str]


class SettingsDialog(QDialog):
    """Not modal; ``accepted_plan`` says what to play."""

    accepted_plan = Signal(object)
    """A ``Plan``, and the ``Side`` of its deck is ``deck.side``."""

    def __init__(
        self,
        sides: Sides,
        services: Services,
        deck: Side | None,
        choices: SimulationChoices,
        parent: QWidget | None = None,
        ask_folder: AskFolder = ask_for_folder,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._ask_folder = ask_folder
        theme = services.theme
        self.setWindowTitle(tr("Simulation settings"))
        self.deck = SideChooser(tr("Deck"), sides, services)
        self.games = _number(1, MOST_GAMES, choices.games)
        self.games.setGroupSeparatorShown(True)
        self.seed = _number(0, 2**31 - 1, choices.seed)
        self.pilot = _choice(PILOTS, choices.pilot)
        self.against = _choice(OPPONENTS, choices.against)
        self.rival_deck = SideChooser(tr("Opponent's deck"), sides, services)
        self.folder = QLineEdit(choices.folder)
        self.folder.setPlaceholderText(str(services.paths.decks))
        self.choose = QPushButton(tr("C&hoose…"))
        self.choose.setAccessibleName(tr("Choose the folder of the opponents"))
        self.choose.setAutoDefault(False)
        self.folder.setMinimumWidth(theme.ems(14))
        self.rival = _choice(PILOTS, choices.rival)
        self.zone = _number(1, 8, choices.zone)
        self.rank = _choice({str(rank): roman for rank, roman in ROMAN.items()}, str(choices.rank))
        self.rage = _number(0, 99, choices.rage)
        self.threat = _number(0, 999_000, choices.threat)
        self.threat.setSingleStep(1000)
        self.threat.setGroupSeparatorShown(True)
        self.stands = QCheckBox(tr("It stands still instead of advancing"))
        self.stands.setChecked(choices.stands)
        self.first = _choice(FIRST, choices.first)
        self.decisions = _number(1, 1_000_000, choices.decisions)
        self.decisions.setGroupSeparatorShown(True)
        self.seconds = QDoubleSpinBox()
        self.seconds.setRange(0.1, 3600)
        self.seconds.setDecimals(1)
        self.seconds.setValue(choices.seconds)
        self.workers = _number(0, 64, choices.workers)
        self.workers.setSpecialValueText(tr("As many as the machine has"))
        self.scheduler = QLineEdit(choices.scheduler)
        self.scheduler.setPlaceholderText("tcp://192.168.0.7:8786")
        self.scheduler.setToolTip(
            tr("The address of the scheduler of a Dask cluster; empty to play on this machine")
        )
        self.problem = Words(theme, tone="signaltext", wrap=True)
        self.problem.setVisible(False)
        all_sides = sides.all()
        self.deck.show_choices(all_sides, deck or (all_sides[0] if all_sides else None))
        other = next((each for each in all_sides if each != deck), deck)
        self.rival_deck.show_choices(all_sides, other)
        self._build()
        self.against.currentIndexChanged.connect(self._adapt)
        self.choose.clicked.connect(self._on_choose)
        self.scheduler.textChanged.connect(self._adapt)
        self._adapt()
        self.resize(theme.ems(36), theme.ems(44))

    def choices(self) -> SimulationChoices:
        """What the fields say."""
        return SimulationChoices(
            games=self.games.value(),
            seed=self.seed.value(),
            pilot=self.pilot.currentData(),
            against=self.against.currentData(),
            rival=self.rival.currentData(),
            folder=self.folder.text().strip(),
            zone=self.zone.value(),
            rank=int(self.rank.currentData()),
            rage=self.rage.value(),
            threat=self.threat.value(),
            stands=self.stands.isChecked(),
            first=self.first.currentData(),
            decisions=self.decisions.value(),
            seconds=self.seconds.value(),
            workers=self.workers.value(),
            scheduler=self.scheduler.text().strip(),
        )

    def accept(self) -> None:
        """Hand over the plan, or say what keeps it from being one."""
        try:
            plan = self._plan()
        except (DeckFileError, OSError, LookupError) as error:
            self.problem.setText(_sentence(error))
            self.problem.setVisible(True)
            return
        self._services.settings.simulation = plan.choices
        super().accept()
        self.accepted_plan.emit(plan)

    # ---- inside -------------------------------------------------------------------------------------------

    def _plan(self) -> Plan:
        """Raises ``DeckFileError`` and ``OSError`` for what cannot be read, ``LookupError`` for nothing."""
        choices = self.choices()
        missing = missing_extra() if choices.scheduler else ""
        if missing:
            raise LookupError(missing)
        mine = _entrant(self.deck.side)
        if choices.against == "passive":
            return Plan(mine, (), choices)
        if choices.against == "deck":
            return Plan(mine, (_entrant(self.rival_deck.side),), choices)
        folder = Path(choices.folder) if choices.folder else self._services.paths.decks
        found, left_out = read_folder(folder, self._services)
        if not found:
            raise LookupError(tr("There is no deck in {folder}.", folder=folder))
        return Plan(mine, unlike_names(found), choices, tuple(left_out))

    def _build(self) -> None:
        theme = self._services.theme
        inner = QWidget()
        form = self._form = QFormLayout(inner)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.deck)
        folder = QWidget()
        line = QHBoxLayout(folder)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.folder, 1)
        line.addWidget(self.choose)
        self._passive: Sequence[QWidget] = (self.zone, self.rank, self.threat, self.rage, self.stands)
        self._row(tr("&Games with each opponent"), self.games)
        self._row(tr("&Seed of the first game"), self.seed)
        self._row(tr("Who &plays the deck"), self.pilot)
        self._row(tr("&Against"), self.against)
        form.addRow(self.rival_deck)
        self._row(tr("&Folder"), folder, self.folder)
        self._row(tr("Who plays the &opponent"), self.rival)
        self._row(tr("Its &zone"), self.zone)
        self._row(tr("Its &rank: your draws in the Start Phase"), self.rank)
        self._row(tr("Its &threat; countering it once wins"), self.threat)
        self._row(tr("Its ra&ge until its first turn"), self.rage)
        form.addRow(self.stands)
        self._row(tr("Who takes the first tur&n"), self.first)
        self._row(tr("Give a game up after so many &decisions"), self.decisions)
        self._row(tr("Give a game up after so many s&econds"), self.seconds)
        self._row(tr("&Worker processes"), self.workers)
        self._row(tr("C&luster (empty: this machine)"), self.scheduler)
        self._folder_line = folder
        column = Column()
        column.set_content(inner)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.run = buttons.addButton(tr("R&un"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.run.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(column, 1)
        layout.addWidget(self.problem)
        layout.addWidget(buttons)

    def _row(self, label: str, field: QWidget, buddy: QWidget | None = None) -> None:
        words = Words(self._services.theme, label)
        words.setBuddy(buddy or field)
        (buddy or field).setAccessibleName(label.replace("&", ""))
        self._form.addRow(words, field)

    def _adapt(self) -> None:
        against = self.against.currentData()
        for field in self._passive:
            self._form.setRowVisible(field, against == "passive")
        self._form.setRowVisible(self.rival_deck, against == "deck")
        self._form.setRowVisible(self._folder_line, against == "folder")
        self._form.setRowVisible(self.rival, against != "passive")
        self.workers.setEnabled(not self.scheduler.text().strip())

    def _on_choose(self) -> None:
        start = self.folder.text().strip() or str(self._services.paths.decks)
        folder = self._ask_folder(self, tr("Folder of opponents"), start)
        if folder:
            self.folder.setText(folder)


def _entrant(side: Side | None) -> Entrant:
    if side is None:
        raise LookupError(tr("There is no deck to play."))
    return Entrant(side.name, side.read())


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError):
        return tr(
            "{folder} cannot be read: {reason}", folder=error.filename or "", reason=error.strerror or ""
        )
    return shown(str(error.args[0] if isinstance(error, LookupError) else error))


def _number(low: int, high: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setValue(value)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    return box


def _choice(texts: Mapping[str, str], value: str) -> QComboBox:
    box = QComboBox()
    for key, text in texts.items():
        box.addItem(shown(text), key)
    box.setCurrentIndex(box.findData(value))
    return box
