"""Plain values as JSON and back, led by their types; reading collects every fault instead of the first.

It knows the building blocks of states and scenarios: numbers, texts, enums, tuples, lists, mappings, named
tuples and dataclasses. Whoever reads gives the type, so nothing in the text can name one.
"""

from __future__ import annotations

import dataclasses
import json
import types
from collections.abc import Mapping, Sequence, Set
from enum import Enum, IntEnum
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from deckbuilder.cards.messages import Message, joined, say

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

_MISSING = object()
_LONGEST_QUOTE = 60
_WIDTH = 100


class Faults(list[str]):
    """Sentences about what is wrong, each with its place: ``players[0].hand[3]: expected a number``."""

    def add(self, where: str, what: str) -> None:
        """Note one fault; an empty place is the text as a whole. What cannot be printed is no part of it."""
        what = _printable(what)
        self.append(say("{where}: {what}", where=_printable(where), what=what) if where else what)


def parted(fault: str) -> tuple[str, str]:
    """The place of a fault, empty for the text as a whole, and what is wrong there."""
    if isinstance(fault, Message) and set(fault.values) == {"where", "what"}:
        return str(fault.values["where"]), str(fault.values["what"])
    return "", fault


def _printable(text: str) -> str:
    """The text, or the message with values, in which what cannot be printed is marked."""
    if isinstance(text, Message):
        values = {
            name: _printable(value) if isinstance(value, str) else value
            for name, value in text.values.items()
        }
        return Message(text.template, values, text.opens)
    return "".join(char if char.isprintable() else "�" for char in text)


class FaultyTextError(ValueError):
    """What cannot be read or cannot be; ``faults`` names everything that is wrong, one sentence each."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__(joined(faults, "; "))
        self.faults = tuple(faults)


# ---- writing ---------------------------------------------------------------------------------------------


def write(kind: object, value: Any, *, brief: bool = False) -> Json:  # noqa: ANN401 - led by ``kind``
    """The value of a type as JSON; ``brief`` leaves out the fields of dataclasses that have their default."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        [something] = (each for each in parts if each is not type(None))
        return None if value is None else write(something, value, brief=brief)
    if origin is tuple and parts[1:] != (Ellipsis,):
        return [write(part, each, brief=brief) for part, each in zip(parts, value, strict=True)]
    if origin in (tuple, list):
        return [write(parts[0], each, brief=brief) for each in value]
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {str(key): write(parts[1], held, brief=brief) for key, held in sorted(value.items())}
    exact = _exact(kind)
    if issubclass(exact, Enum):
        return _enum_word(value)
    if _is_record(exact):
        usual = _defaults(exact) if brief and dataclasses.is_dataclass(exact) else {}
        fields = {name: (part, getattr(value, name)) for name, part in hints(exact).items()}
        return {
            name: write(part, held, brief=brief)
            for name, (part, held) in fields.items()
            if usual.get(name, _MISSING) != held
        }
    return cast("Json", exact(value)) if exact in (int, str) else cast("Json", value)


def _exact(kind: object) -> type[Any]:
    """A class; for a NewType the one it stands on."""
    return cast("type[Any]", getattr(kind, "__supertype__", kind))


def _enum_word(value: Enum) -> str:
    return value.name.lower() if isinstance(value, IntEnum) else str(value.value)


def dump(value: Json, indent: int = 0) -> str:
    """JSON text for people: what fits stays in one line, lists of small things fill their lines."""
    short = json.dumps(value, ensure_ascii=False)
    if len(short) + indent <= _WIDTH or not isinstance(value, (list, dict)):
        return short
    edge, inner = "\n" + " " * indent, "\n" + " " * (indent + 1)
    if isinstance(value, dict):
        lines = [
            f"{json.dumps(name, ensure_ascii=False)}: {dump(held, indent + 1)}"
            for name, held in value.items()
        ]
        return "{" + inner + ("," + inner).join(lines) + edge + "}"
    packed: list[str] = []
    for item in (dump(each, indent + 1) for each in value):
        if packed and len(packed[-1]) + len(item) + indent + 3 <= _WIDTH and "\n" not in packed[-1] + item:
            packed[-1] += f", {item}"
        else:
            packed.append(item)
    return "[" + inner + ("," + inner).join(packed) + edge + "]"


# ---- reading ---------------------------------------------------------------------------------------------


def load(text: str, faults: Faults) -> Json:
    """The JSON value of a text, or None with a fault; a name given twice is one too."""
    try:
        return cast("Json", json.loads(text, object_pairs_hook=lambda pairs: _once(pairs, faults)))
    except json.JSONDecodeError as error:
        faults.add(
            "",
            say(
                "The text is no JSON: {what} in line {line}, column {column}",
                what=error.msg,
                line=error.lineno,
                column=error.colno,
            ),
        )
    except (ValueError, RecursionError):
        faults.add(
            "", say("The text is no JSON that can be read: a number is too long or brackets are too deep")
        )
    return None


def _once(pairs: list[tuple[str, Json]], faults: Faults) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            faults.add("", say('"{name}" is given twice', name=quoted(name)))
        found[name] = value
    return found


