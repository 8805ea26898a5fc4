"""What an ability is once compiled: functions over a state, kept in definitions, never in a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from deckbuilder.cards.abilities import Ability
    from deckbuilder.cards.abilities.control import Action
    from deckbuilder.engine.state import GameState


class Target(NamedTuple):
    """A card somewhere: its uid, whose it is, and the zone it is in (0 outside the eight zones)."""

    card: int
    owner: int
    zone: int = 0


class Happening(NamedTuple):
    """The moment an ability waits for, kept as last-known information (A13)."""

    kind: str
    """The event's name in the language: ``enter``, ``invading``."""

    player: int = -1
    card: int = -1
    zone: int = 0
    rank: int = 0
    cause: str = ""
    """``hand``, ``deck``, ``evolution``, ``opp_effect``, ``invasion_cost``, or empty."""

    amount: int = 0
    other: int = -1
    """Another card of the moment: the one paid for an invasion, the one linked with this one."""


NOTHING = Happening("")
PHASE_STARTS = ("start_begins", "main_begins", "counter_begins", "end_begins")
"""What is heard when a phase begins, by its number; one name each, so that the others are not disturbed."""

Bound = tuple[tuple[str, tuple[int, ...]], ...]
"""The variables of one resolution: ``chosen``, ``milled``...: each a tuple of uids or zone numbers."""


class Context(NamedTuple):
    """Whose ability it is, of which card, in which moment, with which variables."""

    owner: int
    source: int
    happening: Happening = NOTHING
    bound: Bound = ()
    buried: bool = False
    """The ability works from the discard pile: if its card has left that, it means itself no more (A3)."""

    def get(self, name: str) -> tuple[int, ...]:
        """The value of a variable; empty when it was never set."""
        for key, value in self.bound:
            if key == name:
                return value
        return ()


Test = Callable[["GameState", Context], bool]
CardTest = Callable[["GameState", Context, Target], bool]
Selection = Callable[["GameState", Context], "list[Target]"]
Number = Callable[["GameState", Context], int]
Heard = Callable[["GameState", Context, Happening], bool]
"""Whether a happening is the one that the ability of this context waits for."""


class Fx:
    """The static effects as bits, so that a board without them costs one comparison.

    Plain numbers: members of an enumeration take ten times as long to combine.
    """

    CP = 1
    TOTAL_CP = 2
    THREAT = 4
    RANK = 8
    PLAY_RANK = 16
    CANNOT_INVADE = 32
    CANNOT_ADVANCE = 64
    CANNOT_ENGAGE = 128
    COUNTER_IMMUNITY = 256
    CANNOT_PLAY = 512
    INDESTRUCTIBLE = 1024
    END_ADVANCE = 2048
    CANNOT_PAY = 4096
    INVASION_STEP = 8192
    KEEP_AT_START = 16384
    CANNOT_DRAW = 32768
    CANNOT_BE_MOVED = 65536
    RAGE_LOCK = 131072
    PLAY_RULES = 262144
    """No static effect: some card changes how it may be played itself."""

    REPLACES_DISCARD = 524288
    """No static effect: some card replaces strategy cards going to the discard pile."""

    REPLACES_RESET = 1048576
    REPLACES_PAYMENT = 2097152
    EVOLVES = 4194304
    """No static effect: some card has Evolution."""


@dataclass(frozen=True, slots=True)
class Static:
    """One static effect with its gates and its condition folded into ``holds``."""

    fx: int
    holds: Test
    applies_to: CardTest | None
    """Which cards or monsters it reaches; None for effects on a player."""

    amount: Number
    """What it adds, or the limit it sets; 0 where there is no number."""

    on_owner: bool = True
    """For effects on a player: the controller's side, else the opponent's."""

    flag: bool = False
    """``retreat`` of a counter immunity; ``by an enemy effect`` of a protection."""

    kind: int = -1
    """The card type a ban on plays is about."""


@dataclass(frozen=True, slots=True)
class Do:
    """An instruction: changes the state, perhaps sets variables."""

    act: Callable[[GameState, Context], Bound]
    """Gives the variables to set, () for none."""


@dataclass(frozen=True, slots=True)
class Branch:
    """Skip the next instructions unless a condition holds."""

    test: Test
    skip: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Skip the next instructions always: the end of a branch that has an "otherwise"."""

    skip: int


@dataclass(frozen=True, slots=True)
class May:
    """Ask a player yes or no; no, and a cost that cannot be paid, skips the next instructions (A6)."""

    asks_owner: bool
    payable: Test
    skip: int
    action: Action | None = None
    """What is allowed, as the data say it; None for all that the ability does."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Ask for cards one at a time, until enough are picked or none is left; they become a variable."""

    name: str
    asks_owner: bool
    options: Selection
    least: Number
    most: Number
    fits: Callable[[GameState, Context, tuple[int, ...]], bool] | None = None
    """Whether cards may be picked together, where not any number of the options may."""

    action: Action | None = None
    """What the cards are picked for, as the data say it."""


