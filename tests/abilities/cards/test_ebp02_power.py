"""Set EBP02: counter power and threat that the texts of cards change, a table of situations each."""

from typing import Any

import pytest

from deckbuilder.engine.values import threat
from tests.helpers.board import O, P, after_phase, compared, position, power

Side = dict[str, Any]

FAR: Side = {"monster": "M(1,90000,traits=Mothra)"}
"""An enemy monster in zone 1 that nobody counters."""

CRYSTALS = "EBP02-T03"


def far(zone: int) -> Side:
    return {**FAR, "zone": zone}


def crystals(count: int) -> Side:
    return {"zones": dict.fromkeys(range(2, 2 + count), CRYSTALS)}


# ---- counter power ---------------------------------------------------------------------------------------

OWN: dict[str, tuple[Side, Side, int]] = {
    "EBP02-011 its monster has 2 rage": ({"rage": 2, "zones": {2: "EBP02-011"}}, FAR, 5000),
    "EBP02-011 its monster has 1 rage": ({"rage": 1, "zones": {2: "EBP02-011"}}, FAR, 2000),
    "EBP02-015 the enemy monster stands in the zone of that number": (
        {"zones": {3: "EBP02-015"}},
        far(3),
        7000,
    ),
    "EBP02-015 the same column is not the same number": ({"zones": {3: "EBP02-015"}}, far(8), 4000),
    "EBP02-016 zone 2 faces zone 4": ({"zones": {2: "EBP02-016"}}, far(4), 12000),
    "EBP02-016 zone 2 faces zone 7": ({"zones": {2: "EBP02-016"}}, far(7), 12000),
    "EBP02-016 zone 2 does not face zone 2": ({"zones": {2: "EBP02-016"}}, far(2), 7000),
    "EBP02-031 two others of rank 5 or less": (
        {"zones": {2: "EBP02-031", 3: "B(5,0)", 4: "B(1,0)"}},
        FAR,
        5000,
    ),
    "EBP02-031 one other, and one of rank 6": (
        {"zones": {2: "EBP02-031", 3: "B(5,0)", 4: "B(6,0)"}},
        FAR,
        2000,
    ),
    "EBP02-033 its monster is in zone 4": ({"zone": 4, "zones": {2: "EBP02-033"}}, FAR, 6000),
    "EBP02-033 its monster is in zone 3": ({"zone": 3, "zones": {2: "EBP02-033"}}, FAR, 3000),
    "EBP02-034 in zone 8": ({"zones": {8: "EBP02-034"}}, FAR, 8000),
    "EBP02-034 in zone 7": ({"zones": {7: "EBP02-034"}}, FAR, 5000),
    "EBP02-060 zone 2 faces zone 4": ({"zones": {2: "EBP02-060"}}, far(4), 5000),
    "EBP02-060 zone 2 does not face zone 2": ({"zones": {2: "EBP02-060"}}, far(2), 2000),
    "EBP02-061 in zone 8": ({"zones": {8: "EBP02-061"}}, FAR, 7000),
    "EBP02-061 in zone 3": ({"zones": {3: "EBP02-061"}}, FAR, 4000),
    "EBP02-064 next to Megalon": ({"zones": {2: "EBP02-064", 8: "EBP02-063"}}, FAR, 6000 + 5000),
    "EBP02-064 its monster is King Ghidorah": (
        {"monster": "EBP02-047", "zones": {2: "EBP02-064"}},
        FAR,
        6000,
    ),
    "EBP02-064 King Ghidorah is the enemy's": (
        {"zones": {2: "EBP02-064"}},
        {"monster": "M(1,90000,traits=King Ghidorah)"},
        3000,
    ),
    "EBP02-064 Megalon lies under a card": ({"zones": {2: ["EBP02-063", "EBP02-064"]}}, FAR, 3000),
    "EBP02-066 its monster is in zone 6": ({"zone": 6, "zones": {2: "EBP02-066"}}, FAR, 11000),
    "EBP02-066 its monster is in zone 5": ({"zone": 5, "zones": {2: "EBP02-066"}}, FAR, 8000),
    "EBP02-067 the enemy monster is a Godzilla": (
        {"zones": {2: "EBP02-067"}},
        {"monster": "M(1,90000,traits=Godzilla)"},
        15000,
    ),
    "EBP02-067 an enemy battle card is a Godzilla": (
        {"zones": {2: "EBP02-067"}},
        {**FAR, "zones": {3: "B(1,0,traits=Godzilla)"}},
        15000,
    ),
    "EBP02-067 the enemy has no Godzilla": (
        {"monster": "M(1,5000,traits=Godzilla)", "zones": {2: "EBP02-067"}},
        {**FAR, "discard": ["EBP02-061"]},
        10000,
    ),
    "EBP02-068 zone 2 faces zone 7": ({"zones": {2: "EBP02-068"}}, far(7), 10000),
    "EBP02-068 zone 2 does not face zone 3": ({"zones": {2: "EBP02-068"}}, far(3), 7000),
    "EBP02-076 next to its monster": ({"zone": 3, "zones": {8: "EBP02-076"}}, FAR, 6000),
    "EBP02-076 away from its monster": ({"zone": 3, "zones": {7: "EBP02-076"}}, FAR, 3000),
}


