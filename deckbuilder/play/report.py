"""What a batch of games shows, as figures, as JSON, as rows for a spreadsheet, and as tables to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from .estimates import Estimate, Spread, share, spread
from .sides import CardRow, Side, side_of
from .tally import STUCK_AFTER, Failure, Tally

CSV_COLUMNS = ("table", "player", "deck", "key", "figure", "value")
"""One figure a row: which table, whose (player 1 or 2, the deck), of what (a turn, a card), which figure."""

_SHOWN_FAILURES = 5

CsvRow = tuple[str, str, str, str, str, str]

NameOf = Callable[[str], str]
"""The name of a card for its number."""


class Table(NamedTuple):
    """A table to read."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def numeric(self) -> tuple[str, ...]:
        """The columns that hold numbers."""
        return tuple(name for name in self.columns if name not in ("card", "name"))


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a batch. Equal reports have equal figures throughout."""

    names: tuple[str, str]
    """What is played, first the deck that is measured."""

    bots: tuple[str, str]
    asked: int
    """Games that were asked for."""

    seed: int
    """Of the first game."""

    tally: Tally

    @property
    def complete(self) -> bool:
        """Whether every game that was asked for was played."""
        return self.tally.games == self.asked

    @property
    def failures(self) -> tuple[Failure, ...]:
        """Games that did not come to an end, by seed; the first of them if there are very many."""
        return tuple(self.tally.failures)

    @property
    def first_player(self) -> Estimate | None:
        """The share of the won games that the first player won."""
        won = sum(side.wins.total() for side in self.tally.sides)
        return share(self.tally.first_wins, won)

    @property
    def length(self) -> Spread | None:
        """Turns of a game, both players' together."""
        return spread(self.tally.lengths)

    def side(self, player: int) -> Side:
        """The figures of a player."""
        return side_of(self.tally, player, self.names[player], self.bots[player])

    def reached(self, player: int, what: str, low: int, high: int) -> dict[int, Estimate]:
        """By own turn, the share of games with a value from ``low`` to ``high`` as the Main Phase began.

        The value is the "zone", "rank", "hand" or "rage". Games that ended before are left out.
        """
        counts = getattr(self.tally.sides[player], f"{what}s")
        games, hits = Counter[int](), Counter[int]()
        for (turn, value), count in counts.items():
            games[turn] += count
            hits[turn] += count if low <= value <= high else 0
        shares = {turn: share(hits[turn], games[turn]) for turn in sorted(games)}
        return {turn: each for turn, each in shares.items() if each is not None}

    # ---- for other programs ------------------------------------------------------------------------------

    def as_data(self, name_of: NameOf | None = None) -> dict[str, object]:
        """The whole report for JSON."""
        tally = self.tally
        return {
            "games": self.asked,
            "played": tally.games,
            "complete": self.complete,
            "seed": self.seed,
            "finished": tally.finished,
            "draws": dict(sorted(tally.draws.items())),
            "failed": tally.failed,
            "failures": [{"seed": each.seed, "what": each.what} for each in tally.failures],
            "decisions": tally.decisions,
            "deck_went_first": tally.went_first,
            "first_player_won": _data(self.first_player),
            "turns": _data(self.length),
            "sides": [_side_data(self.side(player), name_of) for player in range(2)],
        }

    def csv_rows(self) -> Iterator[CsvRow]:
        """The report as rows of ``CSV_COLUMNS``, every figure in a row of its own."""
        tally = self.tally
        for figure, value in (
            ("games", self.asked),
            ("played", tally.games),
            ("seed", self.seed),
            ("finished", tally.finished),
            ("failed", tally.failed),
            ("decisions", tally.decisions),
        ):
            yield "batch", "", "", "", figure, str(value)
        for each in tally.failures:
            yield "failures", "", "", str(each.seed), "what", each.what
        for reason, count in sorted(tally.draws.items()):
            yield "draws", "", "", reason, "games", str(count)
        for figure, text in (*_flat("first player won", self.first_player), *_flat("turns", self.length)):
            yield "batch", "", "", "", figure, text
        for player in range(2):
            yield from _side_csv(str(player + 1), self.side(player))

    # ---- for a person ------------------------------------------------------------------------------------

    def sentences(self) -> Iterator[str]:
        """The result in a few lines."""
        tally = self.tally
        (one, two), (bot, other) = self.names, self.bots
        yield f"{one} ({bot}) v {two} ({other})"
        played = f"{tally.games:,} games" if tally.games != 1 else "1 game"
        if not self.complete:
            played = f"stopped after {tally.games:,} of {self.asked:,} games"
        yield f"{played}, seeds from {self.seed}"
        for player in range(2):
            yield from _side_sentences(self.side(player))
        if tally.draws:
            yield "Draws: " + ", ".join(f"{count} by {why}" for why, count in sorted(tally.draws.items()))
        if all(side.wins for side in tally.sides) and self.first_player:
            yield f"The first player won {said(self.first_player)} of the won games"
        if tally.failed:
            yield from self._failure_sentences()

    def _failure_sentences(self) -> Iterator[str]:
        yield f"Not finished: {self.tally.failed}"
        for each in self.tally.failures[:_SHOWN_FAILURES]:
            yield f"  seed {each.seed}: {each.what}"

    def tables(self, name_of: NameOf | None = None) -> Iterator[Table]:
        """Turns of the wins, the course of the game, and the cards of each player who has any."""
        for player in range(2):
            side = self.side(player)
            if side.win_turns:
                yield _wins_table(side, self.tally.finished)
            if side.cards:
                yield _turns_table(side)
                yield _cards_table(side, name_of)


