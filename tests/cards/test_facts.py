"""The facts of the shipped cards: how many there are, and those that are easy to get wrong."""

from collections import Counter
from datetime import date

import pytest

from deckbuilder.cards import Card, CardStatus, CardType, Catalogue, Color, Region, Requirement
from deckbuilder.cards.coverage import coverage

M, B, S = CardType.MONSTER, CardType.BATTLE, CardType.STRATEGY


def card(catalogue: Catalogue, number: str) -> Card:
    found = catalogue.get(number)
    assert found is not None
    return found


def numbers(cards: list[Card]) -> list[str]:
    return [str(card.number) for card in cards]


def test_all_released_cards_are_there(catalogue: Catalogue) -> None:
    assert catalogue.faults == ()
    assert len(catalogue) == 400
    assert Counter(card.set_code for card in catalogue) == {
        "EBP01": 80,
        "EBP02": 84,
        "EBP03": 80,
        "EBP04": 90,
        "ESD01": 16,
        "ESD02": 15,
        "ESD03": 4,
        "ESD04": 1,
        "ESD05": 1,
        "ESC01": 6,
        "EFC01": 6,
        "EPR": 17,
    }


def test_cards_are_in_the_order_of_their_numbers_with_promos_last(catalogue: Catalogue) -> None:
    assert catalogue.cards[0].number == "EBP01-001"
    assert catalogue.cards[-1].number == "EPR-020"
    assert numbers([c for c in catalogue if c.set_code == "EBP02"])[-5:] == [
        "EBP02-080",
        "EBP02-T01",
        "EBP02-T02",
        "EBP02-T03",
        "EBP02-T04",
    ]


