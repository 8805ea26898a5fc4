"""What a deck needs and the player does not own; every print of a card counts for it."""

from deckbuilder.cards import Catalogue
from deckbuilder.decks.collection import Collection, missing_cards
from tests.helpers import decks

DECK = decks.deck("EBP01-001", "4 EBP01-016, 2 EBP01-017+, 1 EBP01-001, 3 no such card")


def test_each_card_says_how_many_are_needed_owned_and_missing(catalogue: Catalogue) -> None:
    found = missing_cards(DECK, Collection({"EBP01-016": 1, "EBP01-001": 9}), catalogue)
    assert [(line.number, line.needed, line.owned, line.missing) for line in found.lines] == [
        ("EBP01-001", 2, 9, 0),
        ("EBP01-016", 4, 1, 3),
        ("EBP01-017", 2, 0, 2),
        ("no such card", 3, 0, 3),
    ]
    assert (found.needed, found.owned, found.missing) == (11, 3, 8)
    assert [line.number for line in found.short] == ["EBP01-016", "EBP01-017", "no such card"]


def test_another_print_than_asked_for_counts_for_its_card() -> None:
    """R4.5: prints of one number are one card."""
    plain = Collection({"EBP01-017": 2, "EBP01-016+": 3, "EBP01-016": 1})
    found = missing_cards(decks.deck(main="2 EBP01-017+, 4 EBP01-016"), plain)
    assert found.short == ()
    assert found.missing == 0


def test_the_list_can_be_pasted_and_sent(catalogue: Catalogue) -> None:
    found = missing_cards(DECK, Collection({"EBP01-017": 2}), catalogue)
    assert found.as_text().splitlines() == [
        f"2 EBP01-001 {catalogue['EBP01-001'].name}",
        "4 EBP01-016 Ebirah(2004)",
        "3 no such card",
    ]
    assert found.as_text("ja").splitlines()[1] == "4 EBP01-016 エビラ(2004)"


def test_the_csv_has_every_card(catalogue: Catalogue) -> None:
    found = missing_cards(decks.deck(main="4 EBP01-016, 1 =SUM(1)"), Collection({"EBP01-016": 3}), catalogue)
    assert found.as_csv().splitlines() == [
        "number,name,needed,owned,missing",
        "'=SUM(1),,1,0,1",
        "EBP01-016,Ebirah(2004),4,3,1",
    ]


def test_a_deck_without_cards_misses_none() -> None:
    found = missing_cards(decks.deck(), Collection())
    assert (found.lines, found.needed, found.missing, found.as_text()) == ((), 0, 0, "")
