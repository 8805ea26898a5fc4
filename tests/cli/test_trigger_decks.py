"""The decks full of triggers that ``benchmark`` plays with."""

from datetime import date

import card_data
from deckbuilder.cards import Card, Catalogue
from deckbuilder.cli.trigger_decks import count_triggers, trigger_decks
from deckbuilder.decks.formats import load_formats
from deckbuilder.decks.interchange import read_deck
from deckbuilder.decks.legality import check, is_legal
from tests.helpers.board import catalogue

DAY = date(2026, 11, 30)
FORMAT = load_formats()["standard-en"]


def test_both_are_legal_and_of_different_monsters() -> None:
    one, two = trigger_decks(catalogue(), FORMAT, DAY)
    assert is_legal(check(one, catalogue(), FORMAT, DAY))
    assert is_legal(check(two, catalogue(), FORMAT, DAY))
    assert one.monster[0] != two.monster[0]


def test_every_card_of_the_main_deck_is_triggered_by_something() -> None:
    for deck in trigger_decks(catalogue(), FORMAT, DAY):
        cards = [_card(catalogue(), entry.number) for entry in deck.main]
        assert all(any(each["kind"] == "trigger" for each in card.ability_data) for card in cards)


def test_they_have_twice_the_triggers_of_any_sample_deck() -> None:
    fewer = min(count_triggers(deck, catalogue()) for deck in trigger_decks(catalogue(), FORMAT, DAY))
    samples = [read_deck(path.read_bytes(), catalogue()).deck for path in card_data.DECKS.glob("*.deck")]
    assert samples
    assert all(2 * count_triggers(deck, catalogue()) < fewer for deck in samples)


def _card(cards: Catalogue, number: str) -> Card:
    card = cards.get(number)
    assert card is not None
    return card
