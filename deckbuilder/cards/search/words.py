"""The closed word lists of the search language: types, colours, keywords, states, orders, groups."""

from __future__ import annotations

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.messages import say

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
    "token": say("made by effects, never in a deck"),
    "base": say("a strategy card that stays"),
    "unlimited": say("any number of copies may be in a deck"),
    "restricted": say("the deck's format limits it more than other cards"),
    "parallel": say("the deck has it with other art (+)"),
    "resonance": say("lets colours mix"),
    "enonly": say("no Japanese print is known"),
    "multicolor": say("has several colours"),
    "vanilla": say("has no ability"),
    "manual": say("its abilities could not be read; play it by hand"),
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
    "none": say("nothing"),
    "type": say("types"),
    "rank": say("ranks"),
    "color": say("colours"),
    "trait": say("traits"),
    "set": say("sets"),
    "step": say("invasion steps"),
    "qty": say("copies in the deck"),
    "legal": say("what the format says"),
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
