"""Golden vectors of single cards, each by its id: what a card's text does in one small position."""

import pytest

from deckbuilder.cards import Card
from deckbuilder.engine import Ask, GameState
from tests.helpers.board import (
    FILLER,
    O,
    P,
    after_phase,
    card,
    counters_tried,
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
    strategies,
    zones,
)

ONE, TWO = "B(1,0,step=1)", "B(1,0,step=2)"


def discarding(word: str, who: str, count: int) -> dict[str, Card]:
    """A strategy card that makes a player discard."""
    act = {"act": "discard", "who": who, "n": count}
    return {word: card(word, {"kind": "trigger", "on": {"ev": "activate"}, "do": [act]})}


def kind(state: GameState) -> Ask | None:
    return state.ask.kind if state.ask else None


def own_total(side: dict[str, object]) -> int:
    """The total counter power of P's side."""
    state = after_phase("counter", p=side, o={"monster": "M(1,990000)"}, abilities=True)
    settle(state)
    return counters_tried(state.events)[0][0]


def test_e009_two_monsters_and_a_step_2_card_among_five() -> None:
    shown = ["M(1,5000)", "M(1,6000)", "B(1,0,step=2)", FILLER, FILLER]
    state = position(
        p={"monster": "M(4,20000)", "hand": ["EBP01-015"], "deck": [*shown, FILLER]}, abilities=True
    )
    do(state, "monster EBP01-015")
    me = state.players[P]
    assert (me.rage, me.zone, len(discard(state, P))) == (3, 6, 5)


def test_e010_the_same_enter_does_not_exist_on_the_enemy_turn() -> None:
    state = after_phase(
        "counter",
        p={"zones": {2: "B(8,90000)"}},
        o={"monster": "M(3,15000)", "monster_deck": ["EBP01-015"]},
        abilities=True,
    )
    assert (monster(state, O)[-1], discard(state, O)) == ("EBP01-015", [])


