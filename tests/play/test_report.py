"""What a report says of games whose course is known."""

import csv
import io
import json

import pytest

from deckbuilder.engine import PASS, apply_unchecked, legal_actions
from deckbuilder.engine.actions import Kind
from deckbuilder.play.goldfish import Behaviour, Goldfish, goldfish_game
from deckbuilder.play.match import GameRecord
from deckbuilder.play.report import CSV_COLUMNS, Report
from deckbuilder.play.simulation import simulate
from deckbuilder.play.tally import GameLog, Tally
from tests.helpers.batches import against_deck, against_goldfish, shipped_list

WALL = Goldfish(threat=900_000, behaviour=Behaviour.STANDS)


@pytest.fixture(scope="module")
def match() -> Report:
    """A small match between two decks."""
    return simulate(against_deck(), 30, 1)


def invader() -> Report:
    """One game: the deck goes first and only invades and walks, so what happens can be counted by hand."""
    state = goldfish_game(shipped_list("ESD01"), WALL, 5, 0)
    log, actions = GameLog(state), []
    while state.ask is not None:
        legal = legal_actions(state)
        action = next(
            (each for each in legal if each.kind is Kind.INVADE), PASS if PASS in legal else legal[0]
        )
        actions.append(action)
        log(state, action, apply_unchecked(state, action))
    tally = Tally()
    log.add_to(tally, state, GameRecord(5, 0, state.outcome, None, state.turn, tuple(actions)))
    return Report(("Mine", "goldfish"), ("none", "passive"), 1, 5, tally)


def test_a_win_is_counted_in_the_own_turn_of_the_winner() -> None:
    """Turns are the player's own: the goldfish's between them do not count."""
    side = invader().side(0)
    assert side.wins == {"invasion": 1}
    assert side.win_turn
    last = side.turns[-1]
    assert side.win_turn.median == last.turn
    assert side.win_rate
    assert side.win_rate.value == 1


def test_each_own_turn_is_seen_as_its_main_phase_begins() -> None:
    turns = invader().side(0).turns
    assert [row.turn for row in turns] == list(range(1, len(turns) + 1))
    assert (turns[0].zone, turns[0].rank, turns[0].hand) == (1, 1, 6)
    assert turns[-1].zone == 8
    assert [row.countered.value for row in turns if row.countered] == [0] * (len(turns) - 1)


def test_cards_paid_for_invasions_are_counted() -> None:
    side = invader().side(0)
    assert sum(row.for_invasion for row in side.cards) == len(side.turns)
    assert {row.played for row in side.cards} == {0}
    assert all(row.first_turn is None and row.won_played is None for row in side.cards)


def test_cards_that_stay_in_the_hand_are_stuck() -> None:
    """One card a turn pays, the other cards of the opening hand are still there at the end."""
    side = invader().side(0)
    assert side.end_hand
    assert 0 < sum(row.stuck for row in side.cards) <= side.end_hand.median


def test_the_goldfish_has_no_cards_in_the_report() -> None:
    assert simulate(against_goldfish(), 5).side(1).cards == ()


def test_every_game_is_won_or_drawn(match: Report) -> None:
    one, two = match.side(0), match.side(1)
    won = sum(one.wins.values()) + sum(two.wins.values())
    assert won + match.tally.draws.total() == match.tally.finished == 30
    assert match.first_player
    assert match.first_player.value == match.tally.first_wins / won


def test_every_deck_draws_its_opening_hand(match: Report) -> None:
    for player in range(2):
        assert sum(row.drawn for row in match.side(player).cards) >= 5


def test_json_has_every_figure(match: Report) -> None:
    data = json.loads(json.dumps(match.as_data(lambda number: f"name of {number}")))
    assert (data["games"], data["played"], data["complete"], data["seed"]) == (30, 30, True, 1)
    assert (data["failed"], data["failures"]) == (0, [])
    assert set(data["first_player_won"]) == {"value", "low", "high"}
    side = data["sides"][0]
    assert set(side["win_turn"]) == {"count", "mean", "median", "p10", "p90"}
    assert set(side["by_turn"][0]) == {"turn", "games", "zone", "rank", "hand", "counter_power", "countered"}
    card = side["cards"][0]
    assert card["name"] == f"name of {card['number']}"
    for key in ("drawn", "played", "first_turn", "stuck", "won_when_drawn", "won_when_played"):
        assert key in card


def test_csv_has_one_number_a_row(match: Report) -> None:
    file = io.StringIO()
    csv.writer(file).writerows([CSV_COLUMNS, *match.csv_rows()])
    file.seek(0)
    rows = list(csv.DictReader(file))
    assert {row["table"] for row in rows} >= {"batch", "wins", "summary", "win turns", "by turn", "cards"}
    differences = {f"win {what} early{part}" for what in ("turn", "rate") for part in ("", " low", " high")}
    assert all(float(row["value"]) >= 0 or row["figure"] in differences for row in rows)
    keys = [(row["table"], row["player"], row["key"], row["figure"]) for row in rows]
    assert len(set(keys)) == len(keys)


def test_tables_have_a_cell_for_every_column(match: Report) -> None:
    tables = list(match.tables(lambda number: number))
    assert len(tables) == 6
    for table in tables:
        assert table.rows
        assert {len(row) for row in table.rows} == {len(table.columns)}


def test_shares_of_the_wins_add_up(match: Report) -> None:
    table = next(match.tables())
    won = match.side(0).win_rate
    assert won
    assert table.rows[-1][-1] == f"{won.value:.1%}"


def test_dead_draws_and_stuck_cards_come_with_intervals() -> None:
    """B80: never a bare number."""
    rows = simulate(against_goldfish(bot="greedy"), 40, 2).side(0).cards
    drawn = [row for row in rows if row.drawn]
    assert drawn
    for row in drawn:
        assert row.unused
        assert row.stuck_drawn
        assert row.stuck_drawn.value <= row.unused.value, "what is stuck has not been used"
        assert row.unused.low <= row.unused.value <= row.unused.high
        assert row.games_early <= row.games_drawn <= 40


def test_the_differences_to_the_mean_even_out() -> None:
    """The games with a card and those without it make up all games."""
    report = simulate(against_goldfish(bot="greedy"), 60, 2)
    found = [row for row in report.side(0).cards if row.win_turn_early]
    assert {row.win_turn_early.value > 0 for row in found if row.win_turn_early} == {True, False}


def test_the_share_of_games_that_reached_a_zone_by_a_turn() -> None:
    report = invader()
    zones = report.reached(0, "zone", 5, 8)
    assert zones[1].value == 0
    assert zones[max(zones)].value == 1
    assert all(0 <= each.low <= each.value <= each.high <= 1 for each in zones.values())
    for what in ("rank", "hand", "rage"):
        assert all(each.value == 1 for each in report.reached(0, what, 0, 99).values())