# ---- JSON and CSV ----------------------------------------------------------------------------------------


def _data(figure: Estimate | Spread | None) -> object:
    return None if figure is None else figure.as_data()


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


def _side_data(side: Side, name_of: NameOf | None) -> dict[str, object]:
    return {
        "name": side.name,
        "bot": side.bot,
        "wins": side.wins,
        "win_rate": _data(side.win_rate),
        "win_turn": _data(side.win_turn),
        "win_turns": {str(turn): count for turn, count in side.win_turns.items()},
        "end_hand": _data(side.end_hand),
        "by_turn": [
            {
                "turn": row.turn,
                "games": row.games,
                "zone": _rounded(row.zone),
                "rank": _rounded(row.rank),
                "hand": _rounded(row.hand),
                "counter_power": _rounded(row.counter_power),
                "countered": _data(row.countered),
            }
            for row in side.turns
        ],
        "cards": [_card_data(row, name_of) for row in side.cards],
    }


def _card_data(row: CardRow, name_of: NameOf | None) -> dict[str, object]:
    return {
        "number": row.number,
        "name": name_of(row.number) if name_of else None,
        "drawn": _rounded(row.drawn),
        "played": _rounded(row.played),
        "first_turn": _rounded(row.first_turn),
        "for_rage": _rounded(row.for_rage),
        "for_invasion": _rounded(row.for_invasion),
        "stuck": _rounded(row.stuck),
        "won_when_drawn": _data(row.won_drawn),
        "won_when_played": _data(row.won_played),
        "games_drawn": row.games_drawn,
        "played_when_drawn": _data(row.played_drawn),
        "stuck_when_drawn": _data(row.stuck_drawn),
        "unused_when_drawn": _data(row.unused),
        "games_in_first_hand": row.games_early,
        "win_turn_in_first_hand_to_mean": _data(row.win_turn_early),
        "win_rate_in_first_hand_to_mean": _data(row.win_rate_early),
    }


