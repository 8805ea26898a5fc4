"""The bundled fonts cover every name and text of the shipped cards, and Qt finds them by name and weight."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFontDatabase, QFontInfo

from deckbuilder.cards.wording import card_text
from deckbuilder.paper.card_face.words import words_in
from deckbuilder.paper.fonts import (
    JAPANESE,
    NAMES,
    NUMERALS,
    RARE,
    TEXT,
    Weight,
    bundled_fonts,
    face_font,
    load_fonts,
)

FILES = list(bundled_fonts())
LATIN = [path for path in FILES if path.name.startswith("Barlow")]
NOTO = [path for path in FILES if path.name.startswith("NotoSansCJKjp-")]
OF_NAMES = [path for path in FILES if path.name.startswith("NotoSansCJKjpRare")]


def covered(path) -> set[str]:
    with TTFont(path, lazy=True) as font:
        return {chr(code) for code in font.getBestCmap()}


def missing(texts: Iterable[str], have: set[str]) -> set[str]:
    wanted = {char for text in texts for char in text if char != "\n"}
    return wanted - have


@pytest.fixture(scope="module")
def japanese_characters() -> set[str]:
    first, *others = (covered(path) for path in NOTO)
    return first.intersection(*others)


@pytest.fixture(scope="module")
def latin_characters() -> set[str]:
    first, *others = (covered(path) for path in LATIN)
    return first.intersection(*others)


def test_every_card_name_can_be_written_in_every_weight(catalogue, japanese_characters, latin_characters):
    either = japanese_characters | latin_characters
    assert not missing((card.name for card in catalogue), either)
    assert not missing((card.name_ja or "" for card in catalogue), either)
    assert not missing((trait for card in catalogue for trait in card.traits), either)


def test_every_generated_text_can_be_written(catalogue, japanese_characters, latin_characters):
    texts = [card_text(card) for card in catalogue]
    assert not missing(texts, japanese_characters | latin_characters)


def test_words_of_the_face_can_be_written(japanese_characters, latin_characters):
    for language in ("en", "ja"):
        words = words_in(language)
        texts = [words.threat, words.counter, words.strategy, words.base, words.no_icon, words.no_ability]
        texts += [*words.types.values(), words.type_base, words.by_hand, words.between_traits]
        assert not missing(texts, japanese_characters | latin_characters)


def test_set_names_can_be_written(catalogue, japanese_characters, latin_characters):
    names = [name for card_set in catalogue.sets.values() for name in (card_set.name, card_set.name_ja or "")]
    assert not missing(names, japanese_characters | latin_characters)


def test_latin_covers_what_players_write_in_notes(latin_characters):
    assert not missing(["Ærøskøbing Škoda Łódź naïve Größe ¿Qué? −5 – — … × · • “x” ‘y’"], latin_characters)


def test_kana_and_full_width_are_complete(japanese_characters):
    blocks = [*range(0x3041, 0x3097), *range(0x3099, 0x3100), *range(0xFF01, 0xFF5F), *range(0xFF61, 0xFFA0)]
    assert not missing(map(chr, blocks), japanese_characters)
    assert not missing(["ⅠⅡⅢⅣ①②③④⑤⑥⑦⑧", "、。「」『』《》【】〔〕〈〉・ー〜々〆"], japanese_characters)


def test_common_kanji_are_there_for_notes_and_deck_names(japanese_characters):
    assert not missing(["怪獣大戦争総進撃三大怪獣地球最大の決戦鬱綻籠麓謎剝頰塡𠮟"], japanese_characters)
    kanji = [char for char in japanese_characters if "CJK UNIFIED" in unicodedata.name(char, "")]
    assert len(kanji) > 2_136


def test_names_of_japanese_and_vietnamese_players_can_be_written(latin_characters):
    (path,) = OF_NAMES
    assert not missing(["髙﨑﨟𠮷德濵栁渡邉渡邊齋藤齊彌凜薗淵澤瀨曻祐神𣘺"], covered(path) | covered(NOTO[0]))
    assert not missing(["Nguyễn Thị Ánh Đặng Hữu Phước"], latin_characters)


def test_the_fonts_stay_small_enough_to_ship():
    assert sum(path.stat().st_size for path in FILES) < 6_500_000


@pytest.mark.parametrize("path", LATIN, ids=lambda path: path.stem)
def test_figures_can_stand_in_columns(path):
    with TTFont(path) as font:
        features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
        kerning = {record.FeatureTag for record in font["GPOS"].table.FeatureList.FeatureRecord}
    assert "tnum" in features
    assert "kern" in kerning


def test_each_family_ships_its_licence():
    folder = FILES[0].parent
    for licence in ("OFL-Barlow.txt", "OFL-NotoSansCJKjp.txt"):
        text = (folder / licence).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert text.startswith(("Copyright", "©", "(c)"))


def test_qt_loads_all_families(qapp):
    assert set(load_fonts()) >= {TEXT, NAMES, NUMERALS, JAPANESE, RARE}
    assert load_fonts() is load_fonts()


@pytest.mark.parametrize(
    ("family", "weights"),
    [
        (TEXT, (Weight.REGULAR, Weight.MEDIUM, Weight.STRONG, Weight.BOLD)),
        (NAMES, (Weight.REGULAR, Weight.STRONG)),
        (NUMERALS, (Weight.MEDIUM, Weight.STRONG, Weight.BOLD)),
        (JAPANESE, (Weight.REGULAR, Weight.BOLD)),
        (RARE, (Weight.REGULAR,)),
    ],
)
def test_qt_finds_each_weight_by_family_name(qapp, family, weights):
    load_fonts()
    for weight in weights:
        info = QFontInfo(face_font(family, weight, 100))
        assert info.family() == family
        assert info.weight() == weight.value.value
    assert QFontDatabase.isScalable(family)
