"""What is done by hand: each operation, what is refused and why, and that every position stays sound."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.engine import (
    CONCEDE,
    PASS,
    Ask,
    ByHand,
    ByHandSyntaxError,
    Deed,
    Event,
    GameState,
    IllegalActionError,
    To,
    apply,
    apply_by_hand,
    from_json,
    legal_actions,
    parse_by_hand,
    to_json,
    why_not_by_hand,
    why_not_now,
)
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.by_hand import NUMBERED
from deckbuilder.engine.events import Cause, parse_event
from deckbuilder.engine.events import Kind as What
from deckbuilder.engine.state import Lasting
from tests.helpers import games
from tests.helpers.board import O, P, deck, discard, hand, position, zones
from tests.helpers.by_hand import TOKEN, some_deed
from tests.helpers.invariants import broken
from tests.helpers.questions import ASKED, asking

CARDS = games.definitions(abilities=True)


def named(state: GameState, player: int, word: str) -> int:
    """The card of a player that a word names, wherever it lies."""
    side = state.players[player]
    everywhere = [*side.hand, *side.deck, *side.discard, *side.monster_deck, *side.monster]
    everywhere += [card for stack in (*side.zones, *side.strategies) for card in stack]
    return next(card for card in everywhere if state.table[card].number == word)


def move(state: GameState, word: str, to: To, at: int = 0, player: int = P) -> list[Event]:
    return list(apply_by_hand(state, ByHand(Deed.MOVE, player, named(state, player, word), to, at), CARDS))


def refused(state: GameState, deed: ByHand) -> str:
    """Why something cannot be done; the state is as it was."""
    before = state.key()
    with pytest.raises(IllegalActionError) as error:
        apply_by_hand(state, deed, CARDS)
    assert state.key() == before
    assert error.value.reason == why_not_by_hand(state, deed, CARDS)
    return error.value.reason


# ---- cards go anywhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "at", "look"),
    [
        (To.HAND, 0, lambda state: "B(2,2000)" in hand(state, P)),
        (To.DECK, 1, lambda state: deck(state, P)[0] == "B(2,2000)"),
        (To.DECK, 2, lambda state: deck(state, P)[1] == "B(2,2000)"),
        (To.DECK, 4, lambda state: deck(state, P)[3] == "B(2,2000)"),
        (To.BOTTOM, 0, lambda state: deck(state, P)[-1] == "B(2,2000)"),
        (To.DISCARD, 0, lambda state: discard(state, P)[-1] == "B(2,2000)"),
        (To.ZONE, 7, lambda state: zones(state, P)[7] == "B(2,2000)"),
        (To.UNDER, 4, lambda state: len(state.players[P].zones[4]) == 2),
        (To.UNDER_STRATEGY, 1, lambda state: len(state.players[P].strategies[0]) == 2),
        (To.UNDER_MONSTER, 0, lambda state: len(state.players[P].monster) == 2),
    ],
    ids=lambda value: str(value) if isinstance(value, To | int) else "",
)
@pytest.mark.parametrize("origin", ["hand", "discard", "zones", "deck"])
def test_a_battle_card_goes_from_everywhere_to_everywhere(
    origin: str, to: To, at: int, look: Callable[[GameState], bool]
) -> None:
    """R25.5: it is in exactly one place, before and after."""
    side: dict[str, object] = {"zone": 1, "strategies": ["S(1)"], "deck": ["B(9,0)"] * 4, "hand": 1}
    side["zones"] = {4: "B(1,1000)"}
    if origin == "zones":
        side["zones"] = {4: "B(1,1000)", 5: "B(2,2000)"}
    elif origin == "deck":
        side["deck"] = ["B(9,0)", "B(9,0)", "B(2,2000)", "B(9,0)"]
    else:
        side[origin] = ["B(2,2000)"]
    state = position(side)
    if (origin, to) in (("hand", To.HAND), ("discard", To.DISCARD)):
        card = named(state, P, "B(2,2000)")
        assert refused(state, ByHand(Deed.MOVE, P, card, to)) == "The card lies there already"
        return
    move(state, "B(2,2000)", to, at)
    assert look(state)
    assert broken(state, None) == []


def test_a_strategy_card_takes_a_strategy_zone_and_leaves_when_the_turn_after_starts() -> None:
    """R7.4, R25.4: the rules go on with what was put there by hand."""
    state = position({"strategies": ["S(1)"], "discard": ["S(2)"]})
    move(state, "S(2)", To.STRATEGY, 1)
    assert [state.table[stack[-1]].number for stack in state.players[P].strategies if stack] == ["S(2)"]
    assert discard(state, P) == ["S(1)"]
    assert state.players[P].strategy_turns[0] == state.turn


def test_a_monster_card_becomes_the_monster_and_the_one_below_comes_back() -> None:
    """R12.4, R25.8"""
    state = position({"hand": ["M(3,9000)"], "monster": "M(1,5000)"})
    move(state, "M(3,9000)", To.MONSTER)
    assert state.table[state.players[P].monster[-1]].rank == 3
    move(state, "M(3,9000)", To.MONSTERS)
    assert state.table[state.players[P].monster[-1]].rank == 1
    assert state.players[P].rage == 0


def test_the_last_monster_stays_on_the_board() -> None:
    """R25.8"""
    state = position({"monster": "M(1,5000)"})
    monster = state.players[P].monster[0]
    assert "always has a monster" in refused(state, ByHand(Deed.MOVE, P, monster, To.HAND))


def test_a_stack_goes_from_zone_to_zone_as_a_whole() -> None:
    """R17.6"""
    state = position({"zone": 1, "zones": {4: ["B(1,1000)", "B(2,2000)"], 6: "B(3,3000)"}})
    move(state, "B(2,2000)", To.ZONE, 5)
    assert len(state.players[P].zones[5]) == 2
    move(state, "B(2,2000)", To.OVER, 6)
    assert len(state.players[P].zones[6]) == 2
    assert discard(state, P) == ["B(3,3000)"]


def test_a_card_is_brought_on_top_of_its_stack() -> None:
    state = position({"zone": 1, "zones": {4: ["B(1,1000)", "B(2,2000)"]}})
    move(state, "B(1,1000)", To.ZONE, 4)
    assert zones(state, P) == {4: "B(1,1000)"}
    assert len(state.players[P].zones[4]) == 2


def test_what_may_not_lie_open_goes_to_the_discard_pile() -> None:
    """R17.8"""
    state = position({"zone": 1, "zones": {4: ["M(1,5000)", "B(2,2000)"]}})
    events = move(state, "B(2,2000)", To.HAND)
    assert discard(state, P) == ["M(1,5000)"]
    assert any(event.kind is What.DISCARDED and event.second is Cause.BY_HAND for event in events)


@pytest.mark.parametrize(
    ("word", "to", "at", "reason"),
    [
        ("B(2,2000)", To.ZONE, 3, "own monster stands"),
        ("B(2,2000)", To.ZONE, 9, "zones 1 to 8"),
        ("B(2,2000)", To.STRATEGY, 1, "is no strategy card"),
        ("B(2,2000)", To.MONSTER, 0, "is no monster card"),
        ("B(2,2000)", To.MONSTERS, 0, "is no monster card"),
        ("B(2,2000)", To.UNDER, 5, "no card to put it under"),
        ("B(2,2000)", To.UNDER_STRATEGY, 2, "no card to put it under"),
        ("B(2,2000)", To.DECK, 99, "places 1 to"),
        ("S(1)", To.ZONE, 5, "is no battle card"),
        ("S(1)", To.STRATEGY, 3, "2 strategy zones"),
        ("M(1,6000)", To.OVER, 5, "is no battle card"),
    ],
)
def test_a_card_that_may_not_lie_there_is_refused_with_the_reason(
    word: str, to: To, at: int, reason: str
) -> None:
    """R25.3, R25.4"""
    state = position({"zone": 3, "hand": ["B(2,2000)", "S(1)", "M(1,6000)"]})
    assert reason in refused(state, ByHand(Deed.MOVE, P, named(state, P, word), to, at))


def test_a_card_stays_on_its_owners_side() -> None:
    state = position({}, {"hand": ["B(2,2000)"]})
    card = named(state, O, "B(2,2000)")
    assert "owner's side" in refused(state, ByHand(Deed.MOVE, P, card, To.HAND))
    assert "owner's side" in refused(state, ByHand(Deed.MOVE, P, 9999, To.HAND))


# ---- piles -----------------------------------------------------------------------------------------------


def test_drawing_by_hand_takes_from_the_top_and_rebuilds_an_empty_deck() -> None:
    """R22.1, R22.2"""
    state = position({"hand": 0, "deck": ["B(1,1000)", "B(2,2000)"], "discard": ["B(3,3000)"]})
    apply_by_hand(state, parse_by_hand("hand p0 draw 3"), CARDS)
    assert sorted(hand(state, P)) == ["B(1,1000)", "B(2,2000)", "B(3,3000)"]
    assert refused(state, parse_by_hand("hand p0 draw 1")) == "The deck is empty"


def test_milling_by_hand_takes_what_is_there() -> None:
    """R22.6"""
    state = position({"deck": ["B(1,1000)", "B(2,2000)", "B(3,3000)"]})
    apply_by_hand(state, parse_by_hand("hand p0 mill 2"), CARDS)
    assert discard(state, P) == ["B(1,1000)", "B(2,2000)"]
    assert "1 cards" in refused(state, parse_by_hand("hand p0 mill 2"))


def test_the_top_of_the_deck_is_looked_at_and_put_in_another_order() -> None:
    """R22.7"""
    state = position({"deck": ["B(1,1000)", "B(2,2000)", "B(3,3000)", "B(4,4000)"]})
    before = state.key()
    apply_by_hand(state, parse_by_hand("hand p0 look 3"), CARDS)
    assert state.key() == before
    top = [named(state, P, word) for word in ("B(3,3000)", "B(1,1000)", "B(2,2000)")]
    apply_by_hand(state, ByHand(Deed.ORDER, P, cards=tuple(top)), CARDS)
    assert deck(state, P) == ["B(3,3000)", "B(1,1000)", "B(2,2000)", "B(4,4000)"]
    wrong = (top[0], named(state, P, "B(4,4000)"))
    assert "not the top cards" in refused(state, ByHand(Deed.ORDER, P, cards=wrong))


@pytest.mark.parametrize("to", [To.HAND, To.DISCARD, To.DECK, To.BOTTOM])
def test_a_search_shuffles_and_what_stays_in_the_deck_is_put_there_afterwards(to: To) -> None:
    """R22.8"""
    words = [f"B({rank},1000)" for rank in range(1, 9)] * 3
    state = position({"deck": ["B(3,7777)", *words]})
    step = state.step
    card = named(state, P, "B(3,7777)")
    apply_by_hand(state, ByHand(Deed.SEARCH, P, card, to, 1 if to is To.DECK else 0), CARDS)
    assert state.step == step + 1
    assert deck(state, P)[:3] != words[:3]
    where = {To.HAND: hand(state, P), To.DISCARD: discard(state, P)}.get(to)
    assert "B(3,7777)" in where if where is not None else True
    if to is To.DECK:
        assert deck(state, P)[0] == "B(3,7777)"
    elif to is To.BOTTOM:
        assert deck(state, P)[-1] == "B(3,7777)"


def test_a_shuffle_by_hand_is_the_one_of_the_seed() -> None:
    """R25.10"""
    one, two = (position({"deck": [f"B({rank},0)" for rank in range(1, 9)]}) for _ in range(2))
    for state in (one, two):
        apply_by_hand(state, parse_by_hand("hand p0 shuffle"), CARDS)
    assert one.key() == two.key()
    assert deck(one, P) != [f"B({rank},0)" for rank in range(1, 9)]


# ---- monsters, rage, tokens ------------------------------------------------------------------------------


def test_rage_is_set_and_nothing_hears_of_it() -> None:
    """R11.3: the threat follows."""
    state = position({"rage": 1})
    apply_by_hand(state, parse_by_hand("hand p0 rage 4"), CARDS)
    assert state.players[P].rage == 4
    assert state.waiting == []


def test_a_monster_walks_by_hand_and_a_battle_card_makes_room() -> None:
    """R25.3: it is no crush and no invasion."""
    state = position({"zone": 2, "zones": {7: "B(2,2000)"}})
    apply_by_hand(state, parse_by_hand("hand p0 walk 7"), CARDS)
    side = state.players[P]
    assert (side.zone, side.destroyed, side.invaded) == (7, 0, 0)
    assert discard(state, P) == ["B(2,2000)"]


def test_tokens_are_made_and_leave_the_game() -> None:
    """R19.1, R19.3"""
    state = position({"zone": 1, "zones": {5: "B(2,2000)"}})
    apply_by_hand(state, ByHand(Deed.TOKEN, P, at=5, number=TOKEN), CARDS)
    token = state.players[P].zones[5][-1]
    assert state.table[token].is_token
    assert discard(state, P) == ["B(2,2000)"]
    assert "zones only" in refused(state, ByHand(Deed.MOVE, P, token, To.HAND))
    apply_by_hand(state, ByHand(Deed.MOVE, P, token, To.ZONE, 6), CARDS)
    apply_by_hand(state, ByHand(Deed.REMOVE, P, token), CARDS)
    assert zones(state, P) == {}
    assert discard(state, P) == ["B(2,2000)"]
    assert "is no token" in refused(state, ByHand(Deed.TOKEN, P, at=5, number="EBP01-001"))


def test_a_bonus_for_this_turn_goes_when_the_card_leaves_the_board() -> None:
    """A bonus lasts while the card is where it got it, from zone to zone too."""
    state = position({"zone": 1, "zones": {5: "B(2,2000)"}})
    card = state.players[P].zones[5][0]
    state.lasting.append(Lasting(card, 3000))
    apply_by_hand(state, ByHand(Deed.MOVE, P, card, To.ZONE, 6), CARDS)
    assert state.lasting
    apply_by_hand(state, ByHand(Deed.MOVE, P, card, To.HAND), CARDS)
    assert state.lasting == []


# ---- when ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ASKED)
def test_while_a_card_waits_for_an_answer_nothing_is_done_by_hand(kind: Ask) -> None:
    state = asking(kind)
    reason = why_not_now(state)
    assert (reason is None) == (kind is Ask.MAIN)
    if reason is not None:
        assert "take the step back" in reason
        assert refused(state, parse_by_hand("hand p0 draw 1")) == reason


def test_a_game_that_is_over_stays_over() -> None:
    state = position({"hand": 1})
    apply(state, CONCEDE)
    assert "game is over" in refused(state, parse_by_hand("hand p0 draw 1"))


def test_the_rules_go_on_from_what_was_laid_by_hand() -> None:
    """R9.1, R13.14: what was put into the hand can be played, and wins where it would."""
    state = position({"zone": 3, "hand": 0, "discard": ["B(2,2000)"]}, {"zone": 2})
    assert legal_actions(state) == (PASS,)
    move(state, "B(2,2000)", To.HAND)
    assert {action.kind for action in legal_actions(state)} >= {Kind.BATTLE}
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN


# ---- properties ------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(st.sampled_from(games.PAIRS), st.integers(0, 2**32))
def test_games_mixed_with_things_done_by_hand_stay_sound(pair: tuple[str, str], seed: int) -> None:
    """R25: after everything done by hand and every action; a written position goes on the same way."""
    state, choose = games.new(pair, seed, abilities=True), Random(seed)
    done = 0
    for _ in range(160):
        if state.ask is None:
            break
        deed = some_deed(state, choose)
        if choose.random() < 0.5 and why_not_by_hand(state, deed, CARDS) is None:
            events = apply_by_hand(state, deed, CARDS)
            assert events[0].kind is What.BY_HAND
            assert [parse_event(str(event)) for event in events] == events
            assert state.waiting == []
            done += 1
        else:
            before = state.key()
            if why_not_by_hand(state, deed, CARDS) is not None:
                with pytest.raises(IllegalActionError, match=r"\w"):
                    apply_by_hand(state, deed, CARDS)
                assert state.key() == before
            apply(state, choose.choice(legal_actions(state)))
        assert broken(state) == []
    assert done
    assert from_json(to_json(state), CARDS).key() == state.key()


places = st.sampled_from(To)
small = st.integers(0, 999_999)


@given(
    st.sampled_from(Deed), st.integers(0, 1), small, places, small, st.lists(small, max_size=6), st.booleans()
)
def test_everything_done_by_hand_reads_back_from_its_text(
    deed: Deed, player: int, card: int, to: To, at: int, cards: list[int], token: bool
) -> None:
    moves = deed in (Deed.MOVE, Deed.SEARCH)
    numbered = deed in (Deed.DRAW, Deed.MILL, Deed.LOOK, Deed.RAGE, Deed.WALK, Deed.TOKEN)
    value = ByHand(
        deed,
        player,
        card if moves or deed is Deed.REMOVE else -1,
        to if moves else None,
        at if numbered or (moves and to in NUMBERED) else 0,
        tuple(cards) if deed is Deed.ORDER else (),
        (TOKEN if token else "EBP01-001") if deed is Deed.TOKEN else "",
    )
    assert parse_by_hand(str(value)) == value


@pytest.mark.parametrize(
    "text",
    ["", "hand", "hand p2 draw 1", "hand p0 fly", "hand p0 move 3 zone", "hand p0 move 3 hand 4", "draw 3"],
)
def test_a_text_that_is_nothing_by_hand_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ByHandSyntaxError, match="draw, mill"):
        parse_by_hand(text)
