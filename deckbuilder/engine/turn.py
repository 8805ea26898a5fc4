"""The course of a turn as tasks: phases, check timings, waiting abilities, decisions (R6 to R16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from . import rulings
from .abilities.listening import break_links, hear, replaced
from .abilities.model import PHASE_STARTS, Fx, Target
from .abilities.resolving import begin, step
from .countering import try_counter
from .definition import Definition
from .events import Cause, Event, Kind
from .evolution import collect_evolutions, evolution_choices
from .movement import advance
from .outcome import Outcome, Reason
from .piles import draw
from .rage import set_rage
from .state import HAND_SIZE, Ask, Frame, GameState, Question, Uid, Wait, Waiting
from .tasks import Phase, Task
from .values import cannot_draw, forbidden, monster_of, statics
from .zones import discard_strategy

_PHASE_BEGAN = tuple(
    tuple(Event(Kind.PHASE_BEGAN, player, first=phase) for phase in Phase) for player in (0, 1)
)
_MAIN_QUESTION = (Question(Ask.MAIN, 0), Question(Ask.MAIN, 1))
"""Values that every turn needs, made once."""

TURN = tuple(reversed(Task))
"""A whole turn, the first task last; the next turn begins with its last task."""


def run(state: GameState) -> None:
    """Do what is to be done until a question is open or the game is over.

    Between two tasks there is a check timing, except within the actions of the Start Phase (R6.3, R7.8). A
    task before which a player wants to be asked waits for the answer.
    """
    todo, tasks = state.todo, _TASKS
    while state.ask is None and state.outcome is None:
        if state.frames:
            step(state)
        elif (state.waiting or state.links) and todo[-1] not in _AT_ONCE and _check(state):
            continue
        elif state.stops and (state.active, todo[-1]) in state.stops:
            state.ask = Question(Ask.STEP, state.active)
        else:
            tasks[todo.pop()](state)


_AT_ONCE = (Task.DISCARD, Task.RESET_RAGE)
"""Tasks before which nothing that waits is resolved (R7.8)."""


def take_step(state: GameState) -> None:
    """The step that has waited for its player is done."""
    _TASKS[state.todo.pop()](state)


@lru_cache(maxsize=64)
def noticed(table: tuple[Definition, ...]) -> tuple[int, frozenset[str]]:
    """The static effects and the events that any of these cards has, so that others cost nothing."""
    applies, hears = 0, set[str]()
    for definition in set(table):
        applies |= definition.abilities.applies
        if definition.evolution is not None:
            applies |= Fx.EVOLVES
        hears |= definition.abilities.events()
    return applies, frozenset(hears)


def again(state: GameState) -> None:
    """After a main-phase action comes the next one (R8.4); at once if there is nothing to do before."""
    if state.waiting or state.frames or state.links or state.outcome is not None:
        state.todo.append(Task.MAIN)
    else:
        state.ask = _MAIN_QUESTION[state.active]


# ---- the phases ------------------------------------------------------------------------------------------


def _begin_turn(state: GameState) -> None:
    """The other player's turn begins; what is counted by turn starts anew (R6.8)."""
    state.turn += 1
    if state.turn > rulings.MAX_TURNS:
        state.outcome = Outcome(None, Reason.TURN_LIMIT)
        return
    state.active = state.first if state.turn % 2 else 1 - state.first
    state.resolved = 0
    state.lasting.clear()
    for player in state.players:
        player.destroyed = 0
        player.invaded = 0
        player.invader = -1
    me = state.players[state.active]
    me.monster_played = me.invasion_used = False
    state.events.append(Event(Kind.TURN_BEGAN, state.active, -1, state.turn))
    state.todo += TURN


def _begin_phase(state: GameState, phase: Phase) -> None:
    """Abilities of the beginning of a phase are collected once, before anything resolves (R6.2, R16.1)."""
    state.phase = phase
    state.events.append(_PHASE_BEGAN[state.active][phase])
    if (begins := PHASE_STARTS[phase]) in state.hears:
        hear(state, begins, state.active, amount=phase)
    if state.delayed:
        _collect_delayed(state)


def _begin_start(state: GameState) -> None:
    _begin_phase(state, Phase.START)


def _begin_main(state: GameState) -> None:
    _begin_phase(state, Phase.MAIN)
    if state.applies & Fx.EVOLVES:
        collect_evolutions(state)


def _begin_counter(state: GameState) -> None:
    _begin_phase(state, Phase.COUNTER)


def _begin_end(state: GameState) -> None:
    _begin_phase(state, Phase.END)
    me = state.players[state.active]
    if me.burst >= 0:
        state.waiting.append(Waiting(state.active, Wait.BURST_END, me.burst))


