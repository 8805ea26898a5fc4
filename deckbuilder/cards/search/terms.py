"""What each key tests on a card; every value that means nothing is an error with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.messages import one_of, say
from deckbuilder.cards.names import fold_name
from deckbuilder.cards.numbers import parse_number

from .context import SearchContext, Standing, owned_in
from .errors import QueryError, closest
from .index import Row, compact, fold_text
from .keys import BY_SPELLING, Key
from .syntax import Term, Value, ValueKind
from .values import COMPARE, choose, fail, letters, number_check, roman_as_digits, spelled
from .vocabulary import Vocabulary, set_key, shipped_vocabulary
from .words import COLOR_WORDS, KEYWORD_WORDS, NUMBERED_KEYWORDS, STATE_WORDS, TYPE_WORDS

Test = Callable[[Row, SearchContext], bool]


@dataclass(frozen=True, slots=True)
class Compiled:
    """A test of cards, and what it looks at beyond their facts."""

    test: Test
    uses_text: bool = False
    """It reads the cards' abilities, which takes a moment the first time."""

    uses_deck: bool = False
    """Its answer changes with the open deck or its format."""

    uses_owned: bool = False
    """Its answer changes with the player's collection."""


def key_of(term: Term) -> Key:
    """The key meant by the term's spelling, operator and value."""
    key = BY_SPELLING.get(term.key)
    if key is None:
        near = closest(term.key, BY_SPELLING)
        raise QueryError(
            say('Unknown key "{key}{op}"', key=term.key, op=term.op),
            term.head,
            say("a key such as t: c: r: o: s:, or quotes around a name with a colon"),
            f"{near}{term.op}" if near else "",
        )
    key = _peer_key(term, key)
    if term.op not in key.operators:
        raise QueryError(
            say('"{key}" cannot be compared with {op}', key=term.key, op=term.op),
            term.head,
            one_of(f"{term.key}{op}" for op in sorted(key.operators)),
        )
    if len(term.values) > 1 and term.op not in (":", "=", "!="):
        raise QueryError(
            say("{op} takes one value", op=term.op),
            (term.values[0].span[0], term.span[1]),
            say("one value without brackets"),
        )
    return key


def _peer_key(term: Term, key: Key) -> Key:
    """``t>=20000`` means threat and ``c>=5000`` counter power, as players of other tools write them."""
    numeric = {"t": "threat", "c": "cp"}.get(term.key)
    if numeric is None:
        return key
    looks_numeric = all(re.match(r"\d|\.\.\d|x$", value.text, re.IGNORECASE) for value in term.values)
    if looks_numeric or term.op not in key.operators:
        return BY_SPELLING[numeric]
    return key


