"""What the plots show, as data: bars or curves, the sentence that reads them, and the same as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.deck import Section
from deckbuilder.gui.deck.marks import Marks
from deckbuilder.gui.deck.odds_row import percent
from deckbuilder.gui.deck.questions import GROUPS, DeckOdds
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import OddsQuestion
from deckbuilder.gui.tr import shown, tr

MOST_SEEN = 20
"""The curves end here: about turn six."""

ZONES = 8


@dataclass(frozen=True, slots=True)
class PlotBar:
    """One bar; ``second`` ones are drawn as outlines beside the solid ones."""

    at: float
    """Its place on the axis."""

    value: float
    label: str
    """What stands on top."""

    words: str
    """The whole of it for a screen reader."""

    numbers: frozenset[CardNumber] = frozenset()
    """The cards to select."""

    second: bool = False


@dataclass(frozen=True, slots=True)
class PlotCurve:
    """One line, labelled at its end."""

    name: str
    points: tuple[tuple[float, float], ...]
    marked: tuple[float, float, str] | None = None
    """A point on it that is asked about, and what to write there."""


@dataclass(frozen=True, slots=True)
class Table:
    """The same numbers to read, copy and export."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[frozenset[CardNumber], ...]
    """The cards behind each row."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One plot."""

    title: str
    sentence: str
    x_title: str
    y_title: str
    table: Table
    bars: tuple[PlotBar, ...] = ()
    curves: tuple[PlotCurve, ...] = ()
    ticks: tuple[tuple[float, str], ...] = ()
    """Places and words on the horizontal axis; empty for numbers."""

    percent: bool = False
    """The vertical axis goes from 0 to 100 %."""

    mean: tuple[float, str] | None = None
    """An average on the horizontal axis, drawn in amber, and its words."""


def group_name(text: str) -> str:
    """The name of a usual group, or the search text itself."""
    return shown(GROUPS[text]) if text in GROUPS else text


def question_in_words(question: OddsQuestion) -> str:
    """``at least 2 of battle rank 1–3``."""
    return tr("at least {least} of {group}", least=question.least, group=group_name(question.group))


def odds_figure(odds: DeckOdds, questions: Sequence[OddsQuestion]) -> Figure:
    """The chance of each question, and of all together, by cards seen; raises ``QueryError``."""
    named = [(question_in_words(each), (each,), min(each.draws, odds.size)) for each in questions]
    curves: list[PlotCurve] = []
    for words, asked, draws in named:
        values = odds.curve(max(MOST_SEEN, draws), *asked)
        points = tuple((float(seen), value) for seen, value in enumerate(values) if seen)
        marked = (float(draws), values[draws], percent(values[draws])) if draws else None
        curves.append(PlotCurve(words, points, marked))
    together = odds.chance(*questions)
    if len(questions) > 1:
        values = odds.curve(max(len(curve.points) for curve in curves), *questions)
        points = tuple((float(seen), value) for seen, value in enumerate(values) if seen)
        curves.insert(0, PlotCurve(tr("all of them"), points))
    longest = max((len(curve.points) for curve in curves), default=0)
    rows = tuple(
        (str(seen), *(_percent_at(curve, seen) for curve in curves)) for seen in range(1, longest + 1)
    )
    sentence = (
        tr(
            "The opening hand is 5 cards; later draws depend on the opponent's rank. Thick line: all of them "
            "in the same number of cards. Points: the number each question asks for; so all come true "
            "in {chance} of the games.",
            chance=percent(together),
        )
        if len(questions) > 1
        else tr(
            "The opening hand is 5 cards; later draws depend on the opponent's rank. This comes true in "
            "{chance} of the games.",
            chance=percent(together),
        )
    )
    return Figure(
        title=tr("Odds by cards seen"),
        sentence=sentence,
        x_title=tr("cards seen"),
        y_title=tr("chance"),
        table=Table(
            (tr("Cards seen"), *(curve.name for curve in curves)),
            rows,
            (frozenset[CardNumber](),) * len(rows),
        ),
        curves=tuple(curves),
        ticks=tuple((float(seen), str(seen)) for seen in (1, *range(5, longest + 1, 5))),
        percent=True,
    )


