"""Random abilities: everything the models of the ability language accept, however odd, as data."""

from __future__ import annotations

from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le, MinLen
from hypothesis import strategies as st
from pydantic.fields import FieldInfo

from deckbuilder.cards.abilities import Ability, parse_abilities
from deckbuilder.cards.abilities.base import Node

_DEPTH = 3
"""Levels below an ability from which on only the parts that must be there are drawn."""

_WORDS = st.sampled_from(["Mothra", "King Ghidorah", "Godzilla(2023)", "GODZILLA THE RIDE", "2nd Form"])


def ability_data() -> st.SearchStrategy[Any]:
    """One ability as it would stand in a set file; a few do not pass the models and are to be dropped."""
    parse_abilities([])  # builds the models, whose fields are then resolved
    return _values(Ability, [], 0)


def _values(kind: Any, metadata: list[Any], depth: int) -> st.SearchStrategy[Any]:
    """Data for one annotation."""
    if get_origin(kind) is Annotated:
        inner, *more = get_args(kind)
        return _values(inner, [*_constraints(more), *metadata], depth)
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return _one_of([part for part in get_args(kind) if part is not type(None)], metadata, depth)
    if get_origin(kind) is tuple:
        least = max((limit.min_length for limit in metadata if isinstance(limit, MinLen)), default=0)
        most = least if depth > _DEPTH else max(least, 2)
        return st.lists(_values(get_args(kind)[0], [], depth + 1), min_size=least, max_size=most)
    if isinstance(kind, type) and issubclass(kind, Node):
        return st.deferred(lambda: _node(kind, depth))
    return _plain(kind, metadata)


def _one_of(parts: list[Any], metadata: list[Any], depth: int) -> st.SearchStrategy[Any]:
    if depth > _DEPTH:
        parts = [part for part in parts if not _nests(part)] or parts[:1]
    return st.one_of([_values(part, metadata, depth) for part in parts])


def _nests(kind: Any) -> bool:
    """True for classes with further nodes in parts that must be there."""
    return (
        isinstance(kind, type)
        and issubclass(kind, Node)
        and any(
            field.is_required() and "Literal" not in str(field.annotation) for field in _fields(kind).values()
        )
    )


def _fields(kind: type[Node]) -> dict[str, FieldInfo]:
    kind.model_rebuild()
    return kind.model_fields


@cache
def _node(kind: type[Node], depth: int) -> st.SearchStrategy[dict[str, Any]]:
    required: dict[str, st.SearchStrategy[Any]] = {}
    optional: dict[str, st.SearchStrategy[Any]] = {}
    for name, field in _fields(kind).items():
        values = _values(field.annotation, _constraints(field.metadata), depth + 1)
        if field.is_required():
            required[field.alias or name] = values
        elif depth <= _DEPTH:
            optional[field.alias or name] = values
    return st.fixed_dictionaries(required, optional=optional)


def _constraints(metadata: list[Any]) -> list[Any]:
    return [part for item in metadata for part in (item.metadata if isinstance(item, FieldInfo) else [item])]


def _plain(kind: Any, metadata: list[Any]) -> st.SearchStrategy[Any]:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from([member.value for member in kind])
    if kind is bool:
        return st.booleans()
    if kind is int:
        least = max((int(limit.ge) for limit in metadata if isinstance(limit, Ge)), default=-20)
        most = min((int(limit.le) for limit in metadata if isinstance(limit, Le)), default=50000)
        return st.integers(least, most)
    return _WORDS
