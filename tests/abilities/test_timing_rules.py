"""The parts of the timing model that are easy to get wrong, often shown with made-up cards (A)."""

from typing import Any

import pytest

from deckbuilder.cards import Card
from deckbuilder.engine import Ask
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
    main_phase_begins,
    one_shot,
    pass_turn,
    position,
    power,
    settle,
    stacks,
    strategies,
    zones,
)

ONE = "B(1,0,step=1)"
ALL: dict[str, Any] = {"in": "zones", "type": "battle", "pick": {"all": True}}


def text(word: str, *abilities: dict[str, Any]) -> dict[str, Card]:
    """A made-up card with abilities, under its word."""
    return {word: card(word, *abilities)}


RECALL = one_shot(
    "recall",
    {"act": "return_to_hand", "what": {"of": "you", "in": "zones", "type": "battle", "pick": {"n": 1}}},
)
BOOST = one_shot(
    "boost",
    {
        "act": "modify",
        "stat": "cp",
        "target": {"of": "you", "in": "zones", "type": "battle", "pick": {"n": 1}},
        "duration": "turn",
        "amount": 3000,
    },
)
DOUBLE = one_shot(
    "double",
    {
        "act": "modify",
        "stat": "cp",
        "target": {"of": "you", **ALL},
        "duration": "turn",
        "multiply": 2,
        "snapshot": True,
    },
)


# ---- what is known of the moment (A7, A13) ---------------------------------------------------------------


def test_a_destroyed_card_is_remembered_with_the_rank_it_had_in_its_zone() -> None:
    """A monster lowers enemy ranks by 1: a card of rank 4 falls with rank 3 and takes only rank 3 along."""
    avenger = text(
        "M(4,20000):avenger",
        {"kind": "static", "apply": [{"fx": "rank", "target": {"of": "opp", **ALL}, "amount": -1}]},
        {
            "kind": "trigger",
            "on": {"ev": "battle_destroyed", "who": "opp", "cause": "any"},
            "do": [
                {
                    "act": "destroy",
                    "what": {"of": "opp", **ALL, "rank_max": {"qty": "ref_rank", "ref": "event"}},
                }
            ],
        },
    )
    state = position(
        p={"monster": "M(4,20000):avenger", "zone": 2, "hand": ["EPR-004"]},
        o={"zones": {4: "B(4,0)", 2: "B(4,0):same", 3: "B(5,0)"}},
        cards=avenger,
        abilities=True,
    )
    do(state, "strategy EPR-004")
    assert (zones(state, O), sorted(discard(state, O))) == ({3: "B(5,0)"}, ["B(4,0)", "B(4,0):same"])


@pytest.mark.parametrize("sweep", ["EBP01-033", "ESD03-008"])
def test_of_cards_destroyed_together_none_protects_by_leaving_first(sweep: str) -> None:
    """EFC01-006 protects from an opponent with two battle cards or fewer; this one has three."""
    state = position(
        p={"monster": "M(3,9000)", "zone": 8, "hand": [sweep], "zones": dict.fromkeys((2, 3, 4), "B(1,0)")},
        o={"zones": {2: "B(1,0)", 3: "B(1,0)"}, "strategies": ["EFC01-006"]},
        abilities=True,
    )
    do(state, f"strategy {sweep}")
    settle(state)
    kept = int(sweep == "ESD03-008")
    assert (len(zones(state, P)), len(zones(state, O))) == (kept, kept)


# ---- sources that are gone (A3) --------------------------------------------------------------------------


@pytest.mark.parametrize("zone_asked", [False, True])
def test_the_enter_of_a_card_that_another_ability_destroyed_first_still_resolves(zone_asked: bool) -> None:
    """Unless it asks where the card is."""
    condition = {"if": {"cond": "self_zone", "zones": [2]}} if zone_asked else {}
    cards = text(
        "B(1,0):scout",
        {"kind": "trigger", "on": {"ev": "enter"}, **condition, "do": [{"act": "draw", "n": 1}]},
    ) | text(
        "S(1):trap",
        {
            "kind": "trigger",
            "on": {"ev": "battle_played", "who": "you"},
            "do": [{"act": "destroy", "what": {"of": "you", **ALL}}],
        },
    )
    state = position(p={"hand": ["B(1,0):scout"], "strategies": ["S(1):trap"]}, cards=cards, abilities=True)
    do(state, "battle B(1,0):scout z2", "resolve S(1):trap")
    assert (zones(state, P), discard(state, P)) == ({}, ["B(1,0):scout"])
    assert hand(state, P) == ([] if zone_asked else [FILLER])


