"""Official rulings on deck construction: cards of several colors, Resonance, any number of copies."""

from dataclasses import replace

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.decks.legality import check
from tests.helpers.decks import MAIN, TODAY, cards, deck, errors, formats, red

BLUE = "ESD02-001, ESD02-002, ESD02-003, ESD02-004"
MOTHRA = "EBP03-018, EBP03-019, EBP03-020, EBP03-022"
GUARDIANS = "EBP03-024, EBP03-025, EBP03-026, EBP03-028"
STRATEGIES = "4 EBP01-061, 4 EBP01-064, 2 EBP01-065"


def test_q041_a_card_of_several_colors_has_each_of_them() -> None:
    assert errors(red("4 EBP03-007")) == []
    assert errors(deck(BLUE, "4 EBP03-007", "blue")) == []


@pytest.mark.parametrize(
    ("monsters", "fill", "number"),
    [
        ("EBP01-001, EBP01-002, EBP01-003, EBP01-004", "red", "EBP03-006"),
        (BLUE, "blue", "EBP03-018"),
        ("EBP01-001, EBP01-002, EBP01-003, EBP01-004", "red", "EBP03-024"),
        (BLUE, "blue", "EBP04-031"),
    ],
)
def test_q043_resonance_in_the_main_deck_demands_nothing(monsters: str, fill: str, number: str) -> None:
    assert errors(deck(monsters, f"4 {number}", fill)) == []


@pytest.mark.parametrize(
    ("monsters", "other_monsters", "fill", "strategies", "stranger"),
    [
        (MOTHRA, "EBP03-018, EBP03-019, EBP03-020, EBP01-038", "blue or green", STRATEGIES, "EBP01-038"),
        (GUARDIANS, "EBP03-024, EBP02-048, EBP03-026, EBP03-028", "rank 5", "", "EBP02-048"),
    ],
)
def test_q044_the_conditions_of_resonance_hold_for_both_decks(
    monsters: str, other_monsters: str, fill: str, strategies: str, stranger: str
) -> None:
    assert errors(deck(monsters, strategies, fill)) == []
    assert errors(deck(monsters, f"{stranger}, {strategies}", fill)) == ["resonance-trait"]
    assert errors(deck(other_monsters, strategies, fill)) == ["resonance-trait"]


@pytest.mark.parametrize("number", ["EBP03-031", "EBP04-059"])
def test_qb022_qc040_any_number_of_copies_goes_by_the_card_number(number: str) -> None:
    namesake = replace(cards()[CardNumber(number)], number=CardNumber("EBP09-099"), any_copies=False)
    known = Catalogue([*cards(), namesake], cards().sets)
    tested = deck("", f"5 {number}, 5 EBP09-099")
    many = [
        each
        for each in check(tested, known, formats()["unrestricted"], TODAY)
        if each.code == "too-many-copies"
    ]
    assert [each.cards for each in many] == [("EBP09-099",)]


@pytest.mark.parametrize(
    ("number", "monsters", "fill"),
    [
        ("EBP03-031", "EBP01-001, EBP01-002, EBP01-003, EBP01-004", "red"),
        ("EBP04-059", "EBP02-047, EBP02-048, EBP02-046, EBP02-051", ""),
    ],
)
def test_qb023_qc041_any_number_of_copies_does_not_go_beyond_50_cards(
    number: str, monsters: str, fill: str
) -> None:
    tested = deck(monsters, f"50 {number}", fill)
    assert errors(tested) == []
    assert errors(tested.add(MAIN, number, 1)) == ["main-deck-size"]
