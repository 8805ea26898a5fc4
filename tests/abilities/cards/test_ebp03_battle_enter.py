"""Set EBP03: what battle cards do when they enter, with the condition met and not, offers taken and not."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    asked,
    deck,
    discard,
    do,
    hand,
    legal,
    one_shot,
    position,
    stacks,
    strategies,
    zones,
)

Side = dict[str, Any]

BASE = "S(8,base)"


def entered(
    number: str, into: int = 2, *, o: Side | None = None, held: tuple[str, ...] = (), **own: Any
) -> GameState:
    """The card has been played from hand into a zone, the enemy monster in zone 8 if not elsewhere."""
    state = position(p={"hand": [number, *held], **own}, o={"zone": 8, **(o or {})}, abilities=True)
    do(state, f"battle {number} z{into}")
    return state


def nothing_asked(state: GameState) -> bool:
    return asked(state) == (Ask.MAIN, P)


# ---- moving and looking ------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_030_may_move_another_battle_card_to_an_empty_zone(answer: str) -> None:
    state = entered("EBP03-030", zones={3: "B(1,0)"})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    if answer == "yes":
        assert legal(state) == {f"zone z{zone}" for zone in range(4, 9)}
        do(state, "zone z7")
    assert zones(state, P) == {2: "EBP03-030", (7 if answer == "yes" else 3): "B(1,0)"}


def test_ebp03_030_alone_moves_nothing() -> None:
    assert nothing_asked(entered("EBP03-030", o={"zones": {3: "B(1,0)"}}))


@pytest.mark.parametrize("keeps", [True, False])
def test_ebp03_031_looks_at_the_top_card_and_keeps_or_discards_it(keeps: bool) -> None:
    state = entered("EBP03-031", deck=["S(1)", "S(2)"])
    assert legal(state) == {"pick S(1)", "done"}
    do(state, "pick S(1)" if keeps else "done")
    assert deck(state, P) == (["S(1)", "S(2)"] if keeps else ["S(2)"])
    assert discard(state, P) == ([] if keeps else ["S(1)"])


# ---- a card discarded for something ------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_033_may_discard_a_high_battle_card_to_search_space_beam(answer: str) -> None:
    state = entered("EBP03-033", held=("B(5,0)", "B(4,0)"), deck=["EBP03-069", "S(4)", FILLER])
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    if answer == "yes":
        assert legal(state) == {"pick EBP03-069", "done"}
        do(state, "pick EBP03-069")
    assert sorted(hand(state, P)) == (["B(4,0)", "EBP03-069"] if answer == "yes" else ["B(4,0)", "B(5,0)"])
    assert discard(state, P) == (["B(5,0)"] if answer == "yes" else [])


def test_ebp03_033_without_a_high_battle_card_offers_nothing() -> None:
    assert nothing_asked(entered("EBP03-033", held=("B(4,0)", "S(5)"), deck=["EBP03-069", FILLER]))


@pytest.mark.parametrize(("answer", "rage"), [("yes", 1), ("no", 2)])
def test_ebp03_034_may_discard_a_strategy_card_to_lower_the_enemy_rage(answer: str, rage: int) -> None:
    state = entered("EBP03-034", held=("S(1)", "B(1,0)"), o={"rage": 2})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert state.players[O].rage == rage
    assert discard(state, P) == (["S(1)"] if answer == "yes" else [])


def test_ebp03_034_without_a_strategy_card_offers_nothing() -> None:
    assert nothing_asked(entered("EBP03-034", held=("B(1,0)",), o={"rage": 2}))


@pytest.mark.parametrize(("answer", "own_zone"), [("yes", 6), ("no", 4)])
def test_ebp03_035_facing_the_enemy_monster_may_advance_its_own_to_zone_6(answer: str, own_zone: int) -> None:
    """It stands in zone 3, which faces zone 8; zone 5 is crushed on the way."""
    state = entered("EBP03-035", 3, held=("S(1)",), zone=4, zones={5: "B(1,0)", 7: "B(1,0)"})
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert state.players[P].zone == own_zone
    assert sorted(zones(state, P)) == ([3, 7] if answer == "yes" else [3, 5, 7])


@pytest.mark.parametrize(("zone", "held"), [(2, "S(1)"), (3, "B(1,0)")])
def test_ebp03_035_in_another_column_or_without_a_strategy_card_offers_nothing(zone: int, held: str) -> None:
    state = entered("EBP03-035", zone, held=(held,), zone=4)
    assert nothing_asked(state)
    assert state.players[P].zone == 4


# ---- searching ---------------------------------------------------------------------------------------------

MOGUERA = "B(7,0,traits=Moguera)"


@pytest.mark.parametrize("finds", [True, False])
def test_ebp03_036_from_hand_in_zone_8_may_play_a_moguera_from_the_deck(finds: bool) -> None:
    state = entered("EBP03-036", 8, deck=[MOGUERA, "EBP03-036", FILLER])
    assert legal(state) == {f"pick {MOGUERA}", "pick EBP03-036", "done"}
    do(state, *((f"pick {MOGUERA}", "zone z4") if finds else ("done",)))
    assert zones(state, P) == ({4: MOGUERA, 8: "EBP03-036"} if finds else {8: "EBP03-036"})
    assert len(deck(state, P)) == (2 if finds else 3)


def test_ebp03_036_in_zone_7_searches_nothing() -> None:
    assert nothing_asked(entered("EBP03-036", 7, deck=[MOGUERA, FILLER]))


def test_ebp03_036_played_from_the_deck_searches_nothing() -> None:
    state = entered("EBP03-036", 8, deck=["EBP03-036", MOGUERA])
    do(state, "pick EBP03-036", "zone z8")
    assert nothing_asked(state)
    assert (zones(state, P), deck(state, P)) == ({8: "EBP03-036"}, [MOGUERA])


LAND, STAR = "EBP03-046", "EBP03-043"


@pytest.mark.parametrize("finds", [True, False])
def test_ebp03_052_searches_its_two_parts_and_puts_them_under_itself(finds: bool) -> None:
    state = entered("EBP03-052", 2, zone=6, deck=[LAND, LAND, STAR, FILLER])
    assert legal(state) == {f"pick {LAND}", f"pick {STAR}", "done"}
    do(state, *((f"pick {LAND}", f"pick {STAR}") if finds else ("done",)))
    assert len(stacks(state, P)[2]) == (3 if finds else 1)
    assert sorted(deck(state, P)) == sorted([LAND, FILLER] if finds else [LAND, LAND, STAR, FILLER])


def test_ebp03_052_searches_nothing_while_its_monster_is_in_zone_5() -> None:
    assert nothing_asked(entered("EBP03-052", 2, zone=5, deck=[LAND, STAR]))


# ---- rage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "rage"), [(8, 1), (7, 0)])
def test_ebp03_037_with_its_monster_in_zone_8_gives_it_1_rage(zone: int, rage: int) -> None:
    assert entered("EBP03-037", zone=zone).players[P].rage == rage


@pytest.mark.parametrize(
    ("zone", "own", "left"),
    [
        pytest.param(3, 2, 1, id="facing the enemy monster, 2 rage"),
        pytest.param(3, 4, 1, id="facing it, 4 rage"),
        pytest.param(3, 1, 3, id="facing it, 1 rage"),
        pytest.param(2, 2, 3, id="in another column, 2 rage"),
    ],
)
def test_ebp03_041_facing_the_enemy_monster_lowers_its_rage_by_2(zone: int, own: int, left: int) -> None:
    assert entered("EBP03-041", zone, rage=own, o={"rage": 3}).players[O].rage == left


@pytest.mark.parametrize(
    ("others", "rage"), [({3: "B(1,0)", 4: "B(1,0)"}, 1), ({3: ["B(1,0)", "B(1,0)"]}, 2)]
)
def test_ebp03_048_with_two_other_battle_cards_lowers_the_enemy_rage(others: Side, rage: int) -> None:
    assert entered("EBP03-048", zones=others, o={"rage": 2}).players[O].rage == rage


@pytest.mark.parametrize("mode", [0, 1])
def test_ebp03_046_with_a_star_falcon_destroys_a_strategy_card_or_lowers_rage(mode: int) -> None:
    state = entered(LAND, zone=4, zones={3: STAR}, o={"rage": 2, "strategies": ["S(1)"]})
    assert legal(state) == {"mode 0", "mode 1"}
    do(state, f"mode {mode}")
    assert (strategies(state, O), state.players[O].rage) == (([], 2) if mode == 0 else (["S(1)"], 1))


@pytest.mark.parametrize(("zone", "field"), [(3, {5: STAR}), (4, {3: "B(1,0)"}), (4, {3: [STAR, "B(1,0)"]})])
def test_ebp03_046_before_zone_4_or_without_a_star_falcon_does_nothing(zone: int, field: Side) -> None:
    state = entered(LAND, zone=zone, zones=field, o={"rage": 2, "strategies": ["S(1)"]})
    assert nothing_asked(state)
    assert (strategies(state, O), state.players[O].rage) == (["S(1)"], 2)


# ---- hand and discard pile ---------------------------------------------------------------------------------


def test_ebp03_049_in_zone_8_draws_2_and_discards_2() -> None:
    state = entered("EBP03-049", 8, held=("S(1)",), deck=["S(2)", "S(3)", "S(4)"])
    assert (sorted(hand(state, P)), deck(state, P)) == (["S(1)", "S(2)", "S(3)"], ["S(4)"])
    do(state, "pick S(1)", "pick S(3)")
    assert (hand(state, P), sorted(discard(state, P))) == (["S(2)"], ["S(1)", "S(3)"])


def test_ebp03_049_in_zone_7_draws_nothing() -> None:
    state = entered("EBP03-049", 7, held=("S(1)",), deck=["S(2)", "S(3)"])
    assert (hand(state, P), deck(state, P)) == (["S(1)"], ["S(2)", "S(3)"])


@pytest.mark.parametrize("takes", [True, False])
def test_ebp03_055_puts_up_to_one_mothra_battle_card_on_the_deck(takes: bool) -> None:
    mothra = "B(5,0,traits=Mothra)"
    buried = [mothra, "M(1,1000,traits=Mothra)", "B(5,0)"]
    state = entered("EBP03-055", discard=buried, deck=["S(1)"])
    assert legal(state) == {f"pick {mothra}", "done"}
    do(state, f"pick {mothra}" if takes else "done")
    assert deck(state, P) == ([mothra, "S(1)"] if takes else ["S(1)"])
    assert discard(state, P) == (buried[1:] if takes else buried)


def test_ebp03_055_finds_no_other_card() -> None:
    assert nothing_asked(entered("EBP03-055", discard=["M(1,1000,traits=Mothra)", "B(5,0)"]))


@pytest.mark.parametrize("takes", [True, False])
def test_ebp03_064_after_a_destruction_of_the_turn_may_take_a_battle_card_under_it(takes: bool) -> None:
    destroy: Side = {
        "act": "destroy",
        "what": {"of": "opp", "in": "zones", "type": "battle", "pick": {"all": True}},
    }
    shots = one_shot("sweep", destroy)
    state = position(
        p={"hand": ["EBP03-064", *shots], "discard": ["B(1,0)", "M(1,1000)"]},
        o={"zone": 8, "zones": {3: "B(2,0)"}},
        cards=shots,
        abilities=True,
    )
    do(state, "strategy S(1):sweep", "battle EBP03-064 z2")
    assert legal(state) == {"pick B(1,0)", "done"}
    do(state, "pick B(1,0)" if takes else "done")
    assert stacks(state, P) == {2: ["B(1,0)", "EBP03-064"] if takes else ["EBP03-064"]}


def test_ebp03_064_without_a_destruction_takes_nothing() -> None:
    assert nothing_asked(entered("EBP03-064", discard=["B(1,0)"], o={"zones": {3: "B(2,0)"}}))


# ---- the enemy monster and strategy cards ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "threat", "after"), [(BASE, 20000, 7), (BASE, 21000, 8), ("S(8)", 20000, 8)]
)
def test_ebp03_050_with_a_base_moves_back_a_monster_of_20000_threat(
    base: str, threat: int, after: int
) -> None:
    state = entered("EBP03-050", strategies=[base], o={"monster": f"M(1,{threat})"})
    assert state.players[O].zone == after


@pytest.mark.parametrize(
    ("zone", "base", "threat", "after"),
    [(8, BASE, 60000, 7), (8, BASE, 61000, 8), (8, "S(8)", 60000, 8), (7, BASE, 60000, 8)],
)
def test_ebp03_054_in_zone_8_with_a_base_moves_back_a_monster_of_60000_threat(
    zone: int, base: str, threat: int, after: int
) -> None:
    state = entered("EBP03-054", zone, strategies=[base], o={"monster": f"M(1,{threat})"})
    assert state.players[O].zone == after


@pytest.mark.parametrize(("occupied", "destroys"), [((1, 2, 3, 4), True), ((1, 2, 3, 4, 5), False)])
def test_ebp03_057_with_three_empty_enemy_zones_destroys_a_strategy_card(
    occupied: tuple[int, ...], destroys: bool
) -> None:
    """The enemy monster in zone 8 fills a zone as well."""
    state = entered("EBP03-057", o={"zones": dict.fromkeys(occupied, "B(1,0)"), "strategies": ["S(1)"]})
    assert strategies(state, O) == ([] if destroys else ["S(1)"])
