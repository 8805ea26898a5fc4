"""What texts say of plays, ranks and zones, where a word more or less would be another rule."""

import pytest

from deckbuilder.cards import Catalogue


def text(catalogue: Catalogue, number: str) -> str:
    card = catalogue.get(number)
    assert card is not None
    return card.text


@pytest.mark.parametrize("number", ["EBP01-020", "EBP04-050"])
def test_an_invasion_of_two_zones_is_told_from_one_of_one_zone(catalogue: Catalogue, number: str) -> None:
    """R13.10: what watches the own monster's invasion happens once a zone."""
    assert "Each time your monster invades a zone: If this card stands in zone 8" in text(catalogue, number)


def test_only_the_card_itself_must_come_from_a_strategy_zone(catalogue: Catalogue) -> None:
    for number in ("EBP02-012", "EBP03-039", "EBP04-085"):
        assert "from its strategy zone to the discard pile" in text(catalogue, number)


def test_battle_cards_played_from_the_deck_are_told_from_those_from_hand(catalogue: Catalogue) -> None:
    for number in ("EBP04-028", "EBP04-072"):
        assert "Each time the opponent plays a battle card out of their deck" in text(catalogue, number)


@pytest.mark.parametrize("number", ["EBP02-039", "EBP03-051", "EBP03-066", "EBP04-028", "EBP04-044"])
def test_a_rank_changed_for_the_play_is_not_taken_for_the_rank_in_play(
    catalogue: Catalogue, number: str
) -> None:
    """R9.2: in its zone the card has its printed rank again."""
    assert "once played, the printed rank counts)" in text(catalogue, number)


def test_the_rank_in_hand_goes_by_the_colours_and_not_the_play(catalogue: Catalogue) -> None:
    assert "get −1 rank for every colour among the battle cards" in text(catalogue, "EBP04-068")


@pytest.mark.parametrize("number", ["EBP03-073", "EBP04-013"])
def test_one_rank_of_several_is_enough_for_a_zone(catalogue: Catalogue, number: str) -> None:
    written = text(catalogue, number)
    assert "in zones whose number equals one of the milled cards' ranks" in written
    assert "If the enemy monster's zone number equals one of the milled cards' ranks" in written


@pytest.mark.parametrize("number", ["EBP03-023", "EBP03-075", "EBP04-080", "ESD02-014"])
def test_a_card_without_evolution_is_no_choice_to_evolve(catalogue: Catalogue, number: str) -> None:
    assert "to evolve is to use Evolution at once" in text(catalogue, number)


def test_a_strategy_card_found_is_played_as_one_from_hand_is(catalogue: Catalogue) -> None:
    """A ban on playing strategy cards holds for both."""
    assert "play up to 1 strategy card of rank 1 and shuffle" in text(catalogue, "EBP04-005")
    assert "play up to 1 blue strategy card of rank 6 or lower from your hand" in text(catalogue, "EBP03-012")


def test_the_bonus_ends_with_the_turn_and_not_the_discarding(catalogue: Catalogue) -> None:
    assert "until the end of this turn for every card discarded this way" in text(catalogue, "EBP03-032")


@pytest.mark.parametrize("number", ["EBP03-006", "EBP03-018", "EBP03-024", "EBP04-031"])
def test_resonance_asks_nothing_of_a_deck_that_has_the_card_elsewhere(
    catalogue: Catalogue, number: str
) -> None:
    """R4.12: the demands are those of the rank I monster, like the mix of colours."""
    assert "(only as your rank I monster, for both decks; these colours" in text(catalogue, number)


def test_only_a_rule_that_covers_the_rank_up_is_not_for_the_hand_alone(catalogue: Catalogue) -> None:
    assert "may also be played from hand on your Biollante monster" in text(catalogue, "EBP04-012")
    assert "may also be played on your Monster X monster" in text(catalogue, "EBP04-033")
