"""The position that is being set up: every edit is a snapshot, and after each it is known what is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import Definition, GameState, Scenario, ScenarioError, SetupError, begin
from deckbuilder.engine.rescue import NOBODY
from deckbuilder.engine.scenario import lay_out

EMPTY = Scenario((NOBODY, NOBODY))
"""Nothing on the table yet."""

MOST_STEPS = 500
"""Edits that can be undone."""


class Draft(QObject):
    """One model for the form and the text."""

    changed = Signal()
    """The position is another."""

    def __init__(self, table: Mapping[CardNumber, Definition], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._steps: list[tuple[Scenario, str]] = [(EMPTY, "")]
        self._at = 0
        self._state: GameState | None = None
        self._faults: tuple[str, ...] = ()
        self._check()

    @property
    def scenario(self) -> Scenario:
        """The position as it is now, playable or not."""
        return self._steps[self._at][0]

    @property
    def faults(self) -> tuple[str, ...]:
        """Everything that keeps a game from beginning here, as ``engine.plain.parted`` takes it apart."""
        return self._faults

    @property
    def state(self) -> GameState | None:
        """The position before anything of its phase has run, to look at; None while no game can begin."""
        return self._state

    @property
    def can_undo(self) -> bool:
        """Whether something was edited."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self._at + 1 < len(self._steps)

    def edit(self, scenario: Scenario, field: str = "") -> None:
        """Set the position up anew; edits of the same ``field`` in a row are undone together."""
        if scenario == self.scenario:
            return
        del self._steps[self._at + 1 :]
        if field and self._at > 0 and self._steps[self._at][1] == field:
            self._steps[self._at] = scenario, field
        else:
            self._steps = [*self._steps, (scenario, field)][-MOST_STEPS:]
            self._at = len(self._steps) - 1
        self._tell()

    def begin_with(self, scenario: Scenario) -> None:
        """Forget everything and start from this position."""
        self._steps, self._at = [(scenario, "")], 0
        self._tell()

    def undo(self) -> None:
        """Take the last edit back."""
        if self.can_undo:
            self._at -= 1
            self._tell()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.can_redo:
            self._at += 1
            self._tell()

    def _tell(self) -> None:
        self._check()
        self.changed.emit()

    def _check(self) -> None:
        self._state, self._faults = None, ()
        try:
            begin(self.scenario, self._table)
            self._state = lay_out(self.scenario, self._table)
        except ScenarioError as error:
            self._faults = error.faults
        except SetupError as error:  # a card whose text the engine cannot carry out
            self._faults = (say("{reason}", reason=str(error)),)