def test_what_a_card_put_off_does_not_follow_it_out_of_its_zone() -> None:
    """EPR-016 has taken a card under it and returns to the hand before the end phase."""
    tug = text(
        "B(1,0):tug",
        {
            "kind": "trigger",
            "on": {"ev": "phase_start", "phase": "counter", "whose": "you"},
            "do": [
                {"act": "return_to_hand", "what": {"of": "you", **ALL, "name": ["KIJU Type 0 -G BREAKER-"]}}
            ],
        },
    )
    state = position(
        p={"zones": {4: "EPR-016", 5: "B(1,0):tug"}, "hand": ["B(1,0,traits=Weapon)"]},
        o={"monster": "M(1,90000)"},
        phase="counter",
        cards=tug,
        abilities=True,
    )
    do(state, "resolve EPR-016", "yes")
    assert (state.active, zones(state, P), discard(state, P)) == (
        O,
        {5: "B(1,0):tug"},
        ["B(1,0,traits=Weapon)"],
    )
    assert "EPR-016" in hand(state, P)


# ---- gates (A4) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("retreats", "drawn"), [(False, 1), (True, 0)])
def test_awakening_is_looked_at_again_when_the_ability_resolves(retreats: bool, drawn: int) -> None:
    """P's ability, which comes first, moves O's monster back from zone 4 to 3."""
    cards = text(
        "M(1,5000):watcher",
        {
            "kind": "trigger",
            "on": {"ev": "phase_start", "phase": "counter", "whose": "opp"},
            "awakening": 4,
            "do": [{"act": "draw", "n": 1}],
        },
    ) | text(
        "B(1,0):push",
        {
            "kind": "trigger",
            "on": {"ev": "phase_start", "phase": "counter", "whose": "you"},
            "do": [{"act": "retreat", "of": "opp", "n": 1}],
        },
    )
    state = after_phase(
        "counter",
        p={"zones": {2: "B(1,0):push"} if retreats else {}},
        o={"monster": "M(1,5000):watcher", "zone": 4},
        cards=cards,
        abilities=True,
    )
    assert (state.players[O].zone, len(hand(state, O))) == (3 if retreats else 4, drawn)


def test_awakening_must_hold_when_the_event_happens() -> None:
    """The monster walks from zone 3 to 4 only after the beginning of the end phase."""
    watcher = text(
        "M(1,5000):watcher",
        {
            "kind": "trigger",
            "on": {"ev": "phase_start", "phase": "end", "whose": "you"},
            "awakening": 4,
            "do": [{"act": "draw", "n": 1}],
        },
    )
    state = after_phase(
        "end", p={"monster": "M(1,5000):watcher", "zone": 3, "hand": 5}, cards=watcher, abilities=True
    )
    assert (state.players[P].zone, len(hand(state, P))) == (4, 5)


@pytest.mark.parametrize(("invades_first", "zone"), [(False, 3), (True, 2)])
def test_if_this_card_invaded_does_not_hold_for_the_monster_that_covers_the_invader(
    invades_first: bool, zone: int
) -> None:
    """EBP01-012 pushes the enemy monster from zone 2 in the end phase if it has invaded itself (A12)."""
    state = position(
        p={"monster": "M(2,5000,traits=Fest)", "hand": ["EBP01-012", ONE]}, o={"zone": 2}, abilities=True
    )
    actions = [f"invade {ONE}", "monster EBP01-012"]
    do(state, *(actions if invades_first else reversed(actions)))
    pass_turn(state)
    assert state.players[O].zone == zone


# ---- durations and layers (A10, A11) ---------------------------------------------------------------------


def test_a_bonus_of_this_turn_is_lost_when_the_card_leaves_its_zone() -> None:
    state = position(
        p={"hand": ["S(1):boost", "S(1):recall"], "zones": {2: "B(1,1000)"}},
        cards=BOOST | RECALL,
        abilities=True,
    )
    do(state, "strategy S(1):boost")
    assert power(state, P, 2) == 4000
    do(state, "strategy S(1):recall", "battle B(1,1000) z3")
    assert power(state, P, 3) == 1000


def test_a_bonus_of_this_turn_stays_when_another_card_leaves() -> None:
    state = position(
        p={"hand": ["S(1):boost", "B(1,0)"], "zones": {2: "B(1,1000)", 3: "B(1,2000)"}},
        cards=BOOST,
        abilities=True,
    )
    do(state, "strategy S(1):boost", "pick B(1,1000)", "battle B(1,0) z3")
    assert (power(state, P, 2), discard(state, P)) == (4000, ["B(1,2000)"])


