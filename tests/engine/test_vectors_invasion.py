"""Golden vectors of invasion and movement (R27.6)."""

from typing import Any

import pytest

from deckbuilder.engine import Event, GameState, IllegalActionError, Outcome, Reason, apply, outcome
from deckbuilder.engine.events import Cause, Kind
from tests.helpers.board import (
    O,
    P,
    action,
    after_phase,
    discard,
    do,
    hand,
    legal,
    monster,
    position,
    strategies,
    zones,
)

STEP_1, STEP_2 = "B(9,1000,step=1)", "B(9,1000,step=2)"
"""Cards that pay for an invasion of one and of two zones, and cannot be played."""

WON = Outcome(P, Reason.INVASION)
BASE = "S(1,base)"
DESTROYER = "EBP01-041"
"""Godzilla(2000), rank I. When Invading: destroy an enemy battle card of rank 4 or lower."""


def at(zone: int, **more: Any) -> dict[str, Any]:
    """A side whose monster stands in a zone."""
    return {"zone": zone, **more}


def invading(step: str, zone: int, o: dict[str, Any] | None = None, **p: Any) -> GameState:
    """P invades from a zone with a card; the game has gone on to its next question or its end."""
    state = position(p=at(zone, hand=[step], **p), o=o, abilities=True)
    do(state, f"invade {step}")
    return state


def zone(state: GameState, player: int) -> int:
    return state.players[player].zone


def can_invade(state: GameState) -> bool:
    return any(each.startswith("invade") for each in legal(state))


def advances(events: list[Event]) -> list[int]:
    """The zones that monsters advanced into."""
    return [each.first for each in events if each.kind is Kind.ADVANCED]


def waiting(state: GameState) -> list[str]:
    """The cards whose abilities wait, once for each ability."""
    return [str(state.table[each.card].number) for each in state.waiting]


# ---- paying and moving -----------------------------------------------------------------------------------


def test_g100_an_invasion_moves_by_the_icon_of_the_discarded_card_once_a_turn() -> None:
    state = position(p={"hand": [STEP_2, STEP_1]})
    do(state, f"invade {STEP_2}")
    assert zone(state, P) == 3
    assert discard(state, P) == [STEP_2]
    assert not can_invade(state)
    with pytest.raises(IllegalActionError, match="once a turn"):
        apply(state, action(state, f"invade {STEP_1}"))


def test_g101_an_invading_monster_crushes_its_own_cards() -> None:
    state = invading(STEP_2, 1, zones={2: "B(1,1000)", 3: "B(1,2000)", 4: "B(1,3000)"})
    assert zones(state, P) == {4: "B(1,3000)"}
    assert discard(state, P) == [STEP_2, "B(1,1000)", "B(1,2000)"]


def test_g103_an_invading_monster_never_crushes_enemy_cards() -> None:
    theirs = {2: "B(1,1000)", 3: "B(1,2000)"}
    assert zones(invading(STEP_2, 1, at(1, zones=theirs)), O) == theirs


# ---- winning and being blocked ---------------------------------------------------------------------------


def test_g104_an_invasion_from_zone_8_wins_when_the_enemy_zone_8_is_empty() -> None:
    assert outcome(invading(STEP_1, 8)) == WON


DEFENDED = {"zones": {8: "B(1,1000)"}}


def test_g105_a_blocked_invasion_spends_the_card_and_the_turns_invasion_and_is_none() -> None:
    state = position(p=at(8, monster=DESTROYER, hand=[STEP_1, STEP_2]), o=DEFENDED, abilities=True)
    do(state, f"invade {STEP_1}")
    assert (zone(state, P), discard(state, P), outcome(state)) == (8, [STEP_1], None)
    assert zones(state, O) == {8: "B(1,1000)"}
    assert not can_invade(state)


@pytest.mark.parametrize(
    ("start", "left"),
    [pytest.param(8, {8: "B(1,1000)"}, id="blocked"), pytest.param(7, {}, id="moved")],
)
def test_g106_a_monster_that_was_blocked_has_not_invaded_this_turn(start: int, left: dict[int, str]) -> None:
    """Destroy All Monsters (BP01-076) destroys an enemy card if the monster invaded this turn."""
    state = position(p=at(start, hand=[STEP_1, "EBP01-076"]), o=DEFENDED, abilities=True)
    do(state, f"invade {STEP_1}", "strategy EBP01-076")
    assert zones(state, O) == left


def test_g108_the_second_zone_of_an_invasion_from_zone_7_wins() -> None:
    assert outcome(invading(STEP_2, 7)) == WON


@pytest.mark.parametrize(
    ("step", "start"), [pytest.param(STEP_1, 7, id="g109"), pytest.param(STEP_2, 6, id="g110")]
)
def test_g109_g110_reaching_zone_8_with_the_last_step_wins_nothing(step: str, start: int) -> None:
    state = invading(step, start)
    assert (zone(state, P), outcome(state)) == (8, None)


def test_g111_the_enemy_monster_in_its_zone_8_does_not_block() -> None:
    assert outcome(invading(STEP_1, 8, at(8))) == WON


