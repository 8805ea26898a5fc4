"""The forecast says what the Counter Phase does when it comes, and nothing that nobody can know."""

from __future__ import annotations

from deckbuilder.engine import apply
from deckbuilder.engine.events import Kind
from deckbuilder.play.forecast import Result, after, forecast, power_parts, threat_parts
from tests.helpers import games


def test_a_forecast_before_the_counter_phase_comes_true() -> None:
    told = 0
    for state, action in games.at_random(games.new(("ESD01", "ESD02"), 3, abilities=True), 3):
        if str(action) != "pass":
            continue
        before, trial = forecast(state, state.active), state.clone()
        tried = [event for event in apply(trial, action) if event.kind is Kind.COUNTER_TRIED][:1]
        for event in tried:
            if (event.first, event.second) == (before.power, before.threat):
                assert (before.result is Result.NOTHING) == (event.first < event.second)
                told += 1
    assert told > 3


def test_the_parts_add_up() -> None:
    for state, _ in games.at_random(games.new(("ESD01", "ginza-rampage"), 5, abilities=True), 5):
        for player in range(2):
            found = forecast(state, player)
            assert sum(part.points for part in power_parts(state, player)) == found.power
            assert sum(part.points for part in threat_parts(state, 1 - player)) == found.threat


def test_looking_ahead_changes_nothing_and_tells_no_hidden_card() -> None:
    for state, action in games.at_random(games.new(("ESD01", "ESD02"), 8, abilities=True), 8):
        key = state.key()
        then = after(state, action, 1 - state.active)
        assert state.key() == key
        trial = state.clone()
        apply(trial, action)
        drew = any(mine.deck != other.deck for mine, other in zip(state.players, trial.players, strict=True))
        assert then is None or not drew
