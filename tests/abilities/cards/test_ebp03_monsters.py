"""Set EBP03: monsters that act when a phase begins, when they invade or counter, and what always holds."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState, Outcome, Reason
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    card,
    compared,
    deck,
    discard,
    do,
    hand,
    legal,
    monster,
    one_shot,
    position,
    settle,
    zones,
)

Side = dict[str, Any]

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"
UNPLAYED = "S(8,step=1)"
"""A strategy card that pays for an invasion."""

BLUE = "B(1,0,color=blue)"
BASE = "S(8,base)"


def reached(phase: str, side: int, own: Side) -> GameState:
    """A phase of P's turn with the card in question on one side, P's or O's."""
    return after_phase(phase, own if side == P else None, own if side == O else None, abilities=True)


# ---- a battle card of rank 5 or more, discarded when a phase begins ----------------------------------------


def test_ebp03_001_a_high_battle_card_advances_it_at_the_beginning_of_the_end_phase() -> None:
    """Afterwards it walks its one zone as ever."""
    own = {"monster": "EBP03-001", "zone": 4, "hand": ["B(4,0)", "B(5,0)"]}
    state = after_phase("end", p=own, abilities=True)
    assert asked(state) == (Ask.MAY, P)
    do(state, "yes")
    assert (state.players[P].zone, discard(state, P)) == (6, ["B(5,0)"])


@pytest.mark.parametrize(
    ("number", "phase", "side", "zone"),
    [
        ("EBP03-001", "end", P, 4),
        ("EBP03-002", "counter", O, 4),
        ("EBP03-002", "counter", P, 8),
        ("EBP03-003", "counter", P, 8),
        ("EBP03-005", "counter", P, 8),
    ],
)
def test_the_discard_of_a_high_battle_card_may_be_refused(
    number: str, phase: str, side: int, zone: int
) -> None:
    own = {"monster": number, "zone": zone, "hand": ["B(5,0)"]}
    state = reached(phase, side, own)
    assert (asked(state), legal(state)) == ((Ask.MAY, side), {"yes", "no"})
    do(state, "no")
    assert (discard(state, side), state.players[side].rage) == ([], 0)
    assert state.players[side].zone == (5 if phase == "end" else zone)


@pytest.mark.parametrize(
    ("number", "phase", "side", "zone", "held"),
    [
        ("EBP03-001", "end", P, 3, "B(5,0)"),
        ("EBP03-001", "end", P, 4, "B(4,0)"),
        ("EBP03-002", "counter", O, 3, "B(5,0)"),
        ("EBP03-002", "counter", O, 4, "B(4,0)"),
        ("EBP03-002", "counter", P, 7, "B(5,0)"),
        ("EBP03-002", "counter", P, 8, "S(5)"),
        ("EBP03-003", "counter", P, 7, "B(5,0)"),
        ("EBP03-003", "counter", P, 8, "B(4,0)"),
        ("EBP03-005", "counter", P, 7, "B(5,0)"),
        ("EBP03-005", "counter", P, 8, "B(4,0)"),
    ],
)
def test_without_the_zone_or_the_card_nothing_is_offered(
    number: str, phase: str, side: int, zone: int, held: str
) -> None:
    own = {"monster": number, "zone": zone, "hand": [held]}
    state = reached(phase, side, own)
    assert (asked(state), discard(state, side)) == ((Ask.MAIN, P), [])


@pytest.mark.parametrize(("side", "zone", "rage"), [(O, 4, 1), (O, 8, 1), (P, 8, 2)])
def test_ebp03_002_a_high_battle_card_enrages_it_in_either_counter_phase(
    side: int, zone: int, rage: int
) -> None:
    own = {"monster": "EBP03-002", "zone": zone, "hand": ["B(5,0)", "B(4,0)"]}
    state = reached("counter", side, own)
    do(state, "yes")
    assert (state.players[side].rage, discard(state, side)) == (rage, ["B(5,0)"])


