"""Nouns for players, monsters and the references of the ability language (EFFECTS B.ref)."""

from __future__ import annotations

from typing import assert_never

from deckbuilder.cards.abilities.base import MonsterName, RefName, Side, Who

THIS_CARD = "このカード"
YOUR_MONSTER = "あなたの怪獣"
ENEMY_MONSTER = "相手の怪獣"
THAT_CARD = "そのカード"

_REFERRED: dict[RefName, str] = {
    "self": THIS_CARD,
    "my_monster": YOUR_MONSTER,
    "opp_monster": ENEMY_MONSTER,
    "milled": "捨て札に置いたカード",
    "revealed": "公開したカード",
    "discarded": "捨てたカード",
    "found": "探したカード",
    "chosen": "選んだカード",
    "host": THAT_CARD,
    "played": "出現させたカード",
    "created": "そのトークン",
    "event": THAT_CARD,
    "invasion_discard": "この進攻のために捨てたカード",
    "linked": "このカードと結び付いたカード",
}

DONE: dict[RefName, str] = {
    "milled": "捨て札に置かれた",
    "revealed": "公開された",
    "discarded": "捨てられた",
    "found": "見つかった",
    "chosen": "選ばれた",
    "played": "出現した",
    "created": "出現した",
}
"""References that say what was done to the cards, with what was done."""


def referred(ref: RefName) -> str:
    """The card that a reference stands for."""
    return _REFERRED[ref]


def spoken_again(text: str, topic: RefName | None) -> str:
    """The text with the card that has just been named as そのカード."""
    return text if topic is None else text.replace(_REFERRED[topic], THAT_CARD)


def monster(name: MonsterName) -> str:
    """The card that an action or a condition names as a monster."""
    match name:
        case "self":
            return THIS_CARD
        case "my_monster":
            return YOUR_MONSTER
        case "opp":
            return ENEMY_MONSTER
    assert_never(name)


def rage_of(name: MonsterName) -> str:
    """The rage of a player: the opponent's in person, on one's own side the monster's (R20.8)."""
    return f"{'相手' if name == 'opp' else monster(name)}の怒り"


def monster_of(side: Side) -> str:
    """That player's monster."""
    return YOUR_MONSTER if side == "you" else ENEMY_MONSTER


def player(who: Who) -> str:
    """A player."""
    match who:
        case "you":
            return "あなた"
        case "opp":
            return "相手"
        case "each":
            return "両プレイヤー"
    assert_never(who)


def acting(who: Who) -> str:
    """A player as the one who acts; empty for the reader, whom instructions address anyway."""
    match who:
        case "you":
            return ""
        case "opp":
            return "相手は"
        case "each":
            return "各プレイヤーは"
    assert_never(who)
