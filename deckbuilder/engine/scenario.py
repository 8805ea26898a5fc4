"""Any position in a player's words: what lies where, whose turn it is; a game begins from it, and back.

A scenario is read from and written as JSON. It stands between two actions: in the main phase, or before one
of the other phases runs. A position in the middle of a choice is kept by ``notation`` instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import CardNumber

from .chance import shuffle
from .definition import Definition
from .plain import Faults, FaultyTextError, dump, hints, load, read, write
from .scenario_check import SideCheck, all_cards, check_moment, find_cards
from .setup import bare_game
from .state import EMPTY, STRATEGY_ZONES, Ask, GameState, PlayerState, Stack
from .tasks import Phase, Stops, Task
from .turn import TURN, run

VERSION = 1
Numbers = tuple[str, ...]
"""Card numbers in the order of the place they lie in."""


class ScenarioError(FaultyTextError):
    """A scenario from which no game can begin; ``faults`` names all that is wrong, one sentence each."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A strategy card in its zone, on top of what lies under it."""

    cards: Numbers
    """From the bottom to the top."""

    turn: int
    """The turn on which it was placed; it leaves when its player's next one starts (R7.4)."""


@dataclass(frozen=True, slots=True)
class Side:
    """Everything on one player's side of the table."""

    monster: Numbers
    """The monster and the cards under it, from the bottom to the top."""

    zone: int = 1
    """Where the monster stands."""

    rage: int = 0
    monster_deck: Numbers = ()
    hand: Numbers = ()
    deck_top: Numbers = ()
    """The cards on top of the deck whose order is fixed, the next draw first."""

    deck_rest: Numbers = ()
    """The cards below them, which are shuffled when the game begins."""

    discard: Numbers = ()
    """From the first card that went there to the last."""

    zones: Mapping[int, Numbers] = field(default_factory=dict[int, Numbers])
    """Battle cards by zone, each stack from the bottom to the top."""

    strategies: tuple[Placed | None, ...] = (None,) * STRATEGY_ZONES
    """By strategy zone, None for a free one."""

    monster_played: bool = False
    invasion_used: bool = False
    invaded: int = 0
    """Zones advanced by invasion this turn (R13.12)."""

    invader: int = 0
    """How many cards have come to lie on the monster that did so; all of the stack if it has left."""

    destroyed: int = 0
    """Own battle cards destroyed this turn (R17.2)."""

    burst: str = ""
    """The card of the monster's stack that was played by Burst and leaves in the End Phase (R12.14)."""

    rooted: bool = False
    """The monster does not walk in its End Phase."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position of both sides, and the moment of the game."""

    players: tuple[Side, Side]
    turn: int = 1
    """Turns begun so far, both players' together."""

    active: int = 0
    """Whose turn it is, 0 or 1."""

    phase: str = "main"
    """``main`` asks at once; ``start``, ``counter`` and ``end`` run that phase up to the next question."""

    seed: int = 0
    step: int = 0
    """Random numbers used so far."""

    resolved: int = 0
    """Abilities resolved this turn (R23.8)."""

    version: int = VERSION

    def to_json(self) -> str:
        """Readable JSON without what has its usual value; ``read_scenario`` gives an equal scenario."""
        words = write(Scenario, self, brief=True)
        assert isinstance(words, dict)
        return dump({"version": VERSION, **words}) + "\n"


def read_scenario(text: str) -> Scenario:
    """Read what ``to_json`` wrote or a person did; raises ``ScenarioError`` with every fault of form."""
    faults = Faults()
    words = load(text, faults)
    if isinstance(words, dict) and words.get("version", VERSION) != VERSION:
        faults.add("version", say("this program reads scenarios of version {version}", version=VERSION))
        raise ScenarioError(faults)
    scenario = None if faults else read(Scenario, words, "", faults)
    if faults:
        raise ScenarioError(faults)
    assert isinstance(scenario, Scenario)
    return scenario


# ---- from a scenario to a game ---------------------------------------------------------------------------


def begin(scenario: Scenario, definitions: Mapping[CardNumber, Definition], stops: Stops = ()) -> GameState:
    """The game that stands in this position, its question open; raises ``ScenarioError`` with all faults.

    ``stops`` are the steps of a turn before which a player is asked.
    """
    state = lay_out(scenario, definitions)
    state.stops = stops
    run(state)
    return state


def lay_out(scenario: Scenario, definitions: Mapping[CardNumber, Definition]) -> GameState:
    """The position of a scenario before anything of its phase has run; raises ``ScenarioError``."""
    faults = Faults()
    known = find_cards(scenario, definitions, faults)
    check_moment(scenario, faults)
    for player, side in enumerate(scenario.players):
        SideCheck(side, f"players[{player}]", known, faults).run(scenario.turn)
    if faults:
        raise ScenarioError(faults)
    owned = [sorted(all_cards(side), key=lambda card: known[card].number) for side in scenario.players]
    state = bare_game(tuple(known[card] for cards in owned for card in cards), scenario.seed)
    state.step, state.turn, state.active = scenario.step, scenario.turn, scenario.active
    state.first = scenario.active if scenario.turn % 2 else 1 - scenario.active
    state.resolved = scenario.resolved
    state.phase = Phase[scenario.phase.upper()]
    state.todo = _tasks_from(state.phase)
    begun = 0
    for player, side in enumerate(scenario.players):
        uids = _Uids(owned[player], begun)
        begun += len(owned[player])
        _lay_side(state, state.players[player], side, uids)
    return state


