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

KEYWORDS = {
    "burst": "may be played from another rank for one turn; with its rank: burst2",
    "evolution": "may be covered from the deck; with its rank: evolution5",
    "awakening": "works from a zone on; with the zone: awakening6",
    "revenge": "does something when it is destroyed",
    "enter": "does something when it arrives",
    "invading": "does something when it invades",
    "overwhelm": "works while level with the enemy monster or past it",
    "yourturn": "works in your turn only",
    "opponentsturn": "works in the opponent's turn only",
    "base": "a strategy card that stays",
    "resonance": "lets colours mix",
    "token": "made by effects, never in a deck",
}
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

STATES = {
    "parallel": "an alternate print (+) is known",
    "token": "a token, never in a deck",
    "base": "a base",
    "unlimited": "any number of copies may be in a deck",
    "restricted": "the deck's format limits it more than other cards",
    "resonance": "lets colours mix",
    "enonly": "no Japanese print is known",
    "multicolor": "has several colours",
    "vanilla": "has no ability",
    "manual": "its abilities are not in the data; play it by hand",
}
STATE_WORDS = {**{word: word for word in STATES}, "multicolour": "multicolor", "multi": "multicolor"}

ORDERS = {
    "rank": "rank, then monsters, battle, strategy",
    "number": "set and number",
    "name": "English name",
    "type": "battle, strategy, monster, then rank and colour",
    "color": "red, blue, green, white",
    "power": "threat or counter power",
    "threat": "threat of monsters",
    "cp": "counter power of battle cards",
    "step": "invasion step",
    "rarity": "rarity",
    "qty": "copies in the deck",
}
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
}
DIRECTIONS = {"asc": "small to large", "desc": "large to small"}
DIRECTION_WORDS = {"asc": "asc", "up": "asc", "desc": "desc", "down": "desc"}
GROUPS = {
    "none": "one list",
    "type": "battle, strategy, monster",
    "rank": "by rank",
    "color": "by colours",
    "trait": "by trait; a card with two traits is in both",
    "set": "by set",
    "step": "by invasion step",
    "qty": "by copies in the deck",
    "legal": "by what the format says",
}
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