@pytest.mark.parametrize(("number", "rage", "rank"), [("EBP03-003", 2, 6), ("EBP03-005", 3, 7)])
def test_a_high_battle_card_enrages_it_in_zone_8_and_destroys_what_ranks_low(
    number: str, rage: int, rank: int
) -> None:
    state = after_phase(
        "counter",
        p={"monster": number, "zone": 8, "zones": {2: "B(1,0)"}, "hand": ["B(5,0)"]},
        o={"zones": {2: f"B({rank},0)", 3: f"B({rank + 1},0)", 7: "B(1,0)"}},
        abilities=True,
    )
    do(state, "yes")
    assert (state.players[P].rage, discard(state, P)) == (rage, ["B(5,0)"])
    assert (zones(state, O), zones(state, P)) == ({3: f"B({rank + 1},0)"}, {2: "B(1,0)"})


# ---- other abilities of the beginning of a phase -----------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "left"),
    [
        pytest.param("B(1,0)", {6: "B(6,0)", 1: "B(5,0)"}, id="a red battle card"),
        pytest.param(BLUE, {5: "B(5,0)", 6: "B(6,0)", 1: "B(5,0)"}, id="a blue battle card"),
    ],
)
def test_ebp03_008_in_the_enemy_counter_phase_a_red_card_lets_it_destroy_in_its_column(
    own: str, left: dict[int, str]
) -> None:
    """It stands in zone 1, which faces zones 5 and 6."""
    state = after_phase(
        "counter",
        p={"zones": {5: "B(5,0)", 6: "B(6,0)", 1: "B(5,0)"}, "zone": 3},
        o={"monster": "EBP03-008", "zones": {2: own}},
        abilities=True,
    )
    assert zones(state, P) == left


def test_ebp03_008_does_not_destroy_in_its_own_counter_phase() -> None:
    state = after_phase(
        "counter",
        p={"monster": "EBP03-008", "zones": {2: "B(1,0)"}},
        o={"zones": {5: "B(5,0)"}},
        abilities=True,
    )
    assert zones(state, O) == {5: "B(5,0)"}


@pytest.mark.parametrize(
    ("side", "held", "outcome"),
    [
        pytest.param(O, [], Outcome(P, Reason.CARD), id="the enemy phase, no strategy card"),
        pytest.param(O, ["S(1)"], None, id="the enemy phase, a strategy card"),
        pytest.param(P, [], None, id="its own phase"),
    ],
)
def test_ebp03_013_loses_without_a_strategy_card_when_the_enemy_counter_phase_begins(
    side: int, held: list[str], outcome: Outcome | None
) -> None:
    own = {"monster": "EBP03-013", "strategies": held}
    state = reached("counter", side, own)
    assert state.outcome == outcome


@pytest.mark.parametrize(
    ("answer", "left", "drawn"), [("yes", ["B(1,0)"], ["S(2)"]), ("no", [], [])], ids=["yes", "no"]
)
def test_ebp03_014_may_change_a_battle_card_in_the_end_phase(
    answer: str, left: list[str], drawn: list[str]
) -> None:
    """With five other cards in hand the End Phase itself draws nothing."""
    held = ["B(1,0)", *["S(1)"] * 5]
    state = after_phase(
        "end", p={"monster": "EBP03-014", "hand": held, "deck": ["S(2)", "S(3)"]}, abilities=True
    )
    assert asked(state) == (Ask.MAY, P)
    do(state, answer)
    assert discard(state, P) == left
    assert sorted(hand(state, P)) == sorted([*(each for each in held if each not in left), *drawn])


def test_ebp03_014_offers_nothing_without_a_battle_card() -> None:
    state = after_phase("end", p={"monster": "EBP03-014", "hand": ["S(1)"] * 5}, abilities=True)
    assert (asked(state), discard(state, P)) == ((Ask.MAIN, P), [])


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp03_028_three_monsters_under_it_destroy_in_the_enemy_counter_phase(answer: str) -> None:
    field = {2: "B(5,0)", 3: "B(6,0)", 5: "B(1,0)", 6: "B(1,0)"}
    buried = [f"M({rank},1000)" for rank in (1, 2, 3)]
    state = after_phase(
        "counter",
        p={"zones": field},
        o={"monster": "EBP03-028", "discard": [*buried, "B(1,0)"]},
        abilities=True,
    )
    assert asked(state) == (Ask.MAY, O)
    do(state, answer)
    assert zones(state, P) == ({3: "B(6,0)", 6: "B(1,0)"} if answer == "yes" else field)
    assert sorted(monster(state, O)[:-1]) == (buried if answer == "yes" else [])