def test_a_bonus_of_this_turn_goes_with_a_card_that_moves_and_ends_with_the_turn() -> None:
    move = one_shot(
        "move",
        {
            "act": "move_battle",
            "what": {"of": "you", "in": "zones", "type": "battle", "pick": {"n": 1}},
            "to": {"zones": "unoccupied"},
        },
    )
    state = position(
        p={"hand": ["S(1):boost", "S(1):move"], "zones": {2: "B(1,1000)"}},
        o={"monster": "M(1,90000)"},
        cards=BOOST | move,
        abilities=True,
    )
    do(state, "strategy S(1):boost", "strategy S(1):move", "zone z5")
    assert power(state, P, 5) == 4000
    pass_turn(state)
    assert (state.active, power(state, P, 5)) == (O, 1000)


def test_a_doubling_takes_the_additions_before_it_and_none_after_it() -> None:
    state = position(
        p={"hand": ["S(1):boost", "S(1):double"], "zones": {2: "B(1,1000)"}},
        cards=BOOST | DOUBLE,
        abilities=True,
    )
    do(state, "strategy S(1):boost", "strategy S(1):double")
    assert power(state, P, 2) == 2 * (1000 + 3000)
    state = position(
        p={"hand": ["S(1):boost", "S(1):double"], "zones": {2: "B(1,1000)"}},
        cards=BOOST | DOUBLE,
        abilities=True,
    )
    do(state, "strategy S(1):double", "strategy S(1):boost")
    assert power(state, P, 2) == 2 * 1000 + 3000


# ---- covered cards and tokens (A14, A18) -----------------------------------------------------------------


def test_a_covered_card_gives_no_bonus_and_hears_nothing() -> None:
    """ESD01-010 gives the card in zone 8 a bonus, EBP01-022 acts when the own rage goes up."""
    covered = {2: ["ESD01-010", "B(1,0)"], 3: ["EBP01-022", "B(1,0)"], 8: "B(1,1000)"}
    state = position(p={"zone": 6, "hand": ["M(4,9000)"], "rage": 2, "zones": covered}, abilities=True)
    do(state, "rage M(4,9000)")
    assert (asked(state), power(state, P, 8)) == ((Ask.MAIN, P), 1000)


def test_a_covered_monster_has_no_ability() -> None:
    state = after_phase("counter", p={"monster": ["EBP01-001", "M(1,5000)"]}, abilities=True)
    assert discard(state, P) == []


TOKEN = "EBP02-T01"
LEAVING = [
    ({"act": "return_to_hand"}, "hand"),
    ({"act": "return_to_deck", "position": "top"}, "deck"),
    ({"act": "put_under", "target": "my_monster"}, "under the monster"),
]


@pytest.mark.parametrize(("action", "place"), LEAVING, ids=[place for _, place in LEAVING])
def test_a_token_that_leaves_its_zone_is_gone(action: dict[str, Any], place: str) -> None:
    """It has no place anywhere else, so it takes no part in a pile or under a card."""
    cards = one_shot(
        "lift", {**action, "what": {"of": "you", "in": "zones", "type": "battle", "pick": {"n": 1}}}
    )
    state = position(
        p={"hand": ["S(1):lift"], "zones": {2: TOKEN}, "deck": 2, "monster": "M(1,5000)"},
        cards=cards,
        abilities=True,
    )
    do(state, "strategy S(1):lift")
    me = state.players[P]
    assert (zones(state, P), hand(state, P), deck(state, P), discard(state, P)) == ({}, [], [FILLER] * 2, [])
    assert len(me.monster) == 1, place


# ---- costs, "may", modes (A6) ----------------------------------------------------------------------------


def test_an_empty_hand_can_be_discarded_wholly_and_counts_nothing() -> None:
    """Mothra's price is the whole hand."""
    state = position(p={"hand": ["ESC01-006"]}, o={"zone": 7}, abilities=True)
    do(state, "battle ESC01-006 z2")
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert (asked(state), state.players[P].rage) == ((Ask.MAIN, P), 0)


def test_a_milled_battle_card_is_not_discarded() -> None:
    """EPR-020 takes a rage for each battle card its player discards, and EFC01-002 mills one (A8)."""
    state = position(
        p={"monster": "EPR-020", "hand": ["EFC01-002"], "deck": ["B(1,0)", FILLER]},
        o={"zone": 5, "rage": 2},
        abilities=True,
    )
    do(state, "battle EFC01-002 z2")
    assert (discard(state, P), state.players[O].rage) == (["B(1,0)"], 2)


