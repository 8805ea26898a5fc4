"""Reads JSON that strangers made: no duplicate key, NaN or depth gets past; faults are sentences (H31)."""

from __future__ import annotations

import json
from collections import Counter
from typing import NoReturn, cast

from deckbuilder.cards.messages import say

from .report import quoted
from .result import UnreadableError

JsonObject = dict[str, object]


def looks_like_json(text: str) -> bool:
    """True for text that can only be meant as JSON: an object, or a list of objects, strings or lists."""
    start = text.lstrip()[:80]
    if start.startswith("{"):
        return True
    return start.startswith("[") and start[1:].lstrip()[:1] in {"{", '"', "]", "["}


def parse_json(text: str) -> object:
    """The value of a JSON text. Raises ``UnreadableError`` with the place of the fault."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise UnreadableError(
            say(
                "damaged JSON: {reason} at line {line}, column {column}; copy or save the whole text again",
                reason=error.msg.lower(),
                line=error.lineno,
                column=error.colno,
            )
        ) from None
    except RecursionError:
        raise UnreadableError(say("damaged JSON: it is nested too deeply to be a deck")) from None
    except UnreadableError:
        raise
    except ValueError:
        raise UnreadableError(say("damaged JSON: a number in it is too long to be real")) from None


def _object(pairs: list[tuple[str, object]]) -> JsonObject:
    result = dict(pairs)
    if len(result) != len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise UnreadableError(
            say("damaged JSON: the key {key} stands twice in one object", key=quoted(twice))
        )
    return result


def _constant(name: str) -> NoReturn:
    raise UnreadableError(say("damaged JSON: {name} is no number; whole numbers were expected", name=name))


def as_object(value: object) -> JsonObject | None:
    """The value if it is a JSON object."""
    return cast("JsonObject", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[object] | None:
    """The value if it is a JSON list."""
    return cast("list[object]", value) if isinstance(value, list) else None


def as_text(value: object) -> str:
    """The value if it is a string, else an empty one."""
    return value if isinstance(value, str) else ""


def shown(value: object, limit: int = 120) -> str:
    """The value as it stands in a report line, cut when long."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
