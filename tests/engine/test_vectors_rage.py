"""Golden vectors of rage, monster plays and Burst (R27.5)."""

from typing import Any

import pytest

from deckbuilder.engine import GameState, IllegalActionError, apply, legal_actions
from deckbuilder.engine.events import Event, Kind
from deckbuilder.engine.values import threat
from tests.helpers.board import (
    O,
    P,
    action,
    card,
    discard,
    do,
    hand,
    legal,
    monster,
    monster_deck,
    pass_turn,
    position,
)


def monster_plays(state: GameState) -> set[str]:
    return {each for each in legal(state) if each.startswith("monster")}


def rage(state: GameState, player: int) -> int:
    return state.players[player].rage


# ---- rage ------------------------------------------------------------------------------------------------


def test_g081_each_monster_discarded_gives_a_rage_and_5000_threat() -> None:
    state = position(p={"hand": ["M(1,5000)", "M(2,8000)", "M(4,20000,traits=Mothra)"]})
    do(state, "rage M(1,5000)", "rage M(2,8000)", "rage M(4,20000,traits=Mothra)")
    assert (rage(state, P), threat(state, P)) == (3, 5000 + 15000)
    assert hand(state, P) == []


def test_g082_without_a_monster_in_hand_no_rage_can_be_gained() -> None:
    state = position(p={"hand": ["B(1,1000)", "S(1)"]})
    assert not any(each.startswith("rage") for each in legal(state))
    with pytest.raises(IllegalActionError, match="Only a monster card"):
        apply(state, action(state, "rage B(1,1000)"))


@pytest.mark.parametrize(
    ("before", "gained"),
    [pytest.param(0, 0, id="no rage, no decrease"), pytest.param(1, 2, id="one rage drops to none")],
)
def test_g083_rage_stays_at_0_and_nothing_hears_of_a_decrease(before: int, gained: int) -> None:
    """Minilla (BP01-024) takes a rage; Godzilla (PR-020) gains two when the opponent's rage drops to 0."""
    state = position(
        p={"monster": "EPR-020", "hand": ["EBP01-024"]}, o={"zone": 6, "rage": before}, abilities=True
    )
    do(state, "battle EBP01-024 z2")
    assert (rage(state, O), rage(state, P)) == (0, gained)


def test_g084_three_rage_at_once_trigger_three_times() -> None:
    """Godzilla (BP01-003) mills for each rage it gains; Bite Attack (BP02-074) gives one for each rank."""
    state = position(
        p={"monster": "EBP01-003", "zone": 7, "hand": ["EBP02-074"]},
        o={"monster": "M(3,15000)"},
        abilities=True,
    )
    do(state, "strategy EBP02-074")
    assert rage(state, P) == 3
    assert [each.kind.value for each in legal_actions(state)] == ["resolve"] * 3
    do(state, "resolve EBP01-003", "resolve EBP01-003")
    assert discard(state, P) == ["B(9,0)"] * 3


# ---- playing a monster -----------------------------------------------------------------------------------


def test_g086_a_monster_needs_a_shared_trait_and_the_same_rank() -> None:
    state = position(p={"hand": ["M(1,5000,traits=Rodan)", "M(2,8000)"]})
    assert monster_plays(state) == set()
    with pytest.raises(IllegalActionError, match="shares no trait"):
        apply(state, action(state, "monster M(1,5000,traits=Rodan)"))
    with pytest.raises(IllegalActionError, match="has rank 2, your monster rank 1"):
        apply(state, action(state, "monster M(2,8000)"))


def test_g087_one_shared_trait_of_several_is_enough() -> None:
    form = "M(1,6000,traits=2nd Form)"
    state = position(p={"monster": "M(1,5000,traits=Godzilla+2nd Form)", "hand": [form]})
    assert monster_plays(state) == {f"monster {form}"}


