"""Steps of a turn that a player takes by hand: each waits, says what it would do, and does it when told."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import (
    GO,
    PASS,
    STEPS,
    Ask,
    GameState,
    Stop,
    StopSyntaxError,
    Task,
    apply,
    from_json,
    legal_actions,
    new_game,
    parse_stops,
    stops_in_words,
    to_json,
    why_not,
)
from deckbuilder.engine.actions import Kind
from deckbuilder.play import (
    Goldfish,
    Session,
    Voice,
    describe_action,
    label,
    prompt,
    read_replay,
    write_replay,
)
from deckbuilder.play.automatic import SWITCHES, Automation
from deckbuilder.play.opening import NO_DECK
from tests.helpers import games
from tests.helpers.board import Definitions, O, P, catalogue, position
from tests.helpers.sessions import opening

EVERY = tuple(Stop(player, step) for player in (P, O) for step in STEPS)
MINE = Voice(P)


def stopped(step: Task, p: dict[str, object] | None = None, o: dict[str, object] | None = None) -> GameState:
    """A turn of P that has come to this step, which waits; whatever is before the turn of P passes."""
    state = position(p, o)
    state.stops = (Stop(P, step),)
    for _ in range(20):
        assert state.ask is not None
        if state.ask.kind is Ask.STEP:
            return state
        apply(state, legal_actions(state)[0] if state.ask.kind is not Ask.MAIN else PASS)
    raise AssertionError(f"the turn never came to {step.name}")


def test_the_draw_waits_and_then_draws_for_the_rank_of_the_enemy_monster() -> None:
    """R7.2"""
    state = stopped(Task.DRAW, {"hand": 5, "deck": 9}, {"monster": "M(2,5000)"})
    before = len(state.players[P].hand)
    assert prompt(state, MINE) == "Start Phase: draw 2 cards"
    apply(state, GO)
    assert len(state.players[P].hand) == before + 2


def test_the_discard_of_old_strategies_waits() -> None:
    """R7.4"""
    state = stopped(Task.DISCARD, {"strategies": ["S(1)"]})
    assert prompt(state, MINE).endswith("are discarded: S(1)")
    assert state.players[P].strategies[0]
    apply(state, GO)
    assert not state.players[P].strategies[0]


def test_the_reset_of_rage_waits() -> None:
    """R7.7"""
    state = stopped(Task.RESET_RAGE, {"rage": 3})
    assert "it is 3 now" in prompt(state, MINE)
    apply(state, GO)
    assert state.players[P].rage == 0


def test_the_counter_check_waits_and_names_both_numbers() -> None:
    """R15.8"""
    state = stopped(Task.COUNTER, {"zones": {5: "B(1,9000)"}}, {"monster": "M(1,8000)", "zone": 8})
    assert label(state, GO, MINE) == "Counter check: 9,000 against 8,000"
    assert state.players[O].zone == 8
    apply(state, GO)
    assert state.players[O].zone == 3


def test_the_advance_of_the_end_phase_waits() -> None:
    """R16.3"""
    state = stopped(Task.ADVANCE, {"zone": 3})
    assert state.players[P].zone == 3
    apply(state, GO)
    assert state.players[P].zone == 4


def test_the_refill_waits() -> None:
    """R16.8"""
    state = stopped(Task.REFILL, {"hand": 2, "deck": 9})
    assert label(state, GO, MINE) == "Draw 3 cards"
    apply(state, GO)
    assert len(state.players[P].hand) == 5


@pytest.mark.parametrize("step", STEPS)
def test_a_step_that_waits_can_only_be_gone_on_from(step: Task) -> None:
    """Whoever tries something else is told why, in words of every language; the other is told who chooses."""
    state = stopped(step)
    assert legal_actions(state) == (GO,)
    assert why_not(state, PASS) == "The turn stands before one of its steps; go on first"
    for language in ("en", "ja"):
        for words in (prompt, lambda state, voice: describe_action(state, GO, voice)):
            assert words(state, Voice(P, language=language))
    assert prompt(state, Voice(O)) == "Player 1 chooses"
    assert from_json(to_json(state), Definitions()).key() == state.key()


def test_where_there_is_nothing_to_do_the_step_says_so() -> None:
    assert prompt(stopped(Task.REFILL, {"hand": 7}), MINE) == "End Phase: no card is drawn, you have 7"
    assert prompt(stopped(Task.ADVANCE, {"zone": 8}), MINE).endswith("stays in zone 8")
    assert label(stopped(Task.DISCARD), GO, MINE) == "Go on"


def test_nothing_resolves_between_the_steps_of_the_start_phase() -> None:
    """R7.8: a stop is no check timing."""
    state = games.new(("ESD02", "xilien-gambit"), 5, abilities=True)
    state.stops = EVERY
    for _ in range(400):
        if state.ask is None:
            break
        if state.ask.kind is Ask.STEP and state.todo[-1] is Task.DRAW:
            for step in (Task.DRAW, Task.DISCARD, Task.RESET_RAGE):
                assert state.todo[-1] is step
                apply(state, GO)
            continue
        apply(state, legal_actions(state)[-1])


@settings(max_examples=8)
@given(st.sampled_from(games.PAIRS), st.integers(0, 2**32))
def test_a_game_with_stops_comes_to_where_it_comes_without(pair: tuple[str, str], seed: int) -> None:
    state = games.new(pair, seed, abilities=True)
    actions = [action for _, action in games.at_random(state, seed)]
    one, two = (games.sample_deck(name, abilities=True) for name in pair)
    again = new_game((one, two), seed, stops=EVERY)
    for action in actions:
        while again.ask is not None and again.ask.kind is Ask.STEP:
            apply(again, GO)
        apply(again, action)
    while again.ask is not None and again.ask.kind is Ask.STEP:
        apply(again, GO)
    again.stops = ()
    assert again.key() == state.key()


def test_the_first_draw_against_a_goldfish_of_any_rank_can_be_taken_by_hand() -> None:
    fish, begun = Goldfish(rank=3), opening(first=0)
    begun = replace(begun, decks=(begun.decks[0], NO_DECK), goldfish=fish)
    plain = begun.begin(catalogue())
    state = replace(begun, stops=(Stop(P, Task.DRAW),)).begin(catalogue())
    assert len(state.players[P].hand) == 5
    apply(state, GO)
    assert state.players[P].hand == plain.players[P].hand


# ---- switches and replays --------------------------------------------------------------------------------


@pytest.mark.parametrize(("step", "switch"), SWITCHES.items(), ids=SWITCHES.values())
def test_a_switch_that_is_off_stops_before_its_step_alone(step: Task, switch: str) -> None:
    automation = replace(Automation(), **{switch: False})
    assert automation.stops((P,)) == (Stop(P, step),)
    state = stopped(step)
    assert automation.answer(state) is None
    assert Automation().answer(state) == GO


def test_every_step_has_a_switch_and_all_are_on() -> None:
    assert set(SWITCHES) == set(STEPS)
    assert set(SWITCHES.values()) < {each.name for each in fields(Automation)}
    assert Automation().stops((P, O)) == ()


def test_stops_that_change_in_the_middle_are_played_again_exactly() -> None:
    begun = replace(opening(first=0), stops=(Stop(P, Task.DRAW),))
    game = Session(begun.begin(catalogue()), begun)
    kinds = []
    for at in range(60):
        if at == 12:
            game.stops = (Stop(P, Task.COUNTER), Stop(O, Task.REFILL))
        if at == 40:
            game.stops = ()
        kinds.append(game.question.kind if game.question else None)
        game.do(PASS if PASS in game.legal else game.legal[0])
    assert kinds.count(Ask.STEP) > 5
    text = write_replay(game, catalogue())
    assert "stops: draw p0\n" in text
    assert "\nstops counter p0, refill p1\n" in text
    assert "\nstops none\n" in text
    again = read_replay(text, catalogue())
    assert again.notes == ()
    assert again.session.state.key() == game.state.key()
    assert write_replay(again.session, catalogue()) == text


def test_an_action_taken_back_is_done_again_with_the_stops_of_now() -> None:
    game = Session(opening(first=0).begin(catalogue()), opening(first=0))
    game.do(PASS)
    game.undo()
    game.stops = (Stop(P, Task.COUNTER),)
    game.do(PASS)
    assert game.question is not None
    assert game.question.kind is Ask.STEP
    assert [step.action.kind for step in game.steps] == [Kind.PASS]


@given(st.lists(st.sampled_from(EVERY), max_size=6).map(tuple))
def test_stops_read_back_from_their_text(stops: tuple[Stop, ...]) -> None:
    assert parse_stops(stops_in_words(stops)) == stops


@pytest.mark.parametrize("text", ["", "draw", "draw p2", "begin_turn p0", "draw p0,"])
def test_a_text_that_is_no_stop_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(StopSyntaxError, match="draw, discard"):
        parse_stops(text)


def test_a_replay_with_a_stop_nobody_knows_is_kept_up_to_there() -> None:
    game = Session(opening().begin(catalogue()), opening())
    game.do(PASS)
    text = write_replay(game, catalogue())
    (note,) = read_replay(text.replace("pass", "stops fly p0"), catalogue()).notes
    assert "fly p0" in note.text
