"""The numbers that the rules compare, worked out when read: threat, counter power, ranks (R15).

A game in which no card has a static effect of a kind never looks for one: ``GameState.applies`` says so.
"""

from __future__ import annotations

from collections.abc import Iterable

from .abilities.model import Context, Fx, Static, Target
from .definition import BATTLE, Definition
from .state import RAGE_THREAT, GameState, Uid

Held = tuple[Static, Context]
"""A static effect that holds, and the context it is read in."""

_POWER = Fx.CP | Fx.TOTAL_CP | Fx.CANNOT_ENGAGE


def monster_of(state: GameState, player: int) -> Definition:
    """The definition of a player's current monster."""
    return state.table[state.players[player].monster[-1]]


def monster_target(state: GameState, player: int) -> Target:
    """A player's current monster where it stands."""
    me = state.players[player]
    return Target(me.monster[-1], player, me.zone)


# ---- static effects --------------------------------------------------------------------------------------


def statics(state: GameState, fx: int) -> list[Held]:
    """Every static effect of these kinds that holds now, with the context it is read in (A10)."""
    found: list[Held] = []
    if not state.applies & fx:
        return found
    table = state.table
    for owner in (state.active, 1 - state.active):
        me = state.players[owner]
        for stack in (me.monster, *me.zones, *me.strategies):
            if stack and table[stack[-1]].abilities.applies & fx:
                context = Context(owner, stack[-1])
                found += [
                    (static, context)
                    for static in table[stack[-1]].abilities.statics
                    if static.fx & fx and static.holds(state, context)
                ]
    for lasting in state.lasting:
        if lasting.static >= 0:
            static = table[lasting.card].abilities.granted[lasting.static]
            if static.fx & fx:
                found.append((static, Context(lasting.owner, lasting.card)))
    return found


def reaching(state: GameState, fx: int, target: Target) -> list[Held]:
    """Those that reach a card."""
    return [
        (static, context)
        for static, context in statics(state, fx)
        if static.applies_to is not None and static.applies_to(state, context, target)
    ]


def bonus(state: GameState, fx: int, target: Target) -> int:
    """The sum that static effects add to a value of a card; the same one twice counts twice (A10.6)."""
    return sum(static.amount(state, context) for static, context in reaching(state, fx, target))


def forbidden(state: GameState, fx: int, target: Target) -> bool:
    """Whether a static effect forbids something to a card; a ban wins over every permission (R21.7)."""
    return bool(reaching(state, fx, target))


# ---- values ----------------------------------------------------------------------------------------------


def rank_in_play(state: GameState, target: Target) -> int:
    """The current rank of a card: printed, changed only in a zone, never below 0 (R9.2)."""
    rank = state.table[target.card].rank
    if target.zone and state.applies & Fx.RANK:
        return max(0, rank + bonus(state, Fx.RANK, target))
    return rank


def play_rank(state: GameState, player: int, card: Uid, *, paying: bool = False) -> int:
    """The rank that counts for playing a card from hand, never below 0 (R9.2, A10.2).

    With ``paying`` it is the rank after every cost that could be paid for a lower one.
    """
    definition = state.table[card]
    rank, rules = definition.rank, definition.abilities.play
    if rules is not None:
        context = Context(player, card)
        for mod in rules.rank_mods:
            free = mod.payable is None or (paying and mod.payable(state, context))
            if free and mod.holds(state, context):
                rank += mod.amount(state, context)
    if state.applies & Fx.PLAY_RANK:
        rank += bonus(state, Fx.PLAY_RANK, Target(card, player))
    return max(0, rank)


def play_zones(
    state: GameState, player: int, card: Uid, closed: frozenset[int] | None = None
) -> tuple[int, ...]:
    """The zones that a battle card may be played into now, by hand or by an effect (R9.3, R9.9, A15).

    ``closed`` are the closed zones of the player for who knows them already.
    """
    rules, own = state.table[card].abilities.play, state.players[player].zone
    allowed: Iterable[int] = range(1, 9)
    if rules is not None:
        if rules.banned is not None and rules.banned(state, Context(player, card)):
            return ()
        allowed = allowed if rules.zones is None else sorted(rules.zones)
    if closed is None:
        closed = closed_zones(state, player)
    return tuple(zone for zone in allowed if zone != own and zone not in closed)


def counter_power(state: GameState, target: Target) -> int:
    """Counter power of one battle card: printed, static bonuses, then what lasts this turn (A10.3)."""
    power = state.table[target.card].power
    if state.applies & Fx.CP:
        power += bonus(state, Fx.CP, target)
    return power + _lasting(state, target)


def _lasting(state: GameState, target: Target) -> int:
    return sum(each.power for each in state.lasting if each.card == target.card)


def total_counter_power(state: GameState, player: int) -> int:
    """The sum of a player's top battle cards' counter power, and flat bonuses (R15.4, R15.25)."""
    table = state.table
    zones = state.players[player].zones
    effects = statics(state, _POWER)
    total = 0
    if not (effects or state.lasting):
        for stack in zones:
            if stack:
                total += table[stack[-1]].power
        return total
    for static, context in effects:
        if static.fx == Fx.TOTAL_CP and context.owner == player:
            total += static.amount(state, context)
    for zone, stack in enumerate(zones):
        if stack:
            total += _engaged(state, effects, Target(stack[-1], player, zone))
    return total


def _engaged(state: GameState, effects: list[Held], target: Target) -> int:
    """The counter power of a battle card under some static effects; 0 if it cannot engage."""
    power = state.table[target.card].power
    for static, context in effects:
        if static.applies_to is not None and static.applies_to(state, context, target):
            if static.fx == Fx.CANNOT_ENGAGE:
                return 0
            power += static.amount(state, context)
    return power + _lasting(state, target) if state.lasting else power


def threat(state: GameState, player: int) -> int:
    """The threat of a player's monster: printed, 5000 for each rage, static bonuses (R15.7)."""
    me = state.players[player]
    value = state.table[me.monster[-1]].threat + RAGE_THREAT * me.rage
    if state.applies & Fx.THREAT:
        value += bonus(state, Fx.THREAT, monster_target(state, player))
    return value


# ---- bans ------------------------------------------------------------------------------------------------


def closed_zones(state: GameState, player: int) -> frozenset[int]:
    """Zones in which a player may not play battle cards now, by hand or by an effect (R9.9, R24.8)."""
    closed: set[int] = set()
    for static, context in statics(state, Fx.CANNOT_PLAY):
        banned = context.owner if static.on_owner else 1 - context.owner
        if banned == player and static.kind == BATTLE:
            closed |= {
                zone
                for zone in range(1, 9)
                if static.applies_to is None or static.applies_to(state, context, Target(-1, player, zone))
            }
    return frozenset(closed)


def cannot_play(state: GameState, player: int, kind: int) -> bool:
    """Whether a player may play no card of a type at all now."""
    return any(
        static.kind == kind
        and static.applies_to is None
        and player == (context.owner if static.on_owner else 1 - context.owner)
        for static, context in statics(state, Fx.CANNOT_PLAY)
    )


def unpayable(state: GameState, player: int) -> set[int]:
    """The icons with which no card may pay for the player's invasion (R24.3)."""
    return {
        static.amount(state, context)
        for static, context in statics(state, Fx.CANNOT_PAY)
        if player == (context.owner if static.on_owner else 1 - context.owner)
    }


def cannot_draw(state: GameState, player: int) -> bool:
    """Whether the player does not draw in the End Phase."""
    return any(
        player == (context.owner if static.on_owner else 1 - context.owner)
        for static, context in statics(state, Fx.CANNOT_DRAW)
    )