@pytest.mark.parametrize(("side", "buried"), [(O, 2), (P, 3)])
def test_ebp03_028_offers_nothing_with_two_monsters_or_in_its_own_counter_phase(
    side: int, buried: int
) -> None:
    own = {"monster": "EBP03-028", "discard": ["M(1,1000)"] * buried}
    state = reached("counter", side, own)
    assert (asked(state), len(monster(state, side))) == ((Ask.MAIN, P), 1)


# ---- rank of the enemy battle cards ------------------------------------------------------------------------

BEASTS = {
    "EBP03-025": (0, 1),
    "EBP03-026": (3, 2),
    "EBP03-027": (3, 2),
    "EBP03-028": (5, 3),
    "EBP03-029": (5, 3),
}
"""How many cards must lie under each, and how far the ranks then go down."""

DESTROY_5: Side = {
    "act": "destroy",
    "what": {"of": "opp", "in": "zones", "type": "battle", "rank_max": 5, "pick": {"all": True}},
}
RANKS = {2: "B(5,0)", 3: "B(6,0)", 4: "B(7,0)", 5: "B(8,0)"}


def beast(number: str, under: int) -> Side:
    return {"monster": [*["S(1)"] * under, number]}


@pytest.mark.parametrize(
    ("number", "under", "lowered"), [(each, *BEASTS[each]) for each in BEASTS], ids=BEASTS
)
def test_a_guardian_beast_lowers_the_ranks_of_enemy_cards_on_its_turn(
    number: str, under: int, lowered: int
) -> None:
    """All cards that count as rank 5 or less are destroyed."""
    shots = one_shot("sweep", DESTROY_5)
    state = position(
        p={**beast(number, under), "hand": list(shots), "zones": {7: "B(6,0)"}},
        o={"zones": RANKS},
        cards=shots,
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert list(zones(state, O).values()) == [f"B({rank},0)" for rank in range(6 + lowered, 9)]


@pytest.mark.parametrize("number", ["EBP03-026", "EBP03-027", "EBP03-028", "EBP03-029"])
def test_a_guardian_beast_with_a_card_too_few_under_it_lowers_no_rank(number: str) -> None:
    shots = one_shot("sweep", DESTROY_5)
    own = beast(number, BEASTS[number][0] - 1)
    state = position(p={**own, "hand": list(shots)}, o={"zones": RANKS}, cards=shots, abilities=True)
    do(state, "strategy S(1):sweep")
    assert sorted(zones(state, O)) == [3, 4, 5]


@pytest.mark.parametrize("number", BEASTS)
def test_a_guardian_beast_lowers_no_rank_on_the_enemy_turn(number: str) -> None:
    """A battle card beside it destroys, in the enemy counter phase, what counts as rank 5 or less."""
    when = {"ev": "phase_start", "phase": "counter", "whose": "opp"}
    guard = card("B(1,0):guard", {"kind": "trigger", "on": when, "do": [DESTROY_5]})
    state = after_phase(
        "counter",
        p={"zones": RANKS},
        o={**beast(number, BEASTS[number][0]), "zones": {2: "B(1,0):guard"}},
        cards={"B(1,0):guard": guard},
        abilities=True,
    )
    settle(state)
    assert sorted(zones(state, P)) == [3, 4, 5]


# ---- invading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unseen", [True, False])
def test_ebp03_004_the_top_of_the_deck_may_pay_for_its_invasion(unseen: bool) -> None:
    state = position(
        p={"monster": "EBP03-004", "hand": [UNPLAYED], "deck": [TWO, FILLER]}, o={"hand": []}, abilities=True
    )
    assert legal(state) == {"pass", "invade", f"invade {UNPLAYED}"}
    do(state, "invade" if unseen else f"invade {UNPLAYED}")
    assert state.players[P].zone == (3 if unseen else 2)
    assert (hand(state, P), discard(state, P)) == (([UNPLAYED], [TWO]) if unseen else ([], [UNPLAYED]))


@pytest.mark.parametrize(("zone", "rage"), [(4, 3), (3, 0)])
def test_ebp03_004_enemy_effects_do_not_lower_its_rage_from_zone_4_on(zone: int, rage: int) -> None:
    state = position(
        p={"zone": 7, "hand": ["EBP03-079"]},
        o={"monster": "EBP03-004", "zone": zone, "rage": 3},
        abilities=True,
    )
    do(state, "strategy EBP03-079")
    assert state.players[O].rage == rage


def test_ebp03_004_enemy_effects_lower_its_rage_on_its_own_turn() -> None:
    """The Revenge of the card in the facing zone 2 is an effect of the enemy."""
    state = position(
        p={"monster": "EBP03-004", "zone": 4, "rage": 3, "hand": ["EBP03-072"]},
        o={"zones": {2: "EBP03-060"}},
        abilities=True,
    )
    do(state, "strategy EBP03-072")
    assert state.players[P].rage == 2


def test_ebp03_007_takes_one_red_or_blue_battle_card_of_as_many_as_the_enemy_rank() -> None:
    state = position(
        p={"monster": "EBP03-007", "hand": [UNPLAYED], "deck": ["S(1)", BLUE, "B(2,0)", "B(3,0)"]},
        o={"monster": "M(3,15000)"},
        abilities=True,
    )
    do(state, f"invade {UNPLAYED}")
    assert legal(state) == {f"pick {BLUE}", "pick B(2,0)"}, "one must be taken"
    do(state, f"pick {BLUE}")
    assert (hand(state, P), deck(state, P)) == ([BLUE], ["B(3,0)"])
    assert sorted(discard(state, P)) == sorted([UNPLAYED, "S(1)", "B(2,0)"])


def test_ebp03_007_takes_no_other_card() -> None:
    top = ["S(1)", "B(1,0,color=green)"]
    state = position(
        p={"monster": "EBP03-007", "hand": [UNPLAYED], "deck": [*top, "B(3,0)"]},
        o={"monster": "M(2,15000)"},
        abilities=True,
    )
    do(state, f"invade {UNPLAYED}")
    assert (hand(state, P), deck(state, P)) == ([], ["B(3,0)"])
    assert sorted(discard(state, P)) == sorted([UNPLAYED, *top])


@pytest.mark.parametrize(("under", "left"), [(5, 4), (4, 6)])
def test_ebp03_027_with_five_cards_under_it_the_enemy_discards_down_to_4(under: int, left: int) -> None:
    state = position(p={**beast("EBP03-027", under), "hand": [ONE]}, o={"hand": ["S(1)"] * 6}, abilities=True)
    do(state, f"invade {ONE}")
    for _ in range(6 - left):
        assert asked(state) == (Ask.PICK, O)
        do(state, "pick S(1)")
    assert (asked(state), len(hand(state, O))) == ((Ask.MAIN, P), left)


Field = dict[int, str]
FIELDS: tuple[Field, Field] = ({4: ONE}, {4: ONE})
NO_FIELDS: tuple[Field, Field] = ({}, {})


@pytest.mark.parametrize(
    ("mode", "fields", "hands", "rage"),
    [
        (0, NO_FIELDS, (3, 3), (3, 1)),
        (1, FIELDS, (2, 2), (3, 1)),
        (2, FIELDS, (3, 3), (1, 0)),
    ],
    ids=["all battle cards", "hands of 2", "2 rage"],
)
def test_ebp03_029_with_seven_cards_under_it_one_of_three_things_befalls_both_players(
    mode: int, fields: tuple[Field, Field], hands: tuple[int, int], rage: tuple[int, int]
) -> None:
    state = position(
        p={**beast("EBP03-029", 7), "zones": {4: ONE}, "hand": [*["S(1)"] * 3, ONE], "rage": 3},
        o={"zones": {4: ONE}, "hand": ["S(2)"] * 3, "rage": 1},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert legal(state) == {"mode 0", "mode 1", "mode 2"}
    do(state, f"mode {mode}", *(["pick S(1)", "pick S(2)"] if mode == 1 else []))
    assert asked(state) == (Ask.MAIN, P)
    assert (zones(state, P), zones(state, O)) == fields
    assert (len(hand(state, P)), len(hand(state, O))) == hands
    assert (state.players[P].rage, state.players[O].rage) == rage


def test_ebp03_029_with_six_cards_under_it_does_nothing() -> None:
    state = position(p={**beast("EBP03-029", 6), "hand": [ONE]}, o={"rage": 2}, abilities=True)
    do(state, f"invade {ONE}")
    assert (asked(state), state.players[O].rage) == ((Ask.MAIN, P), 2)


# ---- discarding from hand ----------------------------------------------------------------------------------

FEARED = ("EBP03-015", "EBP03-016", "EBP03-017")


@pytest.mark.parametrize("number", FEARED)
def test_each_discarded_battle_card_lowers_the_enemy_rage(number: str) -> None:
    state = position(p={"monster": number, "hand": [ONE, "B(5,0)"]}, o={"rage": 2}, abilities=True)
    do(state, f"invade {ONE}")
    assert (state.players[P].rage, state.players[O].rage) == (0, 1)


@pytest.mark.parametrize("number", FEARED)
def test_a_discarded_card_of_another_type_does_nothing(number: str) -> None:
    state = position(p={"monster": number, "hand": [UNPLAYED]}, o={"rage": 2}, abilities=True)
    do(state, f"invade {UNPLAYED}")
    assert (state.players[P].rage, state.players[O].rage) == (0, 2)


@pytest.mark.parametrize(("number", "rage"), [("EBP03-015", 0), ("EBP03-016", 1), ("EBP03-017", 1)])
def test_at_an_enemy_rage_of_0_two_of_them_gain_one_instead(number: str, rage: int) -> None:
    state = position(p={"monster": number, "hand": [ONE]}, abilities=True)
    do(state, f"invade {ONE}")
    assert (state.players[P].rage, state.players[O].rage) == (rage, 0)


# ---- a successful counter, with a base in play -------------------------------------------------------------


def countered(number: str, power: int = 50000, base: str = BASE, zone: int = 1) -> GameState:
    """The counter phase of a Mothra, against a monster in a zone and two battle cards."""
    return after_phase(
        "counter",
        p={"monster": number, "zones": {2: f"B(1,{power})"}, "strategies": [base]},
        o={"zone": zone, "zones": {2: "B(7,0)", 7: "B(8,0)"}},
        abilities=True,
    )


def test_ebp03_019_gains_2_rage() -> None:
    assert countered("EBP03-019").players[P].rage == 2


def test_ebp03_020_destroys_a_battle_card_of_rank_7_or_less() -> None:
    assert zones(countered("EBP03-020"), O) == {7: "B(8,0)"}


@pytest.mark.parametrize("zone", [8, 5])
def test_ebp03_023_moves_the_enemy_monster_back_to_zone_1(zone: int) -> None:
    """It crushes what stands on its way, in zone 2."""
    state = countered("EBP03-023", zone=zone)
    assert (state.players[O].zone, zones(state, O)) == (1, {7: "B(8,0)"})
    assert monster(state, O) == ["M(1,5000)", "M(2,10000)"]


@pytest.mark.parametrize("number", ["EBP03-019", "EBP03-020", "EBP03-023"])
@pytest.mark.parametrize(
    ("power", "base", "after"),
    [pytest.param(50000, "S(8)", 3, id="no base"), pytest.param(4000, BASE, 8, id="no success")],
)
def test_without_a_base_or_a_success_nothing_more_happens(
    number: str, power: int, base: str, after: int
) -> None:
    state = countered(number, power, base, zone=8)
    assert (state.players[P].rage, state.players[O].zone) == (0, after)
    assert zones(state, O) == {2: "B(7,0)", 7: "B(8,0)"}


# ---- threat ------------------------------------------------------------------------------------------------

THREAT: dict[str, tuple[Side, int]] = {
    "EBP03-001 in zone 6": ({"monster": "EBP03-001", "zone": 6}, 9000),
    "EBP03-001 in zone 5": ({"monster": "EBP03-001", "zone": 5}, 4000),
    "EBP03-022 a base in play": ({"monster": "EBP03-022", "strategies": [BASE]}, 44000),
    "EBP03-022 two bases in play": ({"monster": "EBP03-022", "strategies": [BASE, BASE]}, 44000),
    "EBP03-022 another strategy card in play": ({"monster": "EBP03-022", "strategies": ["S(8)"]}, 34000),
}


@pytest.mark.parametrize(("o", "threat"), THREAT.values(), ids=THREAT)
def test_a_monster_is_as_threatening_as_its_text_says(o: Side, threat: int) -> None:
    assert compared(o=o) == (0, threat)
