"""EBP01: battle cards that do something when they enter, and those that wait for what happens."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    compared,
    deck,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    position,
    rage_of,
    stacks,
    strategies,
    zones,
)

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
"""Cards that pay for an invasion and cannot be played."""

MONSTER, STRATEGY = "M(1,1000)", "S(9)"
"""Cards that only matter by their type."""

DONE = (Ask.MAIN, P)
"""Nothing more is asked of P than what to do next."""


def played(
    number: str, zone: int, p: Mapping[str, Any] | None = None, o: Mapping[str, Any] | None = None
) -> GameState:
    """P has played the card from hand into a zone; O's monster is in zone 8 unless said otherwise."""
    p = p or {}
    p = {**p, "hand": [number, *p.get("hand", ())]}
    state = position(p=p, o={"zone": 8, **(o or {})}, abilities=True)
    do(state, f"battle {number} z{zone}")
    return state


# ---- Enter -----------------------------------------------------------------------------------------------

KAMACURAS = "B(9,1000,traits=Kamacuras)"


def kamacuras(zone: int) -> GameState:
    """Kamacuras enters while P's monster is in a zone."""
    library = ["EBP01-019", KAMACURAS, FILLER, "B(1,0,traits=Rodan)", KAMACURAS, "M(1,5000,traits=Kamacuras)"]
    return played("EBP01-019", 2, {"zone": zone, "deck": library})


def test_ebp01_019_brings_2_kamacuras_from_the_deck_which_bring_no_more() -> None:
    state = kamacuras(6)
    assert legal(state) == {"pick EBP01-019", f"pick {KAMACURAS}", "done"}
    do(state, "pick EBP01-019", f"pick {KAMACURAS}")
    assert (asked(state), "zone z6" in legal(state)) == ((Ask.ZONE, P), False)
    do(state, "zone z3", "zone z4")
    assert zones(state, P) == {2: "EBP01-019", 3: "EBP01-019", 4: KAMACURAS}
    assert (asked(state), len(deck(state, P))) == (DONE, 4)


def test_ebp01_019_may_find_nothing_and_shuffles() -> None:
    state = kamacuras(6)
    events = do(state, "done")
    assert Kind.SHUFFLED in {each.kind for each in events}
    assert zones(state, P) == {2: "EBP01-019"}


def test_ebp01_019_searches_from_zone_6_on() -> None:
    state = kamacuras(5)
    assert (asked(state), zones(state, P)) == (DONE, {2: "EBP01-019"})


@pytest.mark.parametrize(
    ("answers", "top", "gone"),
    [
        (["pick B(1,0)", "pick B(2,0)"], ["B(1,0)", "B(2,0)"], []),
        (["pick B(2,0)", "pick B(1,0)"], ["B(2,0)", "B(1,0)"], []),
        (["pick B(2,0)", "done"], ["B(2,0)"], ["B(1,0)"]),
        (["done"], [], ["B(1,0)", "B(2,0)"]),
    ],
    ids=["kept", "turned round", "one kept", "none kept"],
)
def test_ebp01_021_arranges_the_top_2_cards_in_the_enemy_column(
    answers: Sequence[str], top: list[str], gone: list[str]
) -> None:
    """Zone 3 faces the enemy zone 8."""
    state = played("EBP01-021", 3, {"deck": ["B(1,0)", "B(2,0)", FILLER]})
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)", "done"}
    do(state, *answers)
    assert (deck(state, P), sorted(discard(state, P))) == ([*top, FILLER], gone)


def test_ebp01_021_looks_at_nothing_in_another_column() -> None:
    state = played("EBP01-021", 2, {"deck": ["B(1,0)", "B(2,0)", FILLER]})
    assert (asked(state), deck(state, P)) == (DONE, ["B(1,0)", "B(2,0)", FILLER])


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_ebp01_024_takes_1_enemy_rage(before: int, after: int) -> None:
    state = played("EBP01-024", 2, {"rage": 2}, {"rage": before})
    assert (rage_of(state, O), rage_of(state, P)) == (after, 2)


