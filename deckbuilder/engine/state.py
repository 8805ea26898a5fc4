"""The whole state of a game as flat data that clones in microseconds; no callables, nothing shared changes.

A card in a game is a number, its *uid*, the place of its definition in ``GameState.table``. A
player's own 54 cards have the uids from ``owner * OWNED`` on; tokens get theirs when they are created.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .abilities.model import NOTHING, Bound, Happening
from .definition import Definition
from .events import Event
from .members import plain_members
from .outcome import Outcome
from .tasks import Phase, Stops, Task

Uid = int
Stack = tuple[int, ...]
"""Uids from the bottom to the top; only the top card counts (R17.5)."""

EMPTY: Stack = ()
HAND_SIZE = 5
RAGE_THREAT = 5000
"""Threat of one point of rage (R11.3)."""

STRATEGY_ZONES = 2


class PlayerState:
    """What belongs to one player. Lists are the state's own and changed in place; stacks never change."""

    __slots__ = (
        "burst",
        "deck",
        "destroyed",
        "discard",
        "hand",
        "invaded",
        "invader",
        "invasion_used",
        "monster",
        "monster_deck",
        "monster_played",
        "rage",
        "rooted",
        "strategies",
        "strategy_turns",
        "zone",
        "zones",
    )

    deck: list[Uid]
    """The main deck from the bottom to the top: the last card is drawn first."""

    hand: list[Uid]
    discard: list[Uid]
    """From the first card that went there to the last (R2.16)."""

    monster_deck: list[Uid]
    zones: list[Stack]
    """By zone number, 1 to 8; place 0 is unused."""

    monster: Stack
    """The invading monster on top of those under it."""

    zone: int
    """Where the monster stands."""

    rage: int
    strategies: list[Stack]
    """By strategy zone, ``EMPTY`` for a free one."""

    strategy_turns: list[int]
    """The turn on which the card in each strategy zone was placed (R7.4)."""

    monster_played: bool
    """The one monster play of the turn is used (R12.1)."""

    invasion_used: bool
    """The one invasion of the turn is paid (R13.1)."""

    invaded: int
    """Zones the monster advanced by invasion this turn (R13.12)."""

    invader: Uid
    """The monster card that did so; -1 for none. Another one may lie on it by now (A12)."""

    burst: Uid
    """The monster on top that leaves when the End Phase begins (R12.14), or -1."""

    rooted: bool
    """The monster does not walk in its End Phase: a goldfish that stands still. Never true in a real game."""

    destroyed: int
    """Own battle cards destroyed this turn, by any cause (R17.2)."""

    def clone(self) -> PlayerState:
        """An independent copy."""
        other = PlayerState.__new__(PlayerState)
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.discard = self.discard[:]
        other.monster_deck = self.monster_deck[:]
        other.zones = self.zones[:]
        other.monster = self.monster
        other.zone = self.zone
        other.rage = self.rage
        other.strategies = self.strategies[:]
        other.strategy_turns = self.strategy_turns[:]
        other.monster_played = self.monster_played
        other.invasion_used = self.invasion_used
        other.invaded = self.invaded
        other.invader = self.invader
        other.burst = self.burst
        other.destroyed = self.destroyed
        other.rooted = self.rooted
        return other

    def values(self) -> tuple[object, ...]:
        """Everything, as one comparable and hashable value."""
        return (
            tuple(self.deck),
            tuple(self.hand),
            tuple(self.discard),
            tuple(self.monster_deck),
            tuple(self.zones),
            self.monster,
            self.zone,
            self.rage,
            tuple(self.strategies),
            tuple(self.strategy_turns),
            self.monster_played,
            self.invasion_used,
            self.invaded,
            self.invader,
            self.burst,
            self.destroyed,
            self.rooted,
        )


def new_player() -> PlayerState:
    """A player before set-up: no cards, rage 0, monster in zone 1."""
    player = PlayerState()
    player.deck, player.hand, player.discard, player.monster_deck = [], [], [], []
    player.zones = [EMPTY] * 9
    player.monster = EMPTY
    player.zone = 1
    player.rage = 0
    player.strategies = [EMPTY] * STRATEGY_ZONES
    player.strategy_turns = [0] * STRATEGY_ZONES
    player.monster_played = player.invasion_used = False
    player.invaded = 0
    player.invader = -1
    player.burst = -1
    player.destroyed = 0
    player.rooted = False
    return player


