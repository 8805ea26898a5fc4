"""Scenarios: positions in a player's words, begun and written back; wrong ones refused with every fault."""

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import Ask, Phase, PlayerState, apply, legal_actions
from deckbuilder.engine.scenario import (
    Placed,
    Scenario,
    ScenarioError,
    Side,
    begin,
    lay_out,
    read_scenario,
    scenario_of,
)
from deckbuilder.engine.state import Lasting
from tests.helpers import games
from tests.helpers.board import (
    Definitions,
    O,
    P,
    deck,
    discard,
    hand,
    legal,
    monster,
    monster_deck,
    position,
    stacks,
    strategies,
)
from tests.helpers.board import scenario as sketch
from tests.helpers.invariants import broken

NO_CARDS = Definitions()
few = settings(max_examples=25)  # scenarios are slow to make up; a search on purpose takes more

battle = st.sampled_from(["B(1,5000)", "B(2,2000,step=1)", "B(8,9000,step=2)"])
strategy = st.sampled_from(["S(1)", "S(3)", "S(1,base)"])
kaiju = st.sampled_from(["M(1,5000)", "M(2,8000,step=1)", "M(3,12000,burst=2)", "M(4,20000)"])
pile = st.lists(battle | strategy | kaiju, max_size=6).map(tuple)
stack = st.lists(battle, min_size=1, max_size=3).map(tuple)
count = st.integers(0, 20)


@st.composite
def sides(draw: st.DrawFn, turn: int) -> Side:
    zone = draw(st.integers(1, 8))
    free = st.sampled_from([each for each in range(1, 9) if each != zone])
    placed = st.builds(Placed, st.lists(strategy, min_size=1, max_size=2).map(tuple), st.integers(0, turn))
    under = draw(st.lists(kaiju, min_size=1, max_size=4).map(tuple))
    invaded = draw(st.integers(0, 3))
    return Side(
        monster=under,
        zone=zone,
        rage=draw(count),
        monster_deck=draw(st.lists(kaiju, max_size=3).map(tuple)),
        hand=draw(pile),
        deck_top=draw(pile),
        deck_rest=draw(pile),
        discard=draw(pile),
        zones=draw(st.dictionaries(free, stack, max_size=4)),
        strategies=draw(st.lists(st.none() | placed, min_size=2, max_size=3).map(tuple)),
        monster_played=draw(st.booleans()),
        invasion_used=draw(st.booleans()),
        invaded=invaded,
        invader=draw(st.integers(0, len(under))) if invaded else 0,
        destroyed=draw(st.integers(0, 3)),
        burst=draw(st.sampled_from(["", *under])),
        rooted=draw(st.booleans()),
    )


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    turn = draw(st.integers(1, 200))
    return Scenario(
        players=(draw(sides(turn)), draw(sides(turn))),
        turn=turn,
        active=draw(st.integers(0, 1)),
        phase=draw(st.sampled_from(["start", "main", "counter", "end"])),
        seed=draw(st.integers(0, (1 << 64) - 1)),
        step=draw(st.integers(0, 1000)),
        resolved=draw(st.integers(0, 9)),
    )


@few
@given(scenarios())
def test_text_reads_back_to_an_equal_scenario(scenario: Scenario) -> None:
    assert read_scenario(scenario.to_json()) == scenario


@few
@given(scenarios())
def test_game_begun_from_a_scenario_stands_in_that_position(scenario: Scenario) -> None:
    """All is as it was said; the rest of the deck has found its order below the top."""
    state = begin(replace(scenario, phase="main"), NO_CARDS)
    assert broken(state, own_cards=None) == []
    back = scenario_of(state)
    for given_side, side in zip(scenario.players, back.players, strict=True):
        top = len(given_side.deck_top)
        assert side.deck_top[:top] == given_side.deck_top
        assert sorted(side.deck_top[top:]) == sorted(given_side.deck_rest)
        assert replace(side, deck_top=()) == replace(given_side, deck_top=(), deck_rest=())
    assert (back.turn, back.active, back.seed) == (scenario.turn, scenario.active, scenario.seed)


@few
@given(scenarios())
def test_game_begun_asks_a_question_or_is_over(scenario: Scenario) -> None:
    state = begin(scenario, NO_CARDS)
    assert (state.outcome is None) == bool(legal_actions(state))


