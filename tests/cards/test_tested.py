"""The numbers of tests that ship with the program are those of the tests."""

from deckbuilder.cards import Catalogue
from deckbuilder.cards.tested import TESTS
from deckbuilder.cards.vocabulary import items
from tests.helpers.vocabulary import count_tests


def test_shipped_numbers_of_tests_are_true() -> None:
    """When tests came or went: ``python -m tests.helpers.vocabulary --write``."""
    assert dict(count_tests()) == TESTS


def test_every_item_of_the_shipped_cards_is_tested(catalogue: Catalogue) -> None:
    used = {item for card in catalogue for item in items(card.abilities)}
    assert [item for item in sorted(used) if not TESTS.get(item)] == []
