"""The decks that come with the app: read without a question, legal where they say, playable by the rules."""

import pytest

import card_data
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.interchange import read_deck, write_deck
from deckbuilder.decks.legality import is_legal, verdict
from tests.helpers.decks import MAIN, MONSTER, cards, found, shipped

STARTERS = ["ESD01", "ESD02"]
SAMPLES = ["ginza-rampage", "millennium-depths", "xilien-gambit"]


def step_2(deck: Deck, catalogue: Catalogue) -> int:
    return sum(each.count for each in deck.main if catalogue[each.base].invasion == 2)


def test_these_decks_come_with_the_app():
    assert sorted(path.stem for path in card_data.DECKS.glob("*.deck")) == [*STARTERS, *SAMPLES]


@pytest.mark.parametrize("name", STARTERS + SAMPLES)
def test_each_file_reads_without_a_question_and_is_written_back_the_same(name):
    data = (card_data.DECKS / f"{name}.deck").read_bytes()
    result = read_deck(data, cards(), source=f"{name}.deck")
    deck = result.deck
    assert (deck.monster, deck.main, deck.unread) == (shipped(name).monster, shipped(name).main, ())
    assert deck.name
    assert deck.notes
    assert deck.format == "standard-en"
    assert write_deck(deck, "deck", cards()) == data


@pytest.mark.parametrize("name", STARTERS + SAMPLES)
def test_each_is_legal_in_the_english_standard_format(name):
    assert is_legal(found(shipped(name), "standard-en"))


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize(
    "format_id", ["standard-en", "standard-jp", "standard-jp+zero-copies", "unrestricted"]
)
def test_the_samples_are_legal_without_advice_in_both_regions(name, format_id):
    assert verdict(found(shipped(name), format_id)) == "Legal"


@pytest.mark.parametrize("name", STARTERS)
def test_the_starters_need_the_japanese_heat_ray_in_japan(name):
    (error,) = [each for each in found(shipped(name), "standard-jp") if each.is_error]
    assert str(error.fix) == "Replace 2 ESD01-016 by EPR-004"
    assert is_legal(found(error.fix.apply(shipped(name)), "standard-jp"))


@pytest.mark.parametrize("name", STARTERS + SAMPLES)
def test_each_uses_all_ten_step_2_cards_and_enough_monsters(name):
    deck = shipped(name)
    monsters = sum(each.count for each in deck.main if cards()[each.base].type is CardType.MONSTER)
    assert step_2(deck, cards()) == 10
    assert 12 <= monsters <= 22
    assert (deck.count(MONSTER), deck.count(MAIN)) == (4, 50)


@pytest.mark.parametrize(
    ("name", "colors"),
    [
        ("ESD01", {Color.RED, Color.WHITE}),
        ("ESD02", {Color.BLUE, Color.WHITE}),
        ("ginza-rampage", {Color.RED, Color.WHITE}),
        ("millennium-depths", {Color.BLUE, Color.WHITE}),
        ("xilien-gambit", {Color.RED, Color.BLUE, Color.GREEN, Color.WHITE}),
    ],
)
def test_each_has_the_colours_it_stands_for(name, colors):
    deck = shipped(name)
    assert {color for each in (*deck.monster, *deck.main) for color in cards()[each.base].colors} == colors
