"""The construction rules one by one, by their numbers (R4.1 to R4.20)."""

from dataclasses import replace
from datetime import date

import pytest

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import Region
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.legality import check, is_legal
from tests.helpers.decks import (
    MAIN,
    MONSTER,
    TODAY,
    cards,
    deck,
    entries,
    errors,
    formats,
    found,
    red,
    shipped,
    swap,
)


def only(tested, format_="standard-en", on=TODAY):
    """The one error of a deck."""
    (violation,) = [each for each in found(tested, format_, on) if each.is_error]
    return violation


def test_a_short_main_deck_says_both_numbers():
    """R4.1"""
    violation = only(red().remove(MAIN, "EBP01-016", 3))
    assert (violation.rule, violation.sentence) == ("R4.1", "Main deck has 47 cards, needs 50")
    assert violation.fix is None


def test_any_mix_of_types_makes_a_main_deck():
    """R4.1"""
    assert errors(red("4 EBP01-009, 4 EBP01-029, 4 EBP01-080")) == []


def test_an_empty_deck_lacks_everything():
    """R4.1, R4.2"""
    sentences = [each.sentence for each in found(Deck())]
    assert sentences == [
        "Main deck has 0 cards, needs 50",
        "Monster deck has 0 of 4 ranks: no monster of rank I, II, III or IV",
    ]


def test_a_missing_rank_is_named():
    """R4.2"""
    violation = only(red().remove(MONSTER, "EBP01-003"))
    assert violation.sentence == "Monster deck has 3 of 4 ranks: no monster of rank III"
    assert (violation.actual, violation.allowed) == (3, 4)


def test_two_monsters_of_a_rank_are_named_by_number():
    """R4.2"""
    violation = only(red().add(MONSTER, "EBP04-010"))
    assert violation.sentence == "Monster deck has 2 monsters of rank II, limit 1"
    assert violation.cards == ("EBP01-002", "EBP04-010")


def test_two_copies_of_one_monster_are_two_of_its_rank():
    """R4.2"""
    assert errors(red().add(MONSTER, "EBP01-002+")) == ["monster-extra"]


def test_an_unknown_monster_may_be_the_missing_one():
    """R4.2: a card nobody can read is reported, the rank it may have is not."""
    assert errors(swap(red(), "EBP01-003", "EBP99-003", section=MONSTER)) == ["unknown-card"]


def test_a_rage_card_is_never_the_missing_monster():
    """R4.2, R4.15."""
    tested = swap(red(), "EBP01-003", "EPR-011", section=MONSTER)
    assert errors(tested) == ["monster-missing", "rage-card"]


def test_copies_are_counted_over_both_decks():
    """R4.3"""
    violation = only(red("4 EBP01-002"))
    assert (violation.rule, violation.actual, violation.allowed) == ("R4.3", 5, 4)


def test_the_name_comes_first_and_the_number_only_where_names_repeat():
    """R4.3"""
    assert only(red("5 EBP01-022")).sentence == "Titanosaurus: 5 copies, limit 4"
    assert only(red("5 EBP01-009")).sentence == "Godzilla (2023) (EBP01-009): 5 copies, limit 4"


@pytest.mark.parametrize("number", ["EBP01-046", "EBP02-031", "EBP03-031", "EBP04-059"])
def test_cards_that_allow_any_number_of_copies(number):
    """R4.4"""
    assert "too-many-copies" not in errors(red(f"20 {number}"))
    assert cards().get(number).any_copies


def test_the_permission_for_any_number_goes_by_number_not_by_name():
    """R4.4: a new card with the name of EBP03-031 keeps its limit."""
    namesake = replace(cards().get("EBP03-031"), number="EBP05-001", any_copies=False)
    known = Catalogue([*cards(), namesake], cards().sets)
    tested = red("20 EBP03-031, 5 EBP05-001")
    violations = check(tested, known, formats()["unrestricted"], TODAY)
    assert [each.cards for each in violations if each.is_error] == [("EBP05-001",)]


