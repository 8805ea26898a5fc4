"""Which actions are open: those of the main phase (R8 to R13), orders, choices; and why another is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from deckbuilder.cards.messages import joined, say
from deckbuilder.cards.names import in_sentence

from .abilities.listening import replaces
from .abilities.model import Context, Fx
from .abilities.places import active_effects
from .abilities.resolving import answers
from .actions import CONCEDE, DONE, GO, INVADE_UNSEEN, PASS, Action, Kind
from .board import ZONES
from .definition import BATTLE, MONSTER, STRATEGY, Definition
from .evolution import evolution_choices
from .state import EMPTY, Ask, GameState, PlayerState, Uid
from .values import (
    cannot_play,
    closed_zones,
    forbidden,
    monster_target,
    play_rank,
    play_zones,
    unpayable,
)


class _Moves(NamedTuple):
    """Every action with one card; values, made once for each uid."""

    battle: tuple[Action, ...]
    """By zone, place 0 unused."""

    battle_but: tuple[tuple[Action, ...], ...]
    """Into every zone but one, by that zone."""

    battle_but_or_invade: tuple[tuple[Action, ...], ...]
    """The same, and paying for an invasion."""

    strategy: Action
    rage: Action
    monster: Action
    rage_and_monster: tuple[Action, Action]
    invade: Action
    pick: Action


_made: list[_Moves] = []


def moves_of(card: Uid) -> _Moves:
    """The actions with a card. Shared by all games, since they are values and know no game."""
    while len(_made) <= card:
        uid = len(_made)
        battle = tuple(Action(Kind.BATTLE, uid, zone) for zone in range(9))
        battle_but = tuple((*battle[1:zone], *battle[zone + 1 :]) for zone in range(9))
        invade = Action(Kind.INVADE, uid)
        _made.append(
            _Moves(
                battle,
                battle_but,
                tuple((*plays, invade) for plays in battle_but),
                Action(Kind.STRATEGY, uid),
                Action(Kind.RAGE, uid),
                Action(Kind.MONSTER, uid),
                (Action(Kind.RAGE, uid), Action(Kind.MONSTER, uid)),
                invade,
                Action(Kind.PICK, uid),
            )
        )
    return _made[card]


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Every action open to the player who is asked, in a fixed order, never empty while a question is open.

    Conceding is always possible and not listed. The state is not touched (R25.13).
    """
    ask = state.ask
    if ask is None:
        return ()
    if ask.kind is Ask.MAIN:
        return _main_actions(state, ask.player)
    if ask.kind in (Ask.PICK, Ask.ZONE, Ask.MAY, Ask.MODE):
        return answers(state)
    if ask.kind is Ask.ORDER:
        waiting = enumerate(state.waiting)
        return tuple(Action(Kind.RESOLVE, place) for place, each in waiting if each.owner == ask.player)
    if ask.kind is Ask.STEP:
        return _ON
    picks = evolution_choices(state, ask.player, ask.card)
    return (*(moves_of(card).pick for card in picks), DONE)


_ON = (GO,)


def _main_actions(state: GameState, player: int) -> tuple[Action, ...]:
    me, other = state.players[player], state.players[1 - player]
    table = state.table
    zone, battle_rank = me.zone, other.zone
    strategy_rank = zone if EMPTY in me.strategies else 0
    may_invade = not me.invasion_used
    if len(_made) < len(table):
        moves_of(len(table))
    if state.applies & _MATTERS and (limits := _limits(state, player)) is not None:
        return _main_actions_under_effects(state, player, limits)
    monster = table[me.monster[-1]]
    rank = -1 if me.monster_played else monster.rank  # no card has this one, so none may be played
    found = [PASS]
    add = found.append
    for card in me.hand:
        definition, moves = table[card], _made[card]
        kind = definition.kind
        if kind == BATTLE:
            if definition.rank <= battle_rank:
                if may_invade and definition.step:
                    found += moves.battle_but_or_invade[zone]
                else:
                    found += moves.battle_but[zone]
                continue
        elif kind == MONSTER:
            fits = definition.rank == rank or definition.burst_from == rank
            if fits and not definition.traits.isdisjoint(monster.traits):
                found += moves.rage_and_monster
            else:
                add(moves.rage)
        elif definition.rank <= strategy_rank:
            add(moves.strategy)
        if may_invade and definition.step:
            add(moves.invade)
    return tuple(found)


class _Limits(NamedTuple):
    """What the cards in play forbid or allow in the main phase."""

    pays: frozenset[int]
    """The icons with which a card may pay for an invasion."""

    closed: frozenset[int] = frozenset()
    """Zones into which no battle card may be played."""

    no_strategy: bool = False
    unseen: bool = False
    """The top of the deck may pay for an invasion."""


