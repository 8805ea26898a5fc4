"""What each fix does: which lines lose copies, and when a card moves instead of leaving."""

from dataclasses import replace

from deckbuilder.decks.legality import Fix, Move, Remove, Replace
from tests.helpers.decks import MAIN, MONSTER, deck, entries, errors, found, red, shipped, swap


def fix_of(tested, code) -> Fix:
    (violation,) = [each for each in found(tested) if each.code == code]
    assert violation.fix is not None
    return violation.fix


def test_the_last_lines_lose_copies_first():
    tested = replace(red(), main=(*entries("3 EBP01-016, 2 EBP01-016+, 1 EBP01-016"), *red().main[1:-1]))
    fix = fix_of(tested, "too-many-copies")
    assert str(fix) == "Remove 1 EBP01-016, remove 1 EBP01-016+"
    assert fix.label == "Remove 2"
    assert fix.apply(tested).main[:2] == entries("3 EBP01-016, 1 EBP01-016+")


def test_the_main_deck_loses_copies_before_the_monster_deck():
    tested = red("3 EBP01-002").add(MONSTER, "EBP01-002", 2)
    fix = fix_of(tested, "too-many-copies")
    assert fix.edits == (Remove(MAIN, "EBP01-002", 2),)


def test_a_fix_that_reaches_the_monster_deck_says_so():
    assert str(fix_of(red().add(MONSTER, "EBP02-T01"), "token")) == "Remove 1 EBP02-T01 from the monster deck"


def test_an_overfull_main_deck_loses_its_last_cards():
    tested = red().add(MAIN, "EBP01-069", 3)
    assert str(fix_of(tested, "main-deck-size")) == "Remove 3 EBP01-069"


def test_too_many_step_2_cards_lose_the_last_of_them():
    tested = red("4 EBP01-067, 4 EBP02-013, 4 EBP01-026")
    assert str(fix_of(tested, "step-2-limit")) == "Remove 2 EBP01-026"


def test_a_second_monster_of_a_rank_moves_to_the_main_deck_if_there_is_room():
    roomy = red().remove(MAIN, "EBP01-016").add(MONSTER, "EBP04-010")
    full = red().add(MONSTER, "EBP04-010")
    assert str(fix_of(roomy, "monster-extra")) == "Move 1 EBP04-010 to the main deck"
    assert str(fix_of(full, "monster-extra")) == "Remove 1 EBP04-010 from the monster deck"


def test_a_battle_card_moves_out_of_the_monster_deck():
    tested = red().remove(MAIN, "EBP01-017", 2).add(MONSTER, "EBP01-022", 2)
    assert fix_of(tested, "monster-deck-type").edits == (Move("EBP01-022", MONSTER, MAIN, 2),)


def test_missing_ranks_are_filled_from_the_main_deck_with_monsters_that_fit():
    """A red Godzilla, and not the blue one nor the Mechagodzilla that breaks the chain."""
    tested = (
        red("EBP01-034, EBP03-007, EBP01-002, EBP01-003")
        .remove(MONSTER, "EBP01-002")
        .remove(MONSTER, "EBP01-003")
    )
    fix = fix_of(tested, "monster-missing")
    assert fix.label == "Move 2"
    assert str(fix) == "Move 1 EBP01-002 to the monster deck, move 1 EBP01-003 to the monster deck"


def test_a_missing_rank_without_a_candidate_has_no_fix():
    tested = red("EBP01-002").remove(MONSTER, "EBP01-002").remove(MONSTER, "EBP01-003")
    (violation,) = [each for each in found(tested) if each.code == "monster-missing"]
    assert violation.fix is None


def test_of_a_choice_pair_the_card_the_deck_leans_on_stays():
    assert str(fix_of(red("4 EBP02-003, 1 EBP03-035"), "choice-group")) == "Remove 1 EBP03-035"
    assert str(fix_of(red("1 EBP02-003, 4 EBP03-035"), "choice-group")) == "Remove 1 EBP02-003"


def test_a_monster_of_the_monster_deck_stays_in_a_choice():
    tested = swap(red("4 EBP03-035"), "EBP01-002", "EBP02-003", section=MONSTER)
    assert str(fix_of(tested, "choice-group")) == "Remove 4 EBP03-035"


def test_a_replacement_takes_the_same_place():
    tested = red("2 EPR-004")
    fix = fix_of(tested, "excluded")
    assert fix.edits == (Replace(MAIN, "EPR-004", "ESD01-016", 2),)
    assert fix.apply(tested).main[0] == entries("2 ESD01-016")[0]


def test_a_broken_chain_is_mended_by_a_monster_of_the_main_deck():
    tested = swap(shipped("ESD01"), "ESD01-003", "EBP03-008", section=MONSTER)
    first, second = [each for each in found(tested) if each.code == "trait-chain"]
    assert first.fix is not None
    assert second.fix is not None
    assert str(first.fix) == "Move 1 ESD01-003 to the monster deck, move 1 EBP03-008 to the main deck"
    assert [each.code for each in found(first.fix.apply(tested)) if each.code == "trait-chain"] == []
    assert errors(first.fix.apply(tested)) == []


def test_a_broken_chain_nobody_can_mend_has_no_fix():
    tested = deck("EPR-001, EBP03-007, EBP03-008, EBP03-009", fill="red")
    assert [each.fix for each in found(tested) if each.code == "trait-chain"] == [None]


def test_a_fix_leaves_the_deck_it_was_found_in_alone():
    tested = red("5 EBP01-022")
    before = replace(tested)
    fix_of(tested, "too-many-copies").apply(tested)
    assert tested == before
