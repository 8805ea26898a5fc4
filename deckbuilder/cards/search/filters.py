"""The filter chips as a value, and the search line they stand for: two views of one query.

What the chips can say is read from the line into fields; all else stays in ``rest`` as it was typed. A line
made from filters reads back as the same filters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import ROMAN, CardType, Color
from deckbuilder.cards.numbers import CardNumber

from .context import SearchContext
from .index import Row, compact
from .query import compile_node, parse_query
from .syntax import And, Node, Not, Or, Term, Value, ValueKind, parse_syntax, quote
from .terms import Test, key_of
from .vocabulary import Vocabulary, shipped_vocabulary
from .words import COLOR_LETTERS, KEYWORD_WORDS

_TYPE_LETTERS = {CardType.MONSTER: "m", CardType.BATTLE: "b", CardType.STRATEGY: "s"}


@dataclass(frozen=True, slots=True)
class Filters:
    """What is chosen in the filter panel: any of the chips of one kind, and all kinds together."""

    colors: frozenset[Color] = frozenset()
    types: frozenset[CardType] = frozenset()
    base: bool = False
    """The chip of bases, beside those of the types."""

    ranks: frozenset[int] = frozenset()
    """Ranks of battle and strategy cards; with ``monster_ranks`` one kind of chip."""

    monster_ranks: frozenset[int] = frozenset()
    """Ranks of monsters, 1 to 4, another scale (R3.9)."""

    steps: frozenset[int] = frozenset()
    sets: frozenset[str] = frozenset()
    """Set codes, ``EBP01``."""

    traits: frozenset[str] = frozenset()
    """As printed."""

    keywords: frozenset[str] = frozenset()
    """As in ``words.KEYWORDS``, perhaps with a number: ``burst2``."""

    text: str = ""
    """Word or phrase of the rules text."""

    in_deck: bool = False
    fits_deck: bool = False
    owned: bool = False
    """Only cards of the player's collection."""

    legal: str = ""
    """Format id, or ``deck`` for the open deck's format."""

    rest: str = ""
    """What the chips cannot say, as typed."""

    def to_query(self) -> str:
        """The search line of these filters; raises ``QueryError`` when ``rest`` cannot be read."""
        chips = [chip for chip in self._chips() if chip]
        rest = self.rest.strip()
        if rest and chips and isinstance(node := parse_syntax(rest), Or) and not _in_brackets(node):
            rest = f"({rest})"
        return " ".join(part for part in (rest, *chips) if part)

    @classmethod
    def from_query(cls, text: str, vocabulary: Vocabulary | None = None) -> Filters:
        """The filters a search line stands for; raises ``QueryError`` when it cannot be read.

        Where the line says something twice, as in ``c:r c:b``, the last is the chip and the others are rest.
        """
        parse_query(text, vocabulary)
        return _Reader(text, vocabulary or shipped_vocabulary()).read()

    def _chips(self) -> Iterator[str]:
        letters = "".join(COLOR_LETTERS[color] for color in Color if color in self.colors)
        yield f"c:{letters}" if letters else ""
        yield self._type_chip()
        yield self._rank_chip()
        yield _values("inv", map(str, sorted(self.steps)))
        yield _values("s", (code.lower() for code in sorted(self.sets)))
        yield _values("tr", sorted(self.traits, key=str.casefold))
        yield _values("kw", sorted(self.keywords))
        yield f"o:{quote(self.text)}" if self.text.strip() else ""
        yield "in:deck" if self.in_deck else ""
        yield "fits:deck" if self.fits_deck else ""
        yield "owned>=1" if self.owned else ""
        yield f"legal:{quote(self.legal)}" if self.legal.strip() else ""

    def _type_chip(self) -> str:
        chosen = [type_ for type_ in _TYPE_LETTERS if type_ in self.types]
        if self.base:
            return _values("t", (*map(str, chosen), "base"))
        if len(chosen) == 1:
            return f"t:{chosen[0]}"
        return f"t:{''.join(_TYPE_LETTERS[type_] for type_ in chosen)}" if chosen else ""

    def _rank_chip(self) -> str:
        """A plain rank means monsters too, so the line says which of the two scales where they differ."""
        plain = _plain_ranks(self.ranks)
        roman = _values("r", (ROMAN[rank] for rank in sorted(self.monster_ranks)))
        if self._trimmed(self.ranks, self.ranks & ROMAN.keys()) == (self.ranks, self.monster_ranks):
            return plain
        if not (plain and roman):
            return roman or f"({plain} -t:m)"
        return f"(({plain} -t:m) OR {roman})"

    def _trimmed(
        self, ranks: frozenset[int], monster_ranks: frozenset[int]
    ) -> tuple[frozenset[int], frozenset[int]]:
        """What a plain rank says once the types are known: beside ``t:battle`` it is no rank of monsters."""
        if ranks and (self.base or self.types) and CardType.MONSTER not in self.types:
            return ranks, frozenset()
        if monster_ranks and not self.base and self.types == frozenset((CardType.MONSTER,)):
            return frozenset(), monster_ranks
        return ranks, monster_ranks

    def trimmed(self) -> Filters:
        """These filters without the ranks that the types rule out."""
        ranks, monster_ranks = self._trimmed(self.ranks, self.monster_ranks)
        return replace(self, ranks=ranks, monster_ranks=monster_ranks)


