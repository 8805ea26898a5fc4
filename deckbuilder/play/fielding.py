"""Boards of one deck tried out in one state of the engine: what may stand where, and the total of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from deckbuilder.engine import GameState, legal_actions
from deckbuilder.engine.abilities.model import Context, Fx
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.board import ZONES
from deckbuilder.engine.definition import BATTLE, MONSTER, STRATEGY, Definition
from deckbuilder.engine.legal import can_play_on
from deckbuilder.engine.state import EMPTY, Uid
from deckbuilder.engine.values import play_rank, total_counter_power

Stack = tuple[str, ...]
"""Card numbers from the bottom to the top; empty where nothing lies."""

NOTHING: Stack = ()

Board = tuple[Stack, ...]
"""By place: the zones that the own monster leaves free, the strategy zones, what lies on the monster."""

_PLAYER = 0
_POWER = Fx.CP | Fx.TOTAL_CP | Fx.CANNOT_ENGAGE | Fx.RANK
_CHANGES_PLAYS = Fx.PLAY_RANK | Fx.CANNOT_PLAY
_PLAYS = frozenset({Kind.BATTLE, Kind.ON_TOP, Kind.STRATEGY})


class Fielding:
    """Boards of player 0, in a state that it keeps changing.

    A card may stand where the engine lets it be played now, at no cost, the others being played before or
    after it; on a card with Evolution what that can become may lie.
    """

    def __init__(self, state: GameState) -> None:
        """Take over a state between two actions whose board has nothing but monsters."""
        self._state = state
        me = state.players[_PLAYER]
        self.zones = tuple(zone for zone in ZONES if zone != me.zone)
        self._strategy_places = range(len(self.zones), len(self.zones) + len(me.strategies))
        self._monster = me.monster
        self._deck = tuple(me.deck)
        self._copies = dict[str, list[Uid]]()
        for uid in self._deck:
            self._copies.setdefault(state.table[uid].number, []).append(uid)
        self._known = {number: state.table[uids[0]] for number, uids in self._copies.items()}
        self._bans = any(each.abilities.applies & _CHANGES_PLAYS for each in self._known.values())
        self._bans |= any(state.table[uid].abilities.applies & _CHANGES_PLAYS for uid in self._monster)
        self._plain = dict[tuple[int, Stack, Stack], bool]()
        self.options = self._options()
        """By place: what may lie there, other cards on the board helping it perhaps; never nothing."""

    @property
    def empty(self) -> Board:
        """The board with nothing on it."""
        return (NOTHING,) * len(self.options)

    def strategies_of(self, board: Board) -> tuple[Stack, ...]:
        """What lies in the strategy zones."""
        return tuple(board[place] for place in self._strategy_places)

    def monsters_of(self, board: Board) -> Stack:
        """What lies on the monster."""
        return board[-1]

    def worth(self, board: Board) -> int | None:
        """The total counter power of a board; None for one that cannot be."""
        wanted = Counter(card for stack in board for card in stack)
        if any(count > len(self._copies[card]) for card, count in wanted.items()):
            return None
        if self._needs_order(wanted) and not self._can_be_played(board):
            return None
        self._lay(board, range(len(board)))
        return total_counter_power(self._state, _PLAYER)

    # ---- what may lie where -------------------------------------------------------------------------------

    def _options(self) -> tuple[tuple[Stack, ...], ...]:
        battle = [*self._single(BATTLE), *self._covered()]
        strategies = [
            stack
            for stack in self._single(STRATEGY)
            if self._known[stack[0]].abilities.applies & (_POWER | _CHANGES_PLAYS)
        ]
        places = [battle] * len(self.zones) + [strategies] * len(self._strategy_places)
        alone = [[stack for stack in stacks if self._may_ever(at, stack)] for at, stacks in enumerate(places)]
        return (*map(tuple, alone), tuple(self._monsters()))

    def _single(self, kind: int) -> list[Stack]:
        return [(number,) for number, each in sorted(self._known.items()) if each.kind == kind]

    def _covered(self) -> Iterator[Stack]:
        """A battle card under one that may come to lie on it: by Evolution, or by a text that says so."""
        battles = [(number, each) for number, each in sorted(self._known.items()) if each.kind == BATTLE]
        for lower, under in battles:
            for upper, over in battles:
                enough = lower != upper or len(self._copies[lower]) > 1
                if enough and (_evolves(under, over) or self._goes_on_top(lower, upper)):
                    yield (lower, upper)

    def _goes_on_top(self, lower: str, upper: str) -> bool:
        """Whether the text of a card lets it be played on top of another (A20)."""
        rules = self._known[upper].abilities.play
        if rules is None or rules.on_top is None:
            return False
        self._lay(((lower,),), (0,))
        return bool(rules.on_top(self._state, Context(_PLAYER, self._copies[upper][-1])))

    def _monsters(self) -> Iterator[Stack]:
        """Monsters of the main deck that can be played on the one there, one after the other (R12.2)."""
        start = self._state.table[self._monster[-1]]
        ways: dict[str, Stack] = {}
        queue: list[tuple[Stack, Definition]] = [((), start)]
        for stack, top in queue:
            for number, each in sorted(self._known.items()):
                fits = each.kind == MONSTER and each.rank == start.rank and can_play_on(each, top)
                if fits and number not in ways:
                    ways[number] = (*stack, number)
                    queue.append((ways[number], each))
        yield from ways.values()

    def _may_ever(self, place: int, stack: Stack) -> bool:
        """Whether the stack may lie there with nothing else on the board, or that depends on the rest."""
        if self._needs_order(stack):
            return True
        self._lay((), ())
        return self._is_playable(place, stack)

    # ---- in the engine ------------------------------------------------------------------------------------

    def _needs_order(self, cards: Counter[str] | Stack) -> bool:
        """Whether what is on the board decides what may be played there."""
        return self._bans or any(self._known[card].abilities.play is not None for card in cards)

    def _can_be_played(self, board: Board) -> bool:
        """Whether there is an order in which every stack may be played.

        Those that need no other, and change nothing for the others, come first.
        """
        places = [at for at, stack in enumerate(board[:-1]) if stack]
        left = [at for at in places if not self._is_plain(at, board[at], board[-1])]
        done = [len(board) - 1, *(at for at in places if at not in left)]
        while left:
            self._lay(board, done)
            able = next((at for at in left if self._is_playable(at, board[at])), None)
            if able is None:
                return False
            left.remove(able)
            done.append(able)
        return True

    def _is_plain(self, place: int, stack: Stack, monsters: Stack) -> bool:
        """Whether a stack may be played whatever else lies there, and means nothing for other plays."""
        key = (place, stack, monsters)
        if key not in self._plain:
            texts = [self._known[card].abilities for card in stack]
            self._lay((*self.empty[:-1], monsters), (len(self.empty) - 1,))
            self._plain[key] = all(
                each.play is None and not each.applies & _CHANGES_PLAYS for each in texts
            ) and self._is_playable(place, stack)
        return self._plain[key]

    def _is_playable(self, place: int, stack: Stack) -> bool:
        """Whether a stack may be played to a place of what is laid out, from the bottom up."""
        state = self._state
        me, table = state.players[_PLAYER], state.table
        hand, me.hand = me.hand, []
        zone = self.zones[place] if place < len(self.zones) else 0
        before = me.zones[zone]
        limit = me.zone if zone == 0 else state.players[1 - _PLAYER].zone
        try:
            for at, number in enumerate(stack):
                uid = next(
                    uid for uid in self._copies[number] if uid in me.deck and uid not in me.zones[zone]
                )
                if at and _evolves(table[me.zones[zone][-1]], table[uid]):
                    me.zones[zone] = (*me.zones[zone], uid)
                    continue
                me.hand = [uid]
                plays = [each for each in legal_actions(state) if each.card == uid and each.kind in _PLAYS]
                wanted = Kind.ON_TOP if at else Kind.BATTLE if zone else Kind.STRATEGY
                if not any(each.kind is wanted and each.zone == zone for each in plays):
                    return False
                if not at and play_rank(state, _PLAYER, uid) > limit:
                    return False  # only a cost lowers its rank
                if zone:
                    me.zones[zone] = (*me.zones[zone], uid)
            return True
        finally:
            me.hand, me.zones[zone] = hand, before

    def _lay(self, board: Board, places: Iterable[int]) -> None:
        """Put the stacks of some places on the empty board, all else into the deck."""
        state = self._state
        me = state.players[_PLAYER]
        free = {number: iter(uids) for number, uids in self._copies.items()}
        me.zones = [EMPTY] * len(me.zones)
        me.strategies = [EMPTY] * len(me.strategies)
        me.monster = self._monster
        used = set[Uid]()
        for place in places:
            if not board[place]:
                continue
            uids = tuple(next(free[number]) for number in board[place])
            used.update(uids)
            if place < len(self.zones):
                me.zones[self.zones[place]] = uids
            elif place in self._strategy_places:
                me.strategies[place - len(self.zones)] = uids
                me.strategy_turns[place - len(self.zones)] = state.turn
            else:
                me.monster = (*self._monster, *uids)
        me.deck = [uid for uid in self._deck if uid not in used]


def _evolves(under: Definition, over: Definition) -> bool:
    """Whether one battle card may come to lie on another by Evolution (R20.9)."""
    evolution = under.evolution
    return evolution is not None and over.rank <= evolution.rank_max and evolution.trait in over.traits
