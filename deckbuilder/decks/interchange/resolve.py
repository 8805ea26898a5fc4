"""From what a list says to the card it means: by number, by name, never by a silent pick."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from deckbuilder.cards.card import Card
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import type_word
from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.names import in_sentence
from deckbuilder.cards.numbers import parse_number
from deckbuilder.decks.deck import RAGE_CARDS, canonical

from .report import Choice, LineState, quoted

MAX_SUGGESTIONS = 40
"""How many unknown names of one input get a fuzzy search; each costs about a millisecond."""

MAX_NAME = 120
"""Longer texts are no card's name."""

_YEAR = r"(.*\S)\s+((?:19|20)[0-9]{2})"
_MARKS = r"\s*(?:\*[A-Za-z]{1,3}\*|\[[^\]]{1,12}\]|\([A-Z]{1,4}\+?\)|[-–|]\s*$)"


class Found(NamedTuple):
    """What a number or name was resolved to."""

    state: LineState
    number: str
    """The canonical printed number, or the text itself where no card was found."""

    name: str = ""
    """The card's name, or the text in quotes."""

    notes: tuple[str, ...] = ()
    candidates: tuple[Choice, ...] = ()
    card: Card | None = None
    exact: bool = True
    """False when the candidates are only near."""

    @property
    def is_rage(self) -> bool:
        """True for the number of a rage card (H43)."""
        return self.number.rstrip("+") in RAGE_CARDS


@dataclass
class Resolver:
    """Looks cards up for one reading; counts its fuzzy searches, so make one for each input."""

    catalogue: Catalogue
    japanese: bool = False
    """True for formats that always write Japanese numbers: the missing E is then no correction."""

    _searches_left: int = field(default=MAX_SUGGESTIONS, init=False)

    def number(self, text: str) -> Found | None:
        """The card of a number in any spelling, or None when the text is no card number."""
        read = parse_number(_as_english(text) if self.japanese else text)
        if read is None:
            return None
        printed = read.printed
        number = str(printed)
        if printed.base not in self.catalogue:
            why = (
                say("a rage card, no deck holds it; kept as a placeholder")
                if printed.base in RAGE_CARDS
                else say("unknown number; kept as a placeholder")
            )
            return Found(LineState.UNKNOWN, number, number, (*read.notes, why))
        card = self.catalogue[printed.base]
        notes = (
            (*read.notes,)
            if not printed.plus
            else (*read.notes, say("other art {mark}", mark="+" * printed.plus))
        )
        state = LineState.CHANGED if read.notes else LineState.ACCEPTED
        return Found(state, number, in_sentence(card.name), notes, card=card)

    def name(self, text: str) -> Found:
        """The card of a name: one hit is it, several are a question, none brings suggestions."""
        cards = self.named(text)
        if len(cards) == 1:
            card = cards[0]
            return Found(
                LineState.ACCEPTED,
                card.number,
                in_sentence(card.name),
                (say("{number}, by its name", number=card.number),),
                card=card,
            )
        if cards:
            note = say("{count} cards have this name", count=len(cards))
            return Found(LineState.QUESTION, text, quoted(text), (note,), choices(cards))
        nearest = self.suggest(text)
        if nearest:
            note = say("no card has this name; which one is meant?")
            return Found(LineState.QUESTION, text, quoted(text), (note,), choices(nearest), exact=False)
        return Found(LineState.UNKNOWN, text, quoted(text), (say("unknown card; kept as a placeholder"),))

    def named(self, text: str) -> tuple[Card, ...]:
        """The cards whose name the text is, print marks such as ``*F*`` or ``(SR)`` aside (B19)."""
        if len(text) > MAX_NAME:
            return ()
        for spelling in _spellings(text):
            cards = self.catalogue.named(spelling)
            if cards:
                return cards
        return ()

    def name_choices(self, text: str) -> tuple[Choice, ...]:
        """The cards of a name as proposals for a line whose number is unknown."""
        return choices(self.named(text))

    def number_choices(self, numbers: Iterable[str]) -> tuple[Choice, ...]:
        """The cards of some numbers as answers to a question, known or not."""
        return tuple(self._number_choice(number) for number in numbers)

    def _number_choice(self, number: str) -> Choice:
        card = self.catalogue.get(number)
        if card is not None:
            return Choice(card.number, describe(card))
        canonical_number = canonical(number)
        return Choice(
            canonical_number,
            say("{number}, not in the card data", number=canonical_number),
            is_known=False,
        )

    def suggest(self, text: str) -> tuple[Card, ...]:
        """The cards with the nearest names; nothing once one input has asked too often."""
        if self._searches_left <= 0 or len(text) > MAX_NAME:
            return ()
        self._searches_left -= 1
        return self.catalogue.suggest(text)


def choices(cards: tuple[Card, ...]) -> tuple[Choice, ...]:
    """The cards as answers to a question, told apart by what players compare."""
    return tuple(Choice(card.number, describe(card)) for card in cards)


def describe(card: Card) -> Message:
    """``EBP01-009 Godzilla (2023), rank III, 22,000``."""
    is_strategy = card.type is CardType.STRATEGY
    return say(
        "{number} {card}, rank {rank}, {power}",
        number=card.number,
        card=in_sentence(card.name),
        rank=card.rank_label,
        power=type_word(card.type) if is_strategy else card.power_label,
    )


def _spellings(text: str) -> list[str]:
    plain = re.sub(_MARKS, "", text).strip()
    year = re.fullmatch(_YEAR, plain)
    return [text, plain, *([f"{year[1]}({year[2]})"] if year else [])]


def _as_english(text: str) -> str:
    """The number with the E of the English print and without the OL of image file names."""
    stripped = re.sub("ol$", "", text.strip(), flags=re.IGNORECASE)
    return stripped if stripped[:1] in "Ee" else f"E{stripped}"