@pytest.mark.parametrize("texts", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_scenario_of_a_game_begins_the_same_game(seed: int, texts: bool) -> None:
    """Written, begun again and written once more: the same words, and the same actions are open."""
    definitions = games.definitions(abilities=texts)
    game = games.new(games.PAIRS[seed * 5], seed, abilities=texts)
    for at, (state, _) in enumerate(games.at_random(game, seed)):
        if at % 5 or state.ask is None or state.ask.kind is not Ask.MAIN or state.lasting:
            continue
        scenario = scenario_of(state)
        again = begin(read_scenario(scenario.to_json()), definitions)
        assert scenario_of(again) == scenario
        assert legal(again) == legal(state)


def test_scenario_has_a_word_for_every_part_of_a_side() -> None:
    deck_words = {"deck_top", "deck_rest"}
    words = {each.name for each in fields(Side)} - deck_words | {"deck", "strategy_turns"}
    assert words == set(PlayerState.__slots__)


# ---- the moment ------------------------------------------------------------------------------------------


def test_main_phase_asks_at_once() -> None:
    state = position({"hand": ["B(1,1000)"], "rage": 3})
    assert state.ask is not None
    assert (state.ask.kind, state.ask.player, state.phase) == (Ask.MAIN, P, Phase.MAIN)
    assert state.players[P].rage == 3
    assert "battle B(1,1000) z2" in legal(state)


def test_start_phase_is_run_before_the_question() -> None:
    """R7.8: draw one for the rank I monster, lose rage, then the main phase asks the same player."""
    state = position({"rage": 3, "deck": ["B(1,1000)", "B(2,1000)"]}, phase="start")
    assert state.ask is not None
    assert state.ask.player == P
    assert (hand(state, P), deck(state, P), state.players[P].rage) == (["B(1,1000)"], ["B(2,1000)"], 0)


def test_counter_phase_is_run_and_the_other_turn_begins() -> None:
    """R15: the counter succeeds, P's End Phase and O's Start Phase follow."""
    state = position({"zones": {2: "B(1,5000)"}}, {"zone": 8}, phase="counter", turn=4)
    assert monster(state, O) == ["M(1,5000)", "M(2,10000)"]
    assert state.players[O].zone == 3
    assert (state.turn, state.active, state.phase) == (5, O, Phase.MAIN)


def test_end_phase_is_run_without_a_counter() -> None:
    state = position({"zone": 4, "zones": {2: "B(1,9000)"}}, phase="end")
    assert state.players[P].zone == 5
    assert len(hand(state, P)) == 5
    assert monster(state, O) == ["M(1,5000)"]


def test_other_player_may_be_the_one_to_move() -> None:
    state = position(active=O, turn=2)
    assert state.ask is not None
    assert (state.ask.player, state.first) == (O, P)


def test_equal_seeds_shuffle_the_rest_alike_and_others_do_not() -> None:
    side = Side(("M(1,5000)",), deck_rest=tuple(f"B(1,{power})" for power in range(30)))
    orders = [deck(begin(Scenario((side, side), seed=seed), NO_CARDS), P) for seed in (1, 1, 2)]
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == sorted(side.deck_rest)


def test_burst_card_named_in_the_scenario_leaves_in_the_end_phase() -> None:
    """R12.14"""
    state = position({"monster": ["M(1,5000)", "M(2,8000)"], "burst": "M(2,8000)"}, phase="end")
    assert (monster(state, P), discard(state, P)) == (["M(1,5000)"], ["M(2,8000)"])


def test_rooted_monster_stands_still() -> None:
    assert position({"zone": 4, "rooted": True}, phase="end").players[P].zone == 4


def test_real_cards_in_any_spelling_are_found() -> None:
    state = position({"hand": ["EBP01-077", "ebp1-77"]})
    assert hand(state, P) == ["EBP01-077", "EBP01-077"]


def test_places_are_as_written() -> None:
    state = position(
        {
            "zones": {5: ["B(1,1000)", "B(2,2000)"]},
            "strategies": [None, "S(1)"],
            "monster_deck": ["M(3,1)"],
            "discard": ["S(2)", "S(3)"],
        }
    )
    assert stacks(state, P) == {5: ["B(1,1000)", "B(2,2000)"]}
    assert strategies(state, P) == ["S(1)"]
    assert (monster_deck(state, P), discard(state, P)) == (["M(3,1)"], ["S(2)", "S(3)"])


# ---- what is refused -------------------------------------------------------------------------------------


def faults_of(given: dict[str, Any], **moment: Any) -> list[str]:
    """What is wrong with a scenario whose first player is like this."""
    with pytest.raises(ScenarioError) as caught:
        lay_out(sketch(given, **moment), NO_CARDS)
    return list(caught.value.faults)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"zone": 9}, "players[0].zone: expected a zone from 1 to 8, found 9"),
        ({"zone": 0}, "players[0].zone: expected a zone from 1 to 8, found 0"),
        ({"rage": -1}, "players[0].rage: expected 0 or more, found -1"),
        ({"monster": []}, "players[0].monster: a player always has a monster"),
        ({"monster": "B(1,1)"}, "players[0].monster: B(1,1) is no monster card"),
        ({"monster_deck": ["S(1)"]}, "players[0].monster_deck: S(1) is no monster card"),
        ({"zones": {9: "B(1,1)"}}, "players[0].zones.9: there are the zones 1 to 8"),
        ({"zones": {1: "B(1,1)"}}, "players[0].zones.1: the player's own monster stands there (R25.3)"),
        ({"zones": {2: "S(1)"}}, "players[0].zones.2: S(1) is no battle card"),
        ({"zones": {2: []}}, "players[0].zones.2: names no card; leave a free zone out"),
        ({"strategies": ["B(1,1)"]}, "players[0].strategies[0]: B(1,1) is no strategy card"),
        (
            {"strategies": [("S(1)", 4)]},
            "players[0].strategies[0].turn: expected a turn from 0 to 3, found 4",
        ),
        ({"strategies": [[]]}, "players[0].strategies[0]: names no card; null is a free zone"),
        (
            {"strategies": ["S(1)"] * 4},
            "players[0].strategies: there are 2 zones, or 3 by a card (R2.14)",
        ),
        (
            {"hand": ["T(1,3000)"]},
            "players[0].hand: T(1,3000) is a token, which exists in zones only (R25.6)",
        ),
        ({"deck": ["EBP99-001"]}, 'players[0].deck_top: no card has the number "EBP99-001"'),
        ({"burst": "M(2,1)"}, 'players[0].burst: "M(2,1)" is not in the stack of the monster'),
    ],
)
def test_impossible_side_is_refused(given: dict[str, Any], fault: str) -> None:
    assert faults_of(given) == [fault]


