"""Counter power, threat and rank: bonuses, thresholds and what is counted, one vector a test."""

from collections.abc import Mapping
from typing import Any

import pytest

from deckbuilder.engine import GameState
from deckbuilder.engine.abilities.model import Target
from deckbuilder.engine.values import counter_power
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    card,
    counters_tried,
    discard,
    do,
    legal,
    monster,
    position,
    settle,
    zones,
)

FAR = "M(1,90000)"
"""A monster nobody counters."""

CRYSTALS, CITY, BLUE, GREEN = "EBP02-T03", "ESD01-010", "EBP01-045", "EBP04-056"

SWEEP_RANK_0 = card(
    "S(1):sweep",
    {
        "kind": "trigger",
        "on": {"ev": "activate"},
        "do": [
            {
                "act": "destroy",
                "what": {"of": "opp", "in": "zones", "type": "battle", "rank": 0, "pick": {"all": True}},
            }
        ],
    },
)


def compared(p: Mapping[str, Any], o: Mapping[str, Any] | None = None) -> tuple[int, int]:
    """P's total and O's threat when P's counter phase has run."""
    state = after_phase("counter", p=p, o=o or {"monster": FAR}, abilities=True)
    (figures,) = counters_tried(state.events)
    return figures


# ---- counter power ---------------------------------------------------------------------------------------


def test_e104_a_doubled_counter_power_takes_the_bonus_of_the_moment_with_it() -> None:
    """The monster in zone 3 sees the enemy zones 3 and 8; Gorosaurus has 4,000 from zone 4 on."""
    state = after_phase(
        "counter",
        p={"zone": 4, "zones": {3: "EBP01-067"}},
        o={"monster": "EBP02-029", "zone": 3},
        abilities=True,
    )
    assert counters_tried(state.events) == [(8000, 55000)]


def test_e105_neighbours_of_rank_5_or_less_get_3000() -> None:
    mothra = {4: "EBP01-057", 3: "B(5,1000)", 5: "B(6,1000)", 6: "B(5,1000)"}
    assert compared(p={"zones": mothra}) == (5000 + (1000 + 3000) + 1000 + 1000, 90000)


@pytest.mark.parametrize(
    ("battle", "total"),
    [({2: CITY, 8: "B(1,1000)"}, 11000), ({8: CITY}, 0), ({3: "B(1,1000)", 8: CITY}, 1000)],
)
def test_e106_both_bonuses_of_a_city_add_up_and_it_gives_itself_none(
    battle: dict[int, str], total: int
) -> None:
    assert compared(p={"zone": 6, "rage": 2, "zones": battle}) == (total, 90000)


@pytest.mark.parametrize(("under", "total"), [(4, 7000), (5, 10000), (9, 10000)])
def test_e108_the_monster_itself_is_not_among_the_cards_under_it(under: int, total: int) -> None:
    stack = ["M(1,5000)"] * (under + 1)
    assert compared(p={"monster": stack, "zones": {2: "EBP03-065"}}) == (total, 90000)


@pytest.mark.parametrize("rage", [2, 4])
def test_e110_more_rage_than_the_condition_asks_for_gives_no_second_bonus(rage: int) -> None:
    assert compared(p={"rage": rage, "zones": {2: "EBP02-011"}}) == (2000 + 3000, 90000)


@pytest.mark.parametrize(("copies", "total"), [(2, 2 * 2000), (3, 3 * 5000)])
def test_e112_another_copy_is_another_card(copies: int, total: int) -> None:
    kamacuras = dict.fromkeys(range(2, 2 + copies), "EBP04-038")
    assert compared(p={"zones": kamacuras}) == (total, 90000)


@pytest.mark.parametrize(("others", "searches"), [(3, False), (4, True)])
def test_e112_other_copies_open_the_search_for_a_green_card(others: int, searches: bool) -> None:
    state = position(
        p={
            "zones": dict.fromkeys(range(2, 2 + others), "EBP04-061"),
            "hand": ["EBP04-061"],
            "deck": [FILLER, GREEN],
        },
        o={"zone": 5},
        abilities=True,
    )
    do(state, "battle EBP04-061 z7")
    assert (f"pick {GREEN}" in legal(state)) is searches
    if searches:
        do(state, f"pick {GREEN}")
        assert discard(state, P) == [GREEN]


