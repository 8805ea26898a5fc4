"""What a report shows, as data: bars, figures with their intervals, the course by turn, step 2, the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import counted, say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.gui.plots.figures import Table
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play.estimates import Estimate, share
from deckbuilder.play.report import Report
from deckbuilder.play.tally import GameResult

ENDS = {
    "invasion": say("by invasion"),
    "counter": say("by countering"),
    "card": say("by a card"),
    "concession": say("by concession"),
    "turn limit": say("by the turn limit"),
    "loop": say("by an endless loop"),
}
"""How a game ended; also the order of the parts of a bar from its foot."""

MOST_BARS = 18
"""Turns after these share the last bar."""

MOST_TURNS = 5
"""Columns of the course by turn."""


def percent(value: float, digits: int = 1) -> str:
    """A share as a percentage with a no-break space before its sign."""
    return f"{100 * value:.{digits}f}\N{NO-BREAK SPACE}%"


def signed(value: float, digits: int = 2) -> str:
    """A difference with its sign, a true minus; zero has none."""
    text = f"{abs(value):.{digits}f}"
    if float(text) == 0:
        return text
    return ("\N{MINUS SIGN}" if value < 0 else "+") + text


def interval_words(found: Estimate, *, share: bool = False, sign: bool = False) -> str:
    """The 95 % interval in words: ``8.75 to 8.82``."""
    if share:
        low, high = percent(found.low), percent(found.high)
    else:
        low, high = (signed(each) if sign else f"{each:.2f}" for each in (found.low, found.high))
    return tr("{low} to {high}", low=low, high=high)


# ---- the histogram ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBar:
    """The wins of one turn; the last one may stand for all later turns."""

    label: str
    first: int
    last: int
    parts: tuple[tuple[str, int], ...]
    """How they were won (a key of ``ENDS``) and how many, from the foot of the bar."""

    @property
    def count(self) -> int:
        """All of them."""
        return sum(count for _, count in self.parts)


@dataclass(frozen=True, slots=True)
class Histogram:
    """The wins by own turn, and where their middle is."""

    bars: tuple[TurnBar, ...]
    games: int
    """Finished games, the whole of the percentages."""

    wins: Mapping[str, int]
    median: float | None
    p10: int
    p90: int

    def place(self, turn: float) -> float:
        """Where a turn is on the axis, in bars from 0."""
        last = len(self.bars) - 1
        return min(last, max(0.0, turn - self.bars[0].first)) if self.bars else 0.0

    @property
    def words(self) -> str:
        """For a screen reader, and where there is nothing to draw."""
        if self.median is None:
            return tr("No game was won.") if self.games else tr("No game is over yet.")
        return tr(
            "Wins of {games} by turn: median {median}, 10 % by turn {low}, 90 % by turn {high}",
            games=counted(self.games, "game"),
            median=f"{self.median:g}",
            low=self.p10,
            high=self.p90,
        )


def histogram_of(report: Report) -> Histogram:
    """The wins of the deck that is measured."""
    counts = Counter[tuple[int, str]]()
    for result in report.tally.results.values():
        if result.winner == 0:
            counts[result.turn, result.reason] += 1
    spread = report.side(0).win_turn
    turns = sorted({turn for turn, _ in counts})
    bars: list[TurnBar] = []
    if turns:
        first, last = turns[0], turns[-1]
        edge = min(last, first + MOST_BARS - 1)
        for turn in range(first, edge + 1):
            until = last if turn == edge else turn
            label = f"{turn}+" if until > turn else str(turn)
            bars.append(TurnBar(label, turn, until, _parts(counts, turn, until)))
    wins = Counter[str]()
    for (_, reason), count in counts.items():
        wins[reason] += count
    ordered = {reason: wins[reason] for reason in ENDS if wins[reason]}
    if spread is None:
        return Histogram(tuple(bars), report.tally.finished, ordered, None, 0, 0)
    return Histogram(tuple(bars), report.tally.finished, ordered, spread.median, spread.p10, spread.p90)


def _parts(counts: Counter[tuple[int, str]], first: int, last: int) -> tuple[tuple[str, int], ...]:
    found = ((reason, sum(counts[turn, reason] for turn in range(first, last + 1))) for reason in ENDS)
    return tuple((reason, count) for reason, count in found if count)


def bar_words(bar: TurnBar, games: int) -> str:
    """A bar for a tip and a screen reader."""
    turn = tr("turn {turn}", turn=bar.label)
    ways = tr(", ").join(
        tr("{count} {how}", count=f"{count:,}", how=shown(ENDS[reason])) for reason, count in bar.parts
    )
    wins = counted(bar.count, "win")
    if not bar.count:
        return tr("{turn}: {wins}", turn=turn, wins=wins)
    return tr(
        "{turn}: {wins}, {share} of the games; {ways}",
        turn=turn,
        wins=wins,
        share=percent(bar.count / games),
        ways=ways,
    )


def histogram_table(report: Report) -> Table:
    """The same numbers as a table."""
    found = histogram_of(report)
    ways = list(found.wins)
    heads = (tr("Turn"), tr("Wins"), *(shown(ENDS[reason]) for reason in ways), tr("Won by then"))
    rows: list[tuple[str, ...]] = []
    so_far = 0
    for bar in found.bars:
        so_far += bar.count
        parts = dict(bar.parts)
        rows.append(
            (
                bar.label,
                str(bar.count),
                *(str(parts.get(reason, 0)) for reason in ways),
                percent(so_far / found.games),
            )
        )
    return Table(heads, tuple(rows), tuple(frozenset[CardNumber]() for _ in rows))


# ---- the big figures -------------------------------------------------------------------------------------


class Figure(NamedTuple):
    """One of the big figures."""

    value: str
    what: str
    note: str
    """Its interval and the number of games it rests on."""


def figures_of(report: Report) -> Iterator[Figure]:
    """What stands beside the histogram, each with interval and sample size (B80)."""
    side, tally = report.side(0), report.tally
    games = counted(tally.finished, "game")
    if side.win_rate is not None and (tally.sides[1].wins or tally.draws or side.win_rate.value < 1):
        yield _share_figure(side.win_rate, tr("of the games won"), games)
    wins = sum(side.wins.values())
    won = counted(wins, "win")
    if side.win_turn is not None:
        mean = side.win_turn.mean
        yield Figure(
            f"{mean.value:.2f}",
            tr("turns to win, mean"),
            tr(
                "95 % interval {interval}, {wins}; median {median}, 10 % by {low}, 90 % by {high}",
                interval=interval_words(mean),
                wins=won,
                median=f"{side.win_turn.median:g}",
                low=side.win_turn.p10,
                high=side.win_turn.p90,
            ),
        )
        invaded = share(side.wins.get("invasion", 0), wins)
        if invaded is not None:
            yield _share_figure(invaded, tr("of the wins by invasion"), won)
        early = share(
            sum(n for turn, n in side.win_turns.items() if turn <= side.win_turn.p10), tally.finished
        )
        if early is not None:
            yield _share_figure(early, tr("won by turn {turn}", turn=side.win_turn.p10), games)
    if tally.sides[1].wins and report.first_player is not None:
        decided = counted(sum(each.wins.total() for each in tally.sides), "win")
        yield _share_figure(report.first_player, tr("of the wins by the first player"), decided)


def _share_figure(found: Estimate, what: str, sample: str) -> Figure:
    interval = interval_words(found, share=True)
    return Figure(
        percent(found.value), what, tr("95 % interval {interval}, {sample}", interval=interval, sample=sample)
    )


def ending_words(report: Report) -> str:
    """Which games did not come to an end (B76), or that all did."""
    tally = report.tally
    if not tally.failed:
        return tr("Every game came to an end.") if tally.games else ""
    seeds = ", ".join(str(each.seed) for each in report.failures[:5])
    more = tr("{seeds} and more", seeds=seeds) if tally.failed > 5 else seeds
    return tr(
        "{games} given up, with the seeds {seeds}: {why}",
        games=counted(tally.failed, "game"),
        seeds=more,
        why=report.failures[0].what,
    )


# ---- the course by turn ----------------------------------------------------------------------------------


class Cell(NamedTuple):
    """A share by turn."""

    share: Estimate | None
    games: int


class Course(NamedTuple):
    """What was reached by which turn."""

    turns: tuple[int, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]


def course_of(report: Report, player: int = 0) -> Course:
    """Zone, rank, rage and hand as the Main Phase of some turns began."""
    games = {row.turn: row.games for row in report.side(player).turns}
    most = max(games.values(), default=0)
    often = [turn for turn, count in games.items() if count * 20 >= most]
    step = -(-len(often) // MOST_TURNS) if often else 1
    turns = tuple(often[step - 1 :: step])
    asked = (
        (tr("zone 5 or more"), "zone", 5, 8),
        (tr("zone 8"), "zone", 8, 8),
        (tr("rank II or more"), "rank", 2, 9),
        (tr("rank III or more"), "rank", 3, 9),
        (tr("2 rage or more"), "rage", 2, 10_000),
        (tr("hand of 2 or less"), "hand", 0, 2),
    )
    rows: list[tuple[str, tuple[Cell, ...]]] = []
    for title, what, low, high in asked:
        reached = report.reached(player, what, low, high)
        rows.append((title, tuple(Cell(reached.get(turn), games[turn]) for turn in turns)))
    return Course(turns, tuple(rows))


# ---- step 2 ----------------------------------------------------------------------------------------------


def step_table(report: Report, catalogue: Catalogue, name_of: Callable[[str], str]) -> Table:
    """What the cards with the invasion icon of two steps were used for, and all of them together."""
    heads = (
        tr("Card"),
        tr("Drawn"),
        tr("Paid for an invasion"),
        tr("Paid for rage"),
        tr("Played"),
        tr("Invasion, of those drawn"),
    )
    tallies = report.tally.sides[0].cards
    numbers = [number for number in tallies if _has_step_2(catalogue, number)]
    numbers.sort(key=lambda number: -tallies[number].for_invasion)
    rows: list[tuple[str, ...]] = []
    sums = [0, 0, 0, 0]
    for number in numbers:
        tally = tallies[number]
        counts = (tally.drawn, tally.for_invasion, tally.for_rage, tally.plays)
        sums = [one + other for one, other in zip(sums, counts, strict=True)]
        rows.append((name_of(number), *(f"{count:,}" for count in counts), _of_drawn(counts)))
    kinds = [frozenset({number}) for number in numbers]
    if len(rows) > 1:
        rows.insert(0, (tr("All step 2 cards"), *(f"{count:,}" for count in sums), _of_drawn(sums)))
        kinds.insert(0, frozenset(numbers))
    return Table(heads, tuple(rows), tuple(kinds))


def _has_step_2(catalogue: Catalogue, number: CardNumber) -> bool:
    card = catalogue.get(number)
    return card is not None and card.invasion == 2


def _of_drawn(counts: Sequence[int]) -> str:
    found = share(min(counts[1], counts[0]), counts[0])
    if found is None:
        return "–"
    return tr("{share} ({interval})", share=percent(found.value), interval=interval_words(found, share=True))


# ---- games -----------------------------------------------------------------------------------------------


def result_words(result: GameResult, name: str = "") -> str:
    """How a game ended for the deck that is measured."""
    how = shown(ENDS.get(result.reason, result.reason))
    if result.winner is None:
        return tr("draw {how}", how=how)
    if result.winner == 0:
        return tr("won {how}", how=how)
    return tr("lost to {name} {how}", name=name, how=how) if name else tr("lost {how}", how=how)
