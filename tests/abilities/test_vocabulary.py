"""Parts of the ability language that few cards use, each where it makes the difference (B)."""

import pytest

from deckbuilder.engine import Ask, GameState
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    asked,
    card,
    deck,
    discard,
    do,
    hand,
    legal,
    monster,
    one_shot,
    position,
    settle,
    stacks,
    strategies,
    zones,
)


def test_ebp02_035_shuffles_the_deck_that_the_cards_go_to() -> None:
    buried = ["B(1,0,traits=Biollante)", "B(1,0,traits=Biollante)"]
    theirs = [f"B(1,{n}000)" for n in range(1, 9)]
    state = position(
        p={"hand": ["EBP02-035"], "discard": buried},
        o={"zone": 8, "deck": theirs[:5], "discard": theirs[5:]},
        abilities=True,
    )
    events = do(state, "battle EBP02-035 z4")
    events += do(state, "resolve EBP02-035")
    settle(state)
    assert [each.player for each in events if each.kind is Kind.SHUFFLED] == [O]
    assert (sorted(deck(state, O)), discard(state, O)) == (theirs, [])
    assert deck(state, O) != theirs, "the shuffled order of this seed"
    assert deck(state, P) == [FILLER] * 30


def test_ebp04_035_destroys_one_by_one_so_that_the_first_may_save_the_second() -> None:
    """The fifth monster card of O's discard pile, which protects EBP01-052, falls with the card in zone 1."""
    state = position(
        p={
            "monster": "M(4,9000,traits=Kaizer Ghidorah)",
            "hand": ["EBP04-035"],
            "discard": ["B(1,0,color=red)", "B(1,0,color=blue)"],
        },
        o={
            "zone": 4,
            "zones": {1: ["M(1,1)", "B(1,0)"], 2: "EBP01-052", 3: "B(1,0)"},
            "discard": ["M(1,1)"] * 4,
        },
        abilities=True,
    )
    do(state, "monster EBP04-035")
    assert zones(state, O) == {2: "EBP01-052", 3: "B(1,0)"}


@pytest.mark.parametrize(("held", "rage"), [(4, 0), (5, 2), (6, 2)])
def test_ebp04_052_gains_nothing_from_an_effect_that_discards_nothing(held: int, rage: int) -> None:
    """ESD01-005 leaves the opponent four cards; two that go at once count once."""
    state = position(
        p={"monster": "M(2,9000)", "hand": ["ESD01-005"]},
        o={"zones": {8: "EBP04-052"}, "hand": held},
        abilities=True,
    )
    do(state, "monster ESD01-005")
    settle(state)
    assert state.players[O].rage == rage


def journey(follower: str) -> GameState:
    """P has played "A Journey of 130 Million Years" with a monster of rank I and one to follow it."""
    state = position(
        p={
            "zone": 6,
            "hand": ["EBP03-074", "M(2,9000)"],
            "monster_deck": [follower, "M(3,9000)"],
        },
        o={"hand": ["B(1,0)", "B(2,0)", "B(3,0)", "B(4,0)", "B(5,0)"]},
        abilities=True,
    )
    do(state, "strategy EBP03-074")
    return state


def test_ebp03_074_plays_the_next_monster_which_enters_without_rage_and_not_as_the_play_of_the_turn() -> None:
    state = journey("ESD01-005")
    do(state, "pick B(1,0)")
    assert (monster(state, P), hand(state, O)) == (
        ["M(1,5000)", "ESD01-005"],
        ["B(2,0)", "B(3,0)", "B(4,0)", "B(5,0)"],
    )
    assert state.players[P].rage == 0
    do(state, "monster M(2,9000)")
    assert state.players[P].rage == 1


@pytest.mark.parametrize("follower", ["M(2,9000,traits=Mothra)", "M(4,9000)"])
def test_ebp03_074_plays_no_monster_without_a_shared_trait_or_of_another_rank(follower: str) -> None:
    state = journey(follower)
    assert (asked(state), monster(state, P)) == ((Ask.MAIN, P), ["M(1,5000)"])


# ---- "by enemy effects" ----------------------------------------------------------------------------------


