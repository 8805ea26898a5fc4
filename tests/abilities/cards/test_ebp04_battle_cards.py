"""EBP04: what battle cards do when they enter, leave, are discarded, or watch others; both sides of each."""

from typing import Any

import pytest

from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    asked,
    catalogue,
    deck,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    one_shot,
    position,
    settle,
    stacks,
    strategies,
    zones,
)

ONE = "B(9,0,step=1)"
RED, BLUE, GREEN, WHITE = (f"B(1,0,color={color})" for color in ("red", "blue", "green", "white"))
EARTH, TOKEN = "EBP04-067", "EBP04-T01"

Side = dict[str, Any]

SMITE = one_shot(
    "smite", {"act": "destroy", "what": {"of": "opp", "in": "zones", "type": "battle", "pick": {"n": 1}}}
)
MUG = one_shot("mug", {"act": "discard", "who": "opp", "n": 2})
REGRET = one_shot("regret", {"act": "discard", "who": "you", "n": 1})
FETCH = one_shot(
    "fetch",
    {"act": "return_to_hand", "what": {"of": "you", "in": "discard", "type": "battle", "pick": {"n": 1}}},
)


def goes_on(state: GameState) -> bool:
    """Nothing is asked but what P does in the main phase."""
    return asked(state) == (Ask.MAIN, P)


def entered(number: str, own: Side | None = None, enemy: Side | None = None, zone: int = 8) -> GameState:
    """P has played a battle card from hand into a zone, the enemy monster far enough for its rank."""
    foe = {"zone": catalogue()[number].rank, **(enemy or {})}
    state = position(p={**(own or {}), "hand": [number, *(own or {}).get("hand", [])]}, o=foe, abilities=True)
    do(state, f"battle {number} z{zone}")
    return state


# ---- entering --------------------------------------------------------------------------------------------

RODAN, CAESAR = "B(1,0,traits=Rodan)", "B(1,0,traits=King Caesar)"


@pytest.mark.parametrize(
    ("zone", "others", "rage"),
    [(6, [RODAN, CAESAR], 3), (5, [RODAN, CAESAR], 0), (6, [RODAN, RODAN], 0), (6, [CAESAR, RED], 0)],
    ids=["both in zone 6", "both in zone 5", "Rodan alone", "King Caesar alone"],
)
def test_ebp04_040_beside_rodan_and_king_caesar_gives_3_rage(zone: int, others: list[str], rage: int) -> None:
    state = entered("EBP04-040", {"zone": zone, "zones": dict(zip((2, 3), others, strict=True))})
    assert state.players[P].rage == rage


@pytest.mark.parametrize(("buried", "rage"), [(["S(1)"] * 3, 1), (["S(1)", "S(1)", "S(2)", RED], 2)])
def test_ebp04_042_with_three_rank_1_strategies_buried_lowers_enemy_rage(
    buried: list[str], rage: int
) -> None:
    assert entered("EBP04-042", {"discard": buried}, {"rage": 2}).players[O].rage == rage


@pytest.mark.parametrize(
    ("zone", "enemy", "threat", "after"),
    [(3, 8, 30000, 7), (3, 8, 31000, 8), (2, 8, 30000, 8), (2, 7, 20000, 6)],
    ids=["in its column", "too strong", "in another column", "in its column too"],
)
def test_ebp04_051_pushes_a_monster_of_up_to_30000_in_its_column_back(
    zone: int, enemy: int, threat: int, after: int
) -> None:
    """Zone 3 faces the enemy zones 3 and 8, zone 2 the zones 4 and 7."""
    state = entered("EBP04-051", {}, {"monster": f"M(1,{threat})", "zone": enemy}, zone)
    assert state.players[O].zone == after


def test_ebp04_051_counts_the_threat_that_rage_gives() -> None:
    state = entered("EBP04-051", {}, {"monster": "M(1,20000)", "rage": 3, "zone": 8}, 3)
    assert state.players[O].zone == 8


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ebp04_053_may_let_two_of_the_own_battle_cards_change_places(answer: str) -> None:
    before = {3: ["S(1)", BLUE], 5: [RED], 8: ["EBP04-053"]}
    state = entered("EBP04-053", {"zones": {3: before[3], 5: RED}})
    do(state, answer)
    if answer == "yes":
        do(state, f"pick {BLUE}", f"pick {RED}")
        before |= {3: [RED], 5: ["S(1)", BLUE]}
    assert (goes_on(state), stacks(state, P)) == (True, before)


@pytest.mark.parametrize(
    ("others", "answer", "left"), [(4, "yes", [7, 8]), (4, "no", [2, 3, 4, 5, 7]), (3, "", [2, 3, 4, 7])]
)
def test_ebp04_055_stays_only_for_four_other_green_battle_cards(
    others: int, answer: str, left: list[int]
) -> None:
    state = entered("EBP04-055", {"zones": {**dict.fromkeys(range(2, 2 + others), GREEN), 7: RED}})
    if answer:
        assert asked(state) == (Ask.MAY, P)
        do(state, answer)
    assert (goes_on(state), sorted(zones(state, P))) == (True, left)


