"""Carrying out an action that is known to be open (R9 to R13)."""

from __future__ import annotations

from collections.abc import Callable

from .abilities.listening import hear, start_program
from .abilities.model import Fx, Happening
from .abilities.resolving import answer
from .actions import Action, Kind
from .board import BASE_ZONES, LAST_ZONE
from .deeds import play_on_top
from .events import Cause, Event
from .events import Kind as What
from .evolution import evolve
from .legal import can_play_on
from .movement import forget_crushed, step_forward
from .outcome import Outcome, Reason
from .piles import discard_from_hand, mill, shuffle_deck
from .plays import battle_from_hand, monster_from_hand, strategy_from_hand
from .rage import set_rage
from .state import Ask, GameState, Question
from .turn import again, resolve, take_step
from .values import monster_of, play_rank, statics
from .zones import destroy_bases


def perform(state: GameState, action: Action) -> None:
    """Do what the player who is asked has decided; the question is closed."""
    ask = state.ask
    assert ask is not None
    state.ask = None
    play = _PLAYS.get(action.kind)
    if play is not None:
        play(state, ask.player, action)
        again(state)
    elif action.kind is Kind.RESOLVE:
        resolve(state, action.card)
    elif action.kind is Kind.GO:
        take_step(state)
    elif action.kind is Kind.CONCEDE:
        state.outcome = Outcome(1 - ask.player, Reason.CONCESSION)
    elif action.kind is not Kind.PASS:
        _answer(state, ask, action)


def _answer(state: GameState, ask: Question, action: Action) -> None:
    """An answer to a question of an ability."""
    if ask.kind is not Ask.EVOLVE:
        answer(state, action)
    elif action.kind is Kind.PICK:
        evolve(state, ask.player, ask.card, action.card)
    else:
        shuffle_deck(state, ask.player)  # R20.9.2


def _play_battle(state: GameState, player: int, action: Action) -> None:
    """Play a battle card; a rank that is low enough only for a cost is paid for first (A10.2)."""
    _kind, card, zone = action
    if state.applies & Fx.PLAY_RULES and play_rank(state, player, card) > state.players[1 - player].zone:
        rules = state.table[card].abilities.play
        mods = rules.rank_mods if rules is not None else ()
        payment = next(mod.payment for mod in mods if mod.payment >= 0)
        start_program(state, player, card, payment, Happening("", player, card, zone))
    else:
        battle_from_hand(state, player, card, zone)


def _play_on_top(state: GameState, player: int, action: Action) -> None:
    play_on_top(state, player, action.card, state.players[player].zones[action.zone][-1], "hand")


def _play_strategy(state: GameState, player: int, action: Action) -> None:
    strategy_from_hand(state, player, action.card)


def _gain_rage(state: GameState, player: int, action: Action) -> None:
    """Discard a monster card for one rage (R11.1)."""
    discard_from_hand(state, player, action.card, Cause.RAGE)
    set_rage(state, player, state.players[player].rage + 1)


def _play_monster(state: GameState, player: int, action: Action) -> None:
    """Play a monster; on one that only its own text allows, the cost of that is paid first (R12.17)."""
    card = action.card
    if state.applies & Fx.PLAY_RULES:
        rules = state.table[card].abilities.play
        alt = rules.monster if rules is not None else None
        if (
            alt is not None
            and alt.payment >= 0
            and not can_play_on(state.table[card], monster_of(state, player))
        ):
            start_program(state, player, card, alt.payment, Happening("", player, card))
            return
    monster_from_hand(state, player, card)


def _invade(state: GameState, player: int, action: Action) -> None:
    """Pay, then zone by zone: win or be blocked in zone 8, or advance and crush; then bases fall (R13.14)."""
    me, other = state.players[player], state.players[1 - player]
    card = action.card
    if card < 0:
        card = mill(state, player, 1)[0]  # R24.4: unseen, and its icon counts
    else:
        discard_from_hand(state, player, card, Cause.INVASION)
    me.invasion_used = True
    reached_bases = False
    start = len(state.waiting)
    for _ in range(_steps(state, player, card)):
        if me.zone == LAST_ZONE:
            if not other.zones[LAST_ZONE]:
                state.outcome = Outcome(player, Reason.INVASION)
                return
            state.events.append(Event(What.BLOCKED, player, me.monster[-1], LAST_ZONE))
            break
        destroyed = me.destroyed
        if not step_forward(state, player):
            break
        me.invaded += 1
        me.invader = me.monster[-1]
        if state.hears:
            crushed, monster = me.destroyed - destroyed, me.monster[-1]
            hear(state, "invading", player, monster, me.zone, amount=crushed, other=card)
            hear(state, "monster_invades", player, monster, me.zone, other=card)
        reached_bases = reached_bases or me.zone in BASE_ZONES
    forget_crushed(state, start)
    if reached_bases:
        destroy_bases(state)


def _steps(state: GameState, player: int, card: int) -> int:
    """How many zones a payment is worth: its icon, unless the monster's text says otherwise (R13.2)."""
    icon = state.table[card].step
    if state.applies & Fx.INVASION_STEP:
        monster = state.players[player].monster[-1]
        for static, context in statics(state, Fx.INVASION_STEP):
            if context.source == monster and static.kind == icon:
                return static.amount(state, context)
    return icon


_PLAYS: dict[Kind, Callable[[GameState, int, Action], None]] = {
    Kind.BATTLE: _play_battle,
    Kind.ON_TOP: _play_on_top,
    Kind.STRATEGY: _play_strategy,
    Kind.RAGE: _gain_rage,
    Kind.MONSTER: _play_monster,
    Kind.INVADE: _invade,
}
"""The main-phase actions, after each of which comes a check timing (R8.4)."""