@pytest.mark.parametrize("placed", ["EBP04-076", "S(2,base)"])
def test_ebp04_076_lets_an_own_effect_move_the_monster(placed: str) -> None:
    state = position(p={"zone": 5, "strategies": [placed], "hand": ["EBP01-078"]}, abilities=True)
    do(state, "strategy EBP01-078")
    assert state.players[P].zone == 6


@pytest.mark.parametrize(("placed", "zone"), [("EBP04-076", 4), ("S(2,base)", 7)])
def test_ebp04_076_keeps_the_monster_from_being_moved_up_its_column(placed: str, zone: int) -> None:
    """A copy in the hand is no help to the monster."""
    state = position(
        p={"zone": 8, "hand": ["EBP04-078"]},
        o={"zone": 4, "strategies": [placed], "hand": ["EBP04-076"]},
        abilities=True,
    )
    do(state, "strategy EBP04-078")
    assert state.players[O].zone == zone


@pytest.mark.parametrize(("whose", "rage"), [("opp", 2), ("my_monster", 1)])
def test_ebp03_004_keeps_its_rage_from_the_enemy_and_not_from_an_own_effect(whose: str, rage: int) -> None:
    """On the opponent's turn; the card that lowers the rage is P's or O's."""
    drain = card(
        "B(1,0):drain",
        {
            "kind": "trigger",
            "on": {"ev": "phase_start", "phase": "counter", "whose": "you" if whose == "opp" else "opp"},
            "do": [{"act": "rage_lose", "of": whose, "n": 1}],
        },
    )
    lies_with = P if whose == "opp" else O
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0):drain"} if lies_with == P else {}},
        o={
            "monster": "EBP03-004",
            "zone": 4,
            "rage": 2,
            "zones": {2: "B(1,0):drain"} if lies_with == O else {},
        },
        cards={"B(1,0):drain": drain},
        abilities=True,
    )
    assert state.players[O].rage == rage


# ---- what is heard and what is not -----------------------------------------------------------------------


@pytest.mark.parametrize(("place", "offered"), [("discard", True), ("zones", False)])
def test_ebp04_073_hears_of_cards_from_the_discard_pile_alone(place: str, offered: bool) -> None:
    """The opponent takes a card back to the hand, out of the pile or out of a zone."""
    take = one_shot("take", {"act": "return_to_hand", "what": {"of": "you", "in": place, "type": "battle"}})
    state = position(
        p={"hand": ["S(1):take"], "zones": {2: "B(1,0)"}, "discard": ["B(1,0)"]},
        o={"zone": 8, "zones": {1: "EBP04-073"}, "discard": ["B(2,0)"]},
        cards=take,
        abilities=True,
    )
    do(state, "strategy S(1):take")
    assert legal(state) >= {"pick B(2,0)"} if offered else asked(state) == (Ask.MAIN, P)


@pytest.mark.parametrize(("zone", "drawn"), [(3, 1), (4, 3)])
def test_ebp04_041_repeats_every_enter_that_exists_now_and_no_other_ability(zone: int, drawn: int) -> None:
    """The monster draws 1, from zone 4 on 2 more, and 5 when it invades."""
    monster_word = "M(3,9000):herald"
    herald = card(
        monster_word,
        {"kind": "trigger", "on": {"ev": "enter"}, "do": [{"act": "draw", "n": 1}]},
        {"kind": "trigger", "on": {"ev": "enter"}, "awakening": 4, "do": [{"act": "draw", "n": 2}]},
        {"kind": "trigger", "on": {"ev": "invading"}, "do": [{"act": "draw", "n": 5}]},
    )
    state = after_phase(
        "counter",
        p={"monster": monster_word, "zone": zone, "zones": {8: "EBP04-041"}},
        o={"monster": "M(1,90000)"},
        cards={monster_word: herald},
        abilities=True,
    )
    settle(state)
    assert len(hand(state, P)) == drawn


