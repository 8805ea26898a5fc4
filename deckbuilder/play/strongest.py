"""The most counter power that a deck can put on its board, by search; what it finds is a lower bound.

Boards are laid out in the engine, which says what may stand there and what it is worth. Everything that is
not on the board lies in the deck: what cards do when they enter, tokens, cards in hand or in the discard
pile may bring more.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import ROMAN, CardType
from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.engine import Definition, GameState, Placed, Scenario, ScenarioError, Side, begin
from deckbuilder.engine.lists import deck_list

from .board_search import BoardSearch
from .fielding import Board, Fielding
from .forecast import power_parts
from .opening import Numbers

POSITIONS = 20_000
"""Boards tried by default: a few seconds."""


class StrongestError(ValueError):
    """A deck or a moment for which no board can be looked for; the message says why."""


@dataclass(frozen=True, slots=True)
class Moment:
    """For which moment the board is looked for. Raises ``StrongestError`` for what no game has."""

    zone: int = 1
    """Where the own monster stands; no battle card can stand there (R9.3)."""

    against: int = 8
    """Where the opponent's monster stands: the highest rank that can be played (R9.1)."""

    rank: int = 1
    """Of the own monster, which lies on those of the lower ranks."""

    their_rank: int = 1
    rage: int = 0
    their_rage: int = 0

    def __post_init__(self) -> None:
        for what, value, low, high in (
            (say("zone"), self.zone, 1, 8),
            (say("zone of the opponent"), self.against, 1, 8),
            (say("rank"), self.rank, 1, 4),
            (say("rank of the opponent"), self.their_rank, 1, 4),
            (say("rage"), self.rage, 0, 99),
            (say("rage of the opponent"), self.their_rage, 0, 99),
        ):
            if not low <= value <= high:
                raise StrongestError(
                    say(
                        "The {what} is {value}; expected {low} to {high}",
                        what=what,
                        value=value,
                        low=low,
                        high=high,
                    )
                )


@dataclass(frozen=True, slots=True)
class Share:
    """What one card adds to the total."""

    number: str
    """Empty for effects that add to the total and to no card."""

    zone: int
    points: int
    printed: int