@pytest.mark.parametrize(("p", "o", "total"), OWN.values(), ids=OWN)
def test_a_battle_card_grows_when_its_condition_is_met(p: Side, o: Side, total: int) -> None:
    assert compared(p, o) == (total, 90000)


@pytest.mark.parametrize(
    ("zone", "under", "total"), [(6, 2, 5000), (6, 3, 10000), (6, 4, 10000), (6, 5, 15000), (5, 5, 5000)]
)
def test_ebp02_065_cards_under_the_monster_make_it_grow_twice_from_zone_6_on(
    zone: int, under: int, total: int
) -> None:
    stack = ["M(1,5000)"] * (under + 1)
    assert compared({"monster": stack, "zone": zone, "zones": {2: "EBP02-065"}}) == (total, 90000)


ROUND_ZONE_3 = {2: "B(5,1000)", 4: "B(6,1000)", 8: "B(1,1000)", 7: "B(1,1000)"}
"""Three cards next to zone 3, and one that is not; 4,000 together."""

NEIGHBOURS: dict[str, tuple[Side, int]] = {
    "EBP02-021 rank 5 or less": ({"monster": "EBP02-021"}, 2 * 3000),
    "EBP02-041 every neighbour": ({"monster": "EBP02-041"}, 3 * 1000),
    "EBP02-043 nothing under it": ({"monster": "EBP02-043"}, 0),
    "EBP02-043 two cards under it": ({"monster": ["M(1,5000)", "M(2,9000)", "EBP02-043"]}, 3 * 2000),
}


@pytest.mark.parametrize(("p", "added"), NEIGHBOURS.values(), ids=NEIGHBOURS)
def test_a_monster_strengthens_the_battle_cards_next_to_it(p: Side, added: int) -> None:
    assert compared({"zone": 3, "zones": ROUND_ZONE_3, **p}) == (4000 + added, 90000)


FOUR = {2: "B(1,0)", 3: "B(1,0)", 4: "B(1,0)", 5: "B(1,0)"}
TOTALS: dict[str, tuple[str, dict[int, str], int]] = {
    "EBP02-017 four battle cards": ("EBP02-017", FOUR, 5000),
    "EBP02-017 three battle cards": ("EBP02-017", {2: "B(1,0)", 3: "B(1,0)", 4: "B(1,0)"}, 0),
    "EBP02-072 three Crystals": ("EBP02-072", dict.fromkeys((2, 3, 4), CRYSTALS), 20000),
    "EBP02-072 two Crystals": ("EBP02-072", {2: CRYSTALS, 3: CRYSTALS, 4: "B(1,0)"}, 0),
}


@pytest.mark.parametrize(("number", "own", "total"), TOTALS.values(), ids=TOTALS)
def test_a_strategy_card_adds_to_the_total(number: str, own: dict[int, str], total: int) -> None:
    assert compared({"strategies": [number], "zones": own}) == (total, 90000)


