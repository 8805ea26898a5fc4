"""The moment of the game in a position: the turn, whose it is, the phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget

from deckbuilder.engine.plain import parted
from deckbuilder.engine.rulings import MAX_TURNS
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import Words
from deckbuilder.play.position_words import PHASES

from .draft import Draft

_OF_THE_MOMENT = frozenset({"turn", "active", "phase", "seed", "step", "resolved"})


class MomentFields(QWidget):
    """A line of fields that breaks where there is no room."""

    def __init__(self, draft: Draft, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._showing = False
        theme = services.theme
        self.turn = QSpinBox()
        self.turn.setRange(1, MAX_TURNS)
        self.turn.setAccessibleName(tr("Turn"))
        self.active = QComboBox()
        named(self.active, tr("Whose turn"))
        for player, name in enumerate((tr("Your turn"), tr("Opponent's turn"))):
            self.active.addItem(name, player)
        self.phase = QComboBox()
        named(self.phase, tr("Phase"))
        for name, words in PHASES.items():
            self.phase.addItem(shown(words), name)
        self.about = Words(theme, scale=0.9, tone="text2")
        self.problem = Words(theme, tone="signaltext")
        flow = Flow(self)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.steps(2))
        label = QLabel(tr("T&urn"))
        label.setBuddy(self.turn)
        for each in (label, self.turn, self.active, self.phase, self.about, self.problem):
            flow.addWidget(each)
        self.turn.valueChanged.connect(lambda value: self._set("turn", value))
        self.active.activated.connect(lambda _: self._set("active", self.active.currentData()))
        self.phase.activated.connect(lambda _: self._set("phase", self.phase.currentData()))
        self.refresh()

    def refresh(self) -> None:
        """Show the moment as it is now."""
        scenario = self._draft.scenario
        self._showing = True
        self.turn.setValue(scenario.turn)
        self.active.setCurrentIndex(self.active.findData(scenario.active))
        self.phase.setCurrentIndex(self.phase.findData(scenario.phase))
        self._showing = False
        self.about.setText(
            tr("The game begins with the question what to do.")
            if scenario.phase == "main"
            else tr("The game begins with this phase and runs to the next question.")
        )
        faults = map(parted, self._draft.faults)
        lines = [shown(what) for where, what in faults if where in _OF_THE_MOMENT]
        self.problem.setText(" ".join(lines))
        self.problem.setVisible(bool(lines))

    def _set(self, name: str, value: object) -> None:
        if not self._showing:
            changed: dict[str, Any] = {name: value}
            self._draft.edit(replace(self._draft.scenario, **changed), name)