def _flat(figure: str, value: Estimate | Spread | float | None) -> Iterator[tuple[str, str]]:
    """A figure as name and number; those of several parts get a name for each."""
    if value is None:
        return
    if isinstance(value, Estimate):
        for part, number in zip(("", " low", " high"), value, strict=True):
            yield figure + part, f"{number:.6g}"
    elif isinstance(value, Spread):
        yield from _flat(f"{figure} mean", value.mean)
        for part, number in (("median", value.median), ("p10", value.p10), ("p90", value.p90)):
            yield f"{figure} {part}", f"{number:.6g}"
    else:
        yield figure, f"{value:.6g}"


def _side_csv(player: str, side: Side) -> Iterator[CsvRow]:
    for reason, count in side.wins.items():
        yield "wins", player, side.name, reason, "games", str(count)
    summary = (("win rate", side.win_rate), ("win turn", side.win_turn), ("end hand", side.end_hand))
    for name, value in summary:
        for figure, text in _flat(name, value):
            yield "summary", player, side.name, "", figure, text
    for turn, count in side.win_turns.items():
        yield "win turns", player, side.name, str(turn), "games", str(count)
    for table, rows in (("by turn", side.turns), ("cards", side.cards)):
        for row in rows:
            key, *values = row
            for name, number in zip(row._fields[1:], values, strict=True):
                for figure, text in _flat(name.replace("_", " "), number):
                    yield table, player, side.name, str(key), figure, text


# ---- text ------------------------------------------------------------------------------------------------


def said(figure: Estimate) -> str:
    """A share for a person, with its interval: ``53.1% (50.0% to 56.2%)``."""
    return f"{figure.value:.1%} ({figure.low:.1%} to {figure.high:.1%})"


def _side_sentences(side: Side) -> Iterator[str]:
    if side.win_rate is None or not side.wins:
        return
    kinds = ", ".join(f"{count:,} by {reason}" for reason, count in side.wins.items())
    yield f"{side.name} won {said(side.win_rate)}: {kinds}"
    if side.win_turn:
        turn = side.win_turn
        yield (
            f"  in turn {turn.mean.value:.2f} on average ({turn.mean.low:.2f} to {turn.mean.high:.2f}), "
            f"median {turn.median:g}, p10 {turn.p10}, p90 {turn.p90}"
        )


def _wins_table(side: Side, finished: int) -> Table:
    rows: list[tuple[str, ...]] = []
    so_far = 0
    for turn, count in side.win_turns.items():
        so_far += count
        rows.append((str(turn), str(count), f"{count / finished:.1%}", f"{so_far / finished:.1%}"))
    return Table(f"{side.name}: own turn of the win", ("turn", "wins", "share", "by then"), tuple(rows))


def _turns_table(side: Side) -> Table:
    rows = tuple(
        (
            str(row.turn),
            str(row.games),
            f"{row.zone:.2f}",
            f"{row.rank:.2f}",
            f"{row.hand:.2f}",
            "" if row.counter_power is None else f"{row.counter_power:,.0f}",
            "" if row.countered is None else f"{row.countered.value:.1%}",
        )
        for row in side.turns
    )
    columns = ("turn", "games", "zone", "rank", "hand", "counter power", "counters")
    return Table(f"{side.name}: as the Main Phase of each own turn begins", columns, rows)


def _cards_table(side: Side, name_of: NameOf | None) -> Table:
    rows = tuple(
        (
            row.number,
            name_of(row.number) if name_of else "",
            f"{row.drawn:.2f}",
            f"{row.played:.2f}",
            "" if row.first_turn is None else f"{row.first_turn:.1f}",
            f"{row.for_rage:.2f}",
            f"{row.for_invasion:.2f}",
            f"{row.stuck:.2f}",
            "" if row.won_drawn is None else said(row.won_drawn),
            "" if row.won_played is None else said(row.won_played),
        )
        for row in side.cards
    )
    columns = ("card", "name", "drawn", "played", "first turn", "rage", "invasion", "stuck")
    return Table(
        f"{side.name}: copies a game, stuck after {STUCK_AFTER} own turns in hand, games won",
        (*columns, "won if drawn", "won if played"),
        rows,
    )