def test_e113_a_stack_is_one_battle_card() -> None:
    """Kamacuras asks for two others."""
    stack = {2: "EBP04-038", 3: ["B(1,0)"] * 3}
    assert compared(p={"zones": stack}) == (2000, 90000)
    assert compared(p={"zones": {**stack, 4: "B(1,0)"}}) == (5000, 90000)


def test_e113_covered_cards_in_the_column_raise_no_threat() -> None:
    """The monster in zone 3 sees the enemy zones 3 and 8."""
    terrestris = {"monster": "EBP04-023", "zone": 3}
    assert compared(p={"zones": {3: ["B(1,0)"] * 3}}, o=terrestris) == (0, 17000 + 10000)
    assert compared(p={"zones": {3: "B(1,0)", 8: "B(1,0)"}}, o=terrestris) == (0, 17000 + 20000)


def test_e114_a_card_left_out_of_the_comparison_keeps_its_counter_power() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(5,9000)", 3: "B(6,1000)"}},
        o={"monster": "EBP01-014", "zone": 4, "zones": {2: "B(1,0)", 3: "B(1,0)"}},
        abilities=True,
    )
    assert counters_tried(state.events) == [(1000, 34000)]
    restricted = state.players[P].zones[2][-1]
    assert counter_power(state, Target(restricted, P, 2)) == 9000


@pytest.mark.parametrize(
    ("own", "buried", "threat"), [("EBP04-017", 0, 5000), ("EBP04-019", 5, 10000)], ids=["rank II", "rank IV"]
)
def test_e179_a_flat_bonus_counters_without_any_battle_card(own: str, buried: int, threat: int) -> None:
    enemy = f"M(1,{threat})"
    state = after_phase(
        "counter",
        p={"monster": own, "zone": 6, "discard": ["M(1,1000)"] * buried},
        o={"monster": enemy, "zone": 6},
        abilities=True,
    )
    assert counters_tried(state.events) == [(threat, threat)]
    assert (state.players[O].zone, monster(state, O)) == (5, [enemy, "M(2,10000)"])


def amphibia_is_countered(p: Mapping[str, Any]) -> GameState:
    """P counters a monster whose five milled cards hold one green battle card, which destroys one card."""
    return after_phase(
        "counter",
        p=p,
        o={"monster": "EBP04-022", "zone": 6, "deck": [GREEN, *[FILLER] * 4]},
        abilities=True,
    )


@pytest.mark.parametrize(
    ("others", "destroyed"), [({7: "B(9,20000)"}, True), ({7: "B(9,20000)", 3: "EBP01-057"}, False)]
)
def test_e180_the_limit_on_counter_power_reads_the_value_with_its_bonuses(
    others: dict[int, str], destroyed: bool
) -> None:
    """Gabara has 2,000 printed and 3,000 from rage, and next to Mothra 3,000 more."""
    state = amphibia_is_countered({"rage": 2, "zones": {2: "EBP02-011", **others}})
    settle(state)
    assert monster(state, O) == ["EBP04-022", "M(3,15000)"]
    assert ("EBP02-011" in discard(state, P)) is destroyed


# ---- threat ----------------------------------------------------------------------------------------------


def test_e109_two_cards_that_meet_a_condition_give_its_bonus_once() -> None:
    shin = {"monster": "EBP02-002", "strategies": ["S(1)", "S(1)"]}
    assert compared(p={}, o=shin) == (0, 11000 + 5000)
    space = {"monster": "EBP02-053", "zones": {2: CRYSTALS, 3: CRYSTALS}}
    assert compared(p={}, o=space) == (0, 12000 + 5000 + 2 * 1000)


# ---- rank ------------------------------------------------------------------------------------------------


def test_e161_a_rank_of_2_lowered_by_3_is_0_in_hand() -> None:
    """Rank 0 may be played while the enemy monster stands in zone 1."""
    biollante = "B(2,0,traits=Biollante)"
    state = position(p={"hand": [biollante], "strategies": ["EBP02-039"]}, o={"zone": 1}, abilities=True)
    assert f"battle {biollante} z2" in legal(state)


@pytest.mark.parametrize(("own", "under"), [("EBP03-026", 3), ("EBP03-028", 5)])
def test_e161_a_rank_lowered_below_0_is_0_in_a_zone(own: str, under: int) -> None:
    state = position(
        p={"monster": [*["M(1,5000)"] * under, own], "hand": ["S(1):sweep"]},
        o={"zones": {2: "B(1,0)", 3: "B(4,0)"}},
        cards={"S(1):sweep": SWEEP_RANK_0},
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert zones(state, O) == {3: "B(4,0)"}
