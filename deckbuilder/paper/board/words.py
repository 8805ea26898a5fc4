"""The words that are drawn on a board, in both languages."""

from __future__ import annotations

from enum import Enum

from deckbuilder.cards.language import Language
from deckbuilder.engine.state import RAGE_THREAT


class Word(Enum):
    """A text in English and Japanese; fields are filled as in ``str.format``."""

    YOUR_HAND = "Your hand", "あなたの手札"
    OPPONENT = "Opponent", "対戦相手"
    HAND = "Hand {count}", "手札 {count}"
    CARD = "{count:,} card", "{count:,}枚"
    CARDS = "{count:,} cards", "{count:,}枚"
    FRONT_LINE = "FRONT LINE", "前線"
    RAGE = "Rage", "怒り"
    THREAT = "threat", "脅威度"
    STRATEGY_ZONE = "S{zone}", "戦{zone}"
    STRATEGY = "strategy", "戦略"
    DECK = "Deck {count}", "山札 {count}"
    DISCARD = "Discard {count}", "捨て札 {count}"
    MOMENT = "Turn {turn}, {phase} Phase", "ターン{turn}、{phase}フェイズ"
    TURN_OF = "{name}'s turn", "{name}のターン"
    MONSTERS = "Monsters {count}", "怪獣 {count}"

    def told(self, language: Language, **values: object) -> str:
        """The text in one language."""
        english, japanese = self.value
        return (japanese if language == "ja" else english).format(**values)


def bonus_of(rage: int) -> int:
    """The threat that rage adds (R11.3)."""
    return RAGE_THREAT * rage
