"""What a search may ask beyond the cards: the open deck, the formats of a day, the collection."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from deckbuilder.cards.search.context import SearchContext

if TYPE_CHECKING:
    from deckbuilder.cards.card import Card
    from deckbuilder.cards.catalogue import Catalogue

    from .deck import Deck
    from .formats import Format


def search_context(
    formats: Iterable[Format], on: date, owned: Mapping[str, int] | None = None
) -> SearchContext:
    """For a search without a deck; ``owned`` as in ``SearchContext``."""
    return SearchContext(formats=_standings(formats, on), owned=owned)


def deck_context(
    deck: Deck,
    catalogue: Catalogue,
    format_: Format,
    formats: Iterable[Format],
    on: date,
    owned: Mapping[str, int] | None = None,
) -> SearchContext:
    """For a search beside a deck that is looked at in a format on a day."""
    from .legality import Reading, allowed_colors  # a search without a deck starts faster without it

    entries = (*deck.monster, *deck.main)
    return SearchContext(
        counts=deck.copies(),
        formats={**_standings(formats, on), format_.full_id: partial(format_.status, on=on)},
        format=format_.full_id,
        colors=allowed_colors(Reading(deck, catalogue, format_, on)),
        parallels={entry.base for entry in entries if entry.base and entry.number.endswith("+")},
        region=format_.region,
        owned=owned,
    )


def _standings(formats: Iterable[Format], on: date) -> dict[str, Callable[[Card], str]]:
    return {each.id: partial(each.status, on=on) for each in formats}