def _values(key: str, values: Iterable[str]) -> str:
    """``key:value`` or ``key:(one, two)``; nothing without a value."""
    written = [value if "(" in value else quote(value) for value in values]
    if len(written) < 2:
        return f"{key}:{written[0]}" if written else ""
    return f"{key}:({', '.join(written)})"


def _plain_ranks(ranks: frozenset[int]) -> str:
    highest = max(ranks, default=0)
    if highest > 2 and ranks == frozenset(range(1, highest + 1)):
        return f"r<={highest}"
    return _values("r", _runs(ranks))


def _runs(ranks: Iterable[int]) -> Iterator[str]:
    """Ranks as values, three and more in a row as a range."""
    run: list[int] = []
    for rank in (*sorted(ranks), None):
        if rank is not None and (not run or rank == run[-1] + 1):
            run.append(rank)
            continue
        if len(run) > 2:
            yield f"{run[0]}..{run[-1]}"
        else:
            yield from map(str, run)
        run = [rank] if rank is not None else []


def _in_brackets(node: And | Or) -> bool:
    return bool(node.parts) and node.span[0] < node.parts[0].span[0]


# ---- reading ---------------------------------------------------------------------------------------------

_ENDLESS = 1000
"""A rank no card has: what holds for it holds without end, which no chip can say."""


_PLAIN_CARD = Card(CardNumber("?"), "?", CardType.BATTLE, 1, (Color.WHITE,))


@lru_cache(maxsize=512)
def _probe(type_: CardType, **facts: Any) -> Row:  # noqa: ANN401 - any fact of a card
    """A card that exists only to ask a query about one of its facts."""
    return Row(replace(_PLAIN_CARD, type=type_, **facts))


@lru_cache(maxsize=1)
def _rank_probes() -> tuple[tuple[Row, ...], ...]:
    """Battle cards, strategy cards, bases and monsters of every rank a card could print."""
    ranks = (*range(1, 51), _ENDLESS)
    base = frozenset(("base",))
    return (
        tuple(_probe(CardType.BATTLE, rank=rank) for rank in ranks),
        tuple(_probe(CardType.STRATEGY, rank=rank) for rank in ranks),
        tuple(_probe(CardType.STRATEGY, rank=rank, keywords=base) for rank in ranks),
        tuple(_probe(CardType.MONSTER, rank=rank) for rank in ranks),
    )


