"""Reads search texts with lark; the only module that imports it, and imported when the first text is read."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from importlib import resources
from typing import Any, NoReturn, cast

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from deckbuilder.cards.messages import say

from .errors import QueryError
from .syntax import And, Node, Not, Or, Span, Term, Value, ValueKind

_WIDE: dict[int, str] = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_QUOTE_SIGNS = "“”„‟「」＂"
_QUOTES: dict[int, str] = dict.fromkeys(map(ord, _QUOTE_SIGNS), '"')
_SAME_LENGTH = {**_WIDE, **_QUOTES, ord("　"): " ", ord("、"): ","}
_OPERATORS = {"≤": "<=", "≥": ">=", "≠": "!="}
_ESCAPED = re.compile(rf'\\(["\\{_QUOTE_SIGNS}])')
_PLAIN = re.compile(r"[\w.'+][\w.'+#&*-]*")
_TO_ESCAPE = re.compile(rf'["\\{_QUOTE_SIGNS}]')
_A_TERM = say("a word or a key with its value")
_MAX_LENGTH = 2000
_MAX_DEPTH = 30
_MAX_NOTS = 3


@lru_cache(maxsize=1)
def _parser() -> Lark:
    grammar = resources.files("deckbuilder.cards.search").joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer="contextual")


def read(text: str) -> Node:
    """The shape of a search text. Full-width signs and typographic quotes mean the same as the plain ones."""
    if len(text) > _MAX_LENGTH:
        raise QueryError(
            say("The search is {count} characters long", count=len(text)),
            (_MAX_LENGTH, len(text)),
            say("{limit} characters at most", limit=_MAX_LENGTH),
        )
    plain = text.translate(_SAME_LENGTH)
    parse: Any = cast(Any, _parser()).parse_interactive(plain)  # lark types it loosely
    seen: list[Token] = []
    try:
        for token in parse.iter_parse():
            seen.append(token)
            _check_depth(seen)
        tree = cast("Tree[Token]", parse.feed_eof(seen[-1] if seen else None))
    except UnexpectedInput as error:
        _explain(plain, seen, error)
    return _Builder(text).node(tree.children[0]) if tree.children else And((), (0, 0))


def _check_depth(seen: list[Token]) -> None:
    """Refuse what nests deeper than any player writes, before the recursion below could run out."""
    last = seen[-1]
    if last.type == "LPAR":
        kinds = [token.type for token in seen]
        if kinds.count("LPAR") - kinds.count("RPAR") > _MAX_DEPTH:
            raise QueryError(say("Too many brackets inside each other"), _span(last), say("a simpler search"))
    if len(seen) > _MAX_NOTS and all(token.type == "NOT" for token in seen[-_MAX_NOTS - 1 :]):
        raise QueryError(say("Too many signs for not"), _span(last), say("one of them"))


def quote(value: str) -> str:
    """A value as it must be written to be read back as itself: in quotes unless it is a plain word."""
    if _PLAIN.fullmatch(value) and value.casefold() != "or" and value != "AND":
        return value
    return f'"{_TO_ESCAPE.sub(lambda sign: chr(92) + sign[0], value)}"'


def _span(token: Token) -> Span:
    return token.start_pos or 0, token.end_pos or 0


# ---- from lark's tree to ours ----------------------------------------------------------------------------

_Child = Tree[Token] | Token


class _Builder:
    """Builds our tree. Values are cut from the player's own text, with whatever signs they contain."""

    def __init__(self, text: str) -> None:
        self.text = text

    def node(self, tree: _Child) -> Node:
        assert isinstance(tree, Tree)
        children = tree.children
        match tree.data:
            case "either":
                either = tuple(map(self.node, children))
                return Or(either, (either[0].span[0], either[-1].span[1]))
            case "every":
                every = tuple(map(self.node, children))
                return And(every, (every[0].span[0], every[-1].span[1]))
            case "negated":
                inner = self.node(children[1])
                return Not(inner, (_span(_token(children[0]))[0], inner.span[1]))
            case "group":
                return self._group(children)
            case "field":
                return self._field(children)
            case _:
                value = self._value(_token(children[0]))
                return Term("", ":", (value,), value.span, (value.span[0], value.span[0]))

    def _group(self, children: list[_Child]) -> Node:
        """The inside of brackets, with the place of the brackets themselves."""
        span = (_span(_token(children[0]))[0], _span(_token(children[2]))[1])
        return replace(self.node(children[1]), span=span)

    def _field(self, children: list[_Child]) -> Term:
        key, op = _token(children[0]), _token(children[1])
        values = tuple(
            self._value(_token(child.children[0])) for child in children[2:] if isinstance(child, Tree)
        )
        last = children[-1]
        start, end = _span(key)[0], _span(last)[1] if isinstance(last, Token) else values[-1].span[1]
        return Term(key.lower(), _OPERATORS.get(op, str(op)), values, (start, end), (start, _span(op)[1]))

    def _value(self, token: Token) -> Value:
        start, end = _span(token)
        if token.type == "QUOTED":
            inner = _ESCAPED.sub(r"\1", self.text[start + 1 : end - 1])
            return Value(inner, ValueKind.QUOTED, (start, end))
        if token.type == "PATTERN":
            return Value(str(token[1:-1]), ValueKind.PATTERN, (start, end))
        return Value(str(token), ValueKind.WORD, (start, end))


