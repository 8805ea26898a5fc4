"""Setting up any position, as a form or as text of one model; checked live, saved, loaded, copied, played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.engine import GameState, Scenario, ScenarioError, read_scenario, scenario_of
from deckbuilder.engine.lists import define_all
from deckbuilder.engine.rescue import rescue
from deckbuilder.gui.bars import NoticeArea
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.menus import add_entry
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.menu_button import MenuButton
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play.goldfish import WithGoldfish
from deckbuilder.play.position_words import position_in_words

from .draft import EMPTY, Draft
from .fault_list import FaultList
from .files import SUFFIX, load_scenario, report_of, save_text
from .form import Form

_PAUSE = 300
"""Milliseconds without a key until the text is read."""


class ScenarioDialog(QDialog):
    """``scenario`` is what is to be played, once it was accepted; only a position the rules allow is."""

    def __init__(
        self,
        state: GameState | None,
        services: Services,
        parent: QWidget | None = None,
        *,
        earlier: Sequence[GameState] = (),
    ) -> None:
        """``earlier`` are the positions that led to the one on the board, the oldest first."""
        super().__init__(parent)
        self._services, self._state = services, state
        self._earlier = earlier
        self._unread: tuple[str, ...] = ()
        self.scenario: Scenario | None = None
        theme = services.theme
        self.setWindowTitle(tr("Set up a position"))
        self.draft = Draft(WithGoldfish(define_all(services.catalogue)), self)
        self.notices = NoticeArea(theme)
        self.form = Form(self.draft, services)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("The position as text"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.tabs = QTabWidget()
        self.verdict = Words(theme, weight=STRONG, wrap=True)
        self.faults = FaultList(theme)
        self.from_board = QPushButton(tr("Take the position on the &board"))
        self.clear = QPushButton(tr("Cl&ear"))
        self.undo = QPushButton(tr("Undo"))
        self.redo = QPushButton(tr("Redo"))
        self.load = QPushButton(tr("&Load…"))
        self.save = QPushButton(tr("&Save…"))
        self.copy = MenuButton(theme)
        self.copy.setText(tr("Copy"))
        self.play = QPushButton(tr("&Play from here"))
        self.cancel = QPushButton(tr("Cancel"))
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._build()
        self._wire()
        self._refresh()
        self.take_board(undoable=False)
        if not restore_geometry(self, services.settings.layout.scenario):
            self.resize(theme.ems(96), theme.ems(62))

    # ---- what the player does -----------------------------------------------------------------------------

    def take_board(self, *, undoable: bool = True) -> None:
        """Set up the position on the board; one that a scenario cannot say is told, with a way out."""
        if self._state is None:
            return
        try:
            scenario = scenario_of(self._state)
        except ScenarioError as error:
            self._offer_earlier(error.faults)
            return
        self._take(scenario, undoable=undoable)

    def check(self) -> Scenario | None:
        """Read the text if it was written in, and give the position if a game can begin there."""
        self._read_text()
        return None if self._unread or self.draft.faults else self.draft.scenario

    def copy_words(self) -> None:
        """Copy the position in a player's words."""
        self._read_text()
        words = position_in_words(self.draft.scenario, self._services.catalogue, self._services.language)
        QGuiApplication.clipboard().setText(shown(words))

    def copy_text(self) -> None:
        """Copy the position as the text that can be loaded."""
        QGuiApplication.clipboard().setText(self._written())

    # ---- Qt -----------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Stay on a screen that exists."""
        super().showEvent(event)
        keep_on_screen(self)

    def done(self, result: int) -> None:
        """Remember the size."""
        self._services.settings.layout.scenario = geometry_of(self)
        super().done(result)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo is that of the whole form, not of a number alone; what was written in the text comes first."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            written = self.text.document() if watched is self.text else None
            undo = event.matches(QKeySequence.StandardKey.Undo)
            redo = event.matches(QKeySequence.StandardKey.Redo)
            own = written is not None and (
                (undo and written.isUndoAvailable()) or (redo and written.isRedoAvailable())
            )
            if (undo or redo) and not own:
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    # ---- inside -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        theme = self._services.theme
        self.tabs.addTab(self.form, tr("&Form"))
        self.tabs.addTab(self._text_tab(), tr("&Text"))
        for tabs in (self.tabs, self.tabs.tabBar()):
            tabs.setAccessibleName(tr("How the position is shown"))
        add_entry(self.copy.choices, tr("As &words"), self.copy_words)
        add_entry(self.copy.choices, tr("As &text to load again (JSON)"), self.copy_text)
        self.copy.setAccessibleName(tr("Copy the position"))
        self.play.setDefault(True)
        self.from_board.setEnabled(self._state is not None)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        row = QWidget()
        flow = Flow(row)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(2))
        buttons = (self.from_board, self.clear, self.undo, self.redo, self.load, self.save, self.copy)
        for each in buttons:
            flow.addWidget(each)
        ends = QHBoxLayout()
        ends.addWidget(row, 1)
        ends.addWidget(self.cancel)
        ends.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(self.notices)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.verdict)
        layout.addWidget(self.faults)
        layout.addLayout(ends)

    def _text_tab(self) -> QWidget:
        theme = self._services.theme
        about = Words(
            theme,
            tr(
                "Cards are named by number. players[0] is you; zones are those of that player, stacks from "
                "the bottom up; deck_top is drawn in its order, deck_rest is shuffled. What is left out has "
                "its usual value."
            ),
            tone="text2",
            wrap=True,
        )
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setSpacing(theme.steps(2))
        layout.addWidget(about)
        layout.addWidget(self.text, 1)
        return page

    def _wire(self) -> None:
        self.draft.changed.connect(self._refresh)
        self._timer.timeout.connect(self._read_text)
        self.text.textChanged.connect(self._timer.start)
        self.tabs.currentChanged.connect(self._on_tab)
        self.faults.fault_chosen.connect(self._go_to_fault)
        self.from_board.clicked.connect(lambda: self.take_board())
        self.clear.clicked.connect(lambda: self._take(EMPTY))
        self.undo.clicked.connect(self.draft.undo)
        self.redo.clicked.connect(self.draft.redo)
        self.load.clicked.connect(self._load)
        self.save.clicked.connect(self._save)
        self.play.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        for keys, act in (
            ("Ctrl+Z", self.draft.undo),
            ("Ctrl+Shift+Z", self.draft.redo),
            ("Ctrl+Y", self.draft.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        for each in (self.text, *self.form.findChildren(QAbstractSpinBox)):
            each.installEventFilter(self)

    def _refresh(self) -> None:
        """The draft is another: show it as text, and what is wrong with it."""
        self._unread = ()
        written = self.draft.scenario.to_json()
        if not self._means(written):
            self.text.blockSignals(True)
            self.text.setPlainText(written)
            self.text.blockSignals(False)
            self._timer.stop()
        self.undo.setEnabled(self.draft.can_undo)
        self.redo.setEnabled(self.draft.can_redo)
        self._show_faults()

    def _means(self, written: str) -> bool:
        """Whether what stands in the text already says the same in other words."""
        try:
            return read_scenario(self.text.toPlainText()) == read_scenario(written)
        except ScenarioError:
            return False

    def _read_text(self) -> None:
        """Take what was written in the text into the draft, or show why it cannot be read."""
        if not self._timer.isActive() and not self._unread and self._means(self.draft.scenario.to_json()):
            return
        self._timer.stop()
        try:
            scenario = read_scenario(self.text.toPlainText())
        except ScenarioError as error:
            self._unread = error.faults
            self._show_faults()
            return
        self._unread = ()
        self.draft.edit(scenario, "text")
        self._show_faults()

    def _show_faults(self) -> None:
        faults = self._unread or self.draft.faults
        self.verdict.setText(tr("No game can begin here.") if faults else tr("The position can be played."))
        self.faults.show_faults(faults)
        self.play.setEnabled(not faults)

    def _on_tab(self, index: int) -> None:
        """The form cannot show a text that is damaged: it shows what can be read of it, and says so."""
        self._read_text()
        if index == 0 and self._unread:
            scenario, faults = rescue(self.text.toPlainText())
            self._tell_lost(tr("Only part of the text could be read"), report_of(faults))
            self._unread = ()
            if scenario is None or scenario == self.draft.scenario:
                self._refresh()
            else:
                self.draft.edit(scenario)

    def _go_to_fault(self, where: str) -> None:
        if self._unread:
            self.tabs.setCurrentIndex(1)
            self.text.setFocus()
            return
        self.tabs.setCurrentIndex(0)
        self.form.go_to_fault(where)

    def _take(self, scenario: Scenario, *, undoable: bool = True) -> None:
        if undoable:
            self.draft.edit(scenario)
        else:
            self.draft.begin_with(scenario)
        if self._unread:
            self._refresh()

    def _offer_earlier(self, faults: tuple[str, ...]) -> None:
        earlier = next((found for each in reversed(self._earlier) if (found := _scenario(each))), None)
        choices = [(tr("Close"), lambda: None)]
        if earlier is not None:
            choices.insert(0, (tr("Take the last position before it"), lambda: self._take(earlier)))
        self.notices.show_notice(
            tr("The position on the board cannot be set up as it is"), report_of(faults), choices
        )

    def _tell_lost(self, title: str, report: str) -> None:
        self.notices.show_notice(title, report, [(tr("Close"), lambda: None)])

    def _accept(self) -> None:
        self.scenario = self.check()
        if self.scenario is not None:
            self.accept()

    def _written(self) -> str:
        """The text as it stands while it is written in, else that of the position."""
        self._read_text()
        return self.text.toPlainText() if self._unread else self.draft.scenario.to_json()

    def _load(self) -> None:
        for path in self._services.ask.open_paths(self._folder(), tr("Load a position"))[:1]:
            found = load_scenario(path, self._services)
            if found is None:
                return
            scenario, report = found
            self._take(scenario)
            if report:
                self._tell_lost(tr("Only part of {file} could be read", file=path.name), report)

    def _save(self) -> None:
        path = self._services.ask.save_path(
            self._folder() / f"position{SUFFIX}", tr("Save the position"), f"{tr('Positions')} (*.json)"
        )
        if path is not None:
            save_text(path, self._written(), self._services)

    def _folder(self) -> Path:
        folder = self._services.paths.decks
        return folder if folder.is_dir() else Path.home()


def _scenario(state: GameState) -> Scenario | None:
    try:
        return scenario_of(state)
    except ScenarioError:
        return None
