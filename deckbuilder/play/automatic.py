"""Steps that a player need not take by hand: each is an ordinary action that the log shows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from deckbuilder.engine import GO, PASS, Action, Ask, GameState, Stop, Stops, Task, legal_actions
from deckbuilder.engine.actions import Kind


@dataclass(frozen=True, slots=True)
class Automation:
    """Which questions are answered for the player."""

    only_answer: bool = True
    """A question of a card that has one answer."""

    equal_order: bool = True
    """Which of several abilities resolves first, when all are the same ability of equal cards."""

    pass_alone: bool = False
    """The main phase ends when nothing can be done in it but to end it."""

    draw: bool = True
    """The draw of the Start Phase (R7.2)."""

    discard: bool = True
    """Old strategies are discarded (R7.4)."""

    reset_rage: bool = True
    """Rage becomes 0 (R7.7)."""

    counter: bool = True
    """Counter power is compared with the threat (R15.8)."""

    advance: bool = True
    """The monster walks in the End Phase (R16.3)."""

    refill: bool = True
    """The draw up to five cards (R16.8)."""

    def stops(self, players: Collection[int]) -> Stops:
        """The steps before which these players want to be asked."""
        asked = [step for step, switch in SWITCHES.items() if not getattr(self, switch)]
        return tuple(Stop(player, step) for player in sorted(players) for step in asked)

    def answer(self, state: GameState) -> Action | None:
        """What is done without asking now, if anything."""
        ask = state.ask
        if ask is None:
            return None
        legal = legal_actions(state)
        if ask.kind is Ask.MAIN:
            return PASS if self.pass_alone and legal == (PASS,) else None
        if ask.kind is Ask.STEP:
            return GO if getattr(self, SWITCHES[state.todo[-1]]) else None
        if len(legal) == 1 and self.only_answer:
            return legal[0]
        if ask.kind is Ask.ORDER and self.equal_order and _equal(state, legal):
            return legal[0]
        return None


SWITCHES = {
    Task.DRAW: "draw",
    Task.DISCARD: "discard",
    Task.RESET_RAGE: "reset_rage",
    Task.COUNTER: "counter",
    Task.ADVANCE: "advance",
    Task.REFILL: "refill",
}
"""The switch of each step of a turn, by its name in ``Automation``."""


def _equal(state: GameState, legal: tuple[Action, ...]) -> bool:
    """Whether every order comes to the same: one ability of one card, in whatever number."""
    if any(action.kind is not Kind.RESOLVE for action in legal):
        return False
    waiting = [state.waiting[action.card] for action in legal]
    return len({(state.table[each.card].number, each.kind, each.ability) for each in waiting}) == 1