def _token(child: _Child) -> Token:
    assert isinstance(child, Token)
    return child


# ---- what is wrong ---------------------------------------------------------------------------------------


def _explain(text: str, seen: list[Token], error: UnexpectedInput) -> NoReturn:
    """Say in the player's words what lark could not read, given the tokens before it."""
    token = getattr(error, "token", None)
    at_end = isinstance(token, Token) and token.type == "$END"
    at = len(text) if at_end else error.pos_in_stream or 0
    last = seen[-1] if seen else None
    char = text[at : at + 1]
    if last is not None and last.type == "OP" and (at_end or char not in '"/'):
        key = seen[-2]
        raise QueryError(
            say('"{text}" has no value', text=text[_span(key)[0] : _span(last)[1]]),
            (_span(key)[0], _span(last)[1]),
            say("a value, as in {key}{op}...", key=str(key), op=str(last)),
        )
    if char == '"':
        raise QueryError(say("This quote is never closed"), (at, len(text)), say('a closing "'))
    if char == "/":
        raise QueryError(say("This pattern is never closed"), (at, len(text)), say("a closing /"), '"/"')
    if at_end:
        _explain_end(text, seen)
    if char == ")":
        _explain_bracket(seen, at)
    if char and char in "<>=≤≥≠":
        raise QueryError(say('No key before "{char}"', char=char), (at, at + 1), say("a key, as in rank>=3"))
    end = at + len(token) if isinstance(token, Token) else at + 1
    raise QueryError(
        say(
            '"{text}" has nothing after it' if text[at:end] == "NOT" else '"{text}" has nothing before it',
            text=text[at:end],
        ),
        (at, end),
        _A_TERM,
    )


def _explain_end(text: str, seen: list[Token]) -> NoReturn:
    last = seen[-1]
    if last.type in ("_OR", "_AND", "NOT"):
        raise QueryError(say('"{text}" has nothing after it', text=str(last)), _span(last), _A_TERM)
    opened: list[Token] = []
    for token in seen:
        if token.type == "LPAR":
            opened.append(token)
        elif token.type == "RPAR":
            opened.pop()
    raise QueryError(
        say("This bracket is never closed"), _span(opened[-1]), say("a closing )"), f"{text.rstrip()})"
    )


def _explain_bracket(seen: list[Token], at: int) -> NoReturn:
    last = seen[-1] if seen else None
    if last is not None and last.type == "LPAR":
        raise QueryError(
            say("Nothing between the brackets"), (_span(last)[0], at + 1), say("a word or a key")
        )
    if last is not None and last.type in ("_OR", "_AND", "NOT"):
        raise QueryError(say('"{text}" has nothing after it', text=str(last)), _span(last), _A_TERM)
    raise QueryError(say("No bracket was opened before this one"), (at, at + 1), say("an opening ("))
