"""What many games add up to, in whole numbers, so that the order of the games makes no difference."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import Action, Ask, Event, GameState
from deckbuilder.engine.events import Cause
from deckbuilder.engine.events import Kind as What

from .match import GameRecord

STUCK_AFTER = 3
"""Own turns after which a card still in the hand when the game ends counts as stuck."""

KEPT_FAILURES = 50
"""So many failures are kept, those of the lowest seeds; all are counted."""


@dataclass(slots=True)
class CardTally:
    """One card of one deck over many games."""

    drawn: int = 0
    """Copies drawn, the opening hand included."""

    games_drawn: int = 0
    wins_drawn: int = 0
    games_early: int = 0
    """Games in which it was in the first hand: drawn before the Main Phase of the first own turn.

    What is drawn later tells of long games: only these games can be compared with the rest.
    """

    wins_early: int = 0
    turns_early: int = 0
    """Sum of the own turns of these wins."""

    squares_early: int = 0
    """Sum of their squares."""

    games_drawn_played: int = 0
    """Games in which it was drawn and played."""

    unused: int = 0
    """Copies drawn and then neither played nor paid for rage or an invasion: dead draws."""

    plays: int = 0
    games_played: int = 0
    wins_played: int = 0
    first_turns: int = 0
    """Sum over the games it was played in of the own turn of its first play."""

    for_rage: int = 0
    for_invasion: int = 0
    stuck: int = 0
    """Copies in the hand at the end that had been there for ``STUCK_AFTER`` own turns or more."""

    def add(self, other: CardTally) -> None:
        """Add another tally of the same card."""
        self.drawn += other.drawn
        self.games_drawn += other.games_drawn
        self.wins_drawn += other.wins_drawn
        self.games_early += other.games_early
        self.wins_early += other.wins_early
        self.turns_early += other.turns_early
        self.squares_early += other.squares_early
        self.games_drawn_played += other.games_drawn_played
        self.unused += other.unused
        self.plays += other.plays
        self.games_played += other.games_played
        self.wins_played += other.wins_played
        self.first_turns += other.first_turns
        self.for_rage += other.for_rage
        self.for_invasion += other.for_invasion
        self.stuck += other.stuck


@dataclass(slots=True)
class SideTally:
    """One of the two players over many games. A turn is the player's own, from 1."""

    win_turns: Counter[int] = field(default_factory=Counter[int])
    wins: Counter[str] = field(default_factory=Counter[str])
    """Games won by the reason of the outcome."""

    zones: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    """Games by turn and the monster's zone when the Main Phase of that turn begins."""

    ranks: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    hands: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    rages: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    tried: Counter[int] = field(default_factory=Counter[int])
    """Games in which the Counter Phase of that turn was reached."""

    power: Counter[int] = field(default_factory=Counter[int])
    """Sum of the total counter power in the Counter Phase of that turn."""

    counters: Counter[int] = field(default_factory=Counter[int])
    """How often this player countered the other's monster in that turn."""

    end_hands: Counter[int] = field(default_factory=Counter[int])
    """Games by the size of the hand at the end."""

    cards: dict[CardNumber, CardTally] = field(default_factory=dict[CardNumber, CardTally])

    def add(self, other: SideTally) -> None:
        """Add another tally of the same player."""
        for mine, theirs in (
            (self.win_turns, other.win_turns),
            (self.tried, other.tried),
            (self.power, other.power),
            (self.counters, other.counters),
            (self.end_hands, other.end_hands),
        ):
            mine.update(theirs)
        self.wins.update(other.wins)
        self.zones.update(other.zones)
        self.ranks.update(other.ranks)
        self.hands.update(other.hands)
        self.rages.update(other.rages)
        for number, card in other.cards.items():
            self.cards.setdefault(number, CardTally()).add(card)


@dataclass(frozen=True, slots=True, order=True)
class Failure:
    """A game that did not come to an end, and the seed with which it does so again."""

    seed: int
    what: str


class GameResult(NamedTuple):
    """How one game of a batch ended."""

    winner: int | None
    reason: str
    turn: int
    """Own turn of the winner; of player 0 when nobody won."""

    first: int
    """Who took the first turn."""