def test_any_number_still_counts_towards_the_fifty():
    """R4.4: faq BP03-031"""
    assert errors(red("51 EBP03-031")) == ["main-deck-size"]


def test_other_art_is_the_same_card():
    """R4.5"""
    assert only(red("4 EBP01-016, 1 EBP01-016++")).actual == 5


def test_a_japanese_number_is_the_same_card():
    """R4.6"""
    assert only(red("4 EBP01-016, 1 BP01-016")).actual == 5


def test_step_2_cards_of_the_monster_deck_do_not_count():
    """R4.7"""
    tested = swap(red("4 EBP01-067, 4 EBP02-013, 2 EBP01-026"), "EBP01-003", "EBP01-006", section=MONSTER)
    assert errors(tested) == []


def test_an_eleventh_step_2_card_is_one_too_many():
    """R4.7"""
    violation = only(red("4 EBP01-067, 4 EBP02-013, 3 EBP01-026"))
    assert violation.sentence == "Main deck has 11 cards with Step 2, limit 10"
    assert violation.cards == ("EBP01-026", "EBP01-067", "EBP02-013")


def test_a_card_of_another_colour_is_named_with_the_colours_allowed():
    """R4.8"""
    violation = only(red("2 EBP01-047"))
    assert violation.rule == "R4.8"
    assert violation.sentence == "Orga is blue, the rank I monster allows red and white"
    assert (violation.actual, violation.allowed) == ("blue", "red/white")


def test_the_monster_deck_is_bound_by_colour_too():
    """R4.8"""
    assert errors(swap(red(), "EBP01-004", "EBP01-036", section=MONSTER)) == ["color"]


@pytest.mark.parametrize(("card", "legal"), [("EBP03-007", True), ("EBP03-025", True), ("EBP03-019", False)])
def test_a_two_colour_card_needs_one_colour_of_the_rank_1_monster(card, legal):
    """R4.9: red/blue and green/red under a red rank I, then blue/green."""
    assert errors(red(card)) == ([] if legal else ["color"])


def test_a_multi_colour_rank_1_allows_each_of_its_colours():
    """R4.10, R4.11: its known cards all carry Resonance."""
    tested = deck("EBP04-031, EBP04-032, EBP04-033, EBP04-035", "2 EBP04-056, 2 EBP04-045, 2 EBP04-037")
    assert "color" not in errors(tested)


def test_a_rank_1_in_the_main_deck_does_not_set_the_colour():
    """R4.12"""
    assert errors(red("4 EBP03-018")) == ["color"]


def test_colour_and_resonance_wait_for_a_rank_1_monster():
    """R4.8: without one there is nothing to compare with."""
    assert errors(red("4 EBP01-047").remove(MONSTER, "EBP01-001")) == ["monster-missing"]


def test_with_two_rank_1_monsters_only_what_neither_allows_is_wrong():
    """R4.8"""
    tested = red("1 EBP01-047, 1 EBP02-063").add(MONSTER, "EBP01-041")
    assert errors(tested) == ["monster-extra", "color"]
    assert found(tested)[1].cards == ("EBP02-063",)


RESONANCE = [
    ("EBP03-006", "EBP03-007, EBP03-008, EBP03-009", "weapons", "EBP01-009", "resonance-trait"),
    ("EBP03-006", "EBP03-007, EBP03-008, EBP03-009", "weapons", "EBP01-016", "resonance-trait"),
    ("EBP03-018", "EBP03-019, EBP03-020, EBP03-022", "blue or green", "EBP01-042", "resonance-trait"),
    ("EBP03-024", "EBP03-025, EBP03-026, EBP03-028", "rank 5", "EBP01-009", "resonance-trait"),
    ("EBP03-024", "EBP03-025, EBP03-026, EBP03-028", "rank 5", "EBP01-021", "resonance-rank"),
]


