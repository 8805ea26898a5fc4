"""What searches may ask about the open deck is the same in the window and in the terminal."""

from datetime import date

from deckbuilder.cards.search import Vocabulary, parse_query
from deckbuilder.decks.deck import Section
from deckbuilder.decks.search_context import deck_context, search_context
from tests.helpers import decks

DAY = date(2026, 11, 30)


def found(text: str, *, beside: bool = True) -> set[str]:
    cards, formats = decks.cards(), decks.formats()
    deck = decks.red().add(Section.MAIN, "EBP01-020+")
    own = formats.find(deck.format)
    assert own is not None
    context = (
        deck_context(deck, cards, own, formats.values(), DAY, {"EBP01-020": 2})
        if beside
        else search_context(formats.values(), DAY, {"EBP01-020": 2})
    )
    return {card.number for card in parse_query(text, Vocabulary.of(cards, formats)).select(cards, context)}


def test_a_deck_answers_for_its_cards_its_colours_and_its_format() -> None:
    assert "EBP01-020" in found("in:deck")
    assert found("fits:deck c:blue -c:red") == set()
    assert found("legal:deck number:EBP02-T01") == set()
    assert found("owned>=2") == {"EBP01-020"}


def test_without_a_deck_formats_and_collection_answer() -> None:
    assert found("owned>=2", beside=False) == {"EBP01-020"}
    assert "EBP01-020" in found("legal:standard-en", beside=False)
