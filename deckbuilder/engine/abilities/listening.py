"""Collecting what a happening triggers, of both players at once, before anything resolves (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckbuilder.engine.state import Frame, Wait, Waiting

from .model import PILE, Context, Happening, Trigger
from .places import active_cards, find

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState, Link


OF_ITSELF = frozenset({"enter", "activate", "invading", "countered", "revenge", "burst_discarded"})
"""What only the card to which it happens waits for, so that no other need be looked at."""


def hear(
    state: GameState,
    kind: str,
    player: int = -1,
    card: int = -1,
    zone: int = 0,
    rank: int = 0,
    cause: str = "",
    amount: int = 0,
    other: int = -1,
) -> None:
    """Let every ability that waits for this ``Happening`` join the waiting set."""
    if kind not in state.hears:
        return
    table = state.table
    found: list[tuple[int, int, tuple[tuple[int, Trigger], ...]]] = []
    if kind in OF_ITSELF:
        if kind in (hears := table[card].abilities.hears) and find(state, card) is not None:
            found.append((player, card, hears[kind]))
    else:
        for owner in (state.active, 1 - state.active):
            me = state.players[owner]
            found += [
                (owner, stack[-1], hears[kind])
                for stack in (me.monster, *me.zones, *me.strategies)
                if stack and kind in (hears := table[stack[-1]].abilities.hears)
            ]
    if card >= 0 and kind in table[card].abilities.hears_buried:
        found.append((player, card, table[card].abilities.hears_buried[kind]))
    if PILE in state.hears:
        for owner in (state.active, 1 - state.active):
            found += [
                (owner, buried, hears[kind])
                for buried in state.players[owner].discard
                if kind in (hears := table[buried].abilities.hears_from_pile)
            ]
    if found:
        happening = Happening(kind, player, card, zone, rank, cause, amount, other)
        for owner, source, triggers in found:
            _join(state, owner, source, triggers, happening)


def _join(
    state: GameState,
    owner: int,
    card: int,
    triggers: tuple[tuple[int, Trigger], ...],
    happening: Happening,
) -> None:
    context = Context(owner, card, happening)
    for place, trigger in triggers:
        if trigger.exists(state, context) and trigger.heard(state, context, happening):
            state.waiting.append(Waiting(owner, Wait.ABILITY, card, place, happening))


def drop_crushed(state: GameState, start: int, crushed: tuple[int, ...]) -> None:
    """Entries collected during a movement fall when it crushed their source; Revenge stays (A3, R21.11)."""
    kept = state.waiting[:start]
    for entry in state.waiting[start:]:
        if entry.card not in crushed or _trigger(state, entry.card, entry.ability).from_discard:
            kept.append(entry)
    state.waiting = kept


def replaced(state: GameState, what: int, player: int, card: int) -> bool:
    """Whether one of a player's cards asks or does something instead; then nothing else is to be done (A9).

    ``card`` is what it would happen to. The first such card in the order of the zones is taken.
    """
    found = _replacing(state, what, player)
    if found is None:
        return False
    source, program = found
    start_program(state, player, source, program, Happening("", player, card))
    return True


def replaces(state: GameState, what: int, player: int) -> bool:
    """Whether one of a player's cards can replace something now."""
    return _replacing(state, what, player) is not None


def _replacing(state: GameState, what: int, player: int) -> tuple[int, int] | None:
    if not state.applies & what:
        return None
    for owner, card in active_cards(state):
        if owner == player:
            for replacement in state.table[card].abilities.replacements:
                if replacement.instead_of == what and replacement.holds(state, Context(player, card)):
                    return card, replacement.program
    return None


def start_program(state: GameState, owner: int, card: int, program: int, happening: Happening) -> None:
    """Begin a program of a card at once, on top of whatever resolves."""
    from deckbuilder.engine.events import Event, Kind

    state.frames.append(Frame(owner, card, program, happening=happening))
    state.events.append(Event(Kind.ABILITY_BEGAN, owner, card, program))


def break_links(state: GameState) -> None:
    """Two linked cards of which one has left or moved: what hears of it waits, wherever it lies now (A18)."""
    kept: list[Link] = []
    for link in state.links:
        zones = state.players[link.owner].zones
        if zones[link.zone][-1:] == (link.card,) and zones[link.other_zone][-1:] == (link.other,):
            kept.append(link)
            continue
        for place, trigger in enumerate(state.table[link.card].abilities.triggers):
            if trigger.event == "link_broken":
                broken = Happening("link_broken", link.owner, link.card, other=link.other)
                state.waiting.append(Waiting(link.owner, Wait.ABILITY, link.card, place, broken))
    state.links = kept


def _trigger(state: GameState, card: int, place: int) -> Trigger:
    return state.table[card].abilities.triggers[place]
