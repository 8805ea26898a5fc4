"""Where cards are: the active cards of a board, and the cards of each place the language names (A3, B.in)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .model import Target

if TYPE_CHECKING:
    from deckbuilder.engine.state import GameState


def active_cards(state: GameState) -> list[tuple[int, int]]:
    """Owner and uid of every card whose abilities are active: top cards and strategy cards (A3).

    The turn player's come first, each player's monster before the zones.
    """
    first = state.active
    me, other = state.players[first], state.players[1 - first]
    found = [(first, stack[-1]) for stack in (me.monster, *me.zones, *me.strategies) if stack]
    found += [(1 - first, stack[-1]) for stack in (other.monster, *other.zones, *other.strategies) if stack]
    return found


def active_effects(state: GameState) -> int:
    """Bits of the static effects and replacements that active cards have, whether or not they hold now."""
    bits, table = 0, state.table
    for player in state.players:
        for stack in (player.monster, *player.zones, *player.strategies):
            if stack:
                bits |= table[stack[-1]].abilities.applies
    return bits


def find(state: GameState, card: int) -> Target | None:
    """An active card by its uid, or None if it is covered or elsewhere."""
    for player in (0, 1):
        me = state.players[player]
        if me.monster[-1] == card:
            return Target(card, player, me.zone)
        for zone, stack in enumerate(me.zones):
            if stack and stack[-1] == card:
                return Target(card, player, zone)
        for stack in me.strategies:
            if stack and stack[-1] == card:
                return Target(card, player)
    return None


def owner_of(state: GameState, card: int) -> int:
    """Whose card it is, wherever it lies (R17.12)."""
    for player in (0, 1):
        me = state.players[player]
        piles = (me.hand, me.deck, me.discard, me.monster_deck, me.monster, *me.zones, *me.strategies)
        if any(card in pile for pile in piles):
            return player
    return -1


def cards_in(state: GameState, player: int, place: str, source: int) -> list[Target]:
    """The cards of a player's place; ``zones`` and ``play`` are top cards, the monster among them (B.in)."""
    me = state.players[player]
    match place:
        case "zones":
            return [*_battle(state, player), Target(me.monster[-1], player, me.zone)]
        case "monster":
            return [Target(me.monster[-1], player, me.zone)]
        case "strategy":
            return [Target(stack[-1], player) for stack in me.strategies if stack]
        case "play":
            return [*cards_in(state, player, "zones", source), *cards_in(state, player, "strategy", source)]
        case "hand":
            return [Target(card, player) for card in me.hand]
        case "discard":
            return [Target(card, player) for card in me.discard]
        case "deck":
            return [Target(card, player) for card in me.deck]
        case "monster_deck":
            return [Target(card, player) for card in me.monster_deck]
        case "under_my_monster":
            return [Target(card, player) for card in me.monster[:-1]]
        case _:
            return [Target(card, player) for card in _under(state, player, source)]


def _battle(state: GameState, player: int) -> list[Target]:
    return [
        Target(stack[-1], player, zone) for zone, stack in enumerate(state.players[player].zones) if stack
    ]


def _under(state: GameState, player: int, card: int) -> tuple[int, ...]:
    """The cards under a top card, from the bottom up."""
    me = state.players[player]
    for stack in (me.monster, *me.zones, *me.strategies):
        if stack and stack[-1] == card:
            return stack[:-1]
    return ()
