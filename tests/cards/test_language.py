"""Names and traits of cards in Japanese."""

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.cards.language import (
    NAME_PARTS_JA,
    TRAITS_JA,
    card_name,
    card_traits,
    japanese_names,
    trait_name,
)
from deckbuilder.cards.search import SearchContext, parse_query
from tests.helpers.cards import make_card


def test_a_card_without_a_japanese_print_keeps_its_english_name() -> None:
    card = make_card(name="Gigan", name_ja="ガイガン")
    assert (card_name(card, "en"), card_name(card, "ja")) == ("Gigan", "ガイガン")
    assert card_name(make_card(name="Gigan"), "ja") == "Gigan"


def test_traits_are_those_of_the_japanese_print(catalogue: Catalogue) -> None:
    """R4.21."""
    monster_x, void = catalogue.get("EBP04-031"), catalogue.get("EBP04-055")
    assert monster_x
    assert void
    assert card_traits(monster_x, "en") == ("Monster X", "Final Wars")
    assert card_traits(monster_x, "ja") == ("モンスターX",)
    assert card_traits(void, "ja") == ("ギドラ",)


def test_only_traits_of_no_japanese_print_are_without_a_japanese_name(catalogue: Catalogue) -> None:
    with_print = [card for card in catalogue if card.name_ja]
    english = {trait for card in with_print for trait in card_traits(card, "ja") if trait in card.traits}
    assert english == set()
    assert trait_name("-0.0", "ja") == "-0.0"


def test_every_trait_of_the_table_is_on_a_card(catalogue: Catalogue) -> None:
    traits = {t for card in catalogue for t in (*card.traits, *card.traits_by_region.get("jp", ()))}
    assert set(TRAITS_JA) <= traits


def test_a_name_of_several_prints_has_the_japanese_name_of_the_first(catalogue: Catalogue) -> None:
    """The later monsters are 3式機龍〈改〉; the battle cards that texts name are 3式機龍."""
    names = japanese_names(catalogue)
    assert names["Multi-purpose Fighting System-3"] == "3式機龍"
    assert "Heat Ray" not in names or names["Heat Ray"] == "放射熱線"
    assert "Humanity's Crime and Punishment" not in names


@pytest.mark.parametrize(("english", "japanese"), NAME_PARTS_JA.items())
def test_a_part_of_names_finds_the_same_cards_in_japanese(
    catalogue: Catalogue, english: str, japanese: str
) -> None:
    in_english = {card.number for card in catalogue if english in card.name}
    assert in_english == {card.number for card in catalogue if japanese in (card.name_ja or "")}


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        ("tr:ゴジラ", "tr:Godzilla"),
        ("tr:もすら", "tr:Mothra"),
        ("tr:兵器", "tr:Weapon"),
        ("tr:第2形態", 'tr:"2nd Form"'),
        ("tr:ちびゴジラの逆襲", 'tr:(Chibi, "Chibi Godzilla Raids Again")'),
        ("tr:メカ", "tr:Mechagodzilla"),
    ],
)
def test_search_knows_japanese_traits(catalogue: Catalogue, japanese: str, english: str) -> None:
    found, wanted = (parse_query(text).select(catalogue, SearchContext()) for text in (japanese, english))
    assert found == wanted
    assert found
