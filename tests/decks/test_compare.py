"""What differs between two decks: every card with its section, the places of the monster deck, the fields."""

from __future__ import annotations

import csv
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.decks.compare import Mark, as_csv, as_lines, compare_decks, in_words
from deckbuilder.decks.deck import Deck, Entry, Section
from tests.helpers.decks import cards, entries

RED = Deck(
    "Red",
    monster=entries("1 ESD01-001, 1 EBP01-002"),
    main=entries("4 EBP01-016, 2 EBP01-020, 1 EBP01-077, 1 EBP99-001"),
    tags=("league",),
)


def named(number: str) -> str:
    card = cards().get(number)
    return card.name if card else number


def test_a_deck_does_not_differ_from_itself_in_another_order() -> None:
    turned = replace(RED, monster=RED.monster[::-1], main=RED.main[::-1])
    found = compare_decks(RED, turned, cards())
    assert not found
    assert (found.gained, found.lost) == (0, 0)
    assert in_words(found, named) == "No difference"
    assert {line.mark for line in found.cards} == {Mark.SAME}


def test_every_line_says_what_became_of_it() -> None:
    after = replace(RED, main=entries("3 EBP01-016, 3 EBP01-020, 1 EBP01-022, 1 EBP99-001"))
    found = compare_decks(RED, after, cards())
    assert [(line.number, line.mark, line.before, line.after) for line in found.of(Section.MAIN)] == [
        ("EBP01-016", Mark.FEWER, 4, 3),
        ("EBP01-020", Mark.MORE, 2, 3),
        ("EBP01-022", Mark.ADDED, 0, 1),
        ("EBP01-077", Mark.REMOVED, 1, 0),
        ("EBP99-001", Mark.SAME, 1, 1),
    ]
    assert (found.gained, found.lost) == (2, 2)
    assert found.totals(Section.MAIN) == (8, 8)


def test_lines_of_one_print_are_counted_together_and_other_art_is_another_line() -> None:
    one = Deck(main=entries("2 EBP01-016, 1 EBP01-020, 2 EBP01-016"))
    other = Deck(main=entries("4 EBP01-016+, 1 EBP01-020"))
    found = compare_decks(one, other, cards())
    assert [(line.number, line.change) for line in found.changed_cards] == [
        ("EBP01-016", -4),
        ("EBP01-016+", 4),
    ]


def test_the_places_of_the_monster_deck_say_who_stands_there() -> None:
    """R4.2: one monster of each rank."""
    after = replace(RED, monster=entries("1 EBP01-001, 1 EBP01-003"))
    found = compare_decks(RED, after, cards())
    assert [(slot.rank, slot.mark) for slot in found.slots] == [
        (1, Mark.CHANGED),
        (2, Mark.REMOVED),
        (3, Mark.ADDED),
        (4, Mark.SAME),
    ]


def test_fields_that_differ_are_named() -> None:
    after = replace(RED, name="Redder", format="standard-jp", notes="x", tags=("fun", "league"))
    found = compare_decks(RED, after, cards())
    assert [(line.field, line.before, line.after) for line in found.fields] == [
        ("name", "Red", "Redder"),
        ("format", "standard-en", "standard-jp"),
        ("notes", "", "x"),
        ("tags", "league", "fun, league"),
    ]
    words = in_words(found, named)
    assert words == "renamed to Redder, format standard-jp, notes changed, tags changed"


def test_a_line_of_words_names_cards_first_and_stops_after_a_few() -> None:
    after = replace(RED, name="Redder", monster=entries("1 ESD01-001"), main=entries("6 EBP01-016"))
    found = compare_decks(RED, after, cards())
    assert in_words(found, named, 3) == (
        f"−1 {named('EBP01-002')} in the monster deck, +2 {named('EBP01-016')}, −2 {named('EBP01-020')}"
        " and 3 more"
    )


def test_the_text_for_other_players_has_every_change_with_both_counts() -> None:
    after = replace(RED, name="Redder", monster=entries("1 EBP01-001"), main=entries("4 EBP01-016"))
    lines = as_lines(compare_decks(RED, after, cards()), ("Red", "Redder"), named)
    assert lines[:4] == [
        "Red compared with Redder",
        "Name: Red → Redder",
        f"Rank I: {named('ESD01-001')} → {named('EBP01-001')}",
        f"Rank II: {named('EBP01-002')} → none",
    ]
    assert "Main deck: 8 → 4 cards" in lines
    assert f"−2 EBP01-020 {named('EBP01-020')} (2 → 0)" in lines
    assert "−1 EBP99-001 (1 → 0)" in lines


def test_the_table_has_every_line_and_runs_no_formula() -> None:
    after = replace(RED, main=(Entry("=1+1", 2), *RED.main))
    rows = list(csv.reader(as_csv(compare_decks(RED, after, cards()), named).splitlines()))
    assert rows[0] == ["section", "number", "card", "before", "after", "change"]
    assert ["main", "EBP01-016", named("EBP01-016"), "4", "4", "0"] in rows
    assert ["main", "'=1+1", "'=1+1", "0", "2", "2"] in rows


numbers = st.sampled_from(["EBP01-016", "EBP01-016+", "EBP01-020", "EBP01-001", "EBP01-002", "Gojira?"])
some = st.lists(st.builds(Entry, numbers, st.integers(1, 9)), max_size=6).map(tuple)
decks_ = st.builds(Deck, name=st.sampled_from(["", "A"]), monster=some, main=some)


@given(decks_, decks_)
def test_turned_round_a_comparison_says_the_opposite(one: Deck, other: Deck) -> None:
    there, back = compare_decks(one, other, cards()), compare_decks(other, one, cards())
    assert [line.number for line in there.cards] == [line.number for line in back.cards]
    assert [line.change for line in there.cards] == [-line.change for line in back.cards]
    assert (there.gained, there.lost) == (back.lost, back.gained)
    for section in Section:
        assert there.totals(section) == (one.count(section), other.count(section))
