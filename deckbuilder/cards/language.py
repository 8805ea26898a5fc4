"""The two languages cards are shown in, and the facts of cards in Japanese: names, traits, types, colours.

The publisher's English is the first language; what has no settled Japanese form stays English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from .facts import CardType, Color, Region
from .messages import Message, say

if TYPE_CHECKING:
    from .card import Card

Language = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "ja")

TYPES_JA: Mapping[CardType, str] = MappingProxyType(
    {CardType.MONSTER: "怪獣", CardType.BATTLE: "交戦", CardType.STRATEGY: "戦略"}
)
COLORS_JA: Mapping[Color, str] = MappingProxyType(
    {Color.RED: "赤", Color.BLUE: "青", Color.GREEN: "緑", Color.WHITE: "白"}
)
_TYPE_WORDS = {
    CardType.MONSTER: say("monster"),
    CardType.BATTLE: say("battle"),
    CardType.STRATEGY: say("strategy"),
}
_COLOR_WORDS = {
    Color.RED: say("red"),
    Color.BLUE: say("blue"),
    Color.GREEN: say("green"),
    Color.WHITE: say("white"),
}
ROMAN_JA = {1: "Ⅰ", 2: "Ⅱ", 3: "Ⅲ", 4: "Ⅳ"}
"""Monster ranks as Japanese cards print them: one character each."""

TRAITS_JA: Mapping[str, str] = MappingProxyType(
    {
        "23rd Century": "23世紀",
        "2nd Form": "第2形態",
        "3rd Form": "第3形態",
        "4th Form": "第4形態",
        "Anguirus": "アンギラス",
        "Baby Godzilla": "ベビーゴジラ",
        "Baragon": "バラゴン",
        "Battra": "バトラ",
        "Biollante": "ビオランテ",
        "Boat": "船",
        "Chibi": "ちびゴジラの逆襲",
        "Chibi Godzilla Raids Again": "ちびゴジラの逆襲",
        "City": "街",
        "Crystal": "結晶体",
        "Dagahra": "ダガーラ",
        "Desghidorah": "デスギドラ",
        "Destoroyah": "デストロイア",
        "Dorat": "ドラッド",  # the card itself is named ドラット
        "Ebirah": "エビラ",
        "Fest": "フェス・ゴジラ",
        "Final Wars": "FINAL WARS",
        "GODZILLA THE RIDE": "ゴジラ・ザ・ライド",
        "Gabara": "ガバラ",
        "Gaira": "ガイラ",
        "Ganimes": "ガニメ",
        "Gezora": "ゲゾラ",
        "Ghidorah": "ギドラ",
        "Ghogo": "ゴーゴ",
        "Giant Condor": "大コンドル",
        "Gigan": "ガイガン",
        "Godzilla": "ゴジラ",
        "Godzilla Jr.": "ゴジラジュニア",
        "Godzillasaurus": "ゴジラザウルス",
        "Gorosaurus": "ゴロザウルス",
        "Hedorah": "ヘドラ",
        "Jet Jaguar": "ジェットジャガー",
        "Kaizer Ghidorah": "カイザーギドラ",
        "Kamacuras": "カマキラス",
        "Kamoebas": "カメーバ",
        "King Caesar": "キングシーサー",
        "King Ghidorah": "キングギドラ",
        "Kumonga": "クモンガ",
        "Little Godzilla": "リトルゴジラ",
        "Manda": "マンダ",
        "Mech": "機械",
        "Mechagodzilla": "メカゴジラ",
        "Megaguirus": "メガギラス",
        "Megalon": "メガロ",
        "Meganula": "メガニューラ",
        "Minilla": "ミニラ",
        "Moguera": "モゲラ",
        "Monster X": "モンスターX",
        "Mothra": "モスラ",
        "Orga": "オルガ",
        "Rodan": "ラドン",
        "Sacred Guardian Beasts": "護国聖獣",
        "Sanda": "サンダ",
        "Servum": "セルヴァム",
        "SpaceGodzilla": "スペースゴジラ",
        "Super X": "スーパーX",
        "Titanosaurus": "チタノザウルス",
        "Token": "トークン",
        "Varan": "バラン",
        "Weapon": "兵器",
        "Zilla": "ジラ",
    }
)
"""Each trait as Japanese cards print it; the traits left out are on no card of the Japanese print."""

NAME_PARTS_JA: Mapping[str, str] = MappingProxyType({"MB": "メーサー"})
"""Parts of names that rules ask for: the cards with the one in English have the other in Japanese."""


def type_word(type_: CardType) -> Message:
    """The type of a card inside a sentence."""
    return _TYPE_WORDS[type_]


def color_word(color: Color) -> Message:
    """A colour inside a sentence."""
    return _COLOR_WORDS[color]


def trait_name(trait: str, language: Language) -> str:
    """The trait in a language; in English where no Japanese form is settled."""
    return TRAITS_JA.get(trait, trait) if language == "ja" else trait


def card_name(card: Card, language: Language) -> str:
    """The name of a card in a language; the English one of a card without a Japanese print."""
    return (card.name_ja or card.name) if language == "ja" else card.name


def card_traits(card: Card, language: Language) -> tuple[str, ...]:
    """The traits that the print in that language carries, in its words (R4.21)."""
    if language == "en":
        return card.traits
    return tuple(trait_name(trait, language) for trait in card.traits_in(Region.JP))


def japanese_names(cards: Iterable[Card]) -> Mapping[str, str]:
    """The Japanese name for each English one; where prints differ, that of the first card with the name."""
    names: dict[str, str] = {}
    for card in cards:
        if card.name_ja:
            names.setdefault(card.name, card.name_ja)
    return names