_ICONS = frozenset({1, 2})
_NO_LIMITS, _INVADED = _Limits(_ICONS), _Limits(frozenset())
_LOOKED_AT = Fx.CANNOT_PLAY | Fx.CANNOT_INVADE | Fx.CANNOT_PAY | Fx.PLAY_RANK | Fx.REPLACES_PAYMENT
_MATTERS = _LOOKED_AT | Fx.PLAY_RULES


def _limits(state: GameState, player: int) -> _Limits | None:
    """None if no card in play, and none in the hand, has a text about what may be done in the main phase."""
    me, table = state.players[player], state.table
    effects = active_effects(state) & _LOOKED_AT
    if not effects:
        for card in me.hand:
            if table[card].abilities.play is not None:
                return _INVADED if me.invasion_used else _NO_LIMITS
        return None
    closed, no_strategy = _NO_LIMITS.closed, False
    if effects & Fx.CANNOT_PLAY:
        closed = frozenset(ZONES) if cannot_play(state, player, BATTLE) else closed_zones(state, player)
        no_strategy = cannot_play(state, player, STRATEGY)
    if me.invasion_used or forbidden(state, Fx.CANNOT_INVADE, monster_target(state, player)):
        return _Limits(frozenset(), closed, no_strategy)
    unseen = bool(me.deck) and replaces(state, Fx.REPLACES_PAYMENT, player)
    return _Limits(_ICONS - unpayable(state, player), closed, no_strategy, unseen)


def _main_actions_under_effects(state: GameState, player: int, limits: _Limits) -> tuple[Action, ...]:
    """The same with every ban and changed rank looked at: for games in which cards have such texts."""
    me, table = state.players[player], state.table
    no_strategy = limits.no_strategy or EMPTY not in me.strategies
    found = [PASS]
    for card in me.hand:
        definition, moves = table[card], _made[card]
        if definition.kind == BATTLE:
            found += _battle_plays(state, player, card, limits.closed)
        elif definition.kind == MONSTER:
            found += _monster_plays(state, player, card)
        elif not no_strategy and play_rank(state, player, card, paying=True) <= me.zone:
            found.append(moves.strategy)
        if definition.step in limits.pays:
            found.append(moves.invade)
    if limits.unseen:
        found.append(INVADE_UNSEEN)
    return tuple(found)


def _monster_plays(state: GameState, player: int, card: Uid) -> tuple[Action, ...]:
    """Discarded for rage, or played."""
    moves = _made[card]
    if state.players[player].monster_played or not can_play_monster(state, player, card):
        return (moves.rage,)
    return moves.rage_and_monster


def _battle_plays(state: GameState, player: int, card: Uid, closed: frozenset[int]) -> Sequence[Action]:
    """Into the open zones if the rank is low enough, and on top of what the card names (A20)."""
    rank, reach = play_rank(state, player, card, paying=True), state.players[1 - player].zone
    rules, moves = state.table[card].abilities.play, _made[card]
    if rules is None and not closed:
        return moves.battle_but[state.players[player].zone] if rank <= reach else ()
    zones = play_zones(state, player, card, closed)
    found = [moves.battle[zone] for zone in zones] if rank <= reach else []
    if rules is not None and rules.on_top is not None and max(0, rank + rules.on_top_rank) <= reach:
        cards = rules.on_top(state, Context(player, card))
        found += [Action(Kind.ON_TOP, card, each.zone) for each in cards if each.zone in zones]
    return found


def can_play_monster(state: GameState, player: int, card: Uid) -> bool:
    """Whether a monster may be played now, by the rules or by its own text (R12.2, R12.17)."""
    definition, current = state.table[card], state.table[state.players[player].monster[-1]]
    if can_play_on(definition, current):
        return True
    rules = definition.abilities.play
    alt = rules.monster if rules is not None else None
    context = Context(player, card)
    return (
        alt is not None
        and alt.fits(state, context, monster_target(state, player))
        and (alt.payable is None or alt.payable(state, context))
    )


def can_play_on(card: Definition, monster: Definition) -> bool:
    """Whether a monster may be played on another: a shared trait, and equal rank or Burst (R12.2, R12.10)."""
    return (card.rank == monster.rank or card.burst_from == monster.rank) and not card.traits.isdisjoint(
        monster.traits
    )


