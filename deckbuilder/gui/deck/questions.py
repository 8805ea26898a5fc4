"""The questions of chance a player asks about every deck: remembered, and answered for one deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QObject, Signal

from deckbuilder.cards.messages import Message, say
from deckbuilder.cards.numbers import CardNumber
from deckbuilder.cards.search import Query, QueryError, SearchContext, parse_query
from deckbuilder.decks.deck import Section
from deckbuilder.decks.odds import (
    Requirement,
    at_least_all_in_time,
    between,
    cards_of,
    chances_by_draws,
)
from deckbuilder.decks.search_context import deck_context
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import OddsQuestion, Settings

GROUPS: Mapping[str, Message] = {
    "t:monster": say("monsters"),
    "t:monster r<=2": say("rank I–II monsters"),
    "t:battle r<=3": say("battle rank 1–3"),
    "t:battle r:4..6": say("battle rank 4–6"),
    "t:battle r>=7": say("battle rank 7–8"),
    "t:battle": say("battle cards"),
    "t:strategy": say("strategy cards"),
    "inv=2": say("step 2"),
}
"""What players ask about most, by the search text that finds it."""

MOST_QUESTIONS = 4


class Questions(QObject):
    """The list of questions, shared by everything that shows odds and kept in the settings."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def rows(self) -> tuple[OddsQuestion, ...]:
        """The questions in order; there is always one."""
        return tuple(self._settings.odds[:MOST_QUESTIONS]) or (OddsQuestion(),)

    def put(self, place: int, question: OddsQuestion) -> None:
        """Ask another question in the place of one."""
        rows = list(self.rows)
        if rows[place] != question:
            rows[place] = question
            self._set(rows)

    def add(self) -> None:
        """Ask one more: of a group nobody asks about yet, in as many cards as the last one."""
        asked = {row.group for row in self.rows}
        group = next((group for group in GROUPS if group not in asked), "t:monster")
        self._set([*self.rows, OddsQuestion(group=group, draws=self.rows[-1].draws)])

    def remove(self, place: int) -> None:
        """Ask one less."""
        rows = list(self.rows)
        del rows[place]
        self._set(rows)

    def _set(self, rows: list[OddsQuestion]) -> None:
        self._settings.odds = rows[:MOST_QUESTIONS]
        self.changed.emit()


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of the main deck that a question is about."""

    cards: frozenset[tuple[str, int]]
    """Single cards, as ``Requirement`` counts them."""

    numbers: frozenset[CardNumber]


class DeckOdds:
    """Answers about one deck. Whatever the deck, no chance is outside 0 to 1 (B71)."""

    def __init__(self, deck: OpenDeck, services: Services) -> None:
        self._deck = deck
        self._services = services
        self._groups: dict[str, Group] = {}
        self.size = deck.deck.count(Section.MAIN)

    @cached_property
    def _context(self) -> SearchContext:
        deck, services = self._deck, self._services
        formats = services.formats.values()
        return deck_context(deck.deck, services.catalogue, deck.format, formats, deck.on)

    def group(self, text: str) -> Group:
        """The cards a search text finds in the main deck; raises ``QueryError`` for one with a mistake."""
        if text not in self._groups:
            self._groups[text] = self._find(text)
        return self._groups[text]

    def _find(self, text: str) -> Group:
        if not self.size and text in GROUPS:  # a window opens with an empty deck; reading a search takes long
            return Group(frozenset(), frozenset())
        query: Query = parse_query(text, self._services.vocabulary)
        known = {entry.number: self._services.catalogue.get(entry.number) for entry in self._deck.deck.main}
        found = {card.number for card in query.select({*filter(None, known.values())}, self._context)}
        cards = cards_of(self._deck.deck, lambda entry: entry.base in found)
        return Group(cards, frozenset(found))

    def requirement(self, question: OddsQuestion) -> Requirement:
        """A question as the odds count it; raises ``QueryError``."""
        return Requirement(self.group(question.group).cards, question.least)

    def chance(self, *questions: OddsQuestion) -> float:
        """The chance that all of them come true, each in its own number of cards; raises ``QueryError``."""
        asked = [self.requirement(question) for question in questions]
        return at_least_all_in_time(asked, self.size, [min(each.draws, self.size) for each in questions])

    def curve(self, most: int, *questions: OddsQuestion) -> tuple[float, ...]:
        """The chance of all of them in one draw of 0 to ``most`` cards, or of the whole deck."""
        asked = [self.requirement(question) for question in questions]
        return chances_by_draws(asked, self.size, min(most, self.size))

    def spread(self, text: str, draws: int) -> tuple[float, ...]:
        """The chances of exactly 0, 1, 2 ... cards of a group among the first ones drawn."""
        members, draws = len(self.group(text).cards), min(draws, self.size)
        most = min(members, draws)
        return tuple(between(count, count, members, self.size, draws) for count in range(most + 1))


__all__ = ["GROUPS", "MOST_QUESTIONS", "DeckOdds", "Group", "QueryError", "Questions"]
