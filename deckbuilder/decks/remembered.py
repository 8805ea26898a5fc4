"""What the app remembers, read from JSON into dataclasses: every value is checked against its field.

For the few small files that each start reads: a library that can check anything would cost more than all of
them together.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from deckbuilder.cards.messages import Message, say

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Between:
    """The range of a number, both ends included: ``Annotated[int, Between(1, 50)]``."""

    least: float
    most: float


class UnusableError(ValueError):
    """A value does not fit its field; the message names the field and says what was expected."""


def read(kind: type[Kind], data: object, place: str = "") -> Kind:
    """A dataclass from a JSON object; raises ``UnusableError``.

    Every field has a default, which counts where the object says nothing; what the class does not know is
    left out. ``place`` is the field the object stands in. Understood are plain values, ``Literal``, lists,
    dictionaries by text, ``| None``, ``Between`` and dataclasses in dataclasses.
    """
    if not isinstance(data, Mapping):
        raise _unusable(place, _EXPECTED[dict])
    given = cast("Mapping[str, object]", data)
    hints = get_type_hints(kind, include_extras=True)
    values = {
        field.name: _value(
            hints[field.name], given[field.name], f"{place}.{field.name}" if place else field.name
        )
        for field in fields(cast("Any", kind))
        if field.name in given
    }
    return kind(**values)


def _value(hint: object, value: object, place: str) -> object:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _within(parts[1], _value(parts[0], value, place), place)
    if origin is Literal:
        if value not in parts:
            raise _unusable(place, say("one of {values}", values=", ".join(parts)))
        return value
    if origin in (Union, types.UnionType):
        return None if value is None else _value(parts[0], value, place)
    if is_dataclass(hint):
        return read(cast("type[object]", hint), value, place)
    kind = origin or hint
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise _unusable(place, _EXPECTED[kind])
    if kind is list:
        return [_value(parts[0], each, place) for each in cast("list[object]", value)]
    if kind is dict:
        items = cast("dict[str, object]", value).items()
        return {name: _value(parts[1], each, f"{place}.{name}") for name, each in items}
    return value


def _within(range_: Between, number: object, place: str) -> object:
    if not range_.least <= cast("float", number) <= range_.most:
        raise _unusable(place, say("{least:g} to {most:g}", least=range_.least, most=range_.most))
    return number


_EXPECTED: dict[object, Message] = {
    bool: say("true or false"),
    int: say("a whole number"),
    float: say("a number"),
    str: say("a text"),
    list: say("a list"),
    dict: say("an object in braces"),
}


def _unusable(place: str, expected: Message) -> UnusableError:
    return UnusableError(
        say("{place}: expected {expected}", place=place, expected=expected)
        if place
        else say("expected {expected}", expected=expected)
    )