def test_g088_a_second_monster_play_of_a_turn_is_illegal_by_burst_too() -> None:
    burst = "M(2,8000,burst=1)"
    state = position(p={"hand": ["M(1,6000)", "M(1,7000)", burst]})
    do(state, "monster M(1,6000)")
    assert monster_plays(state) == set()
    for second in ("M(1,7000)", burst):
        with pytest.raises(IllegalActionError, match="once a turn"):
            apply(state, action(state, f"monster {second}"))


def test_g089_a_monster_play_gives_a_rage() -> None:
    state = position(p={"rage": 2, "hand": ["M(1,6000)"]})
    do(state, "monster M(1,6000)")
    assert rage(state, P) == 3
    assert monster(state, P) == ["M(1,5000)", "M(1,6000)"]


# ---- Burst -----------------------------------------------------------------------------------------------

BURST = "M(2,8000,burst=1)"
WITH_ENTER = {
    "M(1,5000)": card(
        "M(1,5000)",
        {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "rage_gain", "of": "my_monster", "n": 1}]},
    )
}
"""The rank I monster, were it to gain a rage when it enters."""


def burst_played(**o: Any) -> GameState:
    """P has played the rank II burst monster on the rank I monster."""
    state = position(p={"hand": [BURST]}, o=o, cards=WITH_ENTER, abilities=True)
    do(state, f"monster {BURST}")
    return state


def test_g090_burst_plays_on_the_rank_it_names_and_gives_a_rage() -> None:
    state = burst_played()
    assert monster(state, P) == ["M(1,5000)", BURST]
    assert rage(state, P) == 1


def test_g091_the_burst_card_leaves_as_the_end_phase_begins_without_a_new_enter() -> None:
    state = burst_played()
    pass_turn(state)
    assert (monster(state, P), discard(state, P)) == (["M(1,5000)"], [BURST])
    assert rage(state, P) == 1


def needed(events: list[Event]) -> int:
    """The threat that the counter attempt had to reach."""
    return next(each.second for each in events if each.kind is Kind.COUNTER_TRIED)


def test_g092_the_rage_of_the_burst_play_protects_the_uncovered_monster() -> None:
    state = burst_played(zones={2: "B(1,9000)"})
    pass_turn(state)
    assert threat(state, P) == 10000
    assert needed(pass_turn(state)) == 10000
    assert monster(state, P) == ["M(1,5000)"]


def test_g093_a_monster_of_the_current_rank_is_a_normal_play_and_stays_despite_burst() -> None:
    second = "M(2,8000,burst=3)"
    state = position(p={"monster": "M(2,10000)", "hand": [second]})
    do(state, f"monster {second}")
    pass_turn(state)
    assert monster(state, P) == ["M(2,10000)", second]


def test_g094_burst_may_play_a_lower_rank_until_the_end_phase() -> None:
    lower = "M(2,8000,burst=3)"
    state = position(p={"monster": "M(3,15000)", "hand": [lower]})
    do(state, f"monster {lower}")
    assert monster(state, P) == ["M(3,15000)", lower]
    pass_turn(state)
    assert (monster(state, P), discard(state, P)) == (["M(3,15000)"], [lower])


# ---- plays by effects, Enter -----------------------------------------------------------------------------


def test_g096_a_monster_played_by_an_effect_gives_no_rage_and_leaves_the_play_of_the_turn() -> None:
    """A Journey of 130 Million Years (BP03-074) plays the next rank from the monster deck."""
    state = position(p={"zone": 6, "hand": ["EBP03-074", "M(2,8000)"]}, abilities=True)
    do(state, "strategy EBP03-074")
    assert monster(state, P) == ["M(1,5000)", "M(2,10000)"]
    assert monster_deck(state, P) == ["M(3,15000)", "M(4,20000)"]
    assert rage(state, P) == 0
    assert monster_plays(state) == {"monster M(2,8000)"}


def test_g097_the_enter_of_a_new_monster_triggers_once() -> None:
    """Godzilla (BP01-008) advances the enemy monster one zone when it enters."""
    state = position(p={"monster": "M(3,15000)", "hand": ["EBP01-008"]}, o={"zone": 4}, abilities=True)
    do(state, "monster EBP01-008")
    assert state.players[O].zone == 5
