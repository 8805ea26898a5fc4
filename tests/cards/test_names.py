"""Names are compared without case, width, accents, kana or kinds of quotes (B29, B31)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.cards import Catalogue, fold_name
from deckbuilder.cards.names import spoken_name

NAME_TEXT = st.text(
    st.one_of(st.characters(codec="utf-8", exclude_categories=["C"]), st.sampled_from("ガがｶﾞé’'()ーｴﾋﾞﾗ ")),
    max_size=20,
)


@given(NAME_TEXT)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold_name(fold_name(text)) == fold_name(text)


@given(NAME_TEXT)
def test_composed_and_decomposed_text_are_the_same_name(text: str) -> None:
    assert fold_name(unicodedata.normalize("NFD", text)) == fold_name(unicodedata.normalize("NFC", text))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Godzilla’s Dormancy", "Godzilla's Dormancy"),
        ("Godzillaʼs Dormancy", "GODZILLA＇S DORMANCY"),
        ("“Raids Again”", '"raids again"'),
        ("Rodan–1956", "Rodan-1956"),
        ("Mäser Café", "Maser Cafe"),
        ("エビラ", "ｴﾋﾞﾗ"),
        ("エビラ", "えびら"),
        ("エビラ", unicodedata.normalize("NFD", "エビラ")),
        ("Ebirah(2004)", "Ｅｂｉｒａｈ（２００４）"),
        ("Ebirah(2004)", "Ebirah (2004)"),
        ("Ebirah(2004)", "  ebirah  ( 2004 ) "),
        ("Ebirah\u200b(2004)", "Ebirah(2004)"),
    ],
)
def test_spellings_of_one_name_are_equal(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("ガ", "カ"), ("バ", "パ"), ("Mothra Leo", "MothraLeo"), ("Rodan(1956)", "Rodan(1993)")],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)


def test_a_card_is_found_by_its_english_and_its_japanese_name(catalogue: Catalogue) -> None:
    for card in catalogue:
        assert card in catalogue.named(card.name)
        assert card.name_ja is None or card in catalogue.named(card.name_ja)


def test_a_card_is_found_by_its_nickname(catalogue: Catalogue) -> None:
    assert [str(card.number) for card in catalogue.named("kotm")] == ["EBP01-075"]


def test_all_cards_that_share_a_name_are_named(catalogue: Catalogue) -> None:
    assert [str(card.number) for card in catalogue.named("ｴﾋﾞﾗ（2004）")] == ["EBP01-016", "EBP04-049"]


def test_an_unknown_name_names_no_card(catalogue: Catalogue) -> None:
    assert catalogue.named("Gamera") == ()


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Godzila(1954)", "EBP01-001"),
        ("godzilla 1954", "EBP01-001"),
        ("ゴジラ 1954", "EBP01-001"),
        ("ebira 2004", "EBP01-016"),
        ("Yakusuggi", "EBP03-075"),
        ("Battle at Fukuoka Towr", "EBP03-076"),
        ("EBP01-O16", "EBP01-016"),
        ("ebp01-0l6", "EBP01-016"),
        ("KOTM", "EBP01-075"),
    ],
)
def test_a_mistyped_card_is_suggested_first(catalogue: Catalogue, text: str, number: str) -> None:
    assert catalogue.suggest(text)[0].number == number


@pytest.mark.parametrize("text", ["qqqqqq", "", "EBP99-999"])
def test_nothing_is_suggested_for_what_is_like_no_card(catalogue: Catalogue, text: str) -> None:
    assert catalogue.suggest(text) == ()


def test_no_more_is_suggested_than_asked_for(catalogue: Catalogue) -> None:
    assert len(catalogue.suggest("Godzilla", limit=3)) == 3


@pytest.mark.parametrize(
    ("printed", "spoken"),
    [
        ("Ebirah(2004)", "Ebirah (2004)"),
        ("Mothra(imago)(1992)", "Mothra (imago) (1992)"),
        ("エビラ(2004)", "エビラ (2004)"),
        ("ゴジラ(フェス・ゴジラ)", "ゴジラ (フェス・ゴジラ)"),
        ("92式メーサー戦車（改）", "92式メーサー戦車（改）"),
    ],
)
def test_a_name_is_spoken_with_a_space_before_its_bracket(printed: str, spoken: str) -> None:
    assert spoken_name(printed) == spoken
    assert fold_name(printed) == fold_name(spoken)
