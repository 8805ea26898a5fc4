"""Setting up any position: the text of a scenario, checked while written, saved, loaded, copied, played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from deckbuilder.decks.disk import NO_FILE, DeckFileError, read_file, write_file
from deckbuilder.engine import GameState, Scenario, ScenarioError, begin, read_scenario, scenario_of
from deckbuilder.engine.lists import define_all
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words

SUFFIX = ".scenario.json"
MOST_FAULTS = 12
_PAUSE = 300
"""Milliseconds without a key until the text is checked."""


class ScenarioDialog(QDialog):
    """``scenario`` is what is to be played, once it was accepted; only a position the rules allow is."""

    def __init__(self, state: GameState | None, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._state = services, state
        self._table = define_all(services.catalogue)
        self.scenario: Scenario | None = None
        theme = services.theme
        self.setWindowTitle(tr("Set up a position"))
        self.about = Words(
            theme,
            tr(
                "Cards are named by number. players[0] is you; zones are those of that player, stacks from "
                "the bottom up; deck_top is drawn in its order, deck_rest is shuffled. What is left out has "
                "its usual value."
            ),
            tone="text2",
            wrap=True,
        )
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("The position as text"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.verdict = Words(theme, weight=STRONG, wrap=True)
        self.faults = Words(theme, wrap=True).selectable()
        self.from_board = QPushButton(tr("From the &board"))
        self.load = QPushButton(tr("&Load…"))
        self.save = QPushButton(tr("&Save…"))
        self.copy = QPushButton(tr("&Copy"))
        self.play = QPushButton(tr("&Play from here"))
        self.play.setDefault(True)
        self.cancel = QPushButton(tr("Cancel"))
        self._build()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.check)
        self.text.textChanged.connect(self._timer.start)
        self.from_board.clicked.connect(self.take_board)
        self.load.clicked.connect(self._load)
        self.save.clicked.connect(self._save)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.play.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        self.from_board.setEnabled(state is not None)
        self.take_board()
        self.resize(theme.ems(60), theme.ems(48))

    def take_board(self) -> None:
        """Show the position on the board; one that a scenario cannot say is told."""
        if self._state is None:
            return
        try:
            self.text.setPlainText(scenario_of(self._state).to_json())
        except ScenarioError as error:
            self._show_faults(tr("The position on the board cannot be written as a scenario."), error.faults)
            self._timer.stop()
            return
        self.check()

    def check(self) -> Scenario | None:
        """Read the text, show everything that is wrong with it, and give what it means."""
        self._timer.stop()
        try:
            scenario = read_scenario(self.text.toPlainText())
            begin(scenario, self._table)
        except ScenarioError as error:
            self._show_faults(tr("No game can begin here."), error.faults)
            return None
        self._show_faults(tr("The position can be played."), ())
        return scenario

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._services.theme
        buttons = QHBoxLayout()
        for button in (self.from_board, self.load, self.save, self.copy):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self.about)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.verdict)
        layout.addWidget(self.faults)
        layout.addLayout(buttons)

    def _show_faults(self, verdict: str, faults: tuple[str, ...] | list[str]) -> None:
        lines = list(faults)[:MOST_FAULTS]
        self.verdict.setText(verdict)
        self.faults.setText("\n".join(lines))
        self.faults.setVisible(bool(lines))
        self.play.setEnabled(not lines)

    def _accept(self) -> None:
        self.scenario = self.check()
        if self.scenario is not None:
            self.accept()

    def _load(self) -> None:
        for path in self._services.ask.open_paths(self._folder(), tr("Load a position"))[:1]:
            try:
                self.text.setPlainText(read_file(path).decode("utf-8-sig"))
            except (DeckFileError, UnicodeDecodeError) as error:
                self._services.ask.tell(tr("The position cannot be loaded"), shown(str(error)))
                return
            self.check()

    def _save(self) -> None:
        path = self._services.ask.save_path(
            self._folder() / f"position{SUFFIX}", tr("Save the position"), f"{tr('Positions')} (*{SUFFIX})"
        )
        if path is not None:
            save_text(path, self.text.toPlainText(), self._services)

    def _folder(self) -> Path:
        folder = self._services.paths.decks
        return folder if folder.is_dir() else Path.home()


def save_text(path: Path, text: str, services: Services) -> bool:
    """Write a text file the player chose; what goes wrong is told. The dialog asked before replacing one."""
    try:
        write_file(path, text.encode(), expected_hash=None if path.exists() else NO_FILE)
    except DeckFileError as error:
        services.ask.tell(tr("The file cannot be written"), shown(str(error)))
        return False
    return True
