"""The closed word lists of the search language: types, colours, keywords, states, orders, groups."""

from __future__ import annotations

from deckbuilder.cards.facts import CardType, Color

TYPE_WORDS = {
    "monster": CardType.MONSTER,
    "monsters": CardType.MONSTER,
    "m": CardType.MONSTER,
    "怪獣": CardType.MONSTER,
    "battle": CardType.BATTLE,
    "b": CardType.BATTLE,
    "交戦": CardType.BATTLE,
    "strategy": CardType.STRATEGY,
    "strategies": CardType.STRATEGY,
    "s": CardType.STRATEGY,
    "戦略": CardType.STRATEGY,
}
COLOR_WORDS = {
    "red": Color.RED,
    "r": Color.RED,
    "赤": Color.RED,
    "blue": Color.BLUE,
    "b": Color.BLUE,
    "u": Color.BLUE,
    "青": Color.BLUE,
    "green": Color.GREEN,
    "g": Color.GREEN,
    "緑": Color.GREEN,
    "white": Color.WHITE,
    "w": Color.WHITE,
    "白": Color.WHITE,
}
COLOR_LETTERS = {Color.RED: "r", Color.BLUE: "b", Color.GREEN: "g", Color.WHITE: "w"}
ROMAN_NUMBERS = {"i": 1, "ii": 2, "iii": 3, "iv": 4}

KEYWORDS = (
    "burst",
    "evolution",
    "awakening",
    "revenge",
    "enter",
    "invading",
    "overwhelm",
    "yourturn",
    "opponentsturn",
    "base",
    "resonance",
    "token",
)
KEYWORD_WORDS = {
    **{word: word for word in KEYWORDS},
    "wheninvading": "invading",
    "opponentturn": "opponentsturn",
    "強襲": "burst",
    "進化": "evolution",
    "覚醒": "awakening",
    "逆襲": "revenge",
    "出現時": "enter",
    "進攻時": "invading",
    "拠点": "base",
    "共鳴": "resonance",
    "とーくん": "token",
}
NUMBERED_KEYWORDS = ("burst", "evolution", "awakening")

STATES: dict[str, str] = {
    "token": "made by effects, never in a deck",
    "base": "a strategy card that stays",
    "unlimited": "any number of copies may be in a deck",
    "restricted": "the deck's format limits it more than other cards",
    "parallel": "the deck has it with other art (+)",
    "resonance": "lets colours mix",
    "enonly": "no Japanese print is known",
    "multicolor": "has several colours",
    "vanilla": "has no ability",
    "manual": "its abilities could not be read; play it by hand",
}
"""Each state and what it means, for the help."""

STATE_WORDS = {**{word: word for word in STATES}, "multicolour": "multicolor", "multi": "multicolor"}

ORDERS = (
    "rank",
    "number",
    "name",
    "type",
    "color",
    "power",
    "threat",
    "cp",
    "step",
    "rarity",
    "qty",
    "owned",
)
ORDER_WORDS = {
    **{word: word for word in ORDERS},
    "r": "rank",
    "set": "number",
    "no": "number",
    "t": "type",
    "colour": "color",
    "c": "color",
    "th": "threat",
    "inv": "step",
    "invasion": "step",
    "rar": "rarity",
    "copies": "qty",
    "have": "owned",
}
DIRECTION_WORDS = {"asc": "asc", "up": "asc", "desc": "desc", "down": "desc"}
GROUPS = {
    "none": "nothing",
    "type": "types",
    "rank": "ranks",
    "color": "colours",
    "trait": "traits",
    "set": "sets",
    "step": "invasion steps",
    "qty": "copies in the deck",
    "legal": "what the format says",
}
"""Each group and what it goes by."""

DECK_GROUPS = ("qty", "legal")
"""The groups that the open deck decides."""

GROUP_WORDS = {
    **{word: word for word in GROUPS},
    "colour": "color",
    "inv": "step",
    "invasion": "step",
    "copies": "qty",
    "legality": "legal",
}
