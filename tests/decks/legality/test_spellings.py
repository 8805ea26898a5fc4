"""What comes out of messy lists is judged by rules card: the verdict half of the hostile corpus (2.9)."""

from dataclasses import replace

import pytest

from deckbuilder.decks.deck import Deck, Entry
from tests.helpers.decks import MAIN, MONSTER, cards, entries, errors, found, red


def copies_found(main):
    """Copies of the one card that is there too often."""
    (violation,) = [each for each in found(red(main)) if each.code == "too-many-copies"]
    return violation.cards, violation.actual


@pytest.mark.parametrize(
    "lines",
    [
        "4 EBP01-016+, 1 EBP01-016++",
        "2 EBP01-016, 3 EBP01-016",
        "4 EBP01-016, 1 EBP01-016++",
        "4 EBP01-016, 1 BP01-016",
        "4 ebp01-016, 1 ＥＢＰ０１－０１６",
        "4 EBP01-016, 1 BP01-016OL",
    ],
    ids=["H10", "H12", "B82", "H08", "H06 H07", "H11"],
)
def test_five_copies_in_any_spelling_are_five_copies(lines):
    assert copies_found(lines) == (("EBP01-016",), 5)


def test_h13_copies_in_both_decks_count_together():
    tested = red("4 EBP01-002").add(MONSTER, "EBP01-003")
    assert [each.actual for each in found(tested) if each.code == "too-many-copies"] == [5]


@pytest.mark.parametrize("number", ["EBP99-001", "EBP01-999"], ids=["unknown set", "unknown serial"])
def test_h14_a_placeholder_is_an_error_and_still_counts_towards_the_fifty(number):
    tested = red(f"4 {number}")
    assert errors(tested) == ["unknown-card"]
    assert tested.count(MAIN) == 50


@pytest.mark.parametrize(
    ("number", "code"), [("EBP02-T03", "token"), ("PR-011", "rage-card"), ("EBP01-002", None)]
)
def test_h43_tokens_and_rage_cards_are_errors_monsters_in_the_main_deck_are_not(number, code):
    assert errors(red(f"1 {number}")) == ([code] if code else [])


def test_h44_fifty_lines_of_one_card_are_fifty_copies():
    spellings = ["EBP01-016", "EBP01-016+", "EBP01-016++", "BP01-016", "ebp01-016"]
    tested = Deck(monster=red().monster, main=tuple(Entry(spellings[each % 5]) for each in range(50)))
    (violation,) = [each for each in found(tested) if each.is_error]
    assert (violation.code, violation.actual) == ("too-many-copies", 50)


def test_b22_lines_with_different_counts_and_prints_are_one_card():
    tested = red("2 EBP01-016, 3 EBP01-016, 1 BP01-016+").add(MONSTER, "EBP01-016")
    assert sorted(errors(tested)) == ["monster-deck-type", "too-many-copies"]
    assert next(each.actual for each in found(tested) if each.code == "too-many-copies") == 7


def test_b41_an_overfilled_deck_is_judged_whole():
    """60 cards and 15 of Step 2: both numbers, nothing hidden."""
    tested = red("4 EBP01-026, 4 EBP01-067, 4 EBP02-013, 3 EBP01-027")
    for filler in ("EBP01-068", "EBP01-069", "EBP01-070"):
        tested = tested.add(MAIN, filler, 4)
    overfull = [(each.code, each.actual) for each in found(tested) if each.is_error]
    assert overfull == [("main-deck-size", 62), ("step-2-limit", 15)]


def test_b85_every_placeholder_is_named():
    tested = replace(red(), main=(*entries("2 EBP99-001, Godzola, 3 SD09-100"), *red().main))
    named = [each.cards[0] for each in found(tested) if each.code == "unknown-card"]
    assert named == ["EBP99-001", "ESD09-100", "Godzola"]
    assert all(cards().get(name) is None for name in named)