@pytest.mark.parametrize("answer", ["pick S(1,color=green)", "done"])
def test_ebp04_061_beside_four_green_cards_may_bury_a_green_card_of_the_deck(answer: str) -> None:
    own: Side = {"zones": dict.fromkeys((2, 3, 4, 5), GREEN), "deck": ["S(1,color=green)", RED, GREEN]}
    state = entered("EBP04-061", own)
    assert legal(state) == {"pick S(1,color=green)", f"pick {GREEN}", "done"}
    do(state, answer)
    assert discard(state, P) == ([] if answer == "done" else ["S(1,color=green)"])
    assert len(deck(state, P)) == (3 if answer == "done" else 2)


def test_ebp04_061_does_not_count_itself_or_other_colours() -> None:
    state = entered("EBP04-061", {"zones": {**dict.fromkeys((2, 3, 4), GREEN), 5: RED}, "deck": [GREEN]})
    assert goes_on(state)


def test_ebp04_074_destroys_one_enemy_strategy_card() -> None:
    state = entered("EBP04-074", {"strategies": ["S(4)"]}, {"strategies": ["S(1)", "S(2)"]})
    assert legal(state) == {"pick S(1)", "pick S(2)"}
    do(state, "pick S(1)")
    assert (strategies(state, O), strategies(state, P)) == (["S(2)"], ["S(4)"])


# ---- Godzilla Earth and its token ------------------------------------------------------------------------


def test_ebp04_067_enters_with_a_token_in_zone_3() -> None:
    state = entered(EARTH, {"zones": {3: RED}})
    assert (zones(state, P), discard(state, P)) == ({3: TOKEN, 8: EARTH}, [RED])


def test_ebp04_067_without_room_for_the_token_is_destroyed() -> None:
    """The own monster stands in zone 3."""
    state = entered(EARTH, {"zone": 3})
    assert (zones(state, P), discard(state, P)) == ({}, [EARTH])


@pytest.mark.parametrize("covered", [3, 8])
def test_ebp04_067_leaves_with_its_token_when_either_leaves(covered: int) -> None:
    state = entered(EARTH, {"zones": {5: RED}, "hand": [BLUE]})
    do(state, f"battle {BLUE} z{covered}")
    assert zones(state, P) == {5: RED, covered: BLUE}
    assert discard(state, P) == [EARTH], "the token lies in no pile"


@pytest.mark.parametrize("moved", [EARTH, TOKEN])
def test_ebp04_067_leaves_with_its_token_when_either_moves(moved: str) -> None:
    """M.O.G.U.E.R.A. lets one of them change places with a third card."""
    state = entered(EARTH, {"zones": {5: RED}, "hand": ["EBP04-053"]})
    do(state, "battle EBP04-053 z7", "yes", f"pick {moved}", f"pick {RED}")
    settle(state)
    assert zones(state, P) == {7: "EBP04-053", 8 if moved == EARTH else 3: RED}
    assert discard(state, P) == [EARTH]


# ---- Revenge ---------------------------------------------------------------------------------------------


def struck(number: str, owner: Side, enemy: Side | None = None) -> GameState:
    """An effect of P's has destroyed O's battle card in zone 5."""
    state = position(
        p={"hand": ["S(1):smite"], **(enemy or {})},
        o={**owner, "zones": {5: number}},
        cards=SMITE,
        abilities=True,
    )
    do(state, "strategy S(1):smite")
    assert (zones(state, O), discard(state, O)[-1]) == ({}, number)
    return state


def test_ebp04_059_destroyed_may_return_a_rodan_itself_among_them() -> None:
    """Four green battle cards lie there; it is the fifth."""
    pile = [*[GREEN] * 4, RODAN, "M(1,0,traits=Rodan)"]
    state = struck("EBP04-059", {"discard": pile})
    assert asked(state) == (Ask.MAY, O)
    do(state, "yes")
    assert legal(state) == {"pick EBP04-059", f"pick {RODAN}", "done"}
    do(state, "pick EBP04-059")
    assert (goes_on(state), hand(state, O), discard(state, O)) == (True, ["EBP04-059"], pile)


def test_ebp04_059_returns_nothing_if_refused_or_with_four_green_battle_cards() -> None:
    state = struck("EBP04-059", {"discard": [GREEN] * 4})
    do(state, "no")
    assert (goes_on(state), hand(state, O)) == (True, [])
    assert goes_on(struck("EBP04-059", {"discard": [*[GREEN] * 3, RED, "S(1,color=green)"]}))


