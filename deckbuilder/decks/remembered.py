"""What the app remembers, read from JSON into dataclasses: every value is checked against its field.

For the few small files that each start reads: a library that can check anything would cost more than all of
them together.
"""

from __future__ import annotations

import types
from collections.abc import Generator, Mapping
from contextlib import contextmanager
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
    """A value does not fit its field; ``words`` name the field and say what was expected."""

    def __init__(self, words: Message) -> None:
        super().__init__(words)
        self.words = words


def read(kind: type[Kind], data: object, place: str = "", faults: list[UnusableError] | None = None) -> Kind:
    """A dataclass from a JSON object; raises ``UnusableError``.

    Every field has a default, which counts where the object says nothing; what the class does not know is
    left out. ``place`` is the field the object stands in. With ``faults`` a value that does not fit is
    put there and left out alone, of a list or a dictionary only the entry. Understood are plain values,
    ``Literal``, lists, dictionaries by text, ``| None``, ``Between`` and dataclasses in dataclasses.
    """
    if not isinstance(data, Mapping):
        raise _unusable(place, _EXPECTED[dict])
    given = cast("Mapping[str, object]", data)
    hints = get_type_hints(kind, include_extras=True)
    values: dict[str, object] = {}
    for field in fields(cast("Any", kind)):
        if field.name in given:
            inside = f"{place}.{field.name}" if place else field.name
            with _noted(faults):
                values[field.name] = _value(hints[field.name], given[field.name], inside, faults)
    return kind(**values)


@contextmanager
def _noted(faults: list[UnusableError] | None) -> Generator[None]:
    """What does not fit is put among the faults, if there is a list for them."""
    try:
        yield
    except UnusableError as error:
        if faults is None:
            raise
        faults.append(error)


def _value(hint: object, value: object, place: str, faults: list[UnusableError] | None) -> object:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _within(parts[1], _value(parts[0], value, place, faults), place)
    if origin is Literal:
        if value not in parts:
            raise _unusable(place, say("one of {values}", values=", ".join(parts)))
        return value
    if origin in (Union, types.UnionType):
        return None if value is None else _value(parts[0], value, place, faults)
    if is_dataclass(hint):
        return read(cast("type[object]", hint), value, place, faults)
    kind = origin or hint
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise _unusable(place, _EXPECTED[kind])
    if kind is list:
        found: list[object] = []
        for each in cast("list[object]", value):
            with _noted(faults):
                found.append(_value(parts[0], each, place, faults))
        return found
    if kind is dict:
        entries: dict[str, object] = {}
        for name, each in cast("dict[str, object]", value).items():
            with _noted(faults):
                entries[name] = _value(parts[1], each, f"{place}.{name}", faults)
        return entries
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