@pytest.mark.parametrize(
    ("zone", "others", "rage"),
    [(3, {2: "B(1,0)", 4: "B(1,0)"}, 1), (3, {2: "B(1,0)"}, 2), (5, {2: "B(1,0)", 4: "B(1,0)"}, 2)],
    ids=["in the column", "one other battle card", "in another column"],
)
def test_ebp01_045_takes_1_enemy_rage_in_the_column_with_2_others(
    zone: int, others: dict[int, str], rage: int
) -> None:
    """The card itself is not one of the two."""
    assert rage_of(played("EBP01-045", zone, {"zones": others}, {"rage": 2}), O) == rage


@pytest.mark.parametrize(
    ("number", "count", "zone"), [("EBP01-047", 1, 1), ("EBP01-055", 1, 1), ("EBP01-069", 2, 6)]
)
def test_draws_and_discards_as_many(number: str, count: int, zone: int) -> None:
    """P holds a card, which may be discarded as well as those drawn."""
    drawn = ["B(2,0)", "B(3,0)", "B(4,0)"]
    state = played(number, 2, {"zone": zone, "hand": ["B(9,1)"], "deck": drawn})
    assert legal(state) == {"pick B(9,1)", *(f"pick {each}" for each in drawn[:count])}
    do(state, *["pick B(9,1)", "pick B(2,0)"][:count])
    assert discard(state, P) == ["B(9,1)", "B(2,0)"][:count]
    assert (len(hand(state, P)), deck(state, P), asked(state)) == (1, drawn[count:], DONE)


def test_ebp01_069_draws_from_zone_6_on() -> None:
    state = played("EBP01-069", 2, {"zone": 5, "deck": 5})
    assert (asked(state), hand(state, P), len(deck(state, P))) == (DONE, [], 5)


def test_ebp01_054_draws_2_and_discards_2_when_it_came_by_evolution() -> None:
    """It evolves from Destoroyah's first form; played from hand it draws nothing."""
    library = ["B(1,0)", "B(2,0)", "EBP01-054"]
    state = main_phase_begins(p={"zones": {2: "EBP01-049"}, "deck": library}, abilities=True)
    do(state, "pick EBP01-054")
    assert sorted(discard(state, P)) == ["B(1,0)", "B(2,0)"]
    state = played("EBP01-054", 2, {"deck": library})
    assert (asked(state), hand(state, P), discard(state, P)) == (DONE, [], [])


def swapping() -> GameState:
    """Mothra has entered zone 4 beside a stack in zone 2 and a card in zone 3."""
    return played("EBP01-057", 4, {"zones": {2: ["B(1,0)", "B(2,0)"], 3: "B(3,0)"}}, {"zones": {5: "B(1,0)"}})


def test_ebp01_057_may_swap_2_own_battle_cards_with_what_lies_under_them() -> None:
    state = swapping()
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert legal(state) == {"pick B(2,0)", "pick B(3,0)", "pick EBP01-057"}
    do(state, "pick B(2,0)", "pick EBP01-057")
    assert stacks(state, P) == {2: ["EBP01-057"], 3: ["B(3,0)"], 4: ["B(1,0)", "B(2,0)"]}


def test_ebp01_057_may_leave_them() -> None:
    state = swapping()
    do(state, "no")
    assert stacks(state, P) == {2: ["B(1,0)", "B(2,0)"], 3: ["B(3,0)"], 4: ["EBP01-057"]}


@pytest.mark.parametrize("buried", [[], ["B(1,0)", MONSTER, STRATEGY]])
def test_ebp01_058_shuffles_the_whole_discard_pile_into_the_deck(buried: list[str]) -> None:
    state = position(
        p={"hand": ["EBP01-058"], "discard": buried, "deck": [FILLER]}, o={"zone": 7}, abilities=True
    )
    events = do(state, "battle EBP01-058 z2")
    assert (discard(state, P), sorted(deck(state, P))) == ([], sorted([*buried, FILLER]))
    assert Kind.SHUFFLED in {each.kind for each in events}


