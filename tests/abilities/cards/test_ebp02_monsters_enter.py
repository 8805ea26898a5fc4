"""Set EBP02: what monsters do when they are put into play."""

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
    monster,
    position,
    settle,
    zones,
)

Side = dict[str, Any]

CRYSTALS, TENTACLES = "EBP02-T03", "EBP02-T02"


def entered(number: str, below: list[str], p: Side, o: Side | None = None) -> GameState:
    """P has played a monster from hand on top of others; the position up to its question, or after it."""
    given = {**p, "monster": below, "hand": [number, *p.get("hand", ())]}
    state = position(p=given, o=o, abilities=True)
    do(state, f"monster {number}")
    return state


def in_main(state: GameState) -> bool:
    """Whether P is asked for the next action: nothing more has happened."""
    return asked(state) == (Ask.MAIN, P)


# ---- advances and retreats -------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "zone"), [("yes", 3), ("no", 2)])
def test_ebp02_003_walks_a_zone_for_a_strategy_card(answer: str, zone: int) -> None:
    state = entered("EBP02-003", ["EBP02-001", "M(2,9000)"], {"zone": 2, "hand": ["S(1)"]})
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    assert state.players[P].zone == zone
    assert (hand(state, P), discard(state, P)) == (([], ["S(1)"]) if answer == "yes" else (["S(1)"], []))


@pytest.mark.parametrize(
    ("below", "held"),
    [(["M(1,4000)", "M(2,9000)"], "S(1)"), (["EBP02-001", "M(2,9000)"], "B(1,0)")],
    ids=["not over the Giant Unknown Creature", "no strategy card in hand"],
)
def test_ebp02_003_asks_for_nothing_else(below: list[str], held: str) -> None:
    state = entered("EBP02-003", below, {"zone": 2, "hand": [held]})
    assert (in_main(state), state.players[P].zone, hand(state, P)) == (True, 2, [held])


@pytest.mark.parametrize(
    ("buried", "rage", "zone"), [(5, 0, 3), (4, 0, 4), (5, 1, 4)], ids=["5", "4 buried", "55,000 threat"]
)
def test_ebp02_023_with_5_monsters_discarded_pushes_back_a_threat_of_50000(
    buried: int, rage: int, zone: int
) -> None:
    state = entered(
        "EBP02-023",
        ["M(4,30000)"],
        {"discard": [*["M(1,1000)"] * buried, "B(1,0)"]},
        {"monster": "M(4,50000)", "zone": 4, "rage": rage},
    )
    assert (in_main(state), state.players[O].zone) == (True, zone)


# ---- destroying ------------------------------------------------------------------------------------------

ENEMIES = {2: "B(5,0)", 3: "B(6,0)", 4: "B(7,0)", 8: "B(1,0)"}


def test_ebp02_004_over_a_2nd_form_destroys_a_card_for_each_strategy_card() -> None:
    state = entered(
        "EBP02-004", ["EBP02-002", "M(3,20000)"], {"strategies": ["S(1)", "S(1)"]}, {"zones": ENEMIES}
    )
    assert legal(state) == {"pick B(5,0)", "pick B(6,0)", "pick B(1,0)"}
    do(state, "pick B(6,0)", "pick B(1,0)")
    assert (in_main(state), zones(state, O)) == (True, {2: "B(5,0)", 4: "B(7,0)"})


@pytest.mark.parametrize(
    ("below", "placed"),
    [(["EBP02-001", "M(3,20000)"], ["S(1)"]), (["EBP02-002", "M(3,20000)"], [])],
    ids=["no 2nd Form", "no strategy card"],
)
def test_ebp02_004_destroys_nothing_otherwise(below: list[str], placed: list[str]) -> None:
    state = entered("EBP02-004", below, {"strategies": placed}, {"zones": ENEMIES})
    assert (in_main(state), zones(state, O)) == (True, ENEMIES)


def test_ebp02_026_with_a_strategy_card_destroys_round_a_chosen_zone() -> None:
    """Next to zone 3 lie 2, 4 and 8; the card of rank 6 stands."""
    state = entered(
        "EBP02-026",
        ["M(3,20000,traits=Biollante)"],
        {"strategies": ["S(1)"]},
        {"zones": {**ENEMIES, 7: "B(2,0)"}},
    )
    assert legal(state) == {f"zone z{zone}" for zone in range(1, 9)}
    do(state, "zone z3")
    assert zones(state, O) == {3: "B(6,0)", 4: "B(7,0)", 7: "B(2,0)"}


def test_ebp02_026_without_one_destroys_nothing() -> None:
    state = entered(
        "EBP02-026", ["M(3,20000,traits=Biollante)"], {}, {"zones": ENEMIES, "strategies": ["S(1)"]}
    )
    assert (in_main(state), zones(state, O)) == (True, ENEMIES)


