"""The rules about what is a deck card at all: no unknown card, no token, no rage card (R4.15)."""

from __future__ import annotations

from collections.abc import Iterator

from deckbuilder.cards.messages import say
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.words import copies

from . import fixes
from .reading import Reading
from .violation import Code, Severity, Violation


def unknown_card(reading: Reading) -> Iterator[Violation]:
    """A card that is not in the database is kept and counted, but cannot be judged (H14)."""
    for text, count in reading.unknown.items():
        yield Violation(
            Code.UNKNOWN_CARD,
            "R4.18",
            Severity.ERROR,
            (text,),
            count,
            0,
            say(
                "{text}: {copies} of an unknown card, no card has this number"
                if parse_number(text)
                else "{text}: {copies} of an unknown card, this is no card number",
                text=text,
                copies=copies(count),
            ),
            say("cards of the database only"),
            fixes.remove_all(reading, text),
        )


def token(reading: Reading) -> Iterator[Violation]:
    """Tokens stay outside the decks (R4.15, R19)."""
    for number, count in reading.tokens.items():
        yield Violation(
            Code.TOKEN,
            "R4.15",
            Severity.ERROR,
            (number,),
            count,
            0,
            say("{card}: {copies}, limit 0", card=reading.label(number), copies=copies(count)),
            say("no tokens in a deck"),
            fixes.remove_all(reading, number),
        )


def rage_card(reading: Reading) -> Iterator[Violation]:
    """Rage cards are markers beside the decks (R4.15, R3.11)."""
    for number, count in reading.rage_cards.items():
        yield Violation(
            Code.RAGE_CARD,
            "R4.15",
            Severity.ERROR,
            (number,),
            count,
            0,
            say("Rage card {number}: {copies}, limit 0", number=number, copies=copies(count)),
            say("no rage cards in a deck"),
            fixes.remove_all(reading, number),
        )