def test_g113_a_battle_card_beside_zone_8_does_not_block() -> None:
    assert outcome(invading(STEP_1, 8, at(1, zones={7: "B(1,1000)"}))) == WON


# ---- bases and When Invading -----------------------------------------------------------------------------


def test_g114_an_invasion_into_zone_6_destroys_every_base_before_the_triggers_of_both_zones() -> None:
    enemies = {3: "B(1,1000)", 4: "B(2,2000)", 5: "B(3,3000)"}
    theirs = at(1, zones=enemies, strategies=[BASE])
    state = invading(STEP_2, 4, theirs, monster=DESTROYER, strategies=[BASE])
    assert zone(state, P) == 6
    assert [strategies(state, player) for player in (P, O)] == [[], []]
    assert zones(state, O) == enemies
    do(state, f"resolve {DESTROYER}", "pick B(1,1000)", "pick B(2,2000)")
    assert zones(state, O) == {5: "B(3,3000)"}
    assert "pass" in legal(state)


def test_g115_an_invasion_into_zone_5_leaves_the_bases() -> None:
    state = invading(STEP_1, 4, at(1, strategies=[BASE]), strategies=[BASE])
    assert zone(state, P) == 5
    assert [strategies(state, player) for player in (P, O)] == [[BASE], [BASE]]


def test_g116_walking_into_zone_6_in_the_end_phase_leaves_the_bases() -> None:
    state = after_phase("end", p=at(5, strategies=[BASE]), o={"strategies": [BASE]})
    assert zone(state, P) == 6
    assert [strategies(state, player) for player in (P, O)] == [[BASE], [BASE]]


# ---- bans ------------------------------------------------------------------------------------------------


def test_g118_a_monster_that_cannot_invade_cannot_even_pay() -> None:
    """Kumonga (BP04-056) stops the monster in its column while the invader has no rage."""
    state = position(p={"hand": [STEP_1]}, o={"zones": {5: "EBP04-056"}}, abilities=True)
    assert not can_invade(state)
    with pytest.raises(IllegalActionError, match="forbids your monster to invade"):
        apply(state, action(state, f"invade {STEP_1}"))
    assert hand(state, P) == [STEP_1]


def test_g119_a_monster_that_cannot_advance_stays_in_the_end_phase() -> None:
    """Biollante (BP02-024) never advances and never invades."""
    state = after_phase("end", p=at(5, monster="EBP02-024"), abilities=True)
    assert zone(state, P) == 5


def test_g133_a_ban_that_begins_on_the_way_does_not_stop_the_invasion() -> None:
    """Mecha-King Ghidorah (BP02-068) in zone 2 stops monsters in zones 4 and 7."""
    ban = at(1, zones={2: "EBP02-068"})
    assert zone(invading(STEP_2, 6, ban), P) == 8
    assert not can_invade(position(p=at(7, hand=[STEP_2]), o=ban, abilities=True))


# ---- crush and triggers ----------------------------------------------------------------------------------


def test_g120_a_monster_crushes_its_own_blocker_in_zone_8() -> None:
    state = invading(STEP_1, 7, zones={8: "B(1,1000)"})
    assert (zone(state, P), zones(state, P), discard(state, P)) == (8, {}, [STEP_1, "B(1,1000)"])


def test_g121_the_whole_invasion_is_over_before_its_triggers_resolve_in_any_order() -> None:
    """The Revenge of Mothra (BP03-060) takes a rage from the opponent."""
    theirs = at(1, rage=3, zones={4: "B(1,1000)", 5: "B(2,2000)"})
    state = invading(STEP_2, 1, theirs, monster=DESTROYER, zones={2: "EBP03-060"})
    assert zone(state, P) == 3
    assert (state.players[O].rage, len(zones(state, O))) == (3, 2)
    assert sorted(waiting(state)) == [DESTROYER, DESTROYER, "EBP03-060"]
    do(state, f"resolve {DESTROYER}", "pick B(2,2000)", "resolve EBP03-060")
    assert (state.players[O].rage, zones(state, O)) == (2, {})


# ---- advances by effects ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "entered"), [(8, []), (7, [8])])
def test_g123_an_advance_by_an_effect_from_zone_8_moves_nothing_and_wins_nothing(
    start: int, entered: list[int]
) -> None:
    """Godzilla (BP02-003) on a Giant Unknown Creature may discard a strategy card to advance one zone."""
    form = "EBP02-003"
    state = position(p=at(start, monster=["EBP02-001", form], hand=[form, "S(1)"]), abilities=True)
    events = do(state, f"monster {form}", "yes")
    assert discard(state, P) == ["S(1)"]
    assert (zone(state, P), advances(events), outcome(state)) == (8, entered, None)


