"""Advice: what ranks up on what, and what can be played on the monsters of the monster deck."""

import pytest

from deckbuilder.cards.facts import Region
from deckbuilder.decks.legality import can_rank_up, can_replace, shared_traits, verdict
from tests.helpers.decks import MAIN, MONSTER, advice, cards, deck, found, red, shipped, swap


def card(number):
    return cards()[number]


@pytest.mark.parametrize("number", ["EBP04-033", "EBP04-034"])
@pytest.mark.parametrize("region", list(Region))
def test_kaizer_ghidorah_may_rank_up_on_monster_x_without_a_shared_trait(number, region):
    """R15.19"""
    assert shared_traits(card("EBP04-032"), card(number), region) == ()
    assert can_rank_up(card("EBP04-032"), card(number), region)


def test_other_kaizer_ghidorahs_may_not():
    """R15.12"""
    assert not can_rank_up(card("EBP04-032"), card("EBP04-035"), Region.EN)


def test_an_alternative_for_plays_from_hand_is_none_for_ranking_up():
    """R12.17: EBP04-012 may be played on a rank II Biollante by its text, and ranks up by its trait only."""
    biollante = card("EBP04-012")
    assert can_replace(card("EBP02-025"), biollante, Region.EN)
    assert not can_replace(card("EBP02-024"), biollante, Region.EN)
    assert not can_rank_up(card("EBP01-034"), biollante, Region.EN)


def test_the_chain_of_monster_x_is_whole():
    """R4.16"""
    assert advice(shipped("xilien-gambit")) == []


def test_the_chain_breaks_where_kaizer_ghidorah_has_no_such_text():
    """R4.16: rank IV follows rank III by its trait, but no rank III is left that follows Monster X."""
    tested = swap(shipped("xilien-gambit"), "EBP04-034", "EBP01-009", section=MONSTER)
    broken = [each.cards for each in found(tested) if each.code == "trait-chain"]
    assert broken == [("EBP04-032", "EBP01-009"), ("EBP01-009", "EBP04-035")]


def test_a_missing_rank_breaks_no_chain():
    """R4.16"""
    assert "trait-chain" not in advice(red().remove(MONSTER, "EBP01-002"))


@pytest.mark.parametrize(
    ("monster", "played", "possible"),
    [
        ("ESD01-001", "ESD01-005", True),
        ("ESD01-001", "ESD01-002", False),
        ("ESD01-002", "ESD01-002", True),
        ("ESD01-002", "EBP01-009", True),
        ("EBP04-031", "EBP04-033", True),
        ("EBP02-041", "ESD01-005", False),
    ],
    ids=["Burst 1", "higher rank", "itself", "Burst 2", "by its text", "no shared trait"],
)
def test_what_can_be_played_on_a_monster(monster, played, possible):
    """R12.2, R12.8, R12.10, R12.11, R12.17"""
    assert can_replace(card(monster), card(played), Region.EN) is possible


def test_a_monster_nothing_can_be_played_on_is_advice():
    """R12.2"""
    (violation,) = [each for each in found(red("4 EBP01-010")) if "EBP01-002" in each.cards]
    assert (violation.code, violation.severity, violation.fix) == ("no-replacement", "warning", None)
    assert violation.sentence == (
        "No monster of the main deck can be played on rank II Godzilla (1954) (EBP01-002)"
    )


def test_the_official_starter_has_nothing_to_play_on_its_first_two_ranks():
    """The list as sold: advice, not a rule."""
    assert [each.cards for each in found(shipped("ESD02"))] == [("ESD02-001",), ("ESD02-002",)]


def test_the_verdict_in_words():
    assert verdict(found(shipped("ESD01"))) == "Legal"
    assert verdict(found(shipped("ESD02"))) == "Legal, 2 advice"
    assert verdict(found(shipped("ESD02").remove(MAIN, "ESD02-007"))) == "Not legal: 1 problem, 2 advice"
    assert verdict(found(deck())) == "Not legal: 2 problems"
