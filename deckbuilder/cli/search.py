"""The search language as the commands use it: cards found, faults of the text shown under it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from .errors import CommandError, search_error
from .inputs import format_of, load_collection

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from deckbuilder.cards.card import Card
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.cards.search import Query, SearchContext
    from deckbuilder.cards.search.grouping import CardGroup
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.formats import Formats


class Searcher:
    """Searches among the cards of a catalogue, as seen from a deck if there is one."""

    def __init__(self, catalogue: Catalogue, formats: Formats, deck: Deck | None = None) -> None:
        from deckbuilder.cards.search import Vocabulary

        self._catalogue = catalogue
        self._vocabulary = Vocabulary.of(catalogue, formats)
        self._has_deck = deck is not None
        self._context = _context(catalogue, formats, deck)

    def query(self, text: str) -> Query:
        """The query a text means; raises ``CommandError`` that shows where the fault is."""
        from deckbuilder.cards.search import QueryError, parse_query

        try:
            query = parse_query(text, self._vocabulary)
        except QueryError as error:
            raise search_error(text, error) from error
        if query.uses_deck and not self._has_deck:
            raise CommandError(
                "This search looks at a deck, and none is given",
                advice="Give one: cards QUERY --deck DECK.",
            )
        if query.uses_owned:
            self._context = replace(self._context, owned=_owned())
        return query

    def select(self, query: Query, cards: Iterable[Card] | None = None) -> tuple[Card, ...]:
        """The cards a query keeps, of some cards or of all, in its order."""
        return query.select(self._catalogue if cards is None else cards, self._context)

    def groups(self, query: Query, cards: Iterable[Card]) -> tuple[CardGroup, ...]:
        """The cards in the groups that a query asks for."""
        from deckbuilder.cards.search.grouping import group_cards

        return group_cards(cards, query.group, self._context, self._catalogue.set_name)


def join_words(words: Iterable[str]) -> str:
    """The search text of the words of a command line; a mistyped option is not taken for a search."""
    taken = list(words)
    for word in taken:
        if word.startswith("--"):
            raise CommandError(
                f"No such option: {word}", advice="To search for it, put the whole search in quotes."
            )
    return " ".join(taken)


def _owned() -> Mapping[str, int]:
    collection = load_collection()
    if collection is None:
        raise CommandError(
            "This search looks at your collection, and none is kept",
            advice="The window keeps one: Tools, Collection.",
        )
    return collection.by_card()


def _context(catalogue: Catalogue, formats: Formats, deck: Deck | None) -> SearchContext:
    from deckbuilder.decks.search_context import deck_context, search_context

    today = date.today()
    if deck is None:
        return search_context(formats.values(), today)
    return deck_context(deck, catalogue, format_of(deck, formats), formats.values(), today)