def test_ebp03_051_goes_on_top_of_the_little_godzilla_and_of_no_other_card() -> None:
    """Rank 7 counts as 5 there, so the enemy monster in zone 5 allows that zone alone."""
    state = position(
        p={"hand": ["EBP03-051"], "zones": {2: "B(1,0)", 4: "EBP02-033", 5: "B(1,0)"}},
        o={"zone": 5},
        abilities=True,
    )
    assert {each for each in legal(state) if "EBP03-051" in each and "invade" not in each} == {
        "ontop EBP03-051 z4"
    }
    do(state, "ontop EBP03-051 z4")
    assert stacks(state, P) == {2: ["B(1,0)"], 4: ["EBP02-033", "EBP03-051"], 5: ["B(1,0)"]}


def test_an_invasion_into_zone_6_destroys_bases_and_no_other_strategy_card() -> None:
    pays = "B(1,0,step=1)"
    state = position(
        p={"zone": 5, "hand": [pays], "strategies": ["S(1)", "S(2,base)"]},
        o={"strategies": ["S(3,base)", "S(4)"]},
        abilities=True,
    )
    do(state, f"invade {pays}")
    assert (strategies(state, P), strategies(state, O)) == (["S(1)"], ["S(4)"])


@pytest.mark.parametrize(("answer", "own"), [("yes", {2: "EBP03-063"}), ("no", {})])
def test_ebp03_063_may_come_out_of_the_discard_pile_when_a_monster_is_played(
    answer: str, own: dict[int, str]
) -> None:
    """A copy in a zone stays there and one that is milled by the monster's own Enter comes too late."""
    state = position(
        p={
            "monster": "M(4,9000,traits=Godzilla)",
            "zone": 4,
            "hand": ["EBP01-015"],
            "discard": ["EBP03-063"],
            "zones": {8: "EBP03-063"},
            "deck": ["EBP03-063", *[FILLER] * 6],
        },
        abilities=True,
    )
    do(state, "monster EBP01-015", "resolve EBP03-063")
    assert legal(state) == {"yes", "no"}
    do(state, answer, *(["zone z2"] if answer == "yes" else []))
    assert (asked(state), zones(state, P)) == ((Ask.MAIN, P), {**own, 8: "EBP03-063"})
    assert discard(state, P).count("EBP03-063") == (1 if answer == "yes" else 2)


def test_ebp03_047_is_covered_by_the_card_it_finds_and_not_overloaded() -> None:
    """In zone 4 it faces the enemy monster in zone 2; Super Mechagodzilla goes on top of it."""
    weapon = "B(9,0,traits=Weapon)"
    state = after_phase(
        "counter",
        p={"zones": {4: "EBP03-047"}, "hand": [weapon], "deck": [FILLER, "EBP03-053"]},
        o={"monster": "M(1,90000)", "zone": 2},
        abilities=True,
    )
    do(state, "yes", "pick EBP03-053")
    assert stacks(state, P) == {4: ["EBP03-047", "EBP03-053"]}
    assert discard(state, P) == [weapon]


@pytest.mark.parametrize(("taken", "destroyed"), [(4, 1), (5, 0)])
def test_ebp03_057_destroys_a_strategy_card_of_an_opponent_with_three_empty_zones(
    taken: int, destroyed: int
) -> None:
    """The zone of the monster is not empty."""
    state = position(
        p={"hand": ["EBP03-057"]},
        o={
            "zone": 8,
            "zones": dict.fromkeys(range(1, taken + 1), "B(1,0)"),
            "strategies": ["S(1)"],
        },
        abilities=True,
    )
    do(state, "battle EBP03-057 z2")
    assert len(discard(state, O)) == destroyed


@pytest.mark.parametrize("strikes", [True, False])
def test_ebp03_064_takes_a_card_under_it_if_an_enemy_battle_card_was_destroyed_this_turn(
    strikes: bool,
) -> None:
    """By any cause; the beam destroys the enemy card in zone 7."""
    state = position(
        p={"zone": 2, "hand": ["EPR-004", "EBP03-064"], "discard": ["B(3,0)"]},
        o={"zone": 8, "zones": {7 if strikes else 1: "B(1,0)"}},
        abilities=True,
    )
    do(state, "strategy EPR-004", "battle EBP03-064 z3")
    if strikes:
        do(state, "pick B(3,0)")
    assert asked(state) == (Ask.MAIN, P)
    assert stacks(state, P) == {3: ["B(3,0)", "EBP03-064"] if strikes else ["EBP03-064"]}