@pytest.mark.parametrize(
    ("number", "name", "card_type", "rank", "colors", "power", "invasion"),
    [
        ("EBP01-001", "Godzilla(1954)", M, "I", ["red"], "5,000", 1),
        ("EBP01-005", "Godzilla(1955)", M, "IV", ["red"], "37,000", 1),
        ("EBP01-016", "Ebirah(2004)", B, "1", ["red"], "1,000", 1),
        ("EBP01-054", "Destoroyah Flying Form", B, "6", ["blue"], "4,000", 1),
        ("EBP02-068", "Mecha-King Ghidorah", B, "23", ["green"], "7,000", 1),
        ("EBP01-077", "Oxygen Destroyer", S, "4", ["white"], "", 1),
        ("EBP03-006", "Multi-purpose Fighting System-3", M, "I", ["red", "blue"], "5,000", 1),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("E") else "",
)
def test_facts_are_those_of_the_printed_card(
    catalogue: Catalogue,
    number: str,
    name: str,
    card_type: CardType,
    rank: str,
    colors: list[str],
    power: str,
    invasion: int,
) -> None:
    found = card(catalogue, number)
    facts = (found.name, found.type, found.rank_label, list(found.colors), found.power_label, found.invasion)
    assert facts == (name, card_type, rank, colors, power, invasion)


def test_x_powers_have_no_number(catalogue: Catalogue) -> None:
    crosses = [c for c in catalogue if c.power_label == "X"]
    assert numbers(crosses) == ["EBP03-067", "EBP04-031", "EBP04-032", "EBP04-047"]
    assert all(c.power is None for c in crosses)


def test_only_powers_of_the_type_are_printed(catalogue: Catalogue) -> None:
    assert all(c.counter_power is None for c in catalogue if c.type is not B)
    assert all(c.threat is None for c in catalogue if c.type is not M)
    assert all(1 <= c.rank <= 4 for c in catalogue if c.type is M)


def test_every_card_but_one_token_has_an_invasion_icon(catalogue: Catalogue) -> None:
    assert numbers([c for c in catalogue if c.invasion is None]) == ["EBP04-T01"]


def test_tokens_and_bases_are_known_by_their_keyword(catalogue: Catalogue) -> None:
    tokens = ["EBP02-T01", "EBP02-T02", "EBP02-T03", "EBP02-T04", "EBP04-T01"]
    assert numbers([c for c in catalogue if c.is_token]) == tokens
    assert numbers([c for c in catalogue if "Token" in c.traits]) == tokens
    assert numbers([c for c in catalogue if c.is_base]) == [
        "EBP03-070",
        "EBP03-075",
        "EBP03-076",
        "EBP03-080",
        "EBP04-076",
        "EBP04-082",
        "EBP04-086",
    ]


def test_four_cards_allow_any_number_of_copies(catalogue: Catalogue) -> None:
    """R4.4"""
    assert numbers([c for c in catalogue if c.any_copies]) == [
        "EBP01-046",
        "EBP02-031",
        "EBP03-031",
        "EBP04-059",
    ]


@pytest.mark.parametrize(
    ("number", "colors", "requirements"),
    [
        ("EBP03-006", "red blue", [Requirement(M, ("Weapon", "Mech")), Requirement(B, ("Weapon", "Mech"))]),
        ("EBP03-018", "blue green", [Requirement(M, ("Mothra",)), Requirement(S, min_count=10)]),
        ("EBP03-024", "green red", [Requirement(M, ("Sacred Guardian Beasts",)), Requirement(B, rank_min=5)]),
        ("EBP04-031", "red blue green", [Requirement(B, ("Final Wars",))]),
    ],
)
def test_resonance_of_the_four_monsters(
    catalogue: Catalogue, number: str, colors: str, requirements: list[Requirement]
) -> None:
    """R4.13"""
    resonance = card(catalogue, number).resonance
    assert resonance is not None
    assert resonance.colors == tuple(Color(color) for color in colors.split())
    assert list(resonance.requirements) == requirements


def test_no_other_card_has_resonance(catalogue: Catalogue) -> None:
    assert numbers([c for c in catalogue if c.resonance]) == [
        "EBP03-006",
        "EBP03-018",
        "EBP03-024",
        "EBP04-031",
    ]


def test_the_two_regions_print_different_traits(catalogue: Catalogue) -> None:
    """R4.21: EBP04-031 has Final Wars in English and not in Japanese."""
    monster_x = card(catalogue, "EBP04-031")
    assert monster_x.traits_in(Region.EN) == ("Monster X", "Final Wars")
    assert monster_x.traits_in(Region.JP) == ("Monster X",)
    assert card(catalogue, "EBP01-001").traits_in(Region.JP) == ("Godzilla",)


def test_nearly_all_cards_have_a_japanese_name(catalogue: Catalogue) -> None:
    assert len([c for c in catalogue if c.name_ja]) == 393
    assert card(catalogue, "EBP01-016").name_ja == "エビラ(2004)"


def test_an_unnamed_set_goes_by_its_code(catalogue: Catalogue) -> None:
    assert catalogue.set_name("EBP01") == "Booster 01"
    assert catalogue.set_name("EBP77") == "EBP77"


def test_sets_know_their_release_dates_by_region(catalogue: Catalogue) -> None:
    """R4.20"""
    fourth = catalogue.sets["EBP04"]
    assert fourth.released == {Region.EN: date(2026, 5, 23), Region.JP: date(2026, 4, 25)}


def test_every_set_of_a_card_is_described(catalogue: Catalogue) -> None:
    assert {c.set_code for c in catalogue} == set(catalogue.sets)


def test_no_card_quietly_loses_its_abilities(catalogue: Catalogue) -> None:
    """Cards without abilities and cards that could not be read, by set; everything else is covered."""
    report = coverage(catalogue)
    assert {code: counts[CardStatus.VANILLA] for code, counts in report.items()} == {
        "EBP01": 2,
        "EBP02": 1,
        "EBP03": 0,
        "EBP04": 0,
        "EFC01": 0,
        "ESC01": 0,
        "ESD01": 2,
        "ESD02": 2,
        "ESD03": 0,
        "ESD04": 0,
        "ESD05": 0,
        "EPR": 8,
    }
    assert sum(counts[CardStatus.MANUAL] for counts in report.values()) == 0
    assert sum(counts[CardStatus.FULL] for counts in report.values()) == 385
