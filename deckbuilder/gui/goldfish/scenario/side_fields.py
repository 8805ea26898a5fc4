"""The numbers and the switches of one side: where its monster stands, its rage, what it did this turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSpinBox, QVBoxLayout, QWidget

from deckbuilder.engine import Side
from deckbuilder.engine.plain import parted
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.fold import Fold
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import Words

from .card_line import title_of
from .draft import Draft
from .spots import side_of_fault, spot_of_fault, with_side


class SideFields(QWidget):
    """Edits the side that is shown."""

    def __init__(self, draft: Draft, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._services = draft, services
        self.player = 0
        theme = services.theme
        self.zone = _number(1, 8, tr("Zone of the monster"))
        self.rage = _number(0, 99, tr("Rage"))
        self.monster_played = QCheckBox(tr("A monster was played"))
        self.invasion_used = QCheckBox(tr("The invasion was paid"))
        self.invaded = _number(0, 7, tr("Zones invaded"))
        self.invader = _number(0, 99, tr("Cards on the monster that invaded"))
        self.lost = _number(0, 99, tr("Own battle cards destroyed"))
        self.burst = QComboBox()
        named(self.burst, tr("Played by Burst"))
        self.burst.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.burst.setMinimumContentsLength(12)
        self.rooted = QCheckBox(tr("The monster does not walk in its End Phase"))
        self.problem = Words(theme, tone="signaltext", wrap=True)
        self.problem.setAccessibleName(tr("What is wrong here"))
        self.turn = Fold(theme, tr("This turn"))
        self._numbers = {
            "zone": self.zone,
            "rage": self.rage,
            "invaded": self.invaded,
            "invader": self.invader,
            "destroyed": self.lost,
        }
        self._switches = {
            "monster_played": self.monster_played,
            "invasion_used": self.invasion_used,
            "rooted": self.rooted,
        }
        self._showing = False
        self._build()
        self._wire()
        self.turn.set_open(False)
        self.refresh()

    def show_player(self, player: int) -> None:
        """Show another side."""
        if player != self.player:
            self.player = player
            self.refresh()

    def refresh(self) -> None:
        """Show the side as it is now."""
        side = self._side
        self._showing = True
        for name, box in self._numbers.items():
            box.setValue(getattr(side, name))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(side, name))
        self.burst.clear()
        self.burst.addItem(tr("none"), "")
        for card in dict.fromkeys([*reversed(side.monster), *filter(None, [side.burst])]):
            self.burst.addItem(title_of(card, self._services), card)
        self.burst.setCurrentIndex(max(0, self.burst.findData(side.burst)))
        self.invader.setEnabled(side.invaded > 0)
        self._showing = False
        lines: list[str] = []
        for where, what in map(parted, self._draft.faults):
            if side_of_fault(where) == self.player and spot_of_fault(where) is None:
                lines.append(shown(what))
        self.problem.setText("\n".join(lines))
        self.problem.setVisible(bool(lines))

    # ---- inside -------------------------------------------------------------------------------------------

    @property
    def _side(self) -> Side:
        return self._draft.scenario.players[self.player]

    def _build(self) -> None:
        theme = self._services.theme
        first = QFormLayout()
        first.addRow(tr("Monster in &zone"), self.zone)
        first.addRow(tr("Ra&ge"), self.rage)
        rest = QFormLayout()
        rest.addRow(self.monster_played)
        rest.addRow(self.invasion_used)
        rest.addRow(tr("Zones invaded"), self.invaded)
        rest.addRow(tr("Cards on the invader"), self.invader)
        rest.addRow(tr("Own cards destroyed"), self.lost)
        rest.addRow(tr("Played by Burst"), self.burst)
        rest.addRow(self.rooted)
        self.turn.body.addLayout(rest)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.steps(1.5))
        layout.addLayout(first)
        layout.addWidget(self.problem)
        layout.addWidget(self.turn)

    def _wire(self) -> None:
        for name, box in self._numbers.items():
            box.valueChanged.connect(lambda value, name=name: self._set(name, value))
        for name, switch in self._switches.items():
            switch.toggled.connect(lambda on, name=name: self._set(name, on))
        self.burst.activated.connect(lambda _: self._set("burst", str(self.burst.currentData())))

    def _set(self, name: str, value: object) -> None:
        if self._showing:
            return
        changed: dict[str, Any] = {name: value}
        if name == "invaded" and not value:
            changed["invader"] = 0
        scenario = with_side(self._draft.scenario, self.player, replace(self._side, **changed))
        self._draft.edit(scenario, f"{self.player} {name}")


def _number(low: int, high: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setAccessibleName(name)
    return box
