"""EBP04: texts that forbid, protect or change what may be played; both sides of each condition."""

from typing import Any

import pytest

from deckbuilder.engine import Ask
from tests.helpers.board import (
    O,
    P,
    after_phase,
    asked,
    discard,
    do,
    hand,
    legal,
    monster,
    monster_deck,
    one_shot,
    pass_turn,
    position,
    settle,
    strategies,
    zones,
)

ONE, TWO = "B(9,0,step=1)", "B(9,0,step=2)"
RED, BLUE, GREEN, WHITE = (f"B(1,0,color={color})" for color in ("red", "blue", "green", "white"))

Side = dict[str, Any]

ALL = {"of": "opp", "in": "zones", "type": "battle", "pick": {"all": True}}
SWEEP = one_shot("sweep", {"act": "destroy", "what": ALL})
RAID = one_shot("raid", {"act": "destroy", "what": {"of": "opp", "in": "strategy", "pick": {"all": True}}})
PUSH = one_shot("push", {"act": "advance", "of": "opp", "n": 1})
PULL = one_shot("pull", {"act": "retreat", "of": "opp", "n": 1})


def invades(side: Side, enemy: Side | None = None) -> bool:
    """Whether a player who holds cards of both steps may invade with either."""
    state = position(p={"hand": [ONE, TWO], **side}, o=enemy, abilities=True)
    offered = {each for each in legal(state) if each.startswith("invade")}
    assert len(offered) in (0, 2)
    return bool(offered)


# ---- invading and walking --------------------------------------------------------------------------------


@pytest.mark.parametrize(("payment", "zone"), [(ONE, 4), (TWO, 4)])
def test_ebp04_007_moves_2_zones_for_a_step_1_card_too(payment: str, zone: int) -> None:
    state = position(p={"monster": "EBP04-007", "zone": 2, "hand": [payment]}, abilities=True)
    do(state, f"invade {payment}")
    assert state.players[P].zone == zone


@pytest.mark.parametrize(
    ("side", "may"),
    [
        pytest.param({"monster": "EBP04-027"}, False, id="EBP04-027"),
        pytest.param({"strategies": ["EBP04-081"]}, False, id="EBP04-081"),
        pytest.param({}, True, id="neither"),
    ],
)
def test_a_monster_that_can_neither_advance_nor_invade(side: Side, may: bool) -> None:
    assert invades(side) is may
    walked = after_phase("end", p={**side, "zone": 3}, abilities=True)
    assert walked.players[P].zone == (4 if may else 3)


def test_ebp04_081_lets_the_monster_advance_on_the_opponents_turn() -> None:
    state = position(
        p={"hand": ["S(1):push"]}, o={"zone": 2, "strategies": ["EBP04-081"]}, cards=PUSH, abilities=True
    )
    do(state, "strategy S(1):push")
    assert state.players[O].zone == 3


def test_ebp04_081_leaves_the_enemy_monster_alone() -> None:
    assert invades({}, {"strategies": ["EBP04-081"]})


def test_ebp04_029_the_opponent_cannot_pay_with_a_step_1_card() -> None:
    state = position(p={"hand": [ONE, TWO]}, o={"monster": "EBP04-029"}, abilities=True)
    assert legal(state) == {"pass", f"invade {TWO}"}
    state = position(p={"monster": "EBP04-029", "hand": [ONE, TWO]}, abilities=True)
    assert legal(state) == {"pass", f"invade {ONE}", f"invade {TWO}"}, "its own player can"


@pytest.mark.parametrize(("zone", "rage", "may"), [(4, 0, False), (7, 0, False), (4, 1, True), (3, 0, True)])
def test_ebp04_056_an_enemy_without_rage_in_its_column_cannot_invade(zone: int, rage: int, may: bool) -> None:
    """Zone 2 faces the enemy zones 4 and 7."""
    assert invades({"zone": zone, "rage": rage}, {"zones": {2: "EBP04-056"}}) is may


@pytest.mark.parametrize(
    ("own", "enemy", "cards"),
    [("M(4,1000)", "EBP04-030", 2), ("M(4,1000)", "M(4,1000)", 5), ("EBP04-030", "M(4,1000)", 5)],
)
def test_ebp04_030_its_opponent_draws_nothing_in_the_end_phase(own: str, enemy: str, cards: int) -> None:
    state = after_phase("end", p={"monster": own, "hand": 2}, o={"monster": enemy}, abilities=True)
    assert len(hand(state, P)) == cards