# ---- looking for cards -----------------------------------------------------------------------------------


def test_ebp02_007_shows_5_cards_for_a_strategy_card_and_takes_a_monster() -> None:
    top = ["B(1,0)", "M(2,9000)", "M(1,4000)", "S(2)", FILLER]
    state = entered("EBP02-007", ["M(4,30000)"], {"hand": ["S(1)"], "deck": [*top, "M(3,20000)"]})
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert legal(state) == {"pick M(2,9000)", "pick M(1,4000)"}
    do(state, "pick M(1,4000)")
    assert (hand(state, P), deck(state, P)) == (["M(1,4000)"], ["M(3,20000)"])
    assert sorted(discard(state, P)) == sorted(["S(1)", "B(1,0)", "M(2,9000)", "S(2)", FILLER])


@pytest.mark.parametrize("held", ["S(1)", "B(1,0)"])
def test_ebp02_007_shows_nothing_without_a_strategy_card_discarded(held: str) -> None:
    state = entered("EBP02-007", ["M(4,30000)"], {"hand": [held], "deck": ["M(2,9000)"] * 5})
    if held == "S(1)":
        do(state, "no")
    assert (in_main(state), hand(state, P), len(deck(state, P))) == (True, [held], 5)


def test_ebp02_046_takes_the_cards_of_its_name_from_the_discard_pile_under_itself() -> None:
    below = "M(3,9000,traits=King Ghidorah)"
    state = entered("EBP02-046", [below], {"discard": ["EBP02-046", "EBP02-045", "EBP02-066", "EBP02-046"]})
    assert (in_main(state), discard(state, P)) == (True, ["EBP02-045", "EBP02-066"])
    assert sorted(monster(state, P)) == [*["EBP02-046"] * 3, below]
    assert monster(state, P)[-1] == "EBP02-046"


def test_ebp02_048_mills_3_cards() -> None:
    state = entered("EBP02-048", ["EBP02-045"], {"deck": ["B(1,0)", "B(2,0)", "B(3,0)", "B(4,0)"]})
    assert (in_main(state), discard(state, P)) == (True, ["B(1,0)", "B(2,0)", "B(3,0)"])
    assert deck(state, P) == ["B(4,0)"]


# ---- rage ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "answer", "rage"), [("047", "yes", 1), ("063", "yes", 1), ("047", "no", 3)])
def test_ebp02_042_lowers_the_enemy_rage_for_king_ghidorah_or_megalon(
    held: str, answer: str, rage: int
) -> None:
    card = f"EBP02-{held}"
    state = entered("EBP02-042", ["M(2,9000,traits=Gigan)"], {"hand": [card]}, {"rage": 3})
    do(state, answer)
    assert state.players[O].rage == rage
    assert hand(state, P) == ([card] if answer == "no" else [])


def test_ebp02_042_asks_nobody_who_holds_neither() -> None:
    state = entered("EBP02-042", ["M(2,9000,traits=Gigan)"], {"hand": ["EBP02-064"]}, {"rage": 3})
    assert (in_main(state), state.players[O].rage) == (True, 3)


# ---- modes -----------------------------------------------------------------------------------------------

HIGH = {2: "B(5,0)", 3: "B(6,0)", 4: "B(1,0)", 8: "B(2,0)"}


def choosing(number: str, under: int, mode: int) -> GameState:
    """P has played a King Ghidorah over so many cards and chosen one of its three modes, if it may."""
    state = entered(
        number,
        ["EBP02-045"] * (under - 1) + [f"M({3 if number == 'EBP02-049' else 4},9000,traits=King Ghidorah)"],
        {"deck": 5},
        {"hand": 5, "zones": HIGH},
    )
    if not in_main(state):
        assert legal(state) == {"mode 0", "mode 1", "mode 2"}
        do(state, f"mode {mode}")
    return state


def test_ebp02_049_destroys_3_cards_of_rank_5_or_less() -> None:
    assert zones(choosing("EBP02-049", under=3, mode=0), O) == {3: "B(6,0)"}


def test_ebp02_050_destroys_3_cards_of_rank_6_or_less() -> None:
    state = choosing("EBP02-050", under=5, mode=0)
    assert "pick B(6,0)" in legal(state)
    do(state, "pick B(6,0)", "pick B(5,0)", "pick B(1,0)")
    assert zones(state, O) == {8: "B(2,0)"}


@pytest.mark.parametrize(("number", "under", "left"), [("EBP02-049", 3, 3), ("EBP02-050", 5, 2)])
def test_over_enough_cards_the_enemy_may_be_made_to_discard(number: str, under: int, left: int) -> None:
    state = choosing(number, under, mode=1)
    assert asked(state) == (Ask.PICK, O)
    settle(state)
    assert (len(hand(state, O)), zones(state, O)) == (left, HIGH)