def hand_figure(odds: DeckOdds, question: OddsQuestion) -> Figure:
    """How many cards of a group are among the first ones; raises ``QueryError``."""
    draws = min(question.draws, odds.size)
    chances = odds.spread(question.group, question.draws)
    group, name = odds.group(question.group), group_name(question.group)
    mean = sum(count * chance for count, chance in enumerate(chances))
    bars = tuple(
        PlotBar(
            float(count),
            chance,
            percent(chance),
            tr("{count} of {group}: {chance}", count=count, group=name, chance=percent(chance)),
            group.numbers,
        )
        for count, chance in enumerate(chances)
    )
    return Figure(
        title=tr("Opening hand"),
        sentence=tr(
            "Among the first {draws} of {cards} cards there are on average {mean} of {group} ({members} in "
            "the deck). There is no redraw in this game.",
            draws=draws,
            cards=odds.size,
            mean=f"{mean:.2f}",
            group=name,
            members=len(group.cards),
        ),
        x_title=tr("how many of {group}", group=name),
        y_title=tr("chance"),
        table=Table(
            (tr("How many"), tr("Exactly"), tr("At least")),
            tuple(
                (str(count), percent(chance), percent(min(1.0, sum(chances[count:]))))
                for count, chance in enumerate(chances)
            ),
            (group.numbers,) * len(chances),
        ),
        bars=bars,
        ticks=tuple((float(count), str(count)) for count in range(len(chances))),
        percent=True,
        mean=(mean, tr("average {mean}", mean=f"{mean:.2f}")),
    )


def turns_figure(deck: OpenDeck, services: Services) -> Figure:
    """How many cards can be played by turn, by their ranks alone (R9.1, R10.1)."""
    held = [
        (card, entry.count)
        for entry in deck.deck.main
        if (card := services.catalogue.get(entry.number)) is not None
    ]
    bars: list[PlotBar] = []
    rows: list[tuple[str, ...]] = []
    behind: list[frozenset[CardNumber]] = []
    for turn in range(1, ZONES + 1):
        battle = _playable(held, CardType.BATTLE, turn)
        strategy = _playable(held, CardType.STRATEGY, turn)
        for (count, numbers), second, words in (
            (battle, False, tr("Turn {turn}: {count} battle cards", turn=turn, count=battle[0])),
            (strategy, True, tr("Turn {turn}: {count} strategy cards", turn=turn, count=strategy[0])),
        ):
            place = turn + (0.21 if second else -0.21)
            bars.append(PlotBar(place, count, str(count) if count else "", words, numbers, second))
        rows.append((str(turn), str(battle[0]), str(strategy[0])))
        behind.append(battle[1] | strategy[1])
    total = deck.deck.count(Section.MAIN)
    return Figure(
        title=tr("Playable by turn"),
        sentence=tr(
            "Solid: battle cards, outlined: strategy cards, of {total}. For the player who begins, when "
            "nobody invades and nobody is countered: in turn n both monsters stand in zone n. An invasion "
            "makes it sooner.",
            total=total,
        ),
        x_title=tr("turn"),
        y_title=tr("copies"),
        table=Table((tr("Turn"), tr("Battle cards"), tr("Strategy cards")), tuple(rows), tuple(behind)),
        bars=tuple(bars),
        ticks=tuple((float(turn), str(turn)) for turn in range(1, ZONES + 1)),
    )


def power_figure(deck: OpenDeck, services: Services) -> Figure:
    """The battle cards by counter power."""
    power = deck.statistics.counter_power
    marks = Marks(deck, services.catalogue).powers()
    bars = tuple(
        PlotBar(float(place), mark.count, str(mark.count), shown(mark.words), mark.numbers)
        for place, mark in enumerate(marks)
    )
    printed = list(power.spread)
    average = power.average
    return Figure(
        title=tr("Counter power"),
        sentence=tr(
            "{count} battle cards, {total} together; the best eight, one a zone, have {best}.",
            count=power.count,
            total=f"{power.total:,}",
            best=f"{power.best:,}",
        ),
        x_title=tr("counter power, in thousands"),
        y_title=tr("copies"),
        table=Table(
            (tr("Counter power"), tr("Copies")),
            tuple(
                (f"{printed[place]:,}" if place < len(printed) else "X", str(mark.count))
                for place, mark in enumerate(marks)
            ),
            tuple(mark.numbers for mark in marks),
        ),
        bars=bars,
        ticks=tuple((float(place), mark.label) for place, mark in enumerate(marks)),
        mean=(_between(printed, average), tr("average {power}", power=f"{average:,.0f}"))
        if average is not None
        else None,
    )


def _percent_at(curve: PlotCurve, seen: int) -> str:
    return percent(curve.points[seen - 1][1]) if seen <= len(curve.points) else ""


def _playable(
    held: Sequence[tuple[Card, int]], card_type: CardType, turn: int
) -> tuple[int, frozenset[CardNumber]]:
    fitting = [(card, count) for card, count in held if card.type is card_type and card.rank <= turn]
    return sum(count for _, count in fitting), frozenset(card.number for card, _ in fitting)


def _between(values: Sequence[int], value: float) -> float:
    """Where a value stands on an axis on which the given ones stand at 0, 1, 2 ..."""
    for place, (low, high) in enumerate(pairwise(values)):
        if low <= value <= high:
            return place + (value - low) / (high - low)
    return 0.0