# ---- protections -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("guarded", [True, False])
def test_ebp04_048_enemy_effects_do_not_destroy_strategy_cards(guarded: bool) -> None:
    state = position(
        p={"hand": ["S(1):raid"]},
        o={"strategies": ["S(1)", "S(2)"], "zones": {2: "EBP04-048" if guarded else RED}},
        cards=RAID,
        abilities=True,
    )
    do(state, "strategy S(1):raid")
    assert strategies(state, O) == (["S(1)", "S(2)"] if guarded else [])


@pytest.mark.parametrize("guarded", [True, False])
def test_ebp04_076_enemy_effects_do_not_move_the_monster_and_a_counter_does(guarded: bool) -> None:
    side: Side = {"zone": 7, "strategies": ["EBP04-076" if guarded else "S(2,base)"]}
    for word, moved in (("S(1):push", 8), ("S(1):pull", 6)):
        state = position(p={"hand": [word]}, o=side, cards={**PUSH, **PULL}, abilities=True)
        do(state, f"strategy {word}")
        assert state.players[O].zone == (7 if guarded else moved)
    state = after_phase("counter", p={"zones": {2: "B(1,9000)"}}, o=side, abilities=True)
    assert state.players[O].zone == 4


@pytest.mark.parametrize("guarded", [True, False])
def test_ebp04_085_void_ghidorah_in_zones_1_to_5_survives_enemy_effects(guarded: bool) -> None:
    state = position(
        p={"hand": ["S(1):sweep"]},
        o={
            "strategies": ["EBP04-085"] if guarded else [],
            "zones": {2: "EBP04-055", 3: GREEN, 5: "EBP04-055", 6: "EBP04-055"},
        },
        cards=SWEEP,
        abilities=True,
    )
    do(state, "strategy S(1):sweep")
    assert zones(state, O) == (dict.fromkeys((2, 5), "EBP04-055") if guarded else {})


def test_ebp04_085_protects_nothing_on_its_players_own_turn() -> None:
    """The enemy's Spiral heat ray destroys what its monster in zone 2 faces: the zones 4 and 7."""
    state = after_phase(
        "counter",
        p={"strategies": ["EBP04-085"], "zones": {4: "EBP04-055"}},
        o={"zone": 2, "strategies": ["EBP04-075"], "deck": ["M(1,1000)"]},
        abilities=True,
    )
    assert zones(state, P) == {}


# ---- ranks in hand ---------------------------------------------------------------------------------------


def may_play(zone: int, side: Side, enemy: Side, strategy: str = "S(2)") -> bool:
    """Whether a player whose monster stands in a zone may play a strategy card."""
    state = position(p={"zone": zone, "hand": [strategy], **side}, o=enemy, abilities=True)
    return f"strategy {strategy}" in legal(state)


@pytest.mark.parametrize(("zone", "may"), [(2, False), (4, False), (5, True)])
def test_ebp04_028_enemy_strategy_cards_have_3_more_rank(zone: int, may: bool) -> None:
    assert may_play(zone, {}, {"monster": "EBP04-028"}) is may
    assert may_play(2, {"monster": "EBP04-028"}, {}), "its own player's have their own rank"


@pytest.mark.parametrize(
    ("zone", "other", "may"), [(3, RED, False), (4, RED, True), (2, GREEN, True), (3, WHITE, False)]
)
def test_ebp04_066_beside_another_colour_enemy_strategy_cards_have_2_more_rank(
    zone: int, other: str, may: bool
) -> None:
    assert may_play(zone, {}, {"zones": {2: "EBP04-066", 3: other}}) is may


@pytest.mark.parametrize(
    ("buried", "placed", "may"),
    [
        ([RED, BLUE, BLUE], [], True),
        ([RED, RED], [], False),
        ([RED, "S(1)", "M(1,0,color=blue)"], [], False),
        ([RED, BLUE, GREEN], ["S(1)"], False),
    ],
)
def test_ebp04_068_without_strategy_cards_each_buried_colour_takes_1_rank(
    buried: list[str], placed: list[str], may: bool
) -> None:
    """A card of rank 3 for a monster in zone 1."""
    side = {"zones": {2: "EBP04-068"}, "discard": buried, "strategies": placed}
    assert may_play(1, side, {}, "S(3)") is may