class _Reader:
    """Sorts the parts of one search line into chips and rest."""

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.facets: tuple[Callable[[Node], dict[str, Any] | None], ...] = (
            self._colors,
            self._types,
            self._ranks,
            self._steps,
            self._sets,
            self._traits,
            self._keywords,
            self._text,
            self._flags,
            self._owned,
            self._legal,
        )

    def read(self) -> Filters:
        node = parse_syntax(self.text)
        parts = node.parts if isinstance(node, And) and not _in_brackets(node) else (node,)
        found: dict[str, Any] = {}
        rest: list[int] = []
        trim = False
        for index, part in reversed(tuple(enumerate(parts))):
            chip = self._chip(part)
            if chip is None or chip.keys() & found.keys():
                rest.insert(0, index)
                continue
            found |= chip
            trim |= "ranks" in chip and _keys(part) == {"rank"}
        filters = Filters(**found, rest=self._source(parts, rest))
        return filters.trimmed() if trim else filters

    def _source(self, parts: tuple[Node, ...], chosen: list[int]) -> str:
        """The chosen parts as typed; a single OR without the brackets it needs only beside chips."""
        if len(chosen) == 1 and isinstance(single := parts[chosen[0]], Or):
            return self.text[single.parts[0].span[0] : single.parts[-1].span[1]]
        written = ""
        for index in chosen:
            start, end = parts[index].span
            if index - 1 in chosen:
                start = parts[index - 1].span[1]  # with the comma or the spaces between the two
            elif written:
                written += " "
            written += self.text[start:end]
        return written

    def _chip(self, part: Node) -> dict[str, Any] | None:
        for facet in self.facets:
            chip = facet(part)
            if chip is not None:
                return chip
        return None

    def _test(self, part: Node) -> Test:
        return compile_node(part, self.vocabulary).test

    def _colors(self, part: Node) -> dict[str, Any] | None:
        if _keys(part) != {"color"} or not (isinstance(part, Term) and part.op == ":"):
            return None
        test = self._test(part)
        found = {color for color in Color if test(_probe(CardType.BATTLE, colors=(color,)), _ANYWHERE)}
        return {"colors": frozenset(found)}

    def _types(self, part: Node) -> dict[str, Any] | None:
        if _keys(part) != {"type"}:
            return None
        test = self._test(part)
        types = {type_ for type_ in CardType if test(_probe(type_), _ANYWHERE)}
        base = test(_probe(CardType.STRATEGY, keywords=frozenset(("base",))), _ANYWHERE)
        if (CardType.STRATEGY in types and not base) or not (types or base):
            return None
        named = any(compact(value.text) == "base" for value in _all_values(part))
        return {"types": frozenset(types), "base": base and (named or CardType.STRATEGY not in types)}

    def _ranks(self, part: Node) -> dict[str, Any] | None:
        if "rank" not in (keys := _keys(part)) or keys - {"rank", "type"}:
            return None
        test = self._test(part)
        ranks, strategies, bases, monsters = (
            frozenset(row.card.rank for row in rows if test(row, _ANYWHERE)) for rows in _rank_probes()
        )
        monster_ranks = monsters & frozenset(ROMAN)
        if ranks != strategies or ranks != bases or _ENDLESS in ranks:
            return None
        return {"ranks": ranks, "monster_ranks": monster_ranks} if ranks or monster_ranks else None

    def _steps(self, part: Node) -> dict[str, Any] | None:
        if _keys(part) != {"step"}:
            return None
        test = self._test(part)
        steps = frozenset(step for step in (1, 2) if test(_probe(CardType.BATTLE, invasion=step), _ANYWHERE))
        return None if not steps or test(_probe(CardType.BATTLE), _ANYWHERE) else {"steps": steps}

    def _sets(self, part: Node) -> dict[str, Any] | None:
        if not _values_of(part, "set"):
            return None
        test = self._test(part)
        found = {code for code in self.vocabulary.sets if test(_of_set(code), _ANYWHERE)}
        return {"sets": frozenset(found)}

    def _traits(self, part: Node) -> dict[str, Any] | None:
        values = _values_of(part, "trait")
        found = [self.vocabulary.find_traits(value.text) for value in values]
        return {"traits": frozenset(trait for traits in found for trait in traits)} if values else None

    def _keywords(self, part: Node) -> dict[str, Any] | None:
        values = _values_of(part, "keyword")
        words = (compact(value.text) for value in values)
        return {"keywords": frozenset(KEYWORD_WORDS.get(word, word) for word in words)} if values else None

    def _text(self, part: Node) -> dict[str, Any] | None:
        return {"text": value.text} if (value := _single(part, "text")) else None

    def _legal(self, part: Node) -> dict[str, Any] | None:
        return {"legal": value.text.casefold()} if (value := _single(part, "legal")) else None

    def _flags(self, part: Node) -> dict[str, Any] | None:
        for key, field in (("in", "in_deck"), ("fits", "fits_deck")):
            if _single(part, key):
                return {field: True}
        return None

    def _owned(self, part: Node) -> dict[str, Any] | None:
        """Any comparison that keeps every number of copies but none: ``owned>0``, ``have!=0``."""
        if not (isinstance(part, Term) and _keys(part) == {"owned"} and len(part.values) == 1):
            return None
        test, row = self._test(part), Row(_PLAIN_CARD)
        kept = [
            test(row, SearchContext(owned={_PLAIN_CARD.number: count})) for count in (0, 1, 2, _ENDLESS**3)
        ]
        return {"owned": True} if kept == [False, True, True, True] else None


_ANYWHERE = SearchContext()


def _of_set(code: str) -> Row:
    return Row(replace(_PLAIN_CARD, number=CardNumber(f"{code}-001")))


def _terms(node: Node) -> Iterator[Term]:
    match node:
        case Term():
            yield node
        case Not(inner):
            yield from _terms(inner)
        case And(parts) | Or(parts):
            for part in parts:
                yield from _terms(part)


def _keys(node: Node) -> set[str]:
    """The keys used anywhere in a part; an empty string stands for bare words."""
    return {key_of(term).name if term.key else "" for term in _terms(node)}


def _all_values(node: Node) -> Iterator[Value]:
    for term in _terms(node):
        yield from term.values


def _values_of(node: Node, key: str) -> tuple[Value, ...]:
    """The values of a part that means "any of these" for one key; none for any other part."""
    match node:
        case Term(op=":" | "=") if _keys(node) == {key}:
            plain = all(value.kind is not ValueKind.PATTERN for value in node.values)
            return node.values if plain else ()
        case Or(parts):
            each = [_values_of(part, key) for part in parts]
            return tuple(value for values in each for value in values) if all(each) else ()
        case _:
            return ()


def _single(node: Node, key: str) -> Value | None:
    """The value of ``key:value`` with one plain value."""
    values = _values_of(node, key) if isinstance(node, Term) else ()
    return values[0] if len(values) == 1 else None
