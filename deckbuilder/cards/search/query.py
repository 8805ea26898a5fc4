"""A search ready to use: which cards it keeps, and how their list is sorted and grouped."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from deckbuilder.cards.card import Card
from deckbuilder.cards.messages import say

from .context import SearchContext, owned_in
from .errors import QueryError
from .index import Row, SearchIndex, by_number, row_of
from .keys import BY_SPELLING, VIEW_KEYS
from .ordering import depends_on_context, sort_rows
from .syntax import And, Node, Not, Or, Term, parse_syntax
from .terms import Compiled, TermCompiler, key_of
from .values import choose
from .vocabulary import Vocabulary
from .words import DECK_GROUPS, DIRECTION_WORDS, GROUP_WORDS, ORDER_WORDS

_NO_CONTEXT = SearchContext()


@dataclass(frozen=True, slots=True)
class Query:
    """A read search text. Immutable; one query may search any number of lists."""

    text: str
    """As typed."""

    compiled: Compiled = field(repr=False)
    order: str = "rank"
    """A key of ``words.ORDERS``."""

    direction: str = "asc"
    """``asc`` or ``desc``."""

    group: str = "none"
    """A key of ``words.GROUPS``."""

    commands: frozenset[str] = frozenset()
    """Which of ``order``, ``dir`` and ``group`` the text gives; the others are the defaults."""

    order_span: tuple[int, int] = field(default=(0, 0), repr=False)
    """Where the text gives the order."""

    @property
    def uses_deck(self) -> bool:
        """True when the list can change with the open deck or its format."""
        return self.compiled.uses_deck or self.order == "qty" or self.group in DECK_GROUPS

    @property
    def uses_owned(self) -> bool:
        """True when the list can change with the player's collection."""
        return self.compiled.uses_owned or self.order == "owned"

    def matches(self, card: Card, context: SearchContext = _NO_CONTEXT) -> bool:
        """True for a card the search keeps."""
        return self.compiled.test(row_of(card), context)

    def select(
        self, cards: Iterable[Card] | SearchIndex, context: SearchContext = _NO_CONTEXT
    ) -> tuple[Card, ...]:
        """The cards the search keeps, in its order. Give a ``SearchIndex`` to search one list many times.

        Raises ``QueryError`` when the text names a format the context does not know, or asks for owned cards
        where no collection is kept.
        """
        test, descending = self.compiled.test, self.direction == "desc"
        if self.order == "owned":
            owned_in(context, self.order_span)
        if isinstance(cards, SearchIndex) and not depends_on_context(self.order):
            rows = cards.sorted_rows(self.order, descending)
            return tuple(row.card for row in rows if test(row, context))
        rows = cards.rows if isinstance(cards, SearchIndex) else by_number(map(row_of, cards))
        kept = [row for row in rows if test(row, context)]
        return tuple(row.card for row in sort_rows(kept, self.order, descending, context))


@lru_cache(maxsize=64)
def parse_query(text: str, vocabulary: Vocabulary | None = None) -> Query:
    """Read a search text. Sets, traits, rarities and formats are checked against the vocabulary.

    Without a vocabulary the shipped cards' is used and formats are checked when the query runs. Raises
    ``QueryError``: nothing in the text is ever ignored (4.2). The last texts are remembered: the list, the
    filters beside it and the odds of a deck ask for the same ones again and again.
    """
    terms = TermCompiler(vocabulary)
    tests, views = split_views(parse_syntax(text))
    compiled = _all([_compile(node, terms) for node in tests])
    span = views["order"].span if "order" in views else (0, 0)
    return Query(text, compiled, **_view(views), commands=frozenset(views), order_span=span)


def compile_node(node: Node, vocabulary: Vocabulary | None = None) -> Compiled:
    """The test of a part of a search; raises ``QueryError``."""
    return _compile(node, TermCompiler(vocabulary))


def split_views(node: Node) -> tuple[list[Node], dict[str, Term]]:
    """The parts of a search that must all hold, and its view commands by name."""
    parts: tuple[Node, ...] = node.parts if isinstance(node, And) else (node,)
    tests: list[Node] = []
    views: dict[str, Term] = {}
    for part in parts:
        name = _view_name(part)
        if not name:
            tests.append(part)
            continue
        assert isinstance(part, Term)
        if name in views:
            raise QueryError(
                say('"{key}{op}" is given twice', key=part.key, op=part.op), part.span, say("it once")
            )
        views[name] = part
    return tests, views


def _view_name(node: Node) -> str:
    key = BY_SPELLING.get(node.key) if isinstance(node, Term) else None
    return key.name if key and key.name in VIEW_KEYS else ""


def _view(views: dict[str, Term]) -> dict[str, str]:
    fields = {
        "order": ("order", ORDER_WORDS, say("order")),
        "dir": ("direction", DIRECTION_WORDS, say("direction")),
        "group": ("group", GROUP_WORDS, say("group")),
    }
    found: dict[str, str] = {}
    for name, term in views.items():
        key_of(term)
        value, *others = term.values
        if others:
            raise QueryError(
                say('"{key}{op}" takes one value', key=term.key, op=term.op), term.span, say("one value")
            )
        field_name, words, what = fields[name]
        found[field_name] = choose(term, value, words, what)
    return found


def _compile(node: Node, terms: TermCompiler) -> Compiled:
    match node:
        case Term():
            if _view_name(node):
                raise QueryError(
                    say('"{key}{op}" is about the whole list', key=node.key, op=node.op),
                    node.span,
                    say("it outside brackets, without NOT and OR"),
                )
            return terms.compile(node)
        case Not(inner):
            return _not(_compile(inner, terms))
        case And(parts):
            return _all([_compile(part, terms) for part in parts])
        case Or(parts):
            return _any([_compile(part, terms) for part in parts])


def _not(inner: Compiled) -> Compiled:
    def test(row: Row, context: SearchContext) -> bool:
        return not inner.test(row, context)

    return replace(inner, test=test)


def _all(parts: list[Compiled]) -> Compiled:
    return _joined(parts, wanted=True)


def _any(parts: list[Compiled]) -> Compiled:
    return _joined(parts, wanted=False)


def _joined(parts: list[Compiled], wanted: bool) -> Compiled:
    """All of the parts (``wanted``) or any of them; the dear ones, which read texts, come last."""
    if len(parts) == 1:
        return parts[0]
    tests = tuple(part.test for part in sorted(parts, key=lambda part: part.uses_text))

    def test(row: Row, context: SearchContext) -> bool:
        for each in tests:
            if each(row, context) is not wanted:
                return not wanted
        return wanted

    return Compiled(
        test,
        uses_text=any(part.uses_text for part in parts),
        uses_deck=any(part.uses_deck for part in parts),
        uses_owned=any(part.uses_owned for part in parts),
    )
