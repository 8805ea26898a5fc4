"""What players could misread in a text, one test a misreading: the wording leaves no room for it."""

import pytest

from deckbuilder.cards.catalogue import Catalogue, load_catalogue


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def text(catalogue: Catalogue, number: str) -> str:
    card = catalogue.get(number)
    assert card is not None
    return card.text


@pytest.mark.parametrize("number", ["EBP01-078", "EBP02-013", "EBP03-025", "EBP03-035"])
def test_advance_to_a_zone_is_no_choice_of_a_nearer_one(catalogue: Catalogue, number: str) -> None:
    assert "up to zone" not in text(catalogue, number)


@pytest.mark.parametrize("number", ["EBP01-038", "EBP01-066", "EBP02-027"])
def test_a_monster_that_cannot_be_countered_moves_as_a_counter_moves_it(
    catalogue: Catalogue, number: str
) -> None:
    """R15.23: the jump of a counter, not 1 zone; and what is totalled is said."""
    assert "moves back as if countered" in text(catalogue, number)
    assert "by a total counter power of" in text(catalogue, number)
