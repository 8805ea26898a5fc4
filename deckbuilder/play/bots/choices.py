"""Answers to what abilities ask: by trying each in a game that could be this one, and by the worth of cards.

Trying means to carry the ability on to its end, further questions being answered at sight. Where a position
does not tell two answers apart, the card that is worth more to its owner is kept and the enemy's is hit.
"""

from __future__ import annotations

from deckbuilder.engine import Action, Ask, GameState, Question, apply_unchecked, legal_actions
from deckbuilder.engine.abilities.model import Pick, PickZone, Step
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.board import LAST_ZONE
from deckbuilder.engine.definition import BATTLE, MONSTER, Definition

from .bot import Dice
from .judge import judge
from .view import View

_HARMS = frozenset({"destroy", "discard", "discard_down_to", "return_to_deck", "put_under"})
"""What is done to chosen cards that their owner would rather keep where they are."""

_AT_SIGHT = frozenset({"discard", "discard_down_to"})
"""What is answered by the worth of the cards alone: nothing else depends on it."""

_FURTHER = 60
"""Answers until a trial is judged where it stands."""


def best_of(view: View, legal: tuple[Action, ...], dice: Dice) -> Action:
    """The answer whose outcome looks best; of equal cards only one is tried."""
    player = view.player
    state = view.imagine(dice.seed())
    wishes = _Wishes(state, player)
    if wishes.at_sight:
        return max(legal, key=wishes.worth)
    best, best_worth = legal[0], float("-inf")
    tried: set[tuple[Kind, str, int]] = set()
    for action in legal:
        sort = wishes.sort_of(action)
        if sort in tried:
            continue
        tried.add(sort)
        trial = state.clone()
        apply_unchecked(trial, action)
        _carry_on(trial)
        worth = judge(trial, player) + 0.01 * wishes.worth(action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def at_sight(state: GameState, ask: Question, legal: tuple[Action, ...]) -> Action:
    """An answer by the worth of cards and zones alone: yes to offers, the first of orders and modes."""
    if ask.kind is Ask.EVOLVE:
        return max(legal, key=lambda action: _power(state, action))
    if ask.kind in (Ask.PICK, Ask.ZONE):
        return max(legal, key=_Wishes(state, ask.player).worth)
    return legal[0]


def _carry_on(state: GameState) -> None:
    """Answer what the abilities still ask, up to the next action of a main phase."""
    for _ in range(_FURTHER):
        ask = state.ask
        if ask is None or ask.kind is Ask.MAIN:
            return
        legal = legal_actions(state)
        apply_unchecked(state, legal[0] if len(legal) == 1 else at_sight(state, ask, legal))


def _power(state: GameState, action: Action) -> int:
    return state.table[action.card].power if action.card >= 0 else -1


class _Wishes:
    """What a player wants of the cards and zones that the open question offers."""

    def __init__(self, state: GameState, player: int) -> None:
        self.state, self.player = state, player
        self.step = _asking(state)
        name = self.step.action.act if isinstance(self.step, Pick | PickZone) and self.step.action else ""
        self.harms = name in _HARMS
        self.at_sight = name in _AT_SIGHT
        self.own = set(_cards_of(state, player))

    def sort_of(self, action: Action) -> tuple[Kind, str, int]:
        """Equal for answers that come to the same: another copy of a card that is not on a board."""
        if action.kind is not Kind.PICK:
            return action.kind, str(action.card), action.zone
        me = self.state.players[self.player]
        copies = action.card in me.hand or action.card in me.deck or action.card in me.discard
        return action.kind, str(self.state.table[action.card].number) if copies else str(action.card), 0

    def worth(self, action: Action) -> float:
        """How much a player wants an answer: nought for the end of the choice."""
        if action.kind is Kind.ZONE:
            return self._zone(action.zone)
        if action.kind is not Kind.PICK:
            return 0.0
        worth = worth_of(self.state, self.player, action.card)
        mine = action.card in self.own
        return worth if mine is not self.harms else -worth

    def _zone(self, zone: int) -> float:
        """Own cards lie best where the monster does not tread, nothing lies yet, and zone 8 is shut."""
        me, other = self.state.players[self.player], self.state.players[1 - self.player]
        worth = 0.0
        if me.zones[zone]:
            worth -= 1.0 + self.state.table[me.zones[zone][-1]].power / 1000
        if me.zone < zone <= me.zone + 2:
            worth -= 3.0
        if zone == LAST_ZONE and not me.zones[zone]:
            worth += 10.0 if other.zone >= LAST_ZONE - 2 else 0.5
        return worth


def _asking(state: GameState) -> Step | None:
    """The instruction that asks, if an ability does."""
    if state.ask is None or state.ask.kind in (Ask.MAIN, Ask.ORDER, Ask.EVOLVE) or not state.frames:
        return None
    frame = state.frames[-1]
    return state.table[frame.source].abilities.triggers[frame.ability].program[frame.place]


def _cards_of(state: GameState, player: int) -> list[int]:
    me = state.players[player]
    stacks = (me.monster, *me.zones, *me.strategies)
    return [*me.hand, *me.deck, *me.discard, *me.monster_deck, *(card for stack in stacks for card in stack)]


def worth_of(state: GameState, player: int, card: int) -> float:
    """What a card is worth to its owner, about its counter power in thousands.

    The only card that can shut the own zone 8 against an enemy that is near is worth most.
    """
    definition = state.table[card]
    worth = _worth(definition, state.players[player].zone)
    me, other = state.players[player], state.players[1 - player]
    if other.zone < LAST_ZONE - 2 or definition.kind != BATTLE:
        return worth
    if me.zones[LAST_ZONE]:
        return worth + 20.0 if me.zones[LAST_ZONE][-1] == card else worth
    if card in me.hand and definition.rank <= other.zone:
        others = (each for each in me.hand if each != card and _blocks(state.table[each], other.zone))
        return worth + (0.0 if any(others) else 20.0)
    return worth


def _blocks(definition: Definition, reach: int) -> bool:
    return definition.kind == BATTLE and definition.rank <= reach


def _worth(definition: Definition, zone: int) -> float:
    """What a card is good for by its kind; step 2 and what can be played soon are worth more."""
    step = 0.5 if definition.step > 1 else 0.0
    if definition.kind == BATTLE:
        return 1.0 + definition.power / 1000 + step
    if definition.kind == MONSTER:
        return 1.5 + definition.threat / 15000 + step
    return (2.0 if definition.rank <= zone + 2 else 1.0) + step
