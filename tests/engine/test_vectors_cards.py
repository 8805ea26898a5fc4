"""Golden vectors of battle and strategy cards (R27.4)."""

import pytest

from deckbuilder.engine import GameState, IllegalActionError, apply
from deckbuilder.engine.events import Cause, Kind
from deckbuilder.engine.scenario import scenario_of
from tests.helpers.board import (
    O,
    P,
    action,
    after_phase,
    discard,
    do,
    hand,
    legal,
    pass_turn,
    position,
    stacks,
    strategies,
    zones,
)


def plays(state: GameState, kind: str) -> set[str]:
    """The open actions of a kind, as ``legal`` says them."""
    return {each for each in legal(state) if each.startswith(kind)}


def zones_offered(state: GameState, card: str) -> list[int]:
    return [zone for zone in range(1, 9) if f"battle {card} z{zone}" in legal(state)]


# ---- battle cards ----------------------------------------------------------------------------------------


def test_g060_the_zone_of_the_enemy_monster_limits_the_rank() -> None:
    state = position(p={"hand": ["B(1,1000)", "B(2,1000)"]}, o={"zone": 1})
    assert zones_offered(state, "B(1,1000)") == [2, 3, 4, 5, 6, 7, 8]
    assert zones_offered(state, "B(2,1000)") == []


def test_g062_the_own_monster_does_not_lift_the_limit() -> None:
    state = position(p={"zone": 8, "hand": ["B(2,1000)"]}, o={"zone": 1})
    assert plays(state, "battle") == set()


def test_g063_every_zone_is_open_but_that_of_the_own_monster() -> None:
    state = position(p={"zone": 3, "hand": ["B(8,1000)"]}, o={"zone": 8})
    assert zones_offered(state, "B(8,1000)") == [1, 2, 4, 5, 6, 7, 8]


def test_g064_a_card_played_over_another_destroys_it() -> None:
    state = position(p={"zones": {5: "B(1,5000)"}, "hand": ["B(1,3000)"]})
    events = do(state, "battle B(1,3000) z5")
    assert (zones(state, P), discard(state, P)) == ({5: "B(1,3000)"}, ["B(1,5000)"])
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.OVERLOAD]
    assert scenario_of(state).players[P].destroyed == 1


def test_g065_overload_does_not_trigger_revenge() -> None:
    """The Revenge of Mothra (BP03-060) would take a rage from the opponent."""
    state = position(
        p={"zones": {5: "EBP03-060"}, "hand": ["B(1,3000)"]}, o={"zone": 5, "rage": 2}, abilities=True
    )
    do(state, "battle B(1,3000) z5")
    assert discard(state, P) == ["EBP03-060"]
    assert state.players[O].rage == 2


def test_g067_an_effect_puts_a_battle_card_of_any_rank_in_any_zone_but_the_monsters() -> None:
    """Odo Island (BP03-080) plays a Godzilla battle card, here of rank 8, when the Counter Phase begins."""
    state = after_phase(
        "counter",
        p={"zone": 3, "strategies": ["EBP03-080"], "hand": ["EBP01-075"]},
        o={"zone": 1},
        abilities=True,
    )
    do(state, "pick EBP01-075")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 2, 4, 5, 6, 7, 8)}
    do(state, "zone z7")
    assert zones(state, P) == {7: "EBP01-075"}


CRYSTALS = {5: "EBP02-T03", 6: "EBP02-T03", 7: "EBP02-T03"}
CLOSING = {"monster": "EBP02-055", "zone": 4, "zones": CRYSTALS}
"""SpaceGodzilla with three Crystals closes the column of its zone 4, which is zone 2 of the other player."""


def test_g068_a_zone_closed_by_an_effect_takes_no_battle_card() -> None:
    state = position(p={"hand": ["B(1,1000)"]}, o=CLOSING, abilities=True)
    assert zones_offered(state, "B(1,1000)") == [3, 4, 5, 6, 7, 8]
    with pytest.raises(IllegalActionError, match="forbids to play there"):
        apply(state, action(state, "battle B(1,1000) z2"))


def test_g068_a_card_in_a_closed_zone_cannot_evolve() -> None:
    state = after_phase(
        "main", p={"zones": {2: "EBP01-044"}, "deck": ["EBP01-050", "B(1,0)"]}, o=CLOSING, abilities=True
    )
    assert plays(state, "pick") == set()
    assert stacks(state, P) == {2: ["EBP01-044"]}


def test_g069_a_card_played_over_a_stack_destroys_all_of_it() -> None:
    stack = ["B(1,1000)", "B(1,2000)", "B(1,3000)"]
    state = position(p={"zones": {6: stack}, "hand": ["B(1,4000)"]})
    do(state, "battle B(1,4000) z6")
    assert stacks(state, P) == {6: ["B(1,4000)"]}
    assert sorted(discard(state, P)) == stack


def test_g070_any_number_of_battle_cards_may_be_played_in_a_turn() -> None:
    state = position(p={"hand": ["B(1,1000)"] * 4})
    do(state, *[f"battle B(1,1000) z{zone}" for zone in (2, 3, 4, 5)])
    assert zones(state, P) == dict.fromkeys((2, 3, 4, 5), "B(1,1000)")


# ---- strategy cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "placed",
    [
        pytest.param(["S(1):one", "S(1):two"], id="g072-two-strategy-cards"),
        pytest.param(["S(1,base):one", "S(1,base):two"], id="g073-two-bases"),
    ],
)
def test_g072_g073_full_strategy_zones_take_no_more(placed: list[str]) -> None:
    state = position(p={"strategies": placed, "hand": ["S(1)"]})
    assert plays(state, "strategy") == set()
    with pytest.raises(IllegalActionError, match="strategy zones are full"):
        apply(state, action(state, "strategy S(1)"))


def test_g074_a_strategy_card_stays_until_the_next_own_start_phase() -> None:
    state = position(p={"hand": ["S(1)"]})
    do(state, "strategy S(1)")
    pass_turn(state)
    assert strategies(state, P) == ["S(1)"]
    pass_turn(state)
    assert (strategies(state, P), discard(state, P)) == ([], ["S(1)"])


def test_g075_a_strategy_card_goes_to_the_free_zone() -> None:
    state = position(p={"strategies": [None, "S(1):placed"], "hand": ["S(1)"]})
    do(state, "strategy S(1)")
    assert strategies(state, P) == ["S(1)", "S(1):placed"]
    assert hand(state, P) == []