@dataclass(slots=True)
class Tally:
    """Everything that is counted.

    Its size depends on the cards and the turns, not on the games, unless the job keeps their results.
    """

    games: int = 0
    """Games begun and over, failures among them."""

    finished: int = 0
    """Games with an outcome."""

    draws: Counter[str] = field(default_factory=Counter[str])
    """Games without a winner by the reason of the outcome."""

    first_wins: int = 0
    """Games won by whoever took the first turn."""

    went_first: int = 0
    """Games in which player 0 took the first turn."""

    lengths: Counter[int] = field(default_factory=Counter[int])
    """Finished games by turns, both players' together."""

    decisions: int = 0
    sides: tuple[SideTally, SideTally] = field(default_factory=lambda: (SideTally(), SideTally()))
    failures: list[Failure] = field(default_factory=list[Failure])
    """In order of seed, ``KEPT_FAILURES`` at most."""

    failed: int = 0
    results: dict[int, GameResult] = field(default_factory=dict[int, GameResult])
    """Finished games by seed, of a job that keeps them."""

    def copy(self) -> Tally:
        """One that does not change when this one does."""
        other = Tally()
        other.add(self)
        return other

    def add(self, other: Tally) -> None:
        """Add another tally of the same job."""
        self.games += other.games
        self.finished += other.finished
        self.draws.update(other.draws)
        self.first_wins += other.first_wins
        self.went_first += other.went_first
        self.lengths.update(other.lengths)
        self.decisions += other.decisions
        for mine, theirs in zip(self.sides, other.sides, strict=True):
            mine.add(theirs)
        self.failed += other.failed
        self.failures = sorted({*self.failures, *other.failures})[:KEPT_FAILURES]
        self.results.update(other.results)

    def add_failure(self, seed: int, what: str) -> None:
        """Count a game that did not come to an end."""
        self.games += 1
        self.failed += 1
        self.failures = sorted([*self.failures, Failure(seed, what)])[:KEPT_FAILURES]


class GameLog:
    """Follows one game, as the ``watch`` of ``play_on``, and adds it to a tally when it is over."""

    def __init__(self, state: GameState) -> None:
        self._first = state.first
        self._turn = 0
        self._sampled = 0
        self._sides = (_SideLog(), _SideLog())
        self(state, None, state.events)

    def __call__(self, state: GameState, action: Action | None, events: list[Event]) -> None:  # noqa: ARG002
        """Take in what an action brought about."""
        for event in events:
            note = _NOTES.get(event.kind)
            if note is not None:
                note(self, event)
        if state.turn != self._sampled and state.ask is not None and state.ask.kind is Ask.MAIN:
            self._sampled = state.turn
            self._sample(state)

    def _own_turn(self, player: int) -> int:
        """Turns that a player has begun; 0 before the first."""
        return (self._turn + (player == self._first)) // 2

    def note_turn(self, event: Event) -> None:
        """A turn began."""
        self._turn = event.first

    def note_draw(self, event: Event) -> None:
        """A card was drawn."""
        self._sides[event.player].drawn.append((event.card, self._own_turn(event.player)))

    def note_play(self, event: Event) -> None:
        """A card was played."""
        self._sides[event.player].played.append((event.card, self._own_turn(event.player)))

    def note_discard(self, event: Event) -> None:
        """A card was discarded; two causes are what players choose."""
        if event.second == Cause.RAGE:
            self._sides[event.player].for_rage.append(event.card)
        elif event.second == Cause.INVASION:
            self._sides[event.player].for_invasion.append(event.card)

    def note_try(self, event: Event) -> None:
        """Counter power was compared with threat."""
        self._sides[event.player].tries.append((self._own_turn(event.player), event.first))

    def note_counter(self, event: Event) -> None:
        """The monster of the event's player was countered."""
        player = 1 - event.player
        self._sides[player].counters.append(self._own_turn(player))

    def _sample(self, state: GameState) -> None:
        active = state.active
        me = state.players[active]
        turn = (state.turn + (active == self._first)) // 2
        rank = state.table[me.monster[-1]].rank
        self._sides[active].samples.append((turn, me.zone, rank, len(me.hand), me.rage))

    def add_to(self, tally: Tally, state: GameState, record: GameRecord, *, keep: bool = False) -> None:
        """Count the finished game; ``keep`` its own result too."""
        outcome = record.outcome
        assert outcome is not None, "a game that was given up is a failure"
        tally.games += 1
        tally.finished += 1
        tally.decisions += len(record.actions)
        tally.went_first += self._first == 0
        tally.lengths[record.turns] += 1
        if outcome.winner is None:
            tally.draws[outcome.reason.value] += 1
        tally.first_wins += outcome.winner == self._first
        if keep:
            whose = outcome.winner or 0
            turn = (state.turn + (whose == self._first)) // 2
            result = GameResult(outcome.winner, outcome.reason.value, turn, self._first)
            tally.results[record.seed] = result
        for player, side in enumerate(tally.sides):
            turn = (state.turn + (player == self._first)) // 2
            won = outcome.winner == player
            if won:
                side.wins[outcome.reason.value] += 1
                side.win_turns[turn] += 1
            self._sides[player].add_to(side, state, player, turn, won=won)


