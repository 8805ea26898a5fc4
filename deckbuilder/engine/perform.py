"""Carrying out an action that is known to be open (R9 to R13)."""

from __future__ import annotations

from .abilities.listening import hear
from .abilities.model import Happening
from .abilities.resolving import answer
from .actions import Action, Kind
from .board import BASE_ZONES, LAST_ZONE
from .events import Cause, Event
from .events import Kind as What
from .movement import forget_crushed, step_forward
from .outcome import Outcome, Reason
from .piles import discard_from_hand
from .rage import set_rage
from .state import Ask, GameState, Question
from .turn import again, evolve, resolve
from .zones import arrive, destroy_bases, free_strategy_zone, place_battle


def perform(state: GameState, action: Action) -> None:
    """Do what the player who is asked has decided; the question is closed."""
    ask = state.ask
    assert ask is not None
    player = ask.player
    state.ask = None
    match action.kind:
        case Kind.BATTLE:
            _play_battle(state, player, action.card, action.zone)
        case Kind.INVADE:
            _invade(state, player, action.card)
        case Kind.RAGE:
            discard_from_hand(state, player, action.card, Cause.RAGE)
            set_rage(state, player, state.players[player].rage + 1)
        case Kind.MONSTER:
            _play_monster(state, player, action.card)
        case Kind.STRATEGY:
            _play_strategy(state, player, action.card)
        case Kind.RESOLVE:
            resolve(state, action.card)
            return
        case Kind.PICK | Kind.ZONE | Kind.YES | Kind.NO | Kind.DONE:
            _answer(state, ask, action)
            return
        case Kind.CONCEDE:
            state.outcome = Outcome(1 - player, Reason.CONCESSION)
            return
        case Kind.PASS:
            return
    again(state)


def _answer(state: GameState, ask: Question, action: Action) -> None:
    """An answer to a question of an ability."""
    if ask.kind is not Ask.EVOLVE:
        answer(state, action)
    elif action.kind is Kind.PICK:
        evolve(state, ask.player, ask.card, action.card)


def _play_battle(state: GameState, player: int, card: int, zone: int) -> None:
    """The card leaves the hand, the old one is destroyed, the new one is in the zone (R9.6)."""
    state.players[player].hand.remove(card)
    place_battle(state, player, card, zone)
    arrive(state, player, card, zone, "hand")


def _play_strategy(state: GameState, player: int, card: int) -> None:
    """Put it in a free strategy zone, where it stays until the next own Start Phase (R10.2, R10.3)."""
    me = state.players[player]
    me.hand.remove(card)
    place = free_strategy_zone(state, player)
    me.strategies[place] = (card,)
    me.strategy_turns[place] = state.turn
    state.events.append(Event(What.STRATEGY_PLAYED, player, card, place))
    if state.hears:
        hear(state, Happening("enter", player, card, cause="hand"))
        hear(state, Happening("activate", player, card))


def _play_monster(state: GameState, player: int, card: int) -> None:
    """On top of the old one, in its zone, with one rage; another rank means Burst (R12.4, R12.5, R12.12)."""
    me = state.players[player]
    me.hand.remove(card)
    if state.table[card].rank != state.table[me.monster[-1]].rank:
        me.burst = card
    me.monster = (*me.monster, card)
    me.monster_played = True
    state.events.append(Event(What.MONSTER_PLAYED, player, card, me.zone))
    if state.hears:
        rank = state.table[card].rank
        hear(state, Happening("enter", player, card, me.zone, rank, "hand"))
        hear(state, Happening("monster_played", player, card, me.zone, rank, "hand"))
    set_rage(state, player, me.rage + 1)


def _invade(state: GameState, player: int, card: int) -> None:
    """Pay, then zone by zone: win or be blocked in zone 8, or advance and crush; then bases fall (R13.14)."""
    me, other = state.players[player], state.players[1 - player]
    discard_from_hand(state, player, card, Cause.INVASION)
    me.invasion_used = True
    reached_bases = False
    start = len(state.waiting)
    for _ in range(state.table[card].step):
        if me.zone == LAST_ZONE:
            if not other.zones[LAST_ZONE]:
                state.outcome = Outcome(player, Reason.INVASION)
                return
            state.events.append(Event(What.BLOCKED, player, me.monster[-1], LAST_ZONE))
            break
        if not step_forward(state, player):
            break
        me.invaded += 1
        if state.hears:
            hear(state, Happening("invading", player, me.monster[-1], me.zone))
            hear(state, Happening("monster_invades", player, me.monster[-1], me.zone))
        reached_bases = reached_bases or me.zone in BASE_ZONES
    forget_crushed(state, start)
    if reached_bases:
        destroy_bases(state)