@dataclass(frozen=True, slots=True)
class Strongest:
    """The best board that was found. A better one may exist: ``total`` is a lower bound."""

    total: int
    """Counter power in points."""

    shares: tuple[Share, ...]
    """By zone; they add up to the total."""

    scenario: Scenario
    """The board in the own main phase, what is left of the deck shuffled, ready to be played."""

    tried: int
    """How many boards were compared."""

    stopped: bool = False
    """The search was cancelled before it had tried as many as it was to."""

    def rows(self, name_of: Callable[[str], str]) -> list[tuple[str, str, str, str]]:
        """Place, card, points and printed points of what is on the board, and what helps from beside it."""
        side = self.scenario.players[0]
        rows: list[tuple[str, str, str, str]] = []
        for share in self.shares:
            if not share.number:
                rows.append(("", "effects on the total", f"{share.points:,}", ""))
                continue
            under = side.zones[share.zone][:-1]
            on = f" on {', '.join(_called(card, name_of) for card in reversed(under))}" if under else ""
            card = _called(share.number, name_of) + on
            rows.append((f"zone {share.zone}", card, f"{share.points:,}", f"{share.printed:,}"))
        beside = [each.cards[-1] for each in side.strategies if each is not None]
        rows += [("strategy", _called(card, name_of), "", "") for card in beside]
        rows.append(("monster", _called(side.monster[-1], name_of), "", ""))
        return rows

    def as_data(self, name_of: Callable[[str], str]) -> dict[str, object]:
        """Everything for other programs; ``scenario`` is what ``engine.read_scenario`` reads."""
        return {
            "at_least": self.total,
            "lower_bound": True,
            "tried": self.tried,
            "stopped": self.stopped,
            "shares": [
                {
                    "number": each.number or None,
                    "name": name_of(each.number) if each.number else None,
                    "zone": each.zone or None,
                    "points": each.points,
                    "printed": each.printed,
                }
                for each in self.shares
            ],
            "scenario": json.loads(self.scenario.to_json()),
        }


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is."""

    tried: int
    of: int
    total: int
    """The best one so far."""

    scenario: Scenario
    """Its board."""


def _called(number: str, name_of: Callable[[str], str]) -> str:
    return f"{name_of(number)} ({number})"


def plain_monsters(catalogue: Catalogue) -> tuple[str, ...]:
    """A monster of each rank for the opponent, without a text where there is one, so that none interferes."""

    def first(rank: int) -> str:
        cards = [card for card in catalogue if card.type is CardType.MONSTER and card.rank == rank]
        return str(min(cards, key=_by_text).number)

    return tuple(first(rank) for rank in ROMAN)


def _by_text(card: Card) -> tuple[bool, str]:
    return bool(card.ability_data), card.number


def strongest_board(
    deck: Numbers,
    moment: Moment,
    table: Mapping[CardNumber, Definition],
    theirs: Sequence[str],
    *,
    seed: int = 0,
    positions: int = POSITIONS,
    progress: Callable[[Progress], object] = lambda _: None,
    cancel: Callable[[], bool] = lambda: False,
) -> Strongest:
    """Look for the board of a deck with the most counter power; the same seed finds the same one.

    ``theirs`` are the opponent's monsters from rank I on. Raises ``StrongestError``, or ``SetupError`` for
    cards that cannot be played.
    """
    empty = _empty(deck, moment, table, theirs)
    try:
        state = begin(empty, table)
    except ScenarioError as error:
        raise StrongestError(str(error)) from error
    fielding = Fielding(state)

    @lru_cache(maxsize=1)
    def laid_out(board: Board) -> Scenario:
        return _laid_out(empty, fielding, board)

    def tell() -> None:
        progress(Progress(search.tried, positions, search.total, laid_out(search.best)))

    search = BoardSearch(fielding, seed, positions, tell, cancel)
    stopped = not search.run()
    best = laid_out(search.best)
    return Strongest(search.total, _shares(begin(best, table)), best, search.tried, stopped)


def _empty(
    deck: Numbers, moment: Moment, table: Mapping[CardNumber, Definition], theirs: Sequence[str]
) -> Scenario:
    """The moment with nothing on the board but the monsters."""
    found = deck_list(table, deck.monsters, deck.main)
    ranks = dict[int, str]()
    for definition in found.monsters:
        ranks.setdefault(definition.rank, definition.number)
    if moment.rank not in ranks:
        raise StrongestError(say("The monster deck has no monster of rank {rank}", rank=ROMAN[moment.rank]))
    under = tuple(ranks[rank] for rank in sorted(ranks) if rank <= moment.rank)
    rest = Counter[str](each.number for each in found.monsters) - Counter(under)
    mine = Side(
        under,
        moment.zone,
        moment.rage,
        monster_deck=tuple(rest.elements()),
        deck_rest=tuple(each.number for each in found.main),
    )
    at = moment.their_rank
    other = Side(tuple(theirs[:at]), moment.against, moment.their_rage, monster_deck=tuple(theirs[at:]))
    return Scenario((mine, other))


def _laid_out(empty: Scenario, fielding: Fielding, board: Board) -> Scenario:
    """The scenario in which a board stands."""
    mine, other = empty.players
    rest = Counter(mine.deck_rest)
    rest.subtract(card for stack in board for card in stack)
    zones = {zone: stack for zone, stack in zip(fielding.zones, board, strict=False) if stack}
    strategies = tuple(
        Placed(stack, empty.turn) if stack else None for stack in fielding.strategies_of(board)
    )
    side = replace(
        mine,
        monster=(*mine.monster, *fielding.monsters_of(board)),
        zones=zones,
        strategies=strategies,
        deck_rest=tuple(rest.elements()),
    )
    return replace(empty, players=(side, other))


def _shares(state: GameState) -> tuple[Share, ...]:
    """What the total of the first player is made of."""
    shares: list[Share] = []
    for part in power_parts(state, 0):
        card = state.table[part.card] if part.card >= 0 else None
        number, printed = ("", 0) if card is None else (str(card.number), card.power)
        shares.append(Share(number, part.zone, part.points, printed))
    return tuple(shares)
