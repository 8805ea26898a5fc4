"""The steps of a turn that wait for their player, in words: what each would do now (R7, R15, R16)."""

from __future__ import annotations

from deckbuilder.engine import GameState, Task
from deckbuilder.engine.board import LAST_ZONE
from deckbuilder.engine.state import HAND_SIZE
from deckbuilder.engine.turn import is_old
from deckbuilder.engine.values import monster_of, threat, total_counter_power

from .by_hand import cards_counted
from .voice import Voice


def step_name(state: GameState) -> str:
    """The name of the templates of the step that waits."""
    return state.todo[-1].name.lower()


def step_asked(state: GameState, voice: Voice) -> str:
    """What the step that waits would do, as a sentence: "Start Phase: draw 2 cards"."""
    name = f"ask.step {step_name(state)}"
    return voice.part(f"{name} idle" if _is_idle(state) else name, **_fields(state, voice))


def step_label(state: GameState, voice: Voice) -> str:
    """What the button says that lets the step happen: "Draw 2 cards"."""
    name = "do.go" if _is_idle(state) else f"do.go {step_name(state)}"
    return voice.part(name, **_fields(state, voice))


def _fields(state: GameState, voice: Voice) -> dict[str, object]:
    """What the templates of the step that waits may name."""
    player = state.active
    me = state.players[player]
    match state.todo[-1]:
        case Task.DRAW:
            return {"drawn": cards_counted(monster_of(state, 1 - player).rank, voice)}
        case Task.DISCARD:
            return {"cards": voice.listed([voice.card(state.table[card]) for card in _old(state)])}
        case Task.RESET_RAGE:
            return {"rage": me.rage}
        case Task.COUNTER:
            power, needed = total_counter_power(state, player), threat(state, 1 - player)
            return {"power": f"{power:,}", "threat": f"{needed:,}"}
        case Task.ADVANCE:
            return {"card": voice.card(state.table[me.monster[-1]]), "zone": me.zone}
        case Task.REFILL:
            return {"drawn": cards_counted(HAND_SIZE - len(me.hand), voice), "count": len(me.hand)}
        case _:
            return {}


def _is_idle(state: GameState) -> bool:
    """Whether there is nothing for the step to do."""
    me = state.players[state.active]
    match state.todo[-1]:
        case Task.DISCARD:
            return not _old(state)
        case Task.RESET_RAGE:
            return not me.rage
        case Task.ADVANCE:
            return me.zone == LAST_ZONE
        case Task.REFILL:
            return len(me.hand) >= HAND_SIZE
        case _:
            return False


def _old(state: GameState) -> list[int]:
    """The strategy cards that leave."""
    player = state.active
    stacks = state.players[player].strategies
    return [stack[-1] for at, stack in enumerate(stacks) if stack and is_old(state, player, at)]