@dataclass(frozen=True, slots=True)
class PickZone:
    """Ask for different zones of a board one at a time; they become a variable holding their numbers."""

    name: str
    asks_owner: bool
    options: Callable[[GameState, Context], tuple[int, ...]]
    count: Number
    alike: bool = False
    """All zones get the same, so that no question is asked when every zone is taken."""

    cards: Selection | None = None
    """What goes there, each in one of the zones in turn; None where no card of the game does."""

    action: Action | None = None
    """What the zones are picked for, as the data say it."""


@dataclass(frozen=True, slots=True)
class Modes:
    """Ask for one of the modes that are open; without one the whole choice is skipped (A6)."""

    tests: tuple[Test, ...]
    starts: tuple[int, ...]
    """How far ahead each mode begins."""

    skip: int
    action: Action | None = None
    """The choice as the data say it."""


@dataclass(frozen=True, slots=True)
class Evolving:
    """Let the cards of a variable perform their Evolution, one after the other (A17)."""

    name: str


Step = Do | Branch | Skip | May | Pick | PickZone | Modes | Evolving


@dataclass(frozen=True, slots=True)
class Trigger:
    """A triggered ability: what it hears, where it listens, what it does."""

    event: str
    heard: Heard
    exists: Test
    """The gates: whether the ability exists at the moment of the event (A4)."""

    condition: Test
    """The ``if``, looked at on resolution (R21.9)."""

    program: tuple[Step, ...]
    from_discard: bool = False
    """It listens to what happens to its own card, which then lies in the discard pile (A3)."""

    from_pile: bool = False
    """It listens from the discard pile to what happens elsewhere (A3)."""

    ability: Ability | None = None
    """The ability as the data say it; that of which it is a part for a program that something else starts."""


Listeners = Mapping[str, tuple[tuple[int, Trigger], ...]]
"""The triggers of a card, each with its place among them, by the event they wait for."""

PILE = "from the discard pile"
"""Among the events that a game hears if some card listens from the discard pile (A3)."""


@dataclass(frozen=True, slots=True)
class RankMod:
    """A card's own change of the rank that counts for playing it, perhaps for a cost (A10.2)."""

    holds: Test
    amount: Number
    payable: Test | None = None
    payment: int = -1
    """Which of the card's programs pays and then plays it."""


@dataclass(frozen=True, slots=True)
class AltMonster:
    """Another monster that a monster may be played on (R12.17)."""

    fits: CardTest
    rank_up: bool
    payable: Test | None = None
    payment: int = -1


@dataclass(frozen=True, slots=True)
class PlayRules:
    """What a card says about playing itself (A1, A20)."""

    rank_mods: tuple[RankMod, ...] = ()
    zones: frozenset[int] | None = None
    banned: Test | None = None
    """While it holds the card cannot be played, by an effect neither."""

    on_top: Selection | None = None
    on_top_rank: int = 0
    """How its rank changes when it is played on top of such a card."""

    monster: AltMonster | None = None


@dataclass(frozen=True, slots=True)
class Rescue:
    """What a card does instead of being destroyed (A9)."""

    holds: Test
    by_enemy: bool
    """Only an enemy effect is replaced."""

    deeds: tuple[Do, ...]
    proceeds: bool
    """It is destroyed all the same afterwards."""


@dataclass(frozen=True, slots=True)
class Replacement:
    """What is done, or asked, instead of something else (A9)."""

    instead_of: int
    holds: Test
    program: int
    """Which of the card's programs asks and does it; what would have happened is its last part."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """All abilities of a card."""

    triggers: tuple[Trigger, ...] = ()
    """Those that wait for events, then programs that something else starts."""

    statics: tuple[Static, ...] = ()
    granted: tuple[Static, ...] = ()
    """Static effects that its abilities can set up for a while."""

    play: PlayRules | None = None
    rescue: Rescue | None = None
    replacements: tuple[Replacement, ...] = ()
    counts_as_monster: bool = False
    """Counted as a monster card too while it lies in the discard pile (A20)."""

    applies: int = 0
    """Bits of the static effects it has."""

    hears: Listeners = field(default_factory=dict[str, tuple[tuple[int, Trigger], ...]])
    """What it waits for while it is active."""

    hears_buried: Listeners = field(default_factory=dict[str, tuple[tuple[int, Trigger], ...]])
    """What happens to the card itself, which then lies in the discard pile."""

    hears_from_pile: Listeners = field(default_factory=dict[str, tuple[tuple[int, Trigger], ...]])
    """What happens elsewhere while it lies in the discard pile."""

    def events(self) -> frozenset[str]:
        """The names of all events it waits for; ``PILE`` is among them if it does so in the discard pile."""
        names = frozenset((*self.hears, *self.hears_buried, *self.hears_from_pile))
        return names | {PILE} if self.hears_from_pile else names


NO_ABILITIES = Compiled()


class NotSupportedError(ValueError):
    """An item of the ability language that the engine cannot carry out; the message names it."""
