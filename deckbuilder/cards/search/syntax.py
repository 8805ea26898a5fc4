"""The shape of a search text: terms, NOT, AND, OR, each with its place in the text; no meaning yet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

Span = tuple[int, int]
"""Start and end in the player's text, counted from 0, the end exclusive."""


class ValueKind(StrEnum):
    """How a value was written."""

    WORD = "word"
    QUOTED = "quoted"
    PATTERN = "pattern"


@dataclass(frozen=True, slots=True)
class Value:
    """One value: a word, the inside of quotes, or the inside of ``/.../``."""

    text: str
    kind: ValueKind
    span: Span


@dataclass(frozen=True, slots=True)
class Term:
    """``key op value``, or a bare word or phrase, whose key is empty."""

    key: str
    """As typed, in lower case; an empty string for a bare word."""

    op: str
    """``:`` ``=`` ``!=`` ``<`` ``<=`` ``>`` ``>=``; ``:`` for a bare word."""

    values: tuple[Value, ...]
    """One, or several in brackets, any of which may hold."""

    span: Span
    head: Span
    """Where the key and the operator stand; empty before a bare word."""


@dataclass(frozen=True, slots=True)
class Not:
    """Everything but the inner one."""

    inner: Node
    span: Span


@dataclass(frozen=True, slots=True)
class And:
    """All of them; without any, every card."""

    parts: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Or:
    """At least one of them."""

    parts: tuple[Node, ...]
    span: Span


Node = Term | Not | And | Or


@lru_cache(maxsize=64)
def parse_syntax(text: str) -> Node:
    """The shape of a search text; raises ``QueryError`` with the place of the first fault."""
    if not text.strip():
        return And((), (0, 0))  # the search a window starts with
    from .reader import read  # brings lark

    return read(text)


def quote(value: str) -> str:
    """A value as it must be written to be read back as itself: in quotes unless it is a plain word."""
    from .reader import quote as quoted

    return quoted(value)
