"""A presented deck against its registered list: by rules card, with prints and sections told (R4.5)."""

from __future__ import annotations

import pytest

from deckbuilder.decks.deck import Section
from deckbuilder.decks.judging import DifferenceKind, inspect
from tests.helpers.decks import cards, deck

EXTRA, MISSING, WRONG, PRINT = DifferenceKind

Found = list[tuple[DifferenceKind, str, int]]


def differences(listed: tuple[str, str], presented: tuple[str, str]) -> Found:
    """Kind, card and copies of each difference between decks of (monster deck, main deck)."""
    found = inspect(deck(*listed), deck(*presented), cards())
    return [(each.kind, each.number, each.count) for each in found.differences]


@pytest.mark.parametrize(
    ("listed", "presented", "expected"),
    [
        (("", "4 ESD01-005, 2 ESD01-006"), ("", "2 ESD01-006, 3 ESD01-005, 1 ESD01-005"), []),
        (("", "4 ESD01-005"), ("", "3 ESD01-005"), [(MISSING, "ESD01-005", 1)]),
        (("", "3 ESD01-005"), ("", "4 ESD01-005"), [(EXTRA, "ESD01-005", 1)]),
        (("", "4 EBP01-016"), ("", "3 EBP01-016, 1 EBP01-016+"), [(PRINT, "EBP01-016", 1)]),
        (("", "4 EBP01-016"), ("", "3 EBP01-016+"), [(MISSING, "EBP01-016", 1), (PRINT, "EBP01-016", 3)]),
        (("ESD01-001", ""), ("", "ESD01-001"), [(WRONG, "ESD01-001", 1)]),
        (("", "4 Some card"), ("", "4 Other card"), [(EXTRA, "Other card", 4), (MISSING, "Some card", 4)]),
        (
            ("ESD01-001", "2 ESD01-001"),
            ("", "2 ESD01-001, 1 ESD01-001+"),
            [(WRONG, "ESD01-001", 1)],
        ),
    ],
    ids=["same", "missing", "extra", "other print", "both", "wrong section", "unknown", "section and print"],
)
def test_every_copy_is_accounted_for_by_what_differs_least(
    listed: tuple[str, str], presented: tuple[str, str], expected: Found
) -> None:
    assert differences(listed, presented) == expected


def test_a_card_in_the_wrong_section_is_told_with_both_sections() -> None:
    (found,) = inspect(deck("", "2 ESD01-001"), deck("2 ESD01-001+", ""), cards()).differences
    assert found.section is Section.MONSTER
    assert found.sentence("Godzilla") == (
        "2 Godzilla in the monster deck, registered for the main deck: 2 ESD01-001+"
    )


def test_another_print_is_told_and_no_fault() -> None:
    found = inspect(deck("", "4 EBP01-016"), deck("", "4 EBP01-016+"), cards())
    assert found.is_as_registered
    assert found.verdict == "As registered; 4 cards in another print"
    (difference,) = found.differences
    assert difference.sentence("Ebirah") == (
        "4 Ebirah in the main deck as 4 EBP01-016+, registered as 4 EBP01-016"
    )


def test_faults_are_counted_in_the_verdict() -> None:
    found = inspect(deck("", "4 ESD01-005"), deck("", "3 ESD01-005, 1 ESD01-006"), cards())
    assert not found.is_as_registered
    assert found.verdict == "Not as registered: 2 differences"
    assert [each.sentence("it") for each in found.differences] == [
        "1 it too many in the main deck: 1 ESD01-006",
        "1 it missing from the main deck: 1 ESD01-005",
    ]