@pytest.mark.parametrize(("leader", "others", "fill", "card", "code"), RESONANCE)
def test_every_condition_of_the_known_resonances(leader, others, fill, card, code):
    """R4.13"""
    strategies = "4 EBP01-061, 4 EBP01-064, 2 EBP01-065" if leader == "EBP03-018" else ""
    assert errors(deck(f"{leader}, {others}", strategies, fill)) == []
    violation = only(deck(f"{leader}, {others}", f"{card}, {strategies}", fill))
    assert (violation.code, violation.rule, violation.cards) == (code, "R4.13", (card,))


def test_monster_x_asks_for_final_wars_battle_cards_only():
    """R4.13"""
    tested = shipped("xilien-gambit")
    assert errors(swap(tested, "EBP01-016", "EBP01-009")) == []
    violation = only(swap(tested, "EBP01-016", "EBP01-019"))
    assert (
        violation.sentence == "Kamacuras (1967) has the trait Kamacuras, every battle card needs Final Wars"
    )


def test_the_minimum_of_strategy_cards_says_both_numbers():
    """R4.13, R4.14"""
    mothra = "EBP03-018, EBP03-019, EBP03-020, EBP03-022"
    violation = only(deck(mothra, "4 EBP01-061, 4 EBP01-064, 1 EBP01-065", "blue or green"))
    assert violation.sentence == "Main deck has 9 strategy cards, needs at least 10"
    assert (violation.code, violation.actual, violation.allowed) == ("resonance-count", 9, 10)


def test_white_strategy_cards_count_towards_the_minimum():
    """R4.14"""
    mothra = "EBP03-018, EBP03-019, EBP03-020, EBP03-022"
    assert errors(deck(mothra, "4 EBP01-061, 4 EBP01-076, 2 EBP01-080", "blue or green")) == []


def test_each_region_is_judged_by_the_traits_of_its_own_print():
    """R4.21: a Weapon in English only breaks the Resonance in Japan only."""
    number = "EBP01-018"
    print_apart = replace(cards()[number], traits_by_region={Region.JP: ("Mechagodzilla",)})
    known = Catalogue([*cards(), print_apart], cards().sets)
    tested = deck("EBP03-006, EBP03-007, EBP03-008, EBP03-009", f"4 {number}", "weapons")
    assert is_legal(check(tested, known, formats()["standard-en"], TODAY))
    in_japan = check(tested, known, formats()["standard-jp"], TODAY)
    (violation,) = [each for each in in_japan if each.is_error]
    assert (violation.code, violation.cards) == ("resonance-trait", (number,))


@pytest.mark.parametrize("number", [card.number for card in cards() if card.is_token])
def test_no_token_is_a_deck_card(number):
    """R4.15: whatever its colour, a token is a token and nothing else."""
    violation = only(red(number), "unrestricted")
    assert (violation.code, violation.allowed) == ("token", 0)


@pytest.mark.parametrize("number", ["EPR-011", "EPR-012", "EPR-013"])
def test_rage_cards_are_markers(number):
    """R4.15"""
    assert only(red(number), "unrestricted").sentence == f"Rage card {number}: 1 copy, limit 0"


def test_a_strategy_card_in_the_monster_deck():
    """R4.15"""
    violation = only(red().add(MONSTER, "EBP01-029"))
    assert violation.sentence == (
        "Unthinkable Destruction is a strategy card, the monster deck takes monster cards only"
    )


def test_a_broken_chain_is_a_warning_that_tells_what_happens():
    """R4.16"""
    rodan = deck("EPR-001, EBP01-002, EBP03-008, EBP03-009", "3 EBP03-008, 3 EBP03-009, 3 EBP01-002", "red")
    (violation,) = found(rodan)
    assert (violation.code, violation.rule, violation.severity) == ("trait-chain", "R4.16", "warning")
    assert violation.sentence == (
        "Rank III Multi-purpose Fighting System-3 (EBP03-008) shares no trait with rank II "
        "Godzilla (1954) (EBP01-002): a counter there loses the game"
    )
    assert is_legal((violation,))


