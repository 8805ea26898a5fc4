"""The rules that violations and advice name, each in a few sentences for whoever asks "why?"."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from deckbuilder.cards.messages import Message, say

RULES: Mapping[str, Message] = MappingProxyType(
    {
        "R4.1": say(
            "The main deck has exactly 50 cards. Monster, battle and strategy cards may be mixed freely; "
            "the four cards of the monster deck are not among them."
        ),
        "R4.2": say(
            "The monster deck has exactly four monster cards, one of each rank from I to IV. The game starts "
            "with the rank I monster, and each counter against you brings the next rank."
        ),
        "R4.3": say(
            "One card number may be in a deck at most four times, main deck and monster deck counted "
            "together. Other art and the Japanese print of a card are the same number. Cards whose text "
            "allows any number of copies are free of this limit."
        ),
        "R4.7": say(
            "At most 10 cards of the main deck may have the invasion icon with two steps. Cards of the "
            "monster deck do not count."
        ),
        "R4.8": say(
            "The rank I monster of the monster deck gives the deck its colour: every card of both decks must "
            "have that colour or be white. A card with several colours is fine when one of them is the "
            "deck's."
        ),
        "R4.10": say(
            "A rank I monster with several colours allows each of them. Every card of both decks must have "
            "one of these colours or be white."
        ),
        "R4.11": say(
            "A rank I monster with Resonance allows all the colours its text lists, and white. In exchange "
            "both decks must meet every condition that the Resonance names."
        ),
        "R4.13": say(
            "The Resonance of the rank I monster names conditions: traits that every card of a type must "
            "have, a lowest rank, or a smallest number of cards. They hold for both decks and "
            "for white cards too."
        ),
        "R4.15": say(
            "Tokens and rage cards lie beside the decks and are never part of one. The monster deck takes "
            "monster cards only."
        ),
        "R4.16": say(
            "When your monster is countered, the next rank comes into play only if it shares a trait with "
            "the monster it replaces, or if its own text allows it. Otherwise you lose the game. A deck "
            "with such a gap may be played all the same, so this is advice."
        ),
        "R4.18": say(
            "A format is played with the cards of certain sets. A card from elsewhere, or a number that no "
            "known card has, may not be used in it."
        ),
        "R4.19": say(
            "The list of a format can exclude cards, limit a card to fewer copies over both decks, or "
            "allow only one card of a pair. A list holds from its date on, until a newer one replaces it."
        ),
        "R4.20": say(
            "A card may be used from the day on which its set comes out in the region of the format."
        ),
        "R12.2": say(
            "A monster card can be played from hand onto your monster when it has the same rank and shares a "
            "trait with it, or when Burst or its own text allows it. A rank that no monster of the main deck "
            "can follow stays without such plays. This is advice, not a rule of construction."
        ),
    }
)
"""By the number that a ``Violation`` carries."""