def read(kind: object, value: Json, where: str, faults: Faults) -> object:
    """The value of a type that a JSON value stands for; whatever does not fit is noted and read as None."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _read_union(parts, value, where, faults)
    if origin is tuple:
        return _read_tuple(parts, value, where, faults)
    if origin is list:
        return _read_items(parts[0], value, where, faults)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _read_mapping(parts, value, where, faults)
    exact = _exact(kind)
    if issubclass(exact, Enum):
        return _read_enum(exact, value, where, faults)
    if _is_record(exact):
        return _read_record(exact, value, where, faults)
    if type(value) is not exact:
        _unfit(_WORDS[exact], value, where, faults)
    return value


_WORDS: dict[type[object], str] = {
    int: say("a whole number"),
    str: say("a text"),
    bool: say("true or false"),
    type(None): say("nothing (null)"),
}


def _is_record(kind: type[object]) -> bool:
    """A named tuple or a dataclass, both of which are read from their fields by name."""
    return hasattr(kind, "_fields") or dataclasses.is_dataclass(kind)


def _read_union(kinds: tuple[object, ...], value: Json, where: str, faults: Faults) -> object:
    """The first type that fits, nothing before anything; the faults of the last one when none does."""
    tried = Faults()
    for kind in sorted(kinds, key=lambda each: each is not type(None)):
        tried = Faults()
        found = read(kind, value, where, tried)
        if not tried:
            return found
    faults += tried
    return None


def _read_tuple(kinds: tuple[object, ...], value: Json, where: str, faults: Faults) -> tuple[object, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read_items(kinds[0], value, where, faults))
    if not isinstance(value, list) or len(value) != len(kinds):
        _unfit(say("a list of {count}", count=len(kinds)), value, where, faults)
        return ()
    pairs = zip(kinds, value, strict=True)
    return tuple(read(kind, each, f"{where}[{at}]", faults) for at, (kind, each) in enumerate(pairs))


def _read_items(kind: object, value: Json, where: str, faults: Faults) -> list[object]:
    if not isinstance(value, list):
        _unfit(say("a list"), value, where, faults)
        return []
    return [read(kind, each, f"{where}[{at}]", faults) for at, each in enumerate(value)]


def _read_mapping(kinds: tuple[object, ...], value: Json, where: str, faults: Faults) -> dict[object, object]:
    """Names of JSON objects are texts, so a number as key is a text of figures."""
    found: dict[object, object] = {}
    if not isinstance(value, dict):
        _unfit(say("names with values"), value, where, faults)
        return found
    for name, held in value.items():
        place = f"{where}.{quoted(name)}"
        if kinds[0] is str:
            found[name] = read(kinds[1], held, place, faults)
        elif name.isascii() and name.isdecimal() and str(int(name[:9])) == name:
            found[int(name)] = read(kinds[1], held, place, faults)
        else:
            faults.add(place, say("expected a number as name"))
    return found


def _read_enum(kind: type[Enum], value: Json, where: str, faults: Faults) -> Enum | None:
    names = {_enum_word(each): each for each in kind}
    if isinstance(value, str) and value in names:
        return names[value]
    _unfit(say("one of {names}", names=joined(names)), value, where, faults)
    return None


def _read_record(kind: type[Any], value: Json, where: str, faults: Faults) -> object:
    kinds = hints(kind)
    fields = read_fields(kinds, value, where, faults, optional=_defaults(kind).keys())
    return None if fields is None else kind(**fields)


def read_fields(
    kinds: Mapping[str, object],
    value: Json,
    where: str,
    faults: Faults,
    *,
    optional: Set[str] = frozenset(),
) -> dict[str, Any] | None:
    """The fields that are given; None with the faults when a needed one is missing or any does not fit."""
    if not isinstance(value, dict):
        _unfit(say("names with values"), value, where, faults)
        return None
    before = len(faults)
    prefix = f"{where}." if where else ""
    for name in sorted(value.keys() - kinds.keys()):
        faults.add(prefix + quoted(name), say("is no known name here"))
    for name in sorted(kinds.keys() - value.keys() - optional):
        faults.add(prefix + name, say("is missing"))
    found: dict[str, Any] = {
        name: read(kind, value[name], prefix + name, faults) for name, kind in kinds.items() if name in value
    }
    return found if len(faults) == before else None


def hints(kind: type[object]) -> dict[str, object]:
    """The types of the fields of a class, by name, in their order."""
    if kind not in _hints:
        _hints[kind] = get_type_hints(kind)
    return _hints[kind]


_hints: dict[type[object], dict[str, object]] = {}
"""Looked up once a class; they never change."""


def _defaults(kind: type[object]) -> dict[str, object]:
    """The fields of a record that need not be given, with their values."""
    if not dataclasses.is_dataclass(kind):
        return cast("dict[str, object]", getattr(kind, "_field_defaults", {}))
    found: dict[str, object] = {}
    for each in dataclasses.fields(kind):
        if each.default_factory is not dataclasses.MISSING:
            found[each.name] = each.default_factory()
        elif each.default is not dataclasses.MISSING:
            found[each.name] = each.default
    return found


def _unfit(wanted: str, value: Json, where: str, faults: Faults) -> None:
    found = quoted(json.dumps(value, ensure_ascii=False))
    faults.add(where, say("expected {wanted}, found {found}", wanted=wanted, found=found))


def quoted(text: str) -> str:
    """A text of unknown length as far as it fits into a sentence."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
