"""The fixed words of the sheet in both languages, for a player and a judge who may share none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import Language
from deckbuilder.paper.translation import told_in

from .data import SheetData


class Term(Enum):
    """A text of the form in English and Japanese; fields are filled as in ``str.format``."""

    TITLE = "Deck registration", "デッキ登録用紙"
    GAME = "Godzilla Card Game", "ゴジラカードゲーム"
    PAGE = "page {page} of {pages}", "{page} / {pages} ページ"
    PLAYER = "Player", "プレイヤー"
    PLAYER_ID = "Player ID", "プレイヤーID"
    SIGNATURE = "Signature", "署名"
    EVENT = "Event", "大会名"
    DATE = "Date", "開催日"
    PLACE = "Place", "会場"
    DECK = "Deck", "デッキ名"
    DECK_LOG = "Deck Log code", "デッキログのコード"
    FORMAT = "Format and list", "フォーマット"
    FORMAT_DATED = "{format}, list of {day}", "{format}（{day}のリスト）"
    MISSING = (
        "{sign} stands for a letter that no font here has; write it by hand: {letters}",
        "{sign}はフォントにない文字です。手で書いてください：{letters}",
    )
    NAMELESS = (
        "Letters that programs do not read from this file: {letters}",
        "このファイルからテキストとして読み取れない文字：{letters}",
    )
    MONSTER_DECK = "Monster deck", "怪獣デッキ"
    MAIN_DECK = "Main deck", "メインデッキ"
    SUM = "{count} of {needed} cards", "{count} / {needed}枚"
    COUNT = "Count", "枚数"
    RANK = "Rank", "等級"
    COLOR = "Colour", "色"
    NUMBER = "Number", "番号"
    NAME = "Name", "カード名"
    TRAITS = "Traits", "特徴"
    THREAT = "Threat", "脅威度"
    POWER = "Counter, threat", "撃退力・脅威度"
    STEP = "Step", "進攻"
    CHECKED = "Judge", "確認"
    BATTLE_CARDS = "Battle cards", "交戦カード"
    STRATEGY_CARDS = "Strategy cards", "戦略カード"
    MONSTER_CARDS = "Monster cards", "怪獣カード"
    UNKNOWN_CARDS = "Cards not in the card data", "カードデータにないカード"
    CONTINUED = "continued", "続き"
    NO_CARDS = "No cards", "カードなし"
    NOT_IN_DATA = "not in the card data", "カードデータになし"
    TOTAL = "main deck total", "メインデッキ合計"
    STEP_TOTAL = "{steps} cards with step 2, limit {limit}", "進攻2は{steps}枚、{limit}枚まで"
    LEGAL = "Legal in {format}", "{format}で使用可"
    ILLEGAL = "Not legal in {format}", "{format}で使用不可"
    STAMP = "NOT LEGAL", "使用不可"
    NO_LIST = "No list in force", "有効なリストなし"
    CHECKED_ON = "Checked {day}", "{day}に確認"
    DATA = "Card data {version}, {count} cards", "カードデータ {version}、{count}枚"
    APP = "Deck builder {version}", "Deck builder {version}"
    DECK_CODE = "Deck code", "デッキコード（QR）"
    PROBLEMS = "Problems", "違反"
    PROBLEM_SUM = "Problems: {count}", "違反：{count}件"
    UNREAD = "Lines of the deck file that were not understood", "読み取れなかった行"
    RULE = "Rule", "ルール"
    JUDGE_ONLY = "Judge only", "ジャッジ記入欄"
    CHECKED_BY = "Checked by", "確認者"
    ROUND = "Round", "回戦"
    RESULT = "Result", "結果"
    NEUTRAL = (
        "Neutral form, not issued by the publisher. Printed from the deck; nothing was sent anywhere.",
        "発売元のものではない中立の用紙です。デッキから印刷しました。外部への送信はありません。",
    )


GROUP_TERMS = {
    CardType.BATTLE: Term.BATTLE_CARDS,
    CardType.STRATEGY: Term.STRATEGY_CARDS,
    CardType.MONSTER: Term.MONSTER_CARDS,
    None: Term.UNKNOWN_CARDS,
}


@dataclass(frozen=True, slots=True)
class Voice:
    """Which language comes first on the sheet, and how the sentences of the checks are told in it."""

    language: Language = "en"
    shown: Callable[[str], str] = str
    """The sentence in the first language."""

    def say(self, term: Term, **values: object) -> str:
        """The text in the first language."""
        english, japanese = term.value
        return (japanese if self.language == "ja" else english).format(**values)

    def aside(self, term: Term, **values: object) -> str:
        """The same in the other language, for the small print beside it."""
        english, japanese = term.value
        return (english if self.language == "ja" else japanese).format(**values)


def voice_of(data: SheetData, language: Language) -> Voice:
    """The voice in which a deck, its format and its problems are told."""
    return Voice(language, told_in(language, data.catalogue, data.format))