@pytest.mark.parametrize(
    ("buried", "facing", "rage"), [(9, (4, 7), 2), (9, (4,), 1), (9, (2, 3), 0), (8, (4, 7), 0)]
)
def test_ebp04_062_destroyed_gives_rage_for_each_enemy_card_in_the_monsters_column(
    buried: int, facing: tuple[int, ...], rage: int
) -> None:
    """Zone 2 faces the enemy zones 4 and 7; the card itself is the tenth green one."""
    pile = {"zone": 2, "discard": [*[GREEN] * buried, RED]}
    state = struck("EBP04-062", pile, {"zones": dict.fromkeys(facing, RED)})
    assert state.players[O].rage == rage


@pytest.mark.parametrize("answer", [f"pick {EARTH}", "done"])
def test_ebp04_063_destroyed_returns_up_to_one_godzilla_earth(answer: str) -> None:
    state = struck("EBP04-063", {"discard": [EARTH, GREEN]})
    assert (asked(state), legal(state)) == ((Ask.PICK, O), {f"pick {EARTH}", "done"})
    do(state, answer)
    assert (goes_on(state), hand(state, O)) == (True, [] if answer == "done" else [EARTH])


# ---- discarded by an effect ------------------------------------------------------------------------------


def mugged(number: str, enemy: Side | None = None) -> GameState:
    """An effect of P's has made O discard the card and a filler."""
    state = position(
        p={**(enemy or {}), "hand": ["S(1):mug"]},
        o={"zone": 2, "hand": [number, FILLER]},
        cards=MUG,
        abilities=True,
    )
    do(state, "strategy S(1):mug")
    assert hand(state, O) == []
    return state


@pytest.mark.parametrize("number", ["EBP04-046", "EBP04-052"])
def test_a_card_that_an_enemy_effect_discards_may_be_played(number: str) -> None:
    enemy = {"zone": 4}
    state = mugged(number, enemy)
    assert asked(state) == (Ask.MAY, O)
    do(state, "yes", "zone z7")
    assert (goes_on(state), zones(state, O), discard(state, O)) == (True, {7: number}, [FILLER])
    state = mugged(number, enemy)
    do(state, "no")
    assert (goes_on(state), zones(state, O), number in discard(state, O)) == (True, {}, True)


@pytest.mark.parametrize("number", ["EBP04-046", "EBP04-052"])
def test_a_card_that_an_own_effect_or_an_invasion_discards_is_not_played(number: str) -> None:
    for step in ("strategy S(1):regret", f"invade {number}"):
        state = position(p={"hand": ["S(1):regret", number]}, o={"zone": 4}, cards=REGRET, abilities=True)
        do(state, step)
        assert (goes_on(state), number in discard(state, P)) == (True, True)


@pytest.mark.parametrize(("zone", "asks"), [(3, False), (4, True), (8, True)])
def test_ebp04_052_is_played_only_while_the_enemy_monster_is_in_zones_4_to_8(zone: int, asks: bool) -> None:
    assert goes_on(mugged("EBP04-052", {"zone": zone})) is not asks


@pytest.mark.parametrize(("zone", "rage"), [(8, 2), (7, 0)])
def test_ebp04_052_in_zone_8_gives_2_rage_once_for_all_an_enemy_effect_discards(zone: int, rage: int) -> None:
    state = position(
        p={"hand": ["S(1):mug"]},
        o={"zones": {zone: "EBP04-052"}, "hand": 2},
        cards=MUG,
        abilities=True,
    )
    do(state, "strategy S(1):mug")
    assert (goes_on(state), hand(state, O), state.players[O].rage) == (True, [], rage)


def test_ebp04_052_gives_nothing_for_an_own_effect() -> None:
    own = {"zones": {8: "EBP04-052"}, "hand": ["S(1):regret", FILLER]}
    state = position(p=own, cards=REGRET, abilities=True)
    do(state, "strategy S(1):regret")
    assert (hand(state, P), state.players[P].rage) == ([], 0)


# ---- watching others -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "moves"), [(BLUE, True), ("B(1,0,color=red+blue)", False), (RED, False)])
def test_ebp04_039_moves_next_to_its_monster_when_a_card_without_red_is_destroyed(
    victim: str, moves: bool
) -> None:
    """Zones 3, 5 and 7 lie next to the monster in zone 4."""
    state = position(
        p={"hand": ["S(1):smite"]},
        o={"zone": 4, "zones": {1: "EBP04-039", 2: victim}},
        cards=SMITE,
        abilities=True,
    )
    do(state, "strategy S(1):smite", f"pick {victim}")
    if moves:
        assert (asked(state), legal(state)) == ((Ask.ZONE, O), {"zone z3", "zone z5", "zone z7"})
        do(state, "zone z7")
    assert (goes_on(state), zones(state, O)) == (True, {7 if moves else 1: "EBP04-039"})


