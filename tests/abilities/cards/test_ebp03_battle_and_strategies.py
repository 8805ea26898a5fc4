"""Set EBP03: what battle cards count and leave out; strategy cards that forbid, destroy and bring back."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    O,
    P,
    asked,
    compared,
    deck,
    discard,
    do,
    hand,
    legal,
    one_shot,
    pass_turn,
    position,
    power,
    rage_of,
    strategies,
    zone_of,
    zones,
)

Side = dict[str, Any]

ONE = "B(9,0,step=1)"


def placed(number: str, p: Side | None = None, o: Side | None = None) -> GameState:
    """P, whose monster stands in zone 7 unless told, has played a strategy card; up to its question."""
    given = {"zone": 7, **(p or {})}
    state = position(p={**given, "hand": [number, *given.get("hand", ())]}, o=o, abilities=True)
    do(state, f"strategy {number}")
    return state


def in_main(state: GameState) -> bool:
    """Whether P is asked for the next action: nothing more has happened."""
    return asked(state) == (Ask.MAIN, P)


# ---- what battle cards count -----------------------------------------------------------------------------

FAR: Side = {"monster": "M(1,90000)"}
"""An enemy monster in zone 1 that nobody counters."""

BASE = "S(8,base)"
PAIR = {3: "B(1,0)", 4: "B(1,0)"}


def entered(number: str, into: int, p: Side | None = None, o: Side | None = None) -> GameState:
    """P has played a battle card from hand, the enemy monster in zone 8; up to its question."""
    given = p or {}
    state = position(
        p={**given, "hand": [number, *given.get("hand", ())]}, o={"zone": 8, **(o or {})}, abilities=True
    )
    do(state, f"battle {number} z{into}")
    return state


@pytest.mark.parametrize(
    ("own", "theirs", "before", "after"),
    [
        pytest.param(PAIR, {}, 3, 2, id="two others"),
        pytest.param(PAIR, {}, 0, 0, id="no rage to lose"),
        pytest.param({3: "B(1,0)"}, PAIR, 3, 3, id="one other, the enemy's do not count"),
        pytest.param({2: "B(2,0)", 3: "B(1,0)"}, {}, 3, 3, id="one of two destroyed by overload"),
    ],
)
def test_ebp03_048_counts_two_other_own_battle_cards(
    own: dict[int, str], theirs: dict[int, str], before: int, after: int
) -> None:
    state = entered("EBP03-048", 2, {"zones": own}, {"zones": theirs, "rage": before})
    assert (in_main(state), rage_of(state, O)) == (True, after)


@pytest.mark.parametrize(("into", "drawn"), [(8, 2), (3, 0)])
def test_ebp03_049_in_zone_8_discards_what_it_draws_into_an_empty_hand(into: int, drawn: int) -> None:
    """Zone 3 faces the enemy monster in zone 8, but is not zone 8."""
    cards = ["S(1)", "S(2)", "S(3)"]
    state = entered("EBP03-049", into, {"deck": cards})
    assert (in_main(state), hand(state, P)) == (True, [])
    assert (sorted(discard(state, P)), deck(state, P)) == (cards[:drawn], cards[drawn:])


@pytest.mark.parametrize("number", ["EBP03-050", "EBP03-054"])
@pytest.mark.parametrize(
    ("p", "o", "reached"),
    [
        pytest.param({"strategies": ["S(1)", BASE]}, {}, 7, id="a base"),
        pytest.param({"strategies": [BASE]}, {"rage": 1}, 8, id="a base, rage adds to the threat"),
        pytest.param({"hand": [BASE], "discard": [BASE]}, {}, 8, id="a base in hand and one discarded"),
        pytest.param({}, {"strategies": [BASE]}, 8, id="the enemy's base"),
    ],
)
def test_a_mothra_looks_for_an_own_base_in_play(number: str, p: Side, o: Side, reached: int) -> None:
    limit = {"EBP03-050": 20000, "EBP03-054": 60000}[number]
    state = entered(number, 8, p, {"monster": f"M(1,{limit})", **o})
    assert (in_main(state), zone_of(state, O)) == (True, reached)


def test_ebp03_051_on_top_of_a_little_godzilla_counts_it() -> None:
    state = position(p={"hand": ["EBP03-051"], "zones": {2: "EBP02-033"}}, o={"zone": 5}, abilities=True)
    do(state, "ontop EBP03-051 z2")
    assert power(state, P, 2) == 6000 + 5000


COUNTED: dict[str, tuple[Side, Side, int]] = {
    "EBP03-053 its own rage": ({"rage": 3, "zones": {2: "EBP03-053"}}, {**FAR, "zone": 4, "rage": 1}, 11000),
    "EBP03-056 zone 3 faces zone 3": ({"zones": {3: "EBP03-056"}}, {**FAR, "zone": 3}, 5000),
    "EBP03-056 zone 3 does not face zone 4": ({"zones": {3: "EBP03-056"}}, {**FAR, "zone": 4}, 2000),
    "EBP03-057 a strategy card in hand and one discarded": (
        {"zones": {2: "EBP03-057"}},
        {**FAR, "hand": ["S(1)"], "discard": ["S(1)"]},
        5000,
    ),
    "EBP03-067 a card of two colours": (
        {"zones": {2: "EBP03-067", 3: "B(1,0,color=red+blue)", 4: "B(1,0)"}},
        FAR,
        6000,
    ),
    "EBP03-067 covered cards and the enemy's do not count": (
        {"zones": {2: ["B(1,0)", "EBP03-067"], 3: ["B(1,0,color=blue)", "B(1,0,color=green)"]}},
        {**FAR, "zones": {3: "B(1,0)"}},
        3000,
    ),
}


@pytest.mark.parametrize(("p", "o", "total"), COUNTED.values(), ids=COUNTED)
def test_a_battle_card_counts_only_what_its_text_names(p: Side, o: Side, total: int) -> None:
    assert compared(p, o)[0] == total


def test_ebp03_066_own_strategy_cards_do_not_make_it_easier_to_play() -> None:
    state = position(
        p={"hand": ["EBP03-066"], "strategies": ["S(1)", "S(1)"]},
        o={"zone": 7, "strategies": ["S(1)"]},
        abilities=True,
    )
    assert not [each for each in legal(state) if each.startswith("battle")]


def test_ebp03_066_played_as_rank_6_is_rank_8_and_destroys_a_strategy_card() -> None:
    """An effect that destroys rank 7 and less does not reach it."""
    low: Side = {"of": "you", "in": "zones", "type": "battle", "rank_max": 7, "pick": {"all": True}}
    shots = one_shot("sweep", {"act": "destroy", "what": low})
    state = position(
        p={"hand": ["EBP03-066", *shots], "zones": {3: "B(7,0)"}},
        o={"zone": 6, "strategies": ["S(1)", "S(2)"]},
        cards=shots,
        abilities=True,
    )
    do(state, "battle EBP03-066 z2", "pick S(2)")
    assert strategies(state, O) == ["S(1)"]
    do(state, "strategy S(1):sweep")
    assert zones(state, P) == {2: "EBP03-066"}


def test_ebp03_066_without_an_enemy_strategy_card_destroys_none() -> None:
    state = entered("EBP03-066", 2, {"strategies": ["S(3)"]})
    assert (in_main(state), strategies(state, P)) == (True, ["S(3)"])


# ---- a monster that may not invade -----------------------------------------------------------------------

FLIES = "EBP03-068"


@pytest.mark.parametrize(
    ("p", "o", "may"),
    [
        pytest.param({"strategies": [FLIES]}, {}, False, id="in place"),
        pytest.param({}, {"strategies": [FLIES]}, True, id="the enemy's"),
        pytest.param({"discard": [FLIES]}, {}, True, id="discarded"),
        pytest.param({"hand": [ONE, FLIES]}, {}, True, id="in hand"),
    ],
)
def test_ebp03_068_its_own_monster_cannot_invade(p: Side, o: Side, may: bool) -> None:
    state = position(p={"zone": 3, "hand": [ONE], **p}, o=o, abilities=True)
    assert (f"invade {ONE}" in legal(state)) is may


def test_ebp03_068_the_monster_it_has_moved_cannot_invade_but_walks_in_the_end_phase() -> None:
    state = placed(FLIES, {"monster": "M(3,15000)", "zone": 3, "hand": [ONE]})
    assert (zone_of(state, P), f"invade {ONE}" in legal(state)) == (8, False)
    state = placed(FLIES, {"monster": "M(2,10000)", "zone": 3, "hand": [ONE]})
    assert (zone_of(state, P), f"invade {ONE}" in legal(state)) == (3, False)
    pass_turn(state)
    assert zone_of(state, P) == 4


# ---- discarding and destroying ---------------------------------------------------------------------------

BEAM = "EBP03-069"
RANKS: dict[int, Any] = {2: "B(1,0)", 3: "B(5,0)", 4: "B(6,0)", 5: ["B(5,0)", "B(7,0)"]}
"""Enemy battle cards on both sides of rank 5; a covered one has no rank of its own."""

MECHA = "B(9,0,traits=Mechagodzilla)"
IN_8: dict[str, tuple[Side, dict[int, str], bool]] = {
    "a Mechagodzilla battle card in zone 8": ({"zones": {8: MECHA}}, {}, True),
    "the monster, a Mechagodzilla, in zone 8": (
        {"monster": "M(3,15000,traits=Mechagodzilla)", "zone": 8},
        {},
        True,
    ),
    "a Mechagodzilla in zone 6": ({"zones": {6: MECHA}}, {}, False),
    "another card in zone 8": ({"zones": {8: "B(9,0,traits=Weapon)"}}, {}, False),
    "a covered Mechagodzilla in zone 8": ({"zones": {8: [MECHA, "B(9,0)"]}}, {}, False),
    "the enemy's Mechagodzilla in zone 8": ({}, {8: MECHA}, False),
}


@pytest.mark.parametrize(("p", "theirs", "destroys"), IN_8.values(), ids=IN_8)
def test_ebp03_069_with_mechagodzilla_in_zone_8_destroys_rank_5_and_less(
    p: Side, theirs: dict[int, str], destroys: bool
) -> None:
    state = placed(BEAM, p, {"zones": {**RANKS, **theirs}})
    own = p.get("zones", {})
    left = {4: "B(6,0)", 5: "B(7,0)"} if destroys else {2: "B(1,0)", 3: "B(5,0)", 4: "B(6,0)", 5: "B(7,0)"}
    assert in_main(state)
    assert zones(state, O) == {**left, **theirs}
    assert set(zones(state, P)) == set(own), "its own cards stay"


def test_ebp03_069_spares_its_own_low_cards() -> None:
    state = placed(BEAM, {"zones": {2: "B(1,0)", 8: MECHA}}, {"zones": {2: "B(1,0)"}})
    assert (zones(state, P), zones(state, O)) == ({2: "B(1,0)", 8: MECHA}, {})


def test_ebp03_069_the_opponent_chooses_what_it_discards_down_to_4_cards() -> None:
    held = [f"B(9,{power})" for power in range(6)]
    state = placed(BEAM, {"hand": ["B(1,0)"] * 6, "zones": {8: MECHA}}, {"hand": held, "zones": RANKS})
    assert (asked(state), legal(state)) == ((Ask.PICK, O), {f"pick {each}" for each in held})
    assert 2 in zones(state, O), "the destruction comes after it"
    do(state, "pick B(9,0)", "pick B(9,3)")
    assert (in_main(state), len(hand(state, P))) == (True, 6)
    assert hand(state, O) == ["B(9,1)", "B(9,2)", "B(9,4)", "B(9,5)"]
    assert zones(state, O) == {4: "B(6,0)", 5: "B(7,0)"}


@pytest.mark.parametrize("count", [4, 1])
def test_ebp03_069_an_opponent_with_4_cards_or_less_discards_none(count: int) -> None:
    state = placed(BEAM, {}, {"hand": count})
    assert (in_main(state), len(hand(state, O)), discard(state, O)) == (True, count, [])


# ---- bringing back ---------------------------------------------------------------------------------------

REBIRTH = "EBP03-077"
BURIED = ["M(1,5000)", "M(2,10000)", "M(3,15000)", "B(1,0)", "S(1)"]


def reborn(under: int, buried: list[str]) -> GameState:
    """Rebirth of Mothra 3 has been played by a player with so many cards under the monster."""
    return placed(REBIRTH, {"monster": ["M(1,5000)"] * (under + 1), "discard": buried}, {"discard": BURIED})


@pytest.mark.parametrize("picked", ["M(1,5000)", "M(2,10000)"])
def test_ebp03_077_with_4_cards_under_the_monster_returns_a_monster_of_rank_2_or_less(picked: str) -> None:
    """The monster's own top card is none of the cards under it."""
    state = reborn(4, BURIED)
    assert legal(state) == {"pick M(1,5000)", "pick M(2,10000)"}, "no other mode"
    do(state, f"pick {picked}")
    assert (in_main(state), hand(state, P)) == (True, [picked])
    assert discard(state, P) == [each for each in BURIED if each != picked]
    assert discard(state, O) == BURIED


@pytest.mark.parametrize(
    ("mode", "offered"),
    [(0, ["M(1,5000)", "M(2,10000)"]), (1, ["M(1,5000)", "M(2,10000)", "M(3,15000)"])],
)
def test_ebp03_077_with_5_cards_under_the_monster_may_return_any_monster(
    mode: int, offered: list[str]
) -> None:
    state = reborn(5, BURIED)
    assert legal(state) == {"mode 0", "mode 1"}
    do(state, f"mode {mode}")
    assert legal(state) == {f"pick {each}" for each in offered}
    do(state, f"pick {offered[-1]}")
    assert (in_main(state), hand(state, P)) == (True, [offered[-1]])


def test_ebp03_077_without_a_low_monster_discarded_returns_nothing() -> None:
    buried = ["M(3,15000)", "B(1,0)", "S(1)"]
    state = reborn(4, buried)
    assert (in_main(state), hand(state, P), discard(state, P)) == (True, [], buried)