def _collect_delayed(state: GameState) -> None:
    """What abilities put off until such a phase waits now."""
    due = [each for each in state.delayed if each.phase is state.phase]
    state.delayed = [each for each in state.delayed if each.phase is not state.phase]
    state.waiting += [Waiting(each.owner, Wait.ABILITY, each.card, each.ability) for each in due]


def _draw(state: GameState) -> None:
    """Draw by the rank of the other's monster (R7.2)."""
    draw(state, state.active, monster_of(state, 1 - state.active).rank)
    if not state.stops:  # nobody is asked before the next step, and nothing resolves before it either
        state.todo.pop()
        _discard(state)


def _discard(state: GameState) -> None:
    """Discard old strategies (R7.4)."""
    player = state.active
    me = state.players[player]
    for place, stack in enumerate(me.strategies):
        if stack and is_old(state, player, place):
            discard_strategy(state, player, place, Cause.RULE)
    if not state.stops and not state.frames:
        state.todo.pop()
        _reset_rage(state)


def is_old(state: GameState, player: int, place: int) -> bool:
    """Whether the card in a strategy zone leaves in the Start Phase that runs (R7.4, R7.5)."""
    me = state.players[player]
    card = me.strategies[place][-1]
    return (
        me.strategy_turns[place] < state.turn
        and not state.table[card].is_base
        and not _kept(state, player, card)
    )


def _reset_rage(state: GameState) -> None:
    """The active player's rage becomes 0 unless a card does something else instead (R7.7, A9)."""
    player = state.active
    me = state.players[player]
    if not (state.applies & Fx.REPLACES_RESET and replaced(state, Fx.REPLACES_RESET, player, me.monster[-1])):
        set_rage(state, player, 0)


def _kept(state: GameState, player: int, card: Uid) -> bool:
    """Whether a strategy card's text keeps it in the Start Phase (R7.5)."""
    return bool(state.applies & Fx.KEEP_AT_START) and forbidden(state, Fx.KEEP_AT_START, Target(card, player))


def _main(state: GameState) -> None:
    state.ask = _MAIN_QUESTION[state.active]


def _advance(state: GameState) -> None:
    """The monster walks one zone on its own; never an invasion (R16.3, R16.5)."""
    me = state.players[state.active]
    if me.rooted:
        return
    extra = 0
    if state.applies & Fx.END_ADVANCE:  # R16.4: counted once, then fixed
        extra = sum(
            static.amount(state, context)
            for static, context in statics(state, Fx.END_ADVANCE)
            if context.owner == state.active
        )
    advance(state, state.active, 1 + extra)


def _refill(state: GameState) -> None:
    """Draw up to five; more cards are kept (R16.8)."""
    missing = HAND_SIZE - len(state.players[state.active].hand)
    if missing > 0 and not (state.applies & Fx.CANNOT_DRAW and cannot_draw(state, state.active)):
        draw(state, state.active, missing)


# ---- check timings ---------------------------------------------------------------------------------------


def _check(state: GameState) -> bool:
    """One waiting ability of the active player, else one of the other; False if none waits (R6.3)."""
    if state.links:
        break_links(state)
    for player in (state.active, 1 - state.active):
        places = [place for place, each in enumerate(state.waiting) if each.owner == player]
        if len(places) == 1:
            resolve(state, places[0])
        elif places:
            state.ask = Question(Ask.ORDER, player)
        if places:
            return True
    return False


def resolve(state: GameState, place: int) -> None:
    """Resolve the waiting ability at a place; it cannot be declined (R6.5)."""
    entry = state.waiting.pop(place)
    state.resolved += 1
    if state.resolved > rulings.MAX_ABILITIES_A_TURN:
        state.outcome = Outcome(None, Reason.LOOP)
    elif entry.kind is Wait.BURST_END:
        _end_burst(state, entry.owner)
    elif entry.kind is Wait.ABILITY:
        begin(state, Frame(entry.owner, entry.card, entry.ability, happening=entry.happening))
    elif evolution_choices(state, entry.owner, entry.card):
        state.ask = Question(Ask.EVOLVE, entry.owner, entry.card)


def _end_burst(state: GameState, player: int) -> None:
    """The burst card leaves and the one beneath is the monster again, without its Enter (R12.14)."""
    me = state.players[player]
    if me.monster[-1] == me.burst and len(me.monster) > 1:
        me.monster = me.monster[:-1]
        me.discard.append(me.burst)
        state.events.append(Event(Kind.BURST_ENDED, player, me.burst, me.zone))
        if state.hears:
            hear(state, "burst_discarded", player, me.burst, me.zone)
    me.burst = -1


_TASKS: tuple[Callable[[GameState], None], ...] = (
    _begin_start,
    _draw,
    _discard,
    _reset_rage,
    _begin_main,
    _main,
    _begin_counter,
    try_counter,
    _begin_end,
    _advance,
    _refill,
    _begin_turn,
)
"""By ``Task``."""