class TermCompiler:
    """Turns terms into tests. Without a vocabulary the shipped cards' is used, loaded when first needed."""

    def __init__(self, vocabulary: Vocabulary | None) -> None:
        self._given = vocabulary
        self._compilers: Mapping[str, Callable[[Term], Test]] = {
            "name": self._name,
            "number": self._number,
            "type": self._type,
            "color": self._color,
            "rank": self._rank,
            "cp": self._cp,
            "threat": self._threat,
            "step": self._step,
            "trait": self._trait,
            "text": self._text,
            "keyword": self._keyword,
            "set": self._set,
            "rarity": self._rarity,
            "is": self._is,
            "legal": self._legal,
            "banned": self._banned,
            "restricted": self._restricted,
            "in": self._in,
            "fits": self._fits,
            "qty": self._qty,
            "owned": self._owned,
        }

    @property
    def vocabulary(self) -> Vocabulary:
        """The open word lists."""
        return self._given or shipped_vocabulary()

    def compile(self, term: Term) -> Compiled:
        """The test of one term; raises ``QueryError``."""
        for value in term.values:
            if not value.text.strip():
                fail(value, say("Nothing between the quotes"), say("a word or phrase"))
        if not term.key:
            return Compiled(self._bare(term.values[0]))
        key = key_of(term)
        return Compiled(
            self._compilers[key.name](term),
            uses_text=key.name in ("text", "keyword"),
            uses_deck=_looks_at_deck(key, term),
            uses_owned=key.name == "owned",
        )

    # ---- names and numbers -------------------------------------------------------------------------------

    def _bare(self, value: Value) -> Test:
        """Name, nickname or number prefix."""
        if value.kind is ValueKind.PATTERN:
            return self._name_pattern(value)
        named, numbered = _name_has(value.text), _number_begins(value.text, least=3)
        if numbered is None:
            return named
        return lambda row, context: named(row, context) or numbered(row, context)

    def _name_pattern(self, value: Value) -> Test:
        search = _pattern(value)
        return lambda row, _: any(map(search, row.names.split("\n")))

    def _name(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            if value.kind is ValueKind.PATTERN:
                return self._name_pattern(value)
            if term.op == ":":
                return _name_has(value.text)
            wanted = compact(value.text)
            return lambda row, _: wanted in row.compact_names.split("\n")

        return _any_value(term, test)

    def _number(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            if value.kind is ValueKind.PATTERN:
                search = _pattern(value)
                return lambda row, _: search(row.number)
            begins = _number_begins(value.text, least=1)
            if begins is None:
                fail(
                    value,
                    say('"{value}" is no card number', value=value.text),
                    say("a number such as EBP01-016, or how it begins"),
                )
            return begins

        return _any_value(term, test)

    # ---- closed words ------------------------------------------------------------------------------------

    def _type(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            if compact(value.text) == "base":
                return lambda row, _: row.card.is_base
            types = frozenset(letters(term, value, TYPE_WORDS, say("type")))
            return lambda row, _: row.card.type in types

        return _any_value(term, test)

    def _color(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            wanted = frozenset(letters(term, value, COLOR_WORDS, say("colour")))
            if term.op == ":":
                return lambda row, _: not wanted.isdisjoint(row.colors)
            compare = COMPARE["=" if term.op == "!=" else term.op]
            return lambda row, _: compare(row.colors, wanted)

        return _any_value(term, test)

    def _keyword(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            word, digits = _split_number(compact(value.text))
            keyword = (
                choose(term, value, KEYWORD_WORDS, say("keyword")) if not digits else KEYWORD_WORDS.get(word)
            )
            if digits and keyword not in NUMBERED_KEYWORDS:
                fail(
                    value,
                    say('Unknown keyword "{value}"', value=value.text),
                    say("{keywords} before a number", keywords=one_of(NUMBERED_KEYWORDS)),
                )
            wanted = f"{keyword}{digits}"
            return lambda row, _: wanted in row.keywords

        return _any_value(term, test)

    def _is(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            state = choose(term, value, STATE_WORDS, say("state"))
            if state == "restricted":
                return _standing(value, "deck", (Standing.RESTRICTED,))
            return _STATES[state]

        return _any_value(term, test)

    def _in(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            choose(term, value, {"deck": "deck"}, say("place"))
            return lambda row, context: context.counts.get(row.card.number, 0) > 0

        return _any_value(term, test)

    def _fits(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            choose(term, value, {"deck": "deck"}, say("place"))
            return lambda row, context: context.colors is None or not row.colors.isdisjoint(context.colors)

        return _any_value(term, test)

    # ---- words of the card data --------------------------------------------------------------------------

    def _trait(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            if value.kind is ValueKind.PATTERN:
                search = _pattern(value)
                found = tuple(trait for trait in self.vocabulary.traits if search(fold_name(trait)))
            else:
                found = self.vocabulary.find_traits(value.text)
            if not found:
                near = closest(value.text, self.vocabulary.traits)
                fail(
                    value,
                    say('Unknown trait "{value}"', value=value.text),
                    say("a trait in quotes"),
                    spelled(term, near) if near else "",
                )
            wanted = frozenset(map(compact, found))
            return lambda row, context: not wanted.isdisjoint(row.traits[context.region])

        return _any_value(term, test)

    def _set(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            low, dots, high = value.text.partition("..")
            wanted = self._set_range(term, value, low, high) if dots else self._sets(term, value, value.text)
            return lambda row, _: row.card.set_code in wanted

        return _any_value(term, test)

    def _sets(self, term: Term, value: Value, text: str) -> frozenset[str]:
        found = self.vocabulary.find_sets(text)
        if not found:
            near = closest(text, self.vocabulary.sets)
            fail(
                value,
                say('Unknown set "{value}"', value=text),
                say("a set such as EBP01, or a range such as EBP01..EBP03"),
                spelled(term, near) if near else "",
            )
        return frozenset(found)

    def _set_range(self, term: Term, value: Value, low: str, high: str) -> frozenset[str]:
        if not low and not high:
            fail(value, say("This range has no ends"), say("a range such as EBP01..EBP03"))
        lowest = min(map(set_key, self._sets(term, value, low))) if low else None
        highest = max(map(set_key, self._sets(term, value, high))) if high else None
        if lowest and highest and lowest > highest:
            fail(
                value,
                say("This range runs backwards"),
                say("the earlier set first"),
                spelled(term, f"{high}..{low}"),
            )
        return frozenset(
            code
            for code in self.vocabulary.sets
            if (lowest is None or set_key(code) >= lowest) and (highest is None or set_key(code) <= highest)
        )

    def _rarity(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            words = {compact(rarity): rarity for rarity in self.vocabulary.rarities}
            wanted = (
                choose(term, value, words, say("rarity"))
                if words
                else fail(value, say("No rarities are known"))
            )
            return lambda row, _: row.card.rarity == wanted

        return _any_value(term, test)

    def _text(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            if value.kind is ValueKind.PATTERN:
                search = _pattern(value)
                return lambda row, _: search(row.text)
            wanted = fold_text(value.text)
            return lambda row, _: wanted in row.text

        return _any_value(term, test)

    # ---- formats -----------------------------------------------------------------------------------------

    def _legal(self, term: Term) -> Test:
        return self._format(term, (Standing.LEGAL, Standing.RESTRICTED))

    def _banned(self, term: Term) -> Test:
        return self._format(term, (Standing.BANNED,))

    def _restricted(self, term: Term) -> Test:
        return self._format(term, (Standing.RESTRICTED,))

    def _format(self, term: Term, standings: tuple[Standing, ...]) -> Test:
        known = self._given.formats if self._given else None

        def test(value: Value) -> Test:
            wanted = value.text.casefold()
            if known is not None and wanted not in (*known, "deck"):
                near = closest(wanted, known)
                fail(
                    value,
                    say('Unknown format "{value}"', value=value.text),
                    one_of((*known, "deck")),
                    spelled(term, near) if near else "",
                )
            return _standing(value, wanted, standings)

        return _any_value(term, test)

    # ---- numbers -----------------------------------------------------------------------------------------

    def _rank(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            plain, roman = roman_as_digits(value.text)
            check = number_check(term, value, plain, say("a rank such as 3, III or 3..5"))
            if roman:
                return lambda row, _: row.card.type is CardType.MONSTER and check(row.card.rank)
            return lambda row, _: check(row.card.rank)

        return _any_value(term, test)

    def _cp(self, term: Term) -> Test:
        return _fact(term, CardType.BATTLE, lambda card: card.counter_power)

    def _threat(self, term: Term) -> Test:
        return _fact(term, CardType.MONSTER, lambda card: card.threat)

    def _step(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            if compact(value.text) == "none" and term.op in (":", "=", "!="):
                return lambda row, _: row.card.invasion is None
            check = number_check(term, value, value.text, say("1, 2 or none"))
            return lambda row, _: row.card.invasion is not None and check(row.card.invasion)

        return _any_value(term, test)

    def _qty(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            check = number_check(term, value, value.text, say("a number of copies such as 3 or 1..3"))
            return lambda row, context: check(context.counts.get(row.card.number, 0))

        return _any_value(term, test)

    def _owned(self, term: Term) -> Test:
        def test(value: Value) -> Test:
            check = number_check(term, value, value.text, say("a number of copies such as 1 or 1..3"))
            return lambda row, context: check(owned_in(context, term.span).get(row.card.number, 0))

        return _any_value(term, test)


# ---- helpers ---------------------------------------------------------------------------------------------

_STATES: Mapping[str, Test] = {
    "parallel": lambda row, context: row.card.number in context.parallels,
    "token": lambda row, _: row.card.is_token,
    "base": lambda row, _: row.card.is_base,
    "unlimited": lambda row, _: row.card.any_copies,
    "resonance": lambda row, _: row.card.resonance is not None,
    "enonly": lambda row, _: row.card.name_ja is None,
    "multicolor": lambda row, _: len(row.colors) > 1,
    "vanilla": lambda row, _: not row.card.manual and not row.card.ability_data,
    "manual": lambda row, _: row.card.manual,
}


_DECK_KEYS = ("in", "fits", "qty")
_DECK_WORDS = {
    "is": ("restricted", "parallel"),
    **dict.fromkeys(("legal", "banned", "restricted"), ("deck",)),
}
"""The words of other keys that mean the open deck or its format."""


def _looks_at_deck(key: Key, term: Term) -> bool:
    words = _DECK_WORDS.get(key.name, ())
    return key.name in _DECK_KEYS or any(compact(value.text) in words for value in term.values)


def _any_value(term: Term, make: Callable[[Value], Test]) -> Test:
    """The test of a term: any of its values; with ``!=`` none of them."""
    tests = tuple(map(make, term.values))
    if len(tests) == 1:
        single = tests[0]
        if term.op != "!=":
            return single
        return lambda row, context: not single(row, context)
    wanted = term.op != "!="
    return lambda row, context: any(test(row, context) for test in tests) is wanted


def _pattern(value: Value) -> Callable[[str], bool]:
    """The search for a pattern; it keeps its answers, since many cards share a name or a text."""
    from .pattern import Pattern, PatternError  # few searches have one

    try:
        return lru_cache(maxsize=None)(Pattern(value.text).search)
    except PatternError as error:
        fail(value, say("This pattern cannot be used: {reason}", reason=str(error)), say("a simpler pattern"))


def _name_has(text: str) -> Test:
    wanted = compact(text)
    if not wanted:  # signs only
        signs = fold_name(text)
        return lambda row, _: signs in row.names
    return lambda row, _: wanted in row.compact_names


def _number_begins(text: str, least: int) -> Test | None:
    """A number in any spelling or the beginning of one, with or without the E; None for anything else."""
    read = parse_number(text)
    begin = fold_name(text).replace(" ", "")
    if read is None and (len(begin) < least or not re.fullmatch(r"[a-z]{1,3}[0-9]{0,2}(-[0-9t]*)?", begin)):
        return None
    base = read.printed.base if read else ""
    begins = (begin, f"e{begin}")
    return lambda row, _: row.number.startswith(begins) or row.card.number == base


def _split_number(text: str) -> tuple[str, str]:
    match = re.fullmatch(r"(\D*)(\d*)", text)
    return (match[1], match[2]) if match else (text, "")


def _standing(value: Value, wanted: str, standings: tuple[Standing, ...]) -> Test:
    def test(row: Row, context: SearchContext) -> bool:
        name = context.format if wanted == "deck" else wanted
        look_up = context.formats.get(name)
        if look_up is None:
            known = one_of(context.formats) if context.formats else say("the formats to be loaded")
            fail(
                value,
                say('No format "{name}" is known', name=name) if name else say("No deck is open"),
                known,
            )
        return look_up(row.card) in standings

    return test


def _fact(term: Term, type_: CardType, fact: Callable[[Card], int | None]) -> Test:
    """A printed number of one card type; X is a value of its own."""

    def test(value: Value) -> Test:
        if compact(value.text) == "x" and term.op in (":", "=", "!="):
            return lambda row, _: fact(row.card) is None
        check = number_check(term, value, value.text, say("a number such as 5000, 5k or 2000..5000, or x"))

        def passes(row: Row, _: SearchContext) -> bool:
            number = fact(row.card)
            return number is not None and check(number)

        return passes

    inner = _any_value(term, test)
    return lambda row, context: row.card.type is type_ and inner(row, context)
