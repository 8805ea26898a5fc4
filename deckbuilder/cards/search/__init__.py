"""The search language of the card list, the deck, the deck library and the terminal (4.2).

>>> from deckbuilder.cards import load_catalogue
>>> from deckbuilder.cards.search import parse_query
>>> [str(card) for card in parse_query("rodan t:battle r<=4 c:red").select(load_catalogue())]
['EBP01-021 Rodan(1968)']
"""

from .context import SearchContext, Standing
from .errors import QueryError
from .filters import Filters
from .index import SearchIndex
from .keys import GENERAL_EXAMPLES, KEYS, Example, Key
from .query import Query, parse_query
from .vocabulary import Vocabulary

__all__ = [
    "GENERAL_EXAMPLES",
    "KEYS",
    "Example",
    "Filters",
    "Key",
    "Query",
    "QueryError",
    "SearchContext",
    "SearchIndex",
    "Standing",
    "Vocabulary",
    "parse_query",
]