def test_where_only_one_mode_is_open_no_question_is_asked_and_without_one_nothing_happens() -> None:
    def modes(zone: int) -> tuple[tuple[Ask, int], int]:
        choice = one_shot(
            "modes",
            {
                "act": "choose_mode",
                "modes": [
                    {"awakening": 3, "do": [{"act": "draw", "n": 1}]},
                    {"awakening": 5, "do": [{"act": "draw", "n": 2}]},
                ],
            },
        )
        state = position(p={"zone": zone, "hand": ["S(1):modes"]}, cards=choice, abilities=True)
        do(state, "strategy S(1):modes")
        return asked(state), len(hand(state, P))

    assert [modes(zone) for zone in (2, 4, 6)] == [
        ((Ask.MAIN, P), 0),
        ((Ask.MAIN, P), 1),
        ((Ask.MODE, P), 0),
    ]


# ---- permissions and bans (A10, A15, A17) ----------------------------------------------------------------


def test_no_evolution_in_a_zone_that_is_closed_to_battle_cards() -> None:
    """SpaceGodzilla in zone 2 shuts the enemy zones 4 and 7 (R20.9.7)."""
    state = main_phase_begins(
        p={"zones": {3: "ESD02-007", 4: "ESD02-007"}, "deck": ["ESD02-010", FILLER]},
        o={"monster": "EBP02-055", "zone": 2},
        abilities=True,
    )
    if asked(state)[0] is Ask.ORDER:
        do(state, "resolve ESD02-007")
    settle(state)
    assert stacks(state, P) == {3: ["ESD02-007", "ESD02-010"], 4: ["ESD02-007"]}


def test_a_card_that_evolved_into_one_with_evolution_waits_for_the_next_main_phase() -> None:
    state = main_phase_begins(
        p={"zones": {2: "ESD02-007"}, "deck": ["EBP01-044", "ESD02-010", "ESD02-010"]}, abilities=True
    )
    do(state, "pick EBP01-044")
    assert (asked(state), stacks(state, P)) == ((Ask.MAIN, P), {2: ["ESD02-007", "EBP01-044"]})


def test_three_strategy_cards_lie_in_three_zones_and_a_fourth_finds_none() -> None:
    state = position(
        p={
            "monster": "M(4,9000,traits=Godzilla)",
            "zone": 5,
            "hand": ["EBP03-013", "S(1)", "S(2)", "S(3)", "S(4)"],
        },
        abilities=True,
    )
    do(state, "monster EBP03-013")
    settle(state)
    do(state, "strategy S(1)", "strategy S(2)", "strategy S(3)")
    assert strategies(state, P) == ["S(1)", "S(2)", "S(3)"]
    assert "strategy S(4)" not in legal(state)


# ---- what acts from the discard pile (A3) ----------------------------------------------------------------


def test_revenge_does_not_bring_back_a_card_that_has_left_the_discard_pile() -> None:
    """The card that destroys EBP02-060 also shuffles the discard pile into the deck, before its Revenge."""
    all_of_mine = {"of": "you", "in": "discard", "pick": {"all": True}}
    digger = text(
        "B(1,0):digger",
        {
            "kind": "trigger",
            "on": {"ev": "enter"},
            "do": [{"act": "destroy", "what": {"of": "you", **ALL, "other": True}}],
        },
        {
            "kind": "trigger",
            "on": {"ev": "enter"},
            "do": [{"act": "return_to_deck", "what": all_of_mine, "shuffle": True}],
        },
    )
    state = position(
        p={"hand": ["B(1,0):digger"], "zones": {2: "EBP02-060"}, "deck": 3}, cards=digger, abilities=True
    )
    do(state, "battle B(1,0):digger z3", "resolve B(1,0):digger", "resolve B(1,0):digger")
    settle(state)
    assert (hand(state, P), sorted(deck(state, P))) == ([], sorted(["EBP02-060", *[FILLER] * 3]))


def test_a_card_paid_for_two_zones_is_played_once_for_both() -> None:
    """The second ability of EBP02-022 no longer finds the card in the discard pile."""
    paid = "B(1,0,step=2,color=blue)"
    state = position(p={"monster": "EBP02-022", "hand": [paid]}, abilities=True)
    do(state, f"invade {paid}", "resolve EBP02-022", "zone z7")
    assert (asked(state), zones(state, P), discard(state, P)) == ((Ask.MAIN, P), {7: paid}, [])