class GameState:
    """One game at one moment. Two states share only definitions and stacks, none of which ever changes."""

    __slots__ = (
        "active",
        "applies",
        "ask",
        "delayed",
        "events",
        "first",
        "frames",
        "hears",
        "lasting",
        "links",
        "outcome",
        "phase",
        "players",
        "resolved",
        "seed",
        "step",
        "stops",
        "table",
        "todo",
        "turn",
        "waiting",
    )

    table: tuple[Definition, ...]
    """The definition of each uid; grows when a token is created."""

    players: tuple[PlayerState, PlayerState]
    first: int
    """Who took the first turn."""

    turn: int
    """Turns begun so far, both players' together."""

    active: int
    """Whose turn it is."""

    phase: Phase
    seed: int
    step: int
    """Numbers drawn from the stream of ``seed`` so far."""

    stops: Stops
    """Steps before which the player whose turn it is is asked; none unless a person wants it."""

    todo: list[Task]
    """What remains to be done before the next question, the next task last."""

    waiting: list[Waiting]
    """Triggered abilities that wait to be resolved, in the order in which they triggered (R6.3)."""

    frames: list[Frame]
    """The ability that resolves, on top of those it interrupted."""

    lasting: list[Lasting]
    delayed: list[Delayed]
    links: list[Link]
    applies: int
    """Bits of the static effects that any card of this game has; 0 skips all looking for them."""

    hears: frozenset[str]
    """Names of the events that any card of this game waits for."""

    ask: Question | None
    """The open question; None while the engine works and when the game is over."""

    outcome: Outcome | None
    resolved: int
    """Abilities resolved this turn (R23.8)."""

    events: list[Event]
    """What the last action brought about; not part of the position."""

    def clone(self) -> GameState:
        """An independent copy without the events."""
        other = GameState.__new__(GameState)
        other.table = self.table
        one, two = self.players
        other.players = (one.clone(), two.clone())
        other.first = self.first
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.seed = self.seed
        other.step = self.step
        other.stops = self.stops
        other.todo = self.todo[:]
        other.waiting = self.waiting[:]
        other.frames = self.frames[:]
        other.lasting = self.lasting[:]
        other.delayed = self.delayed[:]
        other.links = self.links[:]
        other.applies = self.applies
        other.hears = self.hears
        other.ask = self.ask
        other.outcome = self.outcome
        other.resolved = self.resolved
        other.events = []
        return other

    def key(self) -> tuple[object, ...]:
        """The position as one hashable value: equal for equal positions, randomness to come included."""
        return (
            tuple(definition.number for definition in self.table),
            self.players[0].values(),
            self.players[1].values(),
            self.first,
            self.turn,
            self.active,
            self.phase,
            self.seed,
            self.step,
            self.stops,
            tuple(self.todo),
            tuple(self.waiting),
            tuple(self.frames),
            tuple(self.lasting),
            tuple(self.delayed),
            tuple(self.links),
            self.ask,
            self.outcome,
            self.resolved,
        )


@plain_members
class Ask(IntEnum):
    """The kinds of question the engine puts to a player."""

    MAIN = 0
    """Any main-phase action, or pass (R8.2)."""

    ORDER = 1
    """Which of the own waiting abilities resolves next (R21.8)."""

    EVOLVE = 2
    """Which battle card of the deck goes on top, if any (R20.9)."""

    PICK = 3
    """A card for the ability that resolves, or the end of the picking."""

    ZONE = 4
    """A zone for the ability that resolves."""

    MAY = 5
    """Whether to do what the ability that resolves allows."""

    MODE = 6
    """Which of the modes of the ability that resolves."""

    STEP = 7
    """To go on to the next step of the turn, the last of ``todo``."""


class Question(NamedTuple):
    """What is asked, of whom, and about which card."""

    kind: Ask
    player: int
    card: Uid = -1


@plain_members
class Wait(IntEnum):
    """What kind of thing waits to be resolved."""

    EVOLUTION = 0
    BURST_END = 1
    ABILITY = 2


class Waiting(NamedTuple):
    """A triggered ability that must be resolved, and what it needs to know of its moment (A13)."""

    owner: int
    kind: Wait
    card: Uid
    ability: int = -1
    """Which of the card's triggered abilities it is."""

    happening: Happening = NOTHING


class Frame(NamedTuple):
    """An ability in the middle of its resolution: plain data, so that any moment can be kept (A5)."""

    owner: int
    source: Uid
    ability: int
    place: int = 0
    """The instruction that comes next."""

    happening: Happening = NOTHING
    bound: Bound = ()
    picked: tuple[int, ...] = ()
    """Picked so far for the instruction that asks."""


class Lasting(NamedTuple):
    """What an effect changed until the turn ends (A11)."""

    card: Uid
    power: int
    """Counter power added to the card."""

    owner: int = -1
    static: int = -1
    """Which of the static effects that the card can grant it has set up."""


class Delayed(NamedTuple):
    """What an ability does when the next such phase begins."""

    phase: Phase
    owner: int
    card: Uid
    ability: int


class Link(NamedTuple):
    """Two cards of a player that belong together where they are (A18)."""

    owner: int
    card: Uid
    zone: int
    other: Uid
    other_zone: int
