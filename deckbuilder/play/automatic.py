"""Steps that a player need not take by hand: each is an ordinary action that the log shows."""

from __future__ import annotations

from dataclasses import dataclass

from deckbuilder.engine import PASS, Action, Ask, GameState, legal_actions
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

    def answer(self, state: GameState) -> Action | None:
        """What is done without asking now, if anything."""
        ask = state.ask
        if ask is None:
            return None
        legal = legal_actions(state)
        if ask.kind is Ask.MAIN:
            return PASS if self.pass_alone and legal == (PASS,) else None
        if len(legal) == 1 and self.only_answer:
            return legal[0]
        if ask.kind is Ask.ORDER and self.equal_order and _equal(state, legal):
            return legal[0]
        return None


def _equal(state: GameState, legal: tuple[Action, ...]) -> bool:
    """Whether every order comes to the same same: one ability of one card, in whatever number."""
    if any(action.kind is not Kind.RESOLVE for action in legal):
        return False
    waiting = [state.waiting[action.card] for action in legal]
    return len({(state.table[each.card].number, each.kind, each.ability) for each in waiting}) == 1
