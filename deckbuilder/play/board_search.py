"""The search for the board with the most counter power; with the same seed it takes the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from .fielding import NOTHING, Board, Fielding, Stack

BEAM = 6
"""Half-filled boards that are kept while the first ones are built."""

_OFTEN = 200
"""Boards between two looks at whether the search is wanted any more."""

_MOST_LOOKED_AT = 5
"""So many boards are looked at for each that is to be tried: not all of them can be."""

_QUIET = 50
"""So many climbs in a row that found no new board: the deck has no others, or few."""

_IMPOSSIBLE = -(10**9)


class BoardSearch:
    """Builds boards card by card, a few side by side, then changes the best one for as long as it may.

    A change that does not pay is taken back; when none pays any more, a few places are changed at random and
    the climb begins again.
    """

    def __init__(
        self,
        fielding: Fielding,
        seed: int,
        positions: int,
        progress: Callable[[], object],
        cancel: Callable[[], bool],
    ) -> None:
        """Nothing is tried before ``run``; ``progress`` is told and ``cancel`` asked every few boards."""
        self.fielding = fielding
        self.best = fielding.empty
        """The best board so far."""

        self.total = 0
        """Its counter power."""

        self.tried = 0
        """Boards compared so far, without those that cannot be."""

        self._random, self._positions = Random(seed), positions  # noqa: S311 - reproducible, no secret
        self._progress, self._cancel = progress, cancel
        self._worths = dict[Board, int | None]()

    def run(self) -> bool:
        """Search until all positions are tried, or there is nothing else to try; False when cancelled."""
        try:
            self._worth(self.best)
            for board in self._built():
                self._climb(board)
            quiet = 0
            while quiet < _QUIET:
                before = self.tried
                self._climb(self._shaken(self.best))
                quiet = quiet + 1 if self.tried == before else 0
        except _EndError as end:
            return not end.cancelled
        return True

    def _worth(self, board: Board) -> int:
        """The total of a board, counted once; less than any total for one that cannot be."""
        if board not in self._worths:
            if self.tried >= self._positions or len(self._worths) >= _MOST_LOOKED_AT * self._positions:
                raise _EndError(cancelled=False)
            if len(self._worths) % _OFTEN == 0:
                if self._cancel():
                    raise _EndError(cancelled=True)
                self._progress()
            worth = self._worths[board] = self.fielding.worth(board)
            if worth is not None:
                self.tried += 1
                if worth > self.total:
                    self.best, self.total = board, worth
        found = self._worths[board]
        return _IMPOSSIBLE if found is None else found

    def _built(self) -> list[Board]:
        """Full boards from the empty one, each step adding a card where it is worth most."""
        beam = [self.fielding.empty]
        for _ in self.fielding.options:
            grown = dict[tuple[object, ...], tuple[int, Board]]()
            for board in beam:
                for next_board in self._grown(board):
                    worth, cards = self._worth(next_board), tuple(sorted(next_board))
                    if worth > grown.get(cards, (_IMPOSSIBLE, board))[0]:
                        grown[cards] = worth, next_board
            if not grown:
                break
            ranked = sorted(grown.values(), key=lambda each: each[0], reverse=True)
            beam = [board for _, board in ranked[:BEAM]]
        return beam

    def _grown(self, board: Board) -> Iterator[Board]:
        for place, stacks in enumerate(self.fielding.options):
            if not board[place]:
                for stack in stacks:
                    yield _with(board, place, stack)

    def _climb(self, board: Board) -> None:
        """Take the best change as long as one pays."""
        worth = self._worth(board)
        while True:
            better = max(self._changed(board), key=self._worth, default=board)
            if self._worth(better) <= worth:
                return
            board, worth = better, self._worth(better)

    def _changed(self, board: Board) -> Iterator[Board]:
        """Every board that differs in one place, or in two whose cards change places."""
        for place, stacks in enumerate(self.fielding.options):
            for stack in (*stacks, NOTHING):
                if stack != board[place]:
                    yield _with(board, place, stack)
        for one, two in combinations(range(len(self.fielding.zones)), 2):
            if board[one] != board[two]:
                yield _with(_with(board, one, board[two]), two, board[one])

    def _shaken(self, board: Board) -> Board:
        """The board with some places changed at random, such that it can be."""
        places = [place for place, stacks in enumerate(self.fielding.options) if stacks]
        shaken = board
        for _ in range(self._random.randint(2, 4) if places else 0):
            place = self._random.choice(places)
            changed = _with(shaken, place, self._random.choice(self.fielding.options[place]))
            if self._worth(changed) > _IMPOSSIBLE:
                shaken = changed
        return shaken


class _EndError(Exception):
    """The search is over in the middle of what it does."""

    def __init__(self, *, cancelled: bool) -> None:
        super().__init__()
        self.cancelled = cancelled


def _with(board: Board, place: int, stack: Stack) -> Board:
    return (*board[:place], stack, *board[place + 1 :])