@pytest.mark.parametrize(("start", "end", "entered"), [(8, 8, []), (4, 6, [5, 6])])
def test_g124_an_advance_to_a_zone_behind_is_no_advance(start: int, end: int, entered: list[int]) -> None:
    """Godzilla Attacks (BP01-078) advances the monster to zone 6."""
    state = position(p=at(start, hand=["EBP01-078"]), abilities=True)
    events = do(state, "strategy EBP01-078")
    assert (zone(state, P), advances(events)) == (end, entered)


def test_g125_an_advance_over_several_zones_crushes_in_each_and_is_no_invasion() -> None:
    """Cabinet Helicopter (BP02-014) mills a card and advances the monster to zone 6 if it is a monster."""
    mine = {4: "B(1,1000)", 5: "B(1,2000)", 6: "B(1,3000)"}
    state = position(
        p=at(3, monster=DESTROYER, hand=["EBP02-014"], deck=["M(1,5000)"], zones=mine),
        o=at(8, zones={1: "B(1,1000)"}),
        abilities=True,
    )
    events = do(state, "battle EBP02-014 z1")
    assert (zone(state, P), advances(events)) == (6, [4, 5, 6])
    assert zones(state, P) == {1: "EBP02-014"}
    assert zones(state, O) == {1: "B(1,1000)"}


def test_g126_a_retreat_by_an_effect_crushes_the_cards_of_the_monsters_owner() -> None:
    """Super Mechagodzilla (BP04-051) in the enemy monster's column moves it back one zone."""
    state = position(
        p={"zones": {7: "B(1,1000)"}, "hand": ["EBP04-051"]},
        o=at(8, zones={7: "B(1,2000)"}),
        abilities=True,
    )
    do(state, "battle EBP04-051 z8")
    assert (zone(state, O), zones(state, O), discard(state, O)) == (7, {}, ["B(1,2000)"])
    assert zones(state, P) == {7: "B(1,1000)", 8: "EBP04-051"}


def test_g128_the_enemy_monster_advanced_by_an_effect_crushes_its_owners_cards() -> None:
    """Godzilla Landing (BP01-030) advances the enemy monster one zone."""
    state = position(
        p=at(3, zones={4: "B(1,1000)"}, hand=["EBP01-030"]),
        o=at(3, zones={4: "B(1,2000)"}),
        abilities=True,
    )
    do(state, "strategy EBP01-030")
    assert (zone(state, O), zones(state, O), zones(state, P)) == (4, {}, {4: "B(1,1000)"})


def test_g129_a_shift_back_is_a_jump_with_crush_and_no_counter() -> None:
    """Oxygen Destroyer (BP01-077) moves a monster with 2 rage or less as a counter would."""
    theirs = at(7, rage=2, zones={4: "B(1,1000)", 5: "B(1,2000)", 6: "B(1,3000)"})
    state = position(p=at(4, hand=["EBP01-077"]), o=theirs, abilities=True)
    events = do(state, "strategy EBP01-077")
    assert zone(state, O) == 4
    assert zones(state, O) == {5: "B(1,2000)", 6: "B(1,3000)"}
    assert monster(state, O) == ["M(1,5000)"]
    assert not {Kind.COUNTERED, Kind.RANKED_UP} & {each.kind for each in events}


def test_g130_a_shift_back_from_zones_1_to_5_moves_nothing() -> None:
    state = position(p=at(4, hand=["EBP01-077"]), o=at(5), abilities=True)
    do(state, "strategy EBP01-077")
    assert zone(state, O) == 5


def test_g131_a_vertical_move_crushes_only_where_it_ends() -> None:
    """Godzilla Flies (BP03-068) moves a monster of rank III or higher from zone 3 to zone 8."""
    mine = {4: "B(1,1000)", 7: "B(1,2000)", 8: "B(1,3000)"}
    state = position(p=at(3, monster="M(3,15000)", zones=mine, hand=["EBP03-068"]), abilities=True)
    do(state, "strategy EBP03-068")
    assert zone(state, P) == 8
    assert zones(state, P) == {4: "B(1,1000)", 7: "B(1,2000)"}
    assert discard(state, P) == ["B(1,3000)"]


def test_g134_a_monster_that_crushes_the_card_which_moves_it_walks_on() -> None:
    """Minilla (BP02-013) advances the monster to zone 5 if it has 2 rage."""
    state = position(p=at(2, rage=2, hand=["EBP02-013"]), o=at(5), abilities=True)
    do(state, "battle EBP02-013 z4")
    assert (zone(state, P), zones(state, P), discard(state, P)) == (5, {}, ["EBP02-013"])


def test_g135_a_battle_card_moved_onto_another_destroys_it_without_revenge() -> None:
    """Zilla (BP03-058) moves to the left or right; the Revenge of Mothra (BP03-060) would take a rage."""
    state = after_phase("end", p=at(6, zones={2: "EBP03-058", 3: "EBP03-060"}), o={"rage": 2}, abilities=True)
    events = do(state, "zone z3")
    assert zones(state, P) == {3: "EBP03-058"}
    assert discard(state, P) == ["EBP03-060"]
    assert [each.second for each in events if each.kind is Kind.DESTROYED] == [Cause.OVERLOAD]
    assert state.players[O].rage == 2