def test_ebp02_049_mills_3_cards() -> None:
    state = choosing("EBP02-049", under=3, mode=2)
    assert (len(deck(state, P)), len(discard(state, P))) == (2, 3)


def test_ebp02_050_gains_3_rage() -> None:
    assert choosing("EBP02-050", under=5, mode=2).players[P].rage == 1 + 3, "one is for playing it"


@pytest.mark.parametrize(("number", "under"), [("EBP02-049", 2), ("EBP02-050", 4)])
def test_over_fewer_cards_nothing_is_chosen(number: str, under: int) -> None:
    state = choosing(number, under, mode=0)
    assert (in_main(state), zones(state, O), state.players[P].rage) == (True, HIGH, 1)


# ---- cards and tokens put into play ----------------------------------------------------------------------


def test_ebp02_025_puts_tentacles_into_a_zone_next_to_it() -> None:
    """Next to zone 5 lie 4 and 6; an occupied one may be chosen."""
    state = entered("EBP02-025", ["M(2,9000,traits=Biollante)"], {"zone": 5, "zones": {6: "B(1,0)"}})
    assert legal(state) == {"zone z4", "zone z6"}
    do(state, "zone z6")
    assert (zones(state, P), discard(state, P)) == ({6: TENTACLES}, ["B(1,0)"])


EGG, ROSE = "B(3,2000,evolution=5 Mothra)", "B(4,3000,evolution=7 Biollante)"
HIGH_EGG, PLAIN = "B(5,2000,evolution=7 Mothra)", "B(1,1000)"


def test_ebp02_028_brings_evolution_cards_of_rank_4_or_less_to_every_zone_next_to_it() -> None:
    """Next to zone 3 lie 2, 4 and 8; with more cards than zones its player picks."""
    state = entered(
        "EBP02-028",
        ["M(4,9000,traits=Biollante)"],
        {"zone": 3, "zones": {2: "B(2,0)"}, "discard": [EGG, HIGH_EGG, ROSE, PLAIN, EGG, ROSE]},
    )
    settle(state)
    assert zones(state, P).keys() == {2, 4, 8}
    assert set(zones(state, P).values()) <= {EGG, ROSE}
    left = discard(state, P)
    assert len(left) == 4
    assert {HIGH_EGG, PLAIN, "B(2,0)"} <= set(left)


def test_ebp02_028_brings_as_many_as_there_are() -> None:
    state = entered(
        "EBP02-028",
        ["M(4,9000,traits=Biollante)"],
        {"zone": 3, "zones": {2: "B(2,0)"}, "discard": [EGG, HIGH_EGG, PLAIN]},
    )
    assert legal(state) == {"zone z2", "zone z4", "zone z8"}
    do(state, "zone z8")
    assert (in_main(state), zones(state, P)) == (True, {2: "B(2,0)", 8: EGG})


def test_ebp02_054_brings_2_crystals() -> None:
    state = entered("EBP02-054", ["M(3,9000,traits=SpaceGodzilla)"], {"zone": 3, "rage": 0})
    do(state, "resolve EBP02-054", "zone z2", "zone z8")
    settle(state)
    assert zones(state, P) == {2: CRYSTALS, 8: CRYSTALS}


def test_ebp02_057_moves_an_enemy_card_that_faces_it_to_an_empty_zone() -> None:
    """Zone 3 faces the enemy zones 3 and 8; the enemy monster stands in 1, a card in 2."""
    state = entered(
        "EBP02-057",
        ["M(4,9000,traits=SpaceGodzilla)"],
        {"zone": 3},
        {"zones": {2: "B(1,0)", 3: "B(2,0)", 8: "B(3,0)"}},
    )
    do(state, "resolve EBP02-057")
    assert legal(state) == {"pick B(2,0)", "pick B(3,0)"}
    do(state, "pick B(3,0)")
    assert legal(state) == {"zone z4", "zone z5", "zone z6", "zone z7"}
    do(state, "zone z6")
    assert zones(state, O) == {2: "B(1,0)", 3: "B(2,0)", 6: "B(3,0)"}


def test_ebp02_057_moves_nothing_out_of_another_column() -> None:
    state = entered(
        "EBP02-057", ["M(4,9000,traits=SpaceGodzilla)"], {"zone": 3}, {"zones": {2: "B(1,0)", 4: "B(2,0)"}}
    )
    do(state, "resolve EBP02-057")
    settle(state)
    assert zones(state, O) == {2: "B(1,0)", 4: "B(2,0)"}