def test_ebp04_039_stays_on_its_players_own_turn() -> None:
    state = position(p={"zone": 4, "zones": {1: "EBP04-039", 2: BLUE}, "hand": [RED]}, abilities=True)
    do(state, f"battle {RED} z2")
    assert (goes_on(state), zones(state, P)) == (True, {1: "EBP04-039", 2: RED})


def invaded(zone: int, held: list[str]) -> GameState:
    """P has invaded while the larva stands in a zone."""
    own = {"zones": {zone: "EBP04-050"}, "hand": [ONE, *held], "deck": [BLUE, FILLER]}
    state = position(p=own, o={"rage": 2}, abilities=True)
    do(state, f"invade {ONE}")
    return state


def test_ebp04_050_in_zone_8_exchanges_a_card_when_the_own_monster_invades() -> None:
    state = invaded(8, [RED])
    assert legal(state) == {"mode 0", "mode 1"}
    do(state, "mode 0")
    assert sorted(hand(state, P)) == sorted([RED, BLUE])
    do(state, f"pick {RED}")
    assert (goes_on(state), hand(state, P), state.players[O].rage) == (True, [BLUE], 2)


@pytest.mark.parametrize(("answer", "rage", "held"), [("yes", 1, []), ("no", 2, [RED])])
def test_ebp04_050_in_zone_8_may_lower_enemy_rage_for_a_card(answer: str, rage: int, held: list[str]) -> None:
    state = invaded(8, [RED])
    do(state, "mode 1", answer)
    assert (goes_on(state), state.players[O].rage, hand(state, P)) == (True, rage, held)


def test_ebp04_050_does_nothing_outside_zone_8_or_for_the_enemy_monster() -> None:
    assert goes_on(invaded(7, [RED]))
    state = position(p={"hand": [ONE]}, o={"zones": {8: "EBP04-050"}, "hand": 1}, abilities=True)
    do(state, f"invade {ONE}")
    assert goes_on(state)


@pytest.mark.parametrize(("zone", "answer"), [(5, f"pick {WHITE}"), (5, "done"), (4, "")])
def test_ebp04_072_in_zone_5_searches_when_the_enemy_plays_from_the_deck(zone: int, answer: str) -> None:
    """Evolution plays from the deck."""
    state = main_phase_begins(
        p={"zones": {3: "B(1,0,evolution=5 Mothra)"}, "deck": ["B(2,0,traits=Mothra)"]},
        o={"zones": {zone: "EBP04-072"}, "deck": [FILLER, WHITE]},
        abilities=True,
    )
    do(state, "pick B(2,0,traits=Mothra)")
    if answer:
        assert (asked(state), legal(state)) == ((Ask.PICK, O), {f"pick {WHITE}", f"pick {FILLER}", "done"})
        do(state, answer)
    assert (goes_on(state), hand(state, O)) == (True, [WHITE] if answer.startswith("pick") else [])


def test_ebp04_072_searches_nothing_for_a_play_from_hand_or_of_its_own_player() -> None:
    state = position(p={"hand": [RED]}, o={"zones": {5: "EBP04-072"}}, abilities=True)
    do(state, f"battle {RED} z2")
    assert goes_on(state)
    own: Side = {"zones": {5: "EBP04-072", 3: "B(1,0,evolution=5 Mothra)"}, "deck": ["B(2,0,traits=Mothra)"]}
    state = main_phase_begins(p=own, abilities=True)
    do(state, "pick B(2,0,traits=Mothra)")
    assert goes_on(state)


@pytest.mark.parametrize(("zone", "answer"), [(1, "pick S(2)"), (1, "done"), (2, "")])
def test_ebp04_073_in_zone_1_returns_a_card_when_the_enemy_returns_one(zone: int, answer: str) -> None:
    state = position(
        p={"hand": ["S(1):fetch"], "discard": [RED]},
        o={"zone": 5, "zones": {zone: "EBP04-073"}, "discard": ["S(2)", GREEN]},
        cards=FETCH,
        abilities=True,
    )
    do(state, "strategy S(1):fetch")
    assert hand(state, P) == [RED]
    if answer:
        assert (asked(state), legal(state)) == ((Ask.PICK, O), {"pick S(2)", f"pick {GREEN}", "done"})
        do(state, answer)
    assert (goes_on(state), hand(state, O)) == (True, ["S(2)"] if answer.startswith("pick") else [])


def test_ebp04_073_returns_nothing_when_its_own_player_returns_a_card() -> None:
    own = {"zone": 5, "zones": {1: "EBP04-073"}, "hand": ["S(1):fetch"], "discard": [RED]}
    state = position(p=own, cards=FETCH, abilities=True)
    do(state, "strategy S(1):fetch")
    assert (goes_on(state), hand(state, P)) == (True, [RED])
