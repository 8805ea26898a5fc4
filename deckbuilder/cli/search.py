"""The search language as the commands use it: cards found, faults of the text shown under it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from .errors import CommandError, search_error

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from deckbuilder.cards.card import Card
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.cards.search import Query, SearchContext
    from deckbuilder.cards.search.grouping import CardGroup
    from deckbuilder.decks.deck import Deck
    from deckbuilder.decks.formats import Format, Formats


class Searcher:
    """Searches among the cards of a catalogue, as seen from a deck if there is one."""

    def __init__(self, catalogue: Catalogue, formats: Formats, deck: Deck | None = None) -> None:
        from deckbuilder.cards.search import Vocabulary

        self._catalogue = catalogue
        self._vocabulary = Vocabulary.of(catalogue, formats)
        self._context = _context(formats, deck)

    def query(self, text: str) -> Query:
        """The query a text means; raises ``CommandError`` that shows where the fault is."""
        from deckbuilder.cards.search import QueryError, parse_query

        try:
            return parse_query(text, self._vocabulary)
        except QueryError as error:
            raise search_error(text, error) from error

    def select(self, query: Query, cards: Iterable[Card] | None = None) -> tuple[Card, ...]:
        """The cards a query keeps, of some cards or of all, in its order."""
        from deckbuilder.cards.search import QueryError

        try:
            return query.select(self._catalogue if cards is None else cards, self._context)
        except QueryError as error:
            raise search_error(query.text, error) from error

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


def _context(formats: Formats, deck: Deck | None) -> SearchContext:
    from deckbuilder.cards.search import SearchContext

    today = date.today()

    def standing(format_: Format) -> Callable[[Card], str]:
        return lambda card: format_.status(card, today)

    standings = {each.id: standing(each) for each in formats.values()}
    if deck is None:
        return SearchContext(formats=standings)
    return SearchContext(counts=deck.copies(), formats=standings, format=deck.format)
