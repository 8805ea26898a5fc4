"""The edits of players: what they change and what the undo list calls them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.decks import Deck, DeckDocument, Section, edits
from tests.helpers.decks import entries


def test_adding_names_count_and_card() -> None:
    document = DeckDocument(Deck())
    edit = edits.add("Ebirah (2004)", "EBP01-016", Section.MAIN, 2)
    document.edit(edit.reason, edit.change)
    assert document.deck.main == entries("2 EBP01-016")
    assert document.undo_text == "add 2 Ebirah (2004)"


def test_adding_stops_at_99_copies_of_a_print() -> None:
    deck = Deck(main=entries("98 EBP01-046"))
    assert edits.add("MBT", "EBP01-046", Section.MAIN, 4).change(deck).main == entries("99 EBP01-046")


def test_a_count_of_nought_takes_the_line_out() -> None:
    deck = Deck(main=entries("3 EBP01-016, 1 EBP01-020"))
    assert edits.set_count("x", "EBP01-016", Section.MAIN, 0).change(deck).main == entries("1 EBP01-020")


def test_a_second_monster_of_a_rank_takes_the_place_of_the_first(catalogue: Catalogue) -> None:
    """R4.2: one monster of each rank; the replaced one leaves the monster deck."""
    deck = Deck(monster=entries("1 EBP01-001, 1 EBP01-002"))
    after = edits.put_monster(catalogue.cards[0], catalogue).change(
        replace(deck, monster=entries("1 EBP02-001, 1 EBP01-002"))
    )
    assert after.monster == entries("1 EBP01-001, 1 EBP01-002")


def test_doubled_ranks_in_a_monster_deck_become_one(catalogue: Catalogue) -> None:
    card = catalogue.get("EBP01-001")
    assert card is not None
    deck = Deck(monster=entries("2 EBP02-001, 1 EBP04-001"))
    assert edits.put_monster(card, catalogue).change(deck).monster == entries("1 EBP01-001")


def test_an_unknown_card_keeps_its_place_when_a_monster_is_put_in(catalogue: Catalogue) -> None:
    card = catalogue.get("EBP01-001")
    assert card is not None
    deck = Deck(monster=entries("1 EBP99-001"))
    after = edits.put_monster(card, catalogue).change(deck)
    assert after.monster == entries("1 EBP99-001, 1 EBP01-001")


def test_only_monsters_have_a_place_in_the_monster_deck(catalogue: Catalogue) -> None:
    card = catalogue.get("EBP01-016")
    assert card is not None
    with pytest.raises(ValueError, match="no monster card"):
        edits.put_monster(card, catalogue)


def test_moving_names_the_deck_it_goes_to() -> None:
    deck = Deck(monster=entries("1 EBP01-002"))
    edit = edits.move("Godzilla (1954)", "EBP01-002", Section.MONSTER, Section.MAIN)
    assert edit.reason == "move 1 Godzilla (1954) to the main deck"
    after = edit.change(deck)
    assert (after.monster, after.main) == ((), entries("1 EBP01-002"))


def test_clearing_keeps_name_notes_and_format() -> None:
    deck = Deck(name="Fire", notes="n", format="bulkzilla", main=entries("1 EBP01-016"), unread=("?",))
    assert edits.clear().change(deck) == Deck(name="Fire", notes="n", format="bulkzilla")


def test_sorting_puts_battle_before_strategy_before_monsters_and_unknown_cards_last(
    catalogue: Catalogue,
) -> None:
    """4.3: main deck by type, rank, colour and number; monster deck by rank."""
    deck = Deck(
        monster=entries("1 EBP01-003, 1 EBP01-001"),
        main=entries("1 EBP99-001, 1 EBP01-002, 1 EBP01-077, 1 EBP01-022, 1 EBP01-016"),
    )
    after = edits.sort(catalogue).change(deck)
    assert [entry.number for entry in after.monster] == ["EBP01-001", "EBP01-003"]
    assert [entry.number for entry in after.main] == [
        "EBP01-016",
        "EBP01-022",
        "EBP01-077",
        "EBP01-002",
        "EBP99-001",
    ]


def test_removing_lines_counts_them_in_its_name() -> None:
    deck = Deck(main=entries("3 EBP01-016, 1 EBP01-020"))
    edit = edits.remove_all([(Section.MAIN, "EBP01-016"), (Section.MAIN, "EBP01-020")])
    assert (edit.reason, edit.change(deck).main) == ("remove 2 lines", ())


@pytest.mark.parametrize(
    ("typed", "tags"),
    [
        (["league, to  try ,, fun"], ("league", "to try", "fun")),
        (["League", "fun", "league"], ("League", "fun")),
        (["大会、練習，"], ("大会", "練習")),
        ([" , "], ()),
    ],
    ids=["commas", "no two alike", "Japanese commas", "nothing"],
)
def test_tags_are_what_stands_between_commas(typed: list[str], tags: tuple[str, ...]) -> None:
    edit = edits.set_tags(typed)
    assert edit.change(Deck(tags=("old",))).tags == tags
    assert edit.reason == "change the tags"
