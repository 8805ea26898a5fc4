"""What players could misread in a text, one test a misreading: the wording leaves no room for it."""

import pytest

from deckbuilder.cards import Catalogue


def text(catalogue: Catalogue, number: str) -> str:
    card = catalogue.get(number)
    assert card is not None
    return card.text


@pytest.mark.parametrize("number", ["EBP01-078", "EBP02-013", "EBP03-025", "EBP03-035"])
def test_advance_to_a_zone_is_no_choice_of_a_nearer_one(catalogue: Catalogue, number: str) -> None:
    assert "up to zone" not in text(catalogue, number)


@pytest.mark.parametrize("number", ["EBP01-038", "EBP01-066", "EBP02-027"])
def test_a_monster_that_cannot_be_countered_moves_as_a_counter_moves_it(
    catalogue: Catalogue, number: str
) -> None:
    """R15.23: the jump of a counter, not 1 zone; and what is totalled is said."""
    assert "moves back as if countered" in text(catalogue, number)
    assert "by a total counter power of" in text(catalogue, number)


def test_only_strategy_cards_in_a_strategy_zone_go_under_the_frozen_godzilla(catalogue: Catalogue) -> None:
    """A strategy card discarded from hand is none of them."""
    assert "would go from its strategy zone to the discard pile" in text(catalogue, "EBP02-012")


@pytest.mark.parametrize("number", ["EBP02-T01", "EBP02-T02", "EBP02-T03", "EBP02-T04", "EBP04-T01"])
def test_a_token_that_moves_to_another_zone_stays_in_the_game(catalogue: Catalogue, number: str) -> None:
    """R19.3: it is gone only when it goes somewhere that is no zone."""
    assert "removed from the game when it leaves the zones)" in text(catalogue, number)


def test_a_burst_monster_played_from_its_own_rank_is_not_discarded(catalogue: Catalogue) -> None:
    """R12.12: the discard belongs to the play from the rank that Burst names."""
    assert "may be played from rank I; if so, discarded" in text(catalogue, "EBP01-002")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("EBP01-019", "play up to 2 Kamacuras battle cards and shuffle"),
        ("EBP03-047", "on top of this card and shuffle"),
        ("EBP01-060", "play it and activate it"),
        ("EBP02-054", 'Play 2 "Crystals" tokens.'),
        ("EBP02-020", 'play a "Conductorless Train Bombers" token in each of your empty zones'),
        ("EBP01-044", "you may play a Mothra battle card of rank 5 or lower from your deck"),
    ],
)
def test_a_card_that_an_effect_brings_into_a_zone_is_played(
    catalogue: Catalogue, number: str, sentence: str
) -> None:
    """So cards that watch what is played, or forbid it, are seen to apply (R9.9, EFFECTS A15)."""
    assert sentence in text(catalogue, number)
    assert " put up to " not in text(catalogue, number)
    assert "into play" not in text(catalogue, number)


@pytest.mark.parametrize("number", ["EBP01-034", "EBP02-028", "ESC01-002", "ESD02-003"])
def test_evolution_is_not_read_together_with_the_discard_pile(catalogue: Catalogue, number: str) -> None:
    """The card comes out of the pile, and has Evolution: the pile stands before it."""
    assert "Play from your discard pile" in text(catalogue, number)
    assert "Evolution out of" not in text(catalogue, number)


def test_two_traits_must_be_on_one_card(catalogue: Catalogue) -> None:
    """Neither two cards with one trait each, nor one of the two traits alone."""
    assert "1 card with both the Gigan and the Fest trait" in text(catalogue, "EBP01-026")
    assert "both the Fest and the King Ghidorah trait" in text(catalogue, "EPR-019")


def test_an_enemy_card_is_moved_among_the_enemy_zones(catalogue: Catalogue) -> None:
    assert "to an empty enemy zone." in text(catalogue, "EBP02-057")
    assert "to an empty zone." in text(catalogue, "EBP02-010")


def test_none_one_or_all_of_the_cards_looked_at_may_go_back(catalogue: Catalogue) -> None:
    assert "put any number of those back on top in any order" in text(catalogue, "EBP01-021")


def test_the_zone_that_is_chosen_is_compared_with_the_zone_of_the_monster(catalogue: Catalogue) -> None:
    assert "numbered no higher than your monster's zone." in text(catalogue, "EBP02-018")


def test_as_many_as_possible_counts_the_occupied_zones_too(catalogue: Catalogue) -> None:
    """R9.4, R9.8: a card in each zone next to the monster, and what was there is destroyed."""
    assert "one card a zone, also where one of your battle cards is)" in text(catalogue, "EBP02-028")


def test_two_revealed_cards_go_to_hand_together_or_to_the_discard_pile(catalogue: Catalogue) -> None:
    """There is no rest: both are taken or none."""
    written = text(catalogue, "EBP02-080")
    assert "put them into your hand. Otherwise, put them into your discard pile." in written
