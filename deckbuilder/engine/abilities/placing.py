"""Where effects put battle cards and tokens, and the questions for it (B.place, A15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from deckbuilder.cards.abilities.actions import InZone
from deckbuilder.engine import deeds
from deckbuilder.engine.board import ADJACENT

from .model import Bound, Context, Do, May, PickZone, Selection, Step
from .selecting import zone_of

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState

Zones = Callable[["GameState", Context], tuple[int, ...]]


def places(where: str | InZone) -> Zones:
    """The zones that a placement allows now, never those that are closed to plays."""

    def zones(state: GameState, context: Context) -> tuple[int, ...]:
        me = state.players[context.owner]
        found = deeds.open_zones(state, context.owner)
        match where:
            case InZone(zone=only):
                return tuple(zone for zone in found if zone == only)
            case "unoccupied":
                return tuple(zone for zone in found if not me.zones[zone])
            case "adjacent_self":
                here = zone_of(state, context, "self")
                return tuple(zone for zone in found if here is not None and zone in ADJACENT[here.zone])
            case _:
                return found

    return zones


def play_steps(meant: Selection, where: str | InZone) -> list[Step]:
    """Ask for a zone for each card, different ones, and play them (A15)."""
    allowed = places(where)

    def zones(state: GameState, context: Context) -> tuple[int, ...]:
        cards = meant(state, context)
        if len(cards) == 1:
            own = deeds.open_zones(state, context.owner, cards[0].card)
            return tuple(zone for zone in allowed(state, context) if zone in own)
        return allowed(state, context)

    def count(state: GameState, context: Context) -> int:
        return len(meant(state, context))

    def run(state: GameState, context: Context) -> Bound:
        cards = tuple(each.card for each in meant(state, context))
        for card, zone in zip(cards, context.get("zone"), strict=False):
            deeds.play_battle(state, context.owner, card, zone)
        return (("played", cards),)

    return [PickZone("zone", True, zones, count, cards=meant), Do(run)]


def optional(steps: Sequence[Step], meant: Selection) -> list[Step]:
    """The same behind a question, which is asked only if there is such a card (A6)."""
    return [May(True, lambda state, context: bool(meant(state, context)), len(steps)), *steps]