def _tasks_from(phase: Phase) -> list[Task]:
    """What remains of the turn: the main phase goes on with its question, another phase begins."""
    return list(TURN[: TURN.index(_BEGINS[phase]) + 1])


_BEGINS = {
    Phase.START: Task.BEGIN_START,
    Phase.MAIN: Task.MAIN,
    Phase.COUNTER: Task.BEGIN_COUNTER,
    Phase.END: Task.BEGIN_END,
}


class _Uids:
    """Hands out the uids of one side; they follow the card numbers, so none tells where its card lies."""

    def __init__(self, cards: Sequence[str], begun: int) -> None:
        self._free: dict[str, list[int]] = {}
        for at, card in reversed(tuple(enumerate(cards, begun))):
            self._free.setdefault(card, []).append(at)

    def take(self, cards: Sequence[str]) -> Stack:
        return tuple(self._free[card].pop() for card in cards)


def _lay_side(state: GameState, me: PlayerState, side: Side, uids: _Uids) -> None:
    me.monster = uids.take(side.monster)
    me.zone, me.rage, me.invaded, me.destroyed = side.zone, side.rage, side.invaded, side.destroyed
    if side.invaded and side.invader < len(me.monster):
        me.invader = me.monster[-1 - side.invader]
    me.monster_played, me.invasion_used, me.rooted = side.monster_played, side.invasion_used, side.rooted
    if side.burst:
        me.burst = me.monster[_last(side.monster, side.burst)]
    for zone, cards in side.zones.items():
        me.zones[zone] = uids.take(cards)
    me.strategies = [EMPTY if placed is None else uids.take(placed.cards) for placed in side.strategies]
    me.strategy_turns = [0 if placed is None else placed.turn for placed in side.strategies]
    me.monster_deck = list(uids.take(side.monster_deck))
    me.hand, me.discard = list(uids.take(side.hand)), list(uids.take(side.discard))
    top, rest = uids.take(side.deck_top), list(uids.take(side.deck_rest))
    state.step = shuffle(rest, state.seed, state.step)
    me.deck = [*rest, *reversed(top)]


def _last(cards: Numbers, card: str) -> int:
    return max(at for at, each in enumerate(cards) if each == card)


# ---- from a game to a scenario ---------------------------------------------------------------------------


def scenario_of(state: GameState) -> Scenario:
    """The position of a game whose main phase asks for the next action, the whole deck in its order.

    Raises ``ScenarioError`` for a game that is over, one in the middle of a choice, and one in which an
    effect lasts, for which a scenario has no words.
    """
    faults = _cannot_be_said(state)
    if faults:
        raise ScenarioError(faults)
    return Scenario(
        players=(_side_of(state, 0), _side_of(state, 1)),
        turn=state.turn,
        active=state.active,
        seed=state.seed,
        step=state.step,
        resolved=state.resolved,
    )


_SAID = {"active", "first", "phase", "players", "resolved", "seed", "step", "table", "turn"}
_FOLLOWS = {"applies", "ask", "events", "hears", "outcome", "stops", "todo"}
"""What of a state a scenario says, and what follows from it, was looked at, or is no part of a position."""


def _cannot_be_said(state: GameState) -> list[str]:
    if state.outcome is not None:
        return [say("The game is over: {outcome}", outcome=str(state.outcome))]
    if state.ask is None or state.ask.kind is not Ask.MAIN:
        return [say("A scenario stands between two actions of the main phase, not in the middle of a choice")]
    if any(getattr(state, name) for name in hints(GameState).keys() - _SAID - _FOLLOWS):
        return [say("An effect of a card still lasts; a scenario has no words for it")]
    return []


def _side_of(state: GameState, player: int) -> Side:
    me = state.players[player]
    pairs = zip(me.strategies, me.strategy_turns, strict=True)
    return Side(
        monster=_numbers(state, me.monster),
        zone=me.zone,
        rage=me.rage,
        monster_deck=_numbers(state, me.monster_deck),
        hand=_numbers(state, me.hand),
        deck_top=_numbers(state, me.deck[::-1]),
        discard=_numbers(state, me.discard),
        zones={zone: _numbers(state, stack) for zone, stack in enumerate(me.zones) if stack},
        strategies=tuple(Placed(_numbers(state, stack), turn) if stack else None for stack, turn in pairs),
        monster_played=me.monster_played,
        invasion_used=me.invasion_used,
        invaded=me.invaded,
        invader=_cards_on(me.monster, me.invader) if me.invaded else 0,
        destroyed=me.destroyed,
        burst=state.table[me.burst].number if me.burst in me.monster else "",
        rooted=me.rooted,
    )


def _cards_on(stack: Stack, card: int) -> int:
    return len(stack) - 1 - stack.index(card) if card in stack else len(stack)


def _numbers(state: GameState, cards: Sequence[int]) -> Numbers:
    return tuple(str(state.table[card].number) for card in cards)