class _SideLog:
    """What one player has drawn and done in one game."""

    __slots__ = ("counters", "drawn", "for_invasion", "for_rage", "played", "samples", "tries")

    def __init__(self) -> None:
        self.samples: list[tuple[int, int, int, int, int]] = []
        """Turn, zone, rank, cards in hand, rage."""

        self.drawn: list[tuple[int, int]] = []
        """Uid and turn, in order."""

        self.played: list[tuple[int, int]] = []
        self.for_rage: list[int] = []
        self.for_invasion: list[int] = []
        self.tries: list[tuple[int, int]] = []
        """Turn and total counter power."""

        self.counters: list[int] = []
        """Turns."""

    def add_to(self, side: SideTally, state: GameState, player: int, turn: int, *, won: bool) -> None:
        zones, ranks, hands, rages = side.zones, side.ranks, side.hands, side.rages
        for when, zone, rank, hand, rage in self.samples:
            zones[when, zone] += 1
            ranks[when, rank] += 1
            hands[when, hand] += 1
            rages[when, rage] += 1
        for when, power in self.tries:
            side.tried[when] += 1
            side.power[when] += power
        for when in self.counters:
            side.counters[when] += 1
        side.end_hands[len(state.players[player].hand)] += 1
        self._add_cards(side, state, player, turn, won=won)

    def _add_cards(self, side: SideTally, state: GameState, player: int, turn: int, *, won: bool) -> None:
        table, cards = state.table, side.cards
        drawn_at = dict(self.drawn)
        drawn: set[CardNumber] = set()
        first_turns: dict[CardNumber, int] = {}
        for uid, _ in self.drawn:
            number = table[uid].number
            _of(cards, number).drawn += 1
            drawn.add(number)
        for uid, when in self.played:
            number = table[uid].number
            _of(cards, number).plays += 1
            first_turns.setdefault(number, when)
        for number in drawn:
            card = cards[number]
            card.games_drawn += 1
            card.games_drawn_played += number in first_turns
            card.wins_drawn += won
        for number in {table[uid].number for uid, when in self.drawn if when <= 1}:
            card = cards[number]
            card.games_early += 1
            if won:
                card.wins_early += 1
                card.turns_early += turn
                card.squares_early += turn * turn
        for number, when in first_turns.items():
            cards[number].games_played += 1
            cards[number].wins_played += won
            cards[number].first_turns += when
        for uid in self.for_rage:
            _of(cards, table[uid].number).for_rage += 1
        for uid in self.for_invasion:
            _of(cards, table[uid].number).for_invasion += 1
        used = {uid for uid, _ in self.played}.union(self.for_rage, self.for_invasion)
        for uid in drawn_at.keys() - used:
            cards[table[uid].number].unused += 1
        for uid in state.players[player].hand:
            if turn - drawn_at.get(uid, turn) >= STUCK_AFTER:
                _of(cards, table[uid].number).stuck += 1


def _of(cards: dict[CardNumber, CardTally], number: CardNumber) -> CardTally:
    found = cards.get(number)
    if found is None:
        found = cards[number] = CardTally()
    return found


_NOTES = {
    What.TURN_BEGAN: GameLog.note_turn,
    What.DRAWN: GameLog.note_draw,
    What.BATTLE_PLAYED: GameLog.note_play,
    What.STRATEGY_PLAYED: GameLog.note_play,
    What.MONSTER_PLAYED: GameLog.note_play,
    What.DISCARDED: GameLog.note_discard,
    What.COUNTER_TRIED: GameLog.note_try,
    What.COUNTERED: GameLog.note_counter,
}
