"""Nouns for players, monsters and the references of the ability language (EFFECTS B.ref)."""

from __future__ import annotations

from typing import assert_never

from deckbuilder.cards.abilities.base import MonsterName, RefName, Side, Who

from .words import Noun

YOU = Noun("you", plural=True)
OPPONENT = Noun("the opponent", person=True)
THIS_CARD = Noun("this card", ref="self")
YOUR_MONSTER = Noun("your monster", ref="my_monster")
ENEMY_MONSTER = Noun("the enemy monster", ref="opp_monster")

_REFERRED: dict[RefName, Noun] = {
    "self": THIS_CARD,
    "my_monster": YOUR_MONSTER,
    "opp_monster": ENEMY_MONSTER,
    "milled": Noun("the milled card", ref="milled"),
    "revealed": Noun("the revealed cards", plural=True, ref="revealed"),
    "discarded": Noun("the discarded card", ref="discarded"),
    "found": Noun("the card found", ref="found"),
    "chosen": Noun("the chosen card", ref="chosen"),
    "host": Noun("that card", ref="host"),
    "played": Noun("the card just played", ref="played"),
    "created": Noun("that token", ref="created"),
    "event": Noun("that card", ref="event"),
    "invasion_discard": Noun("the card paid for this invasion", ref="invasion_discard"),
    "linked": Noun("the card linked with it", ref="linked"),
}

DONE: frozenset[RefName] = frozenset(
    {"milled", "revealed", "discarded", "found", "chosen", "played", "created"}
)
"""References that say what was done to the cards: they read "milled this way"."""


def referred(ref: RefName) -> Noun:
    """The card that a reference stands for."""
    return _REFERRED[ref]


def owners(ref: RefName) -> str:
    """The referred card as an owner: ``this card's``."""
    return f"{_REFERRED[ref].text}'s"


def monster(name: MonsterName) -> Noun:
    """The card that an action or a condition names as a monster."""
    match name:
        case "self":
            return THIS_CARD
        case "my_monster":
            return YOUR_MONSTER
        case "opp":
            return ENEMY_MONSTER
    assert_never(name)


def rage_owner(name: MonsterName) -> Noun:
    """Who gains and loses rage: the opponent in person, on one's own side the monster (R20.8)."""
    return OPPONENT if name == "opp" else monster(name)


def player(who: Who) -> Noun:
    """A player as a subject."""
    match who:
        case "you":
            return YOU
        case "opp":
            return OPPONENT
        case "each":
            return Noun("each player", person=True)
    assert_never(who)


def monster_of(side: Side) -> Noun:
    """That player's monster."""
    return YOUR_MONSTER if side == "you" else ENEMY_MONSTER


def possessive(who: Who) -> str:
    """That player's, before a noun."""
    match who:
        case "you":
            return "your"
        case "opp":
            return "the opponent's"
        case "each":
            return "each player's"
    assert_never(who)