def why_not(state: GameState, action: Action) -> str | None:
    """Why an action is not open, as a sentence for the player; None for one that is."""
    if state.outcome is not None:
        return say("The game is over: {outcome}", outcome=str(state.outcome))
    if action == CONCEDE or action in legal_actions(state):
        return None
    ask = state.ask
    assert ask is not None, "a running game between two actions always asks something"
    if ask.kind is Ask.ORDER:
        return say("Choose which of your waiting abilities resolves next")
    if ask.kind is Ask.EVOLVE:
        return say("Choose one of the cards offered for the Evolution, or end the choice")
    if ask.kind is Ask.STEP:
        return say("The turn stands before one of its steps; go on first")
    if ask.kind is not Ask.MAIN:
        return say("{card} asks first; choose one of what it offers", card=_name(state.table[ask.card]))
    return _why_not_main(state, ask.player, action)


def _why_not_main(state: GameState, player: int, action: Action) -> str:
    me = state.players[player]
    if action.kind in (Kind.RESOLVE, Kind.PICK, Kind.ZONE, Kind.MODE, Kind.YES, Kind.NO, Kind.DONE, Kind.GO):
        return say("There is nothing to choose now; this is the main phase")
    if action == INVADE_UNSEEN:
        return say(
            "An invasion is paid with a card from hand; no card lets you pay with the top of your deck now"
        )
    if action.card not in me.hand:
        return say("That card is not in the hand")
    definition = state.table[action.card]
    match action.kind:
        case Kind.BATTLE:
            return _why_not_battle(state, player, action.card, action.zone)
        case Kind.ON_TOP:
            return say("{card} cannot be played on top of what is there", card=_name(definition))
        case Kind.STRATEGY:
            return _why_not_strategy(state, player, action.card)
        case Kind.RAGE:
            return say("Only a monster card can be discarded for rage")
        case Kind.MONSTER:
            return _why_not_monster(state, me, definition)
        case _:
            if forbidden(state, Fx.CANNOT_INVADE, monster_target(state, player)):
                return say("A card's effect forbids your monster to invade")
            if definition.step in unpayable(state, player):
                return say("A card's effect forbids to pay with Step {step}", step=definition.step)
            if me.invasion_used:
                return say("The monster has invaded this turn; once a turn is all")
            return say("{card} has no invasion icon and cannot pay for an invasion", card=_name(definition))


def _why_not_battle(state: GameState, player: int, card: Uid, zone: int) -> str:
    definition = state.table[card]
    reach = state.players[1 - player].zone
    if definition.kind != BATTLE:
        return say("{card} is no battle card", card=_name(definition))
    rules = definition.abilities.play
    if rules is not None and rules.banned is not None and rules.banned(state, Context(player, card)):
        return say("The text of {card} forbids to play it now", card=_name(definition))
    rank = play_rank(state, player, card, paying=True)
    if rank > reach:
        return say(
            "{card} has rank {rank}, the enemy monster is only in zone {zone}",
            card=_name(definition),
            rank=rank,
            zone=reach,
        )
    if zone == state.players[player].zone:
        return say("Your own monster stands in that zone")
    if rules is not None and rules.zones is not None and zone not in rules.zones:
        zones = joined(map(str, sorted(rules.zones)))
        return say("{card} can only be played in zone {zones}", card=_name(definition), zones=zones)
    if zone in closed_zones(state, player) or cannot_play(state, player, BATTLE):
        return say("A card's effect forbids to play there")
    return say("A battle card needs a zone from 1 to 8")


def _why_not_strategy(state: GameState, player: int, card: Uid) -> str:
    definition, zone = state.table[card], state.players[player].zone
    if definition.kind != STRATEGY:
        return say("{card} is no strategy card", card=_name(definition))
    rank = play_rank(state, player, card, paying=True)
    if rank > zone:
        return say(
            "{card} has rank {rank}, your monster is only in zone {zone}",
            card=_name(definition),
            rank=rank,
            zone=zone,
        )
    if cannot_play(state, player, STRATEGY):
        return say("A card's effect forbids you to play strategy cards")
    return say("All your strategy zones are full")


def _why_not_monster(state: GameState, me: PlayerState, definition: Definition) -> str:
    if definition.kind != MONSTER:
        return say("{card} is no monster card", card=_name(definition))
    if me.monster_played:
        return say("A monster has been played this turn; once a turn is all")
    current = state.table[me.monster[-1]]
    if definition.traits.isdisjoint(current.traits):
        return say("{card} shares no trait with {monster}", card=_name(definition), monster=_name(current))
    return say(
        "{card} has rank {rank}, your monster rank {other}",
        card=_name(definition),
        rank=definition.rank,
        other=current.rank,
    )


def _name(definition: Definition) -> str:
    return in_sentence(definition.name)
