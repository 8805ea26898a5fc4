"""The open readings: which cards they touch, and that nothing in the list is out of date."""

import re

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.engine import rulings
from deckbuilder.engine.readings import READINGS, Reading, readings_of

LIMITS = {"MAX_TURNS", "MAX_ABILITIES_A_TURN"}
"""These touch games, not cards."""


@pytest.mark.parametrize("reading", READINGS, ids=[each.says for each in READINGS])
def test_every_reading_touches_a_card_that_exists(catalogue: Catalogue, reading: Reading) -> None:
    assert any(reading.touches(card) for card in catalogue)
    assert [number for number in reading.cards if catalogue.get(number) is None] == []


def test_every_constant_that_touches_cards_is_in_the_list() -> None:
    constants = {name for name in vars(rulings) if name.isupper()} - LIMITS
    assert {each.constant for each in READINGS if each.constant} == constants


def test_points_and_confidence_are_written_in_one_way() -> None:
    assert {each.confidence for each in READINGS} == {"M-H", "M", "L"}
    point = r"R\d+(\.\d+)+|[ADF]\d+|B0"
    assert [each for each in READINGS if not re.fullmatch(rf"({point})(, ({point}))*", each.points)] == []


@pytest.mark.parametrize(
    ("number", "points"),
    [
        ("EBP01-016", ["R9.3, D25"]),
        ("EBP01-002", ["R12.11, D12", "R12.16, D20", "R16.2, D21", "R15.13, D27"]),
        ("EBP04-053", ["R9.3, D25", "R21.11, A3, F2", "R21.3, F25"]),
        ("ESD04-004", ["R15.13, D27", "F11"]),
        ("EBP03-006", ["R15.13, D27", "R4.14"]),
    ],
)
def test_the_readings_of_a_card(catalogue: Catalogue, number: str, points: list[str]) -> None:
    card = catalogue.get(number)
    assert card is not None
    assert [each.points for each in readings_of(card)] == points