def test_e014_destroy_3_takes_the_two_that_are_legal() -> None:
    state = position(
        p={"monster": "EBP02-048", "hand": [ONE]},
        o={"zones": {2: "B(4,0)", 3: "B(1,0)", 4: "B(5,0)"}},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert zones(state, O) == {4: "B(5,0)"}


@pytest.mark.parametrize(("invades", "left"), [(True, 1), (False, 2)])
def test_e016_e017_destroy_all_monsters_asks_whether_the_monster_has_invaded(
    invades: bool, left: int
) -> None:
    state = position(
        p={"zone": 2, "hand": ["EBP01-076", TWO]}, o={"zones": {2: "B(1,0)", 3: "B(1,0)"}}, abilities=True
    )
    if invades:
        do(state, f"invade {TWO}")
    do(state, "strategy EBP01-076")
    settle(state)
    assert len(zones(state, O)) == left


@pytest.mark.parametrize("payment", [ONE, TWO])
def test_e018_both_icons_move_two_zones(payment: str) -> None:
    state = position(p={"monster": "EBP04-007", "hand": [payment]}, abilities=True)
    do(state, f"invade {payment}")
    assert state.players[P].zone == 3


@pytest.mark.parametrize(("second", "played"), [("EBP01-044", True), ("EBP01-019", False)])
def test_e020_e021_two_colors_are_looked_at_when_the_card_is_discarded(second: str, played: bool) -> None:
    state = position(p={"zones": {2: "EBP01-019", 5: second}, "hand": ["EBP03-067"]}, abilities=True)
    do(state, "invade EBP03-067")
    settle(state)
    assert ("EBP03-067" in zones(state, P).values()) is played


@pytest.mark.parametrize(("rage", "offered"), [(1, True), (0, False)])
def test_e024_e025_the_search_wants_rage_and_finds_only_burst(rage: int, offered: bool) -> None:
    state = position(
        p={"rage": rage, "zones": {8: "EBP01-020"}, "hand": [ONE], "deck": ["EBP01-004", "EBP01-001"]},
        abilities=True,
    )
    do(state, f"invade {ONE}")
    assert ("yes" in legal(state)) is offered
    if offered:
        do(state, "yes")
        assert legal(state) == {"pick EBP01-004", "done"}


def test_e033_the_order_under_the_monster_does_not_matter() -> None:
    state = position(p={"monster": ["EBP02-001", "M(2,5000)"], "hand": ["EBP02-003", "S(8)"]}, abilities=True)
    do(state, "monster EBP02-003", "yes")
    assert state.players[P].zone == 2


def test_e037_only_the_copy_within_the_rank_may_be_evolved_into() -> None:
    state = main_phase_begins(
        p={"zones": {2: "EBP01-049"}, "deck": ["EBP01-049", "EBP01-060"]}, abilities=True
    )
    assert legal(state) == {"pick EBP01-049", "done"}


@pytest.mark.parametrize("evolved", [True, False])
def test_e038_an_enter_by_evolution_does_nothing_from_hand(evolved: bool) -> None:
    if evolved:
        state = main_phase_begins(
            p={"zones": {2: "EBP01-049"}, "deck": ["EBP01-054", *[FILLER] * 4]}, abilities=True
        )
        do(state, "pick EBP01-054")
        settle(state)
        assert len(discard(state, P)) == 2
    else:
        state = position(p={"hand": ["EBP01-054"]}, o={"zone": 6}, abilities=True)
        do(state, "battle EBP01-054 z2")
        assert (kind(state), hand(state, P), discard(state, P)) == (Ask.MAIN, [], [])


def test_e040_a_strategy_card_of_the_pile_is_placed_whatever_its_rank() -> None:
    state = main_phase_begins(
        p={"zones": {2: "EBP01-054"}, "deck": ["EBP01-060"], "discard": ["EBP01-062"]}, abilities=True
    )
    do(state, "pick EBP01-060", "pick EBP01-062")
    settle(state)
    assert strategies(state, P) == ["EBP01-062"]


def test_e041_only_the_home_row_evolves() -> None:
    state = position(
        p={
            "zone": 3,
            "zones": {2: "ESD02-007", 6: "ESD02-007"},
            "hand": ["EBP04-080"],
            "deck": ["ESD02-010"] * 2,
        },
        abilities=True,
    )
    do(state, "strategy EBP04-080", "pick ESD02-010")
    assert {at: len(stack) for at, stack in stacks(state, P).items()} == {2: 2, 6: 1}


def test_e042_a_card_goes_under_the_one_that_evolves() -> None:
    state = position(
        p={"zones": {8: "EBP03-042", 3: "EBP01-044"}, "hand": [ONE], "deck": ["ESD02-010", FILLER]},
        abilities=True,
    )
    do(state, f"invade {ONE}", "yes", "pick ESD02-010")
    assert stacks(state, P) == {3: ["EBP03-042", "EBP01-044", "ESD02-010"]}


def test_e044_on_top_of_a_little_godzilla_the_rank_is_two_less() -> None:
    state = position(p={"zones": {3: "EBP02-033"}, "hand": ["EBP03-051"]}, o={"zone": 5}, abilities=True)
    assert {each for each in legal(state) if "EBP03-051" in each and not each.startswith("invade")} == {
        "ontop EBP03-051 z3"
    }
    do(state, "ontop EBP03-051 z3")
    assert stacks(state, P) == {3: ["EBP02-033", "EBP03-051"]}


def test_e045_each_card_under_it_adds_5000() -> None:
    assert own_total({"zones": {2: ["B(1,0)", "B(1,0)", "EBP03-051"]}}) == 16000


def test_e048_e050_a_destroyed_card_drags_lower_ranks_with_it() -> None:
    state = position(
        p={"zone": 2, "zones": {1: ["B(7,0)", "B(4,0)"], 5: "B(3,0)", 6: "B(6,0)"}, "hand": ["B(1,0)"]},
        o={"monster": "EBP04-005", "zone": 5, "discard": ["S(1)"] * 3},
        abilities=True,
    )
    do(state, "battle B(1,0) z1")
    settle(state)
    assert zones(state, P) == {6: "B(6,0)"}, "a rank 4 on a rank 7 counts as rank 4"


def test_e056_a_revenge_card_may_return_itself() -> None:
    state = position(
        p={"zones": {2: "EBP04-059"}, "discard": ["EBP03-060"] * 4, "hand": [ONE]}, abilities=True
    )
    do(state, f"invade {ONE}", "yes", "pick EBP04-059")
    assert hand(state, P) == ["EBP04-059"]


@pytest.mark.parametrize("number", ["ESD01-011", "ESC01-004", "EBP03-041"])
def test_e058_under_the_deck_instead_of_destroyed_leaves_nothing_in_the_pile(number: str) -> None:
    state = position(p={"zone": 6, "hand": ["EBP01-065"]}, o={"zones": {2: number}}, abilities=True)
    do(state, "strategy EBP01-065")
    assert (deck(state, O)[-1], discard(state, O), state.players[O].destroyed) == (number, [], 0)


def test_e060_an_overload_rescues_nothing() -> None:
    state = position(p={"zones": {2: ["B(1,0)", "EBP03-052"]}, "hand": ["B(1,1000)"]}, abilities=True)
    do(state, "battle B(1,1000) z2")
    assert (hand(state, P), sorted(discard(state, P))) == ([], ["B(1,0)", "EBP03-052"])
    assert state.players[P].destroyed == 1


@pytest.mark.parametrize(("zone", "answer"), [(8, "yes"), (8, "no"), (3, "")])
def test_e064_e065_a_strategy_card_goes_under_it_from_zone_8_only(zone: int, answer: str) -> None:
    state = after_phase("start", p={"zones": {zone: "EBP02-012"}, "strategies": ["S(1)"]}, abilities=True)
    if answer:
        do(state, answer)
    assert kind(state) is Ask.MAIN
    assert stacks(state, P)[zone] == (["S(1)", "EBP02-012"] if answer == "yes" else ["EBP02-012"])
    assert discard(state, P) == ([] if answer == "yes" else ["S(1)"])


def test_e068_one_of_each_color_at_most() -> None:
    state = position(
        p={"zone": 5, "hand": ["EBP04-087"]},
        o={"zones": {2: "EBP01-044", 3: "EBP01-047", 4: "EBP01-019"}},
        abilities=True,
    )
    do(state, "strategy EBP04-087")
    settle(state)
    assert len(zones(state, O)) == 1
    assert set(zones(state, O).values()) < {"EBP01-044", "EBP01-047"}


@pytest.mark.parametrize(("others", "answer", "left"), [(3, "", 3), (4, "no", 4), (4, "yes", 1)])
def test_e072_e073_four_green_cards_or_itself(others: int, answer: str, left: int) -> None:
    greens = dict.fromkeys(range(3, 3 + others), "EBP03-060")
    state = position(p={"zones": greens, "hand": ["EBP04-055"]}, abilities=True)
    do(state, "battle EBP04-055 z2")
    if answer:
        do(state, answer)
    settle(state)
    assert len(zones(state, P)) == left
    assert ("EBP04-055" in zones(state, P).values()) is (answer == "yes")


def test_e074_without_its_token_the_card_is_destroyed() -> None:
    state = position(p={"zone": 3, "hand": ["EBP04-067"]}, o={"zone": 7}, abilities=True)
    do(state, "battle EBP04-067 z8")
    assert (zones(state, P), discard(state, P)) == ({}, ["EBP04-067"])


@pytest.mark.parametrize(
    ("number", "own", "enemy"), [("EBP03-015", 0, 0), ("EBP03-016", 0, 0), ("EBP03-016", 1, 0)]
)
def test_e078_e080_each_discarded_battle_card_counts(number: str, own: int, enemy: int) -> None:
    state = position(
        p={"monster": number, "hand": ["S(1):discard", *[FILLER] * 3]},
        o={"rage": 3 - own},
        cards=discarding("S(1):discard", "you", 3),
        abilities=True,
    )
    do(state, "strategy S(1):discard")
    settle(state)
    assert (state.players[P].rage, state.players[O].rage) == (own, enemy)


def test_e092_cards_go_back_on_top_in_any_order_and_the_rest_is_discarded() -> None:
    four = ["B(1,0):a", "B(1,0):b", "B(1,0):c", "B(1,0):d"]
    state = position(p={"zone": 8, "hand": ["EBP03-071"], "deck": [*four, FILLER]}, abilities=True)
    do(state, "strategy EBP03-071", "pick B(1,0):c", "pick B(1,0):a", "done")
    assert sorted(hand(state, P)) == ["B(1,0):a", "B(1,0):c"]
    assert sorted(discard(state, P)) == ["B(1,0):b", "B(1,0):d"]


def test_e097_a_card_of_the_pile_goes_on_top_of_the_deck() -> None:
    state = position(p={"hand": ["EBP03-055"], "discard": ["ESD02-010"]}, o={"zone": 3}, abilities=True)
    do(state, "battle EBP03-055 z2", "pick ESD02-010")
    assert deck(state, P)[0] == "ESD02-010"


def test_e105_only_adjacent_cards_of_low_rank_grow() -> None:
    around = {4: "EBP01-057", 3: "B(5,0)", 5: "B(6,0)", 6: "B(5,0)"}
    assert own_total({"zones": around}) == 5000 + 3000


def test_e106_the_city_helps_the_card_in_zone_8_and_never_itself() -> None:
    assert own_total({"zone": 6, "rage": 2, "zones": {2: "ESD01-010", 8: "B(1,0)"}}) == 10000
    assert own_total({"zone": 6, "rage": 2, "zones": {8: "ESD01-010"}}) == 0


@pytest.mark.parametrize(("under", "power"), [(4, 7000), (5, 10000)])
def test_e108_the_monster_itself_is_not_counted(under: int, power: int) -> None:
    assert own_total({"monster": ["M(1,5000)"] * under + ["M(4,9000)"], "zones": {2: "EBP03-065"}}) == power


def test_e110_e112_e113_conditions_on_other_cards() -> None:
    assert own_total({"rage": 4, "zones": {2: "EBP02-011"}}) == 5000
    assert own_total({"zones": {2: "EBP04-038", 3: "EBP04-038", 4: "B(1,0)"}}) == 10000
    assert own_total({"zones": {2: "EBP04-038", 3: ["B(1,0)", "B(1,0)"]}}) == 2000


@pytest.mark.parametrize(("rage", "held"), [(1, 5), (3, 1)])
def test_e116_without_two_rage_or_two_cards_there_is_no_offer(rage: int, held: int) -> None:
    state = after_phase(
        "start", p={"monster": "EBP04-010", "rage": rage, "hand": held, "deck": 0}, abilities=True
    )
    assert (kind(state), state.players[P].rage) == (Ask.MAIN, 0)


def test_e124_rage_that_is_already_0_is_not_heard() -> None:
    state = position(p={"monster": "EPR-020", "hand": [ONE]}, abilities=True)
    do(state, f"invade {ONE}")
    assert state.players[P].rage == 0


@pytest.mark.parametrize(("zone", "reached"), [(4, 7), (6, 6)])
def test_e128_a_monster_jumps_up_its_column(zone: int, reached: int) -> None:
    state = position(p={"zone": 5, "hand": ["EBP04-078"]}, o={"zone": zone}, abilities=True)
    do(state, "strategy EBP04-078")
    assert state.players[O].zone == reached


def test_e129_an_enemy_monster_in_zone_8_cannot_advance_and_nobody_wins() -> None:
    state = position(p={"monster": "M(3,9000)", "hand": ["EBP01-008"]}, o={"zone": 8}, abilities=True)
    do(state, "monster EBP01-008")
    assert (state.outcome, state.players[O].zone) == (None, 8)


@pytest.mark.parametrize(("zone", "reached"), [(1, 2), (2, 2)])
def test_e130_entering_the_column_of_the_enemy_monster_moves_it(zone: int, reached: int) -> None:
    state = position(p={"monster": "EBP01-011", "zone": 4, "hand": [ONE]}, o={"zone": zone}, abilities=True)
    do(state, f"invade {ONE}")
    assert (state.players[P].zone, state.players[O].zone) == (5, reached)


def test_e136_a_token_in_each_empty_zone() -> None:
    full = dict.fromkeys((1, 2, 3, 5, 7), "B(1,0)")
    state = position(
        p={"zone": 6, "zones": full, "hand": ["EBP02-020"], "discard": ["S(1)"] * 5}, abilities=True
    )
    do(state, "strategy EBP02-020")
    settle(state)
    assert {at for at, name in zones(state, P).items() if name == "EBP02-T01"} == {4, 8}


def test_e140_only_a_battle_card_from_the_deck_costs_a_card() -> None:
    watching = {"monster": "EBP04-028"}
    state = position(p={"hand": ["B(1,0)", FILLER]}, o=watching, abilities=True)
    do(state, "battle B(1,0) z2")
    assert hand(state, P) == [FILLER]
    state = main_phase_begins(
        p={"hand": 1, "zones": {2: "EBP01-044"}, "deck": ["EBP01-044", FILLER]}, o=watching, abilities=True
    )
    do(state, "pick EBP01-044")
    assert hand(state, P) == []


def test_e141_step_1_cards_cannot_pay() -> None:
    state = position(p={"hand": [ONE, TWO]}, o={"monster": "EBP04-029"}, abilities=True)
    assert {each for each in legal(state) if each.startswith("invade")} == {f"invade {TWO}"}


@pytest.mark.parametrize(("named", "left"), [(2, 0), (3, 1)])
def test_e168_any_zone_up_to_the_own_monster_may_be_named(named: int, left: int) -> None:
    state = position(
        p={"zone": 4, "rage": 2, "hand": ["EBP02-018"]}, o={"zone": 8, "zones": {2: "B(1,0)"}}, abilities=True
    )
    do(state, "strategy EBP02-018")
    assert legal(state) == {f"zone z{zone}" for zone in (1, 2, 3, 4)}
    do(state, f"zone z{named}")
    assert len(zones(state, O)) == left


@pytest.mark.parametrize(("others", "rage"), [(1, 1), (2, 0)])
def test_e169_two_other_cards_are_needed(others: int, rage: int) -> None:
    own = dict.fromkeys(range(2, 2 + others), "B(1,0)")
    state = position(p={"zones": own, "hand": ["EBP01-045"]}, o={"zone": 2, "rage": 1}, abilities=True)
    do(state, "battle EBP01-045 z7")
    assert state.players[O].rage == rage


def test_e170_a_red_and_a_blue_card_are_both_taken() -> None:
    shown = ["EBP01-019", "EBP01-047", FILLER]
    state = position(
        p={"monster": "M(4,9000,traits=Weapon)", "hand": ["EBP03-011"], "deck": [*shown, FILLER]},
        o={"monster": "M(3,15000)"},
        abilities=True,
    )
    do(state, "monster EBP03-011")
    settle(state)
    assert len(hand(state, P)) == 2


def test_e022_on_the_enemy_turn_a_discard_is_not_heard() -> None:
    state = position(
        p={"hand": ["S(1):makes"]},
        o={"hand": ["EBP03-067"], "zones": {2: "EBP01-019", 5: "EBP01-044"}},
        cards=discarding("S(1):makes", "opp", 1),
        abilities=True,
    )
    do(state, "strategy S(1):makes")
    assert (kind(state), discard(state, O)) == (Ask.MAIN, ["EBP03-067"])


def test_e069_it_moves_to_any_zone_beside_its_monster_an_occupied_one_included() -> None:
    state = position(
        p={"hand": ["ESD01-016"]},
        o={"zone": 4, "zones": {1: "EBP04-039", 6: "EBP01-044", 7: "B(1,0)"}},
        abilities=True,
    )
    do(state, "strategy ESD01-016")
    assert state.ask is not None
    assert (state.ask.player, legal(state)) == (O, {"zone z3", "zone z5", "zone z7"})
    do(state, "zone z7")
    assert zones(state, O) == {7: "EBP04-039"}


@pytest.mark.parametrize("destroyed", ["B(1,0)", "EBP01-044"])
def test_e070_a_red_card_does_not_make_it_move(destroyed: str) -> None:
    state = position(
        p={"hand": ["ESD01-016"]}, o={"zone": 4, "zones": {1: "EBP04-039", 6: destroyed}}, abilities=True
    )
    do(state, "strategy ESD01-016")
    assert (kind(state) is Ask.MAIN) is (destroyed == "B(1,0)")


def test_e096_a_card_returned_from_the_enemy_pile_is_answered() -> None:
    state = position(
        p={"zone": 8, "hand": ["EBP04-088"], "discard": ["EBP01-019"]},
        o={"zone": 2, "zones": {1: "EBP04-073"}, "discard": ["B(1,0)"]},
        abilities=True,
    )
    do(state, "strategy EBP04-088", "pick EBP01-019")
    assert state.ask is not None
    assert (state.ask.player, legal(state)) == (O, {"pick B(1,0)", "done"})
    do(state, "pick B(1,0)")
    assert hand(state, O) == ["B(1,0)"]


@pytest.mark.parametrize(("zone", "rage"), [(4, 2), (3, 0)])
def test_e117_enemy_effects_cannot_lower_the_rage_from_zone_4_on(zone: int, rage: int) -> None:
    state = position(
        p={"zone": 7, "hand": ["EBP03-079"]},
        o={"monster": "EBP03-004", "zone": zone, "rage": 2},
        abilities=True,
    )
    do(state, "strategy EBP03-079")
    assert state.players[O].rage == rage


def test_e145_the_lose_text_works_only_while_it_is_the_monster() -> None:
    state = after_phase("counter", o={"monster": "EBP03-013"}, abilities=True)
    assert state.outcome is not None
    assert state.outcome.winner == P
    state = after_phase("counter", o={"monster": ["EBP03-013", "M(4,20000)"]}, abilities=True)
    assert state.outcome is None


@pytest.mark.parametrize(("zone", "heard"), [(4, True), (3, False)])
def test_e081_e082_a_discarded_card_may_be_played_if_the_enemy_is_far_enough(zone: int, heard: bool) -> None:
    state = position(
        p={"zone": zone, "hand": ["S(1):makes"]},
        o={"hand": ["EBP04-052"]},
        cards=discarding("S(1):makes", "opp", 1),
        abilities=True,
    )
    do(state, "strategy S(1):makes")
    assert (kind(state) is Ask.MAY) is heard


def test_e082_an_own_discard_is_not_heard() -> None:
    state = position(
        p={"hand": ["S(1):discard", "EBP01-059"]},
        o={"zone": 8},
        cards=discarding("S(1):discard", "you", 3),
        abilities=True,
    )
    do(state, "strategy S(1):discard")
    assert (kind(state), discard(state, P)) == (Ask.MAIN, ["EBP01-059"])
