"""The golden vectors of deck construction (R27.2), each by its id."""

from datetime import date

import pytest

from tests.helpers.decks import MAIN, deck, errors, found, red, swap

MFS = "EBP03-006, EBP03-007, EBP03-008, EBP03-009"
GUARDIANS = "EBP03-024, EBP03-025, EBP03-026, EBP03-028"


def test_g010_fifty_red_or_white_cards_and_one_red_monster_of_each_rank_are_legal():
    assert errors(red("4 EBP01-068, 4 EBP01-069")) == []


@pytest.mark.parametrize("count", [49, 51])
def test_g011_a_main_deck_of_49_or_51_is_illegal(count):
    tested = red("EBP01-069").set_count(MAIN, "EBP01-069", 1 + count - 50)
    assert tested.count(MAIN) == count
    assert errors(tested) == ["main-deck-size"]


def test_g012_a_monster_deck_of_ranks_1_1_3_4_is_illegal():
    tested = deck("EBP01-001, EBP02-001, EBP01-003, EBP01-004", fill="red")
    assert errors(tested) == ["monster-missing", "monster-extra"]


def test_g014_three_in_the_main_deck_and_one_in_the_monster_deck_are_legal():
    assert errors(red("3 EBP01-002")) == []


def test_g015_prints_of_one_card_count_together():
    (violation,) = [each for each in found(red("2 EBP01-016, 2 EBP01-016+, 1 EBP01-016++")) if each.is_error]
    assert (violation.code, violation.actual, violation.allowed) == ("too-many-copies", 5, 4)


def test_g016_twenty_copies_of_a_card_that_allows_any_number_are_legal():
    blue = deck("ESD02-001, ESD02-002, ESD02-003, ESD02-004", "20 BP01-046", "blue")
    assert errors(blue) == []


def test_g017_ten_step_2_cards_are_legal_eleven_are_not():
    ten = red("4 EBP01-067, 4 EBP02-013, 2 EBP01-026")
    assert errors(ten) == []
    assert errors(swap(ten, "EBP01-018", "EBP01-026")) == ["step-2-limit"]


@pytest.mark.parametrize(
    ("card", "expected"),
    [("EBP03-007", []), ("EBP03-019", ["color"]), ("EBP01-068", [])],
    ids=["red/blue", "blue/green", "white"],
)
def test_g019_a_red_rank_1_allows_red_blue_and_white_but_not_blue_green(card, expected):
    assert errors(red(card)) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [("EBP03-048", []), ("EBP03-055", ["color", "resonance-trait"])],
    ids=["a blue Weapon", "a green card"],
)
def test_g020_resonance_of_red_and_blue_allows_a_blue_weapon_but_no_green_card(card, expected):
    assert errors(deck(MFS, card, "weapons")) == expected


def test_g021_white_is_not_exempt_from_the_conditions_of_resonance():
    assert errors(deck(MFS, "EBP01-068", "weapons")) == ["resonance-trait"]


def test_g022_resonance_binds_the_monster_deck_too():
    other_rank_3 = "EBP03-006, EBP03-007, EBP01-003, EBP03-009"
    assert errors(deck(other_rank_3, fill="weapons")) == ["resonance-trait"]


@pytest.mark.parametrize(
    ("card", "expected"), [("EBP01-021", ["resonance-rank"]), ("EBP01-023", [])], ids=["rank 4", "rank 5"]
)
def test_g024_resonance_asks_for_battle_cards_of_rank_5_or_higher(card, expected):
    assert errors(deck(GUARDIANS, card, "rank 5")) == expected


def test_g025_a_resonance_card_in_the_main_deck_demands_nothing():
    assert errors(red("4 EBP03-006")) == []


@pytest.mark.parametrize(("card", "code"), [("EBP02-T01", "token"), ("EPR-011", "rage-card")])
def test_g026_tokens_and_rage_cards_are_illegal(card, code):
    assert errors(red(card)) == [code]


def test_g027_a_broken_trait_chain_is_legal_with_a_warning():
    tested = deck("EPR-001, EBP03-007, EBP03-008, EBP03-009", fill="red")
    chain = [each for each in found(tested) if each.code == "trait-chain"]
    assert errors(tested) == []
    assert [(each.severity, each.cards) for each in chain] == [("warning", ("EPR-001", "EBP03-007"))]


def test_g029_of_a_choice_pair_only_one_may_be_used_where_the_list_says_so():
    tested = red("4 EBP02-003, 1 EBP03-035")
    assert errors(tested, "standard-en") == ["choice-group"]
    assert errors(tested, "unrestricted") == []


def test_g030_the_newer_0_copy_entries_hold_in_japan_only_when_switched_on():
    tested = red("EBP01-079")
    on = date(2026, 5, 1)
    assert errors(tested, "standard-jp", on) == []
    assert errors(tested, "standard-jp+zero-copies", on) == ["banned"]
