"""The End Phase, one golden vector a test: the walk, the burst card that leaves, the last draw."""

import pytest

from tests.helpers.board import (
    O,
    P,
    after_phase,
    deck,
    discard,
    do,
    hand,
    monster,
    pass_turn,
    position,
    zones,
)


@pytest.mark.parametrize(("zone", "reached"), [(1, 2), (7, 8), (8, 8)])
def test_g180_the_monster_walks_one_zone_and_stops_in_zone_8(zone: int, reached: int) -> None:
    assert after_phase("end", p={"zone": zone}).players[P].zone == reached


def test_g181_the_walk_of_the_end_phase_never_wins() -> None:
    state = after_phase("end", p={"zone": 8})
    assert (state.outcome, state.players[P].zone) == (None, 8)


def test_g182_the_walk_crushes_the_battle_card_in_the_next_zone() -> None:
    state = after_phase("end", p={"zone": 4, "zones": {5: "B(1,1000)"}})
    assert (state.players[P].zone, zones(state, P), discard(state, P)) == (5, {}, ["B(1,1000)"])


def test_g184_the_draw_rebuilds_the_deck_when_it_runs_out() -> None:
    state = after_phase("end", p={"hand": 2, "deck": 1, "discard": 6})
    assert (len(hand(state, P)), len(deck(state, P)), discard(state, P)) == (5, 4, [])


def test_g185_the_monster_walks_after_an_invasion_too() -> None:
    state = position(p={"hand": ["B(1,0,step=2)"]})
    do(state, "invade B(1,0,step=2)")
    pass_turn(state)
    assert state.players[P].zone == 4


def test_g186_more_zones_of_the_end_phase_stop_at_zone_8_too() -> None:
    crystals = {1: "EBP02-T03", 2: "EBP02-T03"}
    state = after_phase("end", p={"monster": "EBP02-056", "zone": 7, "zones": crystals}, abilities=True)
    assert state.players[P].zone == 8


def test_g187_q005_when_invading_is_silent_in_the_end_phase() -> None:
    state = after_phase("end", p={"monster": "EBP01-041"}, o={"zones": {2: "B(1,0)"}}, abilities=True)
    assert (state.players[P].zone, zones(state, O)) == (2, {2: "B(1,0)"})


def test_g189_only_the_player_of_the_turn_draws() -> None:
    state = after_phase("end", o={"hand": 2})
    assert (len(hand(state, P)), len(hand(state, O))) == (5, 2)


def test_g190_qa001_a_monster_uncovered_by_the_burst_discard_has_missed_the_moment() -> None:
    burst = "M(3,20000,burst=2)"
    state = position(
        p={"monster": "EBP01-012", "zone": 3, "hand": ["B(1,0,step=1)", burst]}, o={"zone": 2}, abilities=True
    )
    do(state, "invade B(1,0,step=1)", f"monster {burst}")
    assert monster(state, P) == ["EBP01-012", burst]
    pass_turn(state)
    assert (monster(state, P), state.players[P].zone) == (["EBP01-012"], 5)
    assert burst in discard(state, P)
    assert state.players[O].zone == 2


def test_g191_qa003_crystals_crushed_on_the_way_do_not_shorten_it() -> None:
    crystals = {3: "EBP02-T03", 4: "EBP02-T03"}
    state = after_phase("end", p={"monster": "EBP02-056", "zone": 2, "zones": crystals}, abilities=True)
    assert (state.players[P].zone, zones(state, P), discard(state, P)) == (5, {}, [])
