"""Plain values as JSON values and back, led by their types; reading collects every fault instead of the first.

It knows the building blocks of states and scenarios: numbers, texts, enums, tuples, lists, mappings, named tuples
and dataclasses. Whoever reads gives the type, so nothing in the text can name one.
"""

from __future__ import annotations

import dataclasses
import json
import types
from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from functools import lru_cache
from typing import Any, Union, get_args, get_origin, get_type_hints

_MISSING = object()
_LONGEST_QUOTE = 40


class Faults(list[str]):
    """Sentences about what is wrong, each with its place: ``players[0].hand[3]: expected a number``."""

    def add(self, where: str, what: str) -> None:
        """Note one fault; an empty place is the text as a whole."""
        self.append(f"{where}: {what}" if where else what)


def write(value: Any, *, brief: bool = False) -> Any:
    """The value as JSON allows it; ``brief`` leaves out the fields of dataclasses that have their default."""
    if isinstance(value, Enum):
        return value.name.lower() if isinstance(value, IntEnum) else value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        named = {each.name: (getattr(value, each.name), each) for each in dataclasses.fields(value)}
        return {
            name: write(held, brief=brief)
            for name, (held, each) in named.items()
            if not (brief and held == _default(each))
        }
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: write(getattr(value, name), brief=brief) for name in value._fields}
    if isinstance(value, Mapping):
        return {str(key): write(held, brief=brief) for key, held in sorted(value.items())}
    if isinstance(value, (tuple, list)):
        return [write(each, brief=brief) for each in value]
    return value


def load(text: str, faults: Faults) -> Any:
    """The JSON value of a text, or None with a fault; a name given twice is one too."""
    try:
        return json.loads(text, object_pairs_hook=lambda pairs: _once(pairs, faults))
    except json.JSONDecodeError as error:
        faults.add("", f"The text is no JSON: {error.msg} in line {error.lineno}, column {error.colno}")
    except (ValueError, RecursionError):
        faults.add("", "The text is no JSON that can be read: a number too long or brackets too deep")
    return None


def _once(pairs: list[tuple[str, Any]], faults: Faults) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            faults.add("", f'"{_quoted(name)}" is given twice')
        found[name] = value
    return found


def read(kind: Any, value: Any, where: str, faults: Faults) -> Any:
    """The value of a type that a JSON value stands for; whatever does not fit is noted and read as None."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _read_union(get_args(kind), value, where, faults)
    if origin is tuple:
        return _read_tuple(get_args(kind), value, where, faults)
    if origin is list:
        return list(_read_items(get_args(kind)[0], value, where, faults))
    if origin is not None and issubclass(origin, Mapping):
        return _read_mapping(get_args(kind), value, where, faults)
    kind = getattr(kind, "__supertype__", kind)  # a NewType is the type it stands on
    if issubclass(kind, Enum):
        return _read_enum(kind, value, where, faults)
    if hasattr(kind, "_fields") or dataclasses.is_dataclass(kind):
        return _read_record(kind, value, where, faults)
    if type(value) is not kind:
        return _unfit(_WORDS[kind], value, where, faults)
    return value


_WORDS: dict[Any, str] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    type(None): "nothing (null)",
}


def _read_union(kinds: tuple[Any, ...], value: Any, where: str, faults: Faults) -> Any:
    """The first type that fits; the faults of the last one when none does."""
    tried = Faults()
    for kind in sorted(kinds, key=lambda each: each is not type(None)):
        tried = Faults()
        found = read(kind, value, where, tried)
        if not tried:
            return found
    faults += tried
    return None


def _read_tuple(kinds: tuple[Any, ...], value: Any, where: str, faults: Faults) -> Any:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read_items(kinds[0], value, where, faults))
    if not isinstance(value, list) or len(value) != len(kinds):
        return _unfit(f"a list of {len(kinds)}", value, where, faults)
    pairs = zip(kinds, value, strict=True)
    return tuple(read(kind, each, f"{where}[{at}]", faults) for at, (kind, each) in enumerate(pairs))


def _read_items(kind: Any, value: Any, where: str, faults: Faults) -> list[Any]:
    if not isinstance(value, list):
        _unfit("a list", value, where, faults)
        return []
    return [read(kind, each, f"{where}[{at}]", faults) for at, each in enumerate(value)]


def _read_mapping(kinds: tuple[Any, ...], value: Any, where: str, faults: Faults) -> Any:
    """Names of JSON objects are texts, so a number as key is a text of figures."""
    if not isinstance(value, dict):
        return _unfit("names with values", value, where, faults)
    found: dict[Any, Any] = {}
    for name, held in value.items():
        place = f"{where}.{_quoted(name)}"
        if kinds[0] is int and not (name.isdecimal() and name.isascii() and len(name) < 10):
            faults.add(place, "expected a number as name")
            continue
        found[int(name) if kinds[0] is int else name] = read(kinds[1], held, place, faults)
    return found


def _read_enum(kind: type[Enum], value: Any, where: str, faults: Faults) -> Any:
    names = {write(each): each for each in kind}
    if not isinstance(value, str) or value not in names:
        return _unfit(f"one of {', '.join(names)}", value, where, faults)
    return names[value]


def _read_record(kind: Any, value: Any, where: str, faults: Faults) -> Any:
    """A named tuple or a dataclass from its fields by name."""
    if not isinstance(value, dict):
        return _unfit("names with values", value, where, faults)
    types_ = hints(kind)
    found = read_fields(types_, value, where, faults, needed=_needed(kind))
    return None if found is None else kind(**found)


def read_fields(
    kinds: Mapping[str, Any], value: Mapping[str, Any], where: str, faults: Faults, needed: frozenset[str]
) -> dict[str, Any] | None:
    """The fields that are given; None with the faults when a needed one is missing or any does not fit."""
    before = len(faults)
    prefix = f"{where}." if where else ""
    for name in value.keys() - kinds.keys():
        faults.add(f"{prefix}{_quoted(name)}", "is no known name here")
    for name in sorted(needed - value.keys()):
        faults.add(f"{prefix}{name}", "is missing")
    found = {
        name: read(kind, value[name], f"{prefix}{name}", faults)
        for name, kind in kinds.items()
        if name in value
    }
    return found if len(faults) == before else None


@lru_cache(maxsize=64)
def hints(kind: Any) -> dict[str, Any]:
    """The types of the fields of a class, by name, in their order."""
    return get_type_hints(kind)


def _needed(kind: Any) -> frozenset[str]:
    if dataclasses.is_dataclass(kind):
        return frozenset(each.name for each in dataclasses.fields(kind) if _default(each) is _MISSING)
    return frozenset(kind._fields) - frozenset(kind._field_defaults)


def _default(each: dataclasses.Field[Any]) -> Any:
    if each.default_factory is not dataclasses.MISSING:
        make: Callable[[], Any] = each.default_factory
        return make()
    return _MISSING if each.default is dataclasses.MISSING else each.default


def _unfit(wanted: str, value: Any, where: str, faults: Faults) -> None:
    faults.add(where, f"expected {wanted}, found {_quoted(json.dumps(value, ensure_ascii=False))}")


def _quoted(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
