"""Cards that effects reveal, search, discard or bring into play, and how cards may be played, by vector."""

import pytest

from deckbuilder.engine import Ask
from deckbuilder.engine.events import Kind
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    deck,
    discard,
    do,
    hand,
    legal,
    main_phase_begins,
    monster,
    position,
    settle,
    stacks,
    zones,
)
from tests.helpers.decks import deck as deck_of
from tests.helpers.decks import errors, red

KIRYU, VULTURE, BLUE, GREEN = "EBP01-073", "EBP04-060", "EBP01-045", "EBP04-056"
BOMBERS = "EBP02-T01"
MOTHRA_5 = "B(5,4000,traits=Mothra)"


# ---- tokens, and plays from the deck or the discard pile -------------------------------------------------


def test_e136_a_token_in_every_empty_zone_and_each_of_them_enters() -> None:
    own = dict.fromkeys((1, 2, 3, 5, 7), "B(1,0)")
    state = position(
        p={"zone": 6, "zones": own, "hand": ["EBP02-020"], "discard": ["S(1)"] * 5},
        o={"rage": 3},
        abilities=True,
    )
    do(state, "strategy EBP02-020")
    assert zones(state, P) == {**own, 4: BOMBERS, 8: BOMBERS}
    assert legal(state) == {f"resolve {BOMBERS}"}
    settle(state)
    assert state.players[O].rage == 1


@pytest.mark.parametrize("cards", [0, 1])
def test_e140_an_evolution_costs_a_card_from_hand(cards: int) -> None:
    state = main_phase_begins(
        p={"zones": {3: "EBP01-044"}, "deck": [FILLER, MOTHRA_5], "hand": cards},
        o={"monster": "EBP04-028"},
        abilities=True,
    )
    do(state, f"pick {MOTHRA_5}")
    assert (zones(state, P), hand(state, P)) == ({3: MOTHRA_5}, [])
    assert discard(state, P) == [FILLER] * cards


def test_e140_a_play_straight_from_the_deck_costs_a_card_and_one_from_hand_does_not() -> None:
    state = position(
        p={
            "zone": 7,
            "hand": ["EBP04-077", "B(1,0)", FILLER],
            "deck": ["EBP03-038", FILLER, FILLER],
        },
        o={"monster": "EBP04-028"},
        abilities=True,
    )
    do(state, "battle B(1,0) z2")
    assert sorted(hand(state, P)) == sorted(["EBP04-077", FILLER])
    do(state, "strategy EBP04-077", "pick EBP03-038", "yes")
    assert zones(state, P) == {2: "B(1,0)", 8: "EBP03-038"}
    assert (hand(state, P), discard(state, P)) == ([], [FILLER] * 3)


@pytest.mark.parametrize(("buried", "playable"), [(7, False), (8, True)])
def test_e164_no_effect_plays_a_banned_card_from_hand(buried: int, playable: bool) -> None:
    state = after_phase(
        "counter",
        p={"strategies": ["EBP03-080"], "hand": [KIRYU], "discard": ["M(1,1000)"] * buried},
        abilities=True,
    )
    if f"pick {KIRYU}" in legal(state):
        do(state, f"pick {KIRYU}")
    settle(state)
    assert (KIRYU in zones(state, P).values()) is playable
    assert (KIRYU in hand(state, P)) is not playable


@pytest.mark.parametrize(("buried", "playable"), [(7, False), (8, True)])
def test_e164_no_effect_plays_a_banned_card_from_the_deck(buried: int, playable: bool) -> None:
    state = position(
        p={
            "zone": 4,
            "hand": ["EBP04-077"],
            "deck": [KIRYU, FILLER, FILLER],
            "discard": ["M(1,1000)"] * buried,
        },
        abilities=True,
    )
    do(state, "strategy EBP04-077", f"pick {KIRYU}")
    if playable:
        do(state, "yes")
        assert (zones(state, P), hand(state, P)) == ({8: KIRYU}, [])
    else:
        assert legal(state) == {"pass", f"invade {KIRYU}"}, "nothing is asked"
        assert (zones(state, P), hand(state, P)) == ({}, [KIRYU])


@pytest.mark.parametrize(("green", "played"), [(8, 2), (7, 1)])
def test_e177_vultures_count_themselves_before_the_first_leaves(green: int, played: int) -> None:
    state = after_phase(
        "counter",
        p={"strategies": ["EBP04-086"], "discard": [*[VULTURE] * 2, *[GREEN] * green]},
        abilities=True,
    )
    settle(state)
    assert list(zones(state, P).values()) == [VULTURE] * played
    assert discard(state, P).count(VULTURE) == 2 - played


# ---- what is revealed, milled or searched ----------------------------------------------------------------


@pytest.mark.parametrize("picked", [0, 1, 2])
def test_e148_a_mode_is_offered_even_if_it_finds_nothing(picked: int) -> None:
    ghidorah = "M(3,21000,traits=King Ghidorah)"
    state = position(
        p={"monster": [*["S(1)"] * 2, ghidorah], "hand": ["EBP02-049"]},
        o={"hand": 4},
        abilities=True,
    )
    do(state, "monster EBP02-049")
    assert legal(state) == {"mode 0", "mode 1", "mode 2"}
    do(state, f"mode {picked}")
    settle(state)
    assert len(hand(state, O)) == (3 if picked == 1 else 4)
    assert len(discard(state, P)) == (3 if picked == 2 else 0)


