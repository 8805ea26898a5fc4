"""What many games come to for one player: wins, the course by turn, and what each card did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from deckbuilder.cards.numbers import natural_key

from .estimates import Estimate, Spread, Sums, difference, share, spread
from .tally import CardTally, SideTally, Tally


class TurnRow(NamedTuple):
    """One own turn of a player: means over the games that reached it."""

    turn: int
    games: int
    """Games in which the Main Phase of this turn began; zone, rank and hand are those at that moment."""

    zone: float
    rank: float
    hand: float
    counter_power: float | None
    """Total in the Counter Phase; None when no game got so far."""

    countered: Estimate | None
    """Share of the Counter Phases in which the other's monster was countered."""


class CardRow(NamedTuple):
    """One card of a deck; shares are None where there is no game to take them of."""

    number: str
    drawn: float
    """Copies a game, the opening hand included."""

    played: float
    """Plays a game."""

    first_turn: float | None
    """Mean own turn of the first play, over the games it was played in."""

    for_rage: float
    for_invasion: float
    stuck: float
    """Copies a game left in the hand at the end after ``STUCK_AFTER`` own turns there or more."""

    won_drawn: Estimate | None
    """Share of games won of those in which it was drawn."""

    won_played: Estimate | None
    games_drawn: int
    """Games in which it was drawn, on which the figures "drawn" rest."""

    played_drawn: Estimate | None
    """Share of the games in which it was drawn in which it was played."""

    stuck_drawn: Estimate | None
    """Share of the drawn copies that are ``stuck``."""

    unused: Estimate | None
    """Share of the drawn copies that were neither played nor paid for rage or an invasion: dead draws."""

    games_early: int
    """Games in which it was in the first hand, on which the two differences rest."""

    win_turn_early: Estimate | None
    """Turns that wins come later (below 0: sooner) than on average when it was in the first hand."""

    win_rate_early: Estimate | None
    """How far the share of games won is from that of all games when it was in the first hand."""


class Side(NamedTuple):
    """The figures of one player."""

    name: str
    bot: str
    wins: Mapping[str, int]
    """Games won by the kind of win."""

    win_rate: Estimate | None
    """Of the finished games; a draw is not won."""

    win_turn: Spread | None
    """Own turn of the win."""

    win_turns: Mapping[int, int]
    turns: tuple[TurnRow, ...]
    end_hand: Spread | None
    cards: tuple[CardRow, ...]


def side_of(games: Tally, player: int, name: str, bot: str) -> Side:
    """The figures of player 0 or 1."""
    tally = games.sides[player]
    return Side(
        name,
        bot,
        dict(sorted(tally.wins.items())),
        share(tally.wins.total(), games.finished),
        spread(tally.win_turns),
        dict(sorted(tally.win_turns.items())),
        tuple(_turn_rows(tally)),
        spread(tally.end_hands),
        tuple(_card_rows(tally, games.finished)),
    )


def _turn_rows(tally: SideTally) -> Iterator[TurnRow]:
    games: Counter[int] = Counter()
    for (turn, _), count in tally.zones.items():
        games[turn] += count
    means = [_means(counts, games) for counts in (tally.zones, tally.ranks, tally.hands)]
    for turn in sorted(games):
        tried = tally.tried[turn]
        power = tally.power[turn] / tried if tried else None
        zone, rank, hand = (each[turn] for each in means)
        # A card may counter a monster besides the Counter Phase; a share stays a share.
        countered = share(min(tally.counters[turn], tried), tried)
        yield TurnRow(turn, games[turn], zone, rank, hand, power, countered)


def _means(counts: Mapping[tuple[int, int], int], games: Mapping[int, int]) -> dict[int, float]:
    sums: Counter[int] = Counter()
    for (turn, value), count in counts.items():
        sums[turn] += value * count
    return {turn: sums[turn] / games[turn] for turn in games}


def _card_rows(tally: SideTally, games: int) -> Iterator[CardRow]:
    turns = Sums(
        tally.win_turns.total(),
        sum(turn * count for turn, count in tally.win_turns.items()),
        sum(turn * turn * count for turn, count in tally.win_turns.items()),
    )
    wins = Sums(games, turns.size, turns.size)
    for number in sorted(tally.cards, key=natural_key):
        card: CardTally = tally.cards[number]
        yield CardRow(
            number,
            card.drawn / games,
            card.plays / games,
            card.first_turns / card.games_played if card.games_played else None,
            card.for_rage / games,
            card.for_invasion / games,
            card.stuck / games,
            share(card.wins_drawn, card.games_drawn),
            share(card.wins_played, card.games_played),
            card.games_drawn,
            share(card.games_drawn_played, card.games_drawn),
            share(card.stuck, card.drawn),
            share(card.unused, card.drawn),
            card.games_early,
            difference(Sums(card.wins_early, card.turns_early, card.squares_early), turns),
            difference(Sums(card.games_early, card.wins_early, card.wins_early), wins),
        )
