"""What is wrong with a data file, one fault for each thing, said so that a player can mend it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from .messages import Message, joined, say

if TYPE_CHECKING:
    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

Key = str | int
_LONGEST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a data file: where it is, what is wrong, and what was expected."""

    file: str
    card: str
    """The card number, or an empty string when the fault is not in one card."""

    field: str
    """The keys that lead to it, joined by dots: ``abilities.0.do.1.n``; empty for a whole card or file."""

    message: str

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, self.card, self.field) if part)
        return say("{place}: {message}", place=place, message=self.message)


def faults_of(file: str, card: str, prefix: str, error: ValidationError, data: object = None) -> list[Fault]:
    """One fault for each place where pydantic found something, with what was expected there.

    Given the validated ``data``, the field is the path through it, without pydantic's names of the models on
    the way; what several models of one place expected is one fault.
    """
    expected: dict[tuple[Key, ...], list[str]] = {}
    given: dict[tuple[Key, ...], str] = {}
    items = error.errors(include_url=False)
    inside = _places_with_faults_inside(items)
    for item in items:
        # A default can be at fault too: then the key of the field is not in the data either.
        absent = item["type"] == "missing" or (item["type"] == "value_error" and len(item["loc"]) == 1)
        path = item["loc"] if data is None else _path(item["loc"], data, absent)
        given.setdefault(path, "" if item["type"] == "extra_forbidden" else _shown(item["input"]))
        said = expected.setdefault(path, [])
        if item["type"] not in _ECHOES or _place(item["loc"]) not in inside:
            said.append(_message(item))
    return [
        Fault(
            file,
            card,
            ".".join(str(key) for key in (prefix, *path) if key != ""),
            _told(said, given[path]),
        )
        for path, said in expected.items()
        if said
    ]


_ECHOES = {"too_short", "tuple_type"}
"""What pydantic says of a list, too, when one of the things in it is at fault."""

_PLAIN = {
    "extra_forbidden": say("unknown key"),
    "missing": say("required, but missing"),
    "tuple_type": say("expected a list"),
    "list_type": say("expected a list"),
    "dict_type": say("expected an object in braces"),
    "model_type": say("expected an object in braces"),
    "model_attributes_type": say("expected an object in braces"),
}


def _message(item: ErrorDetails) -> str:
    if item["type"] == "union_tag_invalid":
        found = item.get("ctx", {})
        key = str(found.get("discriminator", "")).strip("'")
        return say(
            "unknown {key} {value!r}, expected one of {values}",
            key=key,
            value=found.get("tag"),
            values=found.get("expected_tags"),
        )
    if item["type"] == "value_error":
        return str(item.get("ctx", {}).get("error", item["msg"]))
    plain = item["msg"].replace(" after validation", "")
    for start in ("Tuple ", "String "):
        plain = plain.removeprefix(start)
    return _PLAIN.get(item["type"], plain.replace("Input should be", "expected"))


def _told(said: Sequence[str], given: str) -> Message:
    expected = joined(dict.fromkeys(said), say("; or "))
    return say("{expected}, got {given}", expected=expected, given=given) if given else expected


def _place(loc: tuple[Key, ...]) -> tuple[Key, ...]:
    """Where a fault is; the branches of a union, which pydantic names last, share their place."""
    return loc[:-1] if loc and isinstance(loc[-1], str) and "[" in loc[-1] else loc


def _places_with_faults_inside(items: Sequence[ErrorDetails]) -> set[tuple[Key, ...]]:
    places = {_place(item["loc"]) for item in items}
    return {place[:length] for place in places for length in range(len(place))}


def _shown(given: object) -> str:
    if not isinstance(given, (str, int, float, bool)):
        return ""
    text = repr(given)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def _path(loc: Sequence[Key], data: object, missing: bool) -> tuple[Key, ...]:
    """The keys of ``loc`` that exist in ``data``, and at its end the one that is missing."""
    return min(_walks(tuple(loc), data, missing), default=(0, 0, ()))[2]


def _walks(loc: tuple[Key, ...], data: object, missing: bool) -> list[tuple[int, int, tuple[Key, ...]]]:
    """Every reading of ``loc`` as keys and model names: how unlikely it is, minus its length, its keys.

    A model's name may equal a key (the action ``if`` has a key ``if``), so both readings are followed. A key
    at the end passed over is the least likely, then one in the middle, then one that is missing.
    """
    if not loc:
        return [(0, 0, ())]
    head, rest = loc[0], loc[1:]
    inside = _inside(data, head)
    if missing and not rest and not inside and isinstance(data, Mapping):
        return [(1, -1, (head,))]
    walks: list[tuple[int, int, tuple[Key, ...]]] = []
    if isinstance(head, str) or not rest:
        unlikely = _unlikely(head, data, at_end=not rest)
        walks = [(cost + unlikely, size, keys) for cost, size, keys in _walks(rest, data, missing)]
    if inside:
        deeper = _walks(rest, inside[0], missing)
        walks += [(cost, size - 1, (head, *keys)) for cost, size, keys in deeper]
    return walks


def _unlikely(head: Key, data: object, *, at_end: bool) -> int:
    """How unlikely it is that a part is a model's name, or the index of one word read as a list of one."""
    if isinstance(head, int):
        return 0
    if _inside(data, head):
        return 2
    return 3 if at_end or not isinstance(data, (Mapping, list, tuple)) else 0


def _inside(data: object, key: Key) -> tuple[object] | None:
    """What is under a key of an object or a list, in a tuple of one; None without such a key."""
    if isinstance(data, Mapping):
        entries = cast(Mapping[Key, object], data)
        return (entries[key],) if key in entries else None
    if isinstance(data, (list, tuple)) and isinstance(key, int):
        items = cast(Sequence[object], data)
        return (items[key],) if key < len(items) else None
    return None