@pytest.mark.parametrize(
    ("revealed", "taken"),
    [
        (["B(1,0,traits=Mech)", "B(1,0,traits=Mechagodzilla+Mech)"], True),
        (["B(1,0,traits=Mech)", "B(2,0,traits=Mech)"], False),
        (["B(1,0)", "B(1,0,traits=Mech)"], False),
        (["B(1,0,traits=Mothra)", "B(1,0,traits=Mech)"], True),
    ],
)
def test_e160_both_revealed_cards_need_traits_and_one_that_differs(revealed: list[str], taken: bool) -> None:
    state = position(p={"zone": 6, "hand": ["EBP02-080"], "deck": [*revealed, FILLER]}, abilities=True)
    do(state, "strategy EBP02-080")
    assert sorted(hand(state, P)) == (sorted(revealed) if taken else [])
    assert sorted(discard(state, P)) == ([] if taken else sorted(revealed))
    assert deck(state, P) == [FILLER]


def test_e170_one_red_and_one_blue_card_must_be_taken() -> None:
    state = position(
        p={
            "monster": "M(4,20000,traits=Weapon)",
            "hand": ["EBP03-011"],
            "deck": ["B(1,0)", "S(1)", BLUE, FILLER],
        },
        o={"monster": "M(3,15000)"},
        abilities=True,
    )
    do(state, "monster EBP03-011")
    assert state.ask is not None
    assert state.ask.kind is Ask.MAIN, "nothing can be refused"
    assert (sorted(hand(state, P)), discard(state, P)) == (sorted(["B(1,0)", BLUE]), ["S(1)"])


def test_e171_one_search_for_both_parts_and_one_shuffle() -> None:
    land, star = "EBP03-046", "EBP03-043"
    state = position(
        p={"zone": 6, "hand": ["EBP03-052"], "deck": [land, land, star, FILLER]},
        o={"zone": 7},
        abilities=True,
    )
    do(state, "battle EBP03-052 z2")
    assert legal(state) == {f"pick {land}", f"pick {star}", "done"}
    events = do(state, f"pick {land}")
    assert legal(state) == {f"pick {star}", "done"}, "up to one of each name"
    events += do(state, f"pick {star}")
    assert [each.kind for each in events].count(Kind.SHUFFLED) == 1
    (stack,) = stacks(state, P).values()
    assert (sorted(stack[:2]), stack[2]) == (sorted([land, star]), "EBP03-052")
    assert sorted(deck(state, P)) == sorted([land, FILLER])


def test_e175_a_card_must_be_discarded_before_the_search() -> None:
    state = position(
        p={"zone": 5, "hand": ["EPR-018", "B(1,0)"], "deck": ["EPR-016", FILLER]}, abilities=True
    )
    events = do(state, "strategy EPR-018")
    assert (hand(state, P), discard(state, P)) == ([], ["B(1,0)"])
    assert legal(state) == {"pick EPR-016", "done"}
    events += do(state, "pick EPR-016")
    assert (hand(state, P), deck(state, P)) == (["EPR-016"], [FILLER])
    assert Kind.SHUFFLED in {each.kind for each in events}


def test_e175_with_an_empty_hand_there_is_no_search() -> None:
    state = position(p={"zone": 5, "hand": ["EPR-018"], "deck": ["EPR-016", FILLER]}, abilities=True)
    events = do(state, "strategy EPR-018")
    assert state.ask is not None
    assert (state.ask.kind, deck(state, P)) == (Ask.MAIN, ["EPR-016", FILLER])
    assert Kind.SHUFFLED not in {each.kind for each in events}


@pytest.mark.parametrize(("top", "rage"), [("EBP03-071", 0), ("M(1,1000)", 1)])
def test_e176_a_card_that_counts_as_a_monster_is_none_when_it_is_milled(top: str, rage: int) -> None:
    state = after_phase("counter", p={"monster": "EBP01-001", "deck": [top, FILLER]}, abilities=True)
    assert (discard(state, P), state.players[P].rage) == ([top], rage)


# ---- own rules for playing, and for the deck -------------------------------------------------------------


def test_e166_biollante_played_by_her_own_rule_is_the_monster_of_the_turn() -> None:
    state = position(
        p={
            "monster": "EBP02-025",
            "zone": 2,
            "monster_deck": ["EBP02-026", "M(4,20000)"],
            "hand": ["EBP04-012", "EBP02-027"],
        },
        abilities=True,
    )
    do(state, "monster EBP04-012")
    settle(state)
    assert sorted(monster(state, P)[:-1]) == ["EBP02-025", "EBP02-026"]
    assert monster(state, P)[-1] == "EBP04-012"
    assert "monster EBP02-027" not in legal(state)


@pytest.mark.parametrize(("first", "second"), [("EBP04-033", "EBP04-034"), ("EBP04-034", "EBP04-033")])
def test_e166_kaizer_ghidorah_played_by_his_own_rule_is_the_monster_of_the_turn(
    first: str, second: str
) -> None:
    state = position(p={"monster": "EBP04-031", "hand": [first, second]}, abilities=True)
    assert legal(state) >= {f"monster {first}", f"monster {second}"}
    do(state, f"monster {first}")
    assert monster(state, P) == ["EBP04-031", first]
    assert legal(state) == {"pass", f"rage {second}", f"invade {second}"}


def test_e144_a_resonance_monster_in_the_main_deck_alone_limits_nothing() -> None:
    assert errors(red("4 EBP04-031")) == []
    resonant = deck_of("EBP04-031, EBP04-032, EBP04-033, EBP04-035", "", "red")
    assert "resonance-trait" in errors(resonant)
