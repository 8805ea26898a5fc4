"""What one player may know of a game, and games at random that agree with it.

Both deck lists are known to both players, as in every way this program plays. Of the other side a player sees
what lies open and how many cards lie elsewhere; so the cards in the other's hand, deck and monster deck are
known together, but not which of them is where (D18). Of the own side only the order of the deck is hidden.
Nobody sees the chance to come. It is no memory: a card that was seen and then hidden is hidden again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from deckbuilder.cards.numbers import CardNumber

from .abilities.model import PickZone
from .actions import Action, Kind
from .chance import draw_bits, shuffle
from .legal import legal_actions
from .outcome import Outcome
from .state import (
    Delayed,
    Frame,
    GameState,
    Lasting,
    Link,
    PlayerState,
    Question,
    Stack,
    Uid,
    Waiting,
)
from .tasks import Phase


@dataclass(frozen=True, slots=True)
class SideSeen:
    """One player's side as the viewer sees it."""

    zone: int
    rage: int
    monster: Stack
    zones: tuple[Stack, ...]
    strategies: tuple[Stack, ...]
    strategy_turns: tuple[int, ...]
    discard: tuple[Uid, ...]
    hand: tuple[Uid, ...] | None
    """In its order; None where it is hidden."""

    monster_deck: tuple[Uid, ...] | None
    """In its order; None where it is hidden."""

    hand_count: int
    deck_count: int
    monster_deck_count: int
    unseen: tuple[Uid, ...]
    """The cards in hidden places, sorted: the deck, and of the opponent the hand and the monster deck too."""

    monster_played: bool
    invasion_used: bool
    invaded: int
    invader: Uid
    destroyed: int
    burst: Uid
    rooted: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """All that the viewer knows; equal for any two games the viewer cannot tell apart."""

    viewer: int
    cards: tuple[CardNumber, ...]
    """The number of each uid."""

    sides: tuple[SideSeen, SideSeen]
    first: int
    turn: int
    active: int
    phase: Phase
    waiting: tuple[Waiting, ...]
    resolving: tuple[Frame, ...]
    """The abilities that resolve, the top one last, without what the opponent picks in secret."""

    revealed: tuple[Uid, ...]
    """Cards of a deck that lie open for the ability that resolves."""

    lasting: tuple[Lasting, ...]
    delayed: tuple[Delayed, ...]
    links: tuple[Link, ...]
    ask: Question | None
    options: tuple[Action, ...]
    """What the viewer may answer; empty while the other player is asked."""

    outcome: Outcome | None
    resolved: int

    @property
    def mine(self) -> SideSeen:
        """The viewer's own side."""
        return self.sides[self.viewer]

    @property
    def theirs(self) -> SideSeen:
        """The opponent's side."""
        return self.sides[1 - self.viewer]


def observe(state: GameState, viewer: int) -> Observation:
    """What a player may know of a game now."""
    asked = state.ask is not None and state.ask.player == viewer
    return Observation(
        viewer=viewer,
        cards=tuple(definition.number for definition in state.table),
        sides=(_seen(state.players[0], own=viewer == 0), _seen(state.players[1], own=viewer == 1)),
        first=state.first,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        waiting=tuple(state.waiting),
        resolving=tuple(_frame_seen(frame, viewer, asked=asked) for frame in state.frames),
        revealed=tuple(_revealed(state)),
        lasting=tuple(state.lasting),
        delayed=tuple(state.delayed),
        links=tuple(state.links),
        ask=state.ask,
        options=legal_actions(state) if asked else (),
        outcome=state.outcome,
        resolved=state.resolved,
    )


def _seen(side: PlayerState, *, own: bool) -> SideSeen:
    hidden = side.deck if own else [*side.deck, *side.hand, *side.monster_deck]
    return SideSeen(
        zone=side.zone,
        rage=side.rage,
        monster=side.monster,
        zones=tuple(side.zones),
        strategies=tuple(side.strategies),
        strategy_turns=tuple(side.strategy_turns),
        discard=tuple(side.discard),
        hand=tuple(side.hand) if own else None,
        monster_deck=tuple(side.monster_deck) if own else None,
        hand_count=len(side.hand),
        deck_count=len(side.deck),
        monster_deck_count=len(side.monster_deck),
        unseen=tuple(sorted(hidden)),
        monster_played=side.monster_played,
        invasion_used=side.invasion_used,
        invaded=side.invaded,
        invader=side.invader,
        destroyed=side.destroyed,
        burst=side.burst,
        rooted=side.rooted,
    )


def _frame_seen(frame: Frame, viewer: int, *, asked: bool) -> Frame:
    """Everybody sees that an ability resolves; its variables its owner, its picks the player asked."""
    own = frame.owner == viewer
    return frame._replace(bound=frame.bound if own else (), picked=frame.picked if asked else ())


def _revealed(state: GameState) -> Iterator[Uid]:
    for frame in state.frames:
        for name, cards in frame.bound:
            if name == _REVEALED:
                yield from cards


_REVEALED = "revealed"
"""The variable of an ability that names the cards shown from the top of a deck."""


def determinize(state: GameState, viewer: int, seed: int) -> GameState:
    """A game that the viewer cannot tell from this one: hidden cards and the chance to come are dealt anew.

    The opponent's hand and deck are dealt from the same cards, every deal as likely, and the own deck is
    shuffled. The monster deck keeps its cards, which the deck list and the open cards tell. What an ability
    in the middle of its resolution names stays where it is, and so does what a player is offered now.
    """
    other = state.clone()
    other.stops = ()  # whoever tries out what may come need not be asked
    other.seed, other.step = draw_bits(seed & ((1 << 64) - 1), 0), 0
    kept = set(_named(state))
    mine, theirs = other.players[viewer], other.players[1 - viewer]
    _deal(other, (mine.deck,), kept)
    _deal(other, (theirs.hand, theirs.deck), kept)
    _deal(other, (theirs.monster_deck,), kept)
    other.seed, other.step = draw_bits(other.seed, other.step), 0
    return other


def _deal(state: GameState, piles: tuple[list[Uid], ...], kept: set[Uid]) -> None:
    """Shuffle the cards of piles among all their places; the kept ones stay."""
    cards = [card for pile in piles for card in pile if card not in kept]
    state.step = shuffle(cards, state.seed, state.step)
    dealt = iter(cards)
    for pile in piles:
        pile[:] = [card if card in kept else next(dealt) for card in pile]


def _named(state: GameState) -> Iterator[Uid]:
    """Cards that the game in the middle of a choice could not do without."""
    for frame in state.frames:
        program = state.table[frame.source].abilities.triggers[frame.ability].program
        zones = {step.name for step in program if isinstance(step, PickZone)}
        yield frame.source
        if not isinstance(program[min(frame.place, len(program) - 1)], PickZone):
            yield from frame.picked
        for name, cards in frame.bound:
            if name not in zones:
                yield from cards
    ask = state.ask
    if ask is not None:
        yield from (action.card for action in legal_actions(state) if action.kind is Kind.PICK)
