"""Collecting what a happening triggers, of both players at once, before anything resolves (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .model import Context, Happening, Trigger
from .places import active_cards

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


def hear(state: GameState, happening: Happening) -> None:
    """Let every ability that waits for this happening join the waiting set.

    Callers on the fast path look first whether ``happening.kind in state.hears``.
    """
    if happening.kind not in state.hears:
        return
    for source in active_cards(state):
        _join(state, source.owner, source.card, happening, from_discard=False)
    if happening.card >= 0:
        _join(state, happening.player, happening.card, happening, from_discard=True)


def _join(state: GameState, owner: int, card: int, happening: Happening, *, from_discard: bool) -> None:
    from deckbuilder.engine.state import Wait, Waiting

    for place, trigger in enumerate(state.table[card].abilities.triggers):
        if trigger.event == happening.kind and trigger.from_discard is from_discard:
            context = Context(owner, card, happening)
            if trigger.exists(state, context) and trigger.heard(state, context, happening):
                state.waiting.append(Waiting(owner, Wait.ABILITY, card, place, happening))


def drop_crushed(state: GameState, start: int, crushed: tuple[int, ...]) -> None:
    """Entries collected during a movement fall when it crushed their source; Revenge stays (A3, R21.11)."""
    kept = state.waiting[:start]
    for entry in state.waiting[start:]:
        if entry.card not in crushed or _trigger(state, entry.card, entry.ability).from_discard:
            kept.append(entry)
    state.waiting = kept


def _trigger(state: GameState, card: int, place: int) -> Trigger:
    return state.table[card].abilities.triggers[place]