def perfect_form(buried: list[str], placed: int = 0) -> GameState:
    """Destoroyah has evolved into its perfect form."""
    state = main_phase_begins(
        p={
            "zones": {2: "EBP01-054"},
            "deck": ["EBP01-060", FILLER],
            "discard": buried,
            "strategies": ["S(1)"] * placed,
        },
        o={"zones": {3: "B(8,0)"}},
        abilities=True,
    )
    do(state, "pick EBP01-060")
    return state


@pytest.mark.parametrize("number", ["EBP01-062", "EBP01-065"])
def test_ebp01_060_activates_a_strategy_card_of_its_film_from_the_discard_pile(number: str) -> None:
    """Two cards have the name; EBP01-065 destroys what is in the enemy zones 1 to 5."""
    state = perfect_form(["EBP01-061", number], placed=1)
    assert legal(state) == {f"pick {number}", "done"}
    do(state, f"pick {number}")
    assert (strategies(state, P), discard(state, P)) == (["S(1)", number], ["EBP01-061"])
    assert zones(state, O) == ({} if number == "EBP01-065" else {3: "B(8,0)"})


def test_ebp01_060_may_take_none_and_needs_a_free_strategy_zone() -> None:
    state = perfect_form(["EBP01-065"])
    do(state, "done")
    assert (strategies(state, P), discard(state, P)) == ([], ["EBP01-065"])
    state = perfect_form(["EBP01-065"], placed=2)
    do(state, "pick EBP01-065")
    assert (strategies(state, P), discard(state, P)) == (["S(1)", "S(1)"], ["EBP01-065"])


def test_ebp01_060_brings_nothing_when_it_is_played_from_hand() -> None:
    state = played("EBP01-060", 2, {"discard": ["EBP01-065"]})
    assert (asked(state), strategies(state, P)) == (DONE, [])


@pytest.mark.parametrize(("answer", "top"), [("pick B(1,0)", ["B(1,0)"]), ("done", [])])
def test_ebp01_070_looks_at_the_top_card_and_may_discard_it(answer: str, top: list[str]) -> None:
    state = played("EBP01-070", 2, {"deck": ["B(1,0)", FILLER]})
    assert legal(state) == {"pick B(1,0)", "done"}
    do(state, answer)
    assert deck(state, P) == [*top, FILLER]
    assert discard(state, P) == ([] if top else ["B(1,0)"])


@pytest.mark.parametrize(
    ("zone", "top", "rage", "after"),
    [(3, "B(1,0)", 9, 7), (3, MONSTER, 9, 8), (3, STRATEGY, 9, 8), (3, "B(1,0)", 10, 8), (5, "B(1,0)", 9, 8)],
    ids=["battle card", "monster card", "strategy card", "threat of 55,000", "in another column"],
)
def test_ebp01_072_mills_and_moves_an_enemy_monster_of_50000_threat_back(
    zone: int, top: str, rage: int, after: int
) -> None:
    """The enemy monster in zone 8, printed threat 5,000, is faced by zone 3."""
    state = played("EBP01-072", zone, {"deck": [top, FILLER]}, {"rage": rage})
    assert discard(state, P) == ([top] if zone == 3 else [])
    assert state.players[O].zone == after


# ---- what waits for an event -----------------------------------------------------------------------------


def anguirus(zone: int, rage: int, payment: str = ONE) -> GameState:
    """P's monster invades while Anguirus is in a zone."""
    state = position(
        p={
            "rage": rage,
            "zones": {zone: "EBP01-020"},
            "hand": [payment],
            "deck": ["EBP01-002", MONSTER, FILLER],
        },
        abilities=True,
    )
    do(state, f"invade {payment}")
    return state


def test_ebp01_020_may_pay_rage_for_a_burst_monster_when_the_monster_invades() -> None:
    state = anguirus(8, 2)
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert legal(state) == {"pick EBP01-002", "done"}
    do(state, "pick EBP01-002")
    assert (rage_of(state, P), hand(state, P)) == (1, ["EBP01-002"])