@pytest.mark.parametrize(
    ("moment", "fault"),
    [
        ({"phase": "lunch"}, 'phase: expected one of start, main, counter, end, found "lunch"'),
        ({"turn": 0}, "turn: expected 1 to 200, found 0"),
        ({"turn": 201}, "turn: expected 1 to 200, found 201"),
        ({"seed": -1}, "seed: expected a number from 0 to 2**64 - 1"),
    ],
)
def test_impossible_moment_is_refused(moment: dict[str, Any], fault: str) -> None:
    assert faults_of({}, **moment) == [fault]


def test_all_faults_come_at_once() -> None:
    faults = faults_of({"zone": 12, "rage": -3, "hand": ["Gojira"], "monster": "S(1)"}, phase="night")
    assert len(faults) == 5


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", ["The text is no JSON: Expecting value in line 1, column 1"]),
        ("[]", ["expected names with values, found []"]),
        ("{}", ["players: is missing"]),
        ('{"version": 9}', ["version: this program reads scenarios of version 1"]),
        ('{"players": [{}]}', ["players: expected a list of 2, found [{}]"]),
        (
            '{"players": [{}, {"monster": "M", "zones": {"two": []}}]}',
            [
                "players[0].monster: is missing",
                'players[1].monster: expected a list, found "M"',
                "players[1].zones.two: expected a number as name",
            ],
        ),
        (
            '{"players": [{"monster": [1], "rage": true, "luck": 7}, {"monster": []}]}',
            [
                "players[0].luck: is no known name here",
                "players[0].monster[0]: expected a text, found 1",
                "players[0].rage: expected a whole number, found true",
            ],
        ),
    ],
)
def test_text_that_is_no_scenario_is_refused_with_every_fault(text: str, faults: list[str]) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(text)
    assert list(caught.value.faults) == faults


def test_usual_values_need_no_words() -> None:
    text = '{"players": [{"monster": ["M(1,5000)"]}, {"monster": ["M(1,5000)"]}]}'
    scenario = read_scenario(text)
    assert scenario.players[0] == Side(("M(1,5000)",))
    assert set(json.loads(scenario.to_json())) == {"version", "players"}


def test_finished_game_has_no_scenario() -> None:
    state = games.finished(games.new(games.PAIRS[0], 1), 1)
    with pytest.raises(ScenarioError, match="The game is over"):
        scenario_of(state)


def test_effect_that_lasts_has_no_words() -> None:
    state = position({"zones": {2: "B(1,1000)"}})
    state.lasting.append(Lasting(state.players[P].zones[2][0], 5000))
    with pytest.raises(ScenarioError, match="still lasts"):
        scenario_of(state)


def test_middle_of_a_choice_has_no_scenario() -> None:
    state = position(
        {"zones": {3: "B(3,1,evolution=5 Mothra)"}, "deck": ["B(5,1,traits=Mothra)"] * 3}, phase="start"
    )
    assert state.ask is not None
    assert state.ask.kind is Ask.EVOLVE
    with pytest.raises(ScenarioError, match="in the middle of a choice"):
        scenario_of(state)
    apply(state, legal_actions(state)[0])
    assert scenario_of(state).players[P].zones == {3: ("B(3,1,evolution=5 Mothra)", "B(5,1,traits=Mothra)")}
