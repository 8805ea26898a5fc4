"""All Japanese texts of the shipped cards are Japanese, well formed, and say the numbers of the English."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.cards.card import Card
from deckbuilder.cards.wording import Paragraph, card_text, paragraphs
from tests.helpers.cards import make_card

NAMES_AND_TRAITS = re.compile("「[^」]*」|《[^》]*》")


def every_paragraph(catalogue: Catalogue) -> Iterator[tuple[Card, Paragraph]]:
    for card in catalogue:
        for paragraph in paragraphs(card, "ja"):
            yield card, paragraph


def test_every_card_with_abilities_has_a_text(catalogue: Catalogue) -> None:
    assert [card.number for card in catalogue if bool(card_text(card, "ja")) != bool(card.abilities)] == []


def test_texts_are_free_of_english(catalogue: Catalogue) -> None:
    """Names and traits keep the letters that Japanese cards print in them."""
    latin = {
        card.number: found
        for card in catalogue
        if (found := re.findall("[A-Za-z]+", NAMES_AND_TRAITS.sub("", card_text(card, "ja"))))
    }
    assert latin == {}


def test_names_and_traits_are_those_of_the_japanese_prints(catalogue: Catalogue) -> None:
    letters = {
        name
        for card in catalogue
        for name in NAMES_AND_TRAITS.findall(card_text(card, "ja"))
        if re.search("[A-Za-z]", name)
    }
    assert letters == {"「ゴジラVSデストロイア」", "《FINAL WARS》", "《モンスターX》"}


@pytest.mark.parametrize(
    "flaw",
    [
        r"[ 　]",
        r"、、|。。|、。|、）|。）",
        r"のの|をを|にに|がが|はは(?!じ)",
        r"[{}<>_]|None",
        r"[,.:;!?()]",
        r"(?<![0-9])[0-9](?![0-9])",
        r"[０-９]{2}|[０-９][0-9]|[0-9][０-９]",
        r"[-−]",
        r"(?:する|ある|いる|ない)(?:し|、(?!このカード))",
        r"てもよい(?!。)",
        r"カードカード|交戦カードの怪獣",
    ],
)
def test_no_text_has_the_flaw(catalogue: Catalogue, flaw: str) -> None:
    bare = {card.number: NAMES_AND_TRAITS.sub("＊", card_text(card, "ja")) for card in catalogue}
    found = {number: re.search(flaw, text.replace("\n", "")) for number, text in bare.items()}
    assert {number: hit for number, hit in found.items() if hit} == {}


def test_bodies_are_sentences(catalogue: Catalogue) -> None:
    wrong = [str(each) for _, each in every_paragraph(catalogue) if each.body and each.body[-1] != "。"]
    assert wrong == []


def test_heads_are_the_keywords_of_the_game(catalogue: Catalogue) -> None:
    words = {re.sub("[Ⅰ-Ⅳ０-９《：].*", "", each.head) for _, each in every_paragraph(catalogue)} - {""}
    assert words == {"出現時", "進攻時", "逆襲", "強襲", "進化", "拠点", "共鳴", "トークン"}


def test_tags_are_the_gates_of_the_game(catalogue: Catalogue) -> None:
    gates = {gate for _, each in every_paragraph(catalogue) for gate in each.tag.split("・")} - {""}
    assert gates == {"あなたのターン", "相手のターン", "圧倒", "覚醒４", "覚醒６", "覚醒８"}


@pytest.mark.parametrize("pair", ["「」", "《》", "【】", "（）"])
def test_brackets_come_in_pairs(catalogue: Catalogue, pair: str) -> None:
    opening, closing = pair
    texts = {card.number: card_text(card, "ja") for card in catalogue}
    assert [number for number, text in texts.items() if text.count(opening) != text.count(closing)] == []


def test_text_has_one_line_an_ability(catalogue: Catalogue) -> None:
    lines = {card: len(card_text(card, "ja").splitlines()) for card in catalogue}
    assert [card.number for card, count in lines.items() if count != len(card.abilities)] == []


ENGLISH_NAMES = re.compile('"[^"]*"|(?:2nd|3rd|4th) Form')


def numbers_in(text: str) -> set[str]:
    """Figures and Roman numerals, wide or narrow, with or without commas."""
    spaced = re.sub("[Ⅰ-Ⅳ]", r" \g<0> ", text)
    plain = re.sub("(?<=[0-9]),(?=[0-9])", "", unicodedata.normalize("NFKC", spaced))
    return set(re.findall(r"[0-9]+|\b(?:III|II|IV|I)\b", plain))


def test_every_number_of_the_english_text_is_in_the_japanese(catalogue: Catalogue) -> None:
    """Some say more: a card discarded is ``a card`` in English and １枚 here; none says less."""
    missing: dict[str, set[str]] = {}
    for card in catalogue:
        # Names have numbers of their own in each language; Burst is numbered in Roman here: 強襲Ⅱ.
        english = re.sub("Burst [1-4]", "", ENGLISH_NAMES.sub("", card_text(card)))
        missing[card.number] = numbers_in(english) - numbers_in(card_text(card, "ja"))
    assert {number: lost for number, lost in missing.items() if lost} == {}


def test_a_term_is_explained_once_a_card(catalogue: Catalogue) -> None:
    card = catalogue.get("EBP03-037")
    assert card is not None
    assert [each.reminder for each in paragraphs(card, "ja")] == ["あなたの怪獣がエリア８にいる間、有効", ""]


def test_a_card_not_known_keeps_its_english_name() -> None:
    """A player's own card may name cards that have no Japanese print."""
    data = {
        "kind": "trigger",
        "on": {"ev": "enter"},
        "do": [{"act": "create_token", "token": "Egg", "n": 1, "where": "any"}],
    }
    card = make_card(ability_data=(data,))
    assert card_text(card, "ja") == "【出現時】トークン「Egg」を１枚出現させる。"
    assert card_text(card, "ja", {"Egg": "卵"}) == "【出現時】トークン「卵」を１枚出現させる。"


def test_card_that_could_not_be_read_sends_the_player_to_the_printed_card() -> None:
    (only,) = paragraphs(make_card(manual=True), "ja")
    assert "印刷されたカード" in only.body


def test_paragraph_as_plain_text() -> None:
    whole = Paragraph("相手のターン・覚醒４", "出現時", "カードを１枚引く。", "注釈", language="ja")
    assert str(whole) == "【相手のターン】【覚醒４】【出現時】カードを１枚引く。（注釈）"
    assert str(Paragraph(head="強襲Ⅱ", reminder="注釈", language="ja")) == "【強襲Ⅱ】（注釈）"


def test_no_run_of_eight_words_stands_in_any_text(catalogue: Catalogue) -> None:
    """Words between spaces: Japanese texts have none, so nothing of an English text can have got in."""
    runs = [
        text for card in catalogue for text in card_text(card, "ja").split("\n") if len(text.split()) >= 8
    ]
    assert runs == []