def test_ebp01_020_may_keep_the_rage_or_find_nothing() -> None:
    state = anguirus(8, 2)
    do(state, "no")
    assert (rage_of(state, P), hand(state, P)) == (2, [])
    state = anguirus(8, 2)
    do(state, "yes", "done")
    assert (rage_of(state, P), hand(state, P)) == (1, [])


@pytest.mark.parametrize(("zone", "rage"), [(7, 2), (8, 0)], ids=["in zone 7", "without rage"])
def test_ebp01_020_needs_zone_8_and_rage(zone: int, rage: int) -> None:
    state = anguirus(zone, rage)
    assert (asked(state), rage_of(state, P)) == (DONE, rage)


def titanosaurus(others: Mapping[int, str]) -> GameState:
    """P gains rage while Titanosaurus is in zone 2."""
    state = position(p={"zones": {2: "EBP01-022", **others}, "hand": [MONSTER]}, abilities=True)
    do(state, f"rage {MONSTER}")
    return state


def test_ebp01_022_may_move_another_battle_card_when_rage_goes_up() -> None:
    """Not itself, and to a zone where nothing is."""
    state = titanosaurus({3: "B(1,0)", 4: "B(2,0)"})
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert legal(state) == {"pick B(1,0)", "pick B(2,0)"}
    do(state, "pick B(1,0)")
    assert legal(state) == {f"zone z{zone}" for zone in (5, 6, 7, 8)}
    do(state, "zone z8")
    assert zones(state, P) == {2: "EBP01-022", 4: "B(2,0)", 8: "B(1,0)"}


def test_ebp01_022_may_move_nothing_and_never_moves_itself() -> None:
    state = titanosaurus({3: "B(1,0)"})
    do(state, "no")
    assert zones(state, P) == {2: "EBP01-022", 3: "B(1,0)"}
    assert asked(titanosaurus({})) == DONE


def test_ebp01_022_does_nothing_when_rage_goes_up_in_the_turn_of_the_opponent() -> None:
    """EBP01-066, which O must discard, gives O rage in P's turn."""
    state = position(
        p={"monster": "M(4,20000)", "hand": ["EBP01-005"]},
        o={"zones": {2: "EBP01-022", 3: "B(1,0)"}, "hand": ["EBP01-066", *[FILLER] * 4]},
        abilities=True,
    )
    do(state, "monster EBP01-005", "pick EBP01-066")
    assert (rage_of(state, O), asked(state)) == (2, DONE)


GIGAN = "EBP01-072"
"""The card with both traits Gigan and Fest."""


def jet_jaguar() -> GameState:
    """P's Counter Phase begins with Jet Jaguar in zone 2 and three cards in the discard pile."""
    return after_phase(
        "counter",
        p={
            "zones": {2: "EBP01-026"},
            "discard": ["B(1,0,traits=Gigan)", GIGAN, "B(1,0,traits=Fest)"],
        },
        o={"monster": "M(1,90000)"},
        abilities=True,
    )


def test_ebp01_026_may_take_a_gigan_fest_card_under_it_in_the_counter_phase() -> None:
    state = jet_jaguar()
    assert legal(state) == {f"pick {GIGAN}", "done"}
    do(state, f"pick {GIGAN}")
    assert stacks(state, P) == {2: [GIGAN, "EBP01-026"]}
    assert GIGAN not in discard(state, P)


def test_ebp01_026_may_take_none() -> None:
    state = jet_jaguar()
    do(state, "done")
    assert stacks(state, P) == {2: ["EBP01-026"]}


def test_ebp01_026_counts_the_card_it_has_just_taken() -> None:
    assert compared(p={"zones": {2: "EBP01-026"}, "discard": [GIGAN]}) == (12000, 90000)


def fire_rodan(zone: int) -> GameState:
    """P's monster in a zone makes O, who holds Fire Rodan, discard a card."""
    state = position(
        p={"monster": "M(4,20000)", "zone": zone, "hand": ["EBP01-005"]},
        o={"hand": ["EBP01-059", *[FILLER] * 4]},
        abilities=True,
    )
    do(state, "monster EBP01-005", "pick EBP01-059")
    return state