def test_ebp02_029_the_cards_that_face_it_count_double_in_the_enemy_counter_phase() -> None:
    """Zone 3 faces the enemy zones 3 and 8."""
    facing = {"monster": "EBP02-029", "zone": 3}
    assert compared({"zones": {3: "B(1,1000)", 8: "B(2,2000)", 2: "B(3,3000)"}}, facing) == (9000, 55000)
    state = after_phase("counter", p=facing, o={"zones": {3: "B(1,1000)"}}, abilities=True)
    assert power(state, O, 3) == 1000, "not in its own player's"


# ---- threat ----------------------------------------------------------------------------------------------

FORM_4 = "M(4,30000,traits=Godzilla+4th Form)"

THREAT: dict[str, tuple[Side, Side, int]] = {
    "EBP02-002 a strategy card in place": ({"monster": "EBP02-002", "strategies": ["S(1)"]}, {}, 16000),
    "EBP02-002 no strategy card in place": ({"monster": "EBP02-002", "hand": ["S(1)"]}, {}, 11000),
    "EBP02-006 two strategy cards, a 4th Form under it": (
        {"monster": [FORM_4, "EBP02-006"], "strategies": ["S(1)", "S(1)"]},
        {},
        33000 + 20000,
    ),
    "EBP02-006 a 4th Form under it, no strategy card": ({"monster": [FORM_4, "EBP02-006"]}, {}, 33000),
    "EBP02-006 two strategy cards, a 3rd Form under it": (
        {"monster": ["EBP02-004", "EBP02-006"], "strategies": ["S(1)", "S(1)"]},
        {},
        33000,
    ),
    "EBP02-023 ten monster cards in the discard pile": (
        {"monster": "EBP02-023", "discard": ["M(1,1000)"] * 10},
        {},
        44000,
    ),
    "EBP02-023 nine monster cards in the discard pile": (
        {"monster": "EBP02-023", "discard": [*["M(1,1000)"] * 9, "B(1,0)"]},
        {},
        34000,
    ),
    "EBP02-045 the enemy monster has rank I": ({"monster": "EBP02-045"}, {}, 11000 + 3000),
    "EBP02-045 the enemy monster has rank III": (
        {"monster": "EBP02-045"},
        {"monster": "M(3,20000)"},
        11000 + 9000,
    ),
    "EBP02-046 two of its name and another card under it": (
        {"monster": ["EBP02-046", "M(2,9000)", "EBP02-046", "EBP02-046"]},
        {},
        23000 + 6000,
    ),
    "EBP02-046 none of its name under it": (
        {"monster": ["EBP02-045", "EBP02-046"], "discard": ["EBP02-046"]},
        {},
        23000,
    ),
    "EBP02-051 five empty enemy zones, five cards under it": (
        {"monster": [*["M(1,5000)"] * 5, "EBP02-051"]},
        {"zones": {2: "B(1,0)", 3: "B(1,0)"}},
        37000 + 15000,
    ),
    "EBP02-051 four cards under it": ({"monster": [*["M(1,5000)"] * 4, "EBP02-051"]}, {}, 37000),
    "EBP02-053 a Crystals stands by": ({"monster": "EBP02-053", **crystals(1)}, {}, 12000 + 5000 + 1000),
    "EBP02-053 no Crystals": ({"monster": "EBP02-053", "zones": {2: "B(1,0)"}}, crystals(1), 12000),
    "EBP02-056 three Crystals": ({"monster": "EBP02-056", **crystals(3)}, {}, 32000 + 20000 + 3000),
    "EBP02-056 two Crystals": ({"monster": "EBP02-056", **crystals(2)}, {}, 32000 + 2000),
    "EBP02-T03 two of them beside a SpaceGodzilla": (
        {"monster": "EBP02-052", **crystals(2)},
        {},
        5000 + 2000,
    ),
    "EBP02-T03 beside another monster": ({"monster": "EBP02-047", **crystals(2)}, {}, 5000),
    "EBP02-T03 the enemy's": ({"monster": "EBP02-052"}, crystals(2), 5000),
}


@pytest.mark.parametrize(("p", "o", "expected"), THREAT.values(), ids=THREAT)
def test_a_monster_is_as_threatening_as_its_text_says(p: Side, o: Side, expected: int) -> None:
    state = position(p=p, o=o, abilities=True)
    assert threat(state, P) == expected
