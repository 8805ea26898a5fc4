"""What the window makes of a report: bars, figures with interval and sample size, course, step 2, cuts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from deckbuilder.gui.services import Services
from deckbuilder.gui.simulation.cutting import cut_table
from deckbuilder.gui.simulation.plan import Entrant
from deckbuilder.gui.simulation.results import (
    bar_words,
    course_of,
    ending_words,
    figures_of,
    histogram_of,
    histogram_table,
    signed,
    step_table,
)
from deckbuilder.play.cuts import FEWEST, cuts
from deckbuilder.play.report import Report
from deckbuilder.play.simulation import simulate
from deckbuilder.play.tally import CardTally, Failure, GameResult, SideTally, Tally
from tests.helpers import decks
from tests.helpers.batches import against_deck, against_goldfish

ESD01 = decks.shipped("ESD01")


@pytest.fixture(scope="module")
def goldfish() -> Report:
    return simulate(replace(against_goldfish(bot="greedy"), keep_games=True), 60, 5)


@pytest.fixture(scope="module")
def match() -> Report:
    return simulate(replace(against_deck(), keep_games=True), 30, 1)


def report_of(results: dict[int, GameResult]) -> Report:
    """A report of these results alone."""
    mine = SideTally()
    for result in results.values():
        if result.winner == 0:
            mine.win_turns[result.turn] += 1
            mine.wins[result.reason] += 1
    tally = Tally(games=len(results), finished=len(results), results=results, sides=(mine, SideTally()))
    return Report(("Mine", "Theirs"), ("greedy", "passive"), len(results), 0, tally)


def test_the_bars_hold_every_win_by_how_it_came(goldfish: Report) -> None:
    found = histogram_of(goldfish)
    assert sum(bar.count for bar in found.bars) == goldfish.tally.sides[0].wins.total()
    parts = Counter[str]()
    for bar in found.bars:
        parts.update(dict(bar.parts))
    assert parts == goldfish.tally.sides[0].wins
    assert found.place(found.median or 0) == (found.median or 0) - found.bars[0].first


def test_turns_without_a_win_have_their_place_and_late_ones_share_the_last() -> None:
    results = {seed: GameResult(0, "counter", turn, 0) for seed, turn in enumerate([3, 5, 40, 41])}
    bars = histogram_of(report_of(results)).bars
    assert [bar.count for bar in bars[:3]] == [1, 0, 1]
    assert bars[1].label == "4"
    assert bars[-1].label.endswith("+")
    assert bars[-1].count == 2
    assert bar_words(bars[1], 4) == "turn 4: 0 wins"
    assert bar_words(bars[0], 4) == "turn 3: 1 win, 25.0\N{NO-BREAK SPACE}% of the games; 1 by countering"


def test_no_win_is_said_in_words() -> None:
    assert histogram_of(report_of({})).words == "No game is over yet."
    assert histogram_of(report_of({1: GameResult(1, "counter", 4, 0)})).words == "No game was won."


def test_the_table_of_the_histogram_ends_with_all_wins(goldfish: Report) -> None:
    table = histogram_table(goldfish)
    assert sum(int(row[1]) for row in table.rows) == 60
    assert table.rows[-1][-1] == "100.0\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize("which", ["goldfish", "match"])
def test_every_figure_has_its_interval_and_its_sample(which: str, request: pytest.FixtureRequest) -> None:
    """B80."""
    figures = list(figures_of(request.getfixturevalue(which)))
    assert len(figures) >= 3
    for figure in figures:
        assert "95 % interval" in figure.note
        assert "wins" in figure.note or "games" in figure.note


def test_a_match_says_who_wins_first_of_all(match: Report) -> None:
    assert next(figures_of(match)).what == "of the games won"


def test_games_that_were_given_up_are_named_by_their_seed(goldfish: Report) -> None:
    """B76."""
    assert ending_words(goldfish) == "Every game came to an end."
    tally = goldfish.tally.copy()
    tally.failures = [Failure(seed, "too many decisions") for seed in range(50, 57)]
    tally.failed = 7
    said = ending_words(replace(goldfish, tally=tally))
    assert said == "7 games given up, with the seeds 50, 51, 52, 53, 54 and more: too many decisions"


def test_the_course_is_made_of_shares_of_the_games_that_lasted(match: Report) -> None:
    course = course_of(match)
    assert 1 <= len(course.turns) <= 5
    reached = {row.turn: row.games for row in match.side(0).turns}
    for _, cells in course.rows:
        assert [cell.games for cell in cells] == [reached[turn] for turn in course.turns]
    zone5, zone8 = (dict(course.rows)[name] for name in ("zone 5 or more", "zone 8"))
    for more, less in zip(zone5, zone8, strict=True):
        assert more.share
        assert less.share
        assert more.share.value >= less.share.value


def test_the_use_of_step_2_adds_up(goldfish: Report) -> None:
    table = step_table(goldfish, decks.cards(), str)
    paid = [int(row[2].replace(",", "")) for row in table.rows]
    assert paid[0] == sum(paid[1:]) > 0
    assert "to" in table.rows[0][-1], "a share comes with its interval"


def test_a_difference_of_zero_has_no_sign() -> None:
    assert [signed(each) for each in (0.0, -0.001, 0.254, -1.5)] == [
        "0.00",
        "0.00",
        "+0.25",
        "\N{MINUS SIGN}1.50",
    ]


# ---- what to cut -----------------------------------------------------------------------------------------


def cards_report(**cards: CardTally) -> Report:
    numbers = [entry.base for entry in ESD01.main[: len(cards)]]
    side = SideTally(win_turns=Counter({8: 500, 9: 500}), wins=Counter({"counter": 1000}))
    side.cards = {number: card for number, card in zip(numbers, cards.values(), strict=True) if number}
    return Report(("a", "b"), ("", ""), 1000, 0, Tally(games=1000, finished=1000, sides=(side, SideTally())))


def test_dead_and_late_cards_are_named_the_surest_first(services: Services, qapp: object) -> None:
    report = cards_report(
        good=CardTally(
            1000, 500, 500, games_early=400, wins_early=400, turns_early=3300, squares_early=27_300, unused=50
        ),
        dead=CardTally(
            1000,
            500,
            500,
            games_early=400,
            wins_early=400,
            turns_early=3400,
            squares_early=29_000,
            unused=700,
            stuck=500,
        ),
        late=CardTally(
            1000, 500, 500, games_early=400, wins_early=400, turns_early=3550, squares_early=31_600, unused=60
        ),
    )
    numbers = [entry.number for entry in ESD01.main[:3]]
    found = cuts(report, set(numbers))
    assert [cut.number for cut in found] == [numbers[1], numbers[2]]
    assert found[0].unused
    assert found[0].stuck
    assert found[1].later
    assert found[1].unused is None
    sentence, table = cut_table(report, Entrant("a", ESD01), services)
    assert sentence.startswith("2 cards of ")
    for row in table.rows:
        assert row[1] == "500", "the sample size"
        assert any("to" in cell for cell in row[2:])


def seen(later: float, unused: int = 400, stuck: int = 100) -> CardTally:
    """In 400 first hands, with wins that come so many turns later than turn 8.5."""
    turns = round(400 * (8.5 + later))
    return CardTally(
        1000,
        500,
        500,
        games_early=400,
        wins_early=400,
        turns_early=turns,
        squares_early=round(turns * turns / 400 + 100),
        unused=unused,
        stuck=stuck,
    )


def test_cards_that_carry_the_deck_do_not_make_all_others_bad(services: Services, qapp: object) -> None:
    """One card is much faster, so every other is below the average; only one is below the others too."""
    report = cards_report(fast=seen(-0.6), one=seen(0.2), two=seen(0.2), three=seen(0.2), slow=seen(0.5))
    rows = report.side(0).cards
    assert sum(row.win_turn_early is not None and row.win_turn_early.low > 0 for row in rows) == 4
    found = cuts(report, {row.number for row in rows})
    assert [cut.number for cut in found] == [ESD01.main[4].base]
    words = cut_table(report, Entrant("a", ESD01), services)[0]
    assert words.startswith("1 card of ")
    assert "only speed counts" not in words
    alone = replace(report, bots=("greedy", "passive"))
    assert "only speed counts" in cut_table(alone, Entrant("a", ESD01), services)[0]


def test_a_dead_draw_alone_is_no_reason(services: Services, qapp: object) -> None:
    usual = seen(0.0)
    report = cards_report(one=usual, two=usual, dead=seen(0.0, unused=900), worse=seen(0.0, 900, 600))
    found = cuts(report, {row.number for row in report.side(0).cards})
    assert [cut.number for cut in found] == [ESD01.main[3].base]


def test_nothing_is_said_of_a_card_that_was_hardly_seen(services: Services, qapp: object) -> None:
    assert FEWEST == 30
    report = cards_report(
        usual=CardTally(
            1000, 500, 500, games_early=400, wins_early=400, turns_early=3400, squares_early=29_000
        ),
        rare=CardTally(
            10,
            10,
            10,
            games_early=29,
            wins_early=29,
            turns_early=247,
            squares_early=2110,
            unused=10,
            stuck=10,
        ),
    )
    assert cuts(report, {entry.number for entry in ESD01.main}) == ()
    assert cut_table(report, Entrant("a", ESD01), services)[0].startswith("No card is surely worse")


def test_cards_outside_the_main_deck_are_no_advice(goldfish: Report) -> None:
    assert cuts(goldfish, set()) == ()