@pytest.mark.parametrize(
    ("answer", "field", "gone"), [("yes", {7: "EBP01-059"}, []), ("no", {}, ["EBP01-059"])]
)
def test_ebp01_059_may_be_played_when_an_enemy_effect_discards_it(
    answer: str, field: dict[int, str], gone: list[str]
) -> None:
    """Its rank of 7 does not matter, the enemy monster is in zone 4."""
    state = fire_rodan(4)
    assert (asked(state), legal(state)) == ((Ask.MAY, O), {"yes", "no"})
    do(state, answer)
    if answer == "yes":
        assert asked(state) == (Ask.ZONE, O)
        do(state, "zone z7")
    assert (zones(state, O), discard(state, O), asked(state)) == (field, gone, DONE)


def test_ebp01_059_stays_discarded_with_the_enemy_monster_in_zone_3() -> None:
    state = fire_rodan(3)
    assert (asked(state), discard(state, O)) == (DONE, ["EBP01-059"])


def test_ebp01_059_is_not_played_when_its_player_discards_it() -> None:
    """For an invasion, or by an effect of an own card."""
    state = position(p={"hand": ["EBP01-059"]}, o={"zone": 6}, abilities=True)
    do(state, "invade EBP01-059")
    assert (asked(state), discard(state, P)) == (DONE, ["EBP01-059"])
    state = played("EBP01-047", 2, {"hand": ["EBP01-059"]})
    do(state, "pick EBP01-059")
    assert (asked(state), discard(state, P)) == (DONE, ["EBP01-059"])


def test_ebp01_071_is_destroyed_when_the_enemy_rage_goes_up() -> None:
    state = position(p={"hand": [MONSTER]}, o={"zones": {2: "EBP01-071", 3: "B(1,0)"}}, abilities=True)
    do(state, f"rage {MONSTER}")
    assert (zones(state, O), discard(state, O)) == ({3: "B(1,0)"}, ["EBP01-071"])
    state = position(p={"hand": [MONSTER], "zones": {2: "EBP01-071"}}, abilities=True)
    do(state, f"rage {MONSTER}")
    assert zones(state, P) == {2: "EBP01-071"}, "its own player's rage does not matter"


def invasion_with_kiryu(under: list[str], buried: list[str], payment: str = ONE) -> GameState:
    """P's monster invades while EBP01-073 is in zone 6; O has 3 rage."""
    state = position(
        p={"zones": {6: [*under, "EBP01-073"]}, "discard": buried, "hand": [payment]},
        o={"rage": 3},
        abilities=True,
    )
    do(state, f"invade {payment}")
    return state


@pytest.mark.parametrize("under", [[], ["B(1,0)"]])
def test_ebp01_073_may_take_a_monster_card_under_it_for_all_enemy_rage(under: list[str]) -> None:
    state = invasion_with_kiryu(under, [MONSTER, STRATEGY])
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert (rage_of(state, O), stacks(state, P)[6][-1]) == (0, "EBP01-073")
    assert sorted(stacks(state, P)[6]) == sorted([*under, MONSTER, "EBP01-073"])
    state = invasion_with_kiryu(under, [MONSTER, STRATEGY])
    do(state, "no")
    assert (rage_of(state, O), stacks(state, P)[6]) == (3, [*under, "EBP01-073"])


@pytest.mark.parametrize(
    ("under", "buried"), [([MONSTER], [MONSTER]), ([], [STRATEGY])], ids=["one lies there", "none discarded"]
)
def test_ebp01_073_needs_a_monster_card_to_take_and_none_under_it(
    under: list[str], buried: list[str]
) -> None:
    state = invasion_with_kiryu(under, buried)
    assert (asked(state), rage_of(state, O)) == (DONE, 3)


def test_ebp01_073_works_once_in_an_invasion_of_two_zones() -> None:
    state = invasion_with_kiryu([], [MONSTER] * 2, TWO)
    do(state, "resolve EBP01-073", "yes", f"pick {MONSTER}")
    assert (asked(state), len(stacks(state, P)[6])) == (DONE, 2)
