"""A few of the random games with every card: nothing breaks, and what should fire does."""

from random import Random

import pytest

from deckbuilder.cards import Card, CardNumber
from deckbuilder.decks.legality import is_legal
from tests.helpers.board import catalogue
from tests.helpers.decks import found
from tests.helpers.every_card import Played, abilities, play_every_card, play_pairs, play_what_is_silent
from tests.helpers.random_decks import FORMAT, are_friends, legal_deck


def card(number: str) -> Card:
    found: Card = catalogue()[CardNumber(number)]
    return found


@pytest.fixture(scope="module")
def played() -> Played:
    """Forty games from the beginning, as many from positions."""
    played = play_every_card(least=1, look_every=10, most=40)
    play_what_is_silent(played, look_every=10, most=40)
    return played


def test_random_games_with_every_card_break_nothing(played: Played) -> None:
    assert played.faults == []


def test_many_abilities_fire_in_eighty_games(played: Played) -> None:
    assert len(played.silent()) < 0.6 * len(list(abilities()))


def test_random_pairs_of_legal_decks_play_to_the_end() -> None:
    ends, faults = play_pairs(20)
    assert faults == []
    assert ends.total() == 20


@pytest.mark.parametrize(
    "number", ["EBP01-073", "EBP03-006", "EBP03-018", "EBP04-031", "EBP02-T03", "ESD04-004"]
)
def test_a_deck_around_a_card_is_legal_and_holds_it(number: str) -> None:
    deck = legal_deck(Random(number), card(number))
    assert is_legal(found(deck, FORMAT))
    assert card(number).is_token or number in deck.copies()


def test_a_deck_around_a_card_holds_what_goes_with_it() -> None:
    assert are_friends(card("EBP02-056"), card("EBP02-T03"))
    assert are_friends(card("EBP04-041"), card("ESD04-004"))
    assert not are_friends(card("EBP01-001"), card("ESD01-010"))