@pytest.mark.parametrize(
    ("zone", "others", "may"),
    [(4, [BLUE, GREEN, WHITE], True), (3, [BLUE, GREEN, WHITE], False), (4, [BLUE, GREEN, RED], False)],
)
def test_ebp04_044_from_zone_4_on_each_other_colour_takes_2_rank(
    zone: int, others: list[str], may: bool
) -> None:
    """Rank 8 less 6, for an enemy monster in zone 2."""
    own = dict(zip((5, 6, 7), others, strict=True))
    state = position(p={"zone": zone, "zones": own, "hand": ["EBP04-044"]}, o={"zone": 2}, abilities=True)
    assert ("battle EBP04-044 z8" in legal(state)) is may


@pytest.mark.parametrize(("held", "may"), [(RED, True), (WHITE, True), (BLUE, False), ("S(1)", False)])
def test_ebp04_045_for_a_card_of_another_colour_its_rank_is_1(held: str, may: bool) -> None:
    state = position(p={"hand": ["EBP04-045", held]}, o={"zone": 1}, abilities=True)
    assert ("battle EBP04-045 z4" in legal(state)) is may
    if may:
        do(state, "battle EBP04-045 z4")
        settle(state)
        assert (zones(state, P), hand(state, P), discard(state, P)) == ({4: "EBP04-045"}, [], [held])


def test_ebp04_045_costs_nothing_where_its_own_rank_is_low_enough() -> None:
    state = position(p={"hand": ["EBP04-045", "S(1)"]}, o={"zone": 3}, abilities=True)
    do(state, "battle EBP04-045 z4")
    assert (asked(state), zones(state, P), hand(state, P)) == ((Ask.MAIN, P), {4: "EBP04-045"}, ["S(1)"])


def test_ebp04_067_is_played_in_zone_8_only() -> None:
    state = position(p={"hand": ["EBP04-067"]}, o={"zone": 7}, abilities=True)
    assert {each for each in legal(state) if each.startswith("battle")} == {"battle EBP04-067 z8"}


# ---- monsters on other monsters --------------------------------------------------------------------------


def test_ebp04_012_is_played_on_a_rank_2_biollante_for_a_rank_3_of_the_monster_deck() -> None:
    below, spent = "M(2,9000,traits=Biollante)", "M(3,1000,traits=Biollante)"
    state = position(
        p={"monster": below, "monster_deck": [spent, "M(4,20000)"], "hand": ["EBP04-012"]}, abilities=True
    )
    do(state, "monster EBP04-012")
    settle(state)
    assert sorted(monster(state, P)[:-1]) == sorted([below, spent])
    assert (monster(state, P)[-1], monster_deck(state, P)) == ("EBP04-012", ["M(4,20000)"])
    pass_turn(state)
    assert monster(state, P)[-1] == "EBP04-012", "this is no Burst"


@pytest.mark.parametrize(
    ("below", "left"),
    [
        ("M(2,9000,traits=Biollante)", ["M(4,20000)"]),
        ("M(1,9000,traits=Biollante)", ["M(3,1000)"]),
        ("M(2,9000,traits=Mothra)", ["M(3,1000)"]),
    ],
    ids=["no rank III left", "on rank I", "on another monster"],
)
def test_ebp04_012_is_not_played_without_both(below: str, left: list[str]) -> None:
    state = position(p={"monster": below, "monster_deck": left, "hand": ["EBP04-012"]}, abilities=True)
    assert "monster EBP04-012" not in legal(state)


@pytest.mark.parametrize("number", ["EBP04-033", "EBP04-034"])
def test_kaizer_ghidorah_is_played_on_monster_x_of_any_rank(number: str) -> None:
    for rank, trait, may in ((1, "Monster X", True), (2, "Monster X", True), (1, "Gigan", False)):
        below = f"M({rank},9000,traits={trait})"
        state = position(p={"monster": below, "hand": [number]}, abilities=True)
        assert (f"monster {number}" in legal(state)) is may
        if may:
            do(state, f"monster {number}")
            assert monster(state, P) == [below, number]


@pytest.mark.parametrize("number", ["EBP04-033", "EBP04-034"])
def test_kaizer_ghidorah_follows_monster_x_after_a_counter(number: str) -> None:
    for trait in ("Monster X", "Gigan"):
        state = after_phase(
            "counter",
            p={"zones": {2: "B(1,9000)"}},
            o={"monster": f"M(2,9000,traits={trait})", "zone": 6, "monster_deck": [number]},
            abilities=True,
        )
        assert (monster(state, O)[-1] == number) is (trait == "Monster X")