def test_a_card_of_a_set_outside_the_pool():
    """R4.18"""
    violation = only(red("EPR-005, ESD03-008"))
    assert (violation.code, violation.cards, violation.allowed) == ("not-in-pool", ("ESD03-008",), 0)
    assert violation.rule_words == "not in the pool of Standard EN"


def test_an_excluded_card_offers_the_print_that_does_the_same():
    """R4.19: Heat Ray has another number in Japan."""
    violation = only(red("2 EPR-004"))
    assert (violation.code, str(violation.fix)) == ("excluded", "Replace 2 EPR-004 by ESD01-016")
    assert errors(violation.fix.apply(red("2 EPR-004"))) == []


def test_a_0_copy_card():
    """R4.19"""
    violation = only(red("2 EBP01-079"))
    assert (violation.code, violation.actual, violation.allowed) == ("banned", 2, 0)


def test_a_restricted_card_may_be_there_once_over_both_decks():
    """R4.19"""
    assert errors(red("1 EBP01-077")) == []
    violation = only(red("1 EBP01-077, 1 EBP01-077+"))
    assert violation.sentence == "Oxygen Destroyer: 2 copies, limit 1"
    assert violation.rule_words == "restricted to 1 copy in Standard EN by the community snapshot, undated"


def test_five_copies_of_a_restricted_card_are_one_violation():
    """R4.19: the tighter limit is the one to keep."""
    assert only(red("5 EBP01-077")).code == "restricted"


def test_one_card_of_a_choice_pair_has_its_usual_limit():
    """R4.19"""
    assert errors(red("4 EBP02-003")) == []
    assert errors(red("4 EBP03-035")) == []
    assert only(red("5 EBP02-003")).code == "too-many-copies"


def test_the_list_of_japan_begins_on_its_day():
    """R4.18"""
    tested = red("2 EBP01-077")
    assert errors(tested, "standard-jp", date(2026, 3, 31)) == []
    assert errors(tested, "standard-jp", date(2026, 4, 1)) == ["restricted"]


def test_a_set_counts_from_its_release_in_the_region_of_the_format():
    """R4.20"""
    tested = swap(shipped("ESD01"), "ESD01-008", "EBP02-011")
    violation = only(tested, "standard-en", date(2025, 10, 24))
    assert violation.sentence == "Gabara comes out on 2025-10-25, after 2025-10-24"
    assert errors(tested, "standard-en", date(2025, 10, 25)) == []
    japanese = swap(tested, "ESD01-016", "EPR-004", 2)
    assert errors(japanese, "standard-jp", date(2025, 10, 4)) == []


def test_where_every_card_is_allowed_a_set_to_come_is_advice():
    """R4.20"""
    early = found(swap(shipped("ESD01"), "ESD01-008", "EBP02-011"), "unrestricted", date(2025, 10, 24))
    assert [(each.code, each.severity) for each in early] == [("not-released", "warning")]


def test_a_set_without_a_date_counts_as_released():
    """R4.20: promos carry none."""
    assert errors(swap(shipped("ESD01"), "ESD01-008", "EPR-005"), "standard-en", date(2025, 8, 1)) == []


def test_an_unknown_number_is_kept_and_named():
    violation = only(red("4 EBP99-001"))
    assert violation.sentence == "EBP99-001: 4 copies of an unknown card, no card has this number"
    assert violation.cards == ("EBP99-001",)


def test_text_that_is_no_number_is_named_as_written():
    tested = Deck(monster=red().monster, main=(*red("EBP01-069").main[1:], *entries("My own card")))
    assert only(tested).sentence == "My own card: 1 copy of an unknown card, this is no card number"
